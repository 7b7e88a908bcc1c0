"""Asking the rules: the ruling with its source, what else may be meant, or honestly nothing."""

import re

import discord
import pytest

from bot.i18n import Language
from bot.rulebook import the_rulebook
from bot.ui.controls import Control, controls
from faq import force
from faq.corpus import load_corpus, numbered_sections
from faq.entry import Game
from tests.support.listed import listed
from tests.support.night import Night, ids_of, last, said
from tests.support.reading import body_of
from tests.support.rounds import event_with, player_id, running, tables
from tests.support.rule_questions import SHOWN_HAND, UNKNOWN, UNSURE, title
from tests.support.wording import says, worded
from usecases.caller import Caller
from usecases.show.rule import PrivateSteering, Steering, steering


async def test_a_question_gets_the_ruling_with_its_source_in_private(night: Night) -> None:
    answer = await night.run(night.players[0], "rule ask", question=SHOWN_HAND)
    entry = load_corpus().by_section("cjp/hand-no-show")
    assert entry is not None
    assert answer.ephemeral
    assert title(answer) == entry.title.en
    for part in (
        entry.text.en,
        "🏆 Tournament rules",
        entry.document.title.en,
        entry.printed,
        "cjp/hand-no-show",
    ):
        assert part in said(answer)
    footer = last(answer).embeds[0].footer.text
    assert entry.document.edition.en in footer


async def test_a_japanese_question_is_answered_in_japanese(night: Night) -> None:
    night.locales.set(night.players[0].id, "ja")
    answer = await night.run(night.players[0], "rule ask", question="手札を見せてもいい?")
    entry = load_corpus().by_section("cjp/hand-no-show")
    assert entry is not None
    assert entry.text.ja in said(answer)
    assert says(
        said(answer),
        "rule-source",
        language="ja",
        badge=worded("rule-badge-tournament", language="ja"),
        document="カタン大会ルール(日本)",
    )


async def test_the_ruling_of_another_document_stands_beside_by_name(night: Night) -> None:
    other = load_corpus().by_section("cwc/3.0.10")
    assert other is not None
    answer = said(await night.run(night.players[0], "rule show", section="cjp/hand-no-show"))
    assert f"{other.document.title.en}, cwc/3.0.10: {other.text.en}" in answer
    assert "cjp/hand-no-show" in said(await night.run(night.players[0], "rule show", section="cwc/3.0.10"))


async def test_a_ruling_that_is_opened_says_whether_it_is_in_force_at_the_event(night: Night) -> None:
    await event_with(night, players=0, profile="catan-world")
    replaced = said(await night.run(night.players[0], "rule show", section="cjp/hand-no-show"))
    assert says(replaced, "rule-ruled-here", sections="cwc/3.0.10")
    unruled = said(await night.run(night.players[0], "rule show", section="cjp/trade-no-future"))
    assert says(unruled, "rule-not-in-force")
    for section in ("cwc/3.0.10", "jbl/4.4.4"):
        assert "⚠️" not in said(await night.run(night.players[0], "rule show", section=section))


async def test_what_stands_beside_a_ruling_says_that_it_is_not_in_force(night: Night) -> None:
    await event_with(night, players=0, profile="catan-world")
    asked = "Is there a time limit for placing the first settlements?"
    words = said(await night.run(night.players[0], "rule ask", question=asked))
    assert says(words, "rule-elsewhere")
    assert not re.search(r"And: [^\n]*\(cjp/", words)


@pytest.mark.parametrize(
    ("profile", "section"), [("catan-japan", "cjp/hand-no-show"), ("catan-world", "cwc/3.0.10")]
)
async def test_the_rules_of_the_event_come_first(night: Night, profile: str, section: str) -> None:
    await event_with(night, players=0, profile=profile)
    answer = await night.run(night.players[0], "rule ask", question=SHOWN_HAND)
    entry = load_corpus().by_section(section)
    assert entry is not None
    assert title(answer) == entry.title.en


