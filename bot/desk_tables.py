"""What the desk does about tables and their players by buttons, menus and forms: each is the use case of a command."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from bot.bot_context import BotContext
from bot.interaction_context import InteractionContext
from bot.ui import desk_table as ui
from bot.ui.controls import MenuLine, chosen_number
from bot.ui.penalties import disqualify_question, imposed_reply
from bot.ui.results import corrected, walkover_question
from league.ids import EventId, PlayerId, TableId
from league.refusal import Refusal
from league.regulations import PenaltyKind
from usecases.penalty.disqualify import ask_disqualification
from usecases.penalty.impose import ImposePenalty, impose_penalty
from usecases.result.correct import Corrected
from usecases.result.walkover import GiveWalkover, WalkoverUnsure, give_walkover
from usecases.round.call_again import CallToTable, call_to_table
from usecases.round.clocks import TimeTables, extend_tables, pause_tables, resume_tables, start_tables
from usecases.round.note import NoteDown, note_down
from usecases.show.desk_table import (
    DeskTable,
    DeskTableAsked,
    DeskTablesAsked,
    desk_table,
    desk_tables,
)
from usecases.show.judging_pickers import SectionTyped, penalised_like
from usecases.show.pickers import Typed
from usecases.signup.manage_entries import HandleEntry, Verb, handle_entry
from usecases.standings.before import ranking_before

UseCase = Callable[..., Any]
_TIMING: dict[str, UseCase] = {
    ui.START: start_tables,
    ui.PAUSE: pause_tables,
    ui.RESUME: resume_tables,
    ui.MORE: extend_tables,
}
_ALL: dict[str, UseCase] = {"pause": pause_tables, "resume": resume_tables, "extend": extend_tables}
_MINUTES = 5


def register_tables(bot_context: BotContext) -> None:
    """Answer the desk's buttons, menus and forms about tables."""
    bot_context.buttons[ui.TABLES] = _tables_clicked
    bot_context.buttons[ui.BACK] = _back_clicked
    bot_context.menus[ui.TABLE] = _table_chosen
    bot_context.menus[ui.PLAYER] = _player_chosen
    bot_context.menus[ui.CLOCKS] = _clocks_chosen
    for verb in _TIMING:
        bot_context.buttons[verb] = _timed(verb)
    bot_context.buttons[ui.CALL] = _call_clicked
    bot_context.buttons[ui.DROP] = _drop_clicked
    bot_context.form_openers[ui.NOTE] = _note_clicked
    bot_context.forms[ui.NOTE] = _note_sent
    for verb, sent in ((ui.WALKOVER, _walkover_sent), (ui.WARN, _warn_sent), (ui.DISQUALIFY, _out_sent)):
        bot_context.form_openers[verb] = _reason_asked(verb)
        bot_context.forms[verb] = sent
    bot_context.pagers.update({ui.TABLES, ui.BACK, *_TIMING})


async def _tables_clicked(ctx: InteractionContext, event: int, page: int) -> None:
    found = await ctx.ask(desk_tables, DeskTablesAsked(ctx.caller, EventId(event)))
    await ctx.turn(found, lambda tables: ui.tables_reply(tables, page, ctx.language))


async def _back_clicked(ctx: InteractionContext, event: int, _detail: int) -> None:
    await _tables_clicked(ctx, event, 0)


async def _table_chosen(ctx: InteractionContext, _event: int, _detail: int, chosen: list[str]) -> None:
    await _show(ctx, chosen_number(chosen))


async def _show(ctx: InteractionContext, table: int) -> None:
    found = await ctx.ask(desk_table, DeskTableAsked(ctx.caller, TableId(table)))
    await ctx.turn(found, lambda shown: ui.table_reply(shown, ctx.language))


async def _player_chosen(ctx: InteractionContext, table: int, _detail: int, chosen: list[str]) -> None:
    asked = DeskTableAsked(ctx.caller, TableId(table), PlayerId(chosen_number(chosen)))
    found = await ctx.ask(desk_table, asked)
    await ctx.answer(found, lambda shown: ui.player_reply(shown, ctx.language))


async def _at(ctx: InteractionContext, table: int) -> DeskTable | None:
    """The table that is meant; None where that was refused, and why was said."""
    found: DeskTable | Refusal = await ctx.ask(desk_table, DeskTableAsked(ctx.caller, TableId(table)))
    if isinstance(found, Refusal):
        await ctx.refuse(found)
        return None
    return found


def _timed(verb: str) -> Callable[[InteractionContext, int, int], Awaitable[None]]:
    async def clicked(ctx: InteractionContext, table: int, minutes: int) -> None:
        found = await _at(ctx, table)
        if found is None:
            return
        view = found.view
        command = TimeTables(ctx.caller, view.event.id, view.table.number, minutes, view.round.number)
        outcome = await ctx.do(_TIMING[verb], command)
        if isinstance(outcome, Refusal):
            await ctx.refuse(outcome)
        else:
            await _show(ctx, table)

    return clicked


