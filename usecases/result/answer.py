"""The other players confirm or dispute a report."""

from dataclasses import dataclass

from data.records import Destination, Notice, mention, role_ping, term
from data.unit_of_work import UnitOfWork
from league.ids import PlayerId
from league.refusal import Refusal
from league.reporting import ReportedResult, ReportState, confirm, dispute, settle
from usecases.caller import Caller, guild_of
from usecases.limits import LimitedAction
from usecases.result.find import Standing, people_of, player_at, result_at
from usecases.result.record import change_state, ended_word, notice_key, scores_text
from usecases.spend import spend


@dataclass(frozen=True, slots=True)
class AnswerReport:
    """A player answers the report behind a button."""

    caller: Caller
    result_id: int


@dataclass(frozen=True, slots=True)
class Answered:
    """The report as it stands now."""

    standing: Standing

    @property
    def is_final(self) -> bool:
        """Whether everybody has agreed."""
        return self.standing.result.state is ReportState.FINAL


def confirm_result(command: AnswerReport, uow: UnitOfWork) -> Answered | Refusal:
    """A player agrees; when everybody with an account has, the result is final.

    Refusals: `no-such-result`, `not-at-table`, `result-settled` (params: state), `already-confirmed`.
    Source: house
    """
    found = _asked(command, uow)
    if isinstance(found, Refusal):
        return found
    standing, player = found
    agreed = confirm(standing.result, player)
    if isinstance(agreed, Refusal):
        return agreed
    return Answered(change_state(uow, standing, _settled_by_all(uow, standing, agreed)))


def dispute_result(command: AnswerReport, uow: UnitOfWork) -> Answered | Refusal:
    """A player disagrees; the judges are told once what was reported.

    Refusals: `no-such-result`, `not-at-table`, `result-settled` (params: state), `already-disputed`.
    Source: cjp/call-judge
    """
    found = _asked(command, uow)
    if isinstance(found, Refusal):
        return found
    standing, player = found
    disputed = dispute(standing.result, player)
    if isinstance(disputed, Refusal):
        return disputed
    changed = change_state(uow, standing, disputed)
    uow.outbox.send(_to_judges(uow, command.caller, changed))
    return Answered(changed)


def _asked(command: AnswerReport, uow: UnitOfWork) -> tuple[Standing, PlayerId] | Refusal:
    standing = result_at(uow, command.caller, command.result_id)
    if isinstance(standing, Refusal):
        return standing
    player = player_at(uow, command.caller, standing.at)
    return Refusal("not-at-table") if player is None else (standing, player)


def _settled_by_all(uow: UnitOfWork, standing: Standing, agreed: ReportedResult) -> ReportedResult:
    """Guests have no buttons, so nobody waits for them."""
    asked = {person.id for person in people_of(uow, standing.at.table) if person.user_id is not None}
    return settle(agreed) if asked <= set(agreed.confirmed) else agreed


def _to_judges(uow: UnitOfWork, caller: Caller, standing: Standing) -> Notice:
    at, result = standing.at, standing.result
    role = guild_of(uow, at.event.guild_id).judge_role
    if role and spend(uow, caller, LimitedAction.ROLE_PING, at.table.id):
        role = 0
    return Notice(
        id=0,
        key=notice_key("disputed", result),
        guild_id=at.event.guild_id,
        place=Destination.JUDGES,
        subject=at.table.id,
        text="notice-result-disputed",
        params={
            "judges": role_ping(role) if role else term("role-judge"),
            "event": at.event.name,
            "round": at.round.number,
            "table": at.table.number,
            "reporter": mention(result.by),
            "player": mention(caller.user_id),
            "scores": scores_text(uow, at, result),
            "ended": ended_word(result),
        },
        buttons=(f"result-ruling:{at.table.id}:0",),
    )
