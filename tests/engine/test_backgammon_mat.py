"""`.mat` files as other programs write them: what is odd is read, what broke the rules is named with its line."""

import random
from pathlib import Path

import pytest
from typer.testing import CliRunner

from engine.backgammon.__main__ import app
from engine.backgammon.mat import write_mat
from engine.backgammon.mat_check import check_mat
from engine.backgammon.mat_file import mat_text, parse_mat
from engine.backgammon.options import MatchOptions, Resigning
from engine.backgammon.table import doubling_at_random, play
from engine.backgammon.transcript import transcribe

HEAD = " 7 point match\n\n Game 1\n Ann : 0                         Ben : 0\n"
FIRST = "  1) 31: 8/5 6/5                 65: 24/13\n"
WON = "      Wins 1 point\n"
DROP = "  2)  Doubles => 2                Drops\n"


def game(*lines: str, head: str = HEAD, won: str = WON) -> str:
    return head + FIRST + "".join(f"{line}\n" for line in lines) + won


def faults(text: str) -> list[int]:
    return [fault.line for fault in check_mat(parse_mat(text)).faults]


def second(score: str, *lines: str, first: str = game(DROP.rstrip())) -> str:
    return f"{first}\n Game 2\n {score}\n" + "".join(f"{line}\n" for line in lines)


PASSED = "  1) 31: 8/5 6/5                 65: 24/13"


@pytest.mark.parametrize(
    ("text", "winner", "points"),
    [
        (game(DROP.rstrip()), 0, 1),
        ("\ufeff" + game(DROP.rstrip()), 0, 1),
        (game("  2)  Doubles => 2                Passes"), 0, 1),
        (game("  2)  Redoubles => 2              Drops"), 0, 1),
        (game("  2)  doubles => 2                drops"), 0, 1),
        (game("  2)  Doubles => 2                Takes", "  3) 44: ????", won=" " * 34 + "Wins 2 points\n"), 1, 2),
        (game("  2)  Doubles => 2                Accepts", "  3) 31: 6/5 8/5", won=WON.replace("1", "6", 1)), 0, 6),
        (game("  2) 31: 6/5 8/5                 Resigns", won=WON), 0, 1),
        (game("  2) 31: 6/5 8/5                  Wins 2 points", won=""), 1, 2),
        (game("  2)  Doubles => 2                Takes", "  3) 31: 6/5 8/5", won=""), None, 0),
        (game(DROP.rstrip(), head=HEAD.replace("7 point match", "0 point match")), 0, 1),
        (game(DROP.rstrip(), head=HEAD.replace("7 point match", "Unlimited match")), 0, 1),
        (game(DROP.rstrip(), head=HEAD.replace("7 point match", "Money session")), 0, 1),
        (game("  2)  Doubles => 2                Beavers => 4", "  3) 31: 6/5 8/5", won=WON.replace("1", "4", 1),
              head=HEAD.replace("7 point match", "Money session")), 0, 4),
        ('; [Site "Somewhere"]\n; [Event "Cup"]\n\n' + game(DROP.rstrip()), 0, 1),
        (game(DROP.rstrip()).replace("\n", "\r\n"), 0, 1),
        (game(DROP.rstrip()).replace("\n", "\r"), 0, 1),
        (game(DROP.rstrip()).replace("Ann :", "Ann (1800) :").replace("Ben :", "Ben, B. :"), 0, 1),
        (game(DROP.rstrip(), won="      Wins 1 point and the match\n", head=HEAD.replace("7 p", "1 p")), 0, 1),
        (game(DROP.rstrip(), head=HEAD.replace("Ann : 0", "Ann : 3")), 0, 1),
        (game("  2)  Doubles => 2                Takes", "  3) ????", won=" " * 34 + "Wins 2 points\n"), 1, 2),
    ],
)  # fmt: skip
def test_what_other_programs_write_is_read(text: str, winner: int | None, points: int) -> None:
    file = parse_mat(text)
    (last,) = check_mat(file).match.games
    assert (file.unread, last.winner, last.points) == ((), winner, points)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_names_are_read_in_the_encoding_in_which_they_were_saved(encoding: str) -> None:
    text = game(DROP.rstrip()).replace("Ann", "Änne")
    assert parse_mat(mat_text(text.encode(encoding))).games[0].names == ("Änne", "Ben")


