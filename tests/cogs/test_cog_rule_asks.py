"""Around an answer of the rules: what is noted, votes, the way to a judge and back, shown to all once."""

import re
from dataclasses import replace
from datetime import timedelta

import discord
import pytest
import simcord

from bot.ui.controls import Choice, Control, controls, menu
from data.records import CallStatus, Guild, JudgeCall
from data.rule_records import RuleAsk, RuleVote
from data.transaction import write
from data.unit_of_work import UnitOfWork
from faq.corpus import load_corpus
from league.clock import Clock
from tests.cogs.test_cog_rule import SHOWN_HAND, UNKNOWN, UNSURE, title
from tests.support.night import Night, ids_of, last, said, shown
from tests.support.rounds import audited, event_with, player_id, running, tables, the_event

MENU = "menu:rule-unanswered:0:0"
JAPANESE = re.compile("[ぁ-んァ-ヶ一-龠]")


def asks(night: Night) -> tuple[RuleAsk, ...]:
    return night.read(lambda uow: uow.rules.asks.find())  # type: ignore[return-value]  # a query's outcome


def votes(night: Night) -> tuple[RuleVote, ...]:
    return night.read(lambda uow: uow.rules.votes.find())  # type: ignore[return-value]  # a query's outcome


def calls(night: Night) -> tuple[JudgeCall, ...]:
    return night.read(lambda uow: uow.calls.find())  # type: ignore[return-value]  # a query's outcome


def change(night: Night, **settings: object) -> None:
    """The server's settings are changed."""

    def save(uow: UnitOfWork) -> Guild:
        return uow.guilds.save(replace(uow.guilds.require(night.guild.id), **settings))  # type: ignore[arg-type]  # columns by name

    write(night.bot.hall.database, save, bool)


def forget_the_asks(night: Night) -> None:
    later = night.env.now() + timedelta(days=1)
    write(night.bot.hall.database, lambda uow: uow.rules.forget_asks(night.guild.id, later), lambda _: True)


async def asked(night: Night, question: str, player: int = 0) -> simcord.InteractionResult:
    return await night.run(night.players[player], "rule ask", question=question)


def menu_of(message: discord.Message) -> discord.SelectMenu:
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    return next(item for row in rows for item in row.children if isinstance(item, discord.SelectMenu))


async def old_menu(night: Night, section: str) -> discord.Message:
    """A menu of the first call with a rule of our choice, as an old message or a forger may have it."""
    channel = night.bot.get_channel(night.channels["judges"].id)
    assert isinstance(channel, discord.TextChannel)
    view = discord.ui.View(timeout=None)
    view.add_item(menu("judge-candidate", 1, "Old", [Choice("Old", section)]))
    return await channel.send("old", view=view)


def pinged(night: Night, content: str) -> list[int]:
    """The users whom the request behind a message allowed to be pinged."""
    bodies = [r.json for r in night.env.http_requests if isinstance(r.json, dict)]
    (users,) = [body["allowed_mentions"]["users"] for body in bodies if body.get("content") == content]
    return [int(user) for user in users]


async def called_and_posted(night: Night, question: str = SHOWN_HAND) -> discord.Message:
    """A question that went to the judges of an event without a table, and its post."""
    await event_with(night, players=1)
    await night.click(night.players[0], last(await asked(night, question)), "rule-judge")
    await night.settle()
    return night.posts("judges")[0]


# What is noted


async def test_a_question_is_noted_without_anybodys_name(night: Night) -> None:
    await asked(night, f"May <@{night.players[1].id}> castle?  ")
    (ask,) = asks(night)
    assert ask.question == "May … castle?"
    assert (ask.language, ask.picked, ask.done) == ("en", False, False)
    fields = [getattr(ask, name) for name in RuleAsk.__slots__]
    assert night.players[0].id not in fields


async def test_the_message_menu_notes_its_question_too_and_a_private_message_notes_none(night: Night) -> None:
    message = await night.players[1].send(night.hall, SHOWN_HAND)
    await night.players[0].context_menu(night.hall, "Find the rule", message)
    assert [ask.question for ask in asks(night)] == [SHOWN_HAND]
    alone = await night.players[0].user.slash("rule ask", question=SHOWN_HAND)
    assert len(asks(night)) == 1
    assert not {"rule-up", "rule-judge"} & {name.split(":")[0] for name in ids_of(last(alone))}


async def test_opening_an_offered_rule_makes_the_question_no_miss(night: Night) -> None:
    answer = await asked(night, UNSURE)
    await night.restart()
    opened = await night.click(night.players[0], last(answer), "rule-open")
    assert asks(night)[0].picked
    assert "rule-up:" in " ".join(ids_of(last(opened)))


