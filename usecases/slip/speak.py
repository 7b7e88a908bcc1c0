"""A seat enters its table's result by its code, another one confirms it: the use cases are those of everybody."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from data.slip_tables import SlipDeed, SlipVerb
from data.unit_of_work import UnitOfWork
from league.ids import PlayerId, ResultId, TableId
from league.refusal import Refusal
from league.reporting import ReportedResult
from usecases.caller import Caller
from usecases.result.answer import Answered, AnswerReport, confirm_result, dispute_result
from usecases.result.report import Reported, ReportResult, report_result
from usecases.slip.seat import CodeShown, SeatBehind, seat_behind


@dataclass(frozen=True, slots=True)
class SpeakFromSeat:
    """What the phone of a seat sends: of which table its page spoke, and (`result_id`) of which report.

    `device` is a digest of what this phone alone holds; `typed` is the form of a result.
    """

    caller: Caller
    code: str
    device: str
    table_id: TableId
    verb: SlipVerb
    result_id: ResultId
    typed: Mapping[str, str] = field(default_factory=dict)
    call: int = 0


def speak_from_seat(command: SpeakFromSeat, uow: UnitOfWork) -> ReportedResult | Refusal:
    """What the seat says is on record; who said it by which phone is kept for the judges.

    A phone speaks for one seat of a table, and a seat for its own table.

    Refusals: `slip-unknown`, `slip-no-match`, `slip-table-changed`, `slip-other-seat`, those of `report_result`,
    `confirm_result` and `dispute_result`.
    Source: house
    """
    behind = seat_behind(CodeShown(command.code, command.caller), uow)
    if behind is None:
        return Refusal("slip-unknown")
    if behind.table is None or behind.person is None:
        return Refusal("slip-no-match")
    if behind.table.id != command.table_id:
        return Refusal("slip-table-changed")
    player = PlayerId(behind.person.id)
    before = uow.slips.deeds.find(table_id=behind.table.id)
    if any(deed.device == command.device and deed.player != player for deed in before):
        return Refusal("slip-other-seat")
    result = _said(uow, command, behind)
    if isinstance(result, Refusal):
        return result
    uow.slips.deeds.add(
        SlipDeed(
            0,
            behind.event.id,
            behind.table.id,
            result.id,
            player,
            command.verb,
            command.device,
            command.caller.now,
        )
    )
    return result


def _said(uow: UnitOfWork, command: SpeakFromSeat, behind: SeatBehind) -> ReportedResult | Refusal:
    caller = behind.speaks(command.caller)
    outcome: Reported | Answered | Refusal
    if command.verb is SlipVerb.ENTERED:
        outcome = report_result(ReportResult(caller, command.table_id, command.typed, command.call), uow)
    else:
        reported = uow.results.get(command.result_id)
        if reported is None or reported.table_id != command.table_id:
            return Refusal("slip-table-changed")
        answer = confirm_result if command.verb is SlipVerb.CONFIRMED else dispute_result
        outcome = answer(AnswerReport(caller, command.result_id), uow)
    return outcome if isinstance(outcome, Refusal) else outcome.standing.result
