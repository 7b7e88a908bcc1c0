"""A thousand games by post and fifty interactions a second, against a real bot process on the simulated Discord.

`python -m bench games [--games 1000] [--rate 50] [--seconds 60]`. The simulated Discord and the people live in this
process, the bot in another; what each takes of the machine's cores is printed. See `bench.games_night` for what is
set up, and how.
"""

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from sqlmodel import Session, col, func, select

from bench.games_night import GamesNight, games_night
from data.game_tables import GameEventRow
from data.outbox_tables import NoticeRow, PostRow
from tests.support.loopback import Message, User
from tests.support.loopback.model import InteractionHandle

ACKNOWLEDGED_MS: Final = 300
PICTURE_MS: Final = 1500
MEMORY_MB: Final = 300
_DRAIN = 60.0
_TRIES = 6
_NOT_PRESSED = ("=thread", "=message", "=judge", "?judge")
_TICK = os.sysconf("SC_CLK_TCK")


@dataclass(repr=False, eq=False)
class Deed:
    """One interaction: what kind it was, and how long a person waited for the answer to be seen."""

    kind: str
    handle: InteractionHandle
    seen_after: float | None = None
    picture: bool = False


@dataclass(repr=False, eq=False)
class Crowd:
    """The people: what they see and could press, and what they did."""

    night: GamesNight
    chance: random.Random
    cards: list[tuple[Message, User]] = field(default_factory=list)
    panels: list[tuple[Message, User]] = field(default_factory=list)
    deeds: list[Deed] = field(default_factory=list)
    waiting: set[asyncio.Task[None]] = field(default_factory=set)

    def look(self) -> None:
        """See which messages have controls by now."""
        channels = [channel for channel in self.night.server.world.channels.values() if channel.recipient]
        self.cards = [
            (message, channel.recipient)
            for channel in channels
            for message in channel.messages.values()
            if channel.recipient and not message.deleted and pressable(message)
        ]
        self.panels = [one for one in self.panels[-400:] if not one[0].deleted and pressable(one[0])]

    def act(self) -> None:
        """Somebody does something."""
        dice = self.chance.random()
        if dice < 0.60:
            self._press(self.cards)
        elif dice < 0.70 and self.panels:
            self._press(self.panels)
        elif dice < 0.82:
            self._board()
        elif dice < 0.90:
            self._command()
        elif dice < 0.95:
            self._type()
        else:
            self._stale()

    def _press(self, messages: Sequence[tuple[Message, User]]) -> None:
        """A control of a panel: every enabled one is as likely as any other."""
        message, user = self.chance.choice(messages)
        found = pressable(message)
        if not found:  # it was redrawn since we looked
            return self._board()
        item = self.chance.choice(found)
        custom_id, server = item["custom_id"], self.night.server
        kind = kind_of(custom_id)
        if "options" not in item:
            return self._sent(kind, server.click(message, custom_id, user))
        values = [line["value"] for line in item["options"]]
        picked = self.chance.sample(values, min(len(values), item.get("min_values") or 1))
        return self._sent(kind, server.select(message, custom_id, user, picked))

    def _board(self) -> None:
        message, users = self.chance.choice(self.night.boards)
        verbs = {"game-turn", "game-hand", "game-trade", "game-orders"}
        found = [item for item in message.components if str(item.get("custom_id", "")).split(":")[0] in verbs]
        if found:
            item, user = self.chance.choice(found), self.chance.choice(users)
            self._sent("open", self.night.server.click(message, item["custom_id"], user))

    def _command(self) -> None:
        message, users = self.chance.choice(self.night.boards)
        if message.thread:
            user, path = self.chance.choice(users), self.chance.choice(("game show", "game hand"))
            self._sent("command", self.night.server.slash(user, message.thread, path))

    def _type(self) -> None:
        message, users = self.chance.choice(self.night.boards)
        user, typed = self.chance.choice(users), {"game": str(self.chance.randrange(10))}
        self._sent(
            "typing", self.night.server.autocomplete(user, message.channel, "game show", typed, "game")
        )

    def _stale(self) -> None:
        """The same button again while it still stands there: a second click, which the bot must not carry out."""
        earlier = [
            deed.handle for deed in self.deeds[-200:] if deed.kind == "move" and still_stands(deed.handle)
        ]
        if earlier:
            self._sent("stale", self.night.server.again(earlier[-1]))

    def _sent(self, kind: str, handle: InteractionHandle) -> None:
        deed = Deed(kind, handle)
        self.deeds.append(deed)
        task = asyncio.create_task(self._wait(deed))
        self.waiting.add(task)
        task.add_done_callback(self._answered)

    def _answered(self, task: asyncio.Task[None]) -> None:
        self.waiting.discard(task)

    async def _wait(self, deed: Deed) -> None:
        """Until the person sees something."""
        clock = asyncio.get_running_loop()
        begin = clock.time()
        await deed.handle.answered_event.wait()
        deed.seen_after = clock.time() - begin
        answer = deed.handle.response or (deed.handle.source if deed.handle.answer_type == 6 else None)
        deed.picture = answer is not None and bool(answer.attachments)
        if answer is not None and answer.ephemeral:
            self.panels.append((answer, deed.handle.user))


