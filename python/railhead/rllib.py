"""Railhead for RLlib: a game as a ``MultiAgentEnv``.

>>> from railhead.rllib import RailheadMultiAgentEnv
>>> env = RailheadMultiAgentEnv({"game": "fliptown", "players": 2})
>>> observations, infos = env.reset(seed=7)
>>> sorted(observations)  # everybody who is waited for
['player_0', 'player_1']
>>> actions = {agent: env.action_spaces[agent].sample() for agent in observations}
>>> observations, rewards, terminateds, truncateds, infos = env.step(actions)
>>> terminateds["__all__"]
False

RLlib makes one of a configuration: ``AlgorithmConfig().environment(RailheadMultiAgentEnv, env_config={"game": …})``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ray.rllib.env.multi_agent_env import MultiAgentEnv

from ._table import Table

__all__ = ["RailheadMultiAgentEnv"]


class RailheadMultiAgentEnv(MultiAgentEnv):
    """A game in which every seat that is not the game's own is an agent, called ``player_0``, ``player_1``, … by its number.

    Whoever is waited for is given an observation (``observation`` and ``action_mask``) and must act; where several are, they
    decide at once, and decisions are carried out in the order of seats. One that is not possible any more, because the game
    has gone on meanwhile, is not carried out: its agent is asked anew.

    :param config: ``game``, the name of a game; ``rewards`` (``"win"``, ``"rank"`` or ``"score"``); ``max_decisions``, after
        which a game is truncated; and the options of the table, with ``_`` for ``-``.
    """

    def __init__(self, config: Mapping[str, Any]) -> None:
        options = {key.replace("_", "-"): value for key, value in config.items()}
        game, rewards = options.pop("game"), options.pop("rewards", "win")
        self._max_decisions: int | None = options.pop("max-decisions", None)
        self.table = Table(game, rewards=rewards, options=options)
        self.agents = [*self.table.seats]
        self.possible_agents = [*self.table.seats]
        self.observation_spaces = {agent: self.table.observation_spaces[agent] for agent in self.table.seats}
        self.action_spaces = {agent: self.table.action_spaces[agent] for agent in self.table.seats}
        super().__init__()  # type: ignore[no-untyped-call]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Any, Any], dict[Any, Any]]:
        """Sets a new table up."""
        super().reset(seed=seed, options=options)
        self.table.open(seed)
        self.agents = list(self.possible_agents)
        return {agent: self.table.observe(agent) for agent in self.table.asked()}, {}

    def step(  # type: ignore[override]  # of several agents, as RLlib has it, not of one, as Gymnasium has
        self, action_dict: dict[Any, Any]
    ) -> tuple[dict[Any, Any], dict[Any, Any], dict[Any, Any], dict[Any, Any], dict[Any, Any]]:
        """Plays the decisions of those who were waited for."""
        again = self.table.play_at_once({agent: int(action) for agent, action in action_dict.items()})
        state = self.table.state
        over = state.is_over
        truncated = not over and self._max_decisions is not None and state.decisions >= self._max_decisions
        seen = self.table.seats if over or truncated else self.table.asked()
        observations = {agent: self.table.observe(agent) for agent in seen}
        rewards = self.table.returns() if over else dict.fromkeys(observations, 0.0)
        terminateds = dict.fromkeys(observations, over) | {"__all__": over}
        truncateds = dict.fromkeys(observations, truncated) | {"__all__": truncated}
        infos = {agent: {"again": True} for agent in again if agent in observations}
        if over or truncated:
            self.agents = []
        return observations, rewards, terminateds, truncateds, infos
