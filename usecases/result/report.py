"""Reporting a table's result, once for each table."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import timedelta

from data.unit_of_work import UnitOfWork
from league.clock import remaining
from league.ids import PlayerId, TableId
from league.refusal import Refusal
from league.reporting import ReportedResult, ReportKind, ReportState
from league.results import TableEnding
from usecases.audit import audit
from usecases.bracket.labels import as_named
from usecases.caller import Caller, Role, guild_of, refusal_unless
from usecases.clocks import clock_of
from usecases.judge.own_table import unless_own_table
from usecases.league_state import current_result
from usecases.result.drafts import EARLY, REASON, REPORT, forget_draft, typed_before
from usecases.result.find import (
    Standing,
    TableAt,
    player_at,
    plays_by_post,
    table_at,
    takes_result,
)
from usecases.result.record import keep_result, recorded_words, version_of, with_winner
from usecases.result.scored import (
    ScoredResult,
    cap_sections,
    scored,
    scores,
    scores_named,
    scores_text,
)
from usecases.result.typed import ScoreReport, read_form
from usecases.round.told import call_to
from usecases.table_rules import table_rules

_ON_RECORD = {ReportState.FINAL: "result-is-final", ReportState.DISPUTED: "report-is-disputed"}
_A_SLIP = timedelta(minutes=5)


@dataclass(frozen=True, slots=True)
class ReportResult:
    """A player (or a judge) reports a table with what was typed into the form.

    `call` is that by which the players had come to it when the form was opened (0: not known).
    """

    caller: Caller
    table_id: TableId
    typed: Mapping[str, str]
    call: int = 0


@dataclass(frozen=True, slots=True)
class Reported:
    """On record; `scores` in words, `final` if nobody needs to confirm it, `capped` why scores count otherwise."""

    standing: Standing
    scores: str
    final: bool
    capped: tuple[str | None, ...] = ()


def report_result(command: ReportResult, uow: UnitOfWork) -> Reported | Refusal:
    """The result is on record; the other players are asked once to confirm or dispute it.

    Refusals: those of `reportable`, of `read_form`, `time-not-over` (params: minutes), `already-reported`,
    `report-is-disputed`, `reported-differently`, `result-is-final`
    (params: table, round, scores, ended, result), those of `league.results.report`.
    Source: cjp/score-cap, cjp/score-cap-others, cjp/score-timeout
    """
    reason = _reason_typed(uow, command)
    at = reportable(uow, command.caller, command.table_id, reason)
    if isinstance(at, Refusal):
        return at
    rules = table_rules(uow, at.event)
    target = rules.at(at.table).win_target
    told = _seated_anew(uow, command, at) or read_form(at, command.typed, target)
    standing = current_result(uow, at.table.id)
    if standing is not None and (not may_replace(standing, command.caller) or _says(standing, told)):
        return _on_record(uow, Standing(at, standing), told)
    if isinstance(told, Refusal):
        return told
    player = player_at(uow, command.caller, at)
    caller = command.caller
    early = _too_early(uow, command, at, told)
    if early:
        return early
    told_version = version_of(at, ReportKind.REPORT, told, caller.user_id, caller.now, reason=reason)
    found = scored(uow, at, told_version, rules)
    counted = found.worth
    if isinstance(counted, Refusal):
        return counted
    forget_draft(uow, command.caller, REPORT, at.table.id)
    meant = replace(found, result=with_winner(told_version, counted))
    words = scores_text(uow, meant)
    kept = _from_judge(uow, command, meant) if player is None or reason else _ask(uow, command, meant, player)
    return Reported(kept, words, kept.result.state is ReportState.FINAL, cap_sections(meant))


def _seated_anew(uow: UnitOfWork, command: ReportResult, at: TableAt) -> Refusal | None:
    """The game of which the form speaks was called off, though the same players may sit there again.

    Refusals: `seats-changed` (params: table).
    """
    is_other = command.call and command.call != call_to(uow, at.table)
    return Refusal("seats-changed", params=as_named(at.round, at.table, at.label)) if is_other else None


def _too_early(uow: UnitOfWork, command: ReportResult, at: TableAt, told: ScoreReport) -> Refusal | None:
    """Time is said to have run out while the table's clock shows plenty: asked once, for it is the easier slip.

    Refusals: `time-not-over` (params: minutes).
    Source: cjp/time-up-ends
    """
    clock = clock_of(uow, at.table)
    if told.ending is not TableEnding.TIME or told.winner or clock is None or clock.started_at is None:
        return None
    left = remaining(clock, command.caller.now)
    asked = EARLY in typed_before(uow, command.caller, REPORT, at.table.id)
    minutes = int(left.total_seconds()) // 60
    return Refusal("time-not-over", params={"minutes": minutes}) if left > _A_SLIP and not asked else None


def reportable(uow: UnitOfWork, caller: Caller, table_id: TableId, reason: str = "") -> TableAt | Refusal:
    """The table whose result the caller may report; a judge's `reason` stands over a game by post.

    Refusals: those of `table_at` and `takes_result`, `not-at-table`, `table-plays-by-post` (params: game, channel);
    those of `unless_own_table` with a reason.
    """
    at = table_at(uow, caller, table_id)
    if isinstance(at, Refusal):
        return at
    closed = takes_result(at)
    if closed:
        return closed
    if player_at(uow, caller, at) is None and refusal_unless(uow, caller, Role.JUDGE):
        return Refusal("not-at-table")
    if reason and refusal_unless(uow, caller, Role.JUDGE) is None:
        return unless_own_table(uow, caller, at.table) or at
    return plays_by_post(uow, at) or at


def _reason_typed(uow: UnitOfWork, command: ReportResult) -> str:
    return typed_before(uow, command.caller, REPORT, command.table_id).get(REASON, "").strip()


def already_told(uow: UnitOfWork, at: TableAt, caller: Caller) -> Refusal | None:
    """A refusal with what is on record, None while there is nothing, or nothing but a report of the caller's own."""
    result = current_result(uow, at.table.id)
    if result is None or may_replace(result, caller):
        return None
    words = recorded_words(uow, Standing(at, result))
    return Refusal(_ON_RECORD.get(result.state, "already-reported"), params=words)


