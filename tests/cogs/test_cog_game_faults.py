"""Games when something goes wrong: with Discord, with a channel, with two fingers or two players at once."""

from itertools import permutations

import discord
import pytest
import simcord

from data.game_records import GameStatus
from data.records import UserSettings
from data.transaction import write
from engine.catan import game as catan
from engine.catan.actions import Offer
from engine.catan.events import Traded
from engine.catan.hands import ONE, count
from engine.catan.names import RESOURCES
from engine.catan.phases import BEFORE_ROLL, MAIN
from engine.catan.state import State
from engine.catan.topology import topology
from tests.support.game_night import (
    Click,
    GameNight,
    at_once,
    choice_of,
    control,
    controls_of,
    four_at_a_table,
)
from tests.support.night import Night, ids_of, said
from usecases.game.own import ChoosePlace, choose_place

DICE = "twins"


async def rolling(night: Night) -> GameNight:
    """A game past its set-up, before somebody's dice."""
    table = await four_at_a_table(night, DICE)
    table.until(lambda state: state.turn.number >= 8)
    await table.rest()
    return table


def pings(table: GameNight, seat: int) -> list[discord.Message]:
    """The messages of the thread that call a player."""
    return [one for one in table.thread_messages() if f"<@{table.who(seat).id}>" in one.content]


def turn_message(table: GameNight, seat: int, words: str) -> discord.Message:
    """The private message with the button that says these words."""
    return next(
        one for one in table.direct(seat) if any(found.endswith(f":{words}") for found in controls_of(one))
    )


def close_messages(night: Night, table: GameNight, seat: int, times: int | None = None) -> None:
    """Discord delivers no private message to a player any more."""
    channel = table.who(seat).user.dm_channel.id
    night.env.inject_error("POST", f"/channels/{channel}/messages", status=403, code=50007, times=times)


# Closed private messages


async def test_with_private_messages_closed_the_thread_takes_over_once_and_the_panel_plays(
    night: Night,
) -> None:
    table = await four_at_a_table(night, DICE)
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
    table.do(choose_place, ChoosePlace(table.caller(seat), table.number, by_message=False))
    await table.rest()
    assert len([one for one in pings(table, seat) if controls_of(one)]) == 1
    before = len(table.direct(seat))
    table.do(choose_place, ChoosePlace(table.caller(seat), table.number, by_message=True))
    await table.rest()
    assert table.seats[seat].by_message
    assert len(table.direct(seat)) == before + 1
    assert controls_of(table.direct(seat)[-1])
    assert not [one for one in pings(table, seat) if controls_of(one)]


async def test_the_message_in_which_one_chooses_the_thread_goes_and_the_answer_says_where_turns_come_now(
    night: Night,
) -> None:
    table = await rolling(night)
    seat = table.state.turn.player
    await table.rest()
    message = turn_message(table, seat, "?orders")
    who = table.who(seat).user
    await who.click(message, custom_id=control(message, "?orders"))
    answer = await who.click(message, custom_id=control(turn_message(table, seat, "=thread"), "=thread"))
    assert "Your turns come in the game’s thread. [" in said(answer)
    await table.rest()
    assert message.id not in {one.id for one in table.direct(seat)}
    assert [controls_of(one) for one in pings(table, seat)][-1] == [f"game-turn:{table.number}:0"]


async def test_private_messages_that_stay_closed_do_not_make_the_turn_go_to_and_fro(night: Night) -> None:
    table = await rolling(night)
    seat = table.state.turn.player
    close_messages(night, table, seat)
    for _ in range(2):
        table.do(choose_place, ChoosePlace(table.caller(seat), table.number, by_message=False))
        await table.rest()
        table.do(choose_place, ChoosePlace(table.caller(seat), table.number, by_message=True))
        await table.rest()
        assert not table.seats[seat].by_message
        assert len([one for one in pings(table, seat) if controls_of(one)]) == 1
    quiet = len(night.env.http_requests)
    for _ in range(10):
        await table.rest(120)
    assert len(night.env.http_requests) == quiet


async def test_who_is_known_to_take_no_messages_is_called_in_the_thread_and_not_beside_it(
    night: Night,
) -> None:
    number = night.players[0].id
    user = UserSettings(number, direct_messages_closed=True)
    write(night.bot.hall.database, lambda uow: uow.users.add(user), lambda _: True)
    table = await four_at_a_table(night, DICE)
    assert len([one for one in pings(table, 0) if controls_of(one)]) == 1
    assert not [one for one in night.posts("hall") if f"<@{number}>" in one.content]


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


async def test_a_place_that_is_gone_is_told_once_to_the_creator_and_the_judges(night: Night) -> None:
    table = await rolling(night)
    creator = table.direct(0)
    night.env.backend.delete_channel(night.hall.id)
    for _ in range(3):
        table.step()
        for _ in range(4):
            await table.rest()
    assert len([one for one in night.posts("judges") if "no longer post the board" in one.content]) == 1
    assert len([one for one in table.direct(0) if "no longer post the board" in one.content]) == 1
    assert len(table.direct(0)) >= len(creator)
    assert any(controls_of(one) for one in table.direct(table.state.turn.player))  # the game goes on
    quiet = len(night.env.http_requests)
    for _ in range(20):
        await table.rest(120)
    assert len(night.env.http_requests) == quiet


