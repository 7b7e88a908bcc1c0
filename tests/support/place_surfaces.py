"""The places of an event as each surface shows them: one after the other is read as people and programs read it."""

import csv
import io
import json
import re
from collections.abc import Iterable, Mapping
from itertools import pairwise

from openpyxl import load_workbook

from bot.i18n import Language
from bot.ui.association_report import report_text
from bot.ui.exports.sheets import Sheet
from bot.ui.exports.table import csv_text, json_file, sheets, xlsx_file
from bot.ui.posts.podium import render
from bot.ui.standings import pictured, text_reply
from data.records import Visibility
from data.transaction import read
from data.unit_of_work import UnitOfWork
from league.ids import PlayerId
from league.standings import StageComparison, ranked_count
from league.trf import TrfReport, read_trf, write_trf
from tests.support.league_builder import League
from usecases.duties.place import PLACED, PLACED_IN_LADDER
from usecases.event.export import EventExport, ExportEvent, export_event
from usecases.event.page import show_on_web
from usecases.event.trf import trf_of
from usecases.find import profile_of
from usecases.judge.report import AssociationReport, EventReportQuestion, association_report
from usecases.show.page.overview import HallScreen, hall_screen, overview
from usecases.show.page.server import PlayerAsked, SeasonAsked, player_page, season_page
from usecases.show.page.standings import StandingsAsked, StandingsPage, standings_page
from usecases.show.podium import Podium, podium
from usecases.show.record import PlayerHistory, RecordQuestion, player_record
from usecases.show.season import SeasonTable, ShowSeason, show_season
from usecases.show.standings import (
    Explained,
    ExplainStandings,
    StandingsView,
    explain_standings,
    standings_post,
)
from usecases.standings.overall import overall_of
from web import api
from web.pages import RenderContext, overview_page, screen_page
from web.pages import standings_page as web_page
from web.render import LanguageChoice
from web.site import Site

Places = dict[str, int]
_MEDALS = {"🥇": 1, "🥈": 2, "🥉": 3}
_PODIUM = re.compile(r'<li class="place-(\d+)".*?</li>', re.DOTALL)
_LINE = re.compile(r"^(?P<place>🥇|🥈|🥉|\*{0,2}\d+\*{0,2})(?: [▲▼]\d+)? (?P<name>P\d+)(?!\d)")
_ROW = re.compile(r'rank[^>]*>(\d+)</td>\s*<td class="who">.*?>(P\d+)<', re.DOTALL)
_ON_SCREEN = re.compile(r'<span class="rank[^>]*>(\d+)</span><span class="name">(P\d+)<')
_RANK = {
    "en": re.compile(r"^(\d+)\. (P\d+) —", re.MULTILINE),
    "ja": re.compile(r"^(\d+)位 (P\d+) —", re.MULTILINE),
}


def places_by_surface(made: League, season: str) -> tuple[Places, dict[str, Places]]:
    """The ranking, and the places of the same players on every surface.

    What tells only some (messages, podium, season, record) is completed by the ranking for whom it leaves out.
    """
    made.change(lambda uow: show_on_web(uow, made.event_id, Visibility.PUBLIC))
    return read(made.database, lambda uow: _look(uow, made, season))


def _look(uow: UnitOfWork, made: League, season: str) -> tuple[Places, dict[str, Places]]:
    standings = overall_of(uow, made.event).standings
    names = {row.player: uow.people.require(row.player).name for row in standings.rows}
    whole = {names[row.player]: row.place for row in standings.rows}
    seen = {
        **_posts(uow, made),
        **_pages(uow, made),
        **_files(uow, made),
        **_reports(uow, made),
        **_explained(uow, made, names),
    }
    played = {names[row.player] for row in standings.rows if row.played}
    counted = {names[row.player] for row in standings.rows if row.has_result}
    some = {
        "messages": _messages(uow, names, ranked_count(standings)),
        "season": _season(uow, made, season),
        **_podiums(uow, made),
        **_own_pages(uow, made, season, names),
        "record": {
            names[player]: _recorded(uow, made, player) for player in names if names[player] in played
        },
    }
    assert counted <= set(some["messages"])
    best = {name for name, place in whole.items() if place <= 3 and name in counted}
    podiums = ("podium en", "podium ja", "overview", "overview's api")
    assert {surface: set(some[surface]) for surface in podiums} == dict.fromkeys(podiums, best)
    assert set(some["season's api"]) == set(some["season"])
    assert played <= set(some["player's api"])
    return whole, seen | {surface: whole | found for surface, found in some.items()}


