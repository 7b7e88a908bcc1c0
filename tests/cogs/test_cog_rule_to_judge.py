"""From an answer of the rules to a judge and back: the call, the rules that were found for it, the ruling."""

from dataclasses import replace

import discord
import pytest

from bot.ui.controls import MenuLine, menu
from data.records import CallStatus, Guild
from data.transaction import write
from data.unit_of_work import UnitOfWork
from faq.corpus import load_corpus
from tests.support.listed import listed
from tests.support.night import Night, asks, last, said, shown
from tests.support.reading import is_post
from tests.support.results import at_table
from tests.support.rounds import audited, event_with, running, tables, the_event
from tests.support.rule_questions import SHOWN_HAND, UNKNOWN, UNSURE, asked, called_and_posted, calls, menu_of
from tests.support.wording import says


def change(night: Night, **settings: object) -> None:
    """The server's settings are changed."""

    def save(uow: UnitOfWork) -> Guild:
        return uow.guilds.save(replace(uow.guilds.require(night.guild.id), **settings))  # type: ignore[arg-type]  # columns by name

    write(night.bot.bot_context.database, save, bool)


async def old_menu(night: Night, section: str) -> discord.Message:
    """A menu of the first call with a rule of our choice, as an old message or a forger may have it."""
    channel = night.bot.get_channel(night.channels["judges"].id)
    assert isinstance(channel, discord.TextChannel)
    view = discord.ui.View(timeout=None)
    view.add_item(menu("judge-candidate", 1, "Old", [MenuLine("Old", section)]))
    return await channel.send("old", view=view)


def pinged(night: Night, content: str) -> list[int]:
    """The users whom the request behind a message allowed to be pinged."""
    bodies = [r.json for r in night.env.http_requests if isinstance(r.json, dict)]
    (users,) = [body["allowed_mentions"]["users"] for body in bodies if body.get("content") == content]
    return [int(user) for user in users]


# To a judge and back


@pytest.mark.parametrize("question", [UNSURE])
async def test_the_judges_get_question_asker_and_the_best_rules(night: Night, question: str) -> None:
    post = await called_and_posted(night, question)
    assert question in shown(post)
    assert f"<@{night.players[0].id}>" in shown(post)
    found = calls(night)[0].candidates
    assert len(found) == 3
    assert [option.value for option in menu_of(post).options] == list(found)
    assert all(section in shown(post) for section in found)


async def test_the_judges_read_the_rules_in_the_servers_language(night: Night) -> None:
    change(night, language="ja")
    post = await called_and_posted(night)
    entry = load_corpus().by_section("cjp/hand-no-show")
    assert entry is not None
    assert entry.title.ja in shown(post)
    assert says(shown(post), "call-candidates", language="ja")


async def test_a_double_click_posts_once(night: Night) -> None:
    await event_with(night, players=1)
    answer = last(await asked(night, UNKNOWN))
    first = await night.click(night.players[0], answer, "rule-judge")
    assert says(said(first), "doctor-what-private")
    await night.restart()
    again = await night.click(night.players[0], answer, "rule-judge")
    assert says(said(again), "refusal-judge-called-already", number=1)
    await night.settle()
    assert len(calls(night)) == 1
    assert len([post for post in night.posts("judges") if is_post(post)]) == 1


async def test_where_private_messages_are_closed_it_comes_in_the_channel_once(night: Night) -> None:
    await called_and_posted(night, UNKNOWN)
    night.env.inject_error("POST", "/channels/*/messages", status=403, code=50007, times=1)
    await night.run(night.judge, "judge rule", call=1, ruling="Not in this game")
    await night.settle()
    await night.restart()
    told = [post for post in night.posts("hall") if "Not in this game" in post.content]
    assert len(told) == 1
    assert pinged(night, told[0].content) == [night.players[0].id]
    assert night.players[0].user.dm_channel.history() == []


@pytest.mark.parametrize(
    ("language", "words"), [("en-US", "no judge is on duty"), ("ja", "担当の審判がいません")]
)
async def test_without_an_event_no_judge_is_on_duty_and_it_is_said_what_to_do(
    night: Night, language: str, words: str
) -> None:
    night.locales.set(night.players[0].id, language)
    refused = said(await night.click(night.players[0], last(await asked(night, UNKNOWN)), "rule-judge"))
    assert words in refused
    assert listed("event list", language) in refused
    assert calls(night) == ()


