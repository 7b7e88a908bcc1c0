"""No number is used twice, a player has one seat a round, and the database itself refuses what cannot be."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from sqlalchemy import CheckConstraint, delete, inspect, select
from sqlalchemy.exc import IntegrityError
from sqlmodel import SQLModel

from data.all_tables import TABLES
from data.constraints import one_of
from data.database import Database
from data.privacy import delete_guild
from data.records import Destination, JudgeCall, Notice, Person, TimerKind
from data.statements import table_of
from data.tables import SeatRow
from data.transaction import read, write
from data.unit_of_work import UnitOfWork, reading, writing
from league.event import Event, EventStatus
from league.ids import CallId, EventId, PlayerId, ResultId, RoundId, TableId
from league.reporting import ReportedResult, ReportKind, ReportState
from league.round import Round, Table, TableStatus

NOW = datetime(2026, 5, 1, 10, 30, tzinfo=UTC)
SNOWFLAKES = {"guild", "user_settings", "command", "rule_shown", "clock", "game_archive", "seat", "blocked"}


def keep(_outcome: object) -> bool:
    return True


def seated(uow: UnitOfWork, *tables: tuple[int, ...]) -> tuple[Table, ...]:
    """A round of an event with these tables, for players who are there."""
    cup = uow.events.add(Event(EventId(0), 10, "Cup", "catan-japan", 1, NOW))
    people = [uow.people.add(Person(PlayerId(0), 10, f"P{number}", number)) for number in range(1, 9)]
    round_ = uow.rounds.add(Round(RoundId(0), cup.id, 1))
    return tuple(
        uow.tables.add(
            Table(TableId(0), cup.id, round_.id, number, tuple(PlayerId(people[p - 1].id) for p in players))
        )
        for number, players in enumerate(tables, 1)
    )


def result(table: Table) -> ReportedResult:
    raw = tuple(range(len(table.seats)))
    final = ReportState.FINAL
    return ReportedResult(
        ResultId(0), table.id, 1, ReportKind.REPORT, final, table.seats, raw, False, PlayerId(0), 1, NOW
    )


def test_the_number_of_a_row_that_is_gone_is_never_given_again(database: Database) -> None:
    with database.connect() as connection:
        for table in SQLModel.metadata.sorted_tables:
            if table.name in SNOWFLAKES:
                continue
            if database.dialect.name == "sqlite":
                made = connection.exec_driver_sql(
                    f"SELECT sql FROM sqlite_master WHERE type = 'table' AND name = '{table.name}'"  # noqa: S608 - ours
                ).scalar_one()
                assert "AUTOINCREMENT" in made, f"{table.name}: say NEVER_AGAIN, and `rebuilt` in migrations"
            else:
                (identity,) = (c for c in inspect(connection).get_columns(table.name) if c["name"] == "id")
                assert "nextval" in str(identity["default"])


def test_a_guest_who_is_gone_leaves_the_number_unused(database: Database) -> None:
    first = write(database, lambda uow: uow.people.add(Person(PlayerId(0), 10, "Gone")), keep)
    person = SQLModel.metadata.tables["person"]
    with database.begin() as connection:
        connection.execute(delete(person).where(person.c.id == first.id))
    second = write(database, lambda uow: uow.people.add(Person(PlayerId(0), 10, "New")), keep)
    assert second.id > first.id


def test_a_player_has_one_seat_a_round(database: Database) -> None:
    with writing(database) as uow:
        one, two = seated(uow, (1, 2, 3), (4, 5, 6))
        with pytest.raises(IntegrityError):
            uow.tables.save(replace(two, seats=(*two.seats, one.seats[0])))


def test_a_seat_is_a_persons_who_is_there(database: Database) -> None:
    with writing(database) as uow:
        (table,) = seated(uow, (1, 2, 3))
        with pytest.raises(IntegrityError):
            uow.tables.save(replace(table, seats=(PlayerId(999),)))


def test_whoever_has_a_seat_cannot_be_deleted(database: Database) -> None:
    write(database, lambda uow: seated(uow, (1, 2, 3)), keep)
    person = SQLModel.metadata.tables["person"]
    with database.connect() as connection, pytest.raises(IntegrityError):
        connection.execute(delete(person).where(person.c.id == 1))


def test_players_exchange_seats_and_the_turn_order_is_kept(database: Database) -> None:
    with writing(database) as uow:
        one, two = seated(uow, (1, 2, 3), (4, 5, 6))
        swapped = uow.tables.save_all(
            (
                replace(one, seats=(two.seats[2], *one.seats[1:])),
                replace(two, seats=(*two.seats[:2], one.seats[0])),
            )
        )
        assert uow.tables.find(round_id=one.round_id) == swapped
        assert [len(table.seats) for table in swapped] == [3, 3]
        assert swapped[0].version == one.version + 1


def test_an_exchange_of_seats_is_taken_back_whole(database: Database) -> None:
    def swap(uow: UnitOfWork) -> tuple[Table, ...]:
        one, two = uow.tables.find()
        uow.tables.save_all((replace(one, seats=two.seats), replace(two, seats=one.seats)))
        uow.journal.record(guild_id=10, event_id=EventId(0), actor=1, action="swap", at=NOW, params={})
        return one, two

    write(database, lambda uow: seated(uow, (1, 2, 3), (4, 5, 6)), keep)
    before = write(database, swap, keep)

    with writing(database) as uow:
        (line,) = uow.journal.lines(10, EventId(0), 5)
        undo = uow.journal.record(guild_id=10, event_id=EventId(0), actor=1, action="undo", at=NOW, params={})
        uow.journal.take_back(line, undo)
        assert [table.seats for table in uow.tables.find()] == [table.seats for table in before]


def test_added_tables_are_taken_back_with_their_seats(database: Database) -> None:
    def lay(uow: UnitOfWork) -> None:
        seated(uow, (1, 2, 3), (4, 5, 6))
        uow.journal.record(guild_id=10, event_id=EventId(0), actor=1, action="lay", at=NOW, params={})

    write(database, lay, keep)
    with writing(database) as uow:
        (line,) = uow.journal.lines(10, EventId(0), 5)
        uow.journal.take_back(
            line,
            uow.journal.record(guild_id=10, event_id=EventId(0), actor=1, action="undo", at=NOW, params={}),
        )
        uow.commit()
    with database.connect() as connection:
        assert connection.execute(select(table_of(SeatRow))).all() == []
    assert read(database, lambda uow: uow.tables.find()) == ()


WRONG: list[Callable[[UnitOfWork, Table], object]] = [
    lambda uow, table: uow.events.change(uow.events.require(table.event_id), status="offen"),
    lambda uow, table: uow.tables.change(table, status="gone"),
    lambda uow, table: uow.rounds.change(uow.rounds.require(table.round_id), status="over"),
    lambda uow, table: uow.results.add(replace(result(table), state="true")),  # type: ignore[arg-type]  # that is the test
    lambda uow, table: uow.results.add(replace(result(table), winner=PlayerId(99))),
    lambda uow, table: uow.calls.add(JudgeCall(CallId(0), table.event_id, TableId(99), 1, "?", NOW)),
    lambda uow, table: uow.rounds.change(uow.rounds.require(table.round_id), stage="third"),
    lambda uow, _table: uow.outbox.notices.add(
        replace(Notice(0, "a", 10, Destination.RESULTS, 1, "notice-promoted"), state="lost")  # type: ignore[arg-type]  # that is the test
    ),
]


@pytest.mark.parametrize("wrong", WRONG)
def test_an_unknown_status_and_a_reference_to_nothing_are_refused(
    database: Database, wrong: Callable[[UnitOfWork, Table], object]
) -> None:
    with writing(database) as uow:
        (table,) = seated(uow, (1, 2, 3))
        with pytest.raises(IntegrityError):
            wrong(uow, table)


def test_a_reference_to_nothing_is_0_in_values_and_null_in_the_database(database: Database) -> None:
    with writing(database) as uow:
        (table,) = seated(uow, (1, 2, 3))
        here = uow.calls.add(JudgeCall(CallId(0), table.event_id, table.id, 1, "?", NOW))
        general = uow.calls.add(JudgeCall(CallId(0), table.event_id, TableId(0), 1, "?", NOW))
        assert uow.calls.find(table_id=TableId(0)) == (general,)
        assert uow.calls.find(table_id=table.id) == (here,)
        drawn = uow.results.add(result(table))
        assert uow.results.require(drawn.id).winner == 0
        uow.commit()
    with database.connect() as connection:
        calls = SQLModel.metadata.tables["judge_call"]
        assert connection.execute(select(calls.c.id).where(calls.c.table_id.is_(None))).scalars().all() == [2]


def test_what_an_action_sent_is_noted_as_caused_by_it(database: Database) -> None:
    def act(uow: UnitOfWork) -> None:
        uow.outbox.send(Notice(0, "a", 10, Destination.RESULTS, 1, "notice-promoted"))
        uow.journal.record(guild_id=10, event_id=EventId(0), actor=1, action="act", at=NOW, params={})
        uow.outbox.send(Notice(0, "b", 10, Destination.RESULTS, 1, "notice-promoted"))

    write(database, lambda uow: uow.outbox.send(Notice(0, "c", 10, Destination.RESULTS, 1, "x")), keep)
    write(database, act, keep)
    with reading(database) as uow:
        (line,) = uow.journal.lines(10, EventId(0), 5)
        assert {one.key: one.audit_id for one in uow.outbox.notices.find()} == {
            "c": 0,
            "a": line.id,
            "b": line.id,
        }


def test_the_words_of_a_status_are_those_of_the_code() -> None:
    known = {
        str(check.sqltext): check.name
        for table in SQLModel.metadata.sorted_tables
        for check in table.constraints
        if hasattr(check, "sqltext")
    }
    for name, column, kind in (("event", "status", EventStatus), ("game_table", "status", TableStatus)):
        assert known[str(one_of(name, column, kind).sqltext)] == f"{name}_{column}"


def test_every_status_is_held_to_its_words() -> None:
    held = {
        str(check.name)
        for table in SQLModel.metadata.sorted_tables
        for check in table.constraints
        if isinstance(check, CheckConstraint)
    }
    statuses = {
        f"{table.name}_{column.name}"
        for table in SQLModel.metadata.sorted_tables
        for column in table.columns
        if column.name in {"status", "state", "stage"}
    }
    assert statuses <= held
    assert len(statuses) > 8


def test_every_table_is_backed_up() -> None:
    assert {row.__tablename__ for row in TABLES} == set(SQLModel.metadata.tables)


def test_timers_of_one_thing_are_not_those_of_the_next(database: Database) -> None:
    def plan(uow: UnitOfWork) -> int:
        cup = uow.events.add(Event(EventId(0), 10, "Cup", "catan-japan", 1, NOW))
        uow.timers.schedule(TimerKind.CHECKIN_CLOSE, cup.id, NOW)
        return cup.id

    gone = write(database, plan, keep)
    events = SQLModel.metadata.tables["event"]
    with database.begin() as connection:
        connection.execute(delete(events).where(events.c.id == gone))
    fresh = write(
        database, lambda uow: uow.events.add(Event(EventId(0), 11, "Other", "catan-japan", 1, NOW)), keep
    )
    with reading(database) as uow:
        assert uow.timers.waiting(TimerKind.CHECKIN_CLOSE, fresh.id) == ()


def found(database: Database, guild_id: int = 0) -> dict[str, int]:
    with reading(database) as uow:
        return uow.orphans(guild_id)


def test_the_doctor_finds_what_speaks_of_things_that_are_gone(database: Database) -> None:
    write(database, lambda uow: seated(uow, (1, 2, 3)), keep)
    assert found(database) == {}

    def lose(uow: UnitOfWork) -> None:
        (table,) = uow.tables.find()
        uow.results.add(replace(result(table), confirmed=(PlayerId(99),)))
        uow.timers.schedule(TimerKind.CLOCK_END, 99, NOW)
        uow.timers.schedule(TimerKind.CLOCK_WARNING, table.id, NOW)

    write(database, lose, keep)
    assert found(database) == {"timers of a game_table": 1, "confirmed of a result": 1}
    assert found(database, 10) == found(database)
    assert found(database, 11) == {"timers of a game_table": 1}, "the results are another server's"


def test_a_servers_timers_go_with_it(database: Database) -> None:
    def plan(uow: UnitOfWork) -> None:
        (table,) = seated(uow, (1, 2, 3))
        scored = uow.results.add(result(table))
        uow.timers.schedule(TimerKind.CHECKIN_CLOSE, table.event_id, NOW)
        uow.timers.schedule(TimerKind.CLOCK_END, table.id, NOW)
        uow.timers.schedule(TimerKind.RESULT_FINAL, scored.id, NOW)

    write(database, plan, keep)
    delete_guild(database, 10)
    with reading(database) as uow:
        assert uow.timers.open_timers() == 0
