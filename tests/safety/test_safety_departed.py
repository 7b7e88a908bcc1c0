"""A private message outlives a membership: its buttons do nothing in a server that one has been removed from."""

import simcord

from bot.ui.controls import Control, controls
from data.game_records import GameStatus, PostGame
from data.transaction import read
from league.ids import GameId
from tests.support.night import Night, button_id, said
from tests.support.two_night import opened_by_first
from tests.support.wording import says
from usecases.caller import Caller
from usecases.execute import execute
from usecases.play.judge import JudgeGame, end_game


async def pressed(night: Night, who: simcord.MemberActor, verb: str, game: int) -> str:
    """What a button of a private message answers."""
    account = await night.bot.fetch_user(who.id)
    message = await account.send("old", view=controls("en", [Control(verb, game)]))
    return said(await who.user.click(message, custom_id=button_id(message, verb)))


def games(night: Night) -> tuple[PostGame, ...]:
    return read(night.bot.bot_context.database, lambda uow: uow.games.find())


async def _ended(night: Night) -> int:
    game = await opened_by_first(night, "backgammon new", night.players[1], points=1)
    judge = Caller(night.judge.id, "Judge", night.guild.id, night.env.now(), is_admin=True)
    execute(night.bot.bot_context.database, end_game, JudgeGame(judge, GameId(game)))
    return game


async def test_who_was_removed_opens_no_rematch_and_whoever_is_still_there_does(night: Night) -> None:
    game = await _ended(night)
    night.guild.remove_member(night.players[0])
    assert says(await pressed(night, night.players[0], "game-rematch", game), "refusal-no-longer-member")
    assert len(games(night)) == 1
    assert "rematch" in (await pressed(night, night.players[1], "game-rematch", game)).lower()


async def test_a_rematch_keeps_no_seat_for_who_has_left(night: Night) -> None:
    """Nor is it opened twice, by whoever sits down in the meantime."""
    game = await _ended(night)
    night.guild.remove_member(night.players[1])
    assert "rematch" in (await pressed(night, night.players[0], "game-rematch", game)).lower()
    assert await pressed(night, night.players[0], "game-rematch", game)
    (_, again) = games(night)
    seats = read(night.bot.bot_context.database, lambda uow: uow.game_seats.find(game_id=again.id))
    assert {(seat.user_id, str(seat.state)) for seat in seats} == {
        (night.players[0].id, "taken"),
        (0, "free"),
    }
    await night.run(night.players[2], "game join", game=again.id)
    assert await pressed(night, night.players[0], "game-rematch", game)
    assert [one.status for one in games(night)] == [GameStatus.OVER, GameStatus.PLAYING]


async def test_who_was_removed_does_not_take_the_seat_that_was_kept(night: Night) -> None:
    invited = night.players[1]
    await night.run(night.players[0], "backgammon new", points=1, opponent=invited)
    await night.settle()
    (game,) = games(night)
    night.guild.remove_member(invited)
    assert says(await pressed(night, invited, "game-join", game.id), "refusal-no-longer-member")
    (game,) = games(night)
    assert game.status is GameStatus.OPEN
