"""Taking an organizer's or judge's action back, by an action of its own."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from data.records import AuditLine, audited_action
from data.unit_of_work import UnitOfWork
from league.entry import EntryList
from league.ids import EventId, PlayerId
from league.refusal import Refusal
from usecases.audit import audit
from usecases.bracket.play_on import play_on
from usecases.caller import guild_of
from usecases.play.deadlines import follow_zone
from usecases.play.handed_back import seats_handed_back
from usecases.play.holding import hold_games
from usecases.signup.over_cap import more_than_before
from usecases.undo.find import Undo, line_to_undo, obstacle
from usecases.undo.lost_time import check_in_again, clocks_changed, clocks_go_on, reports_wait_again
from usecases.undo.struck_notices import strike, tell_taken_back, told_of


@dataclass(frozen=True, slots=True)
class Undone:
    """The action that was taken back; `until` is the new end of a check-in whose own has passed meanwhile.

    `over` are the entries of an event that has more of them by it than places;
    `events` are those that it concerned.
    """

    line: AuditLine
    events: tuple[EventId, ...]
    until: datetime | None = None
    over: EntryList | None = None


def undo(command: Undo, uow: UnitOfWork) -> Undone | Refusal:
    """Everything that the action changed is as it was before; what it told is struck; its line stays, marked.

    Refusals: those of `line_to_undo` and `obstacle`.
    Source: house
    """
    line = line_to_undo(uow, command)
    if isinstance(line, Refusal):
        return line
    refused = obstacle(uow, line)
    if refused:
        return refused
    what = {"line": line.id, "deed": audited_action(line.action, line.params)}
    mark = audit(uow, command.caller, line.event_id, "undo", what)
    told = strike(uow, told_of(uow, line), mark)
    events = _events_of(uow, line)
    stood, before = clocks_changed(uow, line), _entries_in(uow, events)
    zone = guild_of(uow, command.caller.guild_id).time_zone
    uow.journal.take_back(line, mark)
    follow_zone(uow, command.caller.guild_id, zone, command.caller.now)
    hold_games(uow, command.caller.now)  # a bracket plays on where no game by post is on
    seats_handed_back(uow, command.caller.now)
    tell_taken_back(uow, line, told, command.caller.now)
    clocks_go_on(uow, stood, line, mark)
    until, over = None, None
    for event in filter(None, map(uow.events.get, events)):
        play_on(uow, event, command.caller.now)
        reports_wait_again(uow, event, line, mark)
        was = before.get(event.id, EntryList())
        until = check_in_again(uow, event, line, mark) or until
        over = more_than_before(uow, event, was) or over
    return Undone(line, events, until, over)


def _entries_in(uow: UnitOfWork, events: Iterable[EventId]) -> dict[EventId, EntryList]:
    return {event.id: uow.entries.list_of(event) for event in filter(None, map(uow.events.get, events))}


def _events_of(uow: UnitOfWork, line: AuditLine) -> tuple[EventId, ...]:
    """The event of the action; of one on the server's people all events that know them."""
    if line.event_id:
        return (line.event_id,)
    people = [PlayerId(row) for table, row in uow.journal.touched(line.id) if table == "person"]
    entered = uow.entries.rows.find(player=people) if people else ()
    return tuple(sorted({row.event_id for row in entered}))
