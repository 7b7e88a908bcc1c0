"""`/setup`: an admin sets up the server, by options in one go or by menus."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.bot_context import BotContext
from bot.command_texts import choices_of
from bot.i18n import Safe
from bot.interaction_context import InteractionContext
from bot.owed import look_after
from bot.pickers import pick_zone
from bot.ui.controls import TextField, chosen_number, form
from bot.ui.listed import listed
from bot.ui.reply import Reply
from bot.ui.setup import CHANNELS, channel_page, overview, role_page
from data.records import Guild, Visibility
from league.refusal import Refusal
from usecases.settings.setup import SERVER_LANGUAGES, Setting, SetUp, SetupDone, set_up
from usecases.settings.zones import zones_like

_LANGUAGES = choices_of("language", SERVER_LANGUAGES)
_PAGES = choices_of("web", Visibility)
_ROLE_PAGE = 2


class SetupCog(commands.Cog):
    """Settings of a server."""

    def __init__(self, bot_context: BotContext) -> None:
        """One for each process."""
        self._bot_context = bot_context
        for verb, place in CHANNELS.items():
            bot_context.menus[verb] = _IdChosen(f"{place}_channel")
        bot_context.menus["setup-organizers"] = _IdChosen(Setting.ORGANIZER_ROLE)
        bot_context.menus["setup-judge-role"] = _IdChosen(Setting.JUDGE_ROLE)
        bot_context.menus["setup-language"] = _language_chosen
        bot_context.menus["setup-confirm"] = _minutes_chosen
        bot_context.buttons["setup-page"] = _turn_page
        bot_context.buttons["setup-check"] = _check
        bot_context.form_openers["setup-zone"] = _open_zone
        bot_context.forms["setup-zone"] = _zone_typed

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.choices(language=_LANGUAGES, web=_PAGES)
    @app_commands.autocomplete(time_zone=pick_zone)
    async def setup(
        self,
        interaction: discord.Interaction[Any],
        language: str | None = None,
        time_zone: str | None = None,
        announcements: discord.TextChannel | None = None,
        pairings: discord.TextChannel | None = None,
        results: discord.TextChannel | None = None,
        judges: discord.TextChannel | None = None,
        organizer_role: discord.Role | None = None,
        judge_role: discord.Role | None = None,
        confirm_minutes: app_commands.Range[int, 1, 1440] | None = None,
        web: str = "",
        server_events: bool | None = None,  # noqa: FBT001 - an option of the command
    ) -> None:
        """Set what is given, then show how the server stands."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        command = SetUp(
            ctx.caller,
            language,
            time_zone,
            _id(announcements),
            _id(pairings),
            _id(results),
            _id(judges),
            _id(organizer_role),
            _id(judge_role),
            confirm_minutes,
            Visibility(web) if web else None,
            server_events,
        )
        outcome = await _stored(ctx, command)
        await ctx.answer(outcome, lambda done: _wizard(ctx, done.guild, _changes(ctx, done)))
        await _look_after(ctx, outcome)


class _IdChosen:
    """A menu of channels or roles that sets one setting."""

    def __init__(self, setting: str) -> None:
        self._setting = setting

    async def __call__(self, ctx: InteractionContext, _subject: int, _detail: int, values: list[str]) -> None:
        chosen: dict[str, Any] = {self._setting: chosen_number(values)}
        await _set(ctx, SetUp(ctx.caller, **chosen))


async def _language_chosen(ctx: InteractionContext, _subject: int, _detail: int, values: list[str]) -> None:
    await _set(ctx, SetUp(ctx.caller, language=values[0]))


async def _minutes_chosen(ctx: InteractionContext, _subject: int, _detail: int, values: list[str]) -> None:
    await _set(ctx, SetUp(ctx.caller, confirm_minutes=chosen_number(values)))


async def _open_zone(ctx: InteractionContext, _subject: int, _detail: int) -> None:
    field = TextField("zone", ctx.plain("setup-zone-label"), ctx.guild.time_zone, "Asia/Tokyo", limit=60)
    await ctx.show_form(form("setup-zone", 0, ctx.plain("setup-zone-title"), [field]))


