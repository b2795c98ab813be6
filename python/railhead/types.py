"""Names for what goes in and comes out."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal, TypeAlias, TypedDict

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from ._railhead import Action, Worlds

__all__ = [
    "Autoreset",
    "Decision",
    "Episode",
    "Eyes",
    "Info",
    "Language",
    "Policy",
    "Refusal",
    "Rewards",
    "SeatResult",
    "Seed",
    "SetupValue",
]

Language: TypeAlias = Literal["en", "pl"]
#: Whose eyes look: a seat's, somebody's who watches, or everybody's once the game is over.
Eyes: TypeAlias = int | Literal["bystander", "open"]
#: A decision: its code, its notation, or as it was offered.
Decision: TypeAlias = "int | np.integer | str | Action"
#: Where chance comes from: a number, or the sixty-four hexadecimal digits of a whole seed. ``None`` is never the same.
Seed: TypeAlias = int | str | None
#: What can be chosen for an option of a setup.
SetupValue: TypeAlias = int | bool | str | Sequence[str]
#: How a finished game is rewarded.
Rewards: TypeAlias = Literal["win", "rank", "score"]
#: When a finished game of a batch begins anew.
Autoreset: TypeAlias = Literal["same_step", "next_step", "disabled"]
#: How much play an episode is.
Episode: TypeAlias = Literal["game", "campaign"]
#: Somebody who decides: it is handed what its seat knows and answers with a decision.
Policy: TypeAlias = "Callable[[Worlds], Decision]"


class SeatResult(TypedDict):
    """How one seat of a finished game did."""

    place: int
    total: int
    scores: dict[str, int]
    ties: dict[str, int]
    share: float


class Refusal(TypedDict):
    """Why a decision is not possible: the rule that forbids it and the words for it."""

    rule: str
    words: str


class Info(TypedDict):
    """What a step of a batch tells besides; every array is the batch's own and is overwritten by the next step."""

    to_act: NDArray[np.int32]
    legal_starts: NDArray[np.int64] | None
    legal_codes: NDArray[np.int32] | None
    mask: NDArray[np.bool_] | None
    learners: NDArray[np.int32]
    scores: NDArray[np.int32]
    places: NDArray[np.int32]
    lengths: NDArray[np.int32]
    chapters: NDArray[np.int32]
    final_obs: NDArray[np.float32] | None
