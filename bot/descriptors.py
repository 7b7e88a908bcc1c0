"""Open files: as many as the system allows, and of them so many for strangers that the bot's own work finds some."""

import resource
from typing import Final

_ENOUGH: Final = 65_536
_RESERVED: Final = 256
"""For Discord, the database, files, pictures and processes: with 32 threads and two hundred readers some 120."""
_MOST_VIEWERS: Final = 2_500
_FEWEST: Final = 16


def raise_limit() -> None:
    """Use what the system grants: the usual soft limit of 1,024 is one of old programs."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _ENOUGH if hard == resource.RLIM_INFINITY else min(hard, _ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def for_strangers(limit: int | None = None) -> int:
    """How many connections the pages may hold, at this limit of open files or the present one."""
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0] if limit is None else limit
    if soft == resource.RLIM_INFINITY:
        return _MOST_VIEWERS
    return max(_FEWEST, min(_MOST_VIEWERS, soft - _RESERVED))
