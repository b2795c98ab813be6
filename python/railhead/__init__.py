"""Five games of the Wild West for those who study play: the rules, the bots and the tables of Railhead, at full speed."""

from importlib.util import find_spec as _find_spec

from ._railhead import (
    Action,
    Bot,
    Entry,
    Game,
    Layout,
    Option,
    Outcome,
    Search,
    SoloOutcome,
    State,
    VectorEnv,
    Worlds,
    __version__,
    arena,
    games,
    load,
    new,
)
from .errors import ArenaError, IllegalAction, NoSuchSeat, NotTakenBack, RailError, RailheadError, SetupError
from .types import (
    Autoreset,
    Decision,
    Episode,
    Eyes,
    Info,
    Language,
    Policy,
    Refusal,
    Rewards,
    SeatResult,
    Seed,
    SetupValue,
)

__all__ = [
    "Action",
    "ArenaError",
    "Autoreset",
    "Bot",
    "Decision",
    "Entry",
    "Episode",
    "Eyes",
    "Game",
    "IllegalAction",
    "Info",
    "Language",
    "Layout",
    "NoSuchSeat",
    "NotTakenBack",
    "Option",
    "Outcome",
    "Policy",
    "RailError",
    "RailheadError",
    "Refusal",
    "Rewards",
    "Search",
    "SeatResult",
    "Seed",
    "SetupError",
    "SetupValue",
    "SoloOutcome",
    "State",
    "VectorEnv",
    "Worlds",
    "__version__",
    "arena",
    "games",
    "load",
    "new",
]

if _find_spec("gymnasium") is not None:
    # Gymnasium knows of an environment what has told it: it looks for none itself.
    from .registration import register_envs as _register_envs

    _register_envs()
