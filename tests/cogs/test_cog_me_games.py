"""`/me` for games by post: hours, vacations, what waits."""

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from bot.i18n import Language, Param
from bot.sandbox.ways import complete
from data.game_records import SeatState
from data.records import PostKind
from data.transaction import write
from league.ids import GameId
from tests.support.game_faults import DICE
from tests.support.game_night import four_at_a_table
from tests.support.night import Night, button_id, ids_of, last, said
from tests.support.wording import says, worded


async def game_against_bots(night: Night, **options: object) -> int:
    """The first player opens a game; its number."""
    assert "⛔" not in said(await night.run(night.players[0], "catan new", **options))
    await night.settle()
    games: Any = night.read(lambda uow: uow.games.find())
    return max(int(game.id) for game in games)


def deadline(night: Night, game: int) -> Any:  # noqa: ANN401 - a moment, or None
    """Until when the one person at the table has time."""
    seat: Any = night.read(lambda uow: uow.game_seats.first(game_id=GameId(game), state="taken"))
    return seat.deadline


def default_settings(words: str, language: Language) -> bool:
    return (
        worded("choice-my-language-auto", language) in words
        and all(says(words, key, language) for key in ("me-setting-messages-on", "me-setting-next-on"))
        and says(words, "me-setting-hours", language, hours="8:00–23:00", zone="Asia/Tokyo")
        and says(words, "me-setting-here", language)
    )


async def test_settings_show_everything_with_its_defaults_in_both_languages(night: Night) -> None:
    words = said(await night.run(night.players[0], "me settings"))
    assert default_settings(words, "en")
    night.locales.set(night.players[0].id, "ja")
    answer = await night.players[0].user.slash("me settings")
    words = said(answer)
    assert default_settings(words, "ja")


async def test_hours_and_zone_are_kept_over_a_restart_and_shown_at_once(night: Night) -> None:
    player = night.players[0]
    answer = await night.run(player, "me hours", hours="7時半〜24時", time_zone="Europe/Berlin")
    assert says(said(answer), "me-setting-hours", hours="7:30–24:00", zone="Europe/Berlin")
    assert answer.ephemeral
    assert says(said(await night.run(player, "me hours", hours="0-24")), "me-hours-all-day")
    await night.restart()
    assert says(
        said(await night.run(player, "me settings")),
        "me-setting-hours",
        hours=worded("me-hours-all-day"),
        zone="Europe/Berlin",
    )


async def test_time_zones_and_days_are_offered_while_one_types(night: Night) -> None:
    player = night.players[0]
    zones = await night.complete(night.hall, player, "me hours", "time_zone", "berlin")
    assert "Europe/Berlin" in [choice["value"] for choice in zones]
    days = await night.complete(night.hall, player, "me away", "back", "")
    assert len(days) == 14
    user = player.user
    private = await complete(user.autocomplete, user.slash, "me away", "back", days[3]["value"], {})
    assert [choice["value"] for choice in private] == [days[3]["value"]]


@pytest.mark.parametrize(
    ("command", "options", "key", "params"),
    [
        ("hours", {"hours": "morning"}, "refusal-hours-unclear", {"typed": "morning"}),
        ("hours", {"hours": "9-12"}, "refusal-hours-too-few", {"least": 8}),
        ("hours", {"time_zone": "Mars/Base"}, "refusal-no-such-zone", {"zone": "Mars/Base"}),
        ("away", {"back": "soon"}, "refusal-away-unclear", {"typed": "soon"}),
        ("away", {"back": "2020-01-01"}, "refusal-away-past", {"typed": "2020-01-01"}),
        ("away", {"back": "2099-01-01"}, "refusal-away-too-long", {"days": 14}),
    ],
)
async def test_what_cannot_be_set_is_refused_with_a_reason(
    night: Night, command: str, options: dict[str, str], key: str, params: dict[str, Param]
) -> None:
    refused = said(await night.run(night.players[0], f"me {command}", **options))
    assert "⛔" in refused
    assert says(refused, key, "en", **params)
    night.locales.set(night.players[0].id, "ja")
    assert says(said(await night.run(night.players[0], f"me {command}", **options)), key, "ja", **params)
    assert night.read(lambda uow: uow.users.get(night.players[0].id)) is None


