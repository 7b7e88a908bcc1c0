"""The trained model as the file that the bot reads: an ONNX graph, its matrices as bytes with a scale for each row.

They become floats while the file is loaded. Products of bytes would take two thirds of the time and half of the memory,
but then what goes into a product is rounded, too, which costs right answers (docs/faq.md).
"""

from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
import onnx  # only whoever trains installs it
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper

from bench.faq_question_network import EPSILON, HEADS, POOL_SCALE, WIDTH, layers_of
from faq.channels import Floats
from faq.question_model import PIECES, RULINGS, VERDICTS

OPSET = 20
SCALE = ".scale"
Weights = Mapping[str, Floats]


def model_file(weights: Weights, pieces: Sequence[tuple[str, float]], rulings: Sequence[str]) -> bytes:
    """The file: the weights, the pieces with their log probabilities, the first section of each ruling."""
    model = _Graph(weights).model(["asks", "fits", "verdicts"])
    told = {PIECES: "\n".join(f"{piece}\t{log}" for piece, log in pieces), RULINGS: "\n".join(rulings)}
    helper.set_model_props(model, told)
    return bytes(model.SerializeToString())


def trained_weights(file: Path) -> tuple[dict[str, Floats], list[str]]:
    """The weights of such a file and the first section of each of its rulings."""
    model = onnx.load(file)
    stored = {one.name: numpy_helper.to_array(one) for one in model.graph.initializer}
    rulings = next(one.value for one in model.metadata_props if one.key == RULINGS).split("\n")
    weights = {
        name: array * stored[f"{name}{SCALE}"] if f"{name}{SCALE}" in stored else array
        for name, array in stored.items()
    }
    return weights, rulings


class _Graph:
    """The graph while it is built: its nodes, and its constants by name."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
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
        return helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=10)

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
        rows, scale = self._quantized("word_embeddings.weight")
        rows = self._node("Gather", "rows", rows, "pieces")
        words = self._unquantized("words", rows, self._node("Gather", "scales", scale, "pieces"))
        table = self._constant("position_embeddings", self.weights["position_embeddings"])
        length = self._node("Shape", "length", "pieces")
        places = self._node("Slice", "places", table, self._constant("begin", np.array([0])), length)
        return self._node("Add", "embedded", words, places)

    def _layer(self, name: str, x: str) -> str:
        """One layer: words attend to one another, then each goes through the feed-forward part."""
        attended = self._linear(f"{name}.attention_output", self._attention(name, x))
        x = self._layer_norm(f"{name}.attention_norm", self._node("Add", f"{name}.attended", x, attended))
        inner = self._linear(f"{name}.intermediate", x)
        inner = self._node("Gelu", f"{name}.inner", inner, approximate="tanh")
        output = self._linear(f"{name}.output", inner)
        return self._layer_norm(f"{name}.output_norm", self._node("Add", f"{name}.sum", x, output))

    def _attention(self, name: str, x: str) -> str:
        """What each word takes from the others."""
        queries, keys, values = self._heads(name, self._linear(f"{name}.qkv", x))
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

    def _linear(self, name: str, x: str) -> str:
        """The outputs of a matrix."""
        weight = self._unquantized(f"{name}.floats", *self._quantized(f"{name}.weight"))
        bias = self._constant(f"{name}.bias", self.weights[f"{name}.bias"].reshape(-1))
        return self._node("Gemm", f"{name}.result", x, weight, bias, transB=1)

    def _layer_norm(self, name: str, x: str) -> str:
        """Each row brought to one mean and spread."""
        own = [
            self._constant(f"{name}.{part}", self.weights[f"{name}.{part}"]) for part in ("weight", "bias")
        ]
        return self._node("LayerNormalization", f"{name}.result", x, *own, axis=-1, epsilon=EPSILON)

    def _quantized(self, name: str) -> tuple[str, str]:
        """A matrix as bytes, and the scale of each row."""
        matrix = self.weights[name]
        scale = np.abs(matrix).max(axis=1, keepdims=True) / 127 + 1e-12
        quantized = np.rint(matrix / scale).astype(np.int8)
        return self._constant(name, quantized), self._constant(f"{name}{SCALE}", scale.astype(np.float32))

    def _unquantized(self, name: str, rows: str, scale: str) -> str:
        return self._node("Mul", name, self._node("Cast", f"{name}.cast", rows, to=TensorProto.FLOAT), scale)

    def _node(self, kind: str, name: str, *inputs: str, **settings: float | str | Sequence[int]) -> str:
        self.nodes.append(helper.make_node(kind, inputs, [name], **settings))
        return name

    def _constant(self, name: str, array: NDArray[np.generic] | np.float32) -> str:
        self.constants[name] = numpy_helper.from_array(np.asarray(array), name)
        return name
