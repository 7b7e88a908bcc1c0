"""The pages for other programs: JSON as the OpenAPI file describes it, CSV, and a calendar."""

import asyncio
import csv
import io
import json
import re
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from icalendar import Calendar
from jsonschema import Draft202012Validator

from bot.i18n import LANGUAGES, Language
from data.clocks import stored
from data.database import Database
from data.unit_of_work import UnitOfWork
from league.clock import start, table_clock
from league.event import EventStatus, Pairing
from league.ids import EventId
from league.refusal import Refusal
from tests.support.league_builder import NOW, League, league
from tests.support.tournament import arena
from tests.support.wording import says, worded
from tests.web.site import Visitor, key_of, on_web, open_pages, visited
from tests.web.test_web_games import in_the_league
from usecases.play.judge import JudgeGame, end_game, pause_game
from web.limits import DONE
from web.routes import OPENAPI
from web.site import API

DESCRIPTION: dict[str, Any] = json.loads(Path(OPENAPI).read_text(encoding="utf-8"))
ROUND = ((1, 2, 3, 4), (5, 6, 7, 8))


def season_night(database: Database) -> League:
    """A finished event of a season, with a start and a clock that was never stopped."""
    made = league(database, season="2026 春", starts_at=NOW + timedelta(days=1))
    first, second = made.round(1, ROUND)
    made.report(first, {1: 10, 2: 7, 3: 6, 4: 5})
    made.report(second, {5: 10, 6: 9, 7: 6, 8: 5})
    running = start(table_clock(4), NOW)
    assert not isinstance(running, Refusal)
    made.change(lambda uow: uow.clocks.put(stored(first.id, running, 0)))
    made.change(
        lambda uow: uow.events.save(replace(uow.events.require(made.event_id), status=EventStatus.FINISHED))
    )
    on_web(made)
    return made


def bracket_night(database: Database) -> str:
    """A bracket of which one match is decided; the address of its event."""
    made = arena(database, 4, Pairing.SINGLE_ELIMINATION)
    made.seat()
    made.publish()
    first = made.open_tables()[0]
    made.report(first, first.seats[0], made.league.judge())
    on_web(made.league)
    return f"/events/{key_of(made.league)}/bracket"


def game_night(database: Database) -> str:
    """A finished game by post; its address."""
    made, table = in_the_league(database)
    ended = table.do(end_game, JudgeGame(table.caller(900, judge=True), table.game_id))
    assert not isinstance(ended, Refusal)
    on_web(made)
    return f"/events/{key_of(made)}/games/{table.game_id}"


def asked_of(database: Database, path: str) -> str:
    """An address of this kind behind which there is something."""
    if path.endswith("/bracket"):
        return bracket_night(database)
    if path.endswith("/games/{game}"):
        return game_night(database)
    key = key_of(season_night(database))
    return path.format(key=key, round=1, server=10, season="2026 春", player=1)


@pytest.mark.parametrize("path", DESCRIPTION["paths"])
async def test_answers_are_as_the_openapi_file_describes_them(database: Database, path: str) -> None:
    asked = asked_of(database, path)
    schema = DESCRIPTION["paths"][path]["get"]["responses"]["200"]["content"]["application/json"]["schema"]
    async with open_pages(database) as visitor:
        answer = await visitor.get(f"/api/v1{asked}")
        assert (answer.status, answer.content_type) == (200, "application/json")
        content = await answer.json()
    whole = {**schema, "components": DESCRIPTION["components"]}
    assert [fault.message for fault in Draft202012Validator(whole).iter_errors(content)] == []


async def test_every_address_of_the_openapi_file_is_served_and_every_served_one_described(
    database: Database,
) -> None:
    async with open_pages(database) as visitor:
        routes = visitor.pages.application().router.resources()
        served = {route.canonical.removeprefix(API) for route in routes if route.canonical.startswith(API)}
    assert DESCRIPTION["servers"] == [{"url": API}]
    assert served - {"/openapi.json"} == set(DESCRIPTION["paths"])


