"""The bands, the weights and the measure."""

import tomllib
from importlib.resources import files

import numpy as np
import pytest

from bench.faq_written import written_with
from faq.bands import EVIDENCE, Band, Certainty, band_of, chance
from faq.doubt import DOUBTS, is_lifted_far
from faq.entry import Game, Kind
from faq.force import IN_FORCE as DOCUMENTS
from faq.index import Index
from faq.measure import MeasuredQuestion, Question, answered_unanswerable, figures, question_of
from faq.outside import load_outside, topics_in
from faq.ranking import SIGNALS
from faq.search import search
from faq.steering import Steered
from faq.weights import Weights, load_weights


def weights(none: float = 0.2, answer: float = 0.6) -> Weights:
    """Weights of which only the bounds matter."""
    one = np.ones(1, np.float32)
    return Weights(np.zeros(1, np.float32), 1.0, one, one, one, answer, answer, none)


@pytest.mark.parametrize(
    ("score", "band"),
    [(0.1, Band.NONE), (0.2, Band.MAYBE), (0.59, Band.MAYBE), (0.6, Band.ANSWER), (1, Band.ANSWER)],
)
def test_bands_follow_the_score(score: float, band: Band) -> None:
    assert band_of(weights(), Certainty(score, score)) is band


def test_a_question_that_is_surely_ruled_is_not_answered_at_once_where_two_rulings_fit() -> None:
    assert band_of(weights(), Certainty(0.99, 0.4)) is Band.MAYBE
    assert band_of(weights(), Certainty(0.1, 0.1)) is Band.NONE


def test_a_chance_lies_between_zero_and_one_and_grows_with_the_odds() -> None:
    found = [chance(np.float32(value)) for value in (-50.0, 0.0, 50.0)]
    assert 0 <= found[0] < found[1] == 0.5 < found[2] <= 1


def test_numbers_learned_anew_leave_the_tables_of_the_other_program_as_they_are() -> None:
    stored = "# head\n\n[right]\nlead = 0.500\n\n[bands]\nnone = 0.200\ntold = 0.600\n"
    learned = written_with(stored, {"evidence": {"score": 1.0}, "bands": {"none": 0.3}})
    assert learned.startswith("# head\n")
    assert tomllib.loads(learned) == {
        "right": {"lead": 0.5},
        "bands": {"none": 0.3, "told": 0.6},
        "evidence": {"score": 1.0},
    }


NONSENSE = ["zorgle", "blimfax", "quontar", "fnordle", "wibblux"]


@pytest.mark.parametrize("question", ["may I move the robber to the desert?", "how many roads have I got"])
@pytest.mark.parametrize("profile", [None, "catan-japan"])
def test_words_that_nobody_knows_never_make_an_answer_surer(
    index: Index, question: str, profile: str | None
) -> None:
    scores = [
        search(index, f"{' '.join(NONSENSE[:many])} {question}", "en", Game.CATAN, profile).score
        for many in range(len(NONSENSE) + 1)
    ]
    assert scores == sorted(scores, reverse=True)


@pytest.mark.parametrize("word", ["robber", "settlement", "dice"])
def test_nonsense_around_a_known_word_is_refused(index: Index, word: str) -> None:
    assert search(index, f"zorgle {word} blimfax", "en").band is Band.NONE


@pytest.mark.parametrize(
    ("lang", "word"), [("ja", "泥棒"), ("ja", "カード"), ("en", "robber"), ("en", "dice")]
)
def test_a_word_alone_is_never_surer_than_the_questions_of_the_corpus_around_it(
    index: Index, lang: str, word: str
) -> None:
    alone = search(index, word, lang).score
    forms = [f for e in index.entries for f in (e.questions.ja if lang == "ja" else e.questions.en)]
    around = [form for form in forms if word in form.split() or (lang == "ja" and word in form)][:12]
    assert alone <= 0.5
    assert sum(search(index, form, lang).score >= alone for form in around) >= 0.9 * len(around)


def test_what_is_strange_speaks_for_nothing_in_the_learned_numbers() -> None:
    learned = dict(zip(EVIDENCE, load_weights().evidence, strict=False))
    assert learned["strange-words"] <= 0
    assert learned["strange-senses"] <= 0


