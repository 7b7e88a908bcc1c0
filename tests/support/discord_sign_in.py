"""Discord's part in signing in, over real HTTP on this machine: codes that work once, tokens, and who has them."""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from aiohttp import web

from bot.activity import frame_side
from bot.config import Settings
from web.bot_side import FrameSide

APPLICATION, SECRET = 4242, "client-secret_1"


@dataclass
class DiscordSignIn:
    """Who has agreed to what; `refused` counts what was asked with no right."""

    base: str = ""
    codes: dict[str, dict[str, Any]] = field(default_factory=dict)
    tokens: dict[str, dict[str, Any]] = field(default_factory=dict)
    asked: int = 0
    refused: int = 0
    breaks: bool = False

    def code(self, user: int, name: str = "Hana", locale: str = "en-US") -> str:
        """What Discord's client hands to the frame when its user agrees."""
        code = secrets.token_urlsafe(22)
        self.codes[code] = {"id": str(user), "username": name.lower(), "global_name": name, "locale": locale}
        return code

    async def _token(self, request: web.Request) -> web.Response:
        self.asked += 1
        if self.breaks:
            return web.Response(status=503, text="<html>")
        form = await request.post()
        if (form.get("client_id"), form.get("client_secret")) != (str(APPLICATION), SECRET):
            return self._refuse(401, "invalid_client")
        person = self.codes.pop(str(form.get("code")), None)
        if person is None or form.get("grant_type") != "authorization_code":
            return self._refuse(400, "invalid_grant")
        token = secrets.token_urlsafe(22)
        self.tokens[token] = person
        return web.json_response({"access_token": token, "token_type": "Bearer", "scope": "identify"})

    async def _me(self, request: web.Request) -> web.Response:
        person = self.tokens.get(request.headers.get("Authorization", "").removeprefix("Bearer "))
        return self._refuse(401, "401: Unauthorized") if person is None else web.json_response(person)

    def _refuse(self, status: int, error: str) -> web.Response:
        self.refused += 1
        return web.json_response({"error": error}, status=status)

    def side(self, *, told: str = SECRET, origin: str = "") -> FrameSide:
        """The bot's side of it; `origin` is where the client of Discord stands."""
        settings = Settings(
            DISCORD_CLIENT_SECRET=told,
            web_port=1,
            web_url="https://league.example.org",
            discord_base=origin or self.base,
            _env_file=None,
        )
        side = frame_side(SimpleNamespace(application_id=APPLICATION), settings)  # type: ignore[arg-type]  # all that is asked of it
        assert side is not None
        return side


@asynccontextmanager
async def discord_sign_in() -> AsyncIterator[DiscordSignIn]:
    """It answers for a while, and the bot asks there."""
    there = DiscordSignIn()
    app = web.Application()
    app.router.add_post("/api/v10/oauth2/token", there._token)
    app.router.add_get("/api/v10/users/@me", there._me)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    there.base = f"http://127.0.0.1:{runner.addresses[0][1]}"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(discord.http.Route, "BASE", f"{there.base}/api/v10")
        yield there
    await runner.cleanup()
