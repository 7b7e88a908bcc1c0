"""`make run` on a machine that has never seen the bot: what it installs, mends and says."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOR_THE_SANDBOX = {"simcord", "markdown-it-py", "linkify-it-py", "regex"}
FOR_DEVELOPERS = {"ruff", "mypy", "pytest", "selenium", "import-linter", "hypothesis", "pytest-xdist"}


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A fresh copy of what `make run` reads."""
    (tmp_path / "docs").mkdir()
    for name in (
        "Makefile",
        "requirements.lock",
        "requirements-sandbox.lock",
        "requirements-dev.lock",
        "docs/no-python.txt",
    ):
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def make(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """What make says; nothing of an outer make reaches it."""
    clean = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("MAKE", "MFLAGS", "DISCORD"))
    }
    return subprocess.run(  # noqa: S603 - our own Makefile
        [shutil.which("make") or "make", *arguments],
        cwd=folder,
        env=clean,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def packages(lock: Path) -> set[str]:
    """The packages that a lock file pins."""
    return set(re.findall(r"^([a-z0-9][a-z0-9._-]*)==", lock.read_text(), re.MULTILINE))


def test_running_installs_what_running_needs_and_nothing_for_developers(checkout: Path) -> None:
    planned = make(checkout, "-n", "run", f"PYTHON={sys.executable}").stdout
    assert "-r requirements-sandbox.lock" in planned
    assert "requirements-dev.lock" not in planned
    assert planned.rstrip().endswith("-m bot run")
    assert not packages(checkout / "requirements-sandbox.lock") & FOR_DEVELOPERS
    assert packages(checkout / "requirements-dev.lock") & FOR_DEVELOPERS


@pytest.mark.parametrize(
    "line", ["DISCORD_TOKEN=abc", "  export DISCORD_TOKEN = 'abc'", 'A=b\nDISCORD_TOKEN="a"']
)
def test_a_server_needs_no_simulated_discord(checkout: Path, line: str) -> None:
    (checkout / ".env").write_text(line + "\n")
    for target in ("run", "install"):
        planned = make(checkout, "-n", target, f"PYTHON={sys.executable}").stdout
        assert "-r requirements.lock" in planned
        assert "requirements-sandbox.lock" not in planned
    assert packages(checkout / "requirements.lock").isdisjoint(FOR_THE_SANDBOX - {"markdown-it-py"})
    assert packages(checkout / "requirements-sandbox.lock") > FOR_THE_SANDBOX


@pytest.mark.parametrize(
    "line", ["# DISCORD_TOKEN=abc", "DISCORD_TOKEN=", "DISCORD_TOKEN= # the token", "MY_DISCORD_TOKEN=a"]
)
def test_whoever_has_no_token_gets_the_sandbox(checkout: Path, line: str) -> None:
    (checkout / ".env").write_text(line + "\n")
    assert "-r requirements-sandbox.lock" in make(checkout, "-n", "run", f"PYTHON={sys.executable}").stdout


def test_an_environment_whose_python_is_gone_is_made_anew(checkout: Path) -> None:
    (checkout / ".venv/bin").mkdir(parents=True)
    (checkout / ".venv/bin/python").symlink_to(checkout / "gone/python3")
    (checkout / ".venv/.serving").touch()
    planned = make(checkout, "-n", "run", f"PYTHON={sys.executable}").stdout
    assert not (checkout / ".venv").exists()
    assert f"{sys.executable} -m venv .venv" in planned
    assert "-r requirements.lock" in planned


def test_an_environment_that_is_whole_is_left_alone(checkout: Path) -> None:
    (checkout / ".venv/bin").mkdir(parents=True)
    (checkout / ".venv/bin/python").symlink_to(sys.executable)
    (checkout / ".venv/.serving").touch()
    (checkout / ".venv/.sandbox").touch()
    planned = make(checkout, "-n", "run", f"PYTHON={sys.executable}").stdout
    assert planned.strip() == ".venv/bin/python -m bot run"


def test_without_a_python_that_will_do_it_says_what_to_do_on_each_system(checkout: Path) -> None:
    said = make(checkout, "run", "PYTHON=")
    assert said.returncode != 0
    for words in ("3.11", "Debian", "Fedora", "macOS", "brew install", "wsl --install", "make run PYTHON="):
        assert words in said.stdout
    assert "Traceback" not in said.stdout + said.stderr
