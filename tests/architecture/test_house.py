"""The house as the documents describe it."""

import re
import subprocess
import sys
from pathlib import Path

from bot.config import Settings

ROOT = Path(__file__).parents[2]


def test_env_example_lists_every_setting_with_its_default() -> None:
    listed = dict(
        line.split("=", 1)
        for line in (ROOT / ".env.example").read_text(encoding="utf-8").splitlines()
        if line and not line.startswith("#")
    )
    names = {
        name: str(field.validation_alias or f"GUILDHALL_{name.upper()}")
        for name, field in Settings.model_fields.items()
    }
    assert set(listed) == set(names.values())
    defaults = Settings(_env_file=None).model_dump(mode="json")
    for name, variable in names.items():
        shown = listed[variable].strip()
        default = "" if name == "discord_token" else defaults[name]
        assert shown == (str(default) if not isinstance(default, (list, tuple)) else "[]"), variable


def test_the_core_starts_without_discord_or_sql() -> None:
    code = (
        "import sys, league, engine, faq, league.standings, league.entry, faq.corpus\n"
        "bad = {'discord', 'sqlalchemy', 'sqlmodel', 'simcord'} & set(sys.modules)\n"
        "sys.exit(repr(bad) if bad else 0)"
    )
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)  # noqa: S603 - our own interpreter


def test_no_file_of_ours_is_longer_than_400_lines() -> None:
    rooms = ("bot", "cogs", "web", "usecases", "data", "league", "engine", "faq", "tests", "bench")
    long = [
        str(file.relative_to(ROOT))
        for room in rooms
        for file in (ROOT / room).rglob("*.py")
        if "versions" not in file.parts and len(file.read_text(encoding="utf-8").splitlines()) > 400
    ]
    assert long == []


def test_a_class_name_stands_in_one_module_only() -> None:
    rooms = ("bot", "cogs", "web", "usecases", "data", "league", "engine", "faq")
    places: dict[str, list[str]] = {}
    for room in rooms:
        for file in (ROOT / room).rglob("*.py"):
            for name in re.findall(r"^class (\w+)", file.read_text(encoding="utf-8"), re.MULTILINE):
                places.setdefault(name, []).append(str(file.relative_to(ROOT)))
    assert {name: found for name, found in places.items() if len(found) > 1} == {}
