"""What a game hangs on besides its events: the promise, the words, the seats, and the head that names all of it."""

from collections.abc import Mapping
from typing import Any

from data.game_records import GameSeat, PostGame
from data.records import line
from engine.chain import SHOWN, Agreed
from usecases.play.registry import Options, options_of


def agreed_of(game: PostGame, seats: tuple[GameSeat, ...]) -> Agreed[Options]:
    """What a game that begins hangs on; `seats` stand in turn order."""
    words = tuple(seat.word for seat in seats)
    return Agreed(options_of(game), game.seats, game.commitment, words, drawn_seats(game, seats), game.start)


def drawn_seats(game: PostGame, seats: tuple[GameSeat, ...]) -> tuple[int, ...]:
    """How the seats were drawn by lot; a league table keeps the order that its round has published."""
    return () if is_of_league(game) else tuple(seat.listed for seat in seats)


def is_of_league(game: PostGame) -> bool:
    """Whether the game was opened for a league's table, whatever became of that."""
    return bool(game.opened_for or game.table_id)


def head_line(head: str) -> list[Mapping[str, Any]]:
    """The line below a message that names the head; none for a game of before there were heads."""
    return [line("game-head", {"head": head[:SHOWN]})] if head else []
