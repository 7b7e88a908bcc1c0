"""A game at one moment. Victory points, road lengths and legal moves are worked out from it, never stored."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Any, Final, NamedTuple, TypeAlias

from engine.catan.actions import Action, CounterOffer
from engine.catan.board import Board, Layout, board_of
from engine.catan.events import BoardLaid, Event
from engine.catan.hands import Hand, pack, shares
from engine.catan.names import NOBODY, Bits, Edge, Hex, Resource, Seat, Vertex
from engine.catan.options import CatanOptions
from engine.catan.phases import SETUP_SETTLEMENT, CatanPhase
from engine.protocol import EngineRefusal

Answer: TypeAlias = tuple[Event, ...] | EngineRefusal
Rules: TypeAlias = "dict[type[Action], Callable[[CatanState, Seat, Any], Answer]]"
"""What a room of the rules decides: for each type of action, the rule that answers it."""
Effects: TypeAlias = "dict[type[Event], Callable[[CatanState, Any], CatanState]]"
"""What a room of the rules folds: for each type of event, the state after it."""

BANK: Final[Hand] = pack((19, 19, 19, 19, 19))
DECK: Final[Hand] = pack((14, 2, 2, 2, 5))
ROADS: Final = 15
SETTLEMENTS: Final = 5
CITIES: Final = 4


class OfferReply(Enum):
    """A seat's answer to the open offer, apart from a counter-offer; who is left out is not asked."""

    ACCEPTED = "accepted"
    DECLINED = "declined"
    LEFT_OUT = "left-out"


@dataclass(frozen=True, slots=True)
class OpenOffer:
    """What the active seat gives and wants, each seat's answer so far, and the number by which it is named.

    `hours` is for how long it lies open at most, 0: until the turn ends.
    """

    give: Hand
    want: Hand
    answers: tuple[OfferReply | CounterOffer | None, ...]
    number: int = 1
    hours: int = 0


@dataclass(frozen=True, slots=True)
class LastRoad:
    """The last action placed a road; `longest` is who held the card before, `anchor` its set-up settlement."""

    seat: Seat
    edge: Edge
    longest: Seat
    anchor: Vertex | None = None


@dataclass(frozen=True, slots=True)
class LastSettlement:
    """The last action placed a settlement, which brought these cards in the set-up."""

    seat: Seat
    vertex: Vertex
    longest: Seat
    cards: Hand = 0


@dataclass(frozen=True, slots=True)
class LastCity:
    """The last action put a city in the place of a settlement."""

    seat: Seat
    vertex: Vertex


@dataclass(frozen=True, slots=True)
class LastExchange:
    """The last action took a card from the bank for cards of another resource."""

    seat: Seat
    give: Resource
    take: Resource


@dataclass(frozen=True, slots=True)
class LastRobber:
    """The last action put the robber where nobody could be robbed; it came from this hex."""

    seat: Seat
    source: Hex


Last: TypeAlias = LastRoad | LastSettlement | LastCity | LastExchange | LastRobber

# Few different ones: equal ones are one object.
last_road = cache(LastRoad)
last_exchange = cache(LastExchange)


class Player(NamedTuple):
    """What one seat owns: cards in packed piles, pieces on the board as sets of places.

    `cards` are the development cards held, `fresh` those of them that were bought this turn.
    """

    hand: Hand
    roads: Bits
    settlements: Bits
    cities: Bits
    cards: Hand
    fresh: Hand
    played: Hand

    def gaining(self, cards: Hand) -> "Player":
        """The player with these cards more (or, below zero, fewer) in hand."""
        hand, roads, settlements, cities, held, fresh, played = self
        return Player(hand + cards, roads, settlements, cities, held, fresh, played)


