"""Self-play: bots play each other, and what they saw, thought and got is kept for those who learn.

    python -m railhead.selfplay colt-express --bot mcts:400 --set players=3 --games 2000 --out games/
    python -m railhead.selfplay colt-express --bot mcts:400 --games 200000 --out games/ --ray auto

A folder of self-play holds ``selfplay.json``, which says what is played, and Parquet files of so many games each, called
``part-000000.parquet`` and so on. All chance follows from the seed and the number of a game: what was stopped goes on where it
stopped, on one machine or on a cluster, and the files are the same. A row is one decision:

================  ==========================  ==============================================================================
column            type                        what
================  ==========================  ==============================================================================
``game``          int32                       the number of the game
``decision``      int32                       the number of the decision in its game, from 0
``seat``          int8                        who decided
``observation``   fixed list of float32       what the seat saw (``railhead.games()[…].layout`` says what the numbers mean)
``legal``         list of int32               the codes of all that it could do
``visits``        list of int32               how often the search tried each of these; where nothing was searched, 1 for the choice
``action``        int32                       what it did
``result``        float32                     what the game brought it in the end
================  ==========================  ==============================================================================

>>> import tempfile
>>> folder = tempfile.mkdtemp()
>>> plan = Plan("fliptown", bot="greedy", games=4, setup={"players": 2}, games_a_part=2)
>>> play(plan, folder)
>>> table = read(folder)
>>> sorted(set(table["game"].to_pylist()))
[0, 1, 2, 3]
>>> observations(table).shape[1] == table.schema.field("observation").type.list_size
True
"""

from __future__ import annotations

import argparse
import io
import json
import os
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pyarrow as pa
import pyarrow.dataset
import pyarrow.parquet
from numpy.typing import NDArray

from ._railhead import Bot, Game, State, __version__, games
from .commands import parser, setup_of
from .errors import RailheadError

if TYPE_CHECKING:
    from ._railhead import Rewards, SetupValue

__all__ = ["Plan", "observations", "play", "play_part", "policies", "read"]

_SEEDS = 2**63


