"""How many boards an event has, and which of them are reserved."""

from dataclasses import dataclass, replace
from typing import Final

from data.unit_of_work import UnitOfWork
from league.event import Event, EventStatus
from league.hall import HIGHEST_BOARD, MOST_BOARDS, ForWhom, Hall
from league.ids import EventId, HallId
from league.refusal import Refusal
from usecases.audit import audit
from usecases.caller import Caller, Role, refusal_unless
from usecases.find import BEFORE_START, event_at
from usecases.many import numbers_in

_MAY_CHANGE: Final = BEFORE_START | {EventStatus.RUNNING}


@dataclass(frozen=True, slots=True)
class SetHall:
    """An organizer says how many boards there are (0: they are not kept), from which number on, which are reserved.

    None leaves a thing as it is; numbers are typed as "1, 3-5".
    """

    caller: Caller
    event_id: EventId = EventId(0)
    boards: int | None = None
    first: int | None = None
    streamed: str | None = None
    accessible: str | None = None


@dataclass(frozen=True, slots=True)
class HallSet:
    """The event and its boards as they are now."""

    event: Event
    hall: Hall


def set_hall(command: SetHall, uow: UnitOfWork) -> HallSet | Refusal:
    """Tables and matches that open are called to these boards; whoever has been called stays where they are.

    Refusals: `needs-organizer`, those of `event_at`, `hall-numbers` (params: typed),
    `hall-range` (params: most, highest), `hall-no-such-board` (params: board), `hall-reserved-twice` (params: board),
    `hall-none-open`, `hall-as-it-is`, `hall-not-kept`.
    Source: house
    """
    refused = refusal_unless(uow, command.caller, Role.ORGANIZER)
    event = refused or event_at(uow, command.caller, command.event_id, _MAY_CHANGE)
    if isinstance(event, Refusal):
        return event
    before = uow.halls.first(event_id=event.id) or Hall(HallId(0), event.id, 0)
    wanted = _wanted(command, before)
    if isinstance(wanted, Refusal):
        return wanted
    refused = _misfit(wanted)
    if refused:
        return refused
    if wanted == before:
        return Refusal("hall-as-it-is") if before.boards else Refusal("hall-not-kept")
    return HallSet(event, _stored(uow, command.caller, event, wanted))


def _stored(uow: UnitOfWork, caller: Caller, event: Event, wanted: Hall) -> Hall:
    saved = uow.halls.put(wanted)
    audit(uow, caller, event.id, "hall-set", {"event": event.name, "boards": saved.boards})
    return saved


def _wanted(command: SetHall, before: Hall) -> Hall | Refusal:
    streamed = before.streamed if command.streamed is None else read_numbers(command.streamed)
    accessible = before.accessible if command.accessible is None else read_numbers(command.accessible)
    if isinstance(streamed, Refusal):
        return streamed
    if isinstance(accessible, Refusal):
        return accessible
    return replace(
        before,
        boards=before.boards if command.boards is None else command.boards,
        first=before.first if command.first is None else command.first,
        streamed=streamed,
        accessible=accessible,
    )


def _misfit(wanted: Hall) -> Refusal | None:
    if not wanted.boards:
        return None
    last = wanted.first + wanted.boards - 1
    if not (0 < wanted.boards <= MOST_BOARDS and wanted.first > 0 and last <= HIGHEST_BOARD):
        return Refusal("hall-range", params={"most": MOST_BOARDS, "highest": HIGHEST_BOARD})
    kinds = wanted.kinds
    strange = [number for number in (*wanted.streamed, *wanted.accessible) if number not in kinds]
    twice = sorted(set(wanted.streamed) & set(wanted.accessible))
    if strange or twice:
        code = "hall-no-such-board" if strange else "hall-reserved-twice"
        return Refusal(code, params={"board": (strange or twice)[0]})
    return None if ForWhom.OPEN in kinds.values() else Refusal("hall-none-open")


def read_numbers(typed: str) -> tuple[int, ...] | Refusal:
    """The numbers in words such as "1, 3-5"; a dash alone is none.

    Refusals: `hall-numbers` (params: typed).
    """
    found = numbers_in(typed)
    return Refusal("hall-numbers", params={"typed": typed[:40]}) if found is None else found
