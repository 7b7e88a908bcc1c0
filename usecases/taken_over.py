"""At a start what an earlier release has stored is taken over: nobody is told anything again, or for the first time."""

from collections.abc import Callable
from datetime import datetime

from data.unit_of_work import UnitOfWork
from usecases.bracket.adopt import adopt_brackets
from usecases.find import GOING_ON
from usecases.follow import follow
from usecases.holds import hold_clocks
from usecases.scopes import scopes_of_all
from usecases.told import take_over


def taken_over(uow: UnitOfWork, now: Callable[[], datetime]) -> None:
    """Brackets are stored, what is due counts as told, clocks that must stand do.

    Source: house
    """
    adopt_brackets(uow, now)
    running = uow.events.find(status=sorted(GOING_ON))
    if not running:
        return
    moment = now()
    for event in running:
        hold_clocks(uow, scopes_of_all(uow, event), moment)
    take_over(uow, moment)
    follow(uow, moment)
