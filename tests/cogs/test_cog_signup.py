"""Signing up, as players do it."""

from tests.support.night import Night, said, shown


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


async def test_only_organizers_create_events(night: Night) -> None:
    refused = await night.run(night.players[0], "signup join")
    assert "no such event" in said(refused)


async def test_buttons_survive_a_restart(night: Night) -> None:
    await night.run(night.organizer, "event create", name="Cup")
    await night.run(night.organizer, "event open")
    await night.settle()
    await night.restart()
    clicked = await night.click(night.players[0], night.posts("announcements")[-1], "signup-join")
    assert "You are in" in said(clicked)
