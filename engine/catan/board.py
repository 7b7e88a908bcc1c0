"""The island's tiles, number tokens and harbours, and the three ways to lay them.

Source: cjp/setup-board
"""

from collections.abc import Iterator, Sequence
from enum import IntEnum
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias, TypeVar

from engine.catan.hands import ONE, Hand
from engine.catan.names import Bits, Chance, Hex, Resource, Terrain
from engine.catan.options import BoardKind
from engine.catan.topology import HEXES, topology

Harbour: TypeAlias = Resource | None
"""A special harbour's resource, or `None` for a generic one."""

T = TypeVar("T")

TOKENS: Final = (5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11)
"""The number tokens in the order of their letters, A to R."""
RED: Final = frozenset({6, 8})
TILE_COUNTS: Final = (4, 3, 4, 4, 3, 1)
FRAME: Final[tuple[Harbour, ...]] = (
    None, Resource.GRAIN, Resource.ORE, None, Resource.WOOL, None, None, Resource.BRICK, Resource.LUMBER,
)  # fmt: skip
"""The harbours of the printed frame, clockwise from the top left."""
GENERIC: Final = 5
"""The place of the generic harbours in `Board.harbour_sites`, after the five resources."""
DICE_SUMS: Final = range(13)
_CENTRE: Final = (-1, 6)
_RAYS: Final = ((-1, -3), (-2, 0), (-1, 3), (1, 3), (2, 0), (1, -3))
"""From the centre to the six corners, counter-clockwise from the top left."""

_BEGINNER_TILES: Final = (4, 2, 0, 3, 1, 2, 1, 3, 0, 5, 0, 4, 0, 4, 3, 2, 1, 3, 2)
_BEGINNER_TOKENS: Final = (10, 2, 9, 12, 6, 4, 10, 9, 11, 0, 3, 8, 8, 3, 4, 5, 5, 6, 11)


class Direction(IntEnum):
    """Which way the tokens run around the island."""

    COUNTERCLOCKWISE = 1
    CLOCKWISE = -1


class Layout(NamedTuple):
    """What lies where: a terrain and a token (0 on the desert) a hex, a harbour each of the nine sides."""

    tiles: tuple[Terrain, ...]
    tokens: tuple[int, ...]
    harbours: tuple[Harbour, ...]


class Board(NamedTuple):
    """A layout and the tables that the rules read from it.

    `producers[sum]` lists hex, one card of its resource, and its corners for every hex that a sum of the
    dice wakes; `harbour_sites` are the intersections of the five special harbours and of the generic ones.
    """

    layout: Layout
    desert: Hex
    producers: tuple[tuple[tuple[Hex, Hand, Bits], ...], ...]
    harbour_sites: tuple[Bits, ...]


@lru_cache(maxsize=256)
def board_of(layout: Layout) -> Board:
    """The board that a layout describes."""
    corners = topology().hex_corners
    return Board(
        layout=layout,
        desert=Hex(layout.tiles.index(Terrain.DESERT)),
        producers=tuple(
            tuple(
                (h, ONE[layout.tiles[h]], corners[h]) for h in HEXES if number and layout.tokens[h] == number
            )
            for number in DICE_SUMS
        ),
        harbour_sites=tuple(_sites(layout.harbours, kind) for kind in (*Resource, None)),
    )


def _sites(harbours: Sequence[Harbour], kind: Harbour) -> Bits:
    vertices = topology().harbour_vertices
    return sum(vertices[place] for place, harbour in enumerate(harbours) if harbour == kind)


def is_layout(layout: Layout) -> bool:
    """Whether a layout from outside uses exactly the pieces of the box."""
    tokens = sorted(
        token for token, tile in zip(layout.tokens, layout.tiles, strict=False) if tile != Terrain.DESERT
    )
    return (
        len(layout.tokens) == len(HEXES)
        and sorted(layout.tiles) == sorted(_tiles())
        and tokens == sorted(TOKENS)
        and layout.tokens[layout.tiles.index(Terrain.DESERT)] == 0
        and sorted(map(str, layout.harbours)) == sorted(map(str, FRAME))
    )


def shuffled(items: Sequence[T], chance: Chance) -> tuple[T, ...]:
    """The items in an order drawn by chance, every order equally likely."""
    pile = list(items)
    for place in range(len(pile) - 1, 0, -1):
        other = chance(place + 1)
        pile[place], pile[other] = pile[other], pile[place]
    return tuple(pile)


def spiral(corner: int, direction: Direction) -> tuple[Hex, ...]:
    """All hexes from one of the six corners (0 is the top left, then counter-clockwise) round to the centre."""
    number = {point: Hex(tile) for tile, point in enumerate(topology().hex_points)}
    return (
        *(number[point] for radius in (2, 1) for point in _ring(corner, direction, radius)),
        number[_CENTRE],
    )


