"""Which action is to be taken back, whether the caller may, and what stands in the way."""

from collections.abc import Iterator
from dataclasses import dataclass

from data.game_records import UNDECIDED
from data.records import AuditLine
from data.unit_of_work import UnitOfWork
from league.clock import placed_since
from league.ids import AuditId, EventId, TableId
from league.refusal import Refusal
from league.reporting import ReportState
from league.round import OPEN_TABLE, RoundStatus, is_bye
from usecases.bracket.drawn import drawn_for
from usecases.caller import Caller, guild_of, refusal_unless, roles_of
from usecases.league_state import current_result
from usecases.round.find import PUBLIC
from usecases.undo.authority import authority_of
from usecases.undo.by_post import others_play, unless_by_post
from usecases.undo.concerned import unless_own
from usecases.undo.struck_notices import told_of

_LINES = 25
_PUBLISHED = "round-published"
_RESULT = "result-"
_UNDO = "undo"
"""What was taken back is done anew: to strike what the undo told would bring no row back."""
_GAME = "game-"
"""What a judge does in a game by post is taken back in the game, by its own undo."""


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back an action: the one of this audit line, or (0) the event's last that the caller may take back."""

    caller: Caller
    event_id: EventId
    line_id: AuditId = AuditId(0)


def undoable_lines(uow: UnitOfWork, caller: Caller, event_id: EventId) -> tuple[AuditLine, ...]:
    """The event's (0: the server's) actions that the caller may take back, the newest first."""
    return tuple(_undoable(uow, caller, event_id))


def newest_undoable(uow: UnitOfWork, caller: Caller, event_id: EventId) -> AuditLine | None:
    """The last of them, None where there is none."""
    return next(_undoable(uow, caller, event_id), None)


def _undoable(uow: UnitOfWork, caller: Caller, event_id: EventId) -> Iterator[AuditLine]:
    roles = roles_of(guild_of(uow, caller.guild_id), caller)
    lines = uow.journal.lines(caller.guild_id, event_id, _LINES) if roles else ()
    for line in lines:
        may = not line.undone_by and authority_of(line.action) in roles and _can_be_undone(uow, line)
        if may and unless_own(uow, caller, line) is None:
            yield line


def line_to_undo(uow: UnitOfWork, command: Undo) -> AuditLine | Refusal:
    """The action that is meant.

    Refusals: `needs-judge`, `needs-organizer`, `needs-admin`: as the action did; `nothing-to-undo`, `undone-already`,
    `undo-own`.
    """
    if not command.line_id:
        newest = newest_undoable(uow, command.caller, command.event_id)
        return newest or refusal_unless(uow, command.caller, _LEAST) or Refusal("nothing-to-undo")
    line = uow.journal.line(command.line_id)
    if line is None or line.guild_id != command.caller.guild_id or not _can_be_undone(uow, line):
        return refusal_unless(uow, command.caller, _LEAST) or Refusal("nothing-to-undo")
    refused = refusal_unless(uow, command.caller, authority_of(line.action)) or unless_own(
        uow, command.caller, line
    )
    if refused:
        return refused
    return Refusal("undone-already") if line.undone_by else line


def obstacle(uow: UnitOfWork, line: AuditLine) -> Refusal | None:
    """Why the action cannot be taken back as things stand.

    Refusals: `undo-stands` (params: what: the table of the database with what stands on it), `undo-blocked`
    by a later action, `undo-moved-on` by what is nobody's action, `undo-in-bracket` where the next match has gone on
    from a result, those of `unless_by_post`.
    Source: house
    """
    blocking = uow.journal.blocking(line.id)
    standing = () if blocking else uow.journal.standing_on(line.id)
    later = uow.journal.later(line.id) if blocking else ()
    if (blocking or standing) and _has_gone_on(uow, line):
        return Refusal("undo-in-bracket")
    if blocking and not later and _is_reported(uow, line):
        return Refusal("undo-stands", params={"what": "result"})
    if blocking or _settlements_placed(uow, line):
        return Refusal("undo-blocked" if later else "undo-moved-on")
    if line.action == _PUBLISHED and _is_played(uow, line):
        return Refusal("undo-stands", params={"what": "result"})
    if others_play(uow, line) or (line.action == _PUBLISHED and _is_played_by_post(uow, line)):
        return Refusal("undo-stands", params={"what": "game"})
    later_on = "round" if _has_a_later_round(uow, line) else "ended" if _has_ended(uow, line) else ""
    on_it = later_on or next(iter(standing), "")
    stands = Refusal("undo-stands", params={"what": on_it}) if on_it else None
    return unless_by_post(uow, line) or stands


