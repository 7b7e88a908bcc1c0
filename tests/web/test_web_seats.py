"""The phone of a seat on the web: no account, one seat a phone, limits, and nothing for other sites."""

import html
import re
from collections.abc import Mapping

import pytest

from bot.i18n import LANGUAGES
from data.database import Database
from league.event import Pairing
from league.reporting import ReportState
from league.round import Table, TableStatus
from tests.support.tournament import Arena, arena
from tests.support.wording import says
from tests.web.at_floor import floor_pages, staff
from tests.web.at_table import text_of
from tests.web.signed import NO_MORE, Browser, browser
from tests.web.site import Visitor, visited
from usecases.slip.codes import code_of
from usecases.slip.switch import SlipMode, SwitchSlips, switch_slips


@pytest.fixture
def made(database: Database) -> Arena:
    """Four players, whose semi-finals are open."""
    found = arena(database, 4, Pairing.SINGLE_ELIMINATION)
    found.seat()
    found.publish()
    switched(found, SlipMode.ON)
    return found


def switched(made: Arena, mode: SlipMode) -> None:
    made.done(switch_slips, SwitchSlips(made.league.organizer(), mode, made.league.event_id))


def path_of(made: Arena, number: int, seat: int) -> str:
    (key,) = made.read(lambda uow: uow.slips.keys.find())
    return f"/c/{code_of(key.id, key.secret, number, seat)}"


async def seen(one: Browser, path: str, language: str = "en") -> str:
    answer = await one.get(f"{path}?lang={language}")
    assert answer.status == 200, answer.status
    assert answer.headers["Cache-Control"] == "no-store"
    return await answer.text()


def form_on(page: str, do: str) -> dict[str, str]:
    """What the form of this deed carries."""
    for form in re.findall(r"<form method=\"post\".*?</form>", page, re.DOTALL):
        inside = dict(re.findall(r"<input[^>]*? name=\"([\w-]+)\"[^>]*?value=\"([^\"]*)\"", form))
        if inside.get("do") == do:
            return inside
    raise AssertionError(f"no form does {do}")


async def sends(
    one: Browser, path: str, do: str, typed: Mapping[str, str] = NO_MORE, told: Mapping[str, str] = NO_MORE
) -> tuple[int, str]:
    """Look at the page, send a form of it, and see what is there then."""
    inside = form_on(await seen(one, path), do)
    answer = await one.post(path, {**inside, **typed}, told)
    return answer.status, await seen(one, path) if answer.status == 303 else await answer.text()


def scores(table: Table) -> dict[str, str]:
    first, second = table.seats
    return {f"score-{first}": "7", f"score-{second}": "3", "ended": "victory"}


def status(made: Arena, number: int) -> TableStatus:
    return next(table.status for table in made.tables() if table.number == number)


def phone(visitor: Visitor) -> Browser:
    return browser(visitor)


async def test_two_phones_enter_and_confirm_without_an_account(made: Arena) -> None:
    table = made.tables()[0]
    async with visited(made.league) as visitor:
        one, other = phone(visitor), phone(visitor)
        first, second = path_of(made, 1, 0), path_of(made, 1, 1)
        code, page = await sends(one, first, "entered", scores(table))
        assert code == 303
        assert says(text_of(page), "web-seat-other-confirms")
        assert 'value="confirmed"' not in page  # nobody confirms the own report
        code, page = await sends(other, second, "confirmed")
        assert code == 303
        assert status(made, 1) is TableStatus.FINAL
        assert 'name="do"' not in page
        (version,) = made.read(lambda uow: uow.results.find(table_id=table.id))
        assert version.confirmed == table.seats


async def test_one_phone_cannot_speak_for_both_seats(made: Arena) -> None:
    async with visited(made.league) as visitor:
        one = phone(visitor)
        await sends(one, path_of(made, 1, 0), "entered", scores(made.tables()[0]))
        code, page = await sends(one, path_of(made, 1, 1), "confirmed")
        assert code == 200
        assert says(text_of(page), "refusal-slip-other-seat")
        assert status(made, 1) is TableStatus.REPORTED


