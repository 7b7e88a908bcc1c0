"""Nobody sees or does what is not theirs: forged ids and values, what is offered while one types, names."""

import discord
import pytest
import simcord
from hypothesis import given
from hypothesis import strategies as st

from bot.i18n import inert
from bot.ui.controls import LARGEST, chosen_number
from data.transaction import read, write
from league.ids import EventId
from tests.support.every_command import WENT_WRONG, kept
from tests.support.forgery import pressed, sent_form
from tests.support.night import Night, said
from tests.support.reading import raw_words
from tests.support.rounds import event_with, tables, the_event
from tests.support.wording import says
from usecases.caller import Caller
from usecases.execute import ask
from usecases.people import shortened
from usecases.show.pickers import Typed, events_like
from usecases.show.result import seated_like
from usecases.show.round_pickers import avoid_like, table_numbers_like
from usecases.show.season import seasons_like

INVISIBLE = [
    "\u3164",
    "\u2800",
    "\u115f",
    "\u1160",
    "\uffa0",
    "\u200d",
    "\ufe0f",
    "\u034f",
    "\u17b4",
    "\U000e0101",
]
WORDS = st.one_of(st.text(max_size=40), st.integers().map(str), st.just("١٢"), st.just("9" * 40), st.just(""))


# Names


@pytest.mark.parametrize("name", [*INVISIBLE, "\u3164\u200d \u2800", "\u2800" * 40])
async def test_a_name_that_leaves_nothing_to_be_seen_is_refused(night: Night, name: str) -> None:
    await event_with(night, 0)
    before = kept(night)
    for command, option in (("signup add", "guest"), ("event create", "name")):
        answer = said(await night.run(night.organizer, command, **{option: name}))
        assert answer.startswith("⛔"), command
        assert says(answer, "refusal-name-empty")
    assert kept(night) == before


@pytest.mark.parametrize("typed", ["a\x00b", "a\ud83d", "\udc00", "\x00"])
async def test_what_no_database_keeps_as_text_is_left_out(night: Night, typed: str) -> None:
    await event_with(night, 0)
    for command, options in (
        ("rule ask", {"question": f"may I {typed} trade?"}),
        ("catan new", {"seats": 3, "word": typed}),
        ("signup add", {"guest": f"{typed}Ken"}),
    ):
        assert not WENT_WRONG.search(said(await night.run(night.organizer, command, **options))), command
    joined = await sent_form(night, night.players[0], "game-join:1:0", {"word": typed})
    assert not WENT_WRONG.search(said(joined))


@pytest.mark.parametrize("number", [2**53 - 1, -(2**53 - 1), -1])
async def test_a_number_that_nothing_can_have_finds_nothing(night: Night, number: int) -> None:
    """Discord lets anybody type such a one; PostgreSQL refuses to look for it."""
    for command, option in (("event show", "event"), ("game show", "game"), ("me record", "player")):
        answer = said(await night.run(night.outsider, command, **{option: number}))
        assert answer.startswith("⛔"), (command, answer)


def test_names_of_all_scripts_and_emoji_stay_as_they_are() -> None:
    for name in ("Ken", "小林", "שלום", "👨‍👩‍👧‍👦", "❤️", "नमस्ते", "김철수", "A\u3164B", "é"):
        assert shortened(name).replace(" ", "") == name.replace("\u3164", "")


async def test_whoever_has_an_invisible_display_name_goes_by_the_accounts_name(night: Night) -> None:
    await event_with(night, 0)
    ghost = night.guild.add_member(night.env.create_user("ghost", global_name="\u3164"))
    await night.run(ghost, "signup join")
    people = night.read(lambda uow: [person.name for person in uow.people.find(guild_id=night.guild.id)])
    assert people == ["ghost"]


@pytest.mark.parametrize(
    "address",
    [
        "https://evil.example",
        "HTTP://evil.example/x",
        "discord.gg/abc",
        "discord.com/invite/abc",
        "discord://x",
    ],
)
def test_no_address_in_a_name_becomes_a_link(address: str) -> None:
    shown = inert(f"Ken {address}")
    assert address not in shown
    assert shown.replace("\u200b", "").replace("\\", "") == f"Ken {address}"


