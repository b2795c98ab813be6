"""What the package does from the command line."""

from __future__ import annotations

import argparse
import importlib
import sys
from typing import TYPE_CHECKING

from ._railhead import Outcome, SoloOutcome, arena as play_match, games
from .errors import RailheadError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ._railhead import Game, Option, Policy, SetupValue
    from .players import Player

__all__ = ["arena", "parser", "policy", "setup_of", "setup_value"]


def arena(arguments: Sequence[str] | None = None) -> int:
    """``python -m railhead.arena``."""
    options = parser("python -m railhead.arena", "Plays a match: a player in every seat in turn against another in the rest.")
    options.add_argument("--bot", metavar="BOT", help="whose match it is: random, greedy, mcts:4000, a level")
    options.add_argument("--policy", metavar="MODULE:NAME", help="the same, as a function of your own")
    options.add_argument("--against", metavar="BOT", help="who plays the other seats; left out where nobody does")
    options.add_argument("--games", type=int, default=100, metavar="N", help="how many games at least (100)")
    options.add_argument("--seed", type=int, default=1, metavar="N", help="all chance follows from it (1)")
    options.add_argument("--file", metavar="FILE", help="where results are kept; the match goes on where it stopped")
    chosen = options.parse_args(arguments)
    if (chosen.bot is None) == (chosen.policy is None):
        options.error("expected either --bot or --policy")
    try:
        player: Player = chosen.bot if chosen.policy is None else policy(chosen.policy)
        match = {
            "games": chosen.games,
            "seed": chosen.seed,
            "file": chosen.file,
            "name": chosen.policy,
            "setup": setup_of(games()[chosen.game], chosen.set),
            "progress": _progress if sys.stderr.isatty() else None,
        }
        if chosen.ray is None:
            outcome = play_match(chosen.game, player, chosen.against, **match)
        else:
            from . import cluster

            outcome = cluster.arena(chosen.game, player, chosen.against, address=chosen.ray, **match)
    except (RailheadError, ValueError, OSError) as error:
        print(f"{options.prog}: {error}", file=sys.stderr)
        return 1
    print(_told(outcome))
    return 0


def policy(name: str) -> Policy:
    """A function by the names of its module and its own.

    >>> policy("random:choice").__name__
    'choice'
    >>> policy("random")
    Traceback (most recent call last):
    ...
    ValueError: `random` names no policy: expected MODULE:NAME
    """
    module, _, attribute = name.partition(":")
    found = getattr(importlib.import_module(module), attribute, None) if attribute else None
    if not callable(found):
        raise ValueError(f"`{name}` names no policy: expected MODULE:NAME")
    return found  # type: ignore[no-any-return]


def setup_of(game: Game, chosen: Sequence[str]) -> dict[str, SetupValue]:
    """What is chosen at a table, from ``key=value``.

    >>> setup_of(games()["fliptown"], ["players=3"])
    {'players': 3}
    """
    values: dict[str, SetupValue] = {}
    for choice in chosen:
        key, equals, text = choice.partition("=")
        if not equals or key not in game.options:
            raise ValueError(f"`{choice}` is not an option: expected KEY=VALUE, with one of {', '.join(game.options)}")
        values[key] = setup_value(game.options[key], text)
    return values


def setup_value(option: Option, text: str, separator: str = ",") -> SetupValue:
    """What is chosen for an option, as it is written.

    >>> setup_value(games()["fliptown"].options["players"], "3")
    3
    """
    if option.kind == "number":
        return int(text)
    if option.kind == "flag":
        return {"yes": True, "no": False}.get(text, text)
    return text.split(separator) if option.kind == "ordered" else text


def parser(program: str, about: str) -> argparse.ArgumentParser:
    """What all commands ask for: a game, its table, and where it is played."""
    options = argparse.ArgumentParser(prog=program, description=about)
    options.add_argument("game", choices=list(games()), metavar="GAME", help=", ".join(games()))
    options.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help="an option of the table; repeatable")
    options.add_argument(
        "--ray", metavar="ADDRESS", help="spread over a Ray cluster: its address, auto, or local for this machine alone"
    )
    return options


def _progress(done: int, planned: int) -> None:
    print(f"\r{done} of {planned} games", end="" if done < planned else "\n", file=sys.stderr)


def _told(outcome: Outcome | SoloOutcome) -> str:
    low, high = outcome.interval
    if isinstance(outcome, SoloOutcome):
        return f"{outcome.bot}: {outcome.games} games, mean score {outcome.score:.2f} ({low:.2f} to {high:.2f})"
    return (
        f"{outcome.bot} against {outcome.against}: {outcome.games} games, {100 * outcome.share:.1f} % of victories "
        f"({100 * low:.1f} to {100 * high:.1f}; equals would have {100 * outcome.chance:.1f}), "
        f"mean score {outcome.score:.2f} to {outcome.rivals_score:.2f}"
    )
