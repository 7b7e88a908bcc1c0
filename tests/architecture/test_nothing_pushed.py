"""Messages follow from facts: no deed sends one, asks for a post or sets a timer of the league by itself."""

import ast
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
_MAY: Final = {
    "send": {
        "usecases/announce.py",
        "usecases/delivery/outcome.py",  # the copy of a message that reached nobody
        "usecases/delivery/owed.py",  # what Discord does not take, which no row says
        "usecases/undo/struck_notices.py",  # messages of games and of earlier releases
        "usecases/device/use_link.py",  # of a device, which belongs to no server
    },
    "post": {"usecases/shown.py"},
    "keep": {"usecases/timed.py"},
    "schedule": set(),
}  # fmt: skip
"""Where a store's method may be called; games by post tell of what their own events say."""
_STORES: Final = {"send": "outbox", "post": "outbox", "keep": "timers", "schedule": "timers"}


@pytest.mark.parametrize("method", _MAY)
def test_only_what_compares_told_with_due_tells_posts_and_times(method: str) -> None:
    files = (file for file in (ROOT / "usecases").rglob("*.py") if "play" not in file.parts)
    found = {str(file.relative_to(ROOT)) for file in files if _calls(file, method)}
    assert found == _MAY[method]


def _calls(file: Path, method: str) -> bool:
    nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    return any(
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == method
        and isinstance(node.func.value, ast.Attribute)
        and node.func.value.attr == _STORES[method]
        for node in nodes
    )
