"""A Discord in memory: channels, threads, messages, and what it refuses; as much of it as the outbox meets."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

ANNOUNCEMENTS, PAIRINGS, RESULTS, JUDGES, HALL, OTHER = range(101, 107)
CHANNELS: Final = (ANNOUNCEMENTS, PAIRINGS, RESULTS, JUDGES, HALL, OTHER)
_ROOM: Final = 10_000_000
"""The conversation with a user has this number and the user's."""


def is_room(channel_id: int) -> bool:
    """Whether it is a private conversation."""
    return channel_id >= _ROOM


class NotTakenError(Exception):
    """Discord says no: the thing is gone, or closed to the bot."""

    def __init__(self, words: str, *, gone: bool = False) -> None:
        """`gone`: it is not there (404), else it is forbidden (403)."""
        super().__init__(words)
        self.gone = gone


@dataclass(slots=True)
class Message:
    """One message of the bot: whose it is ("post 3", "notice 7"), and what it shows."""

    channel_id: int
    owner: str
    shows: str


@dataclass(slots=True)
class FakeDiscord:
    """What stands there, and what it takes."""

    messages: dict[int, Message] = field(default_factory=dict)
    channels: set[int] = field(default_factory=lambda: set(CHANNELS))
    threads: dict[int, int] = field(default_factory=dict)
    """The threads that are there, and their channels."""
    shut: set[int] = field(default_factory=set)
    """Channels in which the bot has no rights."""
    closed: set[int] = field(default_factory=set)
    """Users who take no private messages."""
    made: Counter[str] = field(default_factory=Counter)
    """How many messages were ever made for each post and notice."""
    gone: set[int] = field(default_factory=set)
    """Messages that somebody else deleted."""
    effects: list[str] = field(default_factory=list)
    """Whatever was sent, changed or deleted, in this order."""
    _by_nonce: dict[str, int] = field(default_factory=dict)
    _last: int = 1_000

    def room_of(self, user_id: int) -> int:
        """The private conversation with a user."""
        return _ROOM + user_id

    def send(self, channel_id: int, owner: str, shows: str, nonce: str) -> int:
        """A new message; one with the same nonce is not made twice."""
        self._require(channel_id)
        known = self._by_nonce.get(nonce, 0)
        if known in self.messages:
            return known
        self._last += 1
        self.messages[self._last] = Message(channel_id, owner, shows)
        self._by_nonce[nonce] = self._last
        self.made[owner] += 1
        self.effects.append(f"sent {owner}")
        return self._last

    def edit(self, channel_id: int, message_id: int, shows: str) -> bool:
        """Change a message; False where it is gone."""
        if channel_id not in self.channels and channel_id not in self.threads and channel_id < _ROOM:
            return False
        self._require(channel_id)
        message = self.messages.get(message_id)
        if message is None:
            return False
        message.shows = shows
        self.effects.append(f"edited {message.owner}")
        return True

    def delete(self, channel_id: int, message_id: int) -> None:
        """Take a message away, with the thread under it."""
        if message_id in self.messages:
            self._require(channel_id)
            self.effects.append(f"deleted {self.messages[message_id].owner}")
            del self.messages[message_id]

    def open_thread(self, channel_id: int, message_id: int) -> int:
        """The thread under a message, which has its number."""
        self._require(channel_id)
        if message_id not in self.messages:
            raise NotTakenError("unknown message", gone=True)
        self.threads[message_id] = channel_id
        return message_id

    def lose_channel(self, channel_id: int) -> None:
        """Somebody deletes a channel or thread, with all that stands there."""
        self.channels.discard(channel_id)
        self.threads.pop(channel_id, None)
        for number, message in list(self.messages.items()):
            if message.channel_id == channel_id:
                self.lose_message(number)
        for thread in [thread for thread, channel in self.threads.items() if channel == channel_id]:
            self.lose_channel(thread)

    def lose_message(self, message_id: int) -> None:
        """Somebody deletes one of our messages; the thread under it stays."""
        if self.messages.pop(message_id, None) is not None:
            self.gone.add(message_id)

    def takes(self, channel_id: int) -> bool:
        """Whether messages can be sent there."""
        try:
            self._require(channel_id)
        except NotTakenError:
            return False
        return True

    def _require(self, channel_id: int) -> None:
        if channel_id >= _ROOM:
            if channel_id - _ROOM in self.closed:
                raise NotTakenError("Cannot send messages to this user")
            return
        above = self.threads.get(channel_id, channel_id)
        if above not in self.channels or (channel_id not in self.channels and channel_id not in self.threads):
            raise NotTakenError("Unknown Channel", gone=True)
        if above in self.shut or channel_id in self.shut:
            raise NotTakenError("Missing Permissions")
