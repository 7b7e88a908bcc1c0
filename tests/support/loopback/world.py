"""The memory of the simulated Discord, with its clock, its numbering and its waiting rooms."""

import asyncio
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, TypeVar

from tests.support.loopback.model import (
    Channel,
    ChannelKind,
    Guild,
    InteractionHandle,
    JsonObject,
    Member,
    Message,
    Role,
    User,
)
from tests.support.loopback.problems import UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, ApiError, Problem

_T = TypeVar("_T")
DISCORD_EPOCH_MS: Final = 1_420_070_400_000
NONCE_WINDOW: Final = 300.0
BOT_PERMISSIONS: Final = 377957239808
"""What the invitation asks for (../shared/DISCORD.md)."""
EVERYONE_PERMISSIONS: Final = 1024 | 2048 | 65536 | (1 << 31)


@dataclass(slots=True)
class Waiter:
    """Someone waiting until a condition holds."""

    condition: Callable[[], bool]
    future: "asyncio.Future[None]"


class World:
    """All state that outlives the bot process."""

    def __init__(self) -> None:
        self._last_id = 0
        self._skipped = 0.0
        self._waiters: list[Waiter] = []
        self._nonces: dict[tuple[int, str], Message] = {}
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.interactions: dict[int, InteractionHandle] = {}
        self.tokens: dict[str, InteractionHandle] = {}
        self.commands: dict[int | None, list[JsonObject]] = {}
        self.files: dict[str, bytes] = {}
        self.bot = self.add_user("Guildhall", bot=True)

    # --- clock and numbers

    def now(self) -> float:
        """Monotonic seconds, with everything that `skip` left out."""
        return time.monotonic() + self._skipped

    def wall(self) -> float:
        """Seconds since 1970 on the server's clock."""
        return time.time() + self._skipped

    def skip(self, seconds: float) -> None:
        """Let the server's clock jump ahead."""
        self._skipped += seconds
        self.changed()

    def new_id(self) -> int:
        """A fresh snowflake: it carries the time and always grows."""
        moment = (int(self.wall() * 1000) - DISCORD_EPOCH_MS) << 22
        self._last_id = max(moment, self._last_id + 1)
        return self._last_id

    # --- waiting

    def changed(self) -> None:
        """Wake those whose condition holds now."""
        for waiter in [waiter for waiter in self._waiters if waiter.condition()]:
            self._waiters.remove(waiter)
            if not waiter.future.done():
                waiter.future.set_result(None)

    async def until(self, condition: Callable[[], bool], within: float) -> None:
        """Wait until the condition holds; TimeoutError after `within` real seconds."""
        if condition():
            return
        waiter = Waiter(condition, asyncio.get_running_loop().create_future())
        self._waiters.append(waiter)
        try:
            await asyncio.wait_for(waiter.future, within)
        finally:
            self._waiters = [other for other in self._waiters if other is not waiter]

    # --- people and places

    def add_user(self, name: str, *, bot: bool = False, locale: str = "en-US") -> User:
        """A new user of Discord."""
        user = User(self.new_id(), name, locale, bot=bot)
        self.users[user.id] = user
        return user

    def add_guild(self, name: str, owner: User, locale: str) -> Guild:
        """A new server, in which the bot has the permissions of its invitation."""
        guild = Guild(self.new_id(), name, owner.id, locale)
        self.guilds[guild.id] = guild
        guild.roles[guild.id] = Role(guild.id, "@everyone", EVERYONE_PERMISSIONS, 0)
        managed = self.add_role(guild, self.bot.name, BOT_PERMISSIONS)
        guild.members[self.bot.id] = Member(self.bot, {managed.id})
        guild.members[owner.id] = Member(owner)
        return guild

    def add_role(self, guild: Guild, name: str, permissions: int) -> Role:
        """A new role above the older ones."""
        role = Role(self.new_id(), name, permissions, len(guild.roles))
        guild.roles[role.id] = role
        return role

    def add_channel(self, channel: Channel) -> Channel:
        """Remember a channel."""
        self.channels[channel.id] = channel
        self.changed()
        return channel

    def direct_channel(self, user: User) -> Channel:
        """The one conversation between the bot and this user."""
        for channel in self.channels.values():
            if channel.recipient is user:
                return channel
        return self.add_channel(Channel(self.new_id(), ChannelKind.DIRECT, user.name, recipient=user))

    def permissions(self, user_id: int, channel: Channel) -> int:
        """The permission bits that a member has in a channel."""
        place = channel.parent if channel.parent and channel.is_thread else channel
        if place.guild is None:
            return EVERYONE_PERMISSIONS | BOT_PERMISSIONS
        guild = place.guild
        if user_id == guild.owner_id:
            return (1 << 53) - 1
        member = guild.members[user_id]
        bits = guild.roles[guild.id].permissions
        for role_id in member.roles:
            bits |= guild.roles[role_id].permissions
        return bits & ~place.denied if user_id == self.bot.id else bits

    # --- messages

    def channel(self, channel_id: str) -> Channel:
        """The channel of this id; refused with 10003."""
        return known(self.channels.get(_number(channel_id)), UNKNOWN_CHANNEL)

    def message(self, channel_id: str, message_id: str) -> Message:
        """The public message of this id; refused with 10008."""
        message = self.channel(channel_id).messages.get(_number(message_id))
        return known(None if message is None or message.ephemeral else message, UNKNOWN_MESSAGE)

    def repeated(self, author: User, nonce: object) -> Message | None:
        """The message that this author sent under the same nonce within the last minutes."""
        earlier = self._nonces.get((author.id, str(nonce)))
        return earlier if earlier and self.now() - earlier.created <= NONCE_WINDOW else None

    def add_message(self, message: Message) -> Message:
        """Store a new message in its channel."""
        message.channel.messages[message.id] = message
        if message.nonce is not None:
            self._nonces[message.author.id, message.nonce] = message
        self.changed()
        return message

    def all_messages(self) -> Iterator[Message]:
        """Every message that was ever sent and not deleted, channel by channel."""
        for channel in self.channels.values():
            yield from channel.messages.values()


def known(value: _T | None, problem: Problem) -> _T:
    """The value, or the refusal that says it is not known."""
    if value is None:
        raise ApiError(problem)
    return value


def _number(text: str) -> int:
    return int(text) if text.isdecimal() else 0
