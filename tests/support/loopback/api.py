"""What every route gets and may use."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import discord

from tests.support.loopback.gateway import Gateway
from tests.support.loopback.model import Channel, JsonObject
from tests.support.loopback.payloads import channel_json
from tests.support.loopback.problems import MISSING_ACCESS, MISSING_PERMISSIONS, ApiError
from tests.support.loopback.world import World

VIEW: Final = discord.Permissions(view_channel=True).value
SEND: Final = discord.Permissions(send_messages=True).value
SEND_IN_THREADS: Final = discord.Permissions(send_messages_in_threads=True).value
ATTACH: Final = discord.Permissions(attach_files=True).value
READ_HISTORY: Final = discord.Permissions(read_message_history=True).value
PIN: Final = discord.Permissions(pin_messages=True).value
MANAGE_MESSAGES: Final = discord.Permissions(manage_messages=True).value
MANAGE_CHANNELS: Final = discord.Permissions(manage_channels=True).value
MANAGE_ROLES: Final = discord.Permissions(manage_roles=True).value
MANAGE_THREADS: Final = discord.Permissions(manage_threads=True).value
PUBLIC_THREADS: Final = discord.Permissions(create_public_threads=True).value
PRIVATE_THREADS: Final = discord.Permissions(create_private_threads=True).value


@dataclass(frozen=True, slots=True)
class SentFile:
    """A file of a multipart request."""

    index: int
    filename: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Call:
    """One request, read from the wire: path arguments, query, JSON body, files."""

    method: str
    path: str
    args: dict[str, str]
    query: dict[str, str]
    payload: object
    files: tuple[SentFile, ...] = ()

    @property
    def body(self) -> JsonObject:
        """The JSON body as an object; empty without one."""
        return self.payload if isinstance(self.payload, dict) else {}


@dataclass(frozen=True, slots=True)
class Api:
    """The simulated Discord as its routes see it."""

    world: World
    gateway: Gateway
    address: list[str] = field(default_factory=lambda: [""])

    def require(self, channel: Channel, *bits: int) -> None:
        """Refuse with 50001 where the bot cannot see the channel, with 50013 where it lacks a permission."""
        granted = self.world.permissions(self.world.bot.id, channel)
        if not granted & VIEW:
            raise ApiError(MISSING_ACCESS)
        if not all(granted & bit for bit in bits):
            raise ApiError(MISSING_PERMISSIONS)

    def announce(self, event: str, data: JsonObject, channel: Channel) -> None:
        """Tell the bot of something that happened in a channel."""
        guild_id = channel.guild.id if channel.guild else None
        if guild_id is not None:
            data = data | {"guild_id": str(guild_id)}
        self.gateway.emit(event, data, guild_id)
        self.world.changed()

    def announce_channel(self, event: str, channel: Channel) -> None:
        """Tell the bot of a new, changed or deleted channel or thread."""
        self.announce(event, channel_json(self.world, channel), channel)


Handler = Callable[[Api, Call], object]
Route = tuple[str, str, Handler]
