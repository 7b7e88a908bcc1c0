"""What a host starts: the container, the composition and the unit say what the program understands."""

import configparser
import re
from pathlib import Path
from typing import Any

import yaml

from bot.__main__ import app
from bot.config import Settings

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
    for name in ("compose.yaml", "Dockerfile", "deploy/guildhall.service", ".env.example", "docs/hosting.md"):
        named = set(re.findall(r"\b(?:GUILDHALL|DISCORD)_[A-Z]+(?:_[A-Z]+)*\b", read(name)))
        assert named - SETTINGS == set(), name


def test_the_composition_is_a_bot_and_a_database_that_wait_for_one_another() -> None:
    services = composed()["services"]
    assert set(services) == {"bot", "database"}
    bot, database = services["bot"], services["database"]
    assert set(bot["environment"]) <= SETTINGS
    assert set(database["environment"]) == POSTGRES
    assert bot["depends_on"]["database"]["condition"] == "service_healthy"
    assert database["healthcheck"]["test"]
    for service in services.values():
        for volume in service["volumes"]:
            assert volume.split(":")[0] in composed()["volumes"]
    user, name = database["environment"]["POSTGRES_USER"], database["environment"]["POSTGRES_DB"]
    url = bot["environment"]["GUILDHALL_DATABASE_URL"]
    assert re.fullmatch(rf"postgresql\+psycopg://{user}:\${{POSTGRES_PASSWORD[^}}]*}}@database/{name}", url)


def test_a_container_is_stopped_and_asked_as_the_program_answers() -> None:
    bot = composed()["services"]["bot"]
    assert int(bot["stop_grace_period"].removesuffix("s")) > 10  # SIGTERM ends it within ten seconds
    port = bot["environment"]["GUILDHALL_METRICS_PORT"]
    assert f":{port}/readyz" in " ".join(bot["healthcheck"]["test"])


def test_the_image_is_of_a_python_that_the_program_needs_and_no_root() -> None:
    lines = [line for line in read("Dockerfile").splitlines() if line and not line.startswith("#")]
    assert lines[0].startswith("FROM python:3.11-")
    assert any(line.startswith("USER ") and line != "USER root" for line in lines)
    assert "--require-hashes" in read("Dockerfile")
    assert {
        command.name or command.callback.__name__ for command in app.registered_commands if command.callback
    } >= {"run"}
    assert lines[-1] == 'CMD ["python", "-m", "bot", "run"]'
    for copied in re.findall(r"^COPY (\S+) \./$", read("Dockerfile"), re.MULTILINE):
        assert (ROOT / copied).exists()


def test_the_unit_starts_the_bot_lets_it_end_and_lets_it_write_where_it_does() -> None:
    service = unit()["Service"]
    assert service["ExecStart"].endswith("-m bot run")
    assert int(service["TimeoutStopSec"]) > 10
    assert service["UMask"] == "0077"
    folder = Settings(_env_file=None).database_url.removeprefix("sqlite:///").split("/")[0]
    assert service["ReadWritePaths"] == f"{service['WorkingDirectory']}/{folder}"
    assert unit()["Install"]["WantedBy"] == "multi-user.target"
