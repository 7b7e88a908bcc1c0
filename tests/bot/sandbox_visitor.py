"""A visitor without a browser: speaks to the sandbox's web server as its page does."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Self

import aiohttp

from bot.sandbox.people import SandboxPerson
from bot.sandbox.rooms import address, bind, opened
from bot.sandbox.tab import Show
from bot.sandbox.world import Room
from tests.bot.sandbox_toy import Toy, toy_seed

PATIENCE = 20.0


class Visitor:
    """One browser tab: `state` is what it shows at the moment."""

    def __init__(self, show: Show, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.show = show
        self.socket = socket
        self.state: dict[str, Any] = {}
        self.commands: dict[str, Any] = {}
        self.now = 0.0
        self.answers: dict[int, dict[str, Any]] = {}
        self.asked = 0

    async def ask(self, what: str, **details: object) -> dict[str, Any]:
        """Send a request and wait for its answer."""
        self.asked += 1
        number = self.asked
        await self.socket.send_str(json.dumps({"id": number, "do": what, **details}))
        await self.until(lambda _: number in self.answers)
        return self.answers.pop(number)

    async def look(
        self, person: SandboxPerson | None = None, room: Room | None = None, **more: object
    ) -> None:
        """Become somebody, or open a channel; returns when the page shows it."""
        details = dict(more)
        if person is not None:
            details["me"] = str(self.show.world.members[person].id)
        if room is not None:
            details["channel"] = str(self.show.world.channels[room].id)
        await self.ask("look", **details)
        await self.until(
            lambda page: (
                bool(page.state)
                and page.state["me"] == details.get("me", page.state["me"])
                and page.state["here"]["id"] == details.get("channel", page.state["here"]["id"])
            )
        )

    async def until(self, true: Callable[[Self], bool]) -> None:
        """Read what the server sends until the condition holds."""
        async with asyncio.timeout(PATIENCE):
            while not true(self):
                self.take(json.loads(await self.socket.receive_str()))

    def take(self, message: dict[str, Any]) -> None:
        if "answer" in message:
            self.answers[message["answer"]] = message
        self.state = message.get("state", self.state)
        self.commands = message.get("commands", self.commands)
        self.now = message.get("now", self.now)

    def says(self, text: str) -> bool:
        """Whether a message on the page contains the text."""
        return any(text in message["content"] for message in self.state.get("messages", []))

    def message(self, text: str) -> dict[str, Any]:
        """The newest message with the text."""
        found = [message for message in self.state["messages"] if text in message["content"]]
        return dict(found[-1])

    def room(self, name: str) -> dict[str, Any]:
        """The side bar's entry of that name."""
        return next(dict(room) for room in self.state["rooms"] if name in room["name"])

    def rooms(self) -> list[str]:
        """The names in the side bar."""
        return [room["name"] for room in self.state["rooms"]]

    def id_of(self, person: SandboxPerson) -> str:
        """The person's user id, as the page knows it."""
        return str(self.show.world.members[person].id)


class Venue:
    """The open sandbox with a way to come in."""

    def __init__(self, show: Show, session: aiohttp.ClientSession, base: str) -> None:
        self.show = show
        self.session = session
        self.base = base

    async def enter(
        self, person: SandboxPerson | None = None, room: Room | None = None, **more: object
    ) -> Visitor:
        """Open a tab."""
        visitor = Visitor(self.show, await self.session.ws_connect(f"{self.base}live"))
        await visitor.look(person, room, **more)
        return visitor


@asynccontextmanager
async def venue() -> AsyncIterator[Venue]:
    """The sandbox with the toy bot, on a free port; a bug that the bot hit fails the test at the end."""
    listening = bind(0)
    base = address(listening.getsockname()[1])
    async with opened(Toy, listening, seed=toy_seed) as show, aiohttp.ClientSession() as session:
        yield Venue(show, session, base)
        assert show.stage.env.errors == []
