"""A short differential run; the long one is `python -m tests.engine.differential`.

Catanatron comes with the bench group, so it is imported by the test and not when tests are collected.
"""

import pytest

pytestmark = pytest.mark.slow


def test_catanatrons_games_differ_only_where_its_faults_are_known() -> None:
    from tests.engine.differential import Fault, run

    found, compared, reports = run(games=8)
    assert reports == []
    assert found[Fault.UNEXPLAINED] == 0
    assert compared > 2000
