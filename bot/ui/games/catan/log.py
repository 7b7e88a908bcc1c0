"""What happened in a game, in short lines: what one player does in a row stands in one line.

Every line is written from what its reader may know (`engine.catan.view.witness`): a concealed event tells only that it
happened.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.i18n import Language, Param, Safe, text
from bot.ui.games.catan.cards import EMOJI, card_name, cards_words, place_words, tile_words
from bot.ui.games.catan.log_talk import Said, Terms, worth_telling
from bot.ui.games.catan.marks import KIND
from bot.ui.games.catan.seen import Told
from bot.ui.play.log_lines import LoggedAction, in_lines
from bot.ui.play.wording import worded
from engine.catan import events as e
from engine.catan.board import Layout
from engine.catan.hands import Hand
from engine.catan.names import NOBODY, Hex, Seat, Vertex
from engine.catan.record_codecs import NAMES
from engine.catan.terms import PROPOSAL
from engine.catan.view import Concealed

_KEEP: Final = "\N{NO-BREAK SPACE}"
"""What somebody gains stays in one piece where a line of a phone ends."""
_SEVEN: Final = 7

SILENT: Final[frozenset[type[e.Event]]] = frozenset({e.DiceTaken, e.TurnEnded, e.SeatsAsked, e.OfferEndSet})
"""Not worth a line: the roll follows the dice, the next player's roll the end of a turn, an offer whom it asks."""


@dataclass(frozen=True, slots=True)
class Teller:
    """Who tells: the players' names in turn order, the language, and the island if places are to be named."""

    names: Sequence[str]
    language: Language
    layout: Layout | None = None

    def name(self, seat: Seat) -> Safe:
        """A player's name without effect, in bold."""
        return Safe(text(self.language, "game-log-name", {"name": self.names[seat]}))

    def plain_name(self, seat: Seat) -> Safe:
        """A player's name without effect."""
        return Safe(text(self.language, "game-log-plain-name", {"name": self.names[seat]}))

    def cards(self, pile: Hand) -> Safe:
        """Resource cards in short."""
        return Safe(cards_words(pile, self.language))

    def say(self, key: str, params: Mapping[str, Param] | None = None) -> str:
        """A text of the log."""
        return worded(KIND, f"log-{key}", self.language, params)

    def line(self, seat: Seat, words: str) -> str:
        """What a player did, behind the name."""
        return self.say("line", {"name": self.name(seat), "deeds": Safe(words)})

    def offer(self, terms: Terms | None) -> Safe:
        """Of which offer it is said, in brackets; nothing if it is not known."""
        if terms is None:
            return Safe("")
        return Safe(self.say("terms", {"give": self.cards(terms[0]), "want": self.cards(terms[1])}))

    def tile(self, tile: Hex) -> Safe:
        """Where the robber goes; nothing if the island is not known."""
        if self.layout is None:
            return Safe("")
        return Safe(self.say("to", {"tile": Safe(tile_words(self.layout, tile))}))

    def spot(self, vertex: Vertex) -> Safe:
        """Which intersection, in brackets; nothing if the island is not known."""
        if self.layout is None:
            return Safe("")
        return Safe(self.say("spot", {"tiles": Safe(place_words(self.layout, vertex))}))


def log_lines(
    events: Told, names: Sequence[str], language: Language, layout: Layout | None = None
) -> list[str]:
    """The events in short lines, names without markup; with `layout` the lines say where, too."""
    laid = next((event.layout for event in events if isinstance(event, e.BoardLaid)), layout)
    teller = Teller(names, language, laid)
    return in_lines(_deeds(worth_telling(events, len(names)), teller), teller.line)


def _deeds(told: Sequence[Said], teller: Teller) -> list[LoggedAction]:
    deeds: list[LoggedAction] = []
    roller = NOBODY
    for said in told:
        event = said.event
        if isinstance(event, e.DiceTaken):
            roller = event.seat
        elif isinstance(event, e.Rolled):
            deeds.append(LoggedAction(NOBODY, _rolled(event, roller, teller)))
        else:
            deeds += _deed(said, teller)
    return deeds


def _deed(said: Said, teller: Teller) -> list[LoggedAction]:
    event = said.event
    if isinstance(event, Concealed):
        words = CONCEALED[event.kind](event, teller)
        return [LoggedAction(event.seat, words)] if words else []
    if type(event) in SILENT:
        return []
    kind, line = NAMES[type(event)][0], LINES[type(event)]
    if isinstance(event, e.Countered) and event.offer == PROPOSAL:
        kind = "proposed"
    words = teller.say(kind, {**line(event, teller), "offer": teller.offer(said.terms)})
    return [LoggedAction(_actor(event), words + _refused(said, teller))]


def _refused(said: Said, teller: Teller) -> str:
    """Who said no to an offer."""
    if not said.refused:
        return ""
    if said.is_unwanted(len(teller.names)):
        return teller.say("offer-unwanted")
    return teller.say(
        "offer-refused", {"names": Safe(_joined([*map(teller.plain_name, said.refused)], teller))}
    )


def _actor(event: e.Event) -> Seat:
    """Whose deed it is; what concerns the whole table is nobody's."""
    match event:
        case e.Stolen(thief, _, _):
            return thief
        case (
            e.BoardLaid()
            | e.LongestRoadPassed()
            | e.LargestArmyPassed()
            | e.VictoryDeclared()
            | e.TimeCalled()
        ):
            return NOBODY
    seat: Seat = getattr(event, "seat", NOBODY)
    return seat


