"""The repositories: what was stored comes back, nothing is lost or overwritten unseen, every change can be undone."""

import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any, Unpack

import pytest
from sqlmodel import Session, SQLModel, col, select

from data.clocks import TableClock, stored
from data.columns import Equal
from data.database import Database
from data.game_records import GameEvent, GameStatus, PostGame
from data.outbox import Slice
from data.records import AuditLine, Delivery, Destination, Guild, Notice, Person, Post, PostKind, TimerKind
from data.repository import StaleVersion
from data.tables import ChangeRow, ClockRow, EventRow, GuildRow, RoundRow, TableRow
from data.transaction import read, write
from data.unit_of_work import UnitOfWork, reading, writing
from league.clock import table_clock
from league.event import Event, EventStatus
from league.ids import EventId, GameId, PlayerId, PostId, RoundId, TableId
from league.round import Round, Table
from tests.support.game_table import CATAN_OPTIONS
from tests.support.wishes import wish

NOW = datetime(2026, 5, 1, 10, 30, tzinfo=UTC)


def keep(_outcome: object) -> bool:
    return True


def event(name: str = "Cup", **changes: object) -> Event:
    plain = Event(EventId(0), 10, name, "catan-japan", 1, NOW)
    return replace(plain, **changes)  # type: ignore[arg-type]  # a test's shorthand


def game(guild_id: int = 10) -> PostGame:
    return PostGame(GameId(0), guild_id, 5, 1, NOW, "00", "c", "catan", 2, CATAN_OPTIONS, 4)


def test_a_change_of_a_copy_that_somebody_else_has_saved_is_refused(database: Database) -> None:
    cup = write(database, lambda uow: uow.events.add(event()), keep)
    write(database, lambda uow: uow.events.change(cup, name="Bowl"), keep)
    with writing(database) as uow:
        with pytest.raises(StaleVersion):
            uow.events.change(cup, capacity=8)
        with pytest.raises(StaleVersion):
            uow.events.save(replace(cup, capacity=8))
        assert uow.events.require(cup.id) == replace(cup, name="Bowl", version=1)


def test_what_is_not_there_cannot_be_saved(database: Database) -> None:
    with writing(database) as uow:
        with pytest.raises(StaleVersion):
            uow.events.save(event(id=EventId(99)))
        with pytest.raises(StaleVersion):
            uow.outbox.posts.change(Post(PostId(99), PostKind.TABLE, 1, 10), wanted=2)
        with pytest.raises(LookupError):
            uow.events.require(EventId(99))


def test_a_transaction_sees_what_it_has_written(database: Database) -> None:
    with writing(database) as uow:
        cup = uow.events.add(event())
        renamed = uow.events.change(cup, name="Bowl", starts_at=NOW)
        assert renamed == replace(cup, name="Bowl", starts_at=NOW, version=1)
        assert uow.events.get(cup.id) == uow.events.first(name="Bowl") == renamed
        assert uow.events.find(name="Cup") == ()
        again = uow.events.save(replace(renamed, name="Plate"))
        assert uow.events.find(guild_id=10) == (again,)
        played = uow.games.add(game())
        rolled = GameEvent(0, 0, -1, '{"type": "rolled"}')
        uow.game_events.append(played.id, [rolled], NOW)
        assert uow.game_events.since(played.id, 0) == (rolled,)
    with reading(database) as uow:
        assert uow.events.find() == ()
        assert uow.game_events.since(played.id, 0) == ()


