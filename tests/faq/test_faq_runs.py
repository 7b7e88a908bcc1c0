"""The Japanese taken apart ahead says what the dictionary says, and what it lacks changes nothing."""

from faq.corpus import load_corpus
from faq.index import texts_of
from faq.lexicon import load_lexicon
from faq.runs import runs_in, stored_runs, written
from faq.text import fold
from faq.tokens import Tokenizer, japanese_runs

LEAST_STORED = 0.95
"""Who edits a text need not run `python -m faq runs` at once, but the file may not rot away."""


def test_every_stored_run_is_taken_apart_as_the_dictionary_does() -> None:
    tokenizer = Tokenizer()
    assert [run for run, found in stored_runs().items() if tokenizer.japanese(run) != found] == []


def test_nearly_all_japanese_of_corpus_and_lexicon_is_stored() -> None:
    texts = texts_of(load_corpus().entries, load_lexicon())
    runs = {run for text in texts for run in japanese_runs(fold(text))}
    assert len(runs & stored_runs().keys()) >= LEAST_STORED * len(runs)


def test_a_text_is_taken_apart_alike_with_and_without_the_file() -> None:
    plain, helped = Tokenizer(), Tokenizer(known=stored_runs())
    for entry in load_corpus().entries[::10]:
        for text in (entry.text.ja, *entry.questions.ja, entry.text.en):
            assert plain.take_apart(fold(text)) == helped.take_apart(fold(text))


def test_runs_come_back_from_their_file() -> None:
    tokenizer = Tokenizer()
    found = runs_in(written(("盗賊を動かし忘れた robber", "7が出た"), tokenizer))
    assert dict(found) == {run: tokenizer.japanese(run) for run in ("盗賊を動かし忘れた", "が出た")}
