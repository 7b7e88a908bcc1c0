"""Deeds of judges and of those who call them."""

from league.judging import Vote
from league.refusal import Refusal
from league.round import OPEN_TABLE, Table
from tests.walks.pick import Pick, number_of
from tests.walks.world import JUDGE, PLAYERS
from usecases.judge import appeal, call, committee, going, rule
from usecases.judge.appeal import AppealRuling
from usecases.judge.committee import CommitteeMember, ConveneCommittee


def convene(pick: Pick) -> object:
    """Three members are to vote."""
    users = pick.chance.sample((*PLAYERS, 1, 3), 3)
    members = tuple(CommitteeMember(user, f"U{user}") for user in users)
    command = pick.command(ConveneCommittee, "judge", {"members": members})
    return command, pick.world.do(committee.convene_committee, command)


def vote(pick: Pick) -> object:
    """A member votes."""
    called = pick.one([one for one in pick.facts.calls if one.committee], None)
    user = pick.one(getattr(called, "committee", ()), 1001)
    command = committee.CastVote(pick.world.caller(user), number_of(called), pick.chance.choice(list(Vote)))
    return command, pick.world.do(committee.cast_vote, command)


def call_from_table(
    pick: Pick, table: Table | None = None
) -> tuple[call.CallJudge, call.JudgeCalled | Refusal]:
    """A player calls a judge to their table."""
    table = table or pick.any_table()
    command = call.CallJudge(pick.at_table(table), "May I?", number_of(table))
    return command, pick.world.do(call.call_judge, command)


def judged(pick: Pick) -> object:
    """A player calls a judge, who comes and rules; another player appeals, and a committee is named.

    Mostly at a table that is still played: elsewhere it is too late for an appeal.
    """
    played = [table for table in pick.facts.tables[-6:] if table.status in OPEN_TABLE]
    asked = call_from_table(pick, pick.one(played, None))
    called = asked[1]
    if isinstance(called, Refusal) or called.table is None:
        return asked
    number, judge = called.call.id, pick.world.caller(JUDGE)
    pick.world.do(going.go_to_call, going.GoToCall(judge, number))
    ruled = pick.world.do(rule.rule_call, rule.RuleCall(pick.world.caller(JUDGE), number, "No"))
    appealed = pick.world.do(
        appeal.appeal_ruling, AppealRuling(pick.at_table(called.table), number, "Unfair")
    )
    others = pick.chance.sample(PLAYERS, 3)
    members = tuple(CommitteeMember(user, f"U{user}") for user in others)
    named = ConveneCommittee(pick.caller("judge"), number, members)
    return asked, ruled, appealed, pick.world.do(committee.convene_committee, named)
