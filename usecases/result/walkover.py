"""A judge gives a table without a game: to the player who came, or to nobody where nobody did."""

from dataclasses import dataclass

from data.records import Person
from data.unit_of_work import UnitOfWork
from league.entry import EntryStatus
from league.ids import PlayerId, TableId
from league.refusal import Refusal
from league.reporting import ReportedResult, ReportKind, ReportState
from league.results import TableEnding
from usecases.bracket.labels import as_named
from usecases.caller import Caller, Role, refusal_unless
from usecases.find import entrant
from usecases.judge.own_table import unless_own_table
from usecases.league_state import current_result
from usecases.result.correct import LONGEST_REASON, Corrected, replaced, too_late
from usecases.result.drafts import REASON, WALKOVER, WINNER, KeepDraft, forget_draft, keep_draft, typed_before
from usecases.result.find import TableAt, player_at, plays_by_post, table_at, takes_result
from usecases.result.record import version_of
from usecases.result.scored import scored, scores_text, worth
from usecases.result.typed import ScoreReport
from usecases.standings.before import RankingBefore

_ABSENT = frozenset({EntryStatus.NO_SHOW, EntryStatus.DROPPED, EntryStatus.DISQUALIFIED})


@dataclass(frozen=True, slots=True)
class GiveWalkover:
    """A judge gives the table to the player who came (0: nobody did).

    `over` is the result that the judge has seen there (0: none; None: whatever stands there now).
    """

    caller: Caller
    table_id: TableId
    winner: PlayerId
    reason: str = ""
    before: RankingBefore | None = None
    over: int | None = None


@dataclass(frozen=True, slots=True)
class AskWalkover:
    """The result form of a match says that only this player came (0: nobody); `form` names whose reason was kept."""

    caller: Caller
    table_id: TableId
    winner: PlayerId
    form: str


@dataclass(frozen=True, slots=True)
class ConfirmWalkover:
    """The judge says yes to the walkover that was asked about; `over` is the result that stood then (0: none)."""

    caller: Caller
    table_id: TableId
    over: int
    before: RankingBefore | None = None


@dataclass(frozen=True, slots=True)
class WalkoverUnsure:
    """What the judge must say yes to first: `scores` of the final result that it wipes away ("": there is none).

    `winner` None means that nobody came.
    """

    at: TableAt
    over: int
    scores: str
    winner: Person | None


def give_walkover(command: GiveWalkover, uow: UnitOfWork) -> Corrected | WalkoverUnsure | Refusal:
    """The table counts as won by the player who came: no score, unrated.

    Asked about first where it wipes away what was played, and where nobody is to win.
    Refusals: `needs-judge`, those of `table_at`, `takes_result` and `unless_own_table`, `winner-not-seated`,
    `winner-absent` (params: player), `walkover-reason` (params: scores) over a result that was played and is final,
    `table-plays-by-post` (params: game, channel) without a reason, `correction-closed`, `result-changed`, those of
    `league.results.walkover`.
    Source: jbl/2.2.4-rating
    """
    at = _open_to_walkover(command, uow)
    if isinstance(at, Refusal):
        return at
    if command.over is not None and command.over != _number(uow, at):
        return Refusal("result-changed")
    if command.winner and _played(uow, at) is None:
        return _given(command, uow, at)
    return _asked(command, uow, at)


def ask_walkover(command: AskWalkover, uow: UnitOfWork) -> WalkoverUnsure | Refusal:
    """As `give_walkover`, but always asked about first: in a menu the wrong line is easily chosen.

    Refusals: `walkover-needs-judge` (params: table) for a player of the match, those of `give_walkover`.
    Source: house
    """
    at = table_at(uow, command.caller, command.table_id)
    refused = refusal_unless(uow, command.caller, Role.JUDGE)
    if refused and not isinstance(at, Refusal) and player_at(uow, command.caller, at) is not None:
        return Refusal("walkover-needs-judge", params=as_named(at.round, at.table, at.label))
    reason = typed_before(uow, command.caller, command.form, command.table_id).get(REASON, "")
    meant = GiveWalkover(command.caller, command.table_id, command.winner, reason)
    found = _open_to_walkover(meant, uow)
    return found if isinstance(found, Refusal) else _asked(meant, uow, found)


