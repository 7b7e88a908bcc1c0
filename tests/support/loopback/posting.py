"""Creating, editing and deleting messages, whichever route asked for it."""

import mimetypes
import re
from typing import Final

from tests.support.loopback.api import (
    ATTACH,
    MANAGE_THREADS,
    SEND,
    SEND_IN_THREADS,
    Api,
    Call,
    SentFile,
)
from tests.support.loopback.model import (
    EPHEMERAL,
    LAYOUT,
    LOADING,
    Channel,
    InteractionHandle,
    JsonObject,
    Message,
    User,
    walk,
)
from tests.support.loopback.payloads import message_json
from tests.support.loopback.problems import (
    DMS_CLOSED,
    EMPTY_MESSAGE,
    INVALID_BODY,
    NOT_THE_AUTHOR,
    THREAD_ARCHIVED,
    ApiError,
)

_EDITABLE: Final = ("content", "embeds", "components", "allowed_mentions")
_BESIDE_LAYOUT: Final = ("content", "embeds")
_PARTS: Final = ("content", "embeds", "components", "attachments", "poll", "sticker_ids")
_USER: Final = re.compile(r"<@!?(\d+)>")
_ROLE: Final = re.compile(r"<@&(\d+)>")
_ALL: Final = re.compile(r"@(everyone|here)")


def send(api: Api, channel: Channel, call: Call) -> Message:
    """Post as the bot into a channel, with every refusal Discord has for it."""
    _require_sendable(api, channel, call)
    nonce = call.body.get("nonce")
    if nonce is not None and call.body.get("enforce_nonce"):
        earlier = api.world.repeated(api.world.bot, nonce)
        if earlier is not None:
            return earlier
    message = create(api, channel, api.world.bot, call.body, call.files)
    if channel.archived:
        channel.archived = False
        api.announce_channel("THREAD_UPDATE", channel)
    return message


def _require_sendable(api: Api, channel: Channel, call: Call) -> None:
    if channel.recipient is not None:
        if not channel.recipient.open_dms:
            raise ApiError(DMS_CLOSED)
        return
    api.require(channel, SEND_IN_THREADS if channel.is_thread else SEND, *([ATTACH] if call.files else []))
    if channel.locked and not api.world.permissions(api.world.bot.id, channel) & MANAGE_THREADS:
        raise ApiError(THREAD_ARCHIVED)


def create(
    api: Api,
    channel: Channel,
    author: User,
    body: JsonObject,
    files: tuple[SentFile, ...] = (),
    *,
    interaction: InteractionHandle | None = None,
) -> Message:
    """Add a message and announce it; an empty one is refused."""
    if not files and not (body.get("flags") or 0) & LOADING and not any(body.get(key) for key in _PARTS):
        raise ApiError(EMPTY_MESSAGE)
    nonce = body.get("nonce")
    message = Message(
        id=api.world.new_id(),
        channel=channel,
        author=author,
        body=_numbered({key: value for key, value in body.items() if key != "attachments"}),
        created=api.world.now(),
        nonce=None if nonce is None else str(nonce),
        interaction=interaction,
        pings=_pings(body),
    )
    message.attachments = _store(api, channel, body, files)
    api.world.add_message(message)
    if not message.ephemeral:
        api.announce("MESSAGE_CREATE", message_json(api.world, message), channel)
    return message


def edit(api: Api, message: Message, body: JsonObject, files: tuple[SentFile, ...] = ()) -> Message:
    """Change what the body names; a "thinking" message gets its content."""
    changes = {key: body[key] for key in _EDITABLE if key in body}
    flags = message.flags & ~LOADING | ((body.get("flags") or 0) & LAYOUT)
    after = message.body | changes
    if flags & LAYOUT and any(after.get(key) for key in _BESIDE_LAYOUT):
        raise ApiError(INVALID_BODY)  # a layout stays one, and nothing stands beside it
    message.body = _numbered(after)
    message.body["flags"] = flags
    if "attachments" in body:
        kept = {str(item.get("id")) for item in body["attachments"] or ()}
        message.attachments = [item for item in message.attachments if item["id"] in kept]
    message.attachments = message.attachments + _store(api, message.channel, body, files)
    message.edits += 1
    message.edited = api.world.now()
    if not message.ephemeral:
        api.announce("MESSAGE_UPDATE", message_json(api.world, message), message.channel)
    api.world.changed()
    return message


def edit_own(api: Api, message: Message, call: Call) -> Message:
    """Change a message through the channel: only the bot's own."""
    if message.author is not api.world.bot:
        raise ApiError(NOT_THE_AUTHOR)
    return edit(api, message, call.body, call.files)


def delete(api: Api, message: Message) -> None:
    """Remove a message; who holds it sees that it is gone."""
    message.deleted = True
    message.channel.messages.pop(message.id, None)
    data: JsonObject = {"id": str(message.id), "channel_id": str(message.channel.id)}
    api.announce("MESSAGE_DELETE", data, message.channel)


def loading_body(flags: int) -> JsonObject:
    """The body of a "thinking" message."""
    return {"flags": (flags & EPHEMERAL) | LOADING}


def _numbered(body: JsonObject) -> JsonObject:
    components = walk(body.get("components"))
    taken = {component["id"] for component in components if component.get("id")}
    free = (number for number in range(1, 10_000) if number not in taken)
    for component in components:
        component["id"] = component.get("id") or next(free)
    return body


def _store(api: Api, channel: Channel, body: JsonObject, files: tuple[SentFile, ...]) -> list[JsonObject]:
    described = {str(item.get("id")): item for item in body.get("attachments") or ()}
    return [store_file(api, channel, file, described.get(str(file.index), {})) for file in files]


def store_file(api: Api, channel: Channel, file: SentFile, described: JsonObject) -> JsonObject:
    """Keep a file on the server's CDN and describe it as an attachment."""
    number = api.world.new_id()
    path = f"/cdn/attachments/{channel.id}/{number}/{file.filename}"
    api.world.files[path] = file.data
    return {
        "id": str(number),
        "filename": file.filename,
        "description": described.get("description"),
        "size": len(file.data),
        "url": api.address[0] + path,
        "proxy_url": api.address[0] + path,
        "content_type": mimetypes.guess_type(file.filename)[0] or "application/octet-stream",
    }


def _pings(body: JsonObject) -> frozenset[str]:
    texts = [body.get("content"), *(component.get("content") for component in walk(body.get("components")))]
    text = "\n".join(part for part in texts if isinstance(part, str))
    allowed = body.get("allowed_mentions")
    users, roles = set(_USER.findall(text)), set(_ROLE.findall(text))
    if allowed is None:
        return frozenset(users | roles | set(_ALL.findall(text)))
    parse = allowed.get("parse") or ()
    users &= users if "users" in parse else set(map(str, allowed.get("users") or ()))
    roles &= roles if "roles" in parse else set(map(str, allowed.get("roles") or ()))
    return frozenset(users | roles | (set(_ALL.findall(text)) if "everyone" in parse else set()))
