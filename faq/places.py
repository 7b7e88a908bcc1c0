"""Where rulings stand among all texts: by the vectors of a small neural model, taught or not."""

import zlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import as_file, files

import numpy as np
from numpy.typing import NDArray

from faq.channels import Floats, Ints
from faq.decisive import sentences
from faq.entry import Entry
from faq.question_model import load_question_model
from faq.text import fold
from faq.written import HOUSE

PLACES_FILE = "places.npz"
"""The places of the corpus as bytes, each by the digest of its text; `bench/faq_vectors.py` writes it."""
_SCALE = 127.0
_MOST_SENTENCES = 6
_SHORTEST = 8


@dataclass(frozen=True, slots=True, eq=False)
class Placements:
    """The vectors of the entries' texts, a row a text, each of length one; `owners` are the entries, in their order."""

    rows: Floats
    owners: Ints
    count: int

    def near(self, place: Floats) -> Floats:
        """Of each entry how near its nearest text is to a question: the cosine."""
        found = np.full(self.count, -1.0, dtype=np.float32)
        np.maximum.at(found, self.owners, self.rows @ place)
        return found

    def above(self, below: "Placements") -> "Placements":
        """These entries before others."""
        rows = np.concatenate((self.rows, below.rows))
        return Placements(
            rows, np.concatenate((self.owners, below.owners + self.count)), self.count + below.count
        )


def placed(entries: Sequence[Entry], *, by_sentence: bool = False) -> Placements:
    """The places of some entries; `by_sentence`: of their sentences as well, for house rules, which nobody taught."""
    texts = [
        (number, text)
        for number, entry in enumerate(entries)
        for text in dict.fromkeys(_texts(entry, by_sentence=by_sentence and entry.document.prefix == HOUSE))
    ]
    width = len(load_question_model().place("a")) if not texts else 0
    rows = np.array([place_of(text) for _, text in texts], dtype=np.float32).reshape(
        len(texts), -1 if texts else width
    )
    return Placements(rows, np.array([number for number, _ in texts], dtype=np.int32), len(entries))


def place_of(text: str) -> Floats:
    """Where a text stands; those of the corpus were worked out ahead."""
    known = stored_places().get(digest(text))
    if known is None:
        return load_question_model().place(fold(text))
    found = known.astype(np.float32)
    return np.asarray(found / np.linalg.norm(found), dtype=np.float32)


def whole_texts(entry: Entry) -> Iterable[str]:
    """Title and text in both languages."""
    for title, text in ((entry.title.ja, entry.text.ja), (entry.title.en, entry.text.en)):
        yield text if text.startswith(title.rstrip("…")) else f"{title}. {text}"


def _texts(entry: Entry, *, by_sentence: bool) -> Iterable[str]:
    yield from whole_texts(entry)
    if by_sentence:
        for text in (entry.text.ja, entry.text.en):
            parts = [part.strip() for part in sentences(text) if len(part.strip()) >= _SHORTEST]
            yield from parts[:_MOST_SENTENCES] if len(parts) > 1 else ()


def digest(text: str) -> int:
    """By what a text is known."""
    return zlib.crc32(text.encode())


@cache
def stored_places() -> Mapping[int, NDArray[np.int8]]:
    """The places that were worked out ahead, by digest."""
    file = files("faq").joinpath(PLACES_FILE)
    if not file.is_file():
        return {}
    with as_file(file) as path, np.load(path) as stored:
        return dict(zip(stored["digests"].tolist(), stored["places"], strict=True))


def as_bytes(places: Sequence[Floats]) -> NDArray[np.int8]:
    """Placements as they are stored."""
    found: NDArray[np.int8] = np.rint(np.array(places) * _SCALE).astype(np.int8)
    return found
