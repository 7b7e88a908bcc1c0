"""Writes numbers that were learned anew into the text of faq/weights.toml."""

import tomllib
from collections.abc import Mapping


def written_with(stored: str, name: str, tables: Mapping[str, Mapping[str, float]]) -> str:
    """The file with some numbers of the weights `name` learned anew; the others stay as they are."""
    head = "".join(line for line in stored.splitlines(keepends=True) if line.startswith("#"))
    known = tomllib.loads(stored)
    own = known.setdefault(name, {})
    for part, numbers in tables.items():
        # The bounds are learned by two programs: what one of them does not know is kept.
        own[part] = {**(own.get(part, {}) if part == "bands" else {}), **numbers}
    parts = (
        f"[{kind}.{part}]\n" + "".join(f"{key} = {value:.3f}\n" for key, value in numbers.items())
        for kind, group in sorted(known.items())
        for part, numbers in group.items()
    )
    return head + "\n" + "\n".join(parts)
