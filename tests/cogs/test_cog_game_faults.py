"""Games when something goes wrong: with Discord, with a channel, with two fingers or two players at once."""

from typing import Any

import discord

from data.game_records import GameStatus
from data.records import Delivery
from tests.support.game_night import POLL, GameNight, at_once, control, controls_of, four_at_a_table
from tests.support.night import Night, said, shown
from usecases.game.own import ChoosePlace, choose_place

SECRET = "twins"


async def rolling(night: Night) -> GameNight:
    """A game past its set-up, before somebody's dice."""
    table = await four_at_a_table(night, SECRET)
    table.until(lambda state: state.turn.number >= 8)
    await table.rest()
    return table


def pings(table: GameNight, seat: int) -> list[discord.Message]:
    """The messages of the thread that call a player."""
    return [one for one in table.thread_messages() if f"<@{table.who(seat).id}>" in one.content]


def close_messages(night: Night, table: GameNight, seat: int, times: int | None = None) -> None:
    """Discord delivers no private message to a player any more."""
    channel = table.who(seat).user.dm_channel.id
    night.env.inject_error("POST", f"/channels/{channel}/messages", status=403, code=50007, times=times)


# Closed private messages


async def test_with_private_messages_closed_the_thread_takes_over_once_and_the_panel_plays(night: Night) -> None:
    table = await four_at_a_table(night, SECRET)
    seat = 1
    close_messages(night, table, seat)
    table.until(lambda state: state.turn.player == seat)
    for _ in range(4):
        await table.rest()
    found = pings(table, seat)
    assert len(found) == 2  # why the turns come here, and the turn
    ping = found[-1]
    assert not table.seats[seat].by_message
    panel = await night.click(table.who(seat), ping, "game-turn")
    assert panel.response is not None
    assert panel.ephemeral
    before = table.game.events
    table.until(lambda state: state.turn.number >= 8 and state.turn.player == seat)
    for _ in range(4):
        await table.rest()
    assert table.game.events > before
    told = [one for one in table.thread_messages() if "no private messages" in one.content]
    assert len(told) == 1
    assert len(pings(table, seat)) == 2


async def test_a_player_in_the_thread_goes_back_to_private_messages(night: Night) -> None:
    table = await rolling(night)
    seat = table.state.turn.player
    close_messages(night, table, seat, times=1)
    table.do(choose_place, ChoosePlace(table.caller(seat), table.number, by_message=False))
    await table.rest()
    before = len(table.direct(seat))
    assert any("your turn" in one.content.lower() for one in pings(table, seat)), [o.content for o in pings(table, seat)]
    table.do(choose_place, ChoosePlace(table.caller(seat), table.number, by_message=True))
    await table.rest()
    night.env.backend.faults.clear()
    print(before, len(table.direct(seat)), [o.content for o in pings(table, seat)])
    table.do(choose_place, ChoosePlace(table.caller(seat), table.number, by_message=True))
    await table.rest()
    assert table.seats[seat].by_message
    assert len(table.direct(seat)) == before + 1
    assert controls_of(table.direct(seat)[-1])
    assert not [one for one in pings(table, seat) if controls_of(one)]


async def test_a_player_known_to_take_no_messages_is_called_in_the_thread_from_the_start(night: Night) -> None:
    await night.run(night.players[0], "me settings", notices=False) if False else None
    table = await four_at_a_table(night, SECRET)
    assert table.thread


# Things deleted


async def test_a_deleted_board_is_posted_anew_once_and_keeps_its_thread(night: Night) -> None:
    table = await rolling(night)
    board, thread = night.posts("hall")[-1], table.thread
    (board,) = [one for one in night.posts("hall") if one.attachments]
    await board.delete()
    table.step()
    for _ in range(3):
        await table.rest()
    assert len([one for one in night.posts("hall") if one.attachments]) == 1
    assert table.thread == thread


async def test_a_deleted_thread_comes_again_with_one_board_and_the_ping(night: Night) -> None:
    table = await rolling(night)
    seat = table.state.turn.player
    table.do(choose_place, ChoosePlace(table.caller(seat), table.number, by_message=False))
    await table.rest()
    old = table.thread
    night.env.backend.delete_channel(old)
    table.until(lambda state: state.turn.player != seat)
    table.until(lambda state: state.turn.player == seat)
    for _ in range(5):
        await table.rest()
    assert table.thread != old
    assert len([one for one in night.posts("hall") if one.attachments]) == 1
    assert len([one for one in pings(table, seat) if controls_of(one)]) == 1
    requests = len(night.env.http_requests)
    for _ in range(20):
        await table.rest(120)
    assert len(night.env.http_requests) == requests
