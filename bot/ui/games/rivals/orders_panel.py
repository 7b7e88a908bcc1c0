"""Standing orders on a panel: a menu for each of them."""

from bot.ui.controls import MenuLine
from bot.ui.games.rivals.panel import RivalsPanel
from bot.ui.play.rest import back
from bot.ui.play.screen import RED, Pick, Press, Screen
from engine.rivals.automation import CLEAR, NO_RIVALS_ORDERS, OFF, REST, RIVALS_ORDERS, ROLL


def orders(desk: RivalsPanel, _words: tuple[str, ...]) -> Screen:
    """What is set, and a menu for each of it."""
    by_message = desk.seen.seats[desk.seat].by_message
    lines = (
        desk.say("orders-title"),
        desk.say("orders-place-message" if by_message else "orders-place-thread"),
    )
    place = ("=thread", "to-thread", "🧵") if by_message else ("=message", "to-message", "📬")
    clear = (Press(f"=orders {CLEAR}", "orders-clear", style=RED),) if desk.orders != NO_RIVALS_ORDERS else ()
    presses = (Press(place[0], place[1], emoji=place[2]), *clear, back())
    return Screen(lines, tuple(_order(desk, word) for word in RIVALS_ORDERS if word != REST), presses)


def _order(desk: RivalsPanel, word: str) -> Pick:
    choices = (f"{OFF}{word}", word, REST) if word == ROLL else (f"{OFF}{word}", word)
    lines = tuple(MenuLine(desk.label(f"orders-{each}"), f"=orders {each}") for each in choices)
    given = word if getattr(desk.orders, word) else f"{OFF}{word}"
    given = REST if word == ROLL and desk.orders.rest else given
    return Pick(f"~{word}", f"pick-orders-{word}", lines, chosen=f"=orders {given}")
