"""The number of a ruling on buttons means the same ruling in every later release."""

from dataclasses import replace
from hashlib import sha256

import pytest

import bot.rulebook
from bot.rulebook import entry_at, number_of, ruling_at
from bot.ui.answer_marks import as_answered, packed
from faq.corpus import Corpus, load_corpus, numbered_sections

RELEASED = 424
"""Numbers that a release carries: their lines are never moved, changed or taken away. New ones come behind them."""
DIGEST = "18339155cad05967429282ace1d1024edce7f170b5d09c77b5f26fe0ac5f1c92"


def test_released_numbers_are_as_they_were() -> None:
    lines = "".join(f"{section}\n" for section in numbered_sections()[:RELEASED])
    assert sha256(lines.encode()).hexdigest() == DIGEST


def test_every_ruling_has_a_number_of_its_own() -> None:
    entries = load_corpus().entries
    assert len({number_of(entry) for entry in entries}) == len(entries)
    assert [entry_at(number_of(entry)) for entry in entries] == list(entries)
    assert len(set(numbered_sections())) == len(numbered_sections())


def test_a_ruling_that_is_new_or_gone_changes_no_other_s_number(monkeypatch: pytest.MonkeyPatch) -> None:
    corpus = load_corpus()
    gone, kept, part = corpus.entries[0], corpus.entries[7], corpus.entries[9]
    ruling = ruling_at(number_of(kept))
    assert ruling is not None
    answered = replace(ruling, beside=(part,), relations=(None,))
    number, carried = number_of(kept), packed(answered)
    new = replace(kept, sections=("other/1",))
    rest = Corpus((new, *corpus.entries[1:]), {k: v for k, v in corpus.index.items() if v is not gone})
    monkeypatch.setattr(bot.rulebook, "load_corpus", lambda: rest)
    assert entry_at(number) is kept
    assert entry_at(0) is None
    assert as_answered(ruling, carried).beside[0] is part
