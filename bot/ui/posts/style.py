"""How a kind of post is made: the question to the database, the drawing, the place."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from bot.i18n import Language
from bot.ui.reply import Reply
from data.records import Destination
from data.unit_of_work import UnitOfWork


def no_thread(_view: Any, _language: Language) -> str:  # noqa: ANN401 - any view
    """Most posts have no thread."""
    return ""


@dataclass(frozen=True, slots=True)
class Where:
    """A place of its own for one post: a channel or thread, or (`user_id`) a private conversation.

    `silent`: it comes without the sound of a new message.
    """

    channel_id: int = 0
    user_id: int = 0
    silent: bool = False


def never_filed(_view: Any) -> bool:  # noqa: ANN401 - any view
    """Most threads stay as long as somebody writes there."""
    return False


def usual_place(_view: Any) -> Where | None:  # noqa: ANN401 - any view
    """Most posts stand in the channel that the server set for their kind."""
    return None


def everybody(_view: Any) -> tuple[int, ...]:  # noqa: ANN401 - any view
    """Most posts address nobody by name."""
    return ()


def has_words(_view: Any) -> bool:  # noqa: ANN401 - any view
    """Most posts are read in one language or the other."""
    return False


@dataclass(frozen=True, slots=True)
class PostStyle:
    """One kind of living post.

    `query(subject, uow)` gives the view, None when the thing is gone (then the message is deleted);
    `render(view, language)` draws it; `thread(view, language)` names the thread to open under it ("" for none);
    `renamed`: the thread is given another name when that has changed; `filed(view)`: it is put away by now.
    `wordless(view)`: there is nothing to be read in another language.
    `where(view)` is a place of its own, None for the channel of `place`. `apart`: these posts need no order among
    themselves. `readers(view)` are the users whom it addresses, in their language; () for a public post.
    `threaded(subject, uow)` is the game in whose thread it stands (0: in none), which gets a new one when it is gone.
    What follows where Discord does not take it: `closed(subject, now, uow)` if its reader takes no private messages,
    `failed(subject, now, uow)` if it will never be taken.
    """

    place: Destination
    query: Callable[[Any, UnitOfWork], Any]
    render: Callable[[Any, Language], Reply]
    thread: Callable[[Any, Language], str] = no_thread
    where: Callable[[Any], Where | None] = usual_place
    apart: bool = False
    readers: Callable[[Any], tuple[int, ...]] = everybody
    closed: Callable[[Any, datetime, UnitOfWork], object] | None = None
    threaded: Callable[[Any, UnitOfWork], int] | None = None
    failed: Callable[[Any, datetime, UnitOfWork], object] | None = None
    renamed: bool = False
    filed: Callable[[Any], bool] = never_filed
    wordless: Callable[[Any], bool] = has_words
