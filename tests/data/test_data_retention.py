"""What is forgotten after a while, and what never is."""

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import func, insert, select

from data.database import Database
from data.game_records import GameStatus
from data.game_tables import GameCardRow, GameEventRow
from data.records import Delivery, Destination, Notice, PostKind, TimerKind
from data.retention import DEFAULT_DAYS, Kept, days_of, forget_old
from data.statements import table_of
from data.tables import AuditRow, ChangeRow, CommandRow, TimerRow
from data.transaction import write
from data.unit_of_work import UnitOfWork
from league.ids import EventId, TableId
from tests.data.test_data_unit_of_work import keep
from tests.support.game_night import forget_states
from tests.support.game_table import GUILD, GameTable, game_table
from usecases.play.judge import JudgeGame, end_game
from usecases.play.report import finished_game
from usecases.result.drafts import REASON, KeepDraft, keep_draft
from usecases.result.typed import ENDED

DAY = timedelta(days=1)


def rows(database: Database, row: Any) -> int:  # noqa: ANN401 - any table
    """How many rows a table has."""
    with database.connect() as connection:
        return connection.scalar(select(func.count()).select_from(table_of(row))) or 0


@pytest.fixture
def over(database: Database) -> GameTable:
    """A game that was played a little and ended by a judge."""
    table = game_table(database, people=4)
    for _ in range(20):
        seat = next(seat.number for seat in table.seats if seat.deadline is not None)
        table.play(table.user_of(seat), table.choice(seat))
    table.do(end_game, JudgeGame(table.caller(9, judge=True), table.game_id))
    assert table.game.status is GameStatus.OVER
    return table


def test_a_finished_game_is_packed_and_replays_as_before(over: GameTable) -> None:
    before = over.read(lambda uow: finished_game(over.game_id, uow))
    assert before.fault is None
    counts = forget_old(over.database, DEFAULT_DAYS, over.now + 15 * DAY)
    assert counts["game"] == 1
    assert [rows(over.database, row) for row in (GameEventRow, GameCardRow)] == [0, 0]
    assert over.read(lambda uow: uow.outbox.posts.find(kind=PostKind.GAME_CARD)) == ()
    forget_states()
    assert over.read(lambda uow: finished_game(over.game_id, uow)) == before
    tail = over.read(lambda uow: uow.game_events.since(over.game_id, over.game.events - 2))
    assert [one.place for one in tail] == [over.game.events - 2, over.game.events - 1]
    assert forget_old(over.database, DEFAULT_DAYS, over.now + 16 * DAY).get("game") is None


def test_a_game_that_is_played_or_just_over_keeps_its_events(over: GameTable, database: Database) -> None:
    running = game_table(database, people=4)
    events = rows(database, GameEventRow)
    forget_old(database, DEFAULT_DAYS, over.now + 13 * DAY)
    assert rows(database, GameEventRow) == events
    forget_old(database, DEFAULT_DAYS, over.now + 100 * DAY)
    assert rows(database, GameEventRow) == running.game.events


def test_messages_that_wait_or_ask_for_something_stay(database: Database) -> None:
    table = game_table(database, people=1)

    def fill(uow: UnitOfWork) -> None:
        plain = Notice(0, "", GUILD, Destination.JUDGES, 1, "text", attempted_at=table.now)
        for name, changes in {
            "sent": {"state": Delivery.SENT},
            "lost": {"state": Delivery.GIVEN_UP},
            "asks": {"state": Delivery.SENT, "buttons": ("judge-take:1:0",)},
            "waits": {"state": Delivery.PENDING, "due_at": table.now},
            "is due": {"state": Delivery.SENT, "duty": "penalty", "about": 1},
            "was due": {"state": Delivery.SENT, "duty": "penalty", "about": 1, "stands": False},
        }.items():
            uow.outbox.notices.add(replace(plain, key=name, **changes))  # type: ignore[arg-type]  # a test's shorthand

    write(database, fill, keep)
    kept = ("sent", "lost", "asks", "waits", "is due", "was due")
    forget_old(database, DEFAULT_DAYS, table.now + 89 * DAY)
    assert len(table.read(lambda uow: uow.outbox.notices.find(key=kept))) == len(kept)
    forget_old(database, DEFAULT_DAYS, table.now + 91 * DAY)
    assert {one.key for one in table.read(lambda uow: uow.outbox.notices.find(key=kept))} == {
        "asks",
        "waits",
        "is due",
    }


