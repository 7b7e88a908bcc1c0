"""Keeping a version of a result: nothing is overwritten, and everything that shows it is refreshed."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

from data.records import PostKind, TimerKind, below, quoted, term
from data.unit_of_work import UnitOfWork
from league.ids import PlayerId
from league.refusal import Refusal
from league.reporting import ReportedResult, ReportKind, ReportState
from league.results import TableEnding, TableResult
from league.round import TableStatus
from usecases.bracket.drawn import drawn_in
from usecases.bracket.path import tell_onward
from usecases.bracket.play_on import play_on
from usecases.find import people_by_id, profile_of
from usecases.league_state import judged
from usecases.posted import refresh_ranking
from usecases.result.find import Standing, TableAt
from usecases.result.typed import ScoreReport
from usecases.round.find import tables_in, without_result
from usecases.table_rules import TableRules, table_rules

_TABLE_STATUS = {
    ReportState.REPORTED: TableStatus.REPORTED,
    ReportState.DISPUTED: TableStatus.DISPUTED,
    ReportState.FINAL: TableStatus.FINAL,
}


NOBODY = "—"
"""Where a match is given to neither player."""


def version_of(
    at: TableAt, kind: ReportKind, told: ScoreReport, by: int, now: datetime, *, reason: str = ""
) -> ReportedResult:
    """A new version as it was told; final, unless its reporter makes it wait for the others."""
    return ReportedResult(
        id=0,
        table_id=at.table.id,
        number=0,
        kind=kind,
        state=ReportState.FINAL,
        players=at.table.seats,
        raw=tuple(told.scores[player] for player in at.table.seats),
        ended_by_time=told.ending is TableEnding.TIME,
        winner=told.winner or PlayerId(0),
        by=by,
        at=now,
        reason=reason,
        retired=told.ending is TableEnding.RETIRED,
    )


def worth(uow: UnitOfWork, at: TableAt, result: ReportedResult) -> TableResult | Refusal:
    """What the result counts under the event's regulations, or why it cannot stand."""
    classes = uow.entries.handicaps(at.event)
    rules = table_rules(uow, at.event)
    return _below_given(rules, at, result) or judged(rules, at.table, result, classes)


def _below_given(rules: TableRules, at: TableAt, result: ReportedResult) -> Refusal | None:
    """The score of a match counts the points that were given for lateness or as a penalty.

    Refusals: `score-below-given` (params: player, points).
    Source: jbl/2.2.4
    """
    if result.kind in {ReportKind.WALKOVER, ReportKind.BYE}:
        return None
    for player, raw in scores(result):
        points = sum(row.points for row in rules.given_at(at.table) if row.player_id != player)
        if 0 <= raw < points:
            return Refusal(
                "score-below-given", rules.profile.sources.late, {"player": player, "points": points}
            )
    return None


def with_winner(result: ReportedResult, counted: TableResult) -> ReportedResult:
    """The result with the winner whom the scores name."""
    return replace(result, winner=counted.winner or PlayerId(0))


def keep_result(uow: UnitOfWork, at: TableAt, result: ReportedResult) -> Standing:
    """Store a version; the one that counted before stays, superseded.

    Its timer is left, and so is the table's clock: they do nothing now, and count again if this is undone.
    """
    versions = uow.results.find(table_id=at.table.id)
    for version in versions:
        if version.state is not ReportState.SUPERSEDED:
            uow.results.save(replace(version, state=ReportState.SUPERSEDED))
            _close_questions(uow, version)
    stored = uow.results.add(replace(result, number=len(versions) + 1))
    return Standing(show_state(uow, at, stored), stored)


def change_state(uow: UnitOfWork, standing: Standing, changed: ReportedResult) -> Standing:
    """Store a result that was confirmed, disputed or settled."""
    if changed.state is not ReportState.REPORTED:
        uow.timers.cancel(changed.id, TimerKind.RESULT_FINAL)
    return close_report(uow, standing, changed)


def close_report(uow: UnitOfWork, standing: Standing, changed: ReportedResult) -> Standing:
    """Store a result that was settled; its timer, which does nothing now, counts again if this is undone."""
    saved = uow.results.save(changed)
    if saved.state is ReportState.FINAL:
        _close_questions(uow, saved)
    return Standing(show_state(uow, standing.at, saved), saved)


