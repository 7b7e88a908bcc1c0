"""Who sees what: public, unlisted, off; nothing planned, no draft; initials; whoever is forgotten is gone."""

import re
from dataclasses import replace

from data.database import Database
from data.records import UserSettings, Visibility
from data.transaction import read
from data.unit_of_work import UnitOfWork
from league.event import EventStatus, Pairing
from league.ids import PlayerId, RoundId, TableId
from league.round import Round, RoundStatus, Stage, Table
from tests.support.league_builder import League, league
from tests.support.tournament import arena
from tests.web.site import Visitor, key_of, on_web, visited
from usecases.event.create import CreateEvent, create_event
from usecases.event.edit import EditEvent, edit_event
from usecases.event.page import ChooseScreen, choose_screen, page_of
from usecases.settings.data import ForgetMe, forget_me
from usecases.settings.own_settings import ChooseSwitches, choose_switches
from usecases.settings.setup import Setting, SetUp, set_up
from usecases.show.page.head import page_stamp
from web.routes import ADDRESSES

ROUND = ((1, 2, 3, 4), (5, 6, 7, 8))


def set_event(made: League, **changes: object) -> None:
    """Something about the event changes."""
    made.change(lambda uow: uow.events.save(replace(uow.events.require(made.event_id), **changes)))


async def test_an_event_is_nowhere_until_somebody_puts_it_on_the_web(database: Database) -> None:
    made = league(database)
    async with visited(made) as visitor:
        assert await visitor.status("/s/10") == 404
        assert await visitor.status("/e/1") == 404


async def test_an_unlisted_event_is_found_by_its_address_alone(database: Database) -> None:
    made = league(database, season="spring")
    first, _ = made.round(1, ROUND)
    made.report(first, {1: 10, 2: 7, 3: 6, 4: 5})
    async with visited(made) as visitor:
        path = on_web(made, Visibility.UNLISTED)
        page = await visitor.read(path)
        assert len(key_of(made)) >= 16
        assert '<meta name="robots" content="noindex">' in page
        assert "/s/10" not in page
        for listed in (
            "/s/10",
            "/s/10/events.ics",
            "/s/10/season/spring",
            "/s/10/player/1",
            "/api/v1/servers/10",
        ):
            assert await visitor.status(listed) == 404, listed


async def test_whoever_is_shut_out_loses_the_address_too(database: Database) -> None:
    made = league(database)
    public = on_web(made)
    unlisted = on_web(made, Visibility.UNLISTED)
    again = on_web(made)
    assert public != unlisted
    assert again == unlisted  # more people may look: codes that hang in the hall go on working
    async with visited(made) as visitor:
        assert [await visitor.status(path) for path in (public, again)] == [404, 200]
        off = on_web(made, Visibility.OFF)
        visitor.pages.live.notify()
        for path in (again, off, f"{off}/screen", f"{off}/qr.svg", f"{off}/live", f"{off}/card.png"):
            assert await visitor.status(path) == 404, path


async def test_an_organizer_changes_it_at_any_time_and_takes_it_back(database: Database) -> None:
    made = league(database)
    set_event(made, status=EventStatus.FINISHED)
    command = EditEvent(made.organizer(), made.event_id, visibility=Visibility.PUBLIC)
    assert getattr(made.do(edit_event, command), "code", "") == ""
    stranger = EditEvent(made.player(1), made.event_id, visibility=Visibility.OFF)
    assert made.do(edit_event, stranger).code == "needs-organizer"
    again = EditEvent(made.organizer(), made.event_id, visibility=Visibility.PUBLIC)
    assert made.do(edit_event, again).code == "nothing-to-edit"


