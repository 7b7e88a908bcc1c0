"""Rulings as they are sent: packed into buttons, within Discord's limits, and the same for many who ask at once."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import product

import discord

from bot.i18n import LANGUAGES
from bot.rulebook import Rulebook, RuleQuery, ruling_at, ruling_on
from bot.ui.answer_marks import as_answered, packed, ruling_number
from bot.ui.controls import LARGEST
from bot.ui.reply import Reply
from bot.ui.rules import ruling_reply
from faq.corpus import load_corpus
from faq.force import IN_FORCE, documents_in_force
from faq.opinion import Verdict
from faq.sums import Sum
from league.regulations import PROFILES
from tests.support.rule_questions import SHOWN_HAND, UNKNOWN, UNSURE


def menus_of(reply: Reply) -> list[discord.ui.Select[discord.ui.View]]:
    assert reply.view is not None
    return [item for item in reply.view.children if isinstance(item, discord.ui.Select)]


def test_every_profile_of_the_league_has_rules_to_search_in() -> None:
    assert {name: documents_in_force(name)[0] for name in PROFILES} == {
        "catan-japan": "cjp",
        "catan-world": "cwc",
        "ikebukuro": "cjp",
        "catan-germany": "std",
        "backgammon-jba": "jbl",
        "rivals": "riv",
    }


def test_what_an_answer_says_is_packed_into_one_number_and_back() -> None:
    corpus = load_corpus()
    first, second = corpus.by_section("std/burst"), corpus.by_section("std/city-points")
    assert first is not None
    assert second is not None
    for profile in (None, *IN_FORCE):
        for verdict, sure in ((None, False), *product(Verdict, (True, False))):
            answer = replace(
                ruling_on(first, parts=(second,), profile=profile),
                verdict=verdict,
                verdict_sure=sure,
                decisive=1,
                total=Sum("burst", 9, 4),
            )
            number = packed(answer)
            assert number <= LARGEST
            plain = ruling_at(ruling_number(number))
            assert plain is not None
            assert as_answered(plain, number) == replace(answer, further=as_answered(plain, number).further)
            assert as_answered(plain, ruling_number(number)) == plain


def test_each_ruling_of_the_corpus_fits_a_message_in_both_languages() -> None:
    for number in range(len(load_corpus().entries)):
        ruling = ruling_at(number)
        assert ruling is not None
        for language in LANGUAGES:
            reply = ruling_reply(ruling, language, guild_id=1)
            assert len(reply.embeds[0]) <= 6000
            assert all(len(item.name or "") <= 256 for item in reply.embeds[0].fields)
            values = [option.value for menu in menus_of(reply) for option in menu.options]
            assert len(values) == len(set(values)) <= 25


def test_many_threads_that_ask_at_once_get_what_one_alone_gets() -> None:
    book = Rulebook()
    questions = [RuleQuery(text, "en") for text in (SHOWN_HAND, UNSURE, UNKNOWN, "手札を見せてもいい?")]
    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(book.ask, questions * 3))
    assert together == [book.ask(asked) for asked in questions] * 3
