"""The command line reads lists, times and names without a database, in the forms that are promised."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.__main__ import app
from tests.support.wording import says

RUN = CliRunner()


def said(*arguments: str) -> dict[str, object]:
    answer = RUN.invoke(app, list(arguments))
    assert answer.exit_code == 0, answer.output
    found: dict[str, object] = json.loads(answer.output)
    return found


def test_a_list_is_shown_as_it_is_understood(tmp_path: Path) -> None:
    file = tmp_path / "list.csv"
    file.write_text("ID,Name,Discord,Seed\n1,Ann,<@123456789012345678>,2\n2,,ben,1\n", encoding="utf-8-sig")
    assert said("read-list", str(file), "--json") == {
        "people": [{"line": 2, "name": "Ann", "discord_id": "123456789012345678", "user_name": None, "class": None,
                    "seed": 2, "rating": None}],
        "refused": [{"line": 3, "why": "no name"}],
        "columns": {"ID": None, "Name": "name", "Discord": "discord_id", "Seed": "seed"},
        "asks": [],
    }  # fmt: skip


def test_a_first_line_that_nobody_knows_is_among_what_is_asked(tmp_path: Path) -> None:
    file = tmp_path / "list.csv"
    file.write_text("Wer,Nummer\nAnn,12\nBen,13\n", encoding="utf-8")
    found = said("read-list", str(file), "--json")
    assert [person["line"] for person in found["people"]] == [2, 3]  # type: ignore[attr-defined]  # JSON
    assert says(str(found["asks"]), "ask-first-heading", line="1", cells="Wer, Nummer")


def test_what_is_no_list_is_refused_as_a_whole(tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\r\n\x1a\n\0\0")
    found = said("read-list", str(file))
    assert (found["people"], len(str(found["refused"])) > 20) == ([], True)


def test_a_list_is_written_as_a_tournament_report_and_read_again(tmp_path: Path) -> None:
    file, report = tmp_path / "list.csv", tmp_path / "list.trf"
    file.write_text('Name,Seed,Elo\n"Alpha, Ann",2,2000\nBen,1,\n', encoding="utf-8")
    report.write_text(RUN.invoke(app, ["read-list", str(file), "--trf"]).output, encoding="utf-8")
    people = said("read-list", str(report))["people"]
    assert isinstance(people, list)
    assert [(one["name"], one["seed"], one["rating"]) for one in people] == [
        ("Ben", 1, None),
        ("Alpha, Ann", 2, 2000),
    ]
    assert RUN.invoke(app, ["read-list", str(report), "--trf"]).output == report.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("typed", "moment", "guessed"),
    [
        ("5日 13:00", "2026-12-05T13:00:00+09:00", False),
        ("13時～18時 12/5", "2026-12-05T13:00:00+09:00", True),
        ("12/5(金) 13:00", None, False),
    ],
)
def test_a_time_is_shown_with_its_reason(typed: str, moment: str | None, guessed: object) -> None:
    now = ("--now", "2026-11-28T17:50:00+09:00")
    found = said("read-time", typed, "--zone", "Asia/Tokyo", "--language", "ja", *now, "--json")
    assert (found["moment"], found["guessed"], bool(found["why"])) == (moment, guessed, True)


@pytest.mark.parametrize(
    ("name", "drawn"), [("髙𠮷﨑", "髙𠮷﨑"), ("𝕂𝕖𝕟", "Ken"), ("🎲", "#1"), ("محمد", "محمد"), ("Ken", "Ken")]
)
def test_a_name_is_shown_as_it_is_drawn(name: str, drawn: str) -> None:
    found = said("read-name", name, "--json")
    assert (found["name"], found["drawn"]) == (name, drawn)


@pytest.mark.parametrize("wrong", [("--zone", "Mars/Base"), ("--language", "de"), ("--now", "later")])
def test_what_the_command_line_does_not_know_is_refused_in_words(wrong: tuple[str, str]) -> None:
    assert RUN.invoke(app, ["read-time", "19:00", *wrong]).exit_code == 2
