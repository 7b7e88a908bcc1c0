"""The bands, the weights, the measure and the store of vectors."""

import numpy as np
import pytest

from faq.bands import EVIDENCE, Band, band_of, certainty
from faq.embedding import Meaning, key_of, packed, unpacked
from faq.entry import Game
from faq.index import Index, index_of
from faq.lexicon import load_lexicon
from faq.measure import Outcome, Question, answered_unanswerable, figures, question_of
from faq.ranking import NEARNESS, SIGNALS
from faq.search import search
from faq.weights import Weights, load_weights


def weights(none: float = 0.2, answer: float = 0.6) -> Weights:
    """Weights of which only the bounds matter."""
    return Weights(np.zeros(1, np.float32), np.ones(1, np.float32), answer, none)


@pytest.mark.parametrize(
    ("score", "band"),
    [(0.1, Band.NONE), (0.2, Band.MAYBE), (0.59, Band.MAYBE), (0.6, Band.ANSWER), (1, Band.ANSWER)],
)
def test_bands_follow_the_score(score: float, band: Band) -> None:
    assert band_of(weights(), score) is band


def test_certainty_lies_between_zero_and_one() -> None:
    assert [
        certainty(weights(), np.array([value], np.float32)) for value in (-50.0, 0.0, 50.0)
    ] == pytest.approx([0, 0.5, 1], abs=1e-6)


@pytest.mark.parametrize(("name", "signals"), [("plain", SIGNALS), ("meaning", SIGNALS + NEARNESS)])
def test_the_learned_file_has_a_number_for_every_signal(name: str, signals: tuple[str, ...]) -> None:
    learned = load_weights(name)
    assert len(learned.ranking) == len(signals)
    assert len(learned.evidence) == len(EVIDENCE) + 1
    assert (learned.ranking >= 0).all()
    assert 0 < learned.none <= learned.answer < 1


def test_a_question_about_what_no_document_rules_is_refused(index: Index) -> None:
    assert search(index, "会場の最寄り駅はどこ", "ja").band is Band.NONE
    assert search(index, "which hotel near the venue do you recommend", "en").band is Band.NONE


def test_a_plain_rule_question_is_answered__std_settlement_cost(index: Index) -> None:
    assert search(index, "開拓地のコストは?", "ja").band is Band.ANSWER


def test_the_share_of_unanswerable_ones_is_taken_where_five_percent_are_refused() -> None:
    asked = [Outcome(Question("ja", "", "", ("a",)), 1, score / 100, Band.ANSWER) for score in range(100)]
    asked += [
        Outcome(Question("ja", "", "none", ()), None, score, Band.NONE) for score in (0.0, 0.04, 0.05, 0.9)
    ]
    assert answered_unanswerable(asked) == 0.5


def test_figures_count_places() -> None:
    rows = [Outcome(Question("ja", "", "", ("a",)), place, 1, Band.ANSWER) for place in (1, 2, 4, None)]
    found = figures(rows)
    assert found is not None
    assert (found.count, found.first, found.third, found.reciprocal) == (4, 0.25, 0.5, 0.4375)
    assert figures([]) is None


def test_a_row_of_a_labelled_file_is_a_question() -> None:
    row = {"lang": "ja", "q": "港", "expected": ["std/harbor-3-1"], "kind": "keyword", "game": "catan"}
    assert question_of(row) == Question("ja", "港", "keyword", ("std/harbor-3-1",), Game.CATAN)
    with pytest.raises(KeyError):
        question_of({"q": "x"})
    with pytest.raises(ValueError, match="chess"):
        question_of({"lang": "en", "q": "x", "game": "chess"})


def test_vectors_come_back_from_their_file_nearly_as_they_were() -> None:
    vectors = np.array([[0.1, -0.2, 0.05], [0.0, 0.3, 0.1]], np.float32)
    vectors /= np.linalg.norm(vectors, axis=1, keepdims=True) * 4
    back = unpacked(packed(("a", "b"), vectors), 3)
    assert back[key_of("b")] @ vectors[1] * 4 == pytest.approx(1, abs=1e-3)
    assert unpacked(b"broken", 3) == {}


def test_an_embedding_speaks_beside_the_words(index: Index) -> None:
    """A model that puts one question beside one entry: that entry rises."""

    def embed(texts: object) -> np.ndarray:
        near = [[1.0, 0.0] if text in wanted else [0.0, 1.0] for text in texts]  # type: ignore[attr-defined] # a list
        return np.array(near, np.float32)

    entry = index.entries[3]
    wanted = {*entry.questions.en, entry.title.en, entry.text.en, "palm tree xyzzy"}
    with_meaning = index_of(index.entries, load_lexicon(), Meaning(embed, {}))
    assert search(with_meaning, "palm tree xyzzy", "en").hits[0].entry == entry
