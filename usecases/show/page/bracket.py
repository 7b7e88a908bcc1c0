"""The bracket of an event as anybody may see it."""

from collections.abc import Mapping
from dataclasses import dataclass

from data.unit_of_work import UnitOfWork
from usecases.bracket.drawn import drawn_for
from usecases.hall.view import BoardAt, boards_at
from usecases.show.bracket import BracketView, bracket_view
from usecases.show.page.head import PageHead, head_of
from usecases.show.page.rounds import BoardNote, games_at, notes_at
from usecases.show.table import ByPost


@dataclass(frozen=True, slots=True)
class BracketPage:
    """The bracket; by the matches' numbers `notes` of those being played, `games` by post, and `boards`."""

    head: PageHead
    view: BracketView
    notes: Mapping[int, BoardNote]
    games: Mapping[int, ByPost]
    boards: Mapping[int, BoardAt]


def bracket_page(key: str, uow: UnitOfWork) -> BracketPage | None:
    """The newest bracket of the event with this address, None where none is published or its results are hidden."""
    head = head_of(key, uow)
    if head is None or head.bracket is None or not head.has_standings:
        return None
    drawn = drawn_for(uow, head.event)
    if drawn is None:
        return None
    tables = drawn.rows.values()
    games = games_at(uow, [table.id for table in tables])
    by_match = {table.number: games[table.id] for table in tables if table.id in games}
    there = boards_at(uow, head.event.id)
    boards = {table.number: there[table.id] for table in tables if table.id in there}
    return BracketPage(head, bracket_view(uow, drawn), notes_at(uow, head.event, tables), by_match, boards)
