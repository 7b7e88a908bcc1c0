"""Posts and timers follow what happens to the event: undo, drop, disqualification, its end, its cancellation."""

from datetime import datetime

import pytest

from bot.sandbox.ways import use
from data.records import TimerKind
from data.transaction import read
from tests.support.deed import person
from tests.support.night import Night, asks, direct, said, shown
from tests.support.reading import is_post
from tests.support.results import correct, member_of, report
from tests.support.rounds import event_with, pairings, player_id, record_all, running, tables
from tests.support.wording import says

CLOCKS = (TimerKind.CLOCK_WARNING, TimerKind.CLOCK_END, TimerKind.PLACEMENT)


def timers(night: Night) -> list[tuple[str, int, datetime, int]]:
    """What the clocks have set and has not gone off."""
    subjects: list[int] = [table.id for table in tables(night)] or [1, 2]
    found = read(
        night.bot.bot_context.database,
        lambda uow: [t for kind in CLOCKS for subject in subjects for t in uow.timers.waiting(kind, subject)],
    )
    return [(timer.kind, timer.subject, timer.due_at, timer.detail) for timer in found]


async def undo(night: Night) -> str:
    event = night.read(lambda uow: uow.events.find()[0].id)
    return said(await night.take_back(night.organizer, event=event))


async def standings(night: Night) -> str:
    """The living post of the standings."""
    await night.settle()
    posts = [post for post in night.posts("results") if "standings" in shown(post)]
    assert len(posts) <= 1
    return shown(posts[0]) if posts else ""


async def ranked(night: Night, **options: object) -> None:
    """A round with results is over, and the standings are posted."""
    await running(night, **options)  # type: ignore[arg-type]  # options of /event create
    record_all(night)
    await night.run(night.organizer, "round end")


@pytest.mark.parametrize("command", ["signup drop", "penalty disqualify"])
async def test_a_drop_or_disqualification_is_seen_in_the_standings(night: Night, command: str) -> None:
    await ranked(night)
    await night.sure(night.organizer, "event finish")
    assert "P00" in await standings(night)
    await night.run(night.organizer, "event reopen")
    options: dict[str, object] = {"player": player_id(night, 0)}
    if command.startswith("penalty"):
        options |= {"section": "cjp/table-swap", "reason": "swapped"}
    assert "✅" in (answer := said(await night.sure(night.organizer, command, **options))) or "🟥" in answer
    post = await standings(night)
    dropped = command == "signup drop"
    assert says(post, "standings-line", player="P00", left="other") == dropped
    assert ("P00 —" in post) == dropped
    assert "P01 —" in post


async def test_hidden_standings_appear_at_the_end_and_go_when_it_is_taken_up_again(night: Night) -> None:
    await ranked(night, hidden=True)
    assert await standings(night) == ""
    assert "hidden" in said(await night.run(night.players[0], "standings show"))
    await night.sure(night.organizer, "event finish")
    assert "P00" in await standings(night)
    assert "P00" in said(await night.run(night.players[0], "standings show"))
    await night.run(night.organizer, "event reopen")
    assert await standings(night) == ""


async def test_my_language_set_in_a_private_message_counts_everywhere(night: Night) -> None:
    await event_with(night, 4)
    player = night.players[0]
    answer = await use(player.user, player.user.slash, "me language", {"language": "ja"})
    assert says(said(answer), "choice-language-ja", language="ja")
    assert says(said(await night.run(player, "signup join")), "export-entries", language="ja")


async def test_a_table_shows_its_scores_and_winner_and_a_hidden_event_only_at_the_end(night: Night) -> None:
    await running(night, hidden=True)
    first, second = tables(night)
    await report(night, night.judge, first)
    await report(night, night.judge, second, (9, 5, 5, 4), "time")
    await night.env.advance_time(20 * 60)
    assert "🏆" not in table_post(night, 1)
    await night.run(night.judge, "round end")
    assert says(said(await night.sure(night.organizer, "event finish")), "event-status-finished")
    await night.settle()
    assert "— **10** points 🏆" in table_post(night, 1)
    assert "🏆" not in table_post(night, 2)
    assert says(table_post(night, 2), "table-score", score=9)


