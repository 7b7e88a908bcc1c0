"""Whoever comes late has a free seat, or a new table forms for them; somebody stands in for one round."""

from dataclasses import replace

import pytest

from data.database import Database
from data.transaction import read
from data.unit_of_work import UnitOfWork
from league.entry import EntryStatus, seatable
from league.ids import PlayerId
from league.refusal import Refusal
from league.round import RoundStatus, Table, TableStatus
from league.standings import EntrantStatus
from tests.support.league_builder import GUILD, League, league
from usecases.round.coming import ConfirmTable, NewTableAsked, come_late, confirm_table
from usecases.round.late import LateAsked, late_in
from usecases.round.latecomer import LatecomerSeated
from usecases.round.stand_in import SeatStandIn, StoodIn, seat_stand_in
from usecases.round.table_added import AddTable, TableAdded, add_table
from usecases.signup.manage_entries import HandleEntry, Verb, handle_entry
from usecases.undo.find import Undo
from usecases.undo.take_back import undo

P = PlayerId


@pytest.fixture
def made(database: Database) -> League:
    found = league(database, 14, rounds=3)
    found.change(lambda uow: uow.guilds.change(uow.guilds.require(GUILD), pairings_channel=5))
    return found


def waiting(made: League, number: int, *seats: list[int]) -> list[Table]:
    tables = made.round(number, seats)
    changed = [replace(table, status=TableStatus.WAITING) for table in tables]
    saved: list[Table] = made.change(lambda uow: list(uow.tables.save_all(changed)))
    return saved


def over(made: League, *seats: list[int]) -> None:
    """A first round, played."""
    made.round(1, seats)

    def work(uow: UnitOfWork) -> None:
        for row in uow.rounds.find():
            uow.rounds.change(row, status=RoundStatus.FINISHED)
        for table in uow.tables.find():
            uow.tables.change(table, status=TableStatus.FINAL)

    made.change(work)


def seats(made: League) -> list[tuple[int, ...]]:
    """Of the newest round, by number."""
    newest = max(row.id for row in read(made.database, lambda uow: uow.rounds.find()))
    found = read(made.database, lambda uow: uow.tables.find(round_id=newest))
    there = (table for table in found if table.status is not TableStatus.CANCELLED)
    return [table.seats for table in sorted(there, key=lambda table: table.number)]


FULL = ([1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12])


def test_a_new_table_forms_after_a_yes_and_everybody_who_moves_is_told(made: League) -> None:
    over(made, [12, 8, 13, 1], [4, 5, 9, 2], [3, 6, 7, 10])
    waiting(made, 2, *FULL)
    made.delivered()
    asked = made.do(come_late, LateAsked(made.organizer(), players=(P(13),)))
    assert isinstance(asked, NewTableAsked)
    assert asked.place.moved == (("P11", 3), ("P7", 2))
    assert seats(made) == [tuple(row) for row in FULL]
    done = made.do(confirm_table, ConfirmTable(made.organizer(), asked.draft.id))
    assert isinstance(done, TableAdded)
    assert seats(made) == [(1, 2, 3, 4), (5, 6, 8), (9, 10, 12), (11, 7, 13)]
    notices = read(made.database, lambda uow: uow.outbox.notices.find())
    told = {user for one in notices for user in one.mentions}
    assert {1007, 1011, 1013} <= told
    twice = made.do(confirm_table, ConfirmTable(made.organizer(), asked.draft.id))
    assert isinstance(twice, Refusal)
    assert twice.code == "question-answered"


def test_the_new_table_is_taken_back_whole_and_its_row_used_again(made: League) -> None:
    waiting(made, 1, *FULL)
    for _ in range(2):
        assert isinstance(made.do(add_table, AddTable(made.organizer(), players=(P(13),))), TableAdded)
        assert len(seats(made)) == 4
        assert not isinstance(made.do(undo, Undo(made.organizer(), made.event_id)), Refusal)
        assert seats(made) == [tuple(row) for row in FULL]


def test_two_latecomers_need_one_more_and_a_guest_is_entered_with_the_yes(made: League) -> None:
    waiting(made, 1, *FULL)
    done = made.do(add_table, AddTable(made.organizer(), players=(P(13), P(14))))
    assert isinstance(done, TableAdded)
    assert seats(made)[3] == (12, 13, 14)
    assert not isinstance(made.do(undo, Undo(made.organizer(), made.event_id)), Refusal)
    done = made.do(add_table, AddTable(made.organizer(), name="Lena"))
    assert isinstance(done, TableAdded)
    assert [person.name for person in done.people] == ["P12", "P8", "Lena"]


