"""The board of a game: island, pieces, robber, letters on legal spots, and a field for each player.

Only what everybody knows is drawn, whoever looks. Nothing is told by colour alone: every tile has a sign, the houses of
each seat have its number and a roof of their own, and its roads a pattern.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from typing import Final

from bot.i18n import Language, plain
from bot.ui.games.catan.pictures.board_base import HEIGHT, base, edge_points, hex_point, vertex_point
from bot.ui.games.catan.pictures.board_moves import LastMoves, Seen, moves_of, woken
from bot.ui.games.catan.pictures.board_pieces import (
    city_sprite,
    die_sprite,
    frame_sprite,
    glow_sprite,
    mark_sprite,
    ring_sprite,
    road_sprite,
    robber_sprite,
    settlement_sprite,
    turn_sprite,
)
from bot.ui.games.catan.pictures.board_places import BoardSpot, Mark, SpotKind, at_edge, at_hex, at_vertex
from bot.ui.games.catan.pictures.board_strip import draw_strip, number_sprite, strip_height
from bot.ui.games.catan.pictures.board_words import board_summary
from bot.ui.games.catan.pictures.indexed_image import WIDTH, IndexedImage, blank_page, packed, paste
from bot.ui.pictures.canvas import TEXT
from bot.ui.reply import ImageFile, fingerprint
from engine.catan.names import Edge, Hex, Vertex
from engine.catan.topology import edges_in, topology, vertices_in
from engine.catan.view import View

__all__ = [
    "BoardSpot",
    "Mark",
    "at_edge",
    "at_hex",
    "at_vertex",
    "board_image",
    "board_picture",
    "board_summary",
]

_KEPT: Final = 32
"""Pictures that are kept, 4 MB: after a move the board, the player's panel and the next one's show the same."""
_BESIDE: Final = 48
"""How far left of a tile's middle its letter stands, and how far right the robber."""
_ASIDE: Final = 34
"""A letter on a building stands so far off, away from the paths and their letters."""
_RING: Final = 52
"""How far a ring around a new building reaches."""

Pixel = tuple[int, int]


def board_picture(
    view: View,
    names: Sequence[str],
    language: Language,
    marks: Sequence[Mark] = (),
    last: Sequence[Seen] = (),
    dice: tuple[int, int] | None = None,
) -> ImageFile:
    """The board as everybody sees it; `marks` are letters on spots, `last` the events of the last move.

    What `last` changed is made to shine. The dice are those of `last`, else `dice` (thrown earlier in the turn).
    """
    moves = moves_of(last)
    public = view._replace(seat=None, own=None, offers=())
    shown = (public, tuple(names), tuple(marks), moves, moves.dice or dice)
    return ImageFile(
        fingerprint(repr((shown, language)).encode()),
        partial(_drawn, *shown),
        partial(_alt, public, tuple(names), language, moves.dice or dice),
        (HEIGHT + strip_height(len(view.seats))) / WIDTH,
    )


@lru_cache(maxsize=_KEPT)
def _drawn(
    view: View,
    names: tuple[str, ...],
    marks: tuple[Mark, ...],
    moves: LastMoves,
    dice: tuple[int, int] | None,
) -> bytes:
    page = board_image(view, names, moves, dice)
    for mark in marks:
        paste(page, mark_sprite(mark.label), mark_point(view, mark.place))
    return packed(page)


def _alt(view: View, names: Sequence[str], language: Language, dice: tuple[int, int] | None) -> str:
    summary = board_summary(view, names, language)
    if dice is None:
        return summary
    return f"{summary}\n{plain(language, 'catan-board-dice', {'first': dice[0], 'second': dice[1]})}"


def board_image(
    view: View, names: Sequence[str], moves: LastMoves, dice: tuple[int, int] | None = None
) -> IndexedImage:
    """The same without letters, before it becomes a file; it is read in every language."""
    page = blank_page(HEIGHT + strip_height(len(view.seats)))
    page[:HEIGHT] = base(view.board.layout)
    _woken(page, view, moves)
    _roads(page, view, moves)
    _buildings(page, view, moves)
    _robber(page, view, moves)
    _corner(page, view, dice)
    draw_strip(page, HEIGHT, view, names)
    return page


