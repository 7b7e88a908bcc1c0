"""Every game has its engine, set-up, face, texts and command, and knows no other game."""

import re
import tomllib
from collections.abc import Iterator
from enum import StrEnum
from importlib import import_module
from pathlib import Path

import pytest

from bot.games import KINDS, seat_games
from bot.i18n import LANGUAGES, Language, has_text
from bot.startup import COGS
from bot.ui.play.face import face_for
from usecases.play.registry import playable

ROOT = Path(__file__).parents[2]
_CODES = re.compile(r"^class (\w+Code)\(StrEnum\)", re.MULTILINE)


def test_every_engine_is_seated_and_every_seated_game_has_all_its_parts() -> None:
    assert {rules.parent.name for rules in (ROOT / "engine").glob("*/rules.py")} == set(KINDS)
    parts = ("engine/{}/__main__.py", "usecases/games/{}.py", "bot/ui/games/{}/face.py", "cogs/{}.py")
    needed = [part.format(kind) for kind in KINDS for part in parts]
    assert [part for part in needed if not (ROOT / part).exists()] == []
    assert [kind for kind in KINDS if f"cogs.{kind}" not in COGS] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", ["{}-name", "{}-title", "{}-help", "choice-help-{}", "cmd-{}-new"])
def test_every_game_has_the_texts_by_which_the_house_calls_it(text: str, language: Language) -> None:
    assert [kind for kind in KINDS if not has_text(language, text.format(kind))] == []


def test_the_contracts_name_every_engine() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    engines = {f"engine.{kind}" for kind in KINDS}
    contracts = {one["name"].split(":")[0].split(",")[0]: one for one in settings["contracts"]}
    assert engines <= set(contracts["The host of games knows no game"]["forbidden_modules"])
    assert engines == set(contracts["Games are independent of one another"]["modules"])


@pytest.mark.parametrize("kind", KINDS)
def test_a_face_a_set_up_and_a_command_know_no_other_game_s_engine(kind: str) -> None:
    files = [
        *(ROOT / "bot" / "ui" / "games" / kind).rglob("*.py"),
        ROOT / "usecases" / "games" / f"{kind}.py",
        ROOT / "cogs" / f"{kind}.py",
    ]
    engines = re.compile(rf"\bengine\.({'|'.join(KINDS)})\b")
    known = {(file.name, other) for file in files for other in engines.findall(file.read_text("utf-8"))}
    assert known
    assert {(file, other) for file, other in known if other != kind} == set()


@pytest.mark.parametrize("kind", KINDS)
def test_the_command_with_which_a_replay_is_checked_is_there(kind: str) -> None:
    program = import_module(f"engine.{kind}.__main__").app
    assert "verify" in {one.name or one.callback.__name__ for one in program.registered_commands}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_code_that_an_engine_refuses_by_has_a_text(kind: str, language: Language) -> None:
    codes = {str(code) for found in _codes(kind) for code in found}
    assert codes
    assert [code for code in sorted(codes) if not has_text(language, f"refusal-{kind}-{code}")] == []


def test_every_seat_of_a_game_has_its_sign() -> None:
    seat_games()
    assert [
        kind for kind in KINDS if len(face_for(kind).marks) < max(playable(kind).newest.rules.seats)
    ] == []


_OF_SOME_GAMES = {"en": r"\bcards?\b|\bfilm\b", "ja": "カード|動画"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_host_says_of_every_game_is_true_of_each(language: Language) -> None:
    """Not every game has cards, or a film of itself."""
    lines = (ROOT / "bot" / "locales" / language / "game.ftl").read_text("utf-8").splitlines()
    said = [line.partition(" = ")[2] or line for line in lines if not line.startswith("#")]
    assert [line for line in said if re.search(_OF_SOME_GAMES[language], line)] == []


def _codes(kind: str) -> Iterator[type[StrEnum]]:
    """The lists of reasons for which an engine refuses; their names end in `Code`."""
    for file in (ROOT / "engine" / kind).rglob("*.py"):
        module = ".".join(file.relative_to(ROOT).with_suffix("").parts)
        for name in _CODES.findall(file.read_text("utf-8")):
            yield getattr(import_module(module), name)
