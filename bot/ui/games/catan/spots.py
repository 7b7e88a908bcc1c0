"""Legal spots on the board: each gets a letter in the picture and a line in a menu with the same letter."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from string import ascii_uppercase
from typing import Final, TypeAlias, TypeVar

from bot.i18n import Language, plain
from bot.ui.controls import MenuLine
from bot.ui.games.catan.cards import EMOJI, place_words, tile_words
from bot.ui.games.catan.pictures.board import BoardSpot, Mark, at_edge, at_vertex
from bot.ui.play.screen import MOST_LINES
from engine.catan import actions as a
from engine.catan import game as catan
from engine.catan.board import Layout
from engine.catan.names import Edge, Hex, Vertex
from engine.catan.topology import topology

AtVertex: TypeAlias = a.BuildCity | a.BuildSettlement | a.PlaceSettlement | a.MoveSettlement | a.MoveCity
AtEdge: TypeAlias = a.BuildRoad | a.PlaceRoad | a.MoveRoad
Spot: TypeAlias = AtVertex | AtEdge

PIECES: Final[dict[type[Spot], str]] = {
    a.BuildCity: "city", a.BuildSettlement: "settlement", a.BuildRoad: "road", a.PlaceSettlement: "settlement",
    a.PlaceRoad: "road", a.MoveRoad: "road", a.MoveSettlement: "settlement", a.MoveCity: "city",
}  # fmt: skip
PAGE: Final = MOST_LINES - 1
"""Lines of a page: the last line of the menu leads to the next one."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Lettered:
    """A spot with its letter: on the board and in the menu."""

    mark: Mark
    line: MenuLine


def lettered(spots: Sequence[Spot], layout: Layout, language: Language) -> tuple[Lettered, ...]:
    """At most twenty-six spots, each with a letter of its own; a piece that all are for needs no name."""
    is_named = len({PIECES[type(spot)] for spot in spots}) > 1
    words = spot_words if is_named else _signed_words
    return tuple(
        Lettered(
            Mark(letter, place_of(spot)),
            MenuLine(f"{letter} {words(spot, layout, language)}", catan.format(spot)),
        )
        for letter, spot in zip(ascii_uppercase, spots, strict=False)
    )


def _signed_words(spot: Spot, layout: Layout, language: Language) -> str:
    """The same with the sign of the piece alone: "🏠 🌾6 🪵8 ⚓3:1"."""
    piece = plain(language, f"catan-panel-piece-{PIECES[type(spot)]}")
    return spot_words(spot, layout, language).replace(piece, piece.split()[0], 1)


def spot_words(spot: Spot, layout: Layout, language: Language) -> str:
    """What is put there and where that is: "🏠 settlement 🌾6 🪵8 ⚓3:1"."""
    piece = plain(language, f"catan-panel-piece-{PIECES[type(spot)]}")
    if isinstance(spot, AtVertex):
        return f"{piece} {corner_words(layout, spot.vertex)}"
    return f"{piece} {side_words(layout, spot.edge)}"


def place_of(spot: Spot) -> BoardSpot:
    """Where on the board it is."""
    return at_vertex(spot.vertex) if isinstance(spot, AtVertex) else at_edge(spot.edge)


def corner_words(layout: Layout, vertex: Vertex) -> str:
    """An intersection by the tiles that it touches, and its harbour."""
    return f"{place_words(layout, vertex)} {harbour_words(layout, vertex)}".rstrip()


def side_words(layout: Layout, edge: Edge) -> str:
    """A path by the one or two tiles on which it borders."""
    first, second = topology().edge_ends[edge]
    touching = topology().vertex_hexes
    return " ".join(tile_words(layout, tile) for tile in touching[first] if tile in touching[second])


def harbour_words(layout: Layout, vertex: Vertex) -> str:
    """The harbour at an intersection: "⚓3:1", "⚓🐑2:1"; nothing where there is none."""
    sides = zip(topology().harbour_vertices, layout.harbours, strict=True)
    resource = [trade for ends, trade in sides if ends >> vertex & 1]
    if not resource:
        return ""
    return "⚓3:1" if resource[0] is None else f"⚓{EMOJI[resource[0]]}2:1"


def tiles_of(vertices: Iterable[Vertex]) -> dict[Hex, list[Vertex]]:
    """The tiles that touch these intersections, in the order of the board, and which of them each touches."""
    found: dict[Hex, list[Vertex]] = {}
    for vertex in vertices:
        for tile in topology().vertex_hexes[vertex]:
            found.setdefault(tile, []).append(vertex)
    return dict(sorted(found.items()))


def page_of(items: Sequence[T], number: int) -> tuple[Sequence[T], int | None]:
    """One page of a long list, and the number of the next one; None where all fit in one menu."""
    if len(items) <= MOST_LINES:
        return items, None
    pages = -(-len(items) // PAGE)
    number %= pages
    return items[number * PAGE : (number + 1) * PAGE], (number + 1) % pages


def number_of(words: Sequence[str]) -> int:
    """The page that a step asks for."""
    return int(words[0]) if words and words[0].isdecimal() else 0
