"""A living post as it is to be: the same whoever carries it."""

from dataclasses import dataclass
from typing import Any

from bot.bot_context import BotContext
from bot.delivery.courier import language_for
from bot.i18n import inert_title
from bot.ui.living_posts import POSTS
from bot.ui.other_language import with_other_language
from bot.ui.posts.style import Where
from bot.ui.reply import Reply, fingerprint
from data.records import UserSettings
from data.transaction import read
from data.unit_of_work import UnitOfWork
from usecases.delivery.claim import ClaimedPost
from usecases.delivery.digests import PostDigest


@dataclass(frozen=True, slots=True)
class DrawnPost:
    """A post as it is to be: its words and pictures, a place of its own, and the name of the thread under it.

    `called` is that name in short where the thread follows it, else ""; `filed`: the thread is put away.
    """

    reply: Reply
    where: Where | None
    thread: str
    called: str = ""
    filed: bool = False

    @property
    def digest(self) -> str:
        """What tells whether the message or its thread must change."""
        return str(PostDigest(self.called, self.filed, self.reply.digest()))


def drawn_now(claimed: ClaimedPost, bot_context: BotContext) -> DrawnPost | None:
    """The post as it is to be now, read and worded in one thread; None where nothing is to stand."""
    style, subject, guild = POSTS[claimed.post.kind], claimed.post.subject, claimed.guild

    def seen(uow: UnitOfWork) -> tuple[Any, list[UserSettings | None]] | None:
        view = style.query(subject, uow)
        return None if view is None else (view, [uow.users.get(user) for user in style.readers(view)])

    found = read(bot_context.database, seen)
    if found is None:
        return None
    view, readers = found
    language = language_for(readers, guild, bot_context)
    reply = style.render(view, language)
    if not readers and not style.wordless(view):
        reply = with_other_language(reply, language)
    thread = inert_title(style.thread(view, language))
    called = fingerprint(thread.encode()) if thread and style.renamed else ""
    return DrawnPost(reply, style.where(view), thread, called, style.filed(view))
