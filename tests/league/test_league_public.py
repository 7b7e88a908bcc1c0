"""What counts in public: of a round all of its results or none, of a bracket each final one."""

from dataclasses import replace
from datetime import UTC, datetime

from hypothesis import given
from hypothesis import strategies as st

from league.ids import EventId, PlayerId, ResultId, RoundId, TableId
from league.reporting import ReportedResult, ReportKind, ReportState
from league.round import Round, RoundStatus, Table
from league.standings.public import counting_tables, disputed_among

_STATES = st.none() | st.sampled_from([ReportState.REPORTED, ReportState.DISPUTED, ReportState.FINAL])
_ROUNDS = st.lists(
    st.tuples(st.sampled_from([RoundStatus.RUNNING, RoundStatus.FINISHED]), st.lists(_STATES, max_size=4)),
    max_size=4,
)
Laid = tuple[list[Round], list[Table], dict[TableId, ReportedResult]]


def result(table: TableId, state: ReportState) -> ReportedResult:
    players = (PlayerId(table * 2), PlayerId(table * 2 + 1))
    at = datetime(2026, 5, 1, tzinfo=UTC)
    report = ReportKind.REPORT
    return ReportedResult(ResultId(table), table, 1, report, state, players, (7, 3), False, players[0], 1, at)


def laid(drawn: list[tuple[RoundStatus, list[ReportState | None]]]) -> Laid:
    rounds, tables, reported = [], [], {}
    for number, (status, states) in enumerate(drawn, 1):
        rounds.append(Round(RoundId(number), EventId(1), number, status=status))
        for place, state in enumerate(states, 1):
            table = Table(
                TableId(number * 10 + place), EventId(1), RoundId(number), place, (PlayerId(1), PlayerId(2))
            )
            tables.append(table)
            if state is not None:
                reported[table.id] = result(table.id, state)
    return rounds, tables, reported


@given(_ROUNDS)
def test_of_a_round_all_results_count_or_none__house(
    drawn: list[tuple[RoundStatus, list[ReportState | None]]],
) -> None:
    rounds, tables, reported = laid(drawn)
    counting = counting_tables(rounds, tables, reported, frozenset())
    for round_ in rounds:
        having = {table.id for table in tables if table.round_id == round_.id and table.id in reported}
        assert counting & having in (frozenset(), having)


@given(_ROUNDS)
def test_a_disputed_result_counts_only_in_a_round_that_is_over_and_is_marked__house(
    drawn: list[tuple[RoundStatus, list[ReportState | None]]],
) -> None:
    rounds, tables, reported = laid(drawn)
    counting = counting_tables(rounds, tables, reported, frozenset())
    over = {round_.id for round_ in rounds if round_.status is RoundStatus.FINISHED}
    disputed = {
        table.id for table in tables if table.id in counting and reported[table.id].state == "disputed"
    }
    assert disputed <= {table.id for table in tables if table.round_id in over}
    assert disputed_among(counting, reported) == disputed


def test_a_round_in_which_all_have_reported_counts_before_it_is_final__house() -> None:
    rounds, tables, reported = laid([(RoundStatus.RUNNING, [ReportState.REPORTED, ReportState.FINAL])])
    assert counting_tables(rounds, tables, reported, frozenset()) == {11, 12}
    without = {TableId(11): reported[TableId(11)]}
    assert counting_tables(rounds, tables, without, frozenset()) == frozenset()


def test_a_match_of_a_bracket_counts_once_it_is_final__house() -> None:
    rounds, tables, reported = laid(
        [(RoundStatus.RUNNING, [ReportState.REPORTED, ReportState.FINAL, ReportState.DISPUTED, None])]
    )
    assert counting_tables(rounds, tables, reported, frozenset({RoundId(1)})) == {12}


def test_a_round_that_owes_a_result_takes_none_from_an_earlier_one__house() -> None:
    rounds, tables, reported = laid(
        [(RoundStatus.FINISHED, [ReportState.FINAL] * 2), (RoundStatus.RUNNING, [None])]
    )
    assert counting_tables(rounds, tables, reported, frozenset()) == {11, 12}
    corrected = {**reported, TableId(11): replace(reported[TableId(11)], number=2)}
    assert counting_tables(rounds, tables, corrected, frozenset()) == {11, 12}
