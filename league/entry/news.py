"""What somebody else has done with an entry, as its player is told."""

from enum import StrEnum


class EntryNews(StrEnum):
    """What an organizer, the end of the check-in, or whoever made room has done with an entry last."""

    ENTERED = "entered"
    ENTERED_WAITING = "entered-waiting"
    PROMOTED = "promoted"
    APPROVED = "approved"
    APPROVED_WAITING = "approved-waiting"
    REFUSED = "refused"
    RETURNED = "returned"
    REMOVED = "removed"
    DROPPED = "dropped"
    NO_SHOW = "no-show"
    SUBSTITUTED = "substituted"
    PLACE_LOST = "place-lost"
    """Not here by the end of the check-in."""


class NewsLine(StrEnum):
    """What whoever has a place is to know besides, as it was when they got it."""

    CHECK_IN = "check-in-now"
    LATE = "entered-late"
    UNSEATED = "entered-unseated"
    SEATED = "entered-seated"


PLACED = frozenset({EntryNews.ENTERED, EntryNews.PROMOTED, EntryNews.APPROVED, EntryNews.RETURNED})
"""By these somebody has a place."""
