"""Entries that wait for an organizer: told to the judges' channel once, with the buttons to decide."""

from data.records import Destination, Notice, Person
from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import PlayerId

APPROVE, REFUSE = "entry-approve", "entry-refuse"


def ask_for_approval(uow: UnitOfWork, event: Event, person: Person) -> None:
    """Tell the judges' channel that an entry waits for approval; a new entry of the player is asked about again.

    Source: jbl/1.6.1
    """
    key = _key(event, PlayerId(person.id))
    asked = uow.outbox.notices.first(key=key)
    if asked is not None:
        uow.outbox.notices.change(asked, key=f"{key}:{asked.id}")
    uow.outbox.send(
        Notice(
            id=0,
            key=key,
            guild_id=event.guild_id,
            place=Destination.JUDGES,
            subject=event.id,
            text="notice-entry-pending",
            params={"event": event.name, "player": person.name},
            buttons=(f"{APPROVE}:{event.id}:{person.id}", f"{REFUSE}:{event.id}:{person.id}"),
        )
    )


def approval_settled(uow: UnitOfWork, event: Event, player: PlayerId) -> None:
    """The entry waits no longer: the buttons go, until that is undone."""
    uow.outbox.settle(_key(event, player))


def approval_overtaken(uow: UnitOfWork, event: Event, player: PlayerId) -> None:
    """The event has begun before the entry was decided: the question says what can be done now."""
    uow.outbox.close(_key(event, player), "notice-entry-overtaken", {})


def _key(event: Event, player: PlayerId) -> str:
    return f"approval:{event.id}:{player}"