def test_the_servers_default_holds_for_events_from_then_on(database: Database) -> None:
    made = league(database)
    admin = replace(made.organizer(), is_admin=True)
    assert made.do(set_up, SetUp(admin, event_pages=Visibility.OFF)).changed == (Setting.EVENT_PAGES,)
    later = made.do(create_event, CreateEvent(made.organizer(), "Later")).event
    chosen = made.do(
        create_event, CreateEvent(made.organizer(), "Chosen", visibility=Visibility.PUBLIC)
    ).event
    pages = read(database, lambda uow: [page_of(uow, one.id) for one in (later, chosen)])
    assert [page.visibility for page in pages if page] == [Visibility.OFF, Visibility.PUBLIC]


async def test_drafts_planned_rounds_and_hidden_standings_are_nobodys(database: Database) -> None:
    made = league(database, hidden=True)
    first, _ = made.round(1, ROUND)
    made.report(first, {1: 10, 2: 7, 3: 6, 4: 5})
    made.change(lambda uow: uow.rounds.add(Round(RoundId(0), made.event_id, 2, status=RoundStatus.PLANNED)))
    async with visited(made) as visitor:
        path = on_web(made)
        seen = await visitor.read(f"{path}/round/1")
        assert 'class="score"' not in seen
        assert 'class="won"' not in seen
        for hidden in ("/standings", "/standings.csv", "/round/2", "/bracket"):
            assert await visitor.status(f"{path}{hidden}") == 404, hidden
        assert await visitor.status("/s/10/player/1") == 404
        set_event(made, status=EventStatus.FINISHED)
        visitor.pages.live.notify()
        assert await visitor.status(f"{path}/standings") == 200
        set_event(made, status=EventStatus.DRAFT)
        visitor.pages.live.notify()
        assert [await visitor.status(one) for one in (path, "/s/10")] == [404, 404]


async def test_a_player_under_initials_is_nowhere_named_in_full(database: Database) -> None:
    made = league(database)
    first, second = made.round(1, ROUND)
    made.report(first, {1: 10, 2: 7, 3: 6, 4: 5})
    made.report(second, {5: 10, 6: 9, 7: 6, 8: 5})
    made.change(lambda uow: uow.people.save(replace(uow.people.require(2), name="Aoi Tanaka")))
    async with visited(made) as visitor:
        path = on_web(made)
        places = (path, f"{path}/round/1", f"{path}/standings", f"{path}/screen", f"{path}/find?q=aoi",
                  f"{path}/standings.csv", f"/api/v1{path.replace('/e/', '/events/')}", "/s/10/player/2")  # fmt: skip
        assert ["Aoi Tanaka" in await visitor.read(place) for place in places] == [True] * len(places)
        made.do(choose_switches, ChooseSwitches(made.player(2), initials=True))
        visitor.pages.live.notify()
        assert ["Aoi" in (await visitor.read(place)).replace("q=aoi", "").replace('value="aoi"', "")
                for place in places] == [False] * len(places)  # fmt: skip
        assert "A. T." in await visitor.read(f"{path}/round/1")
        made.do(choose_switches, ChooseSwitches(made.player(2), initials=False))
        visitor.pages.live.notify()
        assert "Aoi Tanaka" in await visitor.read(path)


async def test_whoever_is_forgotten_leaves_no_name_on_any_page(database: Database) -> None:
    made = league(database)
    first, second = made.round(1, ROUND)
    made.report(first, {1: 10, 2: 7, 3: 6, 4: 5})
    made.report(second, {5: 10, 6: 9, 7: 6, 8: 5})
    made.change(lambda uow: uow.people.save(replace(uow.people.require(2), name="Aoi Tanaka")))
    made.change(lambda uow: uow.users.add(UserSettings(1002)))
    set_event(made, status=EventStatus.FINISHED)
    async with visited(made) as visitor:
        path = on_web(made)
        assert "Aoi Tanaka" in await visitor.read(f"{path}/standings")
        assert made.do(forget_me, ForgetMe(made.player(2))).rows > 0
        visitor.pages.live.notify()
        for place in (path, f"{path}/standings", f"{path}/round/1", "/s/10/player/2"):
            assert "Aoi" not in await visitor.read(place), place


