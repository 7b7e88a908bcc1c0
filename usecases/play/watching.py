"""Watching a game on the web without a seat at it: whoever saw its board on Discord may do so for a day.

Discord says who sees a channel, and says it where its buttons are pressed; the web asks for what was written down
then. A league's game is everybody's where its event's page is listed and its standings are no secret. Source: house
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from data.game_records import GameStatus, GameWatch, PostGame
from data.records import Visibility
from data.unit_of_work import UnitOfWork
from league.event import EventStatus
from league.ids import GameId
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.play.find import game_of
from usecases.play.views import seat_of
from usecases.standings.tables import is_public

WATCH_LASTS: Final = timedelta(hours=24)
_SHOWN: Final = frozenset({GameStatus.PLAYING, GameStatus.PAUSED, GameStatus.OVER})


@dataclass(frozen=True, slots=True)
class WatchGame:
    """The caller, who sees where the game stands, wants to watch it on the web."""

    caller: Caller
    game_id: GameId


@dataclass(frozen=True, slots=True)
class WatchGiven:
    """The game that may be watched, and until when; None: its player needs no leave."""

    game_id: GameId
    until: datetime | None = None


def watch_game(command: WatchGame, uow: UnitOfWork) -> WatchGiven | Refusal:
    """Let the caller watch for a day from now on; who plays needs no leave.

    Refusals: those of `game_of`, `game-not-started`, `game-over` (params: game).
    Source: house
    """
    caller = command.caller
    game = game_of(uow, caller, command.game_id)
    if isinstance(game, Refusal):
        return game
    if seat_of(uow, game, caller.user_id) is not None:
        return WatchGiven(game.id)
    if game.status not in _SHOWN:
        gone = game.status is GameStatus.CALLED_OFF
        return Refusal("game-over" if gone else "game-not-started", params={"game": game.id})
    ends_at = caller.now + WATCH_LASTS
    known = uow.game_watches.first(game_id=game.id, user_id=caller.user_id)
    if known is None:
        uow.game_watches.add(GameWatch(0, game.id, caller.user_id, ends_at))
    else:
        uow.game_watches.change(known, ends_at=ends_at)
    return WatchGiven(game.id, ends_at)


def may_watch(uow: UnitOfWork, user_id: int, game: PostGame, now: datetime) -> bool:
    """Whether somebody without a seat may look at the game on the web."""
    if game.status not in _SHOWN:
        return False
    leave = uow.game_watches.first(game_id=game.id, user_id=user_id)
    return (leave is not None and now < leave.ends_at) or is_everybodys(uow, game)


def is_everybodys(uow: UnitOfWork, game: PostGame) -> bool:
    """Whether the game belongs to an event whose page is listed, and whose standings are no secret."""
    table = uow.tables.get(game.table_id) if game.table_id else None
    event = None if table is None else uow.events.get(table.event_id)
    if event is None or event.status is EventStatus.DRAFT or not is_public(event):
        return False
    page = uow.pages.first(event_id=event.id)
    return page is not None and page.visibility is Visibility.PUBLIC
