"""One broken thing that is clicked a thousand times: few tracebacks, and any reference that is quoted is in the log."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
import simcord
from sqlalchemy import Engine, event

from bot.seldom import Bugs
from data.database import Database
from data.records import PostKind
from tests.bot.test_outbox import POLL, change, opened
from tests.support.league_builder import league
from tests.support.night import Night, said
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


def quoted(answer: simcord.InteractionResult) -> str:
    """The reference that somebody is given."""
    found = re.search(r"[0-9A-F]{6}$", said(answer))
    assert found, said(answer)
    return found[0]


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
            change(night, lambda uow: uow.outbox.refresh(PostKind.ANNOUNCEMENT, 1, night.guild.id))
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
