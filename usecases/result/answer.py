"""The other players confirm or dispute a report."""

from dataclasses import dataclass, replace

from data.unit_of_work import UnitOfWork
from league.ids import PlayerId, ResultId
from league.refusal import Refusal
from league.reporting import ReportedResult, ReportState, confirm, dispute, finalize
from usecases.audit import audit
from usecases.bracket.labels import as_named
from usecases.caller import Caller, Role, refusal_unless
from usecases.result.find import Standing, TableAt, people_of, player_at, result_at
from usecases.result.record import change_state
from usecases.result.scored import scored, scores_named

LONGEST_OBJECTION = 300
_NOT_THERE = Refusal("not-at-table")


@dataclass(frozen=True, slots=True)
class AnswerReport:
    """A player answers the report behind a button; `objection` is what they say is wrong with it."""

    caller: Caller
    result_id: ResultId
    objection: str = ""


@dataclass(frozen=True, slots=True)
class Answered:
    """The report as it stands now, confirmed by a player, or closed by the judge's word."""

    standing: Standing
    by_judge: bool = False

    @property
    def is_final(self) -> bool:
        """Whether everybody has agreed."""
        return self.standing.result.state is ReportState.FINAL

    @property
    def is_disputed(self) -> bool:
        """Whether a player at the table has disagreed, so that a judge decides."""
        return self.standing.result.state is ReportState.DISPUTED


def confirm_result(command: AnswerReport, uow: UnitOfWork) -> Answered | Refusal:
    """A player agrees; when everybody with an account has, the result is final. A judge's word needs nobody else's.

    Refusals: `no-such-result`, `not-at-table`, `result-settled` (params: state), `already-confirmed`,
    `result-disputed-rule` for a judge: a dispute is decided with a reason.
    Source: house
    """
    standing = result_at(uow, command.caller, command.result_id)
    if isinstance(standing, Refusal):
        return standing
    player = player_at(uow, command.caller, standing.at)
    if player is None:
        return _by_judge(uow, command, standing)
    agreed = confirm(standing.result, player)
    if isinstance(agreed, Refusal):
        return agreed
    return Answered(change_state(uow, standing, _closed_by_all(uow, standing, agreed)))


def dispute_result(command: AnswerReport, uow: UnitOfWork) -> Answered | Refusal:
    """A player disagrees; the judges are told once what was reported, and by each who disagrees what is wrong with it.

    Refusals: `no-such-result`, `not-at-table`, `result-settled` (params: state), `already-disputed`.
    Source: cjp/call-judge
    """
    found = _asked(command, uow)
    if isinstance(found, Refusal):
        return found
    standing, player = found
    disputed = dispute(standing.result, player, command.objection.strip()[:LONGEST_OBJECTION])
    return disputed if isinstance(disputed, Refusal) else Answered(change_state(uow, standing, disputed))


@dataclass(frozen=True, slots=True)
class DisputeForm:
    """What opens for whoever disputes a report: a player says what is wrong, a judge decides at once."""

    at: TableAt
    decides: bool


def dispute_form(question: AnswerReport, uow: UnitOfWork) -> DisputeForm | Refusal:
    """Whether the asker may dispute a report, or decide it.

    Refusals: `no-such-result`, `not-at-table`, `result-settled` (params: state), `already-disputed`.
    """
    standing = result_at(uow, question.caller, question.result_id)
    if isinstance(standing, Refusal):
        return standing
    player = player_at(uow, question.caller, standing.at)
    if player is None:
        if refusal_unless(uow, question.caller, Role.JUDGE):
            return _NOT_THERE
        open_ = standing.result.state in {ReportState.REPORTED, ReportState.DISPUTED}
        return DisputeForm(standing.at, decides=True) if open_ else _settled(standing)
    disputed = dispute(standing.result, player)
    return disputed if isinstance(disputed, Refusal) else DisputeForm(standing.at, decides=False)


def _by_judge(uow: UnitOfWork, command: AnswerReport, standing: Standing) -> Answered | Refusal:
    """A judge closes a report that nobody has disputed.

    Source: cjp/judge-final
    """
    at, result = standing.at, standing.result
    if refusal_unless(uow, command.caller, Role.JUDGE):
        return _NOT_THERE
    if result.state is ReportState.DISPUTED:
        return Refusal("result-disputed-rule", params=as_named(at.round, at.table, at.label))
    if result.state is not ReportState.REPORTED:
        return _settled(standing)
    details = {
        **as_named(at.round, at.table, at.label),
        "event": at.event.name,
        "scores": scores_named(uow, scored(uow, at, result)),
    }
    audit(uow, command.caller, at.event.id, "result-confirmed", details)
    return Answered(
        change_state(uow, standing, replace(finalize(result), closed_by=command.caller.user_id)),
        by_judge=True,
    )


def _settled(standing: Standing) -> Refusal:
    return Refusal("result-settled", params={"state": standing.result.state})


def _asked(command: AnswerReport, uow: UnitOfWork) -> tuple[Standing, PlayerId] | Refusal:
    standing = result_at(uow, command.caller, command.result_id)
    if isinstance(standing, Refusal):
        return standing
    player = player_at(uow, command.caller, standing.at)
    return _NOT_THERE if player is None else (standing, player)


def _closed_by_all(uow: UnitOfWork, standing: Standing, agreed: ReportedResult) -> ReportedResult:
    """Final once all have confirmed who have an account; guests have no buttons."""
    asked = {person.id for person in people_of(uow, standing.at.table) if person.user_id is not None}
    return finalize(agreed) if asked <= set(agreed.confirmed) else agreed
