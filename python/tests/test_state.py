"""One game, played decision by decision."""

import copy
import pathlib
import pickle
import random
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable

import numpy as np
import pytest

import railhead

from conftest import GAMES, effort, play_at_random

Somewhere = Callable[[int], railhead.State]


def test_a_game_is_played_to_its_end(game: str) -> None:
    state = play_at_random(railhead.new(game, seed=1), random.Random(1))
    standing = state.standing()
    assert state.is_over and state.seat is None and state.to_act == () and standing is not None
    assert state.legal() == [] and state.actions() == [] and not state.mask().any()
    assert [result["total"] for result in standing] == state.scores() == [int(score) for score in state.returns("score")]
    assert all(sum(result["scores"].values()) == result["total"] for result in standing)
    assert sum(result["share"] for result in standing) == pytest.approx(1)
    assert len(state.history) == state.decisions
    with pytest.raises(railhead.IllegalAction, match="the game is over"):
        state.play(0)


@pytest.mark.parametrize("rewards", ["win", "rank"])
def test_returns_are_fair(game: str, rewards: railhead.Rewards) -> None:
    for number in range(effort(10)):
        state = railhead.new(game, seed=number)
        assert state.returns(rewards) == [0.0] * state.seats
        play_at_random(state, random.Random(number))
        returns, standing = state.returns(rewards), state.standing() or []
        assert all(-1 <= it <= 1 for it in returns)
        if state.seats > 1:
            assert sum(returns) == pytest.approx(0, abs=1e-5)
            best = max(returns)
            assert [it["place"] == 1 for it in standing] == [it == pytest.approx(best) for it in returns]


def test_whoever_plays_alone_gets_more_for_a_better_result() -> None:
    pairs = []
    for number in range(30):
        state = play_at_random(railhead.new("fliptown", seed=number, players=1), random.Random(number))
        pairs.append(((state.scores() or [0])[0], state.returns()[0]))
    assert all(-1 <= it <= 1 for _, it in pairs)
    pairs.sort()
    assert [it for _, it in pairs] == sorted(it for _, it in pairs) and pairs[0][1] < pairs[-1][1]


@pytest.mark.parametrize(
    ("game", "setup"),
    [
        ("great-western-trail", {"players": 1}),
        ("west-story", {"players": 1}),
        ("fliptown", {"players": 1, "cowbot": True}),
    ],
)
def test_automata_have_a_seat_and_win_or_lose(game: str, setup: dict[str, railhead.SetupValue]) -> None:
    state = railhead.new(game, seed=3, setup=setup)
    (automaton,) = state.automata
    assert state.seats == 2 and state.seat != automaton
    play_at_random(state, random.Random(3))
    assert all(seat != automaton for seat, _ in state.history)
    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])


def test_codes_notation_and_words_offer_the_same(somewhere: Somewhere) -> None:
    for number in range(effort(20)):
        state = somewhere(number)
        actions, polish = state.actions(), state.actions(lang="pl")
        assert sorted(action.code for action in actions) == sorted(state.legal())
        assert [action.code for action in actions] == [action.code for action in polish]
        assert all(action.words and action.notation for action in actions + polish)
        for action in actions:
            assert state.is_legal(action.code) and state.is_legal(action.notation)
            assert state.why_not(action.code) is None
            assert railhead.games()[state.game].code(action.notation) == action.code


def test_the_mask_shows_what_is_legal(somewhere: Somewhere) -> None:
    out = None
    for number in range(effort(20)):
        state = somewhere(number)
        out = state.mask(out=out)
        assert out.dtype == np.bool_ and sorted(state.legal()) == np.flatnonzero(out).tolist()
        for seat in range(state.seats):
            assert sorted(state.legal(seat)) == np.flatnonzero(state.mask(seat)).tolist()


def test_a_decision_is_played_by_code_notation_or_offer(somewhere: Somewhere) -> None:
    for number in range(effort(10)):
        state = somewhere(number)
        if state.is_over:
            continue
        ways = [state.clone() for _ in range(4)]
        offer = state.actions()[0]
        ways[0].play(offer.code)
        ways[1].play(offer.notation)
        ways[2].play(offer)
        ways[3].play(np.int32(offer.code), seat=state.seat)
        assert len({way.rail() for way in ways}) == 1 and state.decisions + 1 == ways[0].decisions


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("wrong", [-1, 10**9, 2**80, -(2**80), "", "sing", "\0", "ą" * 1000, None, 1.5, [], object()])
def test_what_is_no_decision_changes_nothing(game: str, wrong: object) -> None:
    state = railhead.new(game, seed=2)
    before = state.rail()
    with pytest.raises((railhead.IllegalAction, TypeError)):
        state.play(wrong)  # type: ignore[arg-type]
    assert state.rail() == before


def test_wrong_codes_are_refused_with_their_rule(somewhere: Somewhere) -> None:
    luck = random.Random(4)
    for number in range(effort(20)):
        state = somewhere(number)
        box, before, legal = railhead.games()[state.game], state.rail(), set(state.legal())
        for code in luck.sample(range(box.action_count), 20):
            if code in legal or state.is_over:
                continue
            with pytest.raises(railhead.IllegalAction) as raised:
                state.play(code)
            if box.is_code(code):
                refusal = state.why_not(code)
                assert refusal is not None and raised.value.rule is not None
                assert refusal["rule"] and refusal["words"] and f"[{raised.value.rule}]" in str(raised.value)
                polish = state.why_not(code, lang="pl")
                assert polish is not None and polish["rule"] == refusal["rule"]
        assert state.rail() == before


