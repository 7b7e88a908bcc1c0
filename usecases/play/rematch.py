"""Once more: a finished game is opened anew with the same players, options and hours."""

from dataclasses import dataclass, replace

from data.game_records import UNDECIDED, GameSeat, GameStatus, PostGame, SeatState
from data.unit_of_work import UnitOfWork
from league.ids import GameId
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.play.find import seated
from usecases.play.lobby import JoinGame, join_game
from usecases.play.open_game import Invited, NewGame, new_game
from usecases.play.views import seat_among, seat_of, seats_of


@dataclass(frozen=True, slots=True)
class GameOfCaller:
    """A game, by one who says that they play it."""

    caller: Caller
    game_id: GameId


@dataclass(frozen=True, slots=True)
class AskedAgain:
    """Whom a rematch asks besides the caller: accounts of the server."""

    server: int
    users: tuple[int, ...]


def asked_again(question: GameOfCaller, uow: UnitOfWork) -> AskedAgain:
    """The other people of the game; nobody, where the caller does not play it."""
    found = seated(uow, question.caller, question.game_id)
    if isinstance(found, Refusal):
        return AskedAgain(0, ())
    own = question.caller.user_id
    others = tuple(seat.user_id for seat in found.seats if seat.user_id not in {0, own})
    return AskedAgain(found.game.guild_id, others)


@dataclass(frozen=True, slots=True)
class Rematch:
    """Whoever presses first opens it, the others take their seats in it; `secret` are 32 bytes that nobody has seen.

    For those who have `left` the server no seat is kept: anybody may take it.
    """

    caller: Caller
    game_id: GameId
    secret: bytes
    left: frozenset[int] = frozenset()


def rematch(command: Rematch, uow: UnitOfWork) -> PostGame | Refusal:
    """The next game of the same people, where the last one was played.

    Refusals: `game-not-seated`, `game-still-running`, `game-rematch-league`, and those of `new_game` and `join_game`.
    """
    found = seated(uow, command.caller, command.game_id)
    if isinstance(found, Refusal):
        return found
    game, seats = found.game, found.seats
    if game.status is not GameStatus.OVER:
        return Refusal("game-still-running", params={"game": game.id})
    if game.table_id:
        return Refusal("game-rematch-league")
    caller = replace(command.caller, guild_id=game.guild_id)  # a button of a private message is as good
    opened = _opened(uow, game, seats, command)
    if opened is None:
        return new_game(_again(replace(command, caller=caller), game, seats), uow)
    own = seat_of(uow, opened, caller.user_id)
    joined = own is not None and own.state is SeatState.TAKEN
    return opened if joined else join_game(JoinGame(caller, opened.id), uow)


def _opened(
    uow: UnitOfWork, game: PostGame, seats: tuple[GameSeat, ...], command: Rematch
) -> PostGame | None:
    """The rematch that a player has opened already, in which the caller is seated, or can be.

    The one that waits for the caller comes first.
    """
    later = uow.games.find(
        guild_id=game.guild_id, kind=game.kind, channel_id=game.channel_id, status=UNDECIDED
    )
    again = (one for one in later if one.id > game.id and one.options == game.options)
    found = (
        (_own_place(one, seats_of(uow, one), command.caller.user_id), one)
        for one in again
        if _same_people(uow, one, seats, command.left)
    )
    fitting = [(place, one.id, one) for place, one in found if place is not None]
    return min(fitting, default=(0, 0, None))[2]


def _same_people(uow: UnitOfWork, game: PostGame, before: tuple[GameSeat, ...], left: frozenset[int]) -> bool:
    """Whether all who are still here sit there or were asked; a seat that one declined anybody may have by now."""
    now = seats_of(uow, game)
    bots = [sum(seat.state is SeatState.BOT for seat in seats) for seats in (before, now)]
    missing = _people(before) - left - _people(now)
    return (
        len(before) == len(now)
        and bots[0] == bots[1]
        and all(uow.invitation_answers.first(game_id=game.id, user_id=one) for one in missing)
    )


def _people(seats: tuple[GameSeat, ...]) -> set[int]:
    return {seat.user_id for seat in seats if seat.user_id}


def _own_place(game: PostGame, seats: tuple[GameSeat, ...], user_id: int) -> int | None:
    """How good a game is for a player, 0 the best: asked, seated, or with a free seat; None where there is none."""
    own = seat_among(seats, user_id)
    if own is not None:
        return 0 if own.state is SeatState.INVITED else 1
    is_free = game.status is GameStatus.OPEN and any(seat.state is SeatState.FREE for seat in seats)
    return 2 if is_free else None


def _again(command: Rematch, game: PostGame, seats: tuple[GameSeat, ...]) -> NewGame:
    away = {command.caller.user_id, *command.left}
    others = [seat for seat in seats if seat.user_id and seat.user_id not in away]
    return NewGame(
        caller=command.caller,
        secret=command.secret,
        channel_id=game.channel_id,
        in_thread=game.in_thread,
        kind=game.kind,
        seats=game.seats,
        bots=sum(seat.state is SeatState.BOT for seat in seats),
        invited=[Invited(seat.user_id, seat.name) for seat in others],
        hours=game.turn_hours,
        reserve=game.reserve_hours,
        options=game.options,
    )
