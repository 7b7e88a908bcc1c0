"""`/signup import`: a list is read, shown as it was understood, mapped by menus, and entered after one yes."""

from typing import Any, Final

import discord
import structlog

from bot.interaction_context import InteractionContext, name_of
from bot.ui.columns import NO_COLUMN, ChosenColumn, chosen_column
from bot.ui.importing import (
    COLUMN,
    FIRST_LINE,
    MEANING,
    NAMES_ON,
    PASTE,
    import_preview,
    imported,
    paste_form,
)
from bot.uploads import fetched
from league.ids import EventId
from league.importing import MEANINGS, FirstLine, ListSheet, Meaning, people_of, sheet_of
from league.refusal import Refusal
from usecases.show.event import EventQuestion
from usecases.signup.importing import regulations_for
from usecases.signup.mapping import LookAtList, layout_for
from usecases.signup.preview import (
    IMPORT,
    ConfirmImport,
    MapColumn,
    PreviewImport,
    confirm_import,
    kept_import,
    preview_import,
    remapped,
    with_first_line,
)
from usecases.signup.read import Members, accounts_in
from usecases.upload import FileKind, Upload, admit

_log = structlog.get_logger()
_A_QUESTION: Final = 100
"""Users of whom Discord tells at once."""
_MOST_NAMES: Final = 100
"""User names that are looked up one by one; the others of a longer list stay guests, which is shown."""


def register_import(bot_context: Any) -> None:  # noqa: ANN401 - the context imports this module's users
    """Answer the buttons, menus and forms of the flow."""
    bot_context.buttons[IMPORT] = _confirmed
    bot_context.buttons[NAMES_ON] = _names_switched
    bot_context.buttons[FIRST_LINE] = _first_line_said
    bot_context.forms[PASTE] = _pasted
    bot_context.menus[COLUMN] = _column_chosen
    bot_context.menus[MEANING] = _meaning_chosen
    bot_context.pagers.update({COLUMN, MEANING, NAMES_ON, FIRST_LINE})


async def import_file(ctx: InteractionContext, file: discord.Attachment, event: int) -> None:
    """Show what a file would do."""
    content = await fetched(ctx, file, FileKind.ENTRIES, event)
    if content is not None:
        await _show(ctx, event, content)


async def open_paste(ctx: InteractionContext, event: int) -> None:
    """Open the form into which a list is pasted, for whoever may import one."""
    refused = await ctx.ask(regulations_for, EventQuestion(ctx.caller, EventId(event)))
    if isinstance(refused, Refusal):
        await ctx.refuse(refused)
        return
    await ctx.show_form(paste_form(event, ctx.language))


async def _pasted(ctx: InteractionContext, event: int, _detail: int, values: dict[str, str]) -> None:
    content = values.get("list", "").encode()
    refused = await ctx.bot_context.note(
        admit, Upload(ctx.caller, FileKind.ENTRIES, len(content), EventId(event))
    )
    if refused:
        await ctx.refuse(refused)
        return
    await _show(ctx, event, content)


async def _show(ctx: InteractionContext, event: int, content: bytes) -> None:
    refused = await ctx.ask(regulations_for, EventQuestion(ctx.caller, EventId(event)))
    if isinstance(refused, Refusal):
        await ctx.refuse(refused)
        return
    sheet = await ctx.bot_context.aside(ctx.caller.guild_id, lambda: sheet_of(content))
    if isinstance(sheet, Refusal):
        await ctx.refuse(sheet)
        return
    layout = await ctx.ask(layout_for, LookAtList(ctx.caller, sheet))
    read = people_of(sheet, layout)
    if not read.people and not read.refused:
        await ctx.refuse(Refusal("list-empty"))
        return
    await _preview(ctx, await _resolved(ctx, PreviewImport(ctx.caller, EventId(event), sheet, layout)))


async def _resolved(ctx: InteractionContext, command: PreviewImport) -> PreviewImport:
    """The list with what Discord says of those whom it names."""
    members = await _members(ctx.interaction.guild, command.sheet, command)
    return PreviewImport(ctx.caller, command.event_id, command.sheet, command.layout, members, command.rename)


