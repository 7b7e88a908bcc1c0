"""What is open about who plays: approvals, the waiting list, check-ins."""

from collections.abc import Iterator

from league.entry import EntryStatus
from league.event import EventStatus
from usecases.caller import Role
from usecases.find import BEFORE_START
from usecases.waiting.facts import EventFacts
from usecases.waiting.open import Open, OpenKind

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
