"""A table with an agent in every seat that is not the game's own: what all interfaces for several players have in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
from gymnasium.utils import seeding
from numpy.typing import NDArray

from ._railhead import Game, State, games
from ._spaces import LegalDiscrete, Mask, as_mask, masked_observation_space
from .errors import IllegalAction

if TYPE_CHECKING:
    from ._railhead import Rewards, SetupValue

#: Seeds of games are below this.
SEEDS = 2**63

RENDER_MODES: list[str] = ["ansi", "svg", "human"]


def played_seats(game: Game, setup: Mapping[str, SetupValue]) -> tuple[int, ...]:
    """The seats that are not the game's own.

    >>> import railhead
    >>> west_story = railhead.games()["west-story"]
    >>> played_seats(west_story, west_story.complete(players=1))  # the other one is Tom's
    (0,)
    """
    automata = game.automata(setup)
    return tuple(seat for seat in range(game.seats(setup)) if seat not in automata)


def chosen(setup: Mapping[str, SetupValue] | None, options: Mapping[str, SetupValue]) -> dict[str, SetupValue]:
    """What is chosen at a table, in part by the names of options and in part as keywords.

    >>> chosen({"tom-hard": 3}, {"tom_gold": True})
    {'tom-hard': 3, 'tom-gold': True}
    """
    return dict(setup or {}) | {key.replace("_", "-"): value for key, value in options.items()}


class Table:
    """A game in its box, its agents with their spaces, and the game that they play.

    :param game: the name of a game.
    :param rewards: how a finished game is rewarded.
    :param options: what is chosen at the table, by the names of its options.
    :param waits: whether agents have one decision besides the game's own, which means to wait.
    """

    def __init__(
        self, game: str, *, rewards: Rewards = "win", options: Mapping[str, SetupValue], waits: bool = False
    ) -> None:
        self.game = games()[game]
        self.setup = self.game.complete(options)
        self.seats = {f"player_{seat}": seat for seat in played_seats(self.game, self.setup)}
        self.agents = {seat: agent for agent, seat in self.seats.items()}
        actions = self.game.action_count + waits
        self.wait = self.game.action_count if waits else None
        self.observation_spaces = {agent: masked_observation_space(self.game, actions) for agent in self.seats}
        self.action_spaces = {agent: LegalDiscrete(actions) for agent in self.seats}
        self.rewards: Rewards = rewards
        self._random = np.random.default_rng()
        self._state: State | None = None

    @property
    def state(self) -> State:
        """The game that is being played."""
        assert self._state is not None, "call reset() before anything else"
        return self._state

    def open(self, seed: int | None) -> None:
        """Begins a new game. Without a seed, the one that follows from the seed before."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._state = self.game.new(seed=int(self._random.integers(SEEDS)), setup=self.setup)
        for agent in self.seats:
            self.action_spaces[agent].allow(self._mask(agent))

    def asked(self) -> list[str]:
        """Everybody who is waited for."""
        return [self.agents[seat] for seat in self.state.to_act]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What an agent sees and may do."""
        self.action_spaces[agent].allow(self._mask(agent))
        return {"observation": self.state.observation(self.seats[agent]), "action_mask": self._mask(agent)}

    def _mask(self, agent: str) -> Mask:
        """Only those who are waited for are asked: nobody is offered to interject."""
        seat = self.seats[agent]
        asked = seat in self.state.to_act
        own = as_mask(self.state.mask(seat)) if asked else np.zeros(self.game.action_count, dtype=np.int8)
        return own if self.wait is None else np.append(own, np.int8(not asked))

    def play_at_once(self, decisions: Mapping[str, int]) -> set[str]:
        """Plays what several agents chose at once, in the order of seats, each on what it saw before any of them.

        Returns those whose decision was possible and is not any more, since the game has gone on meanwhile. If one was not
        possible in the first place, nothing happens.
        """
        state = self.state
        for agent, decision in decisions.items():
            self._check(agent, decision)
        again = set()
        for agent, decision in sorted(decisions.items(), key=lambda each: self.seats[each[0]]):
            seat = self.seats[agent]
            if seat in state.to_act and state.is_legal(decision, seat):
                state.play(decision, seat)
            else:
                again.add(agent)
        return again

    def _check(self, agent: str, decision: int) -> None:
        seat = self.seats[agent]
        if seat not in self.state.to_act:
            raise IllegalAction(f"{agent} is not waited for")
        if not self.state.is_legal(decision, seat):
            why = self.state.why_not(decision, seat)
            raise IllegalAction(f"{agent} cannot play {decision}" + (f": {why['words']}" if why else ""))

    def returns(self) -> dict[str, float]:
        """What the game has brought every agent: 0 until it is over."""
        returns = self.state.returns(self.rewards)
        return {agent: returns[seat] for agent, seat in self.seats.items()}

    def render(self, mode: str | None, eyes: int | Literal["bystander"]) -> str | None:
        """The table as these eyes see it."""
        return render(self.state, mode, eyes)


def render(state: State, mode: str | None, eyes: int | Literal["bystander"]) -> str | None:
    """A table as certain eyes see it: in words, drawn, or printed."""
    if mode == "svg":
        return state.svg(eyes)
    if mode == "ansi":
        return state.text(eyes)
    if mode == "human":
        print(state.text(eyes))
    return None
