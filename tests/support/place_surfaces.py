"""The places of an event as each surface shows them: one after the other is read as people and programs read it."""

import csv
import io
import json
import re
from collections.abc import Iterable, Mapping

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
from league.standings import ranked_count
from tests.support.league_builder import League
from usecases.duties.place import PLACED, PLACED_IN_LADDER
from usecases.event.export import EventExport, ExportEvent, export_event
from usecases.event.page import show_on_web
from usecases.judge.report import AssociationReport, EventReportQuestion, association_report
from usecases.show.page.overview import Overview, overview
from usecases.show.page.standings import StandingsAsked, StandingsPage, standings_page
from usecases.show.podium import Podium, podium
from usecases.show.record import PlayerHistory, RecordQuestion, player_record
from usecases.show.season import SeasonTable, ShowSeason, show_season
from usecases.show.standings import StandingsView, standings_post
from usecases.standings.overall import overall_of
from web import api
from web.pages import RenderContext
from web.pages import standings_page as web_page
from web.render import LanguageChoice
from web.site import Site

Places = dict[str, int]
_MEDALS = {"🥇": 1, "🥈": 2, "🥉": 3}
_LINE = re.compile(r"^(?P<place>🥇|🥈|🥉|\*{0,2}\d+\*{0,2})(?: [▲▼]\d+)? (?P<name>P\d+)(?!\d)")
_ROW = re.compile(r'rank[^>]*>(\d+)</td>\s*<td class="who">.*?>(P\d+)<', re.DOTALL)
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
    }
    played = {names[row.player] for row in standings.rows if row.played}
    some = {
        "messages": _messages(uow, names, ranked_count(standings)),
        "season": _season(uow, made, season),
        **_podiums(uow, made),
        "record": {
            names[player]: _recorded(uow, made, player) for player in names if names[player] in played
        },
    }
    assert set(some["messages"]) == played
    assert {name for name, place in whole.items() if place <= 3 and name in played} == set(some["podium en"])
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
    return {hit["name"]: _number(hit["place"]) for hit in hits if hit}


def _number(place: str) -> int:
    return _MEDALS.get(place) or int(place.strip("*"))


def _pages(uow: UnitOfWork, made: League) -> dict[str, Places]:
    page = uow.pages.first(event_id=made.event_id)
    assert page is not None
    view, glance = standings_page(StandingsAsked(page.key), uow), overview(page.key, uow)
    assert isinstance(view, StandingsPage)
    assert isinstance(glance, Overview)
    context = _context("en")
    html = web_page(context, view).decode()
    rows = json.loads(api.standings_json(context, view))["rows"]
    lines = csv.DictReader(io.StringIO(api.standings_csv(context, view).decode().lstrip("\ufeff")))
    return {
        "page": {name: int(place) for place, name in _ROW.findall(html)},
        "api": {row["player"]: row["place"] for row in rows},
        "page's csv": {line["Player"]: int(line["Rank"]) for line in lines},
    }


def _context(language: Language) -> RenderContext:
    from tests.support.league_builder import NOW

    return RenderContext(Site("https://example.org"), LanguageChoice(language), "/e/x/standings", NOW, "")


def _files(uow: UnitOfWork, made: League) -> dict[str, Places]:
    export = export_event(ExportEvent(made.organizer(), made.event_id), uow)
    assert isinstance(export, EventExport)
    tables = sheets(export, "en")
    first = next(iter(tables))
    lines = csv.DictReader(io.StringIO(csv_text(first, "en").lstrip("\ufeff")))
    return {
        "csv": {line["Player"]: int(line["Rank"]) for line in lines},
        "xlsx": _workbook(tables),
        "json": {
            row["player"]: row["place"] for row in json.loads(json_file(export, tables).data)[first.name]
        },
    }


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
            name: _number(line.split()[0])
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
