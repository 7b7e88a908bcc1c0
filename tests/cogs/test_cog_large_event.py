"""An event of six hundred: every list can be turned, and every answer fits into Discord's limits."""

from dataclasses import replace
from typing import Any

from data.records import JudgeCall, Penalty, Person
from data.transaction import write
from data.unit_of_work import UnitOfWork
from league.entry import EntryStatus, EventEntry
from league.event import Event, EventStatus
from league.ids import CallId, EventId, PenaltyId, PlayerId, RoundId, TableId
from league.regulations import PenaltyKind
from league.round import Round, RoundStatus, Stage, Table, TableStatus
from tests.cogs.test_cog_ratings import content
from tests.support.night import Night, ids_of, last, said, shown
from tests.support.rounds import attached, event_with, pairings, record, record_all, rounds, tables, the_event
from tests.support.wording import says, worded

_PLAYERS = 600


async def crowd(
    night: Night, players: int = _PLAYERS, *, seats: int = 2, status: RoundStatus = RoundStatus.RUNNING
) -> None:
    """A running event in its first round; of every two tables one has reported."""
    profile = {2: "backgammon-jba", 4: "catan-japan"}[seats]
    await event_with(night, 0, profile=profile, season="2026")

    def fill(uow: UnitOfWork) -> None:
        event = uow.events.find()[0]
        people = [
            uow.people.add(Person(PlayerId(0), night.guild.id, f"選手 {n:04d}", 10**17 + n))
            for n in range(players)
        ]
        entries = tuple(EventEntry(PlayerId(p.id), EntryStatus.CONFIRMED, n) for n, p in enumerate(people, 1))
        uow.entries.store(event, replace(uow.entries.list_of(event), entries=entries))
        row = uow.rounds.add(Round(RoundId(0), event.id, 1, Stage.QUALIFIER, status))
        for number, first in enumerate(range(0, players, seats), 1):
            taken = tuple(PlayerId(person.id) for person in people[first : first + seats])
            state = TableStatus.PLAYING if number % 2 else TableStatus.REPORTED
            uow.tables.add(Table(TableId(0), event.id, row.id, number, taken, state))
        uow.events.save(replace(uow.events.require(event.id), status=EventStatus.RUNNING))

    write(night.bot.bot_context.database, fill, lambda _: True)


def call_judges(night: Night, count: int) -> None:
    """So many calls wait, each with a long question."""

    def work(uow: UnitOfWork) -> None:
        event = uow.events.find()[0]
        table = uow.tables.find(event_id=event.id)[0]
        for number in range(count):
            asked = f"{number} " + "*why* " * 80
            uow.calls.add(
                JudgeCall(CallId(0), event.id, table.id, 10**17 + number, asked[:500], night.env.now())
            )

    write(night.bot.bot_context.database, work, lambda _: True)


async def turned(who: Any, answer: Any, verb: str) -> list[str]:  # noqa: ANN401 - an actor and an answer
    """Every page of a list, by the button to the next one."""
    pages = [said(answer)]
    while ahead := _next_page(last(answer), verb):
        answer = await who.click(last(answer), custom_id=ahead)
        pages.append(said(answer))
    return pages


def _next_page(message: Any, verb: str) -> str:  # noqa: ANN401 - an answer's payload
    for row in message.components:
        for item in row["components"]:
            here = item["custom_id"].startswith(f"{verb}:") and item.get("label") == "▶"
            if here and not item.get("disabled"):
                return str(item["custom_id"])
    return ""


async def test_the_desk_of_three_hundred_matches_names_what_is_missing(night: Night) -> None:
    await crowd(night)
    call_judges(night, 8)
    words = said(await night.run(night.organizer, "desk"))
    assert says(words, "desk-missing-unreported")
    assert "1, 3, 5, " in words
    assert "(+125)" in words
    assert says(words, "desk-missing-calls", count=3)


async def test_the_judges_desk_says_how_many_tables_it_does_not_name(night: Night) -> None:
    await crowd(night)
    call_judges(night, 30)
    assert says(said(await night.run(night.judge, "desk")), "judge-desk-more", count=138)


async def test_a_round_that_is_too_long_for_its_post_says_where_the_other_tables_are(night: Night) -> None:
    await crowd(night, seats=4, status=RoundStatus.PLANNED)
    await night.run(night.organizer, "round publish")
    await night.settle()
    words = shown(pairings(night)[0])
    named = words.count("**Table ")
    assert 20 < named < 150
    assert says(words, "round-more-tables", count=150 - named)


