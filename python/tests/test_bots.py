"""Players of the house, and matches."""

import json
import pathlib
import pickle
import random

import numpy as np
import pytest

import railhead

from conftest import play_at_random


def test_bots_choose_what_is_legal(game: str) -> None:
    for name in ("random", "greedy", "beginner", "mcts:50"):
        bot = railhead.Bot(name)
        state = play_at_random(railhead.new(game, seed=2), random.Random(2), 10)
        seat = state.seat
        assert bot.name == name and bot.choose(state, seed=1) in state.legal()
        assert bot.choose(state, seed=1) == bot.choose(state.worlds(seat), seed=1) == bot.choose(state, seat, seed=1)
        assert bot(state.worlds()) in state.legal()


def test_a_bot_shows_how_it_came_to_its_choice(game: str) -> None:
    state = play_at_random(railhead.new(game, seed=1), random.Random(1), 3)
    search = railhead.Bot("mcts:120").search(state, seed=4)
    assert search.iterations == 120 and set(search.visits) == set(search.values) == set(state.legal())
    assert search.action in state.legal() and all(0 <= value <= 1 for value in search.values.values())
    assert search.visits[search.action] == max(search.visits.values())
    policy = search.policy()
    assert policy.shape == (railhead.games()[game].action_count,) and policy.sum() == pytest.approx(1, abs=1e-5)
    assert np.flatnonzero(policy).tolist() == sorted(code for code, visits in search.visits.items() if visits)
    same = railhead.Bot("mcts:120").search(state.imagine(state.seat or 0, seed=77), state.seat, seed=4)
    assert same.visits == search.visits, "what is hidden changes nothing"


def test_a_bot_explains_itself_in_both_languages(game: str) -> None:
    state, bot = railhead.new(game, seed=1), railhead.Bot("mcts:200")
    english, polish = bot.explain(state, seed=1), bot.explain(state, seed=1, lang="pl")
    assert "200" in english and "200" in polish and english != polish
    assert bot.explain(state, asked=state.legal()[-1], seed=1)


def test_what_a_bot_cannot_do_is_said() -> None:
    with pytest.raises(railhead.SetupError, match="`clever` is not a bot: expected random, greedy"):
        railhead.Bot("clever")
    state = railhead.new("colt-express", seed=1)
    for name in ("random", "greedy"):
        with pytest.raises(ValueError, match=f"`{name}` does not search"):
            railhead.Bot(name).search(state)
    with pytest.raises(ValueError, match="this is what seat 0 knows, not seat 1"):
        railhead.Bot("random").choose(state.worlds(0), 1)
    with pytest.raises(railhead.IllegalAction, match="seat 2 has nothing to decide"):
        railhead.Bot("random").choose(state, 2)
    play_at_random(state, random.Random(1))
    with pytest.raises(railhead.IllegalAction, match="the game is over"):
        railhead.Bot("random").choose(state)
    with pytest.raises(TypeError):
        railhead.Bot("random").choose("colt-express")  # type: ignore[arg-type]


def test_bots_are_pickled() -> None:
    assert pickle.loads(pickle.dumps(railhead.Bot("mcts:30"))).name == "mcts:30"


def test_a_policy_meets_a_bot_in_every_seat() -> None:
    seats: list[int] = []

    def first(worlds: railhead.Worlds) -> int:
        seats.append(worlds.seat)
        assert worlds.imagine(seed=1).is_imagined
        return worlds.legal()[0]

    told: list[tuple[int, int]] = []
    outcome = railhead.arena(
        "colt-express", first, "random", games=10, players=3, progress=lambda done, all_: told.append((done, all_))
    )
    assert isinstance(outcome, railhead.Outcome)
    assert (outcome.games, outcome.planned, outcome.is_complete) == (12, 12, True)
    assert (outcome.bot, outcome.against, outcome.game) == ("first", "random", "colt-express")
    assert outcome.chance == pytest.approx(1 / 3) and 0 <= outcome.interval[0] <= outcome.share <= outcome.interval[1]
    assert set(seats) == {0, 1, 2} and max(told) == (12, 12)


def test_a_bot_in_the_arena_plays_as_on_the_command_line(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "match.jsonl"
    outcome = railhead.arena("colt-express", "greedy", "random", games=8, players=4, seed=3, file=file)
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert lines[0]["bot"] == "greedy" and lines[0]["against"] == "random" and lines[0]["seed"] == 3
    assert sorted(line["index"] for line in lines[1:]) == list(range(8))
    again = railhead.arena("colt-express", railhead.Bot("greedy"), "random", games=12, players=4, seed=3, file=file)
    assert isinstance(outcome, railhead.Outcome) and isinstance(again, railhead.Outcome)
    assert (outcome.games, again.games, len(file.read_text().splitlines())) == (8, 12, 13)
    with pytest.raises(railhead.ArenaError, match="holds another match: its seed is 3, not 4"):
        railhead.arena("colt-express", "greedy", "random", games=8, players=4, seed=4, file=file)


def test_a_policy_keeps_its_results_by_name(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "match.jsonl"

    def forbidden(worlds: railhead.Worlds) -> int:
        raise AssertionError("all games are known")

    railhead.arena("fliptown", lambda worlds: worlds.legal()[0], "random", games=4, players=2, name="mine", file=file)
    known = railhead.arena("fliptown", forbidden, "random", games=4, players=2, name="mine", file=file)
    assert known.games == 4 and known.bot == "mine"
    with pytest.raises(railhead.ArenaError, match="holds another match: its bot is"):
        railhead.arena("fliptown", forbidden, "random", games=4, players=2, name="yours", file=file)


def test_whoever_plays_alone_is_scored() -> None:
    alone = railhead.arena("fliptown", "greedy", games=6, players=1)
    assert isinstance(alone, railhead.SoloOutcome)
    assert alone.share is None and alone.range[0] <= alone.score <= alone.range[1] and alone.score > 50
    against_sam = railhead.arena("great-western-trail", lambda worlds: worlds.legal()[-1], games=2, players=1)
    assert isinstance(against_sam, railhead.SoloOutcome) and against_sam.share is not None
    with pytest.raises(railhead.SetupError, match="nobody else decides at this table"):
        railhead.arena("fliptown", "greedy", "random", players=1)
    with pytest.raises(railhead.SetupError, match="say who plays the other seats"):
        railhead.arena("fliptown", "greedy", players=2)


def test_what_goes_wrong_in_a_policy_is_raised() -> None:
    class Tired(Exception):
        pass

    def tired(worlds: railhead.Worlds) -> int:
        raise Tired("no more")

    with pytest.raises(Tired, match="no more"):
        railhead.arena("colt-express", tired, "random", games=4)
    with pytest.raises(railhead.ArenaError, match="chose the option at place"):
        railhead.arena("colt-express", lambda worlds: railhead.games()["colt-express"].action_count - 1, "random", games=4)
    with pytest.raises(railhead.IllegalAction, match="`sing` is not a decision of this game"):
        railhead.arena("colt-express", lambda worlds: "sing", "random", games=4)
    with pytest.raises(TypeError, match="a player is a bot, the name of one, or a function"):
        railhead.arena("colt-express", 7, "random")  # type: ignore[arg-type]


def test_progress_may_stop_a_match() -> None:
    def enough(done: int, total: int) -> None:
        if done >= 3:
            raise StopIteration("enough")

    with pytest.raises(StopIteration, match="enough"):
        railhead.arena("colt-express", "random", "random", games=100_000, progress=enough)
