"""The demo server: its roles, channels and members on the simulated Discord."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

import discord
import simcord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, GuildHandle, RoleHandle, UserHandle

from bot.invite import INVITED_PERMISSIONS
from bot.sandbox.people import ORGANIZER, PEOPLE, SandboxPerson, SandboxRole

# simcord's own parameter type; dicts are invariant, so it has to be repeated in full.
_Target = (
    RoleHandle | MemberActor | UserHandle | discord.Role | discord.Member | discord.User | discord.ClientUser
)
_Overwrites = dict[_Target, discord.PermissionOverwrite]

GUILD_NAME = "Guildhall 道場"


class Room(StrEnum):
    """The channels of the demo server."""

    ANNOUNCEMENTS = "announcements・お知らせ"
    SIGNUP = "signup・参加受付"
    PAIRINGS = "pairings・卓組"
    RESULTS = "results・結果"
    STANDINGS = "standings・順位"
    GAMES = "catan・カタン"
    LOUNGE = "lounge・雑談"
    JUDGES = "judges・審判"


_SECTIONS: Mapping[str, tuple[Room, ...]] = {
    "league・リーグ": (Room.ANNOUNCEMENTS, Room.SIGNUP, Room.PAIRINGS, Room.RESULTS, Room.STANDINGS),
    "play・対局": (Room.GAMES,),
    "talk・談話": (Room.LOUNGE,),
    "staff・運営": (Room.JUDGES,),
}
_BOT_POSTS_ONLY = frozenset({Room.ANNOUNCEMENTS, Room.PAIRINGS, Room.STANDINGS})
_ROLE_NAMES = {
    SandboxRole.ORGANIZER: ("Organizer・主催", 0xE67E22),
    SandboxRole.JUDGE: ("Judge・審判", 0x2ECC71),
}


@dataclass(frozen=True, slots=True)
class World:
    """Handles to everything on the demo server, and the simulated Discord (`env`) that it stands on."""

    env: simcord.Env
    guild: GuildHandle
    roles: Mapping[SandboxRole, RoleHandle]
    channels: Mapping[Room, ChannelHandle]
    members: Mapping[SandboxPerson, MemberActor]


def build_world(env: simcord.Env) -> World:
    """Found the demo server; the organizer owns it."""
    users = {person: env.create_user(person.handle, global_name=person.name) for person in PEOPLE}
    guild = env.create_guild(GUILD_NAME, owner=users[ORGANIZER], preferred_locale="ja")
    roles = {part: _role(guild, part) for part in _ROLE_NAMES}
    _limit_bot(env, guild)
    members = {
        person: guild.add_member(user, roles=[roles[person.part]] if person.part in roles else [])
        for person, user in users.items()
    }
    for user in users.values():
        env.backend.get_dm_channel(user.id)
    return World(env, guild, roles, _channels(env, guild, roles), members)


def _role(guild: GuildHandle, part: SandboxRole) -> RoleHandle:
    name, color = _ROLE_NAMES[part]
    return guild.create_role(name, color=color, hoist=True, mentionable=True)


def _limit_bot(env: simcord.Env, guild: GuildHandle) -> None:
    """Give the bot what its invitation grants, and not simcord's "everything"."""
    for role in env.backend.get_guild(guild.id).roles.values():
        if role.managed:
            env.backend.edit_role(guild.id, role.id, {"permissions": INVITED_PERMISSIONS})


def _channels(
    env: simcord.Env, guild: GuildHandle, roles: Mapping[SandboxRole, RoleHandle]
) -> dict[Room, ChannelHandle]:
    staff_only = _staff_only(env, guild, roles)
    channels = {}
    for title, rooms in _SECTIONS.items():
        category = guild.create_category(title)
        for room in rooms:
            overwrites = staff_only if room is Room.JUDGES else _posting(env, guild, room)
            channels[room] = guild.create_text_channel(room.value, category=category, overwrites=overwrites)
    return channels


def _posting(env: simcord.Env, guild: GuildHandle, room: Room) -> _Overwrites:
    if room not in _BOT_POSTS_ONLY:
        return {}
    return {
        guild.default_role: discord.PermissionOverwrite(send_messages=False),
        _bot_role(env, guild): discord.PermissionOverwrite(send_messages=True),
    }


def _staff_only(env: simcord.Env, guild: GuildHandle, roles: Mapping[SandboxRole, RoleHandle]) -> _Overwrites:
    hidden: _Overwrites = {guild.default_role: discord.PermissionOverwrite(view_channel=False)}
    staff: tuple[_Target, ...] = (*roles.values(), _bot_role(env, guild))
    return hidden | {role: discord.PermissionOverwrite(view_channel=True) for role in staff}


def _bot_role(env: simcord.Env, guild: GuildHandle) -> RoleHandle:
    managed = next(role for role in env.backend.get_guild(guild.id).roles.values() if role.managed)
    return RoleHandle(env, guild, managed)
