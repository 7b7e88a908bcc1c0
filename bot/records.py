"""`/event import`, `/round import`: a list of tables is read, shown as it was understood, stored after one yes."""

from typing import Any

import discord

from bot.importing import members_named
from bot.interaction_context import InteractionContext
from bot.ui.records import past_preview, past_stored, results_preview, results_stored, seating_preview
from bot.ui.reply import Reply
from bot.ui.seating import shown_round
from bot.uploads import fetched
from league.ids import EventId
from league.importing.records import RecordList, read_records
from league.refusal import Refusal
from usecases.records.past import PAST, ConfirmPast, PastEvent, PreviewPast, confirm_past, preview_past
from usecases.records.results import RESULTS, ConfirmResults, PreviewResults, confirm_results, preview_results
from usecases.records.seating import SEATING, ConfirmSeating, PreviewSeating, confirm_seating, preview_seating
from usecases.show.seating import seating_view
from usecases.signup.read import Members
from usecases.upload import FileKind


def register_past(bot_context: Any) -> None:  # noqa: ANN401 - the context imports this module's users
    """Answer the button of a past event's preview."""
    bot_context.buttons[PAST] = _past_confirmed


def register_tables(bot_context: Any) -> None:  # noqa: ANN401 - the same
    """Answer the buttons of a round's previews."""
    bot_context.buttons[RESULTS] = _results_confirmed
    bot_context.buttons[SEATING] = _seating_confirmed


async def import_past(ctx: InteractionContext, file: discord.Attachment, about: PastEvent) -> None:
    """Show which event a file would make."""
    read = await _read(ctx, file, FileKind.PAST)
    if read is not None:
        records, members = read
        outcome = await ctx.do(preview_past, PreviewPast(ctx.caller, about, records, members))
        await ctx.answer(outcome, lambda done: past_preview(done, ctx.language))


async def import_tables(ctx: InteractionContext, file: discord.Attachment, event: int) -> None:
    """Show what a file says of a round: with scores its results, without any the next one's seating."""
    read = await _read(ctx, file, FileKind.TABLES)
    if read is None:
        return
    records, members = read
    if any(table.is_scored or table.walkover for table in records.tables if len(table.seats) > 1):
        results = PreviewResults(ctx.caller, EventId(event), records, members)
        await ctx.answer(
            await ctx.do(preview_results, results), lambda done: results_preview(done, ctx.language)
        )
    else:
        seating = PreviewSeating(ctx.caller, EventId(event), records, members)
        await ctx.answer(
            await ctx.do(preview_seating, seating), lambda done: seating_preview(done, ctx.language)
        )


async def _read(
    ctx: InteractionContext, file: discord.Attachment, kind: FileKind
) -> tuple[RecordList, Members] | None:
    content = await fetched(ctx, file, kind)
    if content is None:
        return None
    records = await ctx.bot_context.aside(ctx.caller.guild_id, lambda: read_records(content))
    if isinstance(records, Refusal):
        await ctx.refuse(records)
        return None
    seats = [seat for table in records.tables for seat in table.seats]
    ids = {seat.discord_id for seat in seats if seat.discord_id}
    names = {seat.user_name for seat in seats if seat.user_name and not seat.discord_id}
    return records, await members_named(ctx.interaction.guild, ids, names)


async def _past_confirmed(ctx: InteractionContext, _event: int, _detail: int) -> None:
    outcome = await ctx.do(confirm_past, ConfirmPast(ctx.caller))
    await ctx.answer(outcome, lambda done: past_stored(done, ctx.language))


async def _results_confirmed(ctx: InteractionContext, event: int, _detail: int) -> None:
    outcome = await ctx.do(confirm_results, ConfirmResults(ctx.caller, EventId(event)))
    await ctx.answer(outcome, lambda done: results_stored(done, ctx.language))


async def _seating_confirmed(ctx: InteractionContext, event: int, _detail: int) -> None:
    stored = await ctx.do(confirm_seating, ConfirmSeating(ctx.caller, EventId(event)))
    if isinstance(stored, Refusal):
        await ctx.refuse(stored)
        return
    view = await ctx.ask(seating_view, stored.round.id)
    shown: Reply = await ctx.bot_context.aside(
        ctx.caller.guild_id, lambda: shown_round(view, 0, ctx.language)
    )
    await ctx.say(shown)