def _close_questions(uow: UnitOfWork, result: ReportedResult) -> None:
    """Nobody is asked any more whether a version is right: neither the players nor the judges."""
    uow.outbox.settle(notice_key("result", result))
    uow.outbox.settle(notice_key("disputed", result))


def show_state(uow: UnitOfWork, at: TableAt, result: ReportedResult) -> TableAt:
    """The table's status follows its result, and so do its post and the standings."""
    status = _TABLE_STATUS[result.state]
    if at.table.status is not status:
        at = replace(at, table=uow.tables.save(replace(at.table, status=status)))
    uow.outbox.refresh(PostKind.TABLE, at.table.id, at.event.guild_id)
    if result.state is ReportState.FINAL:
        play_on(uow, at.event, result.at)
        drawn = drawn_in(uow, at.event, at.round)
        if drawn is not None:
            tell_onward(uow, drawn, at.table, result.id)
    if not without_result(
        tables_in(uow, at.round)
    ):  # in the middle of a round the table would change at each report
        refresh_ranking(uow, at.event)
    return at


def scores_text(uow: UnitOfWork, at: TableAt, result: ReportedResult) -> str:
    """The scores in one line; one that is recorded differently shows both: "Haruka 11→10, Ken 7"."""
    if result.kind in {ReportKind.WALKOVER, ReportKind.BYE}:
        return people_by_id(uow, [result.winner])[result.winner].name if result.winner else NOBODY
    people = people_by_id(uow, result.players)
    counted = worth(uow, at, result)
    recorded = {} if isinstance(counted, Refusal) else {ln.player: ln.recorded for ln in counted.lines}
    return ", ".join(
        f"{people[player].name} {_score(raw, recorded.get(player, raw))}{_mark(result, player)}"
        for player, raw in scores(result)
    )


def _mark(result: ReportedResult, player: PlayerId) -> str:
    """Where the clock decided, or one gave up, the scores do not say who won."""
    return " 🏆" if result.ending is not TableEnding.VICTORY and player == result.winner else ""


def cap_sections(uow: UnitOfWork, at: TableAt, result: ReportedResult) -> tuple[str | None, ...]:
    """The sections by which scores are recorded otherwise than they were told; None for a rule of the house.

    Source: cjp/score-cap, cjp/score-cap-others
    """
    counted = worth(uow, at, result)
    if isinstance(counted, Refusal):
        return ()
    sources = profile_of(at.event).sources
    cut = [line for line in counted.lines if line.raw is not None and line.raw != line.recorded]
    return tuple(dict.fromkeys(sources.winner_score if line.won else sources.other_score for line in cut))


def reasons_of(uow: UnitOfWork, at: TableAt, result: ReportedResult) -> dict[str, Any]:
    """A notice's parameters: the rules by which scores are recorded otherwise than they were told, below its text."""
    sections = cap_sections(uow, at, result)
    return below(*(quoted(section) if section else term("house-rule") for section in sections))


def notice_key(kind: str, result: ReportedResult) -> str:
    """The key of a notice about a version, whose number never comes again."""
    return f"{kind}:{result.id}"


def scores(result: ReportedResult) -> tuple[tuple[PlayerId, int], ...]:
    """Each player with the raw score."""
    return tuple(zip(result.players, result.raw, strict=True))


def ended_word(result: ReportedResult) -> str:
    """How it came about, as texts select by it: "victory", "time", "retired", "walkover", "nobody" (came) or "bye"."""
    if result.kind is ReportKind.WALKOVER and not result.winner:
        return "nobody"
    if result.kind in {ReportKind.WALKOVER, ReportKind.BYE}:
        return result.kind.value
    return result.ending.value


def recorded_words(uow: UnitOfWork, standing: Standing) -> Mapping[str, str | int]:
    """What is on record, as the parameters of a refusal or an answer."""
    return {
        "table": standing.at.table.number,
        "round": standing.at.round.number,
        "scores": scores_text(uow, standing.at, standing.result),
        "ended": ended_word(standing.result),
        "result": standing.result.id,
    }


def _score(raw: int, recorded: int) -> str:
    return str(raw) if raw == recorded else f"{raw}→{recorded}"
