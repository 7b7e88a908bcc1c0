"""A short differential run; the long one is `python -m tests.engine.differential`. Needs the bench group."""

import pytest

from tests.engine.differential import Fault, run

pytestmark = pytest.mark.slow


def test_catanatrons_games_differ_only_where_its_faults_are_known() -> None:
    found, compared, reports = run(games=8)
    assert reports == []
    assert found[Fault.UNEXPLAINED] == 0
    assert compared > 2000
