"""Signing up, as players do it."""

from typing import Any

from data.transaction import read
from league.entry import EntryStatus
from league.ids import PlayerId
from tests.support.night import Night, direct, ids_of, last, said, shown
from tests.support.results import answer_of
from tests.support.rounds import (
    event_with,
    player_id,
    players_imported,
    record,
    running,
    tables,
    the_event,
)
from tests.support.wording import says, worded


async def test_a_long_list_of_entries_has_pages(night: Night) -> None:
    await night.run(night.organizer, "event create", name="Cup")
    await night.run(night.organizer, "event open")
    rows = "name\n" + "\n".join(f"Guest {number:03d}" for number in range(1, 131))
    await players_imported(night, rows.encode())
    first = await night.run(night.organizer, "signup list")
    assert "Guest 040" in said(first)
    assert "Guest 041" not in said(first)
    page = answer_of(first)
    assert says(str(page.embeds[0].footer.text), "standings-page", page=1, pages=4)  # type: ignore[attr-defined]  # a message
    for number in (1, 2, 3):
        last = await night.organizer.click(page, custom_id=f"signup-page:1:{number}")  # type: ignore[arg-type]  # same
        page = answer_of(last)
    assert "Guest 130" in said(last)


async def test_signup_shows_the_places_that_are_taken(night: Night) -> None:
    await night.run(night.organizer, "event create", name="Cup", capacity=2)
    await night.run(night.organizer, "event open")

    first = await night.run(night.players[0], "signup join")
    second = await night.click(night.players[1], night.posts("announcements")[-1], "signup-join")
    third = await night.run(night.players[2], "signup join")

    assert says(said(first), "signup-confirmed")
    assert says(said(second), "signup-confirmed")
    assert says(said(third), "signup-waitlisted", place=1)
    await night.settle()
    posts = night.posts("announcements")
    assert len(posts) == 1
    assert "2/2" in shown(posts[0])
    assert first.ephemeral


async def test_buttons_survive_a_restart(night: Night) -> None:
    await night.run(night.organizer, "event create", name="Cup")
    await night.run(night.organizer, "event open")
    await night.settle()
    await night.restart()
    clicked = await night.click(night.players[0], night.posts("announcements")[-1], "signup-join")
    assert says(said(clicked), "signup-confirmed")


async def test_the_waiting_list_moves_up_and_tells_the_player_once(night: Night) -> None:
    await night.run(night.organizer, "event create", name="Cup", capacity=1)
    await night.run(night.organizer, "event open")
    for member in night.players[:2]:
        await night.run(member, "signup join")

    await night.sure(night.players[0], "signup leave")
    await night.settle()
    await night.restart()

    assert [night.players[1].mention in one.content for one in direct(night.players[1])] == [True]


async def test_an_organizer_approves_and_the_player_is_told_in_private(night: Night) -> None:
    await night.run(night.organizer, "event create", name="Cup", approval=True)
    await night.run(night.organizer, "event open")
    pending = await night.run(night.players[0], "signup join")
    assert says(said(pending), "signup-pending")
    night.locales.set(night.players[0].id, "ja")
    await night.run(night.players[0], "signup list")  # Discord tells the language
    await night.sure(night.players[0], "signup leave")
    await night.run(night.players[0], "signup join")

    await night.run(night.organizer, "signup approve", player=1)
    await night.settle()

    (message,) = night.players[0].user.dm_channel.history()
    assert says(message.content, "notice-approved", language="ja")


async def test_one_lines_fault_refuses_that_line_alone(night: Night) -> None:
    await night.run(night.organizer, "event create", name="Cup")
    await night.run(night.organizer, "event open")
    broken = await night.run(
        night.organizer, "signup import", file=("players.csv", b"name,discord_id\nAnn,1\n,2\nBob,x\n")
    )
    for line, cell in ((2, "1"), (3, "2")):
        why = worded("line-list-not-id", cell=cell)
        assert says(said(broken), "import-refused-line", line=line, why=why)
    assert says(said(await night.run(night.organizer, "signup list")), "signup-list-empty")

    japanese = "名前,クラス\n山田太郎,A\nPavlos,b\n".encode("cp932")
    good = await players_imported(night, japanese)
    assert says(said(good), "signup-imported", added=2)
    assert "山田太郎" in said(await night.run(night.organizer, "signup list"))
    assert says(said(await players_imported(night, japanese)), "import-listed", count=2)


