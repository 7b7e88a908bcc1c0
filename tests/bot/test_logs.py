"""What a host reads: no colours where there is no screen, JSON lines by a setting."""

import json
from collections.abc import Iterator

import pytest
import structlog

from bot.config import Settings
from bot.logs import start_logging


@pytest.fixture(autouse=True)
def _afterwards_as_before() -> Iterator[None]:
    yield
    structlog.reset_defaults()


def test_a_file_gets_no_colours(capsys: pytest.CaptureFixture[str]) -> None:
    start_logging(Settings(_env_file=None))
    structlog.get_logger().info("delivering", shards=(0,))
    line = capsys.readouterr().out
    assert "delivering" in line
    assert "\x1b" not in line


def test_json_lines_by_a_setting(capsys: pytest.CaptureFixture[str]) -> None:
    start_logging(Settings(log_format="json", _env_file=None))
    structlog.get_logger().info("delivering", shards=[0])
    assert json.loads(capsys.readouterr().out)["shards"] == [0]
