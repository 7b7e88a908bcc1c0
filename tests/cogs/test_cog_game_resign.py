"""`/game resign` in a game of two: asked only where there is something to give up, and told with its reason."""

import pytest

from league.ids import GameId
from tests.support.backgammon_night import a_match
from tests.support.night import Night, asks, direct, ids_of, last, said, shown
from tests.support.two_night import opened_by_first
from tests.support.wording import says
from usecases.caller import Caller
from usecases.execute import execute
from usecases.play.player_actions import ResignSeat, resign


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
    assert says(told[0], "game-own-over-resigned")
    assert says(told[1], "game-own-over-resigned", language="ja")


async def test_nobody_is_asked_to_resign_a_game_that_is_over(resigned: Night) -> None:
    answer = await resigned.run(resigned.players[1], "game resign", game=1)
    assert "⛔" in said(answer)
    assert not any(found.startswith("game-resign") for found in ids_of(last(answer)))


@pytest.mark.parametrize("command", ["catan new", "backgammon new", "rivals new"])
async def test_a_process_that_dies_before_it_tells_of_a_resignation_leaves_no_open_controls(
    night: Night, command: str
) -> None:
    """The word is stored, nothing is said of it; the next process says it all."""
    players = night.players[: 3 if command == "catan new" else 2]
    options = {"seats": 3} if command == "catan new" else {}
    number = GameId(await opened_by_first(night, command, *players[1:], **options))
    database = night.bot.bot_context.database
    assert any(open_controls(night, number))
    for count, player in enumerate(players):
        caller = Caller(player.id, "", night.guild.id, night.env.now(), 10**6 + count)
        execute(database, resign, ResignSeat(caller, number))
    assert any(open_controls(night, number))
    await night.restart()
    await night.env.advance_time(60)
    assert not any(open_controls(night, number))
    for player in players:
        assert f"game-replay:{number}:0" in asks(direct(player)[-1])
        assert f"#{number}" not in said(await night.run(player, "me next"))


def open_controls(night: Night, number: GameId) -> list[str]:
    """Whatever still plays a game: in private messages, on the board, in its thread."""
    threads = [message for thread in night.hall.threads for message in thread.history()]
    letters = [message for player in night.players[:3] for message in direct(player)]
    found = [one for message in (*letters, *night.posts("hall"), *threads) for one in asks(message)]
    over = {f"game-{verb}:{number}:0" for verb in ("rematch", "replay", "analysis", "next")}
    return [one for one in found if one not in over]
