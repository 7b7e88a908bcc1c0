"""What a result form shows: the players, and what was typed before or is on record."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from data.records import Person
from data.unit_of_work import UnitOfWork
from league.ids import PlayerId, TableId
from league.match_length import MatchLength
from league.refusal import Refusal
from league.reporting import ReportState
from usecases.caller import Caller, Role, refusal_unless
from usecases.league_state import current_result
from usecases.people import apart
from usecases.result.correct import correctable_at
from usecases.result.drafts import CORRECT, REASON, REPORT, KeepDraft, forget_draft, keep_draft, typed_before
from usecases.result.find import Standing, TableAt, people_of
from usecases.result.report import already_told, reportable
from usecases.result.scored import scores, worth
from usecases.result.typed import ENDED, absences_of, endings_of, score_field
from usecases.round.told import call_to
from usecases.table_rules import table_rules


@dataclass(frozen=True, slots=True)
class FormQuestion:
    """Which table a form is about (0: the caller's own)."""

    caller: Caller
    table_id: TableId = TableId(0)


@dataclass(frozen=True, slots=True)
class ResultForm:
    """A form: the players in turn order, the endings with the chosen one first, and the values to prefill.

    `target` is the score that wins, `length` that of a match (None: a single game); `opened_for` is the
    call by which the players have come to the table, of a correction the version that counts.
    """

    at: TableAt
    people: tuple[Person, ...]
    endings: tuple[str, ...]
    values: Mapping[str, str]
    target: int
    length: MatchLength | None
    opened_for: int = 0


def report_form(question: FormQuestion, uow: UnitOfWork) -> ResultForm | Refusal:
    """The form for a table without a result but the asker's own report, with that, or what they typed before.

    Refusals: those of `reportable`, `already-reported`, `report-is-disputed`, `result-is-final`.
    """
    at = reportable(uow, question.caller, question.table_id)
    if isinstance(at, Refusal):
        return at
    told = already_told(uow, at, question.caller)
    own = current_result(uow, at.table.id)
    known = _on_record(uow, Standing(at, own)) if own is not None else {}
    typed = typed_before(uow, question.caller, REPORT, at.table.id)
    return told or _form(uow, at, {**known, **typed}, call_to(uow, at.table))


@dataclass(frozen=True, slots=True)
class BeginReport:
    """A judge enters a table that is played by post, with the reason; the scores follow in a form."""

    caller: Caller
    table_id: TableId
    reason: str


def begin_report(command: BeginReport, uow: UnitOfWork) -> ResultForm | Refusal:
    """The empty form; the reason is kept until the form is sent.

    Refusals: `needs-judge`, those of `reportable`, `already-reported`, `report-is-disputed`, `result-is-final`.
    """
    refused = refusal_unless(uow, command.caller, Role.JUDGE)
    if refused:
        return refused
    at = reportable(uow, command.caller, command.table_id, command.reason)
    if isinstance(at, Refusal):
        return at
    told = already_told(uow, at, command.caller)
    if told:
        return told
    forget_draft(uow, command.caller, REPORT, at.table.id)
    keep_draft(KeepDraft(command.caller, REPORT, at.table.id, {REASON: command.reason}), uow)
    return _form(uow, at, {}, call_to(uow, at.table))


def correction_form(question: FormQuestion, uow: UnitOfWork) -> ResultForm | Refusal:
    """The form with what is on record, or what the judge typed before.

    Refusals: those of `correctable_at`.
    """
    standing = correctable_at(uow, question.caller, question.table_id)
    if isinstance(standing, Refusal):
        return standing
    typed = typed_before(uow, question.caller, CORRECT, standing.at.table.id)
    return _form(uow, standing.at, {**_on_record(uow, standing), **typed}, standing.result.id)


@dataclass(frozen=True, slots=True)
class BeginCorrection:
    """A judge begins to correct a table, with the reason; the scores follow in a form."""

    caller: Caller
    table_id: TableId
    reason: str


def begin_correction(command: BeginCorrection, uow: UnitOfWork) -> ResultForm | Refusal:
    """The form with what is on record; the reason is kept until the form is sent.

    Refusals: those of `correctable_at`.
    """
    standing = correctable_at(uow, command.caller, command.table_id)
    if isinstance(standing, Refusal):
        return standing
    forget_draft(uow, command.caller, CORRECT, standing.at.table.id)
    reason = {REASON: command.reason}
    keep_draft(KeepDraft(command.caller, CORRECT, standing.at.table.id, reason), uow)
    return _form(uow, standing.at, _on_record(uow, standing), standing.result.id)


def ruling_form(question: FormQuestion, uow: UnitOfWork) -> TableAt | Refusal:
    """Whether a judge may still decide on a table's report.

    Refusals: those of `correctable_at`, `result-settled` (params: state).
    """
    standing = correctable_at(uow, question.caller, question.table_id)
    if isinstance(standing, Refusal):
        return standing
    if standing.result.state is ReportState.FINAL:
        return Refusal("result-settled", params={"state": standing.result.state})
    return standing.at


def _form(uow: UnitOfWork, at: TableAt, values: Mapping[str, str], opened_for: int) -> ResultForm:
    rules = table_rules(uow, at.event)
    profile = rules.at(at.table)
    endings = (*endings_of(profile, at.table), *absences_of(profile, at.table))
    chosen = values.get(ENDED, "")
    first = (chosen,) if chosen in endings else ()
    ordered = (*first, *(ending for ending in endings if ending not in first))
    return ResultForm(
        at,
        _apart(people_of(uow, at.table)),
        ordered,
        values,
        profile.win_target,
        rules.shown(at.table),
        opened_for,
    )


def _apart(people: tuple[Person, ...]) -> tuple[Person, ...]:
    """Two of a table who are called the same are told apart where their scores are typed."""
    shown = apart(people)
    return tuple(replace(person, name=shown[person.id]) for person in people)


def _on_record(uow: UnitOfWork, standing: Standing) -> dict[str, str]:
    result = standing.result
    return {
        **{score_field(player): str(raw) for player, raw in scores(result)},
        ENDED: _ending_on_record(uow, standing),
    }


def _ending_on_record(uow: UnitOfWork, standing: Standing) -> str:
    """The winner is named only where the scores do not say it: corrected scores then decide by themselves."""
    result = standing.result
    if result.retired:
        return f"retired-{result.winner}"
    if result.ended_by_time:
        return f"time-{result.winner}" if result.winner else "time"
    unnamed = worth(uow, standing.at, replace(result, winner=PlayerId(0)))
    return f"won-{result.winner}" if isinstance(unnamed, Refusal) and result.winner else "victory"
