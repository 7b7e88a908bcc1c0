"""What a version of a result counts, worked out once for all who tell of it, and how they tell it."""

from dataclasses import dataclass
from typing import Any

from data.named import NAME, player_named
from data.records import Person, below, quoted, term
from data.unit_of_work import UnitOfWork
from league.ids import PlayerId
from league.refusal import Refusal
from league.reporting import ReportedResult, ReportKind
from league.results import TableEnding, TableResult
from usecases.find import people_by_id
from usecases.league_state import judged
from usecases.result.find import TableAt
from usecases.table_rules import TableRules, table_rules

NOBODY = "—"
"""Where a match is given to neither player."""
_WON = " 🏆"
"""Where the clock decided, or one gave up, the scores do not say who won."""
_UNPLAYED = frozenset({ReportKind.WALKOVER, ReportKind.BYE})


@dataclass(frozen=True, slots=True)
class ScoredResult:
    """A version under the regulations of its table: what the standings count of it, and what else is wrong with it."""

    at: TableAt
    rules: TableRules
    result: ReportedResult
    counted: TableResult | Refusal
    below_given: Refusal | None

    @property
    def worth(self) -> TableResult | Refusal:
        """What it counts, or why it cannot stand."""
        return self.below_given or self.counted


def scored(
    uow: UnitOfWork, at: TableAt, result: ReportedResult, rules: TableRules | None = None
) -> ScoredResult:
    """A version with what it counts; the rules are read unless they are at hand."""
    rules = rules or table_rules(uow, at.event)
    return ScoredResult(at, rules, result, judged(rules, at.table, result), _below_given(rules, at, result))


def worth(uow: UnitOfWork, at: TableAt, result: ReportedResult) -> TableResult | Refusal:
    """What the result counts under the event's regulations, or why it cannot stand."""
    return scored(uow, at, result).worth


def _below_given(rules: TableRules, at: TableAt, result: ReportedResult) -> Refusal | None:
    """The score of a match counts the points that were given for lateness or as a penalty.

    Refusals: `score-below-given` (params: player, points).
    Source: jbl/2.2.4
    """
    if result.kind in _UNPLAYED or not (given := rules.given_at(at.table)):
        return None
    for player, raw in scores(result):
        points = sum(row.points for row in given if row.player_id != player)
        if 0 <= raw < points:
            return Refusal(
                "score-below-given", rules.profile.sources.late, {"player": player, "points": points}
            )
    return None


def scores(result: ReportedResult) -> tuple[tuple[PlayerId, int], ...]:
    """Each player with the raw score."""
    return tuple(zip(result.players, result.raw, strict=True))


def scores_text(uow: UnitOfWork, told: ScoredResult) -> str:
    """The scores in one line; one that is recorded differently shows both: "Haruka 11→10, Ken 7"."""
    return ", ".join(f"{person.name} {score}".rstrip() for person, score in _scores(uow, told)) or NOBODY


def scores_named(uow: UnitOfWork, told: ScoredResult) -> list[dict[str, Any]]:
    """The same for an audit line: it knows whose the names are."""
    return [player_named(person, score) for person, score in _scores(uow, told)] or [{NAME: NOBODY}]


def _scores(uow: UnitOfWork, told: ScoredResult) -> list[tuple[Person, str]]:
    """Each player with the score; of a table without a game the winner alone, nobody where there is none."""
    result, counted = told.result, told.worth
    if result.kind in _UNPLAYED:
        return [(people_by_id(uow, [result.winner])[result.winner], "")] if result.winner else []
    people = people_by_id(uow, result.players)
    recorded = {} if isinstance(counted, Refusal) else {line.player: line.recorded for line in counted.lines}
    marked = result.winner if result.ending is not TableEnding.VICTORY else None
    return [
        (people[player], f"{_score(raw, recorded.get(player, raw))}{_WON if player == marked else ''}")
        for player, raw in scores(result)
    ]


def _score(raw: int, recorded: int) -> str:
    return str(raw) if raw == recorded else f"{raw}→{recorded}"


def cap_sections(told: ScoredResult) -> tuple[str | None, ...]:
    """The sections by which scores are recorded otherwise than they were told; None for a rule of the house.

    Source: cjp/score-cap, cjp/score-cap-others
    """
    counted = told.worth
    if isinstance(counted, Refusal):
        return ()
    sources = told.rules.profile.sources
    cut = [line for line in counted.lines if line.raw is not None and line.raw != line.recorded]
    return tuple(dict.fromkeys(sources.winner_score if line.won else sources.other_score for line in cut))


def reasons_of(told: ScoredResult) -> dict[str, Any]:
    """A notice's parameters: the rules by which scores are recorded otherwise than they were told, below its text."""
    return below(*(quoted(section) if section else term("house-rule") for section in cap_sections(told)))


def ended_word(result: ReportedResult) -> str:
    """How it came about, as texts select by it: "victory", "time", "retired", "walkover", "nobody" (came) or "bye"."""
    if result.kind is ReportKind.WALKOVER and not result.winner:
        return "nobody"
    return result.kind.value if result.kind in _UNPLAYED else result.ending.value
