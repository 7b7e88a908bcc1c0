"""Before the start: joining, leaving, the director's approval, check-in."""

from collections.abc import Sequence
from dataclasses import replace

from league.entry.entries import (
    NO_CAP,
    EntryChange,
    EntryList,
    EntryStage,
    EntryStatus,
    EventEntry,
    next_order,
    settled,
    with_entry,
    without_player,
)
from league.entry.refusals import entry_in, full, unless_before_start, unless_open_to, wrong_state
from league.ids import PlayerId
from league.refusal import Refusal


def join(entry_list: EntryList, player: PlayerId) -> EntryChange | Refusal:
    """Sign up: confirmed, or at the end of the waitlist, or pending where a director approves.

    Refused: signup-closed, event-started, event-finished, entry-<state>(player).
    Source: jbl/1.6.1
    """
    if refusal := unless_before_start(entry_list):
        return refusal
    if entry_list.stage is EntryStage.CLOSED:
        return Refusal("signup-closed")
    if old := entry_list.entry_of(player):
        return wrong_state(old)
    first = EntryStatus.PENDING if entry_list.approval else EntryStatus.WAITLISTED
    return _settle_for(entry_list, EventEntry(player, first, next_order(entry_list)))


def join_all(entry_list: EntryList, players: Sequence[PlayerId]) -> EntryChange | Refusal:
    """An organizer signs up many at once, none of whom is listed: no approval is needed, nor an open signup.

    Refused: event-started, event-finished.
    Source: house
    """
    if refusal := unless_before_start(entry_list):
        return refusal
    first = next_order(entry_list)
    new = tuple(
        EventEntry(player, EntryStatus.WAITLISTED, order) for order, player in enumerate(players, first)
    )
    change = settled(entry_list, replace(entry_list, entries=(*entry_list.entries, *new)))
    newcomers = frozenset(players)
    return replace(change, promoted=tuple(player for player in change.promoted if player not in newcomers))


def leave(entry_list: EntryList, player: PlayerId) -> EntryChange | Refusal:
    """Withdraw before the start, whoever only waits later too; the entry goes, and before the start the next comes up.

    Refused: event-started, event-finished, not-entered(player), entry-<state>(player).
    Source: house
    """
    if refusal := unless_open_to(entry_list, player):
        return refusal
    entry = entry_in(
        entry_list,
        player,
        EntryStatus.PENDING,
        EntryStatus.WAITLISTED,
        EntryStatus.CONFIRMED,
        EntryStatus.CHECKED_IN,
        EntryStatus.NO_SHOW,
    )
    return entry if isinstance(entry, Refusal) else _settle_without(entry_list, player)


def remove(entry_list: EntryList, player: PlayerId) -> EntryChange | Refusal:
    """An organizer deletes an entry, whatever its state; after the start those alone who have no place.

    Refused: event-started, event-finished, not-entered(player).
    Source: house
    """
    if refusal := unless_open_to(entry_list, player):
        return refusal
    entry = entry_in(entry_list, player, *EntryStatus)
    return entry if isinstance(entry, Refusal) else _settle_without(entry_list, player)


def approve(entry_list: EntryList, player: PlayerId) -> EntryChange | Refusal:
    """The director accepts a pending entry, or one that was refused before; after the start it is a late entry.

    Refused: event-finished, not-entered(player), entry-<state>(player); late also event-full(taken, capacity).
    Source: jbl/1.6.1, late: house
    """
    is_late = entry_list.stage is EntryStage.RUNNING
    if not is_late and (refusal := unless_before_start(entry_list)):
        return refusal
    entry = entry_in(entry_list, player, EntryStatus.PENDING, EntryStatus.REFUSED)
    if isinstance(entry, Refusal):
        return entry
    if is_late:
        return full(entry_list) or _settle_for(entry_list, replace(entry, status=EntryStatus.CONFIRMED))
    return _settle_for(entry_list, replace(entry, status=EntryStatus.WAITLISTED))


def refuse(entry_list: EntryList, player: PlayerId) -> EntryChange | Refusal:
    """The director refuses an entry; no reason is needed, and the entry stays listed for the report.

    After the start only one that waits. Refused: event-started, event-finished, not-entered(player),
    entry-<state>(player).
    Source: jbl/1.6.1, jbl/1.6.3
    """
    if refusal := unless_open_to(entry_list, player):
        return refusal
    entry = entry_in(
        entry_list,
        player,
        EntryStatus.PENDING,
        EntryStatus.WAITLISTED,
        EntryStatus.CONFIRMED,
        EntryStatus.CHECKED_IN,
    )
    if isinstance(entry, Refusal):
        return entry
    return _settle_for(entry_list, replace(entry, status=EntryStatus.REFUSED))


def check_in(entry_list: EntryList, player: PlayerId) -> EntryChange | Refusal:
    """A confirmed player says: I am here.

    Refused: check-in-not-open, not-entered(player), entry-<state>(player).
    Source: house
    """
    if entry_list.stage is not EntryStage.CHECK_IN:
        return Refusal("check-in-not-open")
    entry = entry_in(entry_list, player, EntryStatus.CONFIRMED)
    if isinstance(entry, Refusal):
        return entry
    return _settle_for(entry_list, replace(entry, status=EntryStatus.CHECKED_IN))


def set_capacity(entry_list: EntryList, capacity: int) -> EntryChange | Refusal:
    """Change the number of places (0: no cap); more places bring the waitlist up, nobody is pushed out.

    Refused: capacity-negative(capacity), capacity-below-taken(capacity, taken).
    Source: house
    """
    if capacity < 0:
        return Refusal("capacity-negative", None, {"capacity": capacity})
    if capacity not in {NO_CAP, entry_list.capacity} and capacity < entry_list.taken:
        return Refusal("capacity-below-taken", None, {"capacity": capacity, "taken": entry_list.taken})
    return settled(entry_list, replace(entry_list, capacity=capacity))


def _settle_for(entry_list: EntryList, entry: EventEntry) -> EntryChange:
    """Take the entry up in its turn; a newcomer who finds a free place was not promoted."""
    change = settled(entry_list, with_entry(entry_list, entry), entry.player)
    return replace(change, promoted=tuple(player for player in change.promoted if player != entry.player))


def _settle_without(entry_list: EntryList, player: PlayerId) -> EntryChange:
    return settled(entry_list, without_player(entry_list, player), player)
