"""The standings as pictures: forty rows each, rank, name, games and the tie-breaks in their order."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from bot.i18n import Language, plain
from bot.ui.groups import pool_mark
from bot.ui.match_places import BETWEEN, place_words
from bot.ui.pictures.canvas import (
    ACCENT,
    BACKGROUND,
    CARD,
    GREEN,
    MARGIN,
    MUTED,
    RED,
    STRIPE,
    TEXT,
    WIDTH,
    Canvas,
    Style,
    shrunk,
    width_of,
)
from bot.ui.pictures.lettering import drawn_or, font_of
from bot.ui.reply import Picture
from league.regulations.terms import TieBreak
from league.standings import EntrantStatus, Standings, StandingsRow
from usecases.many import some
from usecases.show.cut_line import CutLine
from usecases.show.standings import PAGE_ROWS, StageTable, StandingsView

MOST_PICTURES = 10
"""Discord takes ten files a message: enough for 400 players."""

_HEADER = 132
_ROW = 44
_CUT = 36
_RANK = 64
_CLIMB = 48
_HALF = MARGIN // 2
_LABEL = 92
_GAP = 14
"""Between two columns; each is as wide as its longest number or its label, what is left is the names'."""
_REACHED = 116
_NAME = 26
_SMALL_NAME = 22
"""A long name is written smaller, as the labels are, before it is cut: 11 px on a phone."""
_NUMBER_SIZES = (26, 24, 24)
_MOST_COLUMNS = len(_NUMBER_SIZES)
_MEDALS = ("#f0b232", "#c4c9ce", "#c98a5a")
_FINE = frozenset({TieBreak.TABLE_SHARE})


@dataclass(frozen=True, slots=True)
class _Columns:
    """Where a page's columns end on the right: the names (and stages reached), the games, the tie-breaks."""

    names: int
    games: int
    numbers: tuple[int, ...]


def standings_picture(view: StandingsView, page: int, language: Language, alt: str) -> Picture:
    """One page; `alt` says the same in words."""
    rows = page_rows(view.shown.standings, page)
    cut = view.line.above - page * PAGE_ROWS if view.line else 0
    is_cut = 0 < cut <= len(rows)
    canvas = Canvas(_HEADER + _ROW * max(1, len(rows)) + (_CUT if is_cut else 0) + MARGIN)
    placed = _columns(view.shown.standings, rows, language)
    _head(canvas, view, placed, language)
    for number, row in enumerate(rows):
        top = _HEADER + _ROW * number + (_CUT if is_cut and number >= cut else 0)
        _line(canvas, view, row, language, (number, top, placed))
    if view.line and is_cut:
        _cut_line(canvas, _HEADER + _ROW * cut, _cut_text(view.line, language))
    return Picture(f"standings-{page + 1}.png", canvas.png(), alt)


def cut_words(line: CutLine, language: Language) -> str:
    """Where the next stage begins, in words that stand under those who are in it."""
    return f"── {_cut_text(line, language)} ──"


def _cut_text(line: CutLine, language: Language) -> str:
    stage = plain(language, f"stage-{line.name}")
    numbers = {"level": line.level, "open": line.open, "place": line.place}
    return plain(language, "standings-cut", {"stage": stage, **numbers})


def climb_words(places: int) -> str:
    """How many places a player has gone up or down: "▲2", "▼1", nothing."""
    return f"▲{places}" if places > 0 else f"▼{-places}" if places < 0 else ""


def _cut_line(canvas: Canvas, top: int, words: str) -> None:
    """A line with its words in a row of its own."""
    middle, style = top + _CUT // 2, Style(24, GREEN, bold=True)
    begins = MARGIN + _RANK
    ends = begins + int(font_of(style.size, "Bold").getlength(words))
    for left, right in ((_HALF, begins - 10), (ends + 10, WIDTH - _HALF)):
        canvas.bar((left, middle - 1, right, middle + 1), GREEN)
    canvas.words((begins, middle), words, style)


def _names_left(view: StandingsView) -> int:
    """Where the names begin: behind the ranks, and the moves of those who moved."""
    return MARGIN + _RANK + (_CLIMB if view.climbed else 0)


def page_rows(standings: Standings, page: int) -> tuple[StandingsRow, ...]:
    """The rows of a page, from 0."""
    return standings.rows[page * PAGE_ROWS : (page + 1) * PAGE_ROWS]


def columns(standings: Standings) -> tuple[TieBreak, ...]:
    """The tie-breaks that have a column: the first ones, which decide nearly everything."""
    return standings.tie_breaks[:_MOST_COLUMNS]


def number_text(value: Fraction | None, tie_break: TieBreak) -> str:
    """A tie-break's number: whole where it is, else two digits (three for sums of shares); "–" where none applies."""
    if value is None:
        return "–"
    if value.denominator == 1 and tie_break not in _FINE:
        return str(value.numerator)
    return f"{float(value):.3f}" if tie_break in _FINE else f"{float(value):.2f}"


