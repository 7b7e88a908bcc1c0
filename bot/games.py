"""The games that this house plays: the only place that names them all."""

from bot.ui.games.backgammon.face import BackgammonFace
from bot.ui.games.catan.face import CatanFace
from bot.ui.games.rivals.face import RivalsFace
from bot.ui.play.face import register_face
from engine.backgammon.rules import engine_with
from engine.catan.rules import ENGINES as CATAN
from engine.rivals.rules import RIVALS
from usecases.backgammon.sage import evaluator
from usecases.games.backgammon import BackgammonSetup
from usecases.games.catan import CatanSetup
from usecases.games.rivals import RivalsSetup
from usecases.play.registry import register

KINDS = ("catan", "backgammon", "rivals")
"""Their keys, in the order in which people read of them."""


def seat_games() -> None:
    """Put every game into the registry; once more does no harm."""
    register(CATAN, CatanSetup())
    register_face("catan", CatanFace())
    register((engine_with(evaluator()),), BackgammonSetup())
    register_face("backgammon", BackgammonFace())
    register((RIVALS,), RivalsSetup())
    register_face("rivals", RivalsFace())
