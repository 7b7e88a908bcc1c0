"""Recording a table: caps, winners, impossible reports, walkovers, byes."""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from league.ids import PlayerId
from league.refusal import Refusal
from league.regulations import PROFILES, Profile
from league.results import (
    MatchIncident,
    NextMatch,
    ResultKind,
    TableEnding,
    TableReport,
    TableResult,
    bye,
    claim_of,
    correctable,
    nobody_came,
    report,
    walkover,
)
from league.standings import Entrant, standings

JAPAN, WORLD, IKEBUKURO = PROFILES["catan-japan"], PROFILES["catan-world"], PROFILES["ikebukuro"]
GERMANY, JBA, RIVALS = PROFILES["catan-germany"], PROFILES["backgammon-jba"], PROFILES["rivals"]
A, B, C, D = (PlayerId(number) for number in (11, 12, 13, 14))
SEATS = (A, B, C, D)


def table(
    profile: Profile, *raw: int, winner: PlayerId | None = None, ending: TableEnding = TableEnding.VICTORY
) -> TableResult:
    result = report(profile, TableReport(SEATS[: len(raw)], raw, ending, winner))
    assert isinstance(result, TableResult), result
    return result


def refused(profile: Profile, claim: TableReport) -> tuple[str, str | None]:
    result = report(profile, claim)
    assert isinstance(result, Refusal), result
    return result.code, result.section


def recorded(result: TableResult) -> tuple[int, ...]:
    return tuple(line.recorded for line in result.lines)


def points(result: TableResult) -> tuple[Fraction | int, ...]:
    return tuple(line.points for line in result.lines)


def test_winner_above_ten_is_recorded_as_ten__cjp_score_cap() -> None:
    result = table(JAPAN, 12, 9, 7, 4)
    assert recorded(result) == (10, 9, 7, 4)
    assert [line.raw for line in result.lines] == [12, 9, 7, 4]
    assert result.winner == A


def test_ten_without_declaring_is_recorded_as_nine__cjp_score_cap_others() -> None:
    result = table(JAPAN, 11, 10, 7, 4, winner=B)
    assert recorded(result) == (9, 10, 7, 4)
    assert result.winner == B
    assert [line.place for line in result.lines] == [2, 1, 3, 4]


def test_after_time_nobody_has_won_and_all_are_capped_at_nine__cjp_score_timeout() -> None:
    result = table(JAPAN, 11, 10, 9, 4, ending=TableEnding.TIME)
    assert recorded(result) == (9, 9, 9, 4)
    assert result.winner is None
    assert [line.place for line in result.lines] == [1, 1, 1, 4]


def test_share_is_the_part_of_all_recorded_points_of_the_table() -> None:
    assert [line.share for line in table(JAPAN, 13, 8, 8, 4).lines] == [
        Fraction(10, 30),
        Fraction(8, 30),
        Fraction(8, 30),
        Fraction(4, 30),
    ]


def test_share_of_a_table_without_points_is_nothing() -> None:
    assert {line.share for line in table(JAPAN, 0, 0, 0, 0, ending=TableEnding.TIME).lines} == {Fraction(0)}


@pytest.mark.parametrize(
    ("raw", "classes", "expected"),
    [
        ((10, 9, 8, 6), "ABAC", (3, 1, -2, -2)),
        ((10, 8, 8, 5), "CAAB", (6, -1, -1, -4)),
    ],
)
def test_zero_sum_golden_tables(raw: tuple[int, ...], classes: str, expected: tuple[int, ...]) -> None:
    result = report(IKEBUKURO, TableReport(SEATS, raw, handicaps=tuple(classes)))
    assert isinstance(result, TableResult)
    assert points(result) == expected


def test_zero_sum_without_classes_gives_no_handicap() -> None:
    assert points(table(IKEBUKURO, 10, 9, 8, 6)) == (6, 0, -2, -4)


