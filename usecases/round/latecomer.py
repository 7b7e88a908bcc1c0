"""A player who comes late sits down at a table that has not begun and has room."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from data.named import player_named
from data.records import Person
from data.unit_of_work import UnitOfWork
from league.entry.entries import IN_PLAY
from league.ids import PlayerId, TableId
from league.refusal import Refusal
from league.round import Round, Table, TableStatus
from usecases.audit import audit
from usecases.bracket.labels import named, named_by
from usecases.caller import Caller
from usecases.find import entrants
from usecases.round.departure import Seat, seat_for, unless_game_on
from usecases.round.find import tables_in
from usecases.round.free_seats import has_room
from usecases.signup.manage_entries import AddEntry, add_entry


@dataclass(frozen=True, slots=True)
class SeatLatecomer:
    """A judge seats a player at one more seat of a table; with `player` 0 a guest of this `name`, who is entered."""

    caller: Caller
    table_id: TableId
    player: PlayerId = PlayerId(0)
    name: str = ""


@dataclass(frozen=True, slots=True)
class LatecomerSeated:
    """The table with the latecomer at its last seat, and what it is called."""

    round: Round
    table: Table
    person: Person
    named: Mapping[str, str | int]


def seat_latecomer(command: SeatLatecomer, uow: UnitOfWork) -> LatecomerSeated | Refusal:
    """The latecomer has the last seat in turn order.

    Refusals: those of `seat_for` and `unless_game_on`, `table-begun` and `table-full` (params: table), `not-entered`
    (params: player), `seated-elsewhere` (params: player, table); those of `add_entry` for a guest.
    Source: house
    """
    found = _with_room(command, uow)
    if isinstance(found, Refusal):
        return found
    player = _latecomer(command, uow, found)
    if isinstance(player, Refusal):
        return player
    (table,) = uow.tables.save_all([replace(found.table, seats=(*found.table.seats, player))])
    person = entrants(uow, found.event, (player,))[player]
    words = {
        "event": found.event.name,
        **named(uow, found.round, table),
        "player": player_named(person),
    }
    audit(uow, command.caller, found.event.id, "round-seat-added", words)
    return LatecomerSeated(found.round, table, person, named(uow, found.round, table))


def _with_room(command: SeatLatecomer, uow: UnitOfWork) -> Seat | Refusal:
    seat = seat_for(uow, command.caller, command.table_id)
    if isinstance(seat, Refusal):
        return seat
    table = seat.table
    refused = unless_game_on(uow, table)
    if refused or has_room(seat.event, table):
        return refused or seat
    code = "table-full" if table.status is TableStatus.WAITING else "table-begun"
    return Refusal(code, params=named_by(uow, table))


def _latecomer(command: SeatLatecomer, uow: UnitOfWork, at: Seat) -> PlayerId | Refusal:
    """Who sits down: a player of the event, or a guest who is entered now."""
    player = command.player
    if not player:
        added = add_entry(AddEntry(command.caller, at.event.id, 0, command.name), uow)
        if isinstance(added, Refusal):
            return added
        player = PlayerId(added.person.id)
    entry = uow.entries.list_of(at.event).entry_of(player)
    if entry is None or entry.status not in IN_PLAY:
        return Refusal("not-entered", params={"player": player})
    sitting = next((one for one in tables_in(uow, at.round) if player in one.seats), None)
    if sitting is not None:
        return Refusal("seated-elsewhere", params={"player": player, **named_by(uow, sitting)})
    return player
