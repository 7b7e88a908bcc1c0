"""Clicks, menus and forms find their handlers by the id of the control, also after a restart."""

import re
import secrets
from collections.abc import Awaitable
from typing import Any, cast

import discord
import structlog

from bot.hall import Hall
from bot.i18n import choose, text
from bot.talk import Answer, Talk
from bot.ui.controls import MENU_TEMPLATE, TEMPLATE, typed_values
from bot.ui.game.words import PLAY_MENU_TEMPLATE, PLAY_TEMPLATE, words_of

_log = structlog.get_logger()


def _hall(interaction: discord.Interaction[Any]) -> Hall:
    return cast("Hall", interaction.client.hall)


class PersistentButton(discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=TEMPLATE):
    """Any button of ours that somebody clicks."""

    def __init__(
        self, verb: str, subject: int, detail: int, item: discord.ui.Button[discord.ui.View]
    ) -> None:
        """What the custom id said."""
        super().__init__(item)
        self.verb, self.subject, self.detail = verb, subject, detail

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],  # noqa: ARG003 - the library's signature
        item: discord.ui.Item[Any],
        match: re.Match[str],
    ) -> "PersistentButton":
        """Read the custom id."""
        button = cast("discord.ui.Button[discord.ui.View]", item)
        return cls(match["verb"], int(match["subject"]), int(match["detail"]), button)

    async def callback(self, interaction: discord.Interaction[Any]) -> Any:  # noqa: ANN401 - the library's signature
        """Answer the click."""
        hall = _hall(interaction)
        if self.verb in hall.form_openers:
            talk = await Talk.open(hall, interaction, Answer.LATER)
            await guarded(talk, hall.form_openers[self.verb](talk, self.subject, self.detail))
            return
        turns = self.verb in hall.pagers and _is_private(interaction)
        talk = await Talk.open(hall, interaction, Answer.REDRAW if turns else Answer.PRIVATE)
        handler = hall.buttons.get(self.verb)
        if handler is None:
            await talk.say_text("button-unknown")
            return
        await guarded(talk, handler(talk, self.subject, self.detail))


def _is_private(interaction: discord.Interaction[Any]) -> bool:
    """Whether the control stands under a message that only this person sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral


class PersistentMenu(discord.ui.DynamicItem[discord.ui.Select[discord.ui.View]], template=MENU_TEMPLATE):
    """Any menu of ours in which somebody chooses."""

    def __init__(
        self, verb: str, subject: int, detail: int, item: discord.ui.Select[discord.ui.View]
    ) -> None:
        """What the custom id said."""
        super().__init__(item)
        self.verb, self.subject, self.detail = verb, subject, detail

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],  # noqa: ARG003 - the library's signature
        item: discord.ui.Item[Any],
        match: re.Match[str],
    ) -> "PersistentMenu":
        """Read the custom id."""
        select = cast("discord.ui.Select[discord.ui.View]", item)
        return cls(match["verb"], int(match["subject"]), int(match["detail"]), select)

    async def callback(self, interaction: discord.Interaction[Any]) -> Any:  # noqa: ANN401 - the library's signature
        """Answer the choice."""
        hall = _hall(interaction)
        talk = await Talk.open(hall, interaction)
        handler = hall.menus.get(self.verb)
        if handler is None:
            await talk.say_text("button-unknown")
            return
        await guarded(talk, handler(talk, self.subject, self.detail, _chosen(interaction)))


def _chosen(interaction: discord.Interaction[Any]) -> list[str]:
    """What was chosen as Discord sends it: texts, or the ids of channels, roles and users."""
    data = cast("dict[str, Any]", interaction.data)
    return [str(value) for value in data.get("values", ())]


class PlayButton(discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=PLAY_TEMPLATE):
    """A button of a game's panel: it says in words what it does, and for which moment of the game."""

    def __init__(self, game: int, stamp: int, words: str, item: discord.ui.Button[discord.ui.View]) -> None:
        """What the custom id said."""
        super().__init__(item)
        self.game, self.stamp, self.words = game, stamp, words

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],  # noqa: ARG003 - the library's signature
        item: discord.ui.Item[Any],
        match: re.Match[str],
    ) -> "PlayButton":
        """Read the custom id."""
        button = cast("discord.ui.Button[discord.ui.View]", item)
        return cls(int(match["game"]), int(match["stamp"]), match["words"], button)

    async def callback(self, interaction: discord.Interaction[Any]) -> Any:  # noqa: ANN401 - the library's signature
        """Redraw the panel."""
        await _played(interaction, self.game, self.stamp, self.words)


class PlayMenu(discord.ui.DynamicItem[discord.ui.Select[discord.ui.View]], template=PLAY_MENU_TEMPLATE):
    """A menu of a game's panel: what is chosen completes its words."""

    def __init__(self, game: int, stamp: int, words: str, item: discord.ui.Select[discord.ui.View]) -> None:
        """What the custom id said."""
        super().__init__(item)
        self.game, self.stamp, self.words = game, stamp, words

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],  # noqa: ARG003 - the library's signature
        item: discord.ui.Item[Any],
        match: re.Match[str],
    ) -> "PlayMenu":
        """Read the custom id."""
        select = cast("discord.ui.Select[discord.ui.View]", item)
        return cls(int(match["game"]), int(match["stamp"]), match["words"], select)

    async def callback(self, interaction: discord.Interaction[Any]) -> Any:  # noqa: ANN401 - the library's signature
        """Redraw the panel."""
        await _played(interaction, self.game, self.stamp, words_of(self.words, _chosen(interaction)))


async def _played(interaction: discord.Interaction[Any], game: int, stamp: int, words: str) -> None:
    hall = _hall(interaction)
    talk = await Talk.open(hall, interaction, Answer.REDRAW)
    if hall.play is None:
        await talk.say_text("button-unknown")
        return
    await guarded(talk, hall.play(talk, game, stamp, words))


async def submitted(hall: Hall, interaction: discord.Interaction[Any]) -> None:
    """A form was sent: answered from its id, so that one opened before a restart still counts."""
    data = cast("dict[str, Any]", interaction.data)
    match = re.fullmatch(TEMPLATE, str(data.get("custom_id", "")))
    if match is None or match["verb"] not in hall.forms:
        return
    talk = await Talk.open(hall, interaction)
    handler = hall.forms[match["verb"]]
    values = typed_values(data.get("components"))
    await guarded(talk, handler(talk, int(match["subject"]), int(match["detail"]), values))


async def guarded(talk: Talk, answer: Awaitable[None]) -> None:
    """Wait for the answer; a bug is logged and told with a reference that an admin can quote."""
    try:
        await answer
    except Exception as error:  # noqa: BLE001 - whatever it was, the person must get an answer
        await apologise(talk.interaction, error)


async def apologise(interaction: discord.Interaction[Any], error: BaseException) -> None:
    """Log a bug and give the person a reference to quote."""
    reference = secrets.token_hex(3).upper()
    _log.error("interaction failed", reference=reference, exc_info=error)
    language = choose("", str(interaction.locale), str(interaction.guild_locale or ""))
    words = text(language, "error-reference", {"reference": reference})
    try:
        if interaction.response.is_done():
            await interaction.followup.send(words, ephemeral=True)
        else:
            await interaction.response.send_message(words, ephemeral=True)
    except discord.HTTPException as failure:
        _log.warning("could not tell about a failure", reference=reference, error=str(failure))