async def test_the_answer_in_the_other_language_still_takes_votes(night: Night) -> None:
    answer = await asked(night, SHOWN_HAND)
    japanese = await night.click(night.players[0], last(answer), "rule-language")
    await night.click(night.players[0], last(japanese), "rule-up")
    assert [vote.ask_id for vote in votes(night)] == [asks(night)[0].id]


async def test_buttons_of_answers_from_before_still_work(night: Night) -> None:
    """They carry a rule and a language, no question."""
    channel = night.bot.get_channel(night.hall.id)
    assert isinstance(channel, discord.TextChannel)
    number = [e.sections[0] for e in load_corpus().entries].index("cjp/hand-no-show")
    view = discord.ui.View(timeout=None)
    for verb in ("rule-open", "rule-language"):
        view.add_item(discord.ui.Button(custom_id=f"{verb}:{number}:0", label="old"))
    old = await channel.send("old", view=view)
    for verb in ("rule-open", "rule-language"):
        opened = await night.click(night.players[0], old, verb)
        entry = load_corpus().by_section("cjp/hand-no-show")
        assert entry is not None
        assert title(opened) == entry.title.ja
        assert not any(name.startswith("rule-up:") for name in ids_of(last(opened)))
    assert asks(night) == ()


# Votes


@pytest.mark.parametrize(
    ("language", "thanks", "judge"),
    [("en-US", "the organizers see this question", "Ask a judge"), ("ja", "主催者の一覧", "審判に聞く")],
)
async def test_a_vote_counts_once_may_be_changed_and_leads_to_a_judge(
    night: Night, language: str, thanks: str, judge: str
) -> None:
    night.locales.set(night.players[0].id, language)
    answer = last(await asked(night, SHOWN_HAND))
    await night.click(night.players[0], answer, "rule-up")
    await night.click(night.players[0], answer, "rule-up")
    assert [(vote.section, vote.up) for vote in votes(night)] == [("cjp/hand-no-show", True)]
    await night.restart()
    against = await night.click(night.players[0], answer, "rule-down")
    assert [vote.up for vote in votes(night)] == [False]
    assert thanks in said(against)
    assert against.ephemeral
    (button,) = [item for row in last(against).components for item in row["components"]]
    assert button["label"] == judge
    assert button["custom_id"] == f"rule-judge:{asks(night)[0].id}:0"


@pytest.mark.parametrize(("language", "words"), [("en-US", "no longer kept"), ("ja", "もう残っていません")])
async def test_a_question_that_is_gone_takes_no_vote_and_no_judge(
    night: Night, language: str, words: str
) -> None:
    night.locales.set(night.players[0].id, language)
    await event_with(night, players=1)
    answer = last(await asked(night, SHOWN_HAND))
    forget_the_asks(night)
    for verb in ("rule-up", "rule-down", "rule-judge"):
        assert words in said(await night.click(night.players[0], answer, verb))
    assert (votes(night), calls(night)) == ((), ())


async def test_a_question_of_another_server_is_nobodys_here(night: Night) -> None:
    answer = last(await asked(night, SHOWN_HAND))
    ask = asks(night)[0]
    elsewhere = replace(ask, guild_id=night.guild.id + 1)
    write(night.bot.hall.database, lambda uow: uow.rules.asks.save(elsewhere), bool)
    assert "no longer kept" in said(await night.click(night.players[0], answer, "rule-up"))
    assert votes(night) == ()


# To a judge and back


@pytest.mark.parametrize("question", [SHOWN_HAND, UNSURE, UNKNOWN])
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
    assert "検索で見つかった" in shown(post)


async def test_a_double_click_posts_once(night: Night) -> None:
    await event_with(night, players=1)
    answer = last(await asked(night, UNKNOWN))
    first = await night.click(night.players[0], answer, "rule-judge")
    assert "private message" in said(first)
    await night.restart()
    again = await night.click(night.players[0], answer, "rule-judge")
    assert "called a judge already (no. 1)" in said(again)
    await night.settle()
    assert len(calls(night)) == 1
    assert len([post for post in night.posts("judges") if post.embeds]) == 1


async def test_a_ruling_comes_back_in_private(night: Night) -> None:
    await called_and_posted(night, UNKNOWN)
    await night.run(night.judge, "judge rule", call=1, ruling="Not in this game")
    await night.settle()
    (message,) = night.players[0].user.dm_channel.history()
    assert "Not in this game" in message.content
    assert UNKNOWN in message.content


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


