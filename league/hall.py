"""The boards of a hall: who stands at which, and who waits in line for the next that is free.

A match that has been called to a board stays there until it has a result. All else follows from the rows.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Final

from league.ids import BoardCallId, EventId, HallId, TableId

MOST_BOARDS: Final = 500
HIGHEST_BOARD: Final = 9999


class ForWhom(StrEnum):
    """For whom a board is: reserved ones are for matches and players that were marked for them."""

    OPEN = "open"
    STREAMED = "streamed"
    ACCESSIBLE = "accessible"


@dataclass(frozen=True, slots=True)
class Hall:
    """The boards that an event has, from number `first` on, and which of them are reserved.

    `matches` are the numbers of the bracket's matches that are to be streamed. With `boards` 0 none are kept.
    """

    id: HallId
    event_id: EventId
    boards: int
    first: int = 1
    streamed: tuple[int, ...] = ()
    accessible: tuple[int, ...] = ()
    matches: tuple[int, ...] = ()
    version: int = 0

    @property
    def kinds(self) -> Mapping[int, ForWhom]:
        """The boards by number, each with those for whom it is."""
        return {number: self._kind(number) for number in range(self.first, self.first + self.boards)}

    def _kind(self, number: int) -> ForWhom:
        if number in self.accessible:
            return ForWhom.ACCESSIBLE
        return ForWhom.STREAMED if number in self.streamed else ForWhom.OPEN


@dataclass(frozen=True, slots=True)
class BoardCall:
    """A match and its board, 0 while it waits in line: since when it has waited, been called there, and left it.

    Of those who wait equally long whoever has the higher `priority` goes first.
    """

    id: BoardCallId
    event_id: EventId
    table_id: TableId
    since: datetime
    priority: int = 0
    board: int = 0
    called_at: datetime | None = None
    left_at: datetime | None = None
    version: int = 0

    @property
    def is_called(self) -> bool:
        """Whether the board is this match's now."""
        return self.board > 0 and self.called_at is not None and self.left_at is None

    @property
    def waits(self) -> bool:
        """Whether it is in line."""
        return self.left_at is None and not self.is_called


@dataclass(frozen=True, slots=True)
class Waiting:
    """A match in line: for which kind of board, and which one was its own before (0: none)."""

    call: BoardCall
    kind: ForWhom = ForWhom.OPEN
    was: int = 0


def in_line(calls: Iterable[BoardCall]) -> tuple[BoardCall, ...]:
    """Who waits, in turn: the longest wait first, then what the bracket waits for most, then the older match.

    Source: house
    """
    return tuple(sorted((call for call in calls if call.waits), key=_turn))


def _turn(call: BoardCall) -> tuple[datetime, int, int]:
    return call.since, -call.priority, call.table_id


def standing(calls: Iterable[BoardCall]) -> dict[int, BoardCall]:
    """Whose each board is: of two who claim one it is the one who was called to it last.

    That happens where a result is taken back: its board was given to others, who sit there by now.
    Source: house
    """
    found: dict[int, BoardCall] = {}
    for call in sorted((call for call in calls if call.is_called), key=_called):
        found[call.board] = call
    return found


def _called(call: BoardCall) -> tuple[datetime, int]:
    return call.called_at or call.since, call.id


def called(hall: Hall, taken: Collection[int], line: Iterable[Waiting]) -> Iterator[tuple[BoardCall, int]]:
    """The matches that are called to a board now, in turn, each with the board; the rest of the `line` waits on.

    Reserved boards are for whoever was marked for them, who waits for one of these; where the hall has none of the
    kind, any open board will do. Whoever had a board before has it again if it is free.
    Source: house
    """
    kinds = hall.kinds
    free = {number: kind for number, kind in kinds.items() if number not in taken}
    there = set(kinds.values())
    for one in sorted(line, key=lambda waiting: _turn(waiting.call)):
        kind = one.kind if one.kind in there else ForWhom.OPEN
        fitting = [number for number, for_whom in free.items() if for_whom is kind]
        if fitting:
            board = one.was if one.was in fitting else min(fitting)
            del free[board]
            yield one.call, board
