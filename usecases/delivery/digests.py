"""The digest of a post: what its message shows, behind what its thread shows.

Of a thread it says how it is called, where the thread follows that name, and that it is put away (`filed`).
"""

from typing import Final

_BEHIND: Final = "#"
"""Stands behind what a post's digest says of its thread."""
_FILED: Final = "-"


def digest_of(called: str, words: str, *, filed: bool) -> str:
    """The digest of a post: the name of its thread in short ("": it follows none), and what its message shows."""
    head = f"{called}{_FILED if filed else ''}"
    return f"{head}{_BEHIND}{words}" if head else words


def called_in(digest: str) -> str:
    """The name of the thread, in short, as the digest of a post has it; "" where it has none."""
    return _head(digest).removesuffix(_FILED)


def is_filed(digest: str) -> bool:
    """Whether the thread was put away."""
    return _head(digest).endswith(_FILED)


def words_in(digest: str) -> str:
    """What the message shows."""
    return digest.rpartition(_BEHIND)[2]


def unseen(digest: str) -> str:
    """The digest of a post whose message is to be looked at anew; how its thread stands is still known."""
    head = _head(digest)
    return f"{head}{_BEHIND}" if head else ""


def _head(digest: str) -> str:
    return digest.rpartition(_BEHIND)[0]
