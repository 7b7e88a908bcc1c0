"""The starting message on Discord, and a judge who looks before moves are taken back."""

from typing import Any

from data.game_records import GameStatus, PostGame
from league.ids import GameId
from tests.cogs.test_cog_game import choice, opened, seen
from tests.cogs.test_cog_game_place import bring
from tests.support.night import Night, last, said
from tests.support.wording import says
from usecases.caller import Caller
from usecases.execute import execute
from usecases.play.move import PlayMove, play_move
from usecases.play.stamps import stamp_of


def stored(night: Night, number: int) -> PostGame:
    """The game as it is stored."""
    found: Any = night.read(lambda uow: uow.games.require(GameId(number)))
    assert isinstance(found, PostGame)
    return found


def in_thread(night: Night, number: int) -> list[Any]:
    """The messages in a game's thread."""
    thread = seen(night, number, None).thread_id
    return list(night.env.backend.messages[thread].values())


async def test_the_starting_message_stands_first_in_the_thread_and_its_number_goes_into_the_dice(
    night: Night,
) -> None:
    number = await opened(night, bots=3)
    await night.env.advance_time(10)
    game = stored(night, number)
    (message,) = [one for one in in_thread(night, number) if says(one.content, "game-starts", game=number)]
    assert (game.status, game.start) == (GameStatus.PLAYING, message.id)
    assert message.id == min(one.id for one in in_thread(night, number))
    board = next(post for post in night.posts("hall") if post.attachments)
    assert str(message.id) in str(board.embeds[0].footer.text)


async def test_the_check_of_a_finished_game_leads_to_the_starting_message(night: Night) -> None:
    number = await opened(night, bots=3)
    await night.env.advance_time(10)
    await night.sure(night.judge, "game end", game=number)
    await night.env.advance_time(10)
    answer = said(await night.run(night.players[1], "game replay", game=number))
    assert says(answer, "game-replay-good")
    thread = seen(night, number, None).thread_id
    assert f"/channels/{night.guild.id}/{thread}/{stored(night, number).start}" in answer


async def test_a_game_whose_channel_goes_before_the_start_begins_when_it_is_given_another_place(
    night: Night,
) -> None:
    closed = night.guild.create_text_channel("closed")
    first, invited = night.players[:2]
    answer = said(await first.slash(closed, "catan new", seats=3, bots=1, player1=invited))
    assert "⛔" not in answer, answer
    await night.settle()
    games: Any = night.read(lambda uow: uow.games.find())
    number = games[-1].id
    night.env.backend.delete_channel(closed.id)
    await night.run(invited, "game join", game=number)
    await night.env.advance_time(60)
    assert stored(night, number).status is GameStatus.STARTING
    assert "✅" in await bring(night, first, night.hall, number)
    await night.env.advance_time(10)
    assert stored(night, number).status is GameStatus.PLAYING


async def _played(night: Night, number: int) -> None:
    """The first player places a settlement."""
    board = seen(night, number, None)
    seat = next(seat.number for seat in board.seats if seat.user_id == night.players[0].id)
    caller = Caller(night.players[0].id, "", night.guild.id, night.env.now(), 10**9)
    game = stored(night, number)
    done = execute(
        night.bot.bot_context.database,
        play_move,
        PlayMove(caller, GameId(number), stamp_of(game), choice(night, number, seat)),
    )
    assert not hasattr(done, "code"), done


async def test_a_judge_sees_first_what_an_undo_takes_back_and_then_confirms(night: Night) -> None:
    number = await opened(night, bots=3)
    await night.env.advance_time(10)
    await _played(night, number)
    before = stored(night, number)
    asked = await night.run(night.judge, "game undo", game=number)
    assert says(said(asked), "game-undo-sure")
    assert "settlement" in said(asked)
    assert stored(night, number) == before
    done = await night.click(night.judge, last(asked), "game-undo")
    assert "✅" in said(done)
    assert stored(night, number).epoch == before.epoch + 1
    again = await night.click(night.judge, last(asked), "game-undo")
    assert says(said(again), "refusal-game-undo-gone-on")


async def test_a_judge_who_plays_is_shown_nothing_and_takes_nothing_back(night: Night) -> None:
    answer = said(await night.run(night.judge, "catan new", bots=3))
    assert "⛔" not in answer
    await night.env.advance_time(10)
    games: Any = night.read(lambda uow: uow.games.find())
    before = stored(night, games[-1].id)
    answer = said(await night.run(night.judge, "game undo", game=before.id))
    assert "⛔" in answer
    assert "Take back" not in answer
    assert stored(night, before.id) == before
