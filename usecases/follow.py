"""What follows from a change, whichever it was: every transaction passes here once it has changed something.

A use case that changes a result, a seat or who plays need not know what was made of it; undoing an action need not
either.
"""

from datetime import datetime

from data.unit_of_work import UnitOfWork
from usecases.announce import announce
from usecases.event.checkin import call_placed
from usecases.hall.given import call_to_boards
from usecases.holds import hold_clocks
from usecases.play.holding import hold_games
from usecases.result.drafts import notice_reseated
from usecases.scopes import scopes_of
from usecases.shown import show
from usecases.timed import keep_time


def follow(uow: UnitOfWork, now: datetime) -> None:
    """Everything that is made of the rows that differ is brought in line with them.

    Source: house
    """
    diffs = uow.journal.changed()
    if not diffs:
        return
    if hold_games(uow, now):
        diffs = uow.journal.changed()
    scopes = scopes_of(uow, diffs)
    notice_reseated(uow)
    hold_clocks(uow, scopes, now)
    call_placed(uow, scopes)
    call_to_boards(uow, scopes, now)
    after = uow.journal.changed()
    if after != diffs:  # clocks were stopped, or players called, be it to boards
        scopes = scopes_of(uow, after)
    announce(uow, scopes, now)
    keep_time(uow, scopes, now)
    show(uow, scopes, now)
