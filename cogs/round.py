"""`/round`: organizers seat, publish and close rounds; judges run the clocks and mend seats."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.bot_context import BotContext
from bot.command_texts import choices_of
from bot.interaction_context import InteractionContext, name_of, unless_here
from bot.latecomers import register_late, somebody_late
from bot.membership import leavers_named, left_in
from bot.pickers import (
    pick_avoid,
    pick_entrant,
    pick_event,
    pick_open_table,
    pick_player,
    pick_seated,
    pick_table_number,
)
from bot.planning import plan_round
from bot.records import import_tables, register_tables
from bot.replacing import register, somebody_comes
from bot.ui.seating import PAGE, shown_round
from league.ids import BracketId, EventId, PlayerId, ResultId, RoundId, TableId
from league.refusal import Refusal
from league.round import PairingMethod, is_bye
from usecases.bracket.goes_on import SendOn, SentOn, send_on
from usecases.bracket.labels import as_named
from usecases.bracket.void import Voided, VoidMatches, void_matches
from usecases.many import in_runs
from usecases.round.call_again import CallToTable, call_to_table
from usecases.round.clocks import (
    Timed,
    TimeTables,
    extend_tables,
    pause_tables,
    resume_tables,
    start_tables,
)
from usecases.round.closing import Closed, CloseRound, cancel_round, end_round
from usecases.round.late import LateAsked
from usecases.round.lock import Locked, LockState, LockTable, lock_table
from usecases.round.note import NOTE_LIMIT, NotedDown, NoteDown, note_down
from usecases.round.pairing_input import Redraw, SeatRound, redrawn
from usecases.round.publish import Published, PublishRound, publish_round
from usecases.round.replace import SeatAt
from usecases.round.swap import Swapped, SwapPlayers, swap_players
from usecases.show.seating import SameRound, SeatingView, ShowRound, same_round, show_round

_DRAWINGS = choices_of(
    "drawing", (PairingMethod.BALANCED, PairingMethod.POWER, PairingMethod.RANDOM, PairingMethod.MANUAL)
)
_BOLTS = choices_of("bolt", LockState)
_LARGEST_SEED = 999_999
_LONGEST_EXTENSION = 720


@app_commands.guild_only()
class RoundCog(commands.GroupCog, group_name="round"):
    """Commands on rounds. Judges need them too, so every one checks the role itself."""

    def __init__(self, bot_context: BotContext) -> None:
        """One for each process."""
        self._bot_context = bot_context
        register(bot_context)
        register_late(bot_context)
        register_tables(bot_context)
        bot_context.buttons[PAGE] = _page_clicked
        bot_context.pagers.add(PAGE)
        bot_context.buttons["round-publish"] = _publish_clicked
        bot_context.buttons["round-reseat"] = _reseat_clicked
        bot_context.buttons["round-cancel"] = _cancel_clicked
        bot_context.buttons["bracket-void"] = _void_clicked
        for who in ("first", "second", "nobody"):
            bot_context.buttons[f"goes-on-{who}"] = _goes_on_clicked

    @app_commands.command()
    @app_commands.choices(mode=_DRAWINGS)
    @app_commands.autocomplete(event=pick_event)
    @app_commands.autocomplete(avoid=pick_avoid)
    async def seat(
        self,
        interaction: discord.Interaction[Any],
        event: int = 0,
        mode: str = "",
        avoid: app_commands.Range[str, 0, 500] = "",
        seed: app_commands.Range[int, 0, _LARGEST_SEED] | None = None,
        seeds: app_commands.Range[str, 0, 500] = "",
        byes: app_commands.Range[str, 0, 500] = "",
    ) -> None:
        """Plan the next round."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        drawing = PairingMethod(mode) if mode else None
        await plan_round(ctx, SeatRound(ctx.caller, EventId(event), drawing, avoid, seed, seeds, byes))

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    async def publish(self, interaction: discord.Interaction[Any], event: int = 0) -> None:
        """Publish the planned round."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        await _publish(ctx, PublishRound(ctx.caller, EventId(event)))

    @app_commands.command(name="import")
    @app_commands.autocomplete(event=pick_event)
    async def import_(
        self, interaction: discord.Interaction[Any], file: discord.Attachment, event: int = 0
    ) -> None:
        """Import results of a round, or plan the next one as a list has it."""
        await import_tables(await InteractionContext.open(self._bot_context, interaction), file, event)

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event, player=pick_player, other=pick_player)
    async def swap(
        self,
        interaction: discord.Interaction[Any],
        player: int,
        other: int,
        event: int = 0,
        round: app_commands.Range[int, 0, 99] = 0,  # noqa: A002 - the option's name
    ) -> None:
        """Two players exchange places."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        command = SwapPlayers(ctx.caller, PlayerId(player), PlayerId(other), EventId(event), round)
        await ctx.answer(await ctx.do(swap_players, command), lambda done: _swapped(ctx, done))

    @app_commands.command()
    @app_commands.autocomplete(table=pick_open_table, player=pick_seated)
    async def replace(
        self,
        interaction: discord.Interaction[Any],
        table: int,
        player: int,
        member: discord.User | discord.Member | None = None,
        guest: app_commands.Range[str, 0, 60] = "",
        once: bool = False,  # noqa: FBT001, FBT002 - an option of the command
    ) -> None:
        """Give a player's seat to a member, a guest, else the next in line."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        who = (member.id, name_of(member)) if member else (0, guest)
        refused = unless_here(member)
        if refused:
            await ctx.refuse(refused)
        else:
            await somebody_comes(ctx, SeatAt(ctx.caller, TableId(table), PlayerId(player)), who, once=once)

    @app_commands.command()
    @app_commands.autocomplete(player=pick_entrant, event=pick_event)
    async def latecomer(
        self,
        interaction: discord.Interaction[Any],
        player: int = 0,
        guest: app_commands.Range[str, 0, 60] = "",
        event: int = 0,
    ) -> None:
        """Seat whoever comes late."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        late = (PlayerId(player),) if player else ()
        await somebody_late(ctx, LateAsked(ctx.caller, EventId(event), late, "" if player else guest))

    @app_commands.command()
    @app_commands.autocomplete(table=pick_open_table)
    async def call(self, interaction: discord.Interaction[Any], table: int) -> None:
        """Call the players of a table to it."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        outcome = await ctx.do(call_to_table, CallToTable(ctx.caller, TableId(table)))
        await ctx.answer(outcome, lambda done: ctx.t("round-called", done.named))

    @app_commands.command()
    @app_commands.autocomplete(table=pick_open_table, player=pick_entrant, event=pick_event)
    async def note(
        self,
        interaction: discord.Interaction[Any],
        note: app_commands.Range[str, 0, NOTE_LIMIT] = "",
        table: int = 0,
        player: int = 0,
        event: int = 0,
    ) -> None:
        """Note something at a table, or of a player."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        command = NoteDown(ctx.caller, note, EventId(event), TableId(table), PlayerId(player))
        await ctx.answer(await ctx.do(note_down, command), lambda done: _noted(ctx, done))

    @app_commands.command()
    @app_commands.choices(state=_BOLTS)
    @app_commands.autocomplete(event=pick_event, table=pick_table_number)
    async def lock(
        self,
        interaction: discord.Interaction[Any],
        table: app_commands.Range[int, 1, 999],
        state: str = LockState.LOCKED,
        event: int = 0,
    ) -> None:
        """Lock a table."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        outcome = await ctx.do(lock_table, LockTable(ctx.caller, table, LockState(state), EventId(event)))
        await ctx.answer(outcome, lambda done: _locked(ctx, done))

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event, table=pick_table_number)
    async def start(
        self,
        interaction: discord.Interaction[Any],
        event: int = 0,
        table: app_commands.Range[int, 0, 999] = 0,
    ) -> None:
        """Start the tables and their clocks."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        outcome = await ctx.do(start_tables, TimeTables(ctx.caller, EventId(event), table))
        await ctx.answer(outcome, lambda done: _started(ctx, done))

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event, table=pick_table_number)
    async def pause(
        self,
        interaction: discord.Interaction[Any],
        event: int = 0,
        table: app_commands.Range[int, 0, 999] = 0,
    ) -> None:
        """Pause the clocks."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        outcome = await ctx.do(pause_tables, TimeTables(ctx.caller, EventId(event), table))
        await ctx.answer(outcome, lambda done: _timed(ctx, "round-paused", done))

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event, table=pick_table_number)
    async def resume(
        self,
        interaction: discord.Interaction[Any],
        event: int = 0,
        table: app_commands.Range[int, 0, 999] = 0,
    ) -> None:
        """Let the clocks run again."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        outcome = await ctx.do(resume_tables, TimeTables(ctx.caller, EventId(event), table))
        await ctx.answer(outcome, lambda done: _timed(ctx, "round-resumed", done))

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event, table=pick_table_number)
    async def extend(
        self,
        interaction: discord.Interaction[Any],
        minutes: app_commands.Range[int, 1, _LONGEST_EXTENSION],
        event: int = 0,
        table: app_commands.Range[int, 0, 999] = 0,
    ) -> None:
        """Give more time."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        outcome = await ctx.do(extend_tables, TimeTables(ctx.caller, EventId(event), table, minutes))
        await ctx.answer(outcome, lambda done: _timed(ctx, "round-extended", done, minutes))

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    async def end(
        self,
        interaction: discord.Interaction[Any],
        event: int = 0,
        round: app_commands.Range[int, 0, 99] = 0,  # noqa: A002 - the option's name
    ) -> None:
        """End the round."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        outcome = await ctx.do(end_round, CloseRound(ctx.caller, EventId(event), round))
        await ctx.answer(outcome, lambda done: _closed(ctx, "round-ended", done))

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    async def cancel(
        self,
        interaction: discord.Interaction[Any],
        event: int = 0,
        round: app_commands.Range[int, 0, 99] = 0,  # noqa: A002 - the option's name
    ) -> None:
        """Cancel the round."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        await _cancel(ctx, CloseRound(ctx.caller, EventId(event), round))

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    async def show(
        self,
        interaction: discord.Interaction[Any],
        event: int = 0,
        round: app_commands.Range[int, 0, 99] = 0,  # noqa: A002 - the option's name
    ) -> None:
        """Show a round."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        await _show(ctx, await ctx.ask(show_round, ShowRound(ctx.caller, EventId(event), round)), 0)


