"""How a kind of post is made: the question to the database, the drawing, the place."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.i18n import Language
from bot.ui.reply import Reply
from data.records import Place
from data.unit_of_work import UnitOfWork


def no_thread(_view: Any, _language: Language) -> str:  # noqa: ANN401 - any view
    """Most posts have no thread."""
    return ""


@dataclass(frozen=True, slots=True)
class PostStyle:
    """One kind of living post.

    `query(subject, uow)` gives the view, None when the thing is gone (then the message is deleted);
    `render(view, language)` draws it; `thread(view, language)` names the thread to open under it ("" for none).
    """

    place: Place
    query: Callable[[int, UnitOfWork], Any]
    render: Callable[[Any, Language], Reply]
    thread: Callable[[Any, Language], str] = no_thread
