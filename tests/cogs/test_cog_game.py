"""`/game`: Catan by post, on the simulated Discord."""

from dataclasses import replace
from typing import Any

import discord
import simcord

from bot.ui.play.component_ids import words_of
from data.game_records import GameStatus
from data.transaction import write
from data.unit_of_work import UnitOfWork
from engine.catan import game as catan
from engine.catan.actions import Offer
from engine.catan.policy import value
from engine.catan.topology import topology
from league.ids import GameId
from tests.support.game_night import four_at_a_table
from tests.support.night import Night, asks, direct, last, said, shown
from tests.support.reading import controls_in
from tests.support.wording import says
from usecases.play.states import STATES
from usecases.play.views import GameView, seen_by


async def opened(night: Night, **options: object) -> int:
    """A player opens a game against the house; its number."""
    answer = said(await night.run(night.players[0], "catan new", **options))
    assert "⛔" not in answer, answer
    await night.settle()
    games: Any = night.read(lambda uow: uow.games.find())
    return max(int(game.id) for game in games)


def seen(night: Night, game: int, seat: int | None) -> GameView:
    """What a seat sees."""
    found = night.read(lambda uow: seen_by(uow, uow.games.require(GameId(game)), seat))
    assert isinstance(found, GameView)
    return found


def sits(night: Night, game: int) -> int:
    """The seat that the first player has drawn."""
    user = night.players[0].id
    return next(seat.number for seat in seen(night, game, None).seats if seat.user_id == user)


def choice(night: Night, game: int, seat: int) -> str:
    """What a sensible player would do, in the engine's notation."""
    state: Any = night.read(lambda uow: STATES.of(uow.games.require(GameId(game)), uow))
    actions = tuple(a for a in catan.legal(state, seat) if not isinstance(a, Offer))
    return catan.format(value.choose(catan.view(state, seat), actions, lambda _limit: 0))


async def test_a_game_against_the_house_begins_at_once_and_the_turn_comes_by_private_message(
    night: Night,
) -> None:
    game = await opened(night, bots=3)
    await night.env.advance_time(10)
    assert [post for post in night.posts("hall") if post.attachments]
    messages = direct(night.players[0])
    assert any(message.components for message in messages)
    assert seen(night, game, None).game.status is GameStatus.PLAYING


async def test_who_takes_the_last_seat_is_told_that_it_begins_and_greeted_by_the_first_turn(
    night: Night,
) -> None:
    waiting = said(await night.run(night.players[0], "catan new", seats=3, bots=1))
    assert says(waiting, "game-opened")
    await night.settle()
    games: Any = night.read(lambda uow: uow.games.find())
    answer = said(await night.run(night.players[1], "game join", game=max(int(game.id) for game in games)))
    assert says(answer, "game-begun")
    await night.env.advance_time(120)
    first, last = ("\n".join(shown(message) for message in direct(who)) for who in night.players[:2])
    assert says(first, "game-welcome")
    assert not says(last, "game-joined")


async def test_a_judge_holds_a_game_and_lets_it_go_on(night: Night) -> None:
    game = await opened(night, bots=3)
    refused = said(await night.run(night.players[1], "game pause", game=game))
    assert "⛔" in refused
    await night.run(night.judge, "game pause", game=game)
    assert seen(night, game, None).game.status is GameStatus.PAUSED
    await night.run(night.judge, "game resume", game=game)
    assert seen(night, game, None).game.status is GameStatus.PLAYING


async def test_a_board_whose_words_alone_change_keeps_its_picture(night: Night) -> None:
    game = await opened(night, bots=3)
    await night.env.advance_time(10)
    (board,) = [post for post in night.posts("hall") if post.attachments]
    words = board.embeds[0].description
    await night.run(night.judge, "game pause", game=game)
    await night.settle()
    (paused,) = [post for post in night.posts("hall") if post.attachments]
    assert paused.embeds[0].description != words
    assert [file.id for file in paused.attachments] == [file.id for file in board.attachments]


async def test_in_a_channel_with_one_board_a_judge_need_not_say_which_game(night: Night) -> None:
    game = await opened(night, bots=3)
    await night.run(night.judge, "game pause")
    assert seen(night, game, None).game.status is GameStatus.PAUSED
    assert "⛔" not in said(await night.run(night.players[1], "catan new", bots=3))
    assert "⛔" in said(await night.run(night.judge, "game resume"))


