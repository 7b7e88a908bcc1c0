"""Judges one request: Discord's own description, then the rules that it does not hold."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from tests.support.contract import description
from tests.support.contract.commands import command_list_faults
from tests.support.contract.limits import JsonObject
from tests.support.contract.messages import (
    Upload,
    callback_faults,
    created_faults,
    edited_faults,
    thread_faults,
)

_Rule = Callable[[JsonObject, Sequence[Upload]], Iterator[str]]


def check_request(
    method: str, path: str, json_body: object = None, files: Sequence[Upload] = ()
) -> tuple[str, ...]:
    """All faults of a request to Discord's REST API, none if it is sound.

    `path` stands below /api/v10 and may have a query; `json_body` of a multipart request is its payload_json.
    In a clone without the shared description the hand rules judge alone.
    """
    faults = list(_hand_faults(method.upper(), path.partition("?")[0], json_body, files))
    if description.available():
        faults += description.request_faults(method, path, json_body, file_count=len(files))
    return tuple(faults)


def check_commands(commands: Sequence[JsonObject]) -> tuple[str, ...]:
    """All faults of the list of commands that an application registers."""
    faults = list(command_list_faults(commands))
    if description.available():
        path = "/applications/1/commands"
        faults += description.request_faults("PUT", path, list(commands), file_count=0)
    return tuple(faults)


def _hand_faults(method: str, path: str, body: object, files: Sequence[Upload]) -> Iterator[str]:
    if isinstance(body, list):
        if method == "PUT" and path.endswith("/commands"):
            yield from command_list_faults([item for item in body if isinstance(item, dict)])
        return
    if not isinstance(body, dict):
        return
    for wanted, pattern, rule in _RULES:
        if method == wanted and pattern.fullmatch(path):
            yield from rule(body, files)
            return


def _thread_rule(body: JsonObject, _: Sequence[Upload]) -> Iterator[str]:
    return thread_faults(body)


def _command_rule(body: JsonObject, _: Sequence[Upload]) -> Iterator[str]:
    return command_list_faults([body])


_RULES: Final[tuple[tuple[str, re.Pattern[str], _Rule], ...]] = (
    ("POST", re.compile(r"/channels/[^/]+/messages"), created_faults),
    ("PATCH", re.compile(r"/channels/[^/]+/messages/[^/]+"), edited_faults),
    ("POST", re.compile(r"/interactions/[^/]+/[^/]+/callback"), callback_faults),
    ("POST", re.compile(r"/webhooks/[^/]+/[^/]+"), created_faults),
    ("PATCH", re.compile(r"/webhooks/[^/]+/[^/]+/messages/[^/]+"), edited_faults),
    ("POST", re.compile(r"/channels/[^/]+(/messages/[^/]+)?/threads"), _thread_rule),
    ("POST", re.compile(r"/applications/[^/]+(/guilds/[^/]+)?/commands"), _command_rule),
)
