"""Leaving the board: a break between two games, or the seat for a while with the director's consent."""

from dataclasses import dataclass

from data.unit_of_work import UnitOfWork
from league.backgammon_clock import BREAK_LENGTH, MINUTE
from league.ids import SheetLineId
from league.match_sheet import SheetKind, SheetLine, break_taken, needs_agreement
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.match.here import match_at
from usecases.match.noted import Noted, note


@dataclass(frozen=True, slots=True)
class TakeBreak:
    """A player wants the break, or a judge gives it."""

    caller: Caller
    channel_id: int


def take_break_now(command: TakeBreak, uow: UnitOfWork) -> Noted | Refusal:
    """The break is counted, and its end is called in the thread.

    Refusals: those of `match_at` and of `break_taken`.
    Source: jbl/2.2.2, jbl/4.3.2
    """
    match = match_at(uow, command.caller, command.channel_id)
    if isinstance(match, Refusal):
        return match
    me = command.caller
    left = break_taken(match.sheet, match.points, me.now)
    if isinstance(left, Refusal):
        return left
    minutes = BREAK_LENGTH // MINUTE
    line = SheetLine(
        SheetLineId(0), match.event.id, match.table.id, SheetKind.BREAK, me.user_id, me.now,
        minutes=minutes, detail=str(left),
    )  # fmt: skip
    return Noted(match, note(uow, me, match, line))


@dataclass(frozen=True, slots=True)
class LeaveSeat:
    """A player wants to leave the seat for so many minutes."""

    caller: Caller
    channel_id: int
    minutes: int


def leave_seat(command: LeaveSeat, uow: UnitOfWork) -> Noted | Refusal:
    """Up to ten minutes are noted; from ten on the director has to consent first.

    Refusals: those of `match_at`, `match-not-seated`, `match-asked-already`.
    Source: jbl/2.2.4-leave
    """
    match = match_at(uow, command.caller, command.channel_id)
    if isinstance(match, Refusal):
        return match
    if match.seat is None:
        return Refusal("match-not-seated")
    me, person = command.caller, match.people[match.seat]
    own = [line for line in match.sheet if line.kind is SheetKind.LEAVE and line.player_id == person.id]
    if any(needs_agreement(line) for line in own):
        return Refusal("match-asked-already")
    line = SheetLine(
        SheetLineId(0), match.event.id, match.table.id, SheetKind.LEAVE, me.user_id, me.now,
        player_id=person.id, minutes=command.minutes,
    )  # fmt: skip
    return Noted(match, note(uow, me, match, line))
