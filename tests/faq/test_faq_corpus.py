"""The corpus holds every ruling, in both languages, with living links."""

import json
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

from faq.corpus import CorpusError, corpus_in, known_sections, load_corpus
from faq.entry import Entry, Game, Kind
from faq.matters import Relation, load_matters
from faq.numbers import in_figures
from faq.text import fold

SHARED = Path(__file__).resolve().parents[3] / "shared" / "rules" / "sections.jsonl"
LEAST_FORMS = 4
CORPUS = load_corpus()
IDS = frozenset(known_sections())
DOCUMENTS = [entry for entry in CORPUS.entries if entry.document.kind is not Kind.PRINTED]
"""What the rule documents say; the rest are facts that they leave out."""


def name(entry: Entry) -> str:
    return "+".join(entry.sections)


def folded(form: str) -> str:
    kept = unicodedata.normalize("NFKC", form).casefold()
    return "".join(char for char in kept if char.isalnum())


def repeated(items: Iterable[str]) -> list[str]:
    return [item for item, times in Counter(items).items() if times > 1]


def texts(entry: Entry) -> list[str]:
    pairs = [entry.title, entry.text, *([entry.example] if entry.example else [])]
    forms = (*entry.questions.ja, *entry.questions.en)
    return [text for pair in pairs for text in (pair.ja, pair.en)] + list(forms)


def is_japanese(text: str) -> bool:
    return any(unicodedata.name(char, "").startswith(("HIRAGANA", "KATAKANA", "CJK")) for char in text)


def test_every_section_is_covered_exactly_once() -> None:
    covered = Counter(section for entry in DOCUMENTS for section in entry.sections)
    assert sorted(IDS - covered.keys()) == []
    assert sorted(covered.keys() - IDS) == []
    assert repeated(covered.elements()) == []


def test_there_are_405_section_ids_and_none_twice() -> None:
    assert len(known_sections()) == len(IDS) == 405


def test_section_list_is_that_of_the_shared_rulings() -> None:
    # A clone without the shared folder has only the list itself; then there is nothing to hold it against.
    shared = SHARED.read_text(encoding="utf-8").splitlines() if SHARED.exists() else []
    ids = [json.loads(line)["id"] for line in shared] or list(known_sections())
    assert list(known_sections()) == ids


def test_an_entry_covers_sections_of_its_own_document_only() -> None:
    wrong = [s for e in CORPUS.entries for s in e.sections if not s.startswith(f"{e.document.prefix}/")]
    assert wrong == []


def test_no_text_is_empty_in_either_language() -> None:
    assert [name(entry) for entry in CORPUS.entries if not all(text.strip() for text in texts(entry))] == []


def test_japanese_is_japanese_and_english_is_english() -> None:
    pairs = [(name(entry), pair) for entry in CORPUS.entries for pair in (entry.title, entry.text)]
    assert [where for where, pair in pairs if not is_japanese(pair.ja) or is_japanese(pair.en)] == []
    forms = [(name(entry), form) for entry in CORPUS.entries for form in entry.questions.en]
    assert [where for where, form in forms if is_japanese(form)] == []


def test_every_entry_says_where_it_is_printed() -> None:
    assert [name(entry) for entry in CORPUS.entries if not entry.printed.strip()] == []


def test_links_lead_to_living_sections() -> None:
    links = [(name(entry), link) for entry in CORPUS.entries for link in entry.related]
    assert [pair for pair in links if pair[1] not in IDS] == []


def test_no_entry_links_to_itself_or_twice() -> None:
    wrong = [name(e) for e in CORPUS.entries if repeated(e.related) or {*e.related} & {*e.sections}]
    assert wrong == []


def test_every_entry_has_enough_question_forms_in_each_language() -> None:
    few = [name(e) for e in CORPUS.entries if min(len(e.questions.ja), len(e.questions.en)) < LEAST_FORMS]
    assert few == []


