"""The process is killed between an action and its undo, and in the middle of either: it is as if it had never been.

Every kind of action of the table (`tests/support/undo_deeds.py`) is walked. Every kill is a SIGKILL on a real process,
at one of the requests with which the bot answers, or tells people of what was done or taken back.

`CHAOS_UNDO_KILLS=4`: how often each action is walked, each time with the kill at another request. A short run has
`CHAOS_UNDO_SAMPLE=6`: so many nights of the table. Requests and nights are drawn by `CHAOS_SEED`.
"""

import json
import os
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any, cast

import pytest

from data.privacy import export_guild
from data.records import AuditLine, Notice
from league.ids import EventId
from tests.support.deed import Deed, person
from tests.support.distant_night import DistantNight
from tests.support.forked_bot import ForkedBot
from tests.support.night import Night
from tests.support.process_night import ProcessNight, process_night, skip_without_postgres
from tests.support.undo import SAID_BY_AN_UNDO, STATE, STRUCK, event_number
from tests.support.undo_more import ALL_DEEDS, WEB_ADDRESS

PEOPLE = 13
KILLS = int(os.environ.get("CHAOS_UNDO_KILLS", "4"))
SAMPLE = int(os.environ.get("CHAOS_UNDO_SAMPLE", "0"))
SEED = int(os.environ.get("CHAOS_SEED", "7"))
TRIES = 40
SOON_DUE = {"placement"}
"""Timers of minutes, which go off while a slow machine walks."""
SETTINGS = {"GUILDHALL_WEB_URL": WEB_ADDRESS}


def nights() -> list[tuple[Deed, ...]]:
    """The actions that can be walked on one night: with the same things before them."""
    steps = [step for deed in ALL_DEEDS for step in deed.prepare]

    def before(deed: Deed) -> tuple[str, list[int]]:
        return deed.night.__name__, [steps.index(step) for step in deed.prepare]

    return [tuple(deeds) for _, deeds in groupby(sorted(ALL_DEEDS, key=before), before)]


def drawn() -> list[tuple[Deed, ...]]:
    """Those of this run."""
    found = nights()
    return random.Random(SEED).sample(found, min(SAMPLE or len(found), len(found)))


def moments(deed: Deed) -> list[int]:
    """At the so-manyth request after the action, and after its undo."""
    chance = random.Random(f"{SEED} {deed.action}")
    return sorted(chance.sample(range(1, max(KILLS, 5) + 1), KILLS))


def name(deeds: tuple[Deed, ...]) -> str:
    """What is walked."""
    first = deeds[0]
    return f"{first.night.__name__.strip('_')}-{first.action if first.prepare else 'plain'}"


@pytest.mark.slow
@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize("deeds", drawn(), ids=name)
async def test_an_action_and_its_undo_survive_a_kill_at_any_request(
    tmp_path: Path, deeds: tuple[Deed, ...], processes: int
) -> None:
    skip_without_postgres(processes)
    async with process_night(
        tmp_path, PEOPLE, confirm_minutes=15, processes=processes, settings=SETTINGS, bot_process=ForkedBot
    ) as real:
        distant = DistantNight(real)
        night = cast("Night", distant)  # it has what the table touches
        await deeds[0].night(night)
        for step in deeds[0].prepare:
            await step(night)
        await distant.revived()  # what was prepared behind the bot's back is posted
        await distant.settle()
        axe = Axe(real)
        axe.hang()
        for deed in deeds:
            for kill_at in moments(deed):
                await walked(axe, distant, deed, kill_at)
        assert "Traceback" not in real.bot.output
        assert real.server.contract_faults == []


async def walked(axe: "Axe", distant: DistantNight, deed: Deed, kill_at: int) -> None:
    """Done and taken back, with a kill in either and one between."""
    night = cast("Night", distant)
    before, stood = state(distant.real), shown(distant.real)
    known = newest(distant.real).id
    who = person(night, deed.who)
    with axe.lifted(kill_at):
        await insisted(distant, lambda: deed.do(night, who), lambda: newest(distant.real).id != known)
        await distant.settle()
    line = newest(distant.real)
    assert line.action == deed.action
    if not axe.struck:
        await distant.revived()

    def undone() -> bool:
        found = distant.real.look(lambda uow: uow.journal.line(line.id))
        return found is not None and bool(found.undone_by)

    event = event_number(night)
    with axe.lifted(kill_at):
        await insisted(distant, lambda: night.take_back(who, event=event, action=line.id), undone)
        await distant.settle()
    assert newest(distant.real).action == "undo"
    assert state(distant.real) == before, deed.action
    hold_against(stood, shown(distant.real))
    everybody_was_told_once(distant.real, line)


