"""Menus for whatever can be chosen: every action on a line, or where there are too many word by word.

The words are those of the notation. `?at build inga` shows what the rest of `build inga …` can be.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from bot.ui.controls import MenuLine
from bot.ui.games.rivals.marks import GOODS
from bot.ui.games.rivals.panel import RivalsPanel
from bot.ui.games.rivals.words import (
    card_name,
    cost_signs,
    good_name,
    number_sign,
    site_number,
    slot_name,
    standing_name,
    store_name,
)
from bot.ui.play.screen import MOST_LINES, Pick
from engine.rivals import actions as a
from engine.rivals.actions import NONE_SAVED, RivalsAction
from engine.rivals.building import CACHE_SLOT
from engine.rivals.cards import CARDS, CITY_COST, ROAD_COST, SETTLEMENT_COST
from engine.rivals.losses import FACE_UP
from engine.rivals.names import Good
from engine.rivals.notation import format_action
from engine.rivals.play import SET_DIE, first_effect
from engine.rivals.set_up import backs_of
from engine.rivals.state import Realm

AT: Final = "at"
"""The step that shows what can follow some words."""
_ARROW: Final = " → "
Word = Callable[[RivalsPanel, Any], str]
"""What one field of an action says on a line; empty where it says nothing."""


def _card_with_cost(desk: RivalsPanel, action: a.AddExpansion) -> str:
    return f"{card_name(action.card, desk.language)} {cost_signs(CARDS[action.card].cost)}"


def _card(desk: RivalsPanel, action: Any) -> str:  # noqa: ANN401 - any action with a card
    return card_name(action.card, desk.language)


def _site(desk: RivalsPanel, action: a.AddExpansion) -> str:
    return "" if action.slot == CACHE_SLOT else slot_name(desk.own, action.slot, desk.language)


def _saved(desk: RivalsPanel, action: a.AddExpansion) -> str:
    return "" if action.saved == NONE_SAVED else desk.label("saved", good=GOODS[Good(action.saved)])


def _die(_desk: RivalsPanel, action: a.PlayCard) -> str:
    return number_sign(action.number) if first_effect(action.card) == SET_DIE else ""


def _side(key: str, cost: Sequence[int]) -> Word:
    def word(desk: RivalsPanel, action: Any) -> str:  # noqa: ANN401 - any action with a side
        return desk.label(key, side=action.side, cost=cost_signs(tuple(cost)))

    return word


def _scout(desk: RivalsPanel, action: a.FoundSettlement) -> str:
    return desk.label("with-scout") if action.scout else ""


def _city(desk: RivalsPanel, action: a.RaiseCity) -> str:
    return desk.label("city", number=site_number(desk.own, action.site), cost=cost_signs(CITY_COST))


def stack_name(desk: RivalsPanel, stack: int) -> str:
    """A stack by its number, the back of its cards and how many there are; or among the open cards."""
    if stack < 0:
        return desk.label("face-up" if stack == FACE_UP else "discarded")
    back = desk.label(f"back-{backs_of(desk.view.options.game)[stack]}")
    return desk.label("stack", number=stack + 1, back=back, cards=desk.view.stacks[stack])


def _stack(desk: RivalsPanel, action: Any) -> str:  # noqa: ANN401 - any action with a stack
    return stack_name(desk, action.stack)


def _own_store(name: str) -> Word:
    return lambda desk, action: store_name(desk.own, getattr(action, name), desk.language)


def _their_store(name: str) -> Word:
    return lambda desk, action: store_name(desk.theirs, getattr(action, name), desk.language)


def _exchanged(desk: RivalsPanel, action: a.ExchangeGoods) -> str:
    return desk.label("exchange", good=good_name(action.good, desk.language))


def _region(desk: RivalsPanel, action: a.ExchangeGoods) -> str:
    return "" if action.store < 0 else store_name(desk.own, action.store, desk.language)


def _beside(desk: RivalsPanel, action: a.TradeBeside) -> str:
    return desk.label("beside", store=store_name(desk.own, action.store, desk.language))


def _standing(field: str) -> Word:
    return lambda desk, action: standing_name(desk.own, getattr(action, field), desk.language)


def named_realm(desk: RivalsPanel) -> Realm:
    """Whose cards are pointed at: the own ones to heal, else the opponent's."""
    demand = desk.demand
    return desk.own if demand and demand.what[0] == "heal" else desk.theirs


