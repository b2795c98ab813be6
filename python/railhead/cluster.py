"""Matches and self-play spread over a Ray cluster.

Every game of a match follows from the seed of the match and its own number, so it does not matter where it is played: a
cluster gives exactly what one machine gives. Ray starts anew whatever was lost with a worker or a node.

    outcome = railhead.cluster.arena("colt-express", "mcts:4000", "greedy", address="auto", games=400, file="match.jsonl")

Every node needs the same version of this package. ``address`` is that of a running cluster (``"auto"`` finds the one this
machine belongs to), or ``"local"`` for one of this machine alone, which is started for the purpose.
"""

from __future__ import annotations

import fcntl
import itertools
import json
import os
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import ray

from . import _railhead
from ._railhead import Outcome, SoloOutcome
from .errors import ArenaError

if TYPE_CHECKING:
    from typing import BinaryIO

    from ._railhead import SetupValue
    from .players import Player

__all__ = ["arena", "connected", "spread"]

Job = TypeVar("Job")
Done = TypeVar("Done")

#: How often a job is begun anew that was lost with its worker or its node.
RETRIES = 100
#: How many jobs wait for each processor of the cluster, so that none is ever idle.
_AHEAD = 2
#: A match is cut into this many pieces for each processor, unless they would have less than one round or more than so many games.
_PIECES_A_PROCESSOR = 16
_MOST_GAMES_A_PIECE = 256


@contextmanager
def connected(address: str) -> Iterator[None]:
    """A connection to a cluster, if there is none yet; it is closed in the end if it was opened here."""
    if ray.is_initialized():
        yield
        return
    ray.init(address=None if address == "local" else address, log_to_driver=False, include_dashboard=False)
    try:
        yield
    finally:
        ray.shutdown()


def processors() -> int:
    """How many processors the cluster has at present."""
    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return max(1, int(resources.get("CPU", 1)))


def spread(work: Callable[[Job], Done], jobs: Iterable[Job]) -> Iterator[tuple[Job, Done]]:
    """Does jobs all over the cluster, and hands on what came of each as soon as it is there.

    Jobs that are lost with a worker or a node are begun anew, so doing one twice must be the same as doing it once. An
    exception in a job is raised here.
    """
    remote: Any = ray.remote(num_cpus=1, max_retries=RETRIES)(_on_one_processor)
    waiting = iter(jobs)
    running: dict[Any, Job] = {}
    while True:
        room = processors() * _AHEAD - len(running)
        running |= {remote.remote(work, job): job for job in itertools.islice(waiting, max(0, room))}
        if not running:
            return
        (first, *_), _ = ray.wait(list(running), num_returns=1)
        yield running.pop(first), ray.get(first)


def _on_one_processor(work: Callable[[Job], Done], job: Job) -> Done:
    """Ray has given a worker one processor; threads of our own would take those of others."""
    os.environ["RAYON_NUM_THREADS"] = "1"
    return work(job)


@dataclass(frozen=True)
class _Match:
    """What :func:`railhead.arena` is asked for, but for the file and the part of it."""

    game: str
    policy: Player
    against: Player | None
    games: int
    seed: int
    name: str | None
    setup: dict[str, SetupValue]

    def play(self, file: Path, only: range | None) -> Outcome | SoloOutcome:
        """Plays what is missing in a file, of some games or of all."""
        return _railhead.arena(
            self.game,
            self.policy,
            self.against,
            games=self.games,
            seed=self.seed,
            name=self.name,
            setup=self.setup,
            file=file,
            only=only,
        )


@dataclass(frozen=True)
class _Piece:
    match: _Match
    games: range

    def play(self) -> list[bytes]:
        """The lines that the file of the match holds about these games."""
        with tempfile.TemporaryDirectory(prefix="railhead-") as folder:
            file = Path(folder) / "piece.jsonl"
            self.match.play(file, self.games)
            return sorted(file.read_bytes().splitlines(keepends=True)[1:], key=_number)


def _number(line: bytes) -> int:
    number: int = json.loads(line)["index"]
    return number


def arena(
    game: str,
    policy: Player,
    against: Player | None = None,
    /,
    *,
    address: str = "auto",
    games: int = 100,
    seed: int = 1,
    name: str | None = None,
    file: str | PathLike[str] | None = None,
    progress: Callable[[int, int], object] | None = None,
    setup: Mapping[str, SetupValue] | None = None,
    **options: SetupValue,
) -> Outcome | SoloOutcome:
    """:func:`railhead.arena`, played by a cluster: the same games with the same results.

    With a ``file``, which stays on this machine, a match that was stopped goes on. Games stand there in the order of their
    numbers, whichever were over first.
    """
    box = _railhead.games()[game]
    match = _Match(game, policy, against, games, seed, name, box.complete(setup, **options))
    with tempfile.TemporaryDirectory(prefix="railhead-") as folder, connected(address):
        path = Path(folder) / "match.jsonl" if file is None else Path(file)
        planned = match.play(path, range(0)).planned
        with _Ledger.open(path) as ledger:
            missing = [number for number in range(planned) if number not in ledger.known]
            pieces = _pieces(match, missing)
            if progress is not None:
                progress(planned - len(missing), planned)
            for piece, lines in spread(_Piece.play, pieces):
                ledger.put(piece.games, lines)
                if progress is not None:
                    progress(len(ledger.known), planned)
        return match.play(path, None)


def _pieces(match: _Match, missing: list[int]) -> list[_Piece]:
    """Cuts the games that are missing into pieces whose numbers follow each other."""
    size = min(max(1, len(missing) // (processors() * _PIECES_A_PROCESSOR)), _MOST_GAMES_A_PIECE)
    pieces: list[_Piece] = []
    for _, run in itertools.groupby(enumerate(missing), key=lambda each: each[1] - each[0]):
        numbers = [number for _, number in run]
        starts = range(0, len(numbers), size)
        runs = (numbers[start : start + size] for start in starts)
        pieces += [_Piece(match, range(numbers[0], numbers[-1] + 1)) for numbers in runs]
    return pieces


@dataclass
class _Ledger:
    """The file of a match, locked against other runs, to which games are added in the order of their numbers."""

    file: BinaryIO
    #: The numbers of the games whose results are here.
    known: set[int]
    _early: dict[int, bytes] = field(default_factory=dict)
    _order: Iterator[int] = field(default_factory=itertools.count)
    _next: int = -1

    @classmethod
    @contextmanager
    def open(cls, path: Path) -> Iterator[_Ledger]:
        """Opens a file of which :func:`railhead.arena` has found that it belongs to this match."""
        with path.open("r+b") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise ArenaError(f"{path} is in use by another run") from error
            known = {_number(line) for line in itertools.islice(file, 1, None)}
            ledger = cls(file, known)
            try:
                yield ledger
            finally:
                ledger._finish()

    def __post_init__(self) -> None:
        written = frozenset(self.known)
        self._order = (number for number in itertools.count() if number not in written)
        self._next = next(self._order)

    def put(self, games: range, lines: list[bytes]) -> None:
        """Takes the results of some games, and writes all whose turn it is."""
        self.known.update(games)
        self._early |= zip(games, lines, strict=True)
        while (line := self._early.pop(self._next, None)) is not None:
            self.file.write(line)
            self._next = next(self._order)
        self.file.flush()

    def _finish(self) -> None:
        """Nothing more will come between those that came early: they are written as well, so that they are not lost."""
        for number in sorted(self._early):
            self.file.write(self._early[number])
        self.file.flush()
