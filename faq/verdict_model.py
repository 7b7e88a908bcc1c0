"""A small neural model that reads a question about a known ruling: yes, no or "it depends", each with its chance.

Six layers of the transformer multilingual-e5-small (MIT), trained on by `bench/faq_verdict_model.py` with questions
of yes or no whose answer is known, several dozen for every ruling. Each ruling has an output of its own: what it says
is learned from its questions, not read from its text. Of a ruling that it was not taught, such as a house rule, it
reads nothing.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import as_file, files
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray
from threadpoolctl import threadpool_limits

from faq.asked import Verdict
from faq.channels import Floats
from faq.unigram import BEGIN, END, UnigramTokenizer

MODEL_FILE = "verdict_model.npz"
LONGEST = 40
"""Pieces of a question that are read, the last ones: what is asked stands at the end of a story."""
HEADS = 12
SPREAD = 4.0
"""By how much the mean of the words is stretched before the output reads it, as in the training."""
BLOCK = 64
"""Outputs of a matrix that are worked out at once: so much of it stays in the processor's cache."""
TINY = np.float32(1e-12)
Chances = Mapping[Verdict, float]
"""How likely each verdict is."""
OUTPUTS = (Verdict.YES, Verdict.NO, Verdict.DEPENDS)
UNREAD: Chances = MappingProxyType(dict.fromkeys(Verdict, 1 / len(Verdict)))


@dataclass(frozen=True, slots=True)
class Matrix:
    """A matrix as bytes with a scale for each row: a quarter of the memory."""

    coarse: NDArray[np.int8]
    scale: Floats

    def rows(self, numbers: list[int]) -> Floats:
        """Some rows as they were."""
        return np.asarray(self.coarse[numbers] * self.scale[numbers, None], dtype=np.float32)


@dataclass(frozen=True, slots=True)
class Linear:
    """A matrix in blocks of some outputs (each inputs by outputs), the scale of each output and what is added to it."""

    blocks: NDArray[np.int8]
    scale: Floats
    bias: Floats

    def __call__(self, x: Floats) -> Floats:
        """The outputs for each row."""
        coarse = np.hstack([x @ block.astype(np.float32) for block in self.blocks])
        return np.asarray(coarse * self.scale + self.bias)


@dataclass(frozen=True, slots=True)
class Norm:
    """Each row brought to one mean and spread."""

    weight: Floats
    bias: Floats

    def __call__(self, x: Floats) -> Floats:
        """The rows so brought."""
        apart = x - x.mean(axis=1, keepdims=True)
        spread = np.sqrt((apart * apart).mean(axis=1, keepdims=True) + TINY)
        return np.asarray(apart / spread * self.weight + self.bias)


@dataclass(frozen=True, slots=True)
class Block:
    """One layer of the transformer: words look at one another, then each is thought over."""

    looked: Linear
    joined: Linear
    first: Norm
    wide: Linear
    narrow: Linear
    second: Norm

    def __call__(self, x: Floats) -> Floats:
        """The words after this layer."""
        seen = self.first(x + self.joined(_attention(self.looked(x))))
        return self.second(seen + self.narrow(_gelu(self.wide(seen))))


@dataclass(frozen=True, slots=True)
class VerdictModel:
    """The model; `rulings` are the places of the sections in `own` (matrices of 3 outputs a ruling) and `bias`."""

    tokenizer: UnigramTokenizer
    words: Matrix
    places: Floats
    begin: Norm
    blocks: tuple[Block, ...]
    thought: Linear
    every: Linear
    rulings: Mapping[str, int]
    own: Matrix
    bias: Floats

    def chances(self, text: str, sections: Iterable[str]) -> Chances:
        """What it reads in a folded question about the ruling of these sections; nothing where it knows none."""
        ruling = next((self.rulings[section] for section in sections if section in self.rulings), None)
        if ruling is None:
            return UNREAD
        meant = self._meant(text)
        outputs = len(OUTPUTS)
        own = self.own.rows(list(range(ruling * outputs, (ruling + 1) * outputs)))
        speaks = self.every(meant[None])[0] + own @ meant + self.bias[ruling]
        likely = np.exp(speaks - speaks.max())
        return MappingProxyType(dict(zip(OUTPUTS, (likely / likely.sum()).tolist(), strict=True)))

    def _meant(self, text: str) -> Floats:
        """The question as one vector."""
        numbers = [BEGIN, *self.tokenizer.numbers(text)[-LONGEST:], END]
        x = self.begin(self.words.rows(numbers) + self.places[: len(numbers)])
        for block in self.blocks:
            x = block(x)
        return np.asarray(np.tanh(self.thought(x.mean(axis=0, keepdims=True) * SPREAD))[0])


