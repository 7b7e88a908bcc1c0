"""The start of a game: the words are closed, Discord numbers a message, and only then is anything drawn."""

from dataclasses import replace
from datetime import datetime
from typing import Final

from data.game_records import GameSeat, GameStatus, PostGame, SeatState
from data.records import Delivery, Destination, Notice
from data.unit_of_work import UnitOfWork
from engine.fairness import ChanceSeed, seating
from league.ids import GameId
from usecases.play.commit import commit_moves, moves_of
from usecases.play.invitations import welcomed_again
from usecases.play.promised import is_of_league
from usecases.play.registry import rules_of
from usecases.play.reserve import give_reserves
from usecases.play.shared_setup import with_shared_set_up
from usecases.play.views import seats_of

STARTS: Final = "game-starts"
"""The text of the message whose number goes into the dice."""


def waits_for_players(uow: UnitOfWork, game: PostGame) -> bool:
    """Whether seats are still empty."""
    return any(seat.state in {SeatState.FREE, SeatState.INVITED} for seat in seats_of(uow, game))


def start_if_full(uow: UnitOfWork, game: PostGame) -> PostGame:
    """With the last seat taken the players' words cannot change any more, and the starting message is sent."""
    if waits_for_players(uow, game):
        return game
    ask_for_number(uow, game)
    return uow.games.save(replace(game, status=GameStatus.STARTING))


def ask_for_number(uow: UnitOfWork, game: PostGame) -> None:
    """Send the starting message; again if it could not be delivered."""
    key = f"{STARTS}:{game.id}"
    given_up = uow.outbox.notices.first(key=key, state=Delivery.GIVEN_UP)
    if given_up is not None:
        uow.outbox.notices.change(given_up, state=Delivery.PENDING, due_at=None, attempts=0)
        return
    uow.outbox.send(Notice(0, key, game.guild_id, Destination.GAME, game.id, STARTS, {"game": game.id}))


def open_again(uow: UnitOfWork, game: PostGame, now: datetime) -> None:
    """A game that was called off waits for its players as before; where all had come, it begins."""
    opened = uow.games.save(replace(game, status=GameStatus.OPEN, ended_at=None))
    full = start_if_full(uow, opened).status is GameStatus.STARTING
    if not full:
        welcomed_again(uow, opened, now)
    starting = uow.outbox.notices.first(key=f"{STARTS}:{game.id}") if full else None
    if starting is not None and starting.message_id:  # it came while the game was off
        begin_game(game.id, starting.message_id, now, uow)


def begin_game(game_id: GameId, message_id: int, now: datetime, uow: UnitOfWork) -> PostGame | None:
    """Draw the seats and set the game up, with the number of the starting message in its chance.

    None if it does not wait for one: a message that is sent again changes nothing.
    """
    game = uow.games.get(game_id)
    if game is None or game.status is not GameStatus.STARTING:
        return None
    game = with_shared_set_up(uow, replace(game, start=message_id))
    if not is_of_league(game):
        _draw_seats(uow, game, seats_of(uow, game))
    game = uow.games.save(replace(game, status=GameStatus.PLAYING, started_at=now))
    moves = moves_of(uow, game, now)
    moves.open()
    if game.reserve_hours and moves.engine.match is not None:
        give_reserves(uow, game, moves.engine.match.score(moves.state))
    return commit_moves(uow, moves)


def _draw_seats(uow: UnitOfWork, game: PostGame, seats: tuple[GameSeat, ...]) -> None:
    """Who sits where, and so who begins, falls by lot, like the dice.

    A league table keeps the order that its round has published.
    """
    seed = ChanceSeed(bytes.fromhex(game.secret), tuple(seat.word for seat in seats), game.start)
    drawn = seating(seed, rules_of(game).streams)
    for seat, place in zip(seats, drawn, strict=True):
        moved = replace(seats[place], id=seat.id, number=seat.number, version=seat.version)
        is_bot = moved.state is SeatState.BOT
        uow.game_seats.save(replace(moved, name=bot_name(seat.number)) if is_bot else moved)


def bot_name(number: int) -> str:
    """What the house's player at a seat is called: by the number that stands on its pieces."""
    return f"Bot {number + 1}"
