"""Who plays: bots by name, bots, and policies of one's own, all asked in one way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, TypeAlias

from ._railhead import Bot, Worlds

if TYPE_CHECKING:
    from ._railhead import Decision, Policy

__all__ = ["Asked", "Player", "ask", "company"]

#: A bot by its name, a bot, or a function from what a seat knows to its decision.
Player: TypeAlias = "str | Bot | Policy"
#: A player as it is asked: what its seat knows, and where its chance comes from.
Asked: TypeAlias = "Callable[[Worlds, int], Decision]"


def ask(player: Player) -> Asked:
    """How a player is asked. Bots take their chance from the seed; a policy of one's own has its own.

    >>> import railhead
    >>> table = railhead.new("fliptown", players=2, seed=1)
    >>> greedy = ask("greedy")
    >>> greedy(table.worlds(0), 1) in table.legal(0)
    True
    """
    if isinstance(player, str):
        player = Bot(player)
    if isinstance(player, Bot):
        bot = player
        return lambda worlds, seed: bot.choose(worlds, seed=seed)
    policy = player
    return lambda worlds, _: policy(worlds)


def company(players: Player | Mapping[int, Player], seats: tuple[int, ...]) -> dict[int, Asked]:
    """Who is asked in each of several seats: the same everywhere, or somebody for each of them.

    >>> sorted(company({1: "random", 2: "greedy"}, (1, 2)))
    [1, 2]
    >>> company({1: "random"}, (1, 2))
    Traceback (most recent call last):
    ...
    ValueError: nobody plays seat 2: expected a player for each of the seats 1, 2
    """
    if not isinstance(players, Mapping):
        asked = ask(players)
        return dict.fromkeys(seats, asked)
    for seat in seats:
        if seat not in players:
            expected = ", ".join(map(str, seats))
            raise ValueError(f"nobody plays seat {seat}: expected a player for each of the seats {expected}")
    return {seat: ask(players[seat]) for seat in seats}
