"""What an organizer has said of the columns of a list is remembered for the next list with the same headings."""

from dataclasses import dataclass, replace
from typing import Final

from data.list_records import ListMapping
from data.unit_of_work import UnitOfWork
from league.importing import (
    FirstLine,
    ListLayout,
    ListSheet,
    Meaning,
    as_before,
    first_line_as,
    guessed_layout,
    is_first_open,
)
from usecases.caller import Caller

MOST: Final = 50
"""So many mappings a server keeps: the oldest gives way."""
_BETWEEN: Final = "\x1f"
_LONGEST: Final = 2000
_A_PLAYER: Final = "first-player"
"""What stands before the meanings where the first line, by which the list is known again, is a player."""


@dataclass(frozen=True, slots=True)
class LookAtList:
    """Somebody has sent a list."""

    caller: Caller
    sheet: ListSheet


def layout_for(question: LookAtList, uow: UnitOfWork) -> ListLayout:
    """What the columns hold: as it was said before of these headings on this server, else as it is guessed.

    Of a first line that may be headings it is remembered what it is. Source: house
    """
    guessed = guessed_layout(question.sheet)
    said = as_heading = (
        first_line_as(question.sheet, FirstLine.HEADING) if is_first_open(question.sheet) else guessed
    )
    kept = _kept(uow, question.caller.guild_id, as_heading)
    meanings = kept.meanings if kept is not None else ()
    if meanings[:1] == (_A_PLAYER,):
        said, meanings = first_line_as(question.sheet, FirstLine.PLAYER), meanings[1:]
    if len(meanings) != len(said.columns):
        return guessed
    return as_before(said, [Meaning(meaning) if meaning else None for meaning in meanings])


def remember(uow: UnitOfWork, guild_id: int, sheet: ListSheet, layout: ListLayout) -> None:
    """Keep what was said of the columns, where that is not what would be guessed."""
    meanings = tuple(str(column.meaning or "") for column in layout.columns)
    known_by = layout
    if is_first_open(sheet) and not layout.head:
        known_by, meanings = first_line_as(sheet, FirstLine.HEADING), (_A_PLAYER, *meanings)
    kept = _kept(uow, guild_id, known_by)
    if known_by.head and (kept is not None or guessed_layout(sheet).columns != layout.columns):
        remember_meanings(uow, guild_id, _key(known_by), meanings)


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
