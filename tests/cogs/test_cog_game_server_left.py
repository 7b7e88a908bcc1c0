"""The bot is taken from the server of a game by post: nobody loses by it, and the game goes on once it is back."""

from collections.abc import Callable
from datetime import timedelta

from simcord.backend import serializers

from bot.i18n import Param, text
from data.game_records import GameStatus
from league.by_post import HeldFor
from tests.support.game_faults import rolling
from tests.support.game_night import GameNight
from tests.support.night import Night, shown
from tests.support.wording import says
from usecases.play.move import PlayMove, play_move
from usecases.play.player_actions import ChoosePlace, choose_place
from usecases.play.stamps import stamp_of

A_WEEK = timedelta(days=7).total_seconds()


def taken_from(night: Night, *, told: bool = True) -> Callable[[], None]:
    """The server without the bot; what brings it back. Not `told`: the process does not run, so it hears nothing."""
    backend, number = night.env.backend, night.guild.id
    guild = backend.get_guild(number)
    places = [*guild.channel_ids, *guild.thread_ids]
    channels = {place: backend.channels[place] for place in places}
    messages = {place: backend.messages.get(place, {}) for place in places}
    if told:
        backend.remove_guild(number)
    else:
        del backend.guilds[number]

    def back() -> None:
        backend.guilds[number] = guild
        backend.channels.update(channels)
        backend.messages.update(messages)
        invited = dict(serializers.guild_create_payload(backend, guild))
        del invited["unavailable"]  # what tells the bot that it was there before
        backend.emit("GUILD_CREATE", invited)

    return back


def read_in_private(table: GameNight, seat: int, key: str, **params: Param) -> list[str]:
    """The private messages of a player with this text."""
    return [shown(one) for one in table.direct(seat) if says(shown(one), key, "en", **params)]


async def test_a_game_whose_server_the_bot_has_left_stands_still_and_its_players_read_why(
    night: Night,
) -> None:
    table = await rolling(night)
    seat = table.state.turn.player
    other = (seat + 1) % 4
    table.do(choose_place, ChoosePlace(table.caller(other), table.number, by_message=False))
    await table.rest()
    before = table.game.events
    taken_from(night)
    for _ in range(3):
        await table.rest()
    assert (table.game.status, table.game.held_for) == (GameStatus.PAUSED, HeldFor.AWAY)
    for player in range(4):
        assert len(read_in_private(table, player, "game-own-server-left", game=table.number)) == 1
    assert read_in_private(table, seat, "game-card-paused", why="away")  # in the place of the turn
    for player in range(4):
        assert not read_in_private(table, player, "game-place-lost")
        assert not read_in_private(table, player, "game-thread-shut")
    await night.later(A_WEEK)
    assert table.game.events == before
    assert [one.misses for one in table.seats] == [0, 0, 0, 0]


async def test_a_move_that_comes_after_the_bot_left_is_told_why_it_is_not_made(night: Night) -> None:
    table = await rolling(night)
    seat = table.state.turn.player
    words = PlayMove(table.caller(seat), table.number, stamp_of(table.game), "roll")
    taken_from(night)
    await table.rest()
    refused = table.do(play_move, words)
    assert says(text("en", f"refusal-{refused.code}", refused.params), "refusal-game-paused")


async def test_once_the_bot_is_back_the_game_goes_on_with_the_time_that_was_left(night: Night) -> None:
    table = await rolling(night)
    seat = table.state.turn.player
    await table.rest(3600)
    left = [due for kind, _, due in table.timers(seat) if kind == "game-deadline"]
    back = taken_from(night)
    for _ in range(3):
        await table.rest()
    assert table.timers(seat) == []
    await night.later(A_WEEK)
    newest = table.direct(seat)[-1].id
    back()
    for _ in range(3):
        await table.rest()
    assert (table.game.status, table.game.held_for) == (GameStatus.PLAYING, HeldFor.NOTHING)
    assert table.direct(seat)[-1].id > newest  # whoever is waited for is called again
    assert read_in_private(table, seat, "game-own-server-back", game=table.number)
    assert not read_in_private(table, seat, "game-card-paused", why="away")
    told = [one for one in table.thread_messages() if says(one.content, "game-server-back")]
    assert len(told) == 1
    assert f"<@{table.who((seat + 1) % 4).id}>" in told[0].content
    again = [due for kind, _, due in table.timers(seat) if kind == "game-deadline"]
    assert abs(again[0] - left[0]) < timedelta(minutes=10)


async def test_a_player_whom_only_that_server_led_to_the_bot_has_not_closed_private_messages(
    night: Night,
) -> None:
    table = await rolling(night)
    seat = (table.state.turn.player + 1) % 4
    channel = table.who(seat).user.dm_channel.id
    night.env.inject_error("POST", f"/channels/{channel}/messages", status=403, code=50278, times=None)
    taken_from(night)
    for _ in range(3):
        await table.rest()
    user = night.read(lambda uow: uow.users.get(table.seats[seat].user_id))
    assert user is None or not user.direct_messages_closed  # type: ignore[attr-defined]  # read gives any object
    assert table.seats[seat].by_message


async def test_nobodys_time_is_over_at_a_start_before_the_bot_knows_where_it_is(night: Night) -> None:
    """It was taken from the server while the process did not run, and the deadline passed meanwhile."""
    table = await rolling(night)
    taken_from(night, told=False)
    night.bot.timers.close()
    night.env._move_clock(night.env._virtual_time + A_WEEK)
    await night.restart()
    for _ in range(3):
        await table.rest()
    assert (table.game.status, table.game.held_for) == (GameStatus.PAUSED, HeldFor.AWAY)
    assert [one.misses for one in table.seats] == [0, 0, 0, 0]


async def test_a_game_that_a_judge_holds_stays_held_when_the_bot_is_back(night: Night) -> None:
    table = await rolling(night)
    await night.run(night.judge, "game pause", game=table.number)
    back = taken_from(night)
    for _ in range(2):
        await table.rest()
    back()
    for _ in range(2):
        await table.rest()
    assert (table.game.status, table.game.held_for) == (GameStatus.PAUSED, HeldFor.JUDGE)
