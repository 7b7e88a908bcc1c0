"""The law of what is open: by the rows, worked out the long way round, and the same on every surface."""

from collections.abc import Callable, Iterator
from datetime import datetime
from functools import partial
from typing import Final

from data.records import CallStatus
from data.transaction import write
from data.unit_of_work import UnitOfWork
from league.entry.entries import IN_PLAY
from league.event import Event, EventStatus
from league.ids import EventId, TableId
from league.refusal import Refusal
from league.round import RoundStatus, Table, TableStatus, is_bye
from tests.walks.hall_law import boards_are_given, boards_are_told
from tests.walks.seat_law import vacancies_due
from tests.walks.world import GUILD, JUDGE, ORGANIZER, World
from usecases.bracket.drawn import drawn_for
from usecases.event.stages import MoveEvent, close_signup, finish_event, open_signup
from usecases.round.clocks import TimeTables, start_tables
from usecases.round.closing import CloseRound, end_round
from usecases.round.publish import PublishRound, publish_round
from usecases.show.desk import OrganizerDesk, desk
from usecases.show.event import EventQuestion
from usecases.show.judge_desk import JudgeDesk, JudgeDeskQuestion, judge_desk
from usecases.show.next import next_steps
from usecases.waiting.open import Open, OpenKind
from usecases.waiting.steps import DeskStep

_SHOWN: Final = frozenset({EventStatus.RUNNING, EventStatus.FINISHED})
_PUBLIC: Final = frozenset({RoundStatus.PUBLISHED, RoundStatus.RUNNING})
_NO_RESULT: Final = frozenset({TableStatus.WAITING, TableStatus.PLAYING})
_ELSEWHERE: Final = frozenset({"no-pairings-channel", "event-full", "handicap-missing"})
"""Why a step may be refused that is due all the same."""
Named = set[tuple[OpenKind, int]]


def what_is_open(world: World) -> Iterator[str]:
    """Both desks and each player's next steps name what the rows say is open alone; boards follow too."""
    yield from world.read(lambda uow: list(_differing(uow, world)))
    yield from boards_are_given(world)
    yield from boards_are_told(world)


def _differing(uow: UnitOfWork, world: World) -> Iterator[str]:
    for event in uow.events.find(guild_id=GUILD, status=sorted(_SHOWN)):
        due, asked = set(_due(uow, event, world.now)), _asked(uow, event)
        staff, judges = _desks(uow, world, event)
        yield from _differences(f"the desk of {event.id}", _at_tables(staff.opens), due)
        shown = {one for one in _at_tables(judges.opens) if one[0] in _OF_JUDGES}
        owed = {one for one in due if one[0] in _OF_JUDGES}
        yield from _differences(f"the judges' desk of {event.id}", shown, owed)
        for name, opens in (("the desk", staff.opens), ("the judges' desk", judges.opens)):
            yield from _differences(f"of the calls {name} of {event.id}", _calls(opens), asked)
        yield from _of_players(uow, world, event, due)


_OF_JUDGES: Final = frozenset({OpenKind.DISPUTED, OpenKind.SEAT, OpenKind.FALLEN, OpenKind.GOES_ON})
_AT_TABLES: Final = _OF_JUDGES | {OpenKind.UNREPORTED, OpenKind.UNCONFIRMED}


def _desks(uow: UnitOfWork, world: World, event: Event) -> tuple[OrganizerDesk, JudgeDesk]:
    staff = desk(EventQuestion(world.caller(ORGANIZER), event.id), uow)
    judges = judge_desk(JudgeDeskQuestion(world.caller(JUDGE), event.id), uow)
    assert isinstance(staff, OrganizerDesk), staff
    assert isinstance(judges, JudgeDesk), judges
    return staff, judges


def _at_tables(opens: tuple[Open, ...]) -> Named:
    return {(one.kind, table.id) for one in opens if one.kind in _AT_TABLES for table in one.tables}


def _calls(opens: tuple[Open, ...]) -> Named:
    kinds = {OpenKind.CALL, OpenKind.COMMITTEE, OpenKind.VOTE}
    return {(one.kind, getattr(one.about, "id", 0)) for one in opens if one.kind in kinds}


def _asked(uow: UnitOfWork, event: Event) -> Named:
    found: Named = set()
    for call in uow.calls.find(event_id=event.id, status=[CallStatus.OPEN, CallStatus.APPEALED]):
        named = OpenKind.VOTE if call.committee else OpenKind.COMMITTEE
        found.add((OpenKind.CALL if call.status is CallStatus.OPEN else named, call.id))
    return found


