"""The seating of a round as pictures: a card for each table, players in turn order."""

from collections.abc import Sequence
from functools import lru_cache

from bot.i18n import Language, plain
from bot.ui.groups import in_group
from bot.ui.listed import listed
from bot.ui.pictures.bracket import bracket_pictures
from bot.ui.pictures.canvas import (
    BACKGROUND,
    MARGIN,
    MUTED,
    SEAT_COLOURS,
    WIDTH,
    Canvas,
    Style,
)
from bot.ui.pictures.lettering import drawn_or
from bot.ui.reply import Picture
from usecases.show.round import RoundView, SeatedTable

TABLES_A_PICTURE = 16
MOST_PICTURES = 10
"""Discord takes ten files a message: enough for 160 tables."""

_KEPT = 16
"""Pages: the post of a round is worded anew with each result, and its picture stays the same."""
_HEADER = 96
_GAP = 16
_CARD_HEADER = 52
_ROW = 42
_COLUMNS = 2
_A_MATCH = 2
_CARD_WIDTH = (WIDTH - 2 * MARGIN - _GAP) // _COLUMNS

TableCard = tuple[str, tuple[str, ...]]
"""A table's heading, and its players in turn order."""


def seating_pictures(view: RoundView, language: Language) -> tuple[Picture, ...]:
    """The round's tables, 16 a picture, with their text as alternative; of a bracket all its matches."""
    if view.bracket is not None:
        return bracket_pictures(view.bracket, view.event.name, language)
    starts = range(0, len(view.tables), TABLES_A_PICTURE)
    pages = [view.tables[start : start + TABLES_A_PICTURE] for start in starts][:MOST_PICTURES]
    return tuple(
        Picture(f"seating-{number}.png", _page(view, page, language), _alt(view, page, language))
        for number, page in enumerate(pages, 1)
    )


def _page(view: RoundView, tables: Sequence[SeatedTable], language: Language) -> bytes:
    title = plain(language, "seating-title", {"round": view.round.number})
    cards = (
        (table_title(table, language), tuple(drawn_or(person.name, person.id) for person in table.people))
        for table in tables
    )
    return _drawn(title, view.event.name, tuple(cards))


@lru_cache(maxsize=_KEPT)
def _drawn(title: str, event: str, cards: tuple[TableCard, ...]) -> bytes:
    rows = [cards[start : start + _COLUMNS] for start in range(0, len(cards), _COLUMNS)]
    heights = [max(_CARD_HEADER + _ROW * len(names) + 12 for _, names in row) for row in rows]
    canvas = Canvas(_HEADER + sum(heights) + _GAP * (len(rows) - 1) + MARGIN)
    canvas.words((MARGIN, 36), title, Style(36, bold=True), WIDTH - 2 * MARGIN)
    canvas.words((MARGIN, 74), event, Style(24, MUTED), WIDTH - 2 * MARGIN)
    top = _HEADER
    for row, height in zip(rows, heights, strict=True):
        for column, card in enumerate(row):
            _card(canvas, (MARGIN + column * (_CARD_WIDTH + _GAP), top), height, card)
        top += height + _GAP
    return canvas.png()


def _card(canvas: Canvas, at: tuple[int, int], height: int, card: TableCard) -> None:
    left, top = at
    title, names = card
    canvas.card((left, top, left + _CARD_WIDTH, top + height))
    canvas.words((left + 18, top + 28), title, Style(26, bold=True), _CARD_WIDTH - 36)
    for seat, name in enumerate(names):
        middle = top + _CARD_HEADER + _ROW * seat + _ROW // 2
        if len(names) <= _A_MATCH:  # nobody sits before the other
            canvas.words((left + 18, middle), name, Style(26), _CARD_WIDTH - 34)
            continue
        canvas.disc((left + 34, middle), 15, SEAT_COLOURS[seat % len(SEAT_COLOURS)])
        canvas.words((left + 34, middle), str(seat + 1), Style(20, BACKGROUND, bold=True, anchor="mm"))
        canvas.words((left + 62, middle), name, Style(26), _CARD_WIDTH - 78)


def table_title(table: SeatedTable, language: Language) -> str:
    """The heading of a table, or of a bye."""
    heading = plain(language, f"seating-{table.kind}", {"table": table.table.number})
    return in_group(heading, table.group, language)


def _alt(view: RoundView, tables: Sequence[SeatedTable], language: Language) -> str:
    lines = [plain(language, "seating-title", {"round": view.round.number})]
    for table in tables:
        names = listed((person.name for person in table.people), language)
        lines.append(f"{table_title(table, language)}: {names}")
    return "\n".join(lines)
