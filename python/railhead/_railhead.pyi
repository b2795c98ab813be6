"""The compiled half of :mod:`railhead`: everything it holds is exported there."""

from collections.abc import Callable, Mapping
from os import PathLike
from typing import Any, Literal, SupportsIndex, final, overload

import numpy as np
from numpy.typing import NDArray
from typing_extensions import Unpack

from .setups import ColtExpressSetup, FliptownSetup, GreatWesternTrailSetup, TicketToRideLegacySetup, WestStorySetup
from .types import (
    Autoreset,
    Decision,
    Episode,
    Eyes,
    Info,
    Language,
    Policy,
    Refusal,
    Rewards,
    SeatResult,
    Seed,
    SetupValue,
)

__all__ = [
    "Action",
    "Bot",
    "Entry",
    "Game",
    "Layout",
    "Option",
    "Outcome",
    "Search",
    "SoloOutcome",
    "State",
    "VectorEnv",
    "Worlds",
    "__version__",
    "arena",
    "games",
    "load",
    "new",
]

__version__: str

def games() -> dict[str, Game]:
    """All games by name, in the order in which people see them."""

@overload
def new(
    game: Literal["colt-express"],
    /,
    *,
    seed: Seed = None,
    rules: int | None = None,
    setup: Mapping[str, SetupValue] | None = None,
    **options: Unpack[ColtExpressSetup],
) -> State: ...
@overload
def new(
    game: Literal["fliptown"],
    /,
    *,
    seed: Seed = None,
    rules: int | None = None,
    setup: Mapping[str, SetupValue] | None = None,
    **options: Unpack[FliptownSetup],
) -> State: ...
@overload
def new(
    game: Literal["great-western-trail"],
    /,
    *,
    seed: Seed = None,
    rules: int | None = None,
    setup: Mapping[str, SetupValue] | None = None,
    **options: Unpack[GreatWesternTrailSetup],
) -> State: ...
@overload
def new(
    game: Literal["ticket-to-ride-legacy"],
    /,
    *,
    seed: Seed = None,
    rules: int | None = None,
    setup: Mapping[str, SetupValue] | None = None,
    **options: Unpack[TicketToRideLegacySetup],
) -> State: ...
@overload
def new(
    game: Literal["west-story"],
    /,
    *,
    seed: Seed = None,
    rules: int | None = None,
    setup: Mapping[str, SetupValue] | None = None,
    **options: Unpack[WestStorySetup],
) -> State: ...
@overload
def new(
    game: str,
    /,
    *,
    seed: Seed = None,
    rules: int | None = None,
    setup: Mapping[str, SetupValue] | None = None,
    **options: SetupValue,
) -> State:
    """Sets a table up. Options are those of ``railhead.games()[game].options``, written with ``_`` for ``-``."""

def load(rail: str | bytes | PathLike[str], /) -> State:
    """Takes a game up where its ``.rail`` file stops: the text of one, its bytes, or the path of a file (a ``PathLike``)."""

@final
class Option:
    """One thing to choose when a table is set up."""

    @property
    def key(self) -> str: ...
    @property
    def kind(self) -> Literal["number", "flag", "one", "ordered"]: ...
    @property
    def values(self) -> tuple[str, ...] | None:
        """What there is to choose from, of ``one`` and ``ordered``."""
    @property
    def bounds(self) -> tuple[int, int] | None:
        """The least and the most, of a ``number``."""
    @property
    def default(self) -> SetupValue:
        """What holds if nothing else is chosen either."""
    @property
    def when(self) -> str:
        """The condition on what else was chosen, or ``always``."""
    def label(self, lang: Language = "en") -> str: ...
    def help(self, lang: Language = "en") -> str: ...

@final
class Entry:
    """One number of an observation."""

    @property
    def name(self) -> str: ...
    @property
    def low(self) -> float: ...
    @property
    def high(self) -> float: ...

@final
class Layout:
    """What each number of an observation means: the same for every setup of a game."""

    def __len__(self) -> int: ...
    @property
    def entries(self) -> list[Entry]: ...
    @property
    def names(self) -> tuple[str, ...]:
        """The name of each number, in order."""
    @property
    def low(self) -> NDArray[np.float32]: ...
    @property
    def high(self) -> NDArray[np.float32]: ...
    @property
    def parts(self) -> dict[str, slice]:
        """Everything that has a name and where it stands; a part comes before those that it is made of."""
    def __getitem__(self, name: str) -> slice:
        """Where a part or an entry stands."""
    def __contains__(self, name: object) -> bool: ...

