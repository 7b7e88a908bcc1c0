"""Who may look at a game without playing it: whoever sees where it stands, as Discord says it at that moment.

A league's game is as public as its event. Judges are called to games wherever they stand. Source: house
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from data.game_records import GameStatus, PostGame
from data.unit_of_work import UnitOfWork
from league.ids import EventId, GameId, TableId
from usecases.caller import Caller, Role, refusal_unless
from usecases.find import may_see
from usecases.play.views import seat_of
from usecases.standings.tables import may_see as may_see_results

NEWEST: Final = 200
"""So many games of a server are looked at where one is asked for."""

Row = tuple[GameId, int, TableId]
"""A game, its channel, and its league's table."""


@dataclass(frozen=True, slots=True)
class Onlooker:
    """Somebody, and which of the server's channels they see, as far as those have games."""

    caller: Caller
    channels: frozenset[int] = frozenset()


def channels_of_games(caller: Caller, uow: UnitOfWork) -> frozenset[int]:
    """The channels of the server in which its newest games stand, or stood, and all that wait for players."""
    if not caller.guild_id:
        return frozenset()
    newest = uow.games.values("channel_id", most=NEWEST, guild_id=caller.guild_id)
    waiting = uow.games.values("channel_id", guild_id=caller.guild_id, status=GameStatus.OPEN)
    return frozenset(row[0] for row in (*newest, *waiting))


def seen_among(uow: UnitOfWork, onlooker: Onlooker, games: Collection[Row]) -> list[GameId]:
    """Those of the server's games of which the onlooker may know."""
    caller = onlooker.caller
    if refusal_unless(uow, caller, Role.JUDGE) is None:
        return [number for number, _, _ in games]
    own = {number for (number,) in uow.game_seats.values("game_id", user_id=caller.user_id)}
    public = _public_tables(uow, caller, {table for _, _, table in games if table})
    return [
        number
        for number, channel, table in games
        if number in own or channel in onlooker.channels or table in public
    ]


def channel_to_see(uow: UnitOfWork, caller: Caller, game: PostGame) -> int:
    """The channel that the caller must see to look at the game; 0: they may look at it anyhow."""
    judges = refusal_unless(uow, caller, Role.JUDGE) is None
    return 0 if judges else channel_to_join(uow, caller, game)


def channel_to_join(uow: UnitOfWork, caller: Caller, game: PostGame) -> int:
    """The channel that the caller must see to sit down; 0: a seat is theirs, or the game is a public league's."""
    is_theirs = game.created_by == caller.user_id or seat_of(uow, game, caller.user_id) is not None
    public = _public_tables(uow, caller, {game.table_id} if game.table_id else set())
    return 0 if is_theirs or public else game.channel_id


def _public_tables(uow: UnitOfWork, caller: Caller, tables: set[TableId]) -> frozenset[TableId]:
    """Those of events that the caller may know of, results included."""
    if not tables:
        return frozenset()
    events = {table.id: table.event_id for table in uow.tables.find(id=tuple(sorted(tables)))}
    seen = {event for event in set(events.values()) if _is_public(uow, caller, event)}
    return frozenset(table for table, event in events.items() if event in seen)


def _is_public(uow: UnitOfWork, caller: Caller, event_id: EventId) -> bool:
    event = uow.events.get(event_id)
    return event is not None and may_see(uow, caller, event) and may_see_results(uow, caller, event)
