"""Railhead for OpenSpiel: importing this module registers the games with ``pyspiel``.

>>> import pyspiel, railhead.open_spiel
>>> game = pyspiel.load_game("railhead_colt_express(players=3)")
>>> state = game.new_initial_state()
>>> while state.is_chance_node():
...     state.apply_action(state.chance_outcomes()[0][0])
>>> state.current_player() >= 0
True

**Chance.** Chance moves first and draws the seed of the deal, byte by byte: :data:`SEED_BYTES` chance nodes with 256 equally
likely outcomes each. Everything that is dealt, drawn or rolled later follows from it, as it follows from the order of a deck that
was shuffled before the game; it is hidden in information states, and equal histories are equal states. OpenSpiel's other mode,
``SAMPLED_STOCHASTIC``, would not do: it cannot serialise games written in Python, and its tests want a copied state that takes
the same action to be the same state. As with a shuffled deck, a copy of a state has the same chance before it: whatever searches
copies of the *true* state (plain MCTS) looks into the cards and the dice. Search that begins from what a player knows uses
:meth:`RailheadState.resample_from_infostate`, as IS-MCTS does; there cards and dice are drawn anew.

**Play at once.** Games are sequential here: where several players are waited for, they are asked in the order of seats, and
nothing that a player can observe tells what those before have chosen.

**What players know.** The observation is the view of the seat, as numbers and as text. The information state is the same
tensor; as a string it has perfect recall besides, a digest of all that the seat has seen and decided since the deal.

Parameters of a game are the options of ``railhead.games()[name].options`` with ``_`` for ``-`` (lists with ``+`` between their
values; ``yes`` and ``no`` for flags), and ``rewards``. Seats that the game itself plays are no players.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Callable
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from ._railhead import Game, Option, State, games
from .commands import setup_value

if TYPE_CHECKING:
    from ._railhead import Rewards

__all__ = ["SEED_BYTES", "RailheadGame", "RailheadState", "game_name"]

#: How many bytes of seed chance draws before the first decision.
SEED_BYTES = 8

_OUTCOMES = [(byte, 1 / 256) for byte in range(256)]
_LIST = "+"
#: What stands for an option that was not chosen, a number or a text: what holds then may depend on the others.
_UNCHOSEN: tuple[int, str] = (-1, "")
#: No score of any game comes near this.
_SCORE_BOUND = 10_000.0


def game_name(game: str) -> str:
    """What OpenSpiel calls a game.

    >>> game_name("west-story")
    'railhead_west_story'
    """
    return f"railhead_{game.replace('-', '_')}"


class RailheadGame(pyspiel.Game):  # type: ignore[misc]
    """A game in its box, for OpenSpiel. There is a class for each game, which OpenSpiel keeps to the very end."""

    box: Game

    def __init__(self, params: dict[str, Any]) -> None:
        box = self.box
        chosen = {name: value for name, value in params.items() if value not in _UNCHOSEN}
        self.rewards: Rewards = chosen["rewards"]
        options = {_parameter(key): option for key, option in box.options.items()}
        self.setup = box.complete(
            {options[name].key: setup_value(options[name], str(value), separator=_LIST) for name, value in chosen.items() if name in options}
        )
        automata = box.automata(self.setup)
        self.seats = tuple(seat for seat in range(box.seats(self.setup)) if seat not in automata)
        #: Whether what one player wins the others lose.
        self.is_zero_sum = self.rewards != "score" and len(self.seats) > 1 and not automata
        super().__init__(_kind(box, self.is_zero_sum), self._info(), chosen)

    def _info(self) -> pyspiel.GameInfo:
        bounded = self.rewards != "score"
        return pyspiel.GameInfo(
            num_distinct_actions=self.box.action_count,
            max_chance_outcomes=len(_OUTCOMES),
            num_players=len(self.seats),
            min_utility=-1.0 if bounded else -_SCORE_BOUND,
            max_utility=1.0 if bounded else _SCORE_BOUND,
            utility_sum=0.0 if self.is_zero_sum else None,
            max_game_length=self.box.bound,
        )

    def new_initial_state(self, *_: Any) -> RailheadState:
        """A table before the deal."""
        return RailheadState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The seed, byte by byte."""
        return SEED_BYTES

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> RailheadObserver:
        """What tells a player's knowledge, as a tensor and as a string."""
        if params:
            raise ValueError(f"there are no parameters of observations, but {params} was given")
        return RailheadObserver(self.box, bool(iig_obs_type and iig_obs_type.perfect_recall))


