"""What a user asked a moment ago: for ten minutes a follow-up keeps its game and its matter. Nothing is stored.

In private also about which event, and the question that waits for it.
"""

from collections import OrderedDict
from datetime import datetime, timedelta
from functools import cache

from faq.follow import Before, before_of, continued, follows
from league.ids import EventId
from usecases.caller import Caller

REMEMBERED = timedelta(minutes=10)
MOST = 1000
"""People whose last question is remembered; a restart forgets them all."""
_Key = tuple[int, int, int]


class Recent:
    """The last question of each person in each place."""

    def __init__(self) -> None:
        """No question was asked yet."""
        self._asked: OrderedDict[_Key, tuple[datetime, Before]] = OrderedDict()
        self._told: OrderedDict[_Key, tuple[datetime, EventId, str]] = OrderedDict()

    def whole(self, caller: Caller, place: int, question: str) -> str:
        """The question as it is meant: with the one before, where it goes on from that."""
        when, before = self._asked.get(_key(caller, place), (None, None))
        if when is None or before is None or caller.now - when > REMEMBERED or not follows(question):
            return question
        return continued(before, question)

    def remember(self, caller: Caller, place: int, question: str, looked_up: str) -> None:
        """This is what the person asked last here; `looked_up` is what was looked up for it."""
        key = _key(caller, place)
        self._asked[key] = (caller.now, before_of(question, looked_up))
        self._asked.move_to_end(key)
        if len(self._asked) > MOST:
            self._asked.popitem(last=False)

    def tell(self, caller: Caller, place: int, event: EventId, question: str = "") -> None:
        """The person asks about this event here (0: has yet to say), with the question that waits."""
        key = _key(caller, place)
        self._told[key] = (caller.now, event, question)
        self._told.move_to_end(key)
        if len(self._told) > MOST:
            self._told.popitem(last=False)

    def told(self, caller: Caller, place: int) -> tuple[EventId, str]:
        """The event that the person asks about here, and the question that waits for it."""
        when, event, question = self._told.get(_key(caller, place), (None, EventId(0), ""))
        return (event, question) if when and caller.now - when <= REMEMBERED else (EventId(0), "")


@cache
def the_recent() -> Recent:
    """The one of this process."""
    return Recent()


def _key(caller: Caller, place: int) -> _Key:
    return caller.guild_id, place, caller.user_id