@pytest.mark.parametrize("path", DESCRIPTION["paths"])
def test_every_part_of_an_address_is_described(path: str) -> None:
    described = {
        one["name"] for one in DESCRIPTION["paths"][path]["get"]["parameters"] if one["in"] == "path"
    }
    assert described == set(re.findall(r"{(\w+)}", path))


async def test_a_round_says_which_table_is_played_by_post_and_how_its_game_stands(database: Database) -> None:
    made, table = in_the_league(database)
    judge = JudgeGame(table.caller(900, judge=True), table.game_id)
    event = on_web(made)
    address = f"/api/v1/events/{key_of(made)}/rounds/1"
    async with visited(made) as visitor:
        on = await told_by_post(visitor, address)
        table.do(pause_game, judge)
        held = await told_by_post(visitor, address)
        table.do(end_game, replace(judge, caller=table.caller(900, judge=True)))
        over = await told_by_post(visitor, address)
        cells = list(csv.reader(io.StringIO(await visitor.read(f"{event}/round/1/tables.csv"))))
        page = over.pop("page")
        assert await visitor.status(page.removeprefix(visitor.base)) == 200
    game = int(table.game_id)
    assert on == {"game": game, "status": "playing", "page": None}
    assert held == {"game": game, "status": "held", "page": None}
    assert over == {"game": game, "status": "over"}
    assert [row[-1] for row in cells] == [worded("export-by-post"), *[str(game)] * 4]


async def told_by_post(visitor: Visitor, address: str) -> dict[str, Any]:
    """What a round's first table says of its game by post, as it is now."""
    visitor.pages.live.notify()
    found: dict[str, Any] = (await (await visitor.get(address)).json())["tables"][0]["by_post"]
    return found


async def test_a_hidden_event_leads_to_no_finished_game(database: Database) -> None:
    made, table = in_the_league(database)
    made.change(lambda uow: uow.events.save(replace(uow.events.require(made.event_id), hidden=True)))
    table.do(end_game, JudgeGame(table.caller(900, judge=True), table.game_id))
    event = on_web(made)
    async with visited(made) as visitor:
        told = await told_by_post(visitor, f"/api/v1/events/{key_of(made)}/rounds/1")
        page = await visitor.read(f"{event}/round/1")
    assert told == {"game": int(table.game_id), "status": "over", "page": None}
    assert "/game/" not in page


async def test_a_finished_game_says_where_it_was_played_and_how_it_ended(database: Database) -> None:
    address = game_night(database)
    async with open_pages(database) as visitor:
        told = await (await visitor.get(f"/api/v1{address}")).json()
    assert (told["round"], told["table"], told["turn_hours"]) == (1, 1, 12)
    assert told["result"]["ending"] == "time"
    assert told["result"]["winner"] is None
    assert len(told["result"]["points"]) == len(told["players"]) == 4
    assert told["started_at"] <= told["ended_at"]


async def test_standings_and_tables_come_as_csv_without_formulas(database: Database) -> None:
    made = season_night(database)
    made.change(lambda uow: uow.people.save(replace(uow.people.require(1), name='=HYPERLINK("http://x")')))
    async with visited(made) as visitor:
        path = on_web(made)
        standings = await visitor.read(f"{path}/standings.csv")
        tables = await visitor.read(f"{path}/round/1/tables.csv")
    rows = list(csv.reader(io.StringIO(standings.lstrip("\ufeff"))))
    assert rows[0][:3] == ["Rank", "Player", "Games"]
    assert rows[1][1] == '\'=HYPERLINK("http://x")'
    assert len(list(csv.reader(io.StringIO(tables)))) == 9