def _rolled(event: e.Rolled, roller: Seat, teller: Teller) -> str:
    total = event.first + event.second
    params: dict[str, Param] = {
        "total": total,
        "name": Safe(teller.say("roller", {"name": teller.plain_name(roller)}) if roller != NOBODY else ""),
    }
    if total == _SEVEN:
        return teller.say("rolled-seven", params)
    gains = [
        teller.say("gain", {"cards": teller.cards(cards), "name": teller.plain_name(seat)}).replace(
            " ", _KEEP
        )
        for seat, cards in enumerate(event.gains)
        if cards
    ]
    return teller.say("rolled", params | {"gains": Safe(_joined(gains, teller))})


def _joined(parts: Sequence[str], teller: Teller) -> str:
    return teller.say("comma").join(parts) if parts else teller.say("nothing")


def _trade(event: e.Traded, teller: Teller) -> dict[str, Param]:
    partner = teller.plain_name(event.partner)
    return {"partner": partner, "give": teller.cards(event.give), "get": teller.cards(event.get)}


def _terms(event: e.Offered | e.Countered, teller: Teller) -> dict[str, Param]:
    return {"give": teller.cards(event.give), "want": teller.cards(event.want)}


def _one(resource: int) -> Safe:
    return Safe(EMOJI[resource])


def _bank(event: e.BankTraded, _teller: Teller) -> dict[str, Param]:
    return {"give": _one(event.give), "number": event.number, "take": _one(event.take)}


def _monopoly(event: e.MonopolyPlayed, teller: Teller) -> dict[str, Param]:
    gave = [
        teller.say("monopoly-from", {"name": teller.plain_name(seat), "number": number})
        for seat, number in enumerate(event.taken)
        if number
    ]
    return {
        "resource": _one(event.resource), "number": sum(event.taken), "gave": Safe(_joined(gave, teller)),
    }  # fmt: skip


def _holder(event: e.LongestRoadPassed | e.LargestArmyPassed, teller: Teller) -> dict[str, Param]:
    nobody = event.holder == NOBODY
    return {"name": Safe(teller.say("nobody")) if nobody else teller.name(event.holder)}


def _settled(event: e.SettlementPlaced, teller: Teller) -> dict[str, Param]:
    gained = teller.say("first-cards", {"cards": teller.cards(event.cards)}) if event.cards else ""
    return {"spot": teller.spot(event.vertex), "gained": Safe(gained)}


def _spot(event: Any, teller: Teller) -> dict[str, Param]:  # noqa: ANN401 - any event with an intersection
    return {"spot": teller.spot(event.vertex)}


def _tile(event: Any, teller: Teller) -> dict[str, Param]:  # noqa: ANN401 - any event with a tile
    return {"tile": teller.tile(event.hex)}


def _cards(event: Any, teller: Teller) -> dict[str, Param]:  # noqa: ANN401 - any event with cards
    return {"cards": teller.cards(event.cards)}


def _bare(_event: Any, _teller: Teller) -> dict[str, Param]:  # noqa: ANN401 - any event
    return {}


LINES: Final[dict[type[e.Event], Callable[[Any, Teller], dict[str, Param]]]] = {
    e.BoardLaid: _bare,
    e.SettlementPlaced: _settled,
    e.SettlementTakenBack: _bare,
    e.RoadPlaced: _bare,
    e.DiscardChosen: _cards,
    e.DiscardWithdrawn: _bare,
    e.Discarded: _cards,
    e.RobberMoved: _tile,
    e.RobberForgotten: _bare,
    e.Stolen: lambda x, teller: {"victim": teller.plain_name(x.victim), "card": _one(x.resource)},
    e.RoadBuilt: _bare,
    e.FreeRoadBuilt: _bare,
    e.SettlementBuilt: _spot,
    e.CityBuilt: _spot,
    e.RoadMoved: _bare,
    e.CityMoved: lambda x, teller: {"spot": teller.spot(x.target)},
    e.SettlementMoved: lambda x, teller: {"spot": teller.spot(x.target)},
    e.LongestRoadPassed: _holder,
    e.LargestArmyPassed: _holder,
    e.CardBought: _bare,
    e.CardDrawn: lambda x, teller: {"card": Safe(card_name(x.card, teller.language))},
    e.KnightPlayed: _bare,
    e.RoadBuildingPlayed: _bare,
    e.YearOfPlentyPlayed: _cards,
    e.MonopolyPlayed: _monopoly,
    e.BankTraded: _bank,
    e.TakenChanged: lambda x, _: {"old": _one(x.old), "new": _one(x.new)},
    e.Offered: _terms,
    e.OfferExpired: _bare,
    e.OfferWithdrawn: _bare,
    e.OfferAccepted: _bare,
    e.OfferDeclined: _bare,
    e.Countered: _terms,
    e.AnswerWithdrawn: _bare,
    e.Traded: _trade,
    e.VictoryDeclared: lambda x, teller: {"name": teller.name(x.seat)},
    e.TimeCalled: _bare,
}
"""What each line says besides its text `catan-log-<kind>`; the kinds are called as in the stored log."""

CONCEALED: Final[dict[type[e.Event], Callable[[Concealed, Teller], str]]] = {
    e.Stolen: lambda event, teller: teller.say("stolen-hidden", {"victim": teller.plain_name(event.other)}),
    e.CardDrawn: lambda _event, _teller: "",
    e.DiscardChosen: lambda _event, teller: teller.say("discard-chosen-hidden"),
    e.Discarded: lambda event, teller: teller.say("discarded-hidden", {"number": event.number}),
}
"""What is told of an event whose secret is not the reader's; that a card was bought is an event of its own."""
