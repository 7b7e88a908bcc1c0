"""The entry list of one event, as a value."""

from dataclasses import dataclass, replace
from enum import StrEnum

from league.ids import PlayerId

NO_CAP = 0


class EntryStage(StrEnum):
    """How far the entry of an event has come."""

    OPEN = "open"
    CHECK_IN = "check-in"
    CLOSED = "closed"
    RUNNING = "running"
    FINISHED = "finished"


class EntryStatus(StrEnum):
    """Where one entry stands."""

    PENDING = "pending"
    """Waits for approval. Source: jbl/1.6.1"""
    WAITLISTED = "waitlisted"
    CONFIRMED = "confirmed"
    CHECKED_IN = "checked-in"
    REFUSED = "refused"
    """Refused by the director. Source: jbl/1.6.1"""
    NO_SHOW = "no-show"
    DROPPED = "dropped"
    SUBSTITUTED = "substituted"
    """Somebody else plays on in this place."""
    DISQUALIFIED = "disqualified"
    """Source: cjp/penalty-levels"""


IN_PLAY = frozenset({EntryStatus.CONFIRMED, EntryStatus.CHECKED_IN})
WAITING = frozenset({EntryStatus.PENDING, EntryStatus.WAITLISTED})
"""Without a place: for an organizer's word, or until one falls free."""
LEFT = frozenset({EntryStatus.NO_SHOW, EntryStatus.DROPPED, EntryStatus.SUBSTITUTED})
"""Who plays no more, but for those whom a judge has put out."""
OUT = LEFT | {EntryStatus.DISQUALIFIED}
"""Who plays no more in an event."""
BEFORE_START = frozenset({EntryStage.OPEN, EntryStage.CHECK_IN, EntryStage.CLOSED})


@dataclass(frozen=True, slots=True)
class EventEntry:
    """One player's entry.

    `order` is the turn in the queue, lower first; `replaces` whose place a substitute took; `was` the status
    before a disqualification, to which a reinstatement returns. `stands_in`: the player has no place, and plays only
    where somebody is missing for one round.
    """

    player: PlayerId
    status: EntryStatus
    order: int
    replaces: PlayerId | None = None
    was: EntryStatus | None = None
    stands_in: bool = False


@dataclass(frozen=True, slots=True)
class EntryList:
    """All entries of one event; a `capacity` of 0 means no cap, `approval` that a director confirms each."""

    capacity: int = NO_CAP
    approval: bool = False
    stage: EntryStage = EntryStage.OPEN
    entries: tuple[EventEntry, ...] = ()

    @property
    def taken(self) -> int:
        """How many places are taken: the 17 of 17/32."""
        return sum(entry.status in IN_PLAY and not entry.stands_in for entry in self.entries)

    @property
    def surplus(self) -> int:
        """How many more play than there are places: somebody came back by right whose place was given away."""
        return 0 if self.capacity == NO_CAP else max(0, self.taken - self.capacity)

    @property
    def full(self) -> bool:
        """Whether nobody more can be confirmed."""
        return self.capacity != NO_CAP and self.taken >= self.capacity

    @property
    def waiting(self) -> tuple[EventEntry, ...]:
        """The waitlist, next in line first."""
        return self.having(EntryStatus.WAITLISTED)

    def having(self, *statuses: EntryStatus) -> tuple[EventEntry, ...]:
        """All entries in these statuses, in their order."""
        found = (entry for entry in self.entries if entry.status in statuses)
        return tuple(sorted(found, key=lambda entry: entry.order))

    def entry_of(self, player: PlayerId) -> EventEntry | None:
        """This player's entry."""
        return next((entry for entry in self.entries if entry.player == player), None)


@dataclass(frozen=True, slots=True)
class EntryChange:
    """A step that was taken.

    `player` is whom it was about (None: the whole list) and `status` what the entry is now (None: gone);
    `promoted` came up from the waitlist by it, in order, each of them once; `absent` missed the check-in.
    """

    list: EntryList
    player: PlayerId | None = None
    status: EntryStatus | None = None
    promoted: tuple[PlayerId, ...] = ()
    absent: tuple[PlayerId, ...] = ()


def with_entry(entry_list: EntryList, entry: EventEntry) -> EntryList:
    """The list with this entry in the place of the player's old one, or at the end."""
    entries = tuple(entry if old.player == entry.player else old for old in entry_list.entries)
    known = any(old.player == entry.player for old in entry_list.entries)
    return replace(entry_list, entries=entries if known else (*entries, entry))


def without_player(entry_list: EntryList, player: PlayerId) -> EntryList:
    """The list without this player's entry."""
    kept = tuple(entry for entry in entry_list.entries if entry.player != player)
    return replace(entry_list, entries=kept)


def next_order(entry_list: EntryList) -> int:
    """The turn of whoever comes last."""
    return max((entry.order for entry in entry_list.entries), default=0) + 1


def settled(before: EntryList, changed: EntryList, player: PlayerId | None = None) -> EntryChange:
    """Fill free places from the waitlist and say who came up.

    Promotion ends with the start: a place that falls free later is given by name, as a late entry.
    """
    promoted = _next_in_line(changed) if before.stage in BEFORE_START else ()
    up = {entry.player: replace(entry, status=EntryStatus.CONFIRMED) for entry in promoted}
    changed = replace(changed, entries=tuple(up.get(entry.player, entry) for entry in changed.entries))
    now = changed.entry_of(player) if player is not None else None
    return EntryChange(
        list=changed,
        player=player,
        status=now.status if now else None,
        promoted=tuple(entry.player for entry in promoted),
    )


def _next_in_line(entry_list: EntryList) -> tuple[EventEntry, ...]:
    if entry_list.capacity == NO_CAP:
        return entry_list.waiting
    return entry_list.waiting[: max(0, entry_list.capacity - entry_list.taken)]
