"""`/event`: an organizer creates, opens, runs and ends events."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.bot_context import BotContext
from bot.command_texts import choices_of
from bot.event_ending import ask_to_cancel, ask_to_finish, register_ending
from bot.i18n import language_of, plain
from bot.interaction_context import InteractionContext
from bot.pickers import pick_any_event, pick_event, typed
from bot.records import import_past, register_past
from bot.typed_moments import open_check_in_until, register_moments
from bot.ui.desk import created_reply
from bot.ui.edited import edited_reply
from bot.ui.exports.table import ExportKind, export_files
from bot.ui.faults import profile_faults
from bot.ui.formats import format_set
from bot.ui.lengths import length_set
from bot.ui.lists import EVENTS_PAGE, LOG_PAGE, audit_list, event_card, event_list
from bot.ui.notices import resolved
from bot.ui.reply import Reply
from bot.undoing import look_first, register_undo
from bot.uploads import fetched
from data.records import Visibility
from data.unit_of_work import UnitOfWork
from league.brackets import ConsolationFeed, GrandFinal, LastChance, Seeding, ThirdPlace
from league.event import Pairing
from league.groups import MOST_GROUPS
from league.ids import EventId
from league.limits import LARGEST_EVENT, LONGEST_MATCH, MOST_ROUNDS
from league.refusal import Refusal
from league.regulations import PROFILES, Profile
from league.regulations.upload import read_profile
from league.tournament import LARGEST_FINAL_BRACKET, MOST_DAYS, Leavers
from usecases.event.announce import Announce, announce
from usecases.event.checkin import OpenCheckIn
from usecases.event.create import CreateEvent, create_event
from usecases.event.edit import EditEvent, edit_event
from usecases.event.export import ExportEvent, export_event
from usecases.event.format import SetFormat, set_format
from usecases.event.length import LENGTH_PARTS, SetLength, set_length
from usecases.event.stages import (
    MoveEvent,
    StageStep,
    close_signup,
    open_signup,
    reopen_event,
)
from usecases.records.past import PastEvent
from usecases.show.event import EventQuestion, audit_log, events, undoable
from usecases.show.event import event_card as event_card_of
from usecases.upload import FileKind

_PROFILES = choices_of("profile", PROFILES)
_PAIRINGS = choices_of("pairing", Pairing)
_THIRD = choices_of("third", ThirdPlace)
_FINALS = choices_of("final", GrandFinal)
_CONSOLATIONS = choices_of("consolation", ConsolationFeed)
_CHANCES = choices_of("chance", LastChance)
_SEEDINGS = choices_of("seeding", (Seeding.LOT, Seeding.RATING))
_BRACKETS = choices_of("pairing", (Pairing.SINGLE_ELIMINATION, Pairing.DOUBLE_ELIMINATION))
_PARTS = choices_of("part", LENGTH_PARTS)
_LEAVERS = choices_of("leavers", Leavers)
_PAGES = choices_of("web", Visibility)
_EXPORTS = choices_of("export", ExportKind)


@dataclass(frozen=True, slots=True)
class _Own:
    """The house's own regulations, as text and as they were read; none of both without a file."""

    toml: str = ""
    profile: Profile | None = None


_NONE = _Own()


async def pick_action(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[int]]:
    """The actions of the chosen event that the asker can take back, of which the typed words are part."""
    bot_context = cast("BotContext", interaction.client.bot_context)
    asked = typed(interaction, "")
    language = language_of(str(interaction.locale)) or "en"
    lines = await bot_context.query_typing(undoable, EventQuestion(asked.caller, asked.event_id))
    named = [
        (plain(language, f"audit-{line.action}", resolved(language, line.params))[:100].rstrip(), line.id)
        for line in lines
    ]
    return [
        app_commands.Choice(name=name, value=line)
        for name, line in named
        if current.casefold() in name.casefold()
    ]


