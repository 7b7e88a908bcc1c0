"""An event as CSV, JSON and XLSX: the same tables each time, with headings in the reader's language."""

import csv
import io
import json
import unicodedata
from collections.abc import Sequence
from datetime import datetime
from enum import StrEnum
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

from bot.i18n import Language, plain
from bot.ui.citation import section_title
from bot.ui.exports.matches import matches_sheet
from bot.ui.exports.sheet import seating_sheet
from bot.ui.exports.sheets import Cell, Sheet, number_cell
from bot.ui.exports.teams import members_sheet, teams_sheet
from bot.ui.groups import group_letter
from bot.ui.match_places import phase_words, place_words, stage_words
from bot.ui.match_sheet import sheet_line
from bot.ui.reply import Picture
from league.ids import PlayerId
from league.round import Stage
from league.standings import Reached, StandingsRow
from league.trf import write_trf
from usecases.event.export import EventExport, ExportedLine
from usecases.event.trf import trf_of
from usecases.find import profile_of
from usecases.result.scored import ended_word
from usecases.show.standings import StageTable

if TYPE_CHECKING:
    from xlsxwriter import Workbook  # type: ignore[import-untyped]  # the library has no stubs
    from xlsxwriter.format import Format  # type: ignore[import-untyped]  # the same

# What a spreadsheet program takes for the beginning of a formula, also in full width.
_FORMULA = frozenset("=+-@\t\r\n|%")
_BOM = "\ufeff"
_WIDEST = 40


class ExportKind(StrEnum):
    """The form of the file; `SHEET` is the newest round's seating to print."""

    XLSX = "xlsx"
    CSV = "csv"
    JSON = "json"
    TRF = "trf"
    SHEET = "sheet"


def export_files(export: EventExport, kind: ExportKind, language: Language) -> tuple[Picture, ...]:
    """The files of an export, to be attached to an answer; no seating sheet while there is no round.

    A tournament report has matches of two: of other events there is none.
    """
    match kind:
        case ExportKind.CSV:
            return csv_files(sheets(export, language), language)
        case ExportKind.JSON:
            return (json_file(export, sheets(export, language)),)
        case ExportKind.XLSX:
            return (xlsx_file(sheets(export, language), language),)
        case ExportKind.TRF:
            return trf_files(export)
    return (seating_sheet(export.rounds[-1], language),) if export.rounds else ()


def sheets(export: EventExport, language: Language) -> tuple[Sheet, ...]:
    """Standings of each stage, results, matches of two, entries, penalties, and the sheets of matches if any."""
    standings = [_standings(export, stage, language) for stage in export.stages]
    matches = (_match_sheets(export, language),) if export.sheets else ()
    return (
        *standings,
        *([_ladders(export, language)] if export.ladders else []),
        *_teams(export, language),
        _results(export, language),
        *([matches_sheet(export, language)] if profile_of(export.event).two_players else []),
        _entries(export, language),
        _penalties(export, language),
        *matches,
    )


def _teams(export: EventExport, language: Language) -> tuple[Sheet, ...]:
    """Ranking and members of the teams, where there are any."""
    if not export.teams.lineups:
        return ()
    return teams_sheet(export, language), members_sheet(export, language)


def trf_files(export: EventExport) -> tuple[Picture, ...]:
    """The tournament report of an event of two-player matches."""
    if not profile_of(export.event).two_players:
        return ()
    return (Picture("event.trf", write_trf(trf_of(export)).encode(), export.event.name),)


def csv_files(tables: Sequence[Sheet], language: Language) -> tuple[Picture, ...]:
    """A file for each table, in UTF-8 with the mark by which Excel knows it."""
    return tuple(
        Picture(f"{table.name}.csv", csv_text(table, language).encode(), _title(table, language))
        for table in tables
    )


def json_file(export: EventExport, tables: Sequence[Sheet]) -> Picture:
    """Every table as a list of objects; the keys are the same in every language."""
    content = {
        "event": {"id": export.event.id, "name": export.event.name, "profile": export.event.profile},
        **{
            table.name: [dict(zip(table.columns, row, strict=True)) for row in table.rows] for table in tables
        },
    }
    data = json.dumps(content, ensure_ascii=False, indent=1).encode()
    return Picture("event.json", data, export.event.name)


