"""The home of who is signed in: what they owe and nobody else does; whoever runs an event finds its floor board."""

import re

import pytest

from bot.i18n import LANGUAGES
from data.database import Database
from data.transaction import read
from league.entry import EntryStatus
from league.event import EventStatus
from league.ids import EventId, PlayerId
from league.reporting import ReportState
from league.round import Table
from tests.support.league_builder import JUDGE_ROLE, ORGANIZER_ROLE, League, league
from tests.support.wording import says
from tests.web.at_floor import Roles
from tests.web.signed import Browser, signed_in
from tests.web.site import open_pages
from web.bot_side import BotSide

ROUND = ((1, 2, 3, 4), (5, 6, 7, 8))
MEMBERS = {1: frozenset({ORGANIZER_ROLE}), 2: frozenset({JUDGE_ROLE})} | {
    1000 + number: frozenset() for number in range(1, 9)
}
_FORM = re.compile(r'action="/home/do[^"]*">(.*?)</form>', re.DOTALL)
_FIELD = re.compile(r'name="(\w+)" value="([^"]*)"')


def reported(made: League) -> Table:
    """Player 1 has reported the first table."""
    first, _ = made.round(1, ROUND)
    made.report(first, {1: 10, 2: 8, 3: 7, 4: 6}, by=made.player(1))
    return first


def state_of(made: League) -> tuple[ReportState, tuple[int, ...]]:
    """How the report stands, and who has confirmed it."""
    result = read(made.database, lambda uow: uow.results.find()[-1])
    return result.state, tuple(result.confirmed)


async def home(one: Browser, language: str = "en") -> str:
    """The person's page."""
    return await (await one.get(f"/home?lang={language}")).text()


def form_on(page: str) -> dict[str, str]:
    """The first button's form."""
    found = _FORM.search(page)
    assert found is not None
    return dict(_FIELD.findall(found[1]))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_reported_result_is_confirmed_by_one_tap(database: Database, language: str) -> None:
    made = league(database)
    reported(made)
    async with open_pages(database, bot=BotSide(member=Roles(dict(MEMBERS)))) as visitor:
        one = await signed_in(visitor, 1002, "P2")
        page = await home(one, language)
        assert "P1 10, P2 8, P3 7, P4 6" in page
        form = form_on(page)
        for _ in range(2):  # a double click changes nothing more
            answer = await one.post(f"/home/do?lang={language}", form)
            assert (answer.status, answer.headers["Location"]) == (303, f"/home?lang={language}")
        assert 2 in state_of(made)[1]
        assert _FORM.search(await home(one, language)) is None


async def test_nobody_confirms_for_somebody_else(database: Database) -> None:
    made = league(database)
    reported(made)
    before = state_of(made)
    async with open_pages(database, bot=BotSide(member=Roles(dict(MEMBERS)))) as visitor:
        mine = form_on(await home(await signed_in(visitor, 1002, "P2")))
        other = await signed_in(visitor, 1005, "P5")
        assert _FORM.search(await home(other)) is None
        assert (await other.post("/home/do", mine)).status == 403  # its mark is another person's
        own = re.search(r'name="mark" value="(\w+)"', await home(other))
        assert own is not None
        assert (await other.post("/home/do", {**mine, "mark": own[1]})).status == 403  # that of another form
        reporter = await signed_in(visitor, 1001, "P1")
        assert _FORM.search(await home(reporter)) is None
        foreign = await signed_in(visitor, 1003, "P3")
        form = form_on(await home(foreign))
        assert (await foreign.post("/home/do", form, {"Sec-Fetch-Site": "cross-site"})).status == 403
        assert state_of(made) == before
        for wrong in ({"number": "999"}, {"number": "0"}, {"do": "play"}, {"do": "drop"}, {"number": "x"}):
            assert (await foreign.post("/home/do", {**form, **wrong})).status == 303
        assert state_of(made) == before


async def test_whoever_has_left_the_server_does_nothing_there(database: Database) -> None:
    made = league(database)
    reported(made)
    before, roles = state_of(made), Roles(dict(MEMBERS))
    async with open_pages(database, bot=BotSide(member=roles)) as visitor:
        one = await signed_in(visitor, 1002, "P2")
        form = form_on(await home(one))
        del roles.of[1002]
        assert (await one.post("/home/do", form)).status == 303
    assert state_of(made) == before


async def test_a_player_checks_in_from_the_home(database: Database) -> None:
    made = league(database, status=EventStatus.CHECK_IN)
    made.change(
        lambda uow: uow.entries.rows.change(uow.entries.rows.first(player=1), status=EntryStatus.CONFIRMED)
    )
    async with open_pages(database, bot=BotSide(member=Roles(dict(MEMBERS)))) as visitor:
        one = await signed_in(visitor, 1001, "P1")
        page = await home(one)
        assert says(page, "web-owed-check-in")
        assert (await one.post("/home/do", form_on(page))).status == 303
        assert not says(await home(one), "web-owed-check-in")
    entry = read(database, lambda uow: uow.entries.list_of(made.event).entry_of(PlayerId(1)))
    assert entry is not None
    assert entry.status is EntryStatus.CHECKED_IN


@pytest.mark.parametrize(("user", "sees"), [(1, True), (2, True), (1001, False), (77, False)])
async def test_whoever_runs_an_event_finds_its_floor_board_and_nobody_else(
    database: Database, user: int, *, sees: bool
) -> None:
    made = league(database)
    async with open_pages(database, bot=BotSide(member=Roles(dict(MEMBERS)))) as visitor:
        one = await signed_in(visitor, user, "Somebody")
        for language in LANGUAGES:
            page = await home(one, language)
            assert (f'href="/f/{made.event_id}?lang={language}"' in page) is sees
        assert (await one.get(f"/f/{made.event_id}")).status == (200 if sees else 404)


async def test_what_is_over_has_no_floor_board_any_more_and_whose_role_is_gone_has_none(
    database: Database,
) -> None:
    made = league(database)
    roles = Roles(dict(MEMBERS))
    async with open_pages(database, bot=BotSide(member=roles)) as visitor:
        one = await signed_in(visitor, 1, "Org")
        assert f"/f/{made.event_id}" in await home(one)
        roles.of[1] = frozenset()
        assert f"/f/{made.event_id}" not in await home(one)
        roles.of[1] = frozenset({ORGANIZER_ROLE})
        made.change(
            lambda uow: uow.events.change(
                uow.events.require(EventId(made.event_id)), status=EventStatus.FINISHED
            )
        )
        assert f"/f/{made.event_id}" not in await home(one)
