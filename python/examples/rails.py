"""A folder of ``.rail`` files as a data frame: a row for each seat of each game.

    python rails.py games/              # what is in a folder
    python rails.py games/ --make 200   # fills it first with games of greedy and random bots
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pandas as pd

import railhead


def rows(file: Path) -> Iterator[dict[str, Any]]:
    """What a file tells about each seat; nothing about games that are not over."""
    state = railhead.load(file)
    standing = state.standing()
    if standing is None:
        return
    taken = pd.Series([seat for seat, _ in state.history]).value_counts()
    for seat, result in enumerate(standing):
        yield {
            "file": file.name,
            "game": state.game,
            "players": state.seats - len(state.automata),
            "seat": seat,
            "automaton": seat in state.automata,
            "decisions": int(taken.get(seat, 0)),
            "place": result["place"],
            "share": result["share"],
            "total": result["total"],
            **{f"score.{part}": points for part, points in result["scores"].items()},
        }


def frame(folder: Path) -> pd.DataFrame:
    """All finished games of a folder."""
    return pd.DataFrame([row for file in sorted(folder.glob("*.rail")) for row in rows(file)])


def make(folder: Path, games: int) -> None:
    """Plays some games: seats with even numbers are greedy, the others choose at random."""
    folder.mkdir(parents=True, exist_ok=True)
    bots = railhead.Bot("greedy"), railhead.Bot("random")
    for number in range(games):
        state = railhead.new("colt-express", players=4, seed=number)
        while (seat := state.seat) is not None:
            state.play(bots[seat % 2].choose(state, seat, seed=number * 10_000 + state.decisions), seat)
        (folder / f"{number:05}.rail").write_text(state.rail())


def main() -> None:
    """Reads a folder and tells how each seat fared."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--make", type=int, default=0, metavar="GAMES")
    chosen = parser.parse_args()
    if chosen.make:
        make(chosen.folder, chosen.make)
    games = frame(chosen.folder)
    if games.empty:
        parser.exit(1, f"there are no finished games in {chosen.folder}\n")
    by_seat = games.groupby(["game", "players", "seat"])
    print(by_seat.agg(games=("file", "count"), victories=("share", "mean"), total=("total", "mean")).round(3).to_string())


if __name__ == "__main__":
    main()