async def insisted(
    distant: DistantNight, doing: Callable[[], Awaitable[Any]], is_done: Callable[[], bool]
) -> None:
    """Somebody does something until it is done; nobody does it twice, as people look first."""
    for trial in range(TRIES):
        if is_done():
            return
        if not distant.real.bot.running:
            await distant.revived()
        try:
            await doing()
        except (TimeoutError, ValueError, LookupError, StopIteration, AssertionError):
            if trial == TRIES - 1 and distant.real.bot.running:
                raise
    assert is_done()


@dataclass
class Axe:
    """Kills the bot at the so-manyth request that posts or edits, counted from when it was lifted (0: not at all)."""

    night: ProcessNight
    at: int = 0
    seen: int = 0
    struck: bool = False

    def hang(self) -> None:
        self.night.server.after_request(self._strike)

    def _strike(self, method: str, path: str) -> None:
        if method in {"POST", "PATCH"} and ("/messages" in path or "/threads" in path):
            self.seen += 1
            if self.seen == self.at:
                self.struck = True
                self.night.bot.kill_now()

    @contextmanager
    def lifted(self, at: int) -> Iterator[None]:
        self.at, self.seen, self.struck = at, 0, False
        try:
            yield
        finally:
            self.at = 0


def state(night: ProcessNight) -> dict[str, object]:
    """What is so, without what counts the time that the test takes."""
    kept = json.loads(export_guild(night.database, night.server.guild.id))
    found: dict[str, object] = {
        name: sorted(
            ({key: value for key, value in row.items() if key != "version"} for row in kept[name]), key=repr
        )
        for name in STATE
        if name != "clock"
    }
    open_timers = [row for row in kept["timer"] if row["done_at"] is None and row["kind"] not in SOON_DUE]
    found["timers"] = sorted((row["kind"], row["subject"], row["detail"]) for row in open_timers)
    return found


def shown(night: ProcessNight) -> dict[int, str]:
    """What stands, without the lines that name a moment: a clock counts the time that the test takes."""
    return {message.id: _timeless(message.text) for message in night.messages()}


_LABELS = frozenset({"", "日本語", "English"})
"""What stands between two languages."""


def _timeless(words: str) -> str:
    left = [line for line in words.splitlines() if "<t:" not in line]
    return "\n".join(left) if any(line.strip() not in _LABELS for line in left) else ""


def hold_against(stood: dict[int, str], now: dict[int, str]) -> None:
    """What stood and is there says the same, or is struck and stands anew; everything new says what it is."""
    new = Counter(words for number, words in now.items() if number not in stood)
    for number, words in stood.items():
        if number in now and now[number] != words:
            assert STRUCK in now[number]
            assert new[words], words
            new[words] -= 1
    gone = Counter(words for number, words in stood.items() if number not in now)
    for words in filter(None, new - gone):  # of a clock that goes on only the moment is told
        assert any(sign in words for sign in SAID_BY_AN_UNDO), words


def everybody_was_told_once(night: ProcessNight, line: AuditLine) -> None:
    """Each message of the action is struck, but what follows from rows follows anew, and nobody is told twice."""
    struck: tuple[Notice, ...] = night.look(lambda uow: uow.outbox.notices.find(audit_id=line.id))
    assert {one.text for one in struck if one.message_id and not one.duty} <= {"notice-taken-back"}
    messages = Counter(
        one.message_id for one in night.look(lambda uow: uow.outbox.notices.find()) if one.message_id
    )
    assert {number: count for number, count in messages.items() if count > 1} == {}


def newest(night: ProcessNight) -> AuditLine:
    """What was done last; a line of nothing before anything was done."""
    found: tuple[AuditLine, ...] = night.look(
        lambda uow: uow.journal.lines(night.server.guild.id, EventId(0), 1)
    )
    return found[0] if found else AuditLine(0, night.server.guild.id, 0, 0, "", {}, None)  # type: ignore[arg-type]  # nothing
