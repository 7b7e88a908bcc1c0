"""The tables of an export, before they become files."""

from dataclasses import dataclass
from fractions import Fraction

Cell = str | int | float | None


@dataclass(frozen=True, slots=True)
class Sheet:
    """One table: `columns` name the texts of the headings, and the keys in JSON; `title` names it.

    Without a `title` the name's own text stands above it. Columns in `qualifier` speak of the qualifier alone,
    though the table is of the whole event.
    """

    name: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    title: str = ""
    qualifier: frozenset[str] = frozenset()


def number_cell(value: Fraction) -> int | float:
    """A number as spreadsheets hold it: whole where it is."""
    exact = float(value)
    return int(exact) if exact == int(exact) else round(exact, 6)
