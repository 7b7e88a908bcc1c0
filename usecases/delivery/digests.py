"""The digest of a post: what its message shows, behind the name of its thread where the thread follows that name."""

from typing import Final

CALLED: Final = "#"
"""Stands behind the name of a thread in a post's digest."""


def called_in(digest: str) -> str:
    """The name of the thread, in short, as the digest of a post has it; "" where it has none."""
    called, found, _ = digest.partition(CALLED)
    return called if found else ""


def unseen(digest: str) -> str:
    """The digest of a post whose message is to be looked at anew; how its thread is called is still known."""
    called = called_in(digest)
    return f"{called}{CALLED}" if called else ""
