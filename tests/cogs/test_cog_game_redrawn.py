"""The answer to a click and the outbox draw the same message: whoever is last, it ends as the game stands."""

from datetime import timedelta
from typing import Any

import discord

from bot.ui.play import prompt_post
from data.records import TimerKind
from data.transaction import write
from tests.support.game_faults import rolling, turn_message
from tests.support.game_night import GameNight, at_once, control, controls_of
from tests.support.night import Night
from usecases.play.redraw import Answering, answering, prompt_shown
from usecases.play.stamps import stamp_of


def stamps(message: discord.Message) -> set[str]:
    """The moments of which the controls of a message are."""
    return {found.split(":")[2] for found in controls_of(message)}


def begun(table: GameNight, message: discord.Message) -> None:
    """The answer to a click is about to draw this message."""
    night = table.night
    asked = Answering(message.id, night.env.now())
    assert write(night.bot.bot_context.database, lambda uow: answering(asked, uow), bool)


async def test_an_older_answer_that_arrives_last_and_is_never_noted_does_not_stay(night: Night) -> None:
    table = await rolling(night)
    seat = table.state.turn.player
    message = turn_message(table, seat, "roll")
    older: Any = night.read(lambda uow: prompt_shown(message.id, uow))
    begun(table, message)
    table.play(seat, "roll")
    await table.rest()
    assert stamps(turn_message(table, seat, "end-turn")) == {str(stamp_of(table.game))}
    await message.edit(view=prompt_post.render(older.seen, "en").view)  # the answer reaches Discord late
    turn_message(table, seat, "roll")
    await night.restart()
    await night.later(timedelta(minutes=2).total_seconds())
    assert stamps(turn_message(table, seat, "end-turn")) == {str(stamp_of(table.game))}


async def test_an_answer_that_was_noted_leaves_nothing_to_be_drawn_again(night: Night) -> None:
    table = await rolling(night)
    seat = table.state.turn.player
    message = turn_message(table, seat, "roll")
    post: Any = night.read(lambda uow: uow.outbox.posts.first(message_id=message.id))
    for words in ("?also", "?orders", "?", "roll"):
        (shown,) = (one for one in table.direct(seat) if one.id == message.id)
        await at_once(night, (table.who(seat), shown, control(shown, words)))
        assert not night.read(lambda uow: uow.timers.waiting(TimerKind.GAME_REDRAWN, post.id)), words
