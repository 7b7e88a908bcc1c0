"""The trained model as the file that the bot reads: an ONNX graph whose large products are of bytes.

Weights are bytes from -64 to 64 with a scale for each output: with more, processors without VNNI would cut sums off and
read otherwise than those with it. What goes into a product becomes bytes while it runs. So that little is lost, each
word is first brought to one width, and each of its numbers is divided by how wide it gets, its weights multiplied
(SmoothQuant, Xiao et al. 2023); and what the weights' rounding adds on the average is taken off the bias.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import onnx  # only whoever trains installs it
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper
from onnxruntime import InferenceSession

from bench.faq_question_network import EPSILON, HEADS, POOL_SCALE, WIDTH, layers_of
from faq.channels import Floats
from faq.question_model import PIECES, RULINGS, VERDICTS

OPSET = 20
SCALE, NARROWING = ".scale", ".narrowing"
LARGEST = 64
"""The largest weight of a large product: two of it times the largest input, 255, are still 16 bits."""
EVENED = 0.65
"""How much of the width of its inputs the weights of a product take over (the rest stays theirs)."""
Weights = Mapping[str, Floats]


@dataclass(frozen=True, slots=True)
class Inputs:
    """What goes into a large product: how wide each number gets, and its mean."""

    widest: Floats
    mean: Floats


def model_file(
    weights: Weights,
    pieces: Sequence[tuple[str, float]],
    rulings: Sequence[str],
    samples: Sequence[list[int]],
) -> bytes:
    """The file: the weights, the pieces with their log probabilities, the first section of each ruling.

    `samples`: the pieces of some questions, which show what goes into each product.
    """
    model = _Graph(weights, inputs_of(weights, samples)).model(["asks", "fits", "verdicts"])
    told = {PIECES: "\n".join(f"{piece}\t{log}" for piece, log in pieces), RULINGS: "\n".join(rulings)}
    helper.set_model_props(model, told)
    return bytes(model.SerializeToString())


def trained_weights(file: Path) -> tuple[dict[str, Floats], list[str]]:
    """The weights of such a file and the first section of each of its rulings."""
    model = onnx.load(file)
    stored = {one.name: numpy_helper.to_array(one) for one in model.graph.initializer}
    rulings = next(one.value for one in model.metadata_props if one.key == RULINGS).split("\n")
    return dict(_weights_of(stored)), rulings


def inputs_of(weights: Weights, samples: Sequence[list[int]]) -> Mapping[str, Inputs]:
    """What goes into each large product, by its name, where some questions are read."""
    graph = _Graph(weights, None)
    session = InferenceSession(graph.model([f"{name}.input" for name in graph.large]).SerializeToString())
    found = [session.run(None, {"pieces": np.array(numbers)}) for numbers in samples]
    rows = {name: np.vstack(some) for name, some in zip(graph.large, zip(*found, strict=True), strict=True)}
    return {name: Inputs(np.abs(some).max(axis=0), some.mean(axis=0)) for name, some in rows.items()}


def _weights_of(stored: Weights) -> Iterator[tuple[str, Floats]]:
    """The weights by their names in the training, as floats."""
    for name, array in stored.items():
        if f"{name}{NARROWING}" in stored:
            yield name, (array * stored[f"{name}{SCALE}"]).T * stored[f"{name}{NARROWING}"]
        elif f"{name}{SCALE}" in stored:
            yield name, array * stored[f"{name}{SCALE}"]
        else:
            yield name, array


class _Graph:
    """The graph while it is built; without `inputs` its large products are of floats."""

    def __init__(self, weights: Weights, inputs: Mapping[str, Inputs] | None) -> None:
        self.weights, self.inputs = weights, inputs
        self.large: list[str] = []
        self.nodes: list[onnx.NodeProto] = []
        self.constants: dict[str, onnx.TensorProto] = {}
        self._build()

    def model(self, outputs: Sequence[str]) -> onnx.ModelProto:
        """The graph from the pieces of a question to these of its values."""
        graph = helper.make_graph(
            self.nodes,
            "question",
            [helper.make_tensor_value_info("pieces", TensorProto.INT64, ["length"])],
            [helper.make_tensor_value_info(name, TensorProto.FLOAT, None) for name in outputs],
            [*self.constants.values()],
        )
        opsets = [helper.make_opsetid("", OPSET), helper.make_opsetid("com.microsoft", 1)]
        return helper.make_model(graph, opset_imports=opsets, ir_version=10)

    def _build(self) -> None:
        x = self._layer_norm("embedding_norm", self._embedded())
        for number in range(layers_of(self.weights)):
            x = self._layer(f"layer{number}", x)
        mean = self._node("ReduceMean", "mean", x, self._constant("over_words", np.array([0])), keepdims=1)
        mean = self._node("Mul", "stretched", mean, self._constant("stretch", np.float32(POOL_SCALE)))
        pooled = self._node("Tanh", "pooled", self._linear("pooler", mean))
        row = self._constant("row", np.array([-1]))
        self._node("Reshape", "asks", self._linear("yes_no_classifier", mean), row)
        self._node("Reshape", "fits", self._linear("ruling_scorer", mean), row)
        by_ruling = self._constant("by_ruling", np.array([-1, len(VERDICTS)]))
        own = self._node("Reshape", "own", self._linear("ruling_classifiers", pooled), by_ruling)
        self._node("Add", "verdicts", own, self._linear("classifier", pooled))

    def _embedded(self) -> str:
        """Each piece as numbers, and where it stands."""
        quantized, scale = quantized_rows(self.weights["word_embeddings.weight"], 127)
        rows = self._node("Gather", "rows", self._constant("word_embeddings.weight", quantized), "pieces")
        scales = self._constant(f"word_embeddings.weight{SCALE}", scale)
        floats = self._node("Cast", "floats", rows, to=TensorProto.FLOAT)
        words = self._node("Mul", "words", floats, self._node("Gather", "scales", scales, "pieces"))
        table = self._constant("position_embeddings", self.weights["position_embeddings"])
        length = self._node("Shape", "length", "pieces")
        places = self._node("Slice", "places", table, self._constant("begin", np.array([0])), length)
        return self._node("Add", "embedded", words, places)

    def _layer(self, name: str, x: str) -> str:
        """One layer: words attend to one another, then each goes through the feed-forward part."""
        attended = self._product(f"{name}.attention_output", self._attention(name, x))
        x = self._layer_norm(f"{name}.attention_norm", self._node("Add", f"{name}.attended", x, attended))
        inner = self._product(f"{name}.intermediate", x)
        inner = self._node("Gelu", f"{name}.inner", inner, approximate="tanh")
        output = self._product(f"{name}.output", inner)
        return self._layer_norm(f"{name}.output_norm", self._node("Add", f"{name}.sum", x, output))

    def _attention(self, name: str, x: str) -> str:
        """What each word takes from the others."""
        queries, keys, values = self._heads(name, self._product(f"{name}.qkv", x))
        shrink = self._constant("shrink", np.float32((WIDTH // HEADS) ** -0.5))
        scores = self._node(
            "Mul", f"{name}.scores", self._node("MatMul", f"{name}.alike", queries, keys), shrink
        )
        shares = self._node("Softmax", f"{name}.shares", scores, axis=-1)
        taken = self._node("MatMul", f"{name}.taken", shares, values)
        by_word = self._node("Transpose", f"{name}.by_word", taken, perm=[1, 0, 2])
        return self._node("Reshape", f"{name}.whole", by_word, self._constant("whole", np.array([0, WIDTH])))

    def _heads(self, name: str, qkv: str) -> list[str]:
        """Queries, keys (these turned round) and values, by heads."""
        parts = [f"{name}.{part}" for part in ("queries", "keys", "values")]
        thirds, heads = np.array([WIDTH] * len(parts)), self._constant("heads", np.array([0, HEADS, -1]))
        self.nodes.append(helper.make_node("Split", [qkv, self._constant("thirds", thirds)], parts, axis=1))
        turned = ([1, 0, 2], [1, 2, 0], [1, 0, 2])
        return [
            self._node(
                "Transpose",
                f"{part}.by_head",
                self._node("Reshape", f"{part}.apart", part, heads),
                perm=order,
            )
            for part, order in zip(parts, turned, strict=True)
        ]

    def _product(self, name: str, x: str) -> str:
        """The outputs of a large matrix."""
        self.large.append(name)
        if self.inputs is None:
            return self._linear(name, self._node("Identity", f"{name}.input", x))
        weight, inputs = self.weights[f"{name}.weight"], self.inputs[name]
        taken_over = inputs.widest**EVENED / np.abs(weight).max(axis=0) ** (1 - EVENED)
        quantized, scale = quantized_rows(weight * taken_over, LARGEST)
        added = (quantized * scale / taken_over - weight) @ inputs.mean
        evened = self._node(
            "Mul", f"{name}.evened", x, self._constant(f"{name}.weight{NARROWING}", 1 / taken_over)
        )
        width = self._width(name, evened)
        product = self._node(
            "DynamicQuantizeMatMul",
            f"{name}.product",
            self._node("Div", f"{name}.narrow", evened, width),
            self._constant(f"{name}.weight", np.ascontiguousarray(quantized.T)),
            self._constant(f"{name}.weight{SCALE}", scale[:, 0]),
            domain="com.microsoft",
        )
        bias = self._constant(f"{name}.bias", self.weights[f"{name}.bias"] - added)
        return self._node("Add", f"{name}.result", self._node("Mul", f"{name}.wide", product, width), bias)

    def _width(self, name: str, x: str) -> str:
        """The largest number of each word."""
        sizes, last = self._node("Abs", f"{name}.sizes", x), self._constant("last", np.array([-1]))
        return self._node("ReduceMax", f"{name}.width", sizes, last, keepdims=1)

    def _linear(self, name: str, x: str) -> str:
        """The outputs of a small matrix, or of any while the inputs are measured."""
        weight = self._constant(f"{name}.weight", self.weights[f"{name}.weight"])
        bias = self._constant(f"{name}.bias", self.weights[f"{name}.bias"].reshape(-1))
        return self._node("Gemm", f"{name}.result", x, weight, bias, transB=1)

    def _layer_norm(self, name: str, x: str) -> str:
        """Each row brought to one mean and spread."""
        own = [
            self._constant(f"{name}.{part}", self.weights[f"{name}.{part}"]) for part in ("weight", "bias")
        ]
        return self._node("LayerNormalization", f"{name}.result", x, *own, axis=-1, epsilon=EPSILON)

    def _node(self, kind: str, name: str, *inputs: str, **settings: float | str | Sequence[int]) -> str:
        self.nodes.append(helper.make_node(kind, inputs, [name], **settings))
        return name

    def _constant(self, name: str, array: NDArray[np.generic] | np.float32) -> str:
        self.constants[name] = numpy_helper.from_array(np.asarray(array), name)
        return name


def quantized_rows(matrix: Floats, largest: int) -> tuple[NDArray[np.int8], Floats]:
    """A matrix as bytes up to the largest one, and the scale of each row as a column."""
    scale = np.abs(matrix).max(axis=1, keepdims=True) / largest + 1e-12
    return np.rint(matrix / scale).astype(np.int8), scale.astype(np.float32)
