"""What is open about who plays: approvals, the waiting list, check-ins."""

from collections.abc import Iterator

from league.entry import EntryStatus
from league.event import EventStatus
from usecases.caller import Role
from usecases.find import BEFORE_START
from usecases.signup.approval import APPROVE, REFUSE
from usecases.waiting.open import Open, OpenKind
from usecases.waiting.scene import Scene

_UNDECIDED = BEFORE_START | {EventStatus.RUNNING}


def approvals(scene: Scene) -> Iterator[Open]:
    """Entries on which an organizer has to decide."""
    if scene.event.status not in _UNDECIDED:
        return
    early = scene.event.status in BEFORE_START
    for entry in scene.entries.having(EntryStatus.PENDING):
        where = f"{scene.event.id}:{entry.player}"
        buttons = (f"{APPROVE}:{where}", f"{REFUSE}:{where}") if early else ()
        yield Open(
            OpenKind.APPROVAL, scene.event.id, entry, Role.ORGANIZER, ends="/signup approve", buttons=buttons
        )


def waiting_list(scene: Scene) -> Iterator[Open]:
    """Players who wait for a place, and whom an organizer can take in."""
    if scene.event.status in _UNDECIDED:
        for entry in scene.entries.having(EntryStatus.WAITLISTED):
            yield Open(OpenKind.WAITING_LIST, scene.event.id, entry, Role.ORGANIZER, ends="/signup add")


def check_ins(scene: Scene) -> Iterator[Open]:
    """Players who have a place and are not here yet."""
    if scene.event.status is EventStatus.CHECK_IN:
        button = (f"signup-checkin:{scene.event.id}:0",)
        for entry in scene.entries.having(EntryStatus.CONFIRMED):
            yield Open(
                OpenKind.CHECK_IN,
                scene.event.id,
                entry,
                players=(entry.player,),
                ends="/signup checkin",
                buttons=button,
            )
