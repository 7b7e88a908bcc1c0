"""Files that strangers send: refused before the first byte where they may not, and never long to read."""

import asyncio
import sys
import threading
import time
import tracemalloc
from collections.abc import Callable
from typing import Final

import discord
import pytest

from faq.importing import LARGEST as LARGEST_RULES
from faq.importing import Unreadable, read_rules
from faq.written import MOST_RULES
from league.importing import PeopleList, read_list
from league.refusal import Refusal
from league.regulations import Profile
from league.regulations.upload import LARGEST as LARGEST_REGULATIONS
from league.regulations.upload import read_profile
from tests.safety.worst_files import ENTRIES, REGULATIONS, RULES
from tests.support.every_command import kept
from tests.support.night import Night, said
from tests.support.rounds import event_with, players_imported
from tests.support.wording import says
from tests.support.yardstick import processor_time, yardstick
from usecases.signup.read import LARGEST as LARGEST_ENTRIES

LONGEST: Final = 25.0
"""Times the yardstick: 0.3 s of the processor on the machine that the limits were set on."""
MOST_MEMORY: Final = 20_000_000


def measured(read: Callable[[], object]) -> object:
    """What is read, within the time and the memory that the worst file may take."""
    assert processor_time(read) <= LONGEST * yardstick()
    tracemalloc.start()
    found = read()
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak <= MOST_MEMORY
    return found


@pytest.mark.parametrize("name", REGULATIONS)
def test_the_worst_regulations_are_read_in_no_time(name: str) -> None:
    found = measured(lambda: read_profile(REGULATIONS[name].decode()))
    assert isinstance(found, tuple)
    assert found


@pytest.mark.parametrize("name", ENTRIES)
def test_the_worst_list_of_players_is_read_in_no_time(name: str) -> None:
    found = measured(lambda: read_list(ENTRIES[name]))
    assert isinstance(found, PeopleList | Refusal)


@pytest.mark.parametrize("name", RULES)
def test_the_worst_file_of_rules_is_read_in_no_time(name: str) -> None:
    measured(lambda: read_rules(RULES[name], name, MOST_RULES))


def test_ten_thousand_rules_are_refused_without_being_taken_apart() -> None:
    content = b"".join(b"# R%d\nT%d\n" % (number, number) for number in range(10_000))
    assert measured(lambda: read_rules(content, "rules.md", MOST_RULES)) is Unreadable.MANY_LINES


def test_depth_and_length_are_told_by_line() -> None:
    deep = read_profile('base = "catan-japan"\n' + ".".join("a" * 14) + " = 1\n")
    assert isinstance(deep, tuple)
    assert [(fault.code, fault.params["line"]) for fault in deep] == [("toml-depth", 2)]
    long = read_profile("# " + "x" * 600)
    assert isinstance(long, tuple)
    assert [fault.code for fault in long] == ["toml-line-length"]


def test_honest_regulations_with_comments_and_dots_are_read() -> None:
    toml = '# .......... v1.2.3\nbase = "catan-japan"\nname = "club"\n[titles]\nja = "家 v1.2.3.4.5"\nen = "House..."\n'
    assert isinstance(read_profile(toml), Profile)


_KINDS = {
    "regulations": ("event create", LARGEST_REGULATIONS, {"name": "Cup"}, "regulations", "x.toml"),
    "entries": ("signup import", LARGEST_ENTRIES, {}, "file", "x.csv"),
    "rules": ("rule import", LARGEST_RULES, {}, "file", "x.md"),
}


@pytest.mark.parametrize("kind", _KINDS)
@pytest.mark.parametrize("who", ["stranger", "organizer"])
async def test_no_byte_is_fetched_of_a_file_that_is_too_large_or_from_a_stranger(
    night: Night, kind: str, who: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await event_with(night, 0)
    fetched: list[int] = []

    async def read(file: discord.Attachment, **_: object) -> bytes:
        fetched.append(file.size)
        return b""

    monkeypatch.setattr(discord.Attachment, "read", read)
    command, largest, options, option, name = _KINDS[kind]
    member, size = (night.organizer, largest + 1) if who == "organizer" else (night.outsider, 10)
    before = kept(night)
    answer = said(await night.run(member, command, **options, **{option: (name, b"x" * size)}))
    assert answer.startswith("⛔")
    assert fetched == []
    assert kept(night) == before
    if who == "organizer":
        assert says(answer, "refusal-file-too-large", most=largest // 1000)


async def test_a_file_that_is_larger_than_announced_is_refused(
    night: Night, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def read(_: discord.Attachment, **__: object) -> bytes:
        return b"x" * (LARGEST_RULES + 1)

    monkeypatch.setattr(discord.Attachment, "read", read)
    answer = said(await night.run(night.organizer, "rule import", file=("x.md", b"# a\nb\n")))
    assert says(answer, "refusal-file-too-large", size=301, most=300)


async def test_files_are_taken_apart_in_a_thread_of_their_own(
    night: Night, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []

    def noted(content: str) -> object:
        threads.append(threading.current_thread().name)
        return read_profile(content)

    monkeypatch.setattr(sys.modules["cogs.event"], "read_profile", noted)
    options = {"name": "Cup", "regulations": ("x.toml", b"x = 1\n")}
    assert "⛔" in said(await night.run(night.organizer, "event create", **options))
    assert [name.rstrip("0123456789_") for name in threads] == ["aside"]


async def test_a_thousand_players_are_entered_at_once(night: Night) -> None:
    await event_with(night, 2, capacity=500)
    begun = time.process_time()
    answer = said(await players_imported(night, ENTRIES["full"]))
    assert says(answer, "signup-imported", added=1000)
    assert time.process_time() - begun <= 250 * yardstick()


@pytest.mark.slow  # what else the machine does counts too
async def test_nobody_elses_acknowledgement_is_late_through_the_worst_files() -> None:
    """As in the running bot, a busy thread lets another one run after a millisecond."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(0.001)
    late: list[float] = []

    def read_all() -> None:
        for name, content in RULES.items():
            read_rules(content, name, MOST_RULES)
        for content in REGULATIONS.values():
            read_profile(content.decode())
        for content in ENTRIES.values():
            read_list(content)

    try:
        reading = asyncio.ensure_future(asyncio.to_thread(read_all))
        while not reading.done():
            begun = time.perf_counter()
            await asyncio.sleep(0.005)
            late.append(time.perf_counter() - begun - 0.005)
        await reading
    finally:
        sys.setswitchinterval(before)
    assert max(sorted(late)[: int(len(late) * 0.99)]) <= 0.1
