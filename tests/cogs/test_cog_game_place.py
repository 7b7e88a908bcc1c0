"""A game whose thread or channel is gone: a player or a judge gives it another place."""

from functools import partial

import pytest
import simcord

from tests.support.game_faults import game_in_thread, rolling
from tests.support.game_night import GameNight
from tests.support.night import Night, button_id, ids_of, last, said, shown
from tests.support.wording import says
from usecases.caller import Caller
from usecases.play.place import MoveBoard, move_board
from usecases.play.player_actions import ChoosePlace, choose_place


async def lose_place(table: GameNight, channel: int) -> None:
    """A channel or thread is deleted, and the game notices with the next turn."""
    table.night.env.backend.delete_channel(channel)
    number = table.state.turn.number
    table.until(lambda state: state.turn.number > number)
    for _ in range(4):
        await table.rest()


async def bring(night: Night, who: simcord.MemberActor, where: simcord.ChannelHandle, game: int) -> str:
    """Somebody looks at the game in a channel and brings the board there; the answer."""
    message = last(await who.slash(where, "game show", game=game))
    answer = await who.click(message, custom_id=button_id(message, "game-move"))
    await night.settle()
    return said(answer)


async def is_offered(who: simcord.MemberActor, where: simcord.ChannelHandle, game: int) -> bool:
    """Whether somebody who looks at the game in a channel may bring it there."""
    found = ids_of(last(await who.slash(where, "game show", game=game)))
    return any(one.startswith("game-move:") for one in found)


@pytest.mark.parametrize("inside", [False, True])
async def test_a_game_whose_place_is_gone_goes_on_where_a_player_brings_it(
    night: Night, *, inside: bool
) -> None:
    table, place = (await game_in_thread(night)) if inside else (await rolling(night), night.hall)
    seat = (table.state.turn.player + 1) % 4
    table.do(choose_place, ChoosePlace(table.caller(seat), table.number, by_message=False))
    await lose_place(table, place.id)
    there = night.channels["pairings"]
    assert "✅" in await bring(night, table.who(2), there, table.number)
    table.until(lambda state: state.turn.player != seat)
    table.until(lambda state: state.turn.player == seat)
    for _ in range(4):
        await table.rest()
    assert len([one for one in night.posts("pairings") if one.attachments]) == 1
    assert table.game.channel_id == there.id
    thread = next(one for one in there.threads if one.id == table.thread)
    texts = [shown(one) for one in thread.history()]
    assert any(says(one, "game-moved") for one in texts)
    assert any(f"<@{table.who(seat).id}>" in one for one in texts)  # who plays in the thread is called there
    assert not await is_offered(table.who(1), night.channels["judges"], table.number)


async def test_nobody_carries_a_board_off_that_stands_and_strangers_none_at_all(night: Night) -> None:
    table = await rolling(night)
    judges = night.channels["judges"]
    move = partial(MoveBoard, game_id=table.number, channel_id=judges.id, in_thread=False)
    refused = table.do(move_board, move(table.caller(1)))
    assert refused.code == "game-place-stands"
    await lose_place(table, night.hall.id)
    stranger = Caller(night.outsider.id, "", night.guild.id, night.env.now())
    assert table.do(move_board, move(stranger)).code == "game-not-seated"
    assert not await is_offered(night.outsider, judges, table.number)
    assert await is_offered(table.who(1), judges, table.number)
    assert table.game.channel_id == night.hall.id
