"""Pages say whose they are: the server's name and picture, and the way back to Discord."""

from dataclasses import replace
from datetime import timedelta

import pytest
from icalendar import Calendar

from bot.i18n import LANGUAGES
from data.database import Database
from data.records import Post, PostKind, Visibility
from league.ids import PostId
from tests.support.league_builder import GUILD, NOW, League, league
from tests.web.site import on_web, open_pages
from web.bot_side import BotSide, ServerFace

PICTURE = b"\x89PNG\r\n\x1a\nand so on"
NAME = '関東カタン会 "Kanto" <b>'


async def picture(server: int) -> bytes | None:
    return PICTURE if server == GUILD else None


async def page_instead(_server: int) -> bytes | None:
    return b"<svg onload=alert(1)>"


def face(server: int) -> ServerFace:
    return ServerFace(NAME, "abc") if server == GUILD else ServerFace()


ASKED = BotSide(face=face, picture=picture)


def announced(made: League) -> None:
    """Its announcement stands on Discord."""
    made.change(
        lambda uow: uow.outbox.posts.add(
            Post(PostId(0), PostKind.ANNOUNCEMENT, made.event_id, GUILD, channel_id=55, message_id=66)
        )
    )


@pytest.mark.parametrize("language", LANGUAGES)
async def test_pages_carry_the_servers_name_picture_and_the_way_back(
    database: Database, language: str
) -> None:
    made = league(database)
    made.round(1, ((1, 2, 3, 4), (5, 6, 7, 8)))
    announced(made)
    path = on_web(made)
    async with open_pages(database, bot=ASKED) as visitor:
        for page in ("", "/round/1", "/standings", "/find", "/player/1"):
            shown = await visitor.read(f"{path}{page}?lang={language}")
            assert "関東カタン会 &#34;Kanto&#34; &lt;b&gt;" in shown, page
            assert f'src="{path}/server.png"' in shown
            assert 'href="https://discord.com/channels/10/55/66"' in shown
        listed = await visitor.read(f"/s/10?lang={language}")
        assert "関東カタン会" in listed
        assert 'href="https://discord.com/channels/10"' in listed
        for place in (f"{path}/server.png", "/s/10/server.png"):
            answer = await visitor.get(place)
            assert (answer.content_type, await answer.read()) == ("image/png", PICTURE)


async def test_an_event_that_is_nobodys_shows_no_picture_of_its_server(database: Database) -> None:
    made = league(database)
    path = on_web(made, Visibility.UNLISTED)
    async with open_pages(database, bot=ASKED) as visitor:
        assert [await visitor.status(one) for one in (f"{path}/server.png", "/s/10/server.png")] == [200, 404]
        off = on_web(made, Visibility.OFF)
        visitor.pages.live.notify()
        places = (f"{path}/server.png", f"{off}/server.png", "/s/77/server.png", "/e/nothing/server.png")
        assert [await visitor.status(one) for one in places] == [404] * 4


async def test_without_discord_pages_are_as_they_were_and_what_is_no_picture_is_none(
    database: Database,
) -> None:
    path = on_web(league(database))
    async with open_pages(database) as visitor:
        shown = await visitor.read(path)
        assert "server.png" not in shown
        assert "discord.com" not in shown
    async with open_pages(database, bot=BotSide(face=face, picture=page_instead)) as visitor:
        assert await visitor.status(f"{path}/server.png") == 404


async def test_the_calendar_names_the_league(database: Database) -> None:
    made = league(database, starts_at=NOW + timedelta(days=1))
    made.change(lambda uow: uow.events.save(replace(uow.events.require(made.event_id), season="2026")))
    on_web(made)
    async with open_pages(database, bot=ASKED) as visitor:
        calendar = Calendar.from_ical(await visitor.read("/s/10/events.ics"))
    assert (str(calendar["x-wr-calname"]), str(calendar["name"])) == (NAME, NAME)


async def test_pages_sheets_calendar_and_api_say_where_it_is_played(database: Database) -> None:
    made = league(database, starts_at=NOW + timedelta(days=1), venue='Café "Dice" <b>')
    path = on_web(made)
    async with open_pages(database) as visitor:
        for page in ("", "/find", "/paper/standings"):
            assert "Café &#34;Dice&#34; &lt;b&gt;" in await visitor.read(f"{path}{page}"), page
        calendar = Calendar.from_ical(await visitor.read("/s/10/events.ics"))
        api = await (await visitor.get(f"/api/v1/events/{path.removeprefix('/e/')}")).json()
    assert [str(one["location"]) for one in calendar.walk("VEVENT")] == ['Café "Dice" <b>']
    assert api["venue"] == 'Café "Dice" <b>'