async def test_a_correction_is_seen_in_the_tables_post(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    await report(night, night.judge, table)
    await correct(night, table, (4, 10, 1, 2))
    await night.settle()
    assert "— **1** point\n" in table_post(night, 1)
    assert "— **10** points 🏆\n3️⃣" in table_post(night, 1)


def table_post(night: Night, number: int) -> str:
    """The living post of a table."""
    return next(
        shown(post)
        for post in night.posts("pairings")
        if is_post(post) and f"Table {number}\n" in shown(post)
    )


async def test_whoever_entered_is_told_that_an_event_is_called_off_and_taken_up_again(night: Night) -> None:
    await running(night)
    night.locales.set(night.players[0].id, "ja")
    await night.run(night.players[0], "me language", language="auto")
    answer = said(await night.sure(night.organizer, "event cancel"))
    assert says(answer, "event-changed-told.waiting", count=8)
    await night.env.advance_time(60)
    (japanese,), (english,) = direct(night.players[0]), direct(night.players[1])
    assert says(japanese.content, "notice-event-cancelled", language="ja")
    assert says(english.content, "notice-event-cancelled")
    await undo(night)
    await night.env.advance_time(60)
    assert [message.content[:2] for message in direct(night.players[1])] == ["~~", "↩️"]


async def test_the_tables_of_an_event_that_is_called_off_say_so_and_ask_for_nothing(night: Night) -> None:
    await running(night)
    before = {post.id: shown(post) for post in pairings(night)}
    await night.sure(night.organizer, "event cancel")
    await night.settle()
    for post in pairings(night):
        assert says(shown(post), "event-status-cancelled"), shown(post)
        assert not says(shown(post), "table-over")
        assert asks(post) == []
    await undo(night)
    await night.settle()
    assert {post.id: shown(post) for post in pairings(night)} == before


async def called(night: Night) -> None:
    """A round runs, and a player has called a judge."""
    await running(night)
    table = tables(night)[0]
    caller = member_of(night, table.seats[0])
    await night.run(caller, "judge call", table=table.id, question="May I?")
    await night.settle()


async def test_a_call_in_an_event_that_is_called_off_waits_for_nobody(night: Night) -> None:
    await called(night)
    before = [shown(post) for post in night.posts("judges")]
    await night.sure(night.organizer, "event cancel")
    await night.settle()
    call = night.posts("judges")[0]
    assert says(shown(call), "event-status-cancelled")
    assert asks(call) == []
    await undo(night)
    await night.settle()
    assert [shown(post) for post in night.posts("judges")][: len(before)] == before
    assert asks(night.posts("judges")[0])


@pytest.mark.parametrize("command", ["event finish", "event cancel"])
async def test_nobody_waits_for_a_place_in_an_event_that_is_over(night: Night, command: str) -> None:
    await running(night, 9, capacity=8, rounds=1)
    record_all(night)
    await night.run(night.organizer, "round end")
    assert says(shown(night.posts("announcements")[0]), "announcement-waiting", count=1)
    await night.sure(night.organizer, command)
    await night.settle()
    assert "Waiting list" not in shown(night.posts("announcements")[0])


async def test_threads_are_called_in_the_servers_language_after_it_has_changed(night: Night) -> None:
    await running(night)
    names = [str(thread.name) for thread in night.channels["pairings"].threads]
    assert all(name.startswith("Round 1") for name in names)
    await night.run(person(night, "admin"), "setup", language="ja")
    await night.env.advance_time(60)
    names = [str(thread.name) for thread in night.channels["pairings"].threads]
    assert [name.startswith("第1回戦") for name in names] == [True, True]
