"""What was made of the ranking, who waits for an answer: all of it notices a change."""

from datetime import datetime

from data.unit_of_work import UnitOfWork
from usecases.aftermath.questions import settle_left
from usecases.aftermath.ranking import tell_outdated
from usecases.aftermath.reseated import notice_reseated
from usecases.aftermath.touched import touched_in


def notice_changes(uow: UnitOfWork, now: datetime) -> None:
    """Everything that was made of what has changed notices it.

    Source: house
    """
    notice_reseated(uow)
    for touched in touched_in(uow, now):
        settle_left(uow, touched)
        if touched.has_begun or touched.rounds:
            tell_outdated(uow, touched)
