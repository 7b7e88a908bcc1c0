"""CPU of an interaction with years of games in the database, beside an empty one: the same moves in both."""

import argparse
import os
import statistics
import tempfile
from collections.abc import Callable, Iterator
from datetime import timedelta
from itertools import count, islice
from pathlib import Path
from time import process_time
from typing import Any

from sqlalchemy import Connection, insert, select
from sqlmodel import SQLModel

from bot.games import seat_games
from data.database import Database, open_database
from data.game_archive import StoredEvent, packed
from data.game_records import GameStatus
from data.game_tables import GameArchiveRow, GameCardRow, GameEventRow, GameRow, GameSeatRow
from data.migrate import upgrade
from data.outbox_tables import NoticeRow, PostRow
from data.statements import table_of
from data.tables import TimerRow
from data.transaction import read, write
from tests.support import postgres
from tests.support.game_night import forget_states
from tests.support.game_table import START, GameTable, game_table
from usecases.delivery.claim import Share, claim
from usecases.delivery.outcome import PostDone, post_done
from usecases.execute import ask
from usecases.play.show import GameQuestion, panel_view
from usecases.show.games_due import games_due

MESSAGES, NOTICES, TIMERS = 110, 50, 60
"""What a finished game leaves behind before it is forgotten."""
_TURNS = 10
OF_A_PERSON = 40
"""Finished games in which somebody has played."""

Rows = dict[type[SQLModel], list[dict[str, Any]]]


def fill(database: Database, finished: int, open_games: int) -> None:
    """Games that are long over, of which only the events are packed, and games that wait for somebody."""
    model = game_table(database, people=4)
    with database.begin() as connection:
        rows: Rows = {
            row: [dict(one) for one in connection.execute(select(table_of(row))).mappings()]
            for row in (GameRow, GameSeatRow, GameEventRow, GameCardRow, PostRow, NoticeRow, TimerRow)
        }
        rows[GameRow] = [one for one in rows[GameRow] if one["id"] == model.game_id]
        for row in (GameSeatRow, GameEventRow):
            rows[row] = [one for one in rows[row] if one["game_id"] == model.game_id]
        for number in range(10**6, 10**6 + open_games):
            _open(connection, rows, number)
        past = packed(StoredEvent(place, place, 0, START, {"event": "roll"}) for place in range(600))
        for number in range(2 * 10**6, 2 * 10**6 + finished):
            _over(connection, rows, number, past)


def _open(connection: Connection, rows: Rows, number: int) -> None:
    """A game in which the first player is waited for."""
    _game(connection, rows, number)
    events = [
        one | {"id": number * 1000 + place, "game_id": number} for place, one in enumerate(rows[GameEventRow])
    ]
    connection.execute(insert(GameEventRow), events)
    card = rows[GameCardRow][-1] | {"id": number, "game_id": number}
    connection.execute(insert(GameCardRow), card)
    post = rows[PostRow][-1] | {"id": number, "kind": "game-card", "subject": number, "wanted": 1, "done": 1}
    connection.execute(insert(PostRow), post)
    timer = rows[TimerRow][-1] | {"id": number, "key": f"open{number}", "subject": number}
    connection.execute(insert(TimerRow), timer | {"due_at": START + timedelta(days=300)})


def _over(connection: Connection, rows: Rows, number: int, past: str) -> None:
    """A game that is over, with all messages and timers that it had."""
    _game(connection, rows, number, status=GameStatus.OVER, ended_at=START)
    connection.execute(insert(GameArchiveRow), {"game_id": number, "events": past})
    ids = range((number - 10**6) * MESSAGES, (number - 10**6 + 1) * MESSAGES)
    card, post, notice, timer = (rows[row][-1] for row in (GameCardRow, PostRow, NoticeRow, TimerRow))
    cards = [card | {"id": one, "game_id": number, "about": one, "is_open": False} for one in ids]
    shown = {"kind": "game-card", "wanted": 2, "done": 2, "due_at": None}
    posts = [post | shown | {"id": one, "subject": one, "message_id": one} for one in ids]
    sent = {"state": "sent", "due_at": None}
    notices = [notice | sent | {"id": one, "key": f"k{one}"} for one in ids[:NOTICES]]
    done = {"done_at": START}
    timers = [timer | done | {"id": one, "key": f"t{one}", "subject": one} for one in ids[:TIMERS]]
    for row, many in ((GameCardRow, cards), (PostRow, posts), (NoticeRow, notices), (TimerRow, timers)):
        connection.execute(insert(row), many)


