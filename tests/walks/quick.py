"""What makes walks quick without making them easier: pure work that is asked for again is not done again."""

import gc
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any, Final

from bot.ui import standings
from bot.ui.pictures.standings import standings_picture
from league.seating import planner
from tests.support.statements import compile_once
from usecases.round import draw

_SEARCHED: Final = 1_000
_KEPT: Final = 500
_GARBAGE: Final = (10_000, 20, 20)


def be_quick() -> None:
    """Once a process."""
    compile_once()
    standings.standings_picture = _kept(standings_picture)  # type: ignore[attr-defined]  # where it is called
    draw.seat = cache(draw.seat)  # type: ignore[attr-defined]  # pure
    for name in ("GENTLE", "WEIGHED", "THOROUGH"):  # how well they sit is no law of the walks
        setattr(planner, name, replace(getattr(planner, name), steps=_SEARCHED))
    gc.set_threshold(*_GARBAGE)
    gc.collect()
    gc.freeze()


def _kept(drawing: Callable[..., Any]) -> Callable[..., Any]:
    """A drawing that remembers what it drew last; two equal views are written alike."""
    known: dict[str, Any] = {}

    def drawn(*of: object) -> Any:  # noqa: ANN401 - as it draws
        key = repr(of)
        if key not in known:
            if len(known) >= _KEPT:
                known.clear()
            known[key] = drawing(*of)
        return known[key]

    return drawn