def pressable(message: Message) -> list[dict[str, Any]]:
    """The controls of a game's panel under a message that can be used and end nothing for good."""
    return [
        item
        for item in message.components
        if str(item.get("custom_id", "")).startswith("play")
        and not item.get("disabled")
        and not item["custom_id"].split(":", 3)[3].startswith(_NOT_PRESSED)
    ]


def still_stands(handle: InteractionHandle) -> bool:
    """Whether the control that was used is still there: Discord delivers no click on one that is gone."""
    source, custom_id = handle.source, handle.payload["data"]["custom_id"]
    if source is None or source.deleted:
        return False
    return any(item.get("custom_id") == custom_id for item in source.components)


def kind_of(custom_id: str) -> str:
    """An action of the rules, a step of the panel, or a wish such as a standing order."""
    words = custom_id.split(":", 3)[3]
    return {"?": "step", "=": "wish"}.get(words[:1], "move")


# Measuring


@dataclass
class Sample:
    """The bot from outside at one moment."""

    memory: int
    backlog: int


@dataclass
class Figures:
    """What one run measured."""

    deeds: list[Deed]
    seconds: float
    bot_cpu: float
    our_cpu: float
    whole_cpu: float
    samples: list[Sample]
    moves: int
    drained_after: float | None
    contract_faults: int
    log: str


async def measure(games: int, rate: int, seconds: int, folder: Path) -> Figures:
    """Set up, send, and look on."""
    begin = time.perf_counter()
    async with games_night(folder, games) as night:
        print(f"set up: {games} games in {time.perf_counter() - begin:.0f} s", flush=True)
        crowd = Crowd(night, random.Random(5))  # noqa: S311 - who does what
        crowd.look()
        await rules_read(night)
        stored, cpu = events(night), (cpu_of(night.bot.pid), time.process_time())
        samples = [Sample(night.bot.memory(), backlog(night))]
        clock = asyncio.get_running_loop()
        start = clock.time()
        for number in range(seconds * rate):
            if number % rate == 0:
                crowd.look()
                night.server.world.files.clear()  # nobody downloads the pictures
                samples.append(Sample(night.bot.memory(), backlog(night)))
            await asyncio.sleep(max(0.0, start + number / rate - clock.time()))
            crowd.act()
        took = clock.time() - start
        used = cpu_of(night.bot.pid) - cpu[0], time.process_time() - cpu[1]
        drained = await drain(night, samples)
        if crowd.waiting:
            await asyncio.wait(crowd.waiting, timeout=5)
        return Figures(
            crowd.deeds, took, *used, cpu_of(night.bot.pid) - cpu[0], samples, events(night) - stored, drained,
            len(night.server.contract_faults), night.bot.output,
        )  # fmt: skip


async def rules_read(night: GamesNight) -> None:
    """Ask the rules until they answer: their index counts as memory, and a busy machine loses the first questions."""
    board, users = night.boards[0]
    for _ in range(_TRIES):
        asked = night.server.slash(users[0], board.channel, "rule ask", {"question": "誰が7で捨てますか"})
        with suppress(TimeoutError):
            await night.server.answered(asked, within=20)
            return
    raise TimeoutError("the rules are not read")


async def drain(night: GamesNight, samples: list[Sample]) -> float | None:
    """How long the outbox still works when nobody does anything any more; None if it does not come to an end."""
    begin = time.perf_counter()
    while (left := time.perf_counter() - begin) < _DRAIN:
        samples.append(Sample(night.bot.memory(), backlog(night)))
        if samples[-1].backlog == 0:
            return left
        night.server.world.files.clear()
        await asyncio.sleep(0.5)
    return None


