"""Railhead for PettingZoo: everybody's seat is yours.

One after the other (the *AEC* form), for every game:

>>> from railhead import zoo
>>> env = zoo.env("colt-express", players=3)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     over = termination or truncation
...     env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

Where several players are waited for at once, they are asked one after the other, and none is shown what those before have
chosen: observations are made from a seat's view, which does not tell.

All at once (the *parallel* form), for games or phases of them in which play is simultaneous:

>>> env = zoo.parallel_env("fliptown", players=3)
>>> observations, infos = env.reset(seed=7)
>>> [bool(mask["action_mask"][-1]) for mask in observations.values()]  # nobody has to wait
[False, False, False]
>>> while env.agents:
...     actions = {agent: env.action_space(agent).sample() for agent in env.agents}
...     observations, rewards, terminations, truncations, infos = env.step(actions)

There every agent acts in every step, as the interface wants it. Whoever is not waited for has one decision, which is the last
code and means to wait. In Fliptown everybody decides in every turn; in the other games most steps have one player deciding while
the others wait, and the AEC form is the more natural one.

PettingZoo's own registry has them too, once this module is imported: ``pettingzoo.make("aec", "railhead/ColtExpress-v1",
players=3)``.

Agents are called ``player_0``, ``player_1``, … after their seats. Seats that the game itself plays have no agent.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv, register
from pettingzoo.utils import wrappers

from ._railhead import games
from ._spaces import environment_id
from ._table import RENDER_MODES, Table, chosen
from .errors import IllegalAction

if TYPE_CHECKING:
    from ._railhead import Rewards, SetupValue

__all__ = ["RailheadAEC", "RailheadParallel", "env", "parallel_env", "raw_env"]

RenderMode: TypeAlias = Literal["ansi", "svg", "human"]
Observations: TypeAlias = dict[str, dict[str, NDArray[Any]]]


def env(game: str, **parameters: Any) -> AECEnv[str, Any, Any]:
    """An environment in which players decide one after the other, with PettingZoo's usual checks around it.

    Parameters are those of :class:`RailheadAEC`.
    """
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(game, **parameters)))


def raw_env(game: str, **parameters: Any) -> RailheadAEC:
    """The same without checks."""
    return RailheadAEC(game, **parameters)


def parallel_env(game: str, **parameters: Any) -> RailheadParallel:
    """An environment in which everybody acts in every step. Parameters are those of :class:`RailheadParallel`."""
    return RailheadParallel(game, **parameters)


class RailheadAEC(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """A game in which players decide one after the other.

    :param game: the name of a game.
    :param rewards: what the end of the game brings: ``"win"`` (the victory, from −1 to 1), ``"rank"`` (the place, from −1 to
        1) or ``"score"``. Before the end all rewards are 0.
    :param max_cycles: after so many decisions a player, counted over all players, the game is truncated.
    :param render_mode: ``"ansi"`` (the table in words), ``"svg"`` (drawn, as text) or ``"human"`` (printed): each as the seat
        sees it that decides next.
    :param setup: what is chosen at the table, by the names of ``railhead.games()[game].options``; or as keywords, with ``_``
        for ``-``.
    """

    metadata: dict[str, Any] = {
        "render_modes": RENDER_MODES,
        "name": "railhead_v1",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        *,
        rewards: Rewards = "win",
        max_cycles: int | None = None,
        render_mode: RenderMode | None = None,
        setup: Mapping[str, SetupValue] | None = None,
        **options: SetupValue,
    ) -> None:
        super().__init__()
        self.table = Table(game, rewards=rewards, options=chosen(setup, options))
        self.metadata = type(self).metadata | {"name": f"railhead_{game.replace('-', '_')}_v1"}
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = list(self.table.seats)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees (``observation``) and may do (``action_mask``)."""
        return self.table.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All codes of decisions."""
        return self.table.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Sets a new table up."""
        self.table.open(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What an agent sees and may do: nothing, unless it is asked now."""
        observation = self.table.observe(agent)
        if agent != self.agent_selection:
            observation["action_mask"][:] = 0
        return observation

    def step(self, action: int | np.integer[Any] | None) -> None:
        """Plays the decision of the agent that is asked; ``None`` where its game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction(f"{agent} is still playing: expected the code of a decision, not None")
        state = self.table.state
        state.play(int(action), self.table.seats[agent])
        self._cumulative_rewards[agent] = 0.0
        if state.is_over:
            self.rewards = self.table.returns()
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._is_spent():
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._next()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as the seat sees it that decides next; when the game is over, as everybody does."""
        seat = self.table.state.seat
        return self.table.render(self.render_mode, "bystander" if seat is None else seat)

    def close(self) -> None:
        """There is nothing to close."""

    def _is_spent(self) -> bool:
        most = None if self.max_cycles is None else self.max_cycles * len(self.possible_agents)
        return most is not None and self.table.state.decisions >= most

    def _next(self) -> str:
        seat = self.table.state.seat
        return self.agents[0] if seat is None else self.table.agents[seat]


class RailheadParallel(ParallelEnv[str, Any, Any]):  # type: ignore[misc]
    """A game in which everybody acts in every step: whoever is waited for decides, everybody else waits.

    The last code of the action space means to wait, and is all that the mask allows to those who are not waited for.

    Decisions of one step are carried out in the order of seats, each taken on what its seat saw before any of them. If the
    game has gone on meanwhile so that one is not possible any more, it is not carried out, ``infos[agent]["again"]`` is true
    and the agent is asked anew.

    Parameters are those of :class:`RailheadAEC`, but that ``max_cycles`` counts steps, and that tables are rendered as somebody
    sees them who watches.
    """

    metadata: dict[str, Any] = RailheadAEC.metadata | {"is_parallelizable": True}

    def __init__(
        self,
        game: str,
        *,
        rewards: Rewards = "win",
        max_cycles: int | None = None,
        render_mode: RenderMode | None = None,
        setup: Mapping[str, SetupValue] | None = None,
        **options: SetupValue,
    ) -> None:
        self.table = Table(game, rewards=rewards, options=chosen(setup, options), waits=True)
        self.metadata = type(self).metadata | {"name": f"railhead_{game.replace('-', '_')}_v1"}
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = list(self.table.seats)
        self.agents: list[str] = []
        self._cycles = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees (``observation``) and may do (``action_mask``)."""
        return self.table.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All codes of decisions, and one more that means to wait."""
        return self.table.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, dict[str, Any]]]:
        """Sets a new table up."""
        self.table.open(seed)
        self.agents = list(self.possible_agents)
        self._cycles = 0
        return self._observe(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[Observations, dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Plays everybody's decisions."""
        again = self.table.play_at_once(self._decisions(actions))
        self._cycles += 1
        over = self.table.state.is_over
        truncated = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        observations, rewards = self._observe(), self.table.returns()
        infos: dict[str, dict[str, Any]] = {agent: {"again": True} if agent in again else {} for agent in self.agents}
        terminations, truncations = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, truncated)
        if over or truncated:
            self.agents = []
        return observations, rewards, terminations, truncations, infos

    def render(self) -> str | None:
        """The table as somebody sees it who watches."""
        return self.table.render(self.render_mode, "bystander")

    def close(self) -> None:
        """There is nothing to close."""

    def _observe(self) -> Observations:
        return {agent: self.table.observe(agent) for agent in self.agents}

    def _decisions(self, actions: Mapping[str, Any]) -> dict[str, int]:
        """What those chose who are waited for; everybody else waits."""
        asked, wait = self.table.asked(), self.table.wait
        for agent in self.agents:
            if agent not in actions:
                raise IllegalAction(f"{agent} did not act: every agent acts in every step")
            if agent not in asked and int(actions[agent]) != wait:
                raise IllegalAction(f"{agent} is not waited for: expected {wait}, which means to wait")
        return {agent: int(actions[agent]) for agent in asked}


for _name in games():
    for _form, _entry_point in (("aec", env), ("parallel", parallel_env)):
        register(_form, environment_id(_name), _entry_point, kwargs={"game": _name})