async def _page_clicked(ctx: InteractionContext, round_id: int, page: int) -> None:
    await _show(ctx, await ctx.ask(same_round, SameRound(ctx.caller, RoundId(round_id))), page)


async def _show(ctx: InteractionContext, found: SeatingView | Refusal, page: int) -> None:
    if isinstance(found, Refusal):
        await ctx.refuse(found)
        return
    await ctx.turn_to(
        await ctx.bot_context.aside(ctx.caller.guild_id, lambda: shown_round(found, page, ctx.language))
    )


async def _reseat_clicked(ctx: InteractionContext, round_id: int, seed: int) -> None:
    question = await ctx.ask(redrawn, Redraw(ctx.caller, RoundId(round_id), seed % (_LARGEST_SEED + 1)))
    if isinstance(question, Refusal):
        await ctx.refuse(question)
    else:
        await plan_round(ctx, question)


async def _publish_clicked(ctx: InteractionContext, round_id: int, _detail: int) -> None:
    await _publish(ctx, PublishRound(ctx.caller, round_id=RoundId(round_id)))


async def _publish(ctx: InteractionContext, command: PublishRound) -> None:
    outcome = await ctx.do(publish_round, command)
    left = () if isinstance(outcome, Refusal) else await left_in(ctx, outcome.round.id)
    await ctx.answer(outcome, lambda done: _published(ctx, done, left))


