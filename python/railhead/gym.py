"""Railhead for Gymnasium: one seat is yours, the others are played by bots or by policies of your own.

>>> import gymnasium, railhead
>>> env = gymnasium.make("railhead/ColtExpress-v1", players=4, opponents="random")
>>> observation, info = env.reset(seed=7)
>>> terminated = truncated = False
>>> while not (terminated or truncated):
...     action = env.action_space.sample(mask=info["action_mask"])
...     observation, reward, terminated, truncated, info = env.step(action)
>>> len(info["places"])
4

Of all codes of decisions only a few are possible at a time: ``info["action_mask"]`` says which, and ``action_space.sample()``
without a mask draws among these. What happens to others says the parameter ``illegal``.

The vector form steps many games by one call into compiled code:

>>> envs = gymnasium.make_vec("railhead/ColtExpress-v1", num_envs=8, players=4, opponents="random")
>>> observations, infos = envs.reset(seed=7)
>>> observations, rewards, terminations, truncations, infos = envs.step(envs.action_space.sample())
>>> infos["action_mask"].shape == (8, envs.single_action_space.n)
True
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ._railhead import Bot, State, VectorEnv, games
from ._spaces import LegalDiscrete, Mask, Observation, as_mask, observation_space
from ._table import RENDER_MODES, SEEDS, chosen, played_seats, render
from .errors import IllegalAction, SetupError
from .players import company

if TYPE_CHECKING:
    from ._railhead import Rewards, SetupValue
    from .players import Asked, Player

__all__ = ["RailheadEnv", "RailheadVectorEnv"]

#: What becomes of a decision that is not possible.
Illegal = Literal["lose", "raise"]


class RailheadEnv(gymnasium.Env[Observation, np.int64]):
    """A game in which one seat is yours.

    :param game: the name of a game, which ``gymnasium.make`` knows by the id.
    :param opponents: who plays the other seats: a bot by its name (``random``, ``greedy``, ``mcts:4000``, ``beginner`` to
        ``expert``), a :class:`railhead.Bot`, a function from :class:`railhead.Worlds` to a decision; or a mapping from seats
        to these.
    :param learner: the seat that is yours, or ``"rotate"``: another one in every episode. ``reset(options={"learner": 2})``
        says it for one episode.
    :param rewards: what the end of the game brings: ``"win"`` (the victory, from −1 to 1), ``"rank"`` (the place, from −1 to
        1) or ``"score"``. Before the end all rewards are 0.
    :param illegal: what becomes of a decision that is not possible: with ``"lose"`` the episode ends with the reward −1 and
        ``info["illegal"]`` says why; with ``"raise"`` :class:`railhead.IllegalAction` does, and the game goes on as it was.
    :param max_decisions: after so many of your decisions the episode is truncated.
    :param render_mode: ``"ansi"`` (the table in words), ``"svg"`` (drawn, as text) or ``"human"`` (printed).
    :param setup: what is chosen at the table, by the names of ``railhead.games()[game].options``; or as keywords, with ``_``
        for ``-``.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        game: str,
        *,
        opponents: Player | Mapping[int, Player] = "medium",
        learner: int | Literal["rotate"] = 0,
        rewards: Rewards = "win",
        illegal: Illegal = "lose",
        max_decisions: int | None = None,
        render_mode: Literal["ansi", "svg", "human"] | None = None,
        setup: Mapping[str, SetupValue] | None = None,
        **options: SetupValue,
    ) -> None:
        self.game = games()[game]
        self.setup = self.game.complete(chosen(setup, options))
        self.played = played_seats(self.game, self.setup)
        self.learner = self._checked(self.played[0] if learner == "rotate" else learner)
        self.observation_space = observation_space(self.game)
        self.action_space: LegalDiscrete = LegalDiscrete(self.game.action_count)
        self.render_mode = render_mode
        self._rotates = learner == "rotate"
        self._episodes = 0
        self._opponents = opponents
        self._others: dict[int, Asked] = {}
        self._rewards: Rewards = rewards
        self._illegal: Illegal = illegal
        self._max_decisions = max_decisions
        self._decisions = 0
        self._state: State | None = None

    @property
    def state(self) -> State:
        """The game that is being played: the truth, with everything that your seat does not know."""
        if self._state is None:
            raise gymnasium.error.ResetNeeded("call reset() before anything else")
        return self._state

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Sets a new table up and lets the others play until you are asked."""
        super().reset(seed=seed)
        self.learner = self._next_learner(options or {})
        self._others = company(self._opponents, tuple(seat for seat in self.played if seat != self.learner))
        self._episodes += 1
        self._decisions = 0
        self._state = self.game.new(seed=self._chance(), setup=self.setup)
        self._let_others_play()
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Plays your decision, and those of the others until you are asked again or the game is over."""
        state = self.state
        if state.is_over:
            raise gymnasium.error.ResetNeeded("the game is over: call reset()")
        try:
            state.play(int(action), self.learner)
        except IllegalAction as error:
            if self._illegal == "raise":
                raise
            return self._lost(error)
        self._decisions += 1
        self._let_others_play()
        reward = state.returns(self._rewards)[self.learner]
        truncated = not state.is_over and self._decisions == self._max_decisions
        return self._observation(), reward, state.is_over, truncated, self._info()

    def render(self) -> str | None:
        """The table as your seat sees it."""
        return render(self.state, self.render_mode, self.learner)

    def _checked(self, learner: int) -> int:
        if learner not in self.played:
            expected = ", ".join(map(str, self.played))
            raise SetupError(f"seat {learner} cannot be yours: expected one of {expected}")
        return learner

    def _next_learner(self, options: dict[str, Any]) -> int:
        if "learner" in options:
            return self._checked(options["learner"])
        return self.played[self._episodes % len(self.played)] if self._rotates else self.learner

    def _chance(self) -> int:
        return int(self.np_random.integers(SEEDS))

    def _let_others_play(self) -> None:
        state = self.state
        while (seat := state.seat) is not None and self.learner not in state.to_act:
            state.play(self._others[seat](state.worlds(seat), self._chance()), seat)

    def _observation(self) -> Observation:
        return self.state.observation(self.learner)

    def _mask(self) -> Mask:
        return as_mask(self.state.mask(self.learner))

    def _info(self) -> dict[str, Any]:
        """What is told besides. The space keeps a mask of its own: whoever changes what was told changes no more."""
        self.action_space.allow(self._mask())
        info: dict[str, Any] = {"action_mask": self._mask(), "seat": self.learner}
        standing = self.state.standing()
        if standing is not None:
            info["scores"] = [result["total"] for result in standing]
            info["places"] = [result["place"] for result in standing]
        return info

    def _lost(self, error: IllegalAction) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        gymnasium.logger.warn(f"an impossible decision ends the episode: {error}")
        observation, info = self._observation(), self._info()
        self._state = None
        return observation, -1.0, True, False, info | {"illegal": str(error)}


