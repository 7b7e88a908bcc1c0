"""Questions on conduct at an event of a game that has cards and no tournament rules: no card is an answer to them."""

import pytest

from faq.bands import Band
from faq.entry import Game
from faq.index import Index
from faq.search import search


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("en", "May I take back a card after I have played it?"),
        ("en", "Do I have to show the cards I drew?"),
        ("en", "I am ten minutes late, do I lose?"),
        ("en", "Can I ask my opponent how many cards he has?"),
        ("ja", "相手にカードを見せてもいいですか?"),
        ("ja", "サイコロを振り直してもらえますか?"),
        ("ja", "手札の枚数を相手に教える必要はありますか?"),
    ],
)
def test_a_question_on_conduct_in_rivals_is_asked_back_not_answered_with_a_card(
    index: Index, lang: str, question: str
) -> None:
    found = search(index, question, lang, Game.RIVALS, "rivals")
    assert found.band is Band.MAYBE
    assert found.other_game not in (None, Game.RIVALS)
    assert found.elsewhere is not None
    assert found.elsewhere.document.game is found.other_game


@pytest.mark.parametrize(
    ("lang", "question", "section"),
    [
        ("en", "May I look at my opponent's hand with the Traitor?", "riv/traitor"),
        ("en", "Do I have to say that I've won?", "riv/goal"),
        ("ja", "手札は何枚まで持てる?", "riv/hand-refill"),
    ],
)
def test_what_a_card_or_the_flow_of_play_rules_is_answered_in_rivals(
    index: Index, lang: str, question: str, section: str
) -> None:
    found = search(index, question, lang, Game.RIVALS, "rivals")
    assert found.other_game is None
    assert found.hits[0].entry.sections[0] == section
