"""`/rule unanswered`: what found no rule, and what organizers make of it."""

import discord
import pytest
import simcord

from bot.ui.controls import Control, controls
from league.ids import EventId
from tests.support.night import Night, ids_of, last, said, shown
from tests.support.rule_questions import (
    SHOWN_HAND,
    UNKNOWN,
    asked,
    asks,
    called_and_posted,
    menu_of,
    title,
    votes,
)
from tests.support.wording import says

pytestmark = pytest.mark.usefixtures("few_questions")
MENU = "menu:rule-unanswered:0:0"


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
    assert says(said(await list_of(night, "ja")), "rule-unanswered-counts", language="ja")


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
    assert says(said(done), "rule-dismissed")
    assert says(said(await night.click(night.organizer, card, "rule-dismiss")), "refusal-rule-ask-gone")
    assert says(said(await list_of(night)), "rule-unanswered-none")
    lines = night.read(lambda uow: uow.journal.lines(night.guild.id, EventId(0), 10))
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


async def test_a_question_becomes_another_way_to_ask_for_a_rule_and_that_can_be_taken_back(
    night: Night,
) -> None:
    await missed(night, UNKNOWN, 2)
    card = last(await chosen(night))
    await night.restart()
    (nearest,) = [name for name in ids_of(card) if name.startswith("menu:rule-alias:")]
    preview = await night.organizer.select(card, ["jbl/1.1"], custom_id=nearest)
    assert says(said(preview), "preview-rule-alias", question=UNKNOWN)
    assert not asks(night)[0].done
    saved = await night.click(night.organizer, last(preview), "rule-save")
    assert says(said(saved), "saved-rule-alias", section="jbl/1.1")
    assert says(said(await list_of(night)), "rule-unanswered-none")
    assert "`jbl/1.1`" in said(await asked(night, UNKNOWN))
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
    assert says(said(await list_of(night)), "rule-unanswered-none")
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
    assert says(shown(night.posts("judges")[0]), "citation-house", section="house/1")
