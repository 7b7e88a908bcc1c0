"""One event's entry list: a pure state machine from sign-up to the last round."""

from league.entry.entries import NO_CAP, EntryChange, EntryList, EntryStage, EntryStatus, EventEntry
from league.entry.running import (
    disqualify,
    drop,
    late_entry,
    no_show,
    reinstate,
    return_,
    roster,
    seatable,
    stand_ins,
    substitute,
)
from league.entry.signup import approve, check_in, join, join_all, leave, refuse, remove, set_capacity
from league.entry.stages import (
    close_check_in,
    close_signup,
    finish,
    open_check_in,
    open_signup,
    resume,
    start,
)

__all__ = [
    "NO_CAP",
    "EntryChange",
    "EntryList",
    "EntryStage",
    "EntryStatus",
    "EventEntry",
    "approve",
    "check_in",
    "close_check_in",
    "close_signup",
    "disqualify",
    "drop",
    "finish",
    "join",
    "join_all",
    "late_entry",
    "leave",
    "no_show",
    "open_check_in",
    "open_signup",
    "refuse",
    "reinstate",
    "remove",
    "resume",
    "return_",
    "roster",
    "seatable",
    "set_capacity",
    "stand_ins",
    "start",
    "substitute",
]
