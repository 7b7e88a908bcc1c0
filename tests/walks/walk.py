"""A walk: steps by chance on a fresh server, and the law after each. A step can be taken again from its own seed."""

import traceback
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, fields, is_dataclass
from datetime import timedelta
from random import Random
from typing import Final, TypeAlias

from data.database import Database
from league.refusal import Refusal
from tests.walks.facts import facts_of
from tests.walks.fate import FATE
from tests.walks.law import Violation, always_broken, broken_laws, broken_references
from tests.walks.league import LEAGUE
from tests.walks.pick import Pick
from tests.walks.play_deeds import GAMES
from tests.walks.world import GUILD, World, world_on
from usecases.caller import Caller

DEEDS: Final = {**LEAGUE, **GAMES, **FATE}
STEPS: Final = 40
_COME_SO_FAR: Final = (0, 1, 2, 3, 4, 5, 6, 8, 10, 12)
"""Steps of the event before the others: where it begins the walks differ, later nobody comes who is held up."""
_SLOW, _KILLED = 0.08, 0.14
"""Of so many steps Discord is slow, up to so many the process is killed while it delivers."""
_LONGEST: Final = 80
Fresh: TypeAlias = Callable[[], AbstractContextManager[Database]]
"""A fresh database."""


@dataclass(frozen=True, slots=True)
class Step:
    """A deed, and the seed of its chance."""

    deed: str
    seed: int


@dataclass(frozen=True, slots=True)
class Fall:
    """The law was broken at the last of these steps."""

    steps: tuple[Step, ...]
    told: tuple[str, ...]
    violation: Violation


def steps_of(seed: int) -> tuple[Step, ...]:
    """The steps of a walk; it begins with an event that has come more or less far."""
    chance = Random(seed)
    names, weights = list(DEEDS), [deed.weight for deed in DEEDS.values()]
    begun = ("new event", *["go on"] * chance.choice(_COME_SO_FAR))
    drawn = (*begun, *chance.choices(names, weights, k=STEPS - len(begun)))
    return tuple(Step(name, chance.randrange(2**32)) for name in drawn)


def walk(fresh: Fresh, steps: Sequence[Step]) -> Fall | None:
    """Take the steps; where the law is first broken."""
    told: list[str] = []
    with fresh() as database, world_on(database) as world:
        for number, step in enumerate(steps, 1):
            found = _taken(world, step, told)
            if found is None and number == len(steps):
                found = _first(broken_references(world))
            if found is not None:
                return Fall(tuple(steps[:number]), tuple(told), found)
    return None


def _taken(world: World, step: Step, told: list[str]) -> Violation | None:
    """Take one step, and hold the law against what stands."""
    told.append(f"{step.deed} ({step.seed})")
    try:
        return _step(world, step, told)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is a fault of the house or of the walk
        where = traceback.extract_tb(error.__traceback__)[-1]
        name = f"no exception: {type(error).__name__} in {where.name}"
        return Violation(name, traceback.format_exc())


def _step(world: World, step: Step, told: list[str]) -> Violation | None:
    chance = Random(step.seed)
    manner = chance.random()
    world.wait_until(world.now + timedelta(seconds=chance.randrange(1, 90)))
    pick = Pick(world, world.read(lambda uow: facts_of(uow, GUILD, chance)), chance)
    deed = DEEDS[step.deed]
    if not pick.has(deed.needs):
        deed, told[-1] = DEEDS["go on"], f"{told[-1]} → go on"
    outcome = deed.deed(pick)
    told[-1] = f"{world.now:%d %H:%M:%S} {told[-1]}: {_worded(outcome)}"
    if manner < _KILLED:
        world.carry_some(chance)
        told[-1] += " [slow]" if manner < _SLOW else " [killed]"
    if manner < _SLOW:
        return _first(always_broken(world))
    if manner < _KILLED:
        world.be_killed()
        world.start_anew()
    world.deliver()
    if not world.is_changed:  # as it was after the last step
        return None
    found = _first(broken_laws(world))
    world.is_changed = False
    return found


def _first(found: list[Violation]) -> Violation | None:
    return found[0] if found else None


def _worded(outcome: object) -> str:
    """An outcome in a line: what was asked and by whom, and the code of a refusal or the kind of answer."""
    if isinstance(outcome, (tuple, list)):
        return ", ".join(_worded(one) for one in outcome)
    if isinstance(outcome, Refusal):
        return f"refused {outcome.code}"
    if not is_dataclass(outcome):
        return str(outcome)
    caller = getattr(outcome, "caller", None)
    if not isinstance(caller, Caller):
        return type(outcome).__name__
    given = ((item.name, getattr(outcome, item.name)) for item in fields(outcome) if item.name != "caller")
    words = " ".join(f"{name}={str(value)[:_LONGEST]}" for name, value in given if value)
    return f"{type(outcome).__name__} by {caller.user_id} {words}"
