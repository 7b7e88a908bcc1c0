"""The event stream: one session a connection, kept for a resume when the connection breaks."""

import asyncio
import json
import secrets
from collections import deque
from dataclasses import dataclass, field
from typing import Final

from aiohttp import WSMsgType, web

from tests.support.loopback.model import JsonObject
from tests.support.loopback.payloads import guild_create_json, member_json, user_json
from tests.support.loopback.world import World

HEARTBEAT_MS: Final = 41_250
_KEPT_EVENTS: Final = 2000
_PRIVILEGED: Final = (1 << 1) | (1 << 8) | (1 << 15)
_GUILD_MESSAGES: Final = 1 << 9
_DIRECT_MESSAGES: Final = 1 << 12
_AUTHENTICATION_FAILED: Final = 4004
_DISALLOWED_INTENTS: Final = 4014


@dataclass(slots=True, eq=False)
class Session:
    """One bot connection with the events it may ask for again."""

    id: str
    shard: tuple[int, int]
    intents: int
    sequence: int = 0
    kept: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=_KEPT_EVENTS))
    outbox: "asyncio.Queue[str] | None" = None

    def push(self, event: str, data: JsonObject) -> None:
        """Number the event, keep it, and send it if someone listens."""
        self.sequence += 1
        frame = json.dumps({"op": 0, "t": event, "s": self.sequence, "d": data})
        self.kept.append((self.sequence, frame))
        if self.outbox is not None:
            self.outbox.put_nowait(frame)

    def hears(self, guild_id: int | None) -> bool:
        """Whether this session's shard is the one for the server; direct messages go to shard 0."""
        return ((guild_id or 0) >> 22) % self.shard[1] == self.shard[0]