async def test_at_a_table_its_clock_stands_still_and_the_ruling_is_told_there__cjp_call_judge(
    night: Night,
) -> None:
    await running(night)
    table = tables(night)[0]
    number = next(n for n in range(8) if player_id(night, n) == table.seats[0])
    answer = await asked(night, SHOWN_HAND, number)
    called = await night.click(night.players[number], last(answer), "rule-judge")
    assert "clock stands still" in said(called)
    clock = night.read(lambda uow: uow.clocks.require(table.id).clock)
    assert isinstance(clock, Clock)
    assert clock.paused_at is not None
    await night.run(night.judge, "judge rule", call=1, ruling="No")
    await night.settle()
    post = night.read(lambda uow: uow.outbox.posts.first(kind="table", subject=table.id))
    thread = next(t for t in night.channels["pairings"].threads if t.id == post.thread_id)  # type: ignore[attr-defined]  # a query's outcome
    assert any("**No**" in message.content for message in thread.history())


@pytest.mark.parametrize(
    ("language", "words"), [("en-US", "no judge is on duty"), ("ja", "担当の審判がいません")]
)
async def test_without_an_event_no_judge_is_on_duty_and_it_is_said_what_to_do(
    night: Night, language: str, words: str
) -> None:
    night.locales.set(night.players[0].id, language)
    refused = said(await night.click(night.players[0], last(await asked(night, UNKNOWN)), "rule-judge"))
    assert words in refused
    assert "/event list" in refused
    assert calls(night) == ()


async def test_of_several_events_it_is_the_one_in_which_the_asker_plays(night: Night) -> None:
    await event_with(night, players=1)
    await night.run(night.organizer, "event create", name="Other")
    await night.run(night.organizer, "event open", event=2)
    stranger = await night.click(night.players[1], last(await asked(night, UNKNOWN, 1)), "rule-judge")
    assert "Several events are possible: Cup, Other" in said(stranger)
    assert "`/judge call`" in said(stranger)
    await night.click(night.players[0], last(await asked(night, UNKNOWN)), "rule-judge")
    assert [call.event_id for call in calls(night)] == [the_event(night).id]


async def test_without_a_judges_channel_nobody_is_left_waiting(night: Night) -> None:
    change(night, judges_channel=0)
    await event_with(night, players=1)
    refused = await night.click(night.players[0], last(await asked(night, UNKNOWN)), "rule-judge")
    assert "no judges' channel yet" in said(refused)
    assert calls(night) == ()


# A judge rules by one of the rules


async def test_a_judge_rules_by_one_of_the_rules_with_one_choice(night: Night) -> None:
    post = await called_and_posted(night)
    await night.restart()
    chosen = menu_of(post).options[1].value
    ruled = await night.judge.select(post, [chosen], custom_id=str(menu_of(post).custom_id))
    assert "Ruling on call no. 1 recorded" in said(ruled)
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
    assert settled.components == []
    kept = await old_menu(night, chosen)
    again = await night.judge.select(kept, [chosen], custom_id=str(menu_of(kept).custom_id))
    assert "has been ruled on already" in said(again)
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
    assert 'no section "jbl/4.4.4"' in said(refused)
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


# Shown to all, and how a source is cited


@pytest.mark.parametrize(
    ("language", "words"), [("en-US", "has been shown to all already"), ("ja", "すでに全員に表示済み")]
)
async def test_an_answer_is_shown_to_all_once(night: Night, language: str, words: str) -> None:
    night.locales.set(night.players[0].id, language)
    answer = last(await asked(night, SHOWN_HAND))
    await night.click(night.players[0], answer, "rule-share")
    await night.restart()
    assert words in said(await night.click(night.players[0], answer, "rule-share"))
    assert len(night.posts("hall")) == 1


async def test_what_discord_did_not_take_may_be_shown_again(night: Night) -> None:
    answer = last(await asked(night, SHOWN_HAND))
    await night.click(night.players[0], answer, "rule-up")
    night.env.inject_error("POST", "/webhooks/*/*", status=400, code=50035, times=1)
    failed = await night.click(night.players[0], answer, "rule-share")
    assert "nobody else sees it" in said(failed)
    assert night.posts("hall") == []
    again = await night.click(night.players[0], answer, "rule-share")
    assert "Everybody in this channel sees it now" in said(again)
    assert len(night.posts("hall")) == 1


