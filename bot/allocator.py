"""What the C library keeps of freed memory: as little as it can, for the bot's hosts are small."""

import ctypes
import sys

_TRIM_THRESHOLD, _MMAP_THRESHOLD, _ARENA_MAX = -1, -3, -8
"""The names of the settings in glibc's malloc.h."""
_LARGE = 256 * 1024
_ARENAS = 2


def keep_little() -> None:
    """Give freed memory back to the system; called once, before there are threads. Nothing happens without glibc.

    Left alone, glibc lets every thread have a heap of its own and raises its idea of "large" to the size of our
    pictures (4 MB): they then lie among small objects that stay, and the holes between those are never given back.
    """
    if not sys.platform.startswith("linux"):
        return
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)  # musl has none
    if mallopt is None:
        return
    mallopt(_ARENA_MAX, _ARENAS)
    mallopt(_MMAP_THRESHOLD, _LARGE)
    mallopt(_TRIM_THRESHOLD, _LARGE)