async def game_in_thread(night: Night) -> tuple[GameNight, simcord.ChannelHandle]:
    """A game that was opened inside a thread, past its set-up, and the thread."""
    number = night.env.backend.create_thread(night.hall.id, "our games", night.players[0].id).id
    await night.settle()
    thread = next(found for found in night.hall.threads if found.id == number)
    table = await four_at_a_table(night, DICE, where=thread)
    table.until(lambda state: state.turn.number >= 8)
    await table.rest()
    return table, thread


async def test_a_game_inside_a_thread_that_is_deleted_asks_discord_no_more(night: Night) -> None:
    table, thread = await game_in_thread(night)
    night.env.backend.delete_channel(thread.id)
    number = table.state.turn.number
    table.until(lambda state: state.turn.number > number)
    for _ in range(5):
        await table.rest()
    assert len([one for one in night.posts("judges") if "no longer post the board" in one.content]) == 1
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
    assert len([one for one in table.direct(seat) if controls_of(one)]) == 1


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
    answer = said(await player.slash(channel, "game new", bots=3))
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
    assert len([one for one in table.direct(following) if controls_of(one)]) == 1
    assert len(table.direct(following)) <= before + 1
    assert not any(controls_of(one) for one in table.direct(seat) if following != seat)
    logs = [one.content for one in table.thread_messages()]
    assert len(logs) == len(set(logs))
    assert not night.read(lambda uow: [post.error for post in uow.outbox.posts.find() if post.error])


# Two at once


async def offered(night: Night) -> tuple[GameNight, int, list[int]]:
    """An open offer that two others can pay: the table, who offers, and the two."""
    table = await four_at_a_table(night, DICE)
    for _ in range(300):
        state = table.state
        player = state.turn.player
        if state.turn.phase is MAIN and (found := _payable(state, player)):
            table.play(player, found[0])
            await table.rest()
            return table, player, found[1]
        table.step()
    raise AssertionError("nobody can trade with two others")


def _payable(state: State, player: int) -> tuple[Offer, list[int]] | None:
    others = [seat for seat in range(4) if seat != player]
    for give, want in permutations(RESOURCES, 2):
        able = [seat for seat in others if count(state.players[seat].hand, want)]
        if count(state.players[player].hand, give) and len(able) > 1:
            return Offer(ONE[give], ONE[want]), able[:2]
    return None


async def test_of_two_who_accept_at_once_one_trades_and_the_other_is_told(night: Night) -> None:
    table, _, able = await offered(night)
    clicks = []
    for seat in able:
        message = turn_message(table, seat, "accept")
        clicks.append((table.who(seat), message, control(message, "accept")))
    answers = await at_once(night, *clicks)
    await table.rest()
    assert len([event for _, event in table.events() if isinstance(event, Traded)]) == 1
    assert len([answer for answer in answers if "⛔" in said(answer)]) == 1
    for seat in able:
        assert "accept" not in str(controls_of(table.direct(seat)[-1]))


@pytest.mark.parametrize("words", ["accept", "withdraw-offer", "=dismiss"])
async def test_two_clicks_on_an_offer_count_once(night: Night, words: str) -> None:
    table, player, able = await offered(night)
    seat = player if words == "withdraw-offer" else able[0]
    message, before = turn_message(table, seat, words), table.game.events
    click = (table.who(seat), message, control(message, words))
    answers = await at_once(night, click, click)
    await table.rest()
    assert table.game.events - before <= 2  # the answer and the trade
    assert all("reference" not in said(answer) for answer in answers)
    again = await at_once(night, click)
    assert table.game.status is GameStatus.PLAYING
    assert all("reference" not in said(answer) for answer in again)


async def test_two_clicks_on_a_turns_controls_count_once(night: Night) -> None:
    table = await rolling(night)
    while table.state.turn.phase is not BEFORE_ROLL:
        table.step()
    await table.rest()
    seat = table.state.turn.player
    message = turn_message(table, seat, "roll")
    click = (table.who(seat), message, control(message, "roll"))
    answers = await at_once(night, click, click)
    await table.rest()
    number = table.state.turn.number
    assert len([one for one in answers if "⛔" in said(one)]) == 1
    table.until(lambda state: state.turn.phase is MAIN)
    await table.rest()
    seat = table.state.turn.player
    message = turn_message(table, seat, "end-turn")
    number = table.state.turn.number
    click = (table.who(seat), message, control(message, "end-turn"))
    answers = await at_once(night, click, click)
    assert len([one for one in answers if "⛔" in said(one)]) == 1
    assert table.state.turn.number == number + 1


