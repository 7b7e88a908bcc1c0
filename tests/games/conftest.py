"""Whole games: what happened in each is listed at the end of the run."""

import pytest

FIGURES = "figures"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """One line a game, also where workers of pytest-xdist played it."""
    lines = [
        str(value)
        for report in (*terminalreporter.stats.get("passed", ()), *terminalreporter.stats.get("failed", ()))
        for name, value in report.user_properties
        if name == FIGURES and report.when == "call"
    ]
    for line in sorted(lines):
        terminalreporter.write_line(line)
