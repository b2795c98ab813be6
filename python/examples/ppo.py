"""Proximal policy optimisation in one file: learns Colt Express against random players, from nothing, in minutes.

    python ppo.py                        # ten minutes on two cores: ppo.pt and ppo.csv, then matches in the arena
    python ppo.py --minutes 2 --opponents greedy --game west-story --set players=2

One seat is the learner's, another one in every game; bots play the others inside the batch. Rewards come at the end of a game
alone. Decisions that are not possible are masked out of the policy.
"""

import argparse
import csv
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

import railhead
from railhead.commands import setup_of


@dataclass
class Settings:
    """What can be chosen from the command line."""

    game: str = "colt-express"
    opponents: str = "random"
    minutes: float = 10.0
    seed: int = 1
    envs: int = 128
    steps: int = 64
    epochs: int = 3
    minibatches: int = 4
    hidden: int = 256
    learning_rate: float = 7e-4
    gamma: float = 1.0
    gae_lambda: float = 0.95
    clip: float = 0.2
    entropy: float = 0.01
    value_weight: float = 0.5
    max_norm: float = 0.5
    evaluation_games: int = 400
    out: str = "ppo"


class Agent(nn.Module):
    """A policy and a value over one body."""

    def __init__(self, observation_size: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            _layer(observation_size, hidden), nn.Tanh(), _layer(hidden, hidden), nn.Tanh()
        )
        self.policy = _layer(hidden, actions, gain=0.01)
        self.value = _layer(hidden, 1, gain=1.0)

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Categorical, Tensor]:
        """How likely each decision is, and what the game is expected to bring."""
        body = self.body(observations)
        logits = self.policy(body).masked_fill(~masks, -1e9)
        return Categorical(logits=logits, validate_args=False), self.value(body).squeeze(-1)


def _layer(inputs: int, outputs: int, gain: float = 2**0.5) -> nn.Linear:
    layer = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(layer.weight, gain)
    nn.init.zeros_(layer.bias)
    return layer


class Rollout:
    """What was seen and done in so many steps of a batch of games."""

    def __init__(self, envs: railhead.VectorEnv, steps: int) -> None:
        shape = (steps, envs.num_envs)
        self.observations = torch.zeros((*shape, envs.observation_size))
        self.masks = torch.zeros((*shape, envs.action_count), dtype=torch.bool)
        self.actions = torch.zeros(shape, dtype=torch.long)
        self.logprobs, self.values, self.rewards, self.ends = (torch.zeros(shape) for _ in range(4))

    def collect(self, agent: Agent, envs: railhead.VectorEnv) -> tuple[Tensor, list[float]]:
        """Plays on; returns the values of the last observations, and the share of victory of each finished game."""
        shares = []
        for step in range(len(self.actions)):
            self.observations[step] = torch.from_numpy(envs.observations)
            self.masks[step] = torch.from_numpy(envs.masks)
            with torch.no_grad():
                policy, self.values[step] = agent(self.observations[step], self.masks[step])
                self.actions[step] = policy.sample()
                self.logprobs[step] = policy.log_prob(self.actions[step])
            envs.step(self.actions[step].numpy())
            self.rewards[step] = torch.from_numpy(envs.learner_rewards)
            self.ends[step] = torch.from_numpy(envs.terminations | envs.truncations)
            shares += _shares(envs)
        with torch.no_grad():
            _, last = agent(torch.from_numpy(envs.observations), torch.from_numpy(envs.masks))
        return last, shares

    def advantages(self, last: Tensor, gamma: float, gae_lambda: float) -> Tensor:
        """Generalised advantage estimation, from the last step to the first."""
        advantages, advantage, following = torch.zeros_like(self.rewards), torch.zeros_like(last), last
        for step in reversed(range(len(self.rewards))):
            goes_on = 1.0 - self.ends[step]
            delta = self.rewards[step] + gamma * following * goes_on - self.values[step]
            advantage = delta + gamma * gae_lambda * goes_on * advantage
            advantages[step], following = advantage, self.values[step]
        return advantages


def _shares(envs: railhead.VectorEnv) -> list[float]:
    """The learner's share of the victory in every game that has just ended."""
    seats = envs.seats
    rewards = envs.learner_rewards[envs.terminations]
    return ((rewards * (seats - 1) + 1) / seats).tolist()


