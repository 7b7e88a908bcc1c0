"""Lists that open while somebody types: they know the thread, the running event, and events that share a name."""

from typing import Any

import simcord

from data.records import PostKind
from league.round import Table
from tests.support.night import Night, said
from tests.support.rounds import enter, event_with, player_id, record, running, seats, tables
from tests.support.wording import says, worded

WARN = {"section": "cjp/manners-penalty", "reason": "Shouted at the table"}


async def names(
    night: Night, who: simcord.MemberActor, command: str, option: str, **options: object
) -> list[str]:
    """What is offered in the hall before anything is typed."""
    offers = await night.complete(night.hall, who, command, option, "", **options)
    return [str(offer["name"]) for offer in offers]


def thread_of(night: Night, table: Table) -> Any:  # noqa: ANN401 - a thread of the simulated Discord
    """The table's thread."""
    post: Any = night.read(lambda uow: uow.outbox.posts.first(kind=PostKind.TABLE, subject=table.id))
    return next(thread for thread in night.channels["pairings"].threads if thread.id == post.thread_id)


async def second_event(night: Night, name: str = "Mini", players: tuple[int, ...] = (8, 9, 10, 11)) -> int:
    """Another event whose first round is public, while the first one runs."""
    await night.run(night.organizer, "event create", name=name)
    found: Any = night.read(lambda uow: uow.events.find(guild_id=night.guild.id)[-1])
    number: int = found.id
    await night.run(night.organizer, "event open", event=number)
    enter(night, players)
    await night.run(night.organizer, "round seat", event=number)
    await night.run(night.organizer, "round publish")
    await night.settle()
    return number


async def test_a_running_event_comes_first_and_one_that_was_called_off_is_not_offered(night: Night) -> None:
    await running(night)
    for name in ("Later", "Off"):
        await night.run(night.organizer, "event create", name=name)
    await night.sure(night.organizer, "event cancel", event=3)
    assert await names(night, night.organizer, "round start", "event") == ["Cup", "Later"]
    assert await names(night, night.organizer, "event undo", "event") == ["Cup", "Later", "Off"]
    assert "Later" not in await names(night, night.players[0], "round show", "event")


async def test_in_a_threads_table_its_event_and_table_are_meant(night: Night) -> None:
    await running(night)
    await second_event(night)
    _, second = tables(night)
    thread = thread_of(night, second)
    offered = await night.complete(thread, night.judge, "result history", "table", "")
    assert offered[0]["value"] == second.id
    offered = await night.complete(thread, night.judge, "penalty warn", "event", "")
    assert offered[0]["name"] == "Cup"
    players = await night.complete(thread, night.judge, "penalty warn", "player", "")
    assert {offer["value"] for offer in players[:4]} == set(second.seats)
    record(night, second)
    history = said(await night.run_in(thread, night.judge, "result history"))
    assert says(history, "history-title", round=1, table=second.number)
    standings = said(await night.run_in(thread, night.players[9], "event show"))
    assert standings.startswith("Cup")


async def test_a_player_in_anothers_thread_means_the_own_table(night: Night) -> None:
    await running(night)
    mine = next(table for table in tables(night) if player_id(night, 0) in table.seats)
    other = next(table for table in tables(night) if table.id != mine.id)
    answer = said(await night.run_in(thread_of(night, other), night.players[0], "result history"))
    assert says(answer, "refusal-no-result-yet", round=1, table=mine.number)
    assert not says(answer, "refusal-no-result-yet", round=1, table=other.number)


async def test_warn_offers_players_before_the_event_is_said(night: Night) -> None:
    await running(night)
    await second_event(night)
    offered = await names(night, night.judge, "penalty warn", "player")
    assert "P00 — Cup" in offered
    assert "P08 — Mini" in offered
    warned = said(await night.run(night.judge, "penalty warn", player=player_id(night, 8), **WARN))
    assert says(warned, "penalty-done-warning", player="P08", number=1)
    assert says(said(await night.run(night.judge, "penalty list", event=1)), "penalty-list-empty")
    assert "P08" in said(await night.run(night.judge, "penalty list", event=2))


async def test_who_plays_in_both_events_is_asked_about(night: Night) -> None:
    await running(night)
    await second_event(night, players=(0, 9, 10, 11))
    assert "P00 — Cup, Mini" in await names(night, night.judge, "penalty warn", "player")
    refused = said(await night.run(night.judge, "penalty warn", player=player_id(night, 0), **WARN))
    assert refused.startswith("⛔")
    assert "Mini, Cup" in refused