def test_zero_sum_handicap_counts_from_the_strongest_class_at_the_table() -> None:
    result = report(IKEBUKURO, TableReport(SEATS, (10, 8, 8, 5), handicaps=tuple("BCBC")))
    assert isinstance(result, TableResult)
    assert points(result) == (5, 0, -1, -4)


def test_zero_sum_leaders_at_time_share_the_income() -> None:
    assert points(table(IKEBUKURO, 8, 8, 7, 4, ending=TableEnding.TIME)) == (
        Fraction(9, 2),
        Fraction(9, 2),
        -3,
        -6,
    )


@given(
    st.lists(st.integers(0, 12), min_size=3, max_size=4),
    st.lists(st.sampled_from("ABC"), min_size=4, max_size=4),
    st.sampled_from((TableEnding.VICTORY, TableEnding.TIME)),
)
def test_zero_sum_adds_up_to_nothing(raw: list[int], classes: list[str], ending: TableEnding) -> None:
    winner = A if ending is TableEnding.VICTORY else None
    scores = (max(raw[0], 10), *raw[1:])
    claim = TableReport(SEATS[: len(raw)], scores, ending, winner, tuple(classes[: len(raw)]))
    result = report(IKEBUKURO, claim)
    assert isinstance(result, TableResult)
    assert sum(points(result)) == 0


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        ((10, 9, 8, 6), (5, 3, 2, 1)),
        ((10, 8, 8, 6), (5, Fraction(5, 2), Fraction(5, 2), 1)),
        ((10, 7, 7, 7), (5, 2, 2, 2)),
        ((10, 9, 6), (5, 3, 1)),
        ((10, 6, 6), (5, 2, 2)),
    ],
)
def test_points_for_places_are_split_among_the_tied(
    raw: tuple[int, ...], expected: tuple[Fraction | int, ...]
) -> None:
    assert points(table(GERMANY, *raw)) == expected


def test_match_of_two_records_the_target_at_most() -> None:
    result = report(JBA, TableReport((A, B), (9, 4), match_points=7))
    assert isinstance(result, TableResult)
    assert (recorded(result), result.winner, result.target) == ((7, 4), A, 7)


def test_time_up_loses_the_match_whatever_the_score__jbl_4_3_3() -> None:
    result = table(JBA, 6, 2, winner=B, ending=TableEnding.TIME)
    assert (recorded(result), result.winner) == ((6, 2), B)
    assert [line.place for line in result.lines] == [2, 1]


def test_rivals_is_won_with_seven__riv_goal() -> None:
    assert recorded(table(RIVALS, 8, 5)) == (7, 5)


@pytest.mark.parametrize(
    ("profile", "claim", "code"),
    [
        (JAPAN, TableReport((A, B), (10, 5)), "table-size"),
        (JBA, TableReport((A, B, C), (7, 5, 3)), "table-size"),
        (JAPAN, TableReport((A, B, C, A), (10, 5, 5, 5)), "seated-twice"),
        (JAPAN, TableReport(SEATS, (10, 5, 5)), "score-count"),
        (JAPAN, TableReport(SEATS, (10, 5, 5, 5), match_points=7), "match-points-unused"),
        (JBA, TableReport((A, B), (1, 0), match_points=0), "match-points-range"),
        (JAPAN, TableReport(SEATS, (10, -1, 5, 5)), "score-negative"),
        (JAPAN, TableReport(SEATS, (23, 5, 5, 5)), "score-too-high"),
        (JBA, TableReport((A, B), (199, 0), match_points=7), "score-too-high"),
        (JAPAN, TableReport(SEATS, (10, 5, 5, 5), handicaps=("A",) * 4), "handicaps-unused"),
        (IKEBUKURO, TableReport(SEATS, (10, 5, 5, 5), handicaps=("A",) * 3), "handicap-count"),
        (IKEBUKURO, TableReport(SEATS, (10, 5, 5, 5), handicaps=("A", "A", "A", "E")), "handicap-unknown"),
        (JAPAN, TableReport(SEATS, (10, 5, 5, 5), winner=PlayerId(99)), "winner-not-seated"),
        (JAPAN, TableReport(SEATS, (9, 5, 5, 5)), "nobody-at-target"),
        (JAPAN, TableReport(SEATS, (10, 5, 5, 5), winner=B), "winner-below-target"),
        (JAPAN, TableReport(SEATS, (10, 10, 5, 5)), "winner-unclear"),
        (JBA, TableReport((A, B), (7, 7), winner=A), "two-at-target"),
        (JAPAN, TableReport(SEATS, (10, 5, 5, 5), TableEnding.TIME, A), "time-has-no-winner"),
        (JBA, TableReport((A, B), (3, 2), TableEnding.TIME), "time-needs-winner"),
        (JBA, TableReport((A, B), (7, 2), TableEnding.TIME, B), "time-after-end"),
        (WORLD, TableReport(SEATS, (9, 5, 5, 5), TableEnding.TIME), "no-time-limit"),
    ],
)
def test_impossible_reports_are_refused(profile: Profile, claim: TableReport, code: str) -> None:
    assert refused(profile, claim)[0] == code


