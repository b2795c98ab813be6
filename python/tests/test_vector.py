"""Many games at once."""

import random
from typing import Any

import numpy as np
import pytest

import railhead

from conftest import GAMES, effort


def codes_of(env: railhead.VectorEnv, row: int) -> list[int]:
    starts, codes = env.legal_starts, env.legal_codes
    assert starts is not None and codes is not None
    return [int(code) for code in codes[starts[row] : starts[row + 1]]]


def test_rows_are_games(game: str) -> None:
    env = railhead.VectorEnv(game, 6, seed=2, masks=True)
    box = railhead.games()[game]
    assert (len(env), env.num_envs, env.game, env.seats) == (6, 6, game, box.seats())
    assert (env.action_count, env.observation_size) == (box.action_count, box.observation_size)
    observations, masks = env.observations, env.masks
    assert observations is not None and observations.shape == (6, box.observation_size)
    assert masks is not None and masks.shape == (6, box.action_count)
    for step in range(effort(60)):
        row = step % 6
        state = env.state(row)
        assert state.seat == env.to_act[row] and state.legal() == codes_of(env, row)
        assert (state.mask() == masks[row]).all() and (state.observation() == observations[row]).all()
        assert env.legal_counts[row] == len(state.legal())
        assert state.decisions == env.lengths[row] or env.terminations[row]
        env.step(env.sample_legal())


def test_arrays_are_never_copied(game: str) -> None:
    env = railhead.VectorEnv(game, 32, seed=1, masks=True)
    names = "observations masks to_act rewards terminations truncations scores places lengths legal_starts".split()
    first = {name: getattr(env, name) for name in names}
    addresses = {name: array.ctypes.data for name, array in first.items()}
    for _ in range(50):
        observations, rewards, terminations, truncations, info = env.step(env.sample_legal())
        assert observations is first["observations"] and rewards is first["rewards"]
        assert terminations is first["terminations"] and truncations is first["truncations"]
        assert info["mask"] is first["masks"] and info["to_act"] is first["to_act"]
    assert addresses == {name: getattr(env, name).ctypes.data for name in names}


def test_a_numpy_policy_chooses_from_the_lists(game: str) -> None:
    env, luck = railhead.VectorEnv(game, 64, seed=1, observations=False), np.random.default_rng(1)
    assert env.observations is None and env.masks is None and env.final_observations is None
    finished = 0
    for _ in range(effort(300)):
        starts, codes = env.legal_starts, env.legal_codes
        assert starts is not None and codes is not None and starts[-1] == len(codes)
        chosen = codes[starts[:-1] + (luck.random(64) * np.diff(starts)).astype(np.int64)]
        _, _, terminations, _, _ = env.step(chosen)
        finished += int(terminations.sum())
    assert finished or game in ("great-western-trail", "ticket-to-ride-legacy", "west-story")


@pytest.mark.parametrize("kind", [np.int8, np.int16, np.int32, np.int64, np.uint32, list])
def test_actions_may_be_any_integers(kind: Any) -> None:
    env = railhead.VectorEnv("colt-express", 4, seed=1)
    same = railhead.VectorEnv("colt-express", 4, seed=1)
    for _ in range(20):
        codes = env.sample_legal()
        if codes.max() < 128:
            same.step(codes.tolist() if kind is list else codes.astype(kind))
        else:
            same.step(codes)
        env.step(codes.copy())
        assert (env.to_act == same.to_act).all()
    spread = np.zeros(8, dtype=np.int32)
    spread[::2] = env.sample_legal()
    env.step(spread[::2])


@pytest.mark.parametrize("threads", [2, 3])
def test_threads_change_nothing(game: str, threads: int) -> None:
    one = railhead.VectorEnv(game, 70, seed=5, masks=True)
    many = railhead.VectorEnv(game, 70, seed=5, masks=True, threads=threads)
    assert many.threads == threads
    for _ in range(effort(60)):
        codes = one.sample_legal()
        assert (codes == many.sample_legal()).all()
        for here, there in zip(one.step(codes)[:4], many.step(codes)[:4]):
            assert here is not None and there is not None and here.tobytes() == there.tobytes()
        assert one.masks is not None and many.masks is not None and one.masks.tobytes() == many.masks.tobytes()


def test_a_game_is_the_same_in_a_batch_of_any_size(game: str) -> None:
    few, many = railhead.VectorEnv(game, 2, seed=9), railhead.VectorEnv(game, 40, seed=9)
    for _ in range(effort(100)):
        few.step(few.sample_legal())
        many.step(many.sample_legal())
        assert (few.to_act == many.to_act[:2]).all()
    assert few.state(1).rail() == many.state(1).rail()
    other = railhead.VectorEnv(game, 2, seed=10)
    assert other.state(0).seed != few.state(0).seed