@final
class Game:
    """A game in its box."""

    @property
    def name(self) -> str: ...
    @property
    def rules(self) -> int:
        """The version of the rules that new tables are played by."""
    @property
    def options(self) -> dict[str, Option]:
        """What can be chosen, in the order in which to ask."""
    @property
    def action_count(self) -> int:
        """All codes of decisions are below this, whatever the setup."""
    @property
    def observation_size(self) -> int: ...
    @property
    def layout(self) -> Layout: ...
    @property
    def bound(self) -> int:
        """No game takes more decisions."""
    def title(self, lang: Language = "en") -> str: ...
    def about(self, lang: Language = "en") -> str: ...
    def complete(self, setup: Mapping[str, SetupValue] | None = None, /, **options: SetupValue) -> dict[str, SetupValue]:
        """The whole setup, with every default filled in."""
    def describe(self, lang: Language = "en") -> str:
        """Everything that can be chosen, in words."""
    def seats(self, setup: Mapping[str, SetupValue] | None = None, /, **options: SetupValue) -> int:
        """How many seats such a table has, automata included."""
    def automata(self, setup: Mapping[str, SetupValue] | None = None, /, **options: SetupValue) -> tuple[int, ...]:
        """The seats that the game itself plays."""
    def notation(self, code: Decision) -> str:
        """The notation of a decision; :class:`IllegalAction` if no decision has this code."""
    def code(self, notation: str) -> int:
        """The code of a decision; :class:`IllegalAction` says what was expected."""
    def is_code(self, code: int) -> bool:
        """Whether any decision has this code."""
    def new(
        self,
        *,
        seed: Seed = None,
        rules: int | None = None,
        setup: Mapping[str, SetupValue] | None = None,
        **options: SetupValue,
    ) -> State:
        """Sets a table up: :func:`railhead.new` for this game."""

@final
class Action:
    """Something a seat may do now."""

    @property
    def code(self) -> int: ...
    @property
    def notation(self) -> str: ...
    @property
    def words(self) -> str:
        """What happens if one chooses it."""
    @property
    def group(self) -> str | None:
        """The heading it stands under, where there are headings."""
    def __index__(self) -> int: ...

@final
class Worlds:
    """What one seat knows of a game at one moment: all that a policy gets to see.

    It holds no truth: whatever is asked of it follows from the seat's view.
    """

    @property
    def game(self) -> str: ...
    @property
    def seat(self) -> int:
        """The seat that looks, from 0."""
    @property
    def seats(self) -> int: ...
    def legal(self) -> list[int]: ...
    def actions(self, lang: Language = "en") -> list[Action]: ...
    def mask(self, out: NDArray[np.bool_] | None = None) -> NDArray[np.bool_]: ...
    def observation(self, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]: ...
    def view(self) -> dict[str, Any]: ...
    def fingerprint(self) -> bytes: ...
    def text(self, lang: Language = "en") -> str: ...
    def svg(self, lang: Language = "en") -> str: ...
    def why_not(self, action: Decision, lang: Language = "en") -> Refusal | None: ...
    def imagine(self, seed: Seed = None) -> State:
        """A whole world that might be the true one."""
    def _repr_svg_(self) -> str | None: ...

