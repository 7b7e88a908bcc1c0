"""`/signup`: players enter and leave events, by command or by the buttons of the announcement."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.bot_context import BotContext
from bot.command_texts import choices_of
from bot.i18n import Param
from bot.importing import import_file, open_paste, register_import
from bot.interaction_context import Answer, InteractionContext, name_of, unless_here
from bot.pickers import pick_class, pick_event, pick_player
from bot.ui.controls import Control, controls
from bot.ui.door import switched_words
from bot.ui.listed import listed
from bot.ui.lists import entry_list
from bot.ui.replacing import SEATS
from bot.ui.reply import Reply
from bot.ui.results import moves_lines
from bot.ui.timestamps import relative_time
from data.records import Person
from league.entry import EntryStatus
from league.ids import EventId, PlayerId
from league.limits import SMALL_TABLE
from league.refusal import Refusal
from usecases.door.switch import DoorMode, SwitchDoor, switch_door
from usecases.show.event import EventQuestion, entry_table
from usecases.signup.account import AccountGiven, GiveAccount, give_account
from usecases.signup.classes import ClassSet, SetClass, set_class
from usecases.signup.join import Joined, JoinEvent, join_event
from usecases.signup.manage_entries import (
    AddEntry,
    Handled,
    HandleEntry,
    SubstitutePlayer,
    Verb,
    add_entry,
    handle_entry,
    substitute_player,
)
from usecases.signup.own_entry import (
    EntryChanged,
    LeavingCost,
    OwnEntry,
    check_in_event,
    leave_event,
    leaving_asked,
)
from usecases.signup.waiting import APPROVE, REFUSE

SURE = "signup-leave-sure"
_COSTS = tuple(LeavingCost)
_DOOR = choices_of("door", DoorMode)


@app_commands.guild_only()
class SignupCog(commands.GroupCog, group_name="signup"):
    """Entering and leaving."""

    def __init__(self, bot_context: BotContext) -> None:
        """One for each process."""
        self._bot_context = bot_context
        bot_context.buttons["signup-page"] = _list
        bot_context.buttons[APPROVE] = _decided(Verb.APPROVE)
        bot_context.buttons[REFUSE] = _decided(Verb.REFUSE)
        bot_context.pagers.add("signup-page")
        register_import(bot_context)
        bot_context.buttons["signup-join"] = _join_clicked
        bot_context.buttons["signup-leave"] = _leave_clicked
        bot_context.buttons[SURE] = _sure_clicked
        bot_context.buttons["signup-checkin"] = _check_in_clicked

    # Players

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    async def join(self, interaction: discord.Interaction[Any], event: int = 0) -> None:
        """Sign up."""
        await _join(await InteractionContext.open(self._bot_context, interaction), event)

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    async def leave(self, interaction: discord.Interaction[Any], event: int = 0) -> None:
        """Withdraw, or drop out of a running event."""
        await _leave(await InteractionContext.open(self._bot_context, interaction), event)

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event, player=pick_player)
    async def checkin(self, interaction: discord.Interaction[Any], event: int = 0, player: int = 0) -> None:
        """Say: I am here; an organizer says it for another player, or a guest."""
        if player:
            await self._handle(interaction, Verb.CHECK_IN, player, event)
            return
        await _check_in(await InteractionContext.open(self._bot_context, interaction), event)

    @app_commands.command(name="list")
    @app_commands.autocomplete(event=pick_event)
    async def list_(self, interaction: discord.Interaction[Any], event: int = 0) -> None:
        """Show who has entered."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        await _list(ctx, event, 0)

    # Organizers

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    @app_commands.autocomplete(handicap=pick_class)
    async def add(
        self,
        interaction: discord.Interaction[Any],
        member: discord.User | None = None,
        guest: str = "",
        event: int = 0,
        handicap: app_commands.Range[str, 0, 10] = "",
    ) -> None:
        """Enter a player: a member, or a guest without an account."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        refused = unless_here(member)
        if refused:
            await ctx.refuse(refused)
            return
        user_id, name = (member.id, name_of(member)) if member else (0, guest)
        outcome = await ctx.do(add_entry, AddEntry(ctx.caller, EventId(event), user_id, name, handicap))
        await ctx.answer(outcome, lambda done: _handled(ctx, "signup-added", done))

    @app_commands.command()
    @app_commands.choices(mode=_DOOR)
    @app_commands.autocomplete(event=pick_event)
    async def door(self, interaction: discord.Interaction[Any], mode: str, event: int = 0) -> None:
        """Let guests ask at the door, by a code, to join or to check in."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        outcome = await ctx.do(switch_door, SwitchDoor(ctx.caller, DoorMode(mode), EventId(event)))
        await ctx.answer(outcome, lambda done: switched_words(done, ctx.language))

    @app_commands.command(name="class")
    @app_commands.autocomplete(player=pick_player, event=pick_event)
    @app_commands.autocomplete(handicap=pick_class)
    async def class_(
        self,
        interaction: discord.Interaction[Any],
        player: int,
        handicap: app_commands.Range[str, 0, 10] = "",
        event: int = 0,
    ) -> None:
        """Give a player a handicap class, or take it away."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        outcome = await ctx.do(set_class, SetClass(ctx.caller, EventId(event), PlayerId(player), handicap))
        await ctx.answer(outcome, lambda done: _class_set(ctx, done))

    @app_commands.command()
    @app_commands.autocomplete(player=pick_player, event=pick_event)
    async def remove(self, interaction: discord.Interaction[Any], player: int, event: int = 0) -> None:
        """Delete an entry before the start."""
        await self._handle(interaction, Verb.REMOVE, player, event)

    @app_commands.command()
    @app_commands.autocomplete(player=pick_player, event=pick_event)
    async def approve(self, interaction: discord.Interaction[Any], player: int, event: int = 0) -> None:
        """Accept an entry."""
        await self._handle(interaction, Verb.APPROVE, player, event)

    @app_commands.command()
    @app_commands.autocomplete(player=pick_player, event=pick_event)
    async def refuse(self, interaction: discord.Interaction[Any], player: int, event: int = 0) -> None:
        """Refuse an entry; no reason is needed."""
        await self._handle(interaction, Verb.REFUSE, player, event)

    @app_commands.command()
    @app_commands.autocomplete(player=pick_player, event=pick_event)
    async def drop(self, interaction: discord.Interaction[Any], player: int, event: int = 0) -> None:
        """Note that a player has left a running event."""
        await self._handle(interaction, Verb.DROP, player, event)

    @app_commands.command(name="return")
    @app_commands.autocomplete(player=pick_player, event=pick_event)
    async def return_(self, interaction: discord.Interaction[Any], player: int, event: int = 0) -> None:
        """Note that a player is back."""
        await self._handle(interaction, Verb.RETURN, player, event)

    @app_commands.command()
    @app_commands.autocomplete(player=pick_player, event=pick_event)
    async def noshow(self, interaction: discord.Interaction[Any], player: int, event: int = 0) -> None:
        """Note that a player did not come."""
        await self._handle(interaction, Verb.NO_SHOW, player, event)

    @app_commands.command()
    @app_commands.autocomplete(player=pick_player, event=pick_event)
    @app_commands.autocomplete(handicap=pick_class)
    async def substitute(
        self,
        interaction: discord.Interaction[Any],
        player: int,
        member: discord.User | None = None,
        guest: str = "",
        event: int = 0,
        handicap: app_commands.Range[str, 0, 10] = "",
    ) -> None:
        """Give a player's place to another one."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        refused = unless_here(member)
        if refused:
            await ctx.refuse(refused)
            return
        user_id, name = (member.id, name_of(member)) if member else (0, guest)
        command = SubstitutePlayer(ctx.caller, EventId(event), PlayerId(player), user_id, name, handicap)
        outcome = await ctx.do(substitute_player, command)
        await ctx.answer(outcome, lambda done: _handled(ctx, "signup-substituted", done))

    @app_commands.command()
    @app_commands.autocomplete(player=pick_player)
    async def account(
        self,
        interaction: discord.Interaction[Any],
        player: int,
        member: discord.User,
        merge: bool = False,  # noqa: FBT001, FBT002 - Discord's options are positional
    ) -> None:
        """Say who on Discord a guest is: everything that was scored stays theirs."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        refused = unless_here(member)
        if refused:
            await ctx.refuse(refused)
            return
        command = GiveAccount(ctx.caller, PlayerId(player), member.id, name_of(member), merge)
        outcome = await ctx.do(give_account, command)
        await ctx.answer(
            outcome,
            lambda done: ctx.t(_whose(done), {"guest": done.guest, "player": done.person.name}),
        )

    @app_commands.command(name="import")
    @app_commands.autocomplete(event=pick_event)
    async def import_(
        self, interaction: discord.Interaction[Any], file: discord.Attachment | None = None, event: int = 0
    ) -> None:
        """Enter many players from a list: show how it was understood, and ask once; without a file it is pasted."""
        if file is None:
            opener = await InteractionContext.open(self._bot_context, interaction, Answer.LATER)
            await open_paste(opener, event)
            return
        await import_file(await InteractionContext.open(self._bot_context, interaction), file, event)

    async def _handle(
        self, interaction: discord.Interaction[Any], verb: Verb, player: int, event: int
    ) -> None:
        ctx = await InteractionContext.open(self._bot_context, interaction)
        outcome = await ctx.do(handle_entry, HandleEntry(ctx.caller, EventId(event), PlayerId(player), verb))
        await ctx.answer(outcome, lambda done: _handled(ctx, f"signup-did-{verb}", done))


async def _join_clicked(ctx: InteractionContext, event: int, _detail: int) -> None:
    await _join(ctx, event)


async def _leave_clicked(ctx: InteractionContext, event: int, _detail: int) -> None:
    await _leave(ctx, event)


def _decided(verb: Verb) -> Callable[[InteractionContext, int, int], Awaitable[None]]:
    """A button under the message that an entry waits for approval."""

    async def clicked(ctx: InteractionContext, event: int, player: int) -> None:
        outcome = await ctx.do(handle_entry, HandleEntry(ctx.caller, EventId(event), PlayerId(player), verb))
        await ctx.answer(outcome, lambda done: _handled(ctx, f"signup-did-{verb}", done))

    return clicked


async def _list(ctx: InteractionContext, event: int, page: int) -> None:
    table = await ctx.ask(entry_table, EventQuestion(ctx.caller, EventId(event)))
    if isinstance(table, Refusal):
        await ctx.refuse_or_offer(table, "signup-page")
    else:
        await ctx.turn_to(entry_list(table, page, ctx.language))


async def _check_in_clicked(ctx: InteractionContext, event: int, _detail: int) -> None:
    await _check_in(ctx, event)


async def _join(ctx: InteractionContext, event: int) -> None:
    outcome = await ctx.do(join_event, JoinEvent(ctx.caller, EventId(event)))
    await ctx.answer(outcome, lambda done: _joined(ctx, done), "signup-join")


def _joined(ctx: InteractionContext, done: Joined) -> Reply:
    words = ctx.t(f"signup-{done.status}", {"event": done.event.name, "place": done.place_in_line})
    if done.until is None:
        return Reply(words)
    open_ = ctx.t("check-in-now", {"until": relative_time(done.until)})
    check_in = Control("signup-checkin", done.event.id, style=discord.ButtonStyle.primary)
    return Reply(f"{words}\n{open_}", view=controls(ctx.language, [check_in]))


async def _leave(ctx: InteractionContext, event: int, sure_of: LeavingCost | None = None) -> None:
    """What cannot be had back is asked about once, and again where it is something else by now."""
    entry = OwnEntry(ctx.caller, EventId(event))
    asked = await ctx.ask(leaving_asked, entry)
    if asked is None or asked.cost is sure_of:
        await ctx.answer(await ctx.do(leave_event, entry), lambda done: _left(ctx, done), "signup-leave")
        return
    sure = Control(SURE, asked.event.id, _COSTS.index(asked.cost), style=discord.ButtonStyle.danger)
    words = ctx.t(f"signup-leave-sure-{asked.cost}", {"event": asked.event.name})
    await ctx.say(Reply(words, view=controls(ctx.language, [sure])))


async def _sure_clicked(ctx: InteractionContext, event: int, cost: int) -> None:
    await _leave(ctx, event, _COSTS[cost % len(_COSTS)])


def _left(ctx: InteractionContext, done: EntryChanged) -> str:
    key = "signup-left" if done.status is None else "signup-dropped"
    return ctx.t(key, {"event": done.event.name})


async def _check_in(ctx: InteractionContext, event: int) -> None:
    outcome = await ctx.do(check_in_event, OwnEntry(ctx.caller, EventId(event)))
    await ctx.answer(
        outcome, lambda done: ctx.t("signup-checked-in", {"event": done.event.name}), "signup-checkin"
    )


def _handled(ctx: InteractionContext, key: str, done: Handled) -> Reply:
    key = "signup-did-remove" if done.status is None else key  # whoever only waited has nothing that stays
    lines = [ctx.t(key, {"player": done.person.name, "event": done.event.name})]
    if done.status is not None:
        status = ctx.t(f"entry-status-{done.status}")
        lines.append(ctx.t("signup-status-now", {"status": status}))
    lines += _came_up(ctx, done.promoted)
    if done.unseated:
        lines.append(ctx.t("signup-unseated", {"player": done.person.name}))
    if done.lacks_class:
        lines.append(ctx.t("signup-lacks-class", {"player": done.person.name}))
    if done.namesakes:
        names: dict[str, Param] = {"player": done.person.name, "others": listed(done.namesakes, ctx.language)}
        lines.append(ctx.t("signup-namesakes", names))
    if done.next is not None:
        lines.append(ctx.t("signup-next-in-line", {"next": done.next.name}))
    if done.table is None:
        return Reply("\n".join(lines))
    seated = done.status is EntryStatus.CONFIRMED
    still = "signup-still-seated-small" if len(done.table.seats) <= SMALL_TABLE else "signup-still-seated"
    lines.append(ctx.t("signup-takes-seat" if seated else still, done.named))
    way = None if seated else controls(ctx.language, [Control(SEATS, done.table.id)])
    return Reply("\n".join(lines), view=way)


def _came_up(ctx: InteractionContext, promoted: tuple[Person, ...]) -> list[str]:
    """Members are told by the bot, guests by whoever reads this."""
    guests = listed((person.name for person in promoted if person.user_id is None), ctx.language, 20)
    count = sum(person.user_id is not None for person in promoted)
    told = [ctx.t("signup-promoted", {"count": count})] if count else []
    return [*told, *([ctx.t("signup-promoted-guests", {"names": guests})] if guests else [])]


def _whose(done: AccountGiven) -> str:
    if done.merged:
        return "signup-merged"
    return "signup-account-changed" if done.changed else "signup-account"


def _class_set(ctx: InteractionContext, done: ClassSet) -> str:
    words = ctx.t("signup-class-set", {"player": done.person.name, "class": done.handicap or "none"})
    return "\n".join([words, "", *moves_lines(done.moves, ctx.language)] if done.moves else [words])


async def setup(bot: commands.Bot) -> None:
    """Called at the start of the bot."""
    await bot.add_cog(SignupCog(bot.bot_context))  # type: ignore[attr-defined]  # our own bot class carries it