async def test_an_import_shows_what_it_would_do_and_asks_once(night: Night) -> None:
    await night.run(night.organizer, "event create", name="Cup", capacity=3)
    await night.run(night.organizer, "event open")
    await night.run(night.players[0], "signup join")
    own, other = night.players[0].id, night.players[1].id
    stranger = 700000000000001000
    rows = f"name,discord_id\nHaruka,{own}\nKen,{other}\nAnn,\nAnn,\nHaruka,\nOdd,{stranger}\n"
    preview = await night.run(night.organizer, "signup import", file=("players.csv", rows.encode()))
    shown_ = said(preview)
    why = worded("line-list-no-member", cell=str(stranger))
    assert says(shown_, "import-refused-line", line=7, why=why)
    for key, count, lines in (
        ("import-member", 1, "\n-# 3 Ken"),
        ("import-guest", 2, "\n-# 4 Ann, 6 Haruka"),
        ("import-listed", 1, "\n-# 2 Haruka"),
        ("import-twice", 1, "\n-# 5 Ann"),
        ("import-alike", 1, ""),
        ("import-waiting", 1, ""),
    ):
        assert f"{worded(key, count=count)}{lines}" in shown_, key
    assert "Ann" not in said(await night.run(night.organizer, "signup list"))
    done = await night.click(night.organizer, last(preview), "entry-import")
    assert says(said(done), "signup-imported", added=3)
    twice = await night.click(night.organizer, last(preview), "entry-import")
    assert says(said(twice), "refusal-import-gone")
    assert "Ann" in said(await night.run(night.organizer, "signup list"))


async def test_a_list_is_pasted_and_another_column_chosen(night: Night) -> None:
    await night.run(night.organizer, "event create", name="Cup")
    await night.run(night.organizer, "event open")
    opened = await night.run(night.organizer, "signup import")
    own = night.players[0]
    pasted = f"Name\tGamerTag\tDiscord\nAnn\tAce\t\nReal\tBee\t<@{own.id}>\n"
    shown_ = await night.organizer.submit_modal(opened, {"list": pasted})
    assert "Name → name" in said(shown_)
    event = next(one for one in ids_of(last(shown_)) if one.startswith("entry-import:")).split(":")[1]
    assert event
    mapped = await said_of_column(night, shown_, "1", "name")
    assert "GamerTag → name" in said(mapped)
    assert says(said(await night.run(night.organizer, "signup list")), "signup-list-empty")
    done = await night.click(night.organizer, last(shown_), "entry-import")
    assert says(said(done), "signup-imported", added=2)
    listed = said(await night.run(night.organizer, "signup list"))
    assert "Ace" in listed
    assert "Real" not in listed


async def test_the_ratings_of_a_list_are_a_column_that_is_chosen(night: Night) -> None:
    await night.run(night.organizer, "event create", name="Cup")
    await night.run(night.organizer, "event open")
    opened = await night.run(night.organizer, "signup import")
    shown_ = await night.organizer.submit_modal(opened, {"list": "Name\tStrength\nAnn\t1500\nBen\t1600\n"})
    mapped = await said_of_column(night, shown_, "1", "rating")
    assert "Strength → rating" in said(mapped)
    mapped = await said_of_column(night, mapped, "1", "-")
    assert "Strength → rating" not in said(mapped)


async def test_the_first_line_is_headings_or_a_player_as_the_organizer_says(night: Night) -> None:
    await night.run(night.organizer, "event create", name="Cup")
    await night.run(night.organizer, "event open")
    opened = await night.run(night.organizer, "signup import")
    shown_ = await night.organizer.submit_modal(opened, {"list": "Wer\tZahl?\nAnn\t15\nBen\t16\n"})
    assert says(said(shown_), "ask-first-heading", line="1", cells="Wer, Zahl?")
    for entering in (3, 2):
        shown_ = await night.click(night.organizer, last(shown_), "import-first")
        assert says(said(shown_), "import-guest", count=entering)
    done = await night.click(night.organizer, last(shown_), "entry-import")
    assert says(said(done), "signup-imported", added=2)


async def said_of_column(night: Night, shown_: Any, column: str, meaning: str) -> Any:  # noqa: ANN401 - simcord's
    """The column is chosen in the one menu, in the other what it holds."""
    for verb, value in (("import-column", column), ("import-meaning", meaning)):
        menu = next(one for one in ids_of(last(shown_)) if one.startswith(f"menu:{verb}:"))
        shown_ = await night.organizer.select(last(shown_), [value], custom_id=menu)
    return shown_


async def test_a_first_and_a_last_name_are_two_columns_that_are_chosen(night: Night) -> None:
    await night.run(night.organizer, "event create", name="Cup")
    await night.run(night.organizer, "event open")
    opened = await night.run(night.organizer, "signup import")
    shown_ = await night.organizer.submit_modal(
        opened, {"list": "Name\tStamm\tOrt\nAnn\tAlpha\tUlm\nBen\tBravo\tUlm\n"}
    )
    mapped = await said_of_column(night, shown_, "0", "first_name")
    mapped = await said_of_column(night, mapped, "1", "last_name")
    assert "Name → first name, Stamm → last name" in said(mapped)
    await night.click(night.organizer, last(mapped), "entry-import")
    assert "Ann Alpha" in said(await night.run(night.organizer, "signup list"))


