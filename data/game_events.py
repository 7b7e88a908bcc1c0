"""The events of games: appended, read from a place on, and cut off by a judge alone.

What was stored of a game comes as one row of lines: row by row SQLAlchemy would take longer for an event than the rules
do, and a thread lets all others go first at each row that SQLite gives it.
"""

import json
from collections.abc import Iterable
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Text, bindparam, cast, delete, func, literal_column, select

from data.game_archive import StoredEvent, events_from, packed
from data.game_records import GameEvent, GameTakenBack
from data.game_tables import GameArchiveRow, GameEventRow, GameTakenBackRow
from data.statements import columns, inserted, table_of
from league.ids import GameId

_EVENT = table_of(GameEventRow).c
_FROM_HERE = (_EVENT.game_id == bindparam("game_id"), _EVENT.place >= bindparam("place"))
_IN_ORDER = (
    select(*columns(GameEventRow, GameEvent._fields)).where(*_FROM_HERE).order_by(_EVENT.place).subquery().c
)
# JSON has no line's end in it; as a parameter it would be put into the statement anew at each call.
_LINE_END: Any = literal_column("'\n'")
_SINCE = select(
    *(
        func.aggregate_strings(cast(_IN_ORDER[name], Text), _LINE_END).label(name)
        for name in GameEvent._fields
    )
)
_WHOLE = (
    select(*columns(GameEventRow, StoredEvent._fields))
    .where(_EVENT.game_id == bindparam("game_id"))
    .order_by(_EVENT.place)
)
_ARCHIVE = table_of(GameArchiveRow).c
_ARCHIVED = select(_ARCHIVE.events).where(_ARCHIVE.game_id == bindparam("game_id"))
_GONE = table_of(GameTakenBackRow).c
_TAKEN_BACK = (
    select(_GONE.place, _GONE.events).where(_GONE.game_id == bindparam("game_id")).order_by(_GONE.id)
)
_CUT = delete(table_of(GameEventRow)).where(*_FROM_HERE)


class GameEvents:
    """The event log of every game."""

    def __init__(self, connection: Connection) -> None:
        """One for each transaction."""
        self._connection = connection

    def append(self, game_id: GameId, events: Iterable[GameEvent], at: datetime) -> None:
        """Store the next events; a place that is taken already breaks the transaction."""
        rows = [
            one._asdict() | {"event": json.loads(one.event), "game_id": game_id, "at": at} for one in events
        ]
        if rows:
            self._connection.execute(inserted(GameEventRow), rows)

    def since(self, game_id: GameId, place: int) -> tuple[GameEvent, ...]:
        """The events of a game from this place on, in order."""
        found = self._connection.execute(_SINCE, {"game_id": game_id, "place": place}).one()
        if found.event is None:
            archived = self._connection.scalar(_ARCHIVED, {"game_id": game_id})
            return events_from(archived, place) if archived else ()
        *numbers, texts = (lines.split("\n") for lines in found)
        lists = (*(map(int, lines) for lines in numbers), texts)
        return tuple(map(GameEvent._make, zip(*lists, strict=True)))

    def moments(self, game_id: GameId) -> tuple[tuple[int, datetime], ...]:
        """Who decided each event, and when, in order."""
        found = self._connection.execute(_WHOLE, {"game_id": game_id})
        return tuple((row.seat, row.at) for row in found)

    def take_back(self, game_id: GameId, place: int) -> None:
        """A judge takes back everything from this place on; it is kept beside the game."""
        gone = [json.loads(one.event) for one in self.since(game_id, place)]
        kept = {"game_id": game_id, "place": place, "events": gone}
        self._connection.execute(inserted(GameTakenBackRow), kept)
        self.cut(game_id, place)

    def taken_back(self, game_id: GameId) -> tuple[GameTakenBack, ...]:
        """What judges have taken back of a game, in the order in which they did."""
        found = self._connection.execute(_TAKEN_BACK, {"game_id": game_id})
        return tuple(GameTakenBack(row.place, tuple(map(json.dumps, row.events))) for row in found)

    def cut(self, game_id: GameId, place: int) -> None:
        """Away with everything from this place on."""
        self._connection.execute(_CUT, {"game_id": game_id, "place": place})

    def archive(self, game_id: GameId) -> None:
        """Pack the events of a game that is over; they are read as before."""
        rows = self._connection.execute(_WHOLE, {"game_id": game_id}).all()
        events = packed(StoredEvent(*row) for row in rows)
        self._connection.execute(inserted(GameArchiveRow), {"game_id": game_id, "events": events})
        self.cut(game_id, 0)
