"""What stands beside an answer: what belongs to the ruling, what is asked for further, what is close behind."""

from dataclasses import replace

from faq.bands import Band
from faq.box import CLOSE_BEHIND, box_of, further_parts, in_doubt, shown_in
from faq.corpus import load_corpus
from faq.entry import Game
from faq.force import is_in_force
from faq.index import Index
from faq.matters import Relation
from faq.result import Hit, SearchResult
from faq.search import search

CORPUS = load_corpus()


def result(*found: tuple[str, float], band: Band = Band.ANSWER) -> SearchResult:
    entries = ((CORPUS.by_section(section), score) for section, score in found)
    return SearchResult(tuple(Hit(entry, score) for entry, score in entries if entry), 0.9, band)


def test_the_exception_the_penalty_and_the_other_document_stand_in_the_box() -> None:
    gift = CORPUS.by_section("cjp/trade-no-gift")
    assert gift is not None
    box = {b.entry.sections[0]: b.relation for b in box_of(CORPUS, gift, profile="catan-japan").beside}
    assert box["cjp/trade-gift-penalty"] is Relation.PENALTY
    robber = CORPUS.by_section("cjp/robber-no-deals")
    assert robber is not None
    told = {b.entry.sections[0]: b.relation for b in box_of(CORPUS, robber, profile="catan-japan").beside}
    assert told["cwc/3.0.2-robber-talk"] is Relation.CONTRADICTS
    assert not is_in_force("catan-japan", "cwc/3.0.2-robber-talk")


def test_where_the_lead_is_small_the_next_best_ruling_stands_beside_the_first() -> None:
    close = result(
        ("cjp/hand-count", 20.0), ("cjp/hand-no-show", 20.0 - CLOSE_BEHIND / 2), ("cjp/no-takeback", 19.0)
    )
    shown, menu = shown_in(CORPUS, close, "catan-japan")
    assert shown[:2] == ["cjp/hand-count", "cjp/hand-no-show"]
    assert "cjp/no-takeback" in menu
    far = result(("cjp/hand-count", 20.0), ("cjp/hand-no-show", 20.0 - CLOSE_BEHIND))
    assert further_parts(far) == ()


def test_a_ruling_of_another_game_never_stands_beside_one() -> None:
    assert further_parts(result(("cjp/hand-count", 20.0), ("jbl/1.7", 19.9))) == ()


def test_what_the_question_asks_for_comes_before_what_belongs_to_the_ruling() -> None:
    forgot = result(("cwc/3.0.14-a", 20.0), ("cwc/3.0.14-b", 19.0))
    shown, _ = shown_in(CORPUS, forgot, "catan-world")
    assert shown[:2] == ["cwc/3.0.14-a", "cwc/3.0.14-b"]
    assert "cjp/robber-forgot" in shown


def test_what_is_close_behind_and_belongs_to_the_ruling_is_named_by_how_it_belongs_to_it() -> None:
    gift, penalty = CORPUS.by_section("cjp/trade-no-gift"), CORPUS.by_section("cjp/trade-gift-penalty")
    assert gift is not None
    assert penalty is not None
    first = box_of(CORPUS, gift, parts=(penalty,), profile="catan-japan").beside[0]
    assert (first.entry, first.relation) == (penalty, Relation.PENALTY)


def test_where_none_is_sure_the_first_of_two_rulings_brings_what_belongs_to_it() -> None:
    unsure = replace(
        result(("cjp/trade-no-gift", 3.0), ("cjp/no-takeback", 2.9), band=Band.MAYBE), profile="catan-japan"
    )
    (first, beside), (second, none) = in_doubt(CORPUS, unsure)
    assert first.sections[0] == "cjp/trade-no-gift"
    assert [one.entry.sections[0] for one in beside] == ["cjp/trade-gift-penalty"]
    assert (second.sections[0], none) == ("cjp/no-takeback", ())


def test_a_ruling_asked_for_by_its_number_brings_the_others_of_that_number(index: Index) -> None:
    found = search(index, "3.0.14", "en", Game.CATAN, "catan-world")
    assert {"cwc/3.0.14-a", "cwc/3.0.14-b"} <= {*shown_in(CORPUS, found, "catan-world")[0]}


def beside(section: str, profile: str | None, *parts: str) -> list[str]:
    """The first sections of what stands beside a ruling."""
    entry, *others = (CORPUS.by_section(one) for one in (section, *parts))
    assert entry is not None
    found = box_of(CORPUS, entry, parts=tuple(one for one in others if one), profile=profile).beside
    return [one.entry.sections[0] for one in found]


def test_what_the_corpus_links_with_a_ruling_fills_its_box_up_to_two() -> None:
    alone = "cjp/setup-time-excluded"
    assert beside(alone, "catan-japan") == ["cjp/setup-board", "cjp/time-limit"]
    assert beside(alone, "catan-japan", "cjp/hand-count") == ["cjp/hand-count", "cjp/setup-board"]
    asked_for = ("cjp/hand-count", "cjp/hand-no-show", "cjp/no-takeback")
    assert beside(alone, "catan-japan", *asked_for) == [*asked_for]


def test_a_link_to_what_does_not_hold_here_stays_in_the_menu() -> None:
    first_roll = CORPUS.by_section("cjp/resolve-roll-first")
    assert first_roll is not None
    assert "cwc/3.0.2" in first_roll.related
    for profile in ("catan-japan", None):
        assert beside("cjp/resolve-roll-first", profile) == ["cjp/robber-seven", "cjp/robber-forgot"]
        box = box_of(CORPUS, first_roll, profile=profile)
        assert "cwc/3.0.2" in [entry.sections[0] for entry in box.further]


def test_a_link_to_what_the_event_rules_in_its_own_words_stays_in_the_menu() -> None:
    seven = CORPUS.by_section("std/seven-no-production")
    assert seven is not None
    assert "std/seven-robber" in seven.related
    assert "std/seven-robber" in beside("std/seven-no-production", "catan-standard")
    assert "std/seven-robber" not in beside("std/seven-no-production", "catan-japan")
