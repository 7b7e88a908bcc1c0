"""An evening at which the toy can be played: a cog in the list, a line in the registry."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot import startup
from bot.ui.play import face
from tests.support.game_night import GameNight
from tests.support.night import Night, league_night
from tests.toy.cog import seat_duel
from tests.toy.play import two_at_a_duel
from usecases.play import registry


@pytest.fixture
def with_duel(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is one of the games of this process until the test's end."""
    monkeypatch.setattr(registry, "_GAMES", dict(registry._GAMES))
    monkeypatch.setattr(face, "_FACES", dict(face._FACES))
    seat_duel()
    monkeypatch.setattr(startup, "COGS", (*startup.COGS, "tests.toy.cog"))


@pytest.fixture
async def evening(tmp_path: Path, database_url: str, with_duel: None) -> AsyncIterator[Night]:  # noqa: ARG001 - a fixture's effect
    """A server with four people who may play."""
    async with league_night(tmp_path, database_url, players=4) as night:
        yield night


@pytest.fixture
async def duel(evening: Night) -> GameNight:
    """Two people at a duel for three points, in the order of joining."""
    return await two_at_a_duel(evening)
