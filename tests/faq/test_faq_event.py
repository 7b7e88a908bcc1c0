"""Questions asked inside an event: what is in force first, neighbours apart, every part answered."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from faq.bands import Band
from faq.corpus import load_corpus
from faq.decisive import decisive, sentences
from faq.entry import Game
from faq.force import IN_FORCE, game_of
from faq.games import GAMES
from faq.index import Index, extended, index_of
from faq.lexicon import load_lexicon
from faq.matters import load_matters, rulings_in_force
from faq.opinion import Verdict
from faq.parts import parts_of
from faq.query import read_query
from faq.search import search
from faq.siblings import load_siblings
from faq.sums import Sum, sum_of
from faq.text import fold

CORPUS = load_corpus()


@pytest.mark.parametrize("profile", IN_FORCE)
def test_no_ruling_stands_before_the_one_in_force_that_replaces_it(index: Index, profile: str) -> None:
    for matter in load_matters():
        for section in matter.rules[:2]:
            entry = CORPUS.by_section(section)
            assert entry is not None
            found = search(index, entry.questions.en[0], "en", game_of(profile), profile)
            order = [hit.entry.sections[0] for hit in found.hits]
            for place, other in enumerate(order):
                ruled = rulings_in_force(profile, other)
                if ruled and ruled[0] != other and not found.other_game and not found.parts:
                    higher = {section for section in ruled if section != other}
                    assert higher & {*order[:place]} or not higher & {*order}


def test_however_neighbours_are_told_apart_what_is_replaced_stands_behind(index: Index) -> None:
    """Down to the last place of the list: whoever pages on reads it, too."""
    file = Path(__file__).with_name("fresh_questions_event_7.jsonl")
    for row in map(json.loads, file.open(encoding="utf-8")):
        profile = row["profile"]
        found = search(index, row["q"], row["lang"], Game(row["game"]), profile, limit=len(index.entries))
        if not found.profile or found.other_game or found.parts:
            continue
        order = [hit.entry.sections[0] for hit in found.hits]
        for place, other in enumerate(order):
            higher = {section for section in rulings_in_force(profile, other) if section != other} & {*order}
            assert not higher or other in rulings_in_force(profile, other)[:1] or higher & {*order[:place]}, (
                other
            )


@pytest.mark.parametrize(
    ("profile", "section"),
    [
        ("catan-japan", "cjp/robber-no-deals"),
        ("ikebukuro", "cjp/robber-no-deals"),
        ("catan-world", "cwc/3.0.2-robber-talk"),
    ],
)
def test_the_event_s_own_document_answers__cjp_robber_no_deals(
    index: Index, profile: str, section: str
) -> None:
    found = search(index, "May we discuss where the robber should go?", "en", Game.CATAN, profile)
    assert found.hits[0].entry.sections[0] == section


def test_the_game_that_the_asker_names_comes_before_that_of_the_event(index: Index) -> None:
    found = search(
        index, "In backgammon, may I touch the cube without doubling?", "en", Game.CATAN, "catan-japan"
    )
    assert found.hits[0].entry.document.game is Game.BACKGAMMON
    denied = search(index, "Not Rivals: how many road pieces has each player?", "en", Game.RIVALS, "rivals")
    assert denied.hits[0].entry.sections == ("std/road-supply",)


def test_where_nothing_of_the_event_s_game_fits_the_asker_is_asked_which_game(index: Index) -> None:
    found = search(index, "when is the cube turned in the Crawford game", "en", Game.RIVALS, "rivals")
    assert found.band is Band.MAYBE
    assert found.other_game is Game.BACKGAMMON
    assert found.elsewhere is not None


@pytest.mark.parametrize(
    ("question", "profile", "section"),
    [
        ("the bank is short of ore and only one player is due some", "catan-japan", "cjp/shortage-single"),
        ("the bank is short of ore and three players are due some", "catan-japan", "cjp/shortage-multi"),
        ("I forgot the robber and have already traded", "catan-world", "cwc/3.0.14-b"),
        ("I forgot the robber but have done nothing else yet", "catan-world", "cwc/3.0.14-a"),
        ("when is a play complete with a clock", "backgammon-jba", "jbl/4.1.6.2"),
        ("when is a play complete without a clock", "backgammon-jba", "jbl/4.1.6.1"),
        ("may we discuss where the robber goes", "catan-japan", "cjp/robber-no-deals"),
        ("does my own settlement cut my longest road", "catan-germany", "std/longest-road-branch"),
        ("when may I turn the cube", "backgammon-jba", "jbl/4.4.2"),
        ("what do I need for the University", "rivals", "riv/university-cost"),
    ],
)
def test_numbers_and_roles_tell_neighbours_apart(
    index: Index, question: str, profile: str, section: str
) -> None:
    assert search(index, question, "en", game_of(profile), profile).hits[0].entry.sections[0] == section


@pytest.mark.parametrize(
    ("question", "profile"),
    [
        ("the bank is short of ore", "catan-japan"),
        ("I forgot to move the robber", "catan-world"),
        ("the starting position was wrong", "backgammon-jba"),
        ("who has the longest road after it was broken", "catan-germany"),
    ],
)
def test_where_nothing_decides_among_neighbours_the_asker_is_asked_in_one_tap(
    index: Index, question: str, profile: str
) -> None:
    found = search(index, question, "en", game_of(profile), profile)
    assert found.band is Band.MAYBE
    assert len(found.choices) > 1
    assert {choice.entry for choice in found.choices} <= {hit.entry for hit in found.hits}


def test_siblings_and_their_labels_are_living() -> None:
    for group in load_siblings():
        assert len(group.members) > 1
        assert all(CORPUS.by_section(section) for member in group.members for section in member.sections)
        assert not group.ask or sum(member.label is not None for member in group.members) > 1


@pytest.mark.parametrize(
    ("question", "parts"),
    [
        ("what does a road cost and how many have i got?", 2),
        ("街道のコストは?1人何本ある?", 2),
        ("may i trade with two people at once?", 1),
        ("木と土を替えてもいい?", 1),
    ],
)
def test_a_question_falls_into_the_parts_that_ask_something(question: str, parts: int) -> None:
    assert len(parts_of(fold(question))) == parts


def test_both_parts_of_a_question_are_shown__std_road_cost(index: Index) -> None:
    found = search(
        index, "What does a road cost, and how many roads do I have?", "en", Game.CATAN, "catan-germany"
    )
    shown = {found.hits[0].entry.sections[0], *(entry.sections[0] for entry in found.parts)}
    assert {"std/road-cost", "std/road-supply"} <= shown


@pytest.mark.parametrize(
    ("question", "section", "total"),
    [
        ("9 cards on a seven", "std/burst-odd", Sum("burst", 9, 4)),
        ("手札7枚で7が出た", "std/burst", Sum("burst", 7, 0)),
        ("25 minutes late", "jbl/2.2.4", Sum("late", 25, 3)),
        ("14分の遅刻", "jbl/2.2.4", Sum("late", 14, 0)),
        ("7ポイントマッチ", "jbl/3.4.5", Sum("reserve", 7, 18)),
        ("5-away and 7-away", "jbl/3.4.5-midmatch", Sum("midmatch", 12, 15)),
        ("the winner had 12 points", "cjp/score-cap", Sum("winner", 12, 10)),
    ],
)
def test_numbers_are_put_in_where_a_rule_is_arithmetic(question: str, section: str, total: Sum) -> None:
    assert sum_of(question, (section,)) == total


def test_the_sentence_that_decides_is_the_one_with_the_question_s_words() -> None:
    entry = CORPUS.by_section("jbl/4.1.6.1")
    assert entry is not None
    text = "Cubes are blue. A road costs one lumber and one brick. Nothing else."
    assert sentences(text)[decisive(text, "what does a road cost")].startswith("A road costs")
    assert "".join(sentences(text)) == text


def test_what_all_sentences_say_tells_none_of_them_apart() -> None:
    text = "The director appoints monitors at the match. The director may charge the cost of monitors to players."
    assert decisive(text, "monitors of the director: at whose cost?") == 1


def test_a_comment_of_the_translator_decides_nothing() -> None:
    text = (
        "Stack the other die on top. (Translator's comment: everyone at the table watches the leaning die.)"
    )
    assert decisive(text, "does everyone at the table have to watch the leaning die") == 0


def test_a_mark_in_quotation_ends_no_sentence() -> None:
    entry = CORPUS.by_section("riv/event-card")
    assert entry is not None
    assert sentences(entry.text.ja) == (entry.text.ja,)


def test_a_word_does_not_lift_a_neighbour_that_fits_far_worse(index: Index) -> None:
    found = search(index, "do roads themselves score victory points?", "en", Game.CATAN, "catan-germany")
    assert found.hits[0].entry.sections == ("std/longest-road",)


def test_everyday_words_are_no_slips_of_the_words_of_the_rules(index: Index) -> None:
    for word in ("vague", "regarding", "released", "prevents", "chosen", "locking"):
        assert read_query(index, f"the {word} robber", "en").text == f"the {word} robber"


def test_columns_are_those_of_the_entries(index: Index) -> None:
    house = replace(CORPUS.entries[0], sections=("house/1",))
    more = extended(index, (house,))
    assert more.columns.house == 1
    assert more.columns.sections == tuple(entry.sections[0] for entry in more.entries)
    assert [GAMES[game] for game in more.columns.games] == [entry.document.game for entry in more.entries]


def test_two_facts_on_one_thing_are_two_parts() -> None:
    assert parts_of(fold("開拓地のコストと点数を教えて")) == ("開拓地のコスト", "開拓地の点数")


def test_rulings_that_say_the_opposite_with_hardly_a_lead_are_offered_not_shown(index: Index) -> None:
    asked = "銀行の麦が足りない。出目で麦が入る人はいくらかでも受け取れる?"
    assert search(index, asked, "ja", Game.CATAN, "catan-japan").band is Band.MAYBE


def test_what_only_documents_not_in_force_say_is_offered_not_ruled__cjp_device_ban(index: Index) -> None:
    asked = "are phones banned at the table here?"
    here, elsewhere = (
        search(index, asked, "en", Game.CATAN, profile) for profile in ("catan-japan", "catan-germany")
    )
    assert here.hits[0].entry.sections == elsewhere.hits[0].entry.sections == ("cjp/device-ban",)
    assert here.band is Band.ANSWER
    assert elsewhere.band is Band.MAYBE


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("does a knight let me move the robber, and may I steal from a neighbour of it?", Verdict.YES),
        (
            "may I play two development cards in one turn, and may I steal from somebody next to the robber?",
            Verdict.NO,
        ),
    ],
)
def test_a_question_of_two_halves_is_a_yes_only_where_both_are(
    index: Index, question: str, verdict: Verdict
) -> None:
    assert search(index, question, "en", Game.CATAN, "catan-germany").verdict is verdict


def test_a_question_of_two_parts_of_which_only_one_is_ruled_is_answered_all_the_same() -> None:
    road = [entry for entry in load_corpus().entries if entry.sections == ("std/road-cost",)]
    found = search(index_of(road, load_lexicon()), "what does a road cost, and may I build two roads?", "en")
    assert found.hits[0].entry.sections == ("std/road-cost",)
