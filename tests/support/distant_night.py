"""A league night whose bot is a process of its own, in the words of the simulated one.

What is done on the one can be done on the other: it has what the steps and actions of `undo_deeds` touch of a `Night`,
and nothing else.
"""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from types import SimpleNamespace
from typing import Any

import discord

from bot.sandbox.ways import use
from tests.support.loopback import Channel, File, Message, User
from tests.support.loopback.model import Guild, InteractionHandle, Role
from tests.support.night import Night
from tests.support.process_night import ProcessNight
from tests.support.undo import all_is_said

ANSWERED_WITHIN, SETTLED_WITHIN = 15.0, 180.0


class DistantMessage:
    """A message as the simulated Discord would hand it over."""

    def __init__(self, found: Message) -> None:
        self.found = found
        self.id = found.id
        self.content = found.content
        self.embeds = [discord.Embed.from_dict(box) for box in found.embeds]
        self.components = list(found.body.get("components") or ())
        self.attachments = list(found.attachments)


class DistantAnswer:
    """What the bot answered to one thing that somebody did."""

    def __init__(self, handle: InteractionHandle) -> None:
        self.handle = handle
        self.modal = handle.modal
        self.response = DistantMessage(handle.response) if handle.response else None
        self.followups = [DistantMessage(message) for message in handle.followups]


@dataclass(eq=False)
class DistantMember:
    """A person of the server."""

    night: "DistantNight"
    found: User

    @property
    def id(self) -> int:
        """Discord's number."""
        return self.found.id

    @property
    def user(self) -> "DistantMember":
        """The person outside the server."""
        return self

    @property
    def dm_channel(self) -> "DistantChannel":
        """The conversation with the bot."""
        return DistantChannel(self.night, self.night.real.server.dm_channel(self.found))

    async def click(self, message: DistantMessage, custom_id: str) -> DistantAnswer:
        """Press a button."""
        return await self.night.answered(self.night.real.server.click(message.found, custom_id, self.found))

    async def slash(self, channel: "DistantChannel", command: str, **options: object) -> DistantAnswer:
        """Use a slash command somewhere."""
        given = {name: _wire(value) for name, value in options.items()}
        server = self.night.real.server
        return await self.night.answered(server.slash(self.found, channel.found, command, given))

    async def select(self, message: DistantMessage, values: Sequence[str], custom_id: str) -> DistantAnswer:
        """Choose from a menu."""
        server = self.night.real.server
        return await self.night.answered(server.select(message.found, custom_id, self.found, list(values)))

    async def submit_modal(self, form: DistantAnswer, values: Mapping[str, Any]) -> DistantAnswer:
        """Send a form."""
        filled = {name: _wired(value) for name, value in values.items()}
        return await self.night.answered(self.night.real.server.submit_modal(form.handle, filled))


@dataclass
class DistantChannel:
    """What was said somewhere."""

    night: "DistantNight"
    found: Channel

    @property
    def id(self) -> int:
        """Discord's number."""
        return self.found.id

    @property
    def threads(self) -> "list[DistantChannel]":
        """What was opened under it."""
        threads = self.night.real.server.threads()
        return [DistantChannel(self.night, found) for found in threads if found.parent is self.found]

    def history(self) -> list[DistantMessage]:
        """Oldest first."""
        return [DistantMessage(m) for m in self.found.messages.values() if not (m.ephemeral or m.deleted)]


@dataclass
class DistantGuild:
    """The server."""

    night: "DistantNight"
    found: Guild

    @property
    def id(self) -> int:
        """Discord's number."""
        return self.found.id

    def create_role(self, name: str, permissions: discord.Permissions) -> Role:
        """A new role."""
        return self.night.real.server.role(name, permissions.value)

    def add_member(self, user: User, roles: list[Role]) -> DistantMember:
        """Somebody comes in."""
        self.found.members[user.id].roles |= {role.id for role in roles}
        return DistantMember(self.night, user)


