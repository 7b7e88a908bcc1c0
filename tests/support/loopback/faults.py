"""Mishaps that a test orders: what goes wrong with which requests, and how often."""

from dataclasses import dataclass
from enum import Enum
from fnmatch import fnmatchcase

from tests.support.loopback.problems import Problem


class Mishap(Enum):
    """What can go wrong with a request."""

    RATE_LIMIT = "answer 429 with Retry-After and Via; not applied"
    SERVER_ERROR = "answer 5xx; not applied"
    REFUSAL = "answer one of Discord's refusals; not applied"
    DROP_BEFORE = "break the connection; not applied"
    DROP_AFTER = "apply, then break the connection instead of answering"
    DELAY = "apply and answer, but later"


@dataclass(slots=True)
class Fault:
    """An ordered mishap. `seconds`: Retry-After or delay. `times`: how many requests still suffer it."""

    mishap: Mishap
    method: str = "*"
    path: str = "*"
    times: int = 1
    seconds: float = 0.05
    status: int = 502
    problem: Problem | None = None


class FaultPlan:
    """The mishaps still to come."""

    def __init__(self) -> None:
        self._planned: list[Fault] = []

    def order(self, fault: Fault) -> None:
        """Add a mishap."""
        self._planned.append(fault)

    def clear(self) -> None:
        """Let everything go well from now on."""
        self._planned.clear()

    def take(self, method: str, path: str) -> Fault | None:
        """The mishap that this request suffers, counted off."""
        for fault in self._planned:
            if fault.method in ("*", method) and fnmatchcase(path, fault.path):
                fault.times -= 1
                if fault.times <= 0:
                    self._planned.remove(fault)
                return fault
        return None
