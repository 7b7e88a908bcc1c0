"""The small neural model of `faq/question_model.py` as it is trained: many questions at once, gradients kept."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import torch  # only whoever trains installs it
from torch.nn import functional as nn

from faq.question_model import VERDICTS
from faq.unigram import PAD

Weights = dict[str, torch.Tensor]
DROPOUT = 0.1
"""The share of numbers that are left out."""
WIDTH, HEADS, EPSILON = 384, 12, 1e-12
POOL_SCALE = 4.0
"""By how much the mean of the words is stretched for the outputs."""
IGNORED = -100
"""Stands for a verdict, or for whether one is asked for, that nobody told: torch leaves it out."""


class Question(NamedTuple):
    """A question as the model reads it: the places of its ruling and its verdict, and 1 where yes or no is asked for.

    `IGNORED` stands for either of the last two where nobody told it.
    """

    pieces: list[int]
    ruling: int
    verdict: int
    asks_yes_no: int


class Outputs(NamedTuple):
    """Logits, a row a question: of each ruling, of each verdict, and of asking for more than yes or no or for that."""

    rulings: torch.Tensor
    verdicts: torch.Tensor
    yes_no: torch.Tensor


def read(weights: Weights, batch: Sequence[Question]) -> Outputs:
    """The model of `faq/question_model.py` on many questions at once."""
    training = torch.is_grad_enabled()
    rulings = torch.tensor([one.ruling for one in batch])
    mean = mean_of(weights, batch)
    pooled = torch.tanh(linear(weights, "pooler", mean))
    pooled = nn.dropout(pooled, DROPOUT, training=training)
    own = weights["ruling_classifiers.weight"].view(-1, len(VERDICTS), WIDTH)[rulings]
    of_ruling = (own * pooled[:, None, :]).sum(-1) + weights["ruling_classifiers.bias"][rulings]
    mean = nn.dropout(mean, DROPOUT, training=training)
    return Outputs(
        linear(weights, "ruling_scorer", mean),
        linear(weights, "classifier", pooled) + of_ruling,
        linear(weights, "yes_no_classifier", mean),
    )


def mean_of(weights: Weights, batch: Sequence[Question]) -> torch.Tensor:
    """The mean of the words of each question after all layers, stretched for the outputs."""
    training, numbers = torch.is_grad_enabled(), [one.pieces for one in batch]
    longest = max(map(len, numbers))
    padded = torch.tensor([[*one, *[PAD] * (longest - len(one))] for one in numbers])
    there = padded != PAD
    x = weights["word_embeddings.weight"][padded] + weights["position_embeddings"][:longest]
    x = nn.dropout(layer_norm(weights, "embedding_norm", x), DROPOUT, training=training)
    attention_bias = (~there)[:, None, None, :] * -1e9
    for number in range(layers_of(weights)):
        x = layer(weights, f"layer{number}", x, attention_bias)
    return (x.float() * there[:, :, None]).sum(1) / there.sum(1, keepdim=True) * POOL_SCALE


def layer(weights: Weights, name: str, x: torch.Tensor, attention_bias: torch.Tensor) -> torch.Tensor:
    """One layer; `attention_bias` is far below zero where a question has ended."""
    count, length, width = x.shape
    qkv = linear(weights, f"{name}.qkv", x).view(count, length, 3, HEADS, -1)
    queries, keys, values = qkv.permute(2, 0, 3, 1, 4)
    scores = (queries @ keys.transpose(-1, -2)).float() * (width // HEADS) ** -0.5 + attention_bias
    mixed = (
        (torch.softmax(scores, -1).to(values.dtype) @ values).transpose(1, 2).reshape(count, length, width)
    )
    x = layer_norm(weights, f"{name}.attention_norm", x + linear(weights, f"{name}.attention_output", mixed))
    inner = nn.gelu(linear(weights, f"{name}.intermediate", x), approximate="tanh")
    return layer_norm(weights, f"{name}.output_norm", x + linear(weights, f"{name}.output", inner))


def linear(weights: Weights, name: str, x: torch.Tensor) -> torch.Tensor:
    """The outputs of a matrix."""
    return nn.linear(x, weights[f"{name}.weight"], weights[f"{name}.bias"])


def layer_norm(weights: Weights, name: str, x: torch.Tensor) -> torch.Tensor:
    """Rows brought to one mean and spread."""
    return nn.layer_norm(x, (WIDTH,), weights[f"{name}.weight"], weights[f"{name}.bias"], EPSILON)


def layers_of(names: Iterable[str]) -> int:
    """How many layers there are by the names of the weights."""
    return sum(1 for name in names if name.endswith(".qkv.bias"))
