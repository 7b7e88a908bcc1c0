"""The index: determinism, channels, numbers, games."""

import subprocess
import sys

import numpy as np
import pytest

from faq.channels import ChannelBuilder
from faq.corpus import load_corpus
from faq.entry import Game
from faq.games import GAMES, TOLD, GameCounter, game_chances
from faq.index import Index, Part, build_index
from faq.lexicon import load_lexicon
from faq.naming import named_by, opened_by

DIGEST = (
    "import hashlib;from faq.__main__ import open_index;i=open_index(plain=True);h=hashlib.sha256();"
    "[h.update(c.rows.tobytes()+c.weights.tobytes()+repr(list(c.terms)).encode()) for c in i.channels];"
    "h.update(repr(sorted(i.game_terms.items())).encode());print(h.hexdigest())"
)


def channel_of(*rows: tuple[int, str], owners: int = 2):  # type: ignore[no-untyped-def]  # noqa: ANN201 # a short helper
    """A channel of rows of one-letter terms."""
    builder = ChannelBuilder()
    for owner, terms in rows:
        builder.add(owner, terms)
    return builder.channel(owners)


def test_the_index_is_the_same_bytes_in_every_process() -> None:
    digests = {
        subprocess.run(  # noqa: S603 # our own interpreter
            [sys.executable, "-c", DIGEST],
            check=True,
            capture_output=True,
            text=True,
            env={"PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    }
    assert len(digests) == 1


def test_a_form_agrees_fully_with_itself_and_not_with_others() -> None:
    forms, _ = channel_of((0, "abc"), (1, "def")).compare("abc")
    assert forms[0] == pytest.approx(1, abs=1e-4)
    assert forms[1] == 0


def test_an_entry_covers_the_share_of_the_question_that_its_forms_have_together() -> None:
    _, wholes = channel_of((0, "ab"), (0, "cd"), (1, "xy")).compare("adx")
    assert wholes[0] > wholes[1] > 0


def test_terms_that_no_entry_has_make_the_agreement_weaker() -> None:
    channel = channel_of((0, "abc"), (1, "def"))
    assert channel.compare("abcz")[0][0] < channel.compare("abc")[0][0]


def test_nothing_asked_agrees_with_nothing() -> None:
    forms, wholes = channel_of((0, "abc"), (1, "d")).compare("")
    assert not forms.any()
    assert not wholes.any()


def test_forms_lie_sorted_by_part_and_entry(index: Index) -> None:
    for part, bounds in zip(Part, index.bounds, strict=True):
        assert len(bounds) == len(index.entries) + 1
        for entry in (0, len(index.entries) // 2, len(index.entries) - 1):
            span = index.forms[bounds[entry] : bounds[entry + 1]]
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


def test_house_rules_stand_first_in_the_index() -> None:
    corpus = load_corpus()
    index = build_index(corpus, load_lexicon(), corpus.entries[:2])
    assert index.house == 2
    assert index.entries[:2] == corpus.entries[:2]
    assert np.all(index.bounds[0][1:] >= index.bounds[0][:-1])
