"""What one seat, or a spectator, may know of a game.

Hands and development cards are private; everything else lies open on the table, a spoken "no" to an offer too.
Two states that differ only in what a seat may not know give that seat equal views.
Source: std/devcard-hidden, cjp/hand-count, cjp/devcard-on-table, cjp/burst-show
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from engine.catan.actions import CounterOffer
from engine.catan.board import Board
from engine.catan.events import CardDrawn, DiscardChosen, Discarded, Event, Stolen
from engine.catan.hands import Hand, size
from engine.catan.names import NOBODY, Bits, Hex, Seat
from engine.catan.options import CatanOptions
from engine.catan.phases import OVER
from engine.catan.roads import road_lengths
from engine.catan.state import CatanState, OfferReply, OpenOffer, Turn
from engine.catan.terms import PROPOSAL
from engine.catan.victory import Result, points, result, shown_points


class SeatView(NamedTuple):
    """What everybody sees of a seat."""

    cards: int
    development_cards: int
    played: Hand
    roads: Bits
    settlements: Bits
    cities: Bits
    road_length: int
    points: int


class OwnView(NamedTuple):
    """What a seat sees of itself besides: its cards and its true points."""

    hand: Hand
    cards: Hand
    fresh: Hand
    points: int


class OfferView(NamedTuple):
    """An open offer and what each seat has said to it so far; `None` is silence. `hours`: see `OpenOffer`."""

    give: Hand
    want: Hand
    answers: tuple[OfferReply | CounterOffer | None, ...]
    number: int
    hours: int = 0


class View(NamedTuple):
    """One seat's knowledge. The bank's piles lie open, the deck shows only how high it is.

    `offers` are the active player's, oldest first; `proposed` is what each rival has proposed unasked.
    """

    options: CatanOptions
    board: Board
    seat: Seat | None
    own: OwnView | None
    seats: tuple[SeatView, ...]
    bank: Hand
    deck: int
    robber: Hex
    longest: Seat
    army: Seat
    turn: Turn
    offers: tuple[OfferView, ...]
    result: Result | None
    proposed: tuple[CounterOffer | None, ...] = ()


def view(state: CatanState, seat: Seat | None) -> View:
    """The state as this seat may know it; `None` is a spectator."""
    return View(
        options=state.options,
        board=state.board,
        seat=seat,
        own=None if seat is None else _own(state, seat),
        seats=_seats(state),
        bank=state.bank,
        deck=size(state.deck),
        robber=state.robber,
        longest=state.longest,
        army=state.army,
        turn=_turn(state.turn, seat),
        offers=tuple(_offer(offer) for offer in state.turn.offers if offer.number != PROPOSAL),
        result=result(state),
        proposed=_proposed(state),
    )


def _turn(turn: Turn, seat: Seat | None) -> Turn:
    """The turn without the offers, which stand beside it, and without what others have put aside face down."""
    if not turn.offers and not turn.chosen:
        return turn
    return turn._replace(
        offers=(), chosen=tuple(cards if other == seat else 0 for other, cards in enumerate(turn.chosen))
    )


def _own(state: CatanState, seat: Seat) -> OwnView:
    player = state.players[seat]
    return OwnView(player.hand, player.cards, player.fresh, points(state, seat))


def _seats(state: CatanState) -> tuple[SeatView, ...]:
    lengths = road_lengths(state.players)
    over = state.turn.phase is OVER
    return tuple(
        SeatView(
            cards=size(player.hand),
            development_cards=size(player.cards),
            played=player.played,
            roads=player.roads,
            settlements=player.settlements,
            cities=player.cities,
            road_length=lengths[seat],
            points=points(state, seat) if over else shown_points(state, seat),
        )
        for seat, player in enumerate(state.players)
    )


def _proposed(state: CatanState) -> tuple[CounterOffer | None, ...]:
    said = state.turn.offered(PROPOSAL)
    answers = said.answers if said else ()
    return tuple(answer if isinstance(answer, CounterOffer) else None for answer in answers)


def _offer(offer: OpenOffer) -> OfferView:
    return OfferView(offer.give, offer.want, offer.answers, offer.number, offer.hours)


class Concealed(NamedTuple):
    """An event of which a witness knows only that it happened: the same event without its secret.

    `number` of cards, where that lies open.
    """

    kind: type[Event]
    seat: Seat
    other: Seat = NOBODY
    number: int = 0


def _stolen(event: Stolen, viewer: Seat | None) -> Event | Concealed:
    if viewer in (event.thief, event.victim):
        return event
    return Concealed(Stolen, event.thief, event.victim)


def _drawn(event: CardDrawn, viewer: Seat | None) -> Event | Concealed:
    return event if viewer == event.seat else Concealed(CardDrawn, event.seat)


def _chosen(event: DiscardChosen, viewer: Seat | None) -> Event | Concealed:
    return event if viewer == event.seat else Concealed(DiscardChosen, event.seat)


def _discarded(event: Discarded, viewer: Seat | None) -> Event | Concealed:
    hides = not event.shown and viewer != event.seat
    return Concealed(Discarded, event.seat, number=size(event.cards)) if hides else event


SECRETS: Final[dict[type[Event], Callable[[Any, Seat | None], Event | Concealed | None]]] = {
    Stolen: _stolen,
    CardDrawn: _drawn,
    DiscardChosen: _chosen,
    Discarded: _discarded,
}


def witness(event: Event, viewer: Seat | None) -> Event | Concealed | None:
    """What a seat (or a spectator) learns from an event: all, part, or nothing."""
    hide = SECRETS.get(type(event))
    return hide(event, viewer) if hide else event
