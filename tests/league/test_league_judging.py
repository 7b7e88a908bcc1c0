"""Judges, rulings, appeals and committees."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from league.ids import PlayerId
from league.judging import (
    Appealed,
    AppealMoment,
    Appointment,
    Ballot,
    JudgeRuling,
    Vote,
    appeal,
    appoint,
    cast,
    convene,
    outcome,
    rule,
)
from league.refusal import Refusal
from league.regulations import PROFILES

JAPAN, JBA = PROFILES["catan-japan"], PROFILES["backgammon-jba"]
A, B, JUDGE, DIRECTOR = PlayerId(1), PlayerId(2), PlayerId(9), PlayerId(8)
MEMBERS = [PlayerId(number) for number in (21, 22, 23, 24, 25)]
RULING = JudgeRuling(1, JUDGE, (A, B), "Was the die cocked?", "Roll again.")
APPEAL = Appealed(A, "It lay flat.")
APPEALED = replace(RULING, appealed=APPEAL)


def ruling(result: JudgeRuling | Refusal) -> JudgeRuling:
    assert isinstance(result, JudgeRuling), result
    return result


def refused(result: object) -> tuple[str, str | None]:
    assert isinstance(result, Refusal), result
    return result.code, result.section


def committee_of(count: int) -> JudgeRuling:
    return ruling(convene(JBA, APPEALED, MEMBERS[:count], [DIRECTOR]))


def voted(case: JudgeRuling, *votes: Vote) -> JudgeRuling:
    for member, vote in zip(MEMBERS, votes, strict=False):
        case = ruling(cast(case, Ballot(member, vote)))
    return case


def test_judge_does_not_play_in_the_event__cjp_judge_not_play() -> None:
    assert appoint(JAPAN, JUDGE, [A, B]) == Appointment(JUDGE)
    assert refused(appoint(JAPAN, A, [A, B])) == ("judge-plays", "cjp/judge-not-play")


def test_exception_for_a_playing_judge_needs_its_reason__cjp_judge_not_play() -> None:
    assert appoint(JAPAN, A, [A], "nobody else is here") == Appointment(A, "nobody else is here")
    assert refused(appoint(JAPAN, A, [A], "  "))[0] == "judge-plays"


def test_nobody_rules_in_the_own_case() -> None:
    assert rule(RULING) == RULING
    assert refused(rule(replace(RULING, judge=A)))[0] == "judge-own-case"
    assert refused(rule(replace(RULING, decision=" ")))[0] == "ruling-empty"


def test_ruling_is_final__cjp_judge_final() -> None:
    assert refused(appeal(JAPAN, RULING, APPEAL, AppealMoment.AT_ONCE)) == ("ruling-final", "cjp/judge-final")


def test_appeal_is_made_at_once__jbl_5_2() -> None:
    assert ruling(appeal(JBA, RULING, APPEAL, AppealMoment.AT_ONCE)).appealed == APPEAL
    assert refused(appeal(JBA, RULING, APPEAL, AppealMoment.LATER)) == ("appeal-too-late", "jbl/5.2")


def test_only_a_party_appeals_and_only_once__jbl_5_2() -> None:
    assert (
        refused(appeal(JBA, RULING, Appealed(MEMBERS[0], "?"), AppealMoment.AT_ONCE))[0] == "appeal-not-party"
    )
    assert refused(appeal(JBA, APPEALED, APPEAL, AppealMoment.AT_ONCE))[0] == "appeal-twice"


@pytest.mark.parametrize("count", [3, 5])
def test_committee_has_three_or_five_members__jbl_1_5_2(count: int) -> None:
    committee = committee_of(count).committee
    assert committee is not None
    assert len(committee.members) == count


@pytest.mark.parametrize(
    ("members", "code"),
    [
        (MEMBERS[:2], "committee-size"),
        (MEMBERS[:4], "committee-size"),
        ([*MEMBERS[:2], DIRECTOR], "committee-director"),
        ([*MEMBERS[:2], JUDGE], "committee-director"),
        ([*MEMBERS[:2], MEMBERS[0]], "committee-twice"),
        ([*MEMBERS[:2], B], "committee-party"),
    ],
)
def test_committee_without_directors_and_parties__jbl_1_5_2(members: Sequence[PlayerId], code: str) -> None:
    assert refused(convene(JBA, APPEALED, members, [DIRECTOR])) == (code, "jbl/1.5.2")


def test_committee_needs_an_appeal_and_is_convened_once() -> None:
    assert refused(convene(JBA, RULING, MEMBERS[:3], []))[0] == "no-appeal"
    assert refused(convene(JBA, committee_of(3), MEMBERS[:3], []))[0] == "committee-exists"


@pytest.mark.parametrize(
    ("count", "votes", "expected"),
    [
        (3, (Vote.UPHOLD,), None),
        (3, (Vote.UPHOLD, Vote.OVERTURN), None),
        (3, (Vote.OVERTURN, Vote.OVERTURN), Vote.OVERTURN),
        (3, (Vote.UPHOLD, Vote.OVERTURN, Vote.UPHOLD), Vote.UPHOLD),
        (5, (Vote.UPHOLD, Vote.UPHOLD), None),
        (5, (Vote.UPHOLD, Vote.OVERTURN, Vote.UPHOLD, Vote.UPHOLD), Vote.UPHOLD),
    ],
)
def test_more_than_half_of_the_committee_decides__jbl_5_2(
    count: int, votes: tuple[Vote, ...], expected: Vote | None
) -> None:
    committee = voted(committee_of(count), *votes).committee
    assert committee is not None
    assert outcome(committee) is expected


def test_members_vote_once_and_not_after_the_decision() -> None:
    case = voted(committee_of(3), Vote.UPHOLD)
    assert refused(cast(case, Ballot(MEMBERS[0], Vote.OVERTURN)))[0] == "vote-twice"
    assert refused(cast(case, Ballot(MEMBERS[4], Vote.UPHOLD)))[0] == "committee-not-member"
    assert refused(cast(RULING, Ballot(MEMBERS[0], Vote.UPHOLD)))[0] == "no-committee"
    decided = voted(committee_of(3), Vote.UPHOLD, Vote.UPHOLD)
    assert refused(cast(decided, Ballot(MEMBERS[2], Vote.UPHOLD)))[0] == "appeal-decided"
