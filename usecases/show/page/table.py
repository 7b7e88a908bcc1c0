"""A game by post on the page of somebody who plays it."""

from dataclasses import dataclass

from data.unit_of_work import UnitOfWork
from league.refusal import Refusal
from usecases.caller import guild_of
from usecases.play.show import GameQuestion, panel_view
from usecases.play.views import GameView
from usecases.show.games_due import GameDue, games_due


@dataclass(frozen=True, slots=True)
class SeatedGame:
    """A game as its player may know it, the time zone in which it is played, and the others that wait for them."""

    seen: GameView
    zone: str
    others: tuple[GameDue, ...]


def seated_game(question: GameQuestion, uow: UnitOfWork) -> SeatedGame | None:
    """The game for the seat of who asks; None for whoever has none, as if there were no such game.

    Source: house
    """
    seen = panel_view(question, uow)
    if isinstance(seen, Refusal):
        return None
    others = tuple(due for due in games_due(question.caller, uow) if due.game.id != seen.game.id)
    return SeatedGame(seen, guild_of(uow, seen.game.guild_id).time_zone, others)
