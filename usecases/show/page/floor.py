"""The floor: an event as whoever runs it sees it whole, table by table."""

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from data.records import AuditLine, Person
from data.unit_of_work import UnitOfWork
from league.clock import ClockStage, stage
from league.event import Event
from league.ids import EventId, TableId
from league.refusal import Refusal
from league.round import Round, RoundStatus, TableStatus
from league.seating import Quality
from usecases.caller import Caller, Role, guild_of, roles_of
from usecases.find import people_by_id
from usecases.round.free_seats import has_room, unseated
from usecases.show.calls import CallView, call_view
from usecases.show.page.rounds import tables_of
from usecases.show.places import MatchPlaces, places_in
from usecases.show.report_form import FormQuestion, ResultForm, correction_form, report_form
from usecases.show.seating import seating_view
from usecases.show.table import TableView
from usecases.undo.find import undoable_lines
from usecases.waiting.event import open_in
from usecases.waiting.facts import EventFacts
from usecases.waiting.finish import Followed, followed_by
from usecases.waiting.open import Open, OpenKind, of_kind
from usecases.waiting.steps import DueStep, next_step

_NO_RESULT = frozenset({TableStatus.WAITING, TableStatus.PLAYING})
_DONE = frozenset({TableStatus.FINAL, TableStatus.CANCELLED})
_LINES = 5
_USER = re.compile(r"\d{17,20}")


@dataclass(frozen=True, slots=True)
class FloorAsked:
    """Somebody looks at the floor of an event, and at one of its tables (0: at none)."""

    caller: Caller
    event_id: EventId
    table_id: TableId = TableId(0)


@dataclass(frozen=True, slots=True)
class Tile:
    """A table, what is open at it, and how many calls for a judge there are.

    `is_overdue`: its time is up, and no result is there.
    """

    view: TableView
    opens: tuple[Open, ...]
    calls: int
    is_overdue: bool

    @property
    def is_open(self) -> bool:
        """Whether anything is still to happen at it."""
        return self.view.table.status not in _DONE or bool(self.opens) or bool(self.calls)


@dataclass(frozen=True, slots=True)
class FloorRound:
    """A round with its tables by number; `byes` sit out."""

    round: Round
    tiles: tuple[Tile, ...]
    byes: tuple[str, ...]

    @property
    def is_planned(self) -> bool:
        """Whether players do not see it yet."""
        return self.round.status is RoundStatus.PLANNED


@dataclass(frozen=True, slots=True)
class OpenedTable:
    """The table that is looked at: the form of its result, or why there is none.

    `corrects`: a result stands already. `next` is the table without a result that follows (0: there is none).
    `has_room`: one more can sit down, for example one of the `unseated`.
    """

    tile: Tile
    form: ResultForm | Refusal
    corrects: bool
    next: TableId
    has_room: bool
    unseated: tuple[Person, ...]


