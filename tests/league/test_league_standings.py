"""Standings: tie-breaks, explanation, corrections, seasons; in a small language of who sat where with what."""

from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from league.ids import PlayerId
from league.penalties import (
    NO_PENALTIES,
    Imposed,
    Offence,
    PenaltyLedger,
    Revocation,
    Revoked,
    disqualify,
    revoke,
)
from league.refusal import Refusal
from league.regulations import PROFILES, Profile, TieBreak
from league.results import TableEnding, TableReport, TableResult, bye, report, walkover
from league.standings import (
    RULES,
    Entrant,
    EntrantStatus,
    Explanation,
    RankChange,
    Standings,
    explain,
    moved,
    standings,
)

JAPAN, GERMANY, RIVALS = PROFILES["catan-japan"], PROFILES["catan-germany"], PROFILES["rivals"]
NAMES = "ABCDEFGHIJKLMNOP"
JUDGE = PlayerId(99)


def player(name: str) -> PlayerId:
    return PlayerId(NAMES.index(name) + 1)


def sat(text: str, profile: Profile = JAPAN) -> TableResult:
    """ "A10 B9 C7 D3" is a table won by A; without anybody at the target time has ended it."""
    seats = tuple(player(part[0]) for part in text.split())
    raw = tuple(int(part[1:]) for part in text.split())
    ending = TableEnding.VICTORY if max(raw) >= profile.win_target else TableEnding.TIME
    result = report(profile, TableReport(seats, raw, ending))
    assert isinstance(result, TableResult), result
    return result


def roster(names: str, **status: EntrantStatus) -> tuple[Entrant, ...]:
    return tuple(Entrant(player(name), status.get(name, EntrantStatus.ACTIVE)) for name in names)


def ranked(table: Standings) -> str:
    """ "1A 2B 2C": the places in order."""
    return " ".join(f"{row.place}{NAMES[row.player - 1]}" for row in table.rows)


def after(
    *tables: str, names: str = "ABCD", profile: Profile = JAPAN, ledger: PenaltyLedger = NO_PENALTIES
) -> Standings:
    return standings(profile, [sat(text, profile) for text in tables], roster(names), ledger)


def by(*order: TieBreak, profile: Profile = JAPAN) -> Profile:
    return replace(profile, tie_breaks=order)


def out(name: str) -> Imposed:
    imposed = disqualify(JAPAN, PenaltyLedger(), Offence(player(name), JUDGE, "rough play"))
    assert isinstance(imposed, Imposed)
    return imposed


def test_wins_come_before_points() -> None:
    table = after("A10 B9 C9 D2", "B9 C9 A2 D8", "B9 C9 A2 D8", names="ABCD")
    assert ranked(table) == "1A 2B 2C 4D"


def test_points_are_recorded_points__cjp_score_cap() -> None:
    table = after("A12 B9 C3 D2", "B10 A9 C4 D2")
    assert [int(row.points) for row in table.rows] == [19, 19, 7, 4]


def test_share_decides_between_equal_wins_and_points() -> None:
    table = after("A10 C9 D9 E9", "B10 F2 G2 H2", names="ABCDEFGH")
    assert ranked(table) == "1B 2A 3C 3D 3E 6F 6G 6H"


def test_german_share_golden_number() -> None:
    tables = ("A10 B8 C7 D7", "B10 A8 C6 D6", "A10 B9 C9 D8")
    table = after(*tables, profile=by(TieBreak.MEAN_SHARE, profile=GERMANY))
    row = table.row_of(player("A"))
    assert row is not None
    assert row.values[0] == Fraction("31.25") / 3 + Fraction("26.67") / 3 + Fraction("27.78") / 3
    assert f"{float(row.values[0] or 0):.2f}" == "28.57"


def test_germany_counts_first_places_last() -> None:
    table = after("A10 B9 C9 D2", profile=GERMANY)
    assert [row.points for row in table.rows] == [5, Fraction(5, 2), Fraction(5, 2), 1]
    assert ranked(table) == "1A 2B 2C 4D"


