"""Who sees what: public, unlisted, off; nothing planned, no draft; initials; whoever is forgotten is gone."""

from dataclasses import replace

from data.database import Database
from data.records import UserSettings, Visibility
from data.transaction import read
from league.event import EventStatus
from league.ids import EventId, RoundId
from league.round import Round, RoundStatus
from tests.support.league_builder import League, league
from tests.web.site import key_of, on_web, visited
from usecases.event.create import CreateEvent, create_event
from usecases.event.edit import EditEvent, edit_event
from usecases.event.page import ChooseScreen, choose_screen, page_of
from usecases.settings.data import ForgetMe, forget_me
from usecases.settings.own_settings import ChooseInitials, choose_initials
from usecases.settings.setup import Setting, SetUp, set_up

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
    made.change(
        lambda uow: uow.rounds.add(Round(RoundId(0), EventId(made.event_id), 2, status=RoundStatus.PLANNED))
    )
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
        made.do(choose_initials, ChooseInitials(made.player(2), initials=True))
        visitor.pages.live.notify()
        assert ["Aoi" in (await visitor.read(place)).replace("q=aoi", "").replace('value="aoi"', "")
                for place in places] == [False] * len(places)  # fmt: skip
        assert "A. T." in await visitor.read(f"{path}/round/1")
        made.do(choose_initials, ChooseInitials(made.player(2), initials=False))
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
            choose_screen, ChooseScreen(made.organizer(), made.event_id, ("clock", "sound", "rubbish"))
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