def test_refusals_cite_their_section__cjp_score_timeout() -> None:
    assert refused(JAPAN, TableReport(SEATS, (9, 5, 5, 5))) == ("nobody-at-target", "cjp/win-declare")
    late = TableReport(SEATS, (10, 5, 5, 5), TableEnding.TIME, A)
    assert refused(JAPAN, late) == ("time-has-no-winner", "cjp/score-timeout")
    assert refused(WORLD, TableReport(SEATS, (9, 5, 5, 5))) == ("nobody-at-target", "cwc/3.0.12")


@pytest.mark.parametrize("order", list(permutations(SEATS))[::5])
def test_scores_belong_to_players_not_to_seats(order: tuple[PlayerId, ...]) -> None:
    scores = {A: 10, B: 9, C: 7, D: 3}
    claim = claim_of(order, scores)
    assert isinstance(claim, TableReport)
    result = report(JAPAN, claim)
    assert isinstance(result, TableResult)
    assert {line.player: line.recorded for line in result.lines} == scores
    assert result.players == order


@pytest.mark.parametrize(
    ("seats", "scores", "classes", "code"),
    [
        (SEATS, {A: 10, B: 9, C: 7}, None, "score-missing"),
        ((A, B, C), {A: 10, B: 9, C: 7, D: 3}, None, "score-of-stranger"),
        ((A, B, C), {A: 10, B: 9, C: 7}, {A: "A", B: "B"}, "handicap-missing"),
    ],
)
def test_keyed_scores_must_be_those_of_the_table(
    seats: tuple[PlayerId, ...], scores: dict[PlayerId, int], classes: dict[PlayerId, str] | None, code: str
) -> None:
    claim = claim_of(seats, scores, classes=classes)
    assert isinstance(claim, Refusal)
    assert claim.code == code


def test_walkover_is_a_win_without_a_score_and_unrated__jbl_2_2_4_rating() -> None:
    result = walkover(JBA, A, [B])
    assert isinstance(result, TableResult)
    assert (result.kind, result.winner, result.rated) == (ResultKind.WALKOVER, A, False)
    assert [(line.raw, line.recorded, line.points) for line in result.lines] == [(None, 0, Fraction(0))] * 2


def test_walkover_is_worth_a_first_place_where_places_count() -> None:
    result = walkover(GERMANY, A, [B, C])
    assert isinstance(result, TableResult)
    assert points(result) == (5, 0, 0)


@pytest.mark.parametrize("absent", [[], [A], [B, C]])
def test_walkover_needs_two_different_players(absent: Sequence[PlayerId]) -> None:
    result = walkover(JBA, A, absent)
    assert isinstance(result, Refusal)
    assert result.code == "walkover-seats"