def _posts(uow: UnitOfWork, made: League) -> dict[str, Places]:
    view = standings_post(made.event_id, uow)
    assert isinstance(view, StandingsView)
    found: dict[str, Places] = {}
    for language in ("en", "ja"):
        words = [text_reply(view, page, language).embeds[0].description or "" for page in range(view.pages)]
        found[f"post {language}"] = _lines(words)
        found[f"picture {language}"] = _lines(
            pictured(view, page, language).alt for page in range(view.pages)
        )
    return found


def _lines(texts: Iterable[str]) -> Places:
    hits = (_LINE.match(line) for text in texts for line in text.splitlines())
    return {hit["name"]: number_of(hit["place"]) for hit in hits if hit}


def number_of(place: str) -> int:
    """The place that a medal or a number says."""
    return _MEDALS.get(place) or int(place.strip("*"))


def _pages(uow: UnitOfWork, made: League) -> dict[str, Places]:
    view, screen = (
        standings_page(StandingsAsked(page_key(uow, made)), uow),
        hall_screen(page_key(uow, made), uow),
    )
    assert isinstance(view, StandingsPage)
    assert isinstance(screen, HallScreen)
    context = context_of("en")
    rows = json.loads(api.standings_json(context, view))["rows"]
    lines = csv.DictReader(io.StringIO(api.standings_csv(context, view).decode().lstrip("\ufeff")))
    return {
        **{
            f"page {language}": {
                name: int(place)
                for place, name in _ROW.findall(
                    web_page(context_of(language), view).decode().split('id="teams"')[0]
                )
            }
            for language in ("en", "ja")
        },
        "screen": {
            name: int(place) for place, name in _ON_SCREEN.findall(screen_page(context, screen).decode())
        },
        "api": {row["player"]: row["place"] for row in rows},
        "page's csv": {line["Player"]: int(line["Rank"]) for line in lines},
    }


def page_key(uow: UnitOfWork, made: League) -> str:
    """The address of the event's page."""
    page = uow.pages.first(event_id=made.event_id)
    assert page is not None
    return page.key


def context_of(language: Language) -> RenderContext:
    from tests.support.league_builder import NOW

    """Somebody who reads the pages in this language."""
    return RenderContext(Site("https://example.org"), LanguageChoice(language), "/e/x/standings", NOW, "")


def _files(uow: UnitOfWork, made: League) -> dict[str, Places]:
    export = export_event(ExportEvent(made.organizer(), made.event_id), uow)
    assert isinstance(export, EventExport)
    tables = sheets(export, "en")
    first = next(iter(tables))
    lines = csv.DictReader(io.StringIO(csv_text(first, "en").lstrip("\ufeff")))
    return {
        **_tournament_report(export),
        "csv": {line["Player"]: int(line["Rank"]) for line in lines},
        "xlsx": _workbook(tables),
        "json": {
            row["player"]: row["place"] for row in json.loads(json_file(export, tables).data)[first.name]
        },
    }


def _tournament_report(export: EventExport) -> dict[str, Places]:
    """Of matches of two FIDE's report tells the places as well."""
    if not profile_of(export.event).two_players:
        return {}
    found = read_trf(write_trf(trf_of(export)))
    assert isinstance(found, TrfReport)
    return {"trf": {player.name: player.place for player in found.players if player.place}}


