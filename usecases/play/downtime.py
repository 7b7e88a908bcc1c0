"""No process ran, or none heard Discord: nobody could play, so that time counts in no game by post. Source: house."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from data.game_records import GameStatus, PostGame
from data.records import TimerKind
from data.shard_tables import ShardServed
from data.unit_of_work import UnitOfWork
from usecases.play.deadlines import resume_deadline
from usecases.play.thread_notices import tell_thread, thread_key
from usecases.play.views import seats_of

NOTICEABLE: Final = timedelta(minutes=30)
"""A shorter absence, such as a deploy, costs nobody a turn, a check-in or a say. Source: house"""
_HOUR: Final = 3600
_TOLD: Final = "game-not-served"


@dataclass(frozen=True, slots=True)
class Served:
    """A process serves these of so many shards, now: it runs, and hears Discord."""

    shards: tuple[int, ...]
    count: int
    now: datetime


@dataclass(frozen=True, slots=True)
class NotServed:
    """A server that no process served from then until now."""

    guild_id: int
    since: datetime
    now: datetime


def servers_not_served(found: Served, uow: UnitOfWork) -> tuple[NotServed, ...]:
    """The servers of games whose shard no process has served for long, until now."""
    playing = {row[0] for row in uow.games.values("guild_id", status=GameStatus.PLAYING)}
    return not_served_among(uow, found, playing)


def not_served_among(uow: UnitOfWork, found: Served, servers: Collection[int]) -> tuple[NotServed, ...]:
    """Those of the servers whose shard no process has served for long, until now."""
    kept = {shard: uow.shards_served.get(_number(shard, found.count)) for shard in found.shards}
    since = {shard: one.at for shard, one in kept.items() if one and found.now - one.at > NOTICEABLE}
    shards = ((guild, shard_of(guild, found.count)) for guild in sorted(servers))
    return tuple(NotServed(guild, since[shard], found.now) for guild, shard in shards if shard in since)


def shard_of(guild_id: int, count: int) -> int:
    """The one of so many shards that hears of a server."""
    return (guild_id >> 22) % count


def still_served(found: Served, uow: UnitOfWork) -> None:
    """Note that a process serves these shards."""
    for shard in found.shards:
        number = _number(shard, found.count)
        kept = uow.shards_served.get(number) or ShardServed(number, found.now)
        uow.shards_served.put(replace(kept, at=found.now))


def give_time_back(found: NotServed, uow: UnitOfWork) -> None:
    """Everybody has as much time left as when the process ended; the players read why.

    It is tried again until all servers of the shard have had theirs: what they were told says which games have it.
    """
    uow.lock(found.guild_id)
    absence = found.since.isoformat()
    still = [game for game in _playing(uow, found) if not _has_it(uow, game, absence)]
    moved = [game for game in still if _moved(uow, game, found)]
    for game in moved:
        hours = round((found.now - found.since).total_seconds() / _HOUR) or 1
        tell_thread(uow, game, _TOLD, {"hours": hours}, key=absence)


def _playing(uow: UnitOfWork, found: NotServed) -> tuple[PostGame, ...]:
    return uow.games.find(guild_id=found.guild_id, status=GameStatus.PLAYING)


def _has_it(uow: UnitOfWork, game: PostGame, absence: str) -> bool:
    return uow.outbox.notices.first(key=thread_key(_TOLD, game, absence)) is not None


def _moved(uow: UnitOfWork, game: PostGame, found: NotServed) -> bool:
    """Whether any time ran in the game; its open proposals lie as much longer."""
    stood, away = replace(game, paused_at=found.since), found.now - found.since
    for seat in seats_of(uow, game):
        resume_deadline(uow, stood, seat, found.now)
        for timer in uow.timers.waiting(TimerKind.GAME_OFFER, seat.id):
            uow.timers.schedule(TimerKind.GAME_OFFER, seat.id, timer.due_at + away, timer.detail)
    return any(seat.deadline is not None for seat in seats_of(uow, game))


def _number(shard: int, count: int) -> int:
    return count << 16 | shard
