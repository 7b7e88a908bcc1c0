"""The rules search knows the cards of Rivals by their names in three languages and shows the card beside the ruling."""

import pytest

from bot.rulebook import RuleQuery, the_rulebook
from bot.ui.games.rivals.card_names import with_known_names
from bot.ui.games.rivals.card_text import cards_on
from engine.rivals.cards import TABLE
from faq.corpus import load_corpus
from tests.support.night import Night, last, said


@pytest.mark.parametrize(
    ("question", "locale"), [("倉庫", "ja"), ("Storehouse", "en-US"), ("Lagerstätte?", "en-US")]
)
async def test_a_card_s_name_alone_brings_its_ruling_and_the_card(
    night: Night, question: str, locale: str
) -> None:
    night.locales.set(night.players[0].id, locale)
    answer = await night.run(night.players[0], "rule ask", question=question)
    assert "riv/storehouse" in said(answer)
    fields = last(answer).embeds[0].fields
    assert any("Lagerstätte" in str(field.name) and "🪵🐑" in str(field.value) for field in fields)


def test_every_card_with_a_ruling_of_its_own_is_found_by_its_german_name() -> None:
    ruled = [card for card in TABLE.values() if card.section]
    for card in ruled[::6]:
        found = the_rulebook().ask(RuleQuery(with_known_names(card.de), "en"))
        assert card.section in found.hits[0].entry.sections, card.de


def test_a_german_name_within_a_question_is_translated_and_other_questions_stay() -> None:
    assert with_known_names("What does the Lagerstätte protect?") == "rivals What does the Storehouse protect"
    assert with_known_names("Who gets the market place?") == "Who gets the market place?"


def test_a_card_stands_beside_the_ruling_on_it_alone() -> None:
    assert [card.key for card in cards_on(("riv/storehouse",))] == ["storehouse"]
    assert cards_on(("riv/heroes",)) == []
    known = {section for entry in load_corpus().entries for section in entry.sections}
    assert {card.section for card in TABLE.values() if card.section} <= known
