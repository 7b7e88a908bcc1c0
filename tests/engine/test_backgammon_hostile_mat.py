"""Files that somebody made up to hold the bot up, or to make it fail: read at once, or refused, and judged."""

from time import process_time

import pytest

from engine.backgammon.foreign import MatAnalyst
from engine.backgammon.mat_file import LONGEST_LINE, parse_mat
from engine.backgammon.refusals import BackgammonCode
from engine.capabilities import ForeignMatch
from engine.protocol import EngineRefusal
from tests.engine.test_backgammon_foreign import Judging

HEAD = " 5 point match\n\n Game 1\n Aya : 0                          Ben : 0\n"
MONEY = HEAD.replace("5 point match", "Unlimited Game")
BEGUN = "  1) 31: 8/5 6/5                42: 8/4 6/4\n"
NINES = "9" * 5000
SECONDS = 5.0
"""Of CPU; the worst took minutes before, and takes a tenth of a second."""


def doubles(number: int) -> str:
    """A money session whose cube is turned so often."""
    lines = []
    for turned in range(number):
        left, right = ("Takes", "Doubles") if turned % 2 else ("Doubles", "Takes")
        lines.append(f"  {turned + 2}) {left:<30}{right if left == 'Doubles' else ''}")
        if left == "Takes":
            lines[-1] = f"  {turned + 2}) {'':<30}Doubles\n  {turned + 2}) Takes"
    return MONEY + BEGUN + "\n".join(lines) + "\n 99) 31: 24/20\n"


WORN = {
    "spaces": "Game 1\n" + " " * 400_000 + "x\n",
    "many lines of spaces": ("Game 1\n" + " " * (LONGEST_LINE - 1) + "x\n") * 200,
    "many lines of names": ("Game 1\n" + "a : 1 " * (LONGEST_LINE // 6) + "x\n") * 200,
    "words": HEAD + "  1) " + "Doubles Takes " * 30_000 + "\n",
    "question marks": HEAD + "  1) 31: " + "??  " * 50_000 + "x\n",
    "a long play": HEAD + "  1) 31: " + "8/5 " * 100_000 + "\n",
    "lines of long plays": HEAD + ("  1) 31: " + "8/5 " * 490 + "\n") * 240,
    "games without plays": "".join(f" Game {number}\n A : 0   B : 0\n" for number in range(1, 9999)),
    "colons": ":\n" * 240_000,
}


@pytest.mark.parametrize("text", WORN.values(), ids=WORN)
def test_no_file_holds_up_whoever_reads_it(text: str) -> None:
    begun = process_time()
    assert isinstance(MatAnalyst(Judging()).read(text.encode()), EngineRefusal)
    assert process_time() - begun < SECONDS


@pytest.mark.parametrize(
    "text",
    [
        f" 5 point match\n\n Game 1\n Aya : {NINES}      Ben : 0\n{BEGUN}",
        f"{HEAD}{BEGUN}  Wins {NINES} points\n",
        f"{HEAD}{BEGUN}  2) Doubles => {NINES}    Takes\n",
        f"{HEAD}  1) 31: {NINES}/5 6/5\n",
        f"{HEAD}  1) 11: 8/7({NINES})\n",
        f" Game {NINES}\n Aya : 0    Ben : 0\n{BEGUN}",
        f" {NINES} point match\n\n Game 1\n Aya : 0    Ben : 0\n{BEGUN}",
    ],
)
def test_a_number_of_thousands_of_digits_is_read_as_none(text: str) -> None:
    analyst = MatAnalyst(Judging())
    match = analyst.read(text.encode())
    assert isinstance(match, EngineRefusal) or analyst.analysed(match)


@pytest.mark.parametrize(
    ("line", "names", "score"),
    [
        (" Aya : 0                          Ben : 2", ("Aya", "Ben"), (0, 2)),
        ("Aya: Bea : 3  Ben : 12 ", ("Aya: Bea", "Ben"), (3, 12)),
        ("Aya : 1  Ben : Kim : 2", ("Aya", "Ben : Kim"), (1, 2)),
        ("\tAya : 1\tBen: 2", ("Aya", "Ben"), (1, 2)),
        (" : 1   : 2", ("", ""), (1, 2)),
    ],
)
def test_names_with_colons_and_scores_are_told_apart(
    line: str, names: tuple[str, str], score: tuple[int, int]
) -> None:
    (game,) = parse_mat(f" Game 1\n{line}\n").games
    assert (game.names, game.score) == (names, score)


@pytest.mark.parametrize("number", [10, 40, 200])
def test_a_cube_of_any_size_is_judged(number: int) -> None:
    pytest.importorskip("bgsage")
    from usecases.backgammon.sage import Sage

    analyst = MatAnalyst(Sage())
    match = analyst.read(doubles(number).encode())
    assert isinstance(match, ForeignMatch)
    told = analyst.analysed(match)
    assert sum(player["decisions"] for player in told["players"]) > number


@pytest.mark.parametrize(
    ("name", "shown"),
    [("A" * 500, "A" * 40), ("\u202eAya\u200b\x1b[31m", "Aya[31m"), ("", "?"), ("五十嵐 Aya", "五十嵐 Aya")],
)
def test_a_name_is_shown_without_what_nobody_sees(name: str, shown: str) -> None:
    match = MatAnalyst(Judging()).read(HEAD.replace("Aya", name).encode() + BEGUN.encode())
    assert isinstance(match, ForeignMatch)
    assert match.names == (shown, "Ben")


def test_a_session_of_words_about_the_cube_alone_is_refused_as_too_long() -> None:
    told = MatAnalyst(Judging()).read(doubles(1500).encode())
    assert isinstance(told, EngineRefusal)
    assert told.code is BackgammonCode.MAT_TOO_LONG


@pytest.mark.parametrize("points", [0, 1, 26, 999])
@pytest.mark.parametrize("score", [(0, 0), (7, 0), (0, 999_999), (999_999, 999_999)])
def test_a_match_of_any_length_from_any_score_is_judged(points: int, score: tuple[int, int]) -> None:
    pytest.importorskip("bgsage")
    from usecases.backgammon.sage import judge

    head = f" {points} point match" if points else " Unlimited Game"
    text = f"{head}\n\n Game 1\n Aya : {score[0]}      Ben : {score[1]}\n{BEGUN}  2) 61: 13/7 8/7\n  Wins 2 points\n"
    analyst = MatAnalyst(judge())
    match = analyst.read(text.encode())
    assert isinstance(match, ForeignMatch)
    assert analyst.analysed(match)["players"]
