"""The ledger of penalties: a ladder that suggests, a judge who decides, and nothing that gets lost."""

from dataclasses import replace

import pytest

from league.ids import PlayerId, RoundId, SectionId, TableId
from league.penalties import (
    NO_PENALTIES,
    Imposed,
    Offence,
    PenaltyLedger,
    Revocation,
    Revoked,
    disqualified,
    disqualify,
    impose,
    is_disqualified,
    revoke,
    standing_penalties,
    suggestion,
    warn,
)
from league.refusal import Refusal
from league.regulations import PROFILES, PenaltyKind

JAPAN, JBA = PROFILES["catan-japan"], PROFILES["backgammon-jba"]
A, B, JUDGE = PlayerId(1), PlayerId(2), PlayerId(9)
OFFENCE = Offence(A, JUDGE, "gave wool away", SectionId("cjp/trade-no-gift"), TableId(4), RoundId(2))


def imposed(result: Imposed | Refusal) -> Imposed:
    assert isinstance(result, Imposed), result
    return result


def warned(times: int = 1) -> PenaltyLedger:
    ledger = NO_PENALTIES
    for _ in range(times):
        ledger = imposed(warn(JAPAN, ledger, OFFENCE)).ledger
    return ledger


def revoked(ledger: PenaltyLedger, number: int) -> PenaltyLedger:
    result = revoke(ledger, number, Revocation(JUDGE, "seen on video"))
    assert isinstance(result, Revoked)
    return result.ledger


def test_reason_section_table_and_round_are_recorded() -> None:
    entry = imposed(warn(JAPAN, NO_PENALTIES, OFFENCE))
    assert (entry.penalty.number, entry.penalty.kind, entry.penalty.offence) == (
        1,
        PenaltyKind.WARNING,
        OFFENCE,
    )
    assert entry.ledger.penalties == (entry.penalty,)


def test_warning_is_followed_by_disqualification__cjp_penalty_levels() -> None:
    assert suggestion(JAPAN, NO_PENALTIES, A) is PenaltyKind.WARNING
    assert suggestion(JAPAN, warned(), A) is PenaltyKind.DISQUALIFICATION
    assert suggestion(JAPAN, warned(), B) is PenaltyKind.WARNING


def test_slow_play_is_warned_then_costs_a_point__jbl_4_5_1() -> None:
    assert suggestion(JBA, warned(), A) is PenaltyKind.POINT


def test_ladder_only_suggests_and_the_judge_decides() -> None:
    assert imposed(warn(JAPAN, warned(), OFFENCE)).penalty.number == 2
    assert is_disqualified(imposed(disqualify(JAPAN, NO_PENALTIES, OFFENCE)).ledger, A)


def test_ladder_ends_with_disqualification() -> None:
    assert suggestion(JAPAN, imposed(disqualify(JAPAN, warned(), OFFENCE)).ledger, A) is None


def test_no_refund_is_stated_with_a_disqualification__cjp_dq_no_refund() -> None:
    assert imposed(disqualify(JAPAN, NO_PENALTIES, OFFENCE)).no_refund == "cjp/dq-no-refund"
    assert imposed(warn(JAPAN, NO_PENALTIES, OFFENCE)).no_refund is None
    assert imposed(disqualify(JBA, NO_PENALTIES, OFFENCE)).no_refund is None


def test_revoked_penalty_stays_listed_but_counts_no_more() -> None:
    ledger = revoked(warned(), 1)
    assert len(ledger.penalties) == 1
    assert standing_penalties(ledger, A) == ()
    assert suggestion(JAPAN, ledger, A) is PenaltyKind.WARNING


def test_only_the_revoked_one_of_several_goes() -> None:
    ledger = imposed(disqualify(JAPAN, warned(2), OFFENCE)).ledger
    assert disqualified(revoked(ledger, 1)) == {A}
    assert disqualified(revoked(ledger, 3)) == frozenset()
    assert [penalty.number for penalty in standing_penalties(revoked(ledger, 2), A)] == [1, 3]


@pytest.mark.parametrize(
    ("kind", "offence", "ledger", "code"),
    [
        (PenaltyKind.POINT, OFFENCE, NO_PENALTIES, "penalty-not-in-profile"),
        (PenaltyKind.WARNING, replace(OFFENCE, reason="  "), NO_PENALTIES, "penalty-reason-missing"),
        (PenaltyKind.WARNING, replace(OFFENCE, judge=A), NO_PENALTIES, "penalty-own"),
        (
            PenaltyKind.WARNING,
            OFFENCE,
            imposed(disqualify(JAPAN, NO_PENALTIES, OFFENCE)).ledger,
            "already-disqualified",
        ),
    ],
)
def test_wrong_penalties_are_refused(
    kind: PenaltyKind, offence: Offence, ledger: PenaltyLedger, code: str
) -> None:
    result = impose(JAPAN, ledger, kind, offence)
    assert isinstance(result, Refusal)
    assert result.code == code


@pytest.mark.parametrize(
    ("ledger", "number", "reason", "code"),
    [
        (NO_PENALTIES, 1, "why", "no-such-penalty"),
        (warned(), 0, "why", "no-such-penalty"),
        (revoked(warned(), 1), 1, "why", "already-revoked"),
        (warned(), 1, " ", "revocation-reason-missing"),
    ],
)
def test_wrong_revocations_are_refused(ledger: PenaltyLedger, number: int, reason: str, code: str) -> None:
    result = revoke(ledger, number, Revocation(JUDGE, reason))
    assert isinstance(result, Refusal)
    assert result.code == code
