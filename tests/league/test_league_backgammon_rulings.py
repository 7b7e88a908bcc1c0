"""Guided rulings at the board: what depends on what, and that every text and section exists."""

import re
from itertools import product
from pathlib import Path

import pytest

from faq.corpus import load_corpus
from league.backgammon_rulings import RULINGS, BoardIncident, Facts, guidance

LOCALES = Path(__file__).parents[2] / "bot" / "locales"
ALL_FACTS = [
    Facts(clock=clock, later=later, rolls=rolls, again=again)
    for clock, later, again, rolls in product((False, True), (False, True), (False, True), (0, 2, 3))
]
CASES = [
    (BoardIncident.ILLEGAL_MOVE, Facts(), "illegal-corrected"),
    (BoardIncident.ILLEGAL_MOVE, Facts(clock=True), "illegal-corrected-clock"),
    (BoardIncident.ILLEGAL_MOVE, Facts(later=True, clock=True), "illegal-stands"),
    (BoardIncident.ILLEGAL_MOVE, Facts(again=True), "illegal-again"),
    (BoardIncident.WRONG_SETUP, Facts(rolls=2), "setup-corrected"),
    (BoardIncident.WRONG_SETUP, Facts(rolls=3), "setup-chosen"),
    (BoardIncident.EARLY_ROLL, Facts(), "early-roll"),
    (BoardIncident.EARLY_ROLL, Facts(clock=True), "early-roll-clock"),
    (BoardIncident.WRONG_LEVEL, Facts(later=True), "level-stands"),
    (BoardIncident.WRONG_LEVEL, Facts(), "level-corrected"),
    (BoardIncident.EARLY_DOUBLE, Facts(), "early-double"),
    (BoardIncident.DICE_CALLED, Facts(again=True), "dice-called-again"),
    (BoardIncident.SLOW_PLAY, Facts(), "slow-warning"),
    (BoardIncident.SLOW_PLAY, Facts(again=True), "slow-point"),
    (BoardIncident.SCORE_DISPUTED, Facts(later=True), "score-stands"),
    (BoardIncident.FLAG, Facts(clock=True), "flag"),
    (BoardIncident.FLAG, Facts(), "no-flag"),
    (BoardIncident.SPECTATOR, Facts(again=True), "spectator-out"),
    (BoardIncident.BAD_MANNERS, Facts(again=True), "manners-out"),
]


@pytest.mark.parametrize(("incident", "facts", "key"), CASES)
def test_the_ruling_depends_on_the_facts_that_the_section_names(
    incident: BoardIncident, facts: Facts, key: str
) -> None:
    assert guidance(incident, facts).key == key


def test_case_33_a_wrong_setup_is_corrected_before_the_third_roll__jbl_4_2_4() -> None:
    assert guidance(BoardIncident.WRONG_SETUP, Facts(rolls=0)).sections == ("jbl/4.2.4",)


def test_case_34_after_it_the_other_side_chooses_and_gammons_count__jbl_4_2_4_late() -> None:
    assert guidance(BoardIncident.WRONG_SETUP, Facts(rolls=9)).sections == ("jbl/4.2.4-late",)


def test_case_32_an_illegal_move_stands_after_the_next_roll__jbl_4_2_3_1() -> None:
    assert guidance(BoardIncident.ILLEGAL_MOVE, Facts(later=True)).sections == ("jbl/4.2.3.1",)


def test_case_36_a_wrong_level_that_was_answered_stands__jbl_4_4_6() -> None:
    assert guidance(BoardIncident.WRONG_LEVEL, Facts(later=True)).sections == ("jbl/4.4.6",)


def test_case_37_who_was_disturbed_by_an_early_roll_chooses__jbl_4_1_5_1() -> None:
    assert guidance(BoardIncident.EARLY_ROLL, Facts()).sections[0] == "jbl/4.1.5.1"


def guided_sections() -> frozenset[str]:
    """Every section that some guided ruling cites."""
    found = (guidance(incident, facts) for incident, facts in product(BoardIncident, ALL_FACTS))
    return frozenset(section for each in found for section in each.sections)


def test_every_incident_has_a_ruling_under_all_facts_with_sections_that_exist() -> None:
    assert set(RULINGS) == set(BoardIncident)
    for incident, facts in product(BoardIncident, ALL_FACTS):
        assert guidance(incident, facts).sections
    corpus = load_corpus()
    assert all(corpus.by_section(section) for section in guided_sections())


def test_every_guidance_has_a_text_in_both_languages_and_no_text_is_left_over() -> None:
    keys = {guidance(incident, facts).key for incident, facts in product(BoardIncident, ALL_FACTS)} | {"also"}
    for language in ("ja", "en"):
        text = (LOCALES / language / "judge-board.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^guidance-([\w-]+) =", text, re.MULTILINE)) == keys
        assert len(re.findall(r"^choice-incident-", text, re.MULTILINE)) == len(BoardIncident)


def test_a_menu_holds_all_incidents() -> None:
    assert len(BoardIncident) <= 25
