"""Login, commands, servers, members and roles."""

from typing import Final

from tests.support.loopback.api import MANAGE_CHANNELS, MANAGE_ROLES, Api, Call, Route
from tests.support.loopback.model import Channel, ChannelKind, Guild, JsonObject, Member
from tests.support.loopback.payloads import (
    channel_json,
    guild_json,
    member_json,
    role_json,
    user_json,
)
from tests.support.loopback.problems import (
    MISSING_PERMISSIONS,
    UNKNOWN_GUILD,
    UNKNOWN_MEMBER,
    UNKNOWN_ROLE,
    ApiError,
)
from tests.support.loopback.world import known


def get_self(api: Api, _: Call) -> object:
    """Who the token belongs to."""
    return user_json(api.world.bot)


def leave_guild(api: Api, call: Call) -> None:
    """The bot leaves a server, of which it must be a member."""
    guild = _guild(api, call)
    if guild.members.pop(api.world.bot.id, None) is None:
        raise ApiError(UNKNOWN_GUILD)


def get_application(api: Api, _: Call) -> object:
    """The application behind the bot."""
    bot = api.world.bot
    owner = user_json(next(iter(user for user in api.world.users.values() if not user.bot), bot))
    return {
        "id": str(bot.id),
        "name": bot.name,
        "description": "",
        "icon": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "owner": owner,
        "team": None,
        "verify_key": "",
        "flags": 0,
    }


def get_gateway(api: Api, _: Call) -> object:
    """Where events are, with a generous allowance of starts."""
    allowance = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return {"url": api.gateway.url, "shards": 1, "session_start_limit": allowance}


def put_commands(api: Api, call: Call) -> object:
    """Replace all commands, of the application or of one server."""
    guild_id = _command_scope(call)
    listed = call.payload if isinstance(call.payload, list) else []
    api.world.commands[guild_id] = [_stored(api, command, guild_id) for command in listed]
    return api.world.commands[guild_id]


def get_commands(api: Api, call: Call) -> object:
    """All commands, of the application or of one server."""
    return api.world.commands.get(_command_scope(call), [])


def _command_scope(call: Call) -> int | None:
    return int(call.args["guild_id"]) if "guild_id" in call.args else None


def _stored(api: Api, command: JsonObject, guild_id: int | None) -> JsonObject:
    known_fields: JsonObject = {"id": str(api.world.new_id()), "version": str(api.world.new_id())}
    known_fields |= {"application_id": str(api.world.bot.id), "default_member_permissions": None}
    if guild_id is not None:
        known_fields["guild_id"] = str(guild_id)
    defaults: JsonObject = {"type": 1, "description": "", "options": [], "dm_permission": True, "nsfw": False}
    return known_fields | defaults | command


def get_guild(api: Api, call: Call) -> object:
    """A server."""
    return guild_json(api.world, _guild(api, call))


def get_channels(api: Api, call: Call) -> object:
    """The channels of a server."""
    guild = _guild(api, call)
    found = [channel for channel in api.world.channels.values() if channel.guild is guild]
    return [channel_json(api.world, channel) for channel in found if not channel.is_thread]


def get_threads(api: Api, call: Call) -> object:
    """The threads of a server that are not archived."""
    guild = _guild(api, call)
    found = [one for one in api.world.channels.values() if one.guild is guild and one.is_thread]
    threads = [channel_json(api.world, thread) for thread in found if not thread.archived]
    return {"threads": threads, "members": []}


def create_channel(api: Api, call: Call) -> object:
    """A new channel in a server."""
    guild = _guild(api, call)
    _require_in_guild(api, guild, MANAGE_CHANNELS)
    parent = api.world.channels.get(int(call.body.get("parent_id") or 0))
    kind = ChannelKind(call.body.get("type", 0))
    channel = Channel(api.world.new_id(), kind, call.body["name"], guild, parent)
    channel.overwrites = {int(entry["id"]): entry for entry in call.body.get("permission_overwrites") or ()}
    channel.settings = {"topic": call.body.get("topic")}
    api.world.add_channel(channel)
    api.announce_channel("CHANNEL_CREATE", channel)
    return channel_json(api.world, channel)


def get_roles(api: Api, call: Call) -> object:
    """The roles of a server."""
    return [role_json(role) for role in _guild(api, call).roles.values()]


def create_role(api: Api, call: Call) -> object:
    """A new role."""
    guild = _guild(api, call)
    _require_in_guild(api, guild, MANAGE_ROLES)
    role = api.world.add_role(
        guild, call.body.get("name") or "new role", int(call.body.get("permissions") or 0)
    )
    payload = role_json(role)
    api.gateway.emit("GUILD_ROLE_CREATE", {"guild_id": str(guild.id), "role": payload}, guild.id)
    return payload


def get_member(api: Api, call: Call) -> object:
    """A member of a server."""
    return member_json(api.world, _member(api, call))


def give_role(api: Api, call: Call) -> object:
    """Give a member a role."""
    member, role_id = _role_change(api, call)
    member.roles.add(role_id)
    api.world.changed()
    return None


def take_role(api: Api, call: Call) -> object:
    """Take a role from a member."""
    member, role_id = _role_change(api, call)
    member.roles.discard(role_id)
    api.world.changed()
    return None


def _role_change(api: Api, call: Call) -> tuple[Member, int]:
    guild = _guild(api, call)
    _require_in_guild(api, guild, MANAGE_ROLES)
    role = known(guild.roles.get(int(call.args["role_id"])), UNKNOWN_ROLE)
    return _member(api, call), role.id


def _guild(api: Api, call: Call) -> Guild:
    return known(api.world.guilds.get(int(call.args["guild_id"])), UNKNOWN_GUILD)


def _member(api: Api, call: Call) -> Member:
    return known(_guild(api, call).members.get(int(call.args["user_id"])), UNKNOWN_MEMBER)


def _require_in_guild(api: Api, guild: Guild, bit: int) -> None:
    place = Channel(0, ChannelKind.TEXT, "", guild)
    if not api.world.permissions(api.world.bot.id, place) & bit:
        raise ApiError(MISSING_PERMISSIONS)


_A: Final = "/applications/{application_id}"
_G: Final = "/guilds/{guild_id}"
ROUTES: Final[tuple[Route, ...]] = (
    ("GET", "/users/@me", get_self),
    ("DELETE", "/users/@me/guilds/{guild_id}", leave_guild),
    ("GET", "/oauth2/applications/@me", get_application),
    ("GET", "/applications/@me", get_application),
    ("GET", "/gateway", get_gateway),
    ("GET", "/gateway/bot", get_gateway),
    ("PUT", _A + "/commands", put_commands),
    ("GET", _A + "/commands", get_commands),
    ("PUT", _A + _G + "/commands", put_commands),
    ("GET", _A + _G + "/commands", get_commands),
    ("GET", _G, get_guild),
    ("GET", _G + "/channels", get_channels),
    ("POST", _G + "/channels", create_channel),
    ("GET", _G + "/threads/active", get_threads),
    ("GET", _G + "/roles", get_roles),
    ("POST", _G + "/roles", create_role),
    ("GET", _G + "/members/{user_id}", get_member),
    ("PUT", _G + "/members/{user_id}/roles/{role_id}", give_role),
    ("DELETE", _G + "/members/{user_id}/roles/{role_id}", take_role),
)