def test_head_to_head_decides_among_all_who_met() -> None:
    order = by(TieBreak.WINS, TieBreak.HEAD_TO_HEAD)
    assert ranked(after("A10 B9 C8 D7", "B10 A9 C8 D7", "A9 B8 C7 D6", profile=order)) == "1A 2B 3C 4D"


def test_head_to_head_is_neutral_while_somebody_has_not_met() -> None:
    order = by(TieBreak.WINS, TieBreak.HEAD_TO_HEAD)
    table = after("A10 C9 D9 E9", "B10 F9 G9 H9", names="ABCDEFGH", profile=order)
    assert ranked(table).startswith("1A 1B")
    assert table.rows[0].values[1] is None


def test_head_to_head_is_neutral_before_any_result() -> None:
    table = standings(by(*TieBreak), [], roster("ABCD"))
    assert ranked(table) == "1A 1B 1C 1D"


def test_opponents_wins_and_difference_count_games_alone() -> None:
    games = [sat("A7 B3", RIVALS), sat("C7 D5", RIVALS), sat("A7 C4", RIVALS), sat("B7 D0", RIVALS)]
    order = by(TieBreak.WINS, TieBreak.OPPONENT_WINS, TieBreak.POINT_DIFFERENCE, profile=RIVALS)
    table = standings(order, games, roster("ABCD"))
    assert [tuple(map(str, row.values)) for row in table.rows] == [
        ("2", "2", "7"),
        ("1", "2", "3"),
        ("1", "2", "-1"),
        ("0", "2", "-9"),
    ]
    assert ranked(table) == "1A 2B 3C 4D"


# After "A10 B9 C9 D2" and "B10 A9 C4 D2", for A, B, C and D, worked out by hand.
VALUES: dict[TieBreak, tuple[str, str, str, str]] = {
    TieBreak.WINS: ("1", "1", "0", "0"),
    TieBreak.POINTS: ("19", "19", "13", "4"),
    TieBreak.VICTORY_POINTS: ("19", "19", "13", "4"),
    TieBreak.TABLE_SHARE: ("52/75", "7/10", "23/50", "11/75"),
    TieBreak.MEAN_SHARE: ("34.665", "35", "23", "7.335"),
    TieBreak.FIRST_PLACES: ("1", "1", "0", "0"),
    TieBreak.SECOND_PLACES: ("1", "1", "1", "0"),
    TieBreak.THIRD_PLACES: ("0", "0", "1", "0"),
    TieBreak.HEAD_TO_HEAD: ("5", "4.5", "2.5", "0"),
    TieBreak.OPPONENT_WINS: ("2", "2", "4", "4"),
    TieBreak.MET_OPPONENT_WINS: ("2", "2", "4", "4"),
    TieBreak.POINT_DIFFERENCE: ("-17", "-17", "-29", "-47"),
}


@pytest.mark.parametrize("tie_break", list(TieBreak))
def test_every_tie_break_measures_what_it_says(tie_break: TieBreak) -> None:
    table = after("A10 B9 C9 D2", "B10 A9 C4 D2", profile=by(tie_break))
    found = {row.player: row.values[0] for row in table.rows}
    expected = {player(name): Fraction(value) for name, value in zip("ABCD", VALUES[tie_break], strict=True)}
    assert found == expected
    assert [row.values[0] for row in table.rows] == sorted(expected.values(), reverse=True)
    assert tie_break in RULES


def test_bye_is_credited_as_a_win() -> None:
    free = bye(RIVALS, player("C"))
    assert isinstance(free, TableResult)
    table = standings(RIVALS, [sat("A7 B3", RIVALS), free], roster("ABC"))
    assert [(row.player, row.wins, row.played) for row in table.rows] == [(3, 1, 0), (1, 1, 1), (2, 0, 1)]


