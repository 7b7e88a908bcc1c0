"""The bracket of an event as anybody may see it."""

from dataclasses import dataclass

from data.unit_of_work import UnitOfWork
from usecases.bracket.drawn import drawn_for
from usecases.show.bracket import BracketView, bracket_view
from usecases.show.page.head import PageHead, head_of


@dataclass(frozen=True, slots=True)
class BracketPage:
    """The bracket."""

    head: PageHead
    view: BracketView


def bracket_page(key: str, uow: UnitOfWork) -> BracketPage | None:
    """The newest bracket of the event with this address, None where none is published or its results are hidden."""
    head = head_of(key, uow)
    if head is None or not head.has_bracket or not head.has_standings:
        return None
    drawn = drawn_for(uow, head.event)
    return None if drawn is None else BracketPage(head, bracket_view(uow, drawn))
