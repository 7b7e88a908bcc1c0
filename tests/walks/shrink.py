"""The shortest walk that falls as a longer one did: steps are left out as long as it still falls."""

from collections.abc import Sequence

from tests.walks.walk import Fall, Fresh, Step, walk


def shortest(fresh: Fresh, fall: Fall) -> Fall:
    """Leave out halves, quarters … single steps, until none can be spared."""
    size = max(len(fall.steps) // 2, 1)
    while True:
        shorter = _without_some(fresh, fall, size)
        if shorter is not None:
            fall = shorter
        elif size == 1:
            return fall
        else:
            size //= 2


def _without_some(fresh: Fresh, fall: Fall, size: int) -> Fall | None:
    for start in range(len(fall.steps) - 1, -1, -size):
        left = (*fall.steps[: max(start - size + 1, 0)], *fall.steps[start + 1 :])
        found = _falls_alike(fresh, left, fall)
        if found is not None:
            return found
    return None


def _falls_alike(fresh: Fresh, steps: Sequence[Step], fall: Fall) -> Fall | None:
    found = walk(fresh, steps)
    return found if found is not None and found.violation.law == fall.violation.law else None
