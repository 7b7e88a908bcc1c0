"""Messages, threads, pins, direct messages."""

from typing import Final

from tests.support.loopback import posting
from tests.support.loopback.api import (
    MANAGE_CHANNELS,
    MANAGE_MESSAGES,
    MANAGE_ROLES,
    MANAGE_THREADS,
    PIN,
    PRIVATE_THREADS,
    PUBLIC_THREADS,
    READ_HISTORY,
    Api,
    Call,
    Route,
)
from tests.support.loopback.model import Channel, ChannelKind, JsonObject, Message
from tests.support.loopback.payloads import channel_json, message_json, user_json
from tests.support.loopback.problems import THREAD_EXISTS, UNKNOWN_USER, ApiError
from tests.support.loopback.world import known

_SETTINGS: Final = ("topic", "auto_archive_duration", "rate_limit_per_user", "position")


def _message(api: Api, call: Call) -> Message:
    return api.world.message(call.args["channel_id"], call.args["message_id"])


def _channel(api: Api, call: Call) -> Channel:
    return api.world.channel(call.args["channel_id"])


def create_message(api: Api, call: Call) -> object:
    """Post a message."""
    return message_json(api.world, posting.send(api, _channel(api, call), call))


def get_message(api: Api, call: Call) -> object:
    """Read one message."""
    message = _message(api, call)
    api.require(message.channel, READ_HISTORY)
    return message_json(api.world, message)


def list_messages(api: Api, call: Call) -> object:
    """Read messages, newest first; `before`, `after` and `limit` as in Discord."""
    channel = _channel(api, call)
    api.require(channel, READ_HISTORY)
    limit = int(call.query.get("limit", 50))
    after, before = int(call.query.get("after", 0)), int(call.query.get("before", 1 << 63))
    found = [m for m in channel.messages.values() if not m.ephemeral and after < m.id < before]
    chosen = found[:limit] if "after" in call.query else found[-limit:]
    return [message_json(api.world, message) for message in reversed(chosen)]


def edit_message(api: Api, call: Call) -> object:
    """Edit an own message."""
    return message_json(api.world, posting.edit_own(api, _message(api, call), call))


def delete_message(api: Api, call: Call) -> object:
    """Delete a message; someone else's needs a permission."""
    message = _message(api, call)
    api.require(message.channel, *([] if message.author is api.world.bot else [MANAGE_MESSAGES]))
    posting.delete(api, message)
    return None


def pin_message(api: Api, call: Call) -> object:
    """Pin a message."""
    message = _message(api, call)
    api.require(message.channel, PIN)
    if message.id not in message.channel.pinned:
        message.channel.pinned.append(message.id)
    return None


def unpin_message(api: Api, call: Call) -> object:
    """Unpin a message."""
    message = _message(api, call)
    api.require(message.channel, PIN)
    message.channel.pinned = [other for other in message.channel.pinned if other != message.id]
    return None


def thread_from_message(api: Api, call: Call) -> object:
    """Open a thread under a message; the second time is refused with 160004."""
    message = _message(api, call)
    api.require(message.channel, PUBLIC_THREADS)
    if message.thread is not None:
        raise ApiError(THREAD_EXISTS)
    # Discord gives the thread the number of its message.
    message.thread = _open_thread(api, message.channel, call.body, ChannelKind.PUBLIC_THREAD, message.id)
    return channel_json(api.world, message.thread)


def thread_alone(api: Api, call: Call) -> object:
    """Open a thread without a message; private unless its type says otherwise."""
    kind = ChannelKind(call.body.get("type", ChannelKind.PRIVATE_THREAD))
    parent = _channel(api, call)
    api.require(parent, PUBLIC_THREADS if kind is ChannelKind.PUBLIC_THREAD else PRIVATE_THREADS)
    return channel_json(api.world, _open_thread(api, parent, call.body, kind, api.world.new_id()))


def _open_thread(api: Api, parent: Channel, body: JsonObject, kind: ChannelKind, number: int) -> Channel:
    thread = Channel(number, kind, body["name"], parent.guild, parent, owner_id=api.world.bot.id)
    thread.settings = {key: body[key] for key in _SETTINGS if key in body}
    thread.people.add(api.world.bot.id)
    api.world.add_channel(thread)
    api.announce_channel("THREAD_CREATE", thread)
    return thread