def _due(uow: UnitOfWork, event: Event, now: datetime) -> Iterator[tuple[OpenKind, int]]:
    drawn = drawn_for(uow, event)
    seen = drawn if drawn is not None and drawn.round.status is not RoundStatus.PLANNED else None
    for table in _seen(uow, event):
        in_round = (
            uow.rounds.require(table.round_id).status in _PUBLIC and event.status is EventStatus.RUNNING
        )
        if table.status is TableStatus.DISPUTED:
            yield OpenKind.DISPUTED, table.id
        elif table.status is TableStatus.REPORTED:
            yield OpenKind.UNCONFIRMED, table.id
        elif table.status in _NO_RESULT and in_round:
            yield OpenKind.UNREPORTED, table.id
    own = {table.id for table in uow.tables.find(event_id=event.id)}
    if event.status is EventStatus.RUNNING:
        vacant = {table for table, _ in vacancies_due(uow, GUILD, now)}
        yield from ((OpenKind.SEAT, table) for table in vacant & own)
    if seen is not None:
        yield from ((OpenKind.FALLEN, table.id) for table in seen.fallen())
        if event.status is EventStatus.RUNNING:
            yield from ((OpenKind.GOES_ON, seen.rows[match].id) for match in seen.owing)


def _seen(uow: UnitOfWork, event: Event) -> Iterator[Table]:
    hidden = {RoundStatus.PLANNED, RoundStatus.CANCELLED}
    for table in uow.tables.find(event_id=event.id):
        cancelled = table.status is TableStatus.CANCELLED
        if not cancelled and not is_bye(table) and uow.rounds.require(table.round_id).status not in hidden:
            yield table


def _differences(where: str, named: Named, due: Named) -> Iterator[str]:
    yield from (f"{where} does not name {kind} {number}" for kind, number in sorted(due - named))
    yield from (f"{where} names {kind} {number}" for kind, number in sorted(named - due))


def _of_players(uow: UnitOfWork, world: World, event: Event, due: Named) -> Iterator[str]:
    """Whoever owes a result, and is in the event, is told so; nobody else is."""
    entries = uow.entries.list_of(event)
    here = {entry.player for entry in entries.having(*IN_PLAY)}
    owing = [uow.tables.require(TableId(number)) for kind, number in due if kind is OpenKind.UNREPORTED]
    by_post = {game.table_id for game in uow.games.find(guild_id=GUILD)}
    for entry in entries.entries:
        person = uow.people.require(entry.player)
        if person.user_id is None:
            continue
        found = next_steps(world.caller(person.user_id), uow)
        told = {one.table.id for one in found.to_play if one.event.id == event.id}
        owes = {table.id for table in owing if entry.player in table.seats and entry.player in here}
        if told - owes or owes - told - by_post:
            yield f"the next steps of {person.name} in {event.id} are {told}, due are {owes}"


_MOVE: Final = {DeskStep.OPEN: open_signup, DeskStep.CLOSE: close_signup, DeskStep.FINISH: finish_event}
_ROUND: Final[dict[DeskStep, tuple[Callable[..., object], Callable[..., object]]]] = {
    DeskStep.PUBLISH: (publish_round, PublishRound),
    DeskStep.START: (start_tables, TimeTables),
    DeskStep.END: (end_round, CloseRound),
}


def the_step_that_is_due_can_be_taken(world: World) -> Iterator[str]:
    """What the desk offers first is not refused for where the event stands; it is tried, and rolled back."""
    statuses = sorted(frozenset(EventStatus) - {EventStatus.CANCELLED, EventStatus.FINISHED})
    for (event,) in world.read(lambda uow: uow.events.values("id", guild_id=GUILD, status=statuses)):
        seen, outcome = write(world.database, partial(_tried, world, event), lambda _: False)
        if isinstance(outcome, Refusal) and outcome.code not in _ELSEWHERE:
            yield f"the desk of {event} offers {seen.steps[0]}, which is refused: {outcome.code}"


def _tried(world: World, event: EventId, uow: UnitOfWork) -> tuple[OrganizerDesk, object]:
    uow.lock(GUILD)
    caller = world.caller(ORGANIZER)
    seen = desk(EventQuestion(caller, event), uow)
    assert isinstance(seen, OrganizerDesk), seen
    step = seen.steps[0] if seen.steps else None
    if step in _MOVE:
        return seen, _MOVE[step](MoveEvent(caller, event, seen.followed.mark), uow)
    if step in _ROUND:
        use_case, command = _ROUND[step]
        return seen, use_case(command(caller, event), uow)
    return seen, None
