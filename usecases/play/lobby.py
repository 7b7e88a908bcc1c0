"""Before the start: people take seats and leave them; with the last seat the game begins."""

from dataclasses import dataclass, replace

from data.game_records import GameSeat, GameStatus, InvitationAnswer, PostGame, SeatState
from data.unit_of_work import UnitOfWork
from league.ids import GameId
from league.refusal import Refusal
from usecases.caller import Caller, Role, refusal_unless
from usecases.play.find import game_of
from usecases.play.invitations import (
    WELCOME,
    call_off,
    unwelcome,
    welcome,
)
from usecases.play.registry import HostEngine, engine_of
from usecases.play.start import bot_name, start_if_full, waits_for_players
from usecases.play.views import seat_of, seats_of

LONGEST_WORD = 60


@dataclass(frozen=True, slots=True)
class JoinGame:
    """Take a seat; `word` goes into the dice's secret."""

    caller: Caller
    game_id: GameId
    word: str = ""


@dataclass(frozen=True, slots=True)
class LeaveGame:
    """Leave a seat before the start; the creator calls the game off by it. `declines`: only an invitation."""

    caller: Caller
    game_id: GameId
    declines: bool = False


@dataclass(frozen=True, slots=True)
class StartGame:
    """Begin now: the house's players take the free seats."""

    caller: Caller
    game_id: GameId


def join_game(command: JoinGame, uow: UnitOfWork) -> PostGame | Refusal:
    """Take the seat that is kept for one, else a free one; the last one begins the game.

    Refusals: `game-no-such-game`, `game-not-open`, `game-already-seated`, `game-full`, `game-bad-word`.
    """
    game = game_of(uow, command.caller, command.game_id)
    if isinstance(game, Refusal):
        return game
    if game.status is not GameStatus.OPEN:
        return Refusal("game-not-open", params={"game": game.id})
    refused = take_seat(uow, game, command.caller, command.word)
    return refused or start_if_full(uow, game)


def leave_game(command: LeaveGame, uow: UnitOfWork) -> PostGame | Refusal:
    """Give the seat back; without its creator a game of its own is called off.

    Refusals: `game-no-such-game`, `game-not-open`, `game-not-seated`, `game-not-invited`.
    """
    game = game_of(uow, command.caller, command.game_id)
    if isinstance(game, Refusal):
        return game
    if game.status is not GameStatus.OPEN:
        return Refusal("game-not-open", params={"game": game.id})
    seat = seat_of(uow, game, command.caller.user_id)
    if seat is None:
        return Refusal("game-not-seated", params={"game": game.id})
    if command.declines and seat.state is not SeatState.INVITED:
        return Refusal("game-not-invited", params={"game": game.id})
    if game.created_by == command.caller.user_id:
        return call_off(uow, game, command.caller.user_id, command.caller.now)
    unwelcome(uow, game, command.caller.user_id)
    _note_answer(uow, game, command.caller, accepts=False, was_invited=seat.state is SeatState.INVITED)
    freed = replace(seat, state=SeatState.INVITED) if game.table_id else _emptied(seat)
    uow.game_seats.save(replace(freed, word=""))
    return game


def start_game(command: StartGame, uow: UnitOfWork) -> PostGame | Refusal:
    """The creator, or a judge, fills the rest with the house's players; never at a league table.

    Refusals: `game-no-such-game`, `game-not-open`, `game-not-creator`, `game-needs-players`.
    """
    caller = command.caller
    game = game_of(uow, caller, command.game_id)
    if isinstance(game, Refusal):
        return game
    if game.status is not GameStatus.OPEN:
        return Refusal("game-not-open", params={"game": game.id})
    if caller.user_id != game.created_by and refusal_unless(uow, caller, Role.JUDGE):
        return Refusal("game-not-creator")
    if game.table_id or not uow.game_seats.find(game_id=game.id, state=SeatState.TAKEN):
        return needs_players(engine_of(game))
    empty = [seat for seat in seats_of(uow, game) if seat.state in {SeatState.FREE, SeatState.INVITED}]
    for seat in empty:
        uow.game_seats.save(replace(seat, state=SeatState.BOT, user_id=0, name=bot_name(seat.number)))
    return start_if_full(uow, game)


def needs_players(engine: HostEngine) -> Refusal:
    """Too few players, or more than there are seats."""
    seats = sorted(engine.rules.seats)
    span = str(seats[0]) if len(seats) == 1 else f"{seats[0]}–{seats[-1]}"
    return Refusal("game-needs-players", params={"seats": span})


def take_seat(uow: UnitOfWork, game: PostGame, caller: Caller, word: str) -> Refusal | None:
    """Sit down.

    Refusals: `game-bad-word` (params: most), `game-already-seated`, `game-full`.
    """
    word = " ".join(word.split())
    if len(word) > LONGEST_WORD:
        return Refusal("game-bad-word", params={"most": LONGEST_WORD})
    mine = seat_of(uow, game, caller.user_id)
    if mine is not None and mine.state is SeatState.TAKEN:
        return Refusal("game-already-seated", params={"game": game.id})
    seat = mine or uow.game_seats.first(game_id=game.id, state=SeatState.FREE)
    if seat is None:
        return Refusal("game-full", params={"game": game.id})
    by_message = takes_messages(uow, caller.user_id)
    uow.game_seats.save(
        replace(
            seat,
            state=SeatState.TAKEN,
            user_id=caller.user_id,
            name=caller.name if not game.table_id else seat.name,
            word=word,
            by_message=by_message,
        )
    )
    if by_message and waits_for_players(uow, game):  # with the last one the first turn itself comes
        welcome(uow, game, caller.user_id, WELCOME, caller.now)
    _note_answer(
        uow, game, caller, accepts=True, was_invited=mine is not None and caller.user_id != game.created_by
    )
    return None


def _note_answer(
    uow: UnitOfWork, game: PostGame, caller: Caller, *, accepts: bool, was_invited: bool
) -> None:
    """What an invited person says, in the place of what they said before: who declined may sit down after all."""
    known = uow.invitation_answers.first(game_id=game.id, user_id=caller.user_id)
    if known is None and was_invited:
        uow.invitation_answers.add(InvitationAnswer(0, game.id, caller.user_id, accepts, caller.now))
    elif known is not None and known.accepts is not accepts:
        uow.invitation_answers.change(known, accepts=accepts, at=caller.now)


def takes_messages(uow: UnitOfWork, user_id: int) -> bool:
    """Whether turns are sent in private: unless the player wants no messages, or Discord lets none through."""
    user = uow.users.get(user_id)
    return user is None or (user.notices and not user.direct_messages_closed)


def _emptied(seat: GameSeat) -> GameSeat:
    return replace(seat, state=SeatState.FREE, user_id=0, name="")
