"""The games that this house plays: the only place that names them all."""

from bot.ui.games.backgammon.face import BackgammonFace
from bot.ui.games.catan.face import CatanFace
from bot.ui.games.rivals.face import RivalsFace
from bot.ui.play.face import register_face
from engine.backgammon.rules import engines_with
from engine.catan.rules import ENGINES as CATAN
from engine.rivals.rules import RIVALS
from usecases.backgammon.sage import evaluator, judge
from usecases.games.backgammon import BackgammonSetup
from usecases.games.catan import CatanSetup
from usecases.games.rivals import RivalsSetup
from usecases.play.registry import register

_GAMES = (
    (CATAN, CatanSetup(), CatanFace()),
    (engines_with(evaluator(), judge()), BackgammonSetup(), BackgammonFace()),
    ((RIVALS,), RivalsSetup(), RivalsFace()),
)
"""Of each game all versions of its rules, the newest last; new games stand at the end."""

KINDS = tuple(engines[-1].rules.key for engines, _, _ in _GAMES)
"""Their keys, in the order in which people read of them."""


def seat_games() -> None:
    """Put every game into the registry; once more does no harm."""
    for engines, setup, face in _GAMES:
        register(engines, setup)
        register_face(engines[-1].rules.key, face)
