"""What a tab shows, as JSON: the side bar, the channel's messages and the names behind the mentions."""

from collections.abc import Iterator
from typing import Any

import discord
from simcord.backend import serializers
from simcord.backend.access import channel_accessible
from simcord.backend.models import Channel, Message
from simcord.components import COMPONENTS_V2_FLAG
from simcord.enums import AppCommandType, ChannelType

from bot.sandbox import tour
from bot.sandbox.people import SandboxPerson
from bot.sandbox.tab import Show, Tab, started_thread, starter_message

WINDOW = 60
Json = dict[str, Any]


def state(tab: Tab) -> Json:
    """Everything that the page draws for this tab."""
    show = tab.show
    guild = show.backend.get_guild(show.world.guild.id)
    return {
        "me": str(tab.viewer),
        "pages": show.pages,
        "guild": {"id": str(guild.id), "name": guild.name},
        "people": [_person(show, person, member.id) for person, member in show.world.members.items()],
        "rooms": [_room(show, tab.viewer, channel) for channel in _rooms(tab)],
        "here": _here(tab),
        "tour": tour.stops(show, tab.locale),
        "starter": _starter(tab),
        "messages": [_message(tab, message) for message in _window(tab)],
        "names": _names(show),
    }


def commands(tab: Tab) -> Json:
    """The application commands that the viewer may use here: slash, user menu, message menu."""
    kinds = {
        "slash": AppCommandType.CHAT_INPUT,
        "user": AppCommandType.USER,
        "message": AppCommandType.MESSAGE,
    }
    return {
        name: tab.show.backend.visible_commands(user_id=tab.viewer, channel_id=tab.channel, type=kind)
        for name, kind in kinds.items()
    }


def first_channel(show: Show, viewer: int) -> int:
    """The channel that opens when none was asked for."""
    return next(
        channel.id
        for channel in show.world.channels.values()
        if channel_accessible(show.backend, channel.id, viewer, history=True)
    )


def nearest_channel(show: Show, viewer: int, *, private: bool) -> int:
    """Where one goes from a channel closed to them: from direct messages to their own direct messages."""
    return direct_channel(show, viewer).id if private else first_channel(show, viewer)


def direct_channel(show: Show, viewer: int) -> Channel:
    """The viewer's direct messages with the bot."""
    return show.backend.get_dm_channel(viewer)


def _person(show: Show, person: SandboxPerson, user_id: int) -> Json:
    channel = direct_channel(show, user_id)
    return {
        "id": str(user_id),
        "part": person.part.value,
        "locale": person.locale,
        "unread": len(list(_unread(show, user_id, channel))),
    }


def _rooms(tab: Tab) -> Iterator[Channel]:
    """The side bar in its order: categories, channels with their threads, then the direct messages."""
    backend = tab.show.backend
    guild = backend.get_guild(tab.show.world.guild.id)
    for channel_id in guild.channel_ids:
        channel = backend.get_channel(channel_id)
        if channel.type == ChannelType.CATEGORY or tab.can_see(channel_id):
            yield channel
            yield from (thread for thread in _threads(tab, channel) if tab.can_see(thread.id))
    yield direct_channel(tab.show, tab.viewer)


def _threads(tab: Tab, channel: Channel) -> list[Channel]:
    channels = tab.show.backend.channels.values()
    return [thread for thread in channels if thread.is_thread and thread.parent_id == channel.id]


def _room(show: Show, viewer: int, channel: Channel) -> Json:
    unread = list(_unread(show, viewer, channel))
    direct = channel.type == ChannelType.DM
    return {
        "id": str(channel.id),
        "type": int(channel.type),
        "name": channel.name or "",
        "parent": str(channel.parent_id) if channel.parent_id else None,
        "unread": len(unread),
        "pings": len(unread) if direct else sum(_pings(viewer, message) for message in unread),
        "archived": bool(channel.thread_metadata and channel.thread_metadata.archived),
    }


def _unread(show: Show, viewer: int, channel: Channel) -> Iterator[Message]:
    seen = show.last_read(viewer, channel.id)
    for message in reversed(show.backend.messages.get(channel.id, {}).values()):
        if message.id <= seen:
            return
        own = message.author_id == viewer or show.place_of(message) != channel.id
        if not own and show.sees(viewer, message):
            yield message


def _pings(viewer: int, message: Message) -> bool:
    return viewer in message.ping_user_ids or (not _is_layout(message) and viewer in message.mention_user_ids)


def _is_layout(message: Message) -> bool:
    """Whether it is laid out: names in such a message are mentions, of which most ping nobody."""
    return bool(message.flags & COMPONENTS_V2_FLAG)


def _here(tab: Tab) -> Json:
    channel = tab.place()
    return {
        "id": str(channel.id),
        "type": int(channel.type),
        "name": channel.name or "",
        "topic": channel.topic or "",
        "can_send": _can_send(tab, channel),
        "archived": bool(channel.thread_metadata and channel.thread_metadata.archived),
    }


def _can_send(tab: Tab, channel: Channel) -> bool:
    if channel.guild_id is None:
        return True
    allowed = discord.Permissions(
        tab.show.backend.compute_permissions(channel.guild_id, tab.viewer, channel.id)
    )
    return allowed.send_messages_in_threads if channel.is_thread else allowed.send_messages


def _window(tab: Tab) -> list[Message]:
    show, above = tab.show, starter_message(tab)
    stored = list(show.backend.messages.get(tab.channel, {}).values())
    if above is not None:  # private answers to what stands at the head of the thread
        stored = sorted((*stored, *show.backend.messages[above.channel_id].values()), key=lambda one: one.id)
    here = (message for message in stored if show.place_of(message) == tab.channel)
    return [message for message in here if show.sees(tab.viewer, message)][-WINDOW:]


def _starter(tab: Tab) -> Json | None:
    """The message under which the thread was opened, which Discord shows at its head."""
    found = starter_message(tab)
    return _message(tab, found) if found is not None and tab.show.sees(tab.viewer, found) else None


def _message(tab: Tab, message: Message) -> Json:
    payload: Json = dict(serializers.message_payload(tab.show.backend, message, for_user=tab.viewer))
    if _is_layout(message):
        pinged = {str(user) for user in message.ping_user_ids}
        payload["mentions"] = [user for user in payload["mentions"] if user["id"] in pinged]
    thread = started_thread(message)
    if thread is not None:
        payload["thread"] = str(thread)
    used = message.interaction_metadata
    if used is not None and int(used["id"]) in tab.show.invoked:
        payload["invoked"] = tab.show.invoked[int(used["id"])]
    return payload


def _names(show: Show) -> Json:
    """How to show the ids that messages mention."""
    backend = show.backend
    guild = backend.get_guild(show.world.guild.id)
    return {
        "users": {str(user_id): _user(show, user_id) for user_id in guild.members},
        "roles": {str(role.id): {"name": role.name, "color": role.color} for role in guild.roles.values()},
        "channels": {
            str(channel.id): {"name": channel.name or "", "type": int(channel.type)}
            for channel in backend.channels.values()
            if channel.guild_id == guild.id
        },
    }


def _user(show: Show, user_id: int) -> Json:
    guild = show.backend.get_guild(show.world.guild.id)
    member = guild.members[user_id]
    user = show.backend.get_user(user_id)
    roles = [guild.roles[role_id] for role_id in member.role_ids if role_id in guild.roles]
    return {
        "name": member.nick or user.global_name or user.name,
        "handle": user.name,
        "bot": user.bot,
        "roles": [str(role.id) for role in roles],
        "color": next((role.color for role in roles if role.color), 0),
    }