async def test_an_outsider_has_no_hand_and_no_panel(night: Night) -> None:
    game = await opened(night, bots=3)
    for command in ("game hand", "game orders", "game resign"):
        assert "⛔" in said(await night.run(night.outsider, command, game=game))


async def test_the_list_names_games_that_can_be_joined_and_the_last_seat_begins_them(night: Night) -> None:
    game = await opened(night, seats=3, bots=1)
    assert f"#{game}" in said(await night.run(night.players[1], "game list"))
    await night.run(night.players[1], "game join", game=game)
    assert seen(night, game, None).game.status is GameStatus.PLAYING


def _control(message: Any, words: str) -> tuple[str, str]:  # noqa: ANN401 - a message of any library
    """The custom id under which a message offers these words: a button's, or a menu's with the value to choose."""
    for item in controls_in(message):
        if not str(item.custom_id).startswith("play"):  # not a control of the panel
            continue
        prefix = item.custom_id.split(":", 3)[3]
        if item.custom_id.startswith("play:") and prefix == words:
            return item.custom_id, ""
        for option in getattr(item, "options", ()):
            if words_of(prefix, [option.value]) == words:
                return item.custom_id, option.value
    return "", ""


async def _take(who: simcord.MemberActor, words: str) -> bool:
    """Somebody uses the control that says these words, in the newest private message that has it."""
    for message in reversed(direct(who)):
        custom_id, chosen = _control(message, words)
        if chosen:
            await who.user.select(message, [chosen], custom_id=custom_id)
        elif custom_id:
            await who.user.click(message, custom_id=custom_id)
        if custom_id:
            return True
    return False


async def _find_judge(who: simcord.MemberActor) -> bool:
    """The call for a judge, which may stand behind "more"."""
    return await _take(who, "?judge") or (await _take(who, "?also") and await _take(who, "?judge"))


def _step_to(words: str) -> str:
    """The step of the panel that leads to an action which is not on its first page."""
    verb, *places = words.split(" ")
    if verb == "place-settlement":
        return f"?tile h{topology().vertex_hexes[int(places[0][1:])][0]}"
    steps = {"monopoly": "?monopoly", "year-of-plenty": "?plenty"}
    return f"?rob {places[0]}" if verb == "robber" else steps.get(verb, "")


async def test_turns_are_played_by_the_controls_of_private_messages_alone(night: Night) -> None:
    game = await opened(night, bots=3)
    await night.env.advance_time(10)
    player, played = night.players[0], 0
    while played < 10:
        wanted, before = choice(night, game, sits(night, game)), seen(night, game, 0).game.events
        if wanted.startswith("discard"):
            break
        if not await _take(player, wanted):
            assert await _take(player, _step_to(wanted)), wanted
            assert await _take(player, wanted), wanted
        await night.env.advance_time(5)
        assert seen(night, game, 0).game.events > before
        played += 1
    assert played >= 4  # both settlements and their roads at least


async def test_a_step_that_shows_the_same_board_sends_no_picture_again(night: Night) -> None:
    await opened(night, bots=3)
    await night.env.advance_time(10)
    pictures = []
    for words in ("?orders", "?orders auto", "?orders", "?"):
        assert await _take(night.players[0], words)
        (message,) = [one for one in direct(night.players[0]) if one.components]
        pictures += [(file.id, file.filename) for file in message.attachments]
    orders, automatic, orders_again, letters = pictures
    assert orders == automatic == orders_again
    assert letters[1] != orders[1]


async def test_a_control_that_was_used_is_gone_and_its_moment_past(night: Night) -> None:
    game = await opened(night, bots=3)
    await night.env.advance_time(10)
    player, wanted = night.players[0], choice(night, game, sits(night, game))
    await _take(player, _step_to(wanted))
    assert await _take(player, wanted)
    assert not await _take(player, wanted)


async def test_after_a_restart_the_controls_still_play(night: Night) -> None:
    game = await opened(night, bots=3)
    await night.env.advance_time(10)
    player, wanted = night.players[0], choice(night, game, sits(night, game))
    await _take(player, _step_to(wanted))
    await night.restart()
    before = seen(night, game, 0).game.events
    assert await _take(player, wanted)
    assert seen(night, game, 0).game.events > before


