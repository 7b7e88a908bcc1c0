"""The pages for other programs: JSON as the OpenAPI file describes it, CSV, and a calendar."""

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

from data.clocks import stored
from data.database import Database
from league.clock import start, table_clock
from league.event import EventStatus, Pairing
from league.refusal import Refusal
from tests.support.league_builder import NOW, League, league
from tests.support.tournament import arena
from tests.web.site import key_of, on_web, open_pages, visited
from tests.web.test_web_games import in_the_league
from usecases.play.judge import JudgeGame, end_game
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


async def test_season_and_player_pages_lead_to_each_other(database: Database) -> None:
    made = season_night(database)
    async with visited(made) as visitor:
        season = await visitor.read("/s/10/season/2026%20%E6%98%A5")
        player = await visitor.seen("/s/10/player/1")
    assert 'href="/s/10/player/1"' in season
    assert "Record of P1" in player
    assert "Cup 1 1 1" in player
