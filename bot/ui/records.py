"""Previews of lists of tables, and what was stored of them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

import discord

from bot.i18n import Language, Param, Safe, inert, plain, text
from bot.ui.columns import ChosenColumn, ColumnMenus
from bot.ui.controls import Control, controls
from bot.ui.listed import listed
from bot.ui.reply import Reply, clip, embed
from league.importing import RefusedLine
from league.importing.record_layout import MEANINGS, RecordLayout
from usecases.records.past import PAST, PastPreview, PastStored
from usecases.records.preview import TablesPreview
from usecases.records.results import RESULTS, ResultsPreview, ResultsStored
from usecases.records.seating import SEATING

COLUMN, MEANING = "record-column", "record-meaning"
_MOST_REFUSED: Final = 12
_NAMED: Final = 700
_TABLES: Final = 2200


def tables_preview(preview: TablesPreview, language: Language) -> Reply:
    """What would be stored, with a button where that can be confirmed."""
    above, below = preview_lines(preview, language)
    tables = clip("\n".join(table_lines(preview, language)), _TABLES)
    box = embed(preview_title(preview, language), "\n".join(filter(None, (*above, tables, *below))))
    button = _button(preview, language)
    return Reply(embeds=(box,), view=controls(language, [button]) if button else None)


def preview_title(preview: TablesPreview, language: Language) -> str:
    """Of which event, and what of it."""
    if isinstance(preview, PastPreview):
        return plain(language, "past-title", {"event": preview.event.name})
    kind = "results" if isinstance(preview, ResultsPreview) else "seating"
    named: dict[str, Param] = {"event": preview.event.name, "round": preview.round}
    return plain(language, f"records-{kind}-title", named)


def preview_lines(
    preview: TablesPreview, language: Language, most_refused: int = _MOST_REFUSED
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What stands above the tables and below them."""
    columns = tuple(_columns(preview.columns, language))
    refused = tuple(_refused(preview.refused, language, most_refused))
    if isinstance(preview, PastPreview):
        return (*columns, *_past(preview, language)), (*refused, text(language, "past-next"))
    if isinstance(preview, ResultsPreview):
        last = text(language, "records-next" if preview.tables else "records-nothing")
        return (*columns, *refused), (last,)
    missing = (_group(language, "records-missing", preview.missing),) if preview.missing else ()
    last = text(language, "records-plan-next" if preview.is_whole else "records-plan-again")
    return (*columns, *refused), (*missing, last)


def _past(preview: PastPreview, language: Language) -> Iterator[str]:
    counts: dict[str, Param] = {"rounds": preview.rounds, "tables": preview.tables, "time": preview.by_time}
    yield text(language, "past-counts", counts)
    if preview.known:
        yield _group(language, "past-known", preview.known)
    if preview.by_name:
        yield _group(language, "past-by-name", preview.by_name)
    if preview.fresh:
        yield _group(language, "past-fresh", preview.fresh)


def table_lines(preview: TablesPreview, language: Language) -> tuple[str, ...]:
    """Each table with its players or scores; of a past event how many there are says enough."""
    if isinstance(preview, PastPreview):
        return ()
    tables = (
        preview.tables
        if isinstance(preview, ResultsPreview)
        else tuple((number, listed(names, language)) for number, names in enumerate(preview.tables, 1))
    )
    return tuple(
        text(language, "records-table", {"table": number, "players": players}) for number, players in tables
    )


def store_label(preview: TablesPreview, language: Language) -> str:
    """What the button of the yes says, "" where there is nothing to say yes to."""
    if isinstance(preview, PastPreview):
        return plain(language, f"button-{PAST}")
    if isinstance(preview, ResultsPreview):
        return plain(language, f"button-{RESULTS}", {"count": len(preview.tables)}) if preview.tables else ""
    return plain(language, f"button-{SEATING}") if preview.is_whole else ""


def _button(preview: TablesPreview, language: Language) -> Control | None:
    verb = (
        PAST
        if isinstance(preview, PastPreview)
        else RESULTS
        if isinstance(preview, ResultsPreview)
        else SEATING
    )
    about = 0 if verb == PAST else preview.event.id
    label = store_label(preview, language)
    return Control(verb, about, style=discord.ButtonStyle.success, label=label) if label else None


def past_stored(done: PastStored, language: Language) -> str:
    """What was stored."""
    numbers: dict[str, Param] = {
        "event": done.event.name,
        "rounds": done.rounds,
        "tables": done.tables,
        "players": done.players,
    }
    return text(language, "past-stored", numbers)


def results_stored(done: ResultsStored, language: Language) -> str:
    """How many results were stored."""
    numbers: dict[str, Param] = {"event": done.event.name, "round": done.round, "tables": done.tables}
    return text(language, "records-stored", numbers)


def _columns(columns: Sequence[tuple[str, str]], language: Language) -> Iterator[str]:
    if columns:
        named = listed(
            (f"{heading} → {meaning_words(kind, language)}" for heading, kind in columns), language
        )
        yield text(language, "records-columns", {"columns": named})


def with_columns(
    shown: Reply, event: int, layout: RecordLayout, column: ChosenColumn, language: Language
) -> Reply:
    """The answer with a menu of the columns, and once one is chosen of what it may hold."""
    view = shown.view or controls(language, [])
    held = [
        (heading or str(at), kind, meaning_words(kind, language))
        for at, (heading, kind) in enumerate(zip(layout.headings, layout.kinds, strict=True), 1)
    ]
    kinds = [(kind, meaning_words(kind, language)) for kind in ("", *MEANINGS)]
    menus = ColumnMenus(COLUMN, MEANING, kinds, held)
    return replace(shown, view=menus.added_to(view, event, column, language))


def meaning_words(kind: str, language: Language) -> str:
    """What a column holds, in words."""
    name, _, seat = kind.partition(":")
    words = plain(language, f"record-{name}" if name else "import-no-column")
    return f"{words} {seat}".strip()


def _refused(lines: Sequence[RefusedLine], language: Language, most: int) -> Iterator[str]:
    if lines:
        yield text(language, "records-refused", {"count": len(lines)})
    for line in lines[:most]:
        yield text(language, "import-refused-line", {"line": line.line, "why": Safe(_why(line, language))})
    if len(lines) > most:
        yield f"-# … {len(lines) - most}"


def _why(line: RefusedLine, language: Language) -> str:
    """Why a line is refused; the regulations' reason is that of a report by hand."""
    reason = line.params.get("reason", "")
    return text(language, f"refusal-{reason}" if reason else f"line-{line.code}", line.params)


def _group(language: Language, key: str, names: Sequence[str]) -> str:
    return f"{text(language, key, {'count': len(names)})}\n-# {clip(inert(listed(names, language)), _NAMED)}"
