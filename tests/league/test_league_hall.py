"""The boards of a hall: no board twice, reserved ones for whom they are reserved, nobody overtaken."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta

from hypothesis import given, settings
from hypothesis import strategies as st

from league.hall import BoardCall, ForWhom, Hall, Waiting, called, in_line, standing
from league.ids import BoardCallId, EventId, HallId, TableId

NOW = datetime(2026, 5, 1, 10, tzinfo=UTC)
OPEN, STREAMED, ACCESSIBLE = ForWhom.OPEN, ForWhom.STREAMED, ForWhom.ACCESSIBLE


def call(table: int, minute: int = 0, **more: object) -> BoardCall:
    since = NOW + timedelta(minutes=minute)
    return replace(BoardCall(BoardCallId(table), EventId(1), TableId(table), since), **more)  # type: ignore[arg-type]  # a test's shorthand


def hall(boards: int, **more: object) -> Hall:
    return replace(Hall(HallId(1), EventId(1), boards), **more)  # type: ignore[arg-type]  # a test's shorthand


def seated(of: Hall, *line: Waiting, taken: frozenset[int] = frozenset()) -> dict[int, int]:
    return {one.table_id: board for one, board in called(of, taken, line)}


def test_whoever_waits_longest_gets_the_next_free_board() -> None:
    assert seated(hall(1), Waiting(call(1, 5)), Waiting(call(2, 0))) == {2: 1}


def test_of_those_who_wait_equally_long_the_match_goes_first_for_which_the_bracket_waits_most() -> None:
    assert seated(hall(1), Waiting(call(1, priority=1)), Waiting(call(2, priority=4))) == {2: 1}


def test_boards_have_the_numbers_that_they_have_in_the_hall() -> None:
    assert seated(hall(2, first=41), Waiting(call(1)), Waiting(call(2))) == {1: 41, 2: 42}


def test_a_reserved_board_stays_free_for_whom_it_is() -> None:
    of = hall(2, streamed=(1,))
    assert seated(of, Waiting(call(1)), Waiting(call(2))) == {1: 2}
    assert seated(of, Waiting(call(1)), Waiting(call(2), STREAMED)) == {1: 2, 2: 1}


def test_a_marked_match_waits_for_its_board_and_lets_others_pass() -> None:
    of = hall(2, accessible=(2,))
    line = (Waiting(call(1, 0), ACCESSIBLE), Waiting(call(2, 1)))
    assert seated(of, *line, taken=frozenset({2})) == {2: 1}


def test_where_the_hall_has_no_board_of_the_kind_any_open_one_will_do() -> None:
    assert seated(hall(1), Waiting(call(1), ACCESSIBLE)) == {1: 1}


def test_whose_result_is_taken_back_has_the_same_board_again_if_it_is_free() -> None:
    assert seated(hall(3), Waiting(call(1), was=3)) == {1: 3}
    assert seated(hall(3), Waiting(call(1), was=3), taken=frozenset({3})) == {1: 1}


def test_of_two_who_claim_a_board_it_is_the_one_who_was_called_last() -> None:
    first = call(1, board=4, called_at=NOW)
    last = call(2, board=4, called_at=NOW + timedelta(minutes=1))
    assert standing([last, first]) == {4: last}


@dataclass
class Night:
    """Matches that open and end by chance, and the boards at which they stand."""

    of: Hall
    kinds: dict[TableId, ForWhom] = field(default_factory=dict)
    calls: dict[TableId, BoardCall] = field(default_factory=dict)
    minute: int = 0

    def opens(self, kind: ForWhom, priority: int) -> None:
        number = TableId(len(self.calls) + 1)
        self.kinds[number] = kind
        self.calls[number] = call(number, self.minute, priority=priority)

    def ends(self, which: int) -> None:
        there = sorted(one.table_id for one in self.calls.values() if one.is_called)
        if there:
            number = there[which % len(there)]
            self.calls[number] = replace(self.calls[number], left_at=NOW)

    def comes_back(self, which: int) -> None:
        """A result is taken back."""
        gone = sorted(one.table_id for one in self.calls.values() if one.left_at)
        if gone:
            number = gone[which % len(gone)]
            self.calls[number] = replace(self.calls[number], left_at=None, called_at=None)

    def settle(self) -> Mapping[TableId, int]:
        """Who is called now."""
        line = [Waiting(one, self.kinds[one.table_id], one.board) for one in in_line(self.calls.values())]
        found: dict[TableId, int] = {
            one.table_id: board for one, board in called(self.of, standing(self.calls.values()), line)
        }
        for number, board in found.items():
            at = NOW + timedelta(minutes=self.minute)
            self.calls[number] = replace(self.calls[number], board=board, called_at=at)
        return found

    def usable(self, kind: ForWhom) -> set[int]:
        kinds = self.of.kinds
        wanted = kind if kind in kinds.values() else OPEN
        return {number for number, one in kinds.items() if one is wanted}


DEEDS = st.one_of(
    st.tuples(st.just("opens"), st.sampled_from(ForWhom), st.integers(0, 5)),
    st.tuples(st.just("ends"), st.integers(0, 50)),
    st.tuples(st.just("comes_back"), st.integers(0, 50)),
)


@settings(max_examples=300, deadline=None)
@given(
    st.integers(1, 6), st.sets(st.integers(1, 6)), st.sets(st.integers(1, 6)), st.lists(DEEDS, max_size=40)
)
def test_no_board_twice_none_of_the_reserved_for_others_and_nobody_is_overtaken(
    boards: int, streamed: set[int], accessible: set[int], deeds: list[tuple[object, ...]]
) -> None:
    night = Night(hall(boards, streamed=tuple(streamed), accessible=tuple(accessible)))
    for verb, *more in deeds:
        night.minute += 1
        getattr(night, str(verb))(*more)
        stood = {number: one.board for number, one in night.calls.items() if one.is_called}
        before = {one.table_id: place for place, one in enumerate(in_line(night.calls.values()))}
        found = night.settle()
        there = [one for one in night.calls.values() if one.is_called]
        assert len({one.board for one in there}) == len(there)
        assert all(one.board in night.usable(night.kinds[one.table_id]) for one in there)
        assert all(night.calls[number].board == board for number, board in stood.items())
        free = set(night.of.kinds) - {one.board for one in there}
        for one in in_line(night.calls.values()):
            usable = night.usable(night.kinds[one.table_id])
            assert not usable & free
            assert all(
                before[other] < before[one.table_id] for other, board in found.items() if board in usable
            )
        assert night.settle() == {}
