"""A public message, read in the other language: one click, answered privately, from what is stored now."""

from dataclasses import replace

from bot.bot_context import BotContext
from bot.i18n import public_language
from bot.interaction_context import InteractionContext
from bot.ui.living_posts import POSTS
from bot.ui.notices import is_public, notice_reply
from bot.ui.other_language import READ, other
from bot.ui.reply import Reply
from data.records import PostKind
from data.unit_of_work import UnitOfWork
from usecases.delivery.public_message import MessageQuestion, public_message

_GAMES = frozenset({PostKind.GAME, PostKind.GAME_CARD})
"""Their buttons belong to the board that all see."""


def register(bot_context: BotContext) -> None:
    """Answer the button."""
    bot_context.buttons[READ] = _read


async def _read(ctx: InteractionContext, _subject: int, _detail: int) -> None:
    message = ctx.interaction.message

    def worded(asked: MessageQuestion, uow: UnitOfWork) -> Reply | None:
        return _worded(asked, uow, ctx.bot_context.settings.language)

    asked = MessageQuestion(ctx.caller, message.id if message else 0)
    reply = await ctx.ask(worded, asked)
    await (
        ctx.say_text("button-unknown") if reply is None else ctx.say(replace(reply, mentions=(), roles=()))
    )


def _worded(asked: MessageQuestion, uow: UnitOfWork, default: str) -> Reply | None:
    """The message as it would stand there in the other language; None for one that is not public, or gone."""
    found = public_message(asked, uow)
    if found is None:
        return None
    language = other(public_language(found.guild.language, default))
    if found.notice is not None:
        return notice_reply(found.notice, language) if is_public(found.notice) else None
    assert found.post is not None  # noqa: S101 - what stands is the one or the other
    style = POSTS[found.post.kind]
    view = style.query(found.post.subject, uow)
    if view is None or style.readers(view):
        return None
    reply = style.render(view, language)
    return replace(reply, view=None) if found.post.kind in _GAMES else reply