async def test_links_and_mentions_in_names_are_defused_in_every_message(night: Night) -> None:
    name = "https://evil.example @here <@1>"
    await night.run(night.organizer, "event create", name=name)
    await night.run(night.organizer, "event open")
    for number in range(3):
        await night.run(night.organizer, "signup add", guest=f"{number} {name}")
    looks = (
        "signup list",
        "round seat",
        "round publish",
        "round show",
        "standings show",
        "event log",
        "event show",
    )
    answers = [await night.run(night.organizer, command) for command in looks]
    await night.settle()
    threads = [message for thread in night.channels["pairings"].threads for message in thread.history()]
    posts = [*night.posts("announcements"), *night.posts("pairings"), *threads]
    said_back = [found for answer in answers for found in (answer.response, *answer.followups) if found]
    shown = [message.content for message in posts] + [message.content for message in said_back]
    boxes = [box for message in posts for box in message.embeds]
    boxes += [box for message in said_back for box in message.embeds]
    shown += [box.description or "" for box in boxes]  # a title shows neither links nor mentions
    shown += [words for message in (*posts, *said_back) for words in raw_words(message)]
    for words in shown:
        assert "https://evil" not in words
        assert "@here" not in words
        assert "<@1>" not in words.replace("\\<", "")


# Forged numbers and values


@given(WORDS)
def test_what_is_no_number_in_a_menu_is_nobodys_number(value: str) -> None:
    assert 0 <= chosen_number([value]) <= LARGEST
    assert chosen_number([]) == 0


PLAYED = ("", "?", "?tile", "?build x", "=orders", "=orders x", "end-turn", "build-road e999", "😀", "~")
CHOSEN = ("x", "-1", "9" * 60, "１２", "house/9")
UNKNOWN = ("-", "x", "x:1", "menu:x:1", "play:x")


def _made_up(night: Night, kind: str, pair: str) -> list[tuple[str, list[str] | None]]:
    """Every control of a kind with these numbers: its id, and for a menu what is chosen."""
    bot_context = night.bot.bot_context
    buttons = {
        "buttons": [f"{verb}:{pair}" for verb in bot_context.buttons],
        "openers": [f"{verb}:{pair}" for verb in bot_context.form_openers],
        "play": [f"play:{pair}:{words}" for words in PLAYED],
        "none of ours": [*UNKNOWN, f"nobody:{pair}"],
    }
    menus = {
        "menus": [(f"menu:{verb}:{pair}", value) for verb in bot_context.menus for value in CHOSEN],
        "play": [(f"play-menu:{pair}:{words}", value) for words in PLAYED for value in ("x", "1L~1")],
        "none of ours": [(f"menu:nobody:{pair}", "x")],
    }
    return [
        *((name, None) for name in buttons.get(kind, ())),
        *((name, [value]) for name, value in menus.get(kind, ())),
    ]


async def _answer(night: Night, custom_id: str, values: list[str] | None) -> str:
    result = await pressed(night, night.organizer, custom_id, values)
    return said(result) or str(result.modal or "")


@pytest.mark.parametrize("number", ["0", "1", str(2**31), str(2**63 - 1), "9" * 40])
@pytest.mark.parametrize("kind", ["buttons", "openers", "menus", "play", "none of ours"])
async def test_a_control_that_was_made_up_is_refused_in_words(night: Night, kind: str, number: str) -> None:
    await event_with(night, 8)
    await night.settle()
    answers = {
        f"{custom_id} {values}": await _answer(night, custom_id, values)
        for custom_id, values in _made_up(night, kind, f"{number}:{number}")
    }
    assert [name for name, words in answers.items() if not words] == []
    assert {name: words for name, words in answers.items() if WENT_WRONG.search(words)} == {}


@pytest.mark.parametrize("number", ["0", "1", str(2**31), str(2**63 - 1), "9" * 40])
async def test_a_form_that_was_made_up_is_refused_in_words(night: Night, number: str) -> None:
    await event_with(night, 8)
    await night.settle()
    names = [
        *(f"{verb}:{number}:{number}" for verb in night.bot.bot_context.forms),
        "x",
        f"nobody:{number}:1",
    ]
    answers = {
        name: said(await sent_form(night, night.organizer, name, {"word": "x", "question": "x"}))
        for name in names
    }
    assert [name for name, words in answers.items() if not words] == []
    assert {name: words for name, words in answers.items() if WENT_WRONG.search(words)} == {}


# Channels and roles of other servers


