"""A judge corrects a result: a new version, and everybody whose rank moves is told."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from data.rank_moves import RankCause
from data.unit_of_work import UnitOfWork
from league.ids import TableId
from league.match_sheet import has_begun
from league.refusal import Refusal
from league.regulations import Correction
from league.reporting import ReportedResult, ReportKind, ReportState
from league.results import NextMatch, correctable
from league.round import RoundStatus, Table, TableStatus, is_bye
from league.standings import moved
from usecases.audit import audit
from usecases.bracket.labels import as_named, where
from usecases.caller import Caller, Role, refusal_unless
from usecases.find import profile_of
from usecases.judge.own_table import unless_own_table
from usecases.league_state import current_result
from usecases.result.drafts import CORRECT, REASON, forget_draft, typed_before
from usecases.result.find import (
    Standing,
    TableAt,
    standing_result,
    table_at,
    takes_result,
)
from usecases.result.rank_moves import Move, keep_moves, moves_of
from usecases.result.record import keep_result, version_of, with_winner
from usecases.result.scored import ended_word, scored, scores, scores_named, scores_text, worth
from usecases.result.typed import ScoreReport, read_form
from usecases.round.find import rounds_of
from usecases.standings.before import RankingBefore, still
from usecases.standings.line import LineMoved
from usecases.standings.outdated import Outdated, outdated_in, paired_before
from usecases.standings.outdated_words import repair_buttons
from usecases.standings.overall import corrected, ranked
from usecases.standings.tables import is_public
from usecases.table_rules import table_rules

LONGEST_REASON = 300


@dataclass(frozen=True, slots=True)
class CorrectResult:
    """A judge corrects a table with what was typed; an empty `reason` means the one kept with the form.

    `before` is the ranking as it was just read, None: not read. `over` is the version with which the form was filled
    (0: not known).
    """

    caller: Caller
    table_id: TableId
    typed: Mapping[str, str]
    reason: str = ""
    before: RankingBefore | None = None
    over: int = 0


@dataclass(frozen=True, slots=True)
class UpholdResult:
    """A judge rules that a report stands as it is."""

    caller: Caller
    table_id: TableId
    reason: str
    before: RankingBefore | None = None


@dataclass(frozen=True, slots=True)
class Corrected:
    """The version that counts now, in words, and whose rank it moved.

    `outdated` is what follows and was made of the ranking of before, `fallen` are matches of a bracket that others
    should have played.
    """

    standing: Standing
    scores: str
    moves: tuple[Move, ...]
    outdated: Outdated | None = None
    fallen: tuple[Table, ...] = ()

    @property
    def line(self) -> LineMoved | None:
        """A later stage with the wrong players."""
        return self.outdated if isinstance(self.outdated, LineMoved) else None

    @property
    def repair(self) -> tuple[str, ...]:
        """The buttons that put it right."""
        return () if self.outdated is None else repair_buttons(self.standing.at.event, self.outdated)


def correct_result(command: CorrectResult, uow: UnitOfWork) -> Corrected | Refusal:
    """The corrected scores count from now on, also in a finished event; the old version stays in the history.

    Refusals: `needs-judge`, those of `correctable_at`, `result-changed` where another judge has decided since the
    form was opened, `reason-missing`, those of `read_form`,
    `nothing-to-correct`, those of `league.results.report`.
    Source: cjp/score-correction
    """
    standing = correctable_at(uow, command.caller, command.table_id)
    if isinstance(standing, Refusal):
        return standing
    if command.over not in {0, standing.result.id}:
        return Refusal("result-changed")
    kept = typed_before(uow, command.caller, CORRECT, standing.at.table.id)
    target = table_rules(uow, standing.at.event).at(standing.at.table).win_target
    told = read_form(standing.at, command.typed, target)
    if isinstance(told, Refusal):
        return told
    reason = command.reason or kept.get(REASON, "")
    outcome = _ruled(uow, command, standing, told, reason)
    if not isinstance(outcome, Refusal):
        forget_draft(uow, command.caller, CORRECT, standing.at.table.id)
    return outcome


def uphold_result(command: UpholdResult, uow: UnitOfWork) -> Corrected | Refusal:
    """The report stands; it is final by the judge's word.

    Refusals: as `correct_result`.
    Source: cjp/judge-final
    """
    standing = correctable_at(uow, command.caller, command.table_id)
    if isinstance(standing, Refusal):
        return standing
    told = ScoreReport(dict(scores(standing.result)), standing.result.ending, standing.result.winner or None)
    return _ruled(uow, command, standing, told, command.reason)


def correctable_at(uow: UnitOfWork, caller: Caller, table_id: TableId) -> Standing | Refusal:
    """The present result of a table that a judge may correct.

    Refusals: `needs-judge`, those of `table_at`, `takes_result` and `unless_own_table`, `no-result-yet` (params:
    table, round),
    `correction-closed`.
    """
    refused = refusal_unless(uow, caller, Role.JUDGE)
    if refused:
        return refused
    at = table_at(uow, caller, table_id)
    if isinstance(at, Refusal):
        return at
    refused = takes_result(at) or unless_own_table(uow, caller, at.table)
    if refused:
        return refused
    standing = standing_result(uow, at)
    if isinstance(standing, Refusal) or standing.result.state is not ReportState.FINAL:
        return standing  # what has not become final is decided, not corrected: no time limit
    return too_late(uow, at) or standing


def too_late(uow: UnitOfWork, at: TableAt) -> Refusal | None:
    """Where only the last match may be corrected: whether a player of this table has begun the next one.

    Source: jbl/4.7-publish
    """
    profile = profile_of(at.event)
    if profile.correction is Correction.ALWAYS or current_result(uow, at.table.id) is None:
        return None
    begun = any(_plays_on(uow, at))
    return correctable(profile, NextMatch.STARTED if begun else NextMatch.WAITING)


def _has_begun(uow: UnitOfWork, table: Table) -> bool:
    if table.status is TableStatus.WAITING:
        return has_begun(uow.match_sheet.find(table_id=table.id))
    return table.status is not TableStatus.CANCELLED


def _plays_on(uow: UnitOfWork, at: TableAt) -> Sequence[bool]:
    later = {row.id for row in rounds_of(uow, at.event) if row.number > at.round.number}
    later -= {row.id for row in rounds_of(uow, at.event) if row.status is RoundStatus.PLANNED}
    return [
        not is_bye(table) and bool(set(table.seats) & set(at.table.seats)) and _has_begun(uow, table)
        for table in uow.tables.find(event_id=at.event.id)
        if table.round_id in later or _is_later_in_bracket(table, at)
    ]


def _is_later_in_bracket(table: Table, at: TableAt) -> bool:
    """In a bracket, which is one round, whatever follows from a match has a higher number."""
    return table.round_id == at.round.id and table.number > at.table.number


def _ruled(
    uow: UnitOfWork, command: CorrectResult | UpholdResult, standing: Standing, told: ScoreReport, reason: str
) -> Corrected | Refusal:
    caller = command.caller
    reason = reason.strip()[:LONGEST_REASON]
    if not reason:
        return Refusal("reason-missing")
    version = version_of(standing.at, ReportKind.CORRECTION, told, caller.user_id, caller.now, reason=reason)
    counted = worth(uow, standing.at, version)
    if isinstance(counted, Refusal):
        return counted
    version = with_winner(version, counted)
    same = _what(standing.result) == _what(version)
    if standing.result.state is ReportState.FINAL and same:
        return Refusal(
            "nothing-to-correct",
            params={"scores": scores_text(uow, scored(uow, standing.at, standing.result))},
        )
    action = "result-upheld" if same else "result-corrected"
    return replaced(uow, caller, standing.at, version, action, command.before)


def _what(result: ReportedResult) -> tuple[object, ...]:
    return (frozenset(scores(result)), result.winner, ended_word(result))


def replaced(
    uow: UnitOfWork,
    caller: Caller,
    at: TableAt,
    version: ReportedResult,
    action: str,
    before: RankingBefore | None = None,
) -> Corrected:
    """Store the version and compare the standings before and after.

    Ranks move for those who have seen the one before: where a result is replaced that counted in public, of a round
    that has ended, or of a match in a bracket. Else everybody's rank still hangs on the tables that play.
    Source: cjp/score-correction
    """
    played, overall = still(uow, at.event, before)
    was = played.counting.get(at.table.id)
    ended = at.round.status is RoundStatus.FINISHED
    decided = played.bracket is not None and was is not None and was.state is ReportState.FINAL
    counted = was is not None and (ended or decided)
    kept = keep_result(uow, at, replace(version, final_at=caller.now))
    changes = moved(overall.standings, ranked(corrected(uow, played, kept.result, kept.drawn)).standings)
    moves = moves_of(uow, changes)
    told = scored(uow, kept.at, kept.result, played.rules)
    words = scores_text(uow, told)
    details = {
        **as_named(at.round, at.table, at.label),
        "event": at.event.name,
        "scores": scores_named(uow, told),
        "reason": version.reason or "—",
    }
    audit(uow, caller, at.event.id, action, details)
    if is_public(at.event) and counted:
        place = where(at.round, at.label)
        why = RankCause(place=place, table=at.table.number, reason=kept.result.reason)
        keep_moves(uow, at.event, moves, why)
    fallen = () if kept.drawn is None else kept.drawn.fallen()
    return Corrected(kept, words, moves, _outdated(uow, at), fallen)


def _outdated(uow: UnitOfWork, at: TableAt) -> Outdated | None:
    """What can be mended; or the later round that is being played, and stays as it was paired."""
    newest = rounds_of(uow, at.event)[-1]
    return next(iter(outdated_in(uow, at.event)), None) or paired_before(uow, at.event, newest)
