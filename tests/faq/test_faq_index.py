"""The index: determinism, channels, numbers, games."""

import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from faq.bands import Band
from faq.channels import Channel, ChannelBuilder, Floats
from faq.corpus import load_corpus
from faq.entry import Entry, Forms, Game, Text
from faq.games import GAMES, TOLD, GameCounter, game_chances
from faq.index import Index, build_index, extended
from faq.layer import Part
from faq.lexicon import load_lexicon
from faq.naming import named_by, opened_by
from faq.search import search
from tests.faq.digest import digest_of

ELSEWHERE = (
    "from faq.__main__ import open_index; from tests.faq.digest import digest_of;"
    "print(digest_of(open_index()))"
)


def channel_of(*rows: tuple[int, str], owners: int = 2) -> Channel:
    """A channel of rows of one-letter terms."""
    builder = ChannelBuilder()
    for owner, terms in rows:
        builder.add(owner, terms)
    return builder.channel(owners)


def compared(channel: Channel, terms: str) -> tuple[Floats, Floats]:
    """A channel asked for one-letter terms."""
    return channel.compare(channel.vocabulary.weigh(terms))


def test_the_index_is_the_same_bytes_in_every_process(index: Index) -> None:
    other = subprocess.run(  # noqa: S603 # our own interpreter
        [sys.executable, "-c", ELSEWHERE],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONHASHSEED": "1"},
        cwd=Path(__file__).parents[2],
    )
    assert other.stdout.split() == [digest_of(index)]


def test_a_form_agrees_fully_with_itself_and_not_with_others() -> None:
    forms, _ = compared(channel_of((0, "abc"), (1, "def")), "abc")
    assert forms[0] == pytest.approx(1, abs=1e-4)
    assert forms[1] == 0


def test_an_entry_covers_the_share_of_the_question_that_its_forms_have_together() -> None:
    _, wholes = compared(channel_of((0, "ab"), (0, "cd"), (1, "xy")), "adx")
    assert wholes[0] > wholes[1] > 0


def test_terms_that_no_entry_has_make_the_agreement_weaker() -> None:
    channel = channel_of((0, "abc"), (1, "def"))
    assert compared(channel, "abcz")[0][0] < compared(channel, "abc")[0][0]


def test_nothing_asked_agrees_with_nothing() -> None:
    forms, wholes = compared(channel_of((0, "abc"), (1, "d")), "")
    assert not forms.any()
    assert not wholes.any()