@pytest.mark.parametrize("prefix", ["jbl", "cjp", "cwc", "std", "riv"])
async def test_the_edition_is_told_in_the_readers_language(night: Night, prefix: str) -> None:
    entry = next(entry for entry in load_corpus().entries if entry.document.prefix == prefix)
    answer = await night.run(night.players[0], "rule show", section=entry.sections[0])
    footer = last(answer).embeds[0].footer.text
    assert footer
    assert not JAPANESE.search(footer)
    assert entry.printed in said(answer)
    assert ("in the Japanese original" in said(answer)) == (not entry.printed.isascii())


# What found no rule


async def list_of(night: Night, language: str = "en-US") -> simcord.InteractionResult:
    night.locales.set(night.organizer.id, language)
    return await night.run(night.organizer, "rule unanswered")


async def chosen(night: Night, place: int = 0) -> simcord.InteractionResult:
    """The organizer's list, and one question chosen from it."""
    shown_list = last(await list_of(night))
    rows = shown_list.components
    (found,) = [item for row in rows for item in row["components"] if item["custom_id"] == MENU]
    return await night.organizer.select(shown_list, [found["options"][place]["value"]], custom_id=MENU)


async def missed(night: Night, question: str, times: int) -> None:
    for _ in range(times):
        await asked(night, question)


async def test_organizers_see_what_was_not_found_the_most_frequent_first(night: Night) -> None:
    await missed(night, "poker blinds", 1)
    await missed(night, "Chess castling rule?", 1)
    await missed(night, UNKNOWN, 2)
    await asked(night, SHOWN_HAND)
    words = said(await list_of(night))
    assert f"1. {UNKNOWN} — not found 3 times" in words  # a question mark makes no other question
    assert "2. poker blinds — not found once" in words
    assert SHOWN_HAND not in words
    assert "見つからず3回" in said(await list_of(night, "ja"))


async def test_an_answer_that_did_not_help_is_on_the_list_until_the_vote_is_changed(night: Night) -> None:
    answer = last(await asked(night, SHOWN_HAND))
    await night.click(night.players[0], answer, "rule-down")
    assert f"{SHOWN_HAND} — was answered, 👎 1" in said(await list_of(night))
    await night.click(night.players[0], answer, "rule-up")
    assert "No question waits" in said(await list_of(night))


async def test_an_offered_rule_that_was_opened_takes_the_question_off_the_list(night: Night) -> None:
    answer = last(await asked(night, UNSURE))
    assert UNSURE in said(await list_of(night))
    await night.click(night.players[0], answer, "rule-open")
    assert "回答待ちの質問はありません" in said(await list_of(night, "ja"))


async def test_a_long_list_has_pages_that_turn_in_place(night: Night) -> None:
    for number in range(12):
        await asked(night, f"chess castling rule {'x' * (number + 1)}")
    first = last(await list_of(night))
    second = await night.organizer.click(first, custom_id="rule-unanswered-page:0:1")
    assert second.followups == []
    page = [item for item in ids_of(last(second)) if item == MENU]
    assert page == [MENU]


async def test_a_dismissed_question_leaves_the_list_until_it_is_missed_again(night: Night) -> None:
    await missed(night, UNKNOWN, 2)
    card = last(await chosen(night))
    await night.restart()
    done = await night.click(night.organizer, card, "rule-dismiss")
    assert "Dismissed" in said(done)
    assert "no longer kept" in said(await night.click(night.organizer, card, "rule-dismiss"))
    assert "No question waits" in said(await list_of(night))
    lines = night.read(lambda uow: uow.journal.lines(night.guild.id, 0, 10))
    assert [line.action for line in lines] == ["rule-dismissed"]  # type: ignore[attr-defined]  # a query's outcome
    await night.click(night.organizer, last(done), "rule-undo")
    assert f"{UNKNOWN} — not found 2 times" in said(await list_of(night))
    await night.click(night.organizer, last(await chosen(night)), "rule-dismiss")
    await missed(night, UNKNOWN, 1)
    assert f"{UNKNOWN} — not found once" in said(await list_of(night))


@pytest.mark.parametrize(("language", "words"), [("en-US", "Only organizers"), ("ja", "主催者だけ")])
async def test_nobody_but_organizers_sees_or_settles_the_questions(
    night: Night, language: str, words: str
) -> None:
    await missed(night, UNKNOWN, 1)
    card = last(await chosen(night))
    for member in (night.players[0], night.judge):
        night.locales.set(member.id, language)
        assert words in said(await night.run(member, "rule unanswered"))
    channel = night.bot.get_channel(night.hall.id)
    assert isinstance(channel, discord.TextChannel)
    view = controls("en", [Control("rule-dismiss", 1), Control("rule-unanswered-page", 0)])
    forged = await channel.send("forged", view=view)
    for verb in ("rule-dismiss", "rule-unanswered-page"):
        assert words in said(await night.click(night.judge, forged, verb))
    assert not asks(night)[0].done
    assert UNKNOWN in said(await night.click(night.organizer, card, "rule-unanswered-page"))