def test_bye_is_credited_in_two_player_events() -> None:
    result = bye(RIVALS, A)
    assert isinstance(result, TableResult)
    assert (result.winner, result.rated, result.kind) == (A, False, ResultKind.BYE)
    refusal = bye(JAPAN, A)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "bye-needs-two-players"


def test_only_given_points_make_a_late_match_unrated__jbl_2_2_4_rating() -> None:
    rated = {}
    for incident in MatchIncident:
        result = report(JBA, TableReport((A, B), (7, 3), incident=incident))
        assert isinstance(result, TableResult)
        rated[incident] = result.rated
    assert rated == {
        MatchIncident.NONE: True,
        MatchIncident.TIME_TAKEN: True,
        MatchIncident.POINTS_GIVEN: False,
    }


def test_correction_ends_with_the_next_match__jbl_4_7_publish() -> None:
    assert correctable(JBA, NextMatch.WAITING) is None
    refusal = correctable(JBA, NextMatch.STARTED)
    assert refusal is not None
    assert (refusal.code, refusal.section) == ("correction-closed", "jbl/4.7-publish")


def test_scores_may_be_corrected_even_after_the_event__cjp_score_correction() -> None:
    assert correctable(JAPAN, NextMatch.STARTED) is None


@given(
    st.sampled_from(list(PROFILES.values())),
    st.lists(st.integers(-2, 25), max_size=5),
    st.sampled_from((TableEnding.VICTORY, TableEnding.TIME)),
    st.none() | st.integers(11, 15),
)
def test_any_report_is_recorded_or_refused(
    profile: Profile, raw: list[int], ending: TableEnding, winner: int | None
) -> None:
    seats = tuple(PlayerId(11 + number) for number in range(len(raw)))
    named = None if winner is None else PlayerId(winner)
    result = report(profile, TableReport(seats, tuple(raw), ending, named))
    if isinstance(result, TableResult):
        assert sum(line.won for line in result.lines) == (ending is TableEnding.VICTORY or named is not None)
        assert sum(line.share for line in result.lines) in {0, 1}
        assert all(0 <= line.recorded <= result.target for line in result.lines)


def test_a_table_of_three_is_shared_as_if_a_fourth_had_had_the_mean_where_the_regulations_say_so() -> None:
    raising = replace(JAPAN, raise_small_tables=True)
    assert [line.share for line in table(JAPAN, 10, 8, 6).lines] == [Fraction(n, 24) for n in (10, 8, 6)]
    assert [line.share for line in table(raising, 10, 8, 6).lines] == [Fraction(n, 32) for n in (10, 8, 6)]
    assert table(JAPAN, 10, 8, 6, 5) == table(raising, 10, 8, 6, 5)


def test_a_match_counts_the_same_in_standings_and_pairing_and_a_double_forfeit_counts_nothing() -> None:
    """Draw: half a win each, or none; both away: nothing; a bye a win, one that was asked for half of it."""
    drawn = table(RIVALS, 5, 5, ending=TableEnding.TIME)
    assert [line.credit for line in drawn.lines] == [Fraction(1, 2)] * 2
    nothing = table(replace(RIVALS, draw_half_wins=0), 5, 5, ending=TableEnding.TIME)
    away = nobody_came(RIVALS, (A, B))
    free, asked = bye(RIVALS, A), bye(RIVALS, A, asked_for=True)
    for result, credits_ in ((nothing, [0, 0]), (away, [0, 0]), (free, [1]), (asked, [Fraction(1, 2)])):
        assert isinstance(result, TableResult)
        assert [line.credit for line in result.lines] == credits_
    assert isinstance(asked, TableResult)
    assert asked.winner is None
    rows = standings(RIVALS, [drawn, drawn], [Entrant(A), Entrant(B), Entrant(C)]).rows
    assert [(row.place, row.player, int(row.values[0] or 0)) for row in rows] == [
        (1, A, 1),
        (1, B, 1),
        (3, C, 0),
    ]