def test_forms_lie_sorted_by_part_and_entry(index: Index) -> None:
    for part, bounds in zip(Part, index.layers[0].bounds, strict=True):
        assert len(bounds) == len(index.entries) + 1
        for entry in (0, len(index.entries) // 2, len(index.entries) - 1):
            span = index.layers[0].forms[bounds[entry] : bounds[entry + 1]]
            assert all((form.part, form.entry) == (part, entry) for form in span)


def test_every_entry_is_found_by_its_section_ids(index: Index) -> None:
    for entry in index.entries:
        for section in entry.sections:
            assert entry in named_by(index.numbers, section)


def test_a_printed_number_names_its_entries(index: Index) -> None:
    assert {section for entry in named_by(index.numbers, "4.4.4") for section in entry.sections} == {
        "jbl/4.4.4"
    }
    assert named_by(index.numbers, "99.9") == ()


def test_a_number_being_typed_opens_the_ids_that_begin_so(index: Index) -> None:
    found = opened_by(index.numbers, "jbl/4.4")
    assert found
    assert all(section.startswith("jbl/4.4") for entry in found for section in entry.sections)
    assert opened_by(index.numbers, "rob") == ()


def test_words_tell_the_game() -> None:
    counter = GameCounter()
    for game, words in (
        (Game.CATAN, "ore robber card"),
        (Game.BACKGAMMON, "cube clock"),
        (Game.RIVALS, "ship card"),
    ):
        counter.add(game, words.split())
    chances = game_chances(("cube",), counter.shares(), None)
    assert max(chances, key=lambda game: chances[game]) is Game.BACKGAMMON
    assert sum(chances.values()) == pytest.approx(1)


def test_a_told_game_outweighs_words() -> None:
    assert game_chances((), {}, Game.RIVALS) == {game: TOLD * (game is Game.RIVALS) for game in GAMES}


def test_house_rules_stand_first_in_the_index(index: Index) -> None:
    longer = extended(index, index.entries[:2])
    assert longer.house == 2
    assert longer.entries[:2] == index.entries[:2]
    assert [len(layer.bounds[0]) - 1 for layer in longer.layers] == [2, len(index.entries)]


def house_rules(entries: Sequence[Entry]) -> tuple[Entry, ...]:
    """Rulings of the organizers' own: drinks, which no document rules."""
    title, text = Text("飲み物は卓の下", "Drinks stay below"), Text("卓の下に置く。", "Keep it on the floor.")
    asked = Forms(("コーヒーはどこに置く?",), ("Where do I put my coffee tumbler?",))
    return tuple(
        replace(entry, sections=(f"house/{number}",), title=title, text=text, questions=asked)
        for number, entry in enumerate(entries)
    )


def test_an_extended_index_finds_house_rules_and_the_corpus_alike(index: Index) -> None:
    longer = extended(index, house_rules(index.entries[:1]))
    assert search(longer, "where do I put my coffee", "en").hits[0].entry.sections == ("house/0",)
    assert search(longer, "house/0", "en").hits[0].entry.sections == ("house/0",)
    for typed in ("開拓地のコスト", "盗賊を動かし忘れた"):
        assert search(longer, typed, "ja").hits[0].entry == search(index, typed, "ja").hits[0].entry


def test_extending_leaves_the_index_as_it_was(index: Index) -> None:
    before = [(c.starts.tobytes(), c.rows.tobytes(), len(c.terms)) for c in index.layers[0].channels]
    longer = extended(index, house_rules(index.entries[:3]))
    assert [(c.starts.tobytes(), c.rows.tobytes(), len(c.terms)) for c in index.layers[0].channels] == before
    assert (index.house, longer.house) == (0, 3)
    assert longer.layers[1:] == index.layers
    assert "tumbler" not in index.words["t"]
    assert "tumbler" in longer.words["t"]


def test_extending_twice_puts_the_newer_rules_first_and_by_nothing_changes_nothing(index: Index) -> None:
    older, newer = house_rules(index.entries[:1]), index.entries[5:7]
    longer = extended(extended(index, older), newer)
    assert longer.entries == (*newer, *older, *index.entries)
    assert longer.house == 3
    assert extended(index, ()) is index


def test_an_index_built_with_house_rules_is_the_index_extended_by_them(index: Index) -> None:
    rules = house_rules(index.entries[:2])
    built, longer = build_index(load_corpus(), load_lexicon(), rules), extended(index, rules)
    for typed in ("coffee tumbler", "robber forgotten"):
        assert search(built, typed, "en") == search(longer, typed, "en")


def test_what_a_house_rule_rules_is_no_longer_outside(index: Index) -> None:
    asked = Forms(("賞品は何ですか?",), ("What are the prizes?",))
    rule = replace(house_rules(index.entries[:1])[0], title=Text("賞品", "The prizes"), questions=asked)
    assert search(index, "what are the prizes for the winner", "en").band is Band.NONE
    found = search(extended(index, (rule,)), "what are the prizes for the winner", "en")
    assert found.hits[0].entry == rule
    assert found.band is not Band.NONE


def test_a_house_rule_that_says_what_the_corpus_says_stands_above_it(index: Index) -> None:
    for entry in index.entries[::20]:
        own = replace(entry, sections=("house/same",))
        found = search(extended(index, (own,)), entry.questions.en[0], "en")
        assert found.hits[0].entry == own
