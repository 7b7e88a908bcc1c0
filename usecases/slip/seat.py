"""Which seat a code speaks for: of the match that is at its board, or at the table of its number, now."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from data.records import Person
from data.slip_tables import SlipDeed
from data.unit_of_work import UnitOfWork
from league.event import Event, EventStatus
from league.hall import standing
from league.ids import EventId, PlayerId
from league.reporting import ReportedResult
from league.round import RoundStatus, Table, TableStatus, is_bye
from usecases.bracket.drawn import drawn_for, numbers
from usecases.caller import Caller, Role, refusal_unless
from usecases.find import event_of, people_by_id, profile_of
from usecases.hall.given import hall_of
from usecases.league_state import current_result
from usecases.result.find import people_of
from usecases.show.report_form import FormQuestion, ResultForm, report_form
from usecases.slip.codes import code_of, is_genuine, read_code
from usecases.slip.switch import slip_key_of

_PUBLIC = frozenset({RoundStatus.PUBLISHED, RoundStatus.RUNNING})


class SlipPlace(StrEnum):
    """Where a slip lies: what its number counts."""

    BOARD = "board"
    MATCH = "match"
    TABLE = "table"


@dataclass(frozen=True, slots=True)
class CodeShown:
    """A code that somebody shows, and who asks."""

    code: str
    caller: Caller


@dataclass(frozen=True, slots=True)
class SeatBehind:
    """The seat of a board, a bracket's match or a table (`place`): who plays there now (None: nobody)."""

    event: Event
    number: int
    seat: int
    place: SlipPlace
    table: Table | None
    person: Person | None

    def speaks(self, caller: Caller) -> Caller:
        """Who asks as the player of this seat: with no role, whoever it is."""
        user = self.person.user_id or 0 if self.person else 0
        name = self.person.name if self.person else ""
        seat = PlayerId(self.person.id) if self.person else PlayerId(0)
        return Caller(
            user,
            name,
            self.event.guild_id,
            caller.now,
            caller.interaction_id,
            limits=caller.limits,
            seat=seat,
        )


def seat_behind(shown: CodeShown, uow: UnitOfWork) -> SeatBehind | None:
    """The seat behind a code; None where it opens nothing, or nothing any more.

    Source: house
    """
    code = read_code(shown.code)
    key = uow.slips.keys.get(code.key) if code else None
    if code is None or key is None or not key.on or not is_genuine(code, key.secret):
        return None
    event = event_of(uow, key.event_id)
    place = _place(uow, event)
    table = _there(uow, event, code.number, place)
    if table is None or code.seat >= len(table.seats):
        return SeatBehind(event, code.number, code.seat, place, None, None)
    return SeatBehind(event, code.number, code.seat, place, table, uow.people.get(table.seats[code.seat]))


def _place(uow: UnitOfWork, event: Event) -> SlipPlace:
    if hall_of(uow, event.id) is not None:
        return SlipPlace.BOARD
    return SlipPlace.TABLE if drawn_for(uow, event) is None else SlipPlace.MATCH


def _there(uow: UnitOfWork, event: Event, number: int, place: SlipPlace) -> Table | None:
    if event.status is not EventStatus.RUNNING:
        return None
    if place is SlipPlace.BOARD:
        call = standing(uow.board_calls.find(event_id=event.id, left_at=None)).get(number)
        return uow.tables.get(call.table_id) if call else None
    rounds = [row for row in uow.rounds.find(event_id=event.id) if row.status in _PUBLIC]
    newest = max(rounds, key=lambda row: row.number, default=None)
    found = uow.tables.find(round_id=newest.id) if newest else ()
    played = (table for table in found if table.status is not TableStatus.CANCELLED and not is_bye(table))
    return next((table for table in played if table.number == number), None)


@dataclass(frozen=True, slots=True)
class SlipView:
    """What the phone of a seat shows: a form, or the report that is there (`may_answer`: it is another seat's)."""

    behind: SeatBehind
    people: tuple[Person, ...]
    form: ResultForm | None
    result: ReportedResult | None
    may_answer: bool


def seat_view(shown: CodeShown, uow: UnitOfWork) -> SlipView | None:
    """The page of a seat; None where the code opens nothing."""
    behind = seat_behind(shown, uow)
    if behind is None:
        return None
    if behind.table is None or behind.person is None:
        return SlipView(behind, (), None, None, may_answer=False)
    caller = behind.speaks(shown.caller)
    form = report_form(FormQuestion(caller, behind.table.id), uow)
    result = current_result(uow, behind.table.id)
    open_ = behind.table.status in {TableStatus.REPORTED, TableStatus.DISPUTED}
    own = result is not None and behind.person.id in result.confirmed
    people = people_of(uow, behind.table)
    shown_form = form if isinstance(form, ResultForm) else None
    return SlipView(behind, people, shown_form, result, may_answer=open_ and not own)


@dataclass(frozen=True, slots=True)
class SlipsAsked:
    """An organizer wants the slips of an event, to print them."""

    caller: Caller
    event_id: EventId


@dataclass(frozen=True, slots=True)
class SlipSheet:
    """The slips of an event: by the number of the board or table the codes of its seats (nothing: they are off)."""

    event: Event
    place: SlipPlace
    codes: Mapping[int, tuple[str, ...]]


def slip_sheet(question: SlipsAsked, uow: UnitOfWork) -> SlipSheet | None:
    """What is printed; None for all but organizers."""
    event = uow.events.get(question.event_id)
    if event is None or event.guild_id != question.caller.guild_id:
        return None
    if refusal_unless(uow, question.caller, Role.ORGANIZER):
        return None
    key, hall, place = slip_key_of(uow, event.id), hall_of(uow, event.id), _place(uow, event)
    if key is None or not key.on:
        return SlipSheet(event, place, {})
    seats = dict.fromkeys(hall.kinds, max(profile_of(event).table_sizes)) if hall else _seats(uow, event)
    codes = {
        number: tuple(code_of(key.id, key.secret, number, seat) for seat in range(count))
        for number, count in sorted(seats.items())
    }
    return SlipSheet(event, place, codes)


def _seats(uow: UnitOfWork, event: Event) -> dict[int, int]:
    """The tables of all rounds by number, each with as many seats as it has at most: slips serve the whole night."""
    drawn = drawn_for(uow, event)
    found = dict.fromkeys(numbers(drawn.bracket).values(), 2) if drawn else {}
    for table in uow.tables.find(event_id=event.id):
        if table.status is not TableStatus.CANCELLED and not is_bye(table):
            found[table.number] = max(found.get(table.number, 0), len(table.seats))
    return found


@dataclass(frozen=True, slots=True)
class SaidAt:
    """What a seat (from 1; 0: nobody sits there any more) has said by its code."""

    deed: SlipDeed
    person: Person
    seat: int


def said_by_seats(uow: UnitOfWork, table: Table) -> tuple[SaidAt, ...]:
    """What was said at a table by the codes of its seats, in its order: for judges."""
    deeds = uow.slips.deeds.find(table_id=table.id)
    people = people_by_id(uow, {deed.player for deed in deeds}) if deeds else {}
    places = {player: place for place, player in enumerate(table.seats, start=1)}
    return tuple(SaidAt(deed, people[deed.player], places.get(deed.player, 0)) for deed in deeds)
