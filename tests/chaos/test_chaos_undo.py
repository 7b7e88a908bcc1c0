"""The process is killed between an action and its undo, and in the middle of either: it is as if it had never been.

Every kill is a SIGKILL on a real process, at one of the requests with which the bot tells people of what was done or
taken back, each of them in its turn.
"""

import asyncio
import json
import os
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from data.privacy import export_guild
from data.records import AuditLine, Delivery, Notice, Person
from data.transaction import write
from data.unit_of_work import UnitOfWork
from league.entry import EntryStatus, EventEntry
from league.event import EventStatus
from league.ids import PlayerId
from tests.chaos.reaper import until
from tests.support.loopback import Message, User
from tests.support.process_night import ProcessNight, process_night, skip_without_postgres
from tests.support.undo import STATE, STRUCK, TOLD

PLAYERS = 8
KILLS = int(os.environ.get("CHAOS_UNDO_KILLS", "4"))
"""At so many requests after an action, and after its undo, one after the other."""


@dataclass(frozen=True)
class ToldDeed:
    """An action that tells people in public, in threads or in private; who takes it back, and its options."""

    command: str
    who: str
    options: Callable[[UnitOfWork], dict[str, object]] = lambda _: {}


def first(uow: UnitOfWork) -> PlayerId:
    """The first player at the first table."""
    return uow.tables.find()[0].seats[0]


