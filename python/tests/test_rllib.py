"""RLlib: its own checks of an environment for several agents, for all games."""

import pytest
from ray.rllib.utils.pre_checks.env import check_multiagent_environments

import railhead
from railhead.rllib import RailheadMultiAgentEnv

GAMES = list(railhead.games())


@pytest.mark.parametrize("game", GAMES)
def test_the_official_checks_pass(game: str) -> None:
    check_multiagent_environments(RailheadMultiAgentEnv({"game": game, "players": 2}))


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_are_played_by_those_who_are_waited_for(game: str) -> None:
    env = RailheadMultiAgentEnv({"game": game, "players": 2})
    observations, _ = env.reset(seed=1)
    over = {"__all__": False}
    while not over["__all__"]:
        assert set(observations) == set(env.table.asked())
        assert all(observation in env.get_observation_space(agent) for agent, observation in observations.items())
        actions = {agent: env.get_action_space(agent).sample() for agent in observations}
        observations, rewards, over, _, _ = env.step(actions)
    assert set(rewards) == set(env.possible_agents) and sum(rewards.values()) == pytest.approx(0, abs=1e-5)


def test_games_are_truncated() -> None:
    env = RailheadMultiAgentEnv({"game": "colt-express", "players": 3, "max_decisions": 5})
    observations, _ = env.reset(seed=1)
    truncated = {"__all__": False}
    while not truncated["__all__"]:
        actions = {agent: env.get_action_space(agent).sample() for agent in observations}
        observations, _, _, truncated, _ = env.step(actions)
    assert env.table.state.decisions >= 5 and set(observations) == set(env.possible_agents)


def test_what_is_not_possible_is_refused_before_anything_happens() -> None:
    env = RailheadMultiAgentEnv({"game": "fliptown", "players": 2})
    observations, _ = env.reset(seed=1)
    impossible = int((observations["player_1"]["action_mask"] == 0).argmax())
    with pytest.raises(railhead.IllegalAction, match="player_1 cannot play"):
        env.step({"player_0": env.get_action_space("player_0").sample(), "player_1": impossible})
    assert env.table.state.decisions == 0
