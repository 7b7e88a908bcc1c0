"""The games that this house plays: the only place that names them all."""

from bot.ui.games.catan.face import CatanFace
from bot.ui.play.face import register_face
from engine.catan.rules import ENGINES as CATAN
from usecases.games.catan import CatanSetup
from usecases.play.registry import register

KINDS = ("catan",)
"""Their keys, in the order in which people read of them."""


def seat_games() -> None:
    """Put every game into the registry; once more does no harm."""
    register(CATAN, CatanSetup())
    register_face("catan", CatanFace())
