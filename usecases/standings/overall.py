"""The ranking of a whole event, over all stages that players have seen."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

from data.unit_of_work import UnitOfWork
from league.brackets import BracketPlace
from league.entry import roster
from league.event import Event, Pairing
from league.ids import PlayerId, TableId
from league.penalties import PenaltyLedger
from league.reporting import ReportedResult
from league.results import TableResult
from league.round import RANKED_STAGES, RoundStatus, Stage, Table
from league.standings import (
    BracketOutcome,
    Entrant,
    Overall,
    StageRanking,
    Standings,
    overall,
    with_totals,
)
from usecases.bracket.drawn import Drawn, drawn_for
from usecases.bracket.order import order_of, outcome_of
from usecases.league_state import (
    RobinRules,
    as_ladder,
    heirs_of,
    ledger_of,
    ranked_qualifier,
    robin_counted,
    robin_of,
)
from usecases.standings.counting import PublicResults, results_in, worth
from usecases.standings.tables import in_bracket_order
from usecases.table_rules import TableRules, table_rules


@dataclass(frozen=True, slots=True)
class BracketPlaces:
    """The places of a bracket, and everybody who was drawn into it."""

    stage: Stage
    places: tuple[BracketPlace, ...]
    entrants: frozenset[PlayerId]
    outcome: BracketOutcome


@dataclass(frozen=True, slots=True)
class EventResults:
    """Everything that the ranking of an event follows from, read once: the results among them.

    `bracket` is the part of the event that is played as one, if it has such a part; `heirs` are those to whom the
    results of substituted players belong.
    """

    event: Event
    rules: TableRules
    roster: tuple[Entrant, ...]
    ledger: PenaltyLedger
    results: PublicResults
    bracket: BracketPlaces | None
    robin: RobinRules
    heirs: dict[PlayerId, PlayerId]

    @property
    def tables(self) -> Mapping[Stage, tuple[Table, ...]]:
        """The tables of each stage that players have seen."""
        return self.results.tables

    @property
    def counting(self) -> Mapping[TableId, ReportedResult]:
        """The results that count in public."""
        return self.results.counting


def played_in(uow: UnitOfWork, event: Event, drawn: Drawn | None = None) -> EventResults:
    """What has been played; what is only planned decides nothing. `drawn` is a bracket that was just read."""
    return EventResults(
        event=event,
        rules=table_rules(uow, event),
        roster=tuple(roster(uow.entries.list_of(event))),
        ledger=ledger_of(uow, event),
        results=results_in(uow, event),
        bracket=_bracket(uow, event, drawn),
        robin=robin_of(uow, event),
        heirs=heirs_of(uow, event),
    )


def _bracket(uow: UnitOfWork, event: Event, known: Drawn | None) -> BracketPlaces | None:
    newest = max((draw.id for draw in uow.brackets.find(event_id=event.id) if draw.players), default=0)
    drawn = known if known is not None and known.draw.id == newest else drawn_for(uow, event)
    if drawn is None or drawn.round.status is RoundStatus.PLANNED:
        return None
    return BracketPlaces(
        drawn.round.stage, order_of(drawn), frozenset(drawn.bracket.entrants), outcome_of(drawn)
    )


def corrected(
    uow: UnitOfWork, played: EventResults, version: ReportedResult, drawn: Drawn | None
) -> EventResults:
    """The same with this version, which is stored, in the place of its table's last one; `drawn` is its bracket."""
    if played.bracket is not None:  # it may have played on by this
        return played_in(uow, played.event, drawn)
    reported = {**played.results.reported, version.table_id: version}
    return replace(played, results=played.results.having(reported))


def without_rounds_from(played: EventResults, newest: int, stages: Collection[Stage]) -> EventResults:
    """The same before this round, in these stages."""
    tables = {
        stage: tuple(table for table in found if table.round_id < newest) if stage in stages else found
        for stage, found in played.tables.items()
    }
    return replace(played, results=replace(played.results, tables=tables))


def ranked(played: EventResults) -> Overall:
    """Who stands where in the event.

    Source: house
    """
    return overall(rankings(played))


def rankings(played: EventResults) -> tuple[StageRanking, ...]:
    """The rankings of the stages that are played, the qualifier always among them."""
    later = [stage for stage in RANKED_STAGES[1:] if _seated(played, stage)]
    return tuple(stage_ranking(played, stage) for stage in (Stage.QUALIFIER, *later))


def _seated(played: EventResults, stage: Stage) -> frozenset[PlayerId]:
    seated = frozenset(player for table in played.tables[stage] for player in table.seats)
    seated |= {played.heirs[player] for player in seated if player in played.heirs}
    bracket = played.bracket
    return seated | bracket.entrants if bracket and bracket.stage is stage else seated


def stage_ranking(played: EventResults, stage: Stage) -> StageRanking:
    """The ranking of one stage: of the qualifier everybody's, else of those who play in it."""
    results = _counted(played, stage)
    everybody = stage is Stage.QUALIFIER
    seated = _seated(played, stage)
    entrants = [one for one in played.roster if everybody or one.player in seated]
    pools = played.robin.pools if everybody else {}
    playoff = _results(played, Stage.PLAY_OFF) if everybody else ()
    table = ranked_qualifier(played.rules.profile, results, entrants, played.ledger, pools, playoff)
    table = as_ladder(played.event, stage, table, played.roster, results, played.heirs)
    decided = everybody or bool(results)
    if played.bracket is None or played.bracket.stage is not stage:
        return StageRanking(stage, table, decided)
    ordered = in_bracket_order(table, played.bracket.places)
    return StageRanking(stage, ordered, decided, played.bracket.outcome)


def qualifier_results(played: EventResults) -> tuple[Standings, tuple[TableResult, ...]]:
    """The ranking of the rounds that everybody plays, and the results that count in it."""
    return stage_ranking(played, Stage.QUALIFIER).standings, _counted(played, Stage.QUALIFIER)


def _counted(played: EventResults, stage: Stage) -> tuple[TableResult, ...]:
    results, event = _results(played, stage), played.event
    if event.pairing is not Pairing.ROUND_ROBIN or stage is not Stage.QUALIFIER:
        return results
    return robin_counted(event, results, played.roster, played.ledger, played.robin)


def _results(played: EventResults, stage: Stage) -> tuple[TableResult, ...]:
    found = worth(played.results, played.rules, stage)
    return tuple(result.handed_on(played.heirs) for result in found)


def overall_of(uow: UnitOfWork, event: Event) -> Overall:
    """Who stands where in the event, computed from everything that is stored."""
    return ranked(played_in(uow, event))


def stage_rankings(uow: UnitOfWork, event: Event) -> tuple[StageRanking, ...]:
    """The rankings of the stages, computed from everything that is stored."""
    return rankings(played_in(uow, event))


def event_totals(uow: UnitOfWork, event: Event) -> Standings:
    """The ranking of the event with the numbers of all its stages together; nobody loses points by playing on.

    Source: house
    """
    played = played_in(uow, event)
    results = [result for stage in RANKED_STAGES for result in _counted(played, stage)]
    table = ranked(played).standings
    before = {row.player: row.points for row in table.rows}
    totals = with_totals(table, results)
    rows = (replace(row, points=max(row.points, before[row.player])) for row in totals.rows)
    return replace(totals, rows=tuple(rows))
