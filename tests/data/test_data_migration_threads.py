"""What was told in threads before messages followed from rows is taken over: nobody is told anything again."""

from sqlalchemy import text

from data.database import Database
from data.migrate import downgrade, upgrade
from data.records import Notice
from league.duty import Slot
from tests.support.drawn_afresh import not_told
from tests.support.event_run import JUDGE, ORGANIZER, EventRun, event_run
from tests.usecases.test_usecase_match_told import a_full_sheet
from usecases.bracket.drawn import drawn_for

BRACKETS = ("byes", "goes-on", "matches-fall", "onward")


def a_bracket_that_asks(run: EventRun) -> None:
    """Six play: a bye, a match that was given, one without a winner, and one that falls by a correction."""
    run.event_with(6, profile="rivals", pairing="single-elimination")
    run.next_round()
    first, second = (table for table in run.tables() if len(table.seats) > 1)
    run.report(JUDGE, first, (7, 3))
    semi = run.tables()[-1]
    run.report(JUDGE, semi, (7, 3))
    run.correct(first, (3, 7))
    run.done(ORGANIZER, "signup drop", player=second.seats[0])
    other = next(table for table in run.tables() if table.id not in {first.id, second.id, semi.id})
    run.report(JUDGE, other, (5, 3), "time")
    run.delivered()


def as_before(notice: Notice) -> str:
    """The key that a message of this slot had."""
    slot = Slot.of(notice.key)
    if slot.kind == "goes-on":
        return f"goes-on:{slot.occasion}"
    if slot.kind == "byes":
        return f"byes:{slot.subject}:{slot.occasion.replace('.', ':')}"
    if slot.kind == "matches-fall":
        marks = "-".join(f"{one.partition('.')[0]}.1" for one in slot.occasion.split("-"))
        return f"fallen:{marks}" if slot.reader == "judges" else f"falls:{slot.subject}:1:{marks}"
    if slot.kind == "match-sheet":
        text = "leave-judges" if slot.reader == "judges" else notice.text.removeprefix("notice-match-")
        return f"match-{text}:{slot.occasion.partition('.')[0]}" + (":0" if slot.reader == "table" else "")
    if notice.text == "notice-match-given":
        return f"given:{slot.subject}:1"
    return f"onward:{slot.occasion.replace('.', ':')}"


def taken_over(run: EventRun, kinds: tuple[str, ...]) -> list[str]:
    """What is not as it is due after the upgrade of a database in which these messages had their old keys."""
    told = [
        one for one in run.read(lambda uow: uow.outbox.notices.find()) if one.duty in kinds and one.stands
    ]
    assert {one.duty for one in told} == set(kinds)
    downgrade(run.database, "0036")
    with run.database.begin() as connection:
        connection.execute(text("UPDATE match_sheet SET detail = '' WHERE kind = 'break'"))
        for one in told:
            values = {"key": as_before(one), "id": one.id}
            connection.execute(text("UPDATE outbox SET key = :key, duty = '' WHERE id = :id"), values)
        connection.execute(text("DELETE FROM outbox WHERE duty <> '' OR key LIKE 'result:%'"))
    upgrade(run.database)
    return [one for one in not_told(run.database, run.now) if any(f" {kind}:" in one for kind in kinds)]


def test_what_stands_in_a_bracket_before_an_upgrade_is_what_is_due_after_it(database: Database) -> None:
    run = event_run(database)
    a_bracket_that_asks(run)
    assert run.notices(text="notice-match-given")
    assert run.read(lambda uow: drawn_for(uow, run.event)).fallen()
    assert taken_over(run, BRACKETS) == []


def test_what_was_said_of_a_match_sheet_before_an_upgrade_is_what_is_due_after_it(database: Database) -> None:
    run = event_run(database)
    a_full_sheet(run)
    run.delivered()
    assert taken_over(run, ("match-sheet",)) == []
