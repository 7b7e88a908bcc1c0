"""Catan as the house plays it: the one object that a host asks."""

from typing import Final

from engine.capabilities import Engine
from engine.catan import capabilities, causes, codecs, game, meaning, waiting
from engine.catan import chance as chances
from engine.catan import events as e
from engine.catan import record_codecs as codec
from engine.catan.actions import Action, CallTime
from engine.catan.analysis import CatanAnalyst
from engine.catan.events import Event
from engine.catan.names import Chance
from engine.catan.options import CatanOptions
from engine.catan.refusals import CatanCode
from engine.catan.state import CatanState
from engine.catan.victory import CALL_TIME, result
from engine.catan.view import Concealed, View, witness
from engine.protocol import Ending, EngineRefusal, Json, Outcome, Streams

_DRAWN: Final[dict[type[Event], str]] = {
    e.BoardLaid: "island",
    e.Rolled: "roll",
    e.Stolen: "theft",
    e.CardDrawn: "draw",
}
_CONCEALED: Final[dict[str, type[Event]]] = {
    "stolen": e.Stolen,
    "card-drawn": e.CardDrawn,
    "discard-chosen": e.DiscardChosen,
    "discarded": e.Discarded,
}


class CatanRules:
    """The tournament's Catan; what takes time is the engine's own function without a step between."""

    key: Final = "catan"
    seats: Final = game.SEATS

    def __init__(self, version: int, streams: Streams) -> None:
        """A version of the rules, and how its chance is derived."""
        self.version: Final = version
        self.streams: Final = streams

    fold = staticmethod(game.fold)
    evolve = staticmethod(game.evolve)
    decide = staticmethod(game.decide)
    legal = staticmethod(game.legal)
    view = staticmethod(game.view)
    witness = staticmethod(witness)
    awaited = staticmethod(waiting.awaited)
    clock = staticmethod(waiting.clock)
    chance_due = staticmethod(waiting.chance_due)
    chance_action = staticmethod(chances.chance_action)
    cause = staticmethod(causes.cause)
    still_means = staticmethod(meaning.still_means)
    format = staticmethod(game.format)
    parse = staticmethod(game.parse)
    write_event = staticmethod(codec.write_event)
    read_event = staticmethod(codec.read_event)
    write_options = staticmethod(codec.write_options)

    def read_options(self, value: Json) -> CatanOptions | EngineRefusal:
        """The options as `write_options` wrote them."""
        try:
            return codec.read_options(value)
        except (ValueError, TypeError):
            return EngineRefusal(CatanCode.MALFORMED)

    def open(self, options: CatanOptions, _seats: int, chance: Chance) -> tuple[Event, ...]:
        """The island is laid."""
        return (game.lay(options, chance),)

    def outcome(self, state: CatanState) -> Outcome | None:
        """Declared, or ended by time without a winner."""
        end = result(state)
        if end is None:
            return None
        ending = Ending.TIME if end.winner is None else Ending.WON
        return Outcome(ending, end.winner, end.raw, end.recorded)

    def time_called(self, _state: CatanState) -> CallTime:
        """The judge ends the game."""
        return CALL_TIME[0]

    def drawn(self, event: Event) -> str | None:
        """Island, dice, thefts and cards come from chance."""
        return _DRAWN.get(type(event))

    def scenery(self, state: CatanState) -> Json:
        """The island, without which nobody can say where something was built."""
        return codecs.LAYOUT.write(state.board.layout)

    def write_known(self, known: Event | Concealed) -> Json:
        """The event, or what is left of it without its secret."""
        if not isinstance(known, Concealed):
            return codec.write_event(known)
        kind = next(name for name, kind in _CONCEALED.items() if kind is known.kind)
        counted = {"number": known.number} if known.number else {}
        return {"concealed": kind, "seat": known.seat, "other": known.other} | counted

    def read_known(self, value: Json) -> Event | Concealed:
        """What `write_known` wrote."""
        if "concealed" in value:
            kind = _CONCEALED[value["concealed"]]
            return Concealed(kind, value["seat"], value["other"], value.get("number", 0))
        return codec.read_event(dict(value))


def _engine(rules: CatanRules) -> Engine[CatanOptions, CatanState, Action, Event, View, Event | Concealed]:
    return Engine(
        rules,
        time_out=capabilities.LeastAction(),
        house=capabilities.CatanHouse(),
        search=capabilities.CatanMaster(),
        stand_in=capabilities.CatanStandIn(),
        orders=capabilities.CatanOrders(),
        negotiation=capabilities.Trade(),
        facts=capabilities.CatanFacts(),
        personal=capabilities.CatanPersonal(),
        occasions=capabilities.CatanOccasions(),
        second_thoughts=capabilities.CatanSecondThoughts(),
        shared=capabilities.CatanRoundIsland(),
        exports=capabilities.Catanlog(),
        analysis=CatanAnalyst(),
    )


VERSIONS: Final = {1: CatanRules(1, Streams.BY_PLACE), 2: CatanRules(2, Streams.BY_COUNT)}
"""All under which games were ever played: they differ in how chance is derived."""
ENGINES: Final = tuple(_engine(rules) for rules in VERSIONS.values())
CATAN: Final = ENGINES[-1]