@dataclass(frozen=True, slots=True)
class Floor:
    """What whoever runs an event sees; judges take no `step`, and `missing` have not checked in.

    `rounds` are those at which something is to do or to look at, the newest first; `lines` what can be taken back,
    `names` by user what those who did it are called. `quality` is that of a plan, where it has one.
    """

    event: Event
    zone: str
    is_organizer: bool
    due: DueStep
    opens: tuple[Open, ...]
    followed: Followed
    places: MatchPlaces
    rounds: tuple[FloorRound, ...]
    calls: tuple[CallView, ...]
    missing: tuple[Person, ...]
    lines: tuple[AuditLine, ...]
    names: Mapping[int, str]
    quality: Quality | None
    opened: OpenedTable | None
    stamp: str

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tables of all its rounds."""
        return tuple(tile for one in self.rounds for tile in one.tiles)


def server_of_event(event_id: EventId, uow: UnitOfWork) -> int:
    """The server of an event, 0 where there is no such event."""
    found = uow.events.values("guild_id", id=event_id)
    return int(found[0][0]) if found else 0


def judges_there(caller: Caller, uow: UnitOfWork) -> bool:
    """Whether the caller is a judge of the server, as every organizer is."""
    return Role.JUDGE in roles_of(guild_of(uow, caller.guild_id), caller)


@dataclass(frozen=True, slots=True)
class AtFloor:
    """Somebody looks at the floor of this event."""

    event_id: EventId


def floor_stamp(seen: AtFloor, uow: UnitOfWork) -> str:
    """What differs whenever the floor of an event does."""
    return uow.stamps.floor(seen.event_id)


def floor_of(asked: FloorAsked, uow: UnitOfWork) -> Floor | None:
    """The floor of an event; None for whoever does not judge on its server, as if there were no such event.

    Source: house
    """
    event = uow.events.get(asked.event_id)
    caller = asked.caller
    if event is None or event.guild_id != caller.guild_id or not judges_there(caller, uow):
        return None
    guild = guild_of(uow, event.guild_id)
    facts = EventFacts(uow, event, caller.now)
    opens = open_in(facts)
    rounds = tuple(_rounds(facts, opens))
    calls = tuple(call_view(uow, one.about) for one in of_kind(opens, OpenKind.CALL))  # type: ignore[arg-type]
    missing = [player for one in of_kind(opens, OpenKind.CHECK_IN) for player in one.players]
    people = people_by_id(uow, missing)
    lines = undoable_lines(uow, caller, event.id)[:_LINES]
    plan = facts.planned
    return Floor(
        event,
        guild.time_zone,
        Role.ORGANIZER in roles_of(guild, caller),
        next_step(facts),
        opens,
        followed_by(opens),
        places_in(uow, event),
        rounds,
        calls,
        tuple(sorted(people.values(), key=lambda person: person.name)),
        lines,
        _names(uow, event, lines),
        None if plan is None else seating_view(plan.id, uow).quality,
        _opened(asked, uow, rounds),
        uow.stamps.floor(event.id),
    )


def _names(uow: UnitOfWork, event: Event, lines: Iterable[AuditLine]) -> Mapping[int, str]:
    """What users of whom the lines speak are called in the league."""
    said = {int(number) for line in lines for number in _USER.findall(repr(line.params))}
    users = sorted({*said, *(line.actor for line in lines)})
    found = uow.people.find(guild_id=event.guild_id, user_id=users) if users else ()
    return {person.user_id: person.name for person in found if person.user_id}


def _rounds(facts: EventFacts, opens: Iterable[Open]) -> Iterable[FloorRound]:
    """The newest round, and those before it at whose tables something is open."""
    at: defaultdict[TableId, list[Open]] = defaultdict(list)
    for one in opens:
        for table in one.tables:
            at[table.id].append(one)
    called = _called(opens)
    for round_ in reversed(facts.rounds):
        open_here = any(
            table.round_id == round_.id for table in facts.tables if at[table.id] or table.id in called
        )
        if round_ is facts.newest or round_ is _played_last(facts) or open_here:
            yield _round(facts, round_, at, called)


def _played_last(facts: EventFacts) -> Round | None:
    """The round that players saw last: beside the plan of the next one its results still come in."""
    seen = tuple(facts.round_of.values())
    return seen[-1] if seen else None


def _called(opens: Iterable[Open]) -> Mapping[TableId, int]:
    found: defaultdict[TableId, int] = defaultdict(int)
    for one in opens:
        if one.kind is OpenKind.CALL:
            found[TableId(one.about.table_id)] += 1  # type: ignore[union-attr]
    return found


def _round(
    facts: EventFacts, round_: Round, at: Mapping[TableId, list[Open]], called: Mapping[TableId, int]
) -> FloorRound:
    found = tables_of(facts.uow, facts.event, round_, is_hidden=False)
    tiles = (
        Tile(view, tuple(at.get(view.table.id, ())), called.get(view.table.id, 0), _is_overdue(facts, view))
        for view in found.tables
        if view.table.status is not TableStatus.CANCELLED
    )
    return FloorRound(round_, tuple(tiles), found.byes)


def _is_overdue(facts: EventFacts, view: TableView) -> bool:
    if view.clock is None or view.table.status not in _NO_RESULT:
        return False
    return stage(view.clock, facts.now) is ClockStage.ENDED


def _opened(asked: FloorAsked, uow: UnitOfWork, rounds: Iterable[FloorRound]) -> OpenedTable | None:
    tiles = [tile for one in rounds for tile in one.tiles]
    tile = next((one for one in tiles if one.view.table.id == asked.table_id), None)
    if tile is None:
        return None
    corrects = tile.view.table.status not in _NO_RESULT
    ask = correction_form if corrects else report_form
    form = ask(FormQuestion(asked.caller, asked.table_id), uow)
    number = tiles.index(tile)
    owing = (
        one.view.table.id
        for one in (*tiles[number + 1 :], *tiles[:number])
        if one.view.table.status in _NO_RESULT
    )
    room = has_room(tile.view.event, tile.view.table)
    waiting = unseated(uow, tile.view.event, tile.view.table) if room else ()
    return OpenedTable(tile, form, corrects, next(owing, TableId(0)), room, waiting)
