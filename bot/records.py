"""`/event import`, `/round import`: a list of tables is read, shown as it was understood, stored after one yes."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, Final

import discord

from bot.i18n import refusal_text
from bot.importing import members_named
from bot.interaction_context import InteractionContext
from bot.ui.records import (
    COLUMN,
    MEANING,
    NOTHING,
    past_preview,
    past_stored,
    results_preview,
    results_stored,
    seating_preview,
    with_columns,
)
from bot.ui.reply import Reply
from bot.ui.seating import shown_round
from bot.uploads import fetched
from league.ids import EventId
from league.importing import ListSheet
from league.importing.record_layout import RecordLayout, guessed_records, unmapped
from league.importing.records import RecordList, read_records, records_of, tables_sheet
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
from usecases.records.past import PAST, ConfirmPast, PastEvent, PreviewPast, confirm_past, preview_past
from usecases.records.results import RESULTS, ConfirmResults, PreviewResults, confirm_results, preview_results
from usecases.records.seating import SEATING, ConfirmSeating, PreviewSeating, confirm_seating, preview_seating
from usecases.show.seating import seating_view
from usecases.signup.read import accounts_in
from usecases.upload import FileKind

_NAMES_OF: Final = tuple(item.name for item in fields(PastEvent))


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
    said = {name: str(getattr(about, name)) for name in _NAMES_OF}
    await _show_file(ctx, await fetched(ctx, file, FileKind.PAST), 0, said)


async def import_tables(ctx: InteractionContext, file: discord.Attachment, event: int) -> None:
    """Show what a file says of a round: with scores its results, without any the next one's seating."""
    await _show_file(ctx, await fetched(ctx, file, FileKind.TABLES), event, {})


async def _show_file(
    ctx: InteractionContext, content: bytes | None, event: int, about: Mapping[str, str]
) -> None:
    """What a file says; a list with columns is kept, so that menus can say what they hold."""
    if content is None:
        return
    found = await ctx.bot_context.aside(ctx.caller.guild_id, lambda: tables_sheet(content))
    if isinstance(found, ListSheet):
        layout = guessed_records(found)
        read = None if isinstance(layout, RecordLayout) else read_records(content)
        if isinstance(read, Refusal) and len(found.rows[0].cells) > 1:
            layout = unmapped(found)
        if isinstance(layout, RecordLayout):
            layout = await ctx.ask(records_layout_for, LookAtTables(ctx.caller, layout))
            await _show(ctx, ListSent(ctx.caller, event, found, layout, about))
            return
        found = read or layout
    if isinstance(found, Refusal):
        await ctx.refuse(found)
        return
    await ctx.answer(*await _previewed(ctx, event, about, found))


async def _show(ctx: InteractionContext, sent: ListSent, column: int = -1) -> None:
    """What the list says under its layout, with the menus."""
    await ctx.bot_context.note(keep_sent, sent)
    records = records_of(sent.sheet, sent.layout)
    if isinstance(records, Refusal):
        await ctx.refuse(records)
        return
    outcome, show = await _previewed(ctx, sent.event, sent.about, records)
    if isinstance(outcome, Refusal) and outcome.code not in _OF_COLUMNS:
        await ctx.refuse(outcome)
        return
    shown = (
        Reply(f"⛔ {refusal_text(ctx.language, outcome)}") if isinstance(outcome, Refusal) else show(outcome)
    )
    await ctx.turn_to(with_columns(shown, sent.event, sent.layout, column, ctx.language))


_OF_COLUMNS: Final = frozenset({"records-none", "records-no-columns"})
"""Refusals that another layout may mend."""


async def _previewed(
    ctx: InteractionContext, event: int, about: Mapping[str, str], records: RecordList
) -> tuple[Any, Callable[[Any], Reply]]:
    """What the tables would make, and how that is shown; nothing of it is stored."""
    seats = [seat for table in records.tables for seat in table.seats]
    members = await members_named(ctx.interaction.guild, *accounts_in(seats))
    if about:
        past = PastEvent(**{**about, "points": int(about["points"])})  # type: ignore[arg-type]  # its own fields
        outcome: Any = await ctx.do(preview_past, PreviewPast(ctx.caller, past, records, members))
        return outcome, lambda done: past_preview(done, ctx.language)
    if any(table.is_scored or table.walkover for table in records.tables if len(table.seats) > 1):
        outcome = await ctx.do(preview_results, PreviewResults(ctx.caller, EventId(event), records, members))
        return outcome, lambda done: results_preview(done, ctx.language)
    outcome = await ctx.do(preview_seating, PreviewSeating(ctx.caller, EventId(event), records, members))
    return outcome, lambda done: seating_preview(done, ctx.language)


async def _column_chosen(ctx: InteractionContext, event: int, _detail: int, values: list[str]) -> None:
    """A column is looked at: what it may hold can be chosen now."""
    column = _whole(values)
    await _map(ctx, MapRecords(ctx.caller, event, -1, ""), column)


async def _meaning_chosen(ctx: InteractionContext, event: int, column: int, values: list[str]) -> None:
    kind = values[0] if values else NOTHING
    await _map(ctx, MapRecords(ctx.caller, event, column, "" if kind == NOTHING else kind), column)


async def _map(ctx: InteractionContext, command: MapRecords, column: int) -> None:
    sent = await ctx.ask(mapped_sent, command)
    if isinstance(sent, Refusal):
        await ctx.refuse(sent)
    else:
        await _show(ctx, sent, column)


def _whole(values: list[str]) -> int:
    value = values[0] if values else ""
    return int(value) if value.isascii() and value.isdecimal() and len(value) < 4 else -1  # noqa: PLR2004 - a column


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
