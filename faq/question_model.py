"""A small neural model that reads a question: which ruling it is about, if any, and yes or no, if it asks for that.

The transformer multilingual-e5-small (MIT), trained on by `bench/faq_question_model.py` with questions whose ruling and
answer are known, more than a hundred for every ruling. Each ruling has outputs of its own: what it says is learned from
its questions, not read from its text. Of a ruling that it was not taught, such as a house rule, it reads nothing.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import as_file, files
from itertools import accumulate, chain
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray
from threadpoolctl import threadpool_limits

from faq.channels import Floats
from faq.opinion import Chances, Opinion, Verdict, is_inverted, mean_of, opinion_by
from faq.unigram import BEGIN, END, UnigramTokenizer

MODEL_FILE = "question_model.npz"
LONGEST = 40
"""Pieces of a question that are read, the last ones: what is asked stands at the end of a story."""
HEADS = 12
POOL_SCALE = 4.0
"""By how much the mean of the words is stretched before the pooler reads it, as in the training."""
TILE = 64
"""Outputs of a matrix that are worked out at once: so much of it stays in the processor's cache."""
FURTHEST = 8.0
"""What fits worse than that beside the best, in log odds, fits no worse still."""
EPSILON = np.float32(1e-12)
OUTSIDE = "outside"
"""Stands among the rulings for a question that none of them answers."""
VERDICTS = (Verdict.YES, Verdict.NO, Verdict.DEPENDS)


@dataclass(frozen=True, slots=True)
class QuantizedRows:
    """A matrix as bytes with a scale for each row: a quarter of the memory."""

    quantized: NDArray[np.int8]
    scale: Floats

    def rows(self, numbers: Sequence[int]) -> Floats:
        """Some rows as they were."""
        chosen = list(numbers)
        return np.asarray(self.quantized[chosen] * self.scale[chosen, None], dtype=np.float32)


@dataclass(frozen=True, slots=True)
class Linear:
    """A matrix in tiles of some outputs (each inputs by outputs), the scale and the bias of each output."""

    tiles: tuple[NDArray[np.int8], ...]
    scale: Floats
    bias: Floats

    def __call__(self, x: Floats) -> Floats:
        """The outputs for each row."""
        unscaled = np.hstack([x @ tile.astype(np.float32) for tile in self.tiles])
        return np.asarray(unscaled * self.scale + self.bias)


@dataclass(frozen=True, slots=True)
class LayerNorm:
    """Each row brought to one mean and spread."""

    weight: Floats
    bias: Floats

    def __call__(self, x: Floats) -> Floats:
        """The rows so brought."""
        centred = x - x.mean(axis=1, keepdims=True)
        deviation = np.sqrt((centred * centred).mean(axis=1, keepdims=True) + EPSILON)
        return np.asarray(centred / deviation * self.weight + self.bias)


@dataclass(frozen=True, slots=True)
class TransformerLayer:
    """One layer: words attend to one another, then each goes through the feed-forward part."""

    qkv: Linear
    attention_output: Linear
    attention_norm: LayerNorm
    intermediate: Linear
    output: Linear
    output_norm: LayerNorm

    def __call__(self, x: Floats, ends: Sequence[int]) -> Floats:
        """The words after this layer; `ends`: where the questions end but the last, each attends to its own words."""
        taken = np.vstack([_attention(words) for words in np.split(self.qkv(x), ends)])
        attended = self.attention_norm(x + self.attention_output(taken))
        return self.output_norm(attended + self.output(_gelu(self.intermediate(attended))))


@dataclass(frozen=True, slots=True)
class QuestionModel:
    """The model; `rulings` are the places of the sections in `ruling_classifiers` (3 rows each) and `ruling_bias`.

    `OUTSIDE` is among them for `ruling_scorer`; its classifier says nothing.
    """

    tokenizer: UnigramTokenizer
    word_embeddings: QuantizedRows
    position_embeddings: Floats
    embedding_norm: LayerNorm
    layers: tuple[TransformerLayer, ...]
    pooler: Linear
    classifier: Linear
    rulings: Mapping[str, int]
    yes_no_classifier: Linear
    ruling_scorer: Linear
    ruling_classifiers: QuantizedRows
    ruling_bias: Floats

    def read(self, texts: Sequence[str]) -> "tuple[ReadQuestion, ...]":
        """What it reads in some folded questions; all at once, so each matrix is fetched once."""
        numbers = [[BEGIN, *self.tokenizer.numbers(text)[-LONGEST:], END] for text in texts]
        places = [place for words in numbers for place in range(len(words))]
        pieces = self.word_embeddings.rows([*chain.from_iterable(numbers)])
        x = self.embedding_norm(pieces + self.position_embeddings[places])
        ends = [*accumulate(map(len, numbers))][:-1]
        for layer in self.layers:
            x = layer(x, ends)
        means = np.array([words.mean(axis=0) for words in np.split(x, ends)], dtype=np.float32) * POOL_SCALE
        pooled, asks = np.tanh(self.pooler(means)), self.yes_no_classifier(means)
        fits = self.ruling_scorer(means)
        return tuple(
            ReadQuestion(self, text, pooled[row], bool(asks[row, 1] > asks[row, 0]), fits[row])
            for row, text in enumerate(texts)
        )