async def _cancel_clicked(ctx: InteractionContext, round_id: int, _detail: int) -> None:
    await _cancel(ctx, CloseRound(ctx.caller, round_id=RoundId(round_id)))


async def _void_clicked(ctx: InteractionContext, bracket_id: int, _detail: int) -> None:
    outcome = await ctx.do(void_matches, VoidMatches(ctx.caller, BracketId(bracket_id)))
    await ctx.answer(outcome, lambda done: _voided(ctx, done))


async def _goes_on_clicked(ctx: InteractionContext, result_id: int, player: int) -> None:
    outcome = await ctx.do(send_on, SendOn(ctx.caller, ResultId(result_id), PlayerId(player)))
    await ctx.answer(outcome, lambda done: _sent_on(ctx, done))


def _voided(ctx: InteractionContext, done: Voided) -> str:
    numbers = in_runs(table.number for table in done.tables)
    return ctx.t("matches-voided", {"count": len(done.tables), "tables": numbers})


def _sent_on(ctx: InteractionContext, done: SentOn) -> str:
    at = done.standing.at
    key = "sent-on" if done.name else "sent-nobody-on"
    return ctx.t(key, {"player": done.name, **as_named(at.round, at.table, at.label)})


async def _cancel(ctx: InteractionContext, command: CloseRound) -> None:
    await ctx.answer(await ctx.do(cancel_round, command), lambda done: _closed(ctx, "round-cancelled", done))


