"""What follows from an action, whichever it was: every transaction passes here once it has changed something.

A use case that changes a result, a seat or who plays need not know what was made of the ranking, who waits for an
answer, or whom a place was told; undoing an action need not either.
"""

from datetime import datetime

from data.unit_of_work import UnitOfWork
from usecases.aftermath.moved_places import tell_moved_places
from usecases.aftermath.questions import settle_left, settle_questions
from usecases.aftermath.ranking import tell_outdated
from usecases.aftermath.reseated import notice_reseated
from usecases.aftermath.touched import touched_in


def follow(uow: UnitOfWork, now: datetime) -> None:
    """Everything that was made of what has changed notices it.

    Source: house
    """
    notice_reseated(uow)
    for touched in touched_in(uow, now):
        settle_left(uow, touched)
        if touched.has_begun:
            settle_questions(uow, touched, now)
        if touched.has_begun or touched.rounds:
            tell_outdated(uow, touched)
        if touched.has_begun:
            tell_moved_places(uow, touched, now)
