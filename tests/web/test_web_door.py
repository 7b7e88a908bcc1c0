"""The phone of a guest at the door: no account, one tap of the organizer, limits, and nothing for other sites."""

import re
from functools import partial

import pytest

from bot.i18n import LANGUAGES
from data.database import Database
from data.records import Visibility
from data.unit_of_work import UnitOfWork
from league.entry import EntryStatus
from league.event import EventStatus
from league.ids import PlayerId
from tests.support.league_builder import GUILD, League, league
from tests.support.wording import says
from tests.web.at_floor import floor_pages, form_on, forms_on, staff
from tests.web.at_table import text_of
from tests.web.signed import Browser, browser
from tests.web.site import Visitor, visited
from usecases.door.switch import DoorMode, SwitchDoor, switch_door
from usecases.event.page import USUAL_PARTS, ChooseScreen, ScreenPart, choose_screen, show_on_web


@pytest.fixture
def made(database: Database) -> League:
    """Four players who have entered, none of whom is here yet, and a code at the door."""
    found = league(database, 4, status=EventStatus.CHECK_IN)
    found.change(partial(_expected, found))
    return found


def _expected(found: League, uow: UnitOfWork) -> None:
    for row in uow.entries.rows.find(event_id=found.event_id):
        uow.entries.rows.change(row, status=EntryStatus.CONFIRMED)


def switched(made: League, mode: DoorMode = DoorMode.ON) -> str:
    """Where the door is found."""
    return f"/d/{made.do(switch_door, SwitchDoor(made.organizer(), mode, made.event_id)).code}"


async def seen(one: Browser, path: str, **query: str) -> str:
    words = "&".join(f"{name}={value}" for name, value in {"lang": "en", **query}.items())
    answer = await one.get(f"{path}?{words}")
    assert answer.status == 200, answer.status
    assert answer.headers["Cache-Control"] == "no-store"
    return await answer.text()


async def sends(one: Browser, page: str, do: str, **said: str | int) -> tuple[int, str]:
    """Send a form of the page, and see what is there then."""
    address, inside = form_on(page, do, said)
    answer = await one.post(address, inside)
    return answer.status, await seen(
        one, address.partition("?")[0]
    ) if answer.status == 303 else await answer.text()


def status(made: League, name: str) -> EntryStatus | None:
    def find(uow: UnitOfWork) -> EntryStatus | None:
        person = uow.people.first(guild_id=GUILD, name=name)
        rows = uow.entries.rows.find(event_id=made.event_id, player=person.id) if person else ()
        return EntryStatus(rows[0].status) if rows else None

    found: EntryStatus | None = made.change(find)
    return found


def phone(visitor: Visitor) -> Browser:
    return browser(visitor)


async def test_a_guest_asks_an_organizer_accepts_with_one_tap_and_the_phone_says_so(made: League) -> None:
    path = switched(made)
    async with floor_pages(made) as (visitor, _):
        one, organizer = phone(visitor), await staff(visitor, made)
        page = await seen(one, path, q="Ann")
        assert says(page, "web-door-join", player="Ann")
        code, page = await sends(one, page, "join")
        assert code == 303
        assert says(text_of(page), "web-door-waits-join")
        board = await organizer.look()
        assert says(text_of(board), "web-floor-door-join")
        await organizer.send(board, "door-accept")
        assert status(made, "Ann") == EntryStatus.CHECKED_IN
        assert says(text_of(await seen(one, path)), "web-door-accepted")
        board = await organizer.look()
        assert "door-accept" not in forms_on(board)
        await organizer.send(board, "undo")
        assert status(made, "Ann") is None
        assert says(text_of(await seen(one, path)), "web-door-waits-join")
        await organizer.send(await organizer.look(), "door-decline")
        assert says(text_of(await seen(one, path)), "web-door-declined")


async def test_who_finds_their_name_is_checked_in(made: League) -> None:
    path = switched(made)
    async with floor_pages(made) as (visitor, _):
        one, organizer = phone(visitor), await staff(visitor, made)
        name = made.change(lambda uow: uow.people.require(PlayerId(2))).name
        page = await seen(one, path, q=name)
        _, page = await sends(one, page, "check-in", player=2)
        assert says(text_of(page), "web-door-waits-check-in")
        await organizer.send(await organizer.look(), "door-accept")
        assert status(made, name) == EntryStatus.CHECKED_IN


async def test_judges_see_no_door(made: League) -> None:
    path = switched(made)
    async with floor_pages(made) as (visitor, _):
        one = phone(visitor)
        await sends(one, await seen(one, path, q="Ann"), "join")
        organizer, judge = await staff(visitor, made), await staff(visitor, made, 2)
        assert "door-accept" in forms_on(await organizer.look())
        assert not says(await judge.look(), "web-floor-door-join")
        assert (await judge.browser.get(f"{judge.path}/door")).status == 404
        assert status(made, "Ann") is None


async def test_a_phone_sees_its_own_requests_alone(made: League) -> None:
    path = switched(made)
    async with visited(made) as visitor:
        one, other = phone(visitor), phone(visitor)
        await sends(one, await seen(one, path, q="Ann"), "join")
        assert "Ann" not in text_of(await seen(other, path))
        code, page = await sends(one, await seen(one, path), "withdraw")
        assert code == 303
        assert not says(text_of(page), "web-door-waits-join")


