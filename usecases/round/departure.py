"""A seat of a round that is played: whether its player can go, is out already, and how the table is told."""

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from datetime import datetime

from data.game_records import UNDECIDED, PostGame
from data.unit_of_work import UnitOfWork
from league.clock import ClockStage, stage
from league.entry import OUT
from league.event import Event, EventStatus
from league.ids import PlayerId, TableId
from league.refusal import Refusal
from league.round import Round, Table, is_bye
from usecases.bracket.drawn import drawn_in
from usecases.bracket.labels import named_by
from usecases.caller import Caller, Role, refusal_unless
from usecases.clocks import clock_of
from usecases.judge.own_table import unless_own_table
from usecases.league_state import current_result
from usecases.round.find import OPEN, PUBLIC, rounds_of, tables_in


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat of a table, by the player who goes from it."""

    event: Event
    round: Round
    table: Table
    out: PlayerId


@dataclass(frozen=True, slots=True)
class VacantSeat:
    """A seat whose player is out of the event; `occasion` tells one departure of theirs from another."""

    seat: Seat
    occasion: str


def seat_for(
    uow: UnitOfWork, caller: Caller, table_id: TableId, out: PlayerId = PlayerId(0)
) -> Seat | Refusal:
    """A seat that a judge may change: that of a player (`out`), or one more.

    Refusals: `needs-judge`, `no-such-table` (params: table), those of `unless_fixed` and `unless_own_table`.
    """
    refused = refusal_unless(uow, caller, Role.JUDGE)
    if refused:
        return refused
    table = uow.tables.get(table_id)
    event = uow.events.get(table.event_id) if table else None
    if table is None or event is None or event.guild_id != caller.guild_id or is_bye(table):
        return Refusal("no-such-table", params={"table": table_id})
    seat = Seat(event, uow.rounds.require(table.round_id), table, out)
    return unless_fixed(uow, seat) or unless_own_table(uow, caller, table) or seat


def unless_fixed(uow: UnitOfWork, seat: Seat) -> Refusal | None:
    """A result belongs to those who played it, a match to its bracket.

    Refusals: `round-over` (params: number), `replace-in-bracket`, `not-seated`, `swap-result-exists` (params: table).
    """
    table = seat.table
    if seat.round.status not in OPEN:
        return Refusal("round-over", params={"number": seat.round.number})
    if drawn_in(uow, seat.event, seat.round) is not None:
        return Refusal("replace-in-bracket")
    if seat.out and seat.out not in table.seats:
        return Refusal("not-seated")
    if current_result(uow, table.id):
        return Refusal("swap-result-exists", params=named_by(uow, table))
    return None


def unless_game_on(uow: UnitOfWork, table: Table) -> Refusal | None:
    """A game by post belongs to those who play it.

    Refusals: `swap-game-on` (params: table, game).
    """
    game = game_at(uow, table)
    return Refusal("swap-game-on", params={**named_by(uow, table), "game": game.id}) if game else None


def waiting_seat(uow: UnitOfWork, event: Event, player: PlayerId) -> Table | None:
    """The table at which a player sits whose result is not in yet; the matches of a bracket look after themselves."""
    return next((seat.table for seat in _waiting_seats(uow, event, {player})), None)


def vacant_seats(uow: UnitOfWork, event: Event, now: datetime) -> tuple[VacantSeat, ...]:
    """The seats of players who are out at tables that are still to play: a judge has to say how they go on.

    Where time is up nobody is replaced any more: the result alone is missing.
    Source: house
    """
    if event.status is EventStatus.CANCELLED:
        return ()
    gone = {entry.player: entry for entry in uow.entries.rows.find(event_id=event.id, status=OUT)}
    seats = _waiting_seats(uow, event, gone.keys()) if gone else ()
    return tuple(
        VacantSeat(seat, f"{gone[seat.out].id}.{gone[seat.out].times_left}")
        for seat in seats
        if not _is_time_up(uow, seat.table, now)
    )


def is_vacant(uow: UnitOfWork, table: Table, now: datetime) -> bool:
    """Whether a judge has to say how a table goes on without one of its players."""
    vacant = vacant_seats(uow, uow.events.require(table.event_id), now)
    return any(one.seat.table.id == table.id for one in vacant)


def _is_time_up(uow: UnitOfWork, table: Table, now: datetime) -> bool:
    clock = clock_of(uow, table)
    return clock is not None and stage(clock, now) is ClockStage.ENDED


def _waiting_seats(uow: UnitOfWork, event: Event, players: AbstractSet[PlayerId]) -> Iterator[Seat]:
    for round_ in rounds_of(uow, event):
        if round_.status not in PUBLIC:
            continue
        for table in tables_in(uow, round_):
            for player in table.seats:
                seat = Seat(event, round_, table, player)
                if player in players and not is_bye(table) and unless_fixed(uow, seat) is None:
                    yield seat


def game_at(uow: UnitOfWork, table: Table) -> PostGame | None:
    """The game by post that is on at a table."""
    return uow.games.first(table_id=table.id, status=UNDECIDED)
