"""PettingZoo: its own tests, for all games, and what this package promises besides."""

from types import SimpleNamespace

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import railhead
from railhead import zoo

GAMES = list(railhead.games())
CYCLES = 30


@pytest.mark.parametrize("game", GAMES)
def test_the_official_test_of_the_aec_form_passes(game: str) -> None:
    api_test(zoo.env(game, players=2), num_cycles=CYCLES)


@pytest.mark.parametrize("game", GAMES)
def test_the_official_test_of_the_aec_form_passes_with_games_that_end(game: str) -> None:
    api_test(zoo.env(game, players=2, max_cycles=5), num_cycles=CYCLES)


@pytest.mark.parametrize("game", GAMES)
def test_the_official_test_of_the_parallel_form_passes(game: str) -> None:
    parallel_api_test(zoo.parallel_env(game, players=2), num_cycles=CYCLES)


@pytest.mark.parametrize("game", GAMES)
def test_the_official_tests_of_seeds_pass(game: str) -> None:
    seed_test(lambda: zoo.env(game, players=2), num_cycles=CYCLES)
    parallel_seed_test(lambda: zoo.parallel_env(game, players=2), num_cycles=CYCLES)


@pytest.mark.parametrize("game", GAMES)
def test_the_official_test_of_cycles_passes(game: str) -> None:
    """It wants every agent to act in every cycle, which is what the parallel form is."""
    max_cycles_test(
        SimpleNamespace(
            parallel_env=lambda max_cycles: zoo.parallel_env(game, players=2, max_cycles=max_cycles),
            env=lambda max_cycles: parallel_to_aec(zoo.parallel_env(game, players=2, max_cycles=max_cycles)),
        )
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_official_test_of_rendering_passes(game: str) -> None:
    render_test(lambda render_mode: zoo.env(game, players=2, render_mode=render_mode), {"svg": lambda drawn: drawn.startswith("<svg")})


@pytest.mark.parametrize("game", GAMES)
def test_games_of_the_aec_form_end_with_rewards_that_are_those_of_the_game(game: str) -> None:
    env = zoo.raw_env(game, players=2)
    env.reset(seed=4)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        rewards[agent] = reward
        env.step(None if termination or truncation else env.action_space(agent).sample(observation["action_mask"]))
    assert list(rewards.values()) == env.table.state.returns()


def test_the_aec_form_is_cut_off_after_so_many_decisions_a_player() -> None:
    env = zoo.raw_env("colt-express", players=3, max_cycles=4)
    env.reset(seed=1)
    for agent in env.agent_iter():
        if env.terminations[agent] or env.truncations[agent]:
            break
        env.step(env.action_space(agent).sample())
    assert env.table.state.decisions == 12 and all(env.truncations.values())


def test_nobody_sees_what_others_chose_at_once() -> None:
    """In Fliptown all decide at once: what the second sees is the same, whatever the first chose."""
    seen: set[bytes] = set()
    env = zoo.raw_env("fliptown", players=2)
    env.reset(seed=3)
    for action in np.flatnonzero(env.observe("player_0")["action_mask"]):
        env.reset(seed=3)
        assert env.agent_selection == "player_0"
        env.step(action)
        if env.agent_selection == "player_1":
            seen.add(env.observe("player_1")["observation"].tobytes())
    assert len(seen) == 1


def test_whoever_is_not_waited_for_can_only_wait() -> None:
    env = zoo.parallel_env("colt-express", players=2)
    observations, _ = env.reset(seed=1)
    while len(env.table.asked()) == 2:
        observations, *_ = env.step({agent: env.action_space(agent).sample() for agent in env.agents})
    (asked,) = env.table.asked()
    (other,) = set(env.agents) - {asked}
    wait = env.table.wait
    assert np.flatnonzero(observations[other]["action_mask"]).tolist() == [wait]
    assert not observations[asked]["action_mask"][wait]
    act = env.action_space(asked).sample()
    with pytest.raises(railhead.IllegalAction, match=f"{other} is not waited for"):
        env.step({asked: act, other: act})
    with pytest.raises(railhead.IllegalAction, match=f"{asked} cannot play {wait}"):
        env.step({asked: wait, other: wait})
    with pytest.raises(railhead.IllegalAction, match=f"{other} did not act"):
        env.step({asked: act})
    assert env.table.state.decisions == env.table.state.clone().decisions


def test_decisions_of_one_step_are_all_carried_out() -> None:
    env = zoo.parallel_env("fliptown", players=4)
    env.reset(seed=1)
    env.step({agent: env.action_space(agent).sample() for agent in env.agents})
    assert [seat for seat, _ in env.table.state.history] == [0, 1, 2, 3]


def test_the_registry_has_both_forms() -> None:
    assert len(pettingzoo.make("aec", "railhead/ColtExpress-v1", players=3).possible_agents) == 3
    assert len(pettingzoo.make("parallel", "railhead/Fliptown-v1", players=3).possible_agents) == 3


def test_seats_of_the_game_itself_have_no_agent() -> None:
    env = zoo.raw_env("west-story", players=1)
    assert env.possible_agents == ["player_0"]
    env.reset(seed=1)
    assert env.table.state.automata
