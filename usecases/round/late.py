"""Players without a seat in a round that is public: where each can sit down, and which new table forms for them."""

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field

from data.records import Person
from data.unit_of_work import UnitOfWork
from league.entry.entries import IN_PLAY
from league.event import Event
from league.ids import EventId, PlayerId, TableId
from league.refusal import Refusal
from league.round import Round, Table, TableStatus, is_bye
from league.seating.new_table import Leaving, NewTable, met_in, new_table
from usecases.bracket.drawn import drawn_in
from usecases.bracket.labels import named_by
from usecases.caller import Caller, Role, refusal_unless
from usecases.find import people_by_id, profile_of
from usecases.round.departure import game_at
from usecases.round.find import PUBLIC, round_for, rounds_of, tables_in
from usecases.round.free_seats import has_room

GUEST = PlayerId(0)
"""Whoever is entered as they sit down: they have met nobody."""


@dataclass(frozen=True, slots=True)
class LatePlaces:
    """A round, its players without a seat by name, and where each could sit down (nobody: no table has room)."""

    round: Round
    people: tuple[Person, ...]
    tables: Mapping[PlayerId, Table]


@dataclass(frozen=True, slots=True)
class LateAsked:
    """Somebody without a seat is to sit down in the round that is played: `players`, or a guest of this `name`."""

    caller: Caller
    event_id: EventId = EventId(0)
    players: tuple[PlayerId, ...] = ()
    name: str = ""


@dataclass(frozen=True, slots=True)
class LatePlace:
    """Where they sit down: at a `table` with a free seat, or (None) at the `new` one, `people` being those who move.

    `tables` are the tables that those leave.
    """

    event: Event
    round: Round
    late: tuple[PlayerId, ...]
    table: Table | None = None
    new: NewTable | None = None
    people: Mapping[PlayerId, Person] = field(default_factory=dict)
    tables: Mapping[TableId, Table] = field(default_factory=dict)

    @property
    def moved(self) -> tuple[tuple[str, int], ...]:
        """The name of everybody who moves, with the number of the table that they leave."""
        leaving: Sequence[Leaving] = self.new.moved if self.new else ()
        return tuple((self.people[one.player].name, self.tables[one.table].number) for one in leaving)


def late_in(uow: UnitOfWork, event: Event) -> LatePlaces | None:
    """Who has no seat in the newest round that is played at tables; None where there is no such round.

    Source: house
    """
    round_ = played_at_tables(uow, event)
    if round_ is None:
        return None
    here = [entry for entry in uow.entries.list_of(event).having(*IN_PLAY) if not entry.stands_in]
    tables = tables_in(uow, round_)
    seated = {player for table in tables for player in table.seats}
    people = people_by_id(uow, [entry.player for entry in here if entry.player not in seated])
    room = _with_room(uow, event, tables) if people else []
    met = _met(uow, event, round_) if room else frozenset()
    named = tuple(sorted(people.values(), key=lambda person: person.name))
    return LatePlaces(round_, named, {player: _best(room, player, met) for player in people if room})


def who_is_late(question: LateAsked, uow: UnitOfWork) -> tuple[Event, LatePlaces] | Refusal:
    """The players without a seat in the round that is played, to choose from.

    Refusals: `needs-organizer`, those of finding a round, `late-at-tables`.
    """
    refused = refusal_unless(uow, question.caller, Role.ORGANIZER)
    found = refused or round_for(uow, question.caller, question.event_id, 0, PUBLIC)
    if isinstance(found, Refusal):
        return found
    places = late_in(uow, found[0])
    return Refusal("late-at-tables") if places is None else (found[0], places)


def late_place(question: LateAsked, uow: UnitOfWork) -> LatePlace | Refusal:
    """The table with a free seat at which fewest have met the player, else the best new table.

    Refusals: `needs-organizer`, those of finding a round, `nobody-named`, `late-at-tables`, `not-entered` (params:
    player), `seated-elsewhere` (params: player, table), `late-one-by-one` (params: table), `late-no-table`.
    Source: house
    """
    refused = refusal_unless(uow, question.caller, Role.ORGANIZER)
    found = refused or round_for(uow, question.caller, question.event_id, 0, PUBLIC)
    if isinstance(found, Refusal):
        return found
    event = found[0]
    round_ = played_at_tables(uow, event)
    if round_ is None:
        return Refusal("late-at-tables")
    late = question.players or ((GUEST,) if question.name else ())
    tables = tables_in(uow, round_)
    refused = _unfit(uow, event, tables, late)
    if refused:
        return refused
    room, met = _with_room(uow, event, tables), _met(uow, event, round_)
    if room and len(late) > 1:
        return Refusal("late-one-by-one", params=named_by(uow, room[0]))
    if room:
        return LatePlace(event, round_, late, _best(room, late[0], met))
    return _new(uow, event, round_, late, met)


def played_at_tables(uow: UnitOfWork, event: Event) -> Round | None:
    """The newest round that players see, if it is played at tables of three and more."""
    round_ = next((row for row in reversed(rounds_of(uow, event)) if row.status in PUBLIC), None)
    if round_ is None or profile_of(event).two_players or drawn_in(uow, event, round_) is not None:
        return None
    return round_


def _new(
    uow: UnitOfWork,
    event: Event,
    round_: Round,
    late: tuple[PlayerId, ...],
    met: frozenset[tuple[PlayerId, PlayerId]],
) -> LatePlace | Refusal:
    waiting = {table.id: table for table in _not_begun(uow, tables_in(uow, round_))}
    seats = {number: table.seats for number, table in waiting.items()}
    new = new_table(seats, late, met, profile_of(event).table_sizes)
    if new is None:
        return Refusal("late-no-table")
    people = people_by_id(uow, [one.player for one in new.moved])
    return LatePlace(event, round_, late, new=new, people=people, tables=waiting)


def _unfit(
    uow: UnitOfWork, event: Event, tables: Sequence[Table], late: Sequence[PlayerId]
) -> Refusal | None:
    if not late:
        return Refusal("nobody-named")
    entries = uow.entries.list_of(event)
    for player in late if late != (GUEST,) else ():
        entry = entries.entry_of(player)
        if entry is None or entry.status not in IN_PLAY:
            return Refusal("not-entered", params={"player": player})
        sitting = next((one for one in tables if player in one.seats), None)
        if sitting is not None:
            return Refusal("seated-elsewhere", params={"player": player, **named_by(uow, sitting)})
    return None


def _not_begun(uow: UnitOfWork, tables: Sequence[Table]) -> Iterator[Table]:
    """Tables at which nobody plays yet and no game by post is on; a locked one keeps its players."""
    for table in tables:
        is_free = table.status is TableStatus.WAITING and not is_bye(table) and not table.locked
        if is_free and game_at(uow, table) is None:
            yield table


def _with_room(uow: UnitOfWork, event: Event, tables: Sequence[Table]) -> list[Table]:
    return [table for table in tables if has_room(event, table) and game_at(uow, table) is None]


def _met(uow: UnitOfWork, event: Event, round_: Round) -> frozenset[tuple[PlayerId, PlayerId]]:
    """The pairs that sat at one table before this round."""
    earlier = [row for row in rounds_of(uow, event) if row.number < round_.number]
    return met_in([[table.seats for table in tables_in(uow, row)] for row in earlier])


def _best(room: Sequence[Table], player: PlayerId, met: AbstractSet[tuple[PlayerId, PlayerId]]) -> Table:
    def repeats(table: Table) -> int:
        return sum(tuple(sorted((player, other))) in met for other in table.seats)

    return min(room, key=lambda table: (repeats(table), len(table.seats), table.number))
