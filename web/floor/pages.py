"""The floor board: the event table by table, and its commands as forms; live for several people at once."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

from aiohttp import web
from markupsafe import Markup

from league.ids import TableId
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.event.checkin import CheckInAsked
from usecases.moments import MeantMoment
from usecases.result.drafts import EARLY, REPORT, KeepDraft, keep_draft
from usecases.result.report import ReportResult
from usecases.round.draw import draw
from usecases.round.pairing_input import SeatRound, basis_of
from usecases.round.seat import StoreSeating, store_seating
from usecases.round.table_added import TableAdded
from usecases.show.page.floor import (
    Floor,
    FloorAsked,
    Floors,
    judges_there,
    organizes_there,
    server_of_event,
)
from usecases.show.page.floor_stamps import AtFloor
from usecases.standings.advance import TieOpen
from usecases.standings.before import ranking_before
from web.answers import HTML, Answers, reading_of
from web.clocks import clock_face, minutes
from web.floor.asked import ASKED, Unsure, question_words, stages_open
from web.floor.at import ONCE_BITS, event_of_path, why
from web.floor.deeds import ASKED_FIRST, DEEDS, SILENT, FloorForm, whole
from web.floor.door import DoorSheetPages
from web.floor.kept import MARK, ONCE, KeptDrawings, theirs
from web.floor.lists import ListPages
from web.floor.shown import shown_of
from web.floor.slips import SlipPages
from web.floor.tables import TablesSentPages
from web.live import short
from web.page_cache import Followed
from web.paper import squeezed
from web.personal import PersonalPages
from web.render import rendered
from web.sessions import Session, Sessions
from web.site import Links

_FLOOR: Final = r"/f/{event:[1-9]\d{0,9}}"
_RANKED: Final = frozenset({"correct", "uphold", "walkover", "walkover-sure"})
"""Deeds after which a ranking is compared with that of before: it is computed before anybody has to wait."""
_ENTERED: Final = frozenset({"report", "walkover", "walkover-sure"})
"""After these the next table without a result is looked at."""
_OF_BEFORE: Final = frozenset({"note-changed", "plan-changed", "result-changed", "seats-changed"})
"""Who is refused so has not seen what stands there now."""
NOTHING_SENT: Final[Mapping[str, str]] = MappingProxyType({})
_LONGEST_NAME: Final = 60

Listen = Callable[[web.Request, Followed], Awaitable[web.StreamResponse]]


def add_floor(app: web.Application, answers: Answers, personal: PersonalPages, listen: Listen) -> None:
    """The addresses of floor boards; `listen` keeps a viewer told of what changes."""
    pages, otherwise = FloorPages(answers, personal.sessions), personal.signed_out

    async def live(request: web.Request, session: Session) -> web.StreamResponse:
        await pages.caller(request, session)
        return await listen(request, AtFloor(event_of_path(request)))

    signed = personal.sessions.signed
    app.router.add_get(_FLOOR, signed(pages.look, otherwise))
    app.router.add_post(_FLOOR, signed(pages.do, otherwise))
    app.router.add_get(f"{_FLOOR}/live", signed(live, otherwise))
    lists = ListPages(answers, personal.sessions, pages.organizer)
    slips = SlipPages(answers, pages.organizer)
    app.router.add_get(f"{_FLOOR}/slips", signed(slips.look, otherwise))
    door = DoorSheetPages(answers, personal.sessions, pages.organizer)
    app.router.add_get(f"{_FLOOR}/door", signed(door.look, otherwise))
    app.router.add_post(f"{_FLOOR}/door", signed(door.do, otherwise))
    app.router.add_get(f"{_FLOOR}/list", signed(lists.look, otherwise))
    app.router.add_post(f"{_FLOOR}/list", signed(lists.do, otherwise))
    for name, ask in (("tables", pages.caller), ("past", pages.organizer)):
        sent = TablesSentPages(answers, personal.sessions, ask, of_past=name == "past")
        app.router.add_get(f"{_FLOOR}/{name}", signed(sent.look, otherwise))
        app.router.add_post(f"{_FLOOR}/{name}", signed(sent.do, otherwise))


class FloorPages:
    """One for each process. Who may is asked of Discord at each request."""

    def __init__(self, answers: Answers, sessions: Sessions) -> None:
        """Everything that is needed to answer whoever runs an event."""
        self._answers = answers
        self._reader = answers.reader
        self._sessions = sessions
        self._floors = Floors()
        self._kept = KeptDrawings()

    async def caller(self, request: web.Request, session: Session) -> Caller:
        """Who asks, with the roles that Discord reports now. Raises `HTTPNotFound` where there is nothing to see."""
        server = await self._reader.ask_small(server_of_event, event_of_path(request))
        member = await self._answers.bot.member(server, session.device.user_id) if server else None
        if member is None:
            raise web.HTTPNotFound
        found = Caller(
            session.device.user_id,
            member.name,
            server,
            self._reader.now(),
            role_ids=member.role_ids,
            is_admin=member.is_admin,
            locale=reading_of(request).language,
            limits=self._answers.bot.limits,
        )
        if not await self._reader.ask_small(judges_there, found):
            raise web.HTTPNotFound
        return found

    async def organizer(self, request: web.Request, session: Session) -> Caller:
        """The same, for pages that judges do not see."""
        found = await self.caller(request, session)
        if not await self._reader.ask_small(organizes_there, found):
            raise web.HTTPNotFound
        return found

    async def look(self, request: web.Request, session: Session) -> web.StreamResponse:
        """The board; no event for whoever does not judge there."""
        return await self._page(request, session, await self.caller(request, session))

    async def do(self, request: web.Request, session: Session) -> web.StreamResponse:
        """Carry out a deed, once; the answer is the board as it is then. The use cases check who may."""
        words = {name: str(said) for name, said in (await self._sessions.form_of(request, session)).items()}
        caller = await self.caller(request, session)
        once = session.once(request.path, words.get("once", ""))
        form = FloorForm(replace(caller, interaction_id=once), event_of_path(request), words)
        outcome = await self._done(form) if words.get("sure") else await self._foretold(form)
        if isinstance(outcome, CheckInAsked):  # when it ends was guessed: what was understood is asked about
            guessed = replace(form, words={**words, "until": outcome.until.moment.isoformat()})
            outcome = await self._foretold(guessed, outcome.until)
        is_refused = isinstance(outcome, Refusal) and outcome.code != "already-done"
        if is_refused or isinstance(outcome, ASKED):
            return await self._page(request, session, caller, outcome, words)
        return web.Response(status=303, headers={"Location": _after(request, form)})

    async def _foretold(self, form: FloorForm, meant: MeantMoment | None = None) -> object:
        """Whom it would call, of what is asked about first; all else is done at once."""
        verb = form.words.get("do", "")
        if verb not in ASKED_FIRST:
            return await self._done(form)
        use_case, command_of = DEEDS[verb]
        told = await self._reader.foretell(use_case, command_of(form))
        if isinstance(told, Refusal):
            return told
        if isinstance(told.done, CheckInAsked | TieOpen):
            return told.done
        is_silent = verb in SILENT and not told.names and not told.calls_staff
        if isinstance(told.done, TableAdded):  # the yes is to those who are named now
            seen = (
                " ".join(str(one.player) for one in told.done.place.new.moved) if told.done.place.new else ""
            )
            form = replace(form, words={**form.words, "seen": seen})
        return await self._done(form) if is_silent else Unsure(form, told, meant)

    async def _done(self, form: FloorForm) -> object:
        verb = form.words.get("do", "")
        if verb == "seat":
            return await self._seated(
                SeatRound(form.caller, form.event, avoid=form.said("avoid"), over=form.number("over"))
            )
        deed = DEEDS.get(verb)
        if deed is None:
            raise web.HTTPNotFound
        use_case, command_of = deed
        command: Any = command_of(form)
        if verb in _RANKED:
            command = replace(command, before=await self._reader.ask(ranking_before, command))
        outcome = await self._reader.do(use_case, command)
        if (
            isinstance(command, ReportResult)
            and isinstance(outcome, Refusal)
            and outcome.code == "time-not-over"
        ):
            caller = replace(form.caller, interaction_id=0)
            await self._reader.do(keep_draft, KeepDraft(caller, REPORT, command.table_id, {EARLY: "asked"}))
        return outcome

    async def _seated(self, question: SeatRound) -> object:
        """Draw beside everything else; what has changed meanwhile refuses the plan."""
        basis = await self._reader.ask(basis_of, question)
        drawn = basis if isinstance(basis, Refusal) else await asyncio.to_thread(draw, basis)
        if isinstance(drawn, Refusal):
            return drawn
        return await self._reader.do(store_seating, StoreSeating(question, drawn))

    async def _page(
        self,
        request: web.Request,
        session: Session,
        caller: Caller,
        outcome: object = None,
        sent: Mapping[str, str] = NOTHING_SENT,
    ) -> web.Response:
        """The board; what was `sent` and refused stands in its form again, unless it was sent of something else."""
        if not isinstance(outcome, Refusal) or outcome.code in _OF_BEFORE:
            sent = NOTHING_SENT
        reading = reading_of(request)
        mark, once = session.mark(request.path), secrets.randbits(ONCE_BITS)
        picked = whole(request.query.get("swap", ""))
        show, sought = request.query.get("show", "all"), request.query.get("q", "")[:_LONGEST_NAME]
        refused = await why(self._reader, caller, outcome, reading.language)

        def shown(found: Floor) -> bytes:
            stamp = f"{found.state.stamp}@{caller.now:%H:%M}"
            same = (asked.event_id, reading, found.is_organizer, show, sought, picked)

            def rounds(caller: Callable[[], Markup]) -> Markup:
                return caller() if sent else self._kept.of(("rounds", *same), stamp, caller)

            def drawn() -> bytes:
                return rendered(
                    "floor.html",
                    self._answers.site,
                    reading,
                    found.state.zone,
                    request.path,
                    {"table": asked.table_id or "", "show": "" if show == "all" else show, "q": sought},
                    shown=shown_of(found, show, sought, reading.language, picked),
                    show=show,
                    sought=sought,
                    now=caller.now,
                    seen=short(found.state.stamp),
                    refused=refused,
                    sent=sent,
                    asked=outcome if isinstance(outcome, ASKED) else None,
                    question=question_words(outcome, found, reading.language)
                    if isinstance(outcome, ASKED)
                    else (),
                    stages=stages_open(outcome),
                    mark=MARK,
                    once=ONCE,
                    rounds_of_all=rounds,
                    clock_face=clock_face,
                    minutes=minutes,
                    squeezed=squeezed,
                )

            is_shared = outcome is None and found.opened is None
            key = ("page", *same, asked.table_id, found.last and found.last.id, found.own)
            body = self._kept.of(key, stamp, drawn) if is_shared else drawn()
            return theirs(body, mark, once)

        asked = FloorAsked(caller, event_of_path(request), _opened(request))
        body = await self._reader.made_for_staff(self._floors.of, asked, shown)
        if body is None:
            raise web.HTTPNotFound
        response = web.Response(body=body, content_type=HTML, charset="utf-8")
        response.enable_compression()
        return response


def _opened(request: web.Request) -> TableId:
    """The table that is looked at, 0 for none."""
    return TableId(whole(request.query.get("table", "")))


def _after(request: web.Request, form: FloorForm) -> str:
    """Where to look on: at the next table without a result once this one has its own."""
    table = form.number("next") if form.words.get("do") in _ENTERED else form.table
    kept = {name: request.query.get(name, "") for name in ("show", "q")}
    return Links(reading_of(request).chosen).to(request.path, table=table or "", **kept)