DEEDS = (
    ToldDeed("round swap", "judge", lambda uow: {"player": first(uow), "other": uow.tables.find()[1].seats[0]}),
    ToldDeed("round pause", "judge"),
    ToldDeed("penalty warn", "judge", lambda uow: {
        "player": first(uow), "section": "cjp/penalty-levels", "reason": "Shouted", "public": True,
    }),
    ToldDeed("result walkover", "judge", lambda uow: {
        "table": uow.tables.find()[0].id, "winner": first(uow), "reason": "nobody else came",
    }),
    ToldDeed("signup drop", "organizer", lambda uow: {"player": first(uow)}),
    ToldDeed("round cancel", "organizer"),
    ToldDeed("event announce", "organizer", lambda _: {"words": "Bring your own dice"}),
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("processes", [1, 2])
async def test_an_action_and_its_undo_survive_a_kill_at_any_request(tmp_path: Path, processes: int) -> None:
    skip_without_postgres(processes)
    async with process_night(tmp_path, PLAYERS, processes=processes) as night:
        await begun(night)
        axe = Axe(night)
        axe.hang()
        for number, deed in enumerate(DEEDS * (KILLS + 1)):
            kill_at = number // len(DEEDS)  # 0: only between the two
            before, stood = state(night), shown(night)
            line = await done(axe, deed, kill_at)
            await restarted(night)
            await taken_back(axe, deed, line, kill_at)
            assert state(night) == before, deed.command
            hold_against(stood, shown(night))
            everybody_was_told_once(night, line)
        assert "Traceback" not in night.bot.output
        assert night.server.contract_faults == []


@dataclass
class Axe:
    """Kills the bot at the so-manyth request that posts or edits, counted from when it was lifted (0: not at all)."""

    night: ProcessNight
    at: int = 0
    seen: int = 0

    def hang(self) -> None:
        self.night.server.after_request(self._strike)

    def _strike(self, method: str, path: str) -> None:
        if method in {"POST", "PATCH"} and ("/messages" in path or "/threads" in path):
            self.seen += 1
            if self.seen == self.at:
                self.night.bot.kill_now()

    @contextmanager
    def lifted(self, at: int) -> Iterator[None]:
        self.at, self.seen = at, 0
        try:
            yield
        finally:
            self.at = 0


async def begun(night: ProcessNight) -> None:
    """An event whose first round is being played."""
    organizer, hall = night.organizer, night.rooms["hall"]

    async def run(command: str, **options: object) -> None:
        handle = night.server.slash(organizer, hall, command, options)  # type: ignore[arg-type]  # test values
        await night.server.answered(handle)
        assert "⛔" not in handle.text, handle.text

    await run("event create", name="Night", rounds=2)
    await run("event open")
    guild = night.server.guild.id
    write(night.database, lambda uow: enter(uow, guild, night.players), lambda _: True)
    for command in ("event close", "round seat", "round publish", "round start"):
        await run(command)
    await quiet(night)


def enter(uow: UnitOfWork, guild: int, players: list[User]) -> None:
    """Everybody has signed up."""
    (event,) = uow.events.find(status=EventStatus.OPEN)
    entries = uow.entries.list_of(event)
    people = [uow.people.add(Person(0, guild, user.name, user.id)) for user in players]
    entered = (EventEntry(PlayerId(p.id), EntryStatus.CONFIRMED, n) for n, p in enumerate(people, 1))
    uow.entries.store(event, replace(entries, entries=tuple(entered)))


async def done(axe: Axe, deed: ToldDeed, kill_at: int) -> AuditLine:
    """The action is carried out, with a kill at one of the requests that follow; nobody does it twice."""
    night = axe.night
    known = newest(night).id
    options = night.look(deed.options)
    with axe.lifted(kill_at):
        while newest(night).id == known:
            await attempt(night, lambda: slash(night, deed.who, deed.command, options))
        await quiet(night)
    return newest(night)


async def taken_back(axe: Axe, deed: ToldDeed, line: AuditLine, kill_at: int) -> None:
    """The organizer or judge clicks until it is taken back."""
    night = axe.night

    def undone() -> bool:
        found = night.look(lambda uow: uow.journal.line(line.id))
        return found is not None and bool(found.undone_by)

    event: dict[str, object] = {"event": line.event_id, "action": line.id}
    with axe.lifted(kill_at):
        while not undone():
            looked = await attempt(night, lambda: slash(night, deed.who, "event undo", event))
            if looked is not None and not undone():
                await attempt(night, lambda m=looked: click(night, deed.who, m))  # type: ignore[misc]  # bound now
        await quiet(night)
    assert newest(night).action == "undo"


Handle = Callable[[], object]


def slash(night: ProcessNight, who: str, command: str, options: dict[str, object]) -> object:
    person: User = getattr(night, who)
    return night.server.slash(person, night.rooms["hall"], command, options)  # type: ignore[arg-type]  # test values


def click(night: ProcessNight, who: str, message: Message) -> object:
    button = next(found for found in custom_ids(message) if found.startswith("event-undo:"))
    return night.server.click(message, button, getattr(night, who))


def custom_ids(message: Message) -> list[str]:
    return [str(item["custom_id"]) for item in message.components if "custom_id" in item]


async def attempt(night: ProcessNight, deed: Handle) -> Message | None:
    """Somebody does something; if the bot is dead it is started again. The message that answers, if one came."""
    if not night.bot.running:
        await revived(night)
    try:
        handle = deed()
        await night.server.answered(handle, within=4)  # type: ignore[arg-type]  # a handle
    except (TimeoutError, ValueError, LookupError, StopIteration):
        await asyncio.sleep(0.1)
        return None
    return handle.messages[-1] if handle.messages else None  # type: ignore[attr-defined]  # the same


async def restarted(night: ProcessNight) -> None:
    """Killed between the action and its undo."""
    night.bot.kill_now()
    await revived(night)


async def revived(night: ProcessNight) -> None:
    await night.bot.kill()
    await night.dead_are_gone(within=20)
    await night.bot.start()
    await night.all_connected()


async def quiet(night: ProcessNight) -> None:
    """Everything that was to be said is said; a bot that was killed meanwhile is started again."""
    while True:
        if not night.bot.running:
            await revived(night)
        try:
            await until("all is delivered", lambda: night.look(delivered) or not night.bot.running, night.bot)
        except AssertionError:
            if night.bot.running:
                raise
        if night.bot.running and night.look(delivered):
            return


def delivered(uow: UnitOfWork) -> bool:
    waiting = {Delivery.PENDING, Delivery.SETTLED}
    notices = [one for one in uow.outbox.notices.find() if one.state in waiting]
    return not notices and all(post.wanted == post.done for post in uow.outbox.posts.find())


def state(night: ProcessNight) -> dict[str, object]:
    kept = json.loads(export_guild(night.database, night.server.guild.id))
    return {name: [without_version(row) for row in kept[name]] for name in STATE if name != "clock"}


def without_version(row: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in row.items() if key != "version"}


def shown(night: ProcessNight) -> dict[int, str]:
    """What stands, without the lines that name a moment: a clock counts the time that the test takes."""
    return {message.id: _timeless(message.text) for message in night.messages()}


def _timeless(words: str) -> str:
    return "\n".join(line for line in words.splitlines() if "<t:" not in line)


def hold_against(stood: dict[int, str], now: dict[int, str]) -> None:
    """What stood and is there says the same; everything new says what it is."""
    assert {n: now[n] for n in stood if n in now} == {n: stood[n] for n in stood if n in now}
    new = Counter(words for number, words in now.items() if number not in stood)
    gone = Counter(words for number, words in stood.items() if number not in now)
    for words in new - gone:
        assert STRUCK in words or TOLD in words, words


def everybody_was_told_once(night: ProcessNight, line: AuditLine) -> None:
    """Each message of the action is struck, and nobody is told twice."""
    struck: tuple[Notice, ...] = night.look(lambda uow: uow.outbox.notices.find(audit_id=line.id))
    assert {one.text for one in struck if one.message_id} <= {"notice-taken-back"}
    messages = Counter(
        one.message_id for one in night.look(lambda uow: uow.outbox.notices.find()) if one.message_id
    )
    assert {number: count for number, count in messages.items() if count > 1} == {}


def newest(night: ProcessNight) -> AuditLine:
    found: AuditLine = night.look(lambda uow: uow.journal.lines(night.server.guild.id, 0, 1)[0])
    return found
