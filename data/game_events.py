"""The events of games: appended, read from a place on, and cut off by a judge alone."""

from dataclasses import fields

from sqlmodel import Session, col, delete, select

from data.game_records import GameEvent
from data.game_tables import GameEventRow
from data.repository import to_columns

_COLUMNS = tuple(getattr(GameEventRow, field.name) for field in fields(GameEvent))


class GameEvents:
    """The event log of every game."""

    def __init__(self, session: Session) -> None:
        """One for each transaction."""
        self._session = session

    def append(self, event: GameEvent) -> None:
        """Store the next event; a place that is taken already breaks the transaction."""
        row = GameEventRow(**to_columns(event) | {"id": None})
        self._session.add(row)

    def since(self, game_id: int, place: int) -> tuple[GameEvent, ...]:
        """The events of a game from this place on, in order."""
        # Columns, not rows, which cost three times as much: after a restart each game is read from its first event.
        query = (
            select(*_COLUMNS)
            .where(GameEventRow.game_id == game_id, GameEventRow.place >= place)
            .order_by(col(GameEventRow.place))
        )
        return tuple(GameEvent(*values) for values in self._session.exec(query))

    def cut(self, game_id: int, place: int) -> None:
        """Take back everything from this place on."""
        self._session.exec(
            delete(GameEventRow).where(col(GameEventRow.game_id) == game_id, col(GameEventRow.place) >= place)
        )
        self._session.flush()