def learn(agent: Agent, optimizer: torch.optim.Optimizer, rollout: Rollout, last: Tensor, settings: Settings) -> None:
    """Some epochs of PPO's clipped objective over one rollout."""
    advantages = rollout.advantages(last, settings.gamma, settings.gae_lambda)
    returns = (advantages + rollout.values).flatten()
    advantages = advantages.flatten()
    observations, masks = rollout.observations.flatten(0, 1), rollout.masks.flatten(0, 1)
    actions, logprobs = rollout.actions.flatten(), rollout.logprobs.flatten()
    for _ in range(settings.epochs):
        for batch in torch.randperm(len(actions)).chunk(settings.minibatches):
            policy, values = agent(observations[batch], masks[batch])
            ratio = (policy.log_prob(actions[batch]) - logprobs[batch]).exp()
            advantage = advantages[batch]
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
            clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            policy_loss = -torch.min(advantage * ratio, advantage * clipped).mean()
            value_loss = 0.5 * (values - returns[batch]).square().mean()
            loss = policy_loss + settings.value_weight * value_loss - settings.entropy * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), settings.max_norm)
            optimizer.step()


def train(settings: Settings, setup: dict[str, Any]) -> Agent:
    """Learns for so many minutes, and writes the learning curve."""
    random.seed(settings.seed)
    np.random.seed(settings.seed)
    torch.manual_seed(settings.seed)
    envs = railhead.VectorEnv(
        settings.game,
        settings.envs,
        seed=settings.seed,
        opponents=settings.opponents,
        learner="rotate",
        masks=True,
        lists=False,
        setup=setup,
    )
    agent = Agent(envs.observation_size, envs.action_count, settings.hidden)
    optimizer = torch.optim.Adam(agent.parameters(), lr=settings.learning_rate, eps=1e-5)
    rollout = Rollout(envs, settings.steps)
    envs.reset(seed=settings.seed)
    begun, steps, games, recent = time.monotonic(), 0, 0, []
    with Path(f"{settings.out}.csv").open("w", newline="") as file:
        curve = csv.writer(file)
        curve.writerow(["seconds", "cpu_seconds", "decisions", "games", "share"])
        while (elapsed := time.monotonic() - begun) < settings.minutes * 60:
            optimizer.param_groups[0]["lr"] = settings.learning_rate * (1 - elapsed / (settings.minutes * 60))
            last, shares = rollout.collect(agent, envs)
            learn(agent, optimizer, rollout, last, settings)
            steps, games, recent = steps + rollout.actions.numel(), games + len(shares), (recent + shares)[-2000:]
            row = [time.monotonic() - begun, time.process_time(), steps, games, float(np.mean(recent or [0.0]))]
            curve.writerow([round(row[0], 1), round(row[1], 1), steps, games, round(row[4], 4)])
            print(f"\r{row[0]:6.0f} s {steps:9} decisions {games:7} games  {100 * row[4]:5.1f} %", end="", flush=True)
    print()
    torch.save(agent.state_dict(), f"{settings.out}.pt")
    return agent


def policy_of(agent: Agent) -> Callable[[railhead.Worlds], int]:
    """The agent as the arena asks it: the likeliest decision."""

    def policy(worlds: railhead.Worlds) -> int:
        with torch.no_grad():
            choice, _ = agent(torch.from_numpy(worlds.observation())[None], torch.from_numpy(worlds.mask())[None])
        return int(choice.logits.argmax())

    return policy


def evaluate(agent: Agent, settings: Settings, setup: dict[str, Any]) -> None:
    """Lets the agent play in the arena, where every deal is played from every seat."""
    for against in ("random", "easy"):
        outcome = railhead.arena(
            settings.game, policy_of(agent), against, games=settings.evaluation_games, seed=1000, name="ppo", setup=setup
        )
        low, high = outcome.interval
        print(
            f"against {against}: {100 * outcome.share:.1f} % of {outcome.games} games ({100 * low:.1f} to {100 * high:.1f}); "
            f"equals would have {100 * outcome.chance:.0f} %"
        )


def main() -> None:
    """Reads the settings, learns, and plays."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for name, value in vars(Settings()).items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(value), default=value, help=f"({value})")
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help="an option of the table")
    chosen = vars(parser.parse_args())
    options = chosen.pop("set") or ["players=4"]
    settings = Settings(**chosen)
    setup = setup_of(railhead.games()[settings.game], options)
    evaluate(train(settings, setup), settings, setup)


if __name__ == "__main__":
    main()
