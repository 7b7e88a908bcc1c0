"""What was asked before messages followed from rows is taken over: nobody is told anything again."""

from collections.abc import Callable, Sequence

import pytest
from sqlalchemy import text

from data.database import Database
from data.migrate import downgrade, upgrade
from data.records import Delivery, Notice
from data.unit_of_work import UnitOfWork
from tests.support.drawn_afresh import not_told
from tests.support.event_run import JUDGE, ORGANIZER, PLAYERS, EventRun, event_run
from usecases.execute import note
from usecases.left_server import Membership, note_membership
from usecases.result.answer import AnswerReport, dispute_result

WAITS = PLAYERS[8]
_OF_RESULTS = {"table": "result", "judges": "disputed", "ruled": "corrected"}


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
    slots = [one for one in told if one.duty and one.duty not in {"entry-news", "seated"}]
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


def in_play(run: EventRun) -> None:
    """A public warning, a dispute with words, a ruling."""
    run.running(8, rounds=1)
    warned = {"section": "cjp/call-judge", "reason": "late"}
    run.done(JUDGE, "penalty warn", player=run.player(PLAYERS[0]), public=True, **warned)
    first, second = run.tables()
    reporter, other, *_ = run.at_table(first)
    reported = run.report(reporter, first, (10, 7, 6, 5)).standing.result
    run.do(dispute_result, AnswerReport(run.caller(other), reported.id, "It was 9"))
    run.report(run.at_table(second)[0], second, (10, 7, 6, 5))
    run.correct(second, (5, 10, 6, 7))
    run.delivered()


def over(run: EventRun) -> None:
    """All of that, and the event is over: the dispute as well."""
    in_play(run)
    run.correct(run.tables()[0], (9, 10, 6, 5))
    run.done(JUDGE, "round end")
    run.done(ORGANIZER, "event finish")
    run.delivered()


def judged_before(run: EventRun, key: str) -> str:
    """The key that a message of this slot had."""
    kind, _, subject, reader, _ = key.split(":")
    if kind == "place":
        (line,) = (one for one in run.lines() if one.action == "event-finished")
        return f"place:{line.id}:{subject}"
    if kind == "penalty":
        return f"penalty{'-public' if reader == 'all' else ''}:{subject}"
    return f"{_OF_RESULTS[reader]}:{subject}"


@pytest.mark.parametrize(
    ("made", "readers"),
    [(in_play, {"player", "all", "table", "judges", "ruled"}), (over, {"player", "all", "ruled"})],
)
def test_what_was_judged_before_an_upgrade_is_told_to_nobody_again(
    database: Database, made: Callable[[EventRun], None], readers: set[str]
) -> None:
    run = event_run(database)
    made(run)
    told = run.read(lambda uow: uow.outbox.notices.find())
    slots = [one for one in told if one.duty in {"penalty", "place", "result"}]
    assert {one.key.split(":")[3] for one in slots if one.stands} == readers
    keys = {one.id: judged_before(run, one.key) for one in slots}
    forgotten = next(one.id for one in slots if one.stands and ":player:" in one.key)
    objections = [one.objections for one in run.read(lambda uow: uow.results.find(state="disputed"))]
    downgrade(database, "0036")
    with database.begin() as connection:
        for number, key in keys.items():
            connection.execute(
                text("UPDATE outbox SET key = :key WHERE id = :id"), {"key": key, "id": number}
            )
        connection.execute(text("DELETE FROM outbox WHERE id = :id"), {"id": forgotten})
    upgrade(database)
    assert not_told(database, run.now) == []
    assert [one.objections for one in run.read(lambda uow: uow.results.find(state="disputed"))] == objections
    assert _kept(run.read(lambda uow: uow.outbox.notices.find())) == _kept(told) - {forgotten}


def _kept(notices: Sequence[Notice]) -> set[int]:
    return {one.id for one in notices if one.state is not Delivery.WITHDRAWN}


@pytest.mark.parametrize("how", ["seats", "pairing-outdated"])
def test_what_was_told_of_a_plan_is_asked_where_it_was_until_the_plan_is_made_anew(
    database: Database, how: str
) -> None:
    run = event_run(database)
    run.running(8, pairing="power", rounds=2)
    run.record_all()
    run.done(JUDGE, "round end")
    run.done(ORGANIZER, "round seat", seed=7)
    if how == "seats":
        run.done(ORGANIZER, "signup drop", player=run.tables()[0].seats[1])
    else:
        run.correct(run.tables()[0], (4, 10, 5, 6))
    run.delivered()
    (asked,), event = _outdated(run), run.event.id
    downgrade(database, "0041")
    with database.begin() as connection:
        connection.execute(
            text("UPDATE outbox SET key = :key WHERE id = :id"),
            {"key": f"outdated:{event}:{how}.2.1:0", "id": asked.id},
        )
    upgrade(database)
    assert not_told(database, run.now) == []
    (kept,) = _outdated(run)
    assert (kept.id, kept.text, kept.buttons) == (asked.id, asked.text, asked.buttons)
    run.done(ORGANIZER, "round seat", seed=8)
    (kept,) = _outdated(run)
    assert (kept.id, kept.text) == (asked.id, "notice-outdated-over")