def backlog(night: GamesNight) -> int:
    """Posts and notices that wait; first messages to new players, sent slowly on purpose, do not count."""
    with Session(night.database) as session:
        posts = session.exec(select(func.count()).where(col(PostRow.wanted) > col(PostRow.done))).one()
        waiting = col(NoticeRow.state).in_(("pending", "settled")), col(NoticeRow.due_at).is_(None)
        return posts + session.exec(select(func.count()).where(*waiting)).one()


def events(night: GamesNight) -> int:
    """Stored events of all games."""
    with Session(night.database) as session:
        return session.exec(select(func.count()).select_from(GameEventRow)).one()


def cpu_of(pid: int) -> float:
    """Seconds that a process has computed."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICK


def share(values: Sequence[float], part: float) -> float:
    """The value below which this part of them lies, in milliseconds."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] * 1000 if ordered else float("nan")


def table(figures: Figures) -> list[str]:
    """The figures by kind of interaction."""
    lines = [
        f"{'':10}{'number':>8}{'no answer':>11}{'ack p50':>9}{'p99':>7}{'seen p50':>10}{'p95':>7}{'p99':>7}"
    ]
    kinds = ["all", *sorted({deed.kind for deed in figures.deeds})]
    for kind in kinds:
        deeds = [deed for deed in figures.deeds if kind in {"all", deed.kind}]
        lines.append(line(kind, deeds))
    return [*lines, line("pictures", [deed for deed in figures.deeds if deed.picture])]


def line(name: str, deeds: Sequence[Deed]) -> str:
    """One row: milliseconds."""
    latencies = [deed.handle.latency for deed in deeds if deed.handle.latency is not None]
    seen = [deed.seen_after for deed in deeds if deed.seen_after is not None]
    numbers = (
        share(latencies, 0.5),
        share(latencies, 0.99),
        share(seen, 0.5),
        share(seen, 0.95),
        share(seen, 0.99),
    )
    lost = sum(deed.handle.latency is None for deed in deeds)
    return "{:10}{:8}{:11}{:9.0f}{:7.0f}{:10.0f}{:7.0f}{:7.0f}".format(name, len(deeds), lost, *numbers)


def main() -> None:
    """Print the figures beside the targets."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--rate", type=int, default=50)
    parser.add_argument("--seconds", type=int, default=60)
    options = parser.parse_args()
    load = os.getloadavg()
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(measure(options.games, options.rate, options.seconds, Path(folder)))
    print("\n".join(table(figures)))
    deeds = figures.deeds
    latencies = [deed.handle.latency for deed in deeds if deed.handle.latency is not None]
    moved = [
        deed.seen_after
        for deed in deeds
        if deed.kind == "move" and deed.picture and deed.seen_after is not None
    ]
    print(f"{len(deeds)} interactions in {figures.seconds:.0f} s, {figures.moves} events stored")
    print(f"acknowledgement p99    {share(latencies, 0.99):7.0f} ms  (target {ACKNOWLEDGED_MS})")
    print(f"move with picture p95  {share(moved, 0.95):7.0f} ms  (target {PICTURE_MS})")
    start = figures.samples[0].memory / 2**20
    peak = max(sample.memory for sample in figures.samples) / 2**20
    print(f"bot's memory, peak     {peak:7.0f} MB  (target {MEMORY_MB}; at the start {start:.0f})")
    each = figures.whole_cpu / len(deeds)
    print(
        f"the bot computes       {each * 1000:7.0f} ms for an interaction, all that follows from it included"
    )
    worst = max(sample.backlog for sample in figures.samples)
    after = "not within a minute" if figures.drained_after is None else f"{figures.drained_after:.1f} s"
    print(f"outbox: at most {worst} waiting; empty after the end in {after}")
    print(
        f"cores: bot {figures.bot_cpu / figures.seconds:.2f}, "
        f"simulated Discord and people {figures.our_cpu / figures.seconds:.2f}"
    )
    print(
        f"contract faults {figures.contract_faults}; load average before {load[0]:.1f}, after {os.getloadavg()[0]:.1f}"
    )
    if figures.log:
        print(
            f"the bot's log ({len(figures.log.splitlines())} lines):\n{figures.log[:1500]}", file=sys.stderr
        )


if __name__ == "__main__":
    main()
