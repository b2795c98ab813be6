"""Tells Gymnasium about the games, so that ``gymnasium.make`` knows them.

>>> import gymnasium, railhead
>>> gymnasium.spec("railhead/ColtExpress-v1").kwargs
{'game': 'colt-express'}
"""

from gymnasium.envs.registration import register, registry

from ._railhead import games
from ._spaces import environment_id

__all__ = ["register_envs"]


def register_envs() -> None:
    """Registers an environment for each game. Importing :mod:`railhead` does it, if Gymnasium is installed."""
    for name in games():
        if environment_id(name) not in registry:
            register(
                environment_id(name),
                entry_point="railhead.gym:RailheadEnv",
                vector_entry_point="railhead.gym:RailheadVectorEnv",
                kwargs={"game": name},
            )
