"""The spaces of observations and decisions, as Gymnasium has them."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ._railhead import Game

Observation = NDArray[np.float32]
Mask = NDArray[np.int8]


class LegalDiscrete(spaces.Discrete):
    """All codes of decisions; without a mask of its own, ``sample`` draws among those that are possible now.

    Of most games' thousands of codes only a few are possible at a time, so that sampling among all of them would hardly ever
    be of use.

    >>> space = LegalDiscrete(5, seed=1)
    >>> space.allow(np.array([0, 0, 1, 0, 0], dtype=np.int8))
    >>> int(space.sample())
    2
    >>> 4 in space
    True
    """

    _allowed: Mask | None = None

    def allow(self, mask: Mask) -> None:
        """From now on these decisions are possible."""
        self._allowed = mask

    def sample(self, mask: Mask | None = None, probability: NDArray[Any] | None = None) -> np.int64:
        """A decision that is possible now, or one that ``mask`` or ``probability`` allows."""
        if mask is None and probability is None:
            mask = self._allowed
        return super().sample(mask=mask, probability=probability)


def observation_space(game: Game) -> spaces.Box[Any]:
    """What observations of a game can be.

    >>> import railhead
    >>> space = observation_space(railhead.games()["fliptown"])
    >>> space.shape == (railhead.games()["fliptown"].observation_size,)
    True
    """
    return spaces.Box(game.layout.low, game.layout.high, dtype=np.float32)


def masked_observation_space(game: Game, actions: int) -> spaces.Dict:
    """Observations together with the mask of what is possible, as agents of several players have them."""
    return spaces.Dict(
        {
            "observation": observation_space(game),
            "action_mask": spaces.Box(0, 1, shape=(actions,), dtype=np.int8),
        }
    )


def as_mask(flags: NDArray[np.bool_]) -> Mask:
    """The same flags as the small numbers that Gymnasium's ``sample`` takes, without a copy."""
    return flags.view(np.int8)


def environment_id(name: str) -> str:
    """What Gymnasium calls the environment of a game.

    >>> environment_id("great-western-trail")
    'railhead/GreatWesternTrail-v1'
    """
    return f"railhead/{''.join(word.capitalize() for word in name.split('-'))}-v1"