async def test_what_is_sent_twice_is_done_once_and_what_is_refused_stands_in_the_form(made: Arena) -> None:
    table = made.tables()[0]
    async with visited(made.league) as visitor:
        one, path = phone(visitor), path_of(made, 1, 0)
        inside = form_on(await seen(one, path), "entered")
        wrong = await one.post(path, {**inside, **scores(table), f"score-{table.seats[0]}": "seven"})
        page = await wrong.text()
        assert wrong.status == 200
        assert 'value="seven"' in page
        inside = form_on(page, "entered")
        for _ in range(2):
            assert (await one.post(path, {**inside, **scores(table)})).status == 303
        assert len(made.read(lambda uow: uow.results.find(table_id=table.id))) == 1
        assert len(made.read(lambda uow: uow.slips.deeds.find())) == 1


async def test_a_page_that_is_out_of_date_speaks_for_no_other_match(made: Arena) -> None:
    async with visited(made.league) as visitor:
        one, path = phone(visitor), path_of(made, 1, 0)
        inside = form_on(await seen(one, path), "entered")
        other = made.tables()[1]
        answer = await one.post(path, {**inside, "table": str(other.id), **scores(other)})
        assert answer.status == 200
        assert status(made, 2) is TableStatus.WAITING


@pytest.mark.parametrize(
    "told", [{"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "", "Origin": "https://evil.example"}]
)
async def test_a_form_of_another_site_or_phone_is_refused(made: Arena, told: dict[str, str]) -> None:
    async with visited(made.league) as visitor:
        one, other, path = phone(visitor), phone(visitor), path_of(made, 1, 0)
        code, _ = await sends(one, path, "entered", scores(made.tables()[0]), told)
        assert code == 403
        inside = form_on(await seen(one, path), "entered")
        await seen(other, path)
        assert (await other.post(path, {**inside, **scores(made.tables()[0])})).status == 403
        assert status(made, 1) is TableStatus.WAITING


async def test_a_wrong_or_switched_off_code_opens_nothing(made: Arena) -> None:
    async with visited(made.league) as visitor:
        path = path_of(made, 1, 0)
        assert await visitor.status(path[:-1] + ("0" if path[-1] != "0" else "1")) == 404
        switched(made, SlipMode.OFF)
        assert await visitor.status(path) == 404


async def test_whoever_tries_codes_out_is_stopped_and_nobody_with_a_slip_is(made: Arena) -> None:
    async with visited(made.league) as visitor:
        head = path_of(made, 1, 0).rpartition("-")[0]
        answers = [await visitor.status(f"{head}-{number:010d}") for number in range(40)]
        answers += [await visitor.status(f"/c/1-{number}a-0000000000") for number in range(2, 42)]
        assert answers[:60] == [404] * 60
        assert 429 in answers[60:]
        assert await visitor.status(path_of(made, 1, 0)) == 200
        assert await visitor.status(path_of(made, 2, 0)) == 200


async def test_a_code_is_typed_where_no_camera_reads_it(made: Arena) -> None:
    async with visited(made.league) as visitor:
        code = path_of(made, 1, 0).removeprefix("/c/")
        answer = await visitor.get(f"/c?code={code.upper()}")
        assert answer.status == 303
        assert await visitor.status(answer.headers["Location"]) == 200
        assert says(html.unescape(await visitor.seen("/c?code=nonsense&lang=en")), "web-seat-closed")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_organizers_print_slips_and_judges_see_what_was_said(made: Arena, language: str) -> None:
    table = made.tables()[0]
    async with floor_pages(made.league) as (visitor, _):
        await sends(phone(visitor), path_of(made, 1, 0), "entered", scores(table))
        one, judge = await staff(visitor, made.league), await staff(visitor, made.league, 2)
        sheet = await (await one.browser.get(f"{one.path}/slips?lang={language}")).text()
        assert len(re.findall("<svg", sheet)) == 6  # the final has its slip, too
        assert path_of(made, 2, 1).removeprefix("/c/") in sheet
        assert (await judge.browser.get(f"{judge.path}/slips")).status == 404
        assert "📱" in await judge.look(table=table.id)
        (version,) = made.read(lambda uow: uow.results.find(table_id=table.id))
        assert version.state is ReportState.REPORTED
