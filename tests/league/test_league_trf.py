"""A tournament file is paired on from where it stands; published brackets are replayed match by match."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from league.ids import PlayerId
from league.refusal import Refusal
from league.swiss import SwissRound, pair_round
from league.trf import TrfFile, parse_trf, played_rounds, trf_field

PUBLISHED = Path(__file__).with_name("double_eliminations.jsonl")


def line(number: int, *entries: tuple[int, str]) -> str:
    """A player's line: (opponent, result) a round."""
    head = f"001 {number:>4}      Player {number}".ljust(89)
    rounds = "".join(f"  {opponent:04} w {result}" for opponent, result in entries)
    return f"{head}{rounds}"


def read(*lines: str) -> TrfFile:
    found = parse_trf("\n".join(("012 A cup", *lines)))
    assert isinstance(found, TrfFile), found
    return found


def paired(found: TrfFile) -> SwissRound:
    made = pair_round(trf_field(found), 0)
    assert isinstance(made, SwissRound), made
    return made


FOUR = (line(1, (3, "1")), line(2, (4, "=")), line(3, (1, "0")), line(4, (2, "=")))


def test_the_next_round_goes_by_the_results_of_the_file() -> None:
    found = read("XXR 3", *FOUR)
    assert (found.rounds, played_rounds(found)) == (3, 1)
    assert [(one.player, one.score) for one in trf_field(found).ranking] == [(1, 2), (2, 1), (4, 1), (3, 0)]
    assert {frozenset(pair) for pair in paired(found).pairs} == {frozenset({1, 2}), frozenset({3, 4})} or {
        frozenset(pair) for pair in paired(found).pairs
    } == {frozenset({1, 4}), frozenset({2, 3})}


def test_who_is_entered_for_the_next_round_already_sits_it_out_with_what_was_asked_for() -> None:
    rows = [*FOUR, line(5, (0, "U"), (0, "H"))]
    made = paired(read(*rows))
    assert made.bye is None
    assert 5 not in {player for pair in made.pairs for player in pair}
    made = paired(read(*FOUR, line(5, (0, "U")), "XXZ 2"))
    assert {player for pair in made.pairs for player in pair} == {1, 3, 4, 5}


def test_neither_a_bye_nor_a_win_without_a_game_is_followed_by_a_bye() -> None:
    rows = (line(1, (2, "1")), line(2, (1, "0")), line(3, (4, "+")), line(4, (3, "-")), line(5, (0, "U")))
    for seed in range(5):
        made = pair_round(trf_field(read(*rows)), seed)
        assert isinstance(made, SwissRound)
        assert made.bye in {2, 4}


def test_forbidden_pairs_and_accelerated_points_are_read() -> None:
    found = read(
        *(line(number) for number in range(1, 5)), "XXP 1 2", "XXA    1  1.0  1.0", "XXA    2  1.0  1.0"
    )
    assert [one.score for one in trf_field(found).ranking] == [2, 2, 0, 0]
    assert (1, 2) not in paired(found).pairs


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("trf-no-players", "012 A cup"),
        ("trf-line", "001    x"),
        ("trf-line", f"{line(1)}\n{line(1)}"),
        ("trf-line", line(1, (0, "?"))),
        ("trf-opponent", line(1, (2, "1"))),
        ("trf-opponent", f"{line(1, (2, '1'))}\n{line(2, (3, '0'))}\n{line(3, (2, '1'))}"),
    ],
)
def test_a_file_that_contradicts_itself_is_refused(code: str, text: str) -> None:
    found = parse_trf(text)
    assert isinstance(found, Refusal)
    assert found.code == code


def league_says(*arguments: str) -> dict[str, object]:
    command = [sys.executable, "-m", "league", *arguments, "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 - our own program
    found: dict[str, object] = json.loads(done.stdout)
    return found


def test_the_command_line_pairs_a_file_by_starting_numbers(tmp_path: Path) -> None:
    file = tmp_path / "cup.trf"
    file.write_text("\r\n".join((*FOUR, line(5, (0, "U")))), encoding="utf-8")
    found = league_says("pair", str(file))
    assert found["round"] == 2
    assert found["bye"] == 3
    assert sorted(player for pair in found["pairs"] for player in pair) == [1, 2, 4, 5]  # type: ignore[attr-defined]  # lists


def test_a_hundred_and_fifty_published_double_eliminations_are_the_same_match_by_match() -> None:
    assert league_says("replay", str(PUBLISHED)) == {"equal": 150, "of": 150, "differs": []}


def test_a_match_that_was_never_played_so_is_named(tmp_path: Path) -> None:
    bracket = json.loads(PUBLISHED.read_text().splitlines()[0])
    first = bracket["matches"][-1]
    first[2], first[3] = first[3], first[2]
    file = tmp_path / "one.jsonl"
    file.write_text(json.dumps(bracket))
    found = league_says("replay", str(file))
    assert (found["equal"], found["of"]) == (0, 1)
    assert "no-such-match" in str(found["differs"])


def test_the_players_of_a_file_are_its_starting_numbers() -> None:
    assert set(read(*FOUR).players) == {PlayerId(number) for number in (1, 2, 3, 4)}
