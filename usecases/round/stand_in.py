"""Somebody stands in for a player for one round: the player keeps the place, and plays on in the next one."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from data.named import player_named
from data.records import Person
from data.unit_of_work import UnitOfWork
from league.entry import stand_in
from league.event import Event
from league.ids import PlayerId
from league.refusal import Refusal
from league.round import Table
from usecases.audit import audit
from usecases.bracket.labels import named, named_by
from usecases.citing import refused_in
from usecases.find import entrants
from usecases.people import enrolled, guest
from usecases.round.departure import Seat, seat_for, unless_game_on
from usecases.round.find import tables_in
from usecases.round.replace import SeatAt
from usecases.signup.promotion import store_entries


@dataclass(frozen=True, slots=True)
class SeatStandIn(SeatAt):
    """A judge seats a player of the league, a Discord user, or a guest by name for this round alone."""

    player: PlayerId = PlayerId(0)
    user_id: int = 0
    name: str = ""


@dataclass(frozen=True, slots=True)
class StoodIn:
    """The table, whose seat it is, and who plays there in this round."""

    event: Event
    table: Table
    out: Person
    into: Person
    named: Mapping[str, str | int] = field(default_factory=dict)


def seat_stand_in(command: SeatStandIn, uow: UnitOfWork) -> StoodIn | Refusal:
    """Whoever stands in has the results of this round, and no place: no next round seats them, no final takes them.

    Refusals: those of `seat_for` and `unless_game_on`, `nobody-named`, `name-empty`, `seated-elsewhere` (params:
    player, table), `not-entered` (params: player), those of `league.entry.stand_in`.
    Source: house
    """
    seat = seat_for(uow, command.caller, command.table_id, command.out)
    if isinstance(seat, Refusal):
        return seat
    person = unless_game_on(uow, seat.table) or _coming(command, uow, seat)
    if isinstance(person, Refusal):
        return person
    into = PlayerId(person.id)
    change = stand_in(uow.entries.list_of(seat.event), into)
    if isinstance(change, Refusal):
        return refused_in(seat.event, change)
    store_entries(uow, seat.event, change, command.caller.now)
    seats = tuple(into if player == seat.out else player for player in seat.table.seats)
    (table,) = uow.tables.save_all([replace(seat.table, seats=seats)])
    people = entrants(uow, seat.event, (seat.out, into))
    place = named(uow, seat.round, table)
    out, other = player_named(people[seat.out]), player_named(people[into])
    words = {"event": seat.event.name, **place, "player": out, "other": other}
    audit(uow, command.caller, seat.event.id, "round-stood-in", words)
    return StoodIn(seat.event, table, people[seat.out], people[into], place)


def _coming(command: SeatStandIn, uow: UnitOfWork, seat: Seat) -> Person | Refusal:
    """Who comes: nobody who has a seat in this round."""
    found = _person(command, uow, seat.event)
    if isinstance(found, Refusal):
        return found
    sitting = next((table for table in tables_in(uow, seat.round) if found.id in table.seats), None)
    if sitting is not None:
        return Refusal("seated-elsewhere", params={"player": found.id, **named_by(uow, sitting)})
    return found


def _person(command: SeatStandIn, uow: UnitOfWork, event: Event) -> Person | Refusal:
    if command.player:
        known = uow.people.get(command.player)
        is_here = known is not None and known.guild_id == event.guild_id
        return known if known and is_here else Refusal("not-entered", params={"player": command.player})
    if command.user_id:
        return enrolled(uow, event.guild_id, command.user_id, command.name)
    return guest(uow, event.guild_id, command.name) if command.name else Refusal("nobody-named")