async def _zone_typed(ctx: InteractionContext, _subject: int, _detail: int, typed: dict[str, str]) -> None:
    """What was meant, where the spelling leaves no doubt: "tokyo" is Asia/Tokyo."""
    asked = typed.get("zone", "").strip()
    exact = [name for name in zones_like(asked) if name.lower().endswith(asked.lower())]
    await _set(ctx, SetUp(ctx.caller, time_zone=exact[0] if asked and len(exact) == 1 else asked))


async def _set(ctx: InteractionContext, command: SetUp) -> None:
    outcome = await _stored(ctx, command)
    await ctx.answer(outcome, lambda done: _standing(ctx, done))
    await _look_after(ctx, outcome)


async def _stored(ctx: InteractionContext, command: SetUp) -> SetupDone | Refusal:
    elsewhere = _elsewhere(ctx, command)
    if elsewhere:
        return elsewhere
    done: SetupDone | Refusal = await ctx.do(set_up, command)
    return done


def _elsewhere(ctx: InteractionContext, command: SetUp) -> Refusal | None:
    """A refusal unless every channel and role is this server's own: the numbers come from outside.

    Everybody has the role "everyone", so that nobody is made a judge by it.
    Refusals: `not-this-servers`.
    """
    guild = ctx.interaction.guild
    if guild is None:
        return None  # the use case says that this needs a server
    channels = [
        value for name in CHANNELS.values() if (value := getattr(command, f"{name}_channel")) is not None
    ]
    roles = [role for role in (command.organizer_role, command.judge_role) if role is not None]
    here = all(isinstance(guild.get_channel(channel), discord.TextChannel) for channel in channels)
    own = all(guild.get_role(role) is not None and role != guild.id for role in roles)
    return None if here and own else Refusal("not-this-servers")


def _standing(ctx: InteractionContext, done: SetupDone) -> Reply:
    guild = ctx.interaction.guild
    lines = [_changes(ctx, done)]
    if guild is not None:
        lines.append(overview(ctx.language, guild, done.guild))
    return Reply("\n".join(lines))


async def _turn_page(ctx: InteractionContext, page: int, _detail: int) -> None:
    """A page shows settings, so it is for admins alone: setting nothing asks for just that."""
    outcome = await ctx.do(set_up, SetUp(ctx.caller))
    await ctx.answer(outcome, lambda done: _wizard(ctx, done.guild, "", page))


async def _check(ctx: InteractionContext, _subject: int, _detail: int) -> None:
    await _set(ctx, SetUp(ctx.caller))


async def _look_after(ctx: InteractionContext, outcome: object) -> None:
    """Whoever looks how the server stands has mended it, perhaps; nothing follows from what was refused."""
    if ctx.interaction.guild is not None and not isinstance(outcome, Refusal):
        await look_after(ctx.bot_context, ctx.interaction.guild)


def _changes(ctx: InteractionContext, done: SetupDone) -> str:
    if not done.changed:
        return ctx.t("setup-unchanged")
    names = listed((ctx.t(f"setting-{setting.replace('_', '-')}") for setting in done.changed), ctx.language)
    return ctx.t("setup-changed", {"settings": Safe(names)})


def _wizard(ctx: InteractionContext, settings: Guild, lead: str, page: int = 1) -> Reply:
    guild = ctx.interaction.guild
    if guild is None:
        return Reply(lead)
    draw = role_page if page == _ROLE_PAGE else channel_page
    shown = draw(ctx.language, guild, settings)
    return Reply(lead, shown.embeds, shown.view)


def _id(thing: discord.abc.Snowflake | None) -> int | None:
    return None if thing is None else thing.id


async def setup(bot: commands.Bot) -> None:
    """Called at the start of the bot."""
    await bot.add_cog(SetupCog(bot.bot_context))  # type: ignore[attr-defined]  # our own bot class carries it