class Gateway:
    """All sessions, and the websocket endpoint that serves them."""

    def __init__(self, world: World, token: str) -> None:
        self._world = world
        self._token = token
        self._sockets: dict[web.WebSocketResponse, Session | None] = {}
        self.sessions: dict[str, Session] = {}
        self.url = ""
        self.identified = 0
        self.resumed = 0
        self.shut = False
        """Whether every connection is turned away."""
        self.silent = False
        """Whether whoever connects hears nothing."""
        self.knocks = 0

    @property
    def connected(self) -> bool:
        """Whether at least one bot hears events."""
        return any(session.outbox is not None for session in self.sessions.values())

    @property
    def connections(self) -> int:
        """How many sessions hear events."""
        return sum(session.outbox is not None for session in self.sessions.values())

    def emit(self, event: str, data: JsonObject, guild_id: int | None) -> bool:
        """Send an event to every session that should hear it; false if nobody heard."""
        heard = False
        for session in self.sessions.values():
            if session.hears(guild_id) and self._wanted(session, event, guild_id):
                session.push(event, data)
                heard = heard or session.outbox is not None
        return heard

    @staticmethod
    def _wanted(session: Session, event: str, guild_id: int | None) -> bool:
        if not event.startswith("MESSAGE_"):
            return True
        return bool(session.intents & (_DIRECT_MESSAGES if guild_id is None else _GUILD_MESSAGES))

    async def disconnect(self, code: int = 4000) -> None:
        """Close every connection; sessions stay for a resume."""
        for socket in list(self._sockets):
            await socket.close(code=code)

    def forget_sessions(self) -> None:
        """Forget all sessions that nobody holds open, so that a resume is refused."""
        self.sessions = {key: one for key, one in self.sessions.items() if one.outbox is not None}

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Serve one connection until it ends, however it ends."""
        self.knocks += 1
        self._world.changed()
        if self.shut:
            return web.Response(status=503)
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        self._sockets[socket] = None
        outbox: asyncio.Queue[str] = asyncio.Queue()
        writer = asyncio.create_task(self._write(socket, outbox))
        if not self.silent:
            outbox.put_nowait(
                json.dumps({"op": 10, "d": {"heartbeat_interval": HEARTBEAT_MS}, "s": None, "t": None})
            )
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    await self._hear(socket, outbox, json.loads(frame.data))
        finally:
            writer.cancel()
            session = self._sockets.pop(socket)
            if session is not None and session.outbox is outbox:
                session.outbox = None
            self._world.changed()
        return socket

    @staticmethod
    async def _write(socket: web.WebSocketResponse, outbox: "asyncio.Queue[str]") -> None:
        while True:
            frame = await outbox.get()
            try:
                await socket.send_str(frame)
            except ConnectionError:  # the bot was killed: the reading side notices and cleans up
                return

    async def _hear(
        self, socket: web.WebSocketResponse, outbox: "asyncio.Queue[str]", frame: JsonObject
    ) -> None:
        match frame["op"]:
            case 1:
                outbox.put_nowait(json.dumps({"op": 11, "d": None, "s": None, "t": None}))
            case 2:
                await self._identify(socket, outbox, frame["d"])
            case 6:
                self._resume(socket, outbox, frame["d"])
            case 8:
                self._send_members(self._sockets[socket], frame["d"])

    async def _identify(
        self, socket: web.WebSocketResponse, outbox: "asyncio.Queue[str]", data: JsonObject
    ) -> None:
        if data["token"] != self._token:
            await socket.close(code=_AUTHENTICATION_FAILED)
            return
        if data["intents"] & _PRIVILEGED:
            await socket.close(code=_DISALLOWED_INTENTS)
            return
        number, count = data.get("shard") or (0, 1)
        session = Session(secrets.token_hex(16), (number, count), data["intents"])
        # The process that held this shard before is gone: nobody will ask for its events again.
        self.sessions = {
            key: one for key, one in self.sessions.items() if one.outbox or one.shard != session.shard
        }
        self._attach(socket, outbox, session)
        self.sessions[session.id] = session
        self._greet(session)
        self.identified += 1
        self._world.changed()

    def _attach(self, socket: web.WebSocketResponse, outbox: "asyncio.Queue[str]", session: Session) -> None:
        session.outbox = outbox
        self._sockets[socket] = session

    def _greet(self, session: Session) -> None:
        guilds = [guild for guild in self._world.guilds.values() if session.hears(guild.id)]
        ready: JsonObject = {
            "v": 10,
            "user": user_json(self._world.bot),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "shard": list(session.shard),
            "application": {"id": str(self._world.bot.id), "flags": 0},
        }
        session.push("READY", ready)
        for guild in guilds:
            session.push("GUILD_CREATE", guild_create_json(self._world, guild))

    def _resume(self, socket: web.WebSocketResponse, outbox: "asyncio.Queue[str]", data: JsonObject) -> None:
        session = self.sessions.get(data["session_id"])
        missed = [] if session is None else [entry for entry in session.kept if entry[0] > data["seq"]]
        if session is None or len(missed) < session.sequence - data["seq"]:
            outbox.put_nowait(json.dumps({"op": 9, "d": False, "s": None, "t": None}))
            return
        for _, frame in missed:
            outbox.put_nowait(frame)
        self._attach(socket, outbox, session)
        session.push("RESUMED", {})
        self.resumed += 1
        self._world.changed()

    def _send_members(self, session: Session | None, data: JsonObject) -> None:
        guild = self._world.guilds.get(int(data["guild_id"]))
        if session is None or guild is None:
            return
        wanted = {int(user_id) for user_id in data.get("user_ids") or ()}
        prefix = str(data.get("query") or "").lower()
        found = [
            member
            for member in guild.members.values()
            if (member.user.id in wanted if wanted else member.user.name.lower().startswith(prefix))
        ]
        session.push(
            "GUILD_MEMBERS_CHUNK",
            {
                "guild_id": str(guild.id),
                "members": [
                    member_json(self._world, member) for member in found[: data.get("limit") or None]
                ],
                "chunk_index": 0,
                "chunk_count": 1,
                "not_found": [],
                "nonce": data.get("nonce"),
            },
        )
