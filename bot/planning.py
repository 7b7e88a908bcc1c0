"""Planning what is played next, for commands and for the desk: the next round, or the next stage of the best."""

from dataclasses import replace

from bot.i18n import Language
from bot.interaction_context import InteractionContext
from bot.membership import leavers_named, left_in
from bot.ui.advancing import advanced_reply, playoff_reply, stages_left, tie_reply
from bot.ui.reply import Reply
from bot.ui.seating import preview
from league.ids import RoundId
from league.refusal import Refusal
from usecases.round.draw import draw
from usecases.round.pairing_input import SeatRound, basis_of
from usecases.round.seat import StoreSeating, store_seating
from usecases.show.round import RoundView
from usecases.show.seating import seating_view
from usecases.standings.advance import Advance, Advanced, PlayoffPlanned, TieOpen, advance


async def plan_round(ctx: InteractionContext, question: SeatRound) -> Refusal | None:
    """Read the basis, draw beside everything else, store if nothing has changed, show the plan; what was refused."""
    basis = await ctx.ask(basis_of, question)
    draft = (
        basis
        if isinstance(basis, Refusal)
        else await ctx.bot_context.aside(ctx.caller.guild_id, lambda: draw(basis))
    )
    stored = (
        draft if isinstance(draft, Refusal) else await ctx.do(store_seating, StoreSeating(question, draft))
    )
    if isinstance(stored, Refusal) or isinstance(draft, Refusal):
        await ctx.refuse(stored)  # type: ignore[arg-type]  # a refused draft was handed on as `stored`
        return stored  # type: ignore[return-value]  # the same
    view = await ctx.ask(seating_view, stored.round.id)
    shown = await ctx.bot_context.aside(ctx.caller.guild_id, lambda: preview(view, draft, ctx.language))
    await ctx.say(await _with_leavers(ctx, stored.round.id, shown))
    return None


async def plan_stage(ctx: InteractionContext, command: Advance) -> Refusal | None:
    """Show the planned round, or the tie that the organizer has to settle first; what was refused."""
    done: Advanced | PlayoffPlanned | TieOpen | Refusal = await ctx.do(advance, command)
    if isinstance(done, Refusal):
        await ctx.refuse(done, stages_left(done, ctx.language))
        return done
    if isinstance(done, TieOpen):
        await ctx.say(tie_reply(done, ctx.language))
    else:
        view = (await ctx.ask(seating_view, done.round.id)).shown
        shown = await ctx.bot_context.aside(ctx.caller.guild_id, lambda: _planned(done, view, ctx.language))
        await ctx.say(await _with_leavers(ctx, done.round.id, shown))
    return None


def _planned(done: Advanced | PlayoffPlanned, view: RoundView, language: Language) -> Reply:
    if isinstance(done, PlayoffPlanned):
        return playoff_reply(done, view, language)
    return advanced_reply(done, view, language)


async def _with_leavers(ctx: InteractionContext, round_id: RoundId, plan: Reply) -> Reply:
    """The plan, under the names of those in it who have left the server."""
    warning = leavers_named(ctx, "left-server-planned", await left_in(ctx, round_id))
    return replace(plan, content="\n".join(part for part in (warning, plan.content) if part))
