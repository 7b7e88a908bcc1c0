"""What people do to results, by chance: they report, answer, dispute, correct and give walkovers."""

from typing import Final

from league.ids import PlayerId, ResultId
from league.round import Table, TableStatus
from tests.walks.pick import Pick, number_of
from tests.walks.world import JUDGE
from usecases.result import answer, correct, report, walkover
from usecases.result.report import ReportResult
from usecases.standings.before import ranking_before

_OWING: Final = frozenset({TableStatus.WAITING, TableStatus.PLAYING})
NOT_FINAL: Final = _OWING | {TableStatus.REPORTED, TableStatus.DISPUTED}


def all_reports(pick: Pick) -> object:
    """Judges and players enter the results of all tables that owe one, and players answer what they are asked."""
    done = []
    for table in pick.facts.tables:
        if table.status is TableStatus.DISPUTED:
            done.append(_corrected(pick, table))
            continue
        if table.status in _OWING:
            caller = pick.at_table(table) if pick.maybe(0.4) else pick.world.caller(JUDGE)
            done.append(
                pick.world.do(report.report_result, ReportResult(caller, table.id, pick.scores(table)))
            )
        if table.status in NOT_FINAL and pick.maybe(0.5):
            done.append(_answered(pick, table))
    return done


def _answered(pick: Pick, table: Table) -> object:
    """Somebody of the table confirms or disputes its result."""
    results = pick.world.read(lambda uow: uow.results.values("id", table_id=table.id))
    result = results[-1][0] if results else ResultId(0)
    use_case = answer.confirm_result if pick.maybe(0.7) else answer.dispute_result
    return pick.world.do(use_case, answer.AnswerReport(pick.at_table(table), result, "not so"))


def report_one(pick: Pick) -> object:
    """A player or a judge reports a table."""
    table = pick.open_table()
    caller = pick.at_table(table) if pick.maybe(0.7) else pick.caller("judge")
    command = ReportResult(caller, number_of(table), pick.scores(table))
    return command, pick.world.do(report.report_result, command)


def answer_report(pick: Pick) -> object:
    """A player or judge confirms or disputes a report that waits."""
    result = pick.one(pick.facts.undecided, pick.one(pick.facts.results, None))
    table = next((t for t in pick.facts.tables if result and t.id == result.table_id), None)
    caller = pick.at_table(table) if pick.maybe(0.8) else pick.caller("judge")
    use_case = answer.confirm_result if pick.maybe(0.5) else answer.dispute_result
    command = answer.AnswerReport(caller, number_of(result), "not so" if pick.maybe(0.5) else "")
    return use_case.__name__, command, pick.world.do(use_case, command)


_REPORTED: Final = frozenset({TableStatus.FINAL, TableStatus.REPORTED, TableStatus.DISPUTED})


def correct_one(pick: Pick) -> object:
    """A judge corrects or upholds a result, or gives a walkover."""
    reported = [t for t in pick.facts.tables if t.status in _REPORTED]
    return _corrected(pick, pick.one(reported, pick.any_table()))


def _corrected(pick: Pick, table: Table | None) -> object:
    number = number_of(table)
    typed = {**pick.scores(table), "reason": "seen"}
    command = correct.CorrectResult(pick.caller("judge"), number, typed, "seen")
    before = pick.world.read(lambda uow: ranking_before(command, uow)) if pick.maybe(0.5) else None
    command = correct.CorrectResult(command.caller, number, typed, "seen", before)
    return command.caller.user_id, number, typed, pick.world.do(correct.correct_result, command)


def walk_over(pick: Pick) -> object:
    """A judge gives a walkover."""
    return walk_over_at(pick, pick.open_table())


def walk_over_at(pick: Pick, table: Table | None) -> object:
    """A judge gives a walkover at this table, and says yes where asked."""
    number = number_of(table)
    winner = pick.one((*getattr(table, "seats", ()), PlayerId(0)), PlayerId(0))
    command = walkover.GiveWalkover(pick.caller("judge"), number, winner, pick.text("reason"))
    outcome = pick.world.do(walkover.give_walkover, command)
    if isinstance(outcome, walkover.WalkoverUnsure):
        sure = walkover.ConfirmWalkover(pick.world.caller(command.caller.user_id), number, outcome.over)
        outcome = pick.world.do(walkover.confirm_walkover, sure)
    return command, outcome
