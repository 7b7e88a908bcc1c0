"""The way of one action through the house: which of its functions are called, how often, and from which room.

Only our own functions count, not how often a coroutine goes on. The bot's threads are walked as well, so a walk is
opened before the bot starts.
"""

import inspect
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType

ROOT = Path(__file__).parents[2]
ROOMS = ("bot", "cogs", "usecases", "data", "league", "engine", "faq")
_RESUMED = inspect.CO_COROUTINE | inspect.CO_GENERATOR | inspect.CO_ASYNC_GENERATOR
_FILES: dict[CodeType, str] = {}


@dataclass
class Walk:
    """What was called while it was on."""

    calls: Counter[str] = field(default_factory=Counter)
    """By file and name: `usecases/find.py profile_of`."""
    changes: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How often a function of one room called one of another."""
    on: bool = False

    def of(self, name: str) -> int:
        """How often functions of this name were called."""
        return sum(number for call, number in self.calls.items() if call.split()[1] == name)

    def files(self) -> set[str]:
        """The files that it passed."""
        return {call.split()[0] for call in self.calls}

    def room_changes(self) -> int:
        """How often it went from one room into another."""
        return sum(self.changes.values())

    @contextmanager
    def watching(self) -> Iterator["Walk"]:
        """Count what is called within."""
        self.on = True
        yield self
        self.on = False

    def hook(self, frame: FrameType, event: str, _arg: object) -> None:
        """What Python tells of each call."""
        if not self.on or event != "call" or not (file := _file(frame.f_code)):
            return
        if frame.f_code.co_name.startswith("<") or frame.f_code.co_flags & _RESUMED:
            return
        self.calls[f"{file} {frame.f_code.co_name}"] += 1
        caller = _caller(frame)
        room = file.partition("/")[0]
        if caller and caller != room:
            self.changes[caller, room] += 1


def _file(code: CodeType) -> str:
    """The path within the house, empty for what is not ours."""
    if code not in _FILES:
        path = Path(code.co_filename)
        inside = path.is_relative_to(ROOT) and path.relative_to(ROOT).parts[0] in ROOMS
        _FILES[code] = path.relative_to(ROOT).as_posix() if inside else ""
    return _FILES[code]


def _caller(frame: FrameType) -> str:
    """The room of the nearest caller that is ours."""
    above = frame.f_back
    while above is not None:
        if file := _file(above.f_code):
            return file.partition("/")[0]
        above = above.f_back
    return ""


@contextmanager
def walk() -> Iterator[Walk]:
    """A walk that threads which start now will be part of."""
    made = Walk()
    threading.setprofile(made.hook)
    sys.setprofile(made.hook)
    try:
        yield made
    finally:
        threading.setprofile(None)
        sys.setprofile(None)