def test_seats_that_are_not_there_are_named(game: str) -> None:
    state = railhead.new(game, seed=1)
    for seat in (-1, state.seats, 99, 2**40):
        for ask in (state.legal, state.mask, state.observation, state.view, state.text, state.undo, state.imagine):
            with pytest.raises(railhead.NoSuchSeat, match=f"there is no seat {seat}: the table has {state.seats}"):
                ask(seat)  # type: ignore[operator]
    with pytest.raises(railhead.SetupError, match="nobody has the eyes `everybody`"):
        state.view("everybody")  # type: ignore[arg-type]
    with pytest.raises(railhead.SetupError, match="`de` is not a language here"):
        state.text(lang="de")  # type: ignore[arg-type]


def test_decisions_are_taken_back_up_to_a_barrier(game: str) -> None:
    taken = refused = 0
    for number in range(effort(20)):
        luck = random.Random(number)
        state = railhead.new(game, seed=number)
        for _ in range(60):
            if state.is_over:
                break
            before, seat = state.rail(), state.seat
            assert seat is not None
            code = luck.choice(state.legal())
            state.play(code)
            if state.can_undo(seat):
                assert state.undo(seat) == code and state.rail() == before
                state.play(code)
                taken += 1
            else:
                with pytest.raises(railhead.NotTakenBack, match=f"seat {seat}"):
                    state.undo(seat)
                refused += 1
    assert taken and refused
    with pytest.raises(railhead.NotTakenBack, match="seat 0 has not decided anything yet"):
        railhead.new(game, seed=1).undo(0)


def test_copies_go_their_own_ways(somewhere: Somewhere) -> None:
    for number in range(effort(5)):
        state = somewhere(number)
        if state.is_over:
            continue
        before = state.rail()
        copies = [state.clone(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
        for other in copies:
            assert other.rail() == before
            play_at_random(other, random.Random(8))
        assert state.rail() == before and len({other.rail() for other in copies}) == 1


def test_a_game_is_written_and_read(somewhere: Somewhere, tmp_path: pathlib.Path) -> None:
    for number in range(effort(5)):
        state = somewhere(number)
        text, file = state.rail(), tmp_path / "game.rail"
        file.write_text(text)
        for again in (railhead.load(text), railhead.load(text.encode()), railhead.load(file)):
            assert again.rail() == text and again.history == state.history and again.setup == state.setup


def test_what_is_no_rail_file_is_refused_by_line(tmp_path: pathlib.Path) -> None:
    text = railhead.new("colt-express", seed=1).rail()
    for wrong in ("", "railhead 1\n", text[:-1], text.replace("colt-express", "chess"), "\0" * 50):
        with pytest.raises(railhead.RailError, match="line"):
            railhead.load(wrong)
    with pytest.raises(OSError, match="nowhere.rail"):
        railhead.load(tmp_path / "nowhere.rail")
    with pytest.raises(TypeError):
        railhead.load(7)  # type: ignore[arg-type]


def test_the_table_is_drawn_and_told(somewhere: Somewhere) -> None:
    for number in range(effort(5)):
        state = somewhere(number)
        for eyes in (None, "bystander", *range(state.seats)):
            drawn = ElementTree.fromstring(state.svg(eyes))  # type: ignore[arg-type]
            assert drawn.tag == "{http://www.w3.org/2000/svg}svg" and len(drawn) > 2
            assert state.text(eyes) and state.prompt(eyes) in state.text(eyes)  # type: ignore[arg-type]
        assert state.text(lang="pl") != state.text(lang="en")
        assert state._repr_svg_() == state.svg() and str(state) == state.text()


def test_views_are_plain_and_have_fingerprints(somewhere: Somewhere) -> None:
    for number in range(effort(5)):
        state = somewhere(number)
        views = [state.view(seat) for seat in range(state.seats)]
        assert all(isinstance(view, dict) for view in views)
        prints = [state.fingerprint(seat) for seat in range(state.seats)]
        assert all(len(it) == 32 for it in prints)
        for i, one in enumerate(views):
            for j, other in enumerate(views):
                assert (one == other) == (prints[i] == prints[j])


def test_observations_are_within_bounds_and_written_in_place(somewhere: Somewhere) -> None:
    for number in range(effort(10)):
        state = somewhere(number)
        layout = railhead.games()[state.game].layout
        for seat in range(state.seats):
            out = np.full(len(layout), np.nan, dtype=np.float32)
            assert state.observation(seat, out=out) is out
            assert ((layout.low <= out) & (out <= layout.high)).all()
            assert (state.observation(seat) == out).all()
    wrong = np.zeros(3, dtype=np.float32)
    with pytest.raises(ValueError, match="`out` has 3 places: expected"):
        somewhere(1).observation(0, out=wrong)
    frozen = np.zeros(len(layout), dtype=np.float32)
    frozen.flags.writeable = False
    with pytest.raises(ValueError):
        somewhere(1).observation(0, out=frozen)
    with pytest.raises(TypeError):
        somewhere(1).observation(0, out=np.zeros(len(layout)))  # type: ignore[arg-type]


def test_a_campaign_goes_on_with_a_sequel() -> None:
    state = railhead.new("ticket-to-ride-legacy", seed=1, players=2, campaign="new")
    assert state.sequel() is None
    chapters = 1
    while True:
        play_at_random(state, random.Random(chapters))
        following = state.sequel(seed=chapters)
        if following is None:
            break
        assert following.decisions == 0 and following.setup["campaign"] != state.setup["campaign"]
        state, chapters = following, chapters + 1
    assert chapters == 12
    assert play_at_random(railhead.new("colt-express", seed=1), random.Random(1)).sequel() is None
