"""A list of players on the floor board: pasted or sent, shown as it was understood, entered after one yes."""

import asyncio
import secrets
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from aiohttp import web

from bot.ui.importing import preview_lines
from league.ids import EventId
from league.importing import MEANINGS, FirstLine, ListLayout, Meaning, mapped, people_of, sheet_of
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.show.page.floor import event_name
from usecases.signup.mapping import LookAtList, layout_for
from usecases.signup.preview import (
    ConfirmImport,
    ImportPreview,
    PreviewImport,
    confirm_import,
    kept_import,
    preview_import,
    with_first_line,
)
from usecases.signup.read import accounts_in
from usecases.upload import FileKind, Upload, admit, too_large
from web.answers import HTML, Answers, reading_of
from web.floor.at import ONCE_BITS, AskFloor, event_of_path, why
from web.floor.sent import ALL_LINES, LARGEST_BODY, changed_columns, sent_list
from web.render import rendered
from web.sessions import Session, Sessions
from web.site import Links


class ListPages:
    """One for each process. Who may is asked of Discord at each request."""

    def __init__(self, answers: Answers, sessions: Sessions, ask: AskFloor) -> None:
        """`ask` says who sends a request, with the roles that they have now."""
        self._answers = answers
        self._reader = answers.reader
        self._sessions = sessions
        self._ask = ask

    async def look(self, request: web.Request, session: Session) -> web.StreamResponse:
        """The empty form."""
        return await self._page(request, session, await self._ask(request, session))

    async def do(self, request: web.Request, session: Session) -> web.StreamResponse:
        """Read a list, say otherwise what its columns hold, or enter its players; nothing is stored before that."""
        caller = await self._ask(request, session)
        try:
            sent = await sent_list(self._sessions, request, session)
        except web.HTTPRequestEntityTooLarge:
            size = request.content_length or LARGEST_BODY
            return await self._page(request, session, caller, too_large(FileKind.ENTRIES, size))
        event = event_of_path(request)
        if sent.words.get("do") == "enter":
            once = session.once(request.path, sent.words.get("once", ""))
            command = ConfirmImport(replace(caller, interaction_id=once), event)
            outcome: Any = await self._reader.do(confirm_import, command)
            if not isinstance(outcome, Refusal) or outcome.code == "already-done":
                back = Links(reading_of(request).chosen).to(request.path.removesuffix("/list"))
                return web.Response(status=303, headers={"Location": back})
        elif sent.content is not None:
            outcome = await self._read(caller, event, sent.content)
        else:
            outcome = await self._mapped(caller, event, sent.words)
        return await self._page(request, session, caller, outcome)

    async def _read(self, caller: Caller, event: EventId, content: bytes) -> ImportPreview | Refusal:
        upload = Upload(caller, FileKind.ENTRIES, len(content), event)
        refused = await self._reader.do(admit, upload)
        if isinstance(refused, Refusal):
            return refused
        sheet = await asyncio.to_thread(sheet_of, content)
        if isinstance(sheet, Refusal):
            return sheet
        layout = await self._reader.ask(layout_for, LookAtList(caller, sheet))
        read = people_of(sheet, layout)
        if not read.people and not read.refused:
            return Refusal("list-empty")
        return await self._previewed(PreviewImport(caller, event, sheet, layout))

    async def _mapped(
        self, caller: Caller, event: EventId, words: Mapping[str, str]
    ) -> ImportPreview | Refusal:
        kept = await self._reader.ask(kept_import, ConfirmImport(caller, event))
        if isinstance(kept, Refusal):
            return kept
        first = words.get("first", "")
        relaid = with_first_line(kept, FirstLine(first)) if first in tuple(FirstLine) else kept
        # Columns that were named under the other first line are not meant any more.
        layout = said_otherwise(kept.layout, words) if relaid is kept else relaid.layout
        return await self._previewed(replace(kept, layout=layout, rename=bool(words.get("rename"))))

    async def _previewed(self, command: PreviewImport) -> ImportPreview | Refusal:
        """As on Discord: who its accounts are is asked anew."""
        listed = accounts_in(people_of(command.sheet, command.layout).people)
        members = await self._answers.bot.members(command.caller.guild_id, *listed)
        return await self._reader.do(preview_import, replace(command, members=members))

    async def _page(
        self, request: web.Request, session: Session, caller: Caller, outcome: object = None
    ) -> web.Response:
        reading = reading_of(request)
        seen = await self._reader.ask(event_name, event_of_path(request))
        preview = outcome if isinstance(outcome, ImportPreview) else None
        body = rendered(
            "floor_list.html",
            self._answers.site,
            reading,
            seen.zone,
            request.path,
            event_name=seen.name,
            event_id=event_of_path(request),
            is_organizer=True,
            refused=await why(self._reader, caller, outcome, reading.language),
            preview=preview,
            lines=() if preview is None else tuple(preview_lines(preview, reading.language, ALL_LINES)),
            meanings=MEANINGS,
            first_lines=tuple(FirstLine),
            mark=session.mark(request.path),
            once=secrets.randbits(ONCE_BITS),
        )
        response = web.Response(body=body, content_type=HTML, charset="utf-8")
        response.enable_compression()
        return response


def said_otherwise(layout: ListLayout, words: Mapping[str, str]) -> ListLayout:
    """The layout as the form's fields say: first what holds nothing any longer, then what holds something."""
    changed = changed_columns(words, [column.meaning or "" for column in layout.columns])
    for at, said in sorted(changed.items(), key=lambda item: (bool(item[1]), item[0])):
        if said in {"", *MEANINGS}:
            layout = mapped(layout, at, Meaning(said) if said else None)
    return layout