def test_the_learned_file_has_a_number_for_every_signal() -> None:
    learned = load_weights()
    table = tomllib.loads(files("faq").joinpath("weights.toml").read_text(encoding="utf-8"))
    assert tuple(table["ranking"]) == SIGNALS
    assert tuple(table["evidence"]) == (*EVIDENCE, "constant")
    assert tuple(table["right"]) == (*DOUBTS, "constant")
    assert learned.read > 0
    assert (learned.ranking >= 0).all()
    assert 0 < learned.none <= learned.told < 1
    assert learned.none <= learned.answer < 1


def test_a_question_about_what_no_document_rules_is_refused(index: Index) -> None:
    assert search(index, "会場の最寄り駅はどこ", "ja").band is Band.NONE
    assert search(index, "which hotel near the venue do you recommend", "en").band is Band.NONE


def test_a_plain_rule_question_is_answered__std_settlement_cost(index: Index) -> None:
    assert search(index, "開拓地のコストは?", "ja").band is Band.ANSWER


def test_the_share_of_unanswerable_ones_is_taken_where_five_percent_are_refused() -> None:
    asked = [
        MeasuredQuestion(Question("ja", "", "", ("a",)), 1, score / 100, Band.ANSWER) for score in range(100)
    ]
    asked += [
        MeasuredQuestion(Question("ja", "", "none", ()), None, score, Band.NONE)
        for score in (0.0, 0.04, 0.05, 0.9)
    ]
    assert answered_unanswerable(asked) == 0.5


def test_figures_count_places() -> None:
    rows = [
        MeasuredQuestion(Question("ja", "", "", ("a",)), place, 1, Band.ANSWER) for place in (1, 2, 4, None)
    ]
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


OFF_TOPIC = [
    ("en", "how do I cook rice"),
    ("en", "what's the weather like in Kyoto tomorrow"),
    ("ja", "ごはんの炊き方を教えて"),
    ("ja", "明日の天気は?"),
]


@pytest.mark.parametrize("profile", [None, *DOCUMENTS])
@pytest.mark.parametrize("game", [None, *Game])
def test_steering_lifts_no_question_about_something_else(
    index: Index, game: Game | None, profile: str | None
) -> None:
    for lang, typed in OFF_TOPIC:
        assert search(index, typed, lang, game, profile).band is Band.NONE


@pytest.mark.parametrize("profile", [None, *DOCUMENTS])
def test_an_event_answers_nothing_that_no_document_rules(index: Index, profile: str | None) -> None:
    for entry in index.entries[::40]:
        for lang, typed in (("ja", entry.questions.ja[-1]), ("en", entry.questions.en[-1])):
            if search(index, typed, lang).band is Band.NONE and entry.document.kind is not Kind.PRINTED:
                for game in Game:
                    assert search(index, typed, lang, game, profile).band is not Band.ANSWER


def test_a_question_of_another_game_than_the_event_is_answered_all_the_same__jbl_4_4_4(index: Index) -> None:
    typed = "when is the cube turned in the Crawford game"
    for game, profile in ((Game.RIVALS, "rivals"), (Game.CATAN, "catan-japan")):
        assert search(index, typed, "en", game, profile).hits[0].entry.sections == ("jbl/4.4.4",)


def test_topics_that_no_document_rules_are_written_in_both_languages() -> None:
    topics = load_outside()
    assert all(topic.ja and topic.en for topic in topics)
    questions = [question for topic in topics for question in (*topic.ja, *topic.en)]
    assert len(questions) == len(set(questions))
    with pytest.raises(KeyError):
        topics_in("[[topic]]\nja = []\n")


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "dice"), ("en", "robber"), ("en", "knight"), ("ja", "盗賊"), ("ja", "手札")]
)
def test_a_single_word_of_the_game_is_offered_rulings(index: Index, lang: str, word: str) -> None:
    assert search(index, word, lang).band is not Band.NONE


@pytest.mark.parametrize(("lang", "word"), [("en", "weather"), ("en", "pizza"), ("ja", "天気")])
def test_a_single_word_of_anything_else_is_not_covered(index: Index, lang: str, word: str) -> None:
    assert search(index, word, lang).band is Band.NONE


def test_a_ruling_that_a_word_lifted_past_a_far_better_one_is_not_shown_alone() -> None:
    steered = Steered(
        np.zeros((2, 1), dtype=np.float32), np.array([1, 4], dtype=np.float32), frozenset({0, 1})
    )
    assert is_lifted_far(steered, (0, 1), 0.85)
    assert not is_lifted_far(steered, (0, 1), 0.95)
    assert not is_lifted_far(steered, (1, 0), 0.85)
