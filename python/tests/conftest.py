"""What tests share: all games, and how much is tried at random."""

import os
import random
from collections.abc import Callable

import pytest

import railhead

GAMES = tuple(railhead.games())


def effort(usual: int) -> int:
    """How often something is tried: a tenth with RAILHEAD_EFFORT=quick, ten times as often with thorough."""
    scale = {"quick": 0.1, "thorough": 10.0}.get(os.environ.get("RAILHEAD_EFFORT", ""), 1.0)
    return max(1, round(usual * scale))


def play_at_random(state: railhead.State, luck: random.Random, decisions: int | None = None) -> railhead.State:
    """Plays on, to the end or for some decisions."""
    while not state.is_over and decisions != 0:
        state.play(luck.choice(state.legal()))
        decisions = None if decisions is None else decisions - 1
    return state


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture
def somewhere(game: str) -> Callable[[int], railhead.State]:
    """A position from the middle of a random game, by a number."""

    def position(number: int) -> railhead.State:
        luck = random.Random(number)
        state = railhead.new(game, seed=number)
        return play_at_random(state, luck, luck.randrange(60))

    return position


def pytest_configure(config: pytest.Config) -> None:
    """What takes minutes runs when it is asked for: ``pytest -m long``, as `make research` does."""
    if not config.option.markexpr:
        config.option.markexpr = "not long"
