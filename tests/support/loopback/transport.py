"""HTTP: reads requests, lets mishaps happen, judges, applies, answers as Discord words it."""

import asyncio
import json
import time
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from aiohttp import BodyPartReader, web

from tests.support.contract import Upload, check_request
from tests.support.loopback import routes_channels, routes_guilds, routes_interactions
from tests.support.loopback.api import Api, Call, Handler, SentFile
from tests.support.loopback.faults import Fault, FaultPlan, Mishap
from tests.support.loopback.limits import Limits
from tests.support.loopback.model import JsonObject
from tests.support.loopback.problems import UNAUTHORIZED, ApiError, Problem

PREFIX: Final = "/api/v10"
_KEPT_REQUESTS: Final = 20_000
_BODY_LIMIT: Final = 30 * 1024 * 1024
_OPEN: Final = ("/interactions/", "/webhooks/")
_NOT_FOUND: Final = Problem(404, 0, "404: Not Found")
Hook = Callable[[str, str], None]


@dataclass(frozen=True, slots=True)
class RequestRecord:
    """One request as it went: status 0 means the connection was broken."""

    method: str
    path: str
    status: int
    at: float
    seconds: float


class Transport:
    """The HTTP side of the simulated Discord."""

    def __init__(self, api: Api, token: str) -> None:
        self._api = api
        self._token = token
        self.faults = FaultPlan()
        self.limits = Limits()
        self.contract_faults: list[str] = []
        self.requests: deque[RequestRecord] = deque(maxlen=_KEPT_REQUESTS)
        self.before: list[Hook] = []
        self.after: list[Hook] = []

    def application(self) -> web.Application:
        """The aiohttp application with every route."""
        app = web.Application(client_max_size=_BODY_LIMIT)
        routes = (*routes_guilds.ROUTES, *routes_channels.ROUTES, *routes_interactions.ROUTES)
        for method, template, handler in routes:
            app.router.add_route(method, PREFIX + template, self._endpoint(handler))
        for entrance in ("/", "/gateway"):
            app.router.add_get(entrance, self._api.gateway.serve)
        app.router.add_get("/cdn/{path:.*}", self._file)
        app.router.add_route("*", "/{path:.*}", self._endpoint(self._unknown))
        return app

    def _unknown(self, _: Api, call: Call) -> object:
        self.contract_faults.append(f"{call.method} {call.path}: not simulated")
        raise ApiError(_NOT_FOUND)

    async def _file(self, request: web.Request) -> web.Response:
        data = self._api.world.files.get(request.path)
        return web.Response(status=404) if data is None else web.Response(body=data)

    def _endpoint(self, handler: Handler) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def endpoint(request: web.Request) -> web.StreamResponse:
            started = time.perf_counter()
            call = await _read(request)
            response = await self._respond(request, call, handler)
            status = 0 if response is None else response.status
            seconds = time.perf_counter() - started
            record = RequestRecord(call.method, call.path, status, self._api.world.now(), seconds)
            self.requests.append(record)
            self._api.world.changed()
            if response is None:
                return _broken(request)
            response.headers.update(self.limits.headers(call.method, call.path))
            return response

        return endpoint

    async def _respond(self, request: web.Request, call: Call, handler: Handler) -> web.Response | None:
        """The answer, or None where the connection is to be broken."""
        too_fast = self.limits.take(call.method, call.path)
        if too_fast is not None:
            return _early(Fault(Mishap.RATE_LIMIT, seconds=too_fast))
        fault = self.faults.take(call.method, call.path)
        early = None if fault is None else _early(fault)
        if early is not None:
            return early
        if fault is not None and fault.mishap is Mishap.DROP_BEFORE:
            return None
        for hook in self.before:
            hook(call.method, call.path)
        response = self._applied(request, call, handler)
        for hook in self.after:
            hook(call.method, call.path)
        if fault is not None and fault.mishap is Mishap.DELAY:
            await asyncio.sleep(fault.seconds)
        return None if fault is not None and fault.mishap is Mishap.DROP_AFTER else response

    def _applied(self, request: web.Request, call: Call, handler: Handler) -> web.Response:
        if not call.path.startswith(_OPEN) and request.headers.get("Authorization") != f"Bot {self._token}":
            return _refused(UNAUTHORIZED)
        self._judge(request, call)
        try:
            result = handler(self._api, call)
        except ApiError as error:
            return _refused(error.problem)
        return web.Response(status=204) if result is None else _json(200, result)

    def _judge(self, request: web.Request, call: Call) -> None:
        path = f"{call.path}?{request.query_string}" if request.query_string else call.path
        uploads = [Upload(file.filename, len(file.data)) for file in call.files]
        found = check_request(call.method, path, call.payload, uploads)
        self.contract_faults += [f"{call.method} {call.path}: {fault}" for fault in found]


def _broken(request: web.Request) -> web.Response:
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=500)


def _early(fault: Fault) -> web.Response | None:
    match fault.mishap:
        case Mishap.RATE_LIMIT:
            body = {"message": "You are being rate limited.", "retry_after": fault.seconds, "global": False}
            # Without Via discord.py takes a 429 for a ban and gives up.
            return _json(429, body, {"Retry-After": str(fault.seconds), "Via": "1.1 google"})
        case Mishap.SERVER_ERROR:
            return web.Response(status=fault.status, text="upstream error")
        case Mishap.REFUSAL if fault.problem is not None:
            return _refused(fault.problem)
    return None


def _refused(problem: Problem) -> web.Response:
    return _json(problem.status, {"code": problem.code, "message": problem.text})


def _json(status: int, payload: object, headers: dict[str, str] | None = None) -> web.Response:
    # discord.py compares the whole header: no charset may follow.
    marked = {"Content-Type": "application/json", **(headers or {})}
    return web.Response(status=status, body=json.dumps(payload).encode(), headers=marked)


async def _read(request: web.Request) -> Call:
    payload: object = None
    files: tuple[SentFile, ...] = ()
    if request.content_type == "multipart/form-data":
        payload, files = await _read_multipart(request)
    elif request.can_read_body:
        text = await request.text()
        payload = json.loads(text) if text else None
    path = request.path.removeprefix(PREFIX)
    return Call(request.method, path, dict(request.match_info), dict(request.query), payload, files)


async def _read_multipart(request: web.Request) -> tuple[JsonObject, tuple[SentFile, ...]]:
    payload: JsonObject = {}
    files: list[SentFile] = []
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        data = bytes(await part.read())
        if part.name == "payload_json":
            payload = json.loads(data)
        elif part.filename is not None:
            index = int((part.name or "files[0]").removeprefix("files[").removesuffix("]"))
            files.append(SentFile(index, part.filename, data))
    return payload, tuple(files)
