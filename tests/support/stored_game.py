"""A game by post on the simulated Discord, as it is stored."""

from typing import Any

from data.game_records import PostGame
from tests.support.night import Night


class StoredGame:
    """What tests look up of a game from outside."""

    night: Night
    number: int

    def look(self, query: Any) -> Any:  # noqa: ANN401 - any query
        """Read the database."""
        return self.night.read(query)

    @property
    def game(self) -> PostGame:
        """The game as it is stored."""
        found: PostGame = self.look(lambda uow: uow.games.require(self.number))
        return found
