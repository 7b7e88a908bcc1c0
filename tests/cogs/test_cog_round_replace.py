"""Who sits at a table changes in the middle: no-shows, departures, substitutes, finalists who drop out."""

import discord
import simcord

from bot.ui.controls import Control, controls
from data.transaction import read
from league.entry import EntryStatus
from league.ids import PlayerId
from tests.support.night import Night, direct, ids_of, last, said, shown
from tests.support.rounds import (
    pairings,
    player_id,
    published,
    tables,
    the_event,
)
from tests.support.wording import says


def member(night: Night, player: PlayerId) -> simcord.MemberActor:
    return next(actor for number, actor in enumerate(night.players) if player_id_of(night, number) == player)


def player_id_of(night: Night, number: int) -> PlayerId:
    user = night.players[number].id
    found = read(
        night.bot.bot_context.database, lambda uow: uow.people.first(guild_id=night.guild.id, user_id=user)
    )
    return PlayerId(found.id if found else 0)


def status_of(night: Night, player: PlayerId) -> EntryStatus:
    entries = read(night.bot.bot_context.database, lambda uow: uow.entries.list_of(the_event(night)))
    entry = entries.entry_of(player)
    assert entry is not None
    return entry.status


def thread_of(night: Night, number: int) -> list[str]:
    table = next(table for table in tables(night) if table.number == number)
    post = read(
        night.bot.bot_context.database, lambda uow: uow.outbox.posts.first(kind="table", subject=table.id)
    )
    assert post is not None
    thread = next(found for found in night.channels["pairings"].threads if found.id == post.thread_id)
    return [message.content for message in thread.history()]


def menu(message: object, verb: str) -> str:
    return next(found for found in ids_of(message) if found.startswith(f"menu:{verb}:"))


async def test_the_next_in_line_takes_a_no_shows_seat_in_three_taps_and_the_table_is_told(
    night: Night,
) -> None:
    await published(night, 9, capacity=8)
    table = tables(night)[0]
    gone, waiting = table.seats[2], player_id(night, 8)
    post = pairings(night)[1]
    asked = await night.click(night.judge, post, "table-seats")
    who = await night.judge.select(last(asked), [str(gone)], custom_id=menu(last(asked), "seat-leaver"))
    assert "P08" in str(last(who).components)
    done = await night.click(night.judge, last(who), "seat-next")
    await night.settle()

    assert says(said(done), "seat-replaced", other="P08")
    assert tables(night)[0].seats == (*table.seats[:2], waiting, *table.seats[3:])
    assert (status_of(night, gone), status_of(night, waiting)) == (
        EntryStatus.SUBSTITUTED,
        EntryStatus.CONFIRMED,
    )
    assert f"<@{night.players[8].id}>" in shown(pairings(night)[1])
    assert says("\n".join(thread_of(night, table.number)), "notice-replaced")
    (told,) = [
        m.content for m in direct(member(night, gone)) if says(m.content, "notice-seat-taken", other="P08")
    ]
    assert says(told, "notice-seat-taken")
    assert await can_report(night, night.players[8])
    assert says(
        said(await night.click(member(night, gone), pairings(night)[1], "result-report")),
        "refusal-not-at-table",
    )


async def can_report(night: Night, who: simcord.MemberActor) -> bool:
    opened = await night.click(who, pairings(night)[1], "result-report")
    return opened.modal is not None


async def remove(night: Night, table: int, player: PlayerId) -> str:
    """The button of a panel that stands already, while the table has changed since."""
    view = controls("en", [Control("seat-remove", table, player)])
    channel = night.bot.get_channel(night.channels["judges"].id)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("an old panel", view=view)
    answer = said(await night.click(night.judge, message, "seat-remove"))
    await night.settle()
    return answer


async def test_of_a_match_of_two_nobody_is_told_that_it_plays_on_without(night: Night) -> None:
    await published(night, 4, profile="backgammon-jba")
    one, two = tables(night)
    for table, verb in ((one, "drop"), (two, "noshow")):
        answer = said(await night.run(night.organizer, f"signup {verb}", player=table.seats[0]))
        assert says(answer, "signup-still-seated-small")
        assert not says(answer, "signup-still-seated")
    await night.settle()
    asked = [post.content for post in night.posts("judges")]
    assert len(asked) == 2
    assert all(says(words, "notice-departure-small") for words in asked)
    assert says(await remove(night, one.id, one.seats[0]), "refusal-table-too-small")


async def test_a_stand_in_for_one_round_is_told_to_the_table_and_to_whoever_goes(night: Night) -> None:
    await published(night, 9, capacity=8)
    table = tables(night)[0]
    gone = table.seats[2]
    where = {"table": table.id, "player": gone, "once": True}
    done = await night.run(night.judge, "round replace", **where, guest="Helper")
    await night.settle()
    assert says(said(done), "seat-stood-in", other="Helper")
    assert status_of(night, gone) is EntryStatus.CONFIRMED
    assert says("\n".join(thread_of(night, table.number)), "notice-replaced", other="Helper")
    heard = "\n".join(
        [message.content for message in direct(member(night, gone))] + thread_of(night, table.number)
    )
    assert f"<@{member(night, gone).id}>" in heard or "plays in the place of" in heard


async def test_a_latecomer_has_a_new_table_after_a_yes(night: Night) -> None:
    await published(night, 8)
    await night.run(night.organizer, "signup add", guest="Lena")
    asked = await night.run(night.organizer, "round latecomer")
    lena = str(last(asked).components)
    assert "Lena" in lena
    number = read(
        night.bot.bot_context.database, lambda uow: uow.people.first(guild_id=night.guild.id, name="Lena")
    )
    assert number is not None
    shown_ = await night.organizer.select(
        last(asked), [str(number.id)], custom_id=menu(last(asked), "late-who")
    )
    assert says(said(shown_), "late-table-from", table=1)
    assert says(said(shown_), "late-table-asked")
    done = await night.click(night.organizer, last(shown_), "late-table")
    await night.settle()
    assert says(said(done), "late-table-added", table=3)
    assert [len(table.seats) for table in tables(night)] == [3, 3, 3]
    moved = tables(night)[2].seats[0]
    assert (
        "table 3"
        in "\n".join(thread_of(night, 3) + [one.content for one in direct(member(night, moved))]).lower()
    )
