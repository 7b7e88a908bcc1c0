"""Games that open inside Discord: its client gives our frame a code, and Discord says to us whose it is."""

from typing import Any, Final

import aiohttp
import discord
import structlog

from bot.config import Settings
from web.bot_side import FramePerson, FrameSide

_log = structlog.get_logger()
_WAIT: Final = aiohttp.ClientTimeout(total=10)
_CLIENTS: Final = ("https://discord.com", "https://ptb.discord.com", "https://canary.discord.com")
"""Where Discord's own clients stand."""
_NESTED: Final = "https://*.discordsays.com"
"""Where Discord shows the pages of others, and may show a frame in a frame."""
_OK, _UNAUTHORIZED, _LONGEST_NAME = 200, 401, 100


def frame_side(client: discord.Client, settings: Settings) -> FrameSide | None:
    """What the pages need for it; None where the host has not switched it on."""
    if not settings.opens_inside_discord:
        return None
    asked = DiscordSays(client, settings)
    origins = (settings.discord_base,) if settings.discord_base else _CLIENTS
    return FrameSide(lambda: client.application_id or 0, origins, (*origins, _NESTED), asked.who)


class DiscordSays:
    """Asks Discord for whom a code stands. Nothing of what it answers is kept but the number and the name."""

    def __init__(self, client: discord.Client, settings: Settings) -> None:
        """The application is known as soon as the client has logged in."""
        self._client = client
        self._secret = settings.client_secret

    async def who(self, code: str) -> FramePerson | None:
        """The person; None for a code that is used, too old or made up, and while Discord does not answer."""
        form = {
            "client_id": str(self._client.application_id or 0),
            "client_secret": self._secret.get_secret_value(),
            "grant_type": "authorization_code",
            "code": code,
        }
        try:
            async with aiohttp.ClientSession(timeout=_WAIT) as session:
                token = await self._asked(session, "POST", "oauth2/token", data=form)
                bearer = {"Authorization": f"Bearer {token.get('access_token', '')}"}
                return _person(token and await self._asked(session, "GET", "users/@me", headers=bearer))
        except (TimeoutError, aiohttp.ClientError, ValueError) as error:
            _log.warning("Discord does not say who opens a game inside it", error=repr(error))
            return None

    async def _asked(
        self,
        session: aiohttp.ClientSession,
        method: str,
        path: str,
        **more: Any,  # noqa: ANN401 - the library's arguments
    ) -> dict[str, Any]:
        """What Discord answers; nothing where it refuses."""
        async with session.request(method, f"{discord.http.Route.BASE}/{path}", **more) as answer:
            if answer.status == _UNAUTHORIZED:
                _log.error(
                    "Discord does not know DISCORD_CLIENT_SECRET: copy it anew from the portal", path=path
                )
            said = await answer.json() if answer.status == _OK else {}
            return said if isinstance(said, dict) else {}


def _person(said: dict[str, Any]) -> FramePerson | None:
    number = str(said.get("id", ""))
    if not (number.isascii() and number.isdecimal()) or said.get("bot"):
        return None
    name = str(said.get("global_name") or said.get("username") or number)[:_LONGEST_NAME]
    return FramePerson(int(number), name, str(said.get("locale") or ""))