class RailheadState(pyspiel.State):  # type: ignore[misc]
    """A table, for OpenSpiel. Its own table is at :attr:`table` once chance has dealt."""

    def __init__(self, game: RailheadGame) -> None:
        super().__init__(game)
        #: The game that is being played; ``None`` before the deal.
        self.table: State | None = None
        self._seed = b""
        self._memory: tuple[_Memory, ...] = ()

    def current_player(self) -> int:
        """Who decides next: of several who are waited for, the one with the lowest number."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.table.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else self._game().seats.index(seat)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table is not None and self.table.is_over

    def returns(self) -> list[float]:
        """What the game has brought every player: 0 until it is over."""
        game = self._game()
        if self.table is None:
            return [0.0] * len(game.seats)
        all_returns = self.table.returns(game.rewards)
        returns = [all_returns[seat] for seat in game.seats]
        # They are rounded to single precision, and OpenSpiel compares their sum with 0 more closely.
        surplus = sum(returns) / len(returns) if game.is_zero_sum else 0.0
        return [each - surplus for each in returns]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next byte of the seed."""
        return _OUTCOMES

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> RailheadState:
        """Another world that a player cannot tell from this one. What is yet to be drawn is drawn anew as well.

        Such a world has no history: what others did and saw before cannot be told from what the player knows.
        """
        table, game = self._dealt(), self._game()
        seed = int.from_bytes(_digest(struct.pack("<4d", *(sampler() for _ in range(4))))[:8], "little")
        other = RailheadState(game)
        other.table = table.imagine(game.seats[player], seed)
        other._seed = b"imagined"
        other._memory = tuple(
            self._memory[player] if seat == game.seats[player] else _Memory.of(other.table, seat) for seat in game.seats
        )
        return other

    def memory(self, player: int) -> str:
        """A digest of all that a player has seen and decided since the deal."""
        return self._memory[player].digest.hex() if self._memory else ""

    def __str__(self) -> str:
        if self.table is None:
            return f"{self._game().box.name}, dealt {self._seed.hex()}"
        eyes = " ".join(memory.seen.hex() for memory in self._memory)
        return f"{self._game().box.name} after {self.table.decisions} decisions: {eyes}\n{self.table.text('bystander')}"

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._dealt().legal(self._game().seats[player]))

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self._draw(action)
            return
        player = self.current_player()
        seat = self._game().seats[player]
        self.table.play(action, seat)
        self._remember(player, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed:{action:02x}"
        return self._game().box.notation(action)

    def _draw(self, byte: int) -> None:
        self._seed += bytes([byte])
        if len(self._seed) == SEED_BYTES:
            game = self._game()
            self.table = game.box.new(seed=int.from_bytes(self._seed, "little"), setup=game.setup)
            self._memory = tuple(_Memory.of(self.table, seat) for seat in game.seats)

    def _remember(self, player: int, action: int) -> None:
        table = self._dealt()
        memory = (
            each.acted(action) if who == player else each for who, each in enumerate(self._memory)
        )
        self._memory = tuple(each.looked(table, seat) for each, seat in zip(memory, self._game().seats, strict=True))

    def _game(self) -> RailheadGame:
        game: RailheadGame = self.get_game()
        return game

    def _dealt(self) -> State:
        if self.table is None:
            raise pyspiel.SpielError("chance has not dealt yet: apply its outcomes first")
        return self.table


class _Memory:
    """All that a seat has seen and decided, in a few bytes. What looks the same to it is remembered once.

    Values of this class never change, so that copies of a state share them.
    """

    __slots__ = ("digest", "seen")

    def __init__(self, digest: bytes, seen: bytes) -> None:
        self.digest = digest
        self.seen = seen

    @classmethod
    def of(cls, table: State, seat: int) -> _Memory:
        """What a seat remembers that has just looked for the first time."""
        seen = table.fingerprint(seat)
        return cls(_digest(seen), seen)

    def acted(self, action: int) -> _Memory:
        """The same after a decision of one's own."""
        return _Memory(_digest(self.digest, struct.pack("<q", action)), self.seen)

    def looked(self, table: State, seat: int) -> _Memory:
        """The same after another look at the table."""
        seen = table.fingerprint(seat)
        return self if seen == self.seen else _Memory(_digest(self.digest, seen), seen)

    def __deepcopy__(self, _: dict[int, Any]) -> _Memory:
        return self

    def __reduce__(self) -> tuple[type[_Memory], tuple[bytes, bytes]]:
        return _Memory, (self.digest, self.seen)


class RailheadObserver:
    """What a player knows, in the form that OpenSpiel's observations want."""

    def __init__(self, box: Game, perfect_recall: bool) -> None:
        self.tensor = np.zeros(box.observation_size, np.float32)
        self.dict = {"observation": self.tensor}
        self._perfect_recall = perfect_recall

    def set_from(self, state: RailheadState, player: int) -> None:
        """Writes what a player sees."""
        if state.table is None:
            self.tensor.fill(0)
        else:
            state.table.observation(state._game().seats[player], out=self.tensor)

    def string_from(self, state: RailheadState, player: int) -> str:
        """The view of a player; before the deal nobody knows anything."""
        if state.table is None:
            return ""
        view = json.dumps(state.table.view(state._game().seats[player]), separators=(",", ":"), sort_keys=True)
        return f"{state.memory(player)} {view}" if self._perfect_recall else view


def _digest(*parts: bytes) -> bytes:
    return blake2b(b"".join(parts), digest_size=16).digest()


def _parameter(key: str) -> str:
    return key.replace("-", "_")


def _unchosen(option: Option) -> int | str:
    number, text = _UNCHOSEN
    return number if option.kind == "number" else text


def _kind(box: Game, is_zero_sum: bool) -> pyspiel.GameType:
    utilities = pyspiel.GameType.Utility
    fewest, most = _players(box)
    return pyspiel.GameType(
        short_name=game_name(box.name),
        long_name=box.title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utilities.ZERO_SUM if is_zero_sum else utilities.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={_parameter(key): _unchosen(option) for key, option in box.options.items()}
        | {"rewards": "win"},
    )


def _players(box: Game) -> tuple[int, int]:
    bounds = box.options["players"].bounds
    assert bounds is not None, "how many play is a number"
    return bounds


for _box in games().values():
    if game_name(_box.name) not in pyspiel.registered_names():
        pyspiel.register_game(_kind(_box, is_zero_sum=True), type("RailheadGame", (RailheadGame,), {"box": _box}))