async def test_a_vacation_moves_the_deadline_until_one_is_back(night: Night) -> None:
    player = night.players[0]
    game = await game_against_bots(night, bots=3)
    before = deadline(night, game)
    day = (await night.complete(night.hall, player, "me away", "back", ""))[4]["value"]
    answer = said(await night.run(player, "me away", back=day))
    assert says(answer, "me-deadlines-moved")
    assert says(answer, "me-setting-away")
    assert (deadline(night, game) - before).days >= 3
    await night.restart()
    answer = said(await night.run(player, "me away"))
    assert says(answer, "me-setting-here")
    assert abs(deadline(night, game) - before) < timedelta(seconds=5)
    refused = said(await night.run(player, "me away", back=day))
    assert "⛔" not in refused  # it lasted no time, so the next need not wait


async def test_you_are_next_is_switched_off_beside_private_messages(night: Night) -> None:
    player = night.players[0]
    answer = said(await night.run(player, "me notifications", next_up="off"))
    assert says(answer, "me-setting-next-off")
    assert says(answer, "me-setting-messages-on")
    assert says(said(await night.run(player, "me notifications", messages="off")), "me-notices-off")
    assert "**off**" in said(await night.run(player, "me notifications"))


async def test_next_lists_the_games_that_wait_with_a_link_to_the_message(night: Night) -> None:
    player = night.players[0]
    game = await game_against_bots(night, bots=3)
    await night.env.advance_time(10)
    card: Any = night.read(lambda uow: uow.game_cards.first(game_id=GameId(game), is_open=True))
    post: Any = night.read(lambda uow: uow.outbox.posts.first(kind=PostKind.GAME_CARD, subject=card.id))
    answer = await night.run(player, "me next")
    assert says(said(answer), "game-me-next-turn")
    assert f"#{game}**" in said(answer)
    assert "<t:" in said(answer)
    assert f"https://discord.com/channels/@me/{post.channel_id}/{post.message_id}" in said(answer)
    assert says(said(await night.run(night.players[1], "me next")), "me-next-nothing")
    message = last(answer)
    await night.restart()
    panel = await player.click(message, custom_id=button_id(message, "game-turn"))
    assert "settlement" in said(panel)
    night.locales.set(player.id, "ja")
    private = await player.user.slash("me next")
    assert says(said(private), "game-me-next-turn", language="ja")
    panel = await player.user.click(last(private), custom_id=button_id(last(private), "game-turn"))
    assert says(said(panel), "catan-log-settlement-placed", language="ja")


async def test_next_names_a_kept_seat_and_a_seat_that_the_bot_plays(night: Night) -> None:
    invited = night.players[1]
    game = await game_against_bots(night, seats=3, bots=1, player1=invited)
    answer = await night.run(invited, "me next")
    assert says(said(answer), "game-me-next-invited")
    assert button_id(last(answer), "game-join")
    await night.run(invited, "game join", game=game)
    away: Any = night.read(lambda uow: uow.game_seats.first(game_id=GameId(game), user_id=invited.id))
    assert away.state is SeatState.TAKEN
    write(
        night.bot.bot_context.database,
        lambda uow: uow.game_seats.save(replace(away, autopilot=True)),
        lambda _: True,
    )
    assert says(said(await night.run(invited, "me next")), "game-me-next-autopilot")


async def test_after_a_turn_the_next_game_that_waits_is_one_tap_away(night: Night) -> None:
    table = await four_at_a_table(night, DICE)
    table.until(lambda state: state.turn.player == 1)
    await table.rest(30)
    closed = table.direct(0)[-1]
    nothing = await table.who(0).user.click(closed, custom_id=button_id(closed, "game-next"))
    assert says(said(nothing), "game-next-none")
    other = await game_against_bots(night, bots=3)
    assert table.who(0) is night.players[0]
    await night.env.advance_time(10)
    panel = await table.who(0).user.click(closed, custom_id=button_id(closed, "game-next"))
    assert says(said(panel), "catan-panel-choose-tile")
    assert f"game-next:{other}:0" not in ids_of(last(panel))  # here it is their turn
