"""A new table forms from several that have not begun, together with whoever comes late."""

from dataclasses import dataclass, replace

from data.named import player_named
from data.records import Person
from data.unit_of_work import UnitOfWork
from league.ids import PlayerId, TableId
from league.refusal import Refusal
from league.round import Table, TableStatus
from usecases.audit import audit
from usecases.bracket.labels import named_by
from usecases.find import people_by_id
from usecases.round.late import GUEST, LateAsked, LatePlace, late_place
from usecases.round.put_away import put_away
from usecases.round.store_tables import clear_clock
from usecases.signup.manage_entries import AddEntry, add_entry


@dataclass(frozen=True, slots=True)
class AddTable(LateAsked):
    """An organizer says yes to the new table; `seen` are the players of whom they have read that they move."""

    seen: tuple[PlayerId, ...] | None = None


@dataclass(frozen=True, slots=True)
class TableAdded:
    """The new table, its people in turn order, and from where those came who moved."""

    place: LatePlace
    table: Table
    people: tuple[Person, ...]


def add_table(command: AddTable, uow: UnitOfWork) -> TableAdded | Refusal:
    """Those who move sit down first, whoever comes late behind them; all who sit elsewhere now are told.

    Refusals: those of `late_place` and, for a guest, of `add_entry`; `late-free-seat` (params: table), `late-moved`.
    Source: house
    """
    place = late_place(command, uow)
    if isinstance(place, Refusal):
        return place
    if place.new is None:
        return Refusal("late-free-seat", params=named_by(uow, place.table) if place.table else {})
    moved = tuple(one.player for one in place.new.moved)
    if command.seen is not None and command.seen != moved:
        return Refusal("late-moved")
    late = _entered(command, uow, place)
    if isinstance(late, Refusal):
        return late
    table = _laid(uow, place, (*moved, *late))
    people = people_by_id(uow, table.seats)
    names = [player_named(people[player]) for player in late]
    words = {"event": place.event.name, **named_by(uow, table), "player": names[0], "moved": len(moved)}
    audit(uow, command.caller, place.event.id, "round-table-added", words)
    return TableAdded(place, table, tuple(people[player] for player in table.seats))


def _entered(command: AddTable, uow: UnitOfWork, place: LatePlace) -> tuple[PlayerId, ...] | Refusal:
    if place.late != (GUEST,):
        return place.late
    added = add_entry(AddEntry(command.caller, place.event.id, 0, command.name), uow)
    return added if isinstance(added, Refusal) else (PlayerId(added.person.id),)


def _laid(uow: UnitOfWork, place: LatePlace, seats: tuple[PlayerId, ...]) -> Table:
    """Everybody has left the old seat before anybody takes the new one; a row that was put away is used again."""
    left = {one.table: one.player for one in (place.new.moved if place.new else ())}
    uow.tables.save_all(
        replace(place.tables[number], seats=tuple(one for one in place.tables[number].seats if one != player))
        for number, player in left.items()
    )
    rows = uow.tables.find(round_id=place.round.id)
    put_by = sorted((row for row in rows if row.status is TableStatus.CANCELLED), key=lambda row: row.number)
    if not put_by:
        number = max(row.number for row in rows) + 1
        return uow.tables.add(Table(TableId(0), place.event.id, place.round.id, number, seats))
    again = replace(put_by[0], seats=seats, status=TableStatus.WAITING, locked=False)
    put_away(uow, [again.id])
    clear_clock(uow, place.event, again)
    return uow.tables.save(again)
