"""A judge is called to a game, or holds it: a row says so, and what it does to the game follows (`holding`)."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from datetime import datetime

from data.game_records import GameHold, PostGame
from data.unit_of_work import UnitOfWork
from league.by_post import PUT_AWAY, HoldKind
from league.ids import GameHoldId, TableId


@dataclass(frozen=True, slots=True)
class GameCall:
    """A call of the judges to a game: whose, what it asks, and the role that it pings (0: none)."""

    caller: int
    question: str
    role: int


def put_hold(
    uow: UnitOfWork, game: PostGame, why: HoldKind, now: datetime, call: GameCall | None = None
) -> None:
    """Note that the game is held, from now on."""
    hold = GameHold(GameHoldId(0), game.id, why, now)
    uow.game_holds.add(hold if call is None else _calling(hold, call))


def _calling(hold: GameHold, call: GameCall) -> GameHold:
    return replace(
        hold, calls=True, called_by=call.caller, caller=call.caller, question=call.question, role=call.role
    )


def lift_holds(uow: UnitOfWork, game: PostGame, why: HoldKind, now: datetime) -> None:
    """What held the game so holds it no more."""
    for hold in uow.game_holds.find(game_id=game.id, why=why, ended_at=None):
        uow.game_holds.change(hold, ended_at=now)


def call_passes(uow: UnitOfWork, game: PostGame, old: int, new: int) -> PostGame:
    """The call of one user is another's to take back (0: nobody's: a judge has come)."""
    for hold in uow.game_holds.find(game_id=game.id, why=HoldKind.JUDGE, ended_at=None):
        if hold.called_by == old != 0:
            uow.game_holds.change(hold, called_by=new, caller=new or hold.caller)
    return uow.games.save(replace(game, called_by=new)) if game.called_by == old != 0 else game


def put_games_away(uow: UnitOfWork, tables: Collection[TableId], why: HoldKind) -> None:
    """Others play at these tables from now on: whatever was opened there before counts for none of them."""
    games = uow.games.find(opened_for=frozenset(tables)) if tables else ()
    numbers = frozenset(game.id for game in games)
    gone = uow.game_holds.values("game_id", game_id=numbers, why=sorted(PUT_AWAY)) if numbers else ()
    for game in games:
        if (game.id,) not in gone:
            uow.game_holds.add(GameHold(GameHoldId(0), game.id, why))
