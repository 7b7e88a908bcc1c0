"""What each player did in an event: the games that standings add up."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from league.ids import PlayerId
from league.results import Line, ResultKind, TableResult


@dataclass(frozen=True, slots=True)
class Outing:
    """One table of one player."""

    line: Line
    table: TableResult

    @property
    def played(self) -> bool:
        """Whether there was a game: a walkover or a bye is none."""
        return self.table.kind is ResultKind.PLAYED

    @property
    def others(self) -> tuple[Line, ...]:
        """The opponents' lines."""
        return tuple(line for line in self.table.lines if line.player != self.line.player)


@dataclass(frozen=True, slots=True)
class Record:
    """Everything one player did."""

    outings: tuple[Outing, ...] = ()

    @property
    def games(self) -> tuple[Outing, ...]:
        """Only what was played."""
        return tuple(outing for outing in self.outings if outing.played)

    @property
    def wins(self) -> int:
        """Games won, walkovers and byes included."""
        return sum(outing.line.won for outing in self.outings)

    @property
    def points(self) -> Fraction:
        """Points of all tables."""
        return sum((outing.line.points for outing in self.outings), Fraction(0))

    @property
    def share(self) -> Fraction:
        """Sum of the shares of table points."""
        return sum((outing.line.share for outing in self.outings), Fraction(0))


Records = Mapping[PlayerId, Record]
NO_RECORD = Record()


def records_of(results: Iterable[TableResult]) -> Records:
    """The results, player by player."""
    outings: defaultdict[PlayerId, list[Outing]] = defaultdict(list)
    for table in results:
        for line in table.lines:
            outings[line.player].append(Outing(line, table))
    return {player: Record(tuple(found)) for player, found in outings.items()}
