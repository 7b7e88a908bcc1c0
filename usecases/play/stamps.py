"""What a button knows of the game that it was drawn for, so that one of another moment does no harm."""

from data.game_records import PostGame

EPOCH = 1_000_000
"""More events than a game can have."""


def stamp(epoch: int, events: int) -> int:
    """A moment of a game as a number: how often events were taken back, and how many there are."""
    return epoch * EPOCH + events


def stamp_of(game: PostGame) -> int:
    """The present moment of a game."""
    return stamp(game.epoch, game.events)


def place_in(game: PostGame, stamp: int) -> int | None:
    """The number of events that a stamp means; None if it is of an epoch that a judge took back."""
    epoch, events = divmod(stamp, EPOCH)
    return events if epoch == game.epoch and events <= game.events else None