def _attention(looked: Floats) -> Floats:
    """What each word takes from the others; `looked`: a row a word, its queries, keys and values side by side."""
    length = len(looked)
    queries, keys, values = looked.reshape(length, 3, HEADS, -1).transpose(1, 2, 0, 3)
    alike = queries @ keys.transpose(0, 2, 1) * np.float32(queries.shape[-1] ** -0.5)
    weight = np.exp(alike - alike.max(axis=-1, keepdims=True))
    weight /= weight.sum(axis=-1, keepdims=True)
    return np.asarray((weight @ values).transpose(1, 0, 2).reshape(length, -1))


def _gelu(x: Floats) -> Floats:
    """The activation of the model, with tanh in place of the error function, which numpy lacks."""
    return np.asarray(
        0.5 * x * (1.0 + np.tanh(np.float32(0.7978846) * (x + np.float32(0.044715) * x * x * x)))
    )


@cache
def load_verdict_model() -> VerdictModel:
    """The model that comes with the program.

    From then on numpy stays on one core: on two it wins little, and waits for the other where somebody works there.
    """
    threadpool_limits(limits=1, user_api="blas")
    with as_file(files("faq").joinpath(MODEL_FILE)) as path, np.load(path, allow_pickle=False) as stored:
        return _model_of(stored)  # each array is read as it is needed: all at once would be 17 MB more


def _model_of(stored: Mapping[str, NDArray[np.generic]]) -> VerdictModel:
    """The model of the arrays of its file."""

    def floats(name: str) -> Floats:
        return np.asarray(stored[name], dtype=np.float32)

    def matrix(name: str) -> Matrix:
        return Matrix(np.asarray(stored[f"{name}.weight"], dtype=np.int8), floats(f"{name}.scale"))

    def linear(name: str) -> Linear:
        coarse = np.asarray(stored[f"{name}.weight"], dtype=np.int8)
        outputs, inputs = coarse.shape
        blocks = coarse.reshape(-1, min(BLOCK, outputs), inputs).transpose(0, 2, 1)
        return Linear(np.ascontiguousarray(blocks), floats(f"{name}.scale"), floats(f"{name}.bias"))

    def norm(name: str) -> Norm:
        return Norm(floats(f"{name}.weight"), floats(f"{name}.bias"))

    def block(name: str) -> Block:
        return Block(
            looked=linear(f"{name}.looked"),
            joined=linear(f"{name}.joined"),
            first=norm(f"{name}.first"),
            wide=linear(f"{name}.wide"),
            narrow=linear(f"{name}.narrow"),
            second=norm(f"{name}.second"),
        )

    pieces = bytes(np.asarray(stored["pieces"], dtype=np.uint8)).decode().split("\n")
    sections = bytes(np.asarray(stored["rulings"], dtype=np.uint8)).decode().split("\n")
    layers = sum(1 for name in stored if name.endswith(".looked.bias"))
    return VerdictModel(
        tokenizer=UnigramTokenizer.of(pieces, floats("likely").tolist()),
        words=matrix("words"),
        places=floats("places"),
        begin=norm("begin"),
        blocks=tuple(block(f"block{number}") for number in range(layers)),
        thought=linear("thought"),
        every=linear("every"),
        rulings=MappingProxyType({section: number for number, section in enumerate(sections)}),
        own=matrix("own"),
        bias=floats("own.bias"),
    )
