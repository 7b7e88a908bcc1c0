"""Rivals by tapping: both principalities, and what each legal action has on them or among the cards beside them."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.i18n import Language
from bot.ui.games.rivals.card_text import texts_of
from bot.ui.games.rivals.choices import AT
from bot.ui.games.rivals.hand import hand_lines
from bot.ui.games.rivals.panel import RivalsPanel, desk_of
from bot.ui.games.rivals.pictures.realm import (
    TwoRealms,
    realm_scene,
    realm_scenes,
    realms_drawing,
    realms_height,
    realms_words,
)
from bot.ui.games.rivals.seen import view_of
from bot.ui.games.rivals.table_places import places_of, trays_of
from bot.ui.games.rivals.table_taps import taps_of
from bot.ui.pictures.canvas import WIDTH
from bot.ui.play.table_face import Tap, TapTable, matching
from engine.rivals import actions as a
from engine.rivals.state import TurnPhase
from usecases.play.views import GameView

_REMOVE: Final = f"{AT} remove"
"""The step in which an own card is torn down: else whoever taps it to look at it would be asked that."""


def scene_of(seen: GameView) -> TwoRealms | None:
    """Both principalities, the viewer's below; None before the game has begun."""
    view = view_of(seen)
    if view is None:
        return None
    return realm_scenes(seen.seat or 0, (realm_scene(seen.names, view, 0), realm_scene(seen.names, view, 1)))


def drawing(seen: GameView, language: Language) -> TapTable | None:
    """Both principalities, with the text of each card that stands in them."""
    scene = scene_of(seen)
    if scene is None:
        return None
    built = [card for one in (scene.lower, scene.upper) for card in one.realm.slots if card]
    return TapTable(
        realms_drawing(scene, language),
        WIDTH,
        realms_height(scene),
        realms_words(scene, language),
        texts=texts_of(built, language),
    )


def table(seen: GameView, step: str, language: Language) -> TapTable | None:
    """The same, for its seat with cards and taps."""
    scene, drawn, desk = scene_of(seen), drawing(seen, language), desk_of(seen, language)
    if scene is None or drawn is None or step not in {"", _REMOVE}:
        return None
    if desk is None or seen.outcome is not None:
        return drawn
    shown = [one for one in desk.actions if isinstance(one, a.RemoveExpansion) == (step == _REMOVE)]
    taps = taps_of(desk, shown)
    keys = tuple(dict.fromkeys(key for tap in taps for key in tap.at))
    return replace(
        drawn,
        places=places_of(desk, scene, keys),
        trays=trays_of(desk, keys),
        taps=taps,
        lines=_lines(desk, step),
        hand=tuple(hand_lines(desk)[:1]),
    )


def meant(seen: GameView, chosen: Sequence[str], language: Language) -> tuple[Tap, ...]:
    """What these places say at the first step."""
    found = table(seen, "", language)
    return matching(found.taps, chosen) if found else ()


def _lines(desk: RivalsPanel, step: str) -> tuple[str, ...]:
    """What to tap in an own turn, where the panel speaks of menus; a question is the panel's."""
    is_turn = desk.demand is None and desk.view.turn.phase is TurnPhase.MAIN
    return (desk.say("table-says"),) if is_turn and not step and a.FinishTurn() in desk.actions else ()
