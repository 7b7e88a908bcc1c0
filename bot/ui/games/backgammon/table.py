"""Backgammon by tapping: a play is put together checker by checker on the board so far, and then confirmed.

A checker with one way to go is moved by one tap; of one with two ways the target is tapped too.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.i18n import Language
from bot.ui.games.backgammon.panel import PlayerPanel, desk_of
from bot.ui.games.backgammon.pictures.board import board_drawing, board_words
from bot.ui.games.backgammon.pictures.geometry import HEIGHT, RADIUS, WIDTH, BoardPlace, spot
from bot.ui.games.backgammon.play_steps import chosen_by, words_by
from bot.ui.games.backgammon.seen import shown_scene
from bot.ui.games.backgammon.steps import screen_of
from bot.ui.play.table_face import Tap, TapPlace, TapTable, matching
from engine.backgammon.actions import Play
from engine.backgammon.choosing import Chosen, NextStep, Partial, next_steps, partial
from engine.backgammon.notation import slot_name
from engine.backgammon.position import Slot, counts
from usecases.play.views import GameView


def drawing(seen: GameView, language: Language, marks: Sequence[object] = ()) -> TapTable | None:
    """The board of now, or of a play that is not confirmed yet."""
    scene = shown_scene(seen, marks)
    if scene is None:
        return None
    return TapTable(board_drawing(scene, language), WIDTH, HEIGHT, board_words(scene, language))


def table(seen: GameView, step: str, language: Language) -> TapTable | None:
    """The board while a play is put together; None where there is nothing to move."""
    desk = desk_of(seen, language)
    word, *words = step.split(" ")
    if desk is None or desk.state.roll is None or word not in {"", "by"} or not desk.of(Play):
        return None
    chosen = chosen_by(words)
    now = None if chosen is None else partial(desk.state.position, desk.state.roll, chosen)
    if chosen is None or now is None or (chosen and len(now.ends) == 1):
        return None
    steps = next_steps(desk.state.position, desk.state.roll, chosen)
    if not steps:
        return None
    drawn = drawing(seen, language, screen_of(desk, step).marks)
    if drawn is None:
        return None
    first, second = desk.state.roll
    return replace(
        drawn,
        places=_places(desk, now, steps),
        taps=_taps(desk, chosen, steps),
        lines=(desk.say("table-says", first=first, second=second),),
    )


def meant(seen: GameView, chosen: Sequence[str], language: Language) -> tuple[Tap, ...]:
    """What these places say before anything is moved."""
    found = table(seen, "", language)
    return matching(found.taps, chosen) if found else ()


def _taps(desk: PlayerPanel, chosen: Chosen, steps: Sequence[NextStep]) -> tuple[Tap, ...]:
    """Each step by its checker alone, and by its checker and where that goes."""
    taps = []
    for step in steps:
        words = f"?{words_by((*chosen, (step.source, step.die)))}"
        way = f"{slot_name(step.source)}/{slot_name(step.target)}"
        label = desk.label("step", die=step.die, way=way)
        here = f"p{step.source}"
        taps += [
            Tap((here,), words, label),
            Tap((here, f"q{step.target}"), words, label),
        ]
    return tuple(taps)


def _places(desk: PlayerPanel, now: Partial, steps: Sequence[NextStep]) -> tuple[TapPlace, ...]:
    """The checkers that can move, and where they go."""
    mine = counts(now.board).own
    sources = dict.fromkeys(step.source for step in steps)
    targets = dict.fromkeys(step.target for step in steps)
    return (
        *(_place(desk, f"p{slot}", "from", slot, max(mine[slot] - 1, 0)) for slot in sources),
        *(_place(desk, f"q{slot}", "to", slot, mine[slot]) for slot in targets),
    )


def _place(desk: PlayerPanel, key: str, name: str, slot: Slot, level: int) -> TapPlace:
    x, y = spot(BoardPlace(slot, mine=True), level)
    return TapPlace(key, desk.label(f"table-{name}", point=slot_name(slot)), x, y, RADIUS)
