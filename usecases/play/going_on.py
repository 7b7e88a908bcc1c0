"""A game goes on that was held or let go.

By a judge's word, or because what had decided its table, or cancelled it, is taken back.
"""

from dataclasses import replace
from datetime import datetime
from typing import Final

from data.game_records import GameStatus, HeldFor, PostGame
from data.records import AuditLine, Destination, Notice
from data.unit_of_work import UnitOfWork
from league.ids import GameId, TableId
from usecases.play.commit import commit_moves, moves_of
from usecases.play.deadlines import resume_deadline
from usecases.play.decided import HELD, unless_decided
from usecases.play.hold import called_no_more
from usecases.play.let_go import OVER_THEN, kept_in
from usecases.play.notes import tell_thread
from usecases.play.prompts import ring_again
from usecases.play.start import open_again
from usecases.play.views import seats_of

Stood = tuple[tuple[GameId, GameStatus], ...]
_GAME: Final = "game"


def go_on(uow: UnitOfWork, game: PostGame, now: datetime) -> PostGame:
    """Everybody has as much time left as before."""
    for seat in seats_of(uow, game):
        resume_deadline(uow, game, seat, now)
    resumed = uow.games.save(
        replace(game, status=GameStatus.PLAYING, paused_at=None, called_by=0, held_for=HeldFor.NOTHING)
    )
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
            _heard_again(uow, go_on(uow, game, now), now)
        elif game is not None and game.status is GameStatus.PAUSED:
            called_no_more(uow, game)
        elif game is not None and game.status is GameStatus.CALLED_OFF:
            open_again(uow, game, now)
        elif game is not None and game.status is GameStatus.OVER and unless_decided(uow, game) is None:
            _tell_ended(uow, game, TableId(game.table_id), "game-ended-while-decided")


def _heard_again(uow: UnitOfWork, resumed: PostGame, now: datetime) -> None:
    """What was promised when it was held: its players hear that it goes on, and whoever is waited for is asked anew."""
    tell_thread(uow, resumed, "game-resumed", key=f"resume:{resumed.version}")
    ring_again(uow, resumed, now, but=0)


def taken_up_again(uow: UnitOfWork, line: AuditLine, now: datetime) -> None:
    """The deed is undone: games that are not over are the league's again, one that was called off is open.

    What was over by then is the match's game again; what ended since, when it counted for no league, is told to the
    judges.
    """
    for number, table in kept_in(line, OVER_THEN):
        game = uow.games.get(number)
        if game is not None and not game.table_id:
            uow.games.save(replace(game, table_id=table))
    for number, table in kept_in(line):
        game = uow.games.get(number)
        if game is None or game.table_id:
            continue
        if game.status is GameStatus.OVER:
            _tell_ended(uow, game, table, "game-ended-while-off")
            continue
        again = uow.games.save(replace(game, table_id=table))
        if game.status is GameStatus.CALLED_OFF:
            open_again(uow, again, now)


def _tell_ended(uow: UnitOfWork, game: PostGame, table_id: TableId, text: str) -> None:
    """The table stands without a game and without a result: whether the score counts is for people to say.

    `text` says when the game ended.
    """
    table = uow.tables.get(table_id)
    if table is None:
        return
    round_ = uow.rounds.require(table.round_id)
    params = {"game": game.id, "round": round_.number, "table": table.number}
    key = f"ended-while-off:{game.id}:{table.version}"
    uow.outbox.send(Notice(0, key, game.guild_id, Destination.JUDGES, game.id, text, params))