async def test_every_table_of_a_round_is_shown_page_by_page(night: Night) -> None:
    await crowd(night, seats=4)
    pages = await turned(night.players[0], await night.run(night.players[0], "round show"), "round-page")
    assert len(pages) == 10
    for number in (1, 16, 17, 150):
        assert (
            sum(says(page, "round-table-line", table=worded("table-alone", number=number)) for page in pages)
            == 1
        )
    assert all(page.count("Table ") for page in pages)


async def test_of_fifteen_pages_the_last_is_three_taps_away(night: Night) -> None:
    await crowd(night)
    answer = await night.run(night.players[0], "signup list")
    for label, page in (("⏩", 6), ("⏩", 11), ("⏩", 15), ("◀", 14), ("▶", 15), ("⏪", 10)):
        buttons = {item["label"]: item for row in last(answer).components for item in row["components"]}
        assert list(buttons) == ["⏪", "◀", "▶", "⏩"]
        assert len({item["custom_id"] for item in buttons.values()}) == 4
        answer = await night.players[0].click(last(answer), custom_id=buttons[label]["custom_id"])
        assert says(str(last(answer).embeds[0].footer.text), "standings-page", page=page, pages=15)


async def test_a_page_of_a_plan_is_for_organizers_alone(night: Night) -> None:
    await crowd(night, seats=4, status=RoundStatus.PLANNED)
    answer = await night.forged(night.players[0], "round-page", rounds(night)[0].id)
    assert says(said(answer), "refusal-no-such-round")
    assert not says(said(answer), "export-table")


async def test_every_player_of_a_season_finds_their_place(night: Night) -> None:
    await crowd(night, 80, seats=4)
    record_all(night)
    await night.run(night.organizer, "round end")
    await night.sure(night.organizer, "event finish")
    pages = await turned(
        night.players[0],
        await night.run(night.players[0], "standings show", season="2026"),
        "season-page",
    )
    assert len(pages) > 1
    for number in range(80):
        assert sum(f"選手 {number:04d}" in page for page in pages) == 1


async def test_a_season_of_another_server_is_not_turned(night: Night) -> None:
    await crowd(night, 8, seats=4)
    event = the_event(night)

    def elsewhere(uow: UnitOfWork) -> EventId:
        other = replace(
            event, id=EventId(0), guild_id=1, status=EventStatus.FINISHED, season="Secret", version=0
        )
        return uow.events.add(other).id

    number = write(night.bot.bot_context.database, elsewhere, lambda _: True)
    answer = said(await night.forged(night.players[0], "season-page", number))
    assert answer.startswith("⛔")
    assert "Secret" not in answer


async def test_events_and_the_log_are_turned_page_by_page(night: Night) -> None:
    await event_with(night, 0)
    event = the_event(night)

    def many(uow: UnitOfWork) -> None:
        for number in range(60):
            uow.events.add(
                Event(
                    EventId(0),
                    event.guild_id,
                    f"Night {number:02d}",
                    event.profile,
                    1,
                    event.created_at,
                    EventStatus.OPEN,
                )
            )

    write(night.bot.bot_context.database, many, lambda _: True)
    pages = await turned(night.players[0], await night.run(night.players[0], "event list"), "events-page")
    assert all(sum(f"Night {number:02d}" in page for page in pages) == 1 for number in range(60))

    for number in range(30):
        await night.run(night.organizer, "signup add", guest=f"Guest {number:02d}", event=event.id)
    log = await turned(
        night.organizer, await night.run(night.organizer, "event log", event=event.id), "log-page"
    )
    assert len(log) > 1
    assert sum(says(page, "audit-event-open", name="Cup") for page in log) == 1
    assert "organizer" in said(await night.forged(night.players[0], "log-page", event.id))


async def test_penalties_are_turned_page_by_page_and_a_player_sees_none_of_others(night: Night) -> None:
    await crowd(night, 40, seats=4)

    def warn(uow: UnitOfWork) -> None:
        event = uow.events.find()[0]
        for number, person in enumerate(uow.people.find(guild_id=event.guild_id)[:40]):
            uow.penalties.add(
                Penalty(
                    PenaltyId(0), event.id, PlayerId(person.id), PenaltyKind.WARNING, "cjp/score-cap",
                    f"Reason {number:02d} " + "x" * 300, 1, 1, 2, night.env.now(),
                )
            )  # fmt: skip

    write(night.bot.bot_context.database, warn, lambda _: True)
    pages = await turned(night.judge, await night.run(night.judge, "penalty list"), "penalty-page")
    assert all(sum(f"Reason {number:02d}" in page for page in pages) == 1 for number in range(40))
    assert not says(
        said(await night.forged(night.players[0], "penalty-page", the_event(night).id)), "export-reason"
    )


