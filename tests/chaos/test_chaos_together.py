"""Several processes on one PostgreSQL: one is killed, the database is stopped dead, and nothing is lost or doubled."""

from pathlib import Path

import pytest

from bench.together import Options, measure
from tests.support.process_night import skip_without_postgres


@pytest.mark.slow
async def test_kills_and_a_dead_database_lose_and_double_nothing(tmp_path: Path) -> None:
    """In full, with figures: `make together`."""
    skip_without_postgres(2)
    figures = await measure(Options(processes=2, rate=10, seconds=10, kill_every=10), tmp_path)
    assert figures.faults == []
    assert figures.trial.kills == 1
