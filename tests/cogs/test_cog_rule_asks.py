"""Around an answer of the rules: what is noted of a question, votes, and what is shown to all once."""

import re
from datetime import timedelta

import discord
import pytest

from bot.i18n import Language
from data.transaction import write
from faq.corpus import load_corpus
from tests.support.night import Night, ids_of, last, said
from tests.support.rounds import event_with
from tests.support.rule_questions import SHOWN_HAND, UNSURE, asked, asks, calls, title, votes
from tests.support.wording import says, worded

JAPANESE = re.compile("[ぁ-んァ-ヶ一-龠]")


def forget_the_asks(night: Night) -> None:
    later = night.env.now() + timedelta(days=1)
    write(
        night.bot.bot_context.database,
        lambda uow: uow.rules.forget_asks(night.guild.id, later),
        lambda _: True,
    )


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


@pytest.mark.parametrize(("locale", "language"), [("en-US", "en"), ("ja", "ja")])
async def test_a_vote_counts_once_may_be_changed_and_leads_to_a_judge(
    night: Night, locale: str, language: Language
) -> None:
    night.locales.set(night.players[0].id, locale)
    answer = last(await asked(night, SHOWN_HAND))
    await night.click(night.players[0], answer, "rule-up")
    await night.click(night.players[0], answer, "rule-up")
    assert [(vote.section, vote.up) for vote in votes(night)] == [("cjp/hand-no-show", True)]
    await night.restart()
    against = await night.click(night.players[0], answer, "rule-down")
    assert [vote.up for vote in votes(night)] == [False]
    assert says(said(against), "rule-voted-down", language)
    assert against.ephemeral
    (button,) = [item for row in last(against).components for item in row["components"]]
    assert button["label"] == worded("button-rule-judge", language)
    assert button["custom_id"] == f"rule-judge:{asks(night)[0].id}:0"


@pytest.mark.parametrize(("locale", "language"), [("en-US", "en"), ("ja", "ja")])
async def test_a_question_that_is_gone_takes_no_vote_and_no_judge(
    night: Night, locale: str, language: Language
) -> None:
    night.locales.set(night.players[0].id, locale)
    await event_with(night, players=1)
    answer = last(await asked(night, SHOWN_HAND))
    forget_the_asks(night)
    for verb in ("rule-up", "rule-down", "rule-judge"):
        assert says(
            said(await night.click(night.players[0], answer, verb)), "refusal-rule-ask-gone", language
        )
    assert (votes(night), calls(night)) == ((), ())


# Shown to all, and how a source is cited


@pytest.mark.parametrize(("locale", "language"), [("en-US", "en"), ("ja", "ja")])
async def test_an_answer_is_shown_to_all_once(night: Night, locale: str, language: Language) -> None:
    night.locales.set(night.players[0].id, locale)
    answer = last(await asked(night, SHOWN_HAND))
    await night.click(night.players[0], answer, "rule-share")
    await night.restart()
    again = said(await night.click(night.players[0], answer, "rule-share"))
    assert says(again, "refusal-rule-shown-already", language)
    assert len(night.posts("hall")) == 1


async def test_what_discord_did_not_take_may_be_shown_again(night: Night) -> None:
    answer = last(await asked(night, SHOWN_HAND))
    await night.click(night.players[0], answer, "rule-up")
    night.env.inject_error("POST", "/webhooks/*/*", status=400, code=50035, times=1)
    failed = await night.click(night.players[0], answer, "rule-share")
    assert says(said(failed), "rule-not-shown")
    assert night.posts("hall") == []
    again = await night.click(night.players[0], answer, "rule-share")
    assert says(said(again), "rule-shared")
    assert len(night.posts("hall")) == 1


@pytest.mark.parametrize("prefix", ["jbl", "cjp", "cwc", "std", "riv"])
async def test_the_edition_is_told_in_the_readers_language(night: Night, prefix: str) -> None:
    entry = next(entry for entry in load_corpus().entries if entry.document.prefix == prefix)
    answer = await night.run(night.players[0], "rule show", section=entry.sections[0])
    footer = last(answer).embeds[0].footer.text
    assert footer
    assert not JAPANESE.search(footer)
    assert entry.printed in said(answer)
    assert (says(said(answer), "rule-printed-foreign")) == (not entry.printed.isascii())
