"""The stages of an entry list: sign-up, check-in, closed, running, finished."""

from dataclasses import replace

from league.entry.entries import EntryChange, EntryList, EntryStage, EntryStatus, settled, with_entry
from league.entry.refusals import unless_before_start, unless_running
from league.refusal import Refusal


def open_check_in(entry_list: EntryList) -> EntryChange | Refusal:
    """Start the check-in. Refused: check-in-open, event-started, event-finished."""
    if entry_list.stage is EntryStage.CHECK_IN:
        return Refusal("check-in-open")
    return unless_before_start(entry_list) or _staged(entry_list, EntryStage.CHECK_IN)


def close_signup(entry_list: EntryList) -> EntryChange | Refusal:
    """Take no more entries. Refused: signup-closed, event-started, event-finished."""
    if entry_list.stage is EntryStage.CLOSED:
        return Refusal("signup-closed")
    return unless_before_start(entry_list) or _staged(entry_list, EntryStage.CLOSED)


def open_signup(entry_list: EntryList) -> EntryChange | Refusal:
    """Take entries again. Refused: signup-open, event-started, event-finished."""
    if entry_list.stage is EntryStage.OPEN:
        return Refusal("signup-open")
    return unless_before_start(entry_list) or _staged(entry_list, EntryStage.OPEN)


def start(entry_list: EntryList) -> EntryChange | Refusal:
    """The first round begins. Refused: event-started, event-finished."""
    return unless_before_start(entry_list) or EntryChange(replace(entry_list, stage=EntryStage.RUNNING))


def finish(entry_list: EntryList) -> EntryChange | Refusal:
    """The event is over. Refused: event-not-started, event-finished."""
    return unless_running(entry_list) or _staged(entry_list, EntryStage.FINISHED)


def resume(entry_list: EntryList) -> EntryChange | Refusal:
    """A finished event is taken up again. Refused: event-not-finished."""
    if entry_list.stage is not EntryStage.FINISHED:
        return Refusal("event-not-finished")
    return _staged(entry_list, EntryStage.RUNNING)


def close_check_in(entry_list: EntryList) -> EntryChange | Refusal:
    """Whoever has not checked in is absent, and the waitlist fills the places.

    Refused: check-in-not-open.
    Source: house
    """
    if entry_list.stage is not EntryStage.CHECK_IN:
        return Refusal("check-in-not-open")
    absent = entry_list.having(EntryStatus.CONFIRMED)
    closed = replace(entry_list, stage=EntryStage.CLOSED)
    for entry in absent:
        closed = with_entry(closed, replace(entry, status=EntryStatus.NO_SHOW))
    return replace(settled(entry_list, closed), absent=tuple(entry.player for entry in absent))


def _staged(entry_list: EntryList, stage: EntryStage) -> EntryChange:
    return EntryChange(replace(entry_list, stage=stage))
