"""Several processes on one PostgreSQL, killed one after the other, and the database stopped dead in the middle.

People of a server each, and people who are on all of them, sign up and leave, look and type; organizers add guests.
At the end every deed that was acknowledged stands, none stands twice, and Discord shows what is stored. With
`--no-faults --servers 5000` the CPU of the same load is measured beside so many servers in which nobody does anything.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from bench.towns import Country, Town, entered, guests_of, stands
from data.unit_of_work import UnitOfWork
from tests.chaos.reaper import until
from tests.chaos.told import told_otherwise
from tests.support import postgres
from tests.support.loopback import User
from tests.support.loopback.model import InteractionHandle
from tests.support.loopback.process import BotProcess, BotProcesses
from tests.support.own_postgres import OwnPostgres, own_postgres
from tests.support.process_night import ProcessNight, process_night
from tests.support.ways import chosen
from tests.support.wording import says

ACKNOWLEDGED_MS = 300
_PATIENCE = 12.0
"""Seconds after which somebody expects no answer any more."""
_STARTING, _SETTLED, _A_LOOK = 300.0, 3.0, 0.2
_TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(repr=False)
class Trial:
    """The load, what became of it, and when it could not be served."""

    night: ProcessNight
    towns: list[Town]
    cluster: OwnPostgres
    chance: random.Random
    handles: list[tuple[int, InteractionHandle]] = field(default_factory=list)
    away: list[tuple[int, float, float]] = field(default_factory=list)
    """Which shard (-1: all) was not served from when to when, by Discord's clock."""
    kills: int = 0
    unanswered: int = 0
    crowded: int = 0
    wrong: list[str] = field(default_factory=list)
    tasks: set[asyncio.Task[None]] = field(default_factory=set)

    @property
    def now(self) -> float:
        """Discord's clock."""
        return self.night.server.world.now()

    async def load(self, rate: float, seconds: float) -> None:
        """So many interactions a second, whoever has answered or not; somebody who waits does nothing else."""
        clock = asyncio.get_running_loop()
        begun = clock.time()
        for number in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, begun + number / rate - clock.time()))
            town = self.towns[number % len(self.towns)]
            person = self.chance.choice([town.organizer, *town.people])
            if person.id in town.busy:
                self.crowded += 1
                continue
            task = asyncio.create_task(self._act(town, person))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        await asyncio.gather(*self.tasks)

    async def _act(self, town: Town, person: User) -> None:
        town.busy.add(person.id)
        server, kind = self.night.server, self.chance.randrange(4)
        if person is town.organizer:
            await self._add_guest(town)
        elif kind == 0:
            await self._answered(town, server.slash(person, town.hall, "signup list"))
        elif kind == 1:
            typed = {"event": "Lo"}
            await self._answered(
                town, server.autocomplete(person, town.hall, "signup join", typed, focused="event")
            )
        else:
            await self._join_or_leave(town, person)
        if town.joined.get(person.id, False) is not None:
            town.busy.discard(person.id)

    async def _answered(self, town: Town, handle: InteractionHandle) -> bool:
        """Whether an answer came; it is noted when the interaction was sent."""
        self.handles.append((town.shard, handle))
        with suppress(TimeoutError):
            await self.night.server.answered(handle, within=_PATIENCE)
            return True
        self.unanswered += 1
        return False

    async def _join_or_leave(self, town: Town, person: User) -> None:
        was_in = town.joined.get(person.id, False)
        verb = "leave" if was_in else "join"
        handle = self.night.server.click(town.post, f"signup-{verb}:{town.event}:0", person)
        if not await self._answered(town, handle):
            town.joined[person.id] = None
        elif "✅" in handle.text:
            town.joined[person.id] = not was_in
        elif not _of_an_outage(handle.text):
            self.wrong.append(handle.text)

    async def _add_guest(self, town: Town) -> None:
        name = f"Guest {town.shard} {len(town.guests)}"
        form = self.night.server.slash(town.organizer, town.hall, *chosen("signup add"))
        if not await self._answered(town, form) or form.modal is None:
            return
        handle = self.night.server.submit_modal(form, {"guest": name})
        if await self._answered(town, handle) and "✅" not in handle.text and not _of_an_outage(handle.text):
            self.wrong.append(handle.text)
        town.guests[name] = int("✅" in handle.text)

    # Faults

    async def kill_in_turn(self, every: float, seconds: float) -> None:
        """One process after the other ends without warning, and is started again."""
        processes = _each(self.night)
        until_then = asyncio.get_running_loop().time() + seconds
        for number in range(int(seconds / every)):
            await asyncio.sleep(every / 2)
            if asyncio.get_running_loop().time() > until_then:
                return  # a slow machine starts a process for longer than `every`
            shard = number % len(processes)
            begun = self.now
            await processes[shard].kill()
            self.kills += 1
            await self._started(processes[shard], shard)
            self.away.append((shard, begun, self.now))
            await asyncio.sleep(every / 2)

    async def _started(self, process: BotProcess, shard: int) -> None:
        """Until it hears events. One that finds no database ends; its host's supervisor starts it again."""
        async with asyncio.timeout(_STARTING):
            while shard not in self._heard():
                if not process.running:
                    await process.start()
                await asyncio.sleep(_A_LOOK)

    async def stop_database(self, after: float) -> None:
        """PostgreSQL dies, and is back a second later."""
        await asyncio.sleep(after)
        begun = self.now
        await asyncio.to_thread(self.cluster.stop_dead)
        await asyncio.sleep(1)
        await asyncio.to_thread(self.cluster.start)
        self.away.append((-1, begun, self.now))

    def _heard(self) -> set[int]:
        """The shards whose process hears events."""
        sessions = self.night.server.gateway.sessions.values()
        return {session.shard[0] for session in sessions if session.outbox is not None}

    # What came of it

    def lost_or_doubled(self) -> Iterator[str]:
        """What is not as those who were told that it is done must find it."""
        for town in self.towns:
            inside = self.night.look(lambda uow, of=town: entered(uow, of))  # type: ignore[misc]  # bound now
            for person in town.people:
                told = town.joined.get(person.id, False)
                if told not in (None, person.id in inside):
                    yield f"{person.name} on shard {town.shard} was told {told}, and that is not so"
            named = Counter(self.night.look(lambda uow, of=town: guests_of(uow, of)))  # type: ignore[misc]  # bound now
            for name, least in town.guests.items():
                if not least <= named[name] <= 1:
                    yield f"{name} is there {named[name]} times, told {least}"
            posts = [one for one in town.announcements.messages.values() if stands(one)]
            if len(posts) != 1:
                yield f"shard {town.shard} has {len(posts)} announcements"

    def late(self, of_shard: int, sent: float) -> bool:
        """Whether an interaction fell into a failover of its process or of the database, or just after."""
        return any(
            shard in (-1, of_shard) and begun - _SETTLED <= sent <= ended + _SETTLED
            for shard, begun, ended in self.away
        )