def _explained(uow: UnitOfWork, made: League, names: Mapping[PlayerId, str]) -> dict[str, Places]:
    """The places of each two who stand beside each other, as it is said why."""
    found: Places = {}
    for upper, lower in pairwise(names):
        why = explain_standings(ExplainStandings(made.organizer(), upper, lower, made.event_id), uow)
        assert isinstance(why, Explained)
        told = why.why.explanation if isinstance(why.why, StageComparison) else why.why
        found |= {names[told.upper]: told.upper_place, names[told.lower]: told.lower_place}
    return {"explained": found} if found else {}


def _workbook(tables: Iterable[Sheet]) -> Places:
    sheet = load_workbook(io.BytesIO(xlsx_file(tuple(tables), "en").data)).worksheets[0]
    heading, *rows = sheet.iter_rows(values_only=True)
    place, player = heading.index("Rank"), heading.index("Player")
    return {str(row[player]): int(str(row[place])) for row in rows}


def _reports(uow: UnitOfWork, made: League) -> dict[str, Places]:
    report = association_report(EventReportQuestion(made.judge(), made.event_id), uow)
    assert isinstance(report, AssociationReport)
    now = made.judge().now
    return {
        f"report {language}": {
            name: int(place)
            for place, name in _RANK[language].findall(report_text(report, {}, language, now))
        }
        for language in ("en", "ja")
    }


def _own_pages(
    uow: UnitOfWork, made: League, season: str, names: Mapping[PlayerId, str]
) -> dict[str, Places]:
    """The podium on the event's page, and the pages of the season and of each player, for people and programs."""
    glance = overview(page_key(uow, made), uow)
    seasonal = season_page(SeasonAsked(made.event.guild_id, season), uow)
    assert glance is not None
    assert seasonal is not None
    context = context_of("ja")
    steps = json.loads(api.event_json(context, glance))["podium"]
    players = {
        name: player_page(PlayerAsked(made.event.guild_id, player), uow) for player, name in names.items()
    }
    return {
        "overview": _on_podium(overview_page(context, glance).decode().split("<h3>")[0]),
        "overview's api": {name: one["place"] for one in steps for name in one["players"]},
        "season's api": {
            row["player"]: row["counted"][0]["place"]
            for row in json.loads(api.season_json(context, seasonal))["rows"]
        },
        "player's api": {
            name: json.loads(api.player_json(context, page))["events"][0]["place"]
            for name, page in players.items()
            if page is not None and page.record.events[0].place
        },
    }


def _on_podium(html: str) -> Places:
    items = ((int(found[1]), found[0]) for found in _PODIUM.finditer(html))
    return {name: place for place, item in items for name in re.findall(r">(P\d+)<", item)}


def _messages(uow: UnitOfWork, names: Mapping[PlayerId, str], ranked: int) -> Places:
    told = uow.outbox.notices.find(text=(PLACED, PLACED_IN_LADDER))
    assert {notice.params["players"] for notice in told} <= {ranked}
    return {names[PlayerId(notice.subject - 1000)]: notice.params["place"] for notice in told}


def _podiums(uow: UnitOfWork, made: League) -> dict[str, Places]:
    steps = podium(made.event_id, uow)
    assert isinstance(steps, Podium)
    found = {}
    for language in ("en", "ja"):
        words = (render(steps, language).embeds[0].description or "").split("\n\n")[0]
        found[f"podium {language}"] = {
            name: number_of(line.split()[0])
            for line in words.splitlines()
            if line.startswith(tuple(_MEDALS))
            for name in re.findall(r"P\d+", line)
        }
    return found


def _season(uow: UnitOfWork, made: League, name: str) -> Places:
    table = show_season(ShowSeason(made.player(1), name), uow)
    assert isinstance(table, SeasonTable)
    return {table.people[row.player].name: (row.counted + row.discarded)[0].place for row in table.rows}


def _recorded(uow: UnitOfWork, made: League, player: PlayerId) -> int:
    record = player_record(RecordQuestion(made.organizer(), player), uow)
    assert isinstance(record, PlayerHistory)
    return record.events[0].place or 0
