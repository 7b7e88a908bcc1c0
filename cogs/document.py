"""`/document`: organizers give whole rule documents of their own, and say which events they hold in."""

from pathlib import PurePath
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.bot_context import BotContext
from bot.command_texts import choices_of
from bot.interaction_context import InteractionContext
from bot.pickers import pick_document, pick_event
from bot.ui.documents import document_added, document_list, document_named, document_removed
from bot.uploads import fetched
from faq.importing import LONGEST_LINE, MOST_LINES, Unreadable
from faq.own_document import LARGEST_DOCUMENT, LONGEST_NAME, MOST_SECTIONS, DocumentStanding, read_document
from league.ids import EventId
from usecases.rule.documents import (
    AboutDocument,
    AddDocument,
    NameDocument,
    add_document,
    listed_documents,
    name_document,
    remove_document,
)
from usecases.upload import FileKind

_STANDINGS = choices_of("standing", DocumentStanding)


@app_commands.guild_only()
class DocumentCog(commands.GroupCog, group_name="document"):
    """The rule documents of a server's own."""

    def __init__(self, bot_context: BotContext) -> None:
        """One for each process."""
        self._bot_context = bot_context

    @app_commands.command()
    async def add(
        self,
        interaction: discord.Interaction[Any],
        file: discord.Attachment,
        name: app_commands.Range[str, 1, LONGEST_NAME] = "",
    ) -> None:
        """Give a rule document (organizers)."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        await _added(ctx, file, name or PurePath(file.filename).stem)

    @app_commands.command()
    @app_commands.choices(standing=_STANDINGS)
    @app_commands.autocomplete(document=pick_document, event=pick_event)
    async def use(
        self,
        interaction: discord.Interaction[Any],
        document: int,
        standing: app_commands.Choice[str] | None = None,
        event: int = 0,
    ) -> None:
        """Put a document in force in an event, or out of it (organizers)."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        place = DocumentStanding(standing.value) if standing else DocumentStanding.ABOVE
        changed = await ctx.do(name_document, NameDocument(ctx.caller, document, place, EventId(event)))
        await ctx.answer(changed, lambda changed: document_named(changed, ctx.language))

    @app_commands.command()
    @app_commands.autocomplete(document=pick_document)
    async def remove(self, interaction: discord.Interaction[Any], document: int) -> None:
        """Take a document out (organizers)."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        removed = await ctx.do(remove_document, AboutDocument(ctx.caller, document))
        await ctx.answer(removed, lambda removed: document_removed(removed, ctx.language))

    @app_commands.command(name="list")
    async def list_(self, interaction: discord.Interaction[Any]) -> None:
        """List the documents and where they hold."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        await ctx.say(document_list(await ctx.ask(listed_documents, ctx.caller), ctx.language))


async def _added(ctx: InteractionContext, file: discord.Attachment, name: str) -> None:
    content = await fetched(ctx, file, FileKind.DOCUMENT)
    if content is None:
        return
    sections = await ctx.bot_context.aside(ctx.caller.guild_id, lambda: read_document(content, file.filename))
    if isinstance(sections, Unreadable):
        limits = {
            "most": MOST_SECTIONS,
            "longest": LONGEST_LINE,
            "lines": MOST_LINES,
            "size": LARGEST_DOCUMENT // 1000,
        }
        await ctx.say_text(f"document-file-{sections}", limits)
        return
    added = await ctx.do(add_document, AddDocument(ctx.caller, name, sections))
    await ctx.answer(added, lambda added: document_added(added, ctx.language))


async def setup(bot: commands.Bot) -> None:
    """Called at the start of the bot."""
    await bot.add_cog(DocumentCog(bot.bot_context))  # type: ignore[attr-defined]  # our own bot class carries it