async def test_what_is_sent_twice_is_asked_once(made: League) -> None:
    path = switched(made)
    async with visited(made) as visitor:
        one = phone(visitor)
        address, inside = form_on(await seen(one, path, q="Ann"), "join", {})
        for _ in range(2):
            assert (await one.post(address, inside)).status == 303
        assert len(made.change(lambda uow: uow.doors.requests.find())) == 1
        code, page = await sends(one, await seen(one, path, q="Ann"), "join")
        assert code == 200
        assert says(text_of(page), "refusal-door-asked")


@pytest.mark.parametrize(
    "told", [{"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "", "Origin": "https://evil.example"}]
)
async def test_a_form_of_another_site_or_phone_is_refused(made: League, told: dict[str, str]) -> None:
    path = switched(made)
    async with visited(made) as visitor:
        one, other = phone(visitor), phone(visitor)
        address, inside = form_on(await seen(one, path, q="Ann"), "join", {})
        assert (await one.post(address, inside, told)).status == 403
        await seen(other, path)
        assert (await other.post(address, inside)).status == 403
        assert made.change(lambda uow: uow.doors.requests.find()) == ()


async def test_a_wrong_or_switched_off_code_opens_nothing_and_is_not_tried_out(made: League) -> None:
    path = switched(made)
    async with visited(made) as visitor:
        head = path.rpartition("-")[0]
        switched(made, DoorMode.OFF)
        assert await visitor.status(path) == 404
        answers = [await visitor.status(f"{head}-{number:010d}") for number in range(80)]
        assert answers[:59] == [404] * 59
        assert 429 in answers[59:]


async def test_one_address_cannot_flood_a_door(made: League) -> None:
    path = switched(made)
    async with visited(made) as visitor:
        one = phone(visitor)
        address, inside = form_on(await seen(one, path, q="Ann"), "join", {})
        answers = []
        for number in range(60):
            answer = await one.post(address, {**inside, "once": str(number), "name": f"Guest {number}"})
            answers.append(answer.status)
        assert 429 in answers
        assert len(made.change(lambda uow: uow.doors.requests.find())) == 4  # as many as one phone may have


async def test_a_closed_signup_says_so(made: League) -> None:
    path = switched(made)
    made.change(lambda uow: uow.events.change(uow.events.require(made.event_id), status=EventStatus.CLOSED))
    async with visited(made) as visitor:
        page = await seen(phone(visitor), path, q="Ann")
        assert says(text_of(page), "web-door-signup-closed")
        assert "join" not in forms_on(page)


async def test_markup_in_a_name_is_a_name(made: League) -> None:
    path = switched(made)
    async with floor_pages(made) as (visitor, _):
        one, organizer = phone(visitor), await staff(visitor, made)
        page = await seen(one, path, q="%3Cb%3EAnn%3C/b%3E")
        await sends(one, page, "join")
        for page in (await seen(one, path), await organizer.look()):
            assert "<b>Ann" not in page
            assert "&lt;b&gt;Ann" in page


async def test_the_code_of_a_door_is_typed_where_that_of_a_seat_is(made: League) -> None:
    path = switched(made)
    async with visited(made) as visitor:
        answer = await visitor.get(f"/c?code={path.removeprefix('/d/').upper()}")
        assert answer.status == 303
        assert await visitor.status(answer.headers["Location"]) == 200


@pytest.mark.parametrize("language", LANGUAGES)
async def test_organizers_print_the_sheet_turn_the_code_off_and_make_it_anew(
    made: League, language: str
) -> None:
    async with floor_pages(made) as (visitor, _):
        one = await staff(visitor, made)
        sheet = f"{one.path}/door?lang={language}"

        async def page() -> str:
            return await (await one.browser.get(sheet)).text()

        assert "<svg" not in await page()
        assert (await one.send(await page(), "on")).status == 303
        first = re.search(r"/d/[\w-]+", await page())
        assert first is not None
        assert await visitor.status(first[0]) == 200
        assert (await one.send(await page(), "new")).status == 303
        assert await visitor.status(first[0]) == 404
        assert (await one.send(await page(), "off")).status == 303
        assert "<svg" not in await page()


async def on_the_wall(made: League, key: str) -> str:
    """The hall's screen as somebody sees it who opens it now."""
    async with visited(made) as visitor:
        return await visitor.seen(f"/e/{key}/screen")


async def test_the_wall_shows_the_code_where_the_organizer_chose_that_and_while_people_come_in(
    made: League,
) -> None:
    path = switched(made)
    key = made.change(lambda uow: show_on_web(uow, made.event_id, Visibility.PUBLIC)).key
    assert path not in await on_the_wall(made, key)
    parts = (*USUAL_PARTS, ScreenPart.DOOR.value)
    made.do(choose_screen, ChooseScreen(made.organizer(), made.event_id, parts))
    assert path in await on_the_wall(made, key)
    before = made.change(lambda uow: uow.stamps.event_pages(made.event_id))
    fresh = switched(made, DoorMode.NEW)
    assert made.change(lambda uow: uow.stamps.event_pages(made.event_id)) != before
    shown = await on_the_wall(made, key)
    assert fresh in shown
    assert path not in shown
    made.change(lambda uow: uow.events.change(uow.events.require(made.event_id), status=EventStatus.CLOSED))
    assert fresh not in await on_the_wall(made, key)