def _on_record(uow: UnitOfWork, standing: Standing, told: ScoreReport | Refusal) -> Refusal:
    """The same report twice is harmless; a different one needs a dispute, or a judge once it is final.

    Source: house
    """
    words = recorded_words(uow, standing)
    if isinstance(told, Refusal) or _same(standing.result, told):
        return Refusal("already-reported", params=words)
    return Refusal(_ON_RECORD.get(standing.result.state, "reported-differently"), params=words)


def may_replace(result: ReportedResult, caller: Caller) -> bool:
    """Whether a slip of one's own can be put right by a new report: as long as nobody else has said anything to it.

    Source: house
    """
    alone = len(result.confirmed) <= 1 and not result.disputed
    # Guests have no account: of two of them neither is the other.
    own = caller.seat in result.confirmed if caller.seat else result.by == caller.user_id
    return result.state is ReportState.REPORTED and own and alone


def _says(result: ReportedResult, told: ScoreReport | Refusal) -> bool:
    return not isinstance(told, Refusal) and _same(result, told)


def _same(result: ReportedResult, told: ScoreReport) -> bool:
    winner = told.winner in {None, result.winner}
    ending = result.ending is told.ending
    return winner and ending and dict(scores(result)) == dict(told.scores)


def _from_judge(uow: UnitOfWork, command: ReportResult, meant: ScoredResult) -> Standing:
    """A judge's or organizer's report needs nobody's confirmation.

    Source: cjp/judge-final
    """
    at, result = meant.at, meant.result
    final = replace(result, final_at=command.caller.now)
    kept = keep_result(uow, at, final)
    details = {
        **as_named(at.round, at.table, at.label),
        "event": at.event.name,
        "scores": scores_named(uow, meant),
    }
    if result.reason:
        details["reason"] = result.reason
    audit(uow, command.caller, at.event.id, "result-ruled" if result.reason else "result-entered", details)
    return kept


def _ask(uow: UnitOfWork, command: ReportResult, meant: ScoredResult, player: PlayerId) -> Standing:
    """The others are asked; silence is consent when the time is over."""
    caller = command.caller
    minutes = guild_of(uow, caller.guild_id).confirm_minutes
    final_at = caller.now + timedelta(minutes=minutes)
    waiting = replace(meant.result, state=ReportState.REPORTED, confirmed=(player,), final_at=final_at)
    return keep_result(uow, meant.at, waiting)
