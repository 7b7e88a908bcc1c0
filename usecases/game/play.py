"""A player's move: the one thing that everything else of a game serves."""

from dataclasses import dataclass, replace

from data.game_records import Game, GameSeat
from data.unit_of_work import UnitOfWork
from engine.catan import game as catan
from engine.catan.actions import (
    AcceptOffer,
    Action,
    Confirm,
    CounterOffer,
    DeclineOffer,
    WithdrawAnswer,
)
from engine.catan.events import (
    AnswerWithdrawn,
    Countered,
    Discarded,
    Event,
    OfferAccepted,
    Offered,
    OfferWithdrawn,
    TurnEnded,
)
from engine.protocol import Refusal as RuleRefusal
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.game.cards import close
from usecases.game.find import not_playing, seated
from usecases.game.moves import Moves, translated
from usecases.game.settle import settle
from usecases.game.show import hold_back
from usecases.game.stamps import place_in
from usecases.game.states import events_of

_HARMLESS = (OfferAccepted, Countered, AnswerWithdrawn, Discarded)


@dataclass(frozen=True, slots=True)
class PlayMove:
    """An action in the engine's own notation.

    `stamp` is the moment of the game that the player saw, `message_id` the message with the control, which the answer
    redraws.
    """

    caller: Caller
    game_id: int
    stamp: int
    words: str
    message_id: int = 0


@dataclass(frozen=True, slots=True)
class Played:
    """The game after the move, and the seat that made it."""

    game: Game
    seat: GameSeat


def play_move(command: PlayMove, uow: UnitOfWork) -> Played | Refusal:
    """Carry out a player's move, and all that follows from it by itself.

    Refusals: `game-no-such-game`, `game-not-seated`, `game-not-started`, `game-paused`, `game-over`,
    `game-resigned`, `game-stale` when the player saw another moment of the game, and those of the rules (`catan-…`).
    """
    found = seated(uow, command.caller, command.game_id)
    if isinstance(found, Refusal):
        return found
    game, seat = found.game, found.seat
    action = catan.parse(command.words)
    if isinstance(action, RuleRefusal):
        return translated(action)
    refused = not_playing(game) or _resigned(seat) or _stale(uow, game, seat, command.stamp, action)
    if refused:
        return refused
    if isinstance(action, DeclineOffer):
        return _dismissed(uow, game, seat)
    seat = _returned(uow, seat)
    seats = tuple(seat if one.id == seat.id else one for one in found.seats)
    moves = Moves(uow, game, seats, command.caller.now)
    refused = moves.take(seat.number, action)
    if refused:
        return refused
    if isinstance(action, AcceptOffer):
        moves.seal(seat.number, action.offer)
    played = Played(settle(uow, moves, seats), seat)
    hold_back(uow, command.message_id, command.caller.now)
    return played


def _resigned(seat: GameSeat) -> Refusal | None:
    return Refusal("game-resigned") if seat.resigned else None


def _stale(uow: UnitOfWork, game: Game, seat: GameSeat, stamp: int, action: Action) -> Refusal | None:
    """A control of another moment does nothing; what others merely said since then changes nothing."""
    stale = Refusal("game-stale", params={"game": game.id})
    place = place_in(game, stamp)
    if place is None:
        return stale
    if place == game.events:
        return None
    since = events_of(uow.game_events.since(game.id, place))
    if isinstance(action, AcceptOffer | CounterOffer | WithdrawAnswer):
        return stale if any(_concerns(event, seat.number, action.offer) for event in since) else None
    partner = action.partner if isinstance(action, Confirm) else None
    return None if all(_is_harmless(event, seat.number, partner) for event in since) else stale


def _concerns(event: Event, seat: int, offer: int) -> bool:
    """Whether an event makes an answer to an offer another one than was meant: other offers do not."""
    if isinstance(event, Offered | OfferWithdrawn):
        return event.offer == offer
    own = isinstance(event, OfferAccepted | Countered | AnswerWithdrawn) and event.seat == seat
    return own or isinstance(event, TurnEnded)


def _is_harmless(event: Event, seat: int, partner: int | None) -> bool:
    return isinstance(event, _HARMLESS) and event.seat not in {seat, partner}


def _returned(uow: UnitOfWork, seat: GameSeat) -> GameSeat:
    """Whoever plays is here: missed turns are forgotten and the house lets go of the seat."""
    if not seat.misses and not seat.autopilot:
        return seat
    return uow.game_seats.save(replace(seat, misses=0, autopilot=False))


def _dismissed(uow: UnitOfWork, game: Game, seat: GameSeat) -> Played:
    """No interest in an offer: nobody learns it, not even the log, so that it has no effect that could be seen."""
    for card in uow.game_cards.find(game_id=game.id, seat=seat.number, kind="offer", is_open=True):
        if (
            card.by_message
        ):  # a ping in the thread stays until the offer is gone: everybody would see it vanish
            close(uow, game, card)
    return Played(game, seat)
