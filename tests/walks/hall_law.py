"""The law of boards: no board twice, whoever can sit does not wait, and the thread says where."""

from collections import Counter
from collections.abc import Iterator

from data.game_records import UNDECIDED
from data.unit_of_work import UnitOfWork
from league.event import Event, EventStatus
from league.hall import Hall
from league.ids import TableId
from league.round import RoundStatus, TableStatus
from tests.walks.world import GUILD, World
from usecases.bracket.drawn import drawn_in

_SEEN = {RoundStatus.PUBLISHED, RoundStatus.RUNNING}
_TO_PLAY = {TableStatus.WAITING, TableStatus.PLAYING}


def boards_are_given(world: World) -> Iterator[str]:
    """Each match that is to be played is at a board of its own or in line, and no other is."""
    yield from world.read(lambda uow: list(_differing(uow)))


def boards_are_told(world: World) -> Iterator[str]:
    """In each thread stands the board at which its match is played now, and no other."""

    def differs(uow: UnitOfWork) -> list[str]:
        running = [event.id for event in uow.events.find(guild_id=GUILD, status=EventStatus.RUNNING)]
        calls = uow.board_calls.find(event_id=running) if running else ()
        due = {(call.table_id, call.board) for call in calls if call.called_at and not call.left_at}
        stand = [one for one in uow.outbox.notices.find(text="notice-board") if one.stands]
        told = {(TableId(one.subject), one.params["board"]) for one in stand}
        return [
            f"table and board {one}: {'in vain' if one in told else 'untold'}" for one in sorted(due ^ told)
        ]

    yield from world.read(differs)


def _differing(uow: UnitOfWork) -> Iterator[str]:
    for event in uow.events.find(guild_id=GUILD):
        hall = uow.halls.first(event_id=event.id)
        open_ = _open(uow, event) if hall and hall.boards else set()
        there = [call for call in uow.board_calls.find(event_id=event.id) if call.left_at is None]
        for table in sorted(open_ ^ {call.table_id for call in there}):
            yield f"table {table} {'is not looked at' if table in open_ else 'keeps its place'}"
        called = Counter(call.board for call in there if call.called_at)
        yield from (f"board {board} is given twice" for board, number in called.items() if number > 1)
        line = [call for call in there if not call.called_at]
        free = set(_open_boards(hall)) - set(called) if hall else set()
        numbers = {table.id: table.number for table in uow.tables.find(event_id=event.id)}
        for call in line:
            streams = hall is not None and numbers[call.table_id] in hall.matches and bool(hall.streamed)
            if free and not streams:
                yield f"table {call.table_id} waits while {sorted(free)} are free"


def _open_boards(hall: Hall) -> list[int]:
    reserved = {*hall.streamed, *hall.accessible}
    return [number for number in range(hall.first, hall.first + hall.boards) if number not in reserved]


def _open(uow: UnitOfWork, event: Event) -> set[TableId]:
    """The tables and matches of its rounds that nobody plays by post, and that have no result."""
    found: set[TableId] = set()
    for round_ in uow.rounds.find(event_id=event.id) if event.status is EventStatus.RUNNING else ():
        drawn = drawn_in(uow, event, round_) if round_.status in _SEEN else None
        if drawn is not None:
            found |= {row.id for row in drawn.rows.values() if row.status in _TO_PLAY} - drawn.by_post
        elif round_.status in _SEEN:
            rows = uow.tables.find(round_id=round_.id, status=sorted(_TO_PLAY))
            laid = {row.id for row in rows if len(row.seats) > 1}
            games = uow.games.values("table_id", table_id=sorted(laid), status=UNDECIDED) if laid else ()
            found |= laid - {TableId(table) for (table,) in games}
    return found
