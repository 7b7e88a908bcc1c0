"""One transaction: all or nothing, no lost updates, once for each interaction."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy.exc import IntegrityError

from data.database import Database
from data.records import Destination, Guild, Notice, Person, PostKind, TimerKind
from data.repository import StaleVersion
from data.transaction import read, write
from data.unit_of_work import UnitOfWork, writing
from league.event import Event, EventStatus
from league.ids import EventId, PlayerId
from league.refusal import Refusal
from tests.support.wishes import wish
from usecases.caller import Caller
from usecases.execute import execute
from usecases.signup.join import Joined, JoinEvent, join_event

NOW = datetime(2026, 5, 1, 10, tzinfo=UTC)
GUILD = 10


def keep(_outcome: object) -> bool:
    return True


def event(**changes: object) -> Event:
    plain = Event(EventId(0), GUILD, "Cup", "catan-japan", 1, NOW, status=EventStatus.OPEN)
    return replace(plain, **changes)  # type: ignore[arg-type]  # a test's shorthand


def player(number: int, interaction: int = 0) -> Caller:
    return Caller(number, f"P{number}", GUILD, NOW, interaction or number)


def test_without_commit_nothing_happened(database: Database) -> None:
    with writing(database) as uow:
        uow.guilds.add(Guild(GUILD))
    assert read(database, lambda uow: uow.guilds.get(GUILD)) is None


def test_a_stale_copy_is_refused(database: Database) -> None:
    guild = write(database, lambda uow: uow.guilds.add(Guild(GUILD)), keep)
    write(database, lambda uow: uow.guilds.save(replace(guild, language="en")), keep)
    with writing(database) as uow, pytest.raises(StaleVersion):
        uow.guilds.save(replace(guild, language="ja"))


def test_what_can_never_be_stored_fails_at_once_and_holds_no_writer(database: Database) -> None:
    tries = []

    def twice(uow: UnitOfWork) -> None:
        tries.append(1)
        for name in ("A", "B"):
            uow.people.add(Person(PlayerId(0), GUILD, name, 5))

    with pytest.raises(IntegrityError):
        write(database, twice, keep)
    # On PostgreSQL a key may just have been taken by somebody else: it is looked at again, twice.
    assert len(tries) == (1 if database.dialect.name == "sqlite" else 3)


def test_an_event_comes_back_as_it_was_stored(database: Database) -> None:
    made = event(starts_at=NOW + timedelta(hours=3), capacity=7)
    stored = write(database, lambda uow: uow.events.add(made), keep)
    assert read(database, lambda uow: uow.events.get(stored.id)) == replace(made, id=stored.id)


def test_a_naive_moment_is_a_bug(database: Database) -> None:
    naive = NOW.replace(tzinfo=None)
    with writing(database) as uow, pytest.raises(Exception, match="naive"):
        uow.events.add(event(starts_at=naive))


def test_a_repeated_delivery_changes_nothing(database: Database) -> None:
    stored = write(database, lambda uow: uow.events.add(event()), keep)
    command = JoinEvent(player(5, interaction=77), stored.id)
    assert isinstance(execute(database, join_event, command), Joined)
    assert execute(database, join_event, command) == Refusal("already-done")


def test_forty_players_who_join_at_once_fill_the_places_exactly(database: Database) -> None:
    stored = write(database, lambda uow: uow.events.add(event(capacity=16)), keep)
    with ThreadPoolExecutor(8) as threads:
        jobs = [
            threads.submit(execute, database, join_event, JoinEvent(player(number), stored.id))
            for number in range(1, 41)
        ]
        outcomes = [job.result() for job in jobs]
    assert all(isinstance(outcome, Joined) for outcome in outcomes)
    entries = read(database, lambda uow: uow.entries.list_of(stored))
    assert (entries.taken, len(entries.waiting)) == (16, 24)
    assert len({entry.order for entry in entries.entries}) == 40


def test_many_wishes_to_refresh_a_post_are_one_post(database: Database) -> None:
    for _ in range(3):
        write(database, lambda uow: wish(uow, PostKind.TABLE, 4, GUILD), keep)
    posts = read(database, lambda uow: uow.outbox.posts.find())
    assert [(post.subject, post.wanted, post.done) for post in posts] == [(4, 3, 0)]


def test_a_notice_with_the_same_key_is_sent_once(database: Database) -> None:
    notice = Notice(0, "once", GUILD, Destination.RESULTS, 1, "notice-promoted")
    for _ in range(2):
        write(database, lambda uow: uow.outbox.send(notice), keep)
    assert len(read(database, lambda uow: uow.outbox.notices.find())) == 1


def test_a_timer_is_due_once_and_can_be_moved(database: Database) -> None:
    def plan(uow: UnitOfWork) -> None:
        uow.timers.schedule(TimerKind.CLOCK_END, 3, NOW + timedelta(minutes=1))
        uow.timers.schedule(TimerKind.CLOCK_END, 3, NOW + timedelta(minutes=2))

    write(database, plan, keep)
    assert read(database, lambda uow: uow.timers.due(NOW + timedelta(seconds=90))) == ()
    over = NOW + timedelta(minutes=2)
    (number,) = read(database, lambda uow: uow.timers.due(over))
    timer = write(database, lambda uow: uow.timers.take(number, over), keep)
    assert timer is not None
    write(database, lambda uow: uow.timers.finish(timer, NOW), keep)
    assert write(database, lambda uow: uow.timers.take(number, over), keep) is None
    assert read(database, lambda uow: uow.timers.due(NOW + timedelta(hours=1))) == ()
