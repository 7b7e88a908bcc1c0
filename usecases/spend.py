"""Counting what a user does against the limits of person, table and server."""

from dataclasses import replace
from datetime import timedelta
from math import ceil

from data.limit_tables import LimitCount
from data.unit_of_work import UnitOfWork
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.limits import Limit, LimitedAction, Scope

_FORGOTTEN = timedelta(days=1)
_SAID_IN_SECONDS = 90


def spend(uow: UnitOfWork, caller: Caller, deed: LimitedAction, table: int = 0) -> Refusal | None:
    """Count a deed of the caller at a table (0: at none), on this server.

    Refusals: `limit-<deed>` (params: scope, most, wait, unit); then nothing is counted.
    Source: house
    """
    subjects = {Scope.PERSON: caller.user_id, Scope.TABLE: table, Scope.SERVER: caller.guild_id}
    counted: list[LimitCount] = []
    for scope, subject in subjects.items():
        limit = caller.limits.get((deed, scope))
        if limit is None or not subject:
            continue
        use = _count(uow, caller, f"{deed}:{scope}", subject, limit)
        if use.used >= limit.most:
            wait = _wait(use.since + limit.within - caller.now)
            params = {"scope": str(scope), "most": limit.most, **wait}
            return Refusal(f"limit-{deed}", params=params)
        counted.append(use)
    for use in counted:
        uow.limit_counts.put(replace(use, used=use.used + 1))
    return None


def _count(uow: UnitOfWork, caller: Caller, name: str, subject: int, limit: Limit) -> LimitCount:
    """What was done in the present while, which begins with the first deed after the one before has passed."""
    found = uow.limit_counts.first(guild_id=caller.guild_id, name=name, subject=subject)
    if found is None:
        uow.limit_counts.forget_before(caller.now - _FORGOTTEN)
        return LimitCount(0, caller.guild_id, name, subject, caller.now, 0)
    return found if caller.now < found.since + limit.within else replace(found, since=caller.now, used=0)


def _wait(left: timedelta) -> dict[str, str | int]:
    """How long, in seconds or minutes, whichever one would say."""
    seconds = max(ceil(left.total_seconds()), 1)
    if seconds <= _SAID_IN_SECONDS:
        return {"wait": seconds, "unit": "seconds"}
    return {"wait": ceil(seconds / 60), "unit": "minutes"}
