"""What steers the search of the rules on a server: the game and the regulations of its event."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from data.unit_of_work import UnitOfWork
from faq.entry import Game
from league.event import Event, EventStatus
from usecases.caller import Caller
from usecases.find import GOING_ON, event_for, profile_of

BY_THE_MANUAL: Mapping[str, str] = MappingProxyType(
    {"ikebukuro": "catan-standard", "catan-germany": "catan-standard"}
)
"""Regulations without a rule document of their own are played by the manual. Source: house"""

_LIKELY = (frozenset({EventStatus.RUNNING}), GOING_ON)


@dataclass(frozen=True, slots=True)
class Steering:
    """The game and the rule set whose rulings come first; None where nothing is being played."""

    game: Game | None = None
    rule_set: str | None = None


def rule_set_of(profile: str) -> str:
    """The name by which the search knows the rules of these regulations."""
    return BY_THE_MANUAL.get(profile, profile)


def steering(caller: Caller, uow: UnitOfWork) -> Steering:
    """The server's only event that runs, else the only one that is being prepared; several or none steer nothing."""
    event = _event(caller, uow)
    if event is None:
        return Steering()
    return Steering(Game(profile_of(event).game.value), rule_set_of(event.profile))


def _event(caller: Caller, uow: UnitOfWork) -> Event | None:
    if not caller.guild_id:
        return None
    for statuses in _LIKELY:
        found = event_for(uow, caller, 0, statuses)
        if isinstance(found, Event):
            return found
        if found.code == "which-event":
            return None
    return None