def test_rewards_come_with_the_end(game: str) -> None:
    for rewards in ("win", "rank", "score"):
        env = railhead.VectorEnv(game, 16, seed=1, rewards=rewards, autoreset="next_step", observations=False)
        ended = 0
        for _ in range(5_000):
            env.step(env.sample_legal())
            for row in np.flatnonzero(env.terminations):
                state = env.state(int(row))
                assert state.is_over and state.returns(rewards) == env.rewards[row].tolist()
                assert state.scores() == env.scores[row].tolist()
                assert [it["place"] for it in state.standing() or []] == env.places[row].tolist()
                assert state.decisions == env.lengths[row]
                ended += 1
            assert not env.rewards[~env.terminations].any()
            if ended > 3:
                break
        assert ended


def test_next_step_waits_for_one_step() -> None:
    env = railhead.VectorEnv("colt-express", 4, seed=1, autoreset="next_step", masks=True)
    assert env.autoreset == "next_step" and env.final_observations is None
    while not env.terminations.any():
        env.step(env.sample_legal())
    over = env.terminations.copy()
    assert (env.to_act[over] == -1).all() and env.masks is not None and not env.masks[over].any()
    ended = env.state(int(np.flatnonzero(over)[0])).seed
    codes = env.sample_legal().copy()
    codes[over] = -7
    env.step(codes)
    assert (env.to_act[over] >= 0).all() and not env.terminations[over].any() and not env.rewards[over].any()
    assert env.state(int(np.flatnonzero(over)[0])).seed != ended


def test_same_step_shows_how_the_game_ended() -> None:
    env = railhead.VectorEnv("colt-express", 4, seed=1)
    shadow = railhead.VectorEnv("colt-express", 4, seed=1, autoreset="next_step")
    while not env.terminations.any():
        codes = env.sample_legal()
        shadow.step(codes)
        env.step(codes)
    over = env.terminations
    assert (over == shadow.terminations).all() and env.final_observations is not None and shadow.observations is not None
    assert (env.final_observations[over] == shadow.observations[over]).all()
    assert (env.to_act >= 0).all() and (env.legal_counts > 0).all()


def test_disabled_waits_for_a_reset() -> None:
    env = railhead.VectorEnv("colt-express", 4, seed=1, autoreset="disabled")
    while not env.terminations.all():
        env.step(env.sample_legal())
    assert (env.to_act == -1).all()
    seeds = [env.state(row).seed for row in range(4)]
    observations, info = env.reset(only=np.array([True, False, True, False]))
    assert observations is env.observations and info["to_act"].tolist()[1::2] == [-1, -1]
    assert [env.state(row).seed == seed for row, seed in enumerate(seeds)] == [False, True, False, True]
    with pytest.raises(ValueError, match="3 flags for 4 games"):
        env.reset(only=np.array([True, False, True]))


def test_a_reset_begins_anew() -> None:
    env = railhead.VectorEnv("fliptown", 3, seed=1, players=2)
    first = [env.state(row).rail() for row in range(3)]
    env.reset()
    assert [env.state(row).rail() for row in range(3)] == first, "nothing was played"
    env.step(env.sample_legal())
    env.reset()
    assert [env.state(row).rail() for row in range(3)] != first
    env.reset(seed=1)
    assert [env.state(row).rail() for row in range(3)] == first


def test_bots_play_the_other_seats(game: str) -> None:
    env = railhead.VectorEnv(game, 3, seed=1, players=2, opponents="greedy", learner="rotate")
    assert env.learners.tolist() == [0, 1, 0]
    for _ in range(effort(30)):
        learners = env.learners.copy()
        assert (env.to_act == learners).all()
        _, rewards, terminations, _, info = env.step(env.sample_legal())
        assert rewards.shape == (3,) and rewards is env.learner_rewards
        assert (rewards == env.rewards[np.arange(3), learners]).all()


def test_bots_sit_where_they_are_put() -> None:
    bots: dict[int, str | railhead.Bot] = {1: "random", 3: railhead.Bot("greedy")}
    env = railhead.VectorEnv("colt-express", 5, seed=1, players=4, opponents=bots)
    for _ in range(40):
        _, rewards, _, _, _ = env.step(env.sample_legal())
        assert set(env.to_act.tolist()) <= {0, 2} and rewards.shape == (5, 4)
        assert (env.learners == -1).all()


def test_one_player_against_an_automaton_is_alone() -> None:
    env = railhead.VectorEnv("great-western-trail", 2, seed=1, players=1)
    assert env.learners.tolist() == [0, 0] and env.step(env.sample_legal())[1].shape == (2,)