@app_commands.guild_only()  # visible to all: the league's own role decides, checked on the server side
class EventCog(commands.GroupCog, group_name="event"):
    """The organizer's commands on events."""

    def __init__(self, bot_context: BotContext) -> None:
        """One for each process."""
        self._bot_context = bot_context
        bot_context.buttons[EVENTS_PAGE] = _events_turned
        bot_context.buttons[LOG_PAGE] = _log_turned
        register_moments(bot_context)
        bot_context.pagers.update({EVENTS_PAGE, LOG_PAGE})
        register_undo(bot_context)
        register_ending(bot_context)
        register_past(bot_context)

    @app_commands.command()
    @app_commands.choices(profile=_PROFILES, pairing=_PAIRINGS, web=_PAGES)
    async def create(
        self,
        interaction: discord.Interaction[Any],
        name: app_commands.Range[str, 1, 60],
        profile: str = "catan-japan",
        rounds: app_commands.Range[int, 1, MOST_ROUNDS] = 4,
        capacity: app_commands.Range[int, 0, LARGEST_EVENT] = 0,
        starts: str = "",
        pairing: str = "",
        points: app_commands.Range[int, 0, LONGEST_MATCH] = 0,
        season: str = "",
        approval: bool = False,  # noqa: FBT001, FBT002 - an option of the command
        hidden: bool = False,  # noqa: FBT001, FBT002 - an option of the command
        regulations: discord.Attachment | None = None,
        web: str = "",
        venue: app_commands.Range[str, 0, 60] = "",
    ) -> None:
        """Create an event."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        own = await self._regulations(ctx, regulations) if regulations else _NONE
        if own is None:
            return
        command = CreateEvent(
            ctx.caller,
            name,
            profile,
            own.toml,
            Pairing(pairing) if pairing else None,
            rounds,
            capacity,
            points,
            season,
            starts,
            approval,
            hidden,
            own.profile,
            Visibility(web) if web else None,
            venue,
        )
        outcome = await ctx.do(create_event, command)
        await ctx.answer(outcome, lambda done: created_reply(done, ctx.language))

    @app_commands.command()
    @app_commands.choices(
        third=_THIRD,
        final=_FINALS,
        consolation=_CONSOLATIONS,
        chance=_CHANCES,
        seeding=_SEEDINGS,
        bracket=_BRACKETS,
        leavers=_LEAVERS,
    )
    @app_commands.autocomplete(event=pick_event)
    async def format(
        self,
        interaction: discord.Interaction[Any],
        size: app_commands.Range[int, 0, LARGEST_FINAL_BRACKET] | None = None,
        bracket: str = "",
        seeding: str = "",
        third: str = "",
        final: str = "",
        consolation: str = "",
        chance: str = "",
        accelerated: bool | None = None,  # noqa: FBT001 - an option of the command
        leavers: str = "",
        groups: app_commands.Range[int, 0, MOST_GROUPS] | None = None,
        days: app_commands.Range[int, 0, MOST_DAYS] | None = None,
        event: int = 0,
    ) -> None:
        """Choose how the matches of two are played out."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        command = SetFormat(
            ctx.caller,
            EventId(event),
            ThirdPlace(third) if third else None,
            GrandFinal(final) if final else None,
            ConsolationFeed(consolation) if consolation else None,
            LastChance(chance) if chance else None,
            Seeding(seeding) if seeding else None,
            size,
            Pairing(bracket) if bracket else None,
            accelerated,
            Leavers(leavers) if leavers else None,
            groups,
            days,
        )
        outcome = await ctx.do(set_format, command)
        await ctx.answer(outcome, lambda done: format_set(done, ctx.language))

    @app_commands.command()
    @app_commands.choices(part=_PARTS)
    @app_commands.autocomplete(event=pick_event)
    async def length(
        self,
        interaction: discord.Interaction[Any],
        part: str,
        length: app_commands.Range[int, 0, LONGEST_MATCH],
        round: app_commands.Range[int, 0, MOST_ROUNDS] = 0,  # noqa: A002 - the option's name
        event: int = 0,
    ) -> None:
        """Set how long the matches of a part are."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        outcome = await ctx.do(set_length, SetLength(ctx.caller, EventId(event), part, length, round))
        await ctx.answer(outcome, lambda done: length_set(done, ctx.language))

    @app_commands.command()
    @app_commands.choices(profile=_PROFILES, web=_PAGES)
    @app_commands.autocomplete(event=pick_event)
    async def edit(
        self,
        interaction: discord.Interaction[Any],
        event: int = 0,
        name: app_commands.Range[str, 1, 60] | None = None,
        starts: app_commands.Range[str, 1, 60] | None = None,
        capacity: app_commands.Range[int, 0, LARGEST_EVENT] | None = None,
        rounds: app_commands.Range[int, 1, MOST_ROUNDS] | None = None,
        profile: str | None = None,
        web: str = "",
        weight: app_commands.Range[int, 1, 100] | None = None,
        venue: app_commands.Range[str, 1, 60] | None = None,
    ) -> None:
        """Change an event."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        page = Visibility(web) if web else None
        command = EditEvent(
            ctx.caller, EventId(event), name, starts, capacity, rounds, profile, page, weight, venue
        )
        await ctx.answer(await ctx.do(edit_event, command), lambda done: edited_reply(done, ctx.language))

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    async def open(self, interaction: discord.Interaction[Any], event: int = 0) -> None:
        """Open signup."""
        await self._step(interaction, open_signup, event, "event-opened")

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    async def close(self, interaction: discord.Interaction[Any], event: int = 0) -> None:
        """Close signup."""
        await self._step(interaction, close_signup, event, "event-closed")

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    async def finish(self, interaction: discord.Interaction[Any], event: int = 0) -> None:
        """End an event: asks once."""
        await ask_to_finish(await InteractionContext.open(self._bot_context, interaction), event)

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    async def reopen(self, interaction: discord.Interaction[Any], event: int = 0) -> None:
        """Take a finished event up again."""
        await self._step(interaction, reopen_event, event, "event-reopened")

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    async def cancel(self, interaction: discord.Interaction[Any], event: int = 0) -> None:
        """Call an event off: asks once, unless nobody has seen it."""
        await ask_to_cancel(await InteractionContext.open(self._bot_context, interaction), event)

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    async def checkin(self, interaction: discord.Interaction[Any], until: str, event: int = 0) -> None:
        """Open the check-in until a moment."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        await open_check_in_until(ctx, OpenCheckIn(ctx.caller, EventId(event), until))

    @app_commands.command()
    @app_commands.autocomplete(event=pick_event)
    async def announce(
        self,
        interaction: discord.Interaction[Any],
        words: app_commands.Range[str, 1, 1500],
        event: int = 0,
    ) -> None:
        """Post an announcement."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        outcome = await ctx.do(announce, Announce(ctx.caller, EventId(event), words))
        await ctx.answer(outcome, lambda done: ctx.t("event-announced", {"event": done.event.name}))

    @app_commands.command()
    @app_commands.autocomplete(event=pick_any_event)
    async def show(self, interaction: discord.Interaction[Any], event: int = 0) -> None:
        """Show an event and what can be done next."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        outcome = await ctx.ask(event_card_of, EventQuestion(ctx.caller, EventId(event)))
        await ctx.answer(outcome, lambda card: event_card(card, ctx.language))

    @app_commands.command(name="list")
    async def list_(self, interaction: discord.Interaction[Any]) -> None:
        """List the server's events."""
        await _events_turned(await InteractionContext.open(self._bot_context, interaction), 0, 0)

    @app_commands.command(name="import")
    @app_commands.choices(profile=_PROFILES)
    async def import_(
        self,
        interaction: discord.Interaction[Any],
        file: discord.Attachment,
        name: app_commands.Range[str, 1, 60],
        profile: str = "catan-japan",
        day: app_commands.Range[str, 0, 40] = "",
        season: app_commands.Range[str, 0, 60] = "",
        points: app_commands.Range[int, 0, LONGEST_MATCH] = 0,
    ) -> None:
        """Import a past event from a list of its tables."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        await import_past(ctx, file, PastEvent(name, profile, season, points, day))

    @app_commands.command()
    @app_commands.choices(kind=_EXPORTS)
    @app_commands.autocomplete(event=pick_any_event)
    async def export(
        self, interaction: discord.Interaction[Any], kind: str = ExportKind.XLSX, event: int = 0
    ) -> None:
        """Take an event away as files."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        found = await ctx.ask(export_event, ExportEvent(ctx.caller, EventId(event)))
        if isinstance(found, Refusal):
            await ctx.refuse(found)
            return
        files = await self._bot_context.aside(
            ctx.caller.guild_id, lambda: export_files(found, ExportKind(kind), ctx.language)
        )
        none = "export-no-trf" if kind == ExportKind.TRF else "export-no-round"
        key = "export-done" if files else none
        await ctx.say(Reply(ctx.t(key, {"event": found.event.name}), files=files))

    @app_commands.command()
    @app_commands.autocomplete(event=pick_any_event)
    async def log(self, interaction: discord.Interaction[Any], event: int = 0) -> None:
        """Show who did what."""
        await _log_turned(await InteractionContext.open(self._bot_context, interaction), event, 0)

    @app_commands.command()
    @app_commands.autocomplete(event=pick_any_event, action=pick_action)
    async def undo(self, interaction: discord.Interaction[Any], event: int = 0, action: int = 0) -> None:
        """Take the last action back, or the named one: show what it changes, and ask once.

        Without an event it is one of the whole server: a merger of two players belongs to no event.
        """
        ctx = await InteractionContext.open(self._bot_context, interaction)
        await look_first(ctx, action, event)

    async def _regulations(self, ctx: InteractionContext, file: discord.Attachment) -> _Own | None:
        """The house's own regulations; None when they are refused, which is told."""
        content = await fetched(ctx, file, FileKind.REGULATIONS)
        if content is None:
            return None
        toml = content.decode("utf-8", "replace")  # what is no text is broken TOML, refused with its faults
        profile = await self._bot_context.aside(ctx.caller.guild_id, lambda: read_profile(toml))
        if isinstance(profile, Profile):
            return _Own(toml, profile)
        await ctx.say(profile_faults(profile, ctx.language))
        return None

    async def _step(
        self,
        interaction: discord.Interaction[Any],
        step: Callable[[MoveEvent, UnitOfWork], StageStep | Refusal],
        event: int,
        answer: str,
    ) -> None:
        ctx = await InteractionContext.open(self._bot_context, interaction)
        outcome = await ctx.do(step, MoveEvent(ctx.caller, EventId(event)))
        await ctx.answer(outcome, lambda done: ctx.t(answer, {"event": done.event.name}))


async def _events_turned(ctx: InteractionContext, _subject: int, page: int) -> None:
    await ctx.turn_to(event_list(await ctx.ask(events, ctx.caller), page, ctx.language))


async def _log_turned(ctx: InteractionContext, event: int, page: int) -> None:
    lines = await ctx.ask(audit_log, EventQuestion(ctx.caller, EventId(event)))
    await ctx.turn(lines, lambda shown: audit_list(shown, page, event, ctx.language))


async def setup(bot: commands.Bot) -> None:
    """Called at the start of the bot."""
    await bot.add_cog(EventCog(bot.bot_context))  # type: ignore[attr-defined]  # our own bot class carries it
