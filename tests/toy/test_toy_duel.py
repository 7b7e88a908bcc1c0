"""A toy game is played through the whole host: what the host can do for Catan it can do for any game."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot import startup
from tests.support.night import Night, league_night, said
from tests.toy.cog import seat_duel


@pytest.fixture
async def evening(tmp_path: Path, database_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Night]:
    seat_duel()
    monkeypatch.setattr(startup, "COGS", (*startup.COGS, "tests.toy.cog"))
    async with league_night(tmp_path, database_url, players=4) as night:
        yield night


async def test_a_duel_is_opened_joined_and_played_to_its_end_by_messages(evening: Night) -> None:
    first, second, *_ = evening.players
    assert "⛔" not in said(await evening.run(first, "duel new"))
    board = evening.posts("hall")[-1]
    assert "Duel #1" in str(board.embeds[0].title)
    assert "⛔" not in said(await evening.run(second, "game join", game=1))
    await evening.env.advance_time(31)
    for player in (first, second):
        for message in player.user.dm_channel.history():
            assert message is not None
