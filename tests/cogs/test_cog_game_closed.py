"""Games for players whose private messages are closed, and the way to the thread and back."""

from data.records import UserSettings
from data.transaction import write
from tests.support.game_faults import DICE, pings, rolling, turn_message
from tests.support.game_night import GameNight, control, controls_of, four_at_a_table
from tests.support.night import Night, said, shown
from tests.support.wording import says, worded
from usecases.play.player_actions import ChoosePlace, choose_place


def close_messages(night: Night, table: GameNight, seat: int, times: int | None = None) -> None:
    """Discord delivers no private message to a player any more."""
    channel = table.who(seat).user.dm_channel.id
    night.env.inject_error("POST", f"/channels/{channel}/messages", status=403, code=50007, times=times)


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
    why, ping = found  # first why the turns come here, then the turn
    assert says(why.content, "game-messages-closed")
    assert not table.seats[seat].by_message
    panel = await night.click(table.who(seat), ping, "game-turn")
    assert panel.response is not None
    assert panel.ephemeral
    before = table.game.events
    table.until(lambda state: state.turn.number >= 8 and state.turn.player == seat)
    for _ in range(4):
        await table.rest()
    assert table.game.events > before
    told = [one for one in table.thread_messages() if says(one.content, "game-messages-closed")]
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
    message = turn_message(table, seat, "?also")
    who = table.who(seat).user
    for words in ("?also", "?orders"):
        found = turn_message(table, seat, words)
        await who.click(found, custom_id=control(found, words))
    answer = await who.click(message, custom_id=control(turn_message(table, seat, "=thread"), "=thread"))
    assert says(said(answer), "game-panel-orders-place-thread")
    assert f"{worded('game-panel-orders-place-thread')} [" in said(answer)
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
    write(night.bot.bot_context.database, lambda uow: uow.users.add(user), lambda _: True)
    table = await four_at_a_table(night, DICE)
    assert len([one for one in pings(table, 0) if controls_of(one)]) == 1
    assert not [one for one in night.posts("hall") if f"<@{number}>" in shown(one)]
