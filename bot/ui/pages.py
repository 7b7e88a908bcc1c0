"""Lists that are turned page by page: as many lines on a page as a box holds."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.i18n import Language, plain
from bot.ui.controls import pager
from bot.ui.reply import Reply, embed

MOST_PAGES = 1000
"""Pages of one list: a button's number holds the page and something more."""

_ROOM = 3500
_MOST = 25


@dataclass(frozen=True, slots=True)
class PageKey:
    """How the buttons name a page: their verb, what it is a list of, and one number more about that."""

    verb: str
    subject: int
    about: int = 0


def page_asked(detail: int) -> tuple[int, int]:
    """What the button of a page says: `about` of its key, and which page."""
    return divmod(detail, MOST_PAGES)


def pages_of(lines: Sequence[str]) -> list[list[str]]:
    """The lines page by page; at least one page, which may be empty."""
    pages: list[list[str]] = [[]]
    room = _ROOM
    for line in lines:
        if pages[-1] and (len(line) > room or len(pages[-1]) == _MOST):
            pages.append([])
            room = _ROOM
        pages[-1].append(line)
        room -= len(line) + 1
    return pages[:MOST_PAGES]


def page_reply(
    title: str,
    lines: Sequence[str],
    page: int,
    turn: PageKey,
    language: Language,
    *,
    around: tuple[Sequence[str], Sequence[str]] = ((), ()),
) -> Reply:
    """One page of the list, with the buttons to the pages beside it; `around` stands above and below on each."""
    pages = pages_of(lines)
    page = min(page, len(pages) - 1)
    above, below = around
    footer = plain(language, "standings-page", {"page": page + 1, "pages": len(pages)})
    box = embed(title, "\n".join([*above, *pages[page], *below]), footer=footer if len(pages) > 1 else "")
    view = pager(turn.verb, turn.subject, page, len(pages), language, turn.about * MOST_PAGES)
    return Reply(embeds=(box,), view=view)
