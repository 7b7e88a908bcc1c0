"""Signing in on the web, as browsers, previews and strangers see it."""

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta

import pytest
from sqlalchemy import event

from data.database import Database
from data.records import Visibility
from data.transaction import read, write
from tests.support.league_builder import GUILD, league
from tests.support.wording import says
from tests.web.signed import COOKIE, HANA, Browser, browser, link_for, signed_in
from tests.web.site import on_web, open_pages, visited
from usecases.block import shut_out
from usecases.caller import Caller
from usecases.device.ask_for_link import AskForLink, Link, ask_for_link
from usecases.device.life import DEVICE_LASTS, LINK_LASTS, SEEN_EVERY
from usecases.device.sign_out import SignOut, sign_out
from usecases.execute import execute
from web.limits import PERSON

PREVIEW = "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)"
OLAF = 1002
NOTHING = "/in/" + "A" * 43


async def test_a_preview_reads_the_link_and_its_person_gets_in(database: Database) -> None:
    async with open_pages(database) as visitor:
        link = link_for(visitor)
        for _ in range(3):
            assert (await browser(visitor).get(link, {"User-Agent": PREVIEW})).status == 200
        one = browser(visitor)
        page = await (await one.get(link)).text()
        assert says(page, "web-in-as", name="Hana")
        assert "Hana" not in page.partition("<body")[0]
        answer = await one.post(link)
        assert (answer.status, answer.headers["Location"]) == (303, "/home")
        assert says(await (await one.get("/home")).text(), "web-signed-in-as", name="Hana")


async def test_head_uses_nothing_up(database: Database) -> None:
    async with open_pages(database) as visitor:
        link = link_for(visitor)
        assert (await visitor.session.head(visitor.base + link)).status == 200
        assert (await browser(visitor).post(link)).status == 303


async def test_used_expired_and_never_made_are_one_answer(database: Database) -> None:
    async with open_pages(database) as visitor:
        used, expired = link_for(visitor), link_for(visitor)
        assert (await browser(visitor).post(used)).status == 303
        visitor.watch.now += LINK_LASTS
        answers = {
            (answer.status, re.sub(r"/in/[\w-]{43}", "", await answer.text()))
            for link in (used, expired, NOTHING)
            for answer in (await browser(visitor).get(link), await browser(visitor).post(link))
        }
        assert len(answers) == 1
        status, page = answers.pop()
        assert status == 404
        assert "/me settings do:devices" in page


async def test_a_used_link_leads_on_where_its_device_is_known(database: Database) -> None:
    async with open_pages(database) as visitor:
        one, link = browser(visitor), link_for(visitor)
        for _ in range(3):
            answer = await one.post(link)
            assert (answer.status, answer.headers["Location"]) == (303, "/home")
        assert (await one.get(link)).headers["Location"] == "/home"
        assert (await one.get(f"{link}/e/key?lang=ja")).headers["Location"] == "/e/key?lang=ja"


@pytest.mark.parametrize(
    "to", ["//evil.example", "/\\evil.example", "/%2f%2fevil.example", "/..//x", "@evil.example", "/a" * 7]
)
async def test_a_link_leads_to_no_other_site(database: Database, to: str) -> None:
    async with open_pages(database) as visitor:
        one = await signed_in(visitor)
        for answer in (await one.get(link_for(visitor) + to), await one.post(link_for(visitor) + to)):
            assert answer.status == 404
            assert "Location" not in answer.headers


async def test_a_link_for_somebody_else_asks_before_it_changes_who_is_signed_in(database: Database) -> None:
    async with open_pages(database) as visitor:
        one, link = await signed_in(visitor), link_for(visitor, OLAF, "Olaf")
        page = await (await one.get(link)).text()
        assert says(page, "web-in-as", name="Olaf")
        assert says(page, "web-in-other", name="Hana")
        assert says(await (await one.get("/home")).text(), "web-signed-in-as", name="Hana")
        await one.post(link)
        assert says(await (await one.get("/home")).text(), "web-signed-in-as", name="Olaf")


async def test_the_cookie_is_read_by_no_script_and_goes_along_with_no_foreign_form(
    database: Database,
) -> None:
    async with open_pages(database) as visitor:
        answer = await browser(visitor).post(link_for(visitor))
        told = answer.headers.getall("Set-Cookie")
        assert len(told) == 1
        assert told[0].startswith(f"{COOKIE}=")
        assert {"HttpOnly", "SameSite=Lax", "Path=/", f"Max-Age={60 * 86400}"} <= set(told[0].split("; "))
        assert "Secure" not in told[0]  # plain http on the same machine: browsers would not take it
        assert "Domain" not in told[0]


