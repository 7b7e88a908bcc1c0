"""The digest of a post: what its message shows, behind what its thread shows."""

from typing import Final, NamedTuple

_BEHIND: Final = "#"
"""Stands behind what a post's digest says of its thread."""
_FILED: Final = "-"


class PostDigest(NamedTuple):
    """What a post showed: its thread's name in short ("": it follows none), whether that is put away, its words."""

    called: str
    filed: bool
    words: str

    def __str__(self) -> str:
        """As it is stored."""
        head = f"{self.called}{_FILED if self.filed else ''}"
        return f"{head}{_BEHIND}{self.words}" if head else self.words


def taken_apart(digest: str) -> PostDigest:
    """A stored digest."""
    head, _, words = digest.rpartition(_BEHIND)
    return PostDigest(head.removesuffix(_FILED), head.endswith(_FILED), words)


def unseen(digest: str) -> str:
    """The digest of a post whose message is to be looked at anew; how its thread stands is still known."""
    return str(taken_apart(digest)._replace(words=""))
