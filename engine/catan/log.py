"""A whole game as versioned JSON, and back.

Nothing but the rules version, the options and the events is stored: the state is a fold over them.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, Final, NamedTuple

from engine.catan import events as e
from engine.catan.codecs import (
    CARD,
    EDGE,
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
    Unreadable,
)
from engine.catan.options import PROFILES, RULES_VERSION, BoardKind, Options, ProfileName
from engine.catan.refusals import Code
from engine.protocol import Refusal

FORMAT: Final = "guildhall-catan"
VERSION: Final = 1
SEATS: Final = (3, 4)
OFFER_LIMITS: Final = range(1, 20)
OPEN_OFFERS: Final = range(1, 10)

NAMES: Final[dict[type[e.Event], tuple[str, tuple[Codec, ...]]]] = {
    e.BoardLaid: ("board-laid", (LAYOUT,)),
    e.SettlementPlaced: ("settlement-placed", (SEAT, VERTEX, PILE)),
    e.SettlementTakenBack: ("settlement-taken-back", (SEAT, VERTEX, PILE)),
    e.RoadPlaced: ("road-placed", (SEAT, EDGE)),
    e.DiceTaken: ("dice-taken", (SEAT,)),
    e.Rolled: ("rolled", (NUMBER, NUMBER, PILES)),
    e.Discarded: ("discarded", (SEAT, PILE)),
    e.RobberMoved: ("robber-moved", (SEAT, HEX, SOMEBODY)),
    e.RobberForgotten: ("robber-forgotten", (SEAT, HEX)),
    e.Stolen: ("stolen", (SEAT, SEAT, RESOURCE)),
    e.RoadBuilt: ("road-built", (SEAT, EDGE)),
    e.FreeRoadBuilt: ("free-road-built", (SEAT, EDGE, NUMBER)),
    e.SettlementBuilt: ("settlement-built", (SEAT, VERTEX)),
    e.CityBuilt: ("city-built", (SEAT, VERTEX)),
    e.RoadMoved: ("road-moved", (SEAT, EDGE, EDGE)),
    e.SettlementMoved: ("settlement-moved", (SEAT, VERTEX, VERTEX)),
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
_OFFER: Final = "offer"


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


@dataclass(frozen=True, slots=True)
class Fairness:
    """The promise made before the game, the players' words in turn order, and the secret once it is shown.

    `seating` is what `fairness.seating` drew; empty where the seats were not drawn.
    """

    commitment: str
    words: tuple[str, ...] = ()
    secret: bytes | None = None
    seating: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Log:
    """A stored game; the first event lays the island."""

    options: Options
    seats: int
    events: tuple[e.Event, ...]
    fairness: Fairness | None = None


def write_event(event: e.Event) -> Json:
    """One event as a JSON object: its name under `event`, then its fields (an offer's number unless it is 1)."""
    name, codecs = NAMES[type(event)]
    named = zip(fields(event), codecs, strict=True)
    written = {field.name: codec.write(getattr(event, field.name)) for field, codec in named}
    if OFFER in codecs and written[_OFFER] == 1:
        del written[_OFFER]
    return {"event": name} | written


def read_event(value: Json) -> e.Event:
    """The event that a JSON object stands for; `Unreadable` if it stands for none."""
    try:
        kind = _KINDS[value["event"]]
    except (KeyError, TypeError):
        raise Unreadable(value) from None
    if value.keys() != kind.keys:
        value = {_OFFER: 1} | value
        if value.keys() != kind.keys:
            raise Unreadable(value)
    return kind.make(*[read(value[name]) for name, read in kind.fields])


def write_log(log: Log) -> str:
    """The game as JSON text; the same game gives the same bytes."""
    options, fairness = log.options, log.fairness
    whole = {
        "format": FORMAT,
        "version": VERSION,
        "rules": RULES_VERSION,
        "options": {
            "board": str(options.board),
            "profile": str(options.profile.name),
            "domestic_trade": options.domestic_trade,
            "offer_limit": options.offer_limit,
            "open_offers": options.open_offers,
        },
        "seats": log.seats,
        "fairness": None if fairness is None else _write_fairness(fairness),
        "events": [write_event(event) for event in log.events],
    }
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":"))


def _write_fairness(fairness: Fairness) -> Json:
    secret = None if fairness.secret is None else fairness.secret.hex()
    drawn = {"seating": list(fairness.seating)} if fairness.seating else {}
    return {"commitment": fairness.commitment, "words": list(fairness.words), "secret": secret} | drawn


def read_log(text: str) -> Log | Refusal:
    """The game that a JSON text holds; a broken one is refused, with the number of its first broken event."""
    try:
        whole = json.loads(text)
        _demand(isinstance(whole, dict))
        _demand(whole.get("format") == FORMAT and whole.get("version") == VERSION)
        _demand(whole.get("rules") == RULES_VERSION and whole.get("seats") in SEATS)
        _demand(type(whole["seats"]) is int and isinstance(whole.get("events"), list))
        options, fairness = _read_options(whole.get("options")), _read_fairness(whole.get("fairness"))
    except (ValueError, RecursionError, TypeError):
        return Refusal(Code.BAD_LOG)
    events = _read_events(whole["events"])
    return events if isinstance(events, Refusal) else Log(options, whole["seats"], events, fairness)


def _demand(holds: bool) -> None:  # noqa: FBT001 - the fact itself, not a switch
    if not holds:
        raise Unreadable


def _read_events(values: list[Json]) -> tuple[e.Event, ...] | Refusal:
    found: list[e.Event] = []
    for place, value in enumerate(values):
        try:
            found.append(read_event(value))
        except Unreadable:
            return Refusal(Code.BAD_EVENT, None, (("number", place),))
    return tuple(found)


def _read_options(value: Any) -> Options:  # noqa: ANN401 - anything at all may stand in a broken log
    _demand(isinstance(value, dict))
    value = {"open_offers": 1} | value  # games from before there could be several
    _demand(set(value) == {"board", "profile", "domestic_trade", "offer_limit", "open_offers"})
    limit, trade, offers = value["offer_limit"], value["domestic_trade"], value["open_offers"]
    _demand(type(limit) is int and limit in OFFER_LIMITS and type(trade) is bool)
    _demand(type(offers) is int and offers in OPEN_OFFERS)
    profile = PROFILES[ProfileName(value["profile"])]
    return Options(BoardKind(value["board"]), profile, trade, limit, offers)


def _read_fairness(value: Any) -> Fairness | None:  # noqa: ANN401 - anything at all may stand in a broken log
    if value is None:
        return None
    _demand(isinstance(value, dict))
    value = {"seating": []} | value
    _demand(set(value) == {"commitment", "words", "secret", "seating"})
    words, secret, seating = value["words"], value["secret"], value["seating"]
    _demand(isinstance(seating, list) and all(type(place) is int for place in seating))
    _demand(isinstance(value["commitment"], str) and isinstance(words, list))
    _demand(all(isinstance(word, str) for word in words) and (secret is None or isinstance(secret, str)))
    shown = None if secret is None else bytes.fromhex(secret)
    return Fairness(value["commitment"], tuple(words), shown, tuple(seating))
