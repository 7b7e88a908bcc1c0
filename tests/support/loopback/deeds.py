"""What people do: the interactions that the server sends to the bot."""

import copy
import secrets
from collections.abc import Mapping, Sequence
from typing import Final

from tests.support.loopback.api import Api
from tests.support.loopback.model import Channel, InteractionHandle, JsonObject, Message, User, walk
from tests.support.loopback.options import Options, Resolved, Value, command_data, menu_data
from tests.support.loopback.payloads import channel_json, member_json, message_json, user_json

ANSWER_WITHIN: Final = 3.0
_COMMAND: Final = 2
_COMPONENT: Final = 3
_AUTOCOMPLETE: Final = 4
_MODAL: Final = 5
_CHECKBOX: Final = 23
_UPLOAD_LIMIT: Final = 10 * 1024 * 1024
_LISTS: Final = (3, 5, 6, 7, 8, 19, 22)
"""Kinds of form item that hand back a list of values; the others hand back one value."""

Filled = Value | Sequence[Value]
"""What a person puts into one item of a form."""


class Deeds:
    """Sends interactions and remembers them."""

    def __init__(self, api: Api) -> None:
        self._api = api

    def slash(self, user: User, channel: Channel, path: str, options: Options) -> InteractionHandle:
        """Use a slash command."""
        return self._send(_COMMAND, user, channel, command_data(self._api, channel, path, options))

    def menu(self, user: User, channel: Channel, name: str, target: User) -> InteractionHandle:
        """Use a context menu on a user."""
        return self._send(_COMMAND, user, channel, menu_data(self._api, channel, name, target))

    def autocomplete(
        self, user: User, channel: Channel, path: str, options: Options, focused: str
    ) -> InteractionHandle:
        """Type into an option that offers choices."""
        data = command_data(self._api, channel, path, options, focused)
        return self._send(_AUTOCOMPLETE, user, channel, data)

    def press(
        self, message: Message, custom_id: str, user: User, values: Sequence[Value] | None = None
    ) -> InteractionHandle:
        """Press a button, or pick values in a menu; ValueError if it is not there or greyed out."""
        component = _component(message.components, custom_id)
        if message.deleted or component.get("disabled"):
            raise ValueError(f"{custom_id!r} cannot be pressed any more")
        data: JsonObject = {
            "custom_id": custom_id,
            "component_type": component["type"],
            "id": component["id"],
        }
        if values is not None:
            resolved = Resolved(self._api, message.channel)
            data |= {"values": [str(resolved.wire(value)) for value in values], "resolved": resolved.data}
        return self._send(_COMPONENT, user, message.channel, data, message)

    def submit(self, form: InteractionHandle, filled: Mapping[str, Filled]) -> InteractionHandle:
        """Send the form that answered an interaction; ValueError for an item that it does not have."""
        modal = form.modal
        if modal is None:
            raise ValueError("the interaction was not answered with a form")
        for custom_id in filled:
            _component(walk(modal["components"]), custom_id)
        resolved = Resolved(self._api, form.channel)
        items = [_filled_item(item, filled, resolved) for item in modal["components"]]
        data = {"custom_id": modal["custom_id"], "components": items, "resolved": resolved.data}
        return self._send(_MODAL, form.user, form.channel, data, form.source)

    def again(self, handle: InteractionHandle) -> InteractionHandle:
        """The same deed once more, as a person would do it: a new interaction."""
        data = copy.deepcopy(handle.payload["data"])
        return self._send(handle.kind, handle.user, handle.channel, data, handle.source)

    def redeliver(self, handle: InteractionHandle) -> None:
        """The very same interaction once more, with the same id and token."""
        if not handle.acknowledged:
            handle.deadline = self._api.world.now() + ANSWER_WITHIN
        self._deliver(handle)

    def _send(
        self, kind: int, user: User, channel: Channel, data: JsonObject, source: Message | None = None
    ) -> InteractionHandle:
        world = self._api.world
        number, token = world.new_id(), secrets.token_urlsafe(48)
        payload = self._payload(kind, user, channel, data) | {"id": str(number), "token": token}
        if source is not None:
            payload["message"] = message_json(world, source)
        now = world.now()
        handle = InteractionHandle(
            number, token, kind, user, channel, payload, source, now, now + ANSWER_WITHIN
        )
        world.interactions[number] = world.tokens[token] = handle
        self._deliver(handle)
        return handle

    def _deliver(self, handle: InteractionHandle) -> None:
        guild = handle.channel.guild
        heard = self._api.gateway.emit("INTERACTION_CREATE", handle.payload, guild.id if guild else None)
        handle.delivered = heard
        handle.deliveries += heard

    def _payload(self, kind: int, user: User, channel: Channel, data: JsonObject) -> JsonObject:
        world = self._api.world
        payload: JsonObject = {
            "application_id": str(world.bot.id),
            "type": kind,
            "version": 1,
            "data": data,
            "channel_id": str(channel.id),
            "channel": channel_json(world, channel),
            "locale": user.locale,
            "app_permissions": str(world.permissions(world.bot.id, channel)),
            "entitlements": [],
            "authorizing_integration_owners": {},
            "context": 0 if channel.guild else 1,
            "attachment_size_limit": _UPLOAD_LIMIT,
        }
        if channel.guild is None:
            return payload | {"user": user_json(user)}
        member = member_json(world, channel.guild.members[user.id])
        member["permissions"] = str(world.permissions(user.id, channel))
        guild = {"id": str(channel.guild.id), "locale": channel.guild.locale, "features": []}
        payload |= {"guild_id": str(channel.guild.id), "guild": guild, "guild_locale": channel.guild.locale}
        return payload | {"member": member}


def _component(components: Sequence[JsonObject], custom_id: str) -> JsonObject:
    for component in components:
        if component.get("custom_id") == custom_id:
            return component
    present = [component["custom_id"] for component in components if component.get("custom_id")]
    raise ValueError(f"no {custom_id!r} here, only {present}")


def _filled_item(item: JsonObject, filled: Mapping[str, Filled], resolved: Resolved) -> JsonObject:
    shell: JsonObject = {"type": item["type"], "id": item.get("id") or 0}
    if "component" in item:
        return shell | {"component": _filled_item(item["component"], filled, resolved)}
    if "components" in item:
        return shell | {"components": [_filled_item(inner, filled, resolved) for inner in item["components"]]}
    if "custom_id" not in item:
        return shell
    shell["custom_id"] = item["custom_id"]
    given = filled.get(item["custom_id"])
    if item["type"] in _LISTS:
        return shell | {"values": [str(resolved.wire(value)) for value in _listed(given)]}
    if item["type"] == _CHECKBOX:
        return shell | {"value": bool(item.get("default")) if given is None else given}
    return shell | {"value": item.get("value") or "" if given is None else given}


def _listed(given: Filled | None) -> list[Value]:
    if given is None:
        return []
    if isinstance(given, Sequence) and not isinstance(given, str):
        return list(given)
    return [given]
