"""A simulated Discord on loopback sockets, driven by a test."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Self

from aiohttp import web

from tests.support.loopback.api import Api
from tests.support.loopback.deeds import Deeds, Filled
from tests.support.loopback.faults import Fault
from tests.support.loopback.gateway import Gateway
from tests.support.loopback.model import (
    Channel,
    ChannelKind,
    Guild,
    InteractionHandle,
    Member,
    Message,
    Role,
    User,
)
from tests.support.loopback.options import Options, Value
from tests.support.loopback.posting import create
from tests.support.loopback.transport import Hook, RequestRecord, Transport
from tests.support.loopback.world import World

TOKEN: Final = "loopback-token"  # noqa: S105 - opens nothing but this server
_HOST: Final = "127.0.0.1"


class LoopbackDiscord:
    """One Discord, kept in memory, served on 127.0.0.1; `async with LoopbackDiscord() as server`.

    It lives in the test's event loop and outlives every bot process. `within` is in real seconds, after which
    TimeoutError is raised.
    """

    def __init__(self, *, guild_name: str = "League", locale: str = "en-US") -> None:
        self.world = World()
        self.token = TOKEN
        gateway = Gateway(self.world, TOKEN)
        self._api = Api(self.world, gateway)
        self.transport = Transport(self._api, TOKEN)
        self._deeds = Deeds(self._api)
        self._runner: web.AppRunner | None = None
        self.owner = self.world.add_user("Owner", locale=locale)
        self.guild = self.world.add_guild(guild_name, self.owner, locale)

    # --- life

    async def __aenter__(self) -> Self:
        self._runner = web.AppRunner(self.transport.application(), access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        site = web.TCPSite(self._runner, _HOST, 0)
        await site.start()
        port = self._runner.addresses[0][1]
        self._api.address[0] = f"http://{_HOST}:{port}"
        self._api.gateway.url = f"ws://{_HOST}:{port}/gateway"
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._api.gateway.disconnect(1001)
        if self._runner is not None:
            await self._runner.cleanup()

    @property
    def base(self) -> str:
        """What GUILDHALL_DISCORD_BASE is set to: `http://127.0.0.1:PORT`."""
        return self._api.address[0]

    @property
    def gateway(self) -> Gateway:
        """The event stream: `connected`, `identified`, `resumed`, `disconnect()`, `forget_sessions()`."""
        return self._api.gateway

    async def ready(self, within: float = 20.0) -> None:
        """Wait until a bot hears events."""
        await self.until(lambda: self.gateway.connected, within)

    async def gone(self, within: float = 10.0) -> None:
        """Wait until no bot hears events, such as after a kill."""
        await self.until(lambda: not self.gateway.connected, within)

    async def until(self, condition: Callable[[], bool], within: float = 10.0) -> None:
        """Wait until a condition on the server's state holds; looked at after each change."""
        await self.world.until(condition, within)

    def skip(self, seconds: float) -> None:
        """Let the server's clock jump ahead: deadlines, token lives and nonces age."""
        self.world.skip(seconds)

    # --- people and places

    def user(self, name: str, *, locale: str = "en-US", roles: Sequence[Role] = ()) -> User:
        """A new member of the server."""
        user = self.world.add_user(name, locale=locale)
        self.guild.members[user.id] = Member(user, {role.id for role in roles})
        return user

    def role(self, name: str, permissions: int = 0) -> Role:
        """A new role with these permission bits."""
        return self.world.add_role(self.guild, name, permissions)

    def channel(self, name: str, guild: Guild | None = None) -> Channel:
        """A new text channel."""
        place = Channel(self.world.new_id(), ChannelKind.TEXT, name, guild or self.guild)
        self.world.add_channel(place)
        self._api.announce_channel("CHANNEL_CREATE", place)
        return place

    def deny(self, channel: Channel, permissions: int) -> None:
        """Withhold permission bits from the bot in a channel and its threads (50013, or 50001 for view)."""
        channel.denied = permissions
        self._api.announce_channel("CHANNEL_UPDATE", channel)

    def close_dms(self, user: User) -> None:
        """From now on direct messages to this user are refused with 50007."""
        user.open_dms = False

    # --- deeds

    def slash(
        self, user: User, channel: Channel, path: str, options: Options | None = None
    ) -> InteractionHandle:
        """Use a slash command, such as "signup join"."""
        return self._deeds.slash(user, channel, path, options or {})

    def menu(self, user: User, channel: Channel, name: str, target: User) -> InteractionHandle:
        """Use a context menu on a user."""
        return self._deeds.menu(user, channel, name, target)

    def autocomplete(
        self, user: User, channel: Channel, path: str, options: Options, focused: str
    ) -> InteractionHandle:
        """Type into the option `focused`; the offers come as `choices`."""
        return self._deeds.autocomplete(user, channel, path, options, focused)

    def click(self, message: Message, custom_id: str, user: User) -> InteractionHandle:
        """Press a button; ValueError if the message has none, or not any more."""
        return self._deeds.press(message, custom_id, user)

    def select(
        self, message: Message, custom_id: str, user: User, values: Sequence[Value]
    ) -> InteractionHandle:
        """Pick values in a menu: strings, or users, roles and channels."""
        return self._deeds.press(message, custom_id, user, values)

    def submit_modal(self, form: InteractionHandle, filled: Mapping[str, Filled]) -> InteractionHandle:
        """Send the form that answered `form`, item by custom_id; what is not named keeps its default."""
        return self._deeds.submit(form, filled)

    def say(self, user: User, channel: Channel, content: str) -> Message:
        """Write an ordinary message."""
        return create(self._api, channel, user, {"content": content})

    def again(self, handle: InteractionHandle) -> InteractionHandle:
        """Do the same once more, as a person would: with a new id."""
        return self._deeds.again(handle)

    def redeliver(self, handle: InteractionHandle) -> InteractionHandle:
        """Deliver the same interaction once more, with the same id and token."""
        self._deeds.redeliver(handle)
        return handle

    # --- answers

    async def acknowledged(self, handle: InteractionHandle, within: float = 3.5) -> InteractionHandle:
        """Wait for the first answer, of whatever kind."""
        await asyncio.wait_for(handle.acknowledged_event.wait(), within)
        return handle

    async def answered(self, handle: InteractionHandle, within: float = 10.0) -> InteractionHandle:
        """Wait until the person sees something: a message (not "thinking"), an edit, a form, choices."""
        await asyncio.wait_for(handle.answered_event.wait(), within)
        return handle

    def did_not_respond(self, handle: InteractionHandle) -> bool:
        """Whether the person sees "The application did not respond"."""
        late = self.world.now() > handle.deadline or not handle.delivered
        return late and not handle.acknowledged

    # --- what is there

    def messages(self, channel: Channel) -> list[Message]:
        """What everybody sees in a channel or thread, oldest first."""
        return [message for message in channel.messages.values() if not message.ephemeral]

    def threads(self) -> list[Channel]:
        """All threads, archived ones too."""
        return [channel for channel in self.world.channels.values() if channel.is_thread]

    def dms(self, user: User) -> list[Message]:
        """The direct messages with a user, oldest first."""
        found = [channel for channel in self.world.channels.values() if channel.recipient is user]
        return [message for channel in found for message in channel.messages.values()]

    def dm_channel(self, user: User) -> Channel:
        """The conversation between the bot and a user, where they can use commands too."""
        return self.world.direct_channel(user)

    # --- mishaps and records

    def mishap(self, fault: Fault) -> None:
        """Order a mishap for requests to come."""
        self.transport.faults.order(fault)

    @property
    def requests(self) -> Sequence[RequestRecord]:
        """The last 20,000 requests, oldest first."""
        return self.transport.requests

    @property
    def contract_faults(self) -> list[str]:
        """Every fault of every request that the contract (or the server) knows of."""
        return self.transport.contract_faults

    def before_request(self, hook: Hook) -> None:
        """Call `hook(method, path)` just before each request takes effect."""
        self.transport.before.append(hook)

    def after_request(self, hook: Hook) -> None:
        """Call `hook(method, path)` just after each request took effect, before the bot hears of it."""
        self.transport.after.append(hook)
