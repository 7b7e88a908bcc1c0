"""The set-up on a panel, and changing what was just placed or taken."""

from string import ascii_uppercase

from bot.ui.controls import MenuLine
from bot.ui.games.catan.cards import resource_label, tile_words
from bot.ui.games.catan.common import waiting
from bot.ui.games.catan.pictures.board import Mark, at_hex, at_vertex
from bot.ui.games.catan.robber_steps import robber_anew
from bot.ui.games.catan.scene import Scene, Words, hex_of, hex_word
from bot.ui.games.catan.spots import (
    Spot,
    corner_words,
    lettered,
    number_of,
    page_of,
    tiles_of,
)
from bot.ui.play.rest import back, own_buttons
from bot.ui.play.screen import BLUE, Pick, Press, Screen
from engine.catan import actions as a
from engine.catan import game as catan


def settlement(scene: Scene) -> Screen:
    """First the tile, then its corner: fifty-four corners are too many for one menu."""
    tiles = tiles_of(spot.vertex for spot in scene.of(a.PlaceSettlement))
    choices, marks = [], []
    for letter, (tile, corners) in zip(ascii_uppercase, tiles.items(), strict=False):
        label = f"{letter} {tile_words(scene.layout, tile)}"
        free = scene.label("free-corners", number=len(corners))
        choices.append(MenuLine(label, f"?tile {hex_word(tile)}", free))
        marks.append(Mark(letter, at_hex(tile)))
    number = 1 if not scene.view.seats[scene.seat].settlements else 2
    line = scene.say("choose-tile", number=number)
    return Screen(
        (line,),
        (Pick("", "pick-tile", tuple(choices)),),
        (*last_buttons(scene), *own_buttons()),
        tuple(marks),
    )


def corner(scene: Scene, words: Words) -> Screen | None:
    """The free corners of a tile: a button each, with the letters of the picture."""
    tile = hex_of(words[0]) if words else None
    free = {spot.vertex: spot for spot in scene.of(a.PlaceSettlement)}
    vertices = tiles_of(free).get(tile, []) if tile is not None else []
    if not vertices:
        return None
    presses = tuple(
        Press(catan.format(free[vertex]), label=f"{letter} {corner_words(scene.layout, vertex)}", style=BLUE)
        for letter, vertex in zip(ascii_uppercase, vertices, strict=False)
    )
    marks = tuple(
        Mark(letter, at_vertex(vertex)) for letter, vertex in zip(ascii_uppercase, vertices, strict=False)
    )
    return Screen((scene.say("choose-corner"),), (), (*presses, back()), marks)


def road(scene: Scene) -> Screen:
    """The road beside the new settlement: at most three paths, a button each."""
    spots = lettered(scene.of(a.PlaceRoad), scene.layout, scene.language)
    presses = tuple(Press(spot.line.value, label=spot.line.label, style=BLUE) for spot in spots)
    marks = tuple(spot.mark for spot in spots)
    return Screen((scene.say("choose-road"),), (), (*presses, *last_buttons(scene), *own_buttons()), marks)


def last_buttons(scene: Scene) -> tuple[Press, ...]:
    """What was just placed or taken may still be changed."""
    back_ = (Press("take-back", "take-back", emoji="↩️"),) if scene.can(a.TakeBack) else ()
    if scene.can(a.ChangeTaken):
        return (*back_, Press("?move", "change-taken", emoji="↪️"))
    if scene.can(a.ReplaceRobber):
        return (*back_, Press("?move", "move-robber", emoji="↪️"))
    if scene.can(a.MoveCity):
        return (*back_, Press("?move", "move-city", emoji="↪️"))
    if scene.can(a.MoveSettlement):
        return (*back_, Press("?move", "move-settlement", emoji="↪️"))
    return (*back_, Press("?move", "move-road", emoji="↪️")) if scene.can(a.MoveRoad) else back_


def move(scene: Scene, words: Words) -> Screen | None:
    """Where the last piece may go instead, or which card to take instead."""
    instead = tuple(
        MenuLine(resource_label(action.take, scene.language), catan.format(action))
        for action in scene.of(a.ChangeTaken)
    )
    if instead:
        return Screen((scene.say("choose-instead"),), (Pick("", "pick-instead", instead),), (back(),))
    if scene.can(a.ReplaceRobber):
        return robber_anew(scene)
    every: list[Spot] = [*scene.of(a.MoveCity), *scene.of(a.MoveSettlement), *scene.of(a.MoveRoad)]
    page, following = page_of(every, number_of(words))
    spots = lettered(page, scene.layout, scene.language)
    if not spots:
        return None
    choices = [spot.line for spot in spots]
    if following is not None:
        choices.append(MenuLine(scene.label("more"), f"?move {following}"))
    marks = tuple(spot.mark for spot in spots)
    return Screen((scene.say("choose-move"),), (Pick("", "pick-move", tuple(choices)),), (back(),), marks)


def placed(scene: Scene) -> Screen:
    """The next player is to place; until then one's own road may still be moved."""
    wait = waiting(scene)
    return Screen(wait.lines, (), (*last_buttons(scene), *wait.presses))
