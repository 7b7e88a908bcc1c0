"""Whose regulations a question about match time is answered by."""

from data.unit_of_work import UnitOfWork
from league.event import EventStatus
from league.refusal import Refusal
from league.regulations import PROFILES, LatePolicy, MoveClock, Profile
from usecases.caller import Caller
from usecases.find import profile_of

_USUAL = PROFILES["backgammon-jba"]


def match_rules(caller: Caller, uow: UnitOfWork) -> Profile:
    """The regulations of the running event; where none runs, or several, those of the backgammon association.

    Source: house
    """
    running = uow.events.find(guild_id=caller.guild_id, status=EventStatus.RUNNING)
    return profile_of(running[0]) if len(running) == 1 else _USUAL


def move_clock_of(profile: Profile) -> MoveClock | Refusal:
    """How a match's clocks are set. Refusals: `no-move-clock`."""
    return profile.move_clock or Refusal("no-move-clock")


def late_policy_of(profile: Profile) -> LatePolicy | Refusal:
    """What a late player loses. Refusals: `no-late-policy`."""
    return profile.late or Refusal("no-late-policy")
