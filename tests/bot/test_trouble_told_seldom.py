"""What goes wrong again and again is a few lines in the log: when it begins, and when it is over, with a count."""

import errno
import sqlite3
from pathlib import Path

import aiohttp
import pytest
from sqlalchemy import Engine, event
from sqlalchemy.exc import OperationalError

from bot.config import Settings
from bot.delivery.outage import Outage
from bot.delivery.trouble import Undeliverable
from bot.seldom import WorkTrouble
from data.records import PostKind
from tests.bot.test_outbox import POLL, change, opened
from tests.support.night import Night
from tests.support.wishes import wish

MINUTE, HOUR = 60.0, 3600.0


def lines(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    """What was said with one of these words since the last look."""
    return [line for line in capsys.readouterr().out.splitlines() if any(word in line for word in words)]


async def test_while_discord_takes_nothing_the_log_has_its_begin_and_its_end(
    night: Night, capsys: pytest.CaptureFixture[str]
) -> None:
    await opened(night)
    capsys.readouterr()
    for method in ("POST", "PATCH"):
        night.env.inject_error(method, "/channels/*/messages*", status=500, times=None)
    for player in night.players[:5]:
        await night.run(player, "signup join")
        await night.env.advance_time(POLL)
    told = ("post not refreshed", "notice not sent", "takes messages again")
    (begin,) = lines(capsys, *told)
    assert "only counted" in begin
    night.env.backend.faults.clear()
    await night.env.advance_time(10 * MINUTE)
    (end,) = lines(capsys, *told)
    assert "takes messages again" in end
    assert int(end.rpartition("failed=")[2]) > 4


def test_one_failure_alone_needs_no_word_when_it_is_over(capsys: pytest.CaptureFixture[str]) -> None:
    outage = Outage()
    outage.failed("notice not sent", aiohttp.ClientConnectionError("no route"), key="a")
    outage.answered()
    outage.failed("notice not sent", TimeoutError(), key="b")
    first, second = lines(capsys, "")
    assert "no route" in first
    assert "TimeoutError" in second


def test_what_only_one_message_meets_is_told_for_each(capsys: pytest.CaptureFixture[str]) -> None:
    outage = Outage()
    for key in "abc":
        outage.failed("notice not sent", Undeliverable("notices-off"), key=key)
    assert len(lines(capsys, "notices-off")) == 3


def full_disk(folder: Path) -> OperationalError:
    """What SQLite says where no room is left."""
    connection = sqlite3.connect(folder / "small.db")
    connection.execute("PRAGMA max_page_count=2")
    try:
        connection.executescript("create table a (b); create table c (d);")
    except sqlite3.OperationalError as error:
        return OperationalError("insert", {}, error)
    finally:
        connection.close()
    raise AssertionError("there was room")


def test_a_day_with_a_full_disk_is_thirty_lines_that_say_what_to_do(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    clock = [0.0]
    trouble = WorkTrouble(Settings(_env_file=None), lambda: clock[0])
    error = full_disk(tmp_path)
    for now in range(0, 24 * 3600, 30):
        clock[0] = float(now)
        trouble.failed("outbox failed", error)
        trouble.went_well()  # half a minute later something else may be done
    said = lines(capsys, "")
    assert len(said) in range(20, 31)
    assert all("No room is left" in line and "make some on that disk" in line for line in said)
    clock[0] += 2 * MINUTE
    trouble.went_well()
    trouble.went_well()
    (over,) = lines(capsys, "")
    assert "works again" in over
    assert "tries=2880" in over
    trouble.failed("outbox failed", error)
    assert len(lines(capsys, "No room")) == 1


def test_a_bug_keeps_its_traceback_and_is_told_as_seldom(capsys: pytest.CaptureFixture[str]) -> None:
    clock = [0.0]
    trouble = WorkTrouble(Settings(_env_file=None), lambda: clock[0])
    for now in range(0, 24 * 3600, 30):
        clock[0] = float(now)
        trouble.failed("outbox failed", KeyError("a bug"))
    assert len(lines(capsys, "KeyError: 'a bug'")) in range(20, 31)


def test_another_trouble_is_told_at_once(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    trouble = WorkTrouble(Settings(_env_file=None), lambda: 0.0)
    trouble.failed("outbox failed", full_disk(tmp_path))
    trouble.failed("outbox failed", OSError(28, "No space left on device", "x"))
    assert len(lines(capsys, "outbox failed")) == 2


def test_two_troubles_by_turns_are_told_as_seldom_as_each_alone_and_are_over_each_for_itself(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    clock = [0.0]
    trouble = WorkTrouble(Settings(_env_file=None), lambda: clock[0])
    disk, port = full_disk(tmp_path), OSError(errno.EADDRINUSE, "Address already in use")
    for now in range(0, 24 * 3600, 30):
        clock[0] = float(now)
        trouble.failed("outbox failed", port if now % 60 else disk)
        trouble.went_well()
    said = lines(capsys, "")
    for words in ("No room is left", "A port is taken"):
        assert sum(words in line for line in said) in range(20, 31)
    clock[0] += 2 * MINUTE
    trouble.went_well()
    over = lines(capsys, "")
    assert all("works again" in line and "tries=1440" in line for line in over)
    assert len(over) == 2


async def test_the_outbox_on_a_full_disk_says_one_line(
    night: Night, capsys: pytest.CaptureFixture[str]
) -> None:
    await opened(night)
    change(night, lambda uow: wish(uow, PostKind.ANNOUNCEMENT, 1, night.guild.id))
    capsys.readouterr()

    def no_room(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if statement.startswith(("UPDATE", "INSERT")):
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorname = "SQLITE_FULL"
            raise OperationalError(statement, {}, error)

    event.listen(Engine, "before_cursor_execute", no_room)
    try:
        await night.env.advance_time(10 * POLL)
    finally:
        event.remove(Engine, "before_cursor_execute", no_room)
    said = capsys.readouterr().out
    assert "Traceback" not in said
    assert 0 < said.count("outbox failed") < 5
