"""Sheets for the printer: everybody on them, however many play, and nothing that moves."""

import unicodedata
from dataclasses import dataclass
from typing import Any, Final

from league.names import sorted_by
from usecases.show.bracket import SideView
from usecases.show.page.bracket import BracketPage
from usecases.show.page.overview import Overview
from usecases.show.page.rounds import RoundPage
from usecases.show.page.standings import StandingsPage
from web.bracket_lines import HEIGHT, TOP, WIDTH, bracket_sheets
from web.brackets import bracket_parts
from web.pages import RenderContext, event_page

_LETTER, _WIDE_LETTER = 0.56, 1.0
"""How wide letters are, as parts of their height."""
_SIZE: Final = 2.7
_ROOM: Final = 31.0
"""The height of letters in a bracket, and what a name may take of its line."""
_LARGE, _MEDIUM = 9.0, 16.0
"""Up to how many letters a badge shows a name large, and in the middle size."""


@dataclass(frozen=True, slots=True)
class NamedSeat:
    """A player, the table and the seat, and the board (0: none)."""

    name: str
    table: int
    seat: int
    board: int


def round_sheet(ctx: RenderContext, view: RoundPage) -> bytes:
    """The tables of a round, by number."""
    return event_page(ctx, view.head, "paper_round.html", {"view": view})


def names_sheet(ctx: RenderContext, view: RoundPage) -> bytes:
    """The same by name: where everybody sits."""
    found = [
        NamedSeat(person.name, table.table.number, seat, table.board.number if table.board else 0)
        for table in view.tables
        for seat, person in enumerate(table.people, 1)
    ]
    seats = sorted(found, key=lambda one: sorted_by(one.name))
    return event_page(ctx, view.head, "paper_names.html", {"view": view, "seats": seats})


def standings_sheet(ctx: RenderContext, view: StandingsPage) -> bytes:
    """The whole ranking."""
    shown = {"view": view, "table": view.view.shown, "people": view.view.people}
    return event_page(ctx, view.head, "paper_standings.html", shown)


def bracket_sheet(ctx: RenderContext, view: BracketPage) -> bytes:
    """The bracket with its lines."""
    sheets = bracket_sheets(bracket_parts(view.view, ctx.language))
    drawing: dict[str, Any] = {"box": (WIDTH, HEIGHT), "top": TOP, "size": _SIZE, "squeezed": squeezed}
    return event_page(ctx, view.head, "paper_bracket.html", {"sheets": sheets, **drawing})


def badges_sheet(ctx: RenderContext, view: Overview) -> bytes:
    """A badge for everybody who plays."""
    names = sorted((name for _, name in view.players), key=sorted_by)
    badges = [(name, badge_size(name)) for name in names]
    return event_page(ctx, view.head, "paper_badges.html", {"badges": badges})


def squeezed(side: SideView) -> float:
    """The room into which a name has to be squeezed on its line of the bracket, 0 where it needs less."""
    return _ROOM if width_of(side.name) * _SIZE > _ROOM else 0.0


def badge_size(name: str) -> str:
    """How large a badge shows a name."""
    width = width_of(name) / _LETTER
    return "large" if width <= _LARGE else "medium" if width <= _MEDIUM else "small"


def width_of(name: str) -> float:
    """How wide a name is, about, as a multiple of its letters' height."""
    return sum(_WIDE_LETTER if unicodedata.east_asian_width(letter) in "WF" else _LETTER for letter in name)