def test_a_bye_counts_as_an_opponent_of_ones_own_strength() -> None:
    free = bye(RIVALS, player("E"))
    assert isinstance(free, TableResult)
    games = [sat("A7 B3", RIVALS), sat("C7 D5", RIVALS), sat("E7 B3", RIVALS), sat("A7 C4", RIVALS), free]
    virtual = by(TieBreak.WINS, TieBreak.OPPONENT_WINS, profile=RIVALS)
    met = by(TieBreak.WINS, TieBreak.MET_OPPONENT_WINS, profile=RIVALS)
    assert ranked(standings(virtual, games, roster("ABCDE"))) == "1E 2A 3C 4B 5D"
    assert ranked(standings(met, games, roster("ABCDE"))) == "1A 2E 3C 4B 5D"


def test_walkover_is_a_win_but_no_meeting() -> None:
    given_win = walkover(RIVALS, player("A"), [player("B")])
    assert isinstance(given_win, TableResult)
    table = standings(by(TieBreak.HEAD_TO_HEAD, TieBreak.WINS, profile=RIVALS), [given_win], roster("AB"))
    assert table.rows[0].values == (None, Fraction(1))
    assert ranked(table) == "1A 2B"


def test_disqualified_player_leaves_the_ranking__cjp_penalty_levels() -> None:
    table = after("A10 B9 C7 D3", ledger=out("A").ledger)
    assert ranked(table) == "1B 2C 3D"
    assert table.disqualified == (player("A"),)
    by_roster = standings(JAPAN, [sat("A10 B9 C7 D3")], roster("ABCD", A=EntrantStatus.DISQUALIFIED))
    assert by_roster == table


def test_scores_of_others_stand_after_a_disqualification() -> None:
    before, now = after("A10 B9 C7 D3"), after("A10 B9 C7 D3", ledger=out("A").ledger)
    for name in "BCD":
        old, new = before.row_of(player(name)), now.row_of(player(name))
        assert old is not None
        assert new is not None
        assert (old.points, old.share) == (new.points, new.share)


def test_recalculation_keeps_the_penalty__cjp_score_correction() -> None:
    ledger = out("A").ledger
    assert ranked(after("A10 B9 C7 D3", ledger=ledger)) == "1B 2C 3D"
    assert ranked(after("A10 B7 C9 D3", ledger=ledger)) == "1C 2B 3D"


def test_revoked_disqualification_restores_the_rank() -> None:
    back = revoke(out("A").ledger, 1, Revocation(JUDGE, "mistaken identity"))
    assert isinstance(back, Revoked)
    assert ranked(after("A10 B9 C7 D3", ledger=back.ledger)) == "1A 2B 3C 4D"


def test_dropped_player_keeps_the_rank_and_is_marked() -> None:
    table = standings(JAPAN, [sat("A10 B9 C7 D3")], roster("ABCD", A=EntrantStatus.DROPPED))
    assert (ranked(table), table.rows[0].status) == ("1A 2B 3C 4D", EntrantStatus.DROPPED)


def test_absent_player_is_ranked_only_with_a_game() -> None:
    absent = roster("ABCDE", D=EntrantStatus.ABSENT, E=EntrantStatus.ABSENT)
    assert ranked(standings(JAPAN, [sat("A10 B9 C7 D3")], absent)) == "1A 2B 3C 4D"


def test_player_without_entry_has_no_row_but_the_table_counts() -> None:
    table = standings(JAPAN, [sat("A10 B9 C7 D4")], roster("ABC"))
    assert ranked(table) == "1A 2B 3C"
    assert table.rows[0].share == Fraction(10, 30)


def test_explanation_names_the_tie_break_and_both_numbers() -> None:
    table = after("A10 C9 D9 E9", "B10 F2 G2 H2", names="ABCDEFGH")
    why = explain(table, player("A"), player("B"))
    assert isinstance(why, Explanation)
    assert (why.upper, why.lower, why.decided_by) == (player("B"), player("A"), TieBreak.TABLE_SHARE)
    assert [(step.upper, step.lower) for step in why.steps] == [
        (1, 1),
        (10, 10),
        (Fraction(10, 16), Fraction(10, 37)),
    ]
    assert why.steps[0].section == "cjp/win-declare"


