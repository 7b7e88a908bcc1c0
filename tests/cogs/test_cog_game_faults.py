"""Games when something goes wrong with Discord: things deleted, permissions missing, requests refused or late."""

import discord
import pytest

from league.refusal import Refusal
from tests.support.game_faults import game_in_thread, pings, rolling, turn_message
from tests.support.game_night import GameNight, controls_of
from tests.support.night import Night, ids_of, said, shown
from tests.support.wording import says
from usecases.play.player_actions import ChoosePlace, choose_place

# Things deleted


def can_play(message: discord.Message) -> bool:
    """Whether a message is the panel of a turn: one that has served leads on to the next game alone."""
    return any(custom_id.startswith("play") for custom_id in controls_of(message))


async def test_a_deleted_board_is_posted_anew_once_and_keeps_its_thread(night: Night) -> None:
    table = await rolling(night)
    thread = table.thread
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


async def test_a_place_that_is_gone_is_told_once_to_the_creator_and_the_judges(night: Night) -> None:
    table = await rolling(night)
    creator = table.direct(0)
    night.env.backend.delete_channel(night.hall.id)
    for _ in range(3):
        table.step()
        for _ in range(4):
            await table.rest()
    assert len([one for one in night.posts("judges") if says(one.content, "game-place-lost")]) == 1
    assert len([one for one in table.direct(0) if says(one.content, "game-place-lost")]) == 1
    assert len(table.direct(0)) >= len(creator)
    assert any(controls_of(one) for one in table.direct(table.state.turn.player))  # the game goes on
    quiet = len(night.env.http_requests)
    for _ in range(20):
        await table.rest(120)
    assert len(night.env.http_requests) == quiet


async def test_a_game_inside_a_thread_that_is_deleted_asks_discord_no_more(night: Night) -> None:
    table, thread = await game_in_thread(night)
    night.env.backend.delete_channel(thread.id)
    number = table.state.turn.number
    table.until(lambda state: state.turn.number > number)
    for _ in range(5):
        await table.rest()
    assert len([one for one in night.posts("judges") if says(one.content, "game-place-lost")]) == 1
    quiet = len(night.env.http_requests)
    for _ in range(20):
        await table.rest(120)
    assert len(night.env.http_requests) == quiet


async def test_a_thread_that_discord_has_put_away_is_opened_again_for_the_board(night: Night) -> None:
    table, thread = await game_in_thread(night)
    board = next(one for one in thread.history() if one.attachments)
    path = f"/channels/{thread.id}/messages/*"
    night.env.inject_error("PATCH", path, status=400, code=50083, times=1)
    number = table.state.turn.number
    table.until(lambda state: state.turn.number > number)
    await table.rest()
    now = next(one for one in thread.history() if one.attachments)
    assert now.id == board.id
    assert now.embeds[0].description != board.embeds[0].description
    woken = [entry.json for entry in night.env.http_requests if entry.path == f"/channels/{thread.id}"]
    assert {"archived": False} in woken


async def in_the_thread(table: GameNight) -> int:
    """The next player wants turns in the thread; their seat, before it is their turn."""
    seat = (table.state.turn.player + 1) % 4
    assert not isinstance(
        table.do(choose_place, ChoosePlace(table.caller(seat), table.number, by_message=False)), Refusal
    )
    await table.rest()
    return seat


async def test_a_ping_to_a_thread_that_discord_has_put_away_opens_it(night: Night) -> None:
    table = await rolling(night)
    seat = await in_the_thread(table)
    night.env.inject_error("POST", f"/channels/{table.thread}/messages", status=400, code=50083, times=1)
    table.until(lambda state: state.turn.player == seat)
    await table.rest()
    assert [one for one in pings(table, seat) if ids_of(one)]
    assert {"archived": False} in [
        entry.json for entry in night.env.http_requests if entry.path == f"/channels/{table.thread}"
    ]


