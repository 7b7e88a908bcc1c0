"""A game that was held goes on: by a judge's word, or because what had decided its table is taken back."""

from dataclasses import replace
from datetime import datetime
from typing import Final

from data.game_records import GameStatus, PostGame
from data.records import AuditLine, PostKind
from data.unit_of_work import UnitOfWork
from league.ids import GameId, TableId
from usecases.play.commit import commit_moves, moves_of
from usecases.play.deadlines import resume_deadline
from usecases.play.decided import HELD, unless_decided
from usecases.play.let_go import tell_ended
from usecases.play.start import STARTS, begin_game
from usecases.play.views import seats_of

Stood = tuple[tuple[GameId, GameStatus], ...]
_GAME: Final = "game"


def go_on(uow: UnitOfWork, game: PostGame, now: datetime) -> PostGame:
    """Everybody has as much time left as before."""
    for seat in seats_of(uow, game):
        resume_deadline(uow, game, seat, now)
    resumed = uow.games.save(replace(game, status=GameStatus.PLAYING, paused_at=None, called_by=0))
    return commit_moves(uow, moves_of(uow, resumed, now))


def held_by(uow: UnitOfWork, line: AuditLine) -> Stood:
    """The games that an action has held, and how they stood: asked before what it told is struck."""
    told = uow.outbox.notices.find(audit_id=line.id, text=HELD)
    return tuple((GameId(int(one.params[_GAME])), GameStatus(one.params["was"])) for one in told)


def undecided_again(uow: UnitOfWork, held: Stood, now: datetime) -> None:
    """Their tables have no result any more: the games go on as they stood.

    One that was ended since, by a judge or by giving up, is told to the judges.
    """
    for number, was in held:
        game = uow.games.get(number)
        if game is not None and game.status is GameStatus.PAUSED and was is GameStatus.PLAYING:
            go_on(uow, game, now)
        elif game is not None and game.status is GameStatus.CALLED_OFF:
            uow.games.save(replace(game, status=was, ended_at=None))
            uow.outbox.refresh(PostKind.GAME, game.id, game.guild_id)
            starting = uow.outbox.notices.first(key=f"{STARTS}:{game.id}")
            if starting is not None and starting.message_id:
                begin_game(game.id, starting.message_id, now, uow)
        elif game is not None and game.status is GameStatus.OVER and unless_decided(uow, game) is None:
            tell_ended(uow, game, TableId(game.table_id), "game-ended-while-decided")