def test_a_free_seat_comes_first_where_fewest_have_met_the_latecomer(made: League) -> None:
    over(made, [13, 1, 2, 9], [3, 4, 5, 6])
    tables = waiting(made, 2, [1, 2, 3], [4, 5, 6], [7, 8, 10, 11])
    places = read(made.database, lambda uow: late_in(uow, made.event))
    assert places is not None
    assert [person.name for person in places.people] == ["P12", "P13", "P14", "P9"]
    assert places.tables[P(13)].id == tables[1].id
    done = made.do(come_late, LateAsked(made.organizer(), players=(P(13),)))
    assert isinstance(done, LatecomerSeated)
    assert done.table.id == tables[1].id
    refused = made.do(add_table, AddTable(made.organizer(), players=(P(14),)))
    assert isinstance(refused, Refusal)
    assert refused.code == "late-free-seat"


@pytest.mark.parametrize(
    ("who", "players", "seen", "code"),
    [
        ("judge", (13,), None, "needs-organizer"),
        ("player", (13,), None, "needs-organizer"),
        ("organizer", (), None, "nobody-named"),
        ("organizer", (1,), None, "seated-elsewhere"),
        ("organizer", (99,), None, "not-entered"),
        ("organizer", (13,), (1, 2), "late-moved"),
    ],
)
def test_no_table_forms_otherwise(
    made: League, who: str, players: tuple[int, ...], seen: tuple[int, ...] | None, code: str
) -> None:
    waiting(made, 1, *FULL)
    caller = made.player(1) if who == "player" else getattr(made, who)()
    saw = None if seen is None else tuple(map(P, seen))
    refused = made.do(add_table, AddTable(caller, players=tuple(map(P, players)), seen=saw))
    assert isinstance(refused, Refusal)
    assert refused.code == code
    assert seats(made) == [tuple(row) for row in FULL]


def test_tables_that_play_or_are_locked_spare_nobody(made: League) -> None:
    first, second, third = waiting(made, 1, *FULL)
    made.change(
        lambda uow: uow.tables.save_all(
            [replace(second, status=TableStatus.PLAYING), replace(third, locked=True)]
        )
    )
    refused = made.do(add_table, AddTable(made.organizer(), players=(P(13),)))
    assert isinstance(refused, Refusal)
    assert refused.code == "late-no-table"
    assert first.seats in seats(made)


def test_somebody_stands_in_for_one_round_and_has_no_place_in_the_event(made: League) -> None:
    (table,) = waiting(made, 1, [1, 2, 3, 4])
    made.delivered()
    done = made.do(seat_stand_in, SeatStandIn(made.judge(), table.id, P(2), name="Helper"))
    assert isinstance(done, StoodIn)
    helper = PlayerId(done.into.id)
    assert seats(made) == [(1, helper, 3, 4)]
    entries = read(made.database, lambda uow: uow.entries.list_of(made.event))
    assert P(2) in seatable(entries)
    assert helper not in seatable(entries)
    assert entries.taken == 14
    made.report(read(made.database, lambda uow: uow.tables.require(table.id)), {1: 7, helper: 10, 3: 5, 4: 4})
    rows = {row.player: row for row in made.standings().rows}
    assert rows[helper].status is EntrantStatus.DROPPED
    assert rows[P(2)].status is EntrantStatus.ACTIVE


def test_a_player_without_a_seat_stands_in_and_stays_a_player(made: League) -> None:
    (table,) = waiting(made, 1, [1, 2, 3, 4])
    assert isinstance(made.do(seat_stand_in, SeatStandIn(made.judge(), table.id, P(2), P(5))), StoodIn)
    entries = read(made.database, lambda uow: uow.entries.list_of(made.event))
    assert {P(2), P(5)} <= set(seatable(entries))
    assert not isinstance(made.do(undo, Undo(made.judge(), made.event_id)), Refusal)
    assert seats(made) == [(1, 2, 3, 4)]


def test_whoever_stood_in_stays_for_good_where_an_organizer_says_so(made: League) -> None:
    (table,) = waiting(made, 1, [1, 2, 3, 4])
    done = made.do(seat_stand_in, SeatStandIn(made.judge(), table.id, P(2), name="Helper"))
    helper = PlayerId(done.into.id)
    back = made.do(handle_entry, HandleEntry(made.organizer(), made.event_id, helper, Verb.RETURN))
    assert not isinstance(back, Refusal)
    entries = read(made.database, lambda uow: uow.entries.list_of(made.event))
    assert helper in seatable(entries)
    assert entries.entry_of(helper).status is EntryStatus.CONFIRMED  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("player", "name", "code"),
    [(3, "", "seated-elsewhere"), (0, "", "nobody-named"), (999, "", "not-entered")],
)
def test_nobody_stands_in_who_sits_or_is_not_known(made: League, player: int, name: str, code: str) -> None:
    (table,) = waiting(made, 1, [1, 2, 3, 4])
    refused = made.do(seat_stand_in, SeatStandIn(made.judge(), table.id, P(2), P(player), name=name))
    assert isinstance(refused, Refusal)
    assert refused.code == code
