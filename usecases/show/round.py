"""What the overview of a round shows: its tables in turn order."""

from dataclasses import dataclass

from data.records import Person
from data.unit_of_work import UnitOfWork
from league.brackets import MatchLabel
from league.event import Event, EventStatus, Pairing
from league.ids import PlayerId, RoundId
from league.round import Round, RoundStatus, Table, TableStatus, is_bye
from usecases.bracket.labels import labels_in
from usecases.find import people_by_id
from usecases.round.find import PUBLIC
from usecases.round.groups import group_at, groups_in
from usecases.show.bracket import BracketView, bracket_in
from usecases.show.lengths import MatchLengths, lengths_in

_HIDDEN = frozenset({RoundStatus.PLANNED, RoundStatus.CANCELLED})


@dataclass(frozen=True, slots=True)
class SeatedTable:
    """A table and its players in turn order; `label` names a match of a bracket, `group` is that of groups, from 1.

    `free` is whoever sits out in a round robin, which is no win; `asked` who sits a Swiss round out on wish.
    """

    table: Table
    people: tuple[Person, ...]
    group: int = 0
    free: bool = False
    asked: bool = False
    label: MatchLabel | None = None

    @property
    def kind(self) -> str:
        """What it is to who sits there: a "table", or alone a "bye", "asked" for or "free" of a match."""
        if len(self.people) > 1:
            return "table"
        return "asked" if self.asked else "free" if self.free else "bye"


@dataclass(frozen=True, slots=True)
class RoundView:
    """A round with its tables, by number; `bracket` is the whole of it where it is one.

    `challenges` are those to the next round, challenger first; None where none can be made.
    """

    event: Event
    round: Round
    tables: tuple[SeatedTable, ...]
    bracket: BracketView | None = None
    lengths: MatchLengths | None = None
    challenges: tuple[tuple[Person, Person], ...] | None = None

    @property
    def status(self) -> RoundStatus:
        """How far it is: over, too, as soon as its bracket or its event is."""
        status = self.round.status
        is_public = status in {RoundStatus.PUBLISHED, RoundStatus.RUNNING}
        is_over = self.event.status is EventStatus.FINISHED or (self.bracket and self.bracket.is_over)
        return RoundStatus.FINISHED if is_public and is_over else status


def round_post(round_id: RoundId, uow: UnitOfWork) -> RoundView | None:
    """The overview of a round; None while it is planned, and when it is gone."""
    row = uow.rounds.get(round_id)
    return None if row is None or row.status in _HIDDEN else round_view(uow, row)


def round_view(uow: UnitOfWork, round_: Round) -> RoundView:
    """A round in any state."""
    found = uow.tables.find(round_id=round_.id)
    tables = sorted((t for t in found if t.status is not TableStatus.CANCELLED), key=lambda t: t.number)
    people = people_by_id(uow, {player for table in tables for player in table.seats})
    event = uow.events.require(round_.event_id)
    groups, labels = groups_in(uow, event, round_), labels_in(uow, round_)
    robin = event.pairing is Pairing.ROUND_ROBIN
    seated = (
        SeatedTable(
            table,
            _people(people, table),
            group_at(groups, table),
            robin and is_bye(table),
            is_bye(table) and table.seats[0] in round_.byes,
            labels.get(table.number),
        )
        for table in tables
    )
    return RoundView(
        event,
        round_,
        tuple(seated),
        bracket_in(uow, event, round_),
        lengths_in(uow, event, round_),
        _challenges(uow, event, round_),
    )


def _challenges(uow: UnitOfWork, event: Event, round_: Round) -> tuple[tuple[Person, Person], ...] | None:
    """On a ladder, while the round is played."""
    is_on = event.status is EventStatus.RUNNING and round_.status in PUBLIC
    if event.pairing is not Pairing.LADDER or not is_on:
        return None
    said = uow.entries.challenges(event, round_.number + 1)
    people = people_by_id(uow, {player for pair in said.items() for player in pair})
    return tuple((people[player], people[other]) for player, other in sorted(said.items()))


def _people(people: dict[PlayerId, Person], table: Table) -> tuple[Person, ...]:
    return tuple(people[player] for player in table.seats)
