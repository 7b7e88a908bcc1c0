"""Previews of lists of tables, and what was stored of them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

import discord

from bot.i18n import Language, Param, inert, plain, text
from bot.ui.controls import Control, MenuLine, controls, menu
from bot.ui.reply import Reply, clip, embed
from league.importing import RefusedLine
from league.importing.record_layout import MEANINGS, RecordLayout
from usecases.records.past import PAST, PastPreview, PastStored
from usecases.records.results import RESULTS, ResultsPreview, ResultsStored
from usecases.records.seating import SEATING, SeatingPreview

COLUMN, MEANING = "record-column", "record-meaning"
NOTHING: Final = "-"
_MOST_COLUMNS: Final = 25
_MOST_REFUSED: Final = 12
_NAMED: Final = 700
_TABLES: Final = 2200


def past_preview(preview: PastPreview, language: Language) -> Reply:
    """The event that would be stored, with a button."""
    event = preview.event
    counts: dict[str, Param] = {"rounds": preview.rounds, "tables": preview.tables, "time": preview.by_time}
    lines = [text(language, "past-counts", counts)]
    if preview.known:
        lines.append(_group(language, "past-known", preview.known))
    if preview.fresh:
        lines.append(_group(language, "past-fresh", preview.fresh))
    lines += [*_refused(preview.refused, language), text(language, "past-next")]
    title = plain(language, "past-title", {"event": event.name})
    button = Control(PAST, 0, style=discord.ButtonStyle.success)
    return _reply(title, [*_columns(preview.columns, language), *lines], [button], language)


def past_stored(done: PastStored, language: Language) -> str:
    """What was stored."""
    numbers: dict[str, Param] = {
        "event": done.event.name,
        "rounds": done.rounds,
        "tables": done.tables,
        "players": done.players,
    }
    return text(language, "past-stored", numbers)


def results_preview(preview: ResultsPreview, language: Language) -> Reply:
    """Each table with its scores, with a button where there is any."""
    title = plain(language, "records-results-title", {"event": preview.event.name, "round": preview.round})
    tables = "\n".join(
        text(language, "records-table", {"table": number, "players": scores})
        for number, scores in preview.tables
    )
    lines = [
        *_columns(preview.columns, language),
        *_refused(preview.refused, language),
        clip(tables, _TABLES),
    ]
    lines.append(text(language, "records-next" if preview.tables else "records-nothing"))
    label = plain(language, "button-round-import", {"count": len(preview.tables)})
    button = Control(RESULTS, preview.event.id, style=discord.ButtonStyle.success, label=label)
    return _reply(title, lines, [button] if preview.tables else [], language)


def results_stored(done: ResultsStored, language: Language) -> str:
    """How many results were stored."""
    numbers: dict[str, Param] = {"event": done.event.name, "round": done.round, "tables": done.tables}
    return text(language, "records-stored", numbers)


def seating_preview(preview: SeatingPreview, language: Language) -> Reply:
    """Each table with its players, with a button where everybody has a seat."""
    title = plain(language, "records-seating-title", {"event": preview.event.name, "round": preview.round})
    tables = "\n".join(
        text(language, "records-table", {"table": number, "players": ", ".join(names)})
        for number, names in enumerate(preview.tables, 1)
    )
    lines = [
        *_columns(preview.columns, language),
        *_refused(preview.refused, language),
        clip(tables, _TABLES),
    ]
    if preview.missing:
        lines.append(_group(language, "records-missing", preview.missing))
    lines.append(text(language, "records-plan-next" if preview.is_whole else "records-plan-again"))
    button = Control(SEATING, preview.event.id, style=discord.ButtonStyle.success)
    return _reply(title, lines, [button] if preview.is_whole else [], language)


def _reply(title: str, lines: Sequence[str], buttons: Sequence[Control], language: Language) -> Reply:
    box = embed(title, "\n".join(filter(None, lines)))
    return Reply(embeds=(box,), view=controls(language, buttons) if buttons else None)


def _columns(columns: Sequence[tuple[str, str]], language: Language) -> Iterator[str]:
    if columns:
        named = ", ".join(f"{heading} → {meaning_words(kind, language)}" for heading, kind in columns)
        yield text(language, "records-columns", {"columns": named})


def with_columns(shown: Reply, event: int, layout: RecordLayout, column: int, language: Language) -> Reply:
    """The answer with a menu of the columns, and once one is chosen (-1: none is) of what it may hold."""
    view = shown.view or controls(language, [])
    lines = [
        MenuLine(f"{heading or number + 1} → {meaning_words(kind, language)}", str(number))
        for number, (heading, kind) in enumerate(zip(layout.headings, layout.kinds, strict=True))
    ]
    chosen = str(column) if column >= 0 else ""
    view.add_item(menu(COLUMN, event, plain(language, "records-which"), lines[:_MOST_COLUMNS], chosen=chosen))
    if 0 <= column < len(layout.kinds):
        kinds = [MenuLine(meaning_words(kind, language), kind or NOTHING) for kind in ("", *MEANINGS)]
        held = layout.kinds[column] or NOTHING
        title = plain(language, "records-holds", {"column": layout.headings[column] or str(column + 1)})
        view.add_item(menu(MEANING, event, title, kinds, column, chosen=held))
    return replace(shown, view=view)


def meaning_words(kind: str, language: Language) -> str:
    """What a column holds, in words."""
    name, _, seat = kind.partition(":")
    words = plain(language, f"record-{name}" if name else "import-no-column")
    return f"{words} {seat}".strip()


def _refused(lines: Sequence[RefusedLine], language: Language) -> Iterator[str]:
    if lines:
        yield text(language, "records-refused", {"count": len(lines)})
    for line in lines[:_MOST_REFUSED]:
        yield text(language, "import-refused-line", {"line": line.line, "why": _why(line, language)})
    if len(lines) > _MOST_REFUSED:
        yield f"-# … {len(lines) - _MOST_REFUSED}"


def _why(line: RefusedLine, language: Language) -> str:
    """Why a line is refused; the regulations' reason is that of a report by hand."""
    reason = line.params.get("reason", "")
    return text(language, f"refusal-{reason}" if reason else f"line-{line.code}", line.params)


def _group(language: Language, key: str, names: Sequence[str]) -> str:
    return f"{text(language, key, {'count': len(names)})}\n-# {clip(inert(', '.join(names)), _NAMED)}"
