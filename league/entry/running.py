"""During the event: late entry, drop and return, no-show, substitute, disqualification."""

from dataclasses import replace

from league.entry.entries import (
    IN_PLAY,
    WAITING,
    EntryChange,
    EntryList,
    EntryStage,
    EntryStatus,
    EventEntry,
    next_order,
    settled,
    with_entry,
)
from league.entry.refusals import entry_in, full, unless_running, wrong_state
from league.ids import PlayerId
from league.refusal import Refusal
from league.standings.entrants import Entrant, EntrantStatus

STANDING: dict[EntryStatus, EntrantStatus] = {
    EntryStatus.CONFIRMED: EntrantStatus.ACTIVE,
    EntryStatus.CHECKED_IN: EntrantStatus.ACTIVE,
    EntryStatus.DROPPED: EntrantStatus.DROPPED,
    EntryStatus.NO_SHOW: EntrantStatus.ABSENT,
    EntryStatus.SUBSTITUTED: EntrantStatus.ABSENT,
    EntryStatus.DISQUALIFIED: EntrantStatus.DISQUALIFIED,
}


_FREE = WAITING | {EntryStatus.DROPPED, EntryStatus.NO_SHOW}
"""Whoever has no place can stand in all the same."""


def roster(entry_list: EntryList) -> tuple[Entrant, ...]:
    """Everybody who takes or took part, for the standings."""
    entries = entry_list.having(*STANDING)
    return tuple(Entrant(entry.player, _standing(entry)) for entry in entries)


def _standing(entry: EventEntry) -> EntrantStatus:
    """Whoever stands in for one round goes through to no later stage."""
    standing = STANDING[entry.status]
    return EntrantStatus.DROPPED if entry.stands_in and standing is EntrantStatus.ACTIVE else standing


def stand_ins(entry_list: EntryList) -> dict[PlayerId, PlayerId]:
    """Whoever plays today in the place of each player who was substituted."""
    into = {entry.replaces: entry.player for entry in entry_list.entries if entry.replaces is not None}
    found: dict[PlayerId, PlayerId] = {}
    for player in into:
        last = player
        while last in into:
            last = into[last]
        found[player] = last
    return found


def seatable(entry_list: EntryList) -> tuple[PlayerId, ...]:
    """Who gets a seat in the next round, in the order of entry."""
    here = entry_list.having(EntryStatus.CONFIRMED, EntryStatus.CHECKED_IN)
    return tuple(entry.player for entry in here if not entry.stands_in)


def late_entry(entry_list: EntryList, player: PlayerId) -> EntryChange | Refusal:
    """An organizer lets a player in after the start, by name; what was played and seated stays as it is.

    Refused: event-not-started, event-finished, event-full(taken, capacity), entry-<state>(player).
    Source: house
    """
    if refusal := unless_running(entry_list) or full(entry_list):
        return refusal
    old = entry_list.entry_of(player)
    if old and old.status not in {EntryStatus.WAITLISTED, EntryStatus.PENDING}:
        return wrong_state(old)
    entry = old or EventEntry(player, EntryStatus.CONFIRMED, next_order(entry_list))
    return _became(entry_list, entry, EntryStatus.CONFIRMED)


def stand_in(entry_list: EntryList, player: PlayerId) -> EntryChange | Refusal:
    """Somebody plays in the place of another one for a round; who is in the event already stays in it.

    Refused: event-not-started, event-finished, entry-<state>(player).
    Source: house
    """
    if refusal := unless_running(entry_list):
        return refusal
    old = entry_list.entry_of(player)
    if old is None:
        fresh = EventEntry(player, EntryStatus.CONFIRMED, next_order(entry_list), stands_in=True)
        return _became(entry_list, fresh, EntryStatus.CONFIRMED)
    if old.status in IN_PLAY:
        return EntryChange(entry_list, player, old.status)
    if old.status not in _FREE:
        return wrong_state(old)
    return _became(entry_list, replace(old, stands_in=True), EntryStatus.CONFIRMED)


def drop(entry_list: EntryList, player: PlayerId) -> EntryChange | Refusal:
    """A player stops; the results and the rank stay.

    Refused: event-not-started, event-finished, not-entered(player), entry-<state>(player).
    Source: house
    """
    if refusal := unless_running(entry_list):
        return refusal
    entry = entry_in(entry_list, player, EntryStatus.CONFIRMED, EntryStatus.CHECKED_IN)
    return entry if isinstance(entry, Refusal) else _became(entry_list, entry, EntryStatus.DROPPED)


