"""A small neural model that reads a question: which ruling it is about, if any, and yes or no, if it asks for that.

The transformer multilingual-e5-small (MIT), trained on by `bench/faq_question_model.py` with questions whose ruling and
answer are known, more than a hundred for every ruling. Each ruling has outputs of its own: what it says is learned from
its questions, not read from its text. Of a ruling that it was not taught, such as a house rule, it reads nothing but
where it stands: layers of their own place every text among all others, a question near the ruling that answers it.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import as_file, files
from types import MappingProxyType
from typing import TYPE_CHECKING

import numpy as np

from faq.asking import asks_for_more, asks_permission, is_asked, is_inverted
from faq.channels import Floats
from faq.opinion import Chances, Opinion, Verdict, mean_of, never_plain, opinion_by
from faq.unigram import BEGIN, END, UnigramTokenizer

if TYPE_CHECKING:
    from onnxruntime import InferenceSession, RunOptions

MODEL_FILE = "question_model.onnx"
ASKED, TOLD = "asked", "told"
"""Its vectors of a text: as a question, as a ruling. A question lies near the ruling that answers it."""
PIECES, RULINGS = "pieces", "rulings"
"""What stands in the file besides: a piece of a word with its log probability a line, a first section a line."""
LONGEST = 40
"""Pieces of a question that are read, the last ones: what is asked stands at the end of a story."""
LONGEST_RULING = 62
"""Pieces of a ruling that are read, the first ones."""
FURTHEST = 8.0
"""What fits worse than that beside the best, in log odds, fits no worse still."""
OUTSIDE = "outside"
"""Stands among the rulings for a question that none of them answers."""
VERDICTS = (Verdict.YES, Verdict.NO, Verdict.DEPENDS)


@dataclass(frozen=True, slots=True)
class QuestionModel:
    """The model; `rulings` are the places of the sections in what it reads, `OUTSIDE` among them."""

    session: "InferenceSession"
    tokenizer: UnigramTokenizer
    rulings: Mapping[str, int]

    def read(self, text: str) -> "ReadQuestion":
        """What it reads in a folded question."""
        numbers = [BEGIN, *self.tokenizer.numbers(text)[-LONGEST:], END]
        asks, fits, verdicts, place = self.session.run(
            ["asks", "fits", "verdicts", ASKED], {"pieces": np.array(numbers, dtype=np.int64)}
        )
        return ReadQuestion(self.rulings, text, bool(asks[1] > asks[0]), fits, verdicts, place)

    def place(self, text: str) -> Floats:
        """Where a folded text stands as a ruling: near the questions that it answers, taught or not."""
        numbers = [BEGIN, *self.tokenizer.numbers(text)[:LONGEST_RULING], END]
        told = self.session.run([TOLD], {"pieces": np.array(numbers, dtype=np.int64)}, _no_more())
        return np.asarray(told[0], dtype=np.float32)


@dataclass(frozen=True, slots=True)
class ReadQuestion:
    """A question and whether it asks for yes or no; by the places of `rulings` how well each fits, and what it says.

    The most fits best; what it says are three logits in the order of `VERDICTS`. `place` is where it stands among all
    texts, a vector of length one.
    """

    rulings: Mapping[str, int]
    text: str
    asks_yes_no: bool
    ruling_logits: Floats
    verdict_logits: Floats
    place: Floats

    def chances(self, sections: Iterable[str]) -> Chances | None:
        """How likely each verdict is to the ruling of these sections; None for one that the model was not taught."""
        ruling = self._known(sections)
        if ruling is None:
            return None
        logits = self.verdict_logits[ruling]
        odds = np.exp(logits - logits.max())
        return MappingProxyType(dict(zip(VERDICTS, (odds / odds.sum()).tolist(), strict=True)))

    def apart(self, rulings: Sequence[Iterable[str]]) -> Floats:
        """How well each of some rulings, told by its sections, fits beside the best of them: zero and below.

        Nothing speaks against one that the model does not know.
        """
        places = [self._known(sections) for sections in rulings]
        best = max((float(self.ruling_logits[place]) for place in places if place is not None), default=0.0)
        return np.array(
            [
                0.0 if place is None else max(float(self.ruling_logits[place]) - best, -FURTHEST)
                for place in places
            ],
            dtype=np.float32,
        )

    def outside(self, but: Iterable[str] = ()) -> float:
        """How much likelier it is that no ruling answers it than that the best one does, in log odds.

        `but`: sections that do not count.
        """
        left_out = [self.rulings[section] for section in (OUTSIDE, *but) if section in self.rulings]
        best = float(np.delete(self.ruling_logits, left_out).max())
        lead = float(self.ruling_logits[self.rulings[OUTSIDE]]) - best
        return max(-FURTHEST, min(FURTHEST, lead))

    def _known(self, sections: Iterable[str]) -> int | None:
        return next((self.rulings[section] for section in sections if section in self.rulings), None)


@lru_cache(maxsize=64)
def read_question(text: str) -> ReadQuestion:
    """What the model that comes with the program reads in a folded question; ranking and verdict ask for the same."""
    return load_question_model().read(text)


def chances_on(readings: Sequence[ReadQuestion], sections: Sequence[str]) -> Chances | None:
    """How likely each verdict of the ruling of some sections on a question is, by the mean of its readings.

    None where none of them asks for yes or no, where the last one asks for more, and for a ruling that the model was
    not taught.
    """
    found = [chances for one in readings if (chances := one.chances(sections)) is not None]
    asks = any(one.asks_yes_no or is_inverted(one.text) or asks_permission(one.text) for one in readings)
    if not found or not asks or asks_for_more(readings[-1].text):
        return None
    return mean_of([(chances, 1.0) for chances in found])


def opinion_on(readings: Sequence[ReadQuestion], sections: Sequence[str]) -> Opinion | None:
    """What the ruling of some sections says to a question; None as in `chances_on`, and where it is a coin."""
    chances = chances_on(readings, sections)
    return None if chances is None else opinion_of(readings, chances)


def opinion_of(readings: Sequence[ReadQuestion], chances: Chances) -> Opinion | None:
    """The likeliest verdict, plain only where the question has the form of one."""
    found = opinion_by(chances)
    return found if found is None or any(is_asked(one.text) for one in readings) else never_plain(found)


@cache
def _no_more() -> "RunOptions":
    """Of a ruling only its place is worked out."""
    from onnxruntime import RunOptions

    options = RunOptions()
    options.only_execute_path_to_fetches = True
    return options


@cache
def load_question_model() -> QuestionModel:
    """The model that comes with the program; it stays on one core, the others are the bot's.

    Read for the first question: with its library it holds 75 MB, and a server may never ask.
    """
    from onnxruntime import InferenceSession, SessionOptions

    one_core = SessionOptions()
    one_core.intra_op_num_threads = one_core.inter_op_num_threads = 1
    one_core.enable_cpu_mem_arena = False  # else the longest question keeps its memory for good
    with as_file(files("faq").joinpath(MODEL_FILE)) as path:
        session = InferenceSession(path, one_core)
    told = session.get_modelmeta().custom_metadata_map
    pieces, log_probs = zip(*(line.split("\t") for line in told[PIECES].split("\n")), strict=True)
    places = {section: place for place, section in enumerate(told[RULINGS].split("\n"))}
    return QuestionModel(
        session, UnigramTokenizer.of(pieces, [*map(float, log_probs)]), MappingProxyType(places)
    )
