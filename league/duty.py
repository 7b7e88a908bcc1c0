"""What is due to be told follows from the facts; here it is compared with what was told.

Pure: words are names of texts with their parameters, people are numbers.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Any, TypeAlias


@dataclass(frozen=True, slots=True)
class Wording:
    """A text of the locale files with its parameters."""

    text: str
    params: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, order=True)
class Slot:
    """One thing to be told: its kind, the event whose facts it follows from, what it is about, who reads it.

    `occasion` is a number that a fact has of its own, never the version of a row.
    """

    kind: str
    event: int
    subject: int
    reader: str
    occasion: str = ""

    @property
    def key(self) -> str:
        """The slot as one word, by which its message is found."""
        return f"{self.kind}:{self.event}:{self.subject}:{self.reader}:{self.occasion}"

    @classmethod
    def of(cls, key: str) -> "Slot":
        """The slot that this word names."""
        kind, event, subject, reader, occasion = key.split(":")
        return cls(kind, int(event), int(subject), reader, occasion)


@dataclass(frozen=True, slots=True)
class Duty:
    """A message that stands as long as the facts are so: where, what it says, which buttons it has, whom it pings.

    `to` is the number of its place (a table, an event, a user). `instead` is the channel for readers whom no private
    message reaches, `not_before` when it may be sent at the earliest. One that `opens` is the first that a person gets
    about something: of those not many go out at once.
    """

    slot: Slot
    place: str
    to: int
    says: Wording
    asks: tuple[str, ...] = ()
    pings: tuple[int, ...] = ()
    instead: int = 0
    not_before: datetime | None = None
    opens: bool = False


@dataclass(frozen=True, slots=True)
class Closing:
    """What becomes of a message that was read and is due no more.

    It is struck, or says `words` (None: what it said, which was true). `aloud` is said once more beside it, to whom it
    pinged or to `pings`; then the slot is free again: what comes back is told anew.
    """

    words: Wording | None = None
    struck: bool = False
    aloud: Wording | None = None
    pings: tuple[int, ...] | None = None
    is_free: bool = False


@dataclass(frozen=True, slots=True)
class Aloud:
    """What is said beside a message that says otherwise, to those of its readers for whom it is news."""

    words: Wording
    pings: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """A message as it is kept: what it says and asks, whether its duty holds, whether somebody may have read it."""

    says: Wording
    asks: tuple[str, ...]
    pings: tuple[int, ...]
    stands: bool
    read: bool


class Change(StrEnum):
    """What is done to a message."""

    SEND = "send"
    EDIT = "edit"
    END = "end"
    WITHDRAW = "withdraw"


ChangeDue: TypeAlias = tuple[Change, str, Duty | None]
"""A step, the key of its slot, and what is due there (None: nothing any more)."""


def reconcile(told: Mapping[str, Told], due: Iterable[Duty]) -> Iterator[ChangeDue]:
    """The steps that bring what was told to what is due; done twice they change nothing.

    Source: house
    """
    wanted = {duty.slot.key: duty for duty in due}
    for key, duty in wanted.items():
        there = told.get(key)
        if there is None:
            yield Change.SEND, key, duty
        elif not there.stands or not _is_as_due(there, duty):
            yield Change.EDIT, key, duty
    for key, there in told.items():
        if there.stands and key not in wanted:
            yield Change.END if there.read else Change.WITHDRAW, key, None


def _is_as_due(told: Told, duty: Duty) -> bool:
    """Nobody is pinged by what stands already: whom it pings is of no account once it was read."""
    is_said = (told.says, told.asks) == (duty.says, duty.asks)
    return is_said and (told.read or told.pings == duty.pings)
