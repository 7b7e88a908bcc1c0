"""Writes numbers that were learned anew into the text of faq/weights.toml."""

import tomllib
from collections.abc import Mapping


def written_with(stored: str, tables: Mapping[str, Mapping[str, float]]) -> str:
    """The file with some tables of numbers learned anew; the others stay as they are."""
    head = "".join(line for line in stored.splitlines(keepends=True) if line.startswith("#"))
    known = tomllib.loads(stored)
    for part, numbers in tables.items():
        # The bounds are learned by two programs: what one of them does not know is kept.
        known[part] = {**(known.get(part, {}) if part == "bands" else {}), **numbers}
    parts = (
        f"[{part}]\n" + "".join(f"{key} = {value:.3f}\n" for key, value in numbers.items())
        for part, numbers in known.items()
    )
    return head + "\n" + "\n".join(parts)