async def test_two_events_of_different_games_steer_nothing(night: Night) -> None:
    alone = title(await night.run(night.players[0], "rule ask", question=SHOWN_HAND))
    for name, profile in (("A", "catan-world"), ("B", "backgammon-jba")):
        await night.run(night.organizer, "event create", name=name, profile=profile)
    await night.run(night.organizer, "event open", event=1)
    await night.run(night.organizer, "event open", event=2)
    assert title(await night.run(night.players[0], "rule ask", question=SHOWN_HAND)) == alone


async def test_a_league_without_a_document_steers_nothing(
    night: Night, monkeypatch: pytest.MonkeyPatch
) -> None:
    await night.run(night.organizer, "event create", name="A", profile="rivals")
    await night.run(night.organizer, "event open", event=1)
    caller = Caller(night.players[0].id, "", night.guild.id, night.env.now(), 1)
    assert night.read(lambda uow: steering(PrivateSteering(caller), uow)) == Steering(Game.RIVALS, "rivals")
    known = {name: documents for name, documents in force.IN_FORCE.items() if name != "rivals"}
    monkeypatch.setattr(force, "IN_FORCE", known)
    assert night.read(lambda uow: steering(PrivateSteering(caller), uow)) == Steering()
    assert title(await night.run(night.players[0], "rule ask", question=SHOWN_HAND))


async def test_an_unsure_answer_offers_three_rules_also_after_a_restart(night: Night) -> None:
    answer = await night.run(night.players[0], "rule ask", question=UNSURE)
    assert says(said(answer), "rule-guess")
    assert len(last(answer).embeds) == 2
    offered = [name for name in ids_of(last(answer)) if name.startswith("rule-open:")]
    assert len(offered) == 3
    await night.restart()
    opened = await night.players[0].click(last(answer), custom_id=offered[1])
    wanted = load_corpus().by_section(numbered_sections()[int(offered[1].split(":")[1])])
    assert wanted is not None
    assert title(opened) == wanted.title.en
    assert opened.ephemeral


@pytest.mark.parametrize(("locale", "language"), [("en-US", "en"), ("ja", "ja")])
async def test_what_no_rule_covers_is_said_with_what_to_do_next(
    night: Night, locale: str, language: Language
) -> None:
    night.locales.set(night.players[0].id, locale)
    answer = await night.run(night.players[0], "rule ask", question=UNKNOWN)
    assert says(said(answer), "rule-nothing", language, question=UNKNOWN)
    assert listed("judge call", locale) in said(answer)
    assert UNKNOWN in said(answer)
    buttons = [name.partition(":")[0] for name in ids_of(last(answer))]
    assert buttons == ["rule-open"] * 3 + ["rule-judge"]


async def test_show_to_all_posts_the_same_box_for_the_channel_without_a_ping(night: Night) -> None:
    answer = await night.run(night.players[0], "rule ask", question=SHOWN_HAND)
    await night.restart()
    shown = await night.click(night.players[0], last(answer), "rule-share")
    assert says(said(shown), "rule-shared")
    public = night.channels["hall"].history(viewer=night.outsider)[-1]
    assert public.embeds[0].to_dict() == last(answer).embeds[0].to_dict()
    assert says(public.content, "rule-shared-by")
    assert public.components == []
    body = next(
        r.json for r in reversed(night.env.http_requests) if (r.json or {}).get("content") == public.content
    )
    assert body is not None
    assert body["allowed_mentions"]["parse"] == []


async def test_nobody_speaks_through_the_bot_where_they_may_not_write(night: Night) -> None:
    quiet = discord.PermissionOverwrite(send_messages=False)
    channel = night.guild.create_text_channel("quiet", overwrites={night.guild.default_role: quiet})
    answer = await night.players[0].slash(channel, "rule ask", question=SHOWN_HAND)
    refused = await night.click(night.players[0], last(answer), "rule-share")
    assert says(said(refused), "refusal-rule-not-here")
    assert len(channel.history(viewer=night.outsider)) == 0


