"""How long a match is: the narrowest part of the tournament decides; the best of several games is counted in games."""

import pytest

from league.brackets import MatchLabel, Phase
from league.ids import EventId, PlayerId, RoundId
from league.match_length import (
    LengthPart,
    LengthScope,
    LengthUnit,
    MatchLength,
    length_at,
    misfit,
    part_named,
    read_lengths,
    with_length,
    write_lengths,
)
from league.refusal import Refusal
from league.regulations import PROFILES
from league.results import TableEnding, TableReport, TableResult, report
from league.round import Round, Stage

BACKGAMMON, RIVALS = PROFILES["backgammon-jba"], PROFILES["rivals"]
STORED = "event=7 qualifier=5 qualifier.3=7 bracket=9 losers-round=5 grand-final=13"
BEST_OF_THREE = MatchLength(3, LengthUnit.GAMES)


def round_of(number: int, stage: Stage = Stage.QUALIFIER) -> Round:
    """A round."""
    return Round(RoundId(1), EventId(1), number, stage)


def best_of_three(first: int, second: int, ending: TableEnding = TableEnding.VICTORY) -> TableResult | str:
    """What a match of games is worth, or why it cannot stand."""
    claim = TableReport((PlayerId(1), PlayerId(2)), (first, second), ending)
    found = report(with_length(RIVALS, BEST_OF_THREE), claim)
    return found.code if isinstance(found, Refusal) else found


def test_lengths_are_read_as_they_were_written() -> None:
    lengths = {**read_lengths(STORED), LengthPart(Phase.FINAL): BEST_OF_THREE}
    assert read_lengths(write_lengths(lengths)) == lengths
    assert write_lengths(read_lengths(STORED)) == STORED
    assert read_lengths("") == {}


@pytest.mark.parametrize(
    ("round_", "label", "points"),
    [
        (round_of(1), None, 5),
        (round_of(3), None, 7),
        (round_of(5, Stage.FINAL), MatchLabel(Phase.WINNERS_ROUND, 2), 9),
        (round_of(5, Stage.FINAL), MatchLabel(Phase.LOSERS_ROUND, 2), 5),
        (round_of(5, Stage.FINAL), MatchLabel(Phase.GRAND_FINAL, 1), 13),
        (round_of(5, Stage.SEMI_FINAL), None, 7),
    ],
)
def test_the_narrowest_part_decides(round_: Round, label: MatchLabel | None, points: int) -> None:
    assert length_at(read_lengths(STORED), round_, label) == MatchLength(points)


def test_a_final_of_tables_has_the_length_of_a_final() -> None:
    lengths = read_lengths("final=11 semi-final=9")
    assert length_at(lengths, round_of(4, Stage.FINAL)) == MatchLength(11)
    assert length_at(lengths, round_of(3, Stage.SEMI_FINAL)) == MatchLength(9)
    assert length_at(lengths, round_of(2)) is None


@pytest.mark.parametrize(
    ("profile", "part", "length", "code"),
    [
        (BACKGAMMON, part_named("final", 2), MatchLength(9), "length-has-no-rounds"),
        (BACKGAMMON, part_named("final"), MatchLength(3, LengthUnit.GAMES), "length-in-points"),
        (RIVALS, part_named("final"), MatchLength(3), "length-in-games"),
        (RIVALS, part_named("final"), MatchLength(4, LengthUnit.GAMES), "length-even"),
        (BACKGAMMON, part_named("final"), MatchLength(100), "length-range"),
        (BACKGAMMON, part_named("event"), MatchLength(0), "length-range"),
    ],
)
def test_a_length_that_cannot_be_is_refused(
    profile: object, part: LengthPart, length: MatchLength, code: str
) -> None:
    found = misfit(profile, part, length)  # type: ignore[arg-type]  # one of the profiles above
    assert found is not None
    assert found.code == code


def test_a_length_that_fits_is_taken() -> None:
    assert misfit(BACKGAMMON, LengthPart(LengthScope.QUALIFIER, 3), MatchLength(7)) is None
    assert misfit(RIVALS, LengthPart(LengthScope.EVENT), BEST_OF_THREE) is None
    assert misfit(RIVALS, LengthPart(Phase.FINAL), None) is None


def test_a_match_is_won_with_its_own_points() -> None:
    claim = TableReport((PlayerId(1), PlayerId(2)), (9, 8))
    found = report(with_length(BACKGAMMON, MatchLength(9)), claim)
    assert isinstance(found, TableResult)
    assert (found.target, found.winner) == (9, PlayerId(1))
    assert with_length(BACKGAMMON, None) is BACKGAMMON


def test_the_best_of_three_is_won_with_two_games() -> None:
    found = best_of_three(2, 1)
    assert isinstance(found, TableResult)
    assert (found.winner, [line.recorded for line in found.lines]) == (PlayerId(1), [2, 1])
    assert best_of_three(1, 0) == "nobody-at-target"
    assert best_of_three(3, 0) == "score-too-high"
    assert best_of_three(2, 2) == "two-at-target"


def test_time_leaves_a_match_of_games_without_a_winner() -> None:
    found = best_of_three(1, 0, TableEnding.TIME)
    assert isinstance(found, TableResult)
    assert found.winner is None


def test_the_best_of_three_has_the_time_of_three_games() -> None:
    assert with_length(RIVALS, BEST_OF_THREE).play_seconds == 3 * (RIVALS.play_seconds or 0)
    assert with_length(BACKGAMMON, MatchLength(9)).play_seconds is None