async def test_by_https_the_cookie_is_the_hosts_alone_and_encrypted(database: Database) -> None:
    async with open_pages(database, "https://league.example.org") as visitor:
        caller = Caller(HANA, "Hana", 0, visitor.watch())
        link = execute(database, ask_for_link, AskForLink(caller, visitor.pages.site.base))
        assert isinstance(link, Link)
        one = browser(visitor)
        answer = await one.post(f"/in/{link.secret}")
        told = answer.headers["Set-Cookie"]
        assert told.startswith("__Host-guildhall=")
        assert {"Secure", "HttpOnly", "SameSite=Lax", "Path=/"} <= set(told.split("; "))
        assert (await one.get("/home")).status == 200
        one.kept = {COOKIE: one.kept["__Host-guildhall"]}  # planted by a page of plain http
        assert (await one.get("/home")).status == 403


async def test_where_others_could_read_along_there_is_no_way_in(database: Database) -> None:
    async with open_pages(database, "http://league.example.org") as visitor:
        for path in ("/home", NOTHING):
            assert (await browser(visitor).get(path)).status == 404
        assert (await browser(visitor).post(NOTHING)).status in {404, 405}


@pytest.mark.parametrize(
    ("site", "origin", "status"),
    [
        ("same-origin", "", 303),
        ("cross-site", "", 403),
        ("same-site", "", 403),
        ("none", "", 403),
        ("cross-site", "own", 403),
        ("", "own", 303),
        ("", "null", 403),
        ("", "https://evil.example", 403),
        ("", "", 403),
    ],
)
async def test_a_form_counts_from_our_own_page_alone(
    database: Database, site: str, origin: str, status: int
) -> None:
    async with open_pages(database) as visitor:
        told = {"Sec-Fetch-Site": site, "Origin": visitor.base if origin == "own" else origin}
        link = link_for(visitor)
        assert (await browser(visitor).post(link, told=told)).status == status
        one = await signed_in(visitor)
        assert (await one.sign_out(told)).status == status
        assert (await one.get("/home")).status == (403 if status == 303 else 200)


@pytest.mark.parametrize("mark", ["", "0" * 64, "é", "own of another"])
async def test_a_form_without_the_marks_of_its_page_does_nothing(database: Database, mark: str) -> None:
    async with open_pages(database) as visitor:
        one, other = await signed_in(visitor), await signed_in(visitor, OLAF, "Olaf")
        if mark.startswith("own"):
            page = await (await other.get("/home")).text()
            found = re.search(r'name="mark" value="(\w+)"', page)
            mark = found[1] if found else ""
        assert (await one.post("/home/sign-out", {"mark": mark})).status == 403
        assert (await one.get("/home")).status == 200


async def test_a_form_of_another_kind_or_size_does_nothing(database: Database) -> None:
    async with open_pages(database) as visitor:
        one = await signed_in(visitor)
        assert (await one.post("/home/sign-out", told={"Content-Type": "text/plain"})).status == 403
        answer = await one.post("/home/sign-out", {"mark": "x" * 20_000})
        assert answer.status == 413
        assert says(await answer.text(), "web-denied-why")
        assert (await one.get("/home")).status == 200


async def test_signing_out_ends_the_device_and_takes_the_cookie_away(database: Database) -> None:
    async with open_pages(database) as visitor:
        one = await signed_in(visitor)
        stolen = Browser(visitor, dict(one.kept))
        assert (await one.sign_out()).status == 303
        assert one.kept == {}
        assert (await stolen.get("/home")).status == 403


async def test_whoever_was_signed_out_elsewhere_is_out_at_the_next_request(database: Database) -> None:
    async with open_pages(database) as visitor:
        one, other = await signed_in(visitor), await signed_in(visitor)
        execute(database, sign_out, SignOut(Caller(HANA, "Hana", 0, visitor.watch())))
        for each in (one, other):
            answer = await each.get("/home")
            assert answer.status == 403
            assert "/me settings do:devices" in await answer.text()


async def test_a_device_that_is_gone_and_one_that_never_was_get_the_same_answer(database: Database) -> None:
    async with open_pages(database) as visitor:
        gone, blocked = await signed_in(visitor), await signed_in(visitor, OLAF, "Olaf")
        held = dict(gone.kept)
        await gone.sign_out()
        gone.kept = held
        write(database, lambda uow: shut_out(OLAF, visitor.watch(), uow), lambda _: True)
        strangers = [Browser(visitor, {COOKIE: said}) for said in ("A" * 43, "", "x", '"', "A" * 5000)]
        answers = [await each.get("/home") for each in (gone, blocked, browser(visitor), *strangers)]
        assert {(one.status, await one.text()) for one in answers} == {
            (403, await answers[0].text()),
        }
        assert all("Set-Cookie" not in one.headers for one in answers)


