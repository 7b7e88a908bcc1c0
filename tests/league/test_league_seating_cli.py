"""The command line, as another process sees it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def run(*arguments: str, hash_seed: str = "0") -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 - our own interpreter and arguments
        [sys.executable, "-m", "league", "seat", *arguments],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env={"PYTHONHASHSEED": hash_seed},
    )


def test_json_names_players_rounds_and_tables_of_three() -> None:
    answer = json.loads(run("--players", "23", "--rounds", "4", "--json").stdout)
    assert (answer["n"], answer["R"], answer["t"]) == (23, 4, 1)
    for tables in answer["rounds"]:
        assert sorted(player for table in tables for player in table) == list(range(23))


@pytest.mark.parametrize(("players", "rounds"), [("24", "6"), ("30", "9")])
def test_same_seed_gives_the_same_bytes_in_every_process(players: str, rounds: str) -> None:
    order = ("--players", players, "--rounds", rounds, "--seed", "7", "--json")
    first, second = run(*order, hash_seed="1"), run(*order, hash_seed="2")
    assert first.stdout == second.stdout
    assert first.stdout != run("--players", players, "--rounds", rounds, "--seed", "8", "--json").stdout


def test_text_shows_the_quality_beside_the_bound() -> None:
    text = run("--players", "12", "--rounds", "3").stdout
    assert "repeats 9 (bound 9)" in text
    assert text.count("table ") == 9


def test_five_players_are_refused_with_the_section__cjp_table_size() -> None:
    answer = run("--players", "5", "--rounds", "3", "--json")
    assert answer.returncode == 2
    assert answer.stdout == ""
    assert "cjp/table-size" in answer.stderr


def test_an_absurd_field_is_refused_before_it_is_written_down() -> None:
    answer = run("--players", str(10**12), "--rounds", "3")
    assert (answer.returncode, answer.stderr) == (
        2,
        f"refused: seating-too-many players={10**12} most=1000\n",
    )
