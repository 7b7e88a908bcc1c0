"""A ladder: whoever beats somebody above takes that place; challenges and neighbours meet."""

from hypothesis import given
from hypothesis import strategies as st

from league.ids import PlayerId
from league.ladder import climbed, in_reach, matches, on_ladder
from league.regulations import PROFILES
from league.results import TableEnding, TableReport, TableResult, report, walkover
from league.standings import Entrant, EntrantStatus, Explanation, explain, standings

RIVALS = PROFILES["rivals"]
FIVE = tuple(PlayerId(number) for number in range(1, 6))


def won(winner: int, loser: int) -> TableResult:
    """A match that was played."""
    found = report(RIVALS, TableReport((PlayerId(winner), PlayerId(loser)), (7, 3), TableEnding.VICTORY))
    assert isinstance(found, TableResult)
    return found


def ladder_after(*results: TableResult, out: tuple[int, ...] = ()) -> list[int]:
    """The ladder of five, with those who left behind it."""
    roster = [
        Entrant(player, EntrantStatus.DROPPED if player in out else EntrantStatus.ACTIVE) for player in FIVE
    ]
    ranking = on_ladder(standings(RIVALS, results, roster), FIVE, results, {})
    assert [row.place for row in ranking.rows] == list(range(1, len(ranking.rows) + 1))
    return [row.player for row in ranking.rows]


def test_whoever_beats_somebody_above_takes_that_place_and_all_between_move_down() -> None:
    assert ladder_after(won(4, 2)) == [1, 4, 2, 3, 5]


def test_the_ladder_explains_its_order_and_not_by_wins() -> None:
    results = (won(5, 4), won(2, 5))
    ranking = on_ladder(standings(RIVALS, results, [Entrant(player) for player in FIVE]), FIVE, results, {})
    why = explain(ranking, PlayerId(1), PlayerId(2))
    assert isinstance(why, Explanation)
    assert (why.upper, why.ladder, why.decided_by, why.steps) == (1, True, None, ())


def test_whoever_beats_somebody_below_stays() -> None:
    assert ladder_after(won(2, 4)) == [1, 2, 3, 4, 5]


def test_the_matches_count_in_their_order() -> None:
    assert ladder_after(won(3, 1), won(2, 3)) == [2, 3, 1, 4, 5]
    assert ladder_after(won(2, 3), won(3, 1)) == [3, 1, 2, 4, 5]


def test_a_walkover_moves_the_ladder_and_whoever_left_stands_below_it() -> None:
    given_up = walkover(RIVALS, PlayerId(5), [PlayerId(1)])
    assert isinstance(given_up, TableResult)
    assert ladder_after(given_up, out=(1,)) == [5, 2, 3, 4, 1]


def test_whoever_plays_on_for_another_stands_where_that_one_stood() -> None:
    roster = [Entrant(player) for player in (*FIVE[1:], PlayerId(9))]
    ranking = on_ladder(standings(RIVALS, [], roster), (*FIVE, PlayerId(9)), [], {PlayerId(1): PlayerId(9)})
    assert [row.player for row in ranking.rows] == [9, 2, 3, 4, 5]


def test_a_challenge_reaches_so_many_places_up_and_nobody_who_has_a_match() -> None:
    assert in_reach(FIVE, PlayerId(5), ()) == (4, 3, 2)
    assert in_reach(FIVE, PlayerId(5), {PlayerId(3)}) == (4, 2)
    assert in_reach(FIVE, PlayerId(1), ()) == ()
    assert in_reach(FIVE, PlayerId(5), {PlayerId(5)}) == ()


def test_neighbours_meet_and_in_every_other_round_the_others() -> None:
    assert matches(FIVE, 1, {}) == ((1, 2), (3, 4))
    assert matches(FIVE, 2, {}) == ((2, 3), (4, 5))
    assert matches(FIVE[:2], 2, {}) == ((1, 2),)


def test_a_challenge_is_a_match_and_the_others_meet_their_neighbours() -> None:
    assert matches(FIVE, 1, {PlayerId(4): PlayerId(1)}) == ((1, 4), (2, 3))


def test_of_two_challenges_to_one_player_the_nearer_counts() -> None:
    found = matches(FIVE, 1, {PlayerId(4): PlayerId(2), PlayerId(3): PlayerId(2)})
    assert found[0] == (2, 3)


def test_who_has_passed_the_challenged_one_or_is_too_far_away_meets_a_neighbour() -> None:
    assert matches(FIVE, 1, {PlayerId(1): PlayerId(4)}) == matches(FIVE, 1, {})
    assert matches(FIVE, 1, {PlayerId(5): PlayerId(1)}) == matches(FIVE, 1, {})


_PLAYERS = st.integers(2, 12).map(lambda count: tuple(PlayerId(number) for number in range(1, count + 1)))


@given(_PLAYERS, st.integers(1, 9), st.dictionaries(st.integers(1, 12), st.integers(1, 12)))
def test_nobody_plays_twice_in_a_round_and_of_two_players_at_most_one_is_left_over(
    players: tuple[PlayerId, ...], number: int, said: dict[int, int]
) -> None:
    challenges = {PlayerId(one): PlayerId(other) for one, other in said.items()}
    found = matches(players, number, challenges)
    seated = [player for pair in found for player in pair]
    assert len(seated) == len(set(seated))
    assert set(seated) <= set(players)
    assert len(players) - len(seated) <= 2
    assert all(players.index(above) < players.index(below) for above, below in found)


@given(_PLAYERS, st.lists(st.tuples(st.integers(1, 12), st.integers(1, 12)), max_size=20))
def test_nobody_is_lost_and_only_the_winner_moves_up(
    players: tuple[PlayerId, ...], games: list[tuple[int, int]]
) -> None:
    ladder = players
    for winner, loser in games:
        if winner == loser:
            continue
        after = climbed(ladder, [won(winner, loser)])
        assert sorted(after) == sorted(ladder)
        assert all(after.index(player) >= ladder.index(player) for player in ladder if player != winner)
        ladder = after
