"""What is kept of freed memory: little, for the bot's hosts are small."""

import ctypes
import gc
import sys

_ARENA_MAX, _MMAP_THRESHOLD, _TRIM_THRESHOLD = -8, -3, -1
"""The numbers of the settings in glibc's malloc.h."""
_HEAPS = 2
_LARGE = 8 * 1024 * 1024
"""Larger than a picture of a board (1 MB), which is drawn all the time: to fetch new memory for each costs 1 ms."""
_SPARE = 16 * 1024 * 1024
"""Of free memory at the end of a heap, which is not given back by itself: a picture needs it again at once."""


def keep_little() -> None:
    """Let all threads share two heaps, and large blocks go back to the system; called once, before there are threads.

    Left alone, glibc gives every thread a heap of its own, and holes in one are of no use to the others.
    """
    _call("mallopt", _ARENA_MAX, _HEAPS)
    _call("mallopt", _MMAP_THRESHOLD, _LARGE)
    _call("mallopt", _TRIM_THRESHOLD, _SPARE)


def settled() -> None:
    """All that stays for good has been read: holes in the heaps go back, and no collection looks through it again.

    To look for garbage among the rules and the libraries would hold up everybody for a tenth of a second.
    """
    gc.collect()
    gc.freeze()
    _call("malloc_trim", 0)


def _call(name: str, *values: int) -> None:
    """Call glibc; other systems have no such functions."""
    function = getattr(ctypes.CDLL(None), name, None) if sys.platform == "linux" else None
    if function is not None:
        function(*values)
