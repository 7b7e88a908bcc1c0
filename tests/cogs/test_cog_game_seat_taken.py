"""A seat is taken with one tap; a word for the dice is asked of nobody but who wishes to add one."""

import discord

from data.transaction import read
from league.ids import GameId
from tests.support.night import Night, said


def words(night: Night) -> list[str]:
    """The words for the dice, by seat."""
    seats = read(night.bot.bot_context.database, lambda uow: uow.game_seats.find(game_id=GameId(1)))
    return [seat.word for seat in sorted(seats, key=lambda seat: seat.number)]


async def lobby(night: Night) -> discord.Message:
    await night.run(night.players[0], "catan new", seats=3)
    await night.settle()
    return next(post for post in night.posts("hall") if post.components)


async def test_a_seat_is_taken_with_one_tap_and_no_form(night: Night) -> None:
    board = await lobby(night)
    answer = await night.players[1].click(board, custom_id="game-join:1:0")
    assert answer.modal is None
    assert "✅" in said(answer)
    assert words(night) == ["", "", ""]


async def test_who_wishes_adds_a_word_by_a_button_of_its_own(night: Night) -> None:
    board = await lobby(night)
    form = await night.players[1].click(board, custom_id="game-join-word:1:0")
    assert form.modal is not None
    assert "✅" in said(await night.players[1].submit_modal(form, {"word": "maple"}))
    assert words(night) == ["", "maple", ""]
