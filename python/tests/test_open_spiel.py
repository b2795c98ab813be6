"""OpenSpiel: its own tests, for all games, and what this package promises besides."""

import json
import pickle
import random

import numpy as np
import pyspiel
import pytest
from numpy.typing import NDArray
from open_spiel.python.algorithms import ismcts, mcts

import railhead
from railhead.open_spiel import SEED_BYTES, RailheadState, game_name

GAMES = list(railhead.games())


def two(game: str, **parameters: str) -> pyspiel.Game:
    """A game for two."""
    return pyspiel.load_game(game_name(game), {"players": 2, **parameters})


def dealt(game: pyspiel.Game, seed: int) -> RailheadState:
    """A table after the deal."""
    chance = random.Random(seed)
    state: RailheadState = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance.randrange(256))
    return state


def wander(state: RailheadState, decisions: int, seed: int) -> None:
    """Some random decisions."""
    chance = random.Random(seed)
    for _ in range(decisions):
        if not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))


@pytest.mark.parametrize("game", GAMES)
def test_the_official_test_passes(game: str) -> None:
    pyspiel.random_sim_test(two(game), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_imagined_worlds_are_the_same_to_the_one_who_imagines(game: str) -> None:
    """What OpenSpiel's own test of this wants, which only games in C++ can be put through."""
    state = dealt(two(game), 1)
    for step in range(12):
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, random.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.current_player() == state.current_player()
        wander(state, 5, step)
        if state.is_terminal():
            break


def test_worlds_differ_in_what_is_hidden() -> None:
    state = dealt(pyspiel.load_game("railhead_colt_express(players=3)"), 1)
    wander(state, 3, 1)
    worlds = [state.resample_from_infostate(0, random.Random(seed).random) for seed in range(8)]
    assert len({world.observation_string(1) for world in worlds}) > 1


@pytest.mark.parametrize("game", GAMES)
def test_is_mcts_plays_a_whole_game(game: str) -> None:
    """One simulation a decision: `make research` gives it more."""
    loaded = two(game)
    bot = ismcts.ISMCTSBot(
        loaded, LooksNoFurther(), uct_c=1.0, max_simulations=2, random_state=np.random.RandomState(1)
    )
    state = dealt(loaded, 2)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert max(state.returns()) > 0


class LooksNoFurther(mcts.Evaluator):  # type: ignore[misc]
    """Takes every position for even, so that whole games are searched in a test."""

    def evaluate(self, state: RailheadState) -> NDArray[np.float64]:
        """Nobody is ahead."""
        return np.zeros(state.num_players())

    def prior(self, state: RailheadState) -> list[tuple[int, float]]:
        """Everything is equally good."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def test_chance_draws_the_seed_and_nothing_else() -> None:
    game = pyspiel.load_game("railhead_west_story(players=2)")
    state = game.new_initial_state()
    for _ in range(SEED_BYTES):
        assert state.is_chance_node()
        outcomes = state.chance_outcomes()
        assert [outcome for outcome, _ in outcomes] == list(range(256))
        assert sum(probability for _, probability in outcomes) == pytest.approx(1)
        state.apply_action(outcomes[7][0])
    while not state.is_terminal():
        assert not state.is_chance_node()
        state.apply_action(state.legal_actions()[0])


def test_equal_histories_are_equal_states() -> None:
    game = pyspiel.load_game("railhead_great_western_trail(players=2)")
    state = dealt(game, 3)
    wander(state, 60, 3)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert [again.information_state_string(player) for player in (0, 1)] == [
        state.information_state_string(player) for player in (0, 1)
    ]


def test_states_are_serialised_with_what_players_remember() -> None:
    game = pyspiel.load_game("railhead_colt_express(players=4,rewards=rank)")
    state = dealt(game, 4)
    wander(state, 40, 4)
    same_game, same = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(same_game) == str(game)
    copies = [same, pickle.loads(pickle.dumps(state)), state.clone()]
    for copy in copies:
        assert copy.history() == state.history()
        assert copy.information_state_string(0) == state.information_state_string(0)
    wander(state, 10_000, 5)
    for copy in copies:
        wander(copy, 10_000, 5)
        assert copy.returns() == state.returns()


def test_information_states_have_perfect_recall_and_hide_what_others_chose() -> None:
    """In Fliptown all decide at once: the first one's choice makes a difference to itself alone."""
    game = pyspiel.load_game("railhead_fliptown(players=2)")
    own: set[str] = set()
    others: set[str] = set()
    for action in dealt(game, 5).legal_actions():
        state = dealt(game, 5)
        state.apply_action(action)
        own.add(state.information_state_string(0))
        if state.current_player() == 1:
            others.add(state.information_state_string(1))
    assert len(own) == len(dealt(game, 5).legal_actions())
    assert len(others) == 1


def test_observations_are_views() -> None:
    game = pyspiel.load_game("railhead_ticket_to_ride_legacy(players=2)")
    state = dealt(game, 6)
    wander(state, 20, 6)
    assert state.table is not None
    assert json.loads(state.observation_string(1)) == state.table.view(1)
    assert state.observation_tensor(1) == pytest.approx(state.table.observation(1).tolist())
    assert state.observation_tensor(1) == state.information_state_tensor(1)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("rewards", ["win", "rank", "score"])
def test_utilities_are_what_the_type_says(game: str, rewards: str) -> None:
    loaded = two(game, rewards=rewards)
    zero_sum = loaded.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert zero_sum == (rewards != "score")
    state = dealt(loaded, 7)
    wander(state, 1_000_000, 7)
    assert all(loaded.min_utility() <= each <= loaded.max_utility() for each in state.returns())
    assert not zero_sum or sum(state.returns()) == pytest.approx(0, abs=1e-12)


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("railhead_west_story(players=1)")
    assert game.num_players() == 1, "the other seat is the game's own"
    state = dealt(game, 8)
    wander(state, 1_000_000, 8)
    assert state.is_terminal()
