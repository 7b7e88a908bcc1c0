"""What is remembered at places of the log, so that a judge's undo can bring it back."""

import json
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from engine.protocol import Json

Remembered: TypeAlias = tuple[int, Json]
"""The place of the event with which something changed, and what must be remembered to bring it back."""
KEPT: Final = 20
"""Marks that are remembered: as many decisions as a judge can take back at once."""


def marked(text: str, marks: Sequence[Remembered]) -> str:
    """What is remembered, with these marks besides."""
    return _written([*_read(text), *([place, kept] for place, kept in marks)])


def kept_since(text: str, place: int) -> Json | None:
    """What the first mark at this place or behind it remembers; None where nothing has changed since."""
    return next((kept for at, kept in _read(text) if at >= place), None)


def marked_before(text: str, place: int) -> str:
    """What is remembered once the events from this place on are gone."""
    return _written([mark for mark in _read(text) if mark[0] < place])


def _read(text: str) -> list[Any]:
    return list(json.loads(text)) if text else []


def _written(marks: list[Any]) -> str:
    return json.dumps(marks[-KEPT:], separators=(",", ":")) if marks else ""