@final
class State:
    """A game that is being played, with its history: the truth, which belongs to whoever holds it.

    Seats are counted from 0. Where a seat may be left out, the one that decides next is meant.

    *For a seat's eyes* (made from its view and from nothing else): ``legal``, ``actions``, ``mask``, ``observation``, ``view``,
    ``fingerprint``, ``text``, ``prompt``, ``svg``, ``why_not``, ``worlds``.

    *They see everything*: ``rail``, ``seed``, ``history``, ``clone`` and pickling. ``returns``, ``scores`` and ``standing``
    say nothing before the end.
    """

    @property
    def game(self) -> str: ...
    @property
    def rules(self) -> int:
        """The version of the rules."""
    @property
    def setup(self) -> dict[str, SetupValue]: ...
    @property
    def seats(self) -> int:
        """How many seats there are, automata included."""
    @property
    def automata(self) -> tuple[int, ...]: ...
    @property
    def seat(self) -> int | None:
        """Who decides next: of several who are waited for, the one with the lowest number; nobody when the game is over."""
    @property
    def to_act(self) -> tuple[int, ...]:
        """Everybody who is waited for."""
    @property
    def may_act(self) -> tuple[int, ...]:
        """Who else may interject now; these are never waited for."""
    @property
    def is_over(self) -> bool: ...
    @property
    def decisions(self) -> int:
        """How many decisions were taken, and not taken back."""
    @property
    def history(self) -> list[tuple[int, int]]:
        """Seats and codes of all decisions."""
    @property
    def seed(self) -> str | None:
        """The whole seed, from which everything follows; ``None`` in an imagined world. Sees everything."""
    @property
    def is_imagined(self) -> bool:
        """Whether this is a world that a seat imagined: it has no ``.rail`` file."""
    def legal(self, seat: int | None = None) -> list[int]:
        """The codes of all that a seat may do; nothing if it has nothing to decide."""
    def actions(self, seat: int | None = None, lang: Language = "en") -> list[Action]: ...
    def mask(self, seat: int | None = None, out: NDArray[np.bool_] | None = None) -> NDArray[np.bool_]: ...
    def is_legal(self, action: Decision, seat: int | None = None) -> bool: ...
    def play(self, action: Decision, seat: int | None = None) -> None:
        """Plays a decision, or raises :class:`IllegalAction` and changes nothing."""
    def undo(self, seat: int) -> int:
        """Takes back the latest decision of a seat and returns its code; :class:`NotTakenBack` says why that cannot be."""
    def can_undo(self, seat: int) -> int:
        """How many decisions a seat can take back, one after the other."""
    def clone(self) -> State: ...
    def view(self, eyes: Eyes | None = None) -> dict[str, Any]: ...
    def fingerprint(self, eyes: Eyes | None = None) -> bytes:
        """A hash of the view: equal for equal views, on every machine."""
    def observation(self, seat: int | None = None, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """The view of a seat as numbers; what they mean says ``railhead.games()[state.game].layout``."""
    def imagine(self, seat: int, seed: Seed = None) -> State:
        """Another world that a seat cannot tell from this one, by what it knows and the seed alone."""
    def worlds(self, seat: int | None = None) -> Worlds:
        """What a seat knows, without the truth: to hand to a policy."""
    def returns(self, rewards: Rewards = "win") -> list[float]:
        """Every seat's return: 0 until the game is over."""
    def scores(self) -> list[int] | None: ...
    def standing(self) -> list[SeatResult] | None:
        """Every seat's place, total and how it came about; ``None`` until the game is over."""
    def why_not(self, action: Decision, seat: int | None = None, lang: Language = "en") -> Refusal | None:
        """The rule that forbids a decision, as far as the seat can know; ``None`` if it may be taken."""
    def text(self, eyes: Eyes | None = None, lang: Language = "en") -> str:
        """The whole table in words."""
    def prompt(self, eyes: Eyes | None = None, lang: Language = "en") -> str:
        """What is asked of these eyes, or what is being waited for."""
    def svg(self, eyes: Eyes | None = None, lang: Language = "en") -> str:
        """The drawn table as one SVG document that needs nothing else."""
    def rail(self) -> str:
        """The game so far as the text of a ``.rail`` file, seed and all."""
    def sequel(self, seed: Seed = None) -> State | None:
        """The next game of the campaign with everybody present, if this is a finished game of one that is not over."""
    def _repr_svg_(self) -> str | None: ...
    def __copy__(self) -> State: ...
    def __deepcopy__(self, _memo: dict[int, Any]) -> State: ...
    def __reduce__(self) -> tuple[Callable[[str], State], tuple[str]]: ...

@final
class Search:
    """What a bot found out about a position."""

    @property
    def action(self) -> int:
        """What it plays."""
    @property
    def visits(self) -> dict[int, int]:
        """How often each decision was tried."""
    @property
    def values(self) -> dict[int, float]:
        """The chance of winning after each; 0 of what was never tried."""
    @property
    def iterations(self) -> int: ...
    def policy(self, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """The shares of visits over all codes: a target for learning."""

@final
class Bot:
    """A player of the house: ``random``, ``greedy``, ``mcts:4000``, or a level from ``beginner`` to ``expert``.

    It thinks about what its seat knows, with the interpreter's lock released. With equal seeds it chooses the same.
    A bot can be called like any policy.
    """

    def __new__(cls, name: str = "expert", /) -> Bot: ...
    @property
    def name(self) -> str: ...
    def choose(self, state: State | Worlds, seat: int | None = None, *, seed: Seed = None) -> int: ...
    def search(self, state: State | Worlds, seat: int | None = None, *, seed: Seed = None) -> Search:
        """How it comes to its choice; ``ValueError`` for bots that do not search."""
    def explain(
        self,
        state: State | Worlds,
        seat: int | None = None,
        *,
        asked: Decision | None = None,
        lang: Language = "en",
        seed: Seed = None,
    ) -> str:
        """What it would play, and why: beside the next best, or beside what is asked about."""
    def __call__(self, worlds: State | Worlds) -> int: ...
    def __reduce__(self) -> tuple[type[Bot], tuple[str]]: ...

@final
class Outcome:
    """What came of a match."""

    @property
    def game(self) -> str: ...
    @property
    def bot(self) -> str: ...
    @property
    def against(self) -> str: ...
    @property
    def games(self) -> int: ...
    @property
    def planned(self) -> int: ...
    @property
    def wins(self) -> float:
        """Victories; a shared one counts in part."""
    @property
    def share(self) -> float: ...
    @property
    def interval(self) -> tuple[float, float]:
        """The share of victories lies in it nineteen times in twenty."""
    @property
    def chance(self) -> float:
        """The share that players of equal strength would have."""
    @property
    def score(self) -> float: ...
    @property
    def rivals_score(self) -> float: ...
    @property
    def is_complete(self) -> bool: ...

@final
class SoloOutcome:
    """What came of games where nobody else decides."""

    @property
    def game(self) -> str: ...
    @property
    def bot(self) -> str: ...
    @property
    def games(self) -> int: ...
    @property
    def planned(self) -> int: ...
    @property
    def score(self) -> float: ...
    @property
    def interval(self) -> tuple[float, float]:
        """The mean score lies in it nineteen times in twenty."""
    @property
    def range(self) -> tuple[float, float]: ...
    @property
    def share(self) -> float | None:
        """The share of victories over the table's automata, where there are any."""
    @property
    def share_interval(self) -> tuple[float, float] | None: ...
    @property
    def is_complete(self) -> bool: ...

def arena(
    game: str,
    policy: Policy | Bot | str,
    against: Policy | Bot | str | None = None,
    /,
    *,
    games: int = 100,
    seed: int = 1,
    name: str | None = None,
    file: str | PathLike[str] | None = None,
    only: range | None = None,
    progress: Callable[[int, int], object] | None = None,
    setup: Mapping[str, SetupValue] | None = None,
    **options: SetupValue,
) -> Outcome | SoloOutcome:
    """Games of one player against another, or of one alone where nobody else decides (then ``against`` is left out).

    Games come in rounds: those of a round have the same deal, and the player moves on one seat from each to the next until
    it has sat everywhere. With a ``file`` the match goes on where it stopped; the command line reads and writes the same
    files (``railhead arena --file``). A policy of one's own stands there by its ``name``. ``only`` plays some games, by their
    numbers from 0: what several machines have played in parts is put together in one file.
    """

@final
class VectorEnv:
    """Many games at once, stepped in place by one call.

    Row ``i`` of every array belongs to game ``i``, in which the seat ``to_act[i]`` decides next. Arrays are allocated once and
    overwritten by every step: copy what you want to keep.

    :param game: the name of a game.
    :param num_envs: how many games.
    :param seed: all chance follows from it: episode ``k`` of game ``i`` is the same in a batch of any size and with any
        number of threads.
    :param opponents: who plays the other seats: one bot for all of them, or bots by seat. The batch then waits only where a seat
        is yours. ``None``: every seat is yours.
    :param learner: with one bot for all other seats, which seat is yours: a number, or ``"rotate"`` for another one in every
        episode.
    :param rewards: ``"win"``, ``"rank"`` or ``"score"``.
    :param autoreset: when a finished game begins anew, as in Gymnasium: ``"same_step"`` (what it was at the end is in
        ``final_observations``), ``"next_step"`` (the next action of that row is ignored) or ``"disabled"`` (call :meth:`reset`).
    :param observations: whether observations are made.
    :param masks: whether masks are made.
    :param lists: whether lists of legal codes are made.
    :param threads: how many threads step games. What happens does not depend on it.
    :param episode: ``"game"``, or ``"campaign"``: all games of one, which is rewarded at its end by its own standing.
    :param max_decisions: after so many decisions an episode is truncated.
    """

    @overload
    def __new__(
        cls,
        game: Literal["colt-express"],
        num_envs: SupportsIndex,
        /,
        *,
        seed: Seed = None,
        opponents: str | Bot | Mapping[int, str | Bot] | None = None,
        learner: int | Literal["rotate"] = 0,
        rewards: Rewards = "win",
        autoreset: Autoreset = "same_step",
        observations: bool = True,
        masks: bool = False,
        lists: bool = True,
        threads: int = 1,
        episode: Episode = "game",
        max_decisions: int | None = None,
        setup: Mapping[str, SetupValue] | None = None,
        **options: Unpack[ColtExpressSetup],
    ) -> VectorEnv: ...
    @overload
    def __new__(
        cls,
        game: Literal["fliptown"],
        num_envs: SupportsIndex,
        /,
        *,
        seed: Seed = None,
        opponents: str | Bot | Mapping[int, str | Bot] | None = None,
        learner: int | Literal["rotate"] = 0,
        rewards: Rewards = "win",
        autoreset: Autoreset = "same_step",
        observations: bool = True,
        masks: bool = False,
        lists: bool = True,
        threads: int = 1,
        episode: Episode = "game",
        max_decisions: int | None = None,
        setup: Mapping[str, SetupValue] | None = None,
        **options: Unpack[FliptownSetup],
    ) -> VectorEnv: ...
    @overload
    def __new__(
        cls,
        game: Literal["great-western-trail"],
        num_envs: SupportsIndex,
        /,
        *,
        seed: Seed = None,
        opponents: str | Bot | Mapping[int, str | Bot] | None = None,
        learner: int | Literal["rotate"] = 0,
        rewards: Rewards = "win",
        autoreset: Autoreset = "same_step",
        observations: bool = True,
        masks: bool = False,
        lists: bool = True,
        threads: int = 1,
        episode: Episode = "game",
        max_decisions: int | None = None,
        setup: Mapping[str, SetupValue] | None = None,
        **options: Unpack[GreatWesternTrailSetup],
    ) -> VectorEnv: ...
    @overload
    def __new__(
        cls,
        game: Literal["ticket-to-ride-legacy"],
        num_envs: SupportsIndex,
        /,
        *,
        seed: Seed = None,
        opponents: str | Bot | Mapping[int, str | Bot] | None = None,
        learner: int | Literal["rotate"] = 0,
        rewards: Rewards = "win",
        autoreset: Autoreset = "same_step",
        observations: bool = True,
        masks: bool = False,
        lists: bool = True,
        threads: int = 1,
        episode: Episode = "game",
        max_decisions: int | None = None,
        setup: Mapping[str, SetupValue] | None = None,
        **options: Unpack[TicketToRideLegacySetup],
    ) -> VectorEnv: ...
    @overload
    def __new__(
        cls,
        game: Literal["west-story"],
        num_envs: SupportsIndex,
        /,
        *,
        seed: Seed = None,
        opponents: str | Bot | Mapping[int, str | Bot] | None = None,
        learner: int | Literal["rotate"] = 0,
        rewards: Rewards = "win",
        autoreset: Autoreset = "same_step",
        observations: bool = True,
        masks: bool = False,
        lists: bool = True,
        threads: int = 1,
        episode: Episode = "game",
        max_decisions: int | None = None,
        setup: Mapping[str, SetupValue] | None = None,
        **options: Unpack[WestStorySetup],
    ) -> VectorEnv: ...
    @overload
    def __new__(
        cls,
        game: str,
        num_envs: SupportsIndex,
        /,
        *,
        seed: Seed = None,
        opponents: str | Bot | Mapping[int, str | Bot] | None = None,
        learner: int | Literal["rotate"] = 0,
        rewards: Rewards = "win",
        autoreset: Autoreset = "same_step",
        observations: bool = True,
        masks: bool = False,
        lists: bool = True,
        threads: int = 1,
        episode: Episode = "game",
        max_decisions: int | None = None,
        setup: Mapping[str, SetupValue] | None = None,
        **options: SetupValue,
    ) -> VectorEnv: ...
    @property
    def game(self) -> str: ...
    @property
    def setup(self) -> dict[str, SetupValue]: ...
    @property
    def num_envs(self) -> int: ...
    @property
    def seats(self) -> int: ...
    @property
    def threads(self) -> int: ...
    @property
    def autoreset(self) -> Autoreset: ...
    @property
    def action_count(self) -> int: ...
    @property
    def observation_size(self) -> int: ...
    @property
    def observations(self) -> NDArray[np.float32] | None:
        """``(num_envs, observation_size)``: what the seat to act sees. At the end of a game, what the seat sees that decided
        last; with opponents, what your seat sees."""
    @property
    def final_observations(self) -> NDArray[np.float32] | None:
        """With ``same_step``: the last observation of games that ended in this step; other rows mean nothing."""
    @property
    def masks(self) -> NDArray[np.bool_] | None:
        """``(num_envs, action_count)``: what the seat to act may do."""
    @property
    def legal_starts(self) -> NDArray[np.int64] | None:
        """``(num_envs + 1,)``: the codes of row ``i`` are ``legal_codes[legal_starts[i]:legal_starts[i + 1]]``."""
    @property
    def legal_codes(self) -> NDArray[np.int32] | None: ...
    @property
    def legal_counts(self) -> NDArray[np.int32]:
        """``(num_envs,)``: how many decisions there are to choose from."""
    @property
    def to_act(self) -> NDArray[np.int32]:
        """``(num_envs,)``: who decides next; -1 where the game is over and waits to begin anew."""
    @property
    def rewards(self) -> NDArray[np.float32]:
        """``(num_envs, seats)``: what the last step brought every seat."""
    @property
    def learner_rewards(self) -> NDArray[np.float32]:
        """``(num_envs,)``: the same for the seat that is yours, where only one is."""
    @property
    def learners(self) -> NDArray[np.int32]:
        """``(num_envs,)``: the seat that is yours in each game, where only one is; otherwise -1."""
    @property
    def terminations(self) -> NDArray[np.bool_]: ...
    @property
    def truncations(self) -> NDArray[np.bool_]: ...
    @property
    def scores(self) -> NDArray[np.int32]:
        """``(num_envs, seats)``: the totals of the game that each row finished last."""
    @property
    def places(self) -> NDArray[np.int32]:
        """``(num_envs, seats)``: the places in it, from 1; 0 before any was finished."""
    @property
    def lengths(self) -> NDArray[np.int32]:
        """``(num_envs,)``: how many decisions the present episode has had; where one has just ended, how many it had."""
    @property
    def chapters(self) -> NDArray[np.int32]:
        """``(num_envs,)``: which game of its campaign is played, from 1; 0 where an episode is one game."""
    def __len__(self) -> int: ...
    def reset(
        self, *, seed: Seed = None, only: NDArray[np.bool_] | None = None
    ) -> tuple[NDArray[np.float32] | None, Info]:
        """Begins all games anew, or those that ``only`` is true for. With a seed everything begins anew from it."""
    def step(
        self, actions: NDArray[np.integer[Any]] | list[int]
    ) -> tuple[NDArray[np.float32] | None, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Info]:
        """Plays one decision in every game: observations, rewards, terminations, truncations, and what else there is.

        Rewards are ``learner_rewards`` where one seat is yours, otherwise ``rewards``. If any code is wrong,
        :class:`IllegalAction` names the first and no game has changed.
        """
    def sample_legal(self) -> NDArray[np.int32]:
        """A legal code for every row, each equally likely; 0 where nobody is to act. The same array every time."""
    def state(self, index: int, /) -> State:
        """A copy of one game, with its history."""
    def worlds(self, index: int, /) -> Worlds:
        """What the seat to act in one game knows."""
