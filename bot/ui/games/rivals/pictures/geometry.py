"""Where the cells of a principality lie, from the upper left corner of its picture.

It is turned on its side: west is at the top, what lies above on a table lies to the right. So a phone has room for five
cells in a row, and a principality grows downwards.
"""

from typing import Final

from bot.ui.games.rivals.pictures.cells import GAP, MIDDLE, ROW, SIDE
from bot.ui.games.rivals.words import site_number
from bot.ui.pictures.canvas import WIDTH
from engine.rivals.holdings import SITES
from engine.rivals.names import Store
from engine.rivals.realm import WEST, ground
from engine.rivals.state import Realm

HEAD: Final = 92
MARGIN: Final = (WIDTH - 4 * SIDE - MIDDLE - 4 * GAP) // 2
BETWEEN: Final = 8
"""Between both principalities."""
_LEFT: Final = MARGIN
_CENTRE: Final = MARGIN + 2 * (SIDE + GAP)
_RIGHT: Final = _CENTRE + MIDDLE + GAP
_X: Final = (_RIGHT, _RIGHT + SIDE + GAP, _LEFT + SIDE + GAP, _LEFT)
"""Where the four building sites of a settlement or city lie: near and far on the right, near and far on the left."""

Corner = tuple[int, int]


def realm_height(realm: Realm) -> int:
    """How high the picture of a principality is."""
    return HEAD + (2 * len(_columns(realm)) - 1) * (ROW + GAP)


def region_corner(realm: Realm, store: Store) -> Corner:
    """A region."""
    column = ground(realm.sides).columns[store]
    return _LEFT if store % 2 else _RIGHT, _top(2 * _columns(realm).index(column))


def road_corner(realm: Realm, side: str) -> Corner:
    """The road that leads on beyond the outermost settlement."""
    return _CENTRE, _top(0 if side == WEST else 2 * len(_columns(realm)) - 2)


def inner_roads(realm: Realm) -> list[Corner]:
    """The roads between two settlements."""
    return [(_CENTRE, _top(2 * row)) for row in range(1, len(_columns(realm)) - 1)]


def centre_corner(realm: Realm, site: int) -> Corner:
    """A settlement or city."""
    return _CENTRE, _top(2 * site_number(realm, site) - 1)


def slot_corner(realm: Realm, slot: int) -> Corner:
    """A building site."""
    return _X[slot % SITES], centre_corner(realm, slot // SITES)[1]


def _columns(realm: Realm) -> list[int]:
    return sorted(set(ground(realm.sides).columns))


def _top(row: int) -> int:
    return HEAD + row * (ROW + GAP)
