"""How the simulated Discord's memory looks on the wire."""

from datetime import UTC, datetime
from typing import Any

from tests.support.loopback.model import HAS_THREAD, Channel, Guild, JsonObject, Member, Message, Role, User
from tests.support.loopback.world import World


def moment(world: World, at: float | None = None) -> str:
    """A time of the server's clock as Discord writes it; without one, now."""
    seconds = world.wall() if at is None else world.wall() - world.now() + at
    return datetime.fromtimestamp(seconds, UTC).isoformat()


def user_json(user: User) -> JsonObject:
    """A user."""
    return {
        "id": str(user.id),
        "username": user.name.lower().replace(" ", "_"),
        "global_name": user.name,
        "discriminator": "0",
        "avatar": None,
        "bot": user.bot,
        "public_flags": 0,
    }


def member_json(world: World, member: Member) -> JsonObject:
    """A member with their user."""
    return {
        "user": user_json(member.user),
        "nick": member.nick,
        "avatar": None,
        "roles": [str(role_id) for role_id in sorted(member.roles)],
        "joined_at": moment(world, 0.0),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
    }


def role_json(role: Role) -> JsonObject:
    """A role."""
    return {
        "id": str(role.id),
        "name": role.name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "position": role.position,
        "permissions": str(role.permissions),
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }


def guild_json(world: World, guild: Guild) -> JsonObject:
    """A server without its channels and members."""
    return {
        "id": str(guild.id),
        "name": guild.name,
        "owner_id": str(guild.owner_id),
        "preferred_locale": guild.locale,
        "roles": [role_json(role) for role in guild.roles.values()],
        "emojis": [],
        "stickers": [],
        "features": [],
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "afk_timeout": 300,
        "system_channel_flags": 0,
        "member_count": len(guild.members),
        "joined_at": moment(world, 0.0),
        "large": False,
        "unavailable": False,
    }


def guild_create_json(world: World, guild: Guild) -> JsonObject:
    """What a connecting bot without the members intent hears of a server."""
    channels = [channel for channel in world.channels.values() if channel.guild is guild]
    threads = [channel for channel in channels if channel.is_thread and not channel.archived]
    return guild_json(world, guild) | {
        "channels": [channel_json(world, channel) for channel in channels if not channel.is_thread],
        "threads": [channel_json(world, channel) for channel in threads],
        "members": [member_json(world, guild.members[world.bot.id])],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def channel_json(world: World, channel: Channel) -> JsonObject:
    """A channel, thread or direct conversation."""
    payload: JsonObject = {"id": str(channel.id), "type": int(channel.kind), "flags": 0, **channel.settings}
    if channel.recipient is not None:
        return payload | {"recipients": [user_json(channel.recipient)], "last_message_id": None}
    guild_id = str(channel.guild.id) if channel.guild else None
    payload |= {"name": channel.name, "guild_id": guild_id, "nsfw": False}
    payload |= {"parent_id": str(channel.parent.id) if channel.parent else None, "last_message_id": None}
    if channel.is_thread:
        return payload | _thread_json(world, channel)
    return payload | {"position": 0, "permission_overwrites": _overwrites(world, channel)}


def _overwrites(world: World, channel: Channel) -> list[JsonObject]:
    own = {"id": str(world.bot.id), "type": 1, "allow": "0", "deny": str(channel.denied)}
    others = [entry for key, entry in channel.overwrites.items() if key != world.bot.id]
    return [*others, own] if channel.denied else list(channel.overwrites.values())


def _thread_json(world: World, thread: Channel) -> JsonObject:
    return {
        "owner_id": str(thread.owner_id),
        "message_count": len(thread.messages),
        "total_message_sent": len(thread.messages),
        "member_count": len(thread.people),
        "rate_limit_per_user": 0,
        "thread_metadata": {
            "archived": thread.archived,
            "locked": thread.locked,
            "invitable": True,
            "auto_archive_duration": thread.settings.get("auto_archive_duration", 1440),
            "archive_timestamp": moment(world),
            "create_timestamp": moment(world),
        },
        "member": {
            "id": str(thread.id),
            "user_id": str(world.bot.id),
            "join_timestamp": moment(world),
            "flags": 0,
        },
    }


def message_json(world: World, message: Message) -> JsonObject:
    """A message as it stands now."""
    body = message.body
    payload: JsonObject = {
        "id": str(message.id),
        "channel_id": str(message.channel.id),
        "author": user_json(message.author),
        "type": 20 if message.interaction and message.interaction.kind == 2 else 0,
        "content": message.content,
        "embeds": message.embeds,
        "components": body.get("components") or [],
        "flags": message.flags | (HAS_THREAD if message.thread else 0),
        "attachments": message.attachments,
        "timestamp": moment(world, message.created),
        "edited_timestamp": None if message.edited is None else moment(world, message.edited),
        "tts": False,
        "pinned": message.id in message.channel.pinned,
        "mention_everyone": False,
        "mentions": _mentions(world, body),
        "mention_roles": list((body.get("allowed_mentions") or {}).get("roles") or ()),
        "reactions": [],
    }
    return payload | _optional_json(world, message)


def _mentions(world: World, body: JsonObject) -> list[JsonObject]:
    named = (body.get("allowed_mentions") or {}).get("users") or ()
    return [user_json(world.users[int(user_id)]) for user_id in named if int(user_id) in world.users]


def _optional_json(world: World, message: Message) -> JsonObject:
    extra: dict[str, Any] = {}
    if message.nonce is not None:
        extra["nonce"] = message.nonce
    if message.thread is not None:
        extra["thread"] = channel_json(world, message.thread)
    if message.interaction is not None:
        handle = message.interaction
        extra["application_id"] = extra["webhook_id"] = str(world.bot.id)
        extra["interaction_metadata"] = {
            "id": str(handle.id),
            "type": handle.kind,
            "user": user_json(handle.user),
            "authorizing_integration_owners": {},
        }
    return extra
