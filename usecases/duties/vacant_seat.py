"""A player who has a seat is out of the event: the table and the judges read it until the seat is settled."""

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from data.records import Destination, Person, below, line, role_ping
from data.unit_of_work import UnitOfWork
from league.duty import Closing, Duty, Slot, Told, Wording
from league.entry import IN_PLAY
from league.event import Event
from league.ids import TableId
from league.limits import SMALL_TABLE
from league.round import Table
from usecases.bracket.labels import briefly, named
from usecases.caller import guild_of
from usecases.find import entrant
from usecases.holds import READS, is_held
from usecases.judge.parties import is_off
from usecases.projection import Projection
from usecases.round.departure import VacantSeat, game_at, vacant_seats
from usecases.round.told import playing_people, seat_params, users

_KIND: Final = "vacant-seat"
_JUDGES, _TABLE = "judges", "table"
_TO_TABLE = "notice-left-table"
_TO_JUDGES = "notice-departure"
_BACK = "notice-back-at-table"
_OVER = "notice-departure-over"
_SETTLED = "notice-departure-settled"
_CLOCK_RUNS = "notice-clock-runs"
_HALTED, _RESUMED = "table-clock-halted", "table-clock-resumed"
_PLACE = ("phase", "nth", "round", "table")
_IN_GAME = "notice-departure-game"
_SMALL = "notice-departure-small"
"""At a match, and at a table of three: there nobody plays on without."""


def _duties(uow: UnitOfWork, event: Event, now: datetime) -> Iterator[Duty]:
    for one in vacant_seats(uow, event, now):
        yield _to_judges(uow, one)
        yield _to_table(uow, one)


def _to_judges(uow: UnitOfWork, one: VacantSeat) -> Duty:
    """How it goes on is theirs to say: by the seats, or in the game that is being played."""
    seat, game = one.seat, game_at(uow, one.seat.table)
    by_seats = _SMALL if len(seat.table.seats) <= SMALL_TABLE else _TO_JUDGES
    role = guild_of(uow, seat.event.guild_id).judge_role
    words = {
        "event": seat.event.name,
        **named(uow, seat.round, seat.table),
        "player": entrant(uow, seat.event, seat.out).name,
        "game": game.id if game else 0,
        **({"role": role_ping(role)} if role else {}),
    }
    return Duty(
        _slot(one, _JUDGES),
        Destination.JUDGES,
        seat.table.id,
        Wording(_IN_GAME if game else by_seats, words),
        asks=() if game else (f"table-seats:{seat.table.id}:0",),
    )


def _to_table(uow: UnitOfWork, one: VacantSeat) -> Duty:
    """Whoever plays on is pinged; whoever is out as well is called no more."""
    seat = one.seat
    playing = playing_people(uow, seat.table)
    held = below(line(_HALTED, {})) if is_held(uow.clocks.get(seat.table.id)) else {}
    words = {
        **briefly(uow, seat.table),
        "player": entrant(uow, seat.event, seat.out).name,
        **held,
        **seat_params(playing),
    }
    return Duty(
        _slot(one, _TABLE), Destination.THREAD, seat.table.id, Wording(_TO_TABLE, words), pings=users(playing)
    )


def _slot(one: VacantSeat, reader: str) -> Slot:
    return Slot(_KIND, one.seat.event.id, one.seat.table.id, reader, one.occasion)


def _ends(uow: UnitOfWork, slot: Slot, told: Told) -> Closing:
    """The player is back in their seat, or it is settled otherwise."""
    table = uow.tables.get(TableId(slot.subject))
    back = _back(uow, table, slot) if table is not None else None
    if slot.reader == _JUDGES:
        return Closing(Wording(_SETTLED if back is None else _OVER, told.says.params))
    goes_on = "below" in told.says.params and _runs(uow, TableId(slot.subject))
    if back is None or table is None:
        runs = (
            Wording(_CLOCK_RUNS, {key: told.says.params[key] for key in _PLACE if key in told.says.params})
            if goes_on
            else None
        )
        return Closing(aloud=runs, pings=())
    others = [person for person in playing_people(uow, table) if person.id != back.id]
    lines = below(line(_RESUMED, {})) if goes_on else {}
    words = {**briefly(uow, table), "player": back.name, **lines, **seat_params(others)}
    return Closing(struck=True, aloud=Wording(_BACK, words), pings=users(others), is_free=True)


def _back(uow: UnitOfWork, table: Table, slot: Slot) -> Person | None:
    """The player of the seat, once they are in the event again; nobody is back at a table that was called off."""
    entry = uow.entries.rows.get(int(slot.occasion.partition(".")[0]))
    if entry is None or entry.player not in table.seats or entry.status not in IN_PLAY:
        return None
    return None if is_off(uow, table) else uow.people.require(entry.player)


def _runs(uow: UnitOfWork, table: TableId) -> bool:
    kept = uow.clocks.get(table)
    return kept is not None and kept.started_at is not None and kept.paused_at is None


VACANT_SEAT: Final = Projection(
    _KIND,
    READS | {"bracket_seed", "game", "goes_on", "guild", "person"},
    _duties,
    _ends,
)
