"""The home of who is signed in: what they owe, with a button for what can be done here, and whose floors they run."""

import asyncio
import secrets
from dataclasses import replace
from typing import Any, Final

from aiohttp import web

from bot.i18n import refusal_text
from bot.ui.match_places import place_words
from bot.ui.play.lobby import title
from league.event import Event
from league.ids import EventId, ResultId
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.result.answer import AnswerReport, confirm_result
from usecases.show.names import Refused, addressed
from usecases.show.page.home import home_of
from usecases.show.page.owed import Owed, OwedKind, floors_of, owed_by, servers_of
from usecases.signup.own_entry import OwnEntry, check_in_event
from web.answers import HTML, Answers, reading_of
from web.render import rendered
from web.sessions import Handler, Session, Sessions
from web.site import Links
from web.words import PageTexts

HOME: Final = "/home"
OUT: Final = f"{HOME}/sign-out"
_DO: Final = f"{HOME}/do"
_ONCE_BITS: Final = 62


class HomePages:
    """One for each process; everything is asked anew at each request."""

    def __init__(self, answers: Answers, sessions: Sessions) -> None:
        """Everything that is needed to answer a person."""
        self._answers = answers
        self._reader = answers.reader
        self._sessions = sessions

    async def look(self, request: web.Request, session: Session) -> web.StreamResponse:
        """What there is for the person."""
        return await self._page(request, session)

    async def do(self, request: web.Request, session: Session) -> web.StreamResponse:
        """Confirm a result, or check in; the use cases check whose it is."""
        form = await self._sessions.form_of(request, session)
        kind, number = str(form.get("do", "")), str(form.get("number", ""))
        said = [one for one in await self._owed(session) if (one.kind, str(one.number)) == (kind, number)]
        if not said or not said[0].number:
            return self._on(request)
        once = session.once(request.path, str(form.get("once", "")))
        caller = await self._there(request, session, said[0].event.guild_id)
        if caller is None:
            return self._on(request)
        outcome = await self._done(said[0], replace(caller, interaction_id=once))
        if isinstance(outcome, Refusal) and outcome.code != "already-done":
            named = await self._reader.ask(addressed, Refused(caller, outcome))
            language = reading_of(request).language
            return await self._page(
                request, session, refusal_text(language, named.refusal, is_own=named.is_own)
            )
        return self._on(request)

    async def _done(self, owed: Owed, caller: Caller) -> object:
        if owed.kind is OwedKind.CONFIRM:
            return await self._reader.do(confirm_result, AnswerReport(caller, ResultId(owed.number)))
        return await self._reader.do(check_in_event, OwnEntry(caller, EventId(owed.number)))

    async def _owed(self, session: Session) -> tuple[Owed, ...]:
        return await self._reader.ask(owed_by, session.caller(self._reader.now()))

    async def _there(self, request: web.Request, session: Session, server: int) -> Caller | None:
        """The person as the server's member, with the roles that Discord reports now; None of who is none."""
        member = await self._answers.bot.member(server, session.device.user_id)
        if member is None:
            return None
        return Caller(
            session.device.user_id,
            member.name,
            server,
            self._reader.now(),
            role_ids=member.role_ids,
            is_admin=member.is_admin,
            locale=reading_of(request).language,
            limits=self._answers.bot.limits,
        )

    async def _floors(self, request: web.Request, session: Session) -> tuple[Event, ...]:
        """The events whose floor the person may see."""
        servers = await self._reader.ask_small(servers_of, session.device.user_id)
        callers = await asyncio.gather(*(self._there(request, session, one) for one in servers))
        found = [await self._reader.ask(floors_of, caller) for caller in callers if caller is not None]
        return tuple(event for events in found for event in events)

    def _on(self, request: web.Request) -> web.Response:
        to = Links(reading_of(request).chosen).to(HOME)
        return web.Response(status=303, headers={"Location": to})

    async def _page(self, request: web.Request, session: Session, refused: str = "") -> web.Response:
        view = await self._reader.ask(home_of, session.device.user_id)
        owed, floors = await self._owed(session), await self._floors(request, session)
        ctx, language = self._answers.context(request), reading_of(request).language
        values: dict[str, Any] = {
            "person": session.device.name,
            "view": view,
            "title": title,
            "owed": owed,
            "floors": floors,
            "refused": refused,
            "place": lambda one: place_words(one.place, language),
            "until": lambda one: PageTexts(language, one.zone).when(one.until),
            "once": secrets.randbits(_ONCE_BITS),
            "mark": session.mark(OUT),
            "do_mark": session.mark(_DO),
        }
        body = rendered("home.html", ctx.site, ctx.reading, "UTC", HOME, **values)
        return web.Response(body=body, content_type=HTML, charset="utf-8")


def add_home(app: web.Application, pages: HomePages, sessions: Sessions, otherwise: Handler) -> None:
    """The addresses of the home; `otherwise` answers who is not signed in."""
    app.router.add_get(HOME, sessions.signed(pages.look, otherwise))
    app.router.add_post(_DO, sessions.signed(pages.do, otherwise))
