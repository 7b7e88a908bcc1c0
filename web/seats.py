"""The phone of a seat: the code on a table's slip opens its match, without an account."""

import asyncio
import secrets
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from aiohttp import web

from bot.i18n import refusal_text
from bot.ui.results import ending_words
from data.slip_tables import SlipVerb
from league.ids import ResultId, TableId
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.door.code import read_door_code
from usecases.result.drafts import EARLY, REPORT, KeepDraft, keep_draft
from usecases.slip.codes import read_code
from usecases.slip.seat import CodeShown, SeatBehind, SlipView, seat_behind, seat_view
from usecases.slip.speak import SpeakFromSeat, speak_from_seat
from web.answers import HTML, Answers, reading_of
from web.floor.at import ONCE_BITS
from web.limits import DONE, WRONG_CODES, AddressLimits
from web.phones import FORM, Phone, keep_phone, phone_of
from web.render import rendered
from web.sessions import unless_elsewhere
from web.site import Links

_ENTRY: Final = "/c"
_SEAT: Final = r"/c/{code:[0-9A-Za-z-]{5,40}}"
_DIGITS: Final = 9
_SAID: Final = frozenset({SlipVerb.ENTERED, SlipVerb.CONFIRMED, SlipVerb.DISPUTED})


def add_seats(app: web.Application, answers: Answers) -> None:
    """The addresses that slips lead to."""
    pages = SeatPages(answers)
    app.router.add_get(_ENTRY, pages.entry)
    app.router.add_get(_SEAT, pages.look)
    app.router.add_post(_SEAT, pages.say)


class SeatPages:
    """One for each process. Nothing of it is kept for anybody else."""

    def __init__(self, answers: Answers) -> None:
        """Everything that is needed to answer a seat."""
        self._answers = answers
        self._reader = answers.reader
        self._wrong = AddressLimits(*WRONG_CODES)

    async def entry(self, request: web.Request) -> web.StreamResponse:
        """Whose camera reads no codes types it."""
        typed = request.query.get("code", "").strip().replace(" ", "")
        if typed and read_code(typed) is not None:
            to = Links(reading_of(request).chosen).to(f"{_ENTRY}/{typed}")
            return web.Response(status=303, headers={"Location": to})
        if typed and read_door_code(typed) is not None:
            to = Links(reading_of(request).chosen).to(f"/d/{typed}")
            return web.Response(status=303, headers={"Location": to})
        return self._page(request, "seat_entry.html", typed=typed[:40])

    async def look(self, request: web.Request) -> web.StreamResponse:
        """The match at this board or table now."""
        return await self._shown(request, phone_of(request, self._answers.site))

    async def say(self, request: web.Request) -> web.StreamResponse:
        """The seat enters, confirms or disputes; the use case checks everything again."""
        unless_elsewhere(request, self._answers.site)
        if request.content_type != FORM:
            raise web.HTTPForbidden
        phone, form = phone_of(request, self._answers.site), await request.post()
        words = {name: str(said) for name, said in form.items()}
        phone.unless_own(request.path, words.get("mark", ""))
        behind = await self._behind(request)
        if behind is None:
            return await self._shown(request, phone)
        outcome = await self._said(request, phone, behind, words)
        if isinstance(outcome, Refusal) and outcome.code != "already-done":
            return await self._shown(request, phone, outcome, words)
        to = Links(reading_of(request).chosen).to(request.path)
        return web.Response(status=303, headers={"Location": to})

    async def _said(
        self, request: web.Request, phone: Phone, behind: SeatBehind, words: Mapping[str, str]
    ) -> object:
        verb = words.get("do", "")
        if verb not in _SAID:
            raise web.HTTPNotFound
        once = phone.once(request.path, words.get("once", ""))
        caller = self._caller(behind.event.guild_id, once)
        typed = {name: said for name, said in words.items() if name.startswith("score-") or name == "ended"}
        table, result = TableId(_number(words, "table")), ResultId(_number(words, "result"))
        command = SpeakFromSeat(
            caller,
            request.match_info["code"],
            phone.digest,
            table,
            SlipVerb(verb),
            result,
            typed,
            _number(words, "call"),
        )
        outcome = await self._reader.do(speak_from_seat, command)
        if (
            isinstance(outcome, Refusal) and outcome.code == "time-not-over"
        ):  # asked once: the next time it is meant
            meant = KeepDraft(
                replace(behind.speaks(caller), interaction_id=0), REPORT, table, {EARLY: "asked"}
            )
            await self._reader.do(keep_draft, meant)
        return outcome

    async def _behind(self, request: web.Request) -> SeatBehind | None:
        """The seat; None for a wrong code. Raises `HTTPTooManyRequests` where too many of them have come from here."""
        guard, now = self._answers.guard, asyncio.get_running_loop().time()
        guard.charge(request, DONE)
        said = CodeShown(request.match_info["code"], self._caller(0))
        found = await self._reader.ask_small(seat_behind, said)
        if found is None and not self._wrong.spend(guard.address(request), 1, now):
            raise web.HTTPTooManyRequests(headers={"Retry-After": "60"})
        return found

    async def _shown(
        self,
        request: web.Request,
        phone: Phone,
        outcome: object = None,
        sent: Mapping[str, str] | None = None,
    ) -> web.Response:
        behind = await self._behind(request)
        if behind is None:
            return self._page(request, "seat_closed.html", 404)
        shown = CodeShown(request.match_info["code"], self._caller(behind.event.guild_id))
        view: SlipView | None = await self._reader.ask(seat_view, shown)
        if view is None:
            return self._page(request, "seat_closed.html", 404)
        reading = reading_of(request)
        response = self._page(
            request,
            "seat.html",
            view=view,
            endings=ending_words(view.form, reading.language) if view.form else (),
            refused=refusal_text(reading.language, outcome) if isinstance(outcome, Refusal) else "",
            sent=sent or {},
            mark=phone.mark(request.path),
            once=secrets.randbits(ONCE_BITS),
        )
        keep_phone(response, phone, self._answers.site)
        return response

    def _caller(self, server: int, once: int = 0) -> Caller:
        return Caller(0, "", server, self._reader.now(), once, limits=self._answers.bot.limits)

    def _page(self, request: web.Request, name: str, status: int = 200, **values: Any) -> web.Response:  # noqa: ANN401 - a template's values
        ctx = self._answers.context(request)
        body = rendered(name, ctx.site, ctx.reading, "UTC", request.path, **values)
        return web.Response(body=body, status=status, content_type=HTML, charset="utf-8")


def _number(words: Mapping[str, str], name: str) -> int:
    said = words.get(name, "")
    return int(said) if said.isascii() and said.isdecimal() and len(said) <= _DIGITS else 0
