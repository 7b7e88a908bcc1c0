"""Whoever wins something beside the main ranking, as each surface shows it: teams, consolation, last chance."""

import csv
import io
import json
import re
from collections.abc import Iterable

from openpyxl import load_workbook

from bot.i18n import Language, plain
from bot.ui.association_report import report_text
from bot.ui.exports.table import csv_text, json_file, sheets, xlsx_file
from bot.ui.posts.podium import render
from bot.ui.posts.standings import render as standings_render
from bot.ui.standings import text_reply
from bot.ui.teams import team_list
from data.transaction import read
from data.unit_of_work import UnitOfWork
from tests.support.league_builder import League
from tests.support.place_surfaces import Places, context_of, number_of, page_key
from usecases.duties.place import PLACED_IN_LADDER
from usecases.event.export import EventExport, ExportEvent, export_event
from usecases.judge.report import AssociationReport, EventReportQuestion, association_report
from usecases.show.event import EventQuestion
from usecases.show.page.overview import Overview, overview
from usecases.show.page.standings import StandingsAsked, StandingsPage, standings_page
from usecases.show.podium import Podium, podium
from usecases.show.standings import StandingsView, standings_post
from usecases.show.teams import TeamTable, show_teams
from usecases.standings.overall import overall_of
from web import api
from web.pages import overview_page
from web.pages import standings_page as web_page

LANGUAGES: tuple[Language, ...] = ("en", "ja")
_NAMES = r"(?:Team \d+|P\d+)(?!\d)"
_LINE = re.compile(r"^(🥇|🥈|🥉|\*\*\d+\*\*) \*\*(Team \d+)\*\*")
_ROW = re.compile(r'id="t\d+">\s*<td[^>]*>(\d+)</td>\s*<td class="who"><div class="line">(Team \d+) ')
_ITEM = re.compile(r'<li class="place-(\d+)"(.*?)</li>', re.DOTALL)
_TEAM = {
    "en": re.compile(r"^Team (?P<team>Team \d+), place (?P<place>\d+):", re.MULTILINE),
    "ja": re.compile(r"^団体(?P<place>\d+)位 (?P<team>Team \d+)：", re.MULTILINE),
}
_LADDER = {"en": "{}, place (\\d+): (.*)$", "ja": "{} (\\d+)位：(.*)$"}


def team_places(made: League) -> tuple[Places, dict[str, Places]]:
    """The ranking of the teams, and the same on every surface; a podium, which has three places, is completed by it."""
    return read(made.database, lambda uow: _teams(uow, made))


def _teams(uow: UnitOfWork, made: League) -> tuple[Places, dict[str, Places]]:
    table = show_teams(EventQuestion(made.organizer(), made.event_id), uow)
    assert isinstance(table, TeamTable)
    whole = {table.called(row.team): row.place for row in table.standings.rows}
    best = {name: place for name, place in whole.items() if place <= 3}
    export, page, glance = _read(uow, made)
    json_page = json.loads(api.standings_json(context_of("en"), page))
    steps = json.loads(api.event_json(context_of("en"), glance))["teams"]
    seen = {
        **_files(export, "teams", "Team"),
        "page": {name: int(place) for place, name in _ROW.findall(web_page(context_of("ja"), page).decode())},
        "api": {row["team"]: row["place"] for row in json_page["teams"]},
    }
    some = {
        "overview": _below(overview_page(context_of("en"), glance).decode(), plain("en", "web-teams")),
        "overview's api": {name: one["place"] for one in steps for name in one["teams"]},
    }
    for language in LANGUAGES:
        seen |= _worded(uow, made, table, language)
        some[f"podium {language}"] = _on_podium(uow, made, language, "podium-teams")
    wrong = {name: places for name, places in some.items() if places != best}
    assert not wrong, (wrong, best)
    return whole, seen


def _worded(uow: UnitOfWork, made: League, table: TeamTable, language: Language) -> dict[str, Places]:
    view = standings_post(made.event_id, uow)
    assert isinstance(view, StandingsView)
    said = {
        "reply": text_reply(view, 0, language).words,
        "post": standings_render(view, language).words,
    }
    head = f"**{plain(language, 'team-standings')}**"
    found = {f"{name} {language}": _lines([words.partition(head)[2]]) for name, words in said.items()}
    listed = team_list(table, 0, language).embeds[0].description or ""
    report = _report(uow, made, language)
    return {
        **found,
        f"list {language}": _lines([listed]),
        f"report {language}": {hit["team"]: int(hit["place"]) for hit in _TEAM[language].finditer(report)},
    }


def ladder_places(made: League) -> dict[str, tuple[Places, dict[str, Places]]]:
    """The places of each ladder beside the main one, and the same on every surface, the best three everywhere."""
    return read(made.database, lambda uow: _ladders(uow, made))


