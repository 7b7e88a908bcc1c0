"""A player's move: the one thing that everything else of a game serves."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from data.game_records import GameSeat, PostGame
from data.unit_of_work import UnitOfWork
from engine.protocol import EngineRefusal as RuleRefusal
from league.ids import GameId
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.limits import LimitedAction
from usecases.play.commit import commit_moves
from usecases.play.find import CallersGame, not_playing, seated
from usecases.play.move_batch import MoveBatch, translated
from usecases.play.redraw import hold_back
from usecases.play.registry import Action, HostEngine, engine_of, rules_of
from usecases.play.returning import returned
from usecases.play.stamps import place_in
from usecases.play.states import STATES, events_of
from usecases.spend import spend

DISMISS: Final = "=dismiss"
"""A "no" to whatever is proposed, in every game that has proposals."""


@dataclass(frozen=True, slots=True)
class PlayMove:
    """An action in the engine's own notation, or `DISMISS`.

    `stamp` is the moment of the game that the player saw, `message_id` the message with the control, which the answer
    redraws.
    """

    caller: Caller
    game_id: GameId
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
    parsed = None if command.words == DISMISS else engine.rules.parse(command.words)
    if isinstance(parsed, RuleRefusal):
        return translated(game.kind, parsed)
    refused = not_playing(game) or _resigned(seat)
    if refused:
        return refused
    if parsed is None:
        actions = _dismissals(uow, engine, game, seat, command.stamp)
    else:
        refused = _stale(uow, game, seat, command.stamp, parsed)
        if refused:
            return refused
        actions = () if _stands(uow, engine, game, seat, parsed) else (parsed,)
        refused = _offers_too_often(uow, engine, command, parsed) if actions else None
    return refused or _played(uow, command, found, actions)


def _played(
    uow: UnitOfWork, command: PlayMove, found: CallersGame, actions: Sequence[Action]
) -> MoveMade | Refusal:
    """Carry the actions out as one move; without any the game stays as it is, and a second click changes nothing."""
    seats = returned(uow, found.game, found.seats, found.seat)
    seat = seats[found.seat.number]
    if not actions:
        hold_back(uow, command.message_id, command.caller.now)
        return MoveMade(found.game, seat)
    moves = MoveBatch(uow, found.game, seats, command.caller.now)
    moves.by_hand = seat.number
    for action in actions:
        refused = moves.take(seat.number, action)
        if refused:
            return refused
        moves.seal(seat.number, action)
    played = MoveMade(commit_moves(uow, moves, seats), seat)
    hold_back(uow, command.message_id, command.caller.now)
    return played


def _dismissals(
    uow: UnitOfWork, engine: HostEngine, game: PostGame, seat: GameSeat, stamp: int
) -> tuple[Action, ...]:
    """What says no to every proposal that the player saw; one that came since waits for its own answer."""
    if engine.negotiation is None:
        return ()
    legal = engine.rules.legal(STATES.of(game, uow), seat.number)
    answers = engine.negotiation.dismissals(legal)
    return tuple(answer for answer in answers if not _stale(uow, game, seat, stamp, answer))


def _stands(uow: UnitOfWork, engine: HostEngine, game: PostGame, seat: GameSeat, action: Action) -> bool:
    """Whether the action proposes what lies open already: the same offer twice is one."""
    if engine.negotiation is None or not engine.negotiation.is_offer(action):
        return False
    return engine.negotiation.stands(engine.rules.view(STATES.of(game, uow), seat.number), action)


def _offers_too_often(
    uow: UnitOfWork, engine: HostEngine, command: PlayMove, action: Action
) -> Refusal | None:
    """Why no more offers are taken for a while: each is a message to everybody at the table."""
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