class Turn(NamedTuple):
    """Whose turn it is, what it waits for, and what has been done in it.

    `number` counts from 0, each placement of the set-up being a turn. `owed` is how many cards each seat
    has still to discard, `victim` from whom a card is to be drawn, `last` what may still be changed,
    `offers` what lies on the table, oldest first, `chosen` what each seat has put aside face down to discard,
    `rechosen` the seats that have taken such cards up again,
    `asked` the rivals to whom new offers go (0: all), `lasting` for how many hours they lie open at most
    (0: until the turn ends).
    """

    player: Seat
    number: int
    phase: CatanPhase
    rolled: bool
    card_played: bool
    free_roads: int
    owed: tuple[int, ...]
    victim: Seat
    last: Last | None
    offers: tuple[OpenOffer, ...] = ()
    chosen: tuple[Hand, ...] = ()
    rechosen: Bits = 0
    asked: Bits = 0
    lasting: int = 0

    def resume(self, phase: CatanPhase, last: Last | None = None) -> "Turn":
        """The same turn in another phase, with nothing owed or to be stolen."""
        return Turn(
            self.player, self.number, phase, self.rolled, self.card_played, self.free_roads, (), NOBODY, last,
            self.offers, (), 0, self.asked, self.lasting,
        )  # fmt: skip

    def paying(self, cost: Hand, phase: CatanPhase, last: Last | None = None) -> "Turn":
        """The same turn after its player paid these cards: offers that give one of their kinds are off the table.

        So every open offer can be paid, and whoever accepts one shows cards for a trade that comes about. It goes by
        open facts - the cost and the offer - and not by what is left in hand, which nobody is told by it.
        Source: house
        """
        turn = self.resume(phase, last)
        if not turn.offers:
            return turn
        return turn._replace(offers=tuple(offer for offer in turn.offers if not shares(offer.give, cost)))

    def offered(self, number: object) -> OpenOffer | None:
        """The open offer of this number; any value at all may be asked for."""
        if type(number) is not int:
            return None
        return next((offer for offer in self.offers if offer.number == number), None)


class CatanState(NamedTuple):
    """Everything about a game, secrets included. `deck` counts the cards still in it: their order is chance's."""

    options: CatanOptions
    board: Board
    players: tuple[Player, ...]
    bank: Hand
    deck: Hand
    robber: Hex
    longest: Seat
    army: Seat
    turn: Turn
    winner: Seat

    def with_player(self, seat: Seat, player: Player) -> tuple[Player, ...]:
        """The players, one of them replaced."""
        players = self.players
        return players[:seat] + (player,) + players[seat + 1 :]  # noqa: RUF005 - half the time of unpacking

    def moved_on(self, players: tuple[Player, ...], bank: Hand, turn: Turn) -> "CatanState":
        """The state after what most events do: cards change hands and the turn goes on."""
        options, board, _, _, deck, robber, longest, army, _, winner = self
        return CatanState(options, board, players, bank, deck, robber, longest, army, turn, winner)


FRESH_PLAYER: Final = Player(0, 0, 0, 0, 0, 0, 0)


def opening_turn() -> Turn:
    """Seat 0 places first."""
    return Turn(
        player=0,
        number=0,
        phase=SETUP_SETTLEMENT,
        rolled=False,
        card_played=False,
        free_roads=0,
        owed=(),
        victim=NOBODY,
        last=None,
        offers=(),
    )


def opening(options: CatanOptions, seats: int, layout: Layout) -> CatanState:
    """The state on a laid-out island before the first placement."""
    board = board_of(layout)
    return CatanState(
        options=options,
        board=board,
        players=(FRESH_PLAYER,) * seats,
        bank=BANK,
        deck=DECK,
        robber=board.desert,
        longest=NOBODY,
        army=NOBODY,
        turn=opening_turn(),
        winner=NOBODY,
    )


def lay_board(state: CatanState, event: BoardLaid) -> CatanState:
    """The robber waits on the desert of the island that was laid out."""
    return opening(state.options, len(state.players), event.layout)


def buildings(player: Player) -> Bits:
    """Where one player's settlements and cities stand."""
    return player.settlements | player.cities


def all_buildings(state: CatanState) -> Bits:
    """Where anybody's settlements and cities stand."""
    bits = 0
    for player in state.players:
        bits |= player.settlements | player.cities
    return bits


def all_roads(state: CatanState) -> Bits:
    """Where anybody's roads lie."""
    bits = 0
    for player in state.players:
        bits |= player.roads
    return bits
