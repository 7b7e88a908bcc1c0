"""What is open about who plays: approvals, the waiting list, check-ins."""

from collections.abc import Iterator

from data.door_tables import DoorState, DoorWish
from league.entry import EntryStatus
from league.event import EventStatus
from usecases.caller import Role
from usecases.find import BEFORE_START
from usecases.waiting.facts import EventFacts
from usecases.waiting.open import Open, OpenKind

ACCEPT, DECLINE = "door-accept", "door-decline"
"""The buttons that answer who asks at the door."""
_UNDECIDED = BEFORE_START | {EventStatus.RUNNING}


def approvals(facts: EventFacts) -> Iterator[Open]:
    """Entries on which an organizer has to decide."""
    if facts.event.status not in _UNDECIDED:
        return
    early = facts.event.status in BEFORE_START
    for entry in facts.entries.having(EntryStatus.PENDING):
        where = f"{facts.event.id}:{entry.player}"
        buttons = (f"entry-approve:{where}", f"entry-refuse:{where}") if early else ()
        yield Open(
            OpenKind.APPROVAL, facts.event.id, entry, Role.ORGANIZER, ends="/signup approve", buttons=buttons
        )


def at_door(facts: EventFacts) -> Iterator[Open]:
    """Who asks at the door to join, or to be checked in as long as that is open."""
    if facts.event.status not in _UNDECIDED:
        return
    checks_in = facts.event.status is EventStatus.CHECK_IN
    for request in facts.uow.doors.requests.find(event_id=facts.event.id, state=DoorState.OPEN):
        where = f"{request.id}:{facts.event.id}"
        if request.wish is DoorWish.JOIN or checks_in:
            yield Open(
                OpenKind.DOOR,
                facts.event.id,
                request,
                Role.ORGANIZER,
                since=request.at,
                ends="/desk",
                buttons=(f"{ACCEPT}:{where}", f"{DECLINE}:{where}"),
            )


def waiting_list(facts: EventFacts) -> Iterator[Open]:
    """Players who wait for a place, and whom an organizer can take in."""
    if facts.event.status in _UNDECIDED:
        for entry in facts.entries.having(EntryStatus.WAITLISTED):
            yield Open(OpenKind.WAITING_LIST, facts.event.id, entry, Role.ORGANIZER, ends="/signup add")


def check_ins(facts: EventFacts) -> Iterator[Open]:
    """Players who have a place and are not here yet."""
    if facts.event.status is EventStatus.CHECK_IN:
        button = (f"signup-checkin:{facts.event.id}:0",)
        for entry in facts.entries.having(EntryStatus.CONFIRMED):
            yield Open(
                OpenKind.CHECK_IN,
                facts.event.id,
                entry,
                players=(entry.player,),
                ends="/signup checkin",
                buttons=button,
            )
