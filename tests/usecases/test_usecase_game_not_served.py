"""Play by post: hours in which nobody heard a server are given back once, however often that is tried."""

from datetime import datetime, timedelta

from data.database import Database
from data.transaction import write
from data.unit_of_work import UnitOfWork
from tests.support.game_table import GUILD, GameTable, game_table
from tests.support.game_time import after_set_up
from usecases.play.downtime import NotServed, give_time_back


def deadlines(table: GameTable) -> list[datetime | None]:
    """Until when each seat is waited for."""
    return [seat.deadline for seat in table.seats]


def test_time_that_was_given_back_is_not_given_back_again_where_another_server_could_not_be(
    database: Database,
) -> None:
    """That the shard is served is noted after all of its servers: until then each of them is tried again."""
    table = after_set_up(game_table(database, people=4))
    since = table.now + timedelta(hours=6)
    table.now = since + timedelta(hours=10)

    def given_back(uow: UnitOfWork) -> None:
        give_time_back(NotServed(GUILD, since, table.now), uow)

    write(database, given_back, lambda _: True)
    once = deadlines(table)
    table.now += timedelta(minutes=5)
    write(database, given_back, lambda _: True)
    assert deadlines(table) == once
