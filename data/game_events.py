"""The events of games: appended, read from a place on, and cut off by a judge alone."""

from sqlalchemy import Connection, bindparam, delete, select

from data.game_records import GameEvent
from data.game_tables import GameEventRow
from data.repository import names_of, to_columns, to_record
from data.statements import columns, inserted, table_of

_EVENT = table_of(GameEventRow).c
_FROM_HERE = (_EVENT.game_id == bindparam("game_id"), _EVENT.place >= bindparam("place"))
_SINCE = select(*columns(GameEventRow, names_of(GameEvent))).where(*_FROM_HERE).order_by(_EVENT.place)
_CUT = delete(table_of(GameEventRow)).where(*_FROM_HERE)


class GameEvents:
    """The event log of every game."""

    def __init__(self, connection: Connection) -> None:
        """One for each transaction."""
        self._connection = connection

    def append(self, event: GameEvent) -> None:
        """Store the next event; a place that is taken already breaks the transaction."""
        values = to_columns(event)
        del values["id"]
        self._connection.execute(inserted(GameEventRow), values)

    def since(self, game_id: int, place: int) -> tuple[GameEvent, ...]:
        """The events of a game from this place on, in order."""
        rows = self._connection.execute(_SINCE, {"game_id": game_id, "place": place})
        return tuple(to_record(row, GameEvent) for row in rows)

    def cut(self, game_id: int, place: int) -> None:
        """Take back everything from this place on."""
        self._connection.execute(_CUT, {"game_id": game_id, "place": place})