@pytest.mark.parametrize("game", GAMES)
def test_wrong_codes_never_corrupt_a_batch(game: str) -> None:
    luck = random.Random(1)
    env = railhead.VectorEnv(game, 10, seed=1, masks=True)
    untouched = railhead.VectorEnv(game, 10, seed=1, masks=True)
    for _ in range(effort(50)):
        codes = env.sample_legal().astype(np.int64)
        right = untouched.sample_legal().astype(np.int64)
        row = luck.randrange(10)
        legal = set(codes_of(env, row))
        wrong = luck.choice([-1, env.action_count, 2**31, 2**62, -(2**62), luck.randrange(env.action_count)])
        if wrong not in legal:
            broken = codes.copy()
            broken[row] = wrong
            with pytest.raises(railhead.IllegalAction) as raised:
                env.step(broken)
            assert raised.value.index == row and f"row {row}: code {wrong}" in str(raised.value)
        env.step(codes)
        untouched.step(right)
        for name in ("observations", "masks", "to_act", "rewards", "lengths", "legal_codes"):
            assert getattr(env, name).tobytes() == getattr(untouched, name).tobytes()
    for wrong_shape in (codes[:5], np.zeros((10, 1), dtype=np.int64), codes.astype(float), "sing", None):
        with pytest.raises((TypeError, ValueError)):
            env.step(wrong_shape)  # type: ignore[arg-type]
    assert env.state(3).rail() == untouched.state(3).rail()


def test_long_episodes_are_truncated() -> None:
    env = railhead.VectorEnv("colt-express", 3, seed=1, max_decisions=7)
    for step in range(1, 30):
        _, _, terminations, truncations, _ = env.step(env.sample_legal())
        assert truncations.all() == (step % 7 == 0) and not terminations.any()


def test_a_campaign_is_one_episode() -> None:
    env = railhead.VectorEnv(
        "ticket-to-ride-legacy", 2, seed=1, players=2, campaign="new", episode="campaign", observations=False
    )
    chapters, games = env.chapters.copy(), 0
    assert chapters.tolist() == [1, 1]
    while not env.terminations.any():
        env.step(env.sample_legal())
        for row in range(2):
            if env.terminations[row]:
                assert chapters[row] == 12 and env.chapters[row] == 1
                assert sorted(env.rewards[row].tolist()) in ([-1.0, 1.0], [0.0, 0.0])
            elif env.chapters[row] != chapters[row]:
                assert env.chapters[row] == chapters[row] + 1 and not env.rewards[row].any()
                assert env.places[row].min() == 1 and env.state(row).setup["campaign"] != "new"
                games += 1
        chapters = env.chapters.copy()
    assert games >= 11
    with pytest.raises(railhead.SetupError, match="this table plays no campaign"):
        railhead.VectorEnv("colt-express", 1, episode="campaign")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"rewards": "gold"}, "`gold` is not a kind of rewards: expected one of win, rank, score"),
        ({"autoreset": "never"}, "`never` is not a way to begin anew: expected one of same_step, next_step, disabled"),
        ({"episode": "year"}, "`year` is not an episode: expected one of game, campaign"),
        ({"opponents": "clever"}, "`clever` is not a bot: expected random, greedy"),
        ({"opponents": "random", "learner": "first"}, "`first` is not a seat: expected a number or `rotate`"),
        ({"opponents": "random", "learner": 4}, "there is no seat 4: the table has 4, counted from 0"),
        ({"opponents": {9: "random"}}, "there is no seat 9"),
        ({"opponents": {seat: "random" for seat in range(4)}}, "bots play every seat"),
        ({"threads": 0}, "games cannot be stepped by 0 threads"),
        ({"players": 7}, "`players` cannot be `7`"),
        ({"colour": "red"}, "there is no option `colour`"),
    ],
)
def test_a_wrong_batch_says_what_would_have_fitted(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(railhead.RailheadError) as raised:
        railhead.VectorEnv("colt-express", 2, **arguments)
    assert message in str(raised.value)


def test_sizes_are_checked() -> None:
    with pytest.raises(railhead.SetupError, match="a batch of 0 games"):
        railhead.VectorEnv("colt-express", 0)
    with pytest.raises(OverflowError):
        railhead.VectorEnv("colt-express", -1)
    env = railhead.VectorEnv("colt-express", 2, seed=1)
    for row in (-1, 2):
        with pytest.raises(IndexError, match=f"there is no row {row}: the batch has 2"):
            env.state(row)


def test_an_array_that_cannot_be_written_is_named() -> None:
    env = railhead.VectorEnv("colt-express", 2, seed=1)
    env.rewards.flags.writeable = False
    with pytest.raises(RuntimeError, match="an array of this batch cannot be written"):
        env.step(env.sample_legal())
    env.rewards.flags.writeable = True
    env.step(env.sample_legal())