@pytest.mark.parametrize(("status", "code"), [(403, 160005), (403, 50013), (400, 50083)])
async def test_a_turn_that_no_thread_takes_comes_in_private_and_the_organizers_hear_of_it_once(
    night: Night, status: int, code: int
) -> None:
    table = await rolling(night)
    seat = await in_the_thread(table)
    thread = table.thread
    night.env.inject_error("*", f"/channels/{thread}*", status=status, code=code, times=None)
    for _ in range(2):
        table.until(lambda state: state.turn.player == seat)
        await table.rest()
        (message,) = (one for one in table.direct(seat) if can_play(one))
        assert message.components
        table.until(lambda state: state.turn.player != seat)
        await table.rest()
    assert not table.seats[seat].by_message
    assert len([one for one in night.posts("judges") if f"<#{thread}>" in one.content]) == 1
    night.env.backend.faults.clear()
    table.until(lambda state: state.turn.player == seat)
    await table.rest()
    assert [one for one in pings(table, seat) if ids_of(one)]


async def test_whoever_takes_no_private_messages_is_written_to_nowhere_again_and_again(night: Night) -> None:
    table = await rolling(night)
    seat = await in_the_thread(table)
    night.env.inject_error("*", f"/channels/{table.thread}*", status=403, code=160005, times=None)
    room = table.who(seat).user.dm_channel.id
    night.env.inject_error("POST", f"/channels/{room}/messages", status=403, code=50007, times=None)
    table.until(lambda state: state.turn.player == seat)
    await table.rest()
    quiet = len(night.env.http_requests)
    for _ in range(10):
        await table.rest(60)
    assert len(night.env.http_requests) - quiet < 5
    assert len([one for one in night.posts("judges") if says(one.content, "game-thread-shut")]) == 1


async def test_a_deleted_turn_message_comes_again_with_the_next_change_and_the_panel_needs_none(
    night: Night,
) -> None:
    table = await rolling(night)
    seat = table.state.turn.player
    await turn_message(table, seat, "roll").delete()
    panel = await night.run(table.who(seat), "game show", game=table.number)
    assert panel.response is not None
    assert any(words.endswith(":roll") for words in ids_of(panel.response))
    table.play(seat, "roll")
    assert table.state.turn.player == seat
    await table.rest()
    assert len([one for one in table.direct(seat) if can_play(one)]) == 1


# Permissions


@pytest.mark.parametrize("locale", ["en-US", "ja"])
@pytest.mark.parametrize(
    ("permission", "names"),
    [
        ("create_public_threads", {"en-US": "Create Public Threads", "ja": "公開スレッドの作成"}),
        ("attach_files", {"en-US": "Attach Files", "ja": "ファイルを添付"}),
    ],
)
async def test_a_missing_permission_is_named_before_a_game_is_opened(
    night: Night, permission: str, names: dict[str, str], locale: str
) -> None:
    player = night.players[0]
    night.locales.set(player.id, locale)
    denied = discord.PermissionOverwrite(**{permission: False})
    channel = night.guild.create_text_channel("closed", overwrites={night.guild.default_role: denied})
    answer = said(await player.slash(channel, "catan new", bots=3))
    assert names[locale] in answer
    assert night.read(lambda uow: uow.games.find()) == ()
    assert not list(channel.history())


# Discord in trouble


@pytest.mark.parametrize("status", [429, 500, 503])
async def test_discord_in_trouble_delays_messages_and_doubles_none(night: Night, status: int) -> None:
    table = await rolling(night)
    seat = table.state.turn.player
    number = table.state.turn.number
    night.env.inject_error("POST", "/channels/*/messages", status=status, times=8)
    night.env.inject_error("PATCH", "/channels/*/messages/*", status=status, times=8)
    table.until(lambda state: state.turn.number > number)
    following = table.state.turn.player
    before = len(table.direct(following))
    for _ in range(12):
        await table.rest(60)
    assert len([one for one in table.direct(following) if can_play(one)]) == 1
    assert len(table.direct(following)) <= before + 1
    assert not any(can_play(one) for one in table.direct(seat) if following != seat)
    logs = [shown(one) for one in table.thread_messages()]
    assert len(logs) == len(set(logs))
    assert not night.read(lambda uow: [post.error for post in uow.outbox.posts.find() if post.error])
