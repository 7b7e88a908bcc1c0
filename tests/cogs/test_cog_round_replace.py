"""Who sits at a table changes in the middle: no-shows, departures, substitutes, finalists who drop out."""

import discord
import simcord

from bot.ui.controls import Control, controls
from data.transaction import read
from league.entry import EntryStatus
from league.ids import PlayerId
from tests.support.night import Night, direct, ids_of, last, said, shown
from tests.support.results import report
from tests.support.rounds import (
    event_with,
    pairings,
    player_id,
    published,
    record_all,
    running,
    seats,
    tables,
    the_event,
)


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


async def test_a_substitute_of_the_qualifier_goes_on_by_the_own_results(night: Night) -> None:
    await running(night, 8, rounds=1)
    table = tables(night)[0]
    await night.run(night.judge, "round replace", table=table.id, player=table.seats[0], guest="Grandma")
    record_all(night)
    await night.run(night.judge, "round end")
    planned = said(await night.run(night.organizer, "standings advance"))
    assert "Grandma" in planned
    assert "⛔" not in said(await night.run(night.organizer, "round publish"))


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

    assert "**P08** plays in the place of" in said(done)
    assert tables(night)[0].seats == (*table.seats[:2], waiting, *table.seats[3:])
    assert (status_of(night, gone), status_of(night, waiting)) == (
        EntryStatus.SUBSTITUTED,
        EntryStatus.CONFIRMED,
    )
    assert f"<@{night.players[8].id}>" in shown(pairings(night)[1])
    assert "plays in the place of" in "\n".join(thread_of(night, table.number))
    (told,) = [m.content for m in direct(member(night, gone)) if "P08 plays in your place" in m.content]
    assert "tell an organizer" in told
    assert await can_report(night, night.players[8])
    assert "do not play at this table" in said(
        await night.click(member(night, gone), pairings(night)[1], "result-report")
    )


async def can_report(night: Night, who: simcord.MemberActor) -> bool:
    opened = await night.click(who, pairings(night)[1], "result-report")
    return opened.modal is not None


async def test_a_table_of_four_plays_on_as_three_and_one_of_three_does_not(night: Night) -> None:
    await published(night, 7)
    four = next(table for table in tables(night) if len(table.seats) == 4)
    three = next(table for table in tables(night) if len(table.seats) == 3)
    refused = await remove(night, three.id, three.seats[0])
    assert "has only three players" in refused
    assert "plays on without" in await remove(night, four.id, four.seats[0])
    assert four.seats[1:] in seats(night)
    assert status_of(night, four.seats[0]) is EntryStatus.NO_SHOW
    assert any("plays on without you" in m.content for m in direct(member(night, four.seats[0])))


async def remove(night: Night, table: int, player: PlayerId) -> str:
    """The button of a panel that stands already, while the table has changed since."""
    view = controls("en", [Control("seat-remove", table, player)])
    channel = night.bot.get_channel(night.channels["judges"].id)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("an old panel", view=view)
    answer = said(await night.click(night.judge, message, "seat-remove"))
    await night.settle()
    return answer


async def test_nobody_but_a_judge_changes_seats(night: Night) -> None:
    await published(night)
    before = seats(night)
    post = pairings(night)[1]
    assert "Only judges" in said(await night.click(night.players[0], post, "table-seats"))
    table = tables(night)[0]
    refused = await night.run(
        night.players[0], "round replace", table=table.id, player=table.seats[0], guest="Grandma"
    )
    assert "Only judges" in said(refused)
    assert seats(night) == before


async def test_a_substitute_sits_down_where_the_leaver_sat(night: Night) -> None:
    await running(night)
    gone = player_id(night, 0)
    done = said(await night.run(night.organizer, "signup substitute", player=gone, guest="Grandma"))
    await night.settle()
    assert "They sit down at table" in done
    assert not any(gone in seated for seated in seats(night))
    assert any("Grandma" in shown(post) for post in pairings(night))


