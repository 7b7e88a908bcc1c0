"""Holds everything that a bot sent to simcord against the contract."""

import json
from types import TracebackType
from typing import Any, Final, Protocol, Self
from urllib.parse import urlencode

from discord import app_commands

from tests.support.contract.limits import FILE_BYTES, JsonObject
from tests.support.contract.messages import Upload
from tests.support.contract.requests import check_request

_OWN_UPLOAD: Final = "filename"


class _Entry(Protocol):
    """One line of simcord's request log (simcord.HttpLogEntry)."""

    method: str
    path: str
    params: dict[str, Any]
    json: Any


class _Env(Protocol):
    """The part of simcord.Env that is read here; the log outlives a restart of the bot."""

    backend: Any

    @property
    def http_requests(self) -> list[Any]: ...


class RequestLog:
    """The requests a bot made in one simcord environment, judged when asked.

    Also a context manager: leaving it without another error raises the faults.
    """

    def __init__(self, env: _Env, before: int = 0) -> None:
        """`before` requests were made and judged elsewhere."""
        self._env = env
        self._before = before

    @property
    def entries(self) -> list[_Entry]:
        """Every request so far, in order."""
        return list(self._env.http_requests[self._before :])

    def faults(self) -> tuple[str, ...]:
        """All faults of these requests, each with the request it belongs to."""
        found = [
            f"{entry.method} {entry.path}: {fault}" for entry in self.entries for fault in _judged(entry)
        ]
        return (*found, *self._oversized_files())

    def assert_clean(self) -> None:
        """Raise AssertionError naming every fault, if there is one."""
        faults = self.faults()
        if faults:
            raise AssertionError("requests that Discord would refuse:\n" + "\n".join(faults))

    def _oversized_files(self) -> list[str]:
        # simcord itself lets 25 MiB pass, and its log does not carry the files.
        blobs: dict[str, bytes] = self._env.backend.cdn._blobs
        return [f"{url}: {len(blob)} bytes" for url, blob in blobs.items() if len(blob) > FILE_BYTES]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            self.assert_clean()


def watch(env: _Env, before: int = 0) -> RequestLog:
    """The request log of a simcord environment, after the first few: `with watch(env): yield env` in a fixture."""
    return RequestLog(env, before)


def _judged(entry: _Entry) -> tuple[str, ...]:
    path = f"{entry.path}?{urlencode(entry.params)}" if entry.params else entry.path
    body = json.loads(json.dumps(entry.json))  # as on the wire: a text of two languages is a string there
    return check_request(entry.method, path, body, _uploads(body))


def _uploads(body: object) -> tuple[Upload, ...]:
    """The files of a multipart request, told by the new entries of its attachment list."""
    if not isinstance(body, dict):
        return ()
    message = body["data"] if isinstance(body.get("data"), dict) else body
    listed = message.get("attachments") or ()
    return tuple(Upload(str(item[_OWN_UPLOAD])) for item in listed if _OWN_UPLOAD in item)


async def tree_payloads(tree: app_commands.CommandTree[Any]) -> list[JsonObject]:
    """The payload that a global sync of this tree would send, localized by its translator."""
    payloads: list[JsonObject] = []
    for command in tree._get_all_commands(guild=None):
        if tree.translator is None:
            payloads.append(dict(command.to_dict(tree)))
        else:
            payloads.append(dict(await command.get_translated_payload(tree, tree.translator)))
    return payloads
