"""The flow by which a judge changes who sits at a table: from the table's post, or by `/round replace`."""

from collections.abc import Callable
from typing import Any, cast

from bot.bot_context import BotContext
from bot.interaction_context import InteractionContext
from bot.membership import leavers_named, left_in
from bot.ui.controls import LARGEST, chosen_number
from bot.ui.replacing import (
    GUEST,
    GUEST_ONCE,
    LATECOMER,
    LEAVER,
    MEMBER,
    NEXT,
    REMOVE,
    SEATS,
    STAND_IN,
    guest_form,
    latecomer_words,
    leaver_question,
    newcomer_question,
    replaced_words,
    stood_in_words,
)
from league.ids import PlayerId, TableId
from league.refusal import Refusal
from usecases.round.latecomer import SeatLatecomer, seat_latecomer
from usecases.round.replace import (
    RemoveSeat,
    SeatAt,
    SeatNewcomer,
    SeatNextInLine,
    TableSeats,
    remove_seat,
    seat_choice,
    seat_newcomer,
    seat_next_in_line,
)
from usecases.round.stand_in import SeatStandIn, seat_stand_in


def register(bot_context: BotContext) -> None:
    """Answer the buttons, menus and forms of the flow."""
    bot_context.buttons[SEATS] = _seats_clicked
    bot_context.menus[LEAVER] = _leaver_chosen
    bot_context.menus[MEMBER] = _member_chosen
    bot_context.menus[LATECOMER] = _latecomer_chosen
    bot_context.buttons[NEXT] = _next_clicked
    bot_context.buttons[REMOVE] = _remove_clicked
    bot_context.form_openers[GUEST] = _guest_clicked
    bot_context.forms[GUEST] = _guest_named
    bot_context.menus[STAND_IN] = _stand_in_chosen
    bot_context.form_openers[GUEST_ONCE] = _guest_once_clicked
    bot_context.forms[GUEST_ONCE] = _guest_once_named


async def replace_player(ctx: InteractionContext, use_case: Callable[..., Any], command: SeatAt) -> None:
    """Carry a change of seats out, and say what has become of the table, and who there has left the server."""
    outcome = await ctx.do(use_case, command)
    left = () if isinstance(outcome, Refusal) else await left_in(ctx, outcome.round.id)
    warning = leavers_named(ctx, "left-server-seated", left)
    await ctx.answer(
        outcome, lambda done: "\n".join(filter(None, (replaced_words(done, ctx.language), warning)))
    )


async def somebody_comes(ctx: InteractionContext, at: SeatAt, who: tuple[int, str], *, once: bool) -> None:
    """Somebody takes a seat, for good or `once`: a user or a guest by name, else the next in line."""
    user, name = who
    if once:
        await _stand_in(ctx, SeatStandIn(at.caller, at.table_id, at.out, user_id=user, name=name))
    elif user or name:
        newcomer = SeatNewcomer(at.caller, at.table_id, at.out, user, name)
        await replace_player(ctx, seat_newcomer, newcomer)
    else:
        following = SeatNextInLine(at.caller, at.table_id, at.out)
        await replace_player(ctx, seat_next_in_line, following)


async def _stand_in(ctx: InteractionContext, command: SeatStandIn) -> None:
    outcome = await ctx.do(seat_stand_in, command)
    await ctx.answer(outcome, lambda done: stood_in_words(done, ctx.language))


async def _stand_in_chosen(ctx: InteractionContext, table: int, out: int, chosen: list[str]) -> None:
    player = PlayerId(chosen_number(chosen))
    await _stand_in(ctx, SeatStandIn(ctx.caller, TableId(table), PlayerId(out), player))


async def _guest_once_clicked(ctx: InteractionContext, table: int, out: int) -> None:
    await ctx.show_form(guest_form(table, out, ctx.language, once=True))


async def _guest_once_named(ctx: InteractionContext, table: int, out: int, values: dict[str, str]) -> None:
    name = values.get("guest", "")
    await _stand_in(ctx, SeatStandIn(ctx.caller, TableId(table), PlayerId(out), name=name))


async def _seats_clicked(ctx: InteractionContext, table: int, _detail: int) -> None:
    found: TableSeats | Refusal = await ctx.ask(seat_choice, SeatAt(ctx.caller, TableId(table), PlayerId(0)))
    await ctx.answer(found, lambda choice: leaver_question(choice, ctx.language))


async def _leaver_chosen(ctx: InteractionContext, table: int, _detail: int, chosen: list[str]) -> None:
    out = PlayerId(chosen_number(chosen))
    found: TableSeats | Refusal = await ctx.ask(seat_choice, SeatAt(ctx.caller, TableId(table), out))
    leaver = None if isinstance(found, Refusal) else next((p for p in found.people if p.id == out), None)
    if isinstance(found, Refusal) or leaver is None:
        await ctx.refuse(found if isinstance(found, Refusal) else Refusal("not-seated"))
    else:
        await ctx.say(newcomer_question(found, leaver, ctx.language))


async def _latecomer_chosen(ctx: InteractionContext, table: int, _detail: int, chosen: list[str]) -> None:
    command = SeatLatecomer(ctx.caller, TableId(table), PlayerId(chosen_number(chosen)))
    outcome = await ctx.do(seat_latecomer, command)
    await ctx.answer(outcome, lambda done: latecomer_words(done, ctx.language))


async def _member_chosen(ctx: InteractionContext, table: int, out: int, chosen: list[str]) -> None:
    """Discord names the members among those who were chosen; whoever is none is refused."""
    user = chosen_number(chosen)
    data = cast("dict[str, Any]", ctx.interaction.data)
    resolved = data.get("resolved", {})
    named = resolved.get("users", {}).get(str(user), {})
    name = str(named.get("global_name") or named.get("username") or "")
    if str(user) not in resolved.get("members", {}) or not 0 < user <= LARGEST:
        await ctx.refuse(Refusal("not-a-member", params={"name": name or "?"}))
        return
    command = SeatNewcomer(ctx.caller, TableId(table), PlayerId(out), user, name)
    await replace_player(ctx, seat_newcomer, command)


async def _next_clicked(ctx: InteractionContext, table: int, out: int) -> None:
    await replace_player(ctx, seat_next_in_line, SeatNextInLine(ctx.caller, TableId(table), PlayerId(out)))


async def _remove_clicked(ctx: InteractionContext, table: int, out: int) -> None:
    await replace_player(ctx, remove_seat, RemoveSeat(ctx.caller, TableId(table), PlayerId(out)))


async def _guest_clicked(ctx: InteractionContext, table: int, out: int) -> None:
    await ctx.show_form(guest_form(table, out, ctx.language))


async def _guest_named(ctx: InteractionContext, table: int, out: int, values: dict[str, str]) -> None:
    command = SeatNewcomer(ctx.caller, TableId(table), PlayerId(out), 0, values.get("guest", ""))
    await replace_player(ctx, seat_newcomer, command)
