"""`/me`: a player's own things - what is next, the record, language, private messages."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.bot_context import BotContext
from bot.command_texts import choices_of
from bot.i18n import choose, plain, text
from bot.interaction_context import InteractionContext
from bot.pickers import pick_day, pick_player, pick_zone
from bot.ui.controls import chosen_number
from bot.ui.devices import LINK, NOT_ME, OUT, OUT_ALL, devices_reply, link_reply
from bot.ui.me import next_reply, record_reply
from bot.ui.own_data import data_reply, forget_question
from bot.ui.own_settings import settings_reply
from bot.ui.reply import Reply
from bot.ui.web_links import pages_address
from league.ids import PlayerId
from league.refusal import Refusal
from usecases.device.address import unless_signing_in
from usecases.device.ask_for_link import AskForLink, ask_for_link
from usecases.device.own_devices import own_devices
from usecases.device.sign_out import SignedOut, SignOut, sign_out
from usecases.settings.data import ForgetMe, forget_me, own_data
from usecases.settings.own_settings import (
    LANGUAGE_CHOICES,
    ChooseLanguage,
    ChooseNotices,
    ChooseSwitches,
    choose_language,
    choose_notices,
    choose_switches,
)
from usecases.settings.rhythm import ChooseHours, GoAway, Rhythm, choose_hours, go_away, own_rhythm
from usecases.show.next import next_steps
from usecases.show.record import RecordQuestion, player_record

_LANGUAGES = choices_of("my-language", LANGUAGE_CHOICES)
_SWITCH = choices_of("notifications", ("on", "off"))
_INITIALS = choices_of("initials", ("on", "off"))
_HINTS = choices_of("hints", ("on", "off"))
_HEADS = {("on", ""): "me-notices-on", ("off", ""): "me-notices-off"}


class MeCog(commands.GroupCog, group_name="me"):
    """What a user sees and sets for themselves; most of it in private messages too."""

    def __init__(self, bot_context: BotContext, bot: commands.Bot) -> None:
        """One for each process."""
        self._bot_context = bot_context
        self._bot = bot
        self._menu = app_commands.ContextMenu(
            name=plain("en", "cmd-player-record"), callback=self._clicked_record
        )
        self._menu.guild_only = True
        bot_context.buttons["me-forget"] = _ask_to_forget
        bot_context.buttons["me-forget-now"] = _forget
        bot_context.buttons[LINK] = _give_link
        bot_context.buttons[OUT_ALL] = _sign_out_everywhere
        bot_context.buttons[NOT_ME] = _sign_out_one
        bot_context.menus[OUT] = _sign_out_chosen
        bot_context.pagers |= {OUT, OUT_ALL}

    async def cog_load(self) -> None:
        """The context menu is no member of the group: it is registered beside it."""
        self._bot.tree.add_command(self._menu)

    async def cog_unload(self) -> None:
        """Take it away again."""
        self._bot.tree.remove_command(self._menu.name, type=self._menu.type)

    @app_commands.command(name="next")
    async def next_(self, interaction: discord.Interaction[Any]) -> None:
        """Show what waits for me."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        found = await ctx.ask(next_steps, ctx.caller)
        await ctx.say(next_reply(found, ctx.language, ctx.caller.guild_id))

    @app_commands.command()
    @app_commands.autocomplete(player=pick_player)
    async def record(self, interaction: discord.Interaction[Any], player: int = 0) -> None:
        """Show a player's record."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        await _record(ctx, RecordQuestion(ctx.caller, player=PlayerId(player)))

    @app_commands.command()
    @app_commands.choices(language=_LANGUAGES)
    async def language(self, interaction: discord.Interaction[Any], language: str) -> None:
        """Choose the language."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        outcome = await ctx.do(choose_language, ChooseLanguage(ctx.caller, language))
        # The answer is in the language that was just chosen.
        await ctx.answer(
            outcome,
            lambda user: text(
                choose(user.language, ctx.caller.locale, ctx.guild.language), "me-language-set"
            ),
        )

    @app_commands.command()
    @app_commands.choices(messages=_SWITCH, next_up=_SWITCH)
    async def notifications(
        self, interaction: discord.Interaction[Any], messages: str = "", next_up: str = ""
    ) -> None:
        """Switch private messages and "you are next" on or off."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        wanted = ChooseNotices(ctx.caller, _switched(messages), _switched(next_up))
        user = await ctx.do(choose_notices, wanted)
        key = _HEADS.get((messages, next_up), "me-saved")
        rhythm = await ctx.ask(own_rhythm, ctx.caller)
        await ctx.answer(user, lambda _: settings_reply(rhythm, ctx.language, ctx.caller.now, ctx.t(key)))

    @app_commands.command()
    @app_commands.autocomplete(time_zone=pick_zone)
    async def hours(
        self,
        interaction: discord.Interaction[Any],
        hours: app_commands.Range[str, 0, 30] = "",
        time_zone: str = "",
    ) -> None:
        """In which hours deadlines of games by post run."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        outcome = await ctx.do(choose_hours, ChooseHours(ctx.caller, hours, time_zone))
        await _settings(ctx, outcome, "me-hours-set")

    @app_commands.command()
    @app_commands.autocomplete(back=pick_day)
    async def away(
        self, interaction: discord.Interaction[Any], back: app_commands.Range[str, 0, 30] = ""
    ) -> None:
        """A vacation, or its end."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        outcome = await ctx.do(go_away, GoAway(ctx.caller, back))
        await _settings(ctx, outcome, "me-away-set" if back.strip() else "me-away-back")

    @app_commands.command()
    @app_commands.choices(initials=_INITIALS, hints=_HINTS)
    async def settings(
        self, interaction: discord.Interaction[Any], initials: str = "", hints: str = ""
    ) -> None:
        """Everything that one has set for oneself."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        if initials or hints:
            await ctx.do(choose_switches, ChooseSwitches(ctx.caller, _switched(initials), _switched(hints)))
        await ctx.say(settings_reply(await ctx.ask(own_rhythm, ctx.caller), ctx.language, ctx.caller.now))

    @app_commands.command()
    async def data(self, interaction: discord.Interaction[Any]) -> None:
        """Everything that is kept of one, to take away or to delete."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        found = await ctx.bot_context.note(own_data, ctx.caller)
        if isinstance(found, Refusal):
            await ctx.refuse(found)
            return
        await ctx.say(
            await self._bot_context.aside(ctx.caller.guild_id, lambda: data_reply(found, ctx.language))
        )

    @app_commands.command()
    async def devices(self, interaction: discord.Interaction[Any]) -> None:
        """Where one is signed in on the web."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        await ctx.say(await _devices(ctx))

    async def _clicked_record(
        self,
        interaction: discord.Interaction[Any],
        user: discord.Member,
    ) -> None:
        """The context menu on a user."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        await _record(ctx, RecordQuestion(ctx.caller, user_id=user.id))


async def _ask_to_forget(ctx: InteractionContext, _subject: int, _detail: int) -> None:
    await ctx.say(forget_question(ctx.caller.user_id, ctx.language))


async def _forget(ctx: InteractionContext, user_id: int, _detail: int) -> None:
    """The button was made for one person: it does nothing in another's hand."""
    if user_id != ctx.caller.user_id:
        await ctx.say_text("button-unknown")
        return
    outcome = await ctx.do(forget_me, ForgetMe(ctx.caller))
    await ctx.answer(outcome, lambda done: ctx.t("me-forgotten", {"count": done.rows}))


