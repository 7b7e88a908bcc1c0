"""Clicks, menus and forms find their handlers by the id of the control, also after a restart."""

import re
from collections.abc import Awaitable
from typing import Any, Self, cast

import discord

from bot.actions import Actions
from bot.apology import apologise
from bot.bot_context import BotContext
from bot.interaction_context import Answer, InteractionContext
from bot.ui.action_form import FORM_TEMPLATE, MENU_OF_FIELDS_TEMPLATE, Subject
from bot.ui.controls import LARGEST, MENU_TEMPLATE, TEMPLATE, typed_values
from bot.ui.play.component_ids import PLAY_MENU_TEMPLATE, PLAY_TEMPLATE, words_of

TEMPLATES = (TEMPLATE, MENU_TEMPLATE, MENU_OF_FIELDS_TEMPLATE, PLAY_TEMPLATE, PLAY_MENU_TEMPLATE)


def _bot_context(interaction: discord.Interaction[Any]) -> BotContext:
    return cast("BotContext", interaction.client.bot_context)


class _Control(discord.ui.DynamicItem[discord.ui.Item[Any]], template=TEMPLATE):
    """A control of ours: `said` is its custom id taken apart."""

    def __init__(self, item: discord.ui.Item[Any], said: re.Match[str]) -> None:
        """Made anew for each click."""
        super().__init__(item)
        self.said = said

    async def interaction_check(self, interaction: discord.Interaction[Any]) -> bool:
        """Asked before the callback."""
        return bool(await interaction.client.gate.lets_in(interaction))

    async def callback(self, interaction: discord.Interaction[Any]) -> Any:  # noqa: ANN401 - the library's signature
        """It was used."""
        await guarded(interaction, self.answer(interaction))

    async def answer(self, interaction: discord.Interaction[Any]) -> None:
        """What this kind of control does."""
        raise NotImplementedError  # abstract: discord.py makes only the four kinds below

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],  # noqa: ARG003 - the library's signature
        item: discord.ui.Item[Any],
        match: re.Match[str],
    ) -> Self:
        """Whoever clicked, and whenever it was sent."""
        return cls(item, match)


class PersistentButton(_Control, template=TEMPLATE):
    """Any button of ours that is clicked."""

    async def answer(self, interaction: discord.Interaction[Any]) -> None:
        """Answer the click."""
        bot_context, (verb, subject, detail) = _bot_context(interaction), _numbers(self.said)
        if verb in bot_context.form_openers and _is_ours(subject, detail):
            ctx = await InteractionContext.open(bot_context, interaction, Answer.LATER)
            await bot_context.form_openers[verb](ctx, subject, detail)
            return
        turns = verb in bot_context.pagers and _is_private(interaction)
        ctx = await InteractionContext.open(
            bot_context, interaction, Answer.REDRAW if turns else Answer.PRIVATE
        )
        handler = bot_context.buttons.get(verb)
        if handler is None or not _is_ours(subject, detail):
            await ctx.say_text("button-unknown")
            return
        await handler(ctx, subject, detail)


class PersistentMenu(_Control, template=MENU_TEMPLATE):
    """Any menu of ours in which an entry is chosen."""

    async def answer(self, interaction: discord.Interaction[Any]) -> None:
        """Answer the choice."""
        bot_context, (verb, subject, detail) = _bot_context(interaction), _numbers(self.said)
        turns = verb in bot_context.pagers and _is_private(interaction)
        ctx = await InteractionContext.open(
            bot_context, interaction, Answer.REDRAW if turns else Answer.PRIVATE
        )
        handler, chosen = bot_context.menus.get(verb), _chosen(interaction)
        if handler is None or not chosen or not _is_ours(subject, detail):
            await ctx.say_text("button-unknown")
            return
        await handler(ctx, subject, detail, chosen)


