"""Gymnasium: its own checker, for all games, and what this package promises besides."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

import railhead
from railhead._spaces import environment_id
from railhead.gym import RailheadEnv, RailheadVectorEnv

GAMES = list(railhead.games())


def played_out(env: gymnasium.Env[Any, Any], seed: int) -> tuple[list[NDArray[np.float32]], float, dict[str, Any]]:
    """A whole game of random decisions: what was seen, the last reward and the last info."""
    observation, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    seen, over = [observation], False
    while not over:
        observation, reward, terminated, truncated, info = env.step(env.action_space.sample(mask=info["action_mask"]))
        seen.append(observation)
        over = terminated or truncated
    return seen, float(reward), info


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore:.*an impossible decision")
def test_the_official_checker_passes(game: str) -> None:
    check_env(gymnasium.make(environment_id(game), players=2, opponents="random").unwrapped)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_the_same_for_the_same_seed(game: str) -> None:
    first, reward, info = played_out(gymnasium.make(environment_id(game), players=2, opponents="greedy"), 5)
    again, same_reward, same_info = played_out(gymnasium.make(environment_id(game), players=2, opponents="greedy"), 5)
    assert len(first) == len(again) and all(np.array_equal(one, other) for one, other in zip(first, again))
    assert reward == same_reward and info["scores"] == same_info["scores"]
    other, *_ = played_out(gymnasium.make(environment_id(game), players=2, opponents="greedy"), 6)
    assert len(other) != len(first) or not all(np.array_equal(one, two) for one, two in zip(first, other))


def test_every_observation_is_of_the_space_and_every_mask_is_that_of_the_seat() -> None:
    env = RailheadEnv("colt-express", players=3, opponents="random", learner=1)
    _, info = env.reset(seed=2)
    over = False
    while not over:
        assert np.flatnonzero(info["action_mask"]).tolist() == sorted(env.state.legal(1))
        observation, _, over, _, info = env.step(env.action_space.sample())
        assert observation in env.observation_space
    assert not info["action_mask"].any()


def test_a_policy_of_ones_own_is_asked_with_what_its_seat_knows() -> None:
    asked: list[int] = []

    def policy(worlds: railhead.Worlds) -> int:
        asked.append(worlds.seat)
        return worlds.legal()[0]

    env = RailheadEnv("colt-express", players=3, opponents={0: policy, 2: "random"}, learner=1)
    env.reset(seed=1)
    for _ in range(10):
        env.step(env.action_space.sample())
    assert asked and set(asked) == {0}


def test_one_can_play_alone() -> None:
    _, reward, info = played_out(gymnasium.make("railhead/Fliptown-v1", players=1), 1)
    assert -1 <= reward <= 1 and info["places"] == [1]


def test_seats_rotate_and_can_be_chosen_for_an_episode() -> None:
    env = RailheadEnv("colt-express", players=3, opponents="random", learner="rotate")
    seats = [env.reset(seed=seed)[1]["seat"] for seed in range(4)]
    assert seats == [0, 1, 2, 0]
    assert env.reset(options={"learner": 2})[1]["seat"] == 2
    with pytest.raises(railhead.SetupError, match="seat 3 cannot be yours: expected one of 0, 1, 2"):
        env.reset(options={"learner": 3})


def test_what_is_not_possible_loses_or_raises() -> None:
    env = RailheadEnv("colt-express", opponents="random", illegal="raise")
    _, info = env.reset(seed=1)
    impossible = int(np.flatnonzero(info["action_mask"] == 0)[0])
    before = env.state.decisions
    with pytest.raises(railhead.IllegalAction):
        env.step(impossible)
    assert env.state.decisions == before

    env = RailheadEnv("colt-express", opponents="random")
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="an impossible decision"):
        _, reward, terminated, _, info = env.step(impossible)
    assert (reward, terminated) == (-1.0, True) and info["illegal"]
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(impossible)


def test_episodes_are_cut_off() -> None:
    env = RailheadEnv("west-story", opponents="random", max_decisions=3)
    env.reset(seed=1)
    ends = [env.step(env.action_space.sample())[2:4] for _ in range(3)]
    assert ends == [(False, False), (False, False), (False, True)]


def test_tables_are_rendered_in_words_and_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    for mode, shown in (("ansi", str), ("svg", str), ("human", type(None))):
        env = gymnasium.make("railhead/Fliptown-v1", players=2, opponents="random", render_mode=mode)
        env.reset(seed=1)
        drawn = env.render()
        assert isinstance(drawn, shown)
        assert mode != "svg" or str(drawn).startswith("<svg")
    assert capsys.readouterr().out.strip()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("mode", [AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP])
def test_the_vector_form_steps_many_games(game: str, mode: AutoresetMode) -> None:
    envs = gymnasium.make_vec(environment_id(game), num_envs=3, players=2, opponents="random", autoreset_mode=mode)
    assert isinstance(envs.unwrapped, RailheadVectorEnv)
    observations, infos = envs.reset(seed=3)
    envs.action_space.seed(3)
    ended = 0
    for _ in range(4000):
        assert observations in envs.observation_space
        observations, rewards, terminations, truncations, infos = envs.step(envs.action_space.sample())
        over = terminations | truncations
        assert rewards.dtype == np.float64 and not rewards[~over].any()
        if over.any():
            ended += over.sum()
            assert (infos["places"][over].min(axis=1) == 1).all() and (infos["_places"] == over).all()
            if mode == AutoresetMode.SAME_STEP:
                assert all((row is not None) == bool(end) for row, end in zip(infos["final_obs"], over))
        if ended >= 2:
            break
    assert ended >= 2


def test_what_the_vector_form_hands_out_is_kept() -> None:
    envs = RailheadVectorEnv("colt-express", 2, opponents="random")
    first, _ = envs.reset(seed=1)
    kept = first.copy()
    envs.step(envs.action_space.sample())
    assert np.array_equal(first, kept)
    shared = RailheadVectorEnv("colt-express", 2, opponents="random", copy=False)
    first, _ = shared.reset(seed=1)
    shared.step(shared.action_space.sample())
    assert not np.array_equal(first, kept)


def test_vector_statistics_work() -> None:
    envs = gymnasium.make_vec("railhead/ColtExpress-v1", num_envs=4, players=2, opponents="random")
    envs = gymnasium.wrappers.vector.RecordEpisodeStatistics(envs)
    envs.reset(seed=1)
    while True:
        *_, infos = envs.step(envs.action_space.sample())
        if "episode" in infos:
            break
    assert set(infos["episode"]["r"][infos["_episode"]]) <= {-1.0, 0.0, 1.0}