async def test_a_judge_called_from_the_panel_is_told_who_in_which_game_and_where(night: Night) -> None:
    game = await opened(night, bots=3)
    await night.env.advance_time(10)
    player = night.players[0]
    assert await _find_judge(player)
    assert await _take(player, "=judge")
    await night.settle()
    role: Any = night.read(lambda uow: uow.guilds.require(night.guild.id).judge_role)
    thread = seen(night, game, None).thread_id
    (call,) = [
        post for post in night.posts("judges") if says(post.content, "game-judge-wanted-plain", game=game)
    ]
    assert f"<@{player.id}>" in call.content
    assert f"<#{thread}>" in call.content
    assert f"<@&{role}>" in call.content
    assert seen(night, game, None).game.status is GameStatus.PAUSED


async def called(night: Night) -> tuple[int, discord.Message]:
    """Two people and a bot; the first has called a judge from the own message. The game, and that message."""
    game = await opened(night, seats=3, bots=1)
    await night.run(night.players[1], "game join", game=game)
    await night.env.advance_time(10)
    player = night.players[0] if await _find_judge(night.players[0]) else night.players[1]
    if player is night.players[1]:
        assert await _find_judge(player)
    assert await _take(player, "=judge")
    await night.settle()
    assert seen(night, game, None).game.called_by == player.id
    return game, next(one for one in reversed(direct(player)) if _button(one, "game-resume"))


def _button(message: Any, verb: str) -> str:  # noqa: ANN401 - a message of any library object
    items = controls_in(message)
    return next((str(item.custom_id) for item in items if str(item.custom_id).startswith(f"{verb}:")), "")


async def test_whoever_called_a_judge_takes_the_call_back_and_nobody_else_does(night: Night) -> None:
    game, message = await called(night)
    caller = seen(night, game, None).game.called_by
    player, other = sorted(night.players[:2], key=lambda one: one.id != caller)
    board = next(post for post in night.posts("hall") if _button(post, "game-resume"))
    assert "⛔" in said(await other.click(board, custom_id=_button(board, "game-resume")))
    assert seen(night, game, None).game.status is GameStatus.PAUSED
    before = seen(night, game, None).seats
    await night.later(7200)
    assert "✅" in said(await player.user.click(message, custom_id=_button(message, "game-resume")))
    await night.settle()
    now = seen(night, game, None)
    assert (now.game.status, now.game.called_by) == (GameStatus.PLAYING, 0)
    assert [one.deadline is None for one in now.seats] == [one.deadline is None for one in before]
    (call,) = [
        post for post in night.posts("judges") if says(post.content, "game-judge-wanted-plain", game=game)
    ]
    assert not asks(call)  # the judges need not come
    assert [
        one for one in direct(player) if _control(one, "?judge")[0] or _control(one, "?also")[0]
    ]  # the panel is back


async def test_a_player_cannot_end_a_judges_pause(night: Night) -> None:
    game = await opened(night, bots=3)
    await night.run(night.judge, "game pause", game=game)
    assert "⛔" in said(await night.run(night.players[0], "game resume", game=game))
    assert seen(night, game, None).game.status is GameStatus.PAUSED


async def test_without_a_judges_channel_the_call_is_heard_in_the_games_thread(night: Night) -> None:
    def forget(uow: UnitOfWork) -> None:
        uow.guilds.save(replace(uow.guilds.require(night.guild.id), judges_channel=0))

    write(night.bot.bot_context.database, forget, lambda _: True)
    game = await opened(night, bots=3)
    await night.env.advance_time(10)
    assert await _find_judge(night.players[0])
    assert await _take(night.players[0], "=judge")
    await night.settle()
    thread = next(one for one in night.hall.threads if one.id == seen(night, game, None).thread_id)
    (call,) = [post for post in thread.history() if _button(post, "game-resume")]
    role: Any = night.read(lambda uow: uow.guilds.require(night.guild.id).judge_role)
    assert f"<@&{role}>" in call.content
    await night.judge.click(call, custom_id=_button(call, "game-resume"))
    assert seen(night, game, None).game.status is GameStatus.PLAYING


async def test_who_resigns_while_a_judge_is_awaited_stands_so_on_the_board(night: Night) -> None:
    table = await four_at_a_table(night, "x")

    def board() -> discord.Message:
        return next(post for post in night.posts("hall") if f"#{table.number}" in shown(post))

    form = await night.click(table.who(1), board(), "game-judge")
    await table.who(1).submit_modal(form, {"question": "x"})
    await table.rest(60)
    asked = await night.run(table.who(0), "game resign", game=table.number)
    await night.click(table.who(0), last(asked), "game-resign")
    await night.env.advance_time(60)
    assert "🏳️" in shown(board())
