"""What an index knows of its entries once and for all, as columns: asked for with every question, worked out once."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from faq.channels import Floats, Ints
from faq.entry import Entry, Kind
from faq.games import GAMES


@dataclass(frozen=True, slots=True, eq=False)
class Columns:
    """A value for each entry, in their order; two are the same only if they are one, so that they are cheap as keys.

    `sections` are the first ones, `games` numbers in `GAMES`, `documents` one where a document or a house says it and
    not only the printed rules, `prefixes` those of the documents; the first `house` entries are the organizers' own.
    """

    sections: tuple[str, ...]
    games: Ints
    documents: Floats
    prefixes: tuple[str, ...]
    house: int


def columns_of(entries: Sequence[Entry], house: int) -> Columns:
    """The columns of some entries."""
    return Columns(
        sections=tuple(entry.sections[0] for entry in entries),
        games=np.array([GAMES.index(entry.document.game) for entry in entries], dtype=np.int32),
        documents=np.array([entry.document.kind is not Kind.PRINTED for entry in entries], dtype=np.float32),
        prefixes=tuple(entry.document.prefix for entry in entries),
        house=house,
    )
