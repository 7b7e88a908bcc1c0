"""Previews of lists of tables, and what was stored of them."""

from collections.abc import Iterator, Sequence
from typing import Final

import discord

from bot.i18n import Language, Param, inert, plain, text
from bot.ui.controls import Control, controls
from bot.ui.reply import Reply, clip, embed
from league.importing import RefusedLine
from usecases.records.past import PAST, PastPreview, PastStored
from usecases.records.results import RESULTS, ResultsPreview, ResultsStored
from usecases.records.seating import SEATING, SeatingPreview

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
        named = ", ".join(f"{heading} → {plain(language, f'record-{kind}')}" for heading, kind in columns)
        yield text(language, "records-columns", {"columns": named})


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
