"""What a host reads: no colours where there is no screen, JSON lines by a setting."""

import json
import logging
from collections.abc import Callable, Iterator

import pytest
import structlog
from typer.testing import CliRunner

from bot import sandbox
from bot.__main__ import app
from bot.config import Settings
from bot.logs import SeldomSaid, start_logging


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


def test_the_sandbox_leaves_the_terminal_to_its_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def serve(*_: object, say: Callable[[str], None], **_more: object) -> None:
        structlog.get_logger().info("posted")
        structlog.get_logger().warning("notice not sent")
        say("http://127.0.0.1:8765/")

    monkeypatch.setattr(sandbox, "serve", serve)
    for asked, seen in (({}, False), ({"GUILDHALL_LOG_LEVEL": "INFO"}, True)):
        for command in (["run"], ["sandbox"]):
            done = CliRunner().invoke(app, command, env={"DISCORD_TOKEN": "", **asked})
            assert done.exit_code == 0, done.output
            assert "http://127.0.0.1:8765/" in done.output
            assert "notice not sent" in done.output
            assert ("posted" in done.output) is seen


def test_json_lines_by_a_setting(capsys: pytest.CaptureFixture[str]) -> None:
    start_logging(Settings(log_format="json", _env_file=None))
    structlog.get_logger().info("delivering", shards=[0])
    assert json.loads(capsys.readouterr().out)["shards"] == [0]


def test_what_strangers_have_a_library_say_is_said_seldom_with_its_count() -> None:
    clock, said = [0.0], []
    seldom = SeldomSaid(lambda: clock[0])
    for _ in range(24 * 3600):  # a malformed request each second of a day
        clock[0] += 1
        record = logging.LogRecord(
            "aiohttp.server", logging.ERROR, "web.py", 1, "Error handling %s", ("x",), None
        )
        if seldom.filter(record):
            said.append(record.getMessage())
    assert len(said) in range(20, 31)
    assert said[0] == "Error handling x"
    assert said[1] == "Error handling x (61 times)"
    another = logging.LogRecord("aiohttp.server", logging.ERROR, "web.py", 2, "something else", (), None)
    assert seldom.filter(another)