@pytest.mark.parametrize(
    ("text", "due"),
    [
        (game(DROP.rstrip()), []),
        (game("                                  Drops".replace("      ", "  2)  ", 1)), [6]),
        (game("  2)  Doubles => 2                Takes", "  3)  Doubles => 4                Drops",
              won=WON.replace("1", "2", 1)),
         [7]),
        (game("  2)                               Doubles => 2", "  3)  Drops", won=" " * 38 + "Wins 1 point\n"), [6]),
        (game("  2)  Doubles => 4                Drops"), [6]),
        (game("  2)  Takes", won=""), [6]),
        (game("  2)  Doubles => 2", "  3) 31: 6/5 8/5", won=""), [7]),
        (game("  2) 31: 8/5 6/5", "  3) 31: 8/5 6/5", won=""), [7]),
        (game("  2) 31: 20/10", won=""), [6]),
        (game("  2) 44: ????                    31: 8/5 6/5", won=""), [6]),
        (game(DROP.rstrip(), "  3) 31: 6/5 8/5"), [7]),
        (game(DROP.rstrip(), won=WON.replace("1", "9", 1)), [7]),
        (game("  2) 31: 6/5 8/5                 Resigns", won=WON.replace("1", "9", 1)), [7]),
        (game(DROP.rstrip(), won=" " * 38 + "Wins 1 point\n"), [7]),
        (game(DROP.rstrip(), won=WON + WON), [8]),
        (game(DROP.rstrip(), won=""), [6]),
        (game(DROP.rstrip(), won="      Wins 1 point and the match\n"), [7]),
        (game(DROP.rstrip(), won=WON + "  3) 31: 6/5 8/5\n"), [8]),
        (game(DROP.rstrip()).replace("31: 8/5", "33: 8/5(2)").replace("(2) 6/5", "(2) 6/3(2)"), [5]),
        (HEAD + "  1)  Doubles => 2                Drops\n" + WON, [5]),
        (game(DROP.rstrip(), head=HEAD.replace("Ann : 0", "Ann : 6")), [6]),
        (game(DROP.rstrip(), head=HEAD.replace("Ann : 0", "Ann : 7")), [4]),
        (game("nonsense", won=""), [6]),
        (second("Ann : 1                         Ben : 0", PASSED), []),
        (second("Ann : 0                         Ben : 2", PASSED), [10]),
        (second("Ben : 1                         Ann : 0", PASSED), [10]),
        (second("Ann : 1                         Ben : 0", PASSED).replace("Game 2", "Game 3"), [10]),
        (second("Ann : 1                         Ben : 0", PASSED, first=game(DROP.rstrip(), won="")), [6, 9, 9]),
        (second("Ann : 6                         Ben : 0", PASSED, DROP.rstrip(),
                first=game("  2) 31: 6/5 8/5                 Resigns", head=HEAD.replace("Ann : 0", "Ann : 5"))),
         [12, 12]),
        (game("  2)  Doubles => 4                Takes", "  3) 31: 6/5 8/5                 Redoubles => 8",
              "  4)  Drops                       Wins 4 points", won=""), [6]),
        (game("  2)  Doubles => 2                Beavers => 4", "  3) 31: 6/5 8/5", won=WON.replace("1", "4", 1)), [6]),
        (game(DROP.rstrip(), head=HEAD.replace("7 p", "1 p")), [6]),
        (game(DROP.rstrip(), won=WON + "  3) 31: 6/5 8/5                 65: 24/13\n"), [8]),
        ('; [Crawford "Off"]\n' + game(DROP.rstrip(), head=HEAD.replace("Ann : 0", "Ann : 6")), []),
        ("", [1]),
        ("nothing\nat all\n", [1, 2]),
    ],
)  # fmt: skip
def test_whatever_broke_the_rules_is_named_with_its_line(text: str, due: list[int]) -> None:
    assert faults(text) == due


@pytest.mark.parametrize(
    ("lines", "due"),
    [
        (["  1) 31: 8/5 6/5                 64: 24/14*"], [5]),
        (["  1) 31: 8/5* 6/5*               64: 24/14"], [5]),
        (["  1) 31: 8/5 6/5                 64: 24/18*/14"], [5]),
        (["  1) 31: 8/5 6/5                 61: 24/18 6/5", "  2) 61: 13/7* 8/7"], []),
        (["  1) 31: 8/5 6/5                 61: 24/18 6/5", "  2) 61: 13/7* 8/7*"], []),
        (["  1) 31: 8/5 6/5                 61: 24/18 6/5", "  2) 61: 13/7 8/7"], []),
        (["  1) 31: 8/5 6/5                 61: 24/18 6/5", "  2) 61: 13/7* 6/5*"], [6]),
        (["  1) 31: 8/5 6/5                 61: 24/18 6/5", "  2) 61: 13/7 8/7           62: bar/23* 13/7"], [6]),
        (["  1) 31: 8/5 6/5                 61: 24/18 6/5", "  2) 61: 13/7 8/7           62: bar/23 13/7"], []),
    ],
)  # fmt: skip
def test_a_star_needs_a_hit_and_a_hit_no_star(lines: list[str], due: list[int]) -> None:
    assert faults(HEAD + "\n".join(lines) + "\n") == due


def test_after_the_crawford_game_the_cube_is_free_again() -> None:
    first = game(
        "  2) 31: 6/5 8/5                  Wins 1 point", won="", head=HEAD.replace("Ann : 0", "Ann : 6")
    )
    assert (
        faults(
            second(
                "Ann : 6                         Ben : 1", PASSED, DROP.rstrip(), WON.rstrip(), first=first
            )
        )
        == []
    )


@pytest.mark.parametrize("seed", range(4))
def test_what_we_write_keeps_the_rules_and_a_changed_score_is_found(seed: int) -> None:
    chance = random.Random(seed).randrange
    played = play(MatchOptions(5, Resigning.ANY), (doubling_at_random,) * 2, lambda _n: chance, chance)
    text = write_mat(transcribe(MatchOptions(5), played.events, ("Aya", "Ben")))
    assert faults(text) == []
    lines = text.splitlines()
    at = next(number for number, line in enumerate(lines) if "Wins" in line)
    lines[at] = lines[at].replace("Wins ", "Wins 1")
    assert at + 1 in faults("\n".join(lines))


def test_the_program_tells_each_fault_and_ends_with_one(tmp_path: Path) -> None:
    file = tmp_path / "x.mat"
    file.write_text(game("  2) 31: 20/10", won=""), encoding="utf-8-sig")
    plain, checked = (CliRunner().invoke(app, ["read", str(file), *more]) for more in ([], ["--check"]))
    assert (plain.exit_code, checked.exit_code) == (0, 1)
    assert "number=6" in checked.output
