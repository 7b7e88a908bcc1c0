"""A list that somebody sends on a page of the floor: pasted or as a file, and what they say of its columns."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from aiohttp import web

from league.importing import LARGEST
from web.sessions import Session, Sessions

LARGEST_BODY: Final = LARGEST + 16 * 1024
"""Bytes of a form that carries a list."""
ALL_LINES: Final = 1000
"""So many refused lines a page shows: a list has no more."""
_COLUMN: Final = "column-"


@dataclass(frozen=True, slots=True)
class SentList:
    """What somebody sent: a list (None: what was sent before is meant), and what else stands in the form."""

    content: bytes | None
    words: Mapping[str, str]


async def sent_list(sessions: Sessions, request: web.Request, session: Session) -> SentList:
    """A form with a file is larger than any other; the text counts where no file is sent.

    Raises `HTTPRequestEntityTooLarge`.
    """
    form = await sessions.form_of(request, session, most=LARGEST_BODY)
    words = {name: said for name, said in form.items() if isinstance(said, str)}
    file = form.get("file")
    content = file.file.read(LARGEST + 1) if isinstance(file, web.FileField) else b""
    typed = words.get("list", "").encode()
    is_list = words.get("do") == "read"
    return SentList((content or typed) if is_list else None, words)


def changed_columns(words: Mapping[str, str], was: Sequence[str]) -> dict[int, str]:
    """Of which columns the form says something else than `was`: what nobody has changed stays as it is."""
    return {
        at: words[f"{_COLUMN}{at}"]
        for at, said in enumerate(was)
        if words.get(f"{_COLUMN}{at}", said) != said
    }
