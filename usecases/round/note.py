"""Whoever runs an event notes something at a table, or of a player: nobody else reads it, and nobody is told."""

from dataclasses import dataclass, replace
from typing import Any, Final

from data.floor_tables import FloorNote
from data.named import player_named
from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import EventId, PlayerId, TableId
from league.refusal import Refusal
from usecases.audit import audit
from usecases.bracket.labels import named_by
from usecases.caller import Caller, Role, refusal_unless
from usecases.find import entrant, has_entered
from usecases.judge.appointed import judged_event

NOTE_LIMIT: Final = 200


@dataclass(frozen=True, slots=True)
class NoteDown:
    """A judge or organizer notes a text at a table or else of a player; "" takes the note away.

    `over` says which note they have read, by its version and one (0: there was none); None puts it in place of any.
    """

    caller: Caller
    text: str
    event_id: EventId = EventId(0)
    table_id: TableId = TableId(0)
    player: PlayerId = PlayerId(0)
    over: int | None = None


@dataclass(frozen=True, slots=True)
class NotedDown:
    """The note, and how its table or player is named."""

    event: Event
    note: FloorNote
    named: dict[str, Any]


def note_down(command: NoteDown, uow: UnitOfWork) -> NotedDown | Refusal:
    """There is one note at each table and of each player; whoever has read another one is told so.

    Refusals: `needs-judge`, those of `judged_event`, `note-of-what`, `no-such-table` (params: table), `no-such-player`,
    `text-too-long` (params: most), `note-changed` (params: note, stands), `note-same`.
    Source: house
    """
    refused = refusal_unless(uow, command.caller, Role.JUDGE)
    if refused:
        return refused
    about = _about(command, uow)
    if isinstance(about, Refusal):
        return about
    event, named = about
    text = " ".join(command.text.split())
    if len(text) > NOTE_LIMIT:
        return Refusal("text-too-long", params={"most": NOTE_LIMIT})
    before = uow.notes.first(event_id=event.id, table_id=command.table_id, player=command.player)
    refused = _unfit(command, before, text)
    if refused:
        return refused
    me = command.caller
    fresh = FloorNote(0, event.id, command.table_id, command.player, text, me.user_id, me.now)
    saved = (
        uow.notes.save(replace(before, text=text, by=me.user_id, at=me.now))
        if before
        else uow.notes.add(fresh)
    )
    audit(uow, me, event.id, "round-noted", {"event": event.name, "note": text, **named})
    return NotedDown(event, saved, named)


def _unfit(command: NoteDown, before: FloorNote | None, text: str) -> Refusal | None:
    stands = before.text if before else ""
    if command.over is not None and command.over != (before.version + 1 if before else 0):
        return Refusal("note-changed", params={"note": stands, "stands": "yes" if stands else "no"})
    return Refusal("note-same") if text == stands else None


def _about(command: NoteDown, uow: UnitOfWork) -> tuple[Event, dict[str, Any]] | Refusal:
    """The event, and what the note is about."""
    if bool(command.table_id) == bool(command.player):
        return Refusal("note-of-what")
    if command.table_id:
        table = uow.tables.get(command.table_id)
        event = uow.events.get(table.event_id) if table else None
        if table is None or event is None or event.guild_id != command.caller.guild_id:
            return Refusal("no-such-table", params={"table": command.table_id})
        return event, {"about": "table", **named_by(uow, table)}
    event_or = judged_event(uow, command.caller, command.event_id)
    if isinstance(event_or, Refusal):
        return event_or
    if not has_entered(uow, event_or, command.player):
        return Refusal("no-such-player")
    return event_or, {"about": "player", "player": player_named(entrant(uow, event_or, command.player))}
