"""A list of tables on the floor board: results, a prescribed seating, a past event; shown, stored after one yes."""

import asyncio
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Final

from aiohttp import web

from bot.ui.records import (
    meaning_words,
    preview_lines,
    preview_title,
    store_label,
    table_lines,
)
from league.event import Event
from league.ids import EventId
from league.importing.record_layout import MEANINGS, RecordLayout, mapped_records
from league.importing.records import RecordList, laid_out, records_of
from league.limits import LONGEST_MATCH
from league.refusal import Refusal
from league.regulations import PROFILES
from usecases.caller import Caller
from usecases.records.list_sent import (
    ConfirmSent,
    ListSent,
    LookAtTables,
    MapRecords,
    keep_sent,
    mapped_sent,
    records_layout_for,
    remember_sent,
)
from usecases.records.past import (
    PAST,
    ConfirmPast,
    PastEvent,
    PastPreview,
    PastStored,
    confirm_past,
    stored_before,
)
from usecases.records.preview import MAY_BE_MAPPED, PreviewTables, TablesPreview, preview_tables, said_of
from usecases.records.results import RESULTS, ConfirmResults, ResultsPreview, confirm_results
from usecases.records.seating import SEATING, ConfirmSeating, confirm_seating
from usecases.show.page.floor import event_name, organizes_there
from usecases.signup.read import accounts_in
from usecases.upload import FileKind, Upload, admit, too_large
from web.answers import HTML, Answers, reading_of
from web.floor.at import ONCE_BITS, AskFloor, event_of_path, why
from web.floor.sent import ALL_LINES, LARGEST_BODY, changed_columns, sent_list
from web.render import rendered
from web.sessions import Session, Sessions
from web.site import Links

NOTHING_SAID: Final[Mapping[str, str]] = MappingProxyType({})
_DEEDS: Final[Mapping[str, tuple[Any, Callable[[Caller, EventId], Any]]]] = {
    PAST: (confirm_past, lambda caller, _: ConfirmPast(caller)),
    RESULTS: (confirm_results, ConfirmResults),
    SEATING: (confirm_seating, ConfirmSeating),
}
"""What the yes stores."""


@dataclass(frozen=True, slots=True)
class ShownTables:
    """What the page shows of a list: as it was understood, or why not; under a layout, None of one without columns."""

    outcome: TablesPreview | Refusal
    layout: RecordLayout | None = None
    about: Mapping[str, str] = field(default_factory=dict)


