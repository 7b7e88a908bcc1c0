"""Events and options as JSON values, and back."""

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any, Final, NamedTuple

from engine.catan import events as e
from engine.catan.codecs import (
    CARD,
    EDGE,
    FLAG,
    HEX,
    LAYOUT,
    NUMBER,
    NUMBERS,
    OFFER,
    PILE,
    PILES,
    RESOURCE,
    SEAT,
    SOMEBODY,
    VERTEX,
    Codec,
    Json,
    UnreadableText,
)
from engine.catan.options import PROFILES, BoardKind, CatanOptions, HouseLevel, ProfileName, RoundIsland

OFFER_LIMITS: Final = range(1, 20)
OPEN_OFFERS: Final = range(1, 10)
TARGETS: Final = range(3, 23)

NAMES: Final[dict[type[e.Event], tuple[str, tuple[Codec, ...]]]] = {
    e.BoardLaid: ("board-laid", (LAYOUT,)),
    e.SettlementPlaced: ("settlement-placed", (SEAT, VERTEX, PILE)),
    e.SettlementTakenBack: ("settlement-taken-back", (SEAT, VERTEX, PILE)),
    e.RoadPlaced: ("road-placed", (SEAT, EDGE)),
    e.DiceTaken: ("dice-taken", (SEAT,)),
    e.Rolled: ("rolled", (NUMBER, NUMBER, PILES)),
    e.DiscardChosen: ("discard-chosen", (SEAT, PILE)),
    e.DiscardWithdrawn: ("discard-withdrawn", (SEAT,)),
    e.Discarded: ("discarded", (SEAT, PILE, FLAG)),
    e.RobberMoved: ("robber-moved", (SEAT, HEX, SOMEBODY)),
    e.RobberForgotten: ("robber-forgotten", (SEAT, HEX)),
    e.Stolen: ("stolen", (SEAT, SEAT, RESOURCE)),
    e.RoadBuilt: ("road-built", (SEAT, EDGE)),
    e.FreeRoadBuilt: ("free-road-built", (SEAT, EDGE, NUMBER)),
    e.SettlementBuilt: ("settlement-built", (SEAT, VERTEX)),
    e.CityBuilt: ("city-built", (SEAT, VERTEX)),
    e.RoadMoved: ("road-moved", (SEAT, EDGE, EDGE)),
    e.SettlementMoved: ("settlement-moved", (SEAT, VERTEX, VERTEX)),
    e.CityMoved: ("city-moved", (SEAT, VERTEX, VERTEX)),
    e.LongestRoadPassed: ("longest-road-passed", (SOMEBODY,)),
    e.LargestArmyPassed: ("largest-army-passed", (SEAT,)),
    e.CardBought: ("card-bought", (SEAT,)),
    e.CardDrawn: ("card-drawn", (SEAT, CARD)),
    e.KnightPlayed: ("knight-played", (SEAT,)),
    e.RoadBuildingPlayed: ("road-building-played", (SEAT, NUMBER)),
    e.YearOfPlentyPlayed: ("year-of-plenty-played", (SEAT, PILE)),
    e.MonopolyPlayed: ("monopoly-played", (SEAT, RESOURCE, NUMBERS)),
    e.BankTraded: ("bank-traded", (SEAT, RESOURCE, NUMBER, RESOURCE)),
    e.TakenChanged: ("taken-changed", (SEAT, RESOURCE, RESOURCE)),
    e.Offered: ("offered", (SEAT, PILE, PILE, OFFER)),
    e.SeatsAsked: ("seats-asked", (SEAT, NUMBER)),
    e.OfferEndSet: ("offer-end-set", (SEAT, NUMBER)),
    e.OfferExpired: ("offer-expired", (SEAT, OFFER)),
    e.OfferWithdrawn: ("offer-withdrawn", (SEAT, OFFER)),
    e.OfferAccepted: ("offer-accepted", (SEAT, OFFER)),
    e.OfferDeclined: ("offer-declined", (SEAT, OFFER)),
    e.Countered: ("countered", (SEAT, PILE, PILE, OFFER)),
    e.AnswerWithdrawn: ("answer-withdrawn", (SEAT, OFFER)),
    e.Traded: ("traded", (SEAT, SEAT, PILE, PILE, OFFER)),
    e.TurnEnded: ("turn-ended", (SEAT,)),
    e.VictoryDeclared: ("victory-declared", (SEAT,)),
    e.TimeCalled: ("time-called", ()),
}
_LEFT_OUT: Final[dict[str, tuple[Codec, Json]]] = {"offer": (OFFER, 1), "shown": (FLAG, True)}
"""Fields that came later, by their codecs: not written where they are what was so before."""


class _Kind(NamedTuple):
    """How a type of event is read: the keys of its JSON object, and each field's reader."""

    make: type[e.Event]
    keys: frozenset[str]
    fields: tuple[tuple[str, Callable[[Json], Any]], ...]


