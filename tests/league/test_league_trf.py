"""A tournament file is paired on from where it stands; published brackets are replayed match by match."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from league.brackets.replay import PublishedBracket, PublishedMatch, replayed
from league.ids import PlayerId
from league.refusal import Refusal
from league.swiss import SwissField, SwissRound, pair_round
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
    assert [(one.player, one.score) for one in trf_field(found).ranking] == [(1, 10), (2, 5), (4, 5), (3, 0)]
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


def scores(found: TrfFile) -> dict[int, int]:
    return {one.player: one.score for one in trf_field(found).ranking}


SIX = (
    line(1, (2, "1")),
    line(2, (1, "0")),
    line(3, (4, "=")),
    line(4, (3, "=")),
    line(5, (0, "U")),
    line(6, (0, "H")),
)


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ((), (10, 0, 5, 5, 10, 5)),
        (("XXS W=3 D=1",), (30, 0, 10, 10, 10, 10)),
        (("XXS W=3.0 D=1.0 PAB=2 HPB=0.5",), (30, 0, 10, 10, 20, 5)),
        (("XXS WW=2 WL=0.5 BL=1.5",), (20, 5, 5, 5, 10, 5)),
        (("162  W 3.0    D 1.0    L 0.0",), (30, 0, 10, 10, 30, 10)),
        (("162  W 3.0    D 1.0", "162  P 1.5    X 1.0"), (30, 0, 10, 10, 15, 10)),
        (("162  W10.0    D 4.0    L 1.0    A 0.0    P 5.0",), (100, 10, 40, 40, 50, 40)),
        (("BBW  2.0", "BBD  1.0", "BBL  0.5", "BBU  1.0"), (20, 5, 10, 10, 10, 10)),
    ],
)
def test_what_results_are_worth_is_read_in_every_way_in_which_files_say_it(
    lines: tuple[str, ...], expected: tuple[int, ...]
) -> None:
    assert scores(read(*SIX, *lines)) == dict(enumerate(expected, 1))


def test_the_scores_that_the_file_counts_decide_who_meets() -> None:
    rows = (
        *(line(1, (5, "="), (6, "=")), line(2, (6, "="), (5, "="))),
        *(line(3, (7, "1"), (8, "0")), line(4, (8, "1"), (7, "0"))),
        *(line(5, (1, "="), (2, "=")), line(6, (2, "="), (1, "="))),
        *(line(7, (3, "0"), (4, "1")), line(8, (4, "0"), (3, "1"))),
    )
    apart = {frozenset({1, 2}), frozenset({5, 6}), frozenset({3, 4}), frozenset({7, 8})}

    def pairings(*lines: str) -> list[set[frozenset[PlayerId]]]:
        field = trf_field(read(*rows, *lines))
        return [{frozenset(pair) for pair in _round(field, seed).pairs} for seed in range(6)]

    assert all(found == apart for found in pairings("162  W 3.0    D 1.0"))
    assert not all(found == apart for found in pairings()), "two draws are worth a win"


def _round(field: SwissField, seed: int) -> SwissRound:
    made = pair_round(field, seed)
    assert isinstance(made, SwissRound)
    return made


def test_a_bye_of_the_pairing_hinders_the_next_whatever_it_is_worth_and_one_that_was_asked_for_does_not() -> (
    None
):
    rows = (line(1, (2, "1")), line(2, (1, "0")), line(3, (0, "U")), line(4, (5, "1")), line(5, (4, "0")))
    field = trf_field(read(*rows, "XXS W=2 D=1 PAB=1 HPB=1"))
    assert field.byes == (3,)
    asked = (line(1, (2, "1")), line(2, (1, "0")), line(3, (0, "H")), line(4, (0, "F")), line(5, (0, "Z")))
    assert trf_field(read(*asked)).byes == (4,)


def test_byes_to_come_are_those_of_the_next_round_alone() -> None:
    made = paired(read(*FOUR, line(5, (0, "U")), "240 H 002    1", "240 F 003    2"))
    assert {player for pair in made.pairs for player in pair} == {2, 3, 4, 5}


def test_pairs_are_forbidden_for_the_rounds_that_are_named() -> None:
    rows = tuple(line(number) for number in range(1, 5))
    for seed in range(8):
        made = pair_round(trf_field(read(*rows, "260 001 001    1    2    3")), seed)
        assert not isinstance(made, SwissRound), "three who may not meet leave no round of four"
        made = pair_round(trf_field(read(*rows, "260 002 003    1    2    3")), seed)
        assert isinstance(made, SwissRound)


def test_points_that_are_only_counted_for_pairing_are_read_in_every_way() -> None:
    rows = [line(number) for number in range(1, 9)]
    lifted = {1: 10, 2: 10, 3: 10, 4: 10, 5: 0, 6: 0, 7: 0, 8: 0}
    assert scores(read(*rows, "250      01.0 001 002 0001 0004")) == lifted
    assert scores(read(*rows, "250      01.0 002 003 0001 0004")) == dict.fromkeys(range(1, 9), 0)
    assert scores(read(*rows, "142 5", "192 FIDE_DUTCH_BAKU")) == lifted


def test_level_players_stand_as_in_the_file_where_it_says_so() -> None:
    rows = [line(number) for number in (3, 1, 4, 2)]
    assert [one.player for one in trf_field(read(*rows, "XXC rank white1")).ranking] == [3, 1, 4, 2]
    assert [one.player for one in trf_field(read(*rows)).ranking] == [1, 2, 3, 4]


def test_files_with_old_line_ends_other_encodings_and_old_byes_are_read(tmp_path: Path) -> None:
    rows = (*FOUR, line(5, (0, "+")), "XXR 5")
    for ending in ("\r", "\r\n", "\n"):
        file = tmp_path / "old.trf"
        file.write_bytes(ending.join(rows).replace("Player 2", "J\xfcrgen  ").encode("latin-1"))
        found = league_says("pair", str(file))
        assert (found["round"], found["bye"]) == (2, 3)


def test_forbidden_pairs_and_accelerated_points_are_read() -> None:
    found = read(
        *(line(number) for number in range(1, 5)), "XXP 1 2", "XXA    1  1.0  1.0", "XXA    2  1.0  1.0"
    )
    assert [one.score for one in trf_field(found).ranking] == [10, 10, 0, 0]
    assert (1, 2) not in paired(found).pairs


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("trf-no-players", "012 A cup"),
        ("trf-line", "001    x"),
        ("trf-line", f"{line(1)}\n{line(1)}"),
        ("trf-line", line(1, (0, "?"))),
        ("trf-line", f"{line(1)}\nXXS W=three"),
        ("trf-line", f"{line(1)}\nXXS Q=1"),
        ("trf-line", f"{line(1)}\n162  Q 1.0"),
        ("trf-line", f"{line(1)}\nBBW"),
        ("trf-line", f"{line(0)}\n{line(1)}"),
        ("trf-opponent", line(1, (2, "1"))),
        ("trf-opponent", line(1, (1, "1"))),
        ("trf-opponent", f"{line(1, (2, '1'))}\n{line(2, (3, '0'))}\n{line(3, (2, '1'))}"),
    ],
)
def test_a_file_that_contradicts_itself_is_refused(code: str, text: str) -> None:
    found = parse_trf(text)
    assert isinstance(found, Refusal)
    assert found.code == code


@pytest.mark.parametrize(
    "said", ["XXZ 9", "XXZ 1 2 9", "240 F 002    9", "XXP 1 9", "260 001 002    1    9", "XXA    9  1.0"]
)
def test_who_has_no_line_in_the_file_is_nobody_of_whom_it_may_speak(said: str) -> None:
    for text, number in (("\n".join((*FOUR, said)), 5), ("\n".join((said, *FOUR)), 1)):
        assert parse_trf(text) == Refusal("trf-unknown-player", None, {"line": number, "player": 9})


@pytest.mark.parametrize("results", ["11", "++", "1+", "W1"])
def test_a_game_has_one_winner_at_most(results: str) -> None:
    text = "\n".join(
        (line(1, (2, "1"), (3, results[0])), line(2, (1, "0")), line(3, (0, "U"), (1, results[1])))
    )
    assert parse_trf(text) == Refusal("trf-both-won", None, {"line": 1, "player": 1, "round": 2})


@pytest.mark.parametrize("results", ["00", "--", "==", "-0", "=0", "1=", "1 "])
def test_what_arbiters_decide_otherwise_is_read(results: str) -> None:
    assert read(line(1, (2, results[0])), line(2, (1, results[1]))).players


def test_a_file_has_no_more_rounds_than_it_says(tmp_path: Path) -> None:
    two = (line(1, (2, "1"), (0, "U")), line(2, (1, "0"), (0, "H")))
    assert parse_trf("\n".join((*two, "XXR 1"))) == Refusal(
        "trf-too-many-rounds", None, {"line": 1, "rounds": 1}
    )
    assert read(*two, "XXR 2").rounds == 2
    file = tmp_path / "over.trf"
    file.write_text("\n".join((*FOUR, "142 1")))
    assert refused("pair", str(file)) == "refused: trf-rounds-over rounds=1\n"


def test_an_absurd_number_of_rounds_does_not_keep_a_small_field_waiting() -> None:
    assert paired(read(line(1), line(2), "XXR 999999999999")).pairs


@pytest.mark.parametrize("command", ["pair", "replay"])
def test_a_file_that_is_not_there_is_said_in_one_line(command: str, tmp_path: Path) -> None:
    assert refused(command, str(tmp_path / "none")) == f"{tmp_path / 'none'}: No such file or directory\n"


@pytest.mark.parametrize(
    "text",
    [
        '{"players": 1e999, "matches": [], "places": []}',
        "[" * 100_000,
        '{"players": 2, "matches": [[1, "winners", 1, 2.5, 0]], "places": [1, 2]}',
        '{"players": 2, "matches": [[1, "winners", 1, 1, 0]], "places": [1, 2]}',
        '{"players": true, "matches": [], "places": []}',
        "\udcff\udcfe",
    ],
)
def test_a_line_that_is_no_bracket_is_refused_by_its_number(text: str, tmp_path: Path) -> None:
    file = tmp_path / "odd.jsonl"
    file.write_text(f"\n{text}\n", encoding="utf-8", errors="surrogateescape")
    assert refused("replay", str(file)) == "refused: replay-line line=2\n"


def refused(*arguments: str) -> str:
    """What the command line says while it does nothing."""
    command = [sys.executable, "-m", "league", *arguments, "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own program
    assert (done.returncode, done.stdout) == (2, "")
    return done.stderr


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


def test_a_file_with_a_mark_of_its_order_of_bytes_is_read(tmp_path: Path) -> None:
    file = tmp_path / "one.jsonl"
    file.write_text(PUBLISHED.read_text().splitlines()[0], encoding="utf-8-sig")
    assert league_says("replay", str(file))["equal"] == 1


BRACKET = json.loads(PUBLISHED.read_text().splitlines()[0])


def differs(**changed: object) -> dict[str, object]:
    """The difference of the first published bracket with this in place of what it has."""
    content = BRACKET | changed
    difference = replayed(
        PublishedBracket(
            content["players"],
            tuple(PublishedMatch(*match) for match in content["matches"]),
            tuple(content["places"]),
        )
    )
    assert difference is not None
    return {"code": difference.code, "about": difference.about}


def test_places_that_are_not_published_for_everybody_are_not_equal() -> None:
    places = BRACKET["places"]
    assert differs(places=[]) == {"code": "other-place", "about": "1"}
    assert differs(places=places[:-1]) == {"code": "other-place", "about": "23"}
    assert differs(places=[*places, 17]) == {"code": "other-place", "about": "24"}


@pytest.mark.parametrize("at", range(len(BRACKET["matches"])))
def test_a_match_that_stands_twice_is_no_other_phase(at: int) -> None:
    matches = BRACKET["matches"]
    number, name, winner, loser, away = matches[at]
    about = f"{name} {winner} {loser}"
    assert differs(matches=[*matches, matches[at]]) == {"code": "twice", "about": about}
    for stray in ([number, name, loser, winner, away], [number, name, winner, loser, 1 - away]):
        assert differs(matches=[*matches, stray])["code"] == "twice"
    assert differs(matches=[*matches, [99, name, winner, loser, away]])["code"] == "not-played"


def test_the_players_of_a_file_are_its_starting_numbers() -> None:
    assert set(read(*FOUR).players) == {PlayerId(number) for number in (1, 2, 3, 4)}


def test_more_players_than_a_file_names_are_no_field() -> None:
    assert differs(players=10**12) == {"code": "no-such-field", "about": f"{10**12}"}