async def test_what_is_ones_own_is_kept_nowhere_and_named_to_nobody(database: Database) -> None:
    async with open_pages(database) as visitor:
        one, link = await signed_in(visitor), link_for(visitor, OLAF)
        for answer in (
            await one.get("/home"),
            await one.get(link),
            await browser(visitor).get(NOTHING),
            await one.post(link),
            await one.sign_out(),
            await browser(visitor).get("/home"),
        ):
            assert answer.headers["Cache-Control"] == "no-store"
            assert answer.headers["Referrer-Policy"] == "same-origin"
            assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
            assert "ETag" not in answer.headers
        page = await (await browser(visitor).get("/home")).text()
        assert '<meta name="referrer" content="same-origin">' in page
        assert '<meta name="robots" content="noindex">' in page
        assert (await visitor.get("/")).headers["Referrer-Policy"] == "no-referrer"


async def test_a_device_in_use_stays_signed_in_and_one_that_lies_about_does_not(database: Database) -> None:
    async with open_pages(database) as visitor:
        one, idle = await signed_in(visitor), await signed_in(visitor)
        assert "Set-Cookie" not in (await one.get("/home")).headers
        visitor.watch.now += SEEN_EVERY
        assert f"Max-Age={60 * 86400}" in (await one.get("/home")).headers["Set-Cookie"]
        visitor.watch.now += DEVICE_LASTS - timedelta(minutes=1)
        assert (await one.get("/home")).status == 200
        assert (await idle.get("/home")).status == 403


async def test_one_person_that_asks_too_often_waits_and_others_do_not(database: Database) -> None:
    async with open_pages(database) as visitor:
        one, other = await signed_in(visitor), await signed_in(visitor, OLAF, "Olaf")
        answers = [(await one.get("/home")).status for _ in range(int(PERSON[0] / 3))]
        assert answers[0] == 200
        assert answers[-1] == 429
        assert (await other.get("/home")).status == 200


async def test_whoever_guesses_writes_nothing_and_learns_nothing_by_what_is_looked_up(
    database: Database,
) -> None:
    """A link that has ended and one that never was cost the same statements, of which none writes."""
    async with open_pages(database) as visitor:
        ended = link_for(visitor)
        visitor.watch.now += LINK_LASTS
        asked: dict[str, list[str]] = {}
        for link in (ended, NOTHING):
            with said(database) as statements:
                await browser(visitor).get(link)
                await browser(visitor).post(link)
            asked[link] = statements
    assert asked[ended] == asked[NOTHING]
    assert len(asked[ended]) == 2
    assert all(statement.startswith("SELECT") for statement in asked[ended])


@contextmanager
def said(database: Database) -> Iterator[list[str]]:
    """What the database is asked meanwhile."""
    statements: list[str] = []

    def hears(*told: object) -> None:
        statements.append(str(told[2]))

    event.listen(database, "before_cursor_execute", hears)
    try:
        yield statements
    finally:
        event.remove(database, "before_cursor_execute", hears)


async def test_the_home_leads_to_ones_own_events_and_games_alone(database: Database) -> None:
    made = league(database, name="Cup <b>")
    key = on_web(made, Visibility.UNLISTED)
    async with visited(made) as visitor:
        player, outsider = await signed_in(visitor, 1003), await signed_in(visitor, 9999, "<i>Nobody</i>")
        page = await (await player.get("/home")).text()
        assert f'href="{key}"' in page
        assert "Cup &lt;b&gt;" in page
        page = await (await outsider.get("/home?lang=ja")).text()
        assert key not in page
        assert "Cup" not in page
        assert "&lt;i&gt;Nobody&lt;/i&gt;さんでログイン中" in page
        on_web(made, Visibility.OFF)
        page = await (await player.get("/home")).text()
        assert "Cup &lt;b&gt;" in page
        assert "/e/" not in page


async def test_no_page_for_everybody_knows_who_looks(database: Database) -> None:
    made = league(database)
    path = on_web(made)
    async with visited(made) as visitor:
        one = await signed_in(visitor)
        for place in (path, f"{path}/standings", f"/s/{GUILD}", "/"):
            own, theirs = await one.get(place), await browser(visitor).get(place)
            assert await own.read() == await theirs.read()
            assert "Set-Cookie" not in own.headers


async def test_two_who_press_at_once_with_one_link_are_one_device(database: Database) -> None:
    async with open_pages(database) as visitor:
        link = link_for(visitor)
        answers = await asyncio.gather(*(browser(visitor).post(link) for _ in range(6)))
        assert sorted(answer.status for answer in answers) == [303, 404, 404, 404, 404, 404]
        assert len(read(database, lambda uow: uow.web_passes.find(user_id=HANA))) == 1
