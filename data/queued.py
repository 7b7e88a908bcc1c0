"""What one transaction gives to be carried to Discord."""

from dataclasses import dataclass

from league.ids import PostId


@dataclass(frozen=True, slots=True)
class Queued:
    """What a transaction wants Discord to take: posts that are new, and messages to send or to change.

    `later`: of the messages those that wait on purpose, each behind the one before.
    """

    posts: frozenset[PostId] = frozenset()
    notices: frozenset[int] = frozenset()
    later: frozenset[int] = frozenset()

    def __bool__(self) -> bool:
        """Whether there is anything."""
        return bool(self.posts or self.notices)

    def __or__(self, other: "Queued") -> "Queued":
        """Both together."""
        return Queued(self.posts | other.posts, self.notices | other.notices, self.later | other.later)
