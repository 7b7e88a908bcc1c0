"""What the matches of a bracket are called, and where their players come from when byes are left out."""

import pytest

from league import brackets
from league.brackets import BracketSeed, LoserOf, Phase, WinnerOf, contested, labels, origins
from tests.league.bracket_table import made, players


@pytest.mark.parametrize("count", [2, 3, 5, 9, 11, 16, 17])
def test_whoever_comes_to_a_match_is_a_player_or_comes_from_a_match_that_is_played(count: int) -> None:
    bracket = made(brackets.double_elimination(players(count)))
    real = set(contested(bracket.matches, count))
    seeds = []
    for match, pair in origins(bracket).items():
        assert match in real
        for source in pair:
            if isinstance(source, BracketSeed):
                seeds.append(source.number)
            else:
                assert source.match in real
                assert source.match < match
    assert sorted(seeds) == list(range(1, count + 1))
    winners = [s.match for pair in origins(bracket).values() for s in pair if isinstance(s, WinnerOf)]
    losers = [s.match for pair in origins(bracket).values() for s in pair if isinstance(s, LoserOf)]
    assert len(winners) == len(set(winners))
    assert len(losers) == len(set(losers))


def test_matches_are_called_as_players_call_them() -> None:
    single = made(brackets.single_elimination(players(8), brackets.ThirdPlace.PLAYED))
    named = [labels(single)[match.id].phase for match in single.matches]
    assert named[0] is Phase.QUARTER_FINAL
    assert named[4] is Phase.SEMI_FINAL
    assert named[6:] == [Phase.FINAL, Phase.THIRD_PLACE]
    double = made(brackets.double_elimination(players(4)))
    assert [labels(double)[match.id].phase for match in double.matches] == [
        Phase.WINNERS_ROUND,
        Phase.WINNERS_ROUND,
        Phase.WINNERS_FINAL,
        Phase.LOSERS_ROUND,
        Phase.LOSERS_FINAL,
        Phase.GRAND_FINAL,
        Phase.GRAND_FINAL_RESET,
    ]


def test_rounds_in_which_all_have_a_bye_are_not_counted() -> None:
    bracket = made(brackets.double_elimination(players(11)))
    real = brackets.contested(bracket.matches, 11)
    rounds = [brackets.labels(bracket)[match] for match in real]
    losers = sorted({label.round for label in rounds if label.phase is Phase.LOSERS_ROUND})
    assert losers == list(range(1, len(losers) + 1))