def _ring(corner: int, direction: Direction, radius: int) -> Iterator[tuple[int, int]]:
    x, y = (centre + radius * ray for centre, ray in zip(_CENTRE, _RAYS[corner], strict=True))
    for side in range(6):
        step_x, step_y = _RAYS[(corner + direction * (2 + side)) % 6]
        for _ in range(radius):
            yield x, y
            x, y = x + step_x, y + step_y


def lettered_tokens(tiles: Sequence[Terrain], corner: int, direction: Direction) -> tuple[int, ...]:
    """Tokens A to R laid along the spiral, the desert skipped.

    Source: cjp/setup-number-tokens
    """
    tokens = dict.fromkeys(HEXES, 0)
    land = (tile for tile in spiral(corner, direction) if tiles[tile] != Terrain.DESERT)
    tokens.update(zip(land, TOKENS, strict=True))
    return tuple(tokens[tile] for tile in HEXES)


def scattered_tokens(tiles: Sequence[Terrain], chance: Chance) -> tuple[int, ...]:
    """Tokens drawn by chance, the red ones first, on hexes that touch no other red one.

    Source: house
    """
    red: list[Hex] = []
    for _ in range(sum(token in RED for token in TOKENS)):
        free = [h for h in HEXES if tiles[h] != Terrain.DESERT and not _touches(h, red)]
        red.append(free[chance(len(free))])
    tokens = dict.fromkeys(HEXES, 0)
    tokens.update(zip(red, (token for token in TOKENS if token in RED), strict=True))
    rest = [h for h in HEXES if tiles[h] != Terrain.DESERT and h not in red]
    tokens.update(zip(rest, shuffled([token for token in TOKENS if token not in RED], chance), strict=True))
    return tuple(tokens[tile] for tile in HEXES)


def _touches(tile: Hex, others: Sequence[Hex]) -> bool:
    near = topology().hex_neighbours[tile]
    return any(other == tile or other in near for other in others)


def _tiles() -> tuple[Terrain, ...]:
    return tuple(terrain for terrain in Terrain for _ in range(TILE_COUNTS[terrain]))


def beginner(_chance: Chance) -> Layout:
    """The fixed island that the printed rules recommend for a first game."""
    return Layout(tuple(map(Terrain, _BEGINNER_TILES)), _BEGINNER_TOKENS, FRAME)


def tournament(chance: Chance) -> Layout:
    """Tiles by chance, tokens A to R counter-clockwise from the corner of one die, harbours as on the frame.

    The die's numbers stand at the corners counter-clockwise from the top left.
    Source: cjp/setup-tiles-random, cjp/setup-number-tokens
    """
    tiles = shuffled(_tiles(), chance)
    return Layout(tiles, lettered_tokens(tiles, chance(6), Direction.COUNTERCLOCKWISE), FRAME)


def scattered(chance: Chance) -> Layout:
    """Tiles, tokens and harbours all by chance; 6 and 8 never touch.

    Source: house
    """
    tiles = shuffled(_tiles(), chance)
    return Layout(tiles, scattered_tokens(tiles, chance), shuffled(FRAME, chance))


def balanced(chance: Chance) -> Layout:
    """The most even of sixty random islands, with the harbours as on the frame: see `unevenness`.

    Source: house
    """
    drawn = (scattered(chance) for _ in range(_DRAWN))
    return Layout(*min(drawn, key=unevenness)[:2], FRAME)


def unevenness(layout: Layout) -> int:
    """How unfair an island is: tiles of one kind side by side, rich corners, resources that yield far from their share.

    A tile of a number yields as often as the number falls in 36 rolls; every tile's fair share is the mean of all.
    """
    yields = [0 if token == 0 else 6 - abs(7 - token) for token in layout.tokens]
    pairs = sum(
        layout.tiles[one] == layout.tiles[other] for one in HEXES for other in topology().hex_neighbours[one]
    )
    corners = (sum(yields[tile] for tile in tiles) for tiles in topology().vertex_hexes)
    rich = sum(max(0, corner - _RICH) for corner in corners)
    mean = sum(yields) / (len(HEXES) - 1)
    shares = (
        (sum(yields[tile] for tile in HEXES if layout.tiles[tile] == terrain), TILE_COUNTS[terrain])
        for terrain in Terrain
        if terrain is not Terrain.DESERT
    )
    off = sum(abs(found - number * mean) for found, number in shares)
    return round(10 * (pairs / 2 + 2 * rich + off))


_DRAWN: Final = 60
_RICH: Final = 11
"""Yield of an intersection above which whoever comes first has too much."""

LAYERS: Final = {
    BoardKind.RANDOM: scattered,
    BoardKind.BEGINNER: beginner,
    BoardKind.SPIRAL: tournament,
    BoardKind.BALANCED: balanced,
}