async def test_calendar_programs_get_the_public_events(database: Database) -> None:
    made = season_night(database)
    async with visited(made) as visitor:
        answer = await visitor.get("/s/10/events.ics")
        calendar = Calendar.from_ical(await answer.text())
    (entry,) = calendar.walk("VEVENT")
    assert answer.content_type == "text/calendar"
    assert (str(entry["summary"]), entry.decoded("dtstart")) == ("Cup", NOW + timedelta(days=1))
    assert str(entry["url"]).endswith(f"/e/{key_of(made)}")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_season_says_how_many_of_its_events_are_not_public(
    database: Database, language: Language
) -> None:
    made = season_night(database)
    address = f"/s/10/season/2026%20%E6%98%A5?lang={language}"
    async with visited(made) as visitor:
        assert not says(await visitor.seen(address), "web-season-left-out", language)

    def one_more(uow: UnitOfWork) -> None:
        uow.events.add(replace(uow.events.require(made.event_id), id=EventId(0), name="Quiet", version=0))

    made.change(one_more)
    async with visited(made) as visitor:
        seen = await visitor.seen(address)
        assert says(seen, "web-season-left-out", language, count=1)
        assert "Quiet" not in seen
        answer = await visitor.get("/api/v1/servers/10/seasons/2026%20%E6%98%A5")
        assert (await answer.json())["events_left_out"] == 1


async def test_season_and_player_pages_lead_to_each_other(database: Database) -> None:
    made = season_night(database)
    async with visited(made) as visitor:
        season = await visitor.read("/s/10/season/2026%20%E6%98%A5")
        player = await visitor.seen("/s/10/player/1")
    assert 'href="/s/10/player/1"' in season
    assert says(player, "web-player", player="P1")
    assert "Cup 1 1 1" in player


@pytest.mark.parametrize(
    ("path", "method", "status", "code"),
    [
        ("/events/nothing", "GET", 404, "not-found"),
        ("/none/at/all", "GET", 404, "not-found"),
        ("/../v2/events", "GET", 404, "not-found"),
        ("", "GET", 404, "not-found"),
        ("/events/nothing", "DELETE", 405, "method-not-allowed"),
    ],
)
async def test_errors_are_json_as_described_in_both_languages(
    database: Database, path: str, method: str, status: int, code: str
) -> None:
    league(database)
    schema = {"$ref": "#/components/schemas/Error", "components": DESCRIPTION["components"]}
    said = set()
    async with open_pages(database) as visitor:
        for language in LANGUAGES:
            answer = await visitor.session.request(method, f"{visitor.base}{API}{path}?lang={language}")
            assert (answer.status, answer.content_type) == (status, "application/json")
            content = await answer.json()
            assert [fault.message for fault in Draft202012Validator(schema).iter_errors(content)] == []
            assert (content["error"]["status"], content["error"]["code"]) == (status, code)
            said.add(content["error"]["message"])
    assert len(said) == 2


async def test_who_asks_too_often_is_told_so_in_json(database: Database) -> None:
    path = f"{API}{on_web(league(database)).replace('/e/', '/events/')}"
    async with open_pages(database) as visitor:
        in_an_hour = asyncio.get_running_loop().time() + 3600
        visitor.pages._guard._limits.spend("127.0.0.1", DONE, in_an_hour)  # nothing is left until then
        answer = await visitor.get(path)
        assert (answer.status, answer.headers["Retry-After"]) == (429, "5")
        assert (await answer.json())["error"]["code"] == "too-many-requests"


async def test_scripts_of_any_site_read_what_is_public_and_nothing_else(database: Database) -> None:
    made = season_night(database)
    path = f"/e/{key_of(made)}"
    async with open_pages(database) as visitor:
        api = f"{API}/events/{key_of(made)}"
        for place in (
            api,
            f"{API}/openapi.json",
            f"{API}/nothing",
            "/api/v1x",
            f"{path}/standings.csv",
            "/s/10/events.ics",
        ):
            assert (await visitor.get(place)).headers["Access-Control-Allow-Origin"] == "*", place
        for place in (path, "/home", "/f/1", "/t/1", f"{path}/live"):
            assert "Access-Control-Allow-Origin" not in (await visitor.get(place)).headers, place
        asked = await visitor.session.options(visitor.base + api, headers={"Origin": "https://club.example"})
        assert asked.status == 204
        assert asked.headers["Access-Control-Allow-Headers"] == "If-None-Match"
        assert (await visitor.session.options(visitor.base + path)).status == 405
