"""`/rule`: ask the rules, look a section up, find the rule for a message; organizers write the house rules."""

import asyncio
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.bot_context import BotContext
from bot.i18n import Language, choose, plain
from bot.interaction_context import Answer, InteractionContext, caller_of, may_write
from bot.pickers import pick_house_rule, pick_section_or_house_rule
from bot.rulebook import Ruling, ruling_at, ruling_found, ruling_named, search_is_installed, the_rulebook
from bot.rules import house_rule_forms, questions
from bot.rules.recent import the_recent
from bot.rules.search import searched, steered
from bot.ui.answer_marks import as_answered, ruling_number
from bot.ui.controls import chosen_number
from bot.ui.reply import Reply
from bot.ui.rules import offered, read_detail, ruling_reply, shared_reply, unsure_reply, which_event_reply
from faq.bands import Band
from faq.result import SearchResult
from league.ids import EventId
from league.refusal import Refusal
from usecases.rule.asks import (
    AboutAsk,
    NoteAsk,
    ShowToAll,
    may_ask,
    not_shown,
    note_ask,
    pick_rule,
    show_to_all,
)
from usecases.rule.house_rules import NO_HOUSE, HouseRules, house_rules
from usecases.settings.preferences import preferences

_LONGEST = 2000
_OFFERS = 24
"""Rulings offered while one types; what was typed itself takes one more line."""
_LONGEST_OFFER = 100
_TYPING = 1.0
"""Seconds that somebody who types waits for the server's own rules to be laid out; the documents' are there at once."""


class RuleCog(commands.GroupCog, group_name="rule"):
    """The rules; reading them in private messages too."""

    def __init__(self, bot_context: BotContext, bot: commands.Bot) -> None:
        """One for each process."""
        self._bot_context = bot_context
        self._bot = bot
        self._menu = app_commands.ContextMenu(
            name=plain("en", "cmd-find-the-rule"), callback=self._clicked_message
        )
        bot_context.buttons["rule-open"] = _open
        bot_context.buttons["rule-language"] = _switch
        bot_context.buttons["rule-share"] = _share
        bot_context.menus["rule-related"] = _chosen
        bot_context.menus["rule-event"] = _about_event
        house_rule_forms.register(bot_context)
        questions.register(bot_context)

    async def cog_load(self) -> None:
        """The context menu is no member of the group: it is registered beside it."""
        self._bot.tree.add_command(self._menu)

    async def cog_unload(self) -> None:
        """Take it away again."""
        self._bot.tree.remove_command(self._menu.name, type=self._menu.type)

    @app_commands.command()
    async def ask(
        self, interaction: discord.Interaction[Any], question: app_commands.Range[str, 1, _LONGEST]
    ) -> None:
        """Ask the rules."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        await _answer(ctx, question)

    @ask.autocomplete("question")
    async def _while_typing(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        """Entries that fit; until the index is built nothing is offered."""
        if not the_rulebook().ready:
            return []
        caller = caller_of(interaction, self._bot_context)
        known = await self._bot_context.query_typing(preferences, caller)
        house = await self._bot_context.query_typing(house_rules, caller)
        language = choose(known.user.language, str(interaction.locale), known.guild.language)
        laid_out = the_rulebook().is_laid_out(house) or await self._lay_out(caller.guild_id, house)
        return await self._bot_context.work(
            lambda: _offers(current, language, house if laid_out else NO_HOUSE)
        )

    async def _lay_out(self, guild_id: int, house: HouseRules) -> bool:
        """Build the index of a server's own rules; whoever types does not wait long for it."""
        building = asyncio.ensure_future(
            self._bot_context.aside(guild_id, lambda: the_rulebook().lay_out(house))
        )
        done, _ = await asyncio.wait({building}, timeout=_TYPING)
        return bool(done)

    @app_commands.command()
    @app_commands.autocomplete(section=pick_section_or_house_rule)
    async def show(
        self, interaction: discord.Interaction[Any], section: app_commands.Range[str, 1, 100]
    ) -> None:
        """Show a section."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        ruling = await _ruling_named(ctx, section)
        found = ruling or Refusal("no-such-section", params={"section": section[:60]})
        await ctx.answer(found, lambda ruling: _shown(ctx, ruling, ctx.language))

    @app_commands.command()
    async def add(self, interaction: discord.Interaction[Any]) -> None:
        """Write a house rule (organizers)."""
        await house_rule_forms.open_new(
            await InteractionContext.open(self._bot_context, interaction, Answer.LATER)
        )

    @app_commands.command()
    @app_commands.autocomplete(rule=pick_house_rule)
    async def edit(
        self, interaction: discord.Interaction[Any], rule: app_commands.Range[str, 1, 100]
    ) -> None:
        """Rewrite a house rule (organizers)."""
        await house_rule_forms.open_edit(
            await InteractionContext.open(self._bot_context, interaction, Answer.LATER), rule
        )

    @app_commands.command()
    @app_commands.autocomplete(rule=pick_house_rule)
    async def remove(
        self, interaction: discord.Interaction[Any], rule: app_commands.Range[str, 1, 100]
    ) -> None:
        """Take a house rule out (organizers)."""
        await house_rule_forms.remove(await InteractionContext.open(self._bot_context, interaction), rule)

    @app_commands.command(name="import")
    async def import_(self, interaction: discord.Interaction[Any], file: discord.Attachment) -> None:
        """Read house rules from a file (organizers)."""
        await house_rule_forms.read_file(await InteractionContext.open(self._bot_context, interaction), file)

    @app_commands.command()
    async def unanswered(self, interaction: discord.Interaction[Any]) -> None:
        """List the questions that found no rule (organizers)."""
        await questions.show_unanswered(await InteractionContext.open(self._bot_context, interaction))

    async def _clicked_message(self, interaction: discord.Interaction[Any], message: discord.Message) -> None:
        """The context menu on a message: its text comes with the click, no intent is needed for it."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        await _answer(ctx, message.content)


