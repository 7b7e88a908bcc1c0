"""The pages of who is signed in: the link that lets in, the home, and the way out."""

from typing import Any, Final

from aiohttp import web

from league.refusal import Refusal
from usecases.caller import Caller
from usecases.device.behind import SecretShown, link_behind
from usecases.device.label import label_of
from usecases.device.life import DEVICE_LASTS, LINK_LASTS
from usecases.device.sign_out import SignOut, sign_out
from usecases.device.use_link import UseLink, use_link
from web.answers import HTML, Answers, reading_of
from web.home import HOME, OUT, HomePages, add_home
from web.render import rendered
from web.sessions import Session, Sessions, unless_elsewhere
from web.site import Links

_LINK: Final = "/in/{secret:[A-Za-z0-9_-]{43}}{to:(?:/[A-Za-z0-9_-]{1,40}){0,6}}"
"""After the secret stands the page to which the link leads, the home where there is none: never another site."""
_MINUTE: Final = 60


def add_personal_pages(app: web.Application, answers: Answers) -> "PersonalPages":
    """The addresses of a site on which people sign in."""
    pages = PersonalPages(answers)
    signed = pages.sessions.signed
    app.router.add_get(_LINK, pages.link)
    app.router.add_post(_LINK, pages.sign_in)
    add_home(app, HomePages(answers, pages.sessions), pages.sessions, pages.signed_out)
    app.router.add_post(OUT, signed(pages.sign_out, pages.signed_out))
    return pages


class PersonalPages:
    """One for each process. Nothing of it is kept for anybody else: it never passes the cache of pages."""

    def __init__(self, answers: Answers) -> None:
        """Everything that is needed to answer a viewer."""
        self._answers = answers
        self._reader = answers.reader
        self.sessions = Sessions(
            answers.site, answers.reader, answers.guard, frames=answers.bot.frame is not None
        )

    async def link(self, request: web.Request) -> web.StreamResponse:
        """Looking at a link uses nothing up: previews and scanners look at all of them, and press no button."""
        owner = await self._reader.ask_small(link_behind, self._shown(request))
        session = await self.sessions.who(request)
        if session is not None and (owner is None or owner.user_id == session.device.user_id):
            return self._lead_on(request)
        if owner is None:
            return self._link_ended(request)
        other = session.device.name if session else ""
        return self._page(request, "sign_in.html", person=owner.name, other=other, days=DEVICE_LASTS.days)

    async def sign_in(self, request: web.Request) -> web.StreamResponse:
        """The button uses the link up, and the browser is a device of its person."""
        unless_elsewhere(request, self._answers.site)
        shown = self._shown(request)
        # Whoever guesses writes nothing.
        if await self._reader.ask_small(link_behind, shown) is not None:
            stranger = Caller(0, "", 0, shown.now)
            label, before = label_of(request.headers.get("User-Agent", "")), self.sessions.held(request)
            signed_in = await self._reader.do(use_link, UseLink(stranger, shown.secret, label, before))
            if not isinstance(signed_in, Refusal):
                response = self._lead_on(request)
                self.sessions.keep(response, signed_in.secret)
                return response
        session = await self.sessions.who(request)
        return self._link_ended(request) if session is None else self._lead_on(request)

    async def sign_out(self, request: web.Request, session: Session) -> web.StreamResponse:
        """This device lets nobody in any more."""
        await self.sessions.form_of(request, session)
        await self._reader.do(sign_out, SignOut(session.caller(self._reader.now()), session.device.id))
        response = web.Response(status=303, headers={"Location": self._links(request).to(HOME)})
        self.sessions.drop(response)
        return response

    async def signed_out(self, request: web.Request) -> web.StreamResponse:
        """What to do on a device on which nobody is signed in, or nobody any more."""
        return self._page(request, "signed_out.html", 403)

    def _link_ended(self, request: web.Request) -> web.Response:
        """Used, expired, taken back or never made: the same answer."""
        minutes = int(LINK_LASTS.total_seconds()) // _MINUTE
        return self._page(request, "link_ended.html", 404, minutes=minutes)

    def _lead_on(self, request: web.Request) -> web.Response:
        to = request.match_info["to"] or HOME
        return web.Response(status=303, headers={"Location": self._links(request).to(to)})

    def _shown(self, request: web.Request) -> SecretShown:
        return SecretShown(request.match_info["secret"], self._reader.now())

    def _links(self, request: web.Request) -> Links:
        return Links(reading_of(request).chosen)

    def _page(self, request: web.Request, name: str, status: int = 200, **values: Any) -> web.Response:  # noqa: ANN401 - a template's values
        ctx = self._answers.context(request)
        body = rendered(name, ctx.site, ctx.reading, "UTC", request.path, **values)
        return web.Response(body=body, status=status, content_type=HTML, charset="utf-8")
