"""A league's table is decided otherwise while it plays by post: its game stands still, and its players are told why.

It is held rather than ended, so that nothing hidden is laid open: whatever decided the table may be taken back.
"""

from collections.abc import Collection
from datetime import datetime
from typing import Final

from data.game_records import NOT_BEGUN, UNDECIDED, GameStatus, HeldFor, PostGame
from data.unit_of_work import UnitOfWork
from league.ids import TableId
from league.refusal import Refusal
from league.round import Table, TableStatus
from usecases.play.hold import call_settled, called_no_more, hold
from usecases.play.invitations import call_off
from usecases.play.notes import tell_thread
from usecases.play.views import seats_of

BY_JUDGE: Final = "game-decided"
BY_LEAVING: Final = "game-decided-left"
HELD: Final = (BY_JUDGE, BY_LEAVING)
"""The texts of the message in the game, by what decided the table; its parameters keep how the game stood."""


def hold_decided(
    uow: UnitOfWork, table: Table, now: datetime, why: str = BY_JUDGE, told: Collection[int] = ()
) -> None:
    """A game that is on is held, one that has not begun is called off; once, whatever is corrected afterwards.

    `table` is as it was before; `told` are users who hear of it elsewhere. Source: house
    """
    if table.status is TableStatus.FINAL:
        return
    for game in uow.games.find(table_id=table.id, status=UNDECIDED):
        players = tuple(
            seat.user_id for seat in seats_of(uow, game) if seat.user_id and seat.user_id not in told
        )
        begun = game.status not in NOT_BEGUN
        kept = _held(uow, game, now) if begun else call_off(uow, game, 0, now)
        params = {"table": table.number, "begun": int(begun), "was": game.status.value}
        tell_thread(uow, kept, why, params, key=f"{kept.version}", mentions=players)


def _held(uow: UnitOfWork, game: PostGame, now: datetime) -> PostGame:
    """Whoever had called a judge does not let it go on either."""
    if game.status is GameStatus.PLAYING:
        return hold(uow, game, now, why=HeldFor.DECIDED)
    call_settled(uow, game)
    return called_no_more(uow, game, HeldFor.DECIDED)


def unless_decided(uow: UnitOfWork, game: PostGame) -> Refusal | None:
    """A game whose table has its result does not go on.

    Refusals: `game-table-decided` (params: game, table).
    """
    table = uow.tables.get(TableId(game.table_id)) if game.table_id else None
    if table is None or table.status is not TableStatus.FINAL:
        return None
    return Refusal("game-table-decided", params={"game": game.id, "table": table.number})