async def _answer(ctx: InteractionContext, question: str) -> None:
    if not question.strip():
        await ctx.say_text("rule-no-question")
        return
    if not search_is_installed():
        await ctx.say_text("rule-no-search")
        return
    place = ctx.interaction.channel_id or 0
    which = (await steered(ctx)).which
    if which:
        the_recent().tell(ctx.caller, place, EventId(0), question)
        await ctx.say(which_event_reply(which, ctx.language))
        return
    refused = await ctx.bot_context.note(may_ask, ctx.caller)
    if refused:
        await ctx.refuse(refused)
        return
    whole = the_recent().whole(ctx.caller, place, question)
    result = await searched(ctx, whole)
    the_recent().remember(ctx.caller, place, whole, result.question)
    await ctx.say(_found(ctx, question, result, await _noted(ctx, question, result.band)))


async def _about_event(ctx: InteractionContext, _number: int, _detail: int, chosen: list[str]) -> None:
    """The event that a private question is about was chosen: the question that waits is answered."""
    place = ctx.interaction.channel_id or 0
    _, question = the_recent().told(ctx.caller, place)
    the_recent().tell(ctx.caller, place, EventId(chosen_number(chosen)))
    if question and not (await steered(ctx)).which:
        await _answer(ctx, question)
    else:
        await ctx.say_text("rule-no-question")


async def _noted(ctx: InteractionContext, question: str, band: Band) -> int:
    """The number under which the question is kept; in private (0) none is."""
    if not ctx.caller.guild_id:
        return 0
    noted = await ctx.do(note_ask, NoteAsk(ctx.caller, question, ctx.language, band))
    return 0 if isinstance(noted, Refusal) else noted.id


def _found(ctx: InteractionContext, question: str, result: SearchResult, ask_id: int) -> Reply:
    if not result.hits and not result.question:
        return Reply(ctx.t("rule-no-question"))
    if result.band is Band.ANSWER:
        return _shown(ctx, ruling_found(result), ctx.language, ask_id)
    return unsure_reply(question, result, ctx.language, ctx.caller.guild_id, ask_id)


def _shown(ctx: InteractionContext, ruling: Ruling, language: Language, ask_id: int = 0) -> Reply:
    return ruling_reply(ruling, language, ctx.caller.guild_id, ask_id)


