"""An event's tables with the results that stand, and which of them count in public."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from data.unit_of_work import UnitOfWork
from league.event import Event, Pairing
from league.ids import RoundId, TableId
from league.refusal import Refusal
from league.reporting import ReportedResult, ReportState
from league.results import TableResult
from league.round import Round, RoundStatus, Stage, Table, TableStatus
from league.standings.public import counting_tables, disputed_among
from usecases.league_state import judged
from usecases.table_rules import TableRules, table_rules

_STANDING = sorted(frozenset(ReportState) - {ReportState.SUPERSEDED})


@dataclass(frozen=True, slots=True)
class PublicResults:
    """The tables that players have seen, by stage; `reported` are the results that stand, `counting` those that count.

    `brackets` are the rounds of which each final result counts at once: of brackets and ladders.
    """

    rounds: tuple[Round, ...]
    brackets: frozenset[RoundId]
    tables: dict[Stage, tuple[Table, ...]]
    reported: Mapping[TableId, ReportedResult]
    counting: Mapping[TableId, ReportedResult]

    def having(self, reported: Mapping[TableId, ReportedResult]) -> "PublicResults":
        """The same, were these the results that stand."""
        numbers = counting_tables(self.rounds, self._all(), reported, self.brackets)
        return replace(
            self, reported=reported, counting={table: reported[table] for table in sorted(numbers)}
        )

    @property
    def disputed(self) -> tuple[Table, ...]:
        """The tables whose result counts, though it is disputed."""
        numbers = disputed_among(self.counting, self.reported)
        return tuple(table for table in self._all() if table.id in numbers)

    def _all(self) -> Iterable[Table]:
        return (table for found in self.tables.values() for table in found)


def results_in(uow: UnitOfWork, event: Event) -> PublicResults:
    """The results of an event; what is only planned decides nothing."""
    rounds = tuple(row for row in uow.rounds.find(event_id=event.id) if row.status is not RoundStatus.PLANNED)
    stages = {row.id: row.stage for row in rounds}
    tables: dict[Stage, list[Table]] = {stage: [] for stage in Stage}
    for table in uow.tables.find(event_id=event.id):
        if table.round_id in stages and table.status is not TableStatus.CANCELLED:
            tables[stages[table.round_id]].append(table)
    numbers = frozenset(table.id for found in tables.values() for table in found)
    versions = uow.results.find(table_id=numbers, state=_STANDING) if numbers else ()
    brackets = frozenset(draw.round_id for draw in uow.brackets.find(event_id=event.id) if draw.players)
    if event.pairing is Pairing.LADDER:
        brackets |= stages.keys()
    laid = {stage: tuple(found) for stage, found in tables.items()}
    return PublicResults(rounds, brackets, laid, {}, {}).having(
        {version.table_id: version for version in versions}
    )


def worth(results: PublicResults, rules: TableRules, stage: Stage) -> tuple[TableResult, ...]:
    """What the counting results of a stage are worth, in the names of those who played."""
    versions = ((table, results.counting.get(table.id)) for table in results.tables[stage])
    found = (judged(rules, table, version) for table, version in versions if version)
    return tuple(result for result in found if not isinstance(result, Refusal))


def public_results(uow: UnitOfWork, event: Event) -> tuple[TableResult, ...]:
    """The results of all stages that count in public, in the names of those who played.

    Source: house
    """
    results, rules = results_in(uow, event), table_rules(uow, event)
    return tuple(result for stage in Stage for result in worth(results, rules, stage))
