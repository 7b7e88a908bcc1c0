"""What is forgotten after a while, so that a database of years is not full of what nobody asks for any more.

The audit, results, entries and the events of games stay for ever; a finished game's events are packed.
"""

import math
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from sqlalchemy import ColumnElement, Connection, String, Table, cast, delete, exists, select
from sqlmodel import SQLModel

from data import game_tables, outbox_tables, pass_tables, rule_tables, tables
from data.database import WRITING, Database, turn_to_write
from data.game_events import GameEvents
from data.game_records import GameStatus
from data.pass_records import NEW_DEVICE
from data.records import Delivery, PostKind
from data.statements import table_of
from league.ids import GameId

_AT_ONCE: Final = 500
_PAUSE: Final = 0.02
"""Seconds between two handfuls, in which everybody else gets the right to write."""


class Kept(StrEnum):
    """What is kept for a number of days."""

    COMMAND = "command"
    """The numbers of interactions, by which a repeated one is recognised."""
    MESSAGE = "message"
    """Messages that were sent or given up and ask for nothing any more."""
    TIMER = "timer"
    """Timers that have gone off."""
    UNDO = "undo"
    """What each action changed: only what is younger can be taken back."""
    DRAFT = "draft"
    """What was typed into a form that was not accepted, so that it opens again with it."""
    QUESTION = "question"
    """What the rules were asked, with the votes on the answers."""
    GAME = "game"
    """The single events of a game that is over, and the messages to its players: then its events are packed."""


DEFAULT_DAYS: Final[Mapping[Kept, int]] = MappingProxyType(
    {
        Kept.COMMAND: 2,
        Kept.MESSAGE: 90,
        Kept.TIMER: 30,
        Kept.UNDO: 365,
        Kept.DRAFT: 30,
        Kept.QUESTION: 365,
        Kept.GAME: 14,
    }
)


def days_of(changed: Mapping[str, int]) -> Mapping[Kept, int]:
    """How many days each is kept, 0 for ever: the defaults, and what a host changed. Raises ValueError."""
    strange = sorted(set(changed) - set(Kept))
    if strange:
        raise ValueError(f"there is no {strange[0]!r}: {', '.join(Kept)}")
    if any(days < 0 for days in changed.values()):
        raise ValueError("a number of days is 0 (for ever) or more")
    days = {**DEFAULT_DAYS, **{Kept(name): days for name, days in changed.items()}}
    if 0 < days[Kept.UNDO] < (days[Kept.MESSAGE] or math.inf):
        raise ValueError("undo must be kept as long as message: what is taken back is told where it was said")
    return days


@dataclass(frozen=True, slots=True)
class _Doomed:
    """Rows of a table that go when they are as old as `kept` says (None: as soon as they have ended)."""

    kept: Kept | None
    row: type[SQLModel]
    old: Callable[[datetime], ColumnElement[bool]]

    @property
    def table(self) -> Table:
        """The table."""
        return table_of(self.row)


_COMMAND, _NOTICE, _TIMER, _CHANGE, _AUDIT, _DRAFT = (
    table_of(row).c
    for row in (
        tables.CommandRow,
        outbox_tables.NoticeRow,
        tables.TimerRow,
        tables.ChangeRow,
        tables.AuditRow,
        tables.DraftRow,
    )
)
_PASS = table_of(pass_tables.WebPassRow).c
_WATCH = table_of(game_tables.GameWatchRow).c
_ASK, _VOTE, _SHOWN = (
    table_of(row).c for row in (rule_tables.RuleAskRow, rule_tables.RuleVoteRow, rule_tables.RuleShownRow)
)
_OVER = (Delivery.SENT, Delivery.GIVEN_UP, Delivery.WITHDRAWN)
_NO_BUTTONS = cast(_NOTICE.buttons, String) == "[]"
_ASKS_NOTHING = _NO_BUTTONS | (_NOTICE.text == NEW_DEVICE)
"""The button that signs a device out does so also when nobody remembers its message."""
_IS_DUE = (_NOTICE.duty != "") & (_NOTICE.about != 0) & _NOTICE.stands
"""What follows from rows is known to be told as long as it does: else it would be told once more."""


def _withdrawn_before(moment: datetime) -> ColumnElement[bool]:
    """What was taken back before anybody tried to send it is as old as the action that had sent it."""
    caused = exists().where(_AUDIT.id == _NOTICE.audit_id, _AUDIT.at < moment)
    return (_NOTICE.state == Delivery.WITHDRAWN) & _NOTICE.attempted_at.is_(None) & caused