def mark_point(view: View, place: BoardSpot) -> Pixel:
    """Where the letter of a place stands: no two places share a point."""
    x, y = _centre(place)
    if place.kind is SpotKind.HEX:
        return x - _BESIDE, y - 6
    if place.kind is SpotKind.EDGE or not _stands(view, place):
        return x, y
    return (x + _ASIDE * 6 // 7, y - _ASIDE // 2) if _path_goes_up(Vertex(place.number)) else (x, y - _ASIDE)


def _stands(view: View, place: BoardSpot) -> bool:
    """Whether a piece stands on a path or an intersection."""
    return any(
        (seat.roads if place.kind is SpotKind.EDGE else seat.settlements | seat.cities) >> place.number & 1
        for seat in view.seats
    )


def _path_goes_up(vertex: Vertex) -> bool:
    """Whether a path, not a tile, lies above the intersection: so it is on every other row of them."""
    return topology().vertex_points[vertex][1] % 3 == 1


def _centre(place: BoardSpot) -> Pixel:
    match place.kind:
        case SpotKind.HEX:
            return hex_point(Hex(place.number))
        case SpotKind.VERTEX:
            return vertex_point(Vertex(place.number))
    (ax, ay), (bx, by) = edge_points(Edge(place.number))
    return (ax + bx) // 2, (ay + by) // 2


def _woken(page: IndexedImage, view: View, moves: LastMoves) -> None:
    for tile in woken(view.board.layout.tokens, moves.dice, view.robber):
        paste(page, frame_sprite(), hex_point(tile))


def _roads(page: IndexedImage, view: View, moves: LastMoves) -> None:
    """Roads; new ones have a bright rim."""
    for edge in map(Edge, _new(view, moves, SpotKind.EDGE)):
        paste(page, glow_sprite(*_along(edge)), _centre(at_edge(edge)))
    for seat, shown in enumerate(view.seats):
        for edge in edges_in(shown.roads):
            paste(page, road_sprite(seat, *_along(edge)), _centre(at_edge(edge)))


def _buildings(page: IndexedImage, view: View, moves: LastMoves) -> None:
    """Settlements and cities; new ones have a ring."""
    for vertex in map(Vertex, _new(view, moves, SpotKind.VERTEX)):
        paste(page, ring_sprite(_RING), vertex_point(vertex))
    for seat, shown in enumerate(view.seats):
        for vertex in vertices_in(shown.settlements):
            paste(page, settlement_sprite(seat), vertex_point(vertex))
        for vertex in vertices_in(shown.cities):
            paste(page, city_sprite(seat), vertex_point(vertex))


def _new(view: View, moves: LastMoves, kind: SpotKind) -> Iterator[int]:
    """The places of this kind that got a piece which still stands there (it may have been moved on or taken back)."""
    return (place.number for place in moves.placed if place.kind is kind and _stands(view, place))


def _along(edge: Edge) -> Pixel:
    """From one end of a path to the other."""
    (ax, ay), (bx, by) = edge_points(edge)
    return bx - ax, by - ay


def _robber(page: IndexedImage, view: View, moves: LastMoves) -> None:
    x, y = hex_point(view.robber)
    paste(page, robber_sprite(moved=moves.robber), (x + _BESIDE + 5, y - 8))


def _corner(page: IndexedImage, view: View, dice: tuple[int, int] | None) -> None:
    """Which turn it is, and the dice, in the sea at the top right and left."""
    number = number_sprite(str(view.turn.number + 1), 40, TEXT)
    paste(page, number, (WIDTH - 30 - number.width + number.width // 2, 48))
    paste(page, turn_sprite(), (WIDTH - 58 - number.width, 47))
    for place, eyes in enumerate(dice or ()):
        paste(page, die_sprite(eyes), (64 + 88 * place, 64))
