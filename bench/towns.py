"""The servers of `bench.together`: each with an event and its people, some of whom are on all of them."""

from collections import Counter
from dataclasses import dataclass, field, replace

from data.database import Database
from data.records import Guild
from data.transaction import write
from data.unit_of_work import UnitOfWork
from league.entry import EntryStatus
from league.ids import EventId, PlayerId
from tests.support.loopback import Channel, LoopbackDiscord, Message, User
from tests.support.loopback import Guild as Server
from tests.support.loopback.model import Member
from tests.support.process_night import ProcessNight
from tests.support.ways import chosen

_OWN, _SHARED = 60, 16
"""People of each server alone, and people of all of them."""


@dataclass(repr=False)
class Town:
    """One server with its event: what its people know to be so, and what they did.

    Whoever got no answer knows nothing (None) and does no more: what was asked for may still be done.
    """

    shard: int
    guild: Server
    hall: Channel
    announcements: Channel
    organizer: User
    people: list[User]
    event: EventId = EventId(0)
    joined: dict[int, bool | None] = field(default_factory=dict)
    guests: Counter[str] = field(default_factory=Counter)
    """Guests by name: 1 who must be there, 0 whom nobody saw come."""
    busy: set[int] = field(default_factory=set)

    @property
    def post(self) -> Message:
        """The announcement on which they click."""
        return next(one for one in self.announcements.messages.values() if stands(one))


class Country:
    """The servers: one with people for each process, and others that only stand there."""

    def __init__(self, processes: int, idle: int) -> None:
        """Nothing is founded yet."""
        self.processes, self.idle = processes, idle
        self.towns: list[Town] = []

    def found(self, server: LoopbackDiscord, database: Database) -> None:
        """Found them before the processes start."""
        home = server.guild
        shared = [server.world.add_user(f"Traveller {number:02d}") for number in range(_SHARED)]
        for shard in range(self.processes):
            while (server.guild.id >> 22) % self.processes != shard:
                server.world.skip(0.001)
                server.guild = server.world.add_guild(f"Town {shard}", server.owner, "en-US")
            self.towns.append(self._town(server, database, shard, shared))
            server.guild = home
        for number in range(self.idle):
            server.world.skip(0.001)
            guild = server.world.add_guild(f"Hamlet {number}", server.owner, "en-US")
            write(database, lambda uow, of=guild: uow.guilds.add(Guild(of.id, language="en")), bool)  # type: ignore[misc]  # bound now

    def _town(self, server: LoopbackDiscord, database: Database, shard: int, shared: list[User]) -> Town:
        guild, role = server.guild, server.role("Mayor")
        hall, announcements = server.channel(f"hall-{shard}"), server.channel(f"news-{shard}")
        guild_row = Guild(
            guild.id, language="en", announcements_channel=announcements.id, organizer_role=role.id
        )

        def known(uow: UnitOfWork) -> None:
            if not uow.guilds.get(guild.id):
                uow.guilds.add(guild_row)
            else:
                uow.guilds.save(replace(guild_row, version=uow.guilds.require(guild.id).version))

        write(database, known, lambda _: True)
        people = [server.user(f"P{shard} {number:02d}") for number in range(_OWN)]
        for traveller in shared:
            guild.members[traveller.id] = Member(traveller)
        return Town(
            shard, guild, hall, announcements, server.user(f"Mayor {shard}", roles=[role]), [*people, *shared]
        )

    async def open(self, night: ProcessNight) -> None:
        """An event in each, that is announced."""
        server = night.server
        for town in self.towns:
            await server.answered(
                server.slash(town.organizer, town.hall, "event create", {"name": "Load"}), 60
            )
            await server.answered(server.slash(town.organizer, town.hall, *chosen("event open")), 60)
            await server.until(lambda of=town: bool(of.announcements.messages), 60)  # type: ignore[misc]  # bound now
            found = night.look(lambda uow, of=town: uow.events.first(guild_id=of.guild.id))  # type: ignore[misc]  # bound now
            town.event = found.id if found else EventId(0)


def stands(message: Message) -> bool:
    """Whether everybody sees it."""
    return not message.deleted and not message.ephemeral


def entered(uow: UnitOfWork, town: Town) -> set[int]:
    """The users who are in the event, or wait for a place."""
    event = uow.events.require(town.event)
    entries = uow.entries.list_of(event).entries
    inside = {one.player for one in entries if one.status in (EntryStatus.CONFIRMED, EntryStatus.WAITLISTED)}
    people = uow.people.find(guild_id=town.guild.id)
    return {person.user_id for person in people if PlayerId(person.id) in inside and person.user_id}


def guests_of(uow: UnitOfWork, town: Town) -> list[str]:
    """The guests that organizers have added, as often as each is there."""
    return [
        person.name for person in uow.people.find(guild_id=town.guild.id) if person.name.startswith("Guest ")
    ]
