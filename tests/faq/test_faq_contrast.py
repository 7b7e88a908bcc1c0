"""What tells the best entries apart: a word that each of them has decides nothing, one that a single one has does."""

import numpy as np

from faq.contrast import REACH, contrast
from faq.entry import Game
from faq.index import Index
from faq.query import read_query
from faq.search import search


def _places(index: Index, *sections: str) -> list[int]:
    return [index.columns.sections.index(section) for section in sections]


def test_a_word_that_only_one_of_the_nearest_entries_has_lifts_that_one(index: Index) -> None:
    roads = [n for n, section in enumerate(index.columns.sections) if section.startswith("std/longest-road")]
    fourth, *others = _places(index, "std/longest-road-tie", *(index.columns.sections[n] for n in roads))
    near = np.array([fourth, *(n for n in others if n != fourth)], dtype=np.int32)
    told = contrast(index, read_query(index, "longest road tie", "en"), near).sum(axis=1)
    assert told[0] == told.max() > np.median(told)


def test_a_word_that_nobody_near_has_or_that_all_have_decides_nothing(index: Index) -> None:
    near = np.arange(REACH, dtype=np.int32)
    assert not contrast(index, read_query(index, "xyzzy", "en"), near).any()
    alone = np.array(_places(index, "std/longest-road"), dtype=np.int32)
    assert contrast(index, read_query(index, "settlement", "en"), alone).shape == (1, 2)


def test_the_cup_is_told_from_the_dice_by_the_words_that_only_one_ruling_has(index: Index) -> None:
    found = search(
        index, "rolling the dice one after the other is fine, isn't it?", "en", Game.CATAN, "ikebukuro"
    )
    assert "cjp/dice-both" in {hit.entry.sections[0] for hit in found.hits[:2]}
