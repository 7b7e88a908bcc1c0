"""How dear a piece of work is beside a fixed piece of arithmetic: a busy or slow machine says nothing of the code."""

import time
from collections.abc import Callable
from typing import Final

NUMBERS: Final = 200_000


def processor_time(work: Callable[[], object], tries: int = 3) -> float:
    """Least time of so many tries, in seconds of this thread's processor."""
    times = []
    for _ in range(tries):
        begun = time.thread_time()
        work()
        times.append(time.thread_time() - begun)
    return min(times)


def yardstick() -> float:
    """Seconds of the processor that the fixed piece of arithmetic takes here and now (12 ms on a quick machine)."""
    return processor_time(lambda: sum(number * number for number in range(NUMBERS)))
