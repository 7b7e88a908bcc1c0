"""A season: what each event brings, how many count, and that a champion gains most."""

from dataclasses import replace
from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from league.ids import EventId
from league.refusal import Refusal
from league.standings import SeasonEvent, SeasonMeasure, SeasonRules, season
from tests.league.test_league_standings import NAMES, after, out, player


def test_season_counts_the_best_n_events() -> None:
    events = [
        SeasonEvent(EventId(number), after(text))
        for number, text in enumerate(("A10 B9 C9 D2", "B10 A3 C9 D2", "A9 B8 C9 D2"), 1)
    ]
    rows = season(SeasonRules(measure=SeasonMeasure.POINTS, best=2), events)
    assert not isinstance(rows, Refusal)
    assert [(row.place, NAMES[row.player - 1], int(row.total)) for row in rows] == [
        (1, "A", 19),
        (1, "B", 19),
        (3, "C", 18),
        (4, "D", 4),
    ]
    assert [score.event for score in rows[0].discarded] == [EventId(2)]


def test_season_awards_are_split_among_the_tied() -> None:
    awards = tuple(Fraction(n) for n in (10, 6, 3))
    rows = season(SeasonRules(best=1), [SeasonEvent(EventId(1), after("A10 B9 C9 D2"), awards)])
    assert not isinstance(rows, Refusal)
    assert [row.total for row in rows] == [10, Fraction(9, 2), Fraction(9, 2), 0]
    assert [row.place for row in rows] == [1, 2, 2, 4]


def test_the_last_place_brings_a_point_though_somebody_above_never_played() -> None:
    table = after("A10 B9 C7 D2")
    absent = (replace(row, played=0) if row.player == player("C") else row for row in table.rows)
    event = SeasonEvent(EventId(1), replace(table, rows=tuple(absent)))
    rows = season(SeasonRules(), [event])
    assert not isinstance(rows, Refusal)
    assert [(NAMES[row.player - 1], int(row.total)) for row in rows] == [("A", 4), ("B", 3), ("D", 1)]


def test_disqualified_player_gets_nothing_for_the_season() -> None:
    rows = season(
        SeasonRules(best=1), [SeasonEvent(EventId(1), after("A10 B9 C7 D2", ledger=out("A").ledger))]
    )
    assert not isinstance(rows, Refusal)
    assert player("A") not in {row.player for row in rows}


def test_an_event_counts_once_in_a_season() -> None:
    event = SeasonEvent(EventId(1), after("A10 B9 C9 D2"))
    refusal = season(SeasonRules(), [event, event])
    assert isinstance(refusal, Refusal)
    assert refusal.code == "season-event-twice"


@given(
    st.lists(st.permutations("ABCD"), min_size=1, max_size=5),
    st.integers(0, 4),
    st.integers(0, 4),
    st.integers(0, 5),
)
def test_a_champion_gains_most_in_each_event_and_no_more_events_count_than_the_rules_say(
    orders: list[list[str]], best: int, drop: int, participation: int
) -> None:
    """Whatever the rules, the better place in an event never brings less, and everybody is counted alike."""
    scores = (10, 8, 6, 4)
    events = [
        SeasonEvent(
            EventId(number),
            after(" ".join(f"{who}{score}" for who, score in zip(order, scores, strict=True))),
        )
        for number, order in enumerate(orders, 1)
    ]
    rules = SeasonRules(best=best, drop_worst=drop, participation=participation)
    rows = season(rules, events)
    assert not isinstance(rows, Refusal)
    brought = [score for row in rows for score in (*row.counted, *row.discarded)]
    for event in events:
        points = {score.place: score.points for score in brought if score.event == event.event}
        assert [points[place] for place in (1, 2, 3, 4)] == [4 + participation - n for n in range(4)]
    assert {len(row.counted) for row in rows} == {rules.counted(len(events))}
    assert rules.counted(len(events)) == max(1, min(best or len(events), len(events) - drop))
