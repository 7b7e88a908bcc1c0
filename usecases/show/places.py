"""Where a table stood, as people name it: the match of a bracket, the stage, or the round and the table."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from data.records import Person
from data.unit_of_work import UnitOfWork
from league.brackets import MatchLabel
from league.event import Event
from league.ids import PlayerId, RoundId
from league.round import Round, Stage, Table
from usecases.bracket.labels import labels_in
from usecases.round.find import rounds_of

Where = tuple[int, int]
"""The numbers of the round and of the table."""


@dataclass(frozen=True, slots=True)
class MatchPlace:
    """A table: of a bracket the `label` of its match, else its stage and round. Number 0 is the round as a whole."""

    stage: Stage
    round: int
    table: int
    label: MatchLabel | None = None


def place_of(uow: UnitOfWork, round_: Round, table: Table) -> MatchPlace:
    """Where this table of a round stands."""
    return MatchPlace(round_.stage, round_.number, table.number, labels_in(uow, round_).get(table.number))


@dataclass(frozen=True, slots=True)
class MatchPlaces:
    """What the tables of an event are called."""

    stages: Mapping[int, Stage]
    labels: Mapping[int, Mapping[int, MatchLabel]]
    rounds: Mapping[RoundId, int] = field(default_factory=dict)

    def at(self, round_: int, table: int) -> MatchPlace:
        """The table with these numbers."""
        label = self.labels.get(round_, {}).get(table)
        return MatchPlace(self.stages.get(round_, Stage.QUALIFIER), round_, table, label)

    def of(self, table: Table) -> MatchPlace:
        """This table."""
        return self.at(self.rounds[table.round_id], table.number)


def places_in(uow: UnitOfWork, event: Event) -> MatchPlaces:
    """What the tables of this event are called."""
    rounds = rounds_of(uow, event)
    return MatchPlaces(
        {row.number: row.stage for row in rounds},
        {row.number: labels_in(uow, row) for row in rounds},
        {row.id: row.number for row in rounds},
    )


def told_apart(people: Iterable[Person]) -> dict[PlayerId, str]:
    """Everybody's name; namesakes with the number by which the server knows them.

    Source: house
    """
    names = {PlayerId(person.id): person.name for person in people}
    alike = Counter(name.casefold() for name in names.values())
    return {
        player: f"{name} (#{player})" if alike[name.casefold()] > 1 else name
        for player, name in names.items()
    }