async def _preview(ctx: InteractionContext, command: PreviewImport, column: ChosenColumn = NO_COLUMN) -> None:
    outcome = await ctx.do(preview_import, command)
    await ctx.turn(outcome, lambda done: import_preview(done, ctx.language, column))


async def _members(guild: discord.Guild | None, sheet: ListSheet, command: PreviewImport) -> Members:
    people = people_of(sheet, command.layout).people
    return await members_named(guild, *accounts_in(people))


async def members_named(guild: discord.Guild | None, ids: set[int], names: set[str]) -> Members:
    """What Discord says of the members whom a list names by number or by user name."""
    if guild is None or not (ids or names):
        return Members(is_known=True)
    try:
        found = await _by_number(guild, sorted(ids))
        users = {
            name: member for name in sorted(names)[:_MOST_NAMES] if (member := await _named(guild, name))
        }
    except (TimeoutError, discord.DiscordException) as error:
        _log.warning("members cannot be asked for", server=guild.id, error=str(error))
        return Members()
    everybody = {**found, **{member.id: name_of(member) for member in users.values()}}
    return Members(everybody, {name: member.id for name, member in users.items()}, is_known=True)


async def _by_number(guild: discord.Guild, ids: list[int]) -> dict[int, str]:
    """Those of the users who are members. It needs no privilege to ask by number."""
    found: dict[int, str] = {}
    for start in range(0, len(ids), _A_QUESTION):
        asked = ids[start : start + _A_QUESTION]
        members = await guild.query_members(user_ids=asked, limit=_A_QUESTION, cache=False)
        found.update({member.id: name_of(member) for member in members})
    return found


async def _named(guild: discord.Guild, name: str) -> discord.Member | None:
    """The member of just this user name: those whom Discord finds may only begin with it, or be called so here."""
    plain = name.casefold().partition("#")[0]
    members = await guild.query_members(query=plain, limit=10, cache=False)
    return next((member for member in members if member.name.casefold() == plain), None)


async def _column_chosen(ctx: InteractionContext, event: int, _detail: int, values: list[str]) -> None:
    """A column is looked at: what it may hold can be chosen now."""
    kept = await ctx.ask(kept_import, ConfirmImport(ctx.caller, EventId(event)))
    if isinstance(kept, Refusal):
        await ctx.refuse(kept)
    else:
        await _preview(ctx, kept, chosen_column(values))


async def _meaning_chosen(ctx: InteractionContext, event: int, column: int, values: list[str]) -> None:
    said = values[0] if values else ""
    meaning = Meaning(said) if said in MEANINGS else None
    kept = await ctx.ask(remapped, MapColumn(ctx.caller, EventId(event), column, meaning))
    if isinstance(kept, Refusal):
        await ctx.refuse(kept)
    else:
        await _preview(ctx, await _resolved(ctx, kept), ChosenColumn(column))


async def _names_switched(ctx: InteractionContext, event: int, on: int) -> None:
    kept = await ctx.ask(kept_import, ConfirmImport(ctx.caller, EventId(event)))
    if isinstance(kept, Refusal):
        await ctx.refuse(kept)
        return
    await _preview(
        ctx, PreviewImport(ctx.caller, kept.event_id, kept.sheet, kept.layout, kept.members, rename=bool(on))
    )


async def _first_line_said(ctx: InteractionContext, event: int, heading: int) -> None:
    kept = await ctx.ask(kept_import, ConfirmImport(ctx.caller, EventId(event)))
    if isinstance(kept, Refusal):
        await ctx.refuse(kept)
        return
    said = with_first_line(kept, FirstLine.HEADING if heading else FirstLine.PLAYER)
    await _preview(ctx, await _resolved(ctx, said))


async def _confirmed(ctx: InteractionContext, event: int, _detail: int) -> None:
    outcome = await ctx.do(confirm_import, ConfirmImport(ctx.caller, EventId(event)))
    await ctx.answer(outcome, lambda done: imported(done, ctx.language))