def _named(desk: RivalsPanel, action: a.NameCard) -> str:
    return standing_name(named_realm(desk), action.slot, desk.language)


def _paid_good(desk: RivalsPanel, action: a.SearchStack) -> str:
    return "" if action.good < 0 else good_name(action.good, desk.language)


def _found_region(desk: RivalsPanel, action: a.PickRegion) -> str:
    return good_name(action.good, desk.language)


def _placed(desk: RivalsPanel, action: a.PlaceRegions) -> str:
    first, second = len(desk.own.kinds) - 2, len(desk.own.kinds) - 1
    above, below = (first, second) if action.first_above else (second, first)
    names = (store_name(desk.own, store, desk.language) for store in (above, below))
    return desk.label("placed", above=next(names), below=next(names))


_WORDS: Final[dict[type, tuple[Word, ...]]] = {
    a.LayRoad: (_side("road", ROAD_COST),),
    a.FoundSettlement: (_side("settlement", SETTLEMENT_COST), _scout),
    a.RaiseCity: (_city,),
    a.AddExpansion: (_card_with_cost, _site, _saved),
    a.RemoveExpansion: (_standing("slot"),),
    a.PlayCard: (_card, _die),
    a.ExchangeGoods: (_exchanged, _region),
    a.TradeBeside: (_beside,),
    a.UseMint: (lambda desk, _action: desk.label("mint"),),
    a.StoreGood: (_own_store("store"),),
    a.PayFrom: (_own_store("store"),),
    a.BuyGood: (_own_store("gold"), _own_store("store")),
    a.SeizeGood: (_their_store("source"), _own_store("target")),
    a.HandOver: (_own_store("source"), _their_store("target")),
    a.ChooseStack: (_stack,),
    a.PickCard: (_card,),
    a.ReturnCard: (_card, _stack),
    a.DrawFrom: (_stack,),
    a.SearchStack: (_stack, _paid_good),
    a.SwapCard: (_card, _stack),
    a.NameCard: (_named,),
    a.GiveUp: (_standing("slot"), _stack),
    a.PlaceRegions: (_placed,),
    a.PickRegion: (_found_region, lambda _desk, action: number_sign(action.number)),
    a.SwapRegions: (_own_store("first"), _own_store("second")),
    a.SwapExpansions: (_standing("first"), _standing("second")),
}
"""What each field of an action says, in the order of the notation."""


def told(desk: RivalsPanel, action: RivalsAction) -> str:
    """The whole action on one line."""
    words = (word(desk, action) for word in _WORDS[type(action)])
    return _ARROW.join(word for word in words if word)


def picks(desk: RivalsPanel, key: str, actions: Sequence[RivalsAction], known: int = 0) -> tuple[Pick, ...]:
    """A menu of these actions, of which so many words are chosen; several menus where there are many choices."""
    lines = _flat(desk, actions) if len(actions) <= MOST_LINES else _grouped(desk, actions, known or 1)
    parts = [lines[place : place + MOST_LINES] for place in range(0, len(lines), MOST_LINES)]
    return tuple(Pick(f"~{key}{number}", f"pick-{key}", part) for number, part in enumerate(parts))


def _flat(desk: RivalsPanel, actions: Sequence[RivalsAction]) -> tuple[MenuLine, ...]:
    return tuple(MenuLine(told(desk, action), format_action(action)) for action in actions)


def _grouped(desk: RivalsPanel, actions: Sequence[RivalsAction], known: int) -> tuple[MenuLine, ...]:
    """A line for each next word; where nothing is left to choose after it, the action itself."""
    groups: dict[str, list[RivalsAction]] = {}
    for action in actions:
        groups.setdefault(" ".join(format_action(action).split(" ")[: known + 1]), []).append(action)
    return tuple(_group(desk, start, found, known) for start, found in groups.items())


def _group(desk: RivalsPanel, start: str, found: Sequence[RivalsAction], known: int) -> MenuLine:
    if len(found) == 1:
        return MenuLine(told(desk, found[0]), format_action(found[0]))
    word = _WORDS[type(found[0])][known - 1](desk, found[0])
    return MenuLine(f"{word}…", f"?{AT} {start}")


def following(desk: RivalsPanel, words: tuple[str, ...]) -> tuple[RivalsAction, ...]:
    """The legal actions that begin with these words of the notation."""
    return tuple(
        action for action in desk.actions if tuple(format_action(action).split(" ")[: len(words)]) == words
    )
