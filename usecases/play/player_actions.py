"""What a player decides about their own seat: where turns arrive, standing orders, giving up, what they see."""

from dataclasses import dataclass, replace
from datetime import datetime

from data.game_records import UNDECIDED, GameSeat, GameStatus, PostGame, SeatState
from data.records import mention
from data.unit_of_work import UnitOfWork
from engine.protocol import EngineRefusal as RuleRefusal
from league.ids import GameId
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.play.commit import commit_moves, end_by, end_by_time, moves_of
from usecases.play.find import CallersGame, not_playing, seated
from usecases.play.move_batch import translated
from usecases.play.prompts import renew
from usecases.play.registry import engine_of
from usecases.play.returning import returned
from usecases.play.states import STATES
from usecases.play.thread_notices import tell_thread


@dataclass(frozen=True, slots=True)
class ChoosePlace:
    """Turns come by private message, or in the thread."""

    caller: Caller
    game_id: GameId
    by_message: bool


@dataclass(frozen=True, slots=True)
class GiveOrders:
    """A change of the standing orders, in the words of the game."""

    caller: Caller
    game_id: GameId
    words: str


@dataclass(frozen=True, slots=True)
class ResignSeat:
    """Give up; the house plays on for the seat."""

    caller: Caller
    game_id: GameId


def choose_place(command: ChoosePlace, uow: UnitOfWork) -> GameSeat | Refusal:
    """From now on turns come there; what waits for the player is moved.

    Refusals: `game-no-such-game`, `game-not-seated`.
    """
    found = seated(uow, command.caller, command.game_id)
    if isinstance(found, Refusal):
        return found
    game, seat = found.game, found.seat
    if seat.by_message == command.by_message:
        return seat
    if command.by_message:
        _open_messages(uow, command.caller)
    return moved(uow, game, seat, command)


def moved(uow: UnitOfWork, game: PostGame, seat: GameSeat, command: ChoosePlace) -> GameSeat:
    """The seat with its open messages in the other place."""
    kept = uow.game_seats.save(replace(seat, by_message=command.by_message))
    for card in uow.game_cards.find(game_id=game.id, seat=seat.number, is_open=True):
        renew(uow, game, card, by_message=command.by_message, now=command.caller.now)
    return kept


def in_threads_alone(uow: UnitOfWork, caller: Caller) -> None:
    """Whoever wants no private messages finds the turns of every game that goes on in its thread."""
    for seat in uow.game_seats.find(user_id=caller.user_id):
        game = uow.games.require(seat.game_id)
        if seat.by_message and game.status in UNDECIDED:
            moved(uow, game, seat, ChoosePlace(caller, game.id, by_message=False))


def give_orders(command: GiveOrders, uow: UnitOfWork) -> GameSeat | Refusal:
    """Change the orders and let them act at once, if they can; while the game is held they wait.

    Refusals: `game-no-such-game`, `game-not-seated`, `game-not-started`, `game-over`, `game-resigned`,
    `game-no-orders`, and those of the game (`<kind>-…`).
    """
    found = _still_plays(command.caller, command.game_id, uow)
    if isinstance(found, Refusal):
        return found
    game, seat = found.game, found.seat
    moves = moves_of(uow, game, command.caller.now)
    automation = moves.engine.orders
    if automation is None:
        return Refusal("game-no-orders")
    view = moves.at.view_of(seat.number)
    orders = automation.changed(moves.orders[seat.number], command.words, view)
    if isinstance(orders, RuleRefusal):
        return translated(game.kind, orders)
    # What a judge takes back brings no older orders back.
    kept = uow.game_seats.save(replace(seat, orders=automation.write(orders), ticked=""))
    if game.status is GameStatus.PAUSED:
        return kept
    moves.orders[seat.number] = orders
    commit_moves(uow, moves)
    return uow.game_seats.require(seat.id)


@dataclass(frozen=True, slots=True)
class ComeBack:
    """A player for whom the house plays is here again."""

    caller: Caller
    game_id: GameId


def come_back(command: ComeBack, uow: UnitOfWork) -> GameSeat | Refusal:
    """The house lets go of the seat, in a game that is held too; nothing happens where it does not hold it.

    Refusals: `game-no-such-game`, `game-not-seated`.
    """
    found = seated(uow, command.caller, command.game_id)
    if isinstance(found, Refusal):
        return found
    game, seat = found.game, found.seat
    if not seat.autopilot or game.status not in {GameStatus.PLAYING, GameStatus.PAUSED}:
        return seat
    seats = returned(uow, game, found.seats, seat)
    if game.status is not GameStatus.PAUSED:
        commit_moves(uow, moves_of(uow, game, command.caller.now))
    return seats[seat.number]


def may_resign(command: ResignSeat, uow: UnitOfWork) -> CallersGame | Refusal:
    """The caller's game, where there is something to give up; asked before the question whether they are sure.

    Refusals: those of `resign`.
    """
    return _still_plays(command.caller, command.game_id, uow)


def _still_plays(caller: Caller, game_id: GameId, uow: UnitOfWork) -> CallersGame | Refusal:
    """The caller's game that goes on, held or not, unless they have given it up."""
    found = seated(uow, caller, game_id)
    if isinstance(found, Refusal):
        return found
    refused = not_playing(found.game)
    if refused and found.game.status is not GameStatus.PAUSED:
        return refused
    return Refusal("game-resigned") if found.seat.resigned else found


def resign(command: ResignSeat, uow: UnitOfWork) -> PostGame | Refusal:
    """The player gives up: that ends a game that one player's giving up ends (`Resignation`).

    Of any other the house plays the seat to the end, and a judge may put somebody in it. With the last player a game
    of its own ends by time: nobody is left to play for. A league table waits for a judge.

    Refusals: `game-no-such-game`, `game-not-seated`, `game-not-started`, `game-over`, `game-resigned`.
    """
    found = may_resign(command, uow)
    if isinstance(found, Refusal):
        return found
    given_up = uow.game_seats.save(replace(found.seat, resigned=True))
    return _given_up(uow, found.game, given_up, command.caller.now)


def _given_up(uow: UnitOfWork, game: PostGame, seat: GameSeat, now: datetime) -> PostGame | Refusal:
    ends = engine_of(game).resignation
    if ends is not None:
        return end_by(uow, game, ends.resigned(STATES.of(game, uow), seat.number), now)
    if not game.table_id and not uow.game_seats.find(game_id=game.id, state=SeatState.TAKEN, resigned=False):
        return end_by_time(uow, game, now)
    tell_thread(
        uow,
        game,
        "game-resigned-seat",
        {"player": mention(seat.user_id)},
        key=f"seat:{seat.id}:{seat.version}",
    )
    if game.status is GameStatus.PAUSED:
        return game
    moves = moves_of(uow, game, now)
    return commit_moves(uow, moves)


def _open_messages(uow: UnitOfWork, caller: Caller) -> None:
    user = uow.users.get(caller.user_id)
    if user is not None and user.direct_messages_closed:
        uow.users.save(replace(user, direct_messages_closed=False))
