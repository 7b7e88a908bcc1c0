"""Which server a command or a timer belongs to: the changes of one server wait for one another."""

from collections.abc import Callable
from typing import Any, Final

from data.records import Timer, TimerKind
from data.unit_of_work import UnitOfWork
from league.ids import EventId, GameId, GameSeatId, PostId, ResultId, SheetLineId, TableId


def server_of(command: object, uow: UnitOfWork) -> int:
    """The server of the thing that a command from a private message names; 0 where it names none."""
    for name, find in _NAMED.items():
        number = getattr(command, name, 0)
        if isinstance(number, int) and number > 0:
            return find(number, uow)
    return 0


def server_of_timer(timer: Timer, uow: UnitOfWork) -> int:
    """The server for which a timer goes off; 0 when what it is about is gone."""
    return _TIMED[timer.kind](timer.subject, uow)


def _of_event(event_id: EventId, uow: UnitOfWork) -> int:
    event = uow.events.get(event_id)
    return event.guild_id if event else 0


def _of_table(table_id: TableId, uow: UnitOfWork) -> int:
    table = uow.tables.get(table_id)
    return _of_event(table.event_id, uow) if table else 0


def _of_result(result_id: ResultId, uow: UnitOfWork) -> int:
    result = uow.results.get(result_id)
    return _of_table(result.table_id, uow) if result else 0


def _of_line(line_id: SheetLineId, uow: UnitOfWork) -> int:
    line = uow.match_sheet.get(line_id)
    return _of_event(line.event_id, uow) if line else 0


def _of_game(game_id: GameId, uow: UnitOfWork) -> int:
    game = uow.games.get(game_id)
    return game.guild_id if game else 0


def _of_seat(seat_id: GameSeatId, uow: UnitOfWork) -> int:
    seat = uow.game_seats.get(seat_id)
    return _of_game(seat.game_id, uow) if seat else 0


def _of_post(post_id: PostId, uow: UnitOfWork) -> int:
    post = uow.outbox.posts.get(post_id)
    return post.guild_id if post else 0


_Finder = Callable[
    [Any, UnitOfWork], int
]  # by what kind of number it is found says the name or kind beside it
_NAMED: Final[dict[str, _Finder]] = {
    "game_id": _of_game,
    "table_id": _of_table,
    "event_id": _of_event,
    "result_id": _of_result,
    "line_id": _of_line,
}
_TIMED: Final[dict[TimerKind, _Finder]] = {
    TimerKind.CHECKIN_REMINDER: _of_event,
    TimerKind.CHECKIN_CLOSE: _of_event,
    TimerKind.PLACEMENT: _of_table,
    TimerKind.CLOCK_WARNING: _of_table,
    TimerKind.RESULT_LATE: _of_table,
    TimerKind.ROUND_SOON: _of_table,
    TimerKind.ROUND_OVER: _of_table,
    TimerKind.CLOCK_END: _of_table,
    TimerKind.BREAK_END: _of_table,
    TimerKind.RESULT_FINAL: _of_result,
    TimerKind.GAME_DEADLINE: _of_seat,
    TimerKind.GAME_REMINDER: _of_seat,
    TimerKind.GAME_DISCARD: _of_seat,
    TimerKind.GAME_MORNING: _of_seat,
    TimerKind.GAME_HOUSE: _of_seat,
    TimerKind.GAME_OFFER: _of_seat,
    TimerKind.GAME_REDRAWN: _of_post,
}
