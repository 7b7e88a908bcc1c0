"""Every command, button, menu and form, used by strangers with the numbers of what is not theirs."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import discord
import pytest
import simcord

from bot.games import KINDS
from data.records import Guild
from data.transaction import write
from tests.support.every_command import WENT_WRONG, commands, filled, kept, typed_in_place
from tests.support.forgery import pressed, sent_form
from tests.support.house_rules import DRINKS, saved
from tests.support.night import NAMES, Night, said
from tests.support.rounds import player_id, running, the_event

pytestmark = pytest.mark.slow  # some hundreds of interactions each
NUMBERS = ("1",)
"""What the league has stands under this number; the strangers' own event is the second."""
ANYBODY_MAY = frozenset({*(f"{kind} new" for kind in KINDS), "rivals card", "help"})
"""Begins something of the asker's own, or says what everybody may read."""


@dataclass
class Stranger:
    """Somebody with a role in a server of their own, and where they are."""

    member: simcord.MemberActor
    hall: simcord.ChannelHandle
    message: discord.Message


@pytest.fixture
async def league(night: Night) -> Night:
    """A round under way, a judge called, a penalty given, a rule of the house, and a game by post."""
    await running(night)
    await night.run(night.players[0], "judge call", question="Hidden question")
    await night.run(
        night.judge,
        "penalty warn",
        player=player_id(night, 1),
        section="cjp/table-swap",
        reason="Hidden reason",
    )
    await saved(night, DRINKS | {"title_en": "Hidden rule", "text_en": "Hidden answer."})
    await night.run(night.players[0], "catan new", seats=3, bots=2)
    await night.env.advance_time(10)
    return night


@pytest.fixture(params=["player", "judge", "organizer"])
async def stranger(request: pytest.FixtureRequest, league: Night) -> Stranger:
    """A member of another server that uses the bot too, in this role."""
    other = league.env.create_guild("Elsewhere")
    roles = {
        "judge": other.create_role("Judge"),
        "organizer": other.create_role("Organizer", permissions=discord.Permissions(manage_events=True)),
    }
    hall = other.create_text_channel("hall")
    row = Guild(
        other.id, language="en", announcements_channel=hall.id, pairings_channel=hall.id, results_channel=hall.id,
        judges_channel=hall.id, judge_role=roles["judge"].id, organizer_role=roles["organizer"].id,
    )  # fmt: skip
    write(league.bot.bot_context.database, lambda uow: uow.guilds.add(row), lambda _: True)
    boss = other.add_member(league.env.create_user("boss", global_name="Boss"), roles=[roles["organizer"]])
    await boss.slash(hall, "event create", name="Theirs")
    await league.run_in(hall, boss, "event open")
    await league.settle()
    held = [roles[request.param]] if request.param in roles else []
    member = other.add_member(league.env.create_user("stranger", global_name="Stranger"), roles=held)
    return Stranger(member, hall, next(iter(hall.history())))


def words_of(result: simcord.InteractionResult) -> str:
    """Everything that the stranger sees: answers, forms, suggestions."""
    return said(result) + str(result.modal or "")


def leaks(words: str) -> list[str]:
    """What of the league stands in an answer."""
    return [name for name in (*NAMES, "Hidden", "SECRET CUP") if name in words]


def ids_of(night: Night) -> dict[str, int]:
    """The league's numbers, by the names of the options that ask for them."""
    return {
        "event": the_event(night).id, "player": player_id(night, 0), "other": player_id(night, 1),
        "winner": player_id(night, 0), "table": 1, "call": 1, "penalty": 1, "number": 1, "action": 1, "game": 1,
        "rule": 1, "seat": 1,
    }  # fmt: skip


async def test_no_command_of_a_stranger_tells_or_changes_anything(league: Night, stranger: Stranger) -> None:
    before = kept(league)
    for command in commands(league):
        if command.qualified_name in ANYBODY_MAY:
            continue
        options = filled(league, command, ids_of(league), all_ids=True)
        options = {
            name: stranger.member if value is league.players[1] else value for name, value in options.items()
        }
        words = words_of(
            await league.run_in(stranger.hall, stranger.member, command.qualified_name, **options)
        )
        assert not WENT_WRONG.search(words), (command.qualified_name, words)
        assert not leaks(words), (command.qualified_name, words)
        assert kept(league) == before, command.qualified_name


async def test_nothing_is_suggested_to_a_stranger(league: Night, stranger: Stranger) -> None:
    for command in commands(league):
        for option in command.parameters:
            if option.autocomplete and typed_in_place(command.qualified_name, option.name):
                offers = await league.complete(
                    stranger.hall, stranger.member, command.qualified_name, option.name, ""
                )
                assert not leaks(repr(offers)), (command.qualified_name, option.name, offers)


def controls(night: Night) -> Iterator[tuple[str, list[str] | None]]:
    """Every button and menu, with small numbers: one of them is the league's own."""
    bot_context = night.bot.bot_context
    for number in NUMBERS:
        for detail in ("0", "1"):
            pair = f"{number}:{detail}"
            yield from (
                (f"{verb}:{pair}", None) for verb in (*bot_context.buttons, *bot_context.form_openers)
            )
            yield from ((f"menu:{verb}:{pair}", [number]) for verb in bot_context.menus)
            yield from ((f"play:{pair}:{words}", None) for words in ("roll", "end", "=orders", ""))


async def test_no_control_of_a_stranger_tells_or_changes_anything(league: Night, stranger: Stranger) -> None:
    before = kept(league)
    for custom_id, values in controls(league):
        result = await pressed(
            league, stranger.member, custom_id, values, channel=stranger.hall, message=stranger.message
        )
        words = words_of(result)
        assert words, custom_id
        assert not WENT_WRONG.search(words), (custom_id, words)
        assert not leaks(words), (custom_id, words)
    assert kept(league) == before


async def test_no_form_of_a_stranger_tells_or_changes_anything(league: Night, stranger: Stranger) -> None:
    before = kept(league)
    for verb in league.bot.bot_context.forms:
        for number in NUMBERS:
            typed = {"word": "x", "question": "x", "reason": "x", "ruling": "x", "words": "x"}
            result = await sent_form(
                league, stranger.member, f"{verb}:{number}:1", typed, channel=stranger.hall
            )
            words = words_of(result)
            assert not WENT_WRONG.search(words), (verb, words)
            assert not leaks(words), (verb, words)
    assert kept(league) == before


async def test_a_plain_player_does_nothing_that_needs_a_role(league: Night) -> None:
    """Whatever a judge or an organizer does leaves a line in the audit."""
    outsider, lines = league.outsider, _audit(league)
    for command in commands(league):
        options = filled(league, command, ids_of(league), all_ids=True)
        if command.qualified_name not in ANYBODY_MAY:
            words = words_of(await league.run(outsider, command.qualified_name, **options))
            assert not WENT_WRONG.search(words), (command.qualified_name, words)
            assert "Hidden question" not in words, command.qualified_name
    for custom_id, values in controls(league):
        words = words_of(await pressed(league, outsider, custom_id, values))
        assert not WENT_WRONG.search(words), (custom_id, words)
        assert "Hidden question" not in words, custom_id
    assert _audit(league) == lines


def _audit(night: Night) -> list[Any]:
    found: Any = kept(night)["audit"]
    return list(found)