async def test_a_round_without_its_event_is_the_only_one_that_waits_for_the_step(night: Night) -> None:
    await running(night)
    await night.run(night.organizer, "event create", name="Mini")
    await night.run(night.organizer, "event open", event=2)
    enter(night, (8, 9, 10, 11))
    await night.run(night.organizer, "round seat", event=2)
    answer = said(await night.run(night.organizer, "round publish"))
    assert not answer.startswith("⛔"), answer
    again = said(await night.run(night.organizer, "round publish"))
    assert "Mini, Cup" in again


async def test_a_second_event_of_the_same_name_is_questioned_and_told_apart(night: Night) -> None:
    await running(night)
    created = await night.run(night.organizer, "event create", name=" cup ")
    assert says(said(created), "event-namesake", event="cup")
    assert await names(night, night.organizer, "round start", "event") == [
        "Cup (2026-01-01 #1)",
        "cup (2026-01-01 #2)",
    ]
    before = len(night.posts("announcements"))
    dropped = await night.click(night.organizer, created.response, "event-drop")
    await night.settle()
    assert says(said(dropped), "event-dropped")
    assert len(night.posts("announcements")) == before
    assert await names(night, night.organizer, "round start", "event") == ["Cup"]
    again = await night.click(night.organizer, created.response, "event-drop")
    assert said(again).startswith("⛔")


async def test_events_of_one_name_have_the_day_of_the_servers_time_zone(night: Night) -> None:
    """In London it is still the day before when people in Tokyo meet in the morning."""
    for day in ("2026-05-03", "2026-05-10"):
        await night.run(night.organizer, "event create", name="Cup", starts=f"{day} 08:30")
    assert sorted(await names(night, night.organizer, "event open", "event")) == [
        "Cup (2026-05-03 #1)",
        "Cup (2026-05-10 #2)",
    ]


async def test_a_renamed_event_is_questioned_too(night: Night) -> None:
    await running(night)
    await night.run(night.organizer, "event create", name="Mini")
    edited = said(await night.run(night.organizer, "event edit", event=2, name="CUP"))
    assert says(edited, "event-namesake", event="CUP")
    assert not says(
        said(await night.run(night.organizer, "event edit", event=2, name="Mini")), "event-namesake"
    )


async def test_a_tables_thread_carries_the_events_name(night: Night) -> None:
    await running(night)
    for table in tables(night):
        assert thread_of(night, table).name == f"Round 1 · Table {table.number} · Cup"
    assert len(seats(night)) == 2


async def test_a_full_list_says_that_there_are_more_and_typing_finds_them(night: Night) -> None:
    for number in range(30):
        await night.run(night.organizer, "event create", name=f"Evening {number:02}")
    offered = await night.complete(night.hall, night.organizer, "event show", "event", "")
    assert len(offered) == 25
    assert offered[-1]["name"] == worded("offers-more", count=6)
    night.locales.set(night.organizer.id, "ja")
    assert (await names(night, night.organizer, "event show", "event"))[-1].startswith("…ほか6件")
    night.locales.set(night.organizer.id, "en-US")
    (first, *_) = await night.complete(night.hall, night.organizer, "event show", "event", "evening 03")
    assert first["name"] == "Evening 03"
    assert said(await night.run(night.organizer, "event show", event=offered[-1]["value"])).startswith("⛔")


async def test_a_table_is_offered_and_found_in_the_words_of_the_reader(night: Night) -> None:
    await running(night)
    for locale, words, head in (
        ("ja", "テーブル２", "第1回戦 テーブル2: "),
        ("en-US", "table 2", "Round 1, table 2: "),
    ):
        night.locales.set(night.judge.id, locale)
        first, *_ = await night.complete(night.hall, night.judge, "result correct", "table", words)
        assert str(first["name"]).startswith(head), (locale, first)


async def test_whom_the_organizers_have_refused_no_list_tells_the_others(night: Night) -> None:
    await event_with(night, 3, approval=True)
    for number, verb in enumerate(("approve", "refuse", "approve")):
        await night.run(night.organizer, f"signup {verb}", player=player_id(night, number))
    for who in (night.players[0], night.judge):
        assert await names(night, who, "penalty list", "player") == ["P00", "P02"]
