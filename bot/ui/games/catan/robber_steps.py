"""The robber on a panel, and discarding."""

from dataclasses import replace
from string import ascii_uppercase
from typing import TypeAlias

from bot.ui.controls import MenuLine
from bot.ui.games.catan.cards import resource_label, tile_words
from bot.ui.games.catan.common import waiting
from bot.ui.games.catan.pictures.board import Mark, at_hex
from bot.ui.games.catan.scene import Scene, Words, hex_of, hex_word, orders_of
from bot.ui.play.rest import back, own_buttons
from bot.ui.play.screen import MOST_LINES, RED, Pick, Press, Screen
from engine.catan import actions as a
from engine.catan import game as catan
from engine.catan.codecs import LETTERS
from engine.catan.hands import counts, pack, size
from engine.catan.names import NOBODY, RESOURCES, Hex, Seat
from engine.catan.orders.discarding import by_order
from engine.catan.topology import topology
from usecases.play.deferred import LATEST

Raid: TypeAlias = a.MoveRobber | a.ReplaceRobber

# The robber


def robber(scene: Scene) -> Screen:
    """Where the robber goes; where at most one rival can be robbed it goes at once."""
    pick, marks = _where(scene)
    return Screen((scene.say("choose-robber"),), (pick,), own_buttons(), marks)


def robber_anew(scene: Scene) -> Screen:
    """Where the robber that robbed nobody goes instead."""
    pick, marks = _where(scene)
    return Screen((scene.say("choose-robber-anew"),), (pick,), (back(),), marks)


def _where(scene: Scene) -> tuple[Pick, tuple[Mark, ...]]:
    choices, marks = [], []
    for letter, (tile, raids) in zip(ascii_uppercase, _raids(scene).items(), strict=False):
        words = catan.format(raids[0]) if len(raids) == 1 else f"?rob {hex_word(tile)}"
        label = f"{letter} {tile_words(scene.layout, tile)}{_targets(scene, raids)}{_own(scene, tile)}"
        choices.append(MenuLine(label, words))
        marks.append(Mark(letter, at_hex(tile)))
    return Pick("", "pick-robber", tuple(choices)), tuple(marks)


def _targets(scene: Scene, raids: list[Raid]) -> str:
    names = [scene.short(raid.victim) for raid in raids if raid.victim != NOBODY]
    return f" → {scene.label('comma').join(names)}" if names else ""


def _own(scene: Scene, tile: Hex) -> str:
    """A warning where the robber would rob oneself of the tile's yield."""
    mine = scene.view.seats[scene.seat]
    corners = topology().hex_vertices[tile]
    return (
        scene.label("own-tile")
        if any((mine.settlements | mine.cities) >> corner & 1 for corner in corners)
        else ""
    )


def victim(scene: Scene, words: Words) -> Screen | None:
    """Whom to rob on a tile with several rivals: a button each."""
    tile = hex_of(words[0]) if words else None
    raids = _raids(scene).get(tile, []) if tile is not None else []
    if tile is None or not raids:
        return None
    presses = tuple(
        Press(catan.format(raid), label=_described(scene, raid.victim), style=RED) for raid in raids
    )
    return Screen((scene.say("choose-victim"),), (), (*presses, back()), (Mark("A", at_hex(tile)),))


def _described(scene: Scene, seat: Seat) -> str:
    """A rival with what everybody sees: points and the number of cards."""
    if seat == NOBODY:
        return scene.label("nobody")
    shown = scene.view.seats[seat]
    return scene.label("victim", name=scene.short(seat), cards=shown.cards, points=shown.points)


def _raids(scene: Scene) -> dict[Hex, list[Raid]]:
    found: dict[Hex, list[Raid]] = {}
    every: list[Raid] = [*scene.of(a.MoveRobber), *scene.of(a.ReplaceRobber)]
    for raid in every:
        found.setdefault(raid.hex, []).append(raid)
    return found


# Discarding


def discard(scene: Scene) -> Screen | None:
    """Exactly as many cards as are owed, each card of the hand a line of the menu."""
    owed = _owed(scene)
    lines, presses = _by_order(scene, owed)
    if size(scene.own.hand) > MOST_LINES:
        found = discard_by_kind(scene, ())
        return (
            replace(found, lines=(*found.lines, *lines), presses=(*presses, *found.presses))
            if found
            else None
        )
    choices = tuple(
        MenuLine(resource_label(resource, scene.language), f"1{LETTERS[resource]}~{number}")
        for resource in RESOURCES
        for number in range(counts(scene.own.hand)[resource])
    )
    pick = Pick("discard", "pick-discard", choices, least=owed, most=owed)
    return Screen((scene.say("discard", number=owed), *lines), (pick,), (*presses, *own_buttons()))


def put_aside(scene: Scene) -> Screen:
    """What the player has chosen, which nobody else sees before all have, and a button to choose again."""
    wait = waiting(scene)
    key = "discard-aside" if scene.view.options.discards_public else "discard-aside-hidden"
    line = scene.say(key, cards=scene.cards(scene.view.turn.chosen[scene.seat]))
    press = Press("withdraw-discard", "withdraw-discard", emoji="↩️")
    anew = (press,) if scene.can(a.WithdrawDiscard) else ()
    return Screen((line, *wait.lines), (), (*anew, *wait.presses))


def _by_order(scene: Scene, owed: int) -> tuple[tuple[str, ...], tuple[Press, ...]]:
    """What the player's order will discard before long, and a button for whoever will not wait."""
    order = orders_of(scene).discard
    if not order:
        return (), ()
    cards = by_order(order, scene.own.hand, owed)
    line = scene.say("discard-by-order", cards=scene.cards(cards), minutes=LATEST // 60)
    return (line,), (Press(catan.format(a.Discard(cards)), "discard-now", style=RED, emoji="🗑️"),)


def discard_by_kind(scene: Scene, words: Words) -> Screen | None:
    """A hand too large for one menu, resource by resource; `words` are the numbers chosen so far."""
    held, owed = counts(scene.own.hand), _owed(scene)
    chosen = _numbers(words)
    if chosen is None or not owed or len(chosen) >= len(RESOURCES):
        return None
    kind, left = RESOURCES[len(chosen)], owed - sum(chosen)
    least, most = max(0, left - sum(held[kind + 1 :])), min(held[kind], left)
    if any(number > cards for number, cards in zip(chosen, held, strict=False)) or least > most:
        return None
    choices = tuple(
        MenuLine(
            f"{resource_label(kind, scene.language)} ×{number}", _next_words((*chosen, number), held, owed)
        )
        for number in range(least, most + 1)
    )
    line = scene.say("discard-kind", number=owed, left=left)
    return Screen(
        (line,), (Pick("", "pick-discard", choices),), (back(), *own_buttons()) if chosen else own_buttons()
    )


def _next_words(chosen: tuple[int, ...], held: tuple[int, ...], owed: int) -> str:
    """The discard itself as soon as nothing is left to choose, else the next step."""
    rest, left = held[len(chosen) :], owed - sum(chosen)
    if left in (0, sum(rest)):
        whole = chosen + (rest if left else (0,) * len(rest))
        return catan.format(a.Discard(pack(whole)))
    return f"?discard {' '.join(map(str, chosen))}"


def _numbers(words: Words) -> tuple[int, ...] | None:
    return tuple(map(int, words)) if all(word.isdecimal() for word in words) else None


def _owed(scene: Scene) -> int:
    owed = scene.view.turn.owed
    return owed[scene.seat] if owed else 0