def test_explanation_stops_at_the_deciding_tie_break() -> None:
    why = explain(after("A10 B9 C9 D2"), player("D"), player("A"))
    assert isinstance(why, Explanation)
    assert (why.decided_by, len(why.steps), why.upper_place, why.lower_place) == (TieBreak.WINS, 1, 1, 4)


def test_explanation_of_a_tie_has_no_deciding_tie_break() -> None:
    why = explain(after("A10 B9 C9 D2"), player("B"), player("C"))
    assert isinstance(why, Explanation)
    assert (why.decided_by, len(why.steps)) == (None, 3)
    assert all(step.upper == step.lower for step in why.steps)


@pytest.mark.parametrize(
    ("one", "other", "code", "about"),
    [("A", "A", "explain-same-player", "A"), ("A", "P", "not-ranked", "P"), ("P", "A", "not-ranked", "P")],
)
def test_explanation_needs_two_ranked_players(one: str, other: str, code: str, about: str) -> None:
    why = explain(after("A10 B9 C9 D2"), player(one), player(other))
    assert isinstance(why, Refusal)
    assert (why.code, why.params["player"]) == (code, player(about))


def test_correction_tells_whose_rank_moved__cjp_score_correction() -> None:
    changes = moved(after("A10 B9 C7 D3"), after("A10 B7 C9 D3"))
    assert changes == (RankChange(player("C"), 3, 2), RankChange(player("B"), 2, 3))


def test_leaving_the_ranking_is_a_move_too() -> None:
    before = after("A10 B9 C7 D3")
    changes = moved(before, after("A10 B9 C7 D3", ledger=out("C").ledger))
    assert changes == (RankChange(player("D"), 4, 3), RankChange(player("C"), 3, None))
    assert moved(before, before) == ()


@st.composite
def tournaments(draw: st.DrawFn) -> tuple[TableResult, ...]:
    results = []
    for _ in range(draw(st.integers(0, 5))):
        names = draw(st.permutations(NAMES[:8]))[: draw(st.integers(3, 4))]
        scores = draw(st.lists(st.integers(0, 11), min_size=len(names), max_size=len(names)))
        winner = draw(st.sampled_from([None, *range(len(names))]))
        raw = tuple(max(score, 10) if seat == winner else score for seat, score in enumerate(scores))
        seats = tuple(player(name) for name in names)
        ending = TableEnding.TIME if winner is None else TableEnding.VICTORY
        claim = TableReport(seats, raw, ending, None if winner is None else seats[winner])
        result = report(JAPAN, claim)
        assert isinstance(result, TableResult)
        results.append(result)
    return tuple(results)


TIE_BREAK_ORDERS = st.permutations(list(TieBreak)).map(tuple)


@settings(max_examples=60)
@given(tournaments(), TIE_BREAK_ORDERS, st.randoms(use_true_random=False))
def test_order_of_results_and_roster_never_matters(
    results: tuple[TableResult, ...], order: tuple[TieBreak, ...], chance: Random
) -> None:
    profile, entrants = by(*order), list(roster(NAMES[:8]))
    expected = standings(profile, results, entrants)
    shuffled = list(results)
    chance.shuffle(shuffled)
    chance.shuffle(entrants)
    assert standings(profile, shuffled, entrants) == expected


@settings(max_examples=60)
@given(tournaments(), TIE_BREAK_ORDERS)
def test_any_prefix_has_standings_and_every_two_players_an_explanation(
    results: tuple[TableResult, ...], order: tuple[TieBreak, ...]
) -> None:
    for count in range(len(results) + 1):
        table = standings(by(*order), results[:count], roster(NAMES[:8]))
        assert len(table.rows) == 8
        assert table.rows[0].place == 1
        for upper, lower in zip(table.rows, table.rows[1:], strict=False):
            why = explain(table, lower.player, upper.player)
            assert isinstance(why, Explanation)
            assert (why.decided_by is None) == (upper.place == lower.place)
            last = why.steps[-1]
            assert why.decided_by is None or (last.upper or 0) > (last.lower or 0)