def _game(connection: Connection, rows: Rows, number: int, **changes: object) -> None:
    own = {"id": number, "commitment": str(number), "created_by": number}
    connection.execute(insert(GameRow), rows[GameRow][0] | changes | own)
    people = [10**7 + (number * 4 + seat) // OF_A_PERSON for seat in range(4)]
    seats = [
        one | {"id": number * 4 + seat, "game_id": number, "user_id": people[seat]}
        for seat, one in enumerate(rows[GameSeatRow])
    ]
    connection.execute(insert(GameSeatRow), seats)


def interactions(database: Database) -> Iterator[None]:
    """Interactions without end: when a game is over, the next one begins."""
    for number in count():
        table = game_table(database, people=4, secret=f"growth{number}".encode().ljust(32, b"."))
        while waited := [seat.number for seat in table.seats if seat.deadline is not None]:
            interaction(table, waited[0])
            yield


def interaction(table: GameTable, seat: int) -> None:
    """A player looks, moves, and the messages that follow are taken and noted."""
    caller = table.caller(table.user_of(seat))
    ask(table.database, panel_view, GameQuestion(caller, table.game_id, 0))
    ask(table.database, games_due, caller)
    table.play(caller.user_id, table.choice(seat))
    claims = write(table.database, lambda uow: claim(Share(table.now), uow), lambda _: True)
    for claimed in claims.posts:
        done = PostDone(claimed.post.id, claimed.post.wanted, 1, claimed.post.id, 1)
        write(table.database, lambda uow, done=done: post_done(done, uow), lambda _: True)  # type: ignore[misc]  # bound now
    read(table.database, lambda uow: (uow.timers.due(START - timedelta(days=1)), uow.timers.next_due()))


def compared(empty: Database, full: Database, many: int) -> tuple[float, float, float]:
    """CPU seconds of an interaction in both, the databases' own included, and how many times as much: medians.

    By turns: how fast a busy machine computes changes from one minute to the next.
    """
    databases = (empty, full)
    played = [interactions(database) for database in databases]
    clocks = [_clock(database) for database in databases]
    parts: tuple[list[float], list[float]] = ([], [])
    for turn in range(_TURNS + 1):
        for place in (0, 1) if turn % 2 else (1, 0):
            forget_states()  # the games of both are the same
            begun = clocks[place]()
            for _ in islice(played[place], many // _TURNS):
                pass
            parts[place].append((clocks[place]() - begun) / (many // _TURNS))
    before, after = parts[0][1:], parts[1][1:]  # at first, texts are read and worded for the first time
    times = statistics.median(one / other for one, other in zip(after, before, strict=True))
    return statistics.median(before), statistics.median(after), times


def _clock(database: Database) -> Callable[[], float]:
    """CPU time of this process, and with PostgreSQL of the processes that serve it."""
    if database.dialect.name == "sqlite":
        return process_time
    tick = os.sysconf("SC_CLK_TCK")

    def whole() -> float:
        with database.connect() as connection:
            pids = connection.exec_driver_sql(
                "SELECT pid FROM pg_stat_activity WHERE datname = current_database()"
            ).scalars()
            served = 0
            for pid in pids:
                stat = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
                served += int(stat[11]) + int(stat[12])
        return process_time() + served / tick

    return whole


def _databases() -> Iterator[tuple[str, str]]:
    """An empty one and one to fill, of each kind that is there."""
    with tempfile.TemporaryDirectory() as folder:
        yield f"sqlite:///{folder}/empty.db", f"sqlite:///{folder}/full.db"
    if postgres.SERVER:
        with postgres.empty() as empty, postgres.empty() as full:
            yield empty, full


def main() -> None:
    """Print the figures beside the target."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--finished", type=int, default=20_000)
    parser.add_argument("--open", type=int, default=1_000)
    parser.add_argument("--interactions", type=int, default=400)
    options = parser.parse_args()
    seat_games()
    for urls in _databases():
        empty, full = (open_database(url) for url in urls)
        upgrade(empty)
        upgrade(full)
        fill(full, options.finished, options.open)
        before, after, times = compared(empty, full, options.interactions)
        print(
            f"{full.dialect.name}: CPU of an interaction {before * 1000:.2f} ms, with {options.finished} finished"
            f" and {options.open} open games {after * 1000:.2f} ms: x {times:.2f}   (target 1.20)"
        )
        empty.dispose()
        full.dispose()


if __name__ == "__main__":
    main()