def _asked_before(moment: datetime) -> ColumnElement[bool]:
    return _VOTE.ask_id.in_(select(_ASK.id).where(_ASK.at < moment))


_RULES: Final = (
    _Doomed(Kept.COMMAND, tables.CommandRow, lambda moment: _COMMAND.at < moment),
    _Doomed(
        Kept.MESSAGE,
        outbox_tables.NoticeRow,
        lambda moment: (_NOTICE.attempted_at < moment) & _NOTICE.state.in_(_OVER) & _ASKS_NOTHING & ~_IS_DUE,
    ),
    _Doomed(Kept.MESSAGE, outbox_tables.NoticeRow, _withdrawn_before),
    _Doomed(Kept.TIMER, tables.TimerRow, lambda moment: _TIMER.done_at < moment),
    _Doomed(
        Kept.UNDO,
        tables.ChangeRow,
        lambda moment: exists().where(_AUDIT.id == _CHANGE.audit_id, _AUDIT.at < moment),
    ),
    _Doomed(Kept.DRAFT, tables.DraftRow, lambda moment: _DRAFT.at < moment),
    _Doomed(Kept.QUESTION, rule_tables.RuleVoteRow, _asked_before),
    _Doomed(Kept.QUESTION, rule_tables.RuleShownRow, lambda moment: _SHOWN.at < moment),
    _Doomed(Kept.QUESTION, rule_tables.RuleAskRow, lambda moment: _ASK.at < moment),
    _Doomed(None, pass_tables.WebPassRow, lambda moment: _PASS.ends_at <= moment),
    _Doomed(None, game_tables.GameWatchRow, lambda moment: _WATCH.ends_at <= moment),
)


def forget_old(database: Database, days: Mapping[Kept, int], now: datetime) -> dict[str, int]:
    """Remove what is older than it is kept, a handful at a time; how many rows of each table.

    What can be taken back tells the messages about it that it was: an action outlives its messages.
    """
    counts: dict[str, int] = {}
    for rule in _RULES:
        kept = days[rule.kept] if rule.kept else None
        if kept != 0:
            name = str(rule.table.name)
            counts[name] = counts.get(name, 0) + _removed(database, rule, now - timedelta(days=kept or 0))
    if days[Kept.GAME]:
        counts["game"] = _packed(database, now - timedelta(days=days[Kept.GAME]))
    return {name: count for name, count in counts.items() if count}


def _removed(database: Database, rule: _Doomed, before: datetime) -> int:
    number, count = rule.table.c.id, 0
    for handful in _handfuls(database, rule.table, rule.old(before)):
        doomed = delete(rule.table).where(number.in_(handful), rule.old(before))
        count += _written(database, lambda connection, doomed=doomed: connection.execute(doomed).rowcount)  # type: ignore[misc]  # bound now
    return count


def _packed(database: Database, before: datetime) -> int:
    """Pack the games that ended before a moment; how many there were."""
    game, archive = table_of(game_tables.GameRow), table_of(game_tables.GameArchiveRow)
    over = (game.c.status == GameStatus.OVER) & (game.c.ended_at < before)
    todo = over & (game.c.events > 0) & ~exists().where(archive.c.game_id == game.c.id)
    count = 0
    for handful in _handfuls(database, game, todo):
        for number in handful:
            _written(database, lambda connection, number=number: _pack(connection, number))  # type: ignore[misc]  # bound now
            count += 1
    return count


def _pack(connection: Connection, game_id: GameId) -> int:
    """One game: its events into one row, and away with the messages to its players."""
    card, post = table_of(game_tables.GameCardRow), table_of(outbox_tables.PostRow)
    cards = select(card.c.id).where(card.c.game_id == game_id)
    connection.execute(delete(post).where(post.c.kind == PostKind.GAME_CARD, post.c.subject.in_(cards)))
    connection.execute(delete(card).where(card.c.game_id == game_id))
    GameEvents(connection).archive(game_id)
    return 1


def _handfuls(database: Database, table: Table, doomed: ColumnElement[bool]) -> Iterator[list[int]]:
    """The numbers of the rows that fit; to look for them holds up no writer."""
    last = -1
    while True:
        query = select(table.c.id).where(doomed, table.c.id > last).order_by(table.c.id).limit(_AT_ONCE)
        with database.connect() as connection:
            found = list(connection.scalars(query))
        if not found:
            return
        yield found
        last = found[-1]


def _written(database: Database, work: Callable[[Connection], int]) -> int:
    with turn_to_write(database), database.connect().execution_options(**{WRITING: True}) as connection:
        count = work(connection)
        connection.commit()
    time.sleep(_PAUSE)
    return count
