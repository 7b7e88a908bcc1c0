"""The floor: an event as whoever runs it sees it whole, table by table."""

import re
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime

from data.floor_tables import FloorNote
from data.records import AuditLine, Person
from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import EventId, PlayerId, TableId
from league.refusal import Refusal
from league.round import Round, RoundStatus
from usecases.bracket.drawn import drawn_for
from usecases.caller import Caller, Role, guild_of, roles_of
from usecases.door.asked import AskedAtDoor, asked_at_door
from usecases.find import people_by_id
from usecases.hall.view import HallView, hall_view
from usecases.league_state import current_result
from usecases.round.find import PUBLIC, plan_mark
from usecases.round.free_seats import has_room, unseated
from usecases.round.late import LatePlaces, late_in
from usecases.show.bracket import BracketView, bracket_view
from usecases.show.calls import CallView, call_view
from usecases.show.page.floor_calls import RulingView, rulings_on
from usecases.show.page.floor_stamps import AtFloor, FloorStamps
from usecases.show.page.floor_tiles import NO_RESULT, FloorRound, Tile, rounds_on
from usecases.show.places import MatchPlaces, places_in
from usecases.show.report_form import FormQuestion, ResultForm, correction_form, report_form
from usecases.show.seating import SeatingView, seating_view
from usecases.slip.seat import SaidAt, said_by_seats
from usecases.undo.find import newest_undoable
from usecases.waiting.event import open_in
from usecases.waiting.facts import EventFacts
from usecases.waiting.finish import Followed, followed_by
from usecases.waiting.open import Open, OpenKind, of_kind
from usecases.waiting.steps import DueStep, next_step

_FLOORS = 50
_USER = re.compile(r"\d{17,20}")


@dataclass(frozen=True, slots=True)
class FloorAsked:
    """Somebody looks at the floor of an event, and at one of its tables (0: at none)."""

    caller: Caller
    event_id: EventId
    table_id: TableId = TableId(0)


@dataclass(frozen=True, slots=True)
class OpenedTable:
    """The table that is looked at: the form of its result, or why there is none.

    `corrects`: a result stands already. `next` is the table without a result that follows (0: there is none).
    `has_room`: one more can sit down. `unseated` have no seat in this round. `said` is what its seats have said by
    code. `over` is the number of the result that stands there (0: none).
    """

    tile: Tile
    form: ResultForm | Refusal
    corrects: bool
    next: TableId
    has_room: bool
    unseated: tuple[Person, ...]
    said: tuple[SaidAt, ...] = ()
    over: int = 0

    @property
    def told(self) -> tuple[Person, ...]:
        """Who of the table reads of a result on Discord, however it is entered here."""
        return tuple(person for person in self.tile.view.people if person.user_id)


@dataclass(frozen=True, slots=True)
class FloorBracket:
    """The newest bracket, and its round."""

    round: Round
    view: BracketView