def test_the_events_of_a_game_come_in_the_order_of_their_places_as_they_were_stored(
    database: Database,
) -> None:
    said = {"event": "said", "text": "a,\n\\n 木材", "numbers": [1, [2]]}
    events = [
        GameEvent(place, place // 2, place - 2, json.dumps(said | {"place": place})) for place in range(12)
    ]
    with writing(database) as uow:
        played, other = uow.games.add(game()), uow.games.add(game())
        uow.game_events.append(played.id, reversed(events), NOW)
        uow.game_events.append(other.id, [events[0]], NOW)
        assert uow.game_events.since(played.id, 0) == tuple(events)
        assert uow.game_events.since(played.id, 10) == tuple(events[10:])
        uow.game_events.cut(played.id, 3)
        assert uow.game_events.since(played.id, 1) == tuple(events[1:3])


def test_values_come_in_the_order_in_which_they_were_added_the_newest_first_if_asked(
    database: Database,
) -> None:
    def fill(uow: UnitOfWork) -> None:
        for name in ("b", "a", "c"):
            uow.events.add(event(name))
        for number in (30, 10, 20):
            uow.guilds.add(Guild(number))
        uow.events.change(uow.events.require(EventId(1)), name="z")

    write(database, fill, keep)
    with reading(database) as uow:
        assert [cup.name for cup in uow.events.find(guild_id=10)] == ["z", "a", "c"]
        assert [cup.name for cup in uow.events.newest(2, guild_id=10)] == ["c", "a"]
        assert [guild.id for guild in uow.guilds.find()] == [10, 20, 30]
        assert uow.events.values("name", "id") == (("z", 1), ("a", 2), ("c", 3))
        assert uow.events.values("id", most=1, guild_id=10) == ((3,),)


def test_a_filter_takes_one_value_any_of_several_or_none(database: Database) -> None:
    def fill(uow: UnitOfWork) -> None:
        uow.events.add(event("a", status=EventStatus.OPEN))
        uow.events.add(event("b", status=EventStatus.RUNNING, starts_at=NOW))
        uow.events.add(event("c", hidden=True))

    write(database, fill, keep)
    with reading(database) as uow:

        def names(**equal: Unpack[Equal[EventId]]) -> str:
            return "".join(cup.name for cup in uow.events.find(**equal))

        assert names(status=EventStatus.OPEN) == "a"
        assert names(status=(EventStatus.OPEN, EventStatus.DRAFT)) == "ac"
        assert names(status=[]) == ""
        assert names(starts_at=None) == "ac"
        assert names(starts_at=NOW, hidden=False) == "b"
        assert names(hidden=True) == "c"
        assert uow.events.get(EventId(2**40)) is None  # beyond the column: PostgreSQL would complain


def test_moments_lists_and_words_come_back_as_they_were(database: Database) -> None:
    notice = Notice(
        0, "k", 10, Destination.PRIVATE, 1, "text", {"a": [1, {"b": "木材"}]}, (3, 4), ("x:1:2",), due_at=NOW
    )
    with writing(database) as uow:
        uow.outbox.send(notice)
        assert uow.outbox.notices.first(key="k") == replace(notice, id=1)
        (found,) = uow.outbox.due_notices(Slice(NOW, 5))
        assert (found.place, found.state, type(found.state)) == (
            Destination.PRIVATE,
            Delivery.PENDING,
            Delivery,
        )
        played = uow.games.add(game())
        assert played.status is uow.games.require(played.id).status is GameStatus.OPEN


def test_a_wish_to_refresh_is_one_more_and_ends_a_pause(database: Database) -> None:
    with writing(database) as uow:
        post = uow.outbox.posts.add(
            Post(
                PostId(0),
                PostKind.GAME,
                4,
                10,
                wanted=1,
                attempts=3,
                due_at=NOW + timedelta(hours=1),
                error="429",
            )
        )
        other = uow.outbox.posts.add(Post(PostId(0), PostKind.TABLE, 4, 10))
        wish(uow, PostKind.GAME, 4, 10)
        wished = replace(post, wanted=2, attempts=0, due_at=None, error="")
        assert uow.outbox.posts.find() == (wished, other)
        assert uow.outbox.due_posts(Slice(NOW, 5)) == (wished,)


def test_cancelled_timers_are_gone_and_no_others(database: Database) -> None:
    with writing(database) as uow:
        for kind, subject, detail in (
            (TimerKind.GAME_REMINDER, 1, 1),
            (TimerKind.GAME_REMINDER, 1, 2),
            (TimerKind.GAME_REMINDER, 2, 1),
            (TimerKind.GAME_DEADLINE, 1, 0),
        ):
            uow.timers.schedule(kind, subject, NOW + timedelta(minutes=subject), detail)
        uow.timers.cancel(1, TimerKind.GAME_REMINDER)
        assert uow.timers.open_timers() == 2
        assert [timer.detail for timer in uow.timers.waiting(TimerKind.GAME_REMINDER, 2)] == [1]
        assert uow.timers.next_due() == NOW + timedelta(minutes=1)
        assert uow.timers.next_due(after=NOW + timedelta(minutes=1)) == NOW + timedelta(minutes=2)


def test_what_a_change_notes_is_the_row_as_it_stood(database: Database) -> None:
    """The journal's format is that of the backups: moments, spans and lists as text that goes back in."""

    def fill(uow: UnitOfWork) -> tuple[Person, Guild, Event, Round, Table, TableClock]:
        cup = uow.events.add(event("杯", starts_at=NOW, status=EventStatus.OPEN))
        person = uow.people.add(Person(PlayerId(0), 10, "A", 5))
        round_ = uow.rounds.add(Round(RoundId(0), cup.id, 1, avoid=(PlayerId(3), PlayerId(4))))
        table = uow.tables.add(Table(TableId(0), cup.id, round_.id, 1, (PlayerId(person.id),)))
        spans = (timedelta(minutes=5), timedelta(hours=2), timedelta(seconds=90))
        clock = TableClock(table.id, *spans, NOW, None, timedelta(), timedelta(), timedelta(0), None)
        return person, uow.guilds.add(Guild(10, language="ja")), cup, round_, table, uow.clocks.add(clock)

    person, guild, cup, round_, table, clock = write(database, fill, keep)
    with Session(database) as session:
        kinds: dict[type[SQLModel], Any] = {
            GuildRow: guild, EventRow: cup, RoundRow: round_, TableRow: table, ClockRow: clock,
        }  # fmt: skip
        stood = [session.get_one(kind, value.id).model_dump(mode="json") for kind, value in kinds.items()]
    stood[3]["seats"] = [person.id]
    with writing(database) as uow:
        uow.guilds.save(replace(guild, language="en"))
        uow.events.change(cup, starts_at=None)
        uow.rounds.save(replace(round_, avoid=()))
        uow.tables.change(table, locked=True)
        uow.clocks.save(replace(clock, play=timedelta(hours=3)))
        uow.journal.record(guild_id=10, event_id=cup.id, actor=1, action="edited", at=NOW, params={})
        uow.commit()
    with Session(database) as session:
        kept = session.exec(select(ChangeRow).order_by(col(ChangeRow.id))).all()
    assert [change.before for change in kept][-5:] == stood
    assert {change.version for change in kept[-5:]} == {1}


def test_a_clock_that_an_action_changed_twice_was_before_it_as_it_was_before_the_first(
    database: Database,
) -> None:
    def fill(uow: UnitOfWork) -> TableClock:
        cup = uow.events.add(event(starts_at=NOW))
        round_ = uow.rounds.add(Round(RoundId(0), cup.id, 1))
        table = uow.tables.add(Table(TableId(0), cup.id, round_.id, 1, ()))
        return uow.clocks.add(stored(table.id, table_clock(4)))

    def act(uow: UnitOfWork) -> AuditLine:
        uow.clocks.change(uow.clocks.change(clock, started_at=NOW), paused_at=NOW)
        return uow.journal.record(guild_id=10, event_id=EventId(0), actor=1, action="act", at=NOW, params={})

    clock = write(database, fill, keep)
    line = write(database, act, keep)
    assert read(database, lambda uow: uow.journal.clocks_before(line.id)) == {clock.id: clock}


def test_what_was_added_changed_and_changed_again_is_taken_back(database: Database) -> None:
    cup = write(database, lambda uow: uow.events.add(event(starts_at=NOW)), keep)

    def noted(uow: UnitOfWork, action: str) -> AuditLine:
        return uow.journal.record(guild_id=10, event_id=EventId(0), actor=1, action=action, at=NOW, params={})

    def act(uow: UnitOfWork) -> AuditLine:
        changed = uow.events.change(cup, name="Bowl", starts_at=None)
        uow.events.save(replace(changed, capacity=8))
        uow.events.add(event("New"))
        return noted(uow, "act")

    line = write(database, act, keep)
    with writing(database) as uow:
        assert uow.journal.is_undoable(line.id)
        assert not uow.journal.blocking(line.id)
        uow.journal.take_back(line, noted(uow, "undo"))
        uow.commit()
    with reading(database) as uow:
        # A copy from before must stay stale: the version counts on.
        assert uow.events.find() == (replace(cup, version=4),)
        assert [one.undone_by for one in uow.journal.lines(10, EventId(0), 5)] == [0, line.id + 1]
        assert uow.journal.blocking(line.id)


def test_what_follows_from_taking_back_an_action_that_only_told_is_not_taken_back_either(
    database: Database,
) -> None:
    cup = write(database, lambda uow: uow.events.add(event(starts_at=NOW)), keep)

    def noted(uow: UnitOfWork, action: str) -> AuditLine:
        return uow.journal.record(guild_id=10, event_id=EventId(0), actor=1, action=action, at=NOW, params={})

    told = write(database, lambda uow: noted(uow, "told"), keep)

    def undo(uow: UnitOfWork) -> AuditLine:
        mark = noted(uow, "undo")
        uow.journal.take_back(told, mark)
        uow.events.change(cup, name="Bowl")
        return mark

    mark = write(database, undo, keep)
    assert not read(database, lambda uow: uow.journal.is_undoable(mark.id))