@pytest.mark.parametrize(
    "verb",
    [
        "setup-announcements",
        "setup-pairings",
        "setup-results",
        "setup-judges",
        "setup-organizers",
        "setup-judge-role",
    ],
)
async def test_a_channel_or_role_of_another_server_is_not_stored(night: Night, verb: str) -> None:
    other = night.env.create_guild("Other")
    channel, role = other.create_text_channel("secret"), other.create_role("Boss")
    admin_role = night.guild.create_role("Admin", permissions=discord.Permissions(manage_guild=True))
    admin = night.guild.add_member(night.env.create_user("admin", global_name="Ada"), roles=[admin_role])
    await event_with(night, 0)
    await night.settle()
    before = kept(night)
    for number in (channel.id, role.id, night.guild.id, 5, 2**63 + 1):
        answer = said(await pressed(night, admin, f"menu:{verb}:0:0", [str(number)]))
        assert says(answer, "refusal-not-this-servers"), (verb, number)
    assert kept(night) == before


async def test_a_channel_of_another_server_is_not_written_to(night: Night) -> None:
    """Stored before that was checked, or moved since."""
    other = night.env.create_guild("Other")
    channel = other.create_text_channel("secret")
    database = night.bot.bot_context.database
    guild = read(database, lambda uow: uow.guilds.require(night.guild.id))
    forged = {"announcements_channel": channel.id, "pairings_channel": channel.id}
    write(database, lambda uow: uow.guilds.change(guild, **forged), lambda _: True)
    await event_with(night, 8)
    await night.run(night.organizer, "event announce", words="Hello there")
    await night.run(night.organizer, "round seat", seed=7)
    await night.run(night.organizer, "round publish")
    await night.settle()
    assert list(channel.history()) == []
    posts = read(database, lambda uow: uow.outbox.posts.find())
    assert {post.error for post in posts if post.error} == {"channel-of-another-server"}


# What is offered while one types


def _typed(night: Night, member: simcord.MemberActor, *roles: object, event_id: int = 0) -> Typed:
    held = frozenset(role for role in roles if isinstance(role, int))
    caller = Caller(member.id, "X", night.guild.id, night.env.now(), role_ids=held)
    return Typed(caller, "", EventId(event_id))


async def test_drafts_and_planned_seatings_are_offered_to_organizers_alone(night: Night) -> None:
    await event_with(night, 8, name="Cup")
    await night.run(night.organizer, "round seat", seed=7)
    await night.run(night.organizer, "event create", name="Secret cup", season="2031")
    database = night.bot.bot_context.database
    organizer = _typed(
        night, night.organizer, night.read(lambda uow: uow.guilds.require(night.guild.id).organizer_role)
    )
    judge = _typed(night, night.judge, night.read(lambda uow: uow.guilds.require(night.guild.id).judge_role))
    cup, draft = read(database, lambda uow: uow.events.find(guild_id=night.guild.id))
    assert {offer.name for offer in ask(database, events_like, organizer)} == {"Secret cup", "Cup"}
    assert ask(database, table_numbers_like, Typed(organizer.caller, "", cup.id))
    for asked in (judge, _typed(night, night.players[0]), _typed(night, night.outsider)):
        assert {offer.name for offer in ask(database, events_like, asked)} == {"Cup"}
        assert ask(database, seasons_like, asked) == ()
        for event_id in (EventId(0), draft.id, cup.id):
            named = Typed(asked.caller, "", event_id)
            assert ask(database, table_numbers_like, named) == ()
            assert ask(database, avoid_like, named) == ()


async def test_who_sits_at_a_planned_table_is_not_offered(night: Night) -> None:
    await event_with(night, 8)
    await night.run(night.organizer, "round seat", seed=7)
    (first, *_) = tables(night)
    asked = _typed(night, night.players[0], event_id=first.id)
    assert ask(night.bot.bot_context.database, seated_like, asked) == ()
    await night.run(night.organizer, "round publish")
    assert len(ask(night.bot.bot_context.database, seated_like, asked)) == 4


async def test_a_draft_is_nobodys_business(night: Night) -> None:
    await night.run(night.organizer, "event create", name="Secret cup")
    await night.run(night.organizer, "signup add", guest="Zoe", event=the_event(night).id)
    number = the_event(night).id
    for command in ("signup list", "event show", "standings show", "signup join", "penalty list"):
        answer = said(await night.run(night.outsider, command, event=number))
        assert answer.startswith("⛔"), command
        assert "Secret" not in answer, command
        assert not WENT_WRONG.search(answer)
