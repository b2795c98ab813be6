"""What a second worker of a Ray cluster brings: the same match with one and with two, in turn.

    python cluster.py
    python cluster.py --games 240 --bot mcts:400 --rounds 3

Workers are started, and the package is imported there, before anything is measured. Both must find the same.
"""

import argparse
import statistics
import tempfile
import time
from pathlib import Path

import ray

from railhead import cluster


def measure(workers: int, bot: str, games: int) -> tuple[float, float]:
    """Games a second with so many workers, and the share of victories they found."""
    ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False)
    try:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "match.jsonl"
            cluster.arena("colt-express", bot, "greedy", games=workers * 4, players=4, seed=2)
            begun = time.monotonic()
            outcome = cluster.arena("colt-express", bot, "greedy", games=games, players=4, seed=1, file=file)
            return outcome.games / (time.monotonic() - begun), outcome.share
    finally:
        ray.shutdown()


def main() -> None:
    """Measures in turn, so that whatever else the machine does concerns both."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bot", default="mcts:400")
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--rounds", type=int, default=3)
    chosen = parser.parse_args()
    ratios = []
    for number in range(chosen.rounds):
        (one, share), (two, same) = (measure(workers, chosen.bot, chosen.games) for workers in (1, 2))
        if share != same:
            parser.exit(1, f"one worker found {share}, two found {same}\n")
        ratios.append(two / one)
        print(f"round {number + 1}: {one:.2f} games a second with one worker, {two:.2f} with two: {two / one:.2f} x", flush=True)
    print(f"median {statistics.median(ratios):.2f} x; {100 * share:.1f} % of victories with one and with two")


if __name__ == "__main__":
    main()
