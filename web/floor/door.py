"""The sheet for an event's door: its code, to be printed, turned off, or made anew."""

import secrets
from dataclasses import replace

from aiohttp import web

from usecases.door.switch import DoorMode, DoorSheet, DoorSheetAsked, SwitchDoor, door_sheet, switch_door
from usecases.show.page.floor import event_name
from web.answers import HTML, Answers, reading_of
from web.code_picture import code_picture
from web.floor.at import ONCE_BITS, AskFloor, event_of_path, why
from web.render import rendered
from web.sessions import Session, Sessions
from web.site import Links


class DoorSheetPages:
    """One for each process. Who may is asked of Discord at each request."""

    def __init__(self, answers: Answers, sessions: Sessions, organizer: AskFloor) -> None:
        """`organizer` says who asks, and raises for everybody else."""
        self._answers = answers
        self._sessions = sessions
        self._organizer = organizer

    async def look(self, request: web.Request, session: Session) -> web.StreamResponse:
        """The sheet; how to turn the code on where it is off."""
        return await self._page(request, session)

    async def do(self, request: web.Request, session: Session) -> web.StreamResponse:
        """Turn the code on or off, or make a new one; once."""
        words = {name: str(said) for name, said in (await self._sessions.form_of(request, session)).items()}
        caller = await self._organizer(request, session)
        if words.get("do") not in set(DoorMode):
            raise web.HTTPNotFound
        once = session.once(request.path, words.get("once", ""))
        command = SwitchDoor(
            replace(caller, interaction_id=once), DoorMode(words["do"]), event_of_path(request)
        )
        outcome = await self._answers.reader.do(switch_door, command)
        refused = await why(self._answers.reader, caller, outcome, reading_of(request).language)
        if refused and getattr(outcome, "code", "") != "already-done":
            return await self._page(request, session, refused)
        to = Links(reading_of(request).chosen).to(request.path)
        return web.Response(status=303, headers={"Location": to})

    async def _page(self, request: web.Request, session: Session, refused: str = "") -> web.Response:
        caller = await self._organizer(request, session)
        reading, site = reading_of(request), self._answers.site
        zone = (await self._answers.reader.ask(event_name, event_of_path(request))).zone

        def shown(sheet: DoorSheet) -> bytes:
            address = site.absolute(f"/d/{sheet.code}") if sheet.code else ""
            return rendered(
                "floor_door.html",
                site,
                reading,
                zone,
                request.path,
                sheet=sheet,
                address=address,
                picture=code_picture(address) if address else "",
                refused=refused,
                mark=session.mark(request.path),
                once=secrets.randbits(ONCE_BITS),
            )

        asked = DoorSheetAsked(caller, event_of_path(request))
        body = await self._answers.reader.made_for_staff(door_sheet, asked, shown)
        if body is None:
            raise web.HTTPNotFound
        return web.Response(body=body, content_type=HTML, charset="utf-8")