def get_channel(api: Api, call: Call) -> object:
    """Read a channel or thread."""
    channel = _channel(api, call)
    api.require(channel)
    return channel_json(api.world, channel)


def edit_channel(api: Api, call: Call) -> object:
    """Rename, archive, lock or set a channel or thread."""
    channel = _channel(api, call)
    own = channel.is_thread and channel.owner_id == api.world.bot.id and "locked" not in call.body
    needed = MANAGE_THREADS if channel.is_thread else MANAGE_CHANNELS
    api.require(channel, *([] if own else [needed]))
    channel.name = call.body.get("name", channel.name)
    channel.archived = call.body.get("archived", channel.archived)
    channel.locked = call.body.get("locked", channel.locked)
    channel.settings |= {key: call.body[key] for key in _SETTINGS if key in call.body}
    api.announce_channel("THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE", channel)
    return channel_json(api.world, channel)


def delete_channel(api: Api, call: Call) -> object:
    """Delete a channel or thread."""
    channel = _channel(api, call)
    api.require(channel, MANAGE_THREADS if channel.is_thread else MANAGE_CHANNELS)
    payload = channel_json(api.world, channel)
    del api.world.channels[channel.id]
    api.announce_channel("THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", channel)
    return payload


def set_overwrite(api: Api, call: Call) -> object:
    """Set what a role or member may do in a channel."""
    channel = _channel(api, call)
    api.require(channel, MANAGE_ROLES)
    number = int(call.args["overwrite_id"])
    channel.overwrites[number] = {"id": str(number), "allow": "0", "deny": "0"} | call.body
    api.announce_channel("CHANNEL_UPDATE", channel)
    return None


def add_thread_member(api: Api, call: Call) -> object:
    """Let someone join a thread."""
    thread = _channel(api, call)
    api.require(thread, *([] if call.args["user_id"] == "@me" else [SEND_TO_ADD]))
    thread.people.add(_person(api, call))
    api.world.changed()
    return None


def remove_thread_member(api: Api, call: Call) -> object:
    """Take someone out of a thread."""
    thread = _channel(api, call)
    api.require(thread, *([] if call.args["user_id"] == "@me" else [MANAGE_THREADS]))
    thread.people.discard(_person(api, call))
    return None


def _person(api: Api, call: Call) -> int:
    return api.world.bot.id if call.args["user_id"] == "@me" else int(call.args["user_id"])


def open_direct(api: Api, call: Call) -> object:
    """Open the conversation with a user."""
    user = known(api.world.users.get(int(call.body["recipient_id"])), UNKNOWN_USER)
    return channel_json(api.world, api.world.direct_channel(user))


def nothing(api: Api, call: Call) -> object:
    """Typing and reactions are taken and shown to nobody."""
    api.require(_channel(api, call))
    return None


def get_user(api: Api, call: Call) -> object:
    """Read a user."""
    return user_json(known(api.world.users.get(int(call.args["user_id"])), UNKNOWN_USER))


SEND_TO_ADD: Final = 1 << 38
"""Sending in threads is what adding someone to one needs."""
_C: Final = "/channels/{channel_id}"
_M: Final = _C + "/messages/{message_id}"
ROUTES: Final[tuple[Route, ...]] = (
    ("GET", _C, get_channel),
    ("PATCH", _C, edit_channel),
    ("DELETE", _C, delete_channel),
    ("PUT", _C + "/permissions/{overwrite_id}", set_overwrite),
    ("POST", _C + "/typing", nothing),
    ("POST", _C + "/messages", create_message),
    ("GET", _C + "/messages", list_messages),
    ("PUT", _C + "/messages/pins/{message_id}", pin_message),
    ("DELETE", _C + "/messages/pins/{message_id}", unpin_message),
    ("PUT", _C + "/pins/{message_id}", pin_message),
    ("DELETE", _C + "/pins/{message_id}", unpin_message),
    ("GET", _M, get_message),
    ("PATCH", _M, edit_message),
    ("DELETE", _M, delete_message),
    ("PUT", _M + "/reactions/{emoji}/@me", nothing),
    ("POST", _M + "/threads", thread_from_message),
    ("POST", _C + "/threads", thread_alone),
    ("PUT", _C + "/thread-members/{user_id}", add_thread_member),
    ("DELETE", _C + "/thread-members/{user_id}", remove_thread_member),
    ("POST", "/users/@me/channels", open_direct),
    ("GET", "/users/{user_id}", get_user),
)