async def test_two_clicks_on_whatever_a_turn_consists_of_count_once(night: Night) -> None:
    table = await four_at_a_table(night, DICE)
    wanted = {"place-settlement", "place-road", "roll", "robber", "build-road", "end-turn"}
    for _ in range(150):
        if not wanted:
            break
        seat = catan.to_act(table.state)[0]
        words = catan.format(table.choice(seat))
        kind = words.partition(" ")[0]
        if kind not in wanted:
            table.step()
            continue
        await table.rest()
        click = await to_control(table, seat, words)
        answers = await at_once(night, click, click)
        assert sorted("⛔" in said(answer) for answer in answers) == [False, True], words
        wanted.remove(kind)
    assert not wanted


async def to_control(table: GameNight, seat: int, words: str) -> Click:
    """The control of a player's private messages that says these words, where need be after a step of the panel."""
    who = table.who(seat)
    for message in reversed(table.direct(seat)):
        if found := choice_of(message, words):
            return (who, message, *found)
    for message in reversed(table.direct(seat)):
        if found := choice_of(message, step_to(words)):
            await at_once(table.night, (who, message, *found))
            return await to_control(table, seat, words)
    raise AssertionError(words)


def step_to(words: str) -> str:
    """The step of the panel that leads to an action which is not on its first page."""
    verb, *places = words.split(" ")
    if verb == "place-settlement":
        return f"?tile h{topology().vertex_hexes[int(places[0][1:])][0]}"
    return f"?rob {places[0]}" if verb == "robber" else "?build 1"


async def test_two_clicks_on_the_boards_buttons_do_no_harm(night: Night) -> None:
    await night.run(night.players[0], "game new", seats=3)
    await night.settle()
    lobby = night.posts("hall")[-1]
    start = next(one for one in controls_of(lobby) if one.startswith("game-start"))
    click = (night.players[0], lobby, start)
    first, second = await at_once(night, click, click)
    assert sorted("⛔" in said(one) for one in (first, second)) == [False, True]
    assert len(night.read(lambda uow: uow.games.find(status=GameStatus.PLAYING))) == 1  # type: ignore[arg-type]  # read gives any object


# The wrong player


async def test_anothers_ping_shows_everybody_only_their_own_panel(night: Night) -> None:
    table = await rolling(night)
    seat = table.state.turn.player
    other = (seat + 1) % 4
    table.do(choose_place, ChoosePlace(table.caller(seat), table.number, by_message=False))
    await table.rest()
    (ping,) = [one for one in pings(table, seat) if controls_of(one)]
    before, words = table.game.events, ping.content
    answer = await night.click(table.who(other), ping, "game-turn")
    assert answer.ephemeral
    assert answer.response is not None
    assert not any(found.endswith(":roll") for found in ids_of(answer.response))
    assert "⛔" in said(await night.click(night.outsider, ping, "game-turn"))
    night.locales.set(night.outsider.id, "ja")
    assert "⛔" in said(await night.click(night.outsider, ping, "game-turn"))
    assert table.game.events == before
    assert next(one for one in pings(table, seat) if controls_of(one)).content == words


# Late


async def test_a_click_whose_answer_comes_too_late_still_shows_in_the_message(night: Night) -> None:
    table = await rolling(night)
    seat = table.state.turn.player
    message, before = turn_message(table, seat, "roll"), table.game.events
    night.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=404, code=10015, times=1)
    await table.who(seat).user.click(message, custom_id=control(message, "roll"))
    assert table.game.events > before
    await table.rest()
    now = next(one for one in table.direct(seat) if one.id == message.id)
    assert not any(found.endswith(":roll") for found in controls_of(now))


async def test_a_click_that_discord_has_given_up_plays_nothing(night: Night) -> None:
    table = await rolling(night)
    seat = table.state.turn.player
    message, before = turn_message(table, seat, "roll"), table.game.events
    night.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062, times=1)
    await table.who(seat).user.click(message, custom_id=control(message, "roll"))
    assert table.game.events == before
    assert controls_of(next(one for one in table.direct(seat) if one.id == message.id))


@pytest.mark.parametrize(("locale", "words"), [("en-US", "has changed since"), ("ja", "盤面が変わった")])
async def test_a_panel_of_long_ago_says_so_and_shows_the_present(
    night: Night, locale: str, words: str
) -> None:
    table = await rolling(night)
    while table.state.turn.phase is not BEFORE_ROLL:
        table.step()
    await table.rest()
    seat = table.state.turn.player
    panel = await night.run(table.who(seat), "game show", game=table.number)
    assert panel.response is not None
    old = next(found for found in ids_of(panel.response) if found.endswith(":roll"))
    table.play(seat, "roll")
    before = table.game.events
    night.locales.set(table.who(seat).id, locale)
    answer = await table.who(seat).click(panel.response, custom_id=old)
    assert words in said(answer)
    assert table.game.events == before
    shown_now = night.env.backend.messages[night.hall.id][panel.response.id]
    assert ":roll" not in str(shown_now.components)
