"""Two servers in one process: everything goes wrong in A, and B's messages are timed from their cause on.

`python -m bench neighbours [--seconds 30]`. A's troubles: a channel with a 429 of 20 s, one whose requests hang for
45 s, one that answers 500, and 25 tables published in the middle of it.
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from data.database import Database
from data.records import Destination, Guild, Notice
from data.transaction import write
from data.unit_of_work import UnitOfWork
from league.ids import EventId
from league.refusal import Refusal
from tests.support.loopback import Channel, Fault, LoopbackDiscord, Mishap, User
from tests.support.loopback import Guild as Server
from tests.support.loopback.model import Member
from tests.support.process_night import ProcessNight, process_night
from tests.support.ways import chosen
from usecases.caller import Caller
from usecases.signup.join import JoinEvent, join_event

STANDS_S: Final = 1.0
PLAYERS: Final = 100
_EVERY: Final = 0.2


@dataclass(repr=False, eq=False)
class Neighbour:
    """Server B: an organizer, a player, and a channel in which events are announced."""

    guild: Server
    hall: Channel
    announcements: Channel
    organizer: User
    waits: list[float] = field(default_factory=list)


def neighbour(server: LoopbackDiscord, database: Database) -> Neighbour:
    """Another server, set up."""
    guild = server.world.add_guild("Neighbour", server.owner, "en-US")
    role = server.world.add_role(guild, "Organizer", 0)
    organizer = server.world.add_user("Nora", locale="en-US")
    guild.members[organizer.id] = Member(organizer, {role.id})
    hall, announcements = server.channel("hall", guild), server.channel("announcements", guild)
    row = Guild(guild.id, language="en", announcements_channel=announcements.id, organizer_role=role.id)
    write(database, lambda uow: uow.guilds.add(row), lambda _: True)
    return Neighbour(guild, hall, announcements, organizer)


async def measure(seconds: float, folder: Path) -> tuple[list[float], ProcessNight]:
    """How long each of B's messages took, with all of A's troubles going on."""
    found: list[Neighbour] = []
    async with process_night(folder, PLAYERS, prepare=lambda s, d: found.append(neighbour(s, d))) as night:
        (other,) = found
        await tables_ready(night)
        _troubles(night)
        clock = asyncio.get_running_loop()
        end, number, published = clock.time() + seconds, 0, False
        while clock.time() < end:
            number += 1
            _write_to_troubled(night, number)
            if not published and clock.time() > end - seconds * 0.7:
                publish(night)
                published = True
            other.waits.append(await _cause_and_message(night, other, number))
            await asyncio.sleep(_EVERY)
        return other.waits, night


async def _cause_and_message(night: ProcessNight, other: Neighbour, number: int) -> float:
    """B's organizer makes and opens an event: its announcement is a new message, then it is edited."""
    server, name = night.server, f"B{number:04d}"
    made = await server.answered(
        server.slash(other.organizer, other.hall, "event create", {"name": name}), within=30
    )
    event = night.look(lambda uow: uow.events.first(name=name))
    if event is None:
        raise RuntimeError(f"B's event was refused: {made.response and made.response.text}")
    begin = time.perf_counter()
    server.slash(other.organizer, other.hall, *chosen("event open", {"event": event.id}))
    await server.until(_stands(server, other.announcements, name), 60)
    return time.perf_counter() - begin


def _stands(server: LoopbackDiscord, channel: Channel, name: str) -> Callable[[], bool]:
    return lambda: any(name in message.text for message in server.messages(channel)[-3:])


async def tables_ready(night: ProcessNight) -> None:
    """A round of A with everybody in it, seated and not yet published."""
    server, hall = night.server, night.rooms["hall"]
    await server.answered(server.slash(night.organizer, hall, "event create", {"name": "Big"}))
    await server.answered(server.slash(night.organizer, hall, *chosen("event open")))
    write(night.database, lambda uow: _join(night, uow), lambda _: True)
    await server.answered(server.slash(night.organizer, hall, *chosen("event close")))
    await server.answered(server.slash(night.organizer, hall, *chosen("round seat")), within=60)


def _join(night: ProcessNight, uow: UnitOfWork) -> None:
    for player in night.players:
        outcome = join_event(
            JoinEvent(Caller(player.id, player.name, night.server.guild.id, datetime.now(UTC)), EventId(0)),
            uow,
        )
        if isinstance(outcome, Refusal):
            raise TypeError(outcome)


def publish(night: ProcessNight) -> None:
    """A's organizer publishes the round."""
    night.server.slash(night.organizer, night.rooms["hall"], *chosen("round publish"))


def _troubles(night: ProcessNight) -> None:
    server, rooms = night.server, night.rooms
    for room, fault in (
        ("announcements", {"mishap": Mishap.RATE_LIMIT, "seconds": 20.0}),
        ("judges", {"mishap": Mishap.DELAY, "seconds": 45.0}),
        ("results", {"mishap": Mishap.SERVER_ERROR, "status": 500}),
    ):
        path = f"/channels/{rooms[room].id}/messages*"
        server.mishap(Fault(method="*", path=path, times=10_000, **fault))  # type: ignore[arg-type]  # by name


def _write_to_troubled(night: ProcessNight, number: int) -> None:
    """A writes on, into each of its troubled channels."""

    def work(uow: UnitOfWork) -> None:
        for place in (Destination.ANNOUNCEMENTS, Destination.JUDGES, Destination.RESULTS):
            key = f"trouble:{place}:{number}"
            uow.outbox.send(
                Notice(0, key, night.server.guild.id, place, 1, "notice-approved", {"event": "Big"})
            )

    write(night.database, work, lambda _: True)


def share(waits: Sequence[float], part: float) -> float:
    """The value below which this part of them lies."""
    ordered = sorted(waits)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def main() -> None:
    """Print the figures beside the target."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=30)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        waits, night = asyncio.run(measure(options.seconds, Path(folder)))
    tables = len(night.server.threads())
    print(f"{len(waits)} messages of B while A's channels fail and {tables} tables of A are posted")
    for name, part in (("p50", 0.5), ("p99", 0.99)):
        print(f"stands after its cause {name} {share(waits, part) * 1000:6.0f} ms")
    print(f"stands after its cause max {max(waits) * 1000:6.0f} ms   (target for p99 {STANDS_S * 1000:.0f})")


if __name__ == "__main__":
    main()
