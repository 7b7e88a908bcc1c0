"""Two people at a duel on the simulated Discord."""

from typing import Any

import discord
import simcord

from league.ids import GameId
from tests.support.game_night import GameNight, choice_of, controls_of, forget_states, secret_of
from tests.support.night import Night, said
from tests.toy.duel import State


async def two_at_a_duel(night: Night, secret: str = "duel", **options: object) -> GameNight:  # noqa: S107 - the dice's, in a test
    """A duel for three points, in the order of joining; the first messages have been sent."""
    forget_states()
    first, second = night.players[:2]
    with secret_of(secret, seats=2):
        assert "⛔" not in said(await night.run(first, "duel new", **options))
    assert "⛔" not in said(await night.run(second, "game join", game=1))
    table = GameNight(night, GameId(1))
    await table.rest()
    return table


def state_of(table: GameNight) -> State:
    """The whole state, secrets included."""
    found: Any = table.state
    assert isinstance(found, State)
    return found


def board_of(table: GameNight) -> discord.Message:
    """The board for everybody."""
    (board,) = [post for post in table.night.posts("hall") if post.embeds]
    return board


def prompt(table: GameNight, seat: int) -> discord.Message:
    """The newest private message of a seat with something to press."""
    return next(message for message in reversed(table.direct(seat)) if controls_of(message))


async def press(table: GameNight, seat: int, words: str, message: Any = None) -> simcord.InteractionResult:  # noqa: ANN401 - of either library
    """A player uses the control that says these words."""
    shown = message or prompt(table, seat)
    found = choice_of(shown, words)
    assert found, (words, controls_of(shown))
    done: simcord.InteractionResult = await table.who(seat).user.click(shown, custom_id=found[0])
    await table.rest()
    return done


async def play_game(table: GameNight, stake: int = 2) -> None:
    """One game of the match: whoever is on turn stakes, both choose their highest number."""
    turn = state_of(table).game % 2
    await press(table, turn, f"stake {stake}")
    for seat, hand in enumerate(state_of(table).hands):
        await press(table, seat, f"choose {max(hand)}")
