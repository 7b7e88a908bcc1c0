"""A league night with a real bot process and database; the simulated Discord outlives the bot."""

import random
import sys
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import pytest

from data.database import Database, open_database
from data.migrate import upgrade
from data.records import Guild
from data.transaction import read, write
from data.unit_of_work import UnitOfWork
from league.ids import PlayerId
from tests.support import postgres
from tests.support.loopback import TOKEN, BotProcess, BotProcesses, Channel, LoopbackDiscord, Message, User

T = TypeVar("T")


@dataclass
class ProcessNight:
    """The server, the bot's process, the database, and the people."""

    server: LoopbackDiscord
    bot: BotProcess
    database: Database
    rooms: dict[str, Channel]
    organizer: User
    judge: User
    players: list[User]

    def look(self, query: Callable[[UnitOfWork], T]) -> T:
        """Read the database as it is on disk."""
        return read(self.database, query)

    async def all_connected(self, within: float = 60) -> None:
        """Wait until every process hears events; TimeoutError as soon as one has ended."""

        def hear() -> bool:
            return self.server.gateway.connections >= self.bot.wanted

        with suppress(TimeoutError):
            await self.server.until(lambda: hear() or not self.bot.running, within)
        if not hear():
            heard = (
                f"{self.server.gateway.connections} of {self.bot.wanted} hear events, {self.bot.alive} run"
            )
            raise TimeoutError(f"{heard}\n{self.bot.output[-6000:]}")

    async def dead_are_gone(self, within: float) -> None:
        """Wait until no process hears events that does not run."""
        await self.server.until(lambda: self.server.gateway.connections <= self.bot.alive, within)

    def user_of(self, player: int) -> User:
        """The Discord user behind a player."""
        user_id = self.look(lambda uow: uow.people.require(PlayerId(player))).user_id
        return next(user for user in self.players if user.id == user_id)

    def messages(self) -> list[Message]:
        """Everything that the bot has posted for all to see, threads and private messages included."""
        shown = self.server.world.all_messages()
        return [m for m in shown if not m.ephemeral and not m.deleted and not m.loading]


@asynccontextmanager
async def process_night(
    folder: Path,
    players: int,
    confirm_minutes: int = 0,
    prepare: Callable[[LoopbackDiscord, Database], None] | None = None,
    processes: int = 1,
    settings: Mapping[str, str] | None = None,
    web_ports: Sequence[int] = (),
    bot_process: type[BotProcess] = BotProcess,
) -> AsyncIterator[ProcessNight]:
    """A server that is set up, and a bot that serves it; `prepare` adds what is to be there before it starts.

    `settings` are further ones of the host, by the names of their variables; `web_ports` has each process's pages.

    Several processes share a PostgreSQL database: private messages are the first one's, the server is the last one's.
    """
    with postgres.empty() if processes > 1 else postgres.no_server(folder) as url:
        own = [{"GUILDHALL_WEB_PORT": str(port)} for port in web_ports] or [{}] * processes
        of_each = [{**(settings or {}), **one, **_shard(number, processes)} for number, one in enumerate(own)]
        async with _night(folder, players, confirm_minutes, prepare, url, of_each, bot_process) as night:
            yield night


@asynccontextmanager
async def _night(
    folder: Path,
    players: int,
    confirm_minutes: int,
    prepare: Callable[[LoopbackDiscord, Database], None] | None,
    url: str,
    settings: Sequence[Mapping[str, str]],
    bot_process: type[BotProcess],
) -> AsyncIterator[ProcessNight]:
    processes = len(settings)
    database = open_database(url)
    upgrade(database)
    async with LoopbackDiscord(guild_name="League", locale="en-US") as server:
        while (server.guild.id >> 22) % processes != processes - 1:
            server.guild = server.world.add_guild("League", server.owner, "en-US")
        organizers, judges = server.role("Organizer"), server.role("Judge")
        rooms = {
            name: server.channel(name) for name in ("hall", "announcements", "pairings", "results", "judges")
        }
        row = Guild(
            server.guild.id,
            language="en",
            announcements_channel=rooms["announcements"].id,
            pairings_channel=rooms["pairings"].id,
            results_channel=rooms["results"].id,
            judges_channel=rooms["judges"].id,
            organizer_role=organizers.id,
            judge_role=judges.id,
            confirm_minutes=confirm_minutes,
        )
        write(database, lambda uow: uow.guilds.add(row), lambda _: True)
        if prepare:
            prepare(server, database)
        environment = {
            "DISCORD_TOKEN": TOKEN,
            "GUILDHALL_DISCORD_BASE": server.base,
            "GUILDHALL_DATABASE_URL": url,
            "GUILDHALL_LOG_LEVEL": "WARNING",
            "GUILDHALL_HOUSE_PACE": "0",
            "PYTHONFAULTHANDLER": "1",  # a hang can be asked by SIGABRT where it stands
        }
        command = (sys.executable, "-m", "bot", "run")
        bots = [
            bot_process(command, folder / f"bot{shard or ''}.log", {**environment, **own})
            for shard, own in enumerate(settings)
        ]
        async with bots[0] if processes == 1 else BotProcesses(bots, random.Random(1)) as bot:
            await server.until(lambda: server.gateway.connections >= processes, within=120 * processes)
            people = [server.user(f"Player {number:02d}", locale="en-US") for number in range(players)]
            night = ProcessNight(
                server,
                bot,
                database,
                rooms,
                server.user("Olivia", locale="en-US", roles=[organizers]),
                server.user("Jun", locale="ja", roles=[judges]),
                people,
            )
            yield night
    database.dispose()


def _shard(shard: int, count: int) -> dict[str, str]:
    if count == 1:
        return {}
    return {"GUILDHALL_SHARD_COUNT": str(count), "GUILDHALL_SHARD_IDS": f"[{shard}]"}


def skip_without_postgres(processes: int) -> None:
    """Several processes need a PostgreSQL server: `.ci/with-postgres make chaos`."""
    if processes > 1 and not postgres.SERVER:
        pytest.skip("several processes need a PostgreSQL server: .ci/with-postgres make chaos")
