"""What can go wrong. Every message says what was expected."""

__all__ = ["ArenaError", "IllegalAction", "NoSuchSeat", "NotTakenBack", "RailError", "RailheadError", "SetupError"]


class RailheadError(Exception):
    """Anything that Railhead refuses."""


class SetupError(RailheadError, ValueError):
    """No table can be set up this way, or there is no such game, bot or language."""


class IllegalAction(RailheadError, ValueError):
    """A decision that is not possible. Nothing has changed.

    ``rule`` is the id of the rule that forbids it, where one does; ``index`` the row of a batch.
    """

    rule: "str | None" = None
    index: "int | None" = None


class NoSuchSeat(RailheadError, IndexError):
    """A seat that the table does not have. Seats are counted from 0."""


class NotTakenBack(RailheadError):
    """A decision that cannot be taken back: it used dice, showed something hidden, or others have gone on."""


class RailError(RailheadError, ValueError):
    """A text that is not the ``.rail`` file of a game that was played by the rules."""


class ArenaError(RailheadError):
    """A match that could not be played to its end."""