def test_the_audit_stays_when_what_it_changed_is_forgotten(over: GameTable) -> None:
    audited = rows(over.database, AuditRow)
    assert audited
    days = {**DEFAULT_DAYS, Kept.UNDO: 1, Kept.COMMAND: 1}
    forget_old(over.database, days, over.now + 2 * DAY)
    assert rows(over.database, AuditRow) == audited
    assert [rows(over.database, row) for row in (ChangeRow, CommandRow)] == [0, 0]


def test_what_was_taken_back_before_it_was_sent_goes_with_the_age_of_its_action(database: Database) -> None:
    table = game_table(database, people=1)

    def fill(uow: UnitOfWork) -> None:
        line = uow.journal.record(
            guild_id=GUILD, event_id=EventId(0), actor=1, action="game-ended", at=table.now, params={}
        )
        unsent = Notice(0, "k", GUILD, Destination.JUDGES, 1, "text", state=Delivery.WITHDRAWN)
        uow.outbox.send(unsent)
        uow.outbox.flush(line.id)

    write(database, fill, keep)
    forget_old(database, DEFAULT_DAYS, table.now + 89 * DAY)
    assert table.read(lambda uow: uow.outbox.notices.find(key="k"))
    forget_old(database, DEFAULT_DAYS, table.now + 91 * DAY)
    assert not table.read(lambda uow: uow.outbox.notices.find(key="k"))


def test_a_form_that_nobody_went_on_with_is_forgotten(database: Database) -> None:
    table = game_table(database, people=1)

    def typed(days: int, field: str) -> None:
        who = replace(table.caller(101), now=table.now + days * DAY)
        write(
            database,
            lambda uow: keep_draft(KeepDraft(who, "result-report", TableId(1), {field: "7"}), uow),
            keep,
        )

    typed(0, REASON)
    typed(20, ENDED)
    forget_old(database, DEFAULT_DAYS, table.now + 49 * DAY)
    [draft] = table.read(lambda uow: uow.drafts.find())
    assert draft.typed == {REASON: "7", ENDED: "7"}
    forget_old(database, DEFAULT_DAYS, table.now + 51 * DAY)
    assert table.read(lambda uow: uow.drafts.find()) == ()


def test_timers_that_wait_stay(database: Database) -> None:
    table = game_table(database, people=1)

    def fill(uow: UnitOfWork) -> None:
        for number in (901, 902):
            uow.timers.schedule(TimerKind.PLACEMENT, number, table.now)
        (first,) = uow.timers.waiting(TimerKind.PLACEMENT, 901)
        uow.timers.finish(first, table.now)

    write(database, fill, keep)
    before = rows(database, TimerRow)
    forget_old(database, DEFAULT_DAYS, table.now + 31 * DAY)
    assert rows(database, TimerRow) == before - 1
    assert table.read(lambda uow: uow.timers.waiting(TimerKind.PLACEMENT, 902))


def test_more_than_a_handful_goes_and_nought_days_are_for_ever(database: Database) -> None:
    table = game_table(database, people=1)
    with database.begin() as connection:
        many = [{"id": number, "at": table.now} for number in range(10_000, 11_200)]
        connection.execute(insert(CommandRow), many)
    later = table.now + 400 * DAY
    assert forget_old(database, dict.fromkeys(Kept, 0), later) == {}
    assert forget_old(database, DEFAULT_DAYS, later)["command"] >= 1_200
    assert rows(database, CommandRow) == 0


def test_a_host_changes_single_terms_and_is_told_what_is_none() -> None:
    assert days_of({"message": 30})[Kept.MESSAGE] == 30
    assert days_of({"message": 30})[Kept.UNDO] == DEFAULT_DAYS[Kept.UNDO]
    wrong = ({"result": 5}, "there is no"), ({"undo": -1}, "or more"), ({"undo": 30}, "as long as message")
    for changed, words in wrong:
        with pytest.raises(ValueError, match=words):
            days_of(changed)
