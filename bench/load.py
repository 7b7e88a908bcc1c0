"""Fifty interactions a second, Discord's own limit, against a real bot process on the simulated Discord.

With `--processes 2` two processes share a PostgreSQL database; each serves the people of a server of its own.
"""

import argparse
import asyncio
import random
import statistics
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from data.database import Database
from data.records import Guild
from data.transaction import write
from tests.support.loopback import Channel, LoopbackDiscord, Message, User
from tests.support.loopback import Guild as Server
from tests.support.loopback.model import InteractionHandle
from tests.support.process_night import ProcessNight, process_night
from tests.support.ways import chosen
from tests.support.wording import says

PLAYERS = 64
ACKNOWLEDGED_MS, MEMORY_MB = 300, 220


@dataclass(frozen=True)
class Crowd:
    """The people of one server, where they type, their event, and the post on which they click."""

    server: LoopbackDiscord
    hall: Channel
    event: int
    post: Message
    people: list[User]

    def act(self, chance: random.Random) -> InteractionHandle:
        """What people do while signup is open: join, leave, look, type."""
        player = chance.choice(self.people)
        match chance.randrange(5):
            case 0 | 1:
                return self.server.click(self.post, f"signup-join:{self.event}:0", player)
            case 2:
                return self.server.click(self.post, f"signup-leave:{self.event}:0", player)
            case 3:
                return self.server.slash(player, self.hall, "signup list")
        return self.server.autocomplete(player, self.hall, "signup join", {"event": "Lo"}, focused="event")


@dataclass
class SecondServer:
    """A server of the first shard, beside the one of the last that every night has."""

    guild: Server = field(init=False)
    hall: Channel = field(init=False)

    def prepare(self, server: LoopbackDiscord, database: Database) -> None:
        """Make it before the processes start."""
        last, guild = server.guild, server.guild
        while (guild.id >> 22) % 2:
            guild = server.world.add_guild("Second", server.owner, "en-US")
        server.guild = guild
        self.guild, self.hall = guild, server.channel("hall")
        role = server.role("Organizer")
        row = Guild(guild.id, language="en", announcements_channel=self.hall.id, organizer_role=role.id)
        write(database, lambda uow: uow.guilds.add(row), lambda _: True)
        server.guild = last

    async def crowd(self, server: LoopbackDiscord) -> Crowd:
        """Its people, with an event that is open."""
        last, server.guild = server.guild, self.guild
        role = next(role for role in self.guild.roles.values() if role.name == "Organizer")
        organizer = server.user("Second organizer", roles=[role])
        people = [server.user(f"Second {number:02d}") for number in range(PLAYERS)]
        server.guild = last
        return await _crowd(server, self.hall, self.hall, organizer, people, 2)


async def _crowd(
    server: LoopbackDiscord,
    hall: Channel,
    announcements: Channel,
    organizer: User,
    people: list[User],
    event: int,
) -> Crowd:
    await server.answered(server.slash(organizer, hall, "event create", {"name": "Load"}))
    await server.answered(server.slash(organizer, hall, *chosen("event open")))
    await server.until(lambda: bool(server.messages(announcements)))
    return Crowd(server, hall, event, server.messages(announcements)[0], people)


async def _rules_read(server: LoopbackDiscord, crowd: Crowd) -> None:
    """The bot has read the rules: it offers some to whoever types."""
    while True:
        typed = server.autocomplete(
            crowd.people[0], crowd.hall, "rule ask", {"question": "discard"}, focused="question"
        )
        await server.answered(typed, within=120)
        if typed.choices:
            return


async def _ask_the_rules(server: LoopbackDiscord, crowd: Crowd) -> None:
    """In both languages: people do on such a night."""
    for question in ("Who discards on a seven?", "7が出たとき手札8枚なら何枚捨てますか"):
        await server.answered(
            server.slash(crowd.people[0], crowd.hall, "rule ask", {"question": question}), 120
        )


async def measure(
    seconds: int, rate: int, folder: Path, processes: int = 1
) -> tuple[list[InteractionHandle], ProcessNight, int, int]:
    """Send `rate` interactions a second; the handles, the night, the bots' bytes with the rules read, and at last."""
    second = SecondServer() if processes > 1 else None
    prepare = second.prepare if second else None
    async with process_night(folder, PLAYERS, prepare=prepare, processes=processes) as night:
        server, hall = night.server, night.rooms["hall"]
        crowds = [await _crowd(server, hall, night.rooms["announcements"], night.organizer, night.players, 1)]
        if second:
            crowds.append(await second.crowd(server))
        for crowd in crowds:
            await _rules_read(server, crowd)
        at_rest = night.bot.memory()
        for crowd in crowds:
            await _ask_the_rules(server, crowd)
        chance = random.Random(3)  # noqa: S311 - which player does what
        handles = []
        clock = asyncio.get_running_loop()
        begin = clock.time()
        for number in range(seconds * rate):
            await asyncio.sleep(max(0.0, begin + number / rate - clock.time()))
            handles.append(crowds[number % len(crowds)].act(chance))
        await asyncio.sleep(3)  # whoever has no answer by then has none at all
        return handles, night, at_rest, night.bot.memory()


def main() -> None:
    """Print the figures beside the targets."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--rate", type=int, default=50)
    parser.add_argument("--processes", type=int, default=1, help="more than one share a PostgreSQL database")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        handles, night, at_rest, memory = asyncio.run(
            measure(options.seconds, options.rate, Path(folder), options.processes)
        )
    waits = sorted((handle.latency or 0) * 1000 for handle in handles if handle.acknowledged)
    wrong = sum(says(message.text, "error-reference") for message in night.server.world.all_messages())
    print(f"{len(handles)} interactions, {options.rate} a second for {options.seconds} s")
    print(f"processes           {options.processes}")
    print(f"acknowledged        {len(waits)} of {len(handles)}, failed {wrong}")
    print(f"acknowledgement p50 {statistics.median(waits):6.1f} ms")
    print(f"acknowledgement p99 {waits[int(len(waits) * 0.99)]:6.1f} ms   (target {ACKNOWLEDGED_MS})")
    print(f"acknowledgement max {waits[-1]:6.1f} ms")
    print(f"memory, rules read  {at_rest / 2**20:6.0f} MB   (target {MEMORY_MB} a process)")
    print(f"memory, rules asked {memory / 2**20:6.0f} MB   (the model and the Japanese dictionary with it)")
    print(f"contract faults     {len(night.server.contract_faults)}")


if __name__ == "__main__":
    main()