def _published(ctx: InteractionContext, done: Published, left: tuple[str, ...]) -> str:
    byes = sum(is_bye(table) for table in done.tables)
    numbers = {
        "round": 0 if done.in_bracket else done.round.number,
        "tables": len(done.tables) - byes,
        "byes": byes,
        "start": int(done.is_started),
    }
    words = ctx.t("round-published", numbers)
    warning = leavers_named(ctx, "left-server-seated", left)
    return "\n".join(line for line in (words, warning) if line)


def _swapped(ctx: InteractionContext, done: Swapped) -> str:
    first, second = done.players
    return ctx.t("round-swapped", {"first": first.name, "second": second.name, "round": done.round.number})


def _locked(ctx: InteractionContext, done: Locked) -> str:
    key = "table-now-locked" if done.table.locked else "table-now-unlocked"
    return ctx.t(key, as_named(done.round, done.table, None))


def _noted(ctx: InteractionContext, done: NotedDown) -> str:
    return ctx.t("round-noted", {"note": done.note.text, "stands": "yes" if done.note.text else "no"})


def _started(ctx: InteractionContext, done: Timed) -> str:
    untimed = "round-started-by-post" if done.by_post else "round-started-untimed"
    lines = [_timed(ctx, "round-started" if done.clocks else untimed, done)] if done.tables else []
    if done.unsettled:
        lines.append(ctx.t("round-started-waits", done.waiting))
    return "\n".join(lines)


def _timed(ctx: InteractionContext, key: str, done: Timed, minutes: int = 0) -> str:
    """One table by its number, or how many there were."""
    table = done.tables[0].number if len(done.tables) == 1 else 0
    return ctx.t(key, {"table": table, "tables": len(done.tables), "minutes": minutes, **done.named})


def _closed(ctx: InteractionContext, key: str, done: Closed) -> str:
    return ctx.t(key, {"round": done.round.number, "next": done.next, "again": done.again})


async def setup(bot: commands.Bot) -> None:
    """Called at the start of the bot."""
    await bot.add_cog(RoundCog(bot.bot_context))  # type: ignore[attr-defined]  # our own bot class carries it
