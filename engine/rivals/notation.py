"""One line of text for each action, in both directions: its verb, then its fields."""

from collections.abc import Callable
from dataclasses import fields
from typing import Any, Final

from engine.protocol import EngineRefusal
from engine.rivals import actions as a
from engine.rivals.actions import RivalsAction
from engine.rivals.cards import CARDS
from engine.rivals.names import CardKey, Good
from engine.rivals.refusals import RivalsCode

VERBS: Final[dict[str, type[RivalsAction]]] = {
    "roll": a.CastDice,
    "finish": a.FinishTurn,
    "claim": a.ClaimVictory,
    "road": a.LayRoad,
    "settlement": a.FoundSettlement,
    "city": a.RaiseCity,
    "build": a.AddExpansion,
    "remove": a.RemoveExpansion,
    "play": a.PlayCard,
    "exchange": a.ExchangeGoods,
    "beside": a.TradeBeside,
    "mint": a.UseMint,
    "store": a.StoreGood,
    "pay": a.PayFrom,
    "buy": a.BuyGood,
    "seize": a.SeizeGood,
    "give": a.HandOver,
    "stack": a.ChooseStack,
    "pick": a.PickCard,
    "return": a.ReturnCard,
    "draw": a.DrawFrom,
    "search": a.SearchStack,
    "swap": a.SwapCard,
    "name": a.NameCard,
    "lose": a.GiveUp,
    "place": a.PlaceRegions,
    "region": a.PickRegion,
    "move-regions": a.SwapRegions,
    "move-cards": a.SwapExpansions,
    "decline": a.Decline,
    "dice": a.ThrowDice,
    "guard": a.ThrowGuard,
    "event": a.DrawEvent,
    "turn": a.DrawRegion,
    "stop": a.StopGame,
}
_NAMES: Final = {kind: verb for verb, kind in VERBS.items()}


def _whole(text: str) -> int:
    digits = text.removeprefix("-")
    if not digits.isdecimal() or not digits.isascii() or str(int(text)) != text:
        raise ValueError(text)
    return int(text)


def _card(text: str) -> CardKey:
    if text not in CARDS:
        raise ValueError(text)
    return CardKey(text)


def _flag(text: str) -> bool:
    if text not in {"yes", "no"}:
        raise ValueError(text)
    return text == "yes"


_READ: Final[dict[object, Callable[[str], Any]]] = {
    int: _whole,
    bool: _flag,
    str: str,
    Good: lambda text: Good[text.upper()] if text.islower() else _whole("bad"),
    CardKey: _card,
}
_FIELDS: Final = {kind: tuple((field.name, field.type) for field in fields(kind)) for kind in _NAMES}


def _word(value: object) -> str:
    if isinstance(value, Good):
        return value.name.lower()
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def format_action(action: RivalsAction) -> str:
    """The action as text: `build storehouse 4 -1`."""
    kind = type(action)
    return " ".join((_NAMES[kind], *(_word(getattr(action, name)) for name, _ in _FIELDS[kind])))


def parse_action(text: str) -> RivalsAction | EngineRefusal:
    """The action that a line of text stands for."""
    verb, *words = text.split(" ") if isinstance(text, str) else ("",)
    kind = VERBS.get(verb)
    if kind is None or len(words) != len(_FIELDS[kind]):
        return EngineRefusal(RivalsCode.BAD_TEXT)
    make: Callable[..., RivalsAction] = kind
    try:
        return make(*(_READ[type_](word) for word, (_, type_) in zip(words, _FIELDS[kind], strict=True)))
    except (ValueError, KeyError):
        return EngineRefusal(RivalsCode.BAD_TEXT)
