"""A game waits: for a judge, because its table is decided already, or for the bot to be back on its server."""

from dataclasses import replace
from datetime import datetime
from typing import Final

from data.game_records import GameStatus, HeldFor, PostGame
from data.records import TimerKind
from data.unit_of_work import UnitOfWork
from usecases.play.deadlines import stop_timers
from usecases.play.views import seats_of

WANTED: Final = "game-judge-wanted"
WANTED_PLAIN: Final = "game-judge-wanted-plain"
CALLS: Final = (WANTED, WANTED_PLAIN)
"""The texts of a call of the judges to a game, with a question and without."""


def call_key(game: PostGame) -> str:
    """The key of the judges' call to a game that is held."""
    return f"game-judge:{game.id}:{game.paused_at}"


def call_settled(uow: UnitOfWork, game: PostGame) -> None:
    """Nobody need come any more, wherever it was said that a judge is called."""
    key = call_key(game)
    for said in (key, f"{key}:instead", unheard_key(key)):
        uow.outbox.settle(said)


def unheard_key(call: str) -> str:
    """The key of what whoever called reads where the call reaches nobody in its place."""
    return f"unheard:{call}"


def hold(
    uow: UnitOfWork, game: PostGame, now: datetime, called_by: int = 0, why: HeldFor = HeldFor.JUDGE
) -> PostGame:
    """No time runs, nothing can be played."""
    for seat in seats_of(uow, game):
        stop_timers(uow, seat)
        # What lies open has its hours anew when the game goes on.
        uow.timers.cancel(seat.id, TimerKind.GAME_OFFER)
    return uow.games.save(
        replace(game, status=GameStatus.PAUSED, paused_at=now, called_by=called_by, held_for=why)
    )


def called_no_more(uow: UnitOfWork, game: PostGame, why: HeldFor = HeldFor.JUDGE) -> PostGame:
    """A game that is held is held for this from now on: whoever called a judge takes nothing back."""
    if (game.called_by, game.held_for) == (0, why):
        return game
    return uow.games.save(replace(game, called_by=0, held_for=why))