@dataclass(frozen=True, slots=True)
class FloorState:
    """What everybody sees who runs an event; `missing` have not checked in.

    `rounds` are those at which something is to do or to look at, the newest first; `seating` is that of a plan, with
    its quality where it has one. `hall` has the boards (None: none are kept),
    `door` who asks at the door, `late` who has no seat in the round that is played.
    """

    event: Event
    zone: str
    due: DueStep
    opens: tuple[Open, ...]
    followed: Followed
    places: MatchPlaces
    rounds: tuple[FloorRound, ...]
    calls: tuple[CallView, ...]
    missing: tuple[Person, ...]
    seating: SeatingView | None
    stamp: str
    hall: HallView | None = None
    rulings: tuple[RulingView, ...] = ()
    notes: tuple[FloorNote, ...] = ()
    bracket: FloorBracket | None = None
    plan_mark: int = 0
    door: tuple[AskedAtDoor, ...] = ()
    late: LatePlaces | None = None

    @property
    def before(self) -> Mapping[str, int]:
        """What a step carries, so that whoever has seen another plan or round does not take it."""
        plan = next((one.round.id for one in self.rounds if one.is_planned), 0)
        public = [one.round.number for one in self.rounds if one.round.status in PUBLIC]
        return {"over": self.plan_mark, "plan": plan, "round": min(public, default=0)}

    def note_at(self, table: TableId) -> FloorNote | None:
        """What is noted at a table."""
        return next((one for one in self.notes if one.table_id == table), None)

    def note_of(self, player: PlayerId) -> FloorNote | None:
        """What is noted of a player."""
        return next((one for one in self.notes if one.player == player), None)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tables of all its rounds."""
        return tuple(tile for one in self.rounds for tile in one.tiles)


@dataclass(frozen=True, slots=True)
class Floor:
    """The floor for one `user` of them: judges take no step; `last` is what they can take back (None: nothing).

    `names` are those of the users of whom the page speaks.
    """

    state: FloorState
    is_organizer: bool
    last: AuditLine | None
    names: Mapping[int, str]
    opened: OpenedTable | None
    user: int = 0

    @property
    def own(self) -> int:
        """The user, if anything is asked of them that is asked of nobody else; 0 else."""
        is_named = any(self.user in one.parties | one.owes for one in self.state.rulings)
        return self.user if is_named else 0


def server_of_event(event_id: EventId, uow: UnitOfWork) -> int:
    """The server of an event, 0 where there is no such event."""
    found = uow.events.values("guild_id", id=event_id)
    return int(found[0][0]) if found else 0


def judges_there(caller: Caller, uow: UnitOfWork) -> bool:
    """Whether the caller is a judge of the server, as every organizer is."""
    return Role.JUDGE in roles_of(guild_of(uow, caller.guild_id), caller)


def organizes_there(caller: Caller, uow: UnitOfWork) -> bool:
    """Whether the caller is an organizer of the server."""
    return Role.ORGANIZER in roles_of(guild_of(uow, caller.guild_id), caller)


@dataclass(frozen=True, slots=True)
class EventHead:
    """What an event is called, and the time zone of its server."""

    name: str
    zone: str


def event_name(event_id: EventId, uow: UnitOfWork) -> EventHead:
    """The head of a page about an event."""
    event = uow.events.require(event_id)
    return EventHead(event.name, guild_of(uow, event.guild_id).time_zone)


class Floors:
    """Floors as they were seen last: as long as nothing changes, everybody who looks in a minute shares one."""

    def __init__(self) -> None:
        """Nobody has looked yet."""
        self._known: OrderedDict[EventId, tuple[str, datetime, FloorState]] = OrderedDict()
        self._stamps = FloorStamps()

    def of(self, asked: FloorAsked, uow: UnitOfWork) -> Floor | None:
        """The floor of an event; None for whoever does not judge on its server, as if there were no such event.

        Source: house
        """
        caller, event = asked.caller, uow.events.get(asked.event_id)
        if event is None or event.guild_id != caller.guild_id or not judges_there(caller, uow):
            return None
        state = self._state(uow, event, caller.now)
        is_organizer = Role.ORGANIZER in roles_of(guild_of(uow, event.guild_id), caller)
        if not is_organizer:  # a plan is the organizers' alone, and so is the door
            public = tuple(one for one in state.rounds if not one.is_planned)
            tree = state.bracket
            seen = None if tree is not None and tree.round.status is RoundStatus.PLANNED else tree
            state = replace(state, rounds=public, seating=None, bracket=seen, door=(), late=None)
        last = newest_undoable(uow, caller, event.id)
        return Floor(
            state,
            is_organizer,
            last,
            _names(uow, state, last),
            _opened(asked, uow, state),
            caller.user_id,
        )

    def _state(self, uow: UnitOfWork, event: Event, now: datetime) -> FloorState:
        stamp, minute = self._stamps.of(AtFloor(event.id), now, uow), now.replace(second=0, microsecond=0)
        known = self._known.pop(event.id, None)
        state = (
            known[2]
            if known is not None and known[:2] == (stamp, minute)
            else _state_of(uow, event, now, stamp)
        )
        self._known[event.id] = (stamp, minute, state)
        if len(self._known) > _FLOORS:
            self._known.popitem(last=False)
        return state


def _state_of(uow: UnitOfWork, event: Event, now: datetime, stamp: str) -> FloorState:
    facts = EventFacts(uow, event, now)
    opens = open_in(facts)
    calls = tuple(call_view(uow, one.about) for one in of_kind(opens, OpenKind.CALL))  # type: ignore[arg-type]
    missing = [player for one in of_kind(opens, OpenKind.CHECK_IN) for player in one.players]
    people = people_by_id(uow, missing)
    plan = facts.planned
    return FloorState(
        event,
        guild_of(uow, event.guild_id).time_zone,
        next_step(facts),
        opens,
        followed_by(opens),
        places_in(uow, event),
        tuple(rounds_on(facts, opens)),
        calls,
        tuple(sorted(people.values(), key=lambda person: person.name)),
        None if plan is None else seating_view(plan.id, uow),
        stamp,
        hall_view(uow, event),
        rulings_on(uow, event),
        uow.notes.find(event_id=event.id),
        _bracket(uow, event),
        plan_mark(uow, event),
        asked_at_door(uow, event, opens),
        late_in(uow, event),
    )


def _bracket(uow: UnitOfWork, event: Event) -> FloorBracket | None:
    drawn = drawn_for(uow, event)
    return None if drawn is None else FloorBracket(drawn.round, bracket_view(uow, drawn))


def _names(uow: UnitOfWork, state: FloorState, last: AuditLine | None) -> Mapping[int, str]:
    """What users of whom the page speaks are called in the league."""
    going = {view.call.going for view in state.calls}
    said = {last.actor, *map(int, _USER.findall(repr(last.params)))} if last else set()
    appeals = {user for one in state.rulings for user in (one.view.call.appellant, *one.view.call.committee)}
    users = sorted(going | said | appeals)
    found = uow.people.find(guild_id=state.event.guild_id, user_id=users) if users else ()
    return {person.user_id: person.name for person in found if person.user_id}


def _opened(asked: FloorAsked, uow: UnitOfWork, state: FloorState) -> OpenedTable | None:
    tiles = state.tiles
    tile = next((one for one in tiles if one.view.table.id == asked.table_id), None)
    if tile is None:
        return None
    corrects = tile.view.table.status not in NO_RESULT
    ask = correction_form if corrects else report_form
    form = ask(FormQuestion(asked.caller, asked.table_id), uow)
    number = tiles.index(tile)
    owing = (
        one.view.table.id
        for one in (*tiles[number + 1 :], *tiles[:number])
        if one.view.table.status in NO_RESULT
    )
    room = has_room(tile.view.event, tile.view.table)
    waiting = unseated(uow, tile.view.event, tile.view.table) if not corrects else ()
    said = said_by_seats(uow, tile.view.table)
    stands = current_result(uow, asked.table_id)
    over = stands.id if stands else 0
    return OpenedTable(tile, form, corrects, next(owing, TableId(0)), room, waiting, said, over)