async def test_of_many_who_come_up_from_the_waiting_list_the_first_are_named(night: Night) -> None:
    """Three hundred names left no room for what else is to be known."""
    await event_with(night, 0, capacity=2)

    def wait(uow: UnitOfWork) -> None:
        event = uow.events.find()[0]
        people = [
            uow.people.add(Person(PlayerId(0), night.guild.id, f"Player {n:04d}", 10**17 + n))
            for n in range(300)
        ]
        entries = tuple(
            EventEntry(PlayerId(p.id), EntryStatus.CONFIRMED if n < 2 else EntryStatus.WAITLISTED, n + 1)
            for n, p in enumerate(people)
        )
        uow.entries.store(event, replace(uow.entries.list_of(event), entries=entries))

    write(night.bot.bot_context.database, wait, lambda _: True)
    words = said(await night.run(night.organizer, "event edit", capacity=300))
    assert says(words, "event-edited-promoted")
    assert ": Player 0002, " in words
    assert "… (+278)" in words
    assert len(words) < 1000


async def test_of_two_hundred_events_that_may_be_meant_the_newest_are_named(night: Night) -> None:
    """All their names were too much for one text, and the judge read that something went wrong."""
    await event_with(night, 0)
    event = the_event(night)

    def many(uow: UnitOfWork) -> None:
        for number in range(200):
            name = f"Thursday league night {number:03d}"
            uow.events.add(replace(event, id=EventId(0), name=name, status=EventStatus.FINISHED, version=0))

    write(night.bot.bot_context.database, many, lambda _: True)
    words = said(await night.run(night.judge, "judge report"))
    assert says(words, "refusal-which-event")
    assert ": Thursday league night 199, " in words
    assert "(+180)" in words


async def test_a_tie_of_three_hundred_is_told_and_can_be_settled(night: Night) -> None:
    await crowd(night, seats=4)
    for table in tables(night):
        record(night, table)
    await night.run(night.organizer, "round end")
    answer = await night.run(night.organizer, "standings advance", stage="semi-final")
    words = said(answer)
    assert says(words, "advance-tie")
    assert ": 選手 0000, " in words
    assert "(+142)" in words
    assert says(words, "advance-tie-many")
    assert not ids_of(last(answer))
    named = ", ".join(f"選手 {number:04d}" for number in range(0, 64, 4))
    done = await night.run(night.organizer, "standings advance", stage="semi-final", players=named)
    assert says(said(done), "advance-through", count=16)
    assert "1. 選手 0000, 2. 選手 0004" in said(done)
    wrong = await night.run(night.organizer, "standings advance", stage="semi-final", players="選手 0001")
    assert says(said(wrong), "refusal-cut-not-tied")


async def test_a_podium_on_which_three_hundred_stand_is_posted(night: Night) -> None:
    """All their names were too much for one text: it was tried again for ever, and the announcement never came."""
    await crowd(night)
    for table in tables(night):
        record(night, table)
    await night.run(night.organizer, "round end")
    await night.sure(night.organizer, "event finish")
    await night.settle()
    assert the_event(night).status is EventStatus.FINISHED
    posted = [shown(post) for post in night.posts("announcements")]
    podiums = [words for words in posted if says(words, "podium-title")]
    assert len(podiums) == 1, posted
    assert "🥇" in podiums[0]
    assert "(+280)" in podiums[0]


async def test_the_report_to_the_association_names_everybody_who_was_absent(night: Night) -> None:
    await crowd(night)

    def absent(uow: UnitOfWork) -> None:
        event = uow.events.find()[0]
        entries = uow.entries.list_of(event)
        gone = tuple(replace(entry, status=EntryStatus.NO_SHOW) for entry in entries.entries[300:])
        uow.entries.store(event, replace(entries, entries=(*entries.entries[:300], *gone)))

    write(night.bot.bot_context.database, absent, lambda _: True)
    answer = await night.run(night.judge, "judge report", language="en")
    (file,) = attached(answer)
    words = content(night, file)
    assert all(f"選手 {number:04d}" in words for number in range(300, 600))