@dataclass(frozen=True, slots=True)
class ReadQuestion:
    """A question as one vector, whether it asks for yes or no, and how well each ruling fits it: the most fits best."""

    model: QuestionModel
    text: str
    pooled: Floats
    asks_yes_no: bool
    ruling_logits: Floats

    def chances(self, sections: Iterable[str]) -> Chances | None:
        """How likely each verdict is to the ruling of these sections; None for one that the model was not taught."""
        ruling = self._known(sections)
        if ruling is None:
            return None
        model, count = self.model, len(VERDICTS)
        own = model.ruling_classifiers.rows(range(ruling * count, (ruling + 1) * count))
        logits = model.classifier(self.pooled[None])[0] + own @ self.pooled + model.ruling_bias[ruling]
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
        left_out = [
            self.model.rulings[section] for section in (OUTSIDE, *but) if section in self.model.rulings
        ]
        best = float(np.delete(self.ruling_logits, left_out).max())
        lead = float(self.ruling_logits[self.model.rulings[OUTSIDE]]) - best
        return max(-FURTHEST, min(FURTHEST, lead))

    def knows(self, sections: Iterable[str]) -> bool:
        """The model was taught the ruling of these sections."""
        return self._known(sections) is not None

    def _known(self, sections: Iterable[str]) -> int | None:
        rulings = self.model.rulings
        return next((rulings[section] for section in sections if section in rulings), None)


def _attention(qkv: Floats) -> Floats:
    """What each word takes from the others; `qkv`: a row a word, its queries, keys and values side by side."""
    length = len(qkv)
    queries, keys, values = qkv.reshape(length, 3, HEADS, -1).transpose(1, 2, 0, 3)
    scores = queries @ keys.transpose(0, 2, 1) * np.float32(queries.shape[-1] ** -0.5)
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights /= weights.sum(axis=-1, keepdims=True)
    return np.asarray((weights @ values).transpose(1, 0, 2).reshape(length, -1))


def _gelu(x: Floats) -> Floats:
    """The activation of the model, with tanh in place of the error function, which numpy lacks."""
    return np.asarray(
        0.5 * x * (1.0 + np.tanh(np.float32(0.7978846) * (x + np.float32(0.044715) * x * x * x)))
    )


@lru_cache(maxsize=16)
def read_questions(texts: tuple[str, ...]) -> tuple[ReadQuestion, ...]:
    """What the model that comes with the program reads in folded questions; ranking and verdict ask for the same.

    The last digits of what it reads depend on what is read at once: the same question always comes with the same texts.
    """
    return load_question_model().read(texts)


def chances_on(readings: Sequence[ReadQuestion], sections: Sequence[str]) -> Chances | None:
    """How likely each verdict of the ruling of some sections on a question is, by the mean of its readings.

    None where none of them asks for yes or no, and for a ruling that the model was not taught.
    """
    found = [chances for one in readings if (chances := one.chances(sections)) is not None]
    asks = any(one.asks_yes_no or is_inverted(one.text) for one in readings)
    return mean_of([(chances, 1.0) for chances in found]) if found and asks else None


def opinion_on(readings: Sequence[ReadQuestion], sections: Sequence[str]) -> Opinion | None:
    """What the ruling of some sections says to a question; None as in `chances_on`."""
    chances = chances_on(readings, sections)
    return None if chances is None else opinion_by(chances)


@cache
def load_question_model() -> QuestionModel:
    """The model that comes with the program.

    From then on numpy stays on one core: on two it wins little, and waits for the other where somebody works there.
    """
    threadpool_limits(limits=1, user_api="blas")
    with as_file(files("faq").joinpath(MODEL_FILE)) as path, np.load(path, allow_pickle=False) as stored:
        return _model_of(stored)  # each array is read as it is needed: all at once would be 28 MB more


def _model_of(stored: Mapping[str, NDArray[np.generic]]) -> QuestionModel:
    """The model of the arrays of its file."""

    def floats(name: str) -> Floats:
        return np.asarray(stored[name], dtype=np.float32)

    def rows(name: str) -> QuantizedRows:
        return QuantizedRows(np.asarray(stored[f"{name}.weight"], dtype=np.int8), floats(f"{name}.scale"))

    def linear(name: str) -> Linear:
        quantized = np.asarray(stored[f"{name}.weight"], dtype=np.int8)
        parts = np.split(quantized, range(TILE, len(quantized), TILE))
        tiles = tuple(np.ascontiguousarray(part.T) for part in parts)
        return Linear(tiles, floats(f"{name}.scale"), floats(f"{name}.bias"))

    def norm(name: str) -> LayerNorm:
        return LayerNorm(floats(f"{name}.weight"), floats(f"{name}.bias"))

    def layer(name: str) -> TransformerLayer:
        return TransformerLayer(
            qkv=linear(f"{name}.qkv"),
            attention_output=linear(f"{name}.attention_output"),
            attention_norm=norm(f"{name}.attention_norm"),
            intermediate=linear(f"{name}.intermediate"),
            output=linear(f"{name}.output"),
            output_norm=norm(f"{name}.output_norm"),
        )

    pieces = bytes(np.asarray(stored["pieces"], dtype=np.uint8)).decode().split("\n")
    sections = bytes(np.asarray(stored["rulings"], dtype=np.uint8)).decode().split("\n")
    layers = sum(1 for name in stored if name.endswith(".qkv.bias"))
    return QuestionModel(
        tokenizer=UnigramTokenizer.of(pieces, floats("log_probs").tolist()),
        word_embeddings=rows("word_embeddings"),
        position_embeddings=floats("position_embeddings"),
        embedding_norm=norm("embedding_norm"),
        layers=tuple(layer(f"layer{number}") for number in range(layers)),
        pooler=linear("pooler"),
        classifier=linear("classifier"),
        rulings=MappingProxyType({section: number for number, section in enumerate(sections)}),
        yes_no_classifier=linear("yes_no_classifier"),
        ruling_scorer=linear("ruling_scorer"),
        ruling_classifiers=rows("ruling_classifiers"),
        ruling_bias=floats("ruling_classifiers.bias"),
    )
