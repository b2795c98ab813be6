"""What a seat gets follows from its view alone: the same, byte for byte, in every world that it cannot tell from the true one."""

import random

import numpy as np
import pytest

import railhead

from conftest import GAMES, effort, play_at_random

Everything = tuple[bytes, bytes, tuple[float, ...], str, str, str, bytes]


def seen(state: railhead.State, seat: int) -> Everything:
    """All that a seat is given of a game."""
    return (
        state.observation(seat).tobytes(),
        state.mask(seat).tobytes(),
        tuple(state.returns()),
        state.text(seat),
        state.text(seat, lang="pl"),
        state.svg(seat),
        state.fingerprint(seat),
    )


def setups(game: str) -> list[dict[str, railhead.SetupValue]]:
    """A setup for every number of players; in Ticket to Ride also the first game of a campaign."""
    least, most = railhead.games()[game].options["players"].bounds or (2, 2)
    plain: list[dict[str, railhead.SetupValue]] = [{"players": players} for players in range(least, most + 1)]
    if game == "ticket-to-ride-legacy":
        plain.append({"players": 3, "campaign": "new"})
    return plain


@pytest.mark.parametrize("game", GAMES)
def test_true_and_imagined_worlds_look_the_same(game: str) -> None:
    chosen, hidden = setups(game), 0
    for number in range(effort(1_000)):
        luck = random.Random(number)
        state = railhead.new(game, seed=number, setup=luck.choice(chosen))
        play_at_random(state, luck, luck.randrange(120))
        seats = [seat for seat in range(state.seats) if seat not in state.automata]
        seat = luck.choice(seats)
        world = state.imagine(seat, seed=number)
        assert seen(world, seat) == seen(state, seat), f"game {number}, seat {seat}"
        known = state.worlds(seat)
        assert known.observation().tobytes() == state.observation(seat).tobytes()
        assert (known.text(), known.svg(), known.legal()) == (state.text(seat), state.svg(seat), state.legal(seat))
        hidden += any(world.fingerprint(other) != state.fingerprint(other) for other in seats)
        assert world.is_imagined and world.seed is None and world.history == []
    if game != "fliptown":
        assert hidden, "there are secrets"


@pytest.mark.parametrize("game", GAMES)
def test_the_order_of_options_betrays_nothing(game: str) -> None:
    for number in range(effort(100)):
        luck = random.Random(number)
        state = play_at_random(railhead.new(game, seed=number), luck, luck.randrange(80))
        for seat in state.to_act:
            world = state.imagine(seat, seed=number)
            assert world.legal(seat) == state.legal(seat)
            offers = [(it.code, it.words) for it in state.actions(seat)]
            assert [(it.code, it.words) for it in world.actions(seat)] == offers


@pytest.mark.parametrize("game", GAMES)
def test_results_are_the_same_once_the_game_is_over(game: str) -> None:
    for number in range(effort(20)):
        state = play_at_random(railhead.new(game, seed=number), random.Random(number))
        world = state.imagine(0, seed=number)
        assert world.returns() == state.returns() and world.standing() == state.standing()


@pytest.mark.parametrize("game", GAMES)
def test_a_row_of_a_batch_is_what_its_seat_sees(game: str) -> None:
    env = railhead.VectorEnv(game, 8, seed=3, masks=True)
    observations, masks = env.observations, env.masks
    assert observations is not None and masks is not None
    for step in range(effort(100)):
        env.step(env.sample_legal())
        row = step % 8
        worlds = env.worlds(row)
        assert worlds.seat == env.to_act[row]
        assert worlds.observation().tobytes() == observations[row].tobytes()
        assert worlds.mask().tobytes() == masks[row].tobytes()
        assert not np.any(env.rewards[~env.terminations])


@pytest.mark.parametrize("game", GAMES)
def test_an_imagined_world_is_the_same_for_the_same_seed(game: str) -> None:
    state = play_at_random(railhead.new(game, seed=1), random.Random(1), 25)
    seat = state.seat or 0
    one, same = state.imagine(seat, seed=4), state.imagine(seat, seed=4)
    again = state.worlds(seat).imagine(seed=4)
    for other in range(state.seats):
        assert one.fingerprint(other) == same.fingerprint(other) == again.fingerprint(other)
    play_at_random(one, random.Random(9))
    play_at_random(same, random.Random(9))
    assert one.scores() == same.scores()
    with pytest.raises(TypeError, match="an imagined world has no .rail file"):
        one.rail()
