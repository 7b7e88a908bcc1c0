"""A game inside Discord: the frame that its client shows, who is in it, and their games.

The frame is one page; all others are fetched by its script with the secret that it holds, for Discord's proxy takes no
cookie along. Who somebody is Discord says to us, never the frame.
"""

import asyncio
import re
from typing import Any, Final

from aiohttp import web

from bot.i18n import Language, language_of
from bot.ui.play.lobby import title
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.device.frame import FRAME_LASTS, EnterFrame, InFrame, enter_frame
from usecases.show.page.home import home_of
from web.answers import HTML, Answers, reading_of
from web.bot_side import FramePerson, FrameSide
from web.guard import OWN_HEADERS, frame_headers
from web.limits import AddressLimits
from web.personal import PersonalPages
from web.phones import FORM
from web.render import rendered
from web.sessions import FRAME, Session
from web.site import Links

ENTER: Final = f"{FRAME}in"
GAMES: Final = f"{FRAME}games"
_CODE: Final = re.compile(r"[A-Za-z0-9_-]{8,200}")
_ASKED: Final = (60.0, 5.0)
"""How often Discord is asked who somebody is, by all frames together: its own limits are the bot's as well."""


def add_activity(app: web.Application, answers: Answers, personal: PersonalPages) -> None:
    """The addresses of the frame; its own page stands at the root (`frame_page`)."""
    side = answers.bot.frame
    if side is None:
        return
    pages = ActivityPages(answers, side)
    app.router.add_post(ENTER, pages.enter)
    app.router.add_get(GAMES, personal.sessions.signed(pages.games, personal.signed_out))


def frame_page(answers: Answers, request: web.Request) -> web.Response | None:
    """What a client of Discord shows in a frame; None for everybody else who asks for the root."""
    side = answers.bot.frame
    if side is None or not answers.site.signs_in or "frame_id" not in request.query:
        return None
    request[OWN_HEADERS] = frame_headers(side.ancestors)
    values = {"client": side.client_id(), "origins": " ".join(side.origins), "enter": ENTER, "games": GAMES}
    return _page(answers, request, "activity.html", **values)


class ActivityPages:
    """One for each process. Nothing of it is kept for anybody else."""

    def __init__(self, answers: Answers, side: FrameSide) -> None:
        """Everything that is needed to answer a frame."""
        self._answers, self._side = answers, side
        self._asked = AddressLimits(*_ASKED)

    async def enter(self, request: web.Request) -> web.StreamResponse:
        """For a code that works once the frame gets a secret of ours; nothing else that it says is believed."""
        if (
            request.headers.get("Sec-Fetch-Site", "same-origin") != "same-origin"
            or request.content_type != FORM
        ):
            raise web.HTTPForbidden
        code = str((await request.post()).get("code", ""))
        if not _CODE.fullmatch(code):
            raise web.HTTPForbidden
        if not self._asked.spend("all", 1, asyncio.get_running_loop().time()):
            raise web.HTTPTooManyRequests(headers={"Retry-After": "5"})
        person = await self._side.who(code)
        entered = await self._entered(person) if person else None
        if person is None or not isinstance(entered, InFrame):
            raise web.HTTPForbidden
        links = Links(_language(request, person))
        said = {
            "secret": entered.secret,
            "seconds": int(FRAME_LASTS.total_seconds()),
            "to": links.to(entered.leads_to or GAMES),
            "games": links.to(GAMES),
        }
        return web.json_response(said)

    async def games(self, request: web.Request, session: Session) -> web.StreamResponse:
        """The games of the person, those first that wait for them."""
        home = await self._answers.reader.ask(home_of, session.device.user_id)
        return _page(
            self._answers, request, "activity_games.html", view=home, title=title, person=session.device.name
        )

    async def _entered(self, person: FramePerson) -> InFrame | Refusal:
        caller = Caller(person.user_id, person.name, 0, self._answers.reader.now(), locale=person.locale)
        return await self._answers.reader.do(enter_frame, EnterFrame(caller))


def _language(request: web.Request, person: FramePerson) -> Language:
    """That of their Discord, else of the browser in which it runs."""
    return language_of(person.locale) or reading_of(request).language


def _page(answers: Answers, request: web.Request, name: str, **values: Any) -> web.Response:  # noqa: ANN401 - a template's values
    ctx = answers.context(request)
    body = rendered(name, ctx.site, ctx.reading, "UTC", request.path, **values)
    return web.Response(body=body, content_type=HTML, charset="utf-8")
