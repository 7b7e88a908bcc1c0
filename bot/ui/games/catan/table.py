"""Catan by tapping: the island, and what each legal action has on it or among the cards beside it."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.i18n import Language
from bot.ui.games.catan.pictures.board import board_summary
from bot.ui.games.catan.pictures.board_base import HEIGHT
from bot.ui.games.catan.pictures.board_moves import moves_of
from bot.ui.games.catan.pictures.board_places import Mark
from bot.ui.games.catan.pictures.indexed_image import WIDTH
from bot.ui.games.catan.scene import Scene, scene_of
from bot.ui.games.catan.seen import dice_of, told_of, view_of
from bot.ui.games.catan.table_drawing import drawing_of
from bot.ui.games.catan.table_places import places_of, trays_of
from bot.ui.games.catan.table_taps import (
    MANY,
    MOVED,
    at_of,
    cards_of,
    free_of,
    hands_of,
    larger,
    of_cards,
    tap_of,
    taps_of,
)
from bot.ui.play.table_face import Tap, TapTable
from engine.catan import actions as a
from engine.catan.phases import DISCARD
from usecases.play.views import GameView

_STEPS: Final = frozenset({"", "move"})


def drawing(seen: GameView, language: Language, marks: Sequence[Mark] = ()) -> TapTable | None:
    """The island, with letters on some spots."""
    view = view_of(seen)
    if view is None:
        return None
    moves = moves_of(told_of(seen.last))
    drawn = drawing_of(view, moves.dice or dice_of(seen), moves, marks)
    return TapTable(drawn, WIDTH, HEIGHT, board_summary(view, seen.names, language))


def table(seen: GameView, step: str, language: Language) -> TapTable | None:
    """The island; for its seat the cards and the taps. What was just placed is moved in a step of its own."""
    word, drawn = step.partition(" ")[0], drawing(seen, language)
    if drawn is None or word not in _STEPS:
        return None
    scene = scene_of(seen, language)
    if scene is None or seen.outcome is not None:
        return drawn
    shown = [one for one in seen.actions if isinstance(one, MOVED) == (word == "move")]
    taps = taps_of(scene, [one for one in shown if not isinstance(one, MANY)])
    free = free_of(scene) if word != "move" else ()
    keys = tuple(dict.fromkeys((*(key for tap in taps for key in tap.at), *free)))
    return replace(
        drawn,
        places=places_of(scene, keys),
        trays=trays_of(scene, keys),
        taps=taps,
        free=free,
        lines=_lines(scene, word),
    )


def meant(seen: GameView, chosen: Sequence[str], language: Language) -> tuple[Tap, ...]:
    """Offers and discards too."""
    scene = scene_of(seen, language)
    if scene is None:
        return ()
    wanted = Counter(chosen)
    cards = hands_of(wanted)
    few = ((one, at_of(scene, one)) for one in seen.actions if not isinstance(one, MANY))
    found = [tap_of(scene, one, at) for one, at in few if at and Counter(at) == wanted]
    many = (one for one in seen.actions if isinstance(one, MANY) and cards_of(one) == cards)
    return (*found, *(tap_of(scene, one, of_cards(one)) for one in (*many, *larger(scene, cards))))


def _lines(scene: Scene, word: str) -> tuple[str, ...]:
    """What to tap, where the panel speaks of letters and menus."""
    if word == "move":
        return (scene.say("table-says-move"),)
    if scene.can(a.PlaceSettlement):
        return (scene.say("table-says-settlement"),)
    if scene.can(a.PlaceRoad):
        return (scene.say("table-says-road"),)
    if scene.can(a.MoveRobber):
        return (scene.say("table-says-robber"),)
    if scene.view.turn.phase is DISCARD and scene.can(a.Discard):
        return (scene.say("table-says-discard", number=scene.view.turn.owed[scene.seat]),)
    return ()