async def test_in_a_private_message_no_server_has_questions(night: Night) -> None:
    refused = said(await night.organizer.user.slash("rule unanswered"))
    assert refused.startswith("⛔")


async def test_a_question_becomes_another_way_to_ask_for_a_rule_and_that_can_be_taken_back(
    night: Night,
) -> None:
    await missed(night, UNKNOWN, 2)
    card = last(await chosen(night))
    await night.restart()
    (nearest,) = [name for name in ids_of(card) if name.startswith("menu:rule-alias:")]
    preview = await night.organizer.select(card, ["jbl/4.4.4"], custom_id=nearest)
    assert "nothing is saved yet" in said(preview).lower()
    assert not asks(night)[0].done
    saved = await night.click(night.organizer, last(preview), "rule-save")
    assert "leads to `jbl/4.4.4`" in said(saved)
    assert "No question waits" in said(await list_of(night))
    assert "`jbl/4.4.4`" in said(await asked(night, UNKNOWN))
    await night.click(night.organizer, last(saved), "rule-undo")
    assert f"{UNKNOWN} — not found 2 times" in said(await list_of(night))


async def test_a_question_is_answered_with_a_rule_of_the_house(night: Night) -> None:
    await missed(night, UNKNOWN, 1)
    card = last(await chosen(night))
    await night.restart()
    form = await night.click(night.organizer, card, "rule-write")
    assert UNKNOWN in str(form.modal)
    typed = {"title_en": "No castling", "text_en": "Nobody castles in our league.", "questions": UNKNOWN}
    empty = {"title_ja": "", "text_ja": ""}
    preview = await night.organizer.submit_modal(form, {**empty, **typed})
    await night.click(night.organizer, last(preview), "rule-save")
    assert "No question waits" in said(await list_of(night))
    answer = await asked(night, UNKNOWN)
    assert title(answer) == "No castling"
    await night.click(night.players[0], last(answer), "rule-up")
    assert [vote.section for vote in votes(night)] == ["house/1"]


async def test_a_judge_rules_by_a_rule_of_the_house(night: Night) -> None:
    await missed(night, UNKNOWN, 1)
    form = await night.click(night.organizer, last(await chosen(night)), "rule-write")
    typed = {"title_en": "No castling", "text_en": "Nobody castles.", "questions": UNKNOWN}
    preview = await night.organizer.submit_modal(form, {"title_ja": "", "text_ja": "", **typed})
    await night.click(night.organizer, last(preview), "rule-save")
    post = await called_and_posted(night, UNKNOWN)
    await night.judge.select(post, ["house/1"], custom_id=str(menu_of(post).custom_id))
    await night.settle()
    (message,) = night.players[0].user.dm_channel.history()
    assert "Nobody castles." in message.content
    assert "House rule, house/1" in shown(night.posts("judges")[0])


async def test_a_question_that_was_settled_meanwhile_is_no_longer_worked_on(night: Night) -> None:
    await missed(night, UNKNOWN, 1)
    card = last(await chosen(night))
    await night.click(night.organizer, card, "rule-dismiss")
    assert "no longer kept" in said(await night.click(night.organizer, card, "rule-write"))
    (nearest,) = [name for name in ids_of(card) if name.startswith("menu:rule-alias:")]
    late = await night.organizer.select(card, ["jbl/4.4.4"], custom_id=nearest)
    assert "no longer kept" in said(late)


async def test_judges_cannot_work_on_the_questions(night: Night) -> None:
    await missed(night, UNKNOWN, 1)
    channel = night.bot.get_channel(night.hall.id)
    assert isinstance(channel, discord.TextChannel)
    view = controls("en", [Control("rule-write", 1)])
    view.add_item(menu("rule-alias", 1, "Old", [Choice("Old", "cjp/hand-no-show")]))
    forged = await channel.send("forged", view=view)
    assert "Only organizers" in said(await night.click(night.judge, forged, "rule-write"))
    alias = await night.judge.select(forged, ["cjp/hand-no-show"], custom_id="menu:rule-alias:1:0")
    assert "Only organizers" in said(alias)