class FieldsMenu(_Control, template=MENU_OF_FIELDS_TEMPLATE):
    """The fields that an action's form is to have, where there are more than a form takes."""

    async def answer(self, interaction: discord.Interaction[Any]) -> None:
        """Open the form."""
        subject = Subject(self.said["name"], int(self.said["event"]), self.said["on"])
        actions: Actions = interaction.client.actions  # our own bot class carries it
        await actions.fields_chosen(interaction, subject, _chosen(interaction))


class PlayButton(_Control, template=PLAY_TEMPLATE):
    """A button of a game's panel: it says in words what it does, and for which moment of the game."""

    async def answer(self, interaction: discord.Interaction[Any]) -> None:
        """Redraw the panel."""
        await _played(interaction, self.said, self.said["words"])


class PlayMenu(_Control, template=PLAY_MENU_TEMPLATE):
    """A menu of a game's panel: what is chosen completes its words."""

    async def answer(self, interaction: discord.Interaction[Any]) -> None:
        """Redraw the panel."""
        await _played(interaction, self.said, words_of(self.said["words"], _chosen(interaction)))


def _numbers(said: re.Match[str]) -> tuple[str, int, int]:
    return said["verb"], int(said["subject"]), int(said["detail"])


def _is_ours(*numbers: int) -> bool:
    """Whether a control of ours can carry these numbers; no database can even look for larger ones."""
    return all(number <= LARGEST for number in numbers)


def _is_private(interaction: discord.Interaction[Any]) -> bool:
    """Whether the control stands under a message that only this person sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def _chosen(interaction: discord.Interaction[Any]) -> list[str]:
    """What was chosen as Discord sends it: texts, or the ids of channels, roles and users."""
    data = cast("dict[str, Any]", interaction.data)
    return [str(value) for value in data.get("values", ())]


async def _played(interaction: discord.Interaction[Any], said: re.Match[str], words: str) -> None:
    bot_context, game, stamp = _bot_context(interaction), int(said["game"]), int(said["stamp"])
    ctx = await InteractionContext.open(bot_context, interaction, Answer.REDRAW)
    if bot_context.play is None or not _is_ours(game, stamp):
        await ctx.say_text("button-unknown")
        return
    await bot_context.play(ctx, game, stamp, words)


async def submitted(bot_context: BotContext, interaction: discord.Interaction[Any]) -> None:
    """A form was sent: answered from its id, so that one opened before a restart still counts."""
    data = cast("dict[str, Any]", interaction.data)
    match = re.fullmatch(TEMPLATE, str(data.get("custom_id", "")))
    if not await cast("Any", interaction.client).gate.lets_in(interaction):
        return
    form = re.fullmatch(FORM_TEMPLATE, str(data.get("custom_id", "")))
    if form:
        actions: Actions = cast("Any", interaction.client).actions
        await actions.sent(interaction, form)
        return
    ctx = await InteractionContext.open(bot_context, interaction)
    verb, subject, detail = _numbers(match) if match else ("", 0, 0)
    handler = bot_context.forms.get(verb)
    if handler is None or not _is_ours(subject, detail):
        await ctx.say_text("button-unknown")
        return
    await handler(ctx, subject, detail, typed_values(data.get("components")))


async def unknown(bot_context: BotContext, interaction: discord.Interaction[Any]) -> None:
    """A control that none of our templates fits: of an older release, or made up."""
    data = cast("dict[str, Any]", interaction.data)
    name = str(data.get("custom_id", ""))
    if not any(re.fullmatch(template, name) for template in TEMPLATES):
        await (await InteractionContext.open(bot_context, interaction)).say_text("button-unknown")


async def guarded(interaction: discord.Interaction[Any], answer: Awaitable[None]) -> None:
    """Wait for the answer; a bug is logged and told with a reference that an admin can quote."""
    try:
        await answer
    except Exception as error:  # noqa: BLE001 - whatever it was, the person must get an answer
        await apologise(interaction, getattr(error, "original", error))