def _asked(command: GiveWalkover, uow: UnitOfWork, at: TableAt) -> WalkoverUnsure | Refusal:
    played = _played(uow, at)
    if played is not None and not command.reason.strip():
        return Refusal("walkover-reason", params={"scores": scores_text(uow, scored(uow, at, played))})
    version = _version(command, uow, at)
    if isinstance(version, Refusal):
        return version
    typed = {REASON: command.reason, WINNER: str(command.winner)}
    keep_draft(KeepDraft(command.caller, WALKOVER, at.table.id, typed), uow)
    return WalkoverUnsure(
        at,
        _number(uow, at),
        scores_text(uow, scored(uow, at, played)) if played else "",
        entrant(uow, at.event, command.winner) if command.winner else None,
    )


def confirm_walkover(command: ConfirmWalkover, uow: UnitOfWork) -> Corrected | Refusal:
    """The walkover that was asked about, unless the table has another result by now.

    Refusals: `result-changed`, those of `give_walkover`.
    """
    typed = typed_before(uow, command.caller, WALKOVER, command.table_id)
    winner, reason = PlayerId(int(typed.get(WINNER) or 0)), typed.get(REASON, "")
    meant = GiveWalkover(command.caller, command.table_id, winner, reason, command.before)
    at = _open_to_walkover(meant, uow)
    if isinstance(at, Refusal):
        return at
    if not typed or _number(uow, at) != command.over:
        return Refusal("result-changed")
    forget_draft(uow, command.caller, WALKOVER, at.table.id)
    return _given(meant, uow, at)


def _open_to_walkover(command: GiveWalkover, uow: UnitOfWork) -> TableAt | Refusal:
    refused = refusal_unless(uow, command.caller, Role.JUDGE)
    if refused:
        return refused
    at = table_at(uow, command.caller, command.table_id)
    if isinstance(at, Refusal):
        return at
    unsaid = None if command.reason.strip() else plays_by_post(uow, at)
    refused = takes_result(at) or unless_own_table(uow, command.caller, at.table)
    return refused or too_late(uow, at) or _no_winner(command, uow, at) or unsaid or at


def _no_winner(command: GiveWalkover, uow: UnitOfWork, at: TableAt) -> Refusal | None:
    """Whoever did not come cannot win.

    Source: house
    """
    if not command.winner:
        return None
    if command.winner not in at.table.seats:
        return Refusal("winner-not-seated", params={"player": command.winner})
    entry = uow.entries.list_of(at.event).entry_of(command.winner)
    if entry is not None and entry.status in _ABSENT:
        return Refusal("winner-absent", params={"player": command.winner})
    return None


def _played(uow: UnitOfWork, at: TableAt) -> ReportedResult | None:
    """The final result of a game that was played here."""
    found = current_result(uow, at.table.id)
    is_played = found is not None and found.kind is not ReportKind.WALKOVER
    return found if found is not None and is_played and found.state is ReportState.FINAL else None


def _number(uow: UnitOfWork, at: TableAt) -> int:
    found = current_result(uow, at.table.id)
    return found.id if found else 0


def _version(command: GiveWalkover, uow: UnitOfWork, at: TableAt) -> ReportedResult | Refusal:
    told = ScoreReport(dict.fromkeys(at.table.seats, 0), TableEnding.VICTORY, command.winner or None)
    caller, reason = command.caller, command.reason.strip()[:LONGEST_REASON]
    version = version_of(at, ReportKind.WALKOVER, told, caller.user_id, caller.now, reason=reason)
    counted = worth(uow, at, version)
    return counted if isinstance(counted, Refusal) else version


def _given(command: GiveWalkover, uow: UnitOfWork, at: TableAt) -> Corrected | Refusal:
    version = _version(command, uow, at)
    if isinstance(version, Refusal):
        return version
    action = "result-walkover" if command.winner else "result-nobody-came"
    return replaced(uow, command.caller, at, version, action, command.before)
