"""Puts the layers that read a text as a vector (`bench/faq_vectors.py`) into the file of the question model.

They branch off its first layers, which stay as they are, and so does all that it reads besides. The products of the new
layers become bytes as those of the others; the outputs of single rulings become bytes, too, to make room for them.
"""

from collections.abc import Mapping, Sequence

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper
from onnxruntime import InferenceSession

from bench.faq_question_graph import _Graph, quantized_rows
from faq.channels import Floats
from faq.question_model import ASKED, TOLD

BRANCH = "branch"
SMALL = ("ruling_classifiers", "ruling_scorer", "pooler")
"""Products of the model that were floats until now."""


class _Branch(_Graph):
    """The layers above a value of the model, and the two vectors: as a question, as a ruling."""

    def __init__(self, weights: Mapping[str, Floats], inputs: object, above: str, layers: int) -> None:
        self.above, self.layers = above, layers
        super().__init__(weights, inputs)  # type: ignore[arg-type]

    def _build(self) -> None:
        x = self.above
        for number in range(self.layers):
            x = self._layer(f"{BRANCH}{number}", x)
        mean = self._node("ReduceMean", f"{BRANCH}.mean", x, self._constant("over_words", np.array([0])))
        flat = self._constant(f"{BRANCH}.flat", np.array([-1]))
        for name in (ASKED, TOLD):
            moved = self._node("Gemm", f"{name}.moved", mean, *self._projection(name), transB=1)
            unit = self._node("LpNormalization", f"{name}.unit", moved, axis=-1, p=2)
            self._node("Reshape", name, unit, flat)

    def _projection(self, name: str) -> tuple[str, str]:
        weight = self._constant("projection.weight", self.weights["projection.weight"])
        return weight, self._constant(f"{name}.bias", self.weights[f"{name}.bias"])


def with_vectors(
    model: onnx.ModelProto,
    weights: Mapping[str, Floats],
    positions: Floats,
    layers: tuple[int, int],
    samples: Sequence[list[int]],
) -> onnx.ModelProto:
    """The model with two more outputs; `layers`: how many of its own stand beneath, how many are new.

    `positions` are those of the base, for texts longer than a question; `samples` the pieces of some texts.
    """
    beneath, own = layers
    above = f"layer{beneath - 1}.output_norm.result"
    bare = _without_vectors(model)
    _lengthen(bare, positions)
    floats = _joined(bare, _Branch(weights, None, above, own), ["asks"])
    inputs = _inputs(floats, _Branch(weights, None, above, own), samples)
    found = _joined(bare, _Branch(weights, inputs, above, own), [])
    for name in (*SMALL, "projection"):
        _narrow(found, f"{name}.weight")
    return found


def _inputs(model: onnx.ModelProto, branch: _Branch, samples: Sequence[list[int]]) -> Mapping[str, object]:
    from bench.faq_question_graph import Inputs

    names = [f"{name}.input" for name in branch.large]
    for name in names:
        model.graph.output.append(helper.make_tensor_value_info(name, TensorProto.FLOAT, None))
    session = InferenceSession(model.SerializeToString())
    read = [session.run(names, {"pieces": np.array(numbers)}) for numbers in samples]
    rows = [np.vstack(some) for some in zip(*read, strict=True)]
    return {
        name: Inputs(np.abs(some).max(axis=0), some.mean(axis=0))
        for name, some in zip(branch.large, rows, strict=True)
    }


def _joined(model: onnx.ModelProto, branch: _Branch, _more: Sequence[str]) -> onnx.ModelProto:
    found = onnx.ModelProto()
    found.CopyFrom(model)
    known = {one.name for one in found.graph.initializer}
    found.graph.node.extend(branch.nodes)
    found.graph.initializer.extend(one for name, one in branch.constants.items() if name not in known)
    for name in (ASKED, TOLD):
        found.graph.output.append(helper.make_tensor_value_info(name, TensorProto.FLOAT, None))
    return found


def _without_vectors(model: onnx.ModelProto) -> onnx.ModelProto:
    """The model as it was before any vectors were put in."""
    found = onnx.ModelProto()
    found.CopyFrom(model)
    graph = found.graph
    kept = [node for node in graph.node if not _is_ours(node.output[0])]
    outputs = [one for one in graph.output if one.name not in (ASKED, TOLD)]
    stored = [one for one in graph.initializer if not _is_ours(one.name)]
    for part, of in ((graph.node, kept), (graph.output, outputs), (graph.initializer, stored)):
        del part[:]
        part.extend(of)
    return found


def _is_ours(name: str) -> bool:
    return name.startswith((BRANCH, "projection.", f"{ASKED}.", f"{TOLD}.")) or name in (ASKED, TOLD)


def _lengthen(model: onnx.ModelProto, positions: Floats) -> None:
    stored = next(one for one in model.graph.initializer if one.name == "position_embeddings")
    own = numpy_helper.to_array(stored)
    longer = np.concatenate((own, positions[len(own) :])).astype(np.float32)
    stored.CopyFrom(numpy_helper.from_array(longer, stored.name))


def _narrow(model: onnx.ModelProto, name: str) -> None:
    """A matrix of floats as bytes with a scale a row; opened again when the file is loaded."""
    stored = next(one for one in model.graph.initializer if one.name == name)
    if stored.data_type != TensorProto.FLOAT:
        return
    quantized, scale = quantized_rows(numpy_helper.to_array(stored), 127)
    stored.CopyFrom(numpy_helper.from_array(quantized, name))
    model.graph.initializer.append(numpy_helper.from_array(scale, f"{name}.scale"))
    opened = [
        helper.make_node("Cast", [name], [f"{name}.floats"], to=TensorProto.FLOAT),
        helper.make_node("Mul", [f"{name}.floats", f"{name}.scale"], [f"{name}.opened"]),
    ]
    nodes = [*opened, *model.graph.node]
    for node in nodes[2:]:
        for place, one in enumerate(node.input):
            if one == name:
                node.input[place] = f"{name}.opened"
    copied = [onnx.NodeProto.FromString(node.SerializeToString()) for node in nodes]
    del model.graph.node[:]
    model.graph.node.extend(copied)
