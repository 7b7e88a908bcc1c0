"""What an organizer has said of the columns of a list is remembered for the next list with the same headings."""

from dataclasses import dataclass, replace
from typing import Final

from data.list_records import ListMapping
from data.unit_of_work import UnitOfWork
from league.importing import ListLayout, ListSheet, Meaning, as_before, guessed_layout
from usecases.caller import Caller

MOST: Final = 50
"""So many mappings a server keeps: the oldest gives way."""
_BETWEEN: Final = "\x1f"
_LONGEST: Final = 2000


@dataclass(frozen=True, slots=True)
class LookAtList:
    """Somebody has sent a list."""

    caller: Caller
    sheet: ListSheet


def layout_for(question: LookAtList, uow: UnitOfWork) -> ListLayout:
    """What the columns hold: as it was said before of these headings on this server, else as it is guessed.

    Source: house
    """
    guessed = guessed_layout(question.sheet)
    kept = _kept(uow, question.caller.guild_id, guessed)
    if kept is None or len(kept.meanings) != len(guessed.columns):
        return guessed
    return as_before(guessed, [Meaning(meaning) if meaning else None for meaning in kept.meanings])


def remember(uow: UnitOfWork, guild_id: int, sheet: ListSheet, layout: ListLayout) -> None:
    """Keep what was said of the columns, where that is not what would be guessed."""
    kept = _kept(uow, guild_id, layout)
    if layout.head and (kept is not None or guessed_layout(sheet).columns != layout.columns):
        remember_meanings(
            uow, guild_id, _key(layout), tuple(column.meaning or "" for column in layout.columns)
        )


def remember_meanings(uow: UnitOfWork, guild_id: int, headings: str, meanings: tuple[str, ...]) -> None:
    """Keep what the columns under these headings hold, the newest of so many."""
    kept = uow.list_mappings.first(guild_id=guild_id, headings=headings)
    if kept is not None:
        uow.list_mappings.save(replace(kept, meanings=meanings))
        return
    there = uow.list_mappings.find(guild_id=guild_id)
    fresh = ListMapping(0, guild_id, headings, meanings)
    if len(there) < MOST:
        uow.list_mappings.add(fresh)
    else:
        oldest = min(there, key=lambda one: one.id)
        uow.list_mappings.save(replace(oldest, headings=fresh.headings, meanings=meanings))


def _kept(uow: UnitOfWork, guild_id: int, layout: ListLayout) -> ListMapping | None:
    return uow.list_mappings.first(guild_id=guild_id, headings=_key(layout)) if layout.head else None


def _key(layout: ListLayout) -> str:
    return _BETWEEN.join(column.heading for column in layout.columns)[:_LONGEST]
