"""How fast games are played through each interface, beside games that OpenSpiel and PettingZoo bring along.

    python interfaces.py                    # all games, three CPU seconds for each figure
    python interfaces.py --seconds 10 --games colt-express

A figure is decisions per CPU second of this process, all of them chosen at random among those that are possible; each includes
what a learner needs to take the next one: the observation as an array, and what is possible. Where figures are compared they
come from the same run.
"""

import argparse
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import gymnasium
import numpy as np
import pyspiel
from pettingzoo.classic import connect_four_v3, tictactoe_v3

import railhead
import railhead.open_spiel
from railhead import zoo
from railhead._spaces import environment_id

#: Plays on, and tells from time to time how many decisions it took.
Player = Iterator[int]

BATCH = 256
PLAYERS = 2


def batch(game: str) -> Player:
    """``railhead.VectorEnv``: many games by one call, on one thread."""
    envs = railhead.VectorEnv(game, BATCH, seed=1, players=PLAYERS)
    envs.reset()
    while True:
        envs.step(envs.sample_legal())
        yield BATCH


def state(game: str) -> Player:
    """``railhead.State``: one game, decision by decision."""
    chance = random.Random(1)
    box = railhead.games()[game]
    seen = np.zeros(box.observation_size, dtype=np.float32)
    while True:
        table = box.new(seed=chance.randrange(2**63), players=PLAYERS)
        while (seat := table.seat) is not None:
            table.observation(seat, out=seen)
            table.play(chance.choice(table.legal(seat)), seat)
        yield table.decisions


def gym_vector(game: str) -> Player:
    """Gymnasium's vector form, in which every second decision is a bot's."""
    envs = gymnasium.make_vec(environment_id(game), num_envs=BATCH, players=PLAYERS, opponents="random")
    envs.reset(seed=1)
    before = 0
    while True:
        envs.step(envs.unwrapped.batch.sample_legal())
        decisions = envs.unwrapped.batch.decisions
        yield decisions - before
        before = decisions


def aec(make: Callable[[], Any]) -> Callable[[], Player]:
    """An environment of PettingZoo's, ours or its own."""

    def play() -> Player:
        env = make()
        env.action_space(env.possible_agents[0]).seed(1)
        seed = 0
        while True:
            env.reset(seed=(seed := seed + 1))
            decisions = 0
            for agent in env.agent_iter():
                observation, _, termination, truncation, _ = env.last()
                if termination or truncation:
                    env.step(None)
                    continue
                legal = np.flatnonzero(observation["action_mask"])
                env.step(legal[np.random.randint(len(legal))])
                decisions += 1
            yield decisions

    return play


def spiel(name: str) -> Player:
    """A game of OpenSpiel's, ours or its own."""
    chance = random.Random(1)
    game = pyspiel.load_game(name)
    observes = game.get_type().provides_observation_tensor
    while True:
        table, decisions = game.new_initial_state(), 0
        while not table.is_terminal():
            if table.is_chance_node():
                outcomes, weights = zip(*table.chance_outcomes(), strict=True)
                table.apply_action(chance.choices(outcomes, weights)[0])
                continue
            np.asarray(table.observation_tensor() if observes else table.information_state_tensor(), dtype=np.float32)
            table.apply_action(chance.choice(table.legal_actions()))
            decisions += 1
        yield decisions


def rate(player: Player, seconds: float) -> float:
    """Decisions per CPU second, after a first turn that is not counted."""
    next(player)
    begun, decisions = time.process_time(), 0
    while (elapsed := time.process_time() - begun) < seconds:
        decisions += next(player)
    return decisions / elapsed


def line(*cells: str) -> None:
    """A row of the table."""
    print("| " + " | ".join(cells) + " |", flush=True)


def main() -> None:
    """Measures, and prints two tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds for each figure (3)")
    parser.add_argument("--games", nargs="*", default=list(railhead.games()), metavar="GAME")
    chosen = parser.parse_args()

    line("decisions per CPU second", "`VectorEnv`", "Gymnasium, vector", "`State`", "PettingZoo", "OpenSpiel")
    line("---", *["---:"] * 5)
    for game in chosen.games:
        ours = [
            batch(game),
            gym_vector(game),
            state(game),
            aec(lambda game=game: zoo.raw_env(game, players=PLAYERS))(),
            spiel(f"{railhead.open_spiel.game_name(game)}(players={PLAYERS})"),
        ]
        line(railhead.games()[game].title(), *(f"{rate(player, chosen.seconds):,.0f}" for player in ours))

    print()
    line("games that come with them", "decisions per CPU second")
    line("---", "---:")
    for name in ("backgammon", "bridge", "gin_rummy", "hearts", "leduc_poker", "python_kuhn_poker"):
        line(f"OpenSpiel, {name}", f"{rate(spiel(name), chosen.seconds):,.0f}")
    for module in (connect_four_v3, tictactoe_v3):
        name = module.__name__.rpartition(".")[2]
        line(f"PettingZoo, {name}", f"{rate(aec(module.raw_env)(), chosen.seconds):,.0f}")


if __name__ == "__main__":
    main()
