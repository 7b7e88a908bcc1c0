"""A latecomer sits down at a table that has not begun and has room, and hears of the seat."""

from dataclasses import replace

import pytest

from data.database import Database
from data.transaction import read
from league.ids import PlayerId, TableId
from league.refusal import Refusal
from league.round import Table, TableStatus
from tests.support.league_builder import GUILD, League, league
from usecases.round.latecomer import LatecomerSeated, SeatLatecomer, seat_latecomer
from usecases.undo.find import Undo
from usecases.undo.take_back import undo


@pytest.fixture
def made(database: Database) -> League:
    found = league(database, 8)
    found.change(lambda uow: uow.guilds.change(uow.guilds.require(GUILD), pairings_channel=5))
    return found


def waiting(made: League, *seats: list[int]) -> list[Table]:
    """A public round whose tables have not begun."""
    tables = made.round(1, seats)
    changed = [replace(table, status=TableStatus.WAITING) for table in tables]
    saved: list[Table] = made.change(lambda uow: list(uow.tables.save_all(changed)))
    return saved


def seats(made: League, table: Table) -> tuple[int, ...]:
    return read(made.database, lambda uow: uow.tables.require(table.id)).seats


def test_a_player_without_a_seat_has_the_last_one_of_a_table_of_three_and_is_told(made: League) -> None:
    (table,) = waiting(made, [1, 2, 3])
    made.delivered()
    done = made.do(seat_latecomer, SeatLatecomer(made.judge(), table.id, PlayerId(4)))
    assert isinstance(done, LatecomerSeated)
    assert seats(made, table) == (1, 2, 3, 4)
    pinged = {
        user for one in read(made.database, lambda uow: uow.outbox.notices.find()) for user in one.mentions
    }
    assert 1004 in pinged


def test_a_guest_is_entered_and_seated_at_once_by_an_organizer_alone(made: League) -> None:
    (table,) = waiting(made, [1, 2, 3])
    refused = made.do(seat_latecomer, SeatLatecomer(made.judge(), table.id, name="Lena"))
    assert isinstance(refused, Refusal)
    assert refused.code == "needs-organizer"
    done = made.do(seat_latecomer, SeatLatecomer(made.organizer(), table.id, name="Lena"))
    assert isinstance(done, LatecomerSeated)
    assert seats(made, table)[-1] == done.person.id
    entries = read(made.database, lambda uow: uow.entries.list_of(made.event))
    assert entries.entry_of(PlayerId(done.person.id)) is not None


@pytest.mark.parametrize(
    ("player", "table", "code"), [(8, 1, "table-full"), (4, 0, "seated-elsewhere"), (99, 0, "not-entered")]
)
def test_nobody_is_seated_twice_nor_where_no_seat_is_left(
    made: League, player: int, table: int, code: str
) -> None:
    tables = waiting(made, [1, 2, 3], [4, 5, 6, 7])
    refused = made.do(seat_latecomer, SeatLatecomer(made.judge(), tables[table].id, PlayerId(player)))
    assert isinstance(refused, Refusal)
    assert refused.code == code


def test_nobody_joins_a_table_that_plays(made: League) -> None:
    (table,) = made.round(1, [[1, 2, 3]])
    refused = made.do(seat_latecomer, SeatLatecomer(made.judge(), table.id, PlayerId(4)))
    assert isinstance(refused, Refusal)
    assert refused.code == "table-begun"


def test_a_player_has_no_power_over_seats_and_other_servers_have_no_table(made: League) -> None:
    (table,) = waiting(made, [1, 2, 3])
    for caller, number, code in (
        (made.player(4), table.id, "needs-judge"),
        (replace(made.judge(), guild_id=11), table.id, "needs-judge"),
        (made.judge(), TableId(404), "no-such-table"),
    ):
        refused = made.do(seat_latecomer, SeatLatecomer(caller, number, PlayerId(4)))
        assert isinstance(refused, Refusal)
        assert refused.code == code


def test_the_seat_is_taken_back_by_undo(made: League) -> None:
    (table,) = waiting(made, [1, 2, 3])
    made.do(seat_latecomer, SeatLatecomer(made.judge(), table.id, PlayerId(4)))
    assert not isinstance(made.do(undo, Undo(made.judge(), made.event_id)), Refusal)
    assert seats(made, table) == (1, 2, 3)