class TablesSentPages:
    """One for each process. `of_past` is the page of past events, which only organizers see."""

    def __init__(self, answers: Answers, sessions: Sessions, ask: AskFloor, *, of_past: bool) -> None:
        """`ask` says who sends a request, with the roles that they have now."""
        self._answers = answers
        self._reader = answers.reader
        self._sessions = sessions
        self._ask = ask
        self._of_past = of_past
        self._kind = FileKind.PAST if of_past else FileKind.TABLES

    async def look(self, request: web.Request, session: Session) -> web.StreamResponse:
        """The empty form."""
        return await self._page(request, session, await self._ask(request, session))

    async def do(self, request: web.Request, session: Session) -> web.StreamResponse:
        """Read a list, say otherwise what its columns hold, or store its tables; nothing is stored before that."""
        caller = await self._ask(request, session)
        try:
            sent = await sent_list(self._sessions, request, session)
        except web.HTTPRequestEntityTooLarge:
            refused = too_large(self._kind, request.content_length or LARGEST_BODY)
            return await self._page(request, session, caller, refused)
        words = sent.words
        if words.get("do") in _DEEDS:
            once = session.once(request.path, words.get("once", ""))
            outcome = await self._stored(
                replace(caller, interaction_id=once), event_of_path(request), words["do"]
            )
            if isinstance(outcome, Refusal) and outcome.code == "already-done" and self._of_past:
                outcome = await self._reader.ask(stored_before, ConfirmPast(caller)) or outcome
            if not isinstance(outcome, Refusal) or outcome.code == "already-done":
                return _back(request, outcome)
            return await self._page(request, session, caller, outcome)
        if sent.content is not None:
            shown = await self._read(caller, self._event(request), sent.content, words)
        else:
            shown = await self._mapped(caller, self._event(request), words)
        return await self._page(request, session, caller, shown, words)

    def _event(self, request: web.Request) -> int:
        """The event of the list; 0 is a past one."""
        return 0 if self._of_past else event_of_path(request)

    async def _stored(self, caller: Caller, event: EventId, deed: str) -> object:
        use_case, command_of = _DEEDS[deed]
        outcome = await self._reader.do(use_case, command_of(caller, event))
        if not isinstance(outcome, Refusal):
            again = replace(caller, interaction_id=0)
            about = 0 if deed == PAST else event
            await self._reader.do(remember_sent, ConfirmSent(again, about))
        return outcome

    async def _read(
        self, caller: Caller, event: int, content: bytes, words: Mapping[str, str]
    ) -> ShownTables | Refusal:
        refused = await self._reader.do(admit, Upload(caller, self._kind, len(content), EventId(event)))
        if isinstance(refused, Refusal):
            return refused
        found = await asyncio.to_thread(laid_out, content)
        if isinstance(found, Refusal):
            return found
        about = _about(words) if self._of_past else {}
        if isinstance(found, RecordList):
            return ShownTables(await self._previewed(caller, event, found, about))
        sheet, guessed = found
        layout = await self._reader.ask(records_layout_for, LookAtTables(caller, guessed))
        return await self._laid_out(ListSent(caller, event, sheet, layout, about))

    async def _mapped(self, caller: Caller, event: int, words: Mapping[str, str]) -> ShownTables | Refusal:
        sent = await self._reader.ask(mapped_sent, MapRecords(caller, event, -1, ""))
        if isinstance(sent, Refusal):
            return sent
        return await self._laid_out(replace(sent, layout=said_otherwise(sent.layout, words)))

    async def _laid_out(self, sent: ListSent) -> ShownTables | Refusal:
        """What the list says under its layout, which is kept."""
        await self._reader.do(keep_sent, sent)
        records = records_of(sent.sheet, sent.layout)
        if isinstance(records, Refusal):
            return records
        outcome = await self._previewed(sent.caller, sent.event, records, sent.about)
        return ShownTables(outcome, sent.layout, sent.about)

    async def _previewed(
        self, caller: Caller, event: int, records: RecordList, about: Mapping[str, str]
    ) -> TablesPreview | Refusal:
        """As on Discord: who its accounts are is asked anew."""
        listed = accounts_in(seat for table in records.tables for seat in table.seats)
        members = await self._answers.bot.members(caller.guild_id, *listed)
        outcome: TablesPreview | Refusal = await self._reader.do(
            preview_tables, PreviewTables(caller, event, records, about, members)
        )
        return outcome

    async def _page(
        self,
        request: web.Request,
        session: Session,
        caller: Caller,
        found: object = None,
        said: Mapping[str, str] = NOTHING_SAID,
    ) -> web.Response:
        reading = reading_of(request)
        language = reading.language
        event = event_of_path(request)
        seen = await self._reader.ask(event_name, event)
        shown = found if isinstance(found, ShownTables) else None
        outcome = shown.outcome if shown else found
        preview = None if shown is None or isinstance(shown.outcome, Refusal) else shown.outcome
        above, below = preview_lines(preview, language, ALL_LINES) if preview else ((), ())
        can_map = preview is not None or (isinstance(outcome, Refusal) and outcome.code in MAY_BE_MAPPED)
        body = rendered(
            "floor_tables.html",
            self._answers.site,
            reading,
            seen.zone,
            request.path,
            event_name=seen.name,
            event_id=event,
            is_organizer=await self._reader.ask_small(organizes_there, caller),
            of_past=self._of_past,
            refused=await why(self._reader, caller, outcome, language),
            preview=preview,
            title=preview_title(preview, language) if preview else "",
            above=above,
            below=below,
            tables=table_lines(preview, language) if preview else (),
            deed=_deed(preview),
            label=store_label(preview, language) if preview else "",
            layout=shown.layout if shown and can_map else None,
            kinds=[(kind, meaning_words(kind, language)) for kind in ("", *MEANINGS)],
            profiles=tuple(PROFILES),
            longest_match=LONGEST_MATCH,
            said=(shown and shown.about) or said,
            mark=session.mark(request.path),
            once=secrets.randbits(ONCE_BITS),
        )
        response = web.Response(body=body, content_type=HTML, charset="utf-8")
        response.enable_compression()
        return response


def said_otherwise(layout: RecordLayout, words: Mapping[str, str]) -> RecordLayout:
    """The layout as the form's fields say: first what holds nothing any longer, then what holds something."""
    changed = changed_columns(words, layout.kinds)
    for at, kind in sorted(changed.items(), key=lambda item: (bool(item[1]), item[0])):
        layout = mapped_records(layout, at, kind)
    return layout


def _about(words: Mapping[str, str]) -> dict[str, str]:
    """Which past event the form names; the use case checks it."""
    points = words.get("points", "")
    whole = int(points) if points.isascii() and points.isdecimal() and len(points) < 4 else 0  # noqa: PLR2004 - a match
    return said_of(
        PastEvent(
            words.get("name", "")[:60],
            words.get("profile", ""),
            words.get("season", "")[:60],
            min(whole, LONGEST_MATCH),
            words.get("day", "")[:40],
        )
    )


def _deed(preview: TablesPreview | None) -> str:
    if preview is None or isinstance(preview, PastPreview):
        return PAST
    return RESULTS if isinstance(preview, ResultsPreview) else SEATING


def _back(request: web.Request, outcome: object) -> web.Response:
    """To the board of the event, which a past one has as well."""
    stored: Event | None = outcome.event if isinstance(outcome, PastStored) else None
    event = stored.id if stored else event_of_path(request)
    return web.Response(status=303, headers={"Location": Links(reading_of(request).chosen).to(f"/f/{event}")})