async def test_a_departure_is_told_to_the_table_and_to_the_judges_who_get_the_button(night: Night) -> None:
    await running(night)
    await night.sure(night.players[0], "signup leave")
    await night.settle()
    number = next(table.number for table in tables(night) if player_id(night, 0) in table.seats)
    assert "does not play on" in thread_of(night, number)[-1]
    told = night.posts("judges")[-1]
    assert "still has a seat" in shown(told)
    asked = await night.click(night.judge, told, "table-seats")
    assert f"Table {number}" in said(asked)


async def test_the_best_who_missed_the_final_comes_for_a_finalist_who_drops_out(night: Night) -> None:
    await running(night, rounds=1)
    record_all(night)
    planned = await night.run(night.organizer, "standings advance")
    await night.click(night.organizer, last(planned), "round-publish")
    await night.settle()
    (final,) = tables(night, 2)
    gone = final.seats[1]
    done = await night.run(night.judge, "round replace", table=final.id, player=gone)
    await night.settle()
    assert "plays in the place of" in said(done)
    (after,) = tables(night, 2)
    (came,) = set(after.seats) - set(final.seats)
    assert status_of(night, gone) is EntryStatus.DROPPED
    everybody = {player for seated in seats(night) for player in seated}
    assert came in everybody - set(final.seats)
    await report(night, night.judge, after, (7, 10, 6, 5))
    assert "does not" not in said(await night.run(night.players[0], "standings show", stage="final"))


async def test_whoever_sits_at_another_table_is_swapped_not_doubled(night: Night) -> None:
    await published(night)
    first, second = tables(night)
    other = second.seats[0]
    number = next(n for n in range(8) if player_id(night, n) == other)
    refused = await night.run(
        night.judge, "round replace", table=first.id, player=first.seats[0], member=night.players[number]
    )
    assert "`/round swap`" in said(refused)
    assert seats(night) == [first.seats, second.seats]


async def test_without_anybody_in_line_somebody_has_to_be_named(night: Night) -> None:
    await published(night)
    table = tables(night)[0]
    refused = said(await night.run(night.judge, "round replace", table=table.id, player=table.seats[0]))
    assert "Nobody is next in line" in refused


async def test_after_a_result_the_seats_stay(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    await report(night, night.judge, table)
    refused = await night.run(
        night.judge, "round replace", table=table.id, player=table.seats[0], guest="Grandma"
    )
    assert "has a result already" in said(refused)


async def test_before_publishing_nobody_hears_of_a_seat_and_who_is_out_hears_that_alone(night: Night) -> None:
    await event_with(night)
    await night.run(night.organizer, "round seat", seed=7)
    table = tables(night)[0]
    await night.run(night.judge, "round replace", table=table.id, player=table.seats[0], guest="Grandma")
    await night.settle()
    assert not night.channels["pairings"].threads
    (told,) = [message.content for player in night.players for message in direct(player)]
    assert "taken your place in **Cup**" in told


async def test_a_newcomer_is_called_to_the_seat_by_one_message(night: Night) -> None:
    await published(night, 9, capacity=8)
    table = tables(night)[0]
    before = len(thread_of(night, table.number))
    await night.run(
        night.judge, "round replace", table=table.id, player=table.seats[2], member=night.players[8]
    )
    await night.settle()
    (told,) = thread_of(night, table.number)[before:]
    assert f"<@{night.players[8].id}> plays in the place of" in told
    there = [player_id_of(night, number) for number in range(9)]
    pinged = {night.players[there.index(player)].id for player in tables(night)[0].seats}
    notices = read(
        night.bot.bot_context.database, lambda uow: uow.outbox.notices.find(text="notice-replaced")
    )
    assert [set(notice.mentions) for notice in notices] == [pinged]


async def test_of_a_match_of_two_nobody_is_told_that_it_plays_on_without(night: Night) -> None:
    await published(night, 4, profile="backgammon-jba")
    one, two = tables(night)
    for table, verb in ((one, "drop"), (two, "noshow")):
        answer = said(await night.run(night.organizer, f"signup {verb}", player=table.seats[0]))
        assert "give whoever is here the win with `/result walkover`" in answer
        assert "go on without" not in answer
    await night.settle()
    asked = [post.content for post in night.posts("judges")]
    assert len(asked) == 2
    assert all("give whoever is here the win" in words for words in asked)
    assert "is a match of two" in await remove(night, one.id, one.seats[0])