def _ladders(uow: UnitOfWork, made: League) -> dict[str, tuple[Places, dict[str, Places]]]:
    export, _, glance = _read(uow, made)
    found = {}
    for one in overall_of(uow, made.event).ladders:
        name = one.ladder.value
        whole = {
            uow.people.require(player).name: placing.place
            for placing in one.places
            for player in placing.players
        }
        told = json.loads(api.event_json(context_of("en"), glance))["ladders"]
        heading = plain("en", f"web-ladder-{name}")
        html = overview_page(context_of("en"), glance).decode()
        seen = {
            **_files(export, "ladders", "Player", heading),
            "api": {
                player: step["place"]
                for ladder in told
                if ladder["ladder"] == name
                for step in ladder["podium"]
                for player in step["players"]
            },
            "overview": _below(html, heading),
            "letters": _letters(uow, name),
        }
        for language in LANGUAGES:
            line = _LADDER[language].format(re.escape(plain(language, f"web-ladder-{name}")))
            lines = re.findall(f"^{line}", _report(uow, made, language), re.MULTILINE)
            seen[f"report {language}"] = {
                player: int(place) for place, names in lines for player in re.findall(_NAMES, names)
            }
            seen[f"podium {language}"] = _on_podium(uow, made, language, f"podium-ladder-{name}")
        found[name] = (whole, seen)
    return found


def _letters(uow: UnitOfWork, ladder: str) -> Places:
    """What everybody was told in private."""
    found: Places = {}
    for notice in uow.outbox.notices.find(text=PLACED_IN_LADDER):
        (player,) = uow.people.find(user_id=notice.subject)
        said = [notice.params, *(one["line"]["params"] for one in notice.params.get("below", ()))]
        found.update((player.name, one["ladder_place"]) for one in said if one["ladder"] == ladder)
    return found


def _read(uow: UnitOfWork, made: League) -> tuple[EventExport, StandingsPage, Overview]:
    export = export_event(ExportEvent(made.organizer(), made.event_id), uow)
    page = standings_page(StandingsAsked(page_key(uow, made)), uow)
    glance = overview(page_key(uow, made), uow)
    assert isinstance(export, EventExport)
    assert isinstance(page, StandingsPage)
    assert isinstance(glance, Overview)
    return export, page, glance


def _files(export: EventExport, name: str, called: str, ladder: str = "") -> dict[str, Places]:
    """CSV, XLSX and JSON of one table, of which only the lines of one ladder may be meant."""
    tables = sheets(export, "en")
    number = next(at for at, table in enumerate(tables) if table.name == name)
    lines = csv.DictReader(io.StringIO(csv_text(tables[number], "en").lstrip("\ufeff")))
    book = load_workbook(io.BytesIO(xlsx_file(tables, "en").data)).worksheets[number]
    heading, *cells = book.iter_rows(values_only=True)
    rows = {
        "csv": list(lines),
        "xlsx": [dict(zip(map(str, heading), map(str, row), strict=True)) for row in cells],
    }
    found = {
        kind: {row[called]: int(row["Rank"]) for row in some if not ladder or ladder in row.values()}
        for kind, some in rows.items()
    }
    key = "player" if ladder else "team"
    found["json"] = {
        row[key]: row["place"]
        for row in json.loads(json_file(export, tables).data)[name]
        if not ladder or ladder in row.values()
    }
    return found


def _lines(texts: Iterable[str]) -> Places:
    hits = (_LINE.match(line) for text in texts for line in text.splitlines())
    return {hit[2]: number_of(hit[1]) for hit in hits if hit}


def _below(html: str, heading: str) -> Places:
    """The podium below this heading of a page."""
    part = html.partition(f"<h3>{heading}</h3>")[2].partition("</ol>")[0]
    return {
        name: int(place) for place, item in _ITEM.findall(part) for name in re.findall(f">({_NAMES})<", item)
    }


def _report(uow: UnitOfWork, made: League, language: Language) -> str:
    report = association_report(EventReportQuestion(made.judge(), made.event_id), uow)
    assert isinstance(report, AssociationReport)
    return report_text(report, {}, language, made.judge().now)


def _on_podium(uow: UnitOfWork, made: League, language: Language, heading: str) -> Places:
    """The part of the podium below a heading."""
    steps = podium(made.event_id, uow)
    assert isinstance(steps, Podium)
    words = (render(steps, language).embeds[0].description or "").split("\n\n")
    parts = [part for part in words if part.startswith(plain(language, heading))]
    return {
        name: number_of(line.split()[0])
        for part in parts
        for line in part.splitlines()[1:]
        for name in re.findall(_NAMES, line)
    }
