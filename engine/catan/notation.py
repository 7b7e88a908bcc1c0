"""One line of text for every action, and back: a word, then its places, cards and seats.

Examples: `build-road e17`, `robber h4 s2`, `offer 1L 1O`, `bank lumber ore`. Hexes, vertices and edges
carry the letters h, v and e, seats an s; `-` is nobody or nothing. What concerns an open offer other than
number 1 names it right after the word: `accept 2`, `counter 2 1L 1O`.
"""

from dataclasses import fields
from typing import Final

from engine.catan import actions as a
from engine.catan.codecs import (
    EDGE,
    HEX,
    NUMBER,
    OFFER,
    RESOURCE,
    SEAT,
    SOMEBODY,
    SUM,
    VERTEX,
    Codec,
    UnreadableText,
)
from engine.catan.refusals import CatanCode
from engine.protocol import EngineRefusal

WORDS: Final[dict[type[a.Action], tuple[str, tuple[Codec, ...]]]] = {
    a.PlaceSettlement: ("place-settlement", (VERTEX,)),
    a.PlaceRoad: ("place-road", (EDGE,)),
    a.TakeBack: ("take-back", ()),
    a.Roll: ("roll", ()),
    a.Discard: ("discard", (SUM,)),
    a.WithdrawDiscard: ("withdraw-discard", ()),
    a.MoveRobber: ("robber", (HEX, SOMEBODY)),
    a.PlayKnight: ("knight", ()),
    a.PlayRoadBuilding: ("road-building", ()),
    a.PlayYearOfPlenty: ("year-of-plenty", (SUM,)),
    a.PlayMonopoly: ("monopoly", (RESOURCE,)),
    a.BuildRoad: ("build-road", (EDGE,)),
    a.BuildSettlement: ("build-settlement", (VERTEX,)),
    a.BuildCity: ("build-city", (VERTEX,)),
    a.BuyCard: ("buy-card", ()),
    a.TradeWithBank: ("bank", (RESOURCE, RESOURCE)),
    a.MoveRoad: ("move-road", (EDGE,)),
    a.MoveSettlement: ("move-settlement", (VERTEX,)),
    a.MoveCity: ("move-city", (VERTEX,)),
    a.ReplaceRobber: ("move-robber", (HEX, SOMEBODY)),
    a.ChangeTaken: ("take-instead", (RESOURCE,)),
    a.Offer: ("offer", (SUM, SUM)),
    a.AskSeats: ("ask-seats", (NUMBER,)),
    a.SetOfferEnd: ("offer-end", (NUMBER,)),
    a.WithdrawOffer: ("withdraw-offer", (OFFER,)),
    a.AcceptOffer: ("accept", (OFFER,)),
    a.DeclineOffer: ("decline", (OFFER,)),
    a.CounterOffer: ("counter", (SUM, SUM, OFFER)),
    a.WithdrawAnswer: ("withdraw-answer", (OFFER,)),
    a.Confirm: ("confirm", (SEAT, OFFER)),
    a.EndTurn: ("end-turn", ()),
    a.DeclareVictory: ("declare-victory", ()),
    a.Dice: ("dice", (NUMBER, NUMBER)),
    a.Steal: ("steal", (NUMBER,)),
    a.Draw: ("draw", (NUMBER,)),
    a.ForgetRobber: ("forget-robber", ()),
    a.ExpireOffer: ("expire-offer", (OFFER,)),
    a.CallTime: ("call-time", ()),
}
_FIELDS: Final = {kind: [field.name for field in fields(kind)] for kind in WORDS}
_FIRST: Final = "1"
KINDS: Final = {word: (kind, codecs) for kind, (word, codecs) in WORDS.items()}


def format_action(action: a.Action) -> str:
    """The action as one line of text."""
    kind = type(action)
    word, codecs = WORDS[kind]
    values = [
        str(codec.write(getattr(action, name))) for codec, name in zip(codecs, _FIELDS[kind], strict=True)
    ]
    if OFFER in codecs:
        number = values.pop()
        values[:0] = [number] if number != _FIRST else []
    return " ".join((word, *values))


def parse_action(text: str) -> a.Action | EngineRefusal:
    """The action that a line stands for; a line that no action is written as is refused."""
    word, *values = text.split(" ") if isinstance(text, str) else [""]
    if word not in KINDS:
        return EngineRefusal(CatanCode.BAD_TEXT)
    kind, codecs = KINDS[word]
    if OFFER in codecs:
        values = _number_last(values, len(codecs))
    if len(codecs) != len(values):
        return EngineRefusal(CatanCode.BAD_TEXT)
    try:
        return kind(*(codec.read(value) for codec, value in zip(codecs, values, strict=True)))
    except UnreadableText:
        return EngineRefusal(CatanCode.BAD_TEXT)


def _number_last(values: list[str], fields: int) -> list[str]:
    """The words with the number of the offer last, where a type has it; the 1 is never written."""
    if len(values) != fields:
        return [*values, _FIRST]
    return [*values[1:], values[0]] if values[0] != _FIRST else []
