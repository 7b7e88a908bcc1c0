"""Signing up, as players do it."""

from tests.support.night import Night, direct, said, shown
from tests.support.results import answer_of


async def test_a_long_list_of_entries_has_pages(night: Night) -> None:
    await night.run(night.organizer, "event create", name="Cup")
    await night.run(night.organizer, "event open")
    rows = "name\n" + "\n".join(f"Guest {number:03d}" for number in range(1, 131))
    await night.run(night.organizer, "signup import", file=("players.csv", rows.encode()))
    first = await night.run(night.organizer, "signup list")
    assert "Guest 040" in said(first)
    assert "Guest 041" not in said(first)
    page = answer_of(first)
    assert "page 1 of 4" in str(page.embeds[0].footer.text)  # type: ignore[attr-defined]  # a message
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

    assert "You are in" in said(first)
    assert "You are in" in said(second)
    assert "number 1 on the waiting list" in said(third)
    await night.settle()
    posts = night.posts("announcements")
    assert len(posts) == 1
    assert "2/2" in shown(posts[0])
    assert first.ephemeral


async def test_signing_up_twice_is_refused_in_the_players_language(night: Night) -> None:
    await night.run(night.organizer, "event create", name="Cup")
    await night.run(night.organizer, "event open")
    night.locales.set(night.players[0].id, "ja")
    await night.run(night.players[0], "signup join")
    again = await night.run(night.players[0], "signup join")
    assert said(again).startswith("⛔")
    assert "エントリー済み" in said(again)


async def test_signing_up_without_an_open_event_says_where_to_look(night: Night) -> None:
    refused = await night.run(night.players[0], "signup join")
    assert "`/event list`" in said(refused)


async def test_buttons_survive_a_restart(night: Night) -> None:
    await night.run(night.organizer, "event create", name="Cup")
    await night.run(night.organizer, "event open")
    await night.settle()
    await night.restart()
    clicked = await night.click(night.players[0], night.posts("announcements")[-1], "signup-join")
    assert "You are in" in said(clicked)


async def test_the_waiting_list_moves_up_and_tells_the_player_once(night: Night) -> None:
    await night.run(night.organizer, "event create", name="Cup", capacity=1)
    await night.run(night.organizer, "event open")
    for member in night.players[:2]:
        await night.run(member, "signup join")

    await night.run(night.players[0], "signup leave")
    await night.settle()
    await night.restart()

    assert [night.players[1].mention in one.content for one in direct(night.players[1])] == [True]


async def test_an_organizer_approves_and_the_player_is_told_in_private(night: Night) -> None:
    await night.run(night.organizer, "event create", name="Cup", approval=True)
    await night.run(night.organizer, "event open")
    pending = await night.run(night.players[0], "signup join")
    assert "waits for an organizer's approval" in said(pending)
    night.locales.set(night.players[0].id, "ja")
    await night.run(night.players[0], "signup list")  # Discord tells the language
    await night.run(night.players[0], "signup leave")
    await night.run(night.players[0], "signup join")

    await night.run(night.organizer, "signup approve", player=1)
    await night.settle()

    (message,) = night.players[0].user.dm_channel.history()
    assert "承認されました" in message.content


async def test_players_cannot_handle_the_entries_of_others(night: Night) -> None:
    await night.run(night.organizer, "event create", name="Cup")
    await night.run(night.organizer, "event open")
    await night.run(night.players[0], "signup join")
    commands: dict[str, dict[str, object]] = {
        "signup remove": {"player": 1},
        "signup refuse": {"player": 1},
        "signup add": {"guest": "Friend"},
    }
    for command, options in commands.items():
        answer = said(await night.run(night.players[1], command, **options))
        assert "Only organizers" in answer, command


async def test_a_csv_enters_all_players_or_none(night: Night) -> None:
    await night.run(night.organizer, "event create", name="Cup")
    await night.run(night.organizer, "event open")
    broken = await night.run(
        night.organizer, "signup import", file=("players.csv", b"name,discord_id\nAnn,1\n,2\nBob,x\n")
    )
    assert "3, 4" in said(broken)
    assert "Nobody has entered" in said(await night.run(night.organizer, "signup list"))

    japanese = "名前,クラス\n山田太郎,A\nPavlos,b\n".encode("cp932")
    good = await night.run(night.organizer, "signup import", file=("players.csv", japanese))
    assert "2 entered" in said(good)
    assert "山田太郎" in said(await night.run(night.organizer, "signup list"))
    assert "2 were on the list" in said(
        await night.run(night.organizer, "signup import", file=("players.csv", japanese))
    )


async def test_a_file_that_is_no_text_is_refused(night: Night) -> None:
    await night.run(night.organizer, "event create", name="Cup")
    await night.run(night.organizer, "event open")
    answer = await night.run(night.organizer, "signup import", file=("x.csv", b"PK\x03\x04\0\0"))
    assert "CSV UTF-8" in said(answer)


async def test_a_double_click_signs_up_once(night: Night) -> None:
    await night.run(night.organizer, "event create", name="Cup")
    await night.run(night.organizer, "event open")
    await night.settle()
    post = night.posts("announcements")[-1]
    await night.click(night.players[0], post, "signup-join")
    await night.click(night.players[0], post, "signup-join")
    await night.settle()
    assert "Players: **1**" in shown(night.posts("announcements")[-1])