async def _clocks_chosen(ctx: InteractionContext, event: int, _detail: int, chosen: list[str]) -> None:
    step = chosen[0] if chosen and chosen[0] in _ALL else "pause"
    minutes = _MINUTES if step == "extend" else 0
    outcome = await ctx.do(_ALL[step], TimeTables(ctx.caller, EventId(event), minutes=minutes))
    await ctx.answer(outcome, lambda done: ctx.t(f"desk-clocks-did-{step}", {"count": len(done.tables)}))


async def _call_clicked(ctx: InteractionContext, table: int, _detail: int) -> None:
    outcome = await ctx.do(call_to_table, CallToTable(ctx.caller, TableId(table)))
    await ctx.answer(outcome, lambda done: ctx.t("round-called", done.named))


async def _note_clicked(ctx: InteractionContext, table: int, player: int) -> None:
    await ctx.show_form(ui.note_form(table, player, "", ctx.language))


async def _note_sent(ctx: InteractionContext, table: int, player: int, typed: dict[str, str]) -> None:
    found = await _at(ctx, table)
    if found is None:
        return
    about = (TableId(0), PlayerId(player)) if player else (TableId(table), PlayerId(0))
    outcome = await ctx.do(
        note_down, NoteDown(ctx.caller, typed.get("note", ""), found.view.event.id, *about)
    )
    words = "yes" if typed.get("note", "").strip() else "no"
    await ctx.answer(outcome, lambda done: ctx.t("round-noted", {"note": done.note.text, "stands": words}))


def _reason_asked(verb: str) -> Callable[[InteractionContext, int, int], Awaitable[None]]:
    async def clicked(ctx: InteractionContext, table: int, player: int) -> None:
        found = await _at(ctx, table)
        if found is not None:
            sections = () if verb == ui.WALKOVER else await _sections(ctx, found)
            await ctx.show_form(ui.reason_form(verb, table, player, ctx.language, sections))

    return clicked


async def _sections(ctx: InteractionContext, found: DeskTable) -> tuple[MenuLine, ...]:
    """What can be penalised at this table, the likeliest first."""
    asked = SectionTyped(Typed(ctx.caller, "", found.view.event.id), ctx.language)
    offers = await ctx.ask(penalised_like, asked)
    return tuple(MenuLine(offer.name, offer.section) for offer in offers)


async def _walkover_sent(ctx: InteractionContext, table: int, player: int, typed: dict[str, str]) -> None:
    command = GiveWalkover(ctx.caller, TableId(table), PlayerId(player), typed.get("reason", ""))
    command = replace(command, before=await ctx.ask(ranking_before, command))
    outcome: Corrected | WalkoverUnsure | Refusal = await ctx.do(give_walkover, command)
    if isinstance(outcome, WalkoverUnsure):
        await ctx.say(walkover_question(outcome, ctx.language))
    else:
        await ctx.answer(outcome, lambda done: corrected(done, "result-walked-over", ctx.language))


async def _warn_sent(ctx: InteractionContext, table: int, player: int, typed: dict[str, str]) -> None:
    command = await _penalty(ctx, table, player, PenaltyKind.WARNING, typed)
    if command is not None:
        outcome = await ctx.do(impose_penalty, command)
        await ctx.answer(outcome, lambda done: imposed_reply(done, ctx.language))


async def _out_sent(ctx: InteractionContext, table: int, player: int, typed: dict[str, str]) -> None:
    command = await _penalty(ctx, table, player, PenaltyKind.DISQUALIFICATION, typed)
    if command is not None:
        outcome = await ctx.do(ask_disqualification, command)
        await ctx.answer(outcome, lambda asked: disqualify_question(asked, ctx.language))


async def _penalty(
    ctx: InteractionContext, table: int, player: int, kind: PenaltyKind, typed: dict[str, str]
) -> ImposePenalty | None:
    found = await _at(ctx, table)
    if found is None:
        return None
    section = typed.get(ui.OTHER_SECTION, "").strip() or typed.get(ui.SECTION, "")
    words = section, typed.get("reason", "")
    return ImposePenalty(ctx.caller, found.view.event.id, PlayerId(player), kind, *words)


async def _drop_clicked(ctx: InteractionContext, table: int, player: int) -> None:
    found = await _at(ctx, table)
    if found is None:
        return
    command = HandleEntry(ctx.caller, found.view.event.id, PlayerId(player), Verb.DROP)
    outcome = await ctx.do(handle_entry, command)
    await ctx.answer(outcome, lambda done: ctx.t("desk-dropped", {"player": done.person.name}))