@dataclass
class DistantNight:
    """Everything that the steps of the table touch."""

    real: ProcessNight
    admins: list[DistantMember] = field(default_factory=list)

    def __post_init__(self) -> None:
        """The same people as on the simulated night, in the same language."""
        real = self.real
        real.judge.locale = "en-US"
        self.organizer, self.judge = DistantMember(self, real.organizer), DistantMember(self, real.judge)
        self.players = [DistantMember(self, user) for user in real.players[:-1]]
        self.outsider = DistantMember(self, real.players[-1])
        self.channels = {name: DistantChannel(self, room) for name, room in real.rooms.items()}
        self.guild = DistantGuild(self, real.server.guild)
        context = SimpleNamespace(database=real.database, notify=lambda: None)
        self.bot = SimpleNamespace(bot_context=context)
        self.env = SimpleNamespace(now=lambda: datetime.now(UTC), create_user=self._newcomer)

    def _newcomer(self, _name: str, global_name: str) -> User:
        return self.real.server.user(global_name)

    async def answered(self, handle: InteractionHandle) -> DistantAnswer:
        """Wait until the person sees something; TimeoutError if the bot is dead."""
        waiting = asyncio.get_running_loop().time() + ANSWERED_WITHIN
        while not handle.answered_event.is_set():
            if not self.real.bot.running or asyncio.get_running_loop().time() > waiting:
                raise TimeoutError("no answer")
            try:
                await self.real.server.answered(handle, within=0.3)
            except TimeoutError:
                continue
        return DistantAnswer(handle)

    async def run(self, who: DistantMember, command: str, **options: object) -> DistantAnswer:
        """Somebody uses a slash command, or an action behind one."""
        return await self.run_in(self.channels["hall"], who, command, **options)

    async def run_in(
        self, place: DistantChannel, who: DistantMember, command: str, **options: object
    ) -> DistantAnswer:
        """The same somewhere else."""
        done: DistantAnswer = await use(who, partial(who.slash, place), command, options)
        return done

    async def click(self, who: DistantMember, message: DistantMessage | None, verb: str) -> DistantAnswer:
        """Somebody clicks the button of this verb; LookupError if it is not there."""
        if message is None:
            raise LookupError(verb)
        shown = (str(item.get("custom_id") or "") for item in message.found.components)
        found = [one for one in shown if one.startswith(f"{verb}:")]
        if not found:
            raise LookupError(verb)
        return await who.click(message, found[0])

    async def sure(self, who: DistantMember, command: str, **options: object) -> DistantAnswer:
        """Somebody uses a command that asks once, and says yes if asked."""
        answer: DistantAnswer = await Night.sure(self, who, command, **options)  # type: ignore[arg-type, assignment]  # in the same words
        return answer

    async def take_back(self, who: DistantMember, event: object, action: int = 0) -> DistantAnswer:
        """Somebody takes an action back, and says yes."""
        looked = await self.run(who, "event undo", event=event, action=action)
        return await self.click(
            who, looked.followups[-1] if looked.followups else looked.response, "event-undo"
        )

    def called(self, member: DistantMember, name: str) -> None:
        """What a member goes by on this server."""
        self.guild.found.members[member.id].nick = name

    def posts(self, channel: str) -> list[DistantMessage]:
        """The messages of a channel."""
        return self.channels[channel].history()

    def read(self, query: Any) -> Any:  # noqa: ANN401 - as the query says
        """Look into the database."""
        return self.real.look(query)

    async def settle(self) -> None:
        """Everything that was to be said is said; a bot that was killed meanwhile is started again."""
        until = asyncio.get_running_loop().time() + SETTLED_WITHIN
        while True:
            if not self.real.bot.running:
                await self.revived()
            if self.real.look(all_is_said):
                return
            if asyncio.get_running_loop().time() > until:
                raise AssertionError(f"not all is delivered\n{self.real.bot.output[-3000:]}")
            await asyncio.sleep(0.05)

    async def revived(self) -> None:
        """Killed, if it still runs, and started again; once more if it is killed while it starts."""
        await self.real.bot.kill()
        try:
            await self._started()
        except TimeoutError:
            if self.real.bot.running:
                raise
            await self._started()

    async def _started(self) -> None:
        await self.real.dead_are_gone(within=60)
        await self.real.bot.start()
        await self.real.all_connected(within=90)


def _wired(value: object) -> Any:  # noqa: ANN401 - whatever a form takes
    return [_wire(one) for one in value] if isinstance(value, list) else _wire(value)


def _wire(value: object) -> Any:  # noqa: ANN401 - whatever an option takes
    if isinstance(value, DistantMember):
        return value.found
    if isinstance(value, tuple):
        return File(*value)
    return value