def _offers(current: str, language: Language, house: HouseRules) -> list[app_commands.Choice[str]]:
    """What was typed, for Enter takes the first offer, and the rulings that it may be about.

    Nothing where what was typed is longer than an offer may be: then Enter sends it as it is.
    """
    typed = " ".join(current.split())
    own = plain(language, "rule-typed", {"question": typed})
    if len(own) > _LONGEST_OFFER:
        return []
    entries = the_rulebook().suggest(current, language, _OFFERS, house)
    offers = [
        app_commands.Choice(name=offered(entry, language), value=entry.sections[0]) for entry in entries
    ]
    if typed and all(typed != offer.value for offer in offers):
        offers.insert(0, app_commands.Choice(name=own, value=typed))
    return offers


async def _open(ctx: InteractionContext, number: int, detail: int) -> None:
    """A rule that was offered for a question: the question is no miss then."""
    language, ask_id = read_detail(detail)
    if ask_id:
        await ctx.do(pick_rule, AboutAsk(ctx.caller, ask_id))
    await _show(ctx, number, language, ask_id)


async def _switch(ctx: InteractionContext, number: int, detail: int) -> None:
    """The same answer in the language that the button names."""
    ruling = await _pressed(ctx, ruling_number(number))
    if ruling:
        await ctx.say(_shown(ctx, as_answered(ruling, number), *read_detail(detail)))


async def _show(ctx: InteractionContext, number: int, language: Language, ask_id: int) -> None:
    ruling = await _pressed(ctx, number)
    if ruling:
        await ctx.say(_shown(ctx, ruling, language, ask_id))


async def _share(ctx: InteractionContext, number: int, detail: int) -> None:
    """The ruling for everybody in the channel, once, if the person may write there."""
    ruling = await _pressed(ctx, number)
    if ruling is None:
        return
    if not may_write(ctx.interaction):
        await ctx.refuse(Refusal("rule-not-here"))
        return
    message = ctx.interaction.message
    command = ShowToAll(ctx.caller, message.id if message else 0)
    refused = await ctx.do(show_to_all, command)
    if refused:
        await ctx.refuse(refused)
        return
    boxes = tuple(message.embeds[:1]) if message else ()
    reply = shared_reply(ruling, read_detail(detail)[0], ctx.caller.name, boxes)
    try:
        # The first answer takes the place of "thinking", which is private.
        await ctx.say_text("rule-shared.waiting")
        await ctx.interaction.followup.send(
            reply.content, embeds=list(reply.embeds), allowed_mentions=reply.allowed_mentions(), wait=True
        )
    except discord.HTTPException:
        await ctx.bot_context.note(not_shown, command)
        await ctx.redraw(Reply(ctx.t("rule-not-shown")))
        return
    await ctx.redraw(Reply(ctx.t("rule-shared")))


async def _pressed(ctx: InteractionContext, number: int) -> Ruling | None:
    """What a button stands for; None, and it is said so, for a button of another release."""
    here = await steered(ctx)
    ruling = await ctx.bot_context.work(lambda: ruling_at(number, here.house, here.rule_set))
    if ruling is None:
        await ctx.say_text("button-unknown")
    return ruling


async def _ruling_named(ctx: InteractionContext, section: str) -> Ruling | None:
    """The ruling of a section under the regulations of the server's event."""
    here = await steered(ctx)
    return await ctx.bot_context.work(lambda: ruling_named(section, here.house, here.rule_set))


async def _chosen(ctx: InteractionContext, _number: int, detail: int, chosen: list[str]) -> None:
    """A related rule, chosen by its section."""
    ruling = await _ruling_named(ctx, chosen[0]) if chosen else None
    if ruling is None:
        await ctx.say_text("button-unknown")
        return
    await ctx.say(_shown(ctx, ruling, *read_detail(detail)))


async def setup(bot: commands.Bot) -> None:
    """Called at the start of the bot."""
    await bot.add_cog(RuleCog(bot.bot_context, bot))  # type: ignore[attr-defined]  # our own bot class carries it
