"""A player's own commands."""

import discord
import pytest

from data.transaction import write
from data.unit_of_work import UnitOfWork
from league.entry import EntryStatus
from tests.support.night import Night, button_id, last, said
from tests.support.rounds import event_with, player_id, record, running, tables
from tests.support.wording import says


def answered(text: str, *parts: str) -> bool:
    return all(part in text for part in parts)


async def test_next_names_the_table_to_play_also_in_a_private_message(night: Night) -> None:
    await running(night)
    here = await night.run(night.players[0], "me next")
    assert answered(said(here), "Cup", "Round 1, table", "play and report")
    assert here.ephemeral
    private = said(await night.players[0].user.slash("me next"))
    assert answered(private, "Cup", "Round 1, table")
    assert says(said(await night.run(night.outsider, "me next")), "me-next-nothing")


async def test_next_asks_for_the_check_in_with_a_button(night: Night) -> None:
    await event_with(night)
    await night.run(night.organizer, "event checkin", until="23:59")
    answer = await night.run(night.players[0], "me next")
    assert says(said(answer), "me-next-checkin")
    assert answer.response is not None
    message = answer.followups[-1] if answer.followups else answer.response
    await night.players[0].click(message, custom_id=button_id(message, "signup-checkin"))
    assert says(said(await night.run(night.players[0], "me next")), "me-next-nothing")


async def test_of_two_check_ins_each_button_says_of_which_event(night: Night) -> None:
    """They were called the same."""
    for number, name in enumerate(("Cup", "Other"), 1):
        await night.run(night.organizer, "event create", name=name)
        await night.run(night.organizer, "event open", event=number)
        await night.run(night.players[0], "signup join", event=number)
        await night.run(night.organizer, "event checkin", until="23:59", event=number)
    answer = last(await night.run(night.players[0], "me next"))
    labels = [item["label"] for row in answer.components for item in row["components"]]
    assert labels == ["Check in · Cup", "Check in · Other"]


async def test_a_message_that_could_not_be_delivered_waits_in_next(night: Night) -> None:
    await running(night)
    night.locales.set(night.players[0].id, "ja")
    off = await night.run(night.players[0], "me notifications", messages="off")
    assert says(said(off), "me-notices-off", language="ja")
    await night.run(
        night.judge,
        "penalty warn",
        player=player_id(night, 0),
        section="cjp/manners-penalty",
        reason="Late again",
    )
    await night.settle()
    answer = said(await night.run(night.players[0], "me next"))
    assert says(answer, "me-next-missed", language="ja")
    assert says(answer, "notice-penalty-warning", language="ja", reason="Late again")
    await night.run(night.players[0], "me notifications", messages="on")
    await night.run(
        night.judge,
        "penalty warn",
        player=player_id(night, 0),
        section="cjp/manners-penalty",
        reason="Later again",
    )
    await night.settle()
    (message,) = night.players[0].user.dm_channel.history()
    assert "Later again" in message.content


async def test_the_chosen_language_wins_over_discords(night: Night) -> None:
    answer = await night.run(night.players[0], "me language", language="ja")
    assert says(said(answer), "me-language-set", language="ja")
    assert says(said(await night.run(night.players[0], "me next")), "me-next-nothing", language="ja")
    back = await night.run(night.players[0], "me language", language="auto")
    assert says(said(back), "me-language-set")


async def test_the_record_counts_events_games_wins_points_and_rating(night: Night) -> None:
    await running(night)
    table, other_table = tables(night)
    record(night, table, winner=0)
    record(night, other_table)
    winner = next(m for n, m in enumerate(night.players[:8]) if player_id(night, n) == table.seats[0])
    own = said(await night.run(winner, "me record"))
    assert says(own, "me-record-sums", events=1, games=1, wins=1)
    assert says(own, "me-record-event", event="Cup", place=1, points=10)
    assert says(own, "me-record-tables", games=1)
    other = said(await night.run(night.outsider, "me record", player=table.seats[1]))
    assert says(other, "me-record-sums", games=1, wins=0)
    assert says(other, "me-record-event", points=4)
    night.locales.set(winner.id, "ja")
    menu = await winner.context_menu(night.hall, "Player record", winner)
    assert says(
        said(menu),
        "me-record-title",
        "ja",
        player=str(night.read(lambda uow: uow.people.require(table.seats[0]).name)),
    )
    assert says(said(menu), "me-record-event", "ja", place=1)
    assert menu.ephemeral


async def test_who_never_took_part_has_no_record(night: Night) -> None:
    assert says(said(await night.run(night.outsider, "me record")), "refusal-no-record")
    menu = await night.players[0].context_menu(night.hall, "Player record", night.outsider)
    assert says(said(menu), "refusal-no-record")
    assert says(said(await night.run(night.outsider, "me record", player=99)), "refusal-no-record")
    private = said(await night.outsider.user.slash("me record"))
    assert says(private, "refusal-no-direct-message")


async def test_a_hidden_event_is_in_nobodys_record_before_its_end(night: Night) -> None:
    await running(night, hidden=True)
    record(night, tables(night)[0])
    assert says(
        said(await night.run(night.players[0], "me record")), "me-record-sums", events=0, games=0, wins=0
    )
    assert says(
        said(await night.run(night.judge, "me record", player=player_id(night, 0))),
        "me-record-sums",
        events=1,
    )


async def test_the_context_menu_has_a_japanese_name(night: Night) -> None:
    commands = await night.bot.tree.fetch_commands()
    menus = [item for item in commands if item.type is discord.AppCommandType.user]
    assert {discord.Locale.japanese: "戦績"} in [menu.name_localizations for menu in menus]


@pytest.mark.parametrize("status", [EntryStatus.REFUSED, EntryStatus.DROPPED])
async def test_a_record_tells_of_no_entry_that_was_refused_or_still_waits(
    night: Night, status: EntryStatus
) -> None:
    await running(night, 9, capacity=8)
    player = player_id(night, 8)

    def stands(uow: UnitOfWork) -> None:
        row = uow.entries.rows.first(player=player)
        assert row is not None
        uow.entries.rows.change(row, status=status)

    write(night.bot.bot_context.database, stands, lambda _: True)
    told = "Cup" in said(await night.run(night.outsider, "me record", player=player))
    assert told is (status not in {EntryStatus.PENDING, EntryStatus.WAITLISTED, EntryStatus.REFUSED})
