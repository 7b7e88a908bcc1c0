"""Why a step of the entry list is refused: every wrong state has its own code."""

from collections.abc import Mapping

from league.entry.entries import BEFORE_START, WAITING, EntryList, EntryStage, EntryStatus, EventEntry
from league.ids import PlayerId
from league.refusal import Refusal

STATE_CODES: Mapping[EntryStatus, str] = {
    EntryStatus.PENDING: "entry-pending",
    EntryStatus.WAITLISTED: "entry-waitlisted",
    EntryStatus.CONFIRMED: "entry-confirmed",
    EntryStatus.CHECKED_IN: "entry-checked-in",
    EntryStatus.REFUSED: "entry-refused",
    EntryStatus.NO_SHOW: "entry-no-show",
    EntryStatus.DROPPED: "entry-dropped",
    EntryStatus.SUBSTITUTED: "entry-substituted",
    EntryStatus.DISQUALIFIED: "entry-disqualified",
}

STATE_SECTIONS: Mapping[EntryStatus, str] = {
    EntryStatus.PENDING: "jbl/1.6.1",
    EntryStatus.REFUSED: "jbl/1.6.1",
    EntryStatus.DISQUALIFIED: "cjp/penalty-levels",
}


def wrong_state(entry: EventEntry) -> Refusal:
    """The entry's state does not allow this step: entry-<state>(player)."""
    return Refusal(STATE_CODES[entry.status], STATE_SECTIONS.get(entry.status), {"player": entry.player})


def entry_in(entry_list: EntryList, player: PlayerId, *allowed: EntryStatus) -> EventEntry | Refusal:
    """The player's entry if it is in one of these states.

    Refused: not-entered(player), entry-<state>(player).
    """
    entry = entry_list.entry_of(player)
    if entry is None:
        return Refusal("not-entered", None, {"player": player})
    return entry if entry.status in allowed else wrong_state(entry)


def unless_as_seen(entry_list: EntryList, player: PlayerId, seen: EntryStatus | None) -> Refusal | None:
    """Refused where the entry has changed since it was `seen` (None: it may be as it likes): those of `entry_in`.

    Source: house
    """
    entry = entry_in(entry_list, player, seen) if seen is not None else None
    return entry if isinstance(entry, Refusal) else None


def unless_before_start(entry_list: EntryList) -> Refusal | None:
    """Refused once the event runs: event-started, event-finished."""
    if entry_list.stage in BEFORE_START:
        return None
    return Refusal("event-finished" if entry_list.stage is EntryStage.FINISHED else "event-started")


def unless_open_to(entry_list: EntryList, player: PlayerId) -> Refusal | None:
    """Refused once the event runs, unless this player's entry only waits: event-started, event-finished."""
    entry = entry_list.entry_of(player)
    if entry_list.stage is EntryStage.RUNNING and entry is not None and entry.status in WAITING:
        return None
    return unless_before_start(entry_list)


def unless_running(entry_list: EntryList) -> Refusal | None:
    """Refused before and after the event: event-not-started, event-finished."""
    if entry_list.stage is EntryStage.RUNNING:
        return None
    return Refusal("event-finished" if entry_list.stage is EntryStage.FINISHED else "event-not-started")


def full(entry_list: EntryList) -> Refusal | None:
    """Refused when no place is free: event-full(taken, capacity)."""
    if not entry_list.full:
        return None
    return Refusal("event-full", None, {"taken": entry_list.taken, "capacity": entry_list.capacity})