def return_(entry_list: EntryList, player: PlayerId) -> EntryChange | Refusal:
    """Whoever dropped, did not show up or only stood in plays on, if a place is free.

    Refused: event-finished, event-full(taken, capacity), not-entered(player), entry-<state>(player).
    Source: house
    """
    if entry_list.stage is EntryStage.FINISHED:
        return Refusal("event-finished")
    helps = entry_list.entry_of(player)
    stays = IN_PLAY if helps is not None and helps.stands_in else frozenset()
    entry = entry_in(entry_list, player, EntryStatus.DROPPED, EntryStatus.NO_SHOW, *stays)
    if isinstance(entry, Refusal):
        return entry
    return full(entry_list) or _became(entry_list, replace(entry, stands_in=False), EntryStatus.CONFIRMED)


def no_show(entry_list: EntryList, player: PlayerId) -> EntryChange | Refusal:
    """A player did not come; before the start the next in line takes the place.

    Refused: event-finished, not-entered(player), entry-<state>(player).
    Source: house
    """
    if entry_list.stage is EntryStage.FINISHED:
        return Refusal("event-finished")
    entry = entry_in(entry_list, player, EntryStatus.CONFIRMED, EntryStatus.CHECKED_IN)
    return entry if isinstance(entry, Refusal) else _became(entry_list, entry, EntryStatus.NO_SHOW)


def substitute(entry_list: EntryList, out: PlayerId, into: PlayerId) -> EntryChange | Refusal:
    """A newcomer takes a player's place; the regulations say whose the results of before are.

    Refused: substitute-self(player), event-finished, event-full(taken, capacity), not-entered(player),
    entry-<state>(player) of the one who goes or of the one who comes.
    Source: house
    """
    if out == into:
        return Refusal("substitute-self", None, {"player": out})
    if entry_list.stage is EntryStage.FINISHED:
        return Refusal("event-finished")
    leaver = entry_in(
        entry_list,
        out,
        EntryStatus.CONFIRMED,
        EntryStatus.CHECKED_IN,
        EntryStatus.DROPPED,
        EntryStatus.NO_SHOW,
    )
    if isinstance(leaver, Refusal):
        return leaver
    return _substituted(entry_list, leaver, into)


def disqualify(entry_list: EntryList, player: PlayerId) -> EntryChange | Refusal:
    """A player is out: not ranked, not seated. It may happen after the event too.

    Refused: not-entered(player), entry-<state>(player).
    Source: cjp/penalty-levels, cjp/table-swap
    """
    entry = entry_in(
        entry_list,
        player,
        EntryStatus.WAITLISTED,
        EntryStatus.CONFIRMED,
        EntryStatus.CHECKED_IN,
        EntryStatus.NO_SHOW,
        EntryStatus.DROPPED,
        EntryStatus.SUBSTITUTED,
    )
    if isinstance(entry, Refusal):
        return entry
    return _became(entry_list, replace(entry, was=entry.status), EntryStatus.DISQUALIFIED)


def reinstate(entry_list: EntryList, player: PlayerId) -> EntryChange | Refusal:
    """A revoked disqualification gives the former state back, over the cap where the place was given away meanwhile.

    Refused: not-entered(player), not-disqualified(player).
    Source: house
    """
    entry = entry_list.entry_of(player)
    if entry is None:
        return Refusal("not-entered", None, {"player": player})
    if entry.status is not EntryStatus.DISQUALIFIED or entry.was is None:
        return Refusal("not-disqualified", None, {"player": player})
    return _became(entry_list, replace(entry, was=None), entry.was)


def _became(entry_list: EntryList, entry: EventEntry, status: EntryStatus) -> EntryChange:
    return settled(entry_list, with_entry(entry_list, replace(entry, status=status)), entry.player)


def _substituted(entry_list: EntryList, leaver: EventEntry, into: PlayerId) -> EntryChange | Refusal:
    comer = entry_list.entry_of(into)
    if comer and comer.status not in {EntryStatus.WAITLISTED, EntryStatus.PENDING}:
        return wrong_state(comer)
    freed = with_entry(entry_list, replace(leaver, status=EntryStatus.SUBSTITUTED))
    entry = EventEntry(into, EntryStatus.CONFIRMED, leaver.order, replaces=leaver.player)
    return full(freed) or settled(entry_list, with_entry(freed, entry), into)
