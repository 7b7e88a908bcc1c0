"""SQL that is compiled once a process: each test opens databases of its own, and all of them say the same."""

from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import Dialect

from data import database

_AS_MANY = 2000
"""More than the house has: none is forgotten."""
_SPOKEN: dict[str, tuple[Dialect, Any]] = {}
"""What the first database of a kind that was connected to knows of its server, and its compiled statements."""


def compile_once() -> None:
    """Databases opened from now on share what SQLAlchemy keeps for each engine: a fifth of the time went into it."""
    database.create_engine = _sharing  # type: ignore[assignment,attr-defined]  # its name there


def _sharing(url: str, **options: Any) -> Engine:  # noqa: ANN401 - whatever an engine takes
    engine = create_engine(url, query_cache_size=_AS_MANY, **options)
    kind = engine.dialect.name
    if kind in _SPOKEN:
        engine.dialect, engine._compiled_cache = _SPOKEN[kind]
        engine.pool._dialect = engine.dialect
    else:
        event.listen(engine, "connect", lambda *_: _keep(engine), once=True)
    return engine


def _keep(engine: Engine) -> None:
    """It has asked its server by now."""
    _SPOKEN.setdefault(engine.dialect.name, (engine.dialect, engine._compiled_cache))