def xlsx_file(tables: Sequence[Sheet], language: Language) -> Picture:
    """One workbook with a sheet for each table; texts stay texts, whatever they begin with."""
    from xlsxwriter import Workbook  # only where somebody exports: it takes 12 MB

    file = io.BytesIO()
    with Workbook(file, {"in_memory": True}) as book:
        head = book.add_format({"bold": True, "bottom": 1})
        for table in tables:
            _xlsx_sheet(book, table, language, head)
    return Picture("event.xlsx", file.getvalue(), plain(language, "export-workbook"))


def defused(text: str) -> str:
    """A text that no spreadsheet program takes for a formula; what looks so defused already is defused once more."""
    bare = text.lstrip("'")
    first = unicodedata.normalize("NFKC", bare.lstrip(" \u3000"))[:1]
    return f"'{text}" if bare[:1] in _FORMULA or first in _FORMULA else text


def csv_text(table: Sheet, language: Language) -> str:
    """A table as a spreadsheet program reads it, no cell of which is a formula."""
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\r\n")
    writer.writerow(_headings(table, language))
    for row in table.rows:
        writer.writerow([defused(cell) if isinstance(cell, str) else cell for cell in row])
    return _BOM + file.getvalue()


def _xlsx_sheet(book: "Workbook", table: Sheet, language: Language, head: "Format") -> None:
    sheet = book.add_worksheet(_title(table, language)[:31])
    headings = _headings(table, language)
    for column, heading in enumerate(headings):
        cells = [str(row[column] or "") for row in table.rows]
        sheet.set_column(column, column, min(_WIDEST, 2 + max(map(_width, [heading, *cells]))))
        sheet.write_string(0, column, heading, head)
    for number, row in enumerate(table.rows, 1):
        for column, cell in enumerate(row):
            if isinstance(cell, str):
                sheet.write_string(number, column, cell)
            elif cell is not None:
                sheet.write_number(number, column, cell)
    sheet.freeze_panes(1, 0)
    sheet.autofilter(0, 0, max(1, len(table.rows)), len(headings) - 1)


def _width(text: str) -> int:
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


def _title(table: Sheet, language: Language) -> str:
    return plain(language, table.title or f"export-{table.name.replace('_', '-')}")


def _headings(table: Sheet, language: Language) -> list[str]:
    words = {column: plain(language, f"export-{column.replace('_', '-')}") for column in table.columns}
    of_qualifier = {
        column: plain(language, "export-of-qualifier", {"heading": words[column]})
        for column in table.qualifier
    }
    return list((words | of_qualifier).values())


def _name(export: EventExport, player: int) -> str:
    return export.called[PlayerId(player)]


def _standings(export: EventExport, stage: StageTable, language: Language) -> Sheet:
    further: tuple[str, ...] = ("reached", "stage_place") if stage.stage is None else ()
    if stage.stage is Stage.QUALIFIER and export.groups:
        further = ("group",)
    own = ("games", "wins", "points", *(item.value for item in stage.standings.tie_breaks))
    unique = tuple(dict.fromkeys(("place", "player", *further, *own)))
    name = f"standings-{'bracket' if stage.in_bracket else stage.stage or 'overall'}"
    several = stage.stage is Stage.QUALIFIER and len(export.stages) > 1
    return Sheet(
        name,
        unique,
        tuple(_standings_row(export, stage, row, unique, language) for row in stage.standings.rows),
        "export-stage-qualifier" if several else "",
        frozenset(own if stage.stage is None else ()),
    )


def _standings_row(
    export: EventExport, stage: StageTable, row: StandingsRow, columns: Sequence[str], language: Language
) -> tuple[Cell, ...]:
    values: dict[str, Cell] = {
        item.value: None if value is None else number_cell(value)
        for item, value in zip(stage.standings.tie_breaks, row.values, strict=True)
    }
    values |= {"place": row.place, "player": _name(export, row.player), "games": row.played}
    values |= {"wins": number_cell(row.credit), "points": number_cell(row.points)}
    reached = stage.reached.get(row.player, Reached(Stage.QUALIFIER, None))
    values["reached"] = plain(language, f"stage-{reached.name}")
    values["stage_place"] = reached.place
    values["group"] = group_letter(row.pool)
    return tuple(values[column] for column in columns)


