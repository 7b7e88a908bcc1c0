"""A player's move: the one thing that everything else of a game serves."""

from dataclasses import dataclass, replace
from typing import Final

from data.game_records import GameSeat, PostGame
from data.unit_of_work import UnitOfWork
from engine.protocol import EngineRefusal as RuleRefusal
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.limits import LimitedAction
from usecases.play.commit import commit_moves
from usecases.play.find import not_playing, seated
from usecases.play.move_batch import MoveBatch, translated
from usecases.play.prompts import close
from usecases.play.redraw import hold_back
from usecases.play.registry import Action, HostEngine, engine_of, rules_of
from usecases.play.stamps import place_in
from usecases.play.states import events_of
from usecases.spend import spend

DISMISS: Final = "=dismiss"
"""No interest in whatever is proposed, in every game that has proposals."""


@dataclass(frozen=True, slots=True)
class PlayMove:
    """An action in the engine's own notation, or `DISMISS`.

    `stamp` is the moment of the game that the player saw, `message_id` the message with the control, which the answer
    redraws.
    """

    caller: Caller
    game_id: int
    stamp: int
    words: str
    message_id: int = 0


@dataclass(frozen=True, slots=True)
class MoveMade:
    """The game after the move, and the seat that made it."""

    game: PostGame
    seat: GameSeat


def play_move(command: PlayMove, uow: UnitOfWork) -> MoveMade | Refusal:
    """Carry out a player's move, and all that follows from it by itself.

    Refusals: `game-no-such-game`, `game-not-seated`, `game-not-started`, `game-paused`, `game-over`,
    `game-resigned`, `game-stale` when the player saw another moment of the game, `limit-offer`, and
    those of the rules (`<kind>-…`).
    """
    found = seated(uow, command.caller, command.game_id)
    if isinstance(found, Refusal):
        return found
    game, seat = found.game, found.seat
    engine = engine_of(game)
    action = _meant(engine, command.words)
    if isinstance(action, RuleRefusal):
        return translated(game.kind, action)
    refused = not_playing(game) or _resigned(seat) or _stale(uow, game, seat, command.stamp, action)
    refused = refused or _offers_too_often(uow, engine, command, action)
    if refused:
        return refused
    if engine.negotiation is not None and engine.negotiation.is_silent(action):
        return _dismissed(uow, game, seat)
    seat = _returned(uow, seat)
    seats = tuple(seat if one.id == seat.id else one for one in found.seats)
    moves = MoveBatch(uow, game, seats, command.caller.now)
    refused = moves.take(seat.number, action)
    if refused:
        return refused
    moves.seal(seat.number, action)
    played = MoveMade(commit_moves(uow, moves, seats), seat)
    hold_back(uow, command.message_id, command.caller.now)
    return played


def _meant(engine: HostEngine, words: str) -> Action | RuleRefusal:
    if words == DISMISS and engine.negotiation is not None:
        return engine.negotiation.dismissal
    return engine.rules.parse(words)


def _offers_too_often(
    uow: UnitOfWork, engine: HostEngine, command: PlayMove, action: Action
) -> Refusal | None:
    """Everybody at the table is written to for an offer."""
    is_offer = engine.negotiation is not None and engine.negotiation.is_offer(action)
    return spend(uow, command.caller, LimitedAction.OFFER, table=-command.game_id) if is_offer else None


def _resigned(seat: GameSeat) -> Refusal | None:
    return Refusal("game-resigned") if seat.resigned else None


def _stale(uow: UnitOfWork, game: PostGame, seat: GameSeat, stamp: int, action: Action) -> Refusal | None:
    """A control of another moment does nothing; what others merely said since then changes nothing."""
    stale = Refusal("game-stale", params={"game": game.id})
    place = place_in(game, stamp)
    if place is None:
        return stale
    if place == game.events:
        return None
    since = events_of(game, uow.game_events.since(game.id, place))
    return None if rules_of(game).still_means(action, seat.number, since) else stale


def _returned(uow: UnitOfWork, seat: GameSeat) -> GameSeat:
    """Whoever plays is here: missed turns are forgotten and the house lets go of the seat."""
    if not seat.misses and not seat.autopilot:
        return seat
    return uow.game_seats.save(replace(seat, misses=0, autopilot=False))


def _dismissed(uow: UnitOfWork, game: PostGame, seat: GameSeat) -> MoveMade:
    """No interest in an offer: nobody learns it, not even the log, so that it has no effect that could be seen."""
    for card in uow.game_cards.find(game_id=game.id, seat=seat.number, kind="offer", is_open=True):
        if (
            card.by_message
        ):  # a ping in the thread stays until the offer is gone: everybody would see it vanish
            close(uow, game, card)
    return MoveMade(game, seat)
