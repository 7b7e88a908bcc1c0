"""A league night with a real bot process and database; the simulated Discord outlives the bot."""

import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from data.database import Database, open_database
from data.migrate import upgrade
from data.records import Guild
from data.transaction import read, write
from data.unit_of_work import UnitOfWork
from tests.support.loopback import TOKEN, BotProcess, Channel, LoopbackDiscord, Message, User

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

    def user_of(self, player: int) -> User:
        """The Discord user behind a player."""
        user_id = self.look(lambda uow: uow.people.require(player)).user_id
        return next(user for user in self.players if user.id == user_id)

    def messages(self) -> list[Message]:
        """Everything that the bot has posted for all to see, threads and private messages included."""
        shown = self.server.world.all_messages()
        return [m for m in shown if not m.ephemeral and not m.deleted and not m.loading]


@asynccontextmanager
async def process_night(folder: Path, players: int, confirm_minutes: int = 0) -> AsyncIterator[ProcessNight]:
    """A server that is set up, and a bot that serves it."""
    url = f"sqlite:///{folder / 'league.db'}"
    database = open_database(url)
    upgrade(database)
    async with LoopbackDiscord(guild_name="League", locale="en-US") as server:
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
        environment = {
            "DISCORD_TOKEN": TOKEN,
            "GUILDHALL_DISCORD_BASE": server.base,
            "GUILDHALL_DATABASE_URL": url,
            "GUILDHALL_LOG_LEVEL": "WARNING",
            "PYTHONFAULTHANDLER": "1",  # a hang can be asked by SIGABRT where it stands
        }
        command = (sys.executable, "-m", "bot", "run")
        async with BotProcess(command, folder / "bot.log", environment) as bot:
            await server.ready(within=60)
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
