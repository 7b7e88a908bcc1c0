"""Whoever has no place when the event begins: told what becomes of it, and able to leave the list with one tap."""

from collections.abc import Iterable
from datetime import datetime

from data.records import Destination, Notice
from data.unit_of_work import UnitOfWork
from league.entry import WAITING, EntryStatus
from league.event import Event
from league.ids import PlayerId
from usecases.caller import guild_of
from usecases.event.places import DRIP
from usecases.find import people_by_id
from usecases.signup.approval import approval_overtaken, approval_settled


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


def _key(event: Event, player: PlayerId) -> str:
    return f"waiting:{event.id}:{player}"
