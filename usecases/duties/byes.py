"""A public bracket has byes: whoever has no match at first reads it once, many in one message."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Final

from data.records import Destination, Person
from data.unit_of_work import UnitOfWork
from league.duty import Aloud, Closing, Duty, Slot, Told, Wording
from league.event import Event, EventStatus
from league.ids import BracketId
from league.round import RoundStatus
from usecases.bracket.drawn import READS, brackets_in
from usecases.bracket.path import paths_in
from usecases.find import people_by_id
from usecases.projection import Projection
from usecases.round.told import shown, users

_KIND: Final = "byes"
_A_MESSAGE: Final = 40
"""Byes told in one message: Discord takes no longer ones."""


def _duties(uow: UnitOfWork, event: Event, _now: datetime) -> Iterator[Duty]:
    """Who has one follows from the seeds alone, whatever has been played since.

    Source: house
    """
    if event.status is not EventStatus.RUNNING:
        return
    for drawn in brackets_in(uow, event):
        free = sorted(paths_in(replace(drawn, results=())))
        for start in range(0, len(free), _A_MESSAGE):
            people = list(people_by_id(uow, free[start : start + _A_MESSAGE]).values())
            yield Duty(
                Slot(_KIND, event.id, drawn.draw.id, "pairings", f"{drawn.draw.drawn}.{start}"),
                Destination.PAIRINGS,
                drawn.round.id,
                _words("notice-bracket-byes", people),
                pings=users(people),
            )


def _words(text: str, people: Sequence[Person]) -> Wording:
    return Wording(text, {"players": [shown(person) for person in people], "count": len(people)})


def _news(_uow: UnitOfWork, told: Told, duty: Duty) -> Aloud | None:
    """Seeds were exchanged: whoever has a bye by it hears it; who has lost it is called to a match."""
    had = told.says.params["players"]
    new = [player["user"] for player in duty.says.params["players"] if player not in had and "user" in player]
    return Aloud(Wording("notice-bracket-byes-changed", duty.says.params), tuple(new)) if new else None


def _ends(uow: UnitOfWork, slot: Slot, _told: Told) -> Closing:
    """The bracket is over or was called off, of which everybody hears; or it is public no more."""
    draw = uow.brackets.get(BracketId(slot.subject))
    if draw is not None and uow.rounds.require(draw.round_id).status is not RoundStatus.PLANNED:
        return Closing()
    return Closing(struck=True, aloud=Wording("notice-undone-above"), is_free=True)


BYES: Final = Projection(_KIND, READS | {"event", "person"}, _duties, _ends, _news)
