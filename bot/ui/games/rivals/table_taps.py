"""Which places mean which action, and what it is called.

Places of the own principality are regions `r`, building sites `s`, settlements `c` and the ends of the road `w`; `R`
and `S` are the opponent's. Beside them lie cards of the hand `h`, open ones `o`, those that are looked through `l`,
stacks `k`, and regions to choose from `z`.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from bot.ui.games.rivals.choices import named_realm, told
from bot.ui.games.rivals.panel import RivalsPanel
from bot.ui.play.table_face import Tap
from engine.rivals import actions as a
from engine.rivals.actions import RivalsAction
from engine.rivals.building import CACHE_SLOT, SCOUT
from engine.rivals.cards import CARDS
from engine.rivals.losses import DISCARDED, FACE_UP
from engine.rivals.names import CardKey, Good, Store
from engine.rivals.notation import format_action
from engine.rivals.realm import filled, slots_with

At = tuple[str, ...]
Ways = Iterable[At]
NUMBERS: Final = {card: number for number, card in enumerate(CARDS)}
"""What stands for a card in its place's key."""
_STACKS: Final = {FACE_UP: "kf", DISCARDED: "kd"}
_SAME_STACK: Final = (a.DrawFrom, a.SearchStack)
"""What is said by tapping the same stack is told apart by its verb."""


def taps_of(desk: RivalsPanel, actions: Sequence[RivalsAction]) -> tuple[Tap, ...]:
    """The taps of these actions, those left out that are buttons."""
    return tuple(tap for action in actions for tap in _taps(desk, action))


def _taps(desk: RivalsPanel, action: RivalsAction) -> Iterator[Tap]:
    find = _WAYS.get(type(action))
    for at in find(desk, action) if find else ():
        yield Tap(at, format_action(action), _label(desk, action))


def _label(desk: RivalsPanel, action: RivalsAction) -> str:
    """What it does: the sign of its menu, and its line there."""
    line = told(desk, action)
    verb = format_action(action).partition(" ")[0]
    if isinstance(action, _TOLD_ALREADY):
        return line
    title = desk.label(f"pick-{verb}")
    return f"{title}: {line}" if isinstance(action, _SAME_STACK) else f"{title.split(' ')[0]} {line}"


_TOLD_ALREADY: Final = (
    a.LayRoad,
    a.FoundSettlement,
    a.RaiseCity,
    a.ExchangeGoods,
    a.TradeBeside,
    a.UseMint,
    a.PlaceRegions,
)


def stack_key(stack: int) -> str:
    """A stack; or where a card goes that lies open again, or on the discard pile."""
    return _STACKS.get(stack, f"k{stack}")


def card_place(desk: RivalsPanel, card: CardKey) -> str:
    """A card of the own hand, or one that lies open."""
    return f"{'h' if card in desk.view.hand else 'o'}{NUMBERS[card]}"


def _returned(desk: RivalsPanel, action: a.ReturnCard) -> Ways:
    """Of the own hand, or of the opponent's that is looked through."""
    is_looked = action.card in desk.view.looked
    card = f"l{NUMBERS[action.card]}" if is_looked else card_place(desk, action.card)
    return [(card, stack_key(action.stack))]


def _scouted(desk: RivalsPanel, action: a.FoundSettlement) -> Ways:
    here = f"w{action.side}"
    scouts = (card for card in desk.view.hand if CARDS[card].key == SCOUT)
    return [(here, card_place(desk, next(scouts)))] if action.scout else [(here,)]


def _built(desk: RivalsPanel, action: a.AddExpansion) -> Ways:
    """The card and where it goes; the Gold Cache takes no building site."""
    card = card_place(desk, action.card)
    return [(card,)] if action.slot == CACHE_SLOT else [(card, f"s{action.slot}")]


def _own(desk: RivalsPanel, good: Good) -> list[Store]:
    return filled(desk.own, 1 << good)


def _exchanged(desk: RivalsPanel, action: a.ExchangeGoods) -> Ways:
    """The region that pays; where any may, each that has some."""
    stores = [action.store] if action.store >= 0 else _own(desk, action.good)
    return [(f"r{store}",) for store in stores]


def _searched(desk: RivalsPanel, action: a.SearchStack) -> Ways:
    """The stack, and where a good is named for it also a region that has it."""
    here = stack_key(action.stack)
    if action.good < 0:
        return [(here,)]
    return [(here, f"r{store}") for store in _own(desk, Good(action.good))]


def _named(desk: RivalsPanel, action: a.NameCard) -> Ways:
    return [(f"{'s' if named_realm(desk) is desk.own else 'S'}{action.slot}",)]


def _placed(desk: RivalsPanel, action: a.PlaceRegions) -> Ways:
    """The one of the two that lies on the right."""
    new = len(desk.own.kinds) - 2
    return [(f"r{new if action.first_above else new + 1}",)]


def _one(way: Callable[[Any], At]) -> Callable[[RivalsPanel, Any], Ways]:
    return lambda _, action: [way(action)]


_WAYS: Final[dict[type, Callable[[RivalsPanel, Any], Ways]]] = {
    a.LayRoad: _one(lambda action: (f"w{action.side}",)),
    a.FoundSettlement: _scouted,
    a.RaiseCity: _one(lambda action: (f"c{action.site}",)),
    a.AddExpansion: _built,
    a.RemoveExpansion: _one(lambda action: (f"s{action.slot}",)),
    a.PlayCard: lambda desk, action: [(card_place(desk, action.card),)],
    a.ExchangeGoods: _exchanged,
    a.TradeBeside: _one(lambda action: (f"r{action.store}",)),
    a.UseMint: lambda desk, _: [(f"s{slot}",) for slot, _ in slots_with(desk.own, "mint")],
    a.StoreGood: _one(lambda action: (f"r{action.store}",)),
    a.PayFrom: _one(lambda action: (f"r{action.store}",)),
    a.BuyGood: _one(lambda action: (f"r{action.gold}", f"r{action.store}")),
    a.SeizeGood: _one(lambda action: (f"R{action.source}", f"r{action.target}")),
    a.HandOver: _one(lambda action: (f"r{action.source}", f"R{action.target}")),
    a.ChooseStack: _one(lambda action: (stack_key(action.stack),)),
    a.PickCard: _one(lambda action: (f"l{NUMBERS[action.card]}",)),
    a.ReturnCard: _returned,
    a.DrawFrom: _one(lambda action: (stack_key(action.stack),)),
    a.SearchStack: _searched,
    a.SwapCard: lambda desk, action: [(card_place(desk, action.card), stack_key(action.stack))],
    a.NameCard: _named,
    a.GiveUp: _one(lambda action: (f"s{action.slot}", stack_key(action.stack))),
    a.PlaceRegions: _placed,
    a.PickRegion: _one(lambda action: (f"z{action.good:d}.{action.number}",)),
    a.SwapRegions: _one(lambda action: (f"r{action.first}", f"r{action.second}")),
    a.SwapExpansions: _one(lambda action: (f"s{action.first}", f"s{action.second}")),
}
"""The places that mean an action, in each way in which they can."""
