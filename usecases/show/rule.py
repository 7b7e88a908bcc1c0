"""What steers the search of the rules on a server: the game and the regulations of its event, and the house's own."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from data.unit_of_work import UnitOfWork
from faq.entry import Game
from league.event import Event, EventStatus
from usecases.caller import Caller
from usecases.find import GOING_ON, event_for, profile_of
from usecases.rule.house import NO_HOUSE, House, house_of

BY_THE_MANUAL: Mapping[str, str] = MappingProxyType(
    {"ikebukuro": "catan-standard", "catan-germany": "catan-standard"}
)
"""Regulations without a rule document of their own are played by the manual. Source: house"""

_LIKELY = (frozenset({EventStatus.RUNNING}), GOING_ON)


@dataclass(frozen=True, slots=True)
class Steering:
    """The game and the rule set whose rulings come first, None where nothing is being played; the house's own."""

    game: Game | None = None
    rule_set: str | None = None
    house: House = NO_HOUSE


def rule_set_of(profile: str) -> str:
    """The name by which the search knows the rules of these regulations."""
    return BY_THE_MANUAL.get(profile, profile)


def steering(caller: Caller, uow: UnitOfWork) -> Steering:
    """The server's only event that runs, else the only one that is being prepared; several or none steer nothing.

    The house rules are those of the server in any case.
    """
    house = house_of(uow, caller.guild_id)
    event = _event(caller, uow)
    if event is None:
        return Steering(house=house)
    return Steering(Game(profile_of(event).game.value), rule_set_of(_regulations(event)), house)


def _regulations(event: Event) -> str:
    """The built-in regulations of an event: a host's own profile is one of them with some changes."""
    if not event.profile_toml:
        return event.profile
    return str(tomllib.loads(event.profile_toml)["base"])


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