async def test_of_several_events_it_is_the_one_in_which_the_asker_plays(night: Night) -> None:
    await event_with(night, players=1)
    await night.run(night.organizer, "event create", name="Other")
    await night.run(night.organizer, "event open", event=2)
    stranger = await night.click(night.players[1], last(await asked(night, UNKNOWN, 1)), "rule-judge")
    assert says(said(stranger), "refusal-judge-which-event", names="Other, Cup")
    assert says(said(stranger), "refusal-judge-which-event")
    await night.click(night.players[0], last(await asked(night, UNKNOWN)), "rule-judge")
    assert [call.event_id for call in calls(night)] == [the_event(night).id]


async def test_without_a_judges_channel_nobody_is_left_waiting(night: Night) -> None:
    change(night, judges_channel=0)
    await event_with(night, players=1)
    refused = await night.click(night.players[0], last(await asked(night, UNKNOWN)), "rule-judge")
    assert says(said(refused), "refusal-no-judges-channel")
    assert calls(night) == ()


# A judge rules by one of the rules


async def test_a_judge_rules_by_one_of_the_rules_with_one_choice(night: Night) -> None:
    post = await called_and_posted(night)
    await night.restart()
    chosen = menu_of(post).options[1].value
    ruled = await night.judge.select(post, [chosen], custom_id=str(menu_of(post).custom_id))
    assert says(said(ruled), "judge-ruled", number=1)
    (call,) = calls(night)
    entry = load_corpus().by_section(chosen)
    assert entry is not None
    assert (call.status, call.section, call.ruling) == (CallStatus.RULED, chosen, entry.title.en)
    assert audited(night)[-1] == "judge-ruled"
    await night.settle()
    (message,) = night.players[0].user.dm_channel.history()
    assert chosen in message.content
    settled = night.posts("judges")[0]
    assert chosen in shown(settled)
    assert asks(settled) == []
    kept = await old_menu(night, chosen)
    again = await night.judge.select(kept, [chosen], custom_id=str(menu_of(kept).custom_id))
    assert says(said(again), "refusal-call-settled")
    assert len(night.players[0].user.dm_channel.history()) == 1


@pytest.mark.parametrize(("language", "words"), [("en-US", "Only judges"), ("ja", "審判と主催者だけ")])
async def test_nobody_but_a_judge_rules_by_a_rule(night: Night, language: str, words: str) -> None:
    post = await called_and_posted(night)
    night.locales.set(night.players[0].id, language)
    offered = menu_of(post)
    chosen = offered.options[0].value
    refused = await night.players[0].select(post, [chosen], custom_id=str(offered.custom_id))
    assert words in said(refused)
    assert calls(night)[0].status is CallStatus.OPEN


async def test_a_rule_that_was_not_found_for_the_question_is_not_taken(night: Night) -> None:
    await called_and_posted(night)
    forged = await old_menu(night, "jbl/4.4.4")
    refused = await night.judge.select(forged, ["jbl/4.4.4"], custom_id="menu:judge-candidate:1:0")
    assert says(said(refused), "refusal-no-such-section", section="jbl/4.4.4")
    assert calls(night)[0].status is CallStatus.OPEN


async def test_a_call_from_a_table_carries_the_rules_as_well(night: Night) -> None:
    await running(night)
    await night.run(night.judge, "judge call", question=SHOWN_HAND, table=1)
    await night.settle()
    assert "cjp/hand-no-show" in [option.value for option in menu_of(night.posts("judges")[0]).options]


async def test_a_call_that_is_no_question_about_the_rules_carries_none(night: Night) -> None:
    await running(night)
    await night.run(night.judge, "judge call", question=UNKNOWN, table=1)
    assert calls(night)[0].candidates == ()


async def test_whoever_is_not_safe_is_heard_by_judges_alone(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    player = at_table(night, table)[0]
    before = {channel: len(night.posts(channel)) for channel in ("hall", "pairings")}
    threads = [len(one.history()) for one in night.channels["pairings"].threads]
    answer = last(await night.run(player, "rule ask", question="He groped me, who do I report to?"))
    await night.click(player, answer, "rule-judge")
    await night.settle()
    (call,) = calls(night)
    assert (call.caller, call.table_id, call.halted_at) == (player.id, 0, None)
    assert any("groped" in shown(post) for post in night.posts("judges"))
    night.env.inject_error("POST", "/channels/*/messages", status=403, code=50007, times=1)
    await night.run(night.judge, "judge rule", call=call.id, ruling="Come to the desk")
    await night.settle()
    assert {channel: len(night.posts(channel)) for channel in ("hall", "pairings")} == before
    assert [len(one.history()) for one in night.channels["pairings"].threads] == threads
    await night.later(1800)
    assert [len(one.history()) for one in night.channels["pairings"].threads] == threads
    assert "Come to the desk" in said(await night.run(player, "me next"))  # the letter was not taken