def _of_an_outage(words: str) -> bool:
    """Whether somebody was told that nothing was changed, for the database was away."""
    return says(words, "database-trouble")


def _each(night: ProcessNight) -> list[BotProcess]:
    """The processes, by their shard."""
    return list(night.bot._bots) if isinstance(night.bot, BotProcesses) else [night.bot]  # noqa: SLF001 - each is killed by itself


def _cpu(pids: list[int]) -> float:
    """Seconds of CPU that processes have used; 0 for one that is gone."""
    total = 0
    for pid in pids:
        with suppress(OSError):
            fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
            total += sum(map(int, fields[11:15]))  # of children that have ended, too
    return total / _TICKS


@dataclass(frozen=True, repr=False)  # a look at all that a trial holds would take minutes
class Figures:
    """What is printed."""

    trial: Trial
    used: tuple[float, float] | None
    """Seconds of CPU of the processes and of PostgreSQL; None where processes began anew in between."""
    memory: float
    seconds: float
    faults: list[str]

    def lines(self) -> Iterator[str]:
        """A figure a line."""
        trial = self.trial
        sent = len(trial.handles)
        smooth = [one for shard, one in trial.handles if not trial.late(shard, one.sent_at)]
        waits = sorted((one.latency or 0) * 1000 for one in smooth if one.acknowledged)
        missed = sum(not one.acknowledged for one in smooth)
        yield f"sent                 {sent} in {self.seconds:.0f} s: {sent / self.seconds:.0f} a second"
        yield f"not sent             {trial.crowded}: whoever was to do it still waited"
        dead = sum(shard < 0 for shard, *_ in trial.away)
        yield f"kills                {trial.kills}, database stopped dead {dead} times"
        yield f"outside of failovers {len(smooth)}, not acknowledged {missed}"
        if waits:
            yield f"acknowledgement p50  {waits[len(waits) // 2]:6.1f} ms"
            yield f"acknowledgement p99  {waits[int(len(waits) * 0.99)]:6.1f} ms   (target {ACKNOWLEDGED_MS})"
        yield f"without an answer    {trial.unanswered}, all in failovers: {missed == 0}"
        if self.used:
            bots, database = (1000 * seconds / max(1, sent) for seconds in self.used)
            yield f"CPU an interaction   {bots:6.1f} ms, and PostgreSQL's {database:.1f} ms"
        yield f"memory a process     {self.memory:6.0f} MB"
        yield f"lost, doubled, told otherwise: {len(self.faults)}"
        yield from (f"  {fault}" for fault in self.faults[:20])