def _outdated(run: EventRun) -> list[Notice]:
    found: Sequence[Notice] = run.read(lambda uow: uow.outbox.notices.find(place="judges"))
    return [notice for notice in found if notice.duty == "outdated"]


def test_who_is_still_asked_to_check_in_and_too_many_players_are_taken_over(database: Database) -> None:
    """Whoever came up is asked by the message that tells so; other news are history."""
    run = event_run(database)
    run.event_with(5, capacity=3)
    run.done(ORGANIZER, "signup remove", player=run.player(PLAYERS[0]))
    run.done(ORGANIZER, "signup add", member=PLAYERS[0])
    run.done(ORGANIZER, "event checkin", until="2026-01-01 11:00")
    run.done(PLAYERS[1], "signup leave")
    run.done(JUDGE, "penalty disqualify", player=run.player(PLAYERS[2]))
    run.done(JUDGE, "penalty revoke", penalty=1)
    run.delivered()
    told = run.read(lambda uow: uow.outbox.notices.find())
    asking = {one.id for one in told if one.duty == "entry-news" and one.buttons}
    assert len(asking) == 2
    downgrade(database, "0041")
    assert not [one for one in run.read(_slots) if one.duty in {"entry-news", "over-cap"}]
    upgrade(database)
    assert not_told(database, run.now) == []
    assert len(run.read(lambda uow: uow.outbox.notices.find())) == len(told)
    slots = [one for one in run.read(_slots) if one.duty in {"entry-news", "over-cap"}]
    assert {one.duty for one in slots} == {"entry-news", "over-cap"}
    assert {one.id for one in slots if one.duty == "entry-news"} == asking
    run.done(ORGANIZER, "event close")
    assert [one.buttons for one in run.read(_slots) if one.duty == "entry-news"] == [(), ()]


@pytest.mark.parametrize("is_open", [True, False])
def test_who_was_called_to_a_check_in_is_called_no_more_by_an_upgrade(
    database: Database, *, is_open: bool
) -> None:
    run = event_run(database)
    run.event_with(2)
    run.done(ORGANIZER, "event checkin", until="2026-01-01 11:00")
    run.done(PLAYERS[2], "signup join")
    run.delivered()
    if not is_open:
        run.done(ORGANIZER, "event close")
        run.delivered()
    before = _calls(run)
    downgrade(database, "0046")
    if not is_open:  # as an earlier release noted what an action settled
        closed = (
            "UPDATE outbox SET text = 'notice-check-in-over', settled_by = (SELECT max(id) FROM audit) "
            "WHERE key LIKE 'notice-check-in:%'"
        )
        with database.begin() as connection:
            connection.execute(text(closed))
    upgrade(database)
    assert not_told(database, run.now) == []
    assert _calls(run) == before
    if not is_open:
        run.take_back()
    run.done(ORGANIZER, "signup add", guest="Grandma")
    assert [(text, bool(buttons)) for _, text, buttons in _calls(run)] == [("notice-check-in", True)]
    run.done(ORGANIZER, "event close")
    assert [(text, buttons) for _, text, buttons in _calls(run)] == [("notice-check-in-over", ())]


def _calls(run: EventRun) -> list[tuple[int, str, tuple[str, ...]]]:
    return [(one.id, one.text, one.buttons) for one in run.notices(place="announcements")]


def _slots(uow: UnitOfWork) -> list[Notice]:
    return [one for one in uow.outbox.notices.find() if one.duty]


def test_a_leaver_of_whom_the_judges_were_told_before_an_upgrade_is_back_in_the_same_message(
    database: Database,
) -> None:
    run = event_run(database)
    run.published(4, profile="catan-japan")
    user = run.read(lambda uow: next(one.user_id for one in uow.people.find() if one.user_id))
    guild = run.event.guild_id
    note(database, lambda uow: note_membership(Membership(guild, frozenset({user})), uow), run.now)
    run.delivered()
    downgrade(database, "0054")
    with database.connect() as connection:
        before = connection.execute(text("SELECT key, subject FROM outbox WHERE text = 'notice-left-server'"))
        assert tuple(before.one()) == (f"left-server:{guild}:{user}", user)
    upgrade(database)
    back = Membership(guild, frozenset(), frozenset({user}))
    note(database, lambda uow: note_membership(back, uow), run.now)
    (told,) = (one for one in run.notices() if one.duty == "left-server")
    assert told.text == "notice-back-on-server"
