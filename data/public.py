"""What anybody on the web may read: people under the names that they chose to show there."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, Select

from data.game_records import GameSeat
from data.game_tables import GameSeatRow
from data.records import Person, UserSettings
from data.repository import Repository
from data.tables import PersonRow, UserRow
from league.ids import GameSeatId, PlayerId


class PublicPeople(Repository[Person, PlayerId]):
    """The players of the leagues, in whatever way they are read."""

    def __init__(self, connection: Connection) -> None:
        """They are never written from here."""
        super().__init__(connection, PersonRow, Person)
        self._shy = _Shy(connection)

    def read(self, statement: Select[Any], values: Mapping[str, object]) -> tuple[Person, ...]:
        """The same people, those under initials who asked for it."""
        found = super().read(statement, values)
        shy = self._shy.among(one.user_id for one in found)
        return tuple(replace(one, name=initials(one.name)) if one.user_id in shy else one for one in found)


class PublicSeats(Repository[GameSeat, GameSeatId]):
    """The seats of games by post, in whatever way they are read."""

    def __init__(self, connection: Connection) -> None:
        """They are never written from here."""
        super().__init__(connection, GameSeatRow, GameSeat)
        self._shy = _Shy(connection)

    def read(self, statement: Select[Any], values: Mapping[str, object]) -> tuple[GameSeat, ...]:
        """The same seats, their players under initials who asked for it."""
        found = super().read(statement, values)
        shy = self._shy.among(one.user_id for one in found)
        return tuple(replace(one, name=initials(one.name)) if one.user_id in shy else one for one in found)


class _Shy:
    """Who asked for initials."""

    def __init__(self, connection: Connection) -> None:
        self._users = Repository(connection, UserRow, UserSettings)

    def among(self, users: Iterable[int | None]) -> frozenset[int | None]:
        known = frozenset(user for user in users if user)
        return (
            frozenset(row[0] for row in self._users.values("id", id=known, initials=True))
            if known
            else frozenset()
        )


def initials(name: str) -> str:
    """The first letter of each word: "Aoi Tanaka" is "A. T.", "田中 葵" is "田. 葵."."""
    return " ".join(f"{word[0]}." for word in name.split())