async def test_every_column_of_a_wide_list_can_be_chosen(night: Night) -> None:
    await night.run(night.organizer, "event create", name="Cup")
    await night.run(night.organizer, "event open")
    opened = await night.run(night.organizer, "signup import")
    head = "\t".join(["Name", *(f"Answer {number}" for number in range(1, 58)), "Strength", "Order"])
    body = "\t".join(["Ann", *("-" for _ in range(57)), "1500", "2"])
    shown_ = await night.organizer.submit_modal(opened, {"list": f"{head}\n{body}\n"})
    turned = shown_
    for page in ("p1", "p2"):
        menu = next(one for one in ids_of(last(turned)) if one.startswith("menu:import-column:"))
        turned = await night.organizer.select(last(turned), [page], custom_id=menu)
    mapped = await said_of_column(night, turned, "58", "rating")
    mapped = await said_of_column(night, mapped, "59", "seed")
    assert "Strength → rating, Order → seed" in said(mapped)


async def test_a_guest_who_gets_an_account_keeps_seat_points_and_posts_follow(night: Night) -> None:
    await event_with(night, 7)
    await night.run(night.organizer, "signup add", guest="Grandma")
    await night.run(night.organizer, "round seat", seed=7)
    await night.run(night.organizer, "round publish")
    await night.settle()
    guest = read(night.bot.bot_context.database, lambda uow: uow.people.first(user_id=None, name="Grandma"))
    assert guest is not None
    table = next(table for table in tables(night) if guest.id in table.seats)
    record(night, table, table.seats.index(PlayerId(guest.id)))
    for other in (one for one in tables(night) if one.id != table.id):
        record(night, other)
    answer = await night.run(night.organizer, "signup account", player=guest.id, member=night.outsider)
    await night.settle()
    assert "⛔" not in said(answer)
    post = next(post for post in night.posts("pairings") if f"Table {table.number}" in shown(post))
    assert f"<@{night.outsider.id}>" in shown(post)
    assert "Grandma" not in shown(post)
    assert "10" in said(await night.run(night.outsider, "me record"))


async def test_a_file_that_is_no_text_is_refused(night: Night) -> None:
    await night.run(night.organizer, "event create", name="Cup")
    await night.run(night.organizer, "event open")
    answer = await night.run(night.organizer, "signup import", file=("x.csv", b"PK\x03\x04\0\0"))
    assert says(said(answer), "refusal-list-not-text")


async def test_a_double_click_signs_up_once(night: Night) -> None:
    await night.run(night.organizer, "event create", name="Cup")
    await night.run(night.organizer, "event open")
    await night.settle()
    post = night.posts("announcements")[-1]
    await night.click(night.players[0], post, "signup-join")
    await night.click(night.players[0], post, "signup-join")
    await night.settle()
    assert says(shown(night.posts("announcements")[-1]), "announcement-places", places="1")


async def test_a_place_that_goes_to_the_next_in_line_is_given_up_after_a_question(night: Night) -> None:
    """The button stands beside the one that signs up, and one tap of a thumb lost the place for good."""
    await event_with(night, 2, capacity=1)
    await night.settle()
    announcement = night.posts("announcements")[0]
    asked = await night.click(night.players[0], announcement, "signup-leave")
    assert says(said(asked), "signup-leave-sure-line")
    assert status_of(night, 0) is EntryStatus.CONFIRMED
    assert says(said(await night.click(night.players[0], last(asked), "signup-leave-sure")), "signup-left")
    assert (status_of(night, 0), status_of(night, 1)) == (None, EntryStatus.CONFIRMED)
    again = said(await night.click(night.players[0], last(asked), "signup-leave-sure"))
    assert says(again, "refusal-not-entered.own")


async def test_a_yes_to_what_was_asked_before_the_event_began_asks_anew(night: Night) -> None:
    await event_with(night, 5, capacity=4)
    asked = await night.run(night.players[0], "signup leave")
    assert says(said(asked), "signup-leave-sure-line")
    await night.run(night.organizer, "round seat", seed=7)
    await night.run(night.organizer, "round publish")
    again = await night.click(night.players[0], last(asked), "signup-leave-sure")
    assert says(said(again), "signup-leave-sure-running")
    assert status_of(night, 0) is EntryStatus.CONFIRMED
    await night.click(night.players[0], last(again), "signup-leave-sure")
    assert status_of(night, 0) is EntryStatus.DROPPED


async def test_the_yes_of_another_takes_nobody_out(night: Night) -> None:
    await running(night, 8)
    refused = await night.forged(night.outsider, "signup-leave-sure", the_event(night).id)
    assert said(refused).startswith("⛔")
    assert status_of(night, 0) is EntryStatus.CONFIRMED


def status_of(night: Night, number: int) -> EntryStatus | None:
    """How a player stands in the event; None: not entered."""
    player = player_id(night, number)
    entries = read(night.bot.bot_context.database, lambda uow: uow.entries.list_of(the_event(night)))
    entry = entries.entry_of(player)
    return entry.status if entry else None
