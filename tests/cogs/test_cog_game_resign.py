"""`/game resign` in a game of two: asked only where there is something to give up, and told with its reason."""

import pytest

from tests.support.backgammon_night import a_match
from tests.support.night import Night, direct, ids_of, last, said, shown


@pytest.fixture
async def resigned(night: Night) -> Night:
    """Both are asked, and both say yes: the first one's word counts."""
    first, second = night.players[:2]
    night.locales.set(second.id, "ja")
    await a_match(night, second, points=1)
    asked = [last(await night.run(who, "game resign")) for who in (first, second)]
    said_yes = [
        said(await night.click(who, question, "game-resign"))
        for who, question in zip((first, second), asked, strict=True)
    ]
    assert [one[0] for one in said_yes] == ["✅", "⛔"]
    await night.env.advance_time(60)
    return night


async def test_both_read_in_private_who_gave_up(resigned: Night) -> None:
    told = [shown(direct(who)[-1]) for who in resigned.players[:2]]
    assert "Haruka gave up." in told[0]
    assert "Haruka さんの棄権" in told[1]


async def test_nobody_is_asked_to_resign_a_game_that_is_over(resigned: Night) -> None:
    answer = await resigned.run(resigned.players[1], "game resign", game=1)
    assert "⛔" in said(answer)
    assert not any(found.startswith("game-resign") for found in ids_of(last(answer)))