async def test_a_ruling_is_shown_to_the_table_in_its_thread(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    player = next(m for n, m in enumerate(night.players[:8]) if player_id(night, n) == table.seats[0])
    post = night.read(lambda uow: uow.outbox.posts.first(kind="table", subject=table.id))
    thread = next(t for t in night.channels["pairings"].threads if t.id == post.thread_id)  # type: ignore[attr-defined]  # a query's outcome
    answer = await player.slash(thread, "rule ask", question=SHOWN_HAND)
    shown = await night.click(player, last(answer), "rule-share")
    assert says(said(shown), "rule-shared")
    assert "cjp/hand-no-show" in str(thread.history(viewer=night.outsider)[-1].embeds[0].description)


async def test_the_other_language_is_one_tap_away_and_back(night: Night) -> None:
    entry = load_corpus().by_section("cjp/hand-no-show")
    assert entry is not None
    answer = await night.run(night.players[0], "rule show", section="cjp/hand-no-show")
    japanese = await night.click(night.players[0], last(answer), "rule-language")
    assert entry.text.ja in said(japanese)
    english = await night.click(night.players[0], last(japanese), "rule-language")
    assert title(english) == entry.title.en


async def test_the_other_language_keeps_the_sum_and_the_decisive_sentence(night: Night) -> None:
    answer = await night.run(
        night.players[0], "rule ask", question="With 11 cards on a seven, do I have to discard six?"
    )
    assert not says(said(answer), "notice-ruled-final", ruling=worded("export-number"))
    assert says(said(answer), "rule-sum-burst", given=11, result=5)
    assert "**" in said(answer)
    await night.restart()
    japanese = await night.click(night.players[0], last(answer), "rule-language")
    assert says(said(japanese), "rule-sum-burst", language="ja")
    english = await night.click(night.players[0], last(japanese), "rule-language")
    assert said(english) == said(answer)


async def test_related_rules_open_from_the_menu_after_a_restart(night: Night) -> None:
    answer = await night.run(night.players[0], "rule show", section="cjp/hand-no-show")
    await night.restart()
    menu = next(name for name in ids_of(last(answer)) if name.startswith("menu:"))
    opened = await night.players[0].select(last(answer), ["cjp/hand-count"], custom_id=menu)
    entry = load_corpus().by_section("cjp/hand-count")
    assert entry is not None
    assert title(opened) == entry.title.en


async def test_the_judge_is_one_tap_away(night: Night) -> None:
    await event_with(night, players=1)
    answer = await night.run(night.players[0], "rule ask", question=UNKNOWN)
    called = await night.click(night.players[0], last(answer), "rule-judge")
    assert says(said(called), "rule-judge-asked")
    await night.settle()
    assert UNKNOWN in "\n".join(body_of(post) for post in night.posts("judges"))


@pytest.mark.parametrize(
    ("verb", "number", "detail"),
    [("rule-open", 99999, 1), ("rule-language", 99999, 0), ("rule-share", 99999, 1)],
)
async def test_a_button_of_another_release_is_answered_clearly(
    night: Night, verb: str, number: int, detail: int
) -> None:
    channel = night.bot.get_channel(night.hall.id)
    assert isinstance(channel, discord.TextChannel)
    old = await channel.send("old", view=controls("en", [Control(verb, number, detail)]))
    answer = await night.click(night.players[0], old, verb)
    assert says(said(answer), "button-unknown")
    assert len(night.posts("hall")) == 1


async def test_while_one_types_rulings_are_offered_below_what_was_typed(night: Night) -> None:
    the_rulebook().build()
    night.locales.set(night.players[0].id, "ja")
    offers = await night.complete(night.hall, night.players[0], "rule ask", "question", "手札を見せ")
    assert offers[0] == {"name": "🔎 手札を見せ", "value": "手札を見せ"}
    assert "cjp/hand-no-show" in [offer["value"] for offer in offers]
    assert len(offers) == 25
    answer = await night.run(night.players[0], "rule ask", question=offers[1]["value"])
    assert offers[1]["value"] in said(answer)


@pytest.mark.parametrize("typed", ["", "😀", "x" * 500, "cjp/"])
async def test_whatever_is_typed_each_offer_is_a_different_one(night: Night, typed: str) -> None:
    the_rulebook().build()
    offers = await night.complete(night.hall, night.players[0], "rule ask", "question", typed)
    values = [offer["value"] for offer in offers]
    assert len(values) == len(set(values))
    assert all(1 <= len(offer["name"]) <= 100 and 1 <= len(offer["value"]) <= 100 for offer in offers)


async def test_enter_sends_a_question_that_is_too_long_for_an_offer_as_it_was_typed(night: Night) -> None:
    """Enter takes the first offer, and an offer has 100 characters at most."""
    the_rulebook().build()
    long = "Good evening! My brother laughed at me. " * 2 + "Can I keep my cards under the table?"
    assert await night.complete(night.hall, night.players[0], "rule ask", "question", long) == []


async def test_nobody_who_types_waits_for_the_index(night: Night) -> None:
    the_rulebook.cache_clear()  # a process that has just begun
    assert await night.complete(night.hall, night.players[0], "rule ask", "question", "hand") == []
    the_rulebook().build()
    assert await night.complete(night.hall, night.players[0], "rule ask", "question", "hand") != []


@pytest.mark.parametrize("language", ["en-US", "ja"])
async def test_a_question_of_spaces_is_told_how_to_ask(night: Night, language: str) -> None:
    night.locales.set(night.players[0].id, language)
    answer = await night.run(night.players[0], "rule ask", question="   ")
    assert listed("rule ask question:", language)[:-1] in said(answer)


@pytest.mark.parametrize(
    "question",
    [
        "😀😀😀",
        "@everyone **_" * 150,
    ],
)
async def test_any_input_gets_an_answer(night: Night, question: str) -> None:
    answer = await night.run(night.players[0], "rule ask", question=question)
    assert answer.ephemeral
    known = ("rule-nothing", "rule-guess", "rule-no-question")
    assert last(answer).embeds or any(says(said(answer), key) for key in known)
    assert not says(said(answer), "error-reference")


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("jbl/4.4.4", "jbl/4.4.4"),
        ("4.4.4", "jbl/4.4.4"),
        ("3.0.14", "cwc/3.0.14-a"),
        ("CJP/Hand-No-Show", "cjp/hand-no-show"),
    ],
)
async def test_a_section_is_shown_by_its_id_or_printed_number(night: Night, name: str, found: str) -> None:
    assert f"`{found}" in said(await night.run(night.players[0], "rule show", section=name))


async def test_an_unknown_section_is_refused_with_what_to_do_next(night: Night) -> None:
    answer = await night.run(night.players[0], "rule show", section="9.9.9")
    assert says(said(answer), "refusal-no-such-section", section="9.9.9")
    offers = await night.complete(night.hall, night.players[0], "rule show", "section", "crawford")
    assert "jbl/4.4.4" in [offer["value"] for offer in offers]


async def test_the_rule_for_a_message_is_found_from_its_menu(night: Night) -> None:
    message = await night.players[1].send(night.hall, "May I show my hand cards to you?")
    found = await night.players[0].context_menu(night.hall, "Find the rule", message)
    assert "cjp/hand-no-show" in said(found)
    assert found.ephemeral
    picture = await night.players[1].send(night.hall, "", attachments=[("board.png", b"png")])
    empty = await night.players[0].context_menu(night.hall, "Find the rule", picture)
    assert says(said(empty), "rule-no-question")


async def test_in_private_there_is_nobody_to_show_it_to(night: Night) -> None:
    answer = await night.players[0].user.slash("rule ask", question=SHOWN_HAND)
    assert {name.rpartition(":")[0].rpartition(":")[0] for name in ids_of(last(answer))} == {
        "rule-language",
        "menu:rule-related",
    }