async def test_the_screen_shows_what_its_organizer_chose_and_nobody_else_may(database: Database) -> None:
    made = league(database)
    made.round(1, ROUND)
    assert (
        made.do(choose_screen, ChooseScreen(made.organizer(), made.event_id, ("clock",))).code
        == "screen-without-page"
    )
    async with visited(made) as visitor:
        path = on_web(made)
        chosen = made.do(
            choose_screen,
            ChooseScreen(made.organizer(), made.event_id, ("clock", "sound", "rubbish")),
        )
        assert chosen.screen == ("clock", "sound")
        assert (
            made.do(choose_screen, ChooseScreen(made.player(1), made.event_id, ("next",))).code
            == "needs-organizer"
        )
        assert (
            made.do(choose_screen, ChooseScreen(made.organizer(), made.event_id, ("sound",))).code
            == "screen-empty"
        )
        page = await visitor.read(f"{path}/screen")
    shown = [f'data-slide="{name}"' in page for name in ("clock", "tables", "standings", "next")]
    assert shown == [True, False, False, False]
    assert 'id="sound"' in page


async def test_a_plan_changes_no_page(database: Database) -> None:
    made = league(database, 16)
    for table in made.round(1, [tuple(range(n, n + 4)) for n in (1, 5, 9, 13)]):
        made.report(table, dict(zip(table.seats, (10, 7, 6, 5), strict=True)))
    path = on_web(made)
    async with visited(made) as visitor:
        before = await everything_read(visitor, path)
        assert len(before) > 10
        row = Round(RoundId(0), made.event_id, 2, Stage.SEMI_FINAL, RoundStatus.PLANNED)
        stamp = stamp_of(made)
        made.change(lambda uow: _seated(uow, uow.rounds.add(row)))
        visitor.pages.live.notify()
        after = await everything_read(visitor, path)
        assert {address: page for address, page in after.items() if page != before[address]} == {}
        assert stamp_of(made) == stamp, "nobody hears of it"


async def test_a_planned_bracket_changes_no_page(database: Database) -> None:
    made = arena(database, 3, Pairing.SINGLE_ELIMINATION, status=EventStatus.RUNNING)
    path = on_web(made.league)
    async with visited(made.league) as visitor:
        before, stamp = await everything_read(visitor, path), stamp_of(made.league)
        made.seat()
        visitor.pages.live.notify()
        after = await everything_read(visitor, path)
        assert {address: page for address, page in after.items() if page != before[address]} == {}
        assert stamp_of(made.league) == stamp, "nobody hears of it"


def stamp_of(made: League) -> str | None:
    """What browsers that wait for news go by."""
    return read(made.database, lambda uow: page_stamp(key_of(made), uow))


def _seated(uow: UnitOfWork, row: Round) -> None:
    for number, first in enumerate((1, 2, 3, 4), 1):
        seats = tuple(PlayerId(first + 4 * place) for place in range(4))
        uow.tables.add(Table(TableId(0), row.event_id, row.id, number, seats))


async def everything_read(visitor: Visitor, path: str) -> dict[str, tuple[int, str, str]]:
    """Every address of an event, its server and a player: status, name of the content, and the content."""
    found = {}
    for route in ADDRESSES:
        for number in ("1", "2"):
            address = address_of(route, path.removeprefix("/e/"), number)
            answer = await visitor.get(address)
            content = await answer.read()
            found[address] = (answer.status, answer.headers.get("ETag", ""), content.hex())
    return found


def address_of(route: str, key: str, number: str) -> str:
    """An address of the site: every round, game and player in it has this number."""
    named = {"key": key, "server": "10", "stage": "semi-final", "season": "spring", "lang": "en"}
    parts = re.finditer(r"\{(\w+)(:(?:[^{}]|\{[^}]*\})*)?\}", route)
    for part in tuple(parts):
        route = route.replace(part[0], named.get(part[1], number), 1)
    return f"{route}?q=P1" if route.endswith("/find") else route
