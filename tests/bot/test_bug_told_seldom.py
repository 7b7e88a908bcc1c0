"""One broken thing that is clicked a thousand times: few tracebacks, and any reference that is quoted is in the log."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
import simcord
from sqlalchemy import Engine, event
from sqlalchemy.exc import OperationalError

from bot.seldom import Bugs
from data.database import Database
from data.records import PostKind
from tests.bot.test_outbox import POLL, change, opened
from tests.support.league_builder import league
from tests.support.night import Night, said
from tests.support.wishes import wish
from tests.web.site import on_web, visited

MINUTE, HOUR = 60.0, 3600.0


@contextmanager
def broken(words: str) -> Iterator[None]:
    """Whatever reads or writes by such a statement meets a bug."""

    def bug(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if words in statement:
            raise KeyError(words)

    event.listen(Engine, "before_cursor_execute", bug)
    try:
        yield
    finally:
        event.remove(Engine, "before_cursor_execute", bug)


@contextmanager
def no_room_for(words: str) -> Iterator[None]:
    """Whatever writes by such a statement finds the disk full."""

    def full(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if words in statement:
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorname = "SQLITE_FULL"
            raise OperationalError(statement, {}, error)

    event.listen(Engine, "before_cursor_execute", full)
    try:
        yield
    finally:
        event.remove(Engine, "before_cursor_execute", full)


def quoted(answer: simcord.InteractionResult) -> str:
    """The reference that somebody is given."""
    found = re.search(r"[0-9A-F]{6}$", said(answer))
    assert found, said(answer)
    return found[0]


async def test_what_fails_while_somebody_types_is_told_as_seldom(
    night: Night, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    await opened(night)
    capsys.readouterr()
    for break_it, told in ((no_room_for, 0), (broken, 1)):
        with break_it("FROM event"):
            for player in night.players[:3]:
                assert await player.autocomplete(night.hall, "signup join", "event", "C") == []
        log = capsys.readouterr().out
        assert log.count("interaction failed") == 1
        assert log.count("Traceback") == told
    assert caplog.text == ""


async def test_a_broken_button_is_one_traceback_however_often_it_is_clicked(
    night: Night, capsys: pytest.CaptureFixture[str]
) -> None:
    await opened(night)
    (post,) = night.posts("announcements")
    capsys.readouterr()
    with broken("FROM entry"):
        references = {quoted(await night.click(who, post, "signup-join")) for who in night.players}
    log = capsys.readouterr().out
    assert log.count("Traceback") == 1
    assert log.count("interaction failed") == 1
    assert all(reference in log for reference in references)


async def test_another_bug_has_another_reference_and_its_own_traceback(
    night: Night, capsys: pytest.CaptureFixture[str]
) -> None:
    await opened(night)
    (post,) = night.posts("announcements")
    capsys.readouterr()
    await night.run(night.players[1], "signup join")
    with broken("FROM entry"):
        first = quoted(await night.click(night.players[0], post, "signup-join"))
        second = quoted(await night.forged(night.players[1], "signup-leave", 1))
    log = capsys.readouterr().out
    assert first != second
    assert {first, second} <= set(re.findall("reference=([0-9A-F]+)", log))
    assert log.count("interaction failed") == 2


async def test_a_bug_before_the_handler_is_found_is_answered_too(
    night: Night, capsys: pytest.CaptureFixture[str]
) -> None:
    await opened(night)
    (post,) = night.posts("announcements")
    capsys.readouterr()
    with broken("FROM guild"):
        reference = quoted(await night.click(night.players[0], post, "signup-join"))
    assert reference in capsys.readouterr().out


def raised(place: int) -> Exception:
    """A bug in one of two places."""
    try:
        if place:
            int("there")
        int("here")
    except ValueError as error:
        return error
    raise AssertionError


def test_a_bug_that_is_met_all_day_is_told_with_growing_gaps_and_its_count(
    capsys: pytest.CaptureFixture[str],
) -> None:
    clock = [0.0]
    bugs = Bugs(lambda: clock[0])
    for now in range(0, 24 * 3600, 30):
        clock[0] = float(now)
        references = {bugs.met("page failed", raised(0)), bugs.met("page failed", raised(0))}
        assert len(references) == 1
    log = capsys.readouterr().out
    assert log.count("Traceback") in range(20, 31)
    assert max(int(tries) for tries in re.findall(r"tries=(\d+)", log)) > 2 * 22 * 120


def test_more_bugs_than_are_remembered_are_told_anew(capsys: pytest.CaptureFixture[str]) -> None:
    bugs = Bugs(lambda: 0.0, most=1)
    first = bugs.met("page failed", raised(0))
    bugs.met("page failed", raised(1))
    assert bugs.met("page failed", raised(0)) != first
    assert capsys.readouterr().out.count("Traceback") == 3


async def test_a_post_that_cannot_be_drawn_is_one_traceback_however_often_it_is_tried(
    night: Night, capsys: pytest.CaptureFixture[str]
) -> None:
    await opened(night)
    capsys.readouterr()
    with broken("FROM entry"):
        for _ in range(5):
            change(night, lambda uow: wish(uow, PostKind.ANNOUNCEMENT, 1, night.guild.id))
            await night.env.advance_time(POLL)
    assert capsys.readouterr().out.count("Traceback") == 1


async def test_a_page_that_is_broken_is_told_at_most_twice_for_all_its_viewers(
    database: Database, capsys: pytest.CaptureFixture[str]
) -> None:
    made = league(database, players=8)
    address = on_web(made)
    async with visited(made) as visitor:
        with broken("FROM entry"):
            assert {await visitor.status(address) for _ in range(20)} == {500}
    assert (
        1 <= capsys.readouterr().out.count("page failed") <= 2
    )  # whoever waits for another's page sees less of it


async def test_a_fault_that_a_host_can_mend_and_a_click_met_is_said_to_be_over_by_the_next_that_is_kept(
    night: Night, capsys: pytest.CaptureFixture[str]
) -> None:
    await opened(night)
    (post,) = night.posts("announcements")
    clock = [0.0]
    night.bot.bot_context.bugs = Bugs(lambda: clock[0])
    with no_room_for("INSERT INTO entry"):
        for who in night.players[:3]:
            assert quoted(await night.click(who, post, "signup-join"))
    capsys.readouterr()
    clock[0] += 2 * MINUTE
    await night.run(night.players[0], "signup list")  # nothing is written by looking
    assert "works again" not in capsys.readouterr().out
    for who in night.players[:2]:
        assert "⛔" not in said(await night.click(who, post, "signup-join"))
    (over,) = [line for line in capsys.readouterr().out.splitlines() if "works again" in line]
    assert "No room is left" in over
    assert "tries=3" in over


def test_a_bug_is_never_said_to_be_over_and_a_fault_not_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    clock = [0.0]
    bugs = Bugs(lambda: clock[0])
    bugs.met("interaction failed", raised(0))
    bugs.met("interaction failed", raised(1), "the disk is full")
    bugs.went_well()
    assert "works again" not in capsys.readouterr().out
    clock[0] += 2 * MINUTE
    bugs.went_well()
    bugs.went_well()
    (over,) = capsys.readouterr().out.splitlines()
    assert "the disk is full" in over
    bugs.met("interaction failed", raised(1), "the disk is full")
    assert "the disk is full" in capsys.readouterr().out
