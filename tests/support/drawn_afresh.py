"""At the end of a league night every living post is drawn afresh and compared with what stands."""

import re
import threading
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any, Final

import pytest
from sqlalchemy import event

from bot.bot_context import BotContext
from bot.delivery.drawn_post import drawn_now
from data.database import Database
from data.news_tables import NewsKind
from data.records import Post, PostKind
from data.transaction import read
from data.unit_of_work import UnitOfWork
from tests.support.watched import watched
from usecases import follow, kinds, shown
from usecases.announce import announce, changes
from usecases.caller import guild_of
from usecases.delivery.claim import ClaimedPost
from usecases.projection import Of, Projection
from usecases.scopes import SEAT, scopes_of


@contextmanager
def rows_of_tests_are_shown() -> Iterator[None]:
    """What a test writes by itself is shown as well, as if a use case had written it."""
    drawn, commit = shown.show, UnitOfWork.commit
    done: set[int] = set()

    def show(uow: UnitOfWork, *rest: object) -> None:
        done.add(id(uow))
        drawn(uow, *rest)  # type: ignore[arg-type]  # handed on as they came

    def commits(uow: UnitOfWork) -> None:
        if id(uow) not in done and (diffs := uow.journal.changed()):
            scopes = scopes_of(uow, diffs)
            announce(uow, scopes, datetime.now(UTC))
            drawn(uow, scopes, datetime.now(UTC))
        done.discard(id(uow))
        commit(uow)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(follow, "show", show)
        patch.setattr(UnitOfWork, "commit", commits)
        yield


_PARTS: Final = {
    "seat": "game_table", "game_event": "game", "game_archive": "game", "user_settings": "", "post": "",
}  # fmt: skip
"""Rows that never differ without another one, or that say where and in which language a post stands."""
_NAMED: Final = re.compile(r'\b(?:FROM|JOIN) "?(\w+)"?')


@contextmanager
def rows_read(database: Database) -> Iterator[set[str]]:
    """The kinds of rows that this thread reads meanwhile: the bot's workers go on in theirs."""
    found: set[str] = set()
    own = threading.get_ident()

    def note(*told: object) -> None:
        if threading.get_ident() == own:
            found.update(_NAMED.findall(str(told[2])))

    event.listen(database, "before_cursor_execute", note)
    try:
        yield found
    finally:
        event.remove(database, "before_cursor_execute", note)


def said_to_stand(uow: UnitOfWork) -> list[ClaimedPost]:
    """The posts of which the house says that they are done; a message of a move that was made stays as it was."""
    answered = {number for (number,) in uow.game_cards.values("id", is_open=False, taken_back=False)}
    found = [
        post
        for post in uow.outbox.posts.find()
        if post.wanted <= post.done
        and not post.error
        and (post.kind is not PostKind.GAME_CARD or post.subject not in answered)
    ]
    return [ClaimedPost(post, guild_of(uow, post.guild_id), again=False) for post in found]


def out_of_date(database: Database, bot_context: BotContext) -> list[str]:
    """The posts that show something else than their rows say, and those that stand though nothing is to be shown.

    Of a post that waits, or that Discord did not take, nobody says that it stands; a move that was made is history.
    A post that is made of rows which it does not name would be forgotten when they differ: that is a fault as well.
    """
    faults: list[str] = []
    for claimed in read(database, said_to_stand):
        kind = claimed.post.kind
        with rows_read(database) as names:
            stands = _stands(bot_context, claimed)
        faults += [] if stands else [f"{kind} {claimed.post.subject} is out of date"]
        faults += unnamed(kind, names)
    return faults


def unnamed(kind: PostKind, names: set[str]) -> list[str]:
    """The rows of which a post is made that its kind does not name."""
    return beyond(kind, names, shown.READS[kind])


def beyond(kind: str, names: set[str], reads: frozenset[str]) -> list[str]:
    """The rows among these of which something is made that it does not name."""
    seats = (
        {"game_table"} if SEAT in reads else set()
    )  # of a table who sits there, and no more: changes show it
    news = {"news"} if reads & set(NewsKind) else set()  # by its kind
    found = {_PARTS.get(name, name) for name in names} - reads - seats - news - {""}
    return [f"{kind} is made of {name}, which it does not name" for name in sorted(found)]


_ALL_TOLD: Final[Mapping[str, tuple[Projection[Any], ...]]] = {
    name: found for name, found in vars(kinds).items() if name.startswith("OF_")
}
"""What is told of each kind of thing, as the house has it."""


def told_of(name: str) -> tuple[Projection[Any], ...]:
    """What is told of a kind of thing now, and what is not told any more though the house has it."""
    now: tuple[Projection[Any], ...] = getattr(kinds, name)
    known = {one.kind for one in now}
    return (*now, *(one for one in _ALL_TOLD[name] if one.kind not in known))


def not_told(database: Database, now: datetime) -> list[str]:
    """The messages that do not follow from the rows, and the rows that a kind of them reads and does not name."""

    def differs(uow: UnitOfWork) -> list[str]:
        faults: list[str] = []

        def compare(projection: Projection[Of], of: Of, row: str) -> None:
            with rows_read(database) as names:
                due = changes(uow, projection, watched(of, row, names), now)
            faults.extend(f"{step} is due for {key}" for step, key, _ in due)
            faults.extend(beyond(projection.kind, names - {"outbox"}, projection.reads))

        def look(projections: Iterable[Projection[Of]], found: Iterable[Of], row: str) -> None:
            for of in found:
                for projection in projections:
                    if not projection.is_past(uow, of) or projection not in kinds.OF_GAMES:
                        compare(projection, of, row)

        servers = {guild for (guild,) in uow.left_servers.values("guild_id")}
        look(told_of("OF_SERVERS"), [guild_of(uow, guild) for guild in sorted(servers)], "guild")
        look(told_of("OF_EVENTS"), uow.events.find(), "event")
        look(told_of("OF_ROUNDS"), uow.rounds.find(), "round")
        look(told_of("OF_TABLES"), uow.tables.find(), "game_table")
        look(told_of("OF_PEOPLE"), uow.people.find(), "person")
        look(told_of("OF_GAMES"), uow.games.find(), "game")
        return faults

    return read(database, differs)


def _stands(bot_context: BotContext, claimed: ClaimedPost) -> bool:
    post: Post = claimed.post
    shown = drawn_now(claimed, bot_context)
    if shown is None:
        return not post.message_id
    return bool(post.message_id) and post.digest in {"", shown.digest}
