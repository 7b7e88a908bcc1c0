"""The clocks of a round's tables: started, paused, resumed and extended, one or all."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from data.unit_of_work import UnitOfWork
from league.clock import ClockState, extend, pause, resume, start
from league.event import Event
from league.ids import EventId
from league.refusal import Refusal
from league.round import Round, RoundStatus, Table, TableStatus
from league.round import move_to as round_to
from usecases.audit import audit
from usecases.bracket.labels import listed, named, named_by
from usecases.caller import Caller, Role, refusal_unless
from usecases.citing import cited
from usecases.clocks import clock_of, game_by_post, keep_clock
from usecases.judge.own_table import unless_own_table
from usecases.many import numbers_in
from usecases.round.departure import vacant_seats
from usecases.round.find import PUBLIC, round_for, tables_named
from usecases.round.timing import new_clock
from usecases.table_rules import rules_at

Step = Callable[[ClockState], ClockState | Refusal]


@dataclass(frozen=True, slots=True)
class Wave:
    """Some tables of a round: numbers that are ticked, and more as typed, such as "1-12, 15"."""

    ticked: tuple[int, ...] = ()
    typed: str = ""


@dataclass(frozen=True, slots=True)
class TimeTables:
    """A judge speaks to the clock of one table (`table` 0: of all tables, or of a `wave`) of the open round.

    `number` is the round that is meant (0: the earliest open one).
    """

    caller: Caller
    event_id: EventId = EventId(0)
    table: int = 0
    minutes: int = 0
    number: int = 0
    wave: Wave | None = None


@dataclass(frozen=True, slots=True)
class Timed:
    """The tables whose clocks changed; `clocks` is False where the regulations have no time limit.

    `unsettled` were started too, but wait until a judge has settled the seat of a player who has left. `by_post`: no
    clock was started, as all of them play by post. `named` is the name of the one table, where it is one,
    `waiting` those of the unsettled ones.
    """

    event: Event
    round: Round
    tables: tuple[Table, ...]
    clocks: bool
    unsettled: tuple[Table, ...] = ()
    by_post: bool = False
    named: Mapping[str, str | int] = field(default_factory=dict)
    waiting: Mapping[str, str | int] = field(default_factory=dict)


def start_tables(command: TimeTables, uow: UnitOfWork) -> Timed | Refusal:
    """The boards are ready: play begins, with clocks where the regulations have them.

    At a table that plays by post no clock starts: once it does so no more, it can be started after all.

    Refusals: `needs-judge`, those of finding a round, `round-closed` (params: number), `no-such-table` (params: round,
    table), `table-numbers` (params: typed), `no-table-chosen`, `round-step`, `clock-already-started`, `clock-by-post`
    (params: table, game).
    Source: cjp/setup-time-excluded
    """
    found = _found(command, uow)
    if isinstance(found, Refusal):
        return found
    event, round_, tables = found
    waiting = tuple(table for table in tables if _waits(uow, event, table))
    if not waiting:
        return _all_by_post(uow, tables) or Refusal("clock-already-started")
    running = round_ if round_.status is RoundStatus.RUNNING else round_to(round_, RoundStatus.RUNNING)
    if isinstance(running, Refusal):
        return running
    if running != round_:
        running = uow.rounds.save(running)
    started = tuple(_start(uow, command.caller, event, table) for table in waiting)
    return _done(command, uow, "round-started", _timed(uow, event, running, started, command.caller.now))


def _timed(uow: UnitOfWork, event: Event, round_: Round, started: tuple[Table, ...], now: datetime) -> Timed:
    """Where there are clocks, those that run: not of tables that play by post, or have a vacant seat."""
    kept = ((table, clock_of(uow, table)) for table in started)
    clocks = [(table, clock) for table, clock in kept if clock is not None and clock.started_at is not None]
    if not clocks:
        by_post = all(game_by_post(uow, table) is not None for table in started)
        return Timed(
            event, round_, started, clocks=False, by_post=by_post, named=_named(uow, round_, started)
        )
    vacant = {one.seat.table.id for one in vacant_seats(uow, event, now)}
    runs = tuple(table for table, _ in clocks if table.id not in vacant)
    waits = tuple(table for table, _ in clocks if table.id in vacant)
    return Timed(
        event,
        round_,
        runs,
        clocks=True,
        unsettled=waits,
        named=_named(uow, round_, runs),
        waiting=listed(uow, round_, waits),
    )


def pause_tables(command: TimeTables, uow: UnitOfWork) -> Timed | Refusal:
    """Time stands still, and is added later.

    Refusals: as `start_tables`, those of the clock, `no-clock`, `clock-by-post`; those of `unless_own_table` for tables
    that are chosen.
    """
    return _stepped(command, uow, "round-paused", lambda clock: pause(clock, command.caller.now))


def resume_tables(command: TimeTables, uow: UnitOfWork) -> Timed | Refusal:
    """Time runs again. Refusals: as `pause_tables`."""
    return _stepped(command, uow, "round-resumed", lambda clock: resume(clock, command.caller.now))


def extend_tables(command: TimeTables, uow: UnitOfWork) -> Timed | Refusal:
    """There are more minutes to play. Refusals: as `pause_tables`."""
    more = timedelta(minutes=command.minutes)
    return _stepped(command, uow, "round-extended", lambda clock: extend(clock, command.caller.now, more))


def _found(command: TimeTables, uow: UnitOfWork) -> tuple[Event, Round, tuple[Table, ...]] | Refusal:
    refused = refusal_unless(uow, command.caller, Role.JUDGE)
    if refused:
        return refused
    found = round_for(uow, command.caller, command.event_id, command.number, PUBLIC)
    if isinstance(found, Refusal):
        return found
    if found[1].status not in PUBLIC:
        return Refusal("round-closed", params={"number": found[1].number})
    tables = _meant(command, uow, found[1])
    return tables if isinstance(tables, Refusal) else (*found, tables)


def _meant(command: TimeTables, uow: UnitOfWork, round_: Round) -> tuple[Table, ...] | Refusal:
    tables = tables_named(uow, round_, command.table)
    if command.wave is None or isinstance(tables, Refusal):
        return tables
    typed = numbers_in(command.wave.typed)
    if typed is None:
        return Refusal("table-numbers", params={"typed": command.wave.typed[:40]})
    numbers = {*typed, *command.wave.ticked}
    strange = numbers - {table.number for table in tables}
    if strange:
        return Refusal("no-such-table", params={"round": round_.number, "table": min(strange)})
    chosen = tuple(table for table in tables if table.number in numbers)
    return chosen or Refusal("no-table-chosen")


def _waits(uow: UnitOfWork, event: Event, table: Table) -> bool:
    """Whether play has not begun at a table, or its clock has not, because a game by post was on there."""
    if table.status is not TableStatus.PLAYING:
        return table.status is TableStatus.WAITING
    clock = clock_of(uow, table) or new_clock(rules_at(uow, event, table), len(table.seats))
    return clock is not None and clock.started_at is None and game_by_post(uow, table) is None


def _all_by_post(uow: UnitOfWork, tables: Iterable[Table]) -> Refusal | None:
    """Why nothing is timed: wherever there is no result yet a game by post is on."""
    open_ = [table for table in tables if table.status is not TableStatus.FINAL]
    games = [game_by_post(uow, table) for table in open_]
    found = next((pair for pair in zip(open_, games, strict=True) if pair[1] is not None), None)
    if found is None or found[1] is None or None in games:
        return None
    return Refusal("clock-by-post", params={**named_by(uow, found[0]), "game": found[1].id})


def _start(uow: UnitOfWork, caller: Caller, event: Event, table: Table) -> Table:
    playing = uow.tables.change(table, status=TableStatus.PLAYING)
    fresh = clock_of(uow, table) or new_clock(rules_at(uow, event, table), len(table.seats))
    started = start(fresh, caller.now) if fresh and game_by_post(uow, table) is None else None
    if isinstance(started, ClockState):
        keep_clock(uow, playing, started)
    return playing


def _stepped(command: TimeTables, uow: UnitOfWork, action: str, step: Step) -> Timed | Refusal:
    """Every clock takes the step that can; a refusal if none can."""
    found = _found(command, uow)
    if isinstance(found, Refusal):
        return found
    event, round_, tables = found
    chosen = tables if command.table or command.wave else ()
    refused = next(filter(None, (unless_own_table(uow, command.caller, table) for table in chosen)), None)
    if refused:
        return refused
    outcomes = [(table, step(clock)) for table, clock in _clocks(uow, tables)]
    changed = [(table, clock) for table, clock in outcomes if isinstance(clock, ClockState)]
    if not changed:
        refusals = (outcome for _, outcome in outcomes if isinstance(outcome, Refusal))
        return cited(event, _all_by_post(uow, tables) or next(refusals, Refusal("no-clock")))
    for table, clock in changed:
        keep_clock(uow, table, clock)
    timed = tuple(table for table, _ in changed)
    done = Timed(event, round_, timed, clocks=True, named=_named(uow, round_, timed))
    return _done(command, uow, action, done)


def _named(uow: UnitOfWork, round_: Round, tables: Sequence[Table]) -> Mapping[str, str | int]:
    return named(uow, round_, tables[0]) if len(tables) == 1 else {}


def _clocks(uow: UnitOfWork, tables: Iterable[Table]) -> list[tuple[Table, ClockState]]:
    """The clocks of tables that are still played, but not by post."""
    timed = (table for table in tables if table.status is not TableStatus.FINAL)
    kept = ((table, clock_of(uow, table)) for table in timed if game_by_post(uow, table) is None)
    return [(table, clock) for table, clock in kept if clock is not None]


def _done(command: TimeTables, uow: UnitOfWork, action: str, timed: Timed) -> Timed:
    details = {
        "event": timed.event.name,
        "round": timed.round.number,
        "table": command.table,
        "minutes": command.minutes,
        **(named(uow, timed.round, timed.tables[0]) if command.table and timed.tables else {}),
        **({"table": "several", **listed(uow, timed.round, timed.tables)} if command.wave else {}),
    }
    audit(uow, command.caller, timed.event.id, action, details)
    return timed
