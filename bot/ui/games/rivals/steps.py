"""The steps of a panel: which one comes first in each phase, and which stands behind each `?word`."""

from collections.abc import Callable
from typing import Final

from bot.ui.games.rivals.choices import AT, following, picks, told
from bot.ui.games.rivals.hand import cards_step
from bot.ui.games.rivals.orders_panel import orders
from bot.ui.games.rivals.panel import RivalsPanel
from bot.ui.games.rivals.questions import question
from bot.ui.play import rest
from bot.ui.play.rest import back, own_buttons
from bot.ui.play.screen import BLUE, GREEN, IN_ROW, Pick, Press, Screen
from engine.rivals import actions as a
from engine.rivals.actions import RivalsAction
from engine.rivals.automation import REST
from engine.rivals.names import CHANCE
from engine.rivals.notation import format_action
from engine.rivals.state import Demand

Words = tuple[str, ...]
Step = Callable[[RivalsPanel, Words], Screen | None]
"""What a step shows; None where the game has gone on and it means nothing any more."""
_BUILDS: Final = (a.LayRoad, a.FoundSettlement, a.RaiseCity, a.AddExpansion)
_TRADES: Final = (a.ExchangeGoods, a.TradeBeside, a.UseMint)


def screen_of(desk: RivalsPanel, step: str) -> Screen:
    """What a step of the panel shows; the first step wherever the one asked for means nothing."""
    word, *words = step.split(" ")
    found = STEPS[word](desk, tuple(words)) if word in STEPS else None
    return found or home(desk)


def home(desk: RivalsPanel) -> Screen:
    """What the player can do first."""
    if not desk.actions:
        return _waiting(desk)
    demand = desk.demand
    if demand is not None:
        return _asked(desk, demand)
    return _before_dice(desk) if a.CastDice() in desk.actions else _turn(desk)


def _waiting(desk: RivalsPanel) -> Screen:
    asked = [desk.seen.names[each.seat] for each in desk.view.demands if each.seat not in {CHANCE, desk.seat}]
    return rest.waiting(asked or [desk.opponent], desk.language)


def _claim(desk: RivalsPanel) -> tuple[Press, ...]:
    return tuple(
        Press(format_action(action), "claim", style=GREEN, emoji="🏆") for action in desk.of(a.ClaimVictory)
    )


def _may_claim(desk: RivalsPanel) -> tuple[str, ...]:
    """A line where the win can be declared, for only so is it won. Source: riv/goal."""
    return (desk.say("may-claim"),) if desk.of(a.ClaimVictory) else ()


def _before_dice(desk: RivalsPanel) -> Screen:
    cards = desk.of(a.PlayCard)
    roll = Press(format_action(a.CastDice()), "roll", style=BLUE, emoji="🎲")
    lines = (*_may_claim(desk), desk.say("roll-or-card" if cards else "roll-now"))
    menus = picks(desk, "play", cards) if cards else ()
    return Screen(lines, menus, (*_claim(desk), roll, *_roll_and_rest(desk), *_own(desk)))


def _roll_and_rest(desk: RivalsPanel) -> tuple[Press, ...]:
    """One tap for a turn with nothing to do, and for those after it: the order, until it is changed."""
    return () if desk.orders.rest else (Press(f"=orders {REST}", "roll-and-rest", emoji="⏭️"),)


def _own(desk: RivalsPanel) -> tuple[Press, ...]:
    cards = (Press("?cards", "cards", emoji="🃏"),) if desk.view.hand or desk.view.face_up else ()
    return (*cards, *own_buttons())


def _turn(desk: RivalsPanel) -> Screen:
    offered = (("build", desk.of(*_BUILDS)), ("play", desk.of(a.PlayCard)), ("exchange", desk.of(*_TRADES)))
    menus: tuple[Pick, ...] = ()
    for key, actions in offered:
        menus += picks(desk, key, actions) if actions else ()
    finishes = _finishes(is_asked=bool(desk.of(*_BUILDS)))
    removes = (Press(f"?{AT} remove", "remove", emoji="🗑️"),) if desk.of(a.RemoveExpansion) else ()
    lines = (*_may_claim(desk), desk.say("your-turn" if menus else "nothing-to-do"))
    return Screen(lines, menus, (*_claim(desk), *finishes, *removes, *_own(desk)))


def _finishes(*, is_asked: bool) -> tuple[Press, ...]:
    """The two ends of a turn; where something can still be built, a question stands before each."""
    keep, swap = (format_action(a.FinishTurn(keep)) for keep in (True, False))
    if is_asked:
        return (Press("?end keep", "finish-keep", emoji="⏹️"), Press("?end swap", "finish-swap", emoji="🔁"))
    return (Press(keep, "finish-keep", style=BLUE, emoji="⏹️"), Press(swap, "finish-swap", emoji="🔁"))


def end(desk: RivalsPanel, words: Words) -> Screen | None:
    """Asks once whether the turn is over, where something can still be built."""
    finish = a.FinishTurn(words == ("keep",))
    if finish not in desk.actions:
        return None
    sure = Press(format_action(finish), "end-now", style=BLUE, emoji="⏹️" if finish.keep else "🔁")
    return Screen((desk.say("end-sure"),), (), (sure, back()))


def _asked(desk: RivalsPanel, demand: Demand) -> Screen:
    """The question, and every answer to it: buttons where there are few, else menus."""
    answers = tuple(action for action in desk.actions if not isinstance(action, a.Decline))
    declines = tuple(Press(format_action(action), f"decline-{demand.ask}") for action in desk.of(a.Decline))
    if len(answers) <= IN_ROW:
        return Screen((question(desk, demand),), (), (*_presses(desk, answers), *declines, *_own(desk)))
    menus: tuple[Pick, ...] = ()
    for key, kinds in _kinds_of(answers).items():
        menus += picks(desk, key, kinds)
    return Screen((question(desk, demand),), menus, (*declines, *_own(desk)))


def _presses(desk: RivalsPanel, actions: tuple[RivalsAction, ...]) -> tuple[Press, ...]:
    return tuple(Press(format_action(action), label=told(desk, action), style=BLUE) for action in actions)


def _kinds_of(actions: tuple[RivalsAction, ...]) -> dict[str, tuple[RivalsAction, ...]]:
    """One menu for each kind of answer; its name is the verb of the notation."""
    found: dict[str, tuple[RivalsAction, ...]] = {}
    for action in actions:
        verb = format_action(action).partition(" ")[0]
        found[verb] = (*found.get(verb, ()), action)
    return found


def at(desk: RivalsPanel, words: Words) -> Screen | None:
    """What can follow the words that are chosen."""
    actions = following(desk, words) if words else ()
    if not actions:
        return None
    menus = picks(desk, words[0], actions, len(words))
    return Screen((desk.say("choose-further"),), menus, (back(), *own_buttons()))


STEPS: dict[str, Step] = {AT: at, "cards": cards_step, "end": end, "orders": orders}
