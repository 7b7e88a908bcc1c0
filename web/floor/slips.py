"""The slips of an event's boards or tables, to be printed: a code for each seat."""

from collections.abc import Awaitable, Callable
from io import BytesIO

import segno
from aiohttp import web
from markupsafe import Markup

from usecases.caller import Caller
from usecases.slip.seat import SlipsAsked, SlipSheet, slip_sheet
from web.answers import HTML, Answers, reading_of
from web.floor.at import event_of_path
from web.render import rendered
from web.sessions import Session

Ask = Callable[[web.Request, Session], Awaitable[Caller]]


class SlipPages:
    """One for each process. Who may is asked of Discord at each request."""

    def __init__(self, answers: Answers, organizer: Ask) -> None:
        """`organizer` says who asks, and raises for everybody else."""
        self._answers = answers
        self._organizer = organizer

    async def look(self, request: web.Request, session: Session) -> web.StreamResponse:
        """The sheet; how to turn the codes on where they are off."""
        caller = await self._organizer(request, session)
        reading, site = reading_of(request), self._answers.site

        def shown(sheet: SlipSheet) -> bytes:
            def code_picture(code: str) -> Markup:
                file = BytesIO()
                address = site.absolute(f"/c/{code}")
                segno.make(address, error="m").save(
                    file, kind="svg", scale=3, border=2, xmldecl=False, svgclass=None, lineclass=None
                )
                return Markup(file.getvalue().decode())  # noqa: S704 - a picture that we have drawn ourselves

            return rendered(
                "floor_slips.html", site, reading, "UTC", request.path, sheet=sheet, picture=code_picture
            )

        asked = SlipsAsked(caller, event_of_path(request))
        body = await self._answers.reader.made_for_staff(slip_sheet, asked, shown)
        if body is None:
            raise web.HTTPNotFound
        response = web.Response(body=body, content_type=HTML, charset="utf-8")
        response.enable_compression()
        return response
