"""The law: whom a check-in waits for is called to it, and whom something concerns that has happened is told so."""

from collections.abc import Iterator
from typing import Final

from data.records import Delivery, Destination
from data.unit_of_work import UnitOfWork
from league.event import EventStatus
from tests.walks.due import called_to_check_in, news_due
from tests.walks.world import GUILD, World

_NEWS: Final = frozenset({"account", "announcement", "event-changed", "seat-lost"})
_OF_A_SLOT: Final = 4


def check_ins_are_called(world: World) -> Iterator[str]:
    """Each member who is still to check in is named by a call to it, and nothing asks for a check-in that is over."""

    def differs(uow: UnitOfWork) -> list[str]:
        found: set[tuple[int, int]] = set()
        asked: set[int] = set()
        for one in uow.outbox.notices.find(place=(Destination.ANNOUNCEMENTS, Destination.PRIVATE)):
            buttons = [button for button in one.buttons if button.startswith("signup-checkin:")]
            if buttons and one.state is not Delivery.WITHDRAWN:
                event = int(buttons[0].split(":")[1])
                asked.add(event)
                found |= {(event, user) for user in one.mentions}
        due = set(called_to_check_in(uow, GUILD))
        open_ = {event for (event,) in uow.events.values("id", guild_id=GUILD, status=EventStatus.CHECK_IN)}
        lacking = [f"nobody calls {one} to the check-in" for one in sorted(due - found)]
        return lacking + [f"{event} asks for a check-in in vain" for event in sorted(asked - open_)]

    yield from world.read(differs)


def news_are_told(world: World) -> Iterator[str]:
    """Whomever something that has happened concerns is told it, and nobody what was taken back."""

    def differs(uow: UnitOfWork) -> list[str]:
        told = [
            (int(one.key.split(":")[2]), user)
            for one in uow.outbox.notices.find()
            if one.duty in _NEWS and one.stands and one.state is not Delivery.WITHDRAWN
            for user in ((one.subject,) if one.place is Destination.PRIVATE else one.mentions)
            if one.key.count(":") == _OF_A_SLOT
        ]
        due, found = set(news_due(uow, GUILD)), set(told)
        lacking = [f"nobody tells {one}" for one in sorted(due - found)]
        return lacking + [f"{one} is told in vain" for one in sorted(found - due)]

    yield from world.read(differs)
