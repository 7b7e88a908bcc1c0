"""`/event import`, `/round import`: a list of tables is read, shown as it was understood, stored after one yes."""

from collections.abc import Mapping
from typing import Any

import discord

from bot.i18n import refusal_text
from bot.importing import members_named
from bot.interaction_context import InteractionContext
from bot.ui.columns import NO_COLUMN, NOTHING, ChosenColumn, chosen_column
from bot.ui.records import (
    COLUMN,
    MEANING,
    past_stored,
    results_stored,
    tables_preview,
    with_columns,
)
from bot.ui.reply import Reply
from bot.ui.seating import shown_round
from bot.uploads import fetched
from league.ids import EventId
from league.importing.records import RecordList, laid_out, records_of
from league.refusal import Refusal
from usecases.records.list_sent import (
    ConfirmSent,
    ListSent,
    LookAtTables,
    MapRecords,
    keep_sent,
    mapped_sent,
    records_layout_for,
    remember_sent,
)
from usecases.records.past import PAST, ConfirmPast, PastEvent, confirm_past
from usecases.records.preview import MAY_BE_MAPPED, PreviewTables, TablesPreview, preview_tables, said_of
from usecases.records.results import RESULTS, ConfirmResults, confirm_results
from usecases.records.seating import SEATING, ConfirmSeating, confirm_seating
from usecases.show.seating import seating_view
from usecases.signup.read import accounts_in
from usecases.upload import FileKind


def register_past(bot_context: Any) -> None:  # noqa: ANN401 - the context imports this module's users
    """Answer the button and the menus of a past event's preview."""
    bot_context.buttons[PAST] = _past_confirmed
    _register_menus(bot_context)


def register_tables(bot_context: Any) -> None:  # noqa: ANN401 - the same
    """Answer the buttons and the menus of a round's previews."""
    bot_context.buttons[RESULTS] = _results_confirmed
    bot_context.buttons[SEATING] = _seating_confirmed
    _register_menus(bot_context)


def _register_menus(bot_context: Any) -> None:  # noqa: ANN401 - the same
    bot_context.menus[COLUMN] = _column_chosen
    bot_context.menus[MEANING] = _meaning_chosen
    bot_context.pagers.update({COLUMN, MEANING})


async def import_past(ctx: InteractionContext, file: discord.Attachment, about: PastEvent) -> None:
    """Show which event a file would make."""
    await _show_file(ctx, await fetched(ctx, file, FileKind.PAST), 0, said_of(about))


async def import_tables(ctx: InteractionContext, file: discord.Attachment, event: int) -> None:
    """Show what a file says of a round: with scores its results, without any the next one's seating."""
    await _show_file(ctx, await fetched(ctx, file, FileKind.TABLES), event, {})


async def _show_file(
    ctx: InteractionContext, content: bytes | None, event: int, about: Mapping[str, str]
) -> None:
    """What a file says; a list with columns is kept, so that menus can say what they hold."""
    if content is None:
        return
    found = await ctx.bot_context.aside(ctx.caller.guild_id, lambda: laid_out(content))
    if isinstance(found, Refusal):
        await ctx.refuse(found)
    elif isinstance(found, RecordList):
        await _tell(ctx, await _previewed(ctx, event, about, found))
    else:
        sheet, guessed = found
        layout = await ctx.ask(records_layout_for, LookAtTables(ctx.caller, guessed))
        await _show(ctx, ListSent(ctx.caller, event, sheet, layout, about))


async def _tell(ctx: InteractionContext, outcome: TablesPreview | Refusal) -> None:
    if isinstance(outcome, Refusal):
        await ctx.refuse(outcome)
    else:
        await ctx.say(tables_preview(outcome, ctx.language))


async def _show(ctx: InteractionContext, sent: ListSent, column: ChosenColumn = NO_COLUMN) -> None:
    """What the list says under its layout, with the menus."""
    await ctx.bot_context.note(keep_sent, sent)
    records = records_of(sent.sheet, sent.layout)
    if isinstance(records, Refusal):
        await ctx.refuse(records)
        return
    outcome = await _previewed(ctx, sent.event, sent.about, records)
    if isinstance(outcome, Refusal) and outcome.code not in MAY_BE_MAPPED:
        await ctx.refuse(outcome)
        return
    shown = (
        Reply(f"⛔ {refusal_text(ctx.language, outcome)}")
        if isinstance(outcome, Refusal)
        else tables_preview(outcome, ctx.language)
    )
    await ctx.turn_to(with_columns(shown, sent.event, sent.layout, column, ctx.language))


async def _previewed(
    ctx: InteractionContext, event: int, about: Mapping[str, str], records: RecordList
) -> TablesPreview | Refusal:
    """What the tables would make; nothing of it is stored."""
    seats = [seat for table in records.tables for seat in table.seats]
    members = await members_named(ctx.interaction.guild, *accounts_in(seats))
    outcome: TablesPreview | Refusal = await ctx.do(
        preview_tables, PreviewTables(ctx.caller, event, records, about, members)
    )
    return outcome


async def _column_chosen(ctx: InteractionContext, event: int, _detail: int, values: list[str]) -> None:
    """A column is looked at: what it may hold can be chosen now."""
    await _map(ctx, MapRecords(ctx.caller, event, -1, ""), chosen_column(values))


async def _meaning_chosen(ctx: InteractionContext, event: int, column: int, values: list[str]) -> None:
    kind = values[0] if values else NOTHING
    command = MapRecords(ctx.caller, event, column, "" if kind == NOTHING else kind)
    await _map(ctx, command, ChosenColumn(column))


async def _map(ctx: InteractionContext, command: MapRecords, column: ChosenColumn) -> None:
    sent = await ctx.ask(mapped_sent, command)
    if isinstance(sent, Refusal):
        await ctx.refuse(sent)
    else:
        await _show(ctx, sent, column)


async def _remembered(ctx: InteractionContext, event: int, outcome: object) -> None:
    if not isinstance(outcome, Refusal):
        await ctx.bot_context.note(remember_sent, ConfirmSent(ctx.caller, event))


async def _past_confirmed(ctx: InteractionContext, _event: int, _detail: int) -> None:
    outcome = await ctx.do(confirm_past, ConfirmPast(ctx.caller))
    await _remembered(ctx, 0, outcome)
    await ctx.answer(outcome, lambda done: past_stored(done, ctx.language))


async def _results_confirmed(ctx: InteractionContext, event: int, _detail: int) -> None:
    outcome = await ctx.do(confirm_results, ConfirmResults(ctx.caller, EventId(event)))
    await _remembered(ctx, event, outcome)
    await ctx.answer(outcome, lambda done: results_stored(done, ctx.language))


async def _seating_confirmed(ctx: InteractionContext, event: int, _detail: int) -> None:
    stored = await ctx.do(confirm_seating, ConfirmSeating(ctx.caller, EventId(event)))
    await _remembered(ctx, event, stored)
    if isinstance(stored, Refusal):
        await ctx.refuse(stored)
        return
    view = await ctx.ask(seating_view, stored.round.id)
    shown: Reply = await ctx.bot_context.aside(
        ctx.caller.guild_id, lambda: shown_round(view, 0, ctx.language)
    )
    await ctx.say(shown)
