"""Discord's rate limits: so many requests in so many seconds for each route and channel, told in the headers."""

import time
from dataclasses import dataclass
from fnmatch import fnmatchcase


@dataclass(slots=True)
class _Window:
    """What is left until the window ends."""

    left: int
    ends: float


class Limits:
    """None until a test sets some."""

    def __init__(self) -> None:
        self._rules: list[tuple[str, str, int, float]] = []
        self._windows: dict[tuple[str, str, str], _Window] = {}
        self.exceeded = 0

    def set(self, method: str, path: str, many: int, seconds: float) -> None:
        """From now on so many such requests in so many seconds for each channel."""
        self._rules.append((method, path, many, seconds))

    def take(self, method: str, path: str) -> float | None:
        """Count a request; the seconds to wait if it was one too many."""
        window = self._window(method, path)
        if window is None:
            return None
        if window.left == 0:
            self.exceeded += 1
            return max(0.0, window.ends - time.monotonic())
        window.left -= 1
        return None

    def headers(self, method: str, path: str) -> dict[str, str]:
        """What Discord tells of the limit that counted this request."""
        rule, window = self._rule(method, path), self._window(method, path)
        if rule is None or window is None:
            return {}
        after = max(0.0, window.ends - time.monotonic())
        return {
            "X-RateLimit-Limit": str(rule[2]),
            "X-RateLimit-Remaining": str(window.left),
            "X-RateLimit-Reset-After": f"{after:.3f}",
            "X-RateLimit-Reset": f"{time.time() + after:.3f}",
            "X-RateLimit-Bucket": f"{rule[0]}{rule[1]}".replace("/", "").replace("*", ""),
        }

    def _rule(self, method: str, path: str) -> tuple[str, str, int, float] | None:
        found = (rule for rule in self._rules if rule[0] == method and fnmatchcase(path, rule[1]))
        return next(found, None)

    def _window(self, method: str, path: str) -> _Window | None:
        rule = self._rule(method, path)
        if rule is None:
            return None
        key = (rule[0], rule[1], path.split("/")[2])  # the channel: Discord counts each apart
        now = time.monotonic()
        window = self._windows.get(key)
        if window is None or now >= window.ends:
            window = self._windows[key] = _Window(rule[2], now + rule[3])
        return window
