"""Whether a game by post counts at its league's table, and why it is held."""

from dataclasses import replace

import pytest

from league.by_post import HeldFor, HoldFacts, HoldKind, counts, why_held
from league.round import TableStatus

ON = HoldFacts(
    has_begun=True, is_over=False, table=TableStatus.PLAYING, is_event_off=False, holds=frozenset()
)
ALONE = replace(ON, table=None)
HELD = frozenset({HoldKind.JUDGE, HoldKind.AWAY})


@pytest.mark.parametrize(
    ("facts", "why"),
    [
        (ON, HeldFor.NOTHING),
        (replace(ON, table=TableStatus.FINAL, holds=HELD), HeldFor.DECIDED),
        (replace(ON, holds=HELD), HeldFor.JUDGE),
        (replace(ALONE, holds=frozenset({HoldKind.AWAY})), HeldFor.AWAY),
        (replace(ON, table=TableStatus.CANCELLED), HeldFor.NOTHING),
        (replace(ON, table=TableStatus.FINAL, is_event_off=True), HeldFor.NOTHING),
        (replace(ON, table=TableStatus.FINAL, holds=frozenset({HoldKind.ANEW})), HeldFor.NOTHING),
        (replace(ON, table=TableStatus.FINAL, is_over=True, holds=HELD), HeldFor.NOTHING),
    ],
)
def test_a_game_that_is_on_stands_for_its_result_then_for_a_judge_then_for_the_bot(
    facts: HoldFacts, why: HeldFor
) -> None:
    """What counts for no table is held by none: its players may finish it."""
    assert why_held(facts) is why


@pytest.mark.parametrize(
    ("facts", "is_off"),
    [
        (ON, False),
        (ALONE, False),
        (replace(ON, table=TableStatus.FINAL), True),
        (replace(ON, table=TableStatus.CANCELLED), True),
        (replace(ON, is_event_off=True), True),
        (replace(ON, holds=frozenset({HoldKind.VOIDED})), True),
    ],
)
def test_a_game_that_has_not_begun_is_off_once_its_table_needs_it_no_more(
    facts: HoldFacts, *, is_off: bool
) -> None:
    assert (why_held(replace(facts, has_begun=False)) is HeldFor.OFF) is is_off


@pytest.mark.parametrize("put_away", [HoldKind.VOIDED, HoldKind.ANEW])
def test_a_game_counts_as_long_as_its_table_stands_and_is_its_own(put_away: HoldKind) -> None:
    over = replace(ON, is_over=True)
    assert counts(ON)
    assert not counts(ALONE)
    assert not any(counts(replace(one, table=TableStatus.CANCELLED)) for one in (ON, over))
    assert not any(counts(replace(one, holds=frozenset({put_away}))) for one in (ON, over))
    assert not any(counts(replace(one, is_event_off=True)) for one in (ON, over))
