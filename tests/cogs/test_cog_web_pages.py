"""On Discord: who finds an event's page, where its links stand, what the hall's screen shows, initials."""

import pytest

from bot.ui.web_links import pages_stand_at
from data.records import EventPage
from tests.support.night import Night, last, said, shown
from tests.support.reading import address_of, picture_of
from tests.support.results import report
from tests.support.rounds import event_with, running, tables, the_event

BASE = "https://league.example.org"


@pytest.fixture
def pages(night: Night) -> None:
    """The host serves pages until the night ends."""
    assert night.bot is not None
    pages_stand_at(BASE)


def page_of(night: Night) -> EventPage:
    found = night.read(lambda uow: uow.pages.first(event_id=the_event(night).id))
    assert isinstance(found, EventPage)
    return found


@pytest.mark.usefixtures("pages")
async def test_announcement_and_event_show_lead_to_the_page(night: Night) -> None:
    await event_with(night, 4)
    await night.settle()
    address = f"{BASE}/e/{page_of(night).key}"
    assert page_of(night).visibility == "unlisted"
    assert address in shown(night.posts("announcements")[0])
    assert address in said(await night.run(night.players[0], "event show"))


@pytest.mark.usefixtures("pages")
async def test_announcement_and_event_show_carry_the_pages_picture_and_ping_nobody(night: Night) -> None:
    await event_with(night, 4)
    await night.settle()
    address = f"{BASE}/e/{page_of(night).key}"
    post = night.posts("announcements")[0]
    answer = await night.run(night.players[0], "event show")
    for message in (post, last(answer)):
        assert address_of(message) == address
        assert picture_of(message).startswith(f"{address}/card.png?lang=en&v=")
        assert message.content == ""
    assert post.mentions == []


@pytest.mark.usefixtures("pages")
async def test_the_picture_has_another_address_when_the_announcement_says_something_else(
    night: Night,
) -> None:
    await event_with(night, 4)
    await night.settle()
    before = picture_of(night.posts("announcements")[0])
    await night.run(night.organizer, "event edit", capacity=16)
    await night.settle()
    assert picture_of(night.posts("announcements")[0]) != before


async def test_a_page_that_stands_on_this_machine_alone_has_a_link_but_no_picture(night: Night) -> None:
    pages_stand_at("http://127.0.0.1:8000")
    await event_with(night, 4)
    await night.settle()
    post = night.posts("announcements")[0]
    found = (address_of(post), picture_of(post))
    assert found == (f"http://127.0.0.1:8000/e/{page_of(night).key}", "")


@pytest.mark.usefixtures("pages")
async def test_the_standings_post_leads_to_the_standings(night: Night) -> None:
    await running(night, 4)
    await report(night, night.judge, tables(night)[0])
    await night.settle()
    (post,) = [one for one in night.posts("results") if one.attachments]
    assert address_of(post) == f"{BASE}/e/{page_of(night).key}/standings"


@pytest.mark.usefixtures("pages")
async def test_an_event_that_leaves_the_web_loses_its_links(night: Night) -> None:
    await event_with(night, 4, web="public")
    assert page_of(night).visibility == "public"
    await night.run(night.organizer, "event edit", web="off")
    await night.settle()
    (post,) = night.posts("announcements")
    assert BASE not in shown(post)
    assert (address_of(post), picture_of(post)) == (None, "")
    assert BASE not in said(await night.run(night.players[0], "event show"))


async def test_without_pages_nothing_speaks_of_an_address(night: Night) -> None:
    await event_with(night, 4, web="public")
    await night.settle()
    assert "/e/" not in shown(night.posts("announcements")[0])


@pytest.mark.usefixtures("pages")
async def test_the_desk_chooses_what_the_screen_shows_and_undo_takes_it_back(night: Night) -> None:
    await event_with(night, 4)
    desk = await night.run(night.organizer, "desk")
    asked = await night.click(night.organizer, last(desk), "desk-screen")
    assert f"{BASE}/e/{page_of(night).key}/screen" in said(asked)
    menu = f"menu:desk-screen:{the_event(night).id}:0"
    await night.organizer.select(last(asked), ["clock", "sound"], custom_id=menu)
    assert page_of(night).screen == ("clock", "sound")
    await night.take_back(night.organizer, the_event(night).id)
    assert "tables" in page_of(night).screen


async def test_a_player_chooses_initials_in_the_settings(night: Night) -> None:
    answer = said(await night.run(night.players[0], "me settings", initials="on"))
    assert "initials" in answer
    users = night.read(lambda uow: uow.users.get(night.players[0].id))
    assert getattr(users, "initials", False)
