"""At a start what an earlier release has stored is taken over: nobody is told anything again, or for the first time."""

from collections.abc import Callable
from datetime import datetime
from typing import Final

from data.unit_of_work import UnitOfWork
from usecases.announce import note_kinds, take_over
from usecases.bracket.adopt import adopt_brackets
from usecases.find import GOING_ON
from usecases.follow import follow
from usecases.holds import hold_clocks
from usecases.scopes import scopes_of_all

_AT_STARTS: Final = 1
"""The number of no server: processes that start together take over one after the other."""


def taken_over(uow: UnitOfWork, now: Callable[[], datetime]) -> None:
    """Brackets are stored, what is due counts as told, clocks that must stand do.

    Source: house
    """
    uow.lock(_AT_STARTS)
    adopt_brackets(uow, now)
    running = uow.events.find(status=sorted(GOING_ON))
    if not running:
        note_kinds(uow)
        return
    moment = now()
    for event in running:
        hold_clocks(uow, scopes_of_all(uow, event), moment)
    take_over(uow, moment)
    note_kinds(uow)
    follow(uow, moment)
