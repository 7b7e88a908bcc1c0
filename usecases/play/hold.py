"""A game waits: for a judge, or because its table is decided already."""

from dataclasses import replace
from datetime import datetime

from data.game_records import GameStatus, PostGame
from data.records import PostKind
from data.unit_of_work import UnitOfWork
from usecases.play.deadlines import stop_timers
from usecases.play.views import seats_of
from usecases.posted import refresh_calls_of


def hold(uow: UnitOfWork, game: PostGame, now: datetime, called_by: int = 0) -> PostGame:
    """No time runs, nothing can be played."""
    for seat in seats_of(uow, game):
        stop_timers(uow, seat)
    uow.outbox.refresh(PostKind.GAME, game.id, game.guild_id)
    held = replace(game, status=GameStatus.PAUSED, paused_at=now, called_by=called_by)
    held = uow.games.save(held)
    refresh_calls_of(uow, held)
    for card in uow.game_cards.find(game_id=game.id, is_open=True):
        uow.outbox.refresh(PostKind.GAME_CARD, card.id, game.guild_id)
    return held