def _kind(event: type[e.Event], codecs: tuple[Codec, ...]) -> _Kind:
    names = tuple(field.name for field in fields(event))
    readers = (codec.read for codec in codecs)
    return _Kind(event, frozenset({"event", *names}), tuple(zip(names, readers, strict=True)))


_KINDS: Final = {name: _kind(event, codecs) for event, (name, codecs) in NAMES.items()}


class _Written(NamedTuple):
    """How a type of event is written: its name, each field's writer, and what is not written where it is usual."""

    name: str
    fields: tuple[tuple[str, Callable[[Any], Json]], ...]
    left_out: tuple[tuple[str, Json], ...]


def _written(event: type[e.Event], name: str, codecs: tuple[Codec, ...]) -> _Written:
    named = tuple((field.name, codec) for field, codec in zip(fields(event), codecs, strict=True))
    left_out = tuple((field, usual) for field, (codec, usual) in _LEFT_OUT.items() if (field, codec) in named)
    return _Written(name, tuple((field, codec.write) for field, codec in named), left_out)


_WRITTEN: Final = {event: _written(event, name, codecs) for event, (name, codecs) in NAMES.items()}


def write_event(event: e.Event) -> Json:
    """One event as a JSON object: its name under `event`, then its fields but for those of `_LEFT_OUT`."""
    how = _WRITTEN[type(event)]
    written: dict[str, Json] = {"event": how.name}
    for field, write in how.fields:
        written[field] = write(getattr(event, field))
    for field, usual in how.left_out:
        if written[field] == usual:
            del written[field]
    return written


def read_event(value: Json) -> e.Event:
    """The event that a JSON object stands for; `UnreadableText` if it stands for none."""
    try:
        kind = _KINDS[value["event"]]
    except (KeyError, TypeError):
        raise UnreadableText(value) from None
    if value.keys() != kind.keys:
        value = {field: usual for field, (_, usual) in _LEFT_OUT.items() if field in kind.keys} | value
        if value.keys() != kind.keys:
            raise UnreadableText(value)
    return kind.make(*[read(value[name]) for name, read in kind.fields])


def write_options(options: CatanOptions) -> Json:
    """All that a game depends on."""
    usual, profile = PROFILES[options.profile.name], options.profile
    own = {} if profile == usual else {"target": profile.target, "capped": profile.capped}
    return (
        own
        | {
            "board": str(options.board),
            "profile": str(options.profile.name),
            "domestic_trade": options.domestic_trade,
            "offer_limit": options.offer_limit,
            "open_offers": options.open_offers,
            "house": str(options.house),
        }
        | _written_later(options)
    )


def _written_later(options: CatanOptions) -> Json:
    """Choices that came later: not written where they are what was so before."""
    island = options.island
    layout = LAYOUT.write(island.layout) if island and island.layout else None
    return ({} if options.discards_public else {"discards_public": False}) | (
        {} if island is None else {"island": {"game": island.game, "layout": layout}}
    )


def _read_island(value: Json) -> RoundIsland | None:
    if value is None:
        return None
    _demand(isinstance(value, dict) and value.keys() == {"game", "layout"})
    number, layout = NUMBER.read(value["game"]), value["layout"]
    _demand((number == 0) == (layout is None))
    return RoundIsland(number, None if layout is None else LAYOUT.read(layout))


_OPTIONS: Final = {
    "board", "profile", "domestic_trade", "offer_limit", "open_offers", "house", "discards_public", "island",
}  # fmt: skip


def _demand(holds: bool) -> None:  # noqa: FBT001 - the fact itself, not a switch
    if not holds:
        raise UnreadableText


def read_options(value: Json) -> CatanOptions:
    """The options that `write_options` wrote; raises `ValueError` or `TypeError` if they are broken."""
    _demand(isinstance(value, dict))
    value = {
        "open_offers": 1,
        "house": HouseLevel.BEGINNER,
        "discards_public": True,
        "island": None,
    } | value  # games from before there were several of each
    target, capped = value.pop("target", None), value.pop("capped", None)
    _demand(value.keys() == _OPTIONS)
    _demand(type(value["discards_public"]) is bool)
    limit, trade, offers = value["offer_limit"], value["domestic_trade"], value["open_offers"]
    _demand(type(limit) is int and limit in OFFER_LIMITS and type(trade) is bool)
    _demand(type(offers) is int and offers in OPEN_OFFERS)
    profile = PROFILES[ProfileName(value["profile"])]
    if target is not None:
        _demand(type(target) is int and target in TARGETS)
        profile = replace(profile, target=target)
    if capped is not None:
        _demand(type(capped) is bool)
        profile = replace(profile, capped=capped)
    return CatanOptions(
        BoardKind(value["board"]),
        profile,
        trade,
        limit,
        offers,
        HouseLevel(value["house"]),
        value["discards_public"],
        _read_island(value["island"]),
    )
