"""What the printed rules say stands in the corpus as the engines play it."""

from engine.backgammon.position import CHECKERS, START_POINTS
from engine.catan.development import SMALLEST_ARMY
from engine.catan.hands import count
from engine.catan.state import BANK, DECK
from engine.catan.victory import LARGEST_ARMY_POINTS
from faq.corpus import load_corpus
from faq.entry import Game, Kind
from faq.force import PRINTED


def english(section: str) -> str:
    """The ruling in English."""
    entry = load_corpus().by_section(section)
    assert entry is not None
    assert entry.document.kind is Kind.PRINTED
    return entry.text.en


def test_largest_army_is_that_of_the_engine() -> None:
    assert (SMALLEST_ARMY, LARGEST_ARMY_POINTS) == (3, 2)
    assert "three knights" in english("catan/largest-army")
    assert "two points" in english("catan/largest-army")


def test_the_decks_are_those_of_the_engine() -> None:
    assert [count(DECK, kind) for kind in range(5)] == [14, 2, 2, 2, 5]
    assert [count(BANK, resource) for resource in range(5)] == [19] * 5
    assert "25 development cards: 14 knights, two each" in english("catan/development-deck")
    assert "19 cards each" in english("catan/resource-cards")


def test_the_checkers_and_their_places_are_those_of_the_engine() -> None:
    assert CHECKERS == 15
    assert START_POINTS == {24: 2, 13: 5, 8: 3, 6: 5}
    assert "fifteen checkers" in english("backgammon/checkers")
    assert (
        "two checkers on the 24-point, five on the 13-point, three on the 8-point and five on the 6-point"
        in english("backgammon/start-position")
    )


def test_printed_rules_stand_beneath_the_documents() -> None:
    printed = [entry for entry in load_corpus().entries if entry.document.kind is Kind.PRINTED]
    assert printed
    assert all(entry.document.prefix in PRINTED for entry in printed)
    assert all(Game(entry.document.prefix) is entry.document.game for entry in printed)
