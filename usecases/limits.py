"""How much a person, a table and a server may do in a while: every limit that a user can meet, in one place.

A host changes them with `GUILDHALL_LIMITS`, such as `{"judge-call:person": "5/600"}`: 5 in 600 seconds.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from types import MappingProxyType


class LimitedAction(StrEnum):
    """What is counted; the texts `refusal-limit-<deed>` tell that it was too often."""

    SIGNUP = "signup"
    """Somebody signs up: who joins and leaves over and over fills the audit and the waiting list's messages."""
    GAME = "game"
    """A game by post is opened."""
    JUDGE_CALL = "judge-call"
    ROLE_PING = "role-ping"
    """The judges' role is pinged; past the limit the call is shown without a ping."""
    QUESTION = "question"
    """The rules are asked."""
    IMPORT = "import"
    """A file is read."""
    OWN_DATA = "own-data"
    """The whole database is looked through for what is kept of one person."""
    OFFER = "offer"
    """An offer in a game: everybody at the table is written to."""
    MATCH_SHEET = "match-sheet"
    """A line is put on the sheet of a match: its thread reads it, and the opponent is pinged who is to agree."""
    WEB_LINK = "web-link"
    """Somebody asks for a link that signs a device in."""
    LOOK_BACK = "look-back"
    """A finished game is checked and filmed, or analysed."""


class Scope(StrEnum):
    """By whom or where it is counted."""

    PERSON = "person"
    TABLE = "table"
    SERVER = "server"


@dataclass(frozen=True, slots=True)
class Limit:
    """So many in so long."""

    most: int
    within: timedelta


DM_SPACING = timedelta(seconds=2)
"""Between two private messages: hundreds at once look like spam to Discord. Source: house"""
OPENED_EVERY = timedelta(seconds=5)
"""Between two first messages to people: many at once look like spam to Discord. Source: house"""
Limits = Mapping[tuple[LimitedAction, Scope], Limit]
_MINUTE, _TEN_MINUTES, _HOUR = timedelta(minutes=1), timedelta(minutes=10), timedelta(hours=1)
DEFAULT_LIMITS: Limits = MappingProxyType(
    {
        (LimitedAction.SIGNUP, Scope.PERSON): Limit(10, _TEN_MINUTES),
        (LimitedAction.GAME, Scope.PERSON): Limit(20, _HOUR),
        (LimitedAction.GAME, Scope.SERVER): Limit(200, _HOUR),
        (LimitedAction.JUDGE_CALL, Scope.PERSON): Limit(5, _TEN_MINUTES),
        (LimitedAction.JUDGE_CALL, Scope.TABLE): Limit(6, _TEN_MINUTES),
        (LimitedAction.JUDGE_CALL, Scope.SERVER): Limit(200, _TEN_MINUTES),
        (LimitedAction.ROLE_PING, Scope.TABLE): Limit(2, _TEN_MINUTES),
        (LimitedAction.ROLE_PING, Scope.SERVER): Limit(20, _TEN_MINUTES),
        (LimitedAction.QUESTION, Scope.PERSON): Limit(15, _MINUTE),
        (LimitedAction.QUESTION, Scope.SERVER): Limit(150, _MINUTE),
        (LimitedAction.IMPORT, Scope.PERSON): Limit(10, _TEN_MINUTES),
        (LimitedAction.IMPORT, Scope.SERVER): Limit(30, _TEN_MINUTES),
        (LimitedAction.OWN_DATA, Scope.PERSON): Limit(4, _HOUR),
        (LimitedAction.MATCH_SHEET, Scope.PERSON): Limit(20, _TEN_MINUTES),
        (LimitedAction.WEB_LINK, Scope.PERSON): Limit(10, _TEN_MINUTES),
        (LimitedAction.LOOK_BACK, Scope.PERSON): Limit(10, _TEN_MINUTES),
        (LimitedAction.LOOK_BACK, Scope.SERVER): Limit(60, _TEN_MINUTES),
        (LimitedAction.OFFER, Scope.PERSON): Limit(30, _MINUTE),
        (LimitedAction.OFFER, Scope.TABLE): Limit(80, _MINUTE),
        (LimitedAction.OFFER, Scope.SERVER): Limit(2000, _MINUTE),
    }
)
_WRITTEN = re.compile(r"([1-9]\d{0,6})/([1-9]\d{0,6})")


def limits_of(changes: Mapping[str, str]) -> Limits:
    """The limits with a host's changes.

    Raises ValueError, which says what is wrong with them.
    """
    return MappingProxyType({**DEFAULT_LIMITS, **dict(_read(name, said) for name, said in changes.items())})


def _read(name: str, said: str) -> tuple[tuple[LimitedAction, Scope], Limit]:
    deed, _, scope = name.partition(":")
    key = (LimitedAction(deed), Scope(scope))
    written = _WRITTEN.fullmatch(said)
    if key not in DEFAULT_LIMITS or written is None:
        known = ", ".join(f"{deed}:{scope}" for deed, scope in DEFAULT_LIMITS)
        raise ValueError(f"{name}={said} is no limit: write COUNT/SECONDS for one of {known}")
    return key, Limit(int(written[1]), timedelta(seconds=int(written[2])))
