"""The pages on the web beside the bot of this process."""

import socket
from collections import OrderedDict
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

import discord

from bot.activity import frame_side
from bot.bot_context import BotContext
from bot.descriptors import for_strangers
from bot.importing import members_named
from bot.membership import is_member
from usecases.signup.read import Members
from web.bot_side import BotSide, ServerFace, ServerMember
from web.server import PageServer, listen_at
from web.site import Site

_BELIEVED: Final = timedelta(minutes=1)
"""For so long Discord is not asked again of somebody who is a member."""

_PICTURE, _PICTURES = 128, 100


class Memberships:
    """Who belongs to which server: a page outlives the membership, as a message does."""

    def __init__(self, client: discord.Client, now: Callable[[], datetime]) -> None:
        """`now` is the bot's clock."""
        self._client = client
        self._now = now
        self._seen: dict[tuple[int, int], datetime] = {}

    async def are(self, server: int, user: int) -> bool:
        """Whether the user is a member; while Discord cannot be asked, whoever has a seat keeps it."""
        now = self._now()
        self._seen = {one: until for one, until in self._seen.items() if until > now}
        if (server, user) in self._seen:
            return True
        try:
            is_there = await is_member(self._client, server, user)
        except (TimeoutError, OSError, discord.DiscordException):
            return True
        if is_there:
            self._seen[server, user] = now + _BELIEVED
        return is_there

    async def of(self, server: int, user: int) -> ServerMember | None:
        """What Discord says of a member at this moment; None while it does not answer: a role is believed of nobody."""
        guild = self._client.get_guild(server)
        try:
            found = await guild.fetch_member(user) if guild is not None else None
        except (TimeoutError, OSError, discord.DiscordException):
            return None
        if found is None:
            return None
        roles = frozenset(role.id for role in found.roles)
        return ServerMember(found.display_name, roles, found.guild_permissions.manage_guild)

    async def named(self, server: int, ids: set[int], names: set[str]) -> Members:
        """Those of a list who are members; nobody is a stranger while Discord does not answer."""
        guild = self._client.get_guild(server)
        return Members() if guild is None else await members_named(guild, ids, names)


class Faces:
    """What the servers of this process are called, and their pictures as they were read last."""

    def __init__(self, client: discord.Client) -> None:
        """Nothing read yet."""
        self._client = client
        self._pictures: OrderedDict[str, bytes] = OrderedDict()

    def of(self, server: int) -> ServerFace:
        """Another process's servers have none here."""
        guild = self._client.get_guild(server)
        return ServerFace() if guild is None else ServerFace(guild.name, guild.icon.key if guild.icon else "")

    async def picture(self, server: int) -> bytes | None:
        """Read once for each picture: viewers ask us for it, and nobody tells Discord who looks."""
        guild = self._client.get_guild(server)
        if guild is None or guild.icon is None:
            return None
        found = self._pictures.get(guild.icon.key)
        if found is None:
            try:
                found = await guild.icon.with_size(_PICTURE).with_format("png").read()
            except (TimeoutError, OSError, discord.DiscordException):
                return None
            self._pictures[guild.icon.key] = found
            if len(self._pictures) > _PICTURES:
                self._pictures.popitem(last=False)
        return found


async def open_pages(
    client: discord.Client, bot_context: BotContext, listening: socket.socket | None = None
) -> PageServer:
    """Serve the pages on this socket, or on the port of the settings. Raises OSError where it is taken."""
    settings, memberships = bot_context.settings, Memberships(client, bot_context.now)
    faces = Faces(client)
    pages = PageServer(
        Site(settings.web_address, settings.web_proxies),
        bot_context.database,
        bot_context.now,
        for_strangers(),
        BotSide(
            bot_context.notify,
            bot_context.limits,
            memberships.are,
            memberships.of,
            memberships.named,
            faces.of,
            faces.picture,
            frame_side(client, settings),
        ),
    )
    bot_context.on_change(pages.live.notify)
    await pages.open(listening or listen_at(settings.web_host, settings.web_port))
    return pages