async def _devices(ctx: InteractionContext, head: str = "") -> Reply:
    found = await ctx.ask(own_devices, ctx.caller)
    return devices_reply(found, unless_signing_in(pages_address()), ctx.language, head)


async def _give_link(ctx: InteractionContext, _subject: int, _detail: int) -> None:
    outcome = await ctx.do(ask_for_link, AskForLink(ctx.caller, pages_address()))
    await ctx.answer(outcome, lambda link: link_reply(link, ctx.language))


async def _sign_out_everywhere(ctx: InteractionContext, _subject: int, _detail: int) -> None:
    await _signed_out(ctx, await ctx.do(sign_out, SignOut(ctx.caller)))


async def _sign_out_chosen(ctx: InteractionContext, _subject: int, _detail: int, chosen: list[str]) -> None:
    """A device of somebody else, or of nobody, is as gone as one that was signed out."""
    await _signed_out(ctx, await ctx.do(sign_out, SignOut(ctx.caller, chosen_number(chosen))))


async def _signed_out(ctx: InteractionContext, outcome: SignedOut | Refusal) -> None:
    """The list as it is now, in the place of the one before."""
    if isinstance(outcome, Refusal):
        await ctx.refuse(outcome)
        return
    await ctx.turn_to(await _devices(ctx, ctx.t("device-signed-out", {"count": outcome.count})))


async def _sign_out_one(ctx: InteractionContext, device: int, _detail: int) -> None:
    """The button under the message that told of the device."""
    outcome = await ctx.do(sign_out, SignOut(ctx.caller, device))
    await ctx.answer(outcome, lambda done: ctx.t("device-signed-out", {"count": done.count}))


async def _record(ctx: InteractionContext, question: RecordQuestion) -> None:
    outcome = await ctx.ask(player_record, question)
    await ctx.answer(outcome, lambda record: record_reply(record, ctx.language))


def _switched(choice: str) -> bool | None:
    return choice == "on" if choice else None


async def _settings(ctx: InteractionContext, outcome: Rhythm | Refusal, key: str) -> None:
    """What was changed, and how everything stands now."""
    await ctx.answer(outcome, lambda rhythm: settings_reply(rhythm, ctx.language, ctx.caller.now, ctx.t(key)))


async def setup(bot: commands.Bot) -> None:
    """Called at the start of the bot."""
    await bot.add_cog(MeCog(bot.bot_context, bot))  # type: ignore[attr-defined]  # our own bot class carries it
