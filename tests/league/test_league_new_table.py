"""A new table from several: fewest repeats, then fewest moved players; no table falls under the smallest size."""

from itertools import combinations, product

from hypothesis import given
from hypothesis import strategies as st

from league.ids import PlayerId, TableId
from league.seating.new_table import Leaving, NewTable, met_in, new_table

P = PlayerId
SIZES = (3, 4)


def tables(*seats: tuple[int, ...]) -> dict[TableId, tuple[PlayerId, ...]]:
    return {TableId(number): tuple(map(P, players)) for number, players in enumerate(seats, 1)}


def test_two_tables_of_four_give_their_last_players() -> None:
    found = new_table(tables((1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12)), [P(13)], (), SIZES)
    assert found == NewTable((Leaving(TableId(3), P(12)), Leaving(TableId(2), P(8))), 0)


def test_whoever_has_met_stays_where_they_are() -> None:
    met = met_in([[[P(12), P(8), P(7)], [P(13), P(11), P(10), P(9)]]])
    found = new_table(tables((5, 6, 7, 8), (9, 10, 11, 12)), [P(13)], met, SIZES)
    assert found == NewTable((Leaving(TableId(2), P(12)), Leaving(TableId(1), P(6))), 0)


def test_two_who_come_late_need_one_more_and_three_none() -> None:
    found = new_table(tables((1, 2, 3, 4)), [P(5), P(6)], (), SIZES)
    assert found is not None
    assert [one.player for one in found.moved] == [4]
    assert new_table(tables((1, 2, 3)), [P(4), P(5), P(6)], {(P(4), P(5))}, SIZES) == NewTable((), 1)


def test_tables_of_the_smallest_size_spare_nobody_and_too_many_need_more_than_one_table() -> None:
    assert new_table(tables((1, 2, 3), (4, 5, 6, 7)), [P(8)], (), SIZES) is None
    assert new_table(tables((1, 2, 3, 4)), [], (), SIZES) is None
    assert new_table(tables((1, 2, 3, 4)), [P(n) for n in range(5, 10)], (), SIZES) is None


@given(
    st.lists(st.sampled_from((3, 4)), min_size=1, max_size=5),
    st.integers(1, 3),
    st.sets(
        st.tuples(st.integers(1, 22), st.integers(1, 22)).filter(lambda two: two[0] < two[1]), max_size=80
    ),
)
def test_no_other_choice_is_better(sizes: list[int], late: int, met: set[tuple[int, int]]) -> None:
    """Held against all choices of all sizes."""
    numbers = iter(range(1, 100))
    seats = tables(*(tuple(next(numbers) for _ in range(size)) for size in sizes))
    coming = [P(next(numbers)) for _ in range(late)]
    found = new_table(seats, coming, met, SIZES)  # type: ignore[arg-type]
    spare = [[*players, None] for players in seats.values() if len(players) > 3]
    every = [[*coming, *(player for player in picked if player is not None)] for picked in product(*spare)]
    worth = [
        (sum(tuple(sorted(two)) in met for two in combinations(table, 2)), len(table))
        for table in every
        if len(table) in SIZES
    ]
    if found is None:
        assert not worth
    else:
        assert (found.repeats, late + len(found.moved)) == min(worth)
        assert len({one.table for one in found.moved}) == len(found.moved)
