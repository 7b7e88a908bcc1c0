"""Standing orders on a panel: what is set, in words, and a way to change each of it."""

from collections.abc import Callable

from bot.ui.controls import MenuLine
from bot.ui.games.catan.orders_choices import build, discards, robbers, trades
from bot.ui.games.catan.orders_words import (
    build_lines,
    discard_words,
    offer_lines,
    orders_of,
    refuse_lines,
    robber_lines,
)
from bot.ui.games.catan.pictures.board import Mark, at_hex
from bot.ui.games.catan.scene import Scene, Words
from bot.ui.games.catan.spots import place_of
from bot.ui.play.rest import back
from bot.ui.play.screen import RED, Pick, Press, Screen
from engine.catan.actions import BuyCard
from engine.catan.orders import Automatic, BuildOrders
from engine.catan.orders.wishes import MOST_FEW, NO_ORDERS, ROLLING

_DICE, _END, _WIN = "🎲", "⏭️", "🏆"
"""They stand before each choice: a menu in which something is set does not show what it is about."""


def orders(scene: Scene, words: Words) -> Screen:
    """All orders, or the step in which one kind of them is changed."""
    found = TOPICS[words[0]](scene, words[1:]) if words and words[0] in TOPICS else None
    return found or summary(scene)


def summary(scene: Scene) -> Screen:
    """What is set; what is wished for on the board is marked there."""
    own = orders_of(scene)
    presses = (
        Press("?orders discard", "orders-discard", emoji="🗑️"),
        Press("?orders robber", "orders-robber", emoji="🥷"),
        *((Press("?orders offer", "orders-offer", emoji="🤝"),) if scene.view.options.domestic_trade else ()),
        Press("?orders build", "orders-build", emoji="🔨"),
        Press("?orders auto", "orders-auto", emoji="⚙️"),
        _place(scene),
        *((Press("=orders clear", "orders-clear", style=RED),) if own != NO_ORDERS else ()),
        back(),
    )
    return Screen(_lines(scene, own), (), presses, marks_of(own))


def _place(scene: Scene) -> Press:
    """Where turns arrive: a button to the other place."""
    by_message = scene.seen.seats[scene.seat].by_message
    return (
        Press("=thread", "to-thread", emoji="🧵")
        if by_message
        else Press("=message", "to-message", emoji="📬")
    )


def _lines(scene: Scene, own: BuildOrders) -> tuple[str, ...]:
    by_message = scene.seen.seats[scene.seat].by_message
    return (
        scene.say("orders-title"),
        scene.say("orders-discard-now", cards=discard_words(scene, own)),
        *_listed(scene, "orders-robber-now", robber_lines(scene, own)),
        *_listed(scene, "orders-offer-now", offer_lines(scene, own)),
        *refuse_lines(scene, own),
        *_listed(scene, "orders-build-now", build_lines(scene, own)),
        scene.say("orders-auto-now", roll=_mode(scene, "roll", own), end=_mode(scene, "end", own)),
        *((scene.say("orders-declare-now"),) if own.auto_declare else ()),
        scene.say("orders-place-message" if by_message else "orders-place-thread"),
    )


def _listed(scene: Scene, key: str, entries: list[str]) -> tuple[str, ...]:
    """A heading with its entries; without any it says so."""
    return (scene.say(key), *entries) if entries else (scene.say(key) + scene.say("orders-none"),)


def _mode(scene: Scene, step: str, own: BuildOrders) -> str:
    mode = own.auto_roll if step == "roll" else own.auto_end
    return scene.label(f"auto-{step}-{mode}", number=own.few)


def marks_of(own: BuildOrders) -> tuple[Mark, ...]:
    """Letters on the robber's tiles, numbers on what is to be built, as in the lists."""
    tiles = [(letter, wish.hex) for letter, wish in zip("AB", own.robber, strict=False)]
    marks = [Mark(letter, at_hex(tile)) for letter, tile in tiles if tile is not None]
    for number, wish in enumerate(own.build, 1):
        place = None if isinstance(wish, BuyCard) else place_of(wish)
        if place is not None and all(mark.place != place for mark in marks):
            marks.append(Mark(str(number), place))
    return tuple(marks)


def automatic(scene: Scene, _words: Words) -> Screen:
    """What the bot does unasked: four menus, each with what is set."""
    own = orders_of(scene)
    numbers = tuple(
        MenuLine(f"{_END} {scene.label('auto-few', number=number)}", f"=orders few {number}")
        for number in range(MOST_FEW + 1)
    )
    answers = tuple(
        MenuLine(f"{_WIN} {scene.label(f'auto-declare-{word}')}", f"=orders declare {word}")
        for word in ("no", "yes")
    )
    picks = (
        _modes(scene, "roll", _DICE, own.auto_roll, own),
        _modes(scene, "end", _END, own.auto_end, own),
        Pick("~few", "pick-auto-few", numbers, chosen=f"=orders few {own.few}"),
        Pick(
            "~declare",
            "pick-auto-declare",
            answers,
            chosen=f"=orders declare {'yes' if own.auto_declare else 'no'}",
        ),
    )
    return Screen((scene.say("orders-auto-how"),), picks, (back("?orders"),))


def _modes(scene: Scene, step: str, sign: str, now: Automatic, own: BuildOrders) -> Pick:
    choices = tuple(
        MenuLine(f"{sign} {scene.label(f'auto-{step}-{mode}', number=own.few)}", f"=orders {step} {mode}")
        for mode in (ROLLING if step == "roll" else Automatic)
    )
    return Pick(f"~{step}", f"pick-auto-{step}", choices, chosen=f"=orders {step} {now}")


TOPICS: dict[str, Callable[[Scene, Words], Screen | None]] = {
    "discard": discards,
    "robber": robbers,
    "offer": trades,
    "build": build,
    "auto": automatic,
}
