"""Whether a game counts at its league's table, and why it is held, follow from the rows; so do its clocks.

Nobody who decides a table, calls it off, or takes that back knows of the games there.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from data.game_records import BEGUN, NOT_BEGUN, GameHold, GameStatus, PostGame
from data.journal import RowDiff
from data.records import TimerKind
from data.unit_of_work import UnitOfWork
from league.by_post import HeldFor, HoldFacts, HoldKind, counts, why_held
from league.event import EventStatus
from league.ids import EventId, GameId, TableId
from league.round import TableStatus
from usecases.play.commit import commit_moves, moves_of
from usecases.play.deadlines import resume_deadline, stop_timers
from usecases.play.hold import GameCall, lift_holds, put_hold
from usecases.play.invitations import call_off
from usecases.play.prompts import ring_again
from usecases.play.start import open_again
from usecases.play.views import seats_of

_MOST: Final = 20
"""A game that goes on may end, and decide other tables by it."""


@dataclass(frozen=True, slots=True)
class _Due:
    """How a game is to stand: why it is held, by whose call, and whose result it is."""

    held_for: HeldFor
    called_by: int
    table_id: TableId


def hold_games(uow: UnitOfWork, now: datetime) -> bool:
    """Hold, call off and let go on the games whose rows differ; whether there were any.

    Whoever is waited for in one that goes on hears it.

    Source: house
    """
    for times in range(_MOST):
        changed = [(game, due) for game, due in _due_of(uow, _concerned(uow)) if _differs(game, due)]
        for game, due in changed:
            going = _brought(uow, game, due, now)
            if game.status is GameStatus.PAUSED and going.status is GameStatus.PLAYING:
                ring_again(uow, going, now, but=0)
        if not changed:
            return times > 0
    return True


def held_as_due(uow: UnitOfWork, game_id: GameId, now: datetime) -> PostGame:
    """One game, as it is due by now; nobody is told."""
    game = uow.games.require(game_id)
    return next(
        (_brought(uow, game, due, now) for _, due in _due_of(uow, [game]) if _differs(game, due)), game
    )


def hold_for_judge(uow: UnitOfWork, game: PostGame, now: datetime, call: GameCall | None = None) -> PostGame:
    """The game waits for a judge, whom somebody has called (None: the judge came unasked)."""
    put_hold(uow, game, HoldKind.JUDGE, now, call)
    return held_as_due(uow, game.id, now)


def judge_lets_go(uow: UnitOfWork, game: PostGame, now: datetime) -> PostGame:
    """The game waits for no judge any more."""
    lift_holds(uow, game, HoldKind.JUDGE, now)
    return held_as_due(uow, game.id, now)


def _concerned(uow: UnitOfWork) -> tuple[PostGame, ...]:
    """The games whose standing may be another by what this transaction has written."""
    diffs = uow.journal.changed()
    holds = {row["game_id"] for diff in _of(diffs, "game_hold") for row in (diff.before, diff.now) if row}
    moved = {TableId(diff.row_id) for diff in _of(diffs, "game_table") if _is_moved(diff)}
    off = {EventId(diff.row_id) for diff in _of(diffs, "event") if _is_moved(diff, EventStatus.CANCELLED)}
    if off:
        moved |= {number for (number,) in uow.tables.values("id", event_id=off)}
    at_tables = uow.games.find(opened_for=moved) if moved else ()
    known = {game.id for game in at_tables}
    rest = (holds | _held_otherwise(diffs)) - known
    return (*at_tables, *(uow.games.find(id=rest) if rest else ()))


def _held_otherwise(diffs: Iterable[RowDiff]) -> set[GameId]:
    """Held or let go in this transaction, in which the table may have come to stand as before by now."""
    known = ((diff.row_id, diff.before, diff.now) for diff in _of(diffs, "game"))
    return {
        GameId(number)
        for number, before, now in known
        if before and now and before["held_for"] != now["held_for"]
    }


def _of(diffs: Iterable[RowDiff], name: str) -> Iterator[RowDiff]:
    return (diff for diff in diffs if diff.table_name == name)


def _is_moved(diff: RowDiff, status: str = "") -> bool:
    """Whether what stood before stands otherwise, as this or no more as this; of what is new no game was opened."""
    statuses = {row["status"] for row in (diff.before, diff.now) if row is not None}
    return diff.before is not None and len(statuses) > 1 and (not status or status in statuses)


def _due_of(uow: UnitOfWork, games: Collection[PostGame]) -> list[tuple[PostGame, _Due]]:
    """What people called off before it began is as it is."""
    holds: defaultdict[GameId, list[GameHold]] = defaultdict(list)
    for hold in _lasting(uow, games):
        holds[hold.game_id].append(hold)
    numbers = {game.opened_for for game in games if game.opened_for}
    rows = uow.tables.values("id", "status", "event_id", id=numbers) if numbers else ()
    tables = {number: (TableStatus(status), event) for number, status, event in rows}
    events = {event for _, event in tables.values()}
    cancelled = uow.events.values("id", id=events, status=EventStatus.CANCELLED) if events else ()
    return [
        (game, _due(game, holds[game.id], tables.get(game.opened_for), cancelled))
        for game in games
        if game.status is not GameStatus.CALLED_OFF or game.held_for is HeldFor.OFF
    ]


def _lasting(uow: UnitOfWork, games: Collection[PostGame]) -> tuple[GameHold, ...]:
    return uow.game_holds.find(game_id=[game.id for game in games], ended_at=None) if games else ()


def _due(
    game: PostGame,
    holds: Collection[GameHold],
    table: tuple[TableStatus, int] | None,
    cancelled: Collection[tuple[int]],
) -> _Due:
    facts = HoldFacts(
        has_begun=game.status in BEGUN,
        is_over=game.status is GameStatus.OVER,
        table=table[0] if table else None,
        is_event_off=table is not None and (table[1],) in cancelled,
        holds=frozenset(hold.why for hold in holds),
    )
    held_for = why_held(facts)
    calls = [hold.called_by for hold in holds if hold.why is HoldKind.JUDGE]
    called_by = calls[0] if calls and held_for is HeldFor.JUDGE else 0
    return _Due(held_for, called_by, game.opened_for if counts(facts) else TableId(0))


def _differs(game: PostGame, due: _Due) -> bool:
    return (game.held_for, game.called_by, game.table_id) != (due.held_for, due.called_by, due.table_id)


def _brought(uow: UnitOfWork, game: PostGame, due: _Due, now: datetime) -> PostGame:
    """The game stands as is due: before it begins it is called off and open again, later its clocks stop and run."""
    if due.held_for is HeldFor.OFF and game.status in NOT_BEGUN:
        game = call_off(uow, game, 0, now)
    elif due.held_for and game.status is GameStatus.PLAYING:
        game = _stopped(uow, game, now)
    kept = uow.games.save(
        replace(game, held_for=due.held_for, called_by=due.called_by, table_id=due.table_id)
    )
    if due.held_for:
        return kept
    if kept.status is GameStatus.CALLED_OFF:
        open_again(uow, kept, now)
        return uow.games.require(kept.id)
    return _gone_on(uow, kept, now) if kept.status is GameStatus.PAUSED else kept


def _stopped(uow: UnitOfWork, game: PostGame, now: datetime) -> PostGame:
    """No time runs, nothing can be played."""
    for seat in seats_of(uow, game):
        stop_timers(uow, seat)
        # What lies open has its hours anew when the game goes on.
        uow.timers.cancel(seat.id, TimerKind.GAME_OFFER)
    return uow.games.save(replace(game, status=GameStatus.PAUSED, paused_at=now))


def _gone_on(uow: UnitOfWork, game: PostGame, now: datetime) -> PostGame:
    """Everybody has as much time left as before."""
    for seat in seats_of(uow, game):
        resume_deadline(uow, game, seat, now)
    resumed = uow.games.save(replace(game, status=GameStatus.PLAYING, paused_at=None))
    return commit_moves(uow, moves_of(uow, resumed, now))