class RailheadVectorEnv(gymnasium.vector.VectorEnv[Observation, NDArray[np.int64], NDArray[np.float64]]):
    """Many games at once, in each of which one seat is yours: :class:`railhead.VectorEnv` in Gymnasium's dress.

    ``infos["action_mask"]`` has the masks of all games, ``infos["seat"]`` your seats. Where a game has ended,
    ``infos["places"]`` and ``infos["scores"]`` say how, and ``infos["final_obs"]`` what you saw last.

    :param num_envs: how many games.
    :param opponents: who plays the other seats: a bot or its name, or a mapping from seats to these.
    :param learner: the seat that is yours, or ``"rotate"``: another one in every episode.
    :param autoreset_mode: when a finished game begins anew.
    :param threads: how many threads step games. What happens does not depend on it.
    :param copy: whether observations are copied. Otherwise every step overwrites those of the one before.
    :param campaign: whether an episode is a whole campaign, game after game.
    :param max_decisions: after so many decisions, those of others included, an episode is truncated.

    The other parameters are those of :class:`RailheadEnv`, but that a decision that is not possible always raises
    :class:`railhead.IllegalAction`; then no game has changed.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        opponents: str | Bot | Mapping[int, str | Bot] = "medium",
        learner: int | Literal["rotate"] = 0,
        rewards: Rewards = "win",
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        threads: int = 1,
        copy: bool = True,
        campaign: bool = False,
        max_decisions: int | None = None,
        render_mode: Literal["ansi", "svg", "human"] | None = None,
        setup: Mapping[str, SetupValue] | None = None,
        **options: SetupValue,
    ) -> None:
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.batch = VectorEnv(
            game,
            num_envs,
            opponents=opponents,
            learner=learner,
            rewards=rewards,
            autoreset=_AUTORESETS[self.autoreset_mode],
            masks=True,
            lists=False,
            threads=threads,
            campaign=campaign,
            max_decisions=max_decisions,
            setup=chosen(setup, options),
        )
        self.metadata = RailheadEnv.metadata | {"autoreset_mode": self.autoreset_mode}
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.single_observation_space = observation_space(games()[game])
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = spaces.Discrete(self.batch.action_count)
        self.action_space = _LegalMultiDiscrete(self.batch)
        self._copies = copy

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins all games anew; ``options={"reset_mask": mask}`` says which, where games do not do so by themselves."""
        super().reset(seed=seed)
        only = (options or {}).get("reset_mask")
        self.batch.reset(seed=seed if seed is not None else self._chance(only), only=only)
        return self._observations(), self._infos(np.zeros(self.num_envs, dtype=np.bool_))

    def step(  # type: ignore[override]  # ends are flags, whatever rewards are
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Plays a decision in every game, and those of the others until you are asked again."""
        self.batch.step(actions)
        terminations, truncations = self.batch.terminations.copy(), self.batch.truncations.copy()
        rewards = self.batch.learner_rewards.astype(np.float64)
        return self._observations(), rewards, terminations, truncations, self._infos(terminations | truncations)

    def render(self) -> tuple[str, ...] | None:
        """Every table as your seat sees it."""
        seats = self.batch.learners.tolist()
        frames = [render(self.batch.state(row), self.render_mode, seat) for row, seat in enumerate(seats)]
        return tuple(frame for frame in frames if frame is not None) or None

    def _chance(self, only: NDArray[np.bool_] | None) -> int | None:
        """Where a seed was given before, what follows from it; games that are still played keep theirs."""
        return None if only is not None else int(self.np_random.integers(SEEDS))

    def _observations(self) -> Observation:
        assert self.batch.observations is not None, "the batch was asked for them"
        return self.batch.observations.copy() if self._copies else self.batch.observations

    def _infos(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        assert self.batch.masks is not None, "the batch was asked for them"
        everywhere = np.ones(self.num_envs, dtype=np.bool_)
        infos: dict[str, Any] = {
            "action_mask": as_mask(self.batch.masks.copy() if self._copies else self.batch.masks),
            "_action_mask": everywhere,
            "seat": self.batch.learners.copy(),
            "_seat": everywhere.copy(),
        }
        if ended.any():
            for key, values in (("scores", self.batch.scores), ("places", self.batch.places)):
                infos[key], infos[f"_{key}"] = values.copy(), ended.copy()
            if self.autoreset_mode == AutoresetMode.SAME_STEP:
                infos["final_obs"], infos["_final_obs"] = self._final(ended), ended.copy()
        return infos

    def _final(self, ended: NDArray[np.bool_]) -> NDArray[np.object_]:
        """What was seen last where a game has ended, as Gymnasium's own vectors tell it: row by row, ``None`` elsewhere."""
        assert self.batch.final_observations is not None, "games begin anew in the step in which they end"
        final = np.full(self.num_envs, None, dtype=object)
        for row in np.flatnonzero(ended):
            final[row] = self.batch.final_observations[row].copy()
        return final


class _LegalMultiDiscrete(spaces.MultiDiscrete):
    """A decision for each game; ``sample`` draws among those that are possible now."""

    def __init__(self, batch: VectorEnv) -> None:
        super().__init__(np.full(batch.num_envs, batch.action_count))
        self._batch = batch

    def sample(self, mask: Any = None, probability: Any = None) -> NDArray[np.int64]:
        """Without a mask, legal decisions of all games."""
        if mask is None and probability is None:
            assert self._batch.masks is not None, "the batch was asked for them"
            mask = tuple(as_mask(row) for row in self._batch.masks)
        return super().sample(mask=mask, probability=probability)


_AUTORESETS: dict[AutoresetMode, Literal["same_step", "next_step", "disabled"]] = {
    AutoresetMode.SAME_STEP: "same_step",
    AutoresetMode.NEXT_STEP: "next_step",
    AutoresetMode.DISABLED: "disabled",
}
