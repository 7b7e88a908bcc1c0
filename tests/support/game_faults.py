"""A game on the simulated Discord for tests of what goes wrong: under way, and what its players were sent."""

import discord
import simcord

from tests.support.game_night import GameNight, controls_of, four_at_a_table
from tests.support.night import Night
from tests.support.reading import raw_words

DICE = "twins"
"""The secret of the game, so that every night brings the same dice."""


async def rolling(night: Night) -> GameNight:
    """A game past its set-up, before somebody's dice."""
    table = await four_at_a_table(night, DICE)
    table.until(lambda state: state.turn.number >= 8)
    await table.rest()
    return table


def pings(table: GameNight, seat: int) -> list[discord.Message]:
    """The messages of the thread that call a player."""
    called = f"<@{table.who(seat).id}>"
    return [one for one in table.thread_messages() if called in "\n".join([one.content, *raw_words(one)])]


def turn_message(table: GameNight, seat: int, words: str) -> discord.Message:
    """The private message with the button that says these words."""
    return next(
        one for one in table.direct(seat) if any(found.endswith(f":{words}") for found in controls_of(one))
    )


async def game_in_thread(night: Night) -> tuple[GameNight, simcord.ChannelHandle]:
    """A game that was opened inside a thread, past its set-up, and the thread."""
    number = night.env.backend.create_thread(night.hall.id, "our games", night.players[0].id).id
    await night.settle()
    thread = next(found for found in night.hall.threads if found.id == number)
    table = await four_at_a_table(night, DICE, where=thread)
    table.until(lambda state: state.turn.number >= 8)
    await table.rest()
    return table, thread
