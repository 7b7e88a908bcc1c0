"""What becomes of a game by post at a league's table: its players read why it is held, or counts for none any more.

The judges read of one that is over and whose score is no result: whether it counts is for people to say.
"""

from collections.abc import Collection, Iterator
from datetime import datetime
from typing import Final

from data.game_records import BEGUN, NOT_BEGUN, GameStatus, PostGame
from data.records import Destination
from data.unit_of_work import UnitOfWork
from league.by_post import HoldKind
from league.duty import Closing, Duty, Slot, Told, Wording
from league.event import Event, takes_results
from league.ids import GameId, TableId
from league.round import TableStatus
from usecases.bracket.drawn import READS
from usecases.bracket.labels import briefly, named_by
from usecases.find import people_by_id
from usecases.league_state import current_result
from usecases.projection import Projection

_KIND: Final = "league-game"
_HELD, _GONE, _JUDGES = "held", "gone", "judges"
_NO_RESULT: Final = frozenset({TableStatus.WAITING, TableStatus.PLAYING})


def _duties(uow: UnitOfWork, event: Event, _now: datetime) -> Iterator[Duty]:
    """Source: house."""
    statuses = dict(uow.tables.values("id", "status", event_id=event.id))
    for game in uow.games.find(opened_for=frozenset(statuses)) if statuses else ():
        if game.held_for and statuses[game.opened_for] == TableStatus.FINAL and game.table_id:
            yield _held(uow, event, game)
        elif game.status in BEGUN and not game.table_id:
            yield _gone(uow, event, game)
        elif game.status is GameStatus.OVER and game.table_id and statuses[game.table_id] in _NO_RESULT:
            yield from _no_result(uow, event, game)


def _held(uow: UnitOfWork, event: Event, game: PostGame) -> Duty:
    """Its table is decided without it: by a judge, or by who has left; who goes on then hears that at the table."""
    table = uow.tables.require(TableId(game.table_id))
    result = current_result(uow, table.id)
    by_leaving = result is not None and result.is_given
    text = "game-decided-left" if by_leaving else "game-decided"
    words = {"game": game.id, **briefly(uow, table), "begun": int(game.status in BEGUN)}
    winner = people_by_id(uow, [result.winner]).values() if by_leaving and result and result.winner else ()
    return _to_players(uow, event, game, _HELD, Wording(text, words), {one.user_id for one in winner})


def _gone(uow: UnitOfWork, event: Event, game: PostGame) -> Duty:
    """It may be finished as a game of its own."""
    voided = uow.game_holds.values("id", game_id=game.id, why=HoldKind.VOIDED, ended_at=None)
    return _to_players(
        uow, event, game, _GONE, Wording("game-voided" if voided else "game-let-go", {"game": game.id}), ()
    )


def _to_players(
    uow: UnitOfWork, event: Event, game: PostGame, reader: str, says: Wording, but: Collection[int | None]
) -> Duty:
    seats = uow.game_seats.values("user_id", game_id=game.id)
    pings = tuple(user for (user,) in seats if user and user not in but)
    return Duty(_slot(event, game, reader), Destination.GAME, game.id, says, pings=pings)


def _no_result(uow: UnitOfWork, event: Event, game: PostGame) -> Iterator[Duty]:
    if not takes_results(event):
        return
    table = uow.tables.require(TableId(game.table_id))
    words = {
        "game": game.id,
        **named_by(uow, table),
    }
    yield Duty(_slot(event, game, _JUDGES), Destination.JUDGES, game.id, Wording("game-not-entered", words))


def _slot(event: Event, game: PostGame, reader: str) -> Slot:
    return Slot(_KIND, event.id, game.id, reader)


def _ends(uow: UnitOfWork, slot: Slot, _told: Told) -> Closing:
    """The game is over, or counts again as it stood; what held it before it left the league is told anew after that."""
    game = uow.games.require(GameId(slot.subject))
    if slot.reader == _JUDGES or game.status is GameStatus.OVER:
        return Closing()
    if not game.table_id:
        return Closing(is_free=True)
    text = "game-open-again" if game.status in NOT_BEGUN else "game-counts-again"
    if slot.reader == _HELD and game.status is GameStatus.PLAYING:
        text = "game-resumed"
    return Closing(struck=True, aloud=Wording(text, {"game": game.id}), is_free=True)


LEAGUE_GAME: Final = Projection(
    _KIND,
    READS | {"event", "round", "game_table", "result", "person", "game", "game_seat", "game_hold"},
    _duties,
    _ends,
)
