"""Standing orders on a panel: the dice, and the answer to a double."""

from bot.ui.controls import MenuLine
from bot.ui.games.backgammon.panel import PlayerPanel
from bot.ui.play.rest import back
from bot.ui.play.screen import RED, Pick, Press, Screen
from engine.backgammon.automation import CUBE_VALUES, DROP_FROM, PRESET, TAKE_TO, CubeReply, MatchOrders

_DICE, _CUBE = "🎲", "✖️"


def orders(desk: PlayerPanel, _words: tuple[str, ...]) -> Screen:
    """What is set, and a menu for each of it."""
    own = desk.orders
    by_message = desk.seen.seats[desk.seat].by_message
    lines = (
        desk.say("orders-title"),
        desk.say("orders-always"),
        *_bounds(desk, own),
        desk.say("orders-place-message" if by_message else "orders-place-thread"),
    )
    presses = (
        Press("=thread", "to-thread", emoji="🧵")
        if by_message
        else Press("=message", "to-message", emoji="📬"),
        *((Press("=orders clear", "orders-clear", style=RED),) if own != PRESET else ()),
        back(),
    )
    return Screen(lines, (_dice(desk, own), _cube(desk, own)), presses)


def _dice(desk: PlayerPanel, own: MatchOrders) -> Pick:
    lines = tuple(
        MenuLine(f"{_DICE} {desk.label(f'orders-{word}')}", f"=orders {word}")
        for word in ("ask-roll", "roll")
    )
    return Pick("~dice", "pick-orders-dice", lines, chosen=f"=orders {'roll' if own.roll else 'ask-roll'}")


def _cube(desk: PlayerPanel, own: MatchOrders) -> Pick:
    words = [
        (CubeReply.ASK, 0),
        *((reply, at) for reply in (CubeReply.TAKE, CubeReply.DROP) for at in (0, *CUBE_VALUES)),
    ]
    lines = tuple(
        MenuLine(f"{_CUBE} {_answer(desk, reply, at)}", f"=orders {_written(reply, at)}")
        for reply, at in words
    )
    bounds = tuple(
        MenuLine(f"{_CUBE} {desk.label(f'orders-{word}', value=value)}", f"=orders {word} {value}")
        for word in (TAKE_TO, DROP_FROM)
        for value in CUBE_VALUES
    )
    return Pick("~cube", "pick-orders-cube", (*lines, *bounds), chosen=f"=orders {_chosen(own)}")


def _chosen(own: MatchOrders) -> str:
    """The order that the menu shows as chosen: of two bounds the lower one."""
    if own.reply is CubeReply.ASK and own.take_to:
        return f"{TAKE_TO} {own.take_to}"
    if own.reply is CubeReply.ASK and own.drop_from:
        return f"{DROP_FROM} {own.drop_from}"
    return _written(own.reply, own.at)


def _bounds(desk: PlayerPanel, own: MatchOrders) -> tuple[str, ...]:
    """Both bounds in a line each: the menu shows only one of them."""
    set_ = ((TAKE_TO, own.take_to), (DROP_FROM, own.drop_from))
    return tuple(f"{_CUBE} {desk.say(f'orders-{word}', value=value)}" for word, value in set_ if value)


def _answer(desk: PlayerPanel, reply: CubeReply, at: int) -> str:
    return desk.label(f"orders-{reply}-at", value=at) if at else desk.label(f"orders-{reply}")


def _written(reply: CubeReply, at: int) -> str:
    return f"{reply} {at}" if at else str(reply)