def stage_state(shown: StageTable, language: Language) -> str:
    """How far the stage is: how many of its tables count, and which of them a judge has still to rule on."""
    done = shown.tables - shown.open_tables
    key = f"standings-state-{shown.name}"
    state = plain(language, key, {"done": done, "tables": shown.tables})
    if not shown.disputed:
        return state
    places = (place_words(place, language) for place in shown.disputed)
    return f"{state} · {plain(language, 'standings-disputed', {'tables': some(places, between=BETWEEN)})}"


def _columns(standings: Standings, rows: Sequence[StandingsRow], language: Language) -> _Columns:
    """From the right edge to the left, each column beside the one before."""
    shown, right, numbers = columns(standings), WIDTH - MARGIN, list[int]()
    for place, tie_break in reversed(tuple(enumerate(shown))):
        numbers.insert(0, right)
        words = [number_text(row.values[place], tie_break) for row in rows if place < len(row.values)]
        widths = [width_of(one, Style(_NUMBER_SIZES[place])) for one in words]
        right -= max([_label_width(f"column-{tie_break}", language), *widths]) + _GAP
    played = [width_of(str(row.played), Style(22)) for row in rows]
    return _Columns(right - max(played, default=0) - _GAP, right, tuple(numbers))


def _label_width(key: str, language: Language) -> int:
    return width_of(plain(language, key), Style(22), _LABEL)


def _head(canvas: Canvas, view: StandingsView, placed: _Columns, language: Language) -> None:
    title = plain(language, "standings-picture-title", {"event": view.event.name})
    canvas.words((MARGIN, 36), title, Style(34, bold=True), WIDTH - 2 * MARGIN)
    canvas.words((MARGIN, 74), stage_state(view.shown, language), Style(22, MUTED), WIDTH - 2 * MARGIN)
    middle = _HEADER - 20
    canvas.words((_names_left(view), middle), plain(language, "column-player"), Style(22, MUTED), 200)
    keys = (f"column-{item}" for item in columns(view.shown.standings))
    for right, key in ((placed.games, "column-games"), *zip(placed.numbers, keys, strict=True)):
        canvas.words((right, middle), plain(language, key), Style(22, MUTED, anchor="rm"), _LABEL)


def reached_words(table: StageTable, row: StandingsRow, language: Language) -> str:
    """How far a player came after the qualifier: "final 2", "semi-final", or nothing."""
    reached = table.reached.get(row.player)
    if reached is None:
        return ""
    stage = plain(language, f"stage-{reached.name}")
    if reached.place is None:
        return stage
    return plain(language, "standings-reached", {"stage": stage, "place": reached.place})


def _line(
    canvas: Canvas, view: StandingsView, row: StandingsRow, language: Language, at: tuple[int, int, _Columns]
) -> None:
    """One row; `at` is its number on the page, where it begins, and where its columns end."""
    table, (number, top, placed), left = view.shown, at, _names_left(view)
    name, reached = (
        f"{drawn_or(view.people[row.player].name, row.player)}{pool_mark(row)}",
        reached_words(table, row, language),
    )
    middle = top + _ROW // 2
    canvas.bar((MARGIN // 2, top, WIDTH - MARGIN // 2, top + _ROW), STRIPE if number % 2 else CARD)
    present = row.status is EntrantStatus.ACTIVE
    _rank(canvas, row.place, middle, is_decided=table.is_decided(row))
    if climbed := view.climbed.get(row.player, 0):
        colour = GREEN if climbed > 0 else RED
        canvas.words((left - 12, middle), climb_words(climbed), Style(22, colour, anchor="rm"))
    shown = columns(table.standings)
    room = placed.names - left
    if reached:
        style = Style(22, MUTED, anchor="rm")
        room -= width_of(reached, style, _REACHED) + _GAP
        canvas.words((placed.names, middle), reached, style, _REACHED)
    colour = TEXT if present else MUTED
    style = shrunk(name, Style(_NAME, colour, bold=row.place == 1), room, _SMALL_NAME)
    canvas.words((left, middle), name, style, room)
    canvas.words((placed.games, middle), str(row.played), Style(22, MUTED, anchor="rm"))
    for place, (tie_break, value) in enumerate(zip(shown, row.values, strict=False)):
        style = Style(_NUMBER_SIZES[place], ACCENT if place == 0 else colour, anchor="rm")
        canvas.words((placed.numbers[place], middle), number_text(value, tie_break), style)


def _rank(canvas: Canvas, place: int, middle: int, *, is_decided: bool) -> None:
    centre = (MARGIN + 22, middle)
    if is_decided and place <= len(_MEDALS):
        canvas.disc(centre, 18, _MEDALS[place - 1])
        canvas.words(centre, str(place), Style(24, BACKGROUND, bold=True, anchor="mm"))
    else:
        canvas.words(centre, str(place), Style(24, MUTED, anchor="mm"))