@dataclass(frozen=True)
class Options:
    """How much of what."""

    processes: int = 4
    rate: float = 200
    seconds: float = 120
    kill_every: float = 10
    """Seconds; 0: no faults."""
    servers: int = 0
    """Further ones, where nobody does anything."""
    seed: int = 1


async def measure(options: Options, folder: Path) -> Figures:
    """Run the load with its faults, on a PostgreSQL of its own."""
    with own_postgres() as cluster:
        before, postgres.SERVER = postgres.SERVER, cluster.address
        try:
            return await _measured(options, cluster, folder)
        finally:
            postgres.SERVER = before


async def _measured(options: Options, cluster: OwnPostgres, folder: Path) -> Figures:
    country = Country(options.processes, options.servers)
    settings = {"GUILDHALL_LIMITS": json.dumps({"signup:person": "100000/60"})}
    async with process_night(
        folder, 1, prepare=country.found, processes=options.processes, settings=settings
    ) as night:
        await country.open(night)
        trial = Trial(night, country.towns, cluster, random.Random(options.seed))  # noqa: S311 - who does what
        bots, database, spent = _bots_cpu(night), _cpu([*cluster.processes]), list[float]()
        async with asyncio.TaskGroup() as all_of_it:
            all_of_it.create_task(trial.load(options.rate, options.seconds))
            if options.kill_every:
                all_of_it.create_task(trial.kill_in_turn(options.kill_every, options.seconds))
                all_of_it.create_task(trial.stop_database(options.seconds * 0.55))
            all_of_it.create_task(_after(options.seconds, lambda: spent.append(_bots_cpu(night) - bots)))
        used = None if options.kill_every else (spent[0], _cpu([*cluster.processes]) - database)
        await until("all is delivered", lambda: night.look(_all_delivered), night.bot)
        memory = night.bot.memory() / 2**20 / options.processes
        faults = [*trial.lost_or_doubled(), *told_otherwise(night), *trial.wrong, *_bugs(night)]
        return Figures(trial, used, memory, options.seconds, faults)


async def _after(seconds: float, look: Callable[[], None]) -> None:
    await asyncio.sleep(seconds)
    look()


def _bots_cpu(night: ProcessNight) -> float:
    return _cpu([process.pid for process in _each(night)])


def _all_delivered(uow: UnitOfWork) -> bool:
    return uow.outbox.next_due() is None


def _bugs(night: ProcessNight) -> list[str]:
    found = night.bot.output.find("Traceback")
    return [night.bot.output[max(0, found - 300) : found + 3000]] if found >= 0 else []


def main() -> int:
    """Print the figures; 1 where something was lost, doubled or told otherwise."""
    parser = argparse.ArgumentParser(description=__doc__)
    for name, value in asdict(Options()).items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(value), default=value)
    options = Options(**vars(parser.parse_args()))
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(measure(options, Path(folder)))
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"],  # noqa: S607 - whichever git there is
        capture_output=True,
        text=True,
        check=False,
    )
    print(
        f"{datetime.now(UTC):%Y-%m-%d}, {commit.stdout.strip()}: {options.processes} processes on one PostgreSQL,"
    )
    print(
        f"{options.servers} further servers, {os.cpu_count()} cores, {options.rate:g} interactions a second wanted"
    )
    print("\n".join(figures.lines()))
    return int(bool(figures.faults))


if __name__ == "__main__":
    sys.exit(main())