@dataclass(frozen=True)
class Plan:
    """What is played.

    :param game: the name of a game.
    :param bot: who plays all seats.
    :param games: how many games.
    :param seed: all chance follows from it.
    :param explored: so many decisions at the beginning of a game are drawn by their visits; after that the bot's choice is
        played.
    :param rewards: how a finished game is rewarded.
    :param games_a_part: how many games a file holds.
    :param setup: what is chosen at the table.
    """

    game: str
    bot: str = "mcts:400"
    games: int = 1000
    seed: int = 1
    explored: int = 0
    rewards: Rewards = "win"
    games_a_part: int = 100
    setup: dict[str, SetupValue] = field(default_factory=dict)

    @property
    def box(self) -> Game:
        """The game in its box."""
        return games()[self.game]

    def parts(self) -> range:
        """The numbers of all parts."""
        return range(-(-self.games // self.games_a_part))

    def games_of(self, part: int) -> range:
        """The numbers of the games of a part."""
        first = part * self.games_a_part
        return range(first, min(first + self.games_a_part, self.games))


def play(plan: Plan, folder: str | os.PathLike[str], *, address: str | None = None, progress: _Progress | None = None) -> None:
    """Plays what is missing in a folder: here, or on the cluster at ``address``."""
    path = _opened(plan, Path(folder))
    missing = [part for part in plan.parts() if not _file(path, part).exists()]
    done = len(plan.parts()) - len(missing)
    for part, data in _played(plan, missing, address):
        _keep(_file(path, part), data)
        done += 1
        if progress is not None:
            progress(done, len(plan.parts()))


def play_part(plan: Plan, part: int) -> bytes:
    """Plays the games of one part: the bytes of its file."""
    bot = Bot(plan.bot)
    rows = [row for number in plan.games_of(part) for row in _rows(plan, bot, number)]
    file = io.BytesIO()
    pyarrow.parquet.write_table(_table(plan, rows), file, compression="zstd")
    return file.getvalue()


def read(folder: str | os.PathLike[str], columns: Sequence[str] | None = None) -> pa.Table:
    """All rows of a folder of self-play, in the order of games and decisions, or some columns of them.

    For more than fits into memory, ``pyarrow.dataset.dataset(folder)`` reads the same files batch by batch.
    """
    files = sorted(str(file) for file in Path(folder).glob("part-*.parquet"))
    table: pa.Table = pyarrow.dataset.dataset(files).to_table(columns=None if columns is None else list(columns))
    return table


def observations(table: pa.Table) -> NDArray[np.float32]:
    """What was seen, a row for each decision."""
    column = table["observation"].combine_chunks()
    flat: NDArray[np.float32] = column.flatten().to_numpy(zero_copy_only=False)
    rows: NDArray[np.float32] = flat.reshape(len(table), column.type.list_size)
    return rows


def policies(table: pa.Table, actions: int) -> NDArray[np.float32]:
    """The shares of visits over all codes, a row for each decision: what a policy learns to answer."""
    legal, visits = table["legal"].combine_chunks(), table["visits"].combine_chunks()
    rows = np.repeat(np.arange(len(table)), np.diff(legal.offsets.to_numpy()))
    shares = np.zeros((len(table), actions), dtype=np.float32)
    shares[rows, legal.flatten().to_numpy()] = visits.flatten().to_numpy()
    shares /= np.maximum(shares.sum(axis=1, keepdims=True), 1)
    return shares


@dataclass(frozen=True)
class _Row:
    game: int
    decision: int
    seat: int
    observation: NDArray[np.float32]
    legal: list[int]
    visits: list[int]
    action: int


def _rows(plan: Plan, bot: Bot, number: int) -> Iterator[tuple[_Row, float]]:
    """One game: every decision, with what it led to."""
    chance = random.Random(f"{plan.seed} {number}")
    state = plan.box.new(seed=chance.randrange(_SEEDS), setup=plan.setup)
    rows = []
    while (seat := state.seat) is not None:
        rows.append(row := _decided(plan, bot, state, seat, number, chance))
        state.play(row.action, seat)
    returns = state.returns(plan.rewards)
    return ((row, returns[row.seat]) for row in rows)


def _decided(plan: Plan, bot: Bot, state: State, seat: int, number: int, chance: random.Random) -> _Row:
    legal = state.legal(seat)
    action, visits = _thought(bot, state, seat, legal, chance.randrange(_SEEDS))
    if state.decisions < plan.explored:
        action = chance.choices(legal, weights=visits)[0]
    return _Row(number, state.decisions, seat, state.observation(seat), legal, visits, action)


def _thought(bot: Bot, state: State, seat: int, legal: list[int], seed: int) -> tuple[int, list[int]]:
    """What a bot chooses, and how often it tried each decision. Nothing is searched where there is nothing to choose."""
    if len(legal) > 1:
        try:
            found = bot.search(state, seat, seed=seed)
            return found.action, [found.visits.get(code, 0) for code in legal]
        except ValueError:
            pass  # some bots do not search
    action = bot.choose(state, seat, seed=seed)
    return action, [int(code == action) for code in legal]


def _table(plan: Plan, rows: list[tuple[_Row, float]]) -> pa.Table:
    size = plan.box.observation_size
    seen = np.array([row.observation for row, _ in rows], dtype=np.float32).reshape(-1)
    columns = {
        "game": pa.array([row.game for row, _ in rows], pa.int32()),
        "decision": pa.array([row.decision for row, _ in rows], pa.int32()),
        "seat": pa.array([row.seat for row, _ in rows], pa.int8()),
        "observation": pa.FixedSizeListArray.from_arrays(pa.array(seen), size),
        "legal": pa.array([row.legal for row, _ in rows], pa.list_(pa.int32())),
        "visits": pa.array([row.visits for row, _ in rows], pa.list_(pa.int32())),
        "action": pa.array([row.action for row, _ in rows], pa.int32()),
        "result": pa.array([result for _, result in rows], pa.float32()),
    }
    return pa.table(columns)


_Progress = Callable[[int, int], object]


def _played(plan: Plan, parts: list[int], address: str | None) -> Iterator[tuple[int, bytes]]:
    if address is None:
        yield from ((part, play_part(plan, part)) for part in parts)
        return
    from . import cluster

    with cluster.connected(address):
        for (_, part), data in cluster.spread(_play_part, ((plan, part) for part in parts)):
            yield part, data


def _play_part(job: tuple[Plan, int]) -> bytes:
    return play_part(*job)


def _opened(plan: Plan, folder: Path) -> Path:
    """The folder of a plan, or of the same plan with another number of games: it can be made longer."""
    folder.mkdir(parents=True, exist_ok=True)
    about = _about(plan)
    file = folder / "selfplay.json"
    if file.exists():
        found = json.loads(file.read_text())
        for key in about:
            if key != "games" and found.get(key) != about[key]:
                raise RailheadError(f"{file} is of other self-play: its {key} is {found.get(key)}, not {about[key]}")
        _drop_short_part(found["games"], plan, folder)
    _keep(file, json.dumps(about, indent=2).encode())
    return folder


def _about(plan: Plan) -> dict[str, Any]:
    box = plan.box
    return asdict(plan) | {"setup": box.complete(plan.setup), "rules": box.rules, "version": __version__}


def _drop_short_part(games_before: int, plan: Plan, folder: Path) -> None:
    """A last part that had fewer games than it has now is played anew."""
    last = games_before // plan.games_a_part
    if games_before % plan.games_a_part and games_before != plan.games:
        _file(folder, last).unlink(missing_ok=True)


def _file(folder: Path, part: int) -> Path:
    return folder / f"part-{part:06}.parquet"


def _keep(file: Path, data: bytes) -> None:
    """Writes a file whole or not at all."""
    draft = file.with_suffix(".draft")
    draft.write_bytes(data)
    draft.replace(file)


def main(arguments: Sequence[str] | None = None) -> int:
    """``python -m railhead.selfplay``."""
    options = parser("python -m railhead.selfplay", "Lets a bot play itself and keeps what it saw, thought and got.")
    options.add_argument("--bot", default="mcts:400", metavar="BOT", help="who plays all seats (mcts:400)")
    options.add_argument("--games", type=int, default=1000, metavar="N", help="how many games (1000)")
    options.add_argument("--seed", type=int, default=1, metavar="N", help="all chance follows from it (1)")
    options.add_argument("--explored", type=int, default=0, metavar="N", help="so many decisions are drawn by visits (0)")
    options.add_argument("--rewards", default="win", choices=["win", "rank", "score"], help="how games are rewarded (win)")
    options.add_argument("--games-a-part", type=int, default=100, metavar="N", help="games in a file (100)")
    options.add_argument("--out", required=True, metavar="FOLDER", help="where the files are; they go on where they stopped")
    chosen = options.parse_args(arguments)
    try:
        play(_planned(chosen), chosen.out, address=chosen.ray, progress=_told)
    except (RailheadError, ValueError, OSError) as error:
        print(f"{options.prog}: {error}", file=sys.stderr)
        return 1
    return 0


def _planned(chosen: argparse.Namespace) -> Plan:
    return Plan(
        chosen.game,
        bot=chosen.bot,
        games=chosen.games,
        seed=chosen.seed,
        explored=chosen.explored,
        rewards=chosen.rewards,
        games_a_part=chosen.games_a_part,
        setup=setup_of(games()[chosen.game], chosen.set),
    )


def _told(done: int, planned: int) -> None:
    print(f"{done} of {planned} parts", file=sys.stderr)


if __name__ == "__main__":
    # What is sent to workers belongs to the module that they import, not to this program.
    from railhead.selfplay import main as command

    sys.exit(command())
