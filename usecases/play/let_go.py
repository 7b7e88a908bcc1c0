"""A round, an event or a bracket's match is cancelled: its games by post are the league's no more.

A table is used again when its round is drawn anew, so that a game which kept it would count for others.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from data.game_records import NOT_BEGUN, UNDECIDED, GameStatus, PostGame
from data.records import AuditLine
from data.unit_of_work import UnitOfWork
from league.ids import GameId, TableId
from league.round import Table
from usecases.caller import Caller
from usecases.play.invitations import call_off
from usecases.play.notes import tell_thread
from usecases.play.views import seats_of, users_at

LET_GO: Final = "let_go"
"""The word under which the audit line of the deed keeps which games had which tables."""
OVER_THEN: Final = "over_then"
"""The same of games that were over by then."""


def let_go(
    uow: UnitOfWork, tables: Sequence[Table], caller: Caller, text: str = "game-let-go"
) -> dict[str, str]:
    """A game that is on may be finished as a game of its own, one that has not begun is called off; players are told.

    `text` says why.

    What the audit line of the deed must know to bring them back: nothing where there are no such games.
    Source: house
    """
    numbers = [table.id for table in tables]
    games = uow.games.find(table_id=numbers, status=UNDECIDED) if numbers else ()
    for game in games:
        _let_go(uow, game, caller, text)
    kept = " ".join(f"{game.id}:{game.table_id}" for game in games)
    return {LET_GO: kept} if kept else {}


def let_go_finished(uow: UnitOfWork, tables: Sequence[Table]) -> dict[str, str]:
    """A match is voided, or its round cancelled: the game that was played is its game no more, on its page neither.

    What the audit line of the deed must know to bring it back. Source: house
    """
    numbers = [table.id for table in tables]
    games = uow.games.find(table_id=numbers, status=GameStatus.OVER) if numbers else ()
    for game in games:
        uow.games.save(replace(game, table_id=TableId(0)))
    kept = " ".join(f"{game.id}:{game.table_id}" for game in games)
    return {OVER_THEN: kept} if kept else {}


def going_on_alone(uow: UnitOfWork, line: AuditLine) -> int:
    """How many games a cancellation has let go that may be finished."""
    games = (uow.games.get(number) for number, _ in kept_in(line))
    return sum(game is not None and game.status in UNDECIDED for game in games)


def others_play(uow: UnitOfWork, line: AuditLine) -> bool:
    """Whether a new game goes on at a table whose game was let go: two games cannot count for one table."""
    return any(uow.games.first(table_id=table, status=UNDECIDED) is not None for _, table in kept_in(line))


def kept_in(line: AuditLine, word: str = LET_GO) -> Iterator[tuple[GameId, TableId]]:
    """The games that an action has let go, with their tables."""
    for pair in str(line.params.get(word, "")).split():
        game, table = pair.split(":")
        yield GameId(int(game)), TableId(int(table))


def _let_go(uow: UnitOfWork, game: PostGame, caller: Caller, text: str) -> None:
    free = uow.games.save(replace(game, table_id=TableId(0)))
    if game.status in NOT_BEGUN:
        call_off(uow, free, caller.user_id, caller.now)
        return
    tell_thread(uow, free, text, key=f"let-go:{free.version}", mentions=users_at(seats_of(uow, free)))
