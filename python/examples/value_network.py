"""A small value network, learnt from self-play, that plays in the arena.

    python value_network.py                       # self-play, learning and matches: a few minutes
    python value_network.py --selfplay games/     # learns from a folder that `python -m railhead.selfplay` has filled

The network learns what a position brings the one who sees it. As a player it looks one decision ahead: it tries each in some
worlds that its seat cannot tell from the true one, and takes the one after which the network expects most.
"""

import argparse
import tempfile
from collections.abc import Callable

import pyarrow as pa
import torch
from torch import nn

import railhead
from railhead import selfplay


def learn(table: pa.Table, epochs: int, seed: int) -> nn.Sequential:
    """Fits a network to what games brought, and tells how well it does on games it has not seen."""
    torch.manual_seed(seed)
    observations = torch.from_numpy(selfplay.observations(table).copy())
    results = torch.tensor(table["result"].to_pylist())
    unseen = torch.tensor(table["game"].to_pylist()) % 10 == 0
    network = nn.Sequential(
        nn.Linear(observations.shape[1], 128), nn.ReLU(), nn.Linear(128, 64), nn.ReLU(), nn.Linear(64, 1), nn.Tanh()
    )
    optimizer = torch.optim.AdamW(network.parameters(), lr=1e-3, weight_decay=1e-2)
    seen = torch.nonzero(~unseen).squeeze(1)
    for epoch in range(epochs):
        for batch in seen[torch.randperm(len(seen))].split(256):
            loss = (network(observations[batch]).squeeze(1) - results[batch]).square().mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        with torch.no_grad():
            error = (network(observations[unseen]).squeeze(1) - results[unseen]).square().mean()
        print(f"epoch {epoch + 1}: squared error {error:.4f} on unseen games (always the mean: {results[unseen].var():.4f})")
    return network


def policy_of(network: nn.Sequential, worlds_a_decision: int) -> Callable[[railhead.Worlds], int]:
    """The network as a player that looks one decision ahead."""

    def policy(worlds: railhead.Worlds) -> int:
        legal = worlds.legal()
        if len(legal) == 1:
            return legal[0]
        values = torch.zeros(len(legal))
        for number in range(worlds_a_decision):
            world = worlds.imagine(seed=number)
            values += torch.tensor([_worth(network, world, worlds.seat, action) for action in legal])
        return legal[int(values.argmax())]

    return policy


def _worth(network: nn.Sequential, world: railhead.State, seat: int, action: int) -> float:
    after = world.clone()
    after.play(action, seat)
    if after.is_over:
        return after.returns()[seat]
    with torch.no_grad():
        return float(network(torch.from_numpy(after.observation(seat))))


def main() -> None:
    """Plays, learns, and plays again."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="colt-express")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--selfplay", metavar="FOLDER", help="where self-play is, or goes to; otherwise it is thrown away")
    parser.add_argument("--bot", default="mcts:100", help="who plays it (mcts:100)")
    parser.add_argument("--games", type=int, default=1000, help="how many games of it (1000)")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--worlds", type=int, default=4, help="how many worlds a decision is tried in (4)")
    parser.add_argument("--matches", type=int, default=120, help="games in the arena, against each opponent (120)")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    setup = {"players": chosen.players}
    plan = selfplay.Plan(chosen.game, bot=chosen.bot, games=chosen.games, seed=chosen.seed, explored=10, setup=setup)
    with tempfile.TemporaryDirectory() as temporary:
        folder = chosen.selfplay or temporary
        selfplay.play(plan, folder)
        table = selfplay.read(folder, columns=["game", "observation", "result"])
    print(f"{chosen.games} games of {chosen.bot}, {len(table)} decisions")
    policy = policy_of(learn(table, chosen.epochs, chosen.seed), chosen.worlds)
    for against in ("random", "greedy"):
        outcome = railhead.arena(chosen.game, policy, against, games=chosen.matches, name="value-network", setup=setup)
        low, high = outcome.interval
        print(
            f"against {against}: {100 * outcome.share:.1f} % of {outcome.games} games ({100 * low:.1f} to {100 * high:.1f}); "
            f"equals would have {100 * outcome.chance:.0f} %"
        )


if __name__ == "__main__":
    main()
