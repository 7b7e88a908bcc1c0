"""The same trouble again and again: said at once, then with growing gaps, and once when it is over."""

import secrets
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import structlog

from bot.config import Settings
from bot.faults import in_words
from bot.metrics import met

_log = structlog.get_logger()

_FIRST_GAP, _LONGEST_GAP = 60.0, 3600.0
"""Seconds until it is said again; twice as long each time."""
_SURE: Final = 90.0
"""Seconds without it after which it is over: what is tried each half minute, or minute, would have met it again."""
_REMEMBERED: Final = 200
"""So many bugs at once have a reference that stays."""


class Seldom:
    """Counts what fails, and says when that is to be said."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """`clock` counts seconds."""
        self._clock = clock
        self._gap = 0.0
        self._said = 0.0
        self._last = 0.0
        self.tries = 0

    def failed(self) -> bool:
        """It went wrong once more; whether to say so now."""
        self._last = now = self._clock()
        self.tries += 1
        if self._gap and now - self._said < self._gap:
            return False
        self._said, self._gap = now, min(max(_FIRST_GAP, 2 * self._gap), _LONGEST_GAP)
        return True

    def over(self) -> int:
        """It went well: the next trouble is said at once. How often it went wrong before."""
        tries, self.tries, self._gap = self.tries, 0, 0.0
        return tries

    @property
    def is_long_ago(self) -> bool:
        """Whether it has not gone wrong for some time."""
        return self._clock() - self._last > _SURE


class Bugs:
    """What is broken: the traceback at once, then seldom, however many meet it; all of them quote one reference."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, most: int = _REMEMBERED) -> None:
        """`clock` counts seconds; so many bugs are remembered at `most`."""
        self._clock = clock
        self._most = most
        self._known: OrderedDict[object, tuple[str, Seldom]] = OrderedDict()

    def met(self, event: str, error: BaseException, why: str = "", /, **about: object) -> str:
        """Somebody met it once more; the reference under which the log tells of it.

        `why` says in its place what a host can mend.
        """
        met(is_bug=not why)
        reference, seldom = self._bug(why or _place(error))
        if seldom.failed():
            told = {"why": why} if why else {"exc_info": error}
            _log.error(event, **about, reference=reference, tries=seldom.tries, **told)
        return reference

    def went_well(self) -> None:
        """Something went well: what a host could mend is over, once it is some time since anybody met it."""
        for why, (_, seldom) in self._known.items():
            if isinstance(why, str) and seldom.tries and seldom.is_long_ago:
                _log.warning("works again", was=why, tries=seldom.over())

    def _bug(self, place: object) -> tuple[str, Seldom]:
        if place not in self._known:
            self._known[place] = secrets.token_hex(3).upper(), Seldom(self._clock)
        self._known.move_to_end(place)
        if len(self._known) > self._most:
            self._known.popitem(last=False)
        return self._known[place]


def _place(error: BaseException) -> object:
    """What tells bugs apart: what was raised, and where it came through; an error that several await does so anew."""
    frames = traceback.walk_tb(error.__traceback__)
    return type(error), frozenset((frame.f_code.co_filename, line) for frame, line in frames)


class WorkTrouble:
    """What keeps a worker from its rounds: a fault that its host can mend is a line, a bug its traceback; seldom."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        """One for each worker."""
        self._settings = settings
        self._bugs = Bugs(clock)

    def failed(self, event: str, error: Exception, **about: object) -> None:
        """A round, or a part of it, went wrong."""
        self._bugs.met(event, error, in_words(error, self._settings), **about)

    def went_well(self) -> None:
        """A round went well: what a host could mend and has not been met for some time is said to be over."""
        self._bugs.went_well()