def _ladders(export: EventExport, language: Language) -> Sheet:
    """The places of a consolation and a last chance, which have prizes of their own."""
    rows = tuple(
        (plain(language, f"web-ladder-{one.ladder.value}"), placing.place, _name(export, player))
        for one in export.ladders
        for placing in one.places
        for player in placing.players
    )
    return Sheet("ladders", ("ladder", "place", "player"), rows)


def _results(export: EventExport, language: Language) -> Sheet:
    columns = (
        "round", "stage", "phase", "group", "table", "seat", "player", "raw", "recorded", "table_place", "won",
        "table_points",
        "score_share", "ended", "state", "target", "rated",
    )  # fmt: skip
    rows = tuple(_result_row(export, item, language) for item in export.results)
    return Sheet("results", columns, rows)


def _result_row(export: EventExport, item: ExportedLine, language: Language) -> tuple[Cell, ...]:
    line, where = item.line, export.places.at(item.round.number, item.table.number)
    counted: tuple[Cell, ...] = (None,) * 5
    if line is not None:
        counted = (
            line.recorded,
            line.place,
            int(line.won),
            number_cell(line.points),
            number_cell(line.share),
        )
    return (
        item.round.number,
        stage_words(where, language),
        phase_words(where, language),
        group_letter(export.groups.get(item.player, 0)) if item.round.stage is Stage.QUALIFIER else "",
        item.table.number,
        item.version.players.index(item.player) + 1,
        _name(export, item.player),
        item.raw,
        *counted,
        plain(language, f"export-ended-{ended_word(item.version)}"),
        plain(language, f"export-state-{item.version.state if line else 'refused'}"),
        item.target,
        int(item.rated),
    )


def _entries(export: EventExport, language: Language) -> Sheet:
    rows = tuple(
        (
            number,
            _name(export, entry.player),
            str(export.people[entry.player].user_id or ""),
            plain(language, f"entry-status-{entry.status}"),
            export.handicaps.get(entry.player, ""),
            group_letter(export.groups.get(entry.player, 0)),
            export.seeds.get(entry.player),
            export.ratings.get(entry.player),
        )
        for number, entry in enumerate(export.entries, 1)
    )
    columns = ("number", "player", "discord_id", "status", "class", "group", "seed", "rating")
    return Sheet("entries", columns, rows)


def _penalties(export: EventExport, language: Language) -> Sheet:
    rows = tuple(
        (
            number,
            _name(export, row.player_id),
            plain(language, f"penalty-kind-{row.kind}"),
            row.points or None,
            row.round_number or None,
            row.table_number or None,
            place_words(export.places.at(row.round_number, row.table_number), language),
            row.section,
            section_title(language, row.section) if row.section else "",
            row.reason,
            _moment(row.at, export),
            _moment(row.revoked_at, export) if row.revoked_at else "",
            row.revoke_reason,
        )
        for number, row in enumerate(export.penalties, 1)
    )
    columns = (
        "number", "player", "penalty", "penalty_points", "round", "table", "where", "section", "rule", "reason",
        "at", "revoked_at", "revoke_reason",
    )  # fmt: skip
    return Sheet("penalties", columns, rows)


def _match_sheets(export: EventExport, language: Language) -> Sheet:
    """What was put down at the board, line by line: agreed scores, the Crawford game, breaks, stops."""
    users = {person.user_id: person.name for person in export.people.values() if person.user_id}
    rows = tuple(
        (
            sheet.round,
            sheet.table,
            place_words(export.places.at(sheet.round, sheet.table), language),
            _moment(line.at, export),
            sheet_line(language, line, sheet.people, lambda user: users.get(user, str(user))),
        )
        for sheet in export.sheets
        for line in sheet.lines
    )
    return Sheet("match_sheets", ("round", "table", "where", "at", "line"), rows)


def _moment(at: datetime, export: EventExport) -> str:
    return at.astimezone(ZoneInfo(export.time_zone)).isoformat(timespec="minutes")
