"""Whoever has no place when the event begins: told what becomes of it, and able to leave the list with one tap."""

from collections.abc import Iterable
from datetime import datetime

from data.records import Delivery, Destination, Notice, Person
from data.unit_of_work import UnitOfWork
from league.entry import WAITING, EntryStatus
from league.event import BRACKETS, Event, EventStatus
from league.ids import PlayerId
from usecases.caller import guild_of
from usecases.event.places import DRIP
from usecases.find import people_by_id
from usecases.round.pairing_input import seats_to_come
from usecases.signup.approval import approval_overtaken, approval_settled
from usecases.undo.struck_notices import settled_no_more

_PLACE_FREE = "notice-place-free"


def tell_left_waiting(uow: UnitOfWork, event: Event, now: datetime) -> None:
    """The event begins: those on the waiting list and those whose entry was not decided learn how it stands.

    Source: house
    """
    entries = uow.entries.list_of(event).having(*WAITING)
    people = people_by_id(uow, [entry.player for entry in entries])
    place = 0
    for entry in entries:
        pending = entry.status is EntryStatus.PENDING
        if pending:
            approval_overtaken(uow, event, entry.player)
        user = people[entry.player].user_id
        if user is None:
            continue
        uow.outbox.send(
            Notice(
                id=0,
                key=_key(event, entry.player),
                guild_id=event.guild_id,
                place=Destination.PRIVATE,
                subject=user,
                text="notice-begun-pending" if pending else "notice-begun-waiting",
                params={"event": event.name},
                buttons=(f"signup-leave:{event.id}:0",),
                due_at=now + place * DRIP if place else None,
                instead=guild_of(uow, event.guild_id).announcements_channel,
            )
        )
        place += 1


def next_to_let_in(uow: UnitOfWork, event: Event) -> Person | None:
    """Who could come in late: the first on the list of a running event that has room, but not in a drawn bracket."""
    return next(iter(could_be_let_in(uow, event)), None)


def could_be_let_in(uow: UnitOfWork, event: Event) -> tuple[Person, ...]:
    """Everybody on such a list, first come first; nobody once there is no seat to come."""
    entries = uow.entries.list_of(event)
    if event.status is not EventStatus.RUNNING or event.pairing in BRACKETS or entries.full:
        return ()
    if not entries.waiting or not seats_to_come(uow, event):
        return ()
    people = people_by_id(uow, [entry.player for entry in entries.waiting])
    return tuple(people[entry.player] for entry in entries.waiting)


def tell_place_free(uow: UnitOfWork, event: Event, out: Person) -> None:
    """A player has left a running event, or is disqualified: the judges' channel hears who is next, if anybody.

    Source: house
    """
    following = next_to_let_in(uow, event)
    if following is None:
        return
    prefix = f"place-free:{event.id}:{out.id}:"
    uow.outbox.send(
        Notice(
            id=0,
            key=f"{prefix}{len(uow.outbox.beginning(prefix, event.id))}",
            guild_id=event.guild_id,
            place=Destination.JUDGES,
            subject=event.id,
            text=_PLACE_FREE,
            params={"event": event.name, "player": out.name, "next": following.name},
        )
    )


def settle_place_free(uow: UnitOfWork, event: Event) -> None:
    """What the judges' channel reads of a free place names who is next by now, or says that it is none any more.

    Source: house
    """
    told = uow.outbox.notices.find(subject=event.id, text=_PLACE_FREE)
    standing = [notice for notice in told if notice.state is not Delivery.WITHDRAWN]
    following = next_to_let_in(uow, event) if standing else None
    for notice in standing:
        if following is None:
            uow.outbox.close(notice.key, "notice-place-free-over", {})
        elif notice.params["next"] != following.name:
            uow.outbox.restate(notice.key, _PLACE_FREE, {"next": following.name})


def settle_waiting(uow: UnitOfWork, event: Event, player: PlayerId, status: EntryStatus | None) -> None:
    """What was asked of a player who waited, or about them, goes with the waiting; `status` None: the entry is gone."""
    if status is not EntryStatus.PENDING:
        approval_settled(uow, event, player)
    if status not in WAITING:
        key = _key(event, player)
        uow.outbox.settle(key)
        uow.outbox.settle(f"{key}:instead")


def nobody_waits(uow: UnitOfWork, event: Event, players: Iterable[PlayerId]) -> None:
    """The event is over or called off: nothing is asked of these players, or about them, any more."""
    for player in players:
        settle_waiting(uow, event, player, None)


def follow_waiting(uow: UnitOfWork, event: Event) -> None:
    """Whoever still waits is asked nothing once the event is over, and as before where it goes on after all.

    Of an entry that was not decided the judges' channel names the commands since the event began.
    """
    waiting = [entry.player for entry in uow.entries.list_of(event).having(*WAITING)]
    if event.status in {EventStatus.FINISHED, EventStatus.CANCELLED}:
        nobody_waits(uow, event, waiting)
    elif event.status is EventStatus.RUNNING:
        for player in waiting:
            key = _key(event, player)
            settled_no_more(uow, key)
            settled_no_more(uow, f"{key}:instead")


def _key(event: Event, player: PlayerId) -> str:
    return f"waiting:{event.id}:{player}"
