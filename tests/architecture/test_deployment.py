"""What a host starts: the container, the composition and the unit say what the program understands."""

import configparser
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml
from sqlalchemy.exc import OperationalError
from typer.testing import CliRunner

from bot.__main__ import app
from bot.config import Settings
from bot.version import VERSION
from data.database import open_database

ROOT = Path(__file__).parents[2]
SETTINGS = {
    str(field.validation_alias or f"GUILDHALL_{name.upper()}")
    for name, field in Settings.model_fields.items()
}
POSTGRES = {"POSTGRES_USER", "POSTGRES_PASSWORD", "POSTGRES_DB"}
"""What PostgreSQL's own image asks for."""


def read(name: str) -> str:
    """A file of the repository."""
    return (ROOT / name).read_text(encoding="utf-8")


def composed() -> dict[str, Any]:
    """The composition, parsed."""
    found: dict[str, Any] = yaml.safe_load(read("compose.yaml"))
    return found


def unit() -> configparser.ConfigParser:
    """The systemd unit, parsed; a setting may stand there several times."""
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # systemd's names have capitals
    parser.read_string(read("deploy/guildhall.service"))
    return parser


def test_only_settings_that_exist_are_set_anywhere() -> None:
    for name in (
        "compose.yaml",
        "Dockerfile",
        "deploy/guildhall.service",
        ".env.example",
        "docs/hosting.md",
        "docs/hosting.ja.md",
    ):
        named = set(re.findall(r"\b(?:GUILDHALL|DISCORD)_[A-Z]+(?:_[A-Z]+)*\b", read(name)))
        assert named - SETTINGS == set(), name


def test_the_composition_is_a_bot_and_a_database_that_wait_for_one_another() -> None:
    services = composed()["services"]
    assert set(services) == {"bot", "database"}
    bot, database = services["bot"], services["database"]
    assert set(bot["environment"]) <= {*SETTINGS, "PGPASSWORD"}
    assert set(database["environment"]) == POSTGRES
    assert bot["depends_on"]["database"]["condition"] == "service_healthy"
    assert database["healthcheck"]["test"]
    for service in services.values():
        for volume in service["volumes"]:
            assert volume.split(":")[0] in composed()["volumes"]
    user, name = database["environment"]["POSTGRES_USER"], database["environment"]["POSTGRES_DB"]
    # The password is no part of the address, where @, / and # would have to be written otherwise.
    assert bot["environment"]["GUILDHALL_DATABASE_URL"] == f"postgresql+psycopg://{user}@database/{name}"
    assert "POSTGRES_PASSWORD" in bot["environment"]["PGPASSWORD"]


def test_the_composition_serves_the_pages_on_a_port_that_it_opens() -> None:
    bot = composed()["services"]["bot"]
    port = bot["environment"]["GUILDHALL_WEB_PORT"]
    assert [one.rpartition(":")[2] for one in bot["ports"]] == [str(port)]
    assert bot["environment"]["GUILDHALL_WEB_HOST"] == "0.0.0.0"  # noqa: S104 - in a container
    assert bot["environment"]["GUILDHALL_WEB_URL"].endswith(f"localhost:{port}}}")


@pytest.mark.parametrize("password", ["p@ss", "a/b", "c#d", "e:f?g%40", "p@ss/w#rd"])
def test_any_password_works_that_stands_beside_the_address(
    password: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PGPASSWORD", password)
    url = composed()["services"]["bot"]["environment"]["GUILDHALL_DATABASE_URL"]
    with pytest.raises(OperationalError) as met:  # the host is none here, and nothing else is wrong
        open_database(url.replace("@database/", "@127.0.0.1:1/")).connect()
    assert "127.0.0.1" in str(met.value.orig)
    assert password not in str(met.value)


def test_a_container_is_stopped_and_asked_as_the_program_answers() -> None:
    bot = composed()["services"]["bot"]
    assert int(bot["stop_grace_period"].removesuffix("s")) > 10  # SIGTERM ends it within ten seconds
    port = bot["environment"]["GUILDHALL_METRICS_PORT"]
    assert f":{port}/readyz" in " ".join(bot["healthcheck"]["test"])


@pytest.mark.skipif(
    not shutil.which("promtool"),
    reason="no promtool here (Debian: prometheus); .ci/run installs it",
)
def test_prometheus_raises_each_alert_when_its_fault_lasts_and_none_while_all_is_well() -> None:
    said = subprocess.run(  # noqa: S603 - Prometheus' own program
        [shutil.which("promtool") or "", "test", "rules", ROOT / "tests/bot/alerts/alerts_test.yml"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 0, said.stdout + said.stderr


def test_the_program_says_the_version_that_is_released() -> None:
    assert f'version = "{VERSION}"' in read("pyproject.toml")


def test_the_image_is_of_a_python_that_the_program_needs_and_no_root() -> None:
    lines = [line for line in read("Dockerfile").splitlines() if line and not line.startswith("#")]
    assert lines[0].startswith("FROM python:3.11-")
    assert any(line.startswith("USER ") and line != "USER root" for line in lines)
    assert "--require-hashes" in read("Dockerfile")
    assert {
        command.name or command.callback.__name__ for command in app.registered_commands if command.callback
    } >= {"run"}
    assert lines[-1] == 'CMD ["python", "-m", "bot", "run", "--service"]'
    for copied in re.findall(r"^COPY (\S+) \./$", read("Dockerfile"), re.MULTILINE):
        assert (ROOT / copied).exists()


def test_a_service_without_a_token_says_one_sentence_and_ends() -> None:
    done = CliRunner().invoke(app, ["run", "--service"], env={"DISCORD_TOKEN": ""})
    assert done.exit_code == 1
    assert done.output.count("\n") == 1
    assert "No DISCORD_TOKEN is set" in done.output


def test_the_unit_starts_the_bot_lets_it_end_and_lets_it_write_where_it_does() -> None:
    service = unit()["Service"]
    assert service["ExecStart"].endswith("-m bot run --service")
    assert int(service["TimeoutStopSec"]) > 10
    assert service["UMask"] == "0077"
    folder = Settings(_env_file=None).database_url.removeprefix("sqlite:///").split("/")[0]
    assert service["ReadWritePaths"] == f"{service['WorkingDirectory']}/{folder}"
    assert unit()["Install"]["WantedBy"] == "multi-user.target"
