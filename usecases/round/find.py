"""Finding the round and the tables that a command speaks of."""

from collections.abc import Callable, Collection
from zlib import crc32

from data.unit_of_work import UnitOfWork
from league.event import BRACKETS, Event
from league.ids import EventId, RoundId
from league.refusal import Refusal
from league.round import Round, RoundStatus, Stage, Table, TableStatus, is_bye
from usecases.bracket.labels import listed
from usecases.caller import Caller
from usecases.find import GOING_ON, event_at

PLANNED = frozenset({RoundStatus.PLANNED})
PUBLIC = frozenset({RoundStatus.PUBLISHED, RoundStatus.RUNNING})
OPEN = PLANNED | PUBLIC
NOT_REPORTED = frozenset({TableStatus.WAITING, TableStatus.PLAYING, TableStatus.DISPUTED})
"""Tables whose result is missing or disputed; a reported one becomes final by itself."""


def rounds_of(uow: UnitOfWork, event: Event) -> tuple[Round, ...]:
    """The event's rounds that were not cancelled, by number."""
    found = uow.rounds.find(event_id=event.id)
    kept = (row for row in found if row.status is not RoundStatus.CANCELLED)
    return tuple(sorted(kept, key=lambda row: row.number))


def tables_in(uow: UnitOfWork, round_: Round) -> tuple[Table, ...]:
    """The tables of a round that were not cancelled, by number; byes last."""
    found = (row for row in uow.tables.find(round_id=round_.id) if row.status is not TableStatus.CANCELLED)
    return tuple(sorted(found, key=lambda table: table.number))


def plan_mark(uow: UnitOfWork, event: Event) -> int:
    """What differs whenever the planned round of an event does: who sits where, and which tables are locked.

    Source: house
    """
    planned = next((row for row in rounds_of(uow, event) if row.status in PLANNED), None)
    if planned is None:
        return 0
    seats = [(table.id, table.seats, table.locked) for table in tables_in(uow, planned)]
    return crc32(repr((planned.id, planned.times_drawn, seats)).encode())


def is_seen(uow: UnitOfWork, table: Table) -> bool:
    """Whether its players know of the table."""
    return uow.rounds.require(table.round_id).status in PUBLIC


def without_result(tables: Collection[Table]) -> tuple[Table, ...]:
    """The tables that still owe a result."""
    return tuple(table for table in tables if table.status in NOT_REPORTED and not is_bye(table))


def results_missing(uow: UnitOfWork, round_: Round, tables: Collection[Table]) -> Refusal | None:
    """A refusal that names the tables without a result, None when there are none.

    Refusals: `round-results-missing` (params: round, tables).
    Source: house
    """
    owing = without_result(tables)
    if not owing:
        return None
    return Refusal("round-results-missing", params={"round": round_.number, **listed(uow, round_, owing)})


def round_for(
    uow: UnitOfWork, caller: Caller, event_id: EventId, number: int, statuses: Collection[RoundStatus]
) -> tuple[Event, Round] | Refusal:
    """The named round (0: the earliest in such a state) of the named event (0: the only one with such a round).

    Refusals: those of `round_that`, `no-round-planned`.
    """
    missing = "no-round-planned" if set(statuses) == PLANNED else "no-round-open"
    return round_that(uow, caller, event_id, number, lambda row: row.status in statuses, missing)


def round_that(
    uow: UnitOfWork,
    caller: Caller,
    event_id: EventId,
    number: int,
    fits: Callable[[Round], bool],
    missing: str = "no-round-open",
) -> tuple[Event, Round] | Refusal:
    """The named round (0: the earliest that fits) of the named event (0: the only one with such a round).

    Refusals: `no-such-event`, `no-event`, `which-event` (params: names), `no-such-round` (params: number), `missing`.
    """

    def has_it(event: Event) -> bool:
        return any(row.number == number if number else fits(row) for row in rounds_of(uow, event))

    event = event_at(uow, caller, event_id, GOING_ON, has_it)
    if isinstance(event, Refusal):
        return event
    rounds = rounds_of(uow, event)
    if number:
        named = next((row for row in rounds if row.number == number), None)
        return (event, named) if named else Refusal("no-such-round", params={"number": number})
    found = next(filter(fits, rounds), None)
    return (event, found) if found else Refusal(missing)


def round_by_id(uow: UnitOfWork, caller: Caller, round_id: RoundId) -> tuple[Event, Round] | Refusal:
    """The round behind a button, if it belongs to the server in which the button was clicked.

    Refusals: `no-such-round` (params: number).
    """
    row = uow.rounds.get(round_id)
    event = uow.events.get(row.event_id) if row else None
    if row is None or event is None or event.guild_id != caller.guild_id:
        return Refusal("no-such-round", params={"number": 0})
    return event, row


def planned_by_id(uow: UnitOfWork, caller: Caller, round_id: RoundId) -> tuple[Event, Round] | Refusal:
    """The round behind a button of its preview, while it is only planned: an old preview touches nothing public.

    Refusals: `no-such-round` (params: number), `round-step` (params: number, status, wanted).
    """
    found = round_by_id(uow, caller, round_id)
    if isinstance(found, Refusal) or found[1].status is RoundStatus.PLANNED:
        return found
    params = {"number": found[1].number, "status": found[1].status, "wanted": RoundStatus.PLANNED}
    return Refusal("round-step", params=params)


def planned_by(event: Event, round_: Round) -> str:
    """What plans the round anew: "seat" (`/round seat`), or "advance" where it follows from the standings."""
    later = round_.stage is not Stage.QUALIFIER and event.pairing not in BRACKETS
    return "advance" if later else "seat"


def tables_named(uow: UnitOfWork, round_: Round, number: int) -> tuple[Table, ...] | Refusal:
    """The table with this number (0: all tables with an opponent).

    Refusals: `no-such-table` (params: round, table).
    """
    tables = tuple(table for table in tables_in(uow, round_) if not is_bye(table))
    if not number:
        return tables
    named = tuple(table for table in tables if table.number == number)
    return named or Refusal("no-such-table", params={"round": round_.number, "table": number})