def test_no_question_form_stands_twice() -> None:
    forms = [folded(form) for e in CORPUS.entries for form in (*e.questions.ja, *e.questions.en)]
    assert repeated(forms) == []


def test_titles_are_unique_in_each_language() -> None:
    assert repeated(f"{e.document.prefix} {e.title.ja}" for e in CORPUS.entries) == []
    assert repeated(f"{e.document.prefix} {e.title.en}".casefold() for e in CORPUS.entries) == []


def test_a_section_leads_to_its_entry_and_an_unknown_one_to_none() -> None:
    entry = CORPUS.by_section("cjp/score-cap")
    assert entry is not None
    assert "10" in entry.text.ja
    assert "10" in entry.text.en
    assert (entry.document.game, entry.document.kind) == (Game.CATAN, Kind.TOURNAMENT)
    assert CORPUS.by_section("cjp/no-such-ruling") is None


def test_the_corpus_is_read_once() -> None:
    assert load_corpus() is CORPUS


DOCUMENT = """
prefix = "cjp"
edition = { ja = "2025年版", en = "Edition of 2025" }
game = "catan"
kind = "tournament"
language = "ja"
title = { ja = "大会", en = "Tournament" }
"""


@pytest.mark.parametrize(
    ("document", "topic", "named"),
    [
        (DOCUMENT, '[[entry]]\nsections = ["cjp/a"]\n', "doc/topic.toml, entry 1: 'printed'"),
        (DOCUMENT, "[[entry]\n", "topic.toml: "),
        (DOCUMENT.replace("catan", "chess"), "", "'chess' is not a valid Game"),
        (DOCUMENT.replace('language = "ja"', ""), "", "'language'"),
    ],
)
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, document: str, topic: str, named: str) -> None:
    folder = tmp_path / "doc"
    folder.mkdir()
    folder.joinpath("document.toml").write_text(document, encoding="utf-8")
    folder.joinpath("topic.toml").write_text(topic, encoding="utf-8")
    with pytest.raises(CorpusError) as caught:
        corpus_in(tmp_path)
    assert named in str(caught.value)


COMMENTED = (
    "cwc/3.0.16-cocked",
    "cwc/3.0.2-robber-talk",
    "cwc/3.0.4-supply",
    "cwc/3.0.11-penalty",
    "cwc/3.0.15-misuse",
)


def test_comments_of_the_translator_are_marked_as_such() -> None:
    corpus = load_corpus()
    comments = {section for matter in load_matters() for section in matter.of(Relation.COMMENT)}
    assert "cwc/3.0.2-note" in comments
    for section in comments:
        entry = corpus.by_section(section)
        assert entry is not None
        assert entry.title.ja.startswith("訳者コメント")
        assert entry.title.en.startswith("Translator's comment")
    for section in COMMENTED:
        entry = corpus.by_section(section)
        assert entry is not None
        assert "(訳者コメント:" in entry.text.ja
        assert "(Translator's comment:" in entry.text.en


WORDED_OTHERWISE = frozenset({"cjp/trade-one-to-one", "cjp/harassment-care", "riv/three-field-system"})
"""One language says with a number, or with a name that has one in it, what the other one says in words."""
ORDINALS = {"third": "3", "fourth": "4", "fifth": "5"}


def test_both_languages_name_the_same_numbers() -> None:
    for entry in load_corpus().entries:
        if entry.sections[0] not in WORDED_OTHERWISE:
            assert _numbers(entry.text.ja) == _numbers(entry.text.en), entry.sections


def _numbers(text: str) -> frozenset[str]:
    """The numbers from three on: one and two are words like any other."""
    bare = re.sub(r"[0-9]+(?:\.[0-9]+){2,}|tenth|10分の1|third person|第三者", " ", fold(text))
    counted = re.sub("|".join(ORDINALS), lambda match: ORDINALS[match.group()], bare)
    return frozenset(re.findall(r"[0-9]+(?:\.[0-9]+)?", in_figures(counted))) - {"0", "1", "2"}
