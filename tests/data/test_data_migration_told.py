"""What was asked before messages followed from rows is taken over: nobody is told anything again."""

from sqlalchemy import text

from data.database import Database
from data.migrate import downgrade, upgrade
from data.unit_of_work import UnitOfWork
from tests.support.drawn_afresh import not_told
from tests.support.event_run import ORGANIZER, PLAYERS, EventRun, event_run

WAITS = PLAYERS[8]


def with_a_vacant_seat(run: EventRun) -> None:
    """Eight play; one has left with a seat, one waits for a place; of another event's entries one is undecided."""
    run.running(9, capacity=8)
    run.later(20 * 60)
    run.done(ORGANIZER, "signup drop", player=run.tables()[0].seats[1])
    run.event_with(1, approval=True)
    run.delivered()


def as_before(run: EventRun, key: str) -> str:
    """The key that a message of this slot had."""
    kind, event, subject, reader, occasion = key.split(":")
    entry = int(occasion.partition(".")[0])
    player = run.read(lambda uow: uow.entries.rows.require(entry).player)
    if kind == "vacant-seat":
        return f"notice-{'departure' if reader == 'judges' else 'left-table'}:{subject}:0:{player}"
    if kind == "place-free":
        return f"place-free:{event}:{player}:0"
    return f"{'approval' if kind == 'approval' else 'waiting'}:{event}:{player}"


def test_what_is_open_before_an_upgrade_is_what_is_due_after_it(database: Database) -> None:
    run = event_run(database)
    with_a_vacant_seat(run)
    told = run.read(lambda uow: uow.outbox.notices.find())
    slots = [one for one in told if one.duty]
    assert {one.duty for one in slots} == {"vacant-seat", "place-free", "begun-without", "approval"}
    keys = {one.id: as_before(run, one.key) for one in slots}
    downgrade(database, "0033")
    with database.begin() as connection:
        for number, key in keys.items():
            connection.execute(
                text("UPDATE outbox SET key = :key WHERE id = :id"), {"key": key, "id": number}
            )
        connection.execute(
            text(
                "UPDATE outbox SET params = json_set(params, '$.halted', 'then') WHERE key LIKE 'notice-departure:%'"
            )
            if database.dialect.name == "sqlite"
            else text(
                "UPDATE outbox SET params = jsonb_set(params::jsonb, '{halted}', '\"then\"')::json"
                " WHERE key LIKE 'notice-departure:%'"
            )
        )
    upgrade(database)
    assert not_told(database, run.now) == []
    held = run.read(_held)
    assert len(held) == 1
    assert held[0].held_at == held[0].paused_at is not None
    assert len(run.read(lambda uow: uow.outbox.notices.find())) == len(told)


def _held(uow: UnitOfWork) -> list[object]:
    return [kept for kept in uow.clocks.find() if kept.held_for]
