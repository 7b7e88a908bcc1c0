"""Turns what a person typed or picked into the option values of an interaction."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tests.support.loopback.api import Api, SentFile
from tests.support.loopback.model import Channel, Guild, JsonObject, Role, User
from tests.support.loopback.payloads import channel_json, member_json, role_json, user_json
from tests.support.loopback.posting import store_file

_SUBCOMMAND: Final = 1
_GROUP: Final = 2
_INFERRED: Final = ((bool, 5), (int, 4), (float, 10), (str, 3))


@dataclass(frozen=True, slots=True)
class File:
    """A file that a person attaches."""

    filename: str
    data: bytes


Value = str | int | float | bool | User | Channel | Role | File
Options = Mapping[str, Value]


class Resolved:
    """The objects that an interaction's values point to, as Discord sends them along."""

    def __init__(self, api: Api, channel: Channel) -> None:
        self._api = api
        self._channel = channel
        self.data: JsonObject = {}

    def wire(self, value: Value) -> str | int | float | bool:
        """The value as it stands on the wire; objects become ids."""
        if isinstance(value, User):
            return self._user(value)
        if isinstance(value, Channel):
            return self._add(
                "channels", value.id, channel_json(self._api.world, value) | {"permissions": "0"}
            )
        if isinstance(value, Role):
            return self._add("roles", value.id, role_json(value))
        if isinstance(value, File):
            stored = store_file(self._api, self._channel, SentFile(0, value.filename, value.data), {})
            return self._add("attachments", int(stored["id"]), stored)
        return value

    def _user(self, user: User) -> str:
        guild = self._channel.guild
        if guild is not None and user.id in guild.members:
            member = member_json(self._api.world, guild.members[user.id])
            del member["user"]
            self._add("members", user.id, member | {"permissions": "0"})
        return self._add("users", user.id, user_json(user))

    def _add(self, kind: str, number: int, payload: JsonObject) -> str:
        self.data.setdefault(kind, {})[str(number)] = payload
        return str(number)


def command_data(
    api: Api, channel: Channel, path: str, options: Options, focused: str | None = None
) -> JsonObject:
    """The data of a slash command such as "signup join".

    Where the bot has registered its commands, names and required options are held against them (ValueError);
    where it has not, types are told from the values.
    """
    names = path.split()
    command = find_command(api, channel.guild, names[0], 1)
    resolved = Resolved(api, channel)
    leaf, kinds = _leaf(command, names)
    listed = [_option(resolved, leaf, name, value, focused) for name, value in options.items()]
    if leaf is not None and focused is None:
        _require_all(leaf, options)
    for name, kind in reversed(list(zip(names[1:], kinds, strict=True))):
        listed = [{"name": name, "type": kind, "options": listed}]
    return {**_identity(command, names[0], 1), "options": listed, "resolved": resolved.data}


def menu_data(api: Api, channel: Channel, name: str, target: User) -> JsonObject:
    """The data of a user context menu."""
    command = find_command(api, channel.guild, name, 2)
    resolved = Resolved(api, channel)
    resolved.wire(target)
    return {**_identity(command, name, 2), "target_id": str(target.id), "resolved": resolved.data}


def find_command(api: Api, guild: Guild | None, name: str, kind: int) -> JsonObject | None:
    """The registered command; None if nothing is registered, ValueError if only others are."""
    scopes = (guild.id if guild else None, None)
    registered = [command for scope in dict.fromkeys(scopes) for command in api.world.commands.get(scope, ())]
    for command in registered:
        if command["name"] == name and command.get("type", 1) == kind:
            return command
    if registered:
        raise ValueError(f"no command {name!r} of type {kind} is registered")
    return None


def _identity(command: JsonObject | None, name: str, kind: int) -> JsonObject:
    identity: JsonObject = {"id": command["id"] if command else "1", "name": name, "type": kind}
    if command and command.get("guild_id"):
        identity["guild_id"] = command["guild_id"]
    return identity


def _leaf(command: JsonObject | None, names: list[str]) -> tuple[JsonObject | None, list[int]]:
    """The (sub)command's description, and the option types on the way to it."""
    if command is None:
        return None, [_GROUP] * (len(names) - 2) + [_SUBCOMMAND] * (len(names) > 1)
    kinds: list[int] = []
    node = command
    for name in names[1:]:
        node = _named(node, name)
        kinds.append(node["type"])
    return node, kinds


def _named(node: JsonObject, name: str) -> JsonObject:
    for option in node.get("options") or ():
        if option["name"] == name:
            found: JsonObject = option
            return found
    known_names = [option["name"] for option in node.get("options") or ()]
    raise ValueError(f"{node['name']!r} has no {name!r}, only {known_names}")


def _option(
    resolved: Resolved, leaf: JsonObject | None, name: str, value: Value, focused: str | None
) -> JsonObject:
    kind = _inferred(value) if leaf is None else _named(leaf, name)["type"]
    option: JsonObject = {"name": name, "type": kind, "value": resolved.wire(value)}
    # What is still being typed is text, whatever the option's type.
    return option | {"focused": True, "value": str(value)} if name == focused else option


def _inferred(value: Value) -> int:
    if isinstance(value, User):
        return 6
    if isinstance(value, Channel):
        return 7
    if isinstance(value, Role):
        return 8
    if isinstance(value, File):
        return 11
    return next(kind for kind_of, kind in _INFERRED if isinstance(value, kind_of))


def _require_all(leaf: JsonObject, options: Options) -> None:
    required = [option["name"] for option in leaf.get("options") or () if option.get("required")]
    missing = [name for name in required if name not in options]
    if missing:
        raise ValueError(f"required options missing: {missing}")