def _has_a_later_round(uow: UnitOfWork, line: AuditLine) -> bool:
    """Whether a round has begun since behind one that the action ended or opened."""
    changed = uow.journal.statuses_before(line.id, "round")
    rounds = uow.rounds.find(event_id=line.event_id) if changed else ()
    last = max((row.number for row in rounds if changed.get(row.id, row.status) != row.status), default=None)
    begun = PUBLIC | {RoundStatus.FINISHED}
    return last is not None and any(row.number > last and row.status in begun for row in rounds)


def _has_ended(uow: UnitOfWork, line: AuditLine) -> bool:
    """Whether a round has ended with a result that would be open again."""
    statuses = uow.journal.statuses_before(line.id, "game_table")
    open_again = [TableId(table) for table, status in statuses.items() if status in OPEN_TABLE]
    tables = uow.tables.values("round_id", "status", id=open_again) if open_again else ()
    rounds = {round_ for round_, status in tables if status not in OPEN_TABLE}
    over = uow.rounds.values("id", id=sorted(rounds), status=RoundStatus.FINISHED) if rounds else ()
    return bool({number for (number,) in over} - uow.journal.statuses_before(line.id, "round").keys())


def _settlements_placed(uow: UnitOfWork, line: AuditLine) -> bool:
    """Whether time that runs by the action has been used since for placing settlements."""
    clocks = ((before, uow.clocks.get(table)) for table, before in uow.journal.clocks_before(line.id).items())
    return any(now and placed_since(before.clock if before else None, now.clock) for before, now in clocks)


def _is_played(uow: UnitOfWork, line: AuditLine) -> bool:
    """Whether results stand in the round that was published: they would lie hidden in a plan, and be drawn over."""
    numbers = _tables_of(uow, line)
    versions = uow.results.find(table_id=numbers) if numbers else ()
    told = {version.id for version in versions if version.state is not ReportState.SUPERSEDED}
    own = {row for table, row in uow.journal.touched(line.id) if table == "result"}
    return bool(told - own)


def _is_played_by_post(uow: UnitOfWork, line: AuditLine) -> bool:
    """Whether a game by post hangs on a table of the round that was published: the plan may give it other players."""
    numbers = _tables_of(uow, line)
    return bool(numbers) and uow.games.first(table_id=numbers, status=UNDECIDED) is not None


def _tables_of(uow: UnitOfWork, line: AuditLine) -> frozenset[TableId]:
    found = [row for row in uow.rounds.find(event_id=line.event_id) if row.number == line.params["round"]]
    return frozenset(t.id for row in found for t in uow.tables.find(round_id=row.id) if not is_bye(t))


def _is_reported(uow: UnitOfWork, line: AuditLine) -> bool:
    """Whether players have reported since at a table that it changed: that is no action which anybody takes back."""
    tables = [TableId(row) for table, row in uow.journal.touched(line.id) if table == "game_table"]
    return any(current_result(uow, table) for table in tables)


def _has_gone_on(uow: UnitOfWork, line: AuditLine) -> bool:
    """Whether a bracket stands behind what hangs on the action: a correction says there which matches fall."""
    event = uow.events.get(line.event_id) if line.action.startswith(_RESULT) else None
    return event is not None and drawn_for(uow, event) is not None


def _can_be_undone(uow: UnitOfWork, line: AuditLine) -> bool:
    if line.action.startswith(_GAME) or line.action == _UNDO:
        return False
    return uow.journal.is_undoable(line.id) or bool(told_of(uow, line))


_LEAST = authority_of("judge-ruled")
