"""All commands of the tree with options that fit their types, and what must not change when they are refused."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

import discord
import simcord
from discord import app_commands

from bot.hubs import HUBS, about, moved, way
from bot.i18n import LANGUAGES
from data.limit_tables import LimitCountRow
from data.records import Guild
from data.rule_tables import RuleAskRow
from data.tables import DraftRow
from data.transaction import write
from data.unit_of_work import UnitOfWork
from tests.support.night import Night, said
from tests.support.stored import stored
from tests.support.wording import sign_of

WENT_WRONG = re.compile(
    "|".join((*(re.escape(sign_of("error-reference", language)) for language in LANGUAGES), "[A-Z0-9]{6}$"))
)
RAW_WORDS = re.compile(
    r"\b(draft|open|check-in|closed|running|finished|cancelled|planned|published|final|superseded|None)\b"
)
_CODE = re.compile(r"`[^`]*`|\b[a-z]+/[\w.-]+")
_NEEDS_ADMIN = frozenset({"setup", "doctor"})
"""Discord itself shows these to admins alone: nobody else can use them."""


def commands(night: Night) -> Iterator[app_commands.Command[Any, ..., Any]]:
    """Every slash command that an organizer or a player can use, and every action behind one."""
    hubs = {hub.name for hub in HUBS}
    own = [one for one in night.bot.tree.walk_commands() if one.qualified_name not in {*_NEEDS_ADMIN, *hubs}]
    behind = [night.bot.actions.named(name) for name in moved()]
    for command in (*own, *behind):
        if isinstance(command, app_commands.Command):
            yield command


def typed_in_place(command: str, option: str) -> bool:
    """Whether an option completes while one types: of an action behind a hub its form offers the rest in menus."""
    led = way(command)
    return led is None or option in ("event", about(command), *led[0].also)


def filled(
    night: Night,
    command: app_commands.Command[Any, ..., Any],
    ids: Mapping[str, int],
    *,
    all_ids: bool = False,
) -> dict[str, object]:
    """The command's required options, filled with plausible values; `ids` by the option's name."""
    return {
        option.name: _value(night, option, ids)
        for option in command.parameters
        if option.required or (all_ids and option.name in ids)
    }


def _value(night: Night, option: app_commands.Parameter, ids: Mapping[str, int]) -> object:
    if option.choices:
        return option.choices[0].value
    match option.type:
        case discord.AppCommandOptionType.integer:
            return ids.get(option.name, max(int(option.min_value or 0), 1))
        case discord.AppCommandOptionType.string:
            return "cjp/table-swap" if option.name == "section" else "junk"
        case discord.AppCommandOptionType.user:
            return night.players[1]
        case discord.AppCommandOptionType.attachment:
            return ("junk.csv", b"\xff\x00junk,1\n2")
    raise AssertionError(f"no value for an option of type {option.type}")


async def answered(
    night: Night, who: simcord.MemberActor, command: app_commands.Command[Any, ..., Any], **options: object
) -> str:
    """What the bot answers, which is never nothing and never an apology; of an opened form its title."""
    result = await night.run(who, command.qualified_name, **options)
    words = said(result)
    assert words or result.modal, f"/{command.qualified_name} says nothing"
    assert not WENT_WRONG.search(words), f"/{command.qualified_name}: {words}"
    return words or str((result.modal or {}).get("title"))


def raw_words(words: str) -> list[str]:
    """The program's own words that slipped into a Japanese sentence; commands and sections are meant."""
    return RAW_WORDS.findall(_CODE.sub("", words))


def kept(night: Night, guild_id: int = 0) -> dict[str, list[dict[str, Any]]]:
    """Everything that is stored of a server, to be compared with what it was.

    Left out are a refused form's drafts, for what was typed is kept so that the form opens again with it, and the
    questions that were put to the rules: asking changes nothing. Nor does it that somebody's tries are counted.
    """
    left_out = [str(row.__tablename__) for row in (DraftRow, RuleAskRow, LimitCountRow)]
    return stored(night.bot.bot_context.database, guild_id or night.guild.id, without=left_out)


def forget_setup(night: Night) -> None:
    """The server as it is before an admin has set it up."""

    def forget(uow: UnitOfWork) -> None:
        version = uow.guilds.require(night.guild.id).version
        uow.guilds.save(Guild(night.guild.id, version=version))

    write(night.bot.bot_context.database, forget, lambda _: True)
