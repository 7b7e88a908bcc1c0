"""Calls to a judge, rulings, appeals and committees, penalties: what stops, who decides, who is told."""

from datetime import timedelta

import pytest

from data.records import CallStatus, JudgeCall
from league.judging import Vote
from league.regulations import PenaltyKind
from league.round import Table
from tests.support.event_run import JUDGE, JUDGE_ROLE, ORGANIZER, OUTSIDER, PLAYERS, EventRun, Member, code
from usecases.league_state import standings_of
from usecases.penalty.disqualify import (
    ConfirmDisqualification,
    DisqualificationAsked,
    ask_disqualification,
    confirm_disqualification,
)
from usecases.penalty.impose import ImposePenalty

BACKGAMMON = {"profile": "backgammon-jba", "points": 5}
WHY = {"section": "cjp/manners-penalty", "reason": "Shouted at the table"}


def calls(run: EventRun) -> tuple[JudgeCall, ...]:
    found: tuple[JudgeCall, ...] = run.read(lambda uow: uow.calls.find(event_id=run.event.id))
    return found


def table_of(run: EventRun, **options: object) -> tuple[Table, list[Member]]:
    """A table that plays, and who sits there."""
    run.running(8, **options)
    table = run.tables()[0]
    return table, run.at_table(table)


def stands(run: EventRun, number: int = 1) -> bool:
    """Whether a table's clock stands still."""
    return run.clock(run.tables()[number - 1]).paused_at is not None


def others(seated: list[Member]) -> list[Member]:
    return [one for one in PLAYERS[:8] if one not in seated]


# Calls


def test_a_call_stops_its_tables_clock_until_the_ruling_gives_the_time_back__cjp_call_judge__cjp_pause_time(
    run: EventRun,
) -> None:
    table, seated = table_of(run)
    called = run.done(seated[0], "judge call", question="May I build twice?")
    assert called.paused
    assert (stands(run), stands(run, 2)) == (True, False)
    (told,) = run.notices(place="judges")
    assert told.text == "notice-judge-called-role"
    assert "notice-call-paused" in run.told("thread")
    run.later(120)
    ruled = run.done(JUDGE, "judge rule", call=1, ruling="Yes, if you pay", section="cjp/judge-final")
    assert (ruled.final, ruled.resumed, stands(run)) == (True, True, False)
    assert run.clock(table).paused_total == timedelta(seconds=120)
    assert run.told("thread")[-1] == "notice-ruled-final"
    assert run.audited()[-1] == "judge-ruled"


def test_a_ruling_does_not_start_a_clock_that_was_paused_by_hand(run: EventRun) -> None:
    _, seated = table_of(run)
    run.done(JUDGE, "round pause", table=1)
    run.later(30)
    run.done(seated[0], "judge call", question="May I build twice?")
    assert not run.done(JUDGE, "judge rule", call=1, ruling="No").resumed
    assert stands(run)


def test_time_runs_on_only_when_no_call_of_the_table_is_left(run: EventRun) -> None:
    _, seated = table_of(run)
    for who in seated[:2]:
        run.done(who, "judge call", question="?")
    run.done(JUDGE, "judge rule", call=1, ruling="No")
    assert stands(run)
    run.done(JUDGE, "judge rule", call=2, ruling="Yes")
    assert not stands(run)


def test_a_ruling_is_taken_back_and_given_anew(run: EventRun) -> None:
    _, seated = table_of(run)
    run.done(seated[0], "judge call", question="First?")
    run.done(JUDGE, "judge rule", call=1, ruling="Slip")
    assert run.refused(JUDGE, "judge rule", call=1, ruling="Other") == "call-settled"
    run.take_back()
    assert calls(run)[0].status is CallStatus.OPEN
    run.done(JUDGE, "judge rule", call=1, ruling="Right")
    assert calls(run)[0].ruling == "Right"


def test_only_the_table_and_judges_call_and_each_asks_one_question_at_a_time(run: EventRun) -> None:
    _, seated = table_of(run)
    stranger = others(seated)[0]
    assert run.refused(stranger, "judge call", question="Me too?", table=1) == "not-at-table"
    assert calls(run) == ()
    run.done(seated[0], "judge call", question="First?")
    assert run.refused(seated[0], "judge call", question="First?") == "judge-called-already"
    assert run.refused(seated[1], "judge call", question="?", table=9) == "no-such-table"
    run.done(JUDGE, "judge call", question="Slow play", table=2)
    assert len(calls(run)) == 2


def test_a_question_without_a_table_is_answered_in_private(run: EventRun) -> None:
    table_of(run)
    run.done(OUTSIDER, "judge call", question="When is the break?")
    run.done(JUDGE, "judge rule", call=1, ruling="After round 2")
    assert [one.params["ruling"] for one in run.letters(OUTSIDER)] == ["After round 2"]


def test_players_cannot_rule_and_unknown_calls_and_sections_are_refused(run: EventRun) -> None:
    _, seated = table_of(run)
    run.done(seated[0], "judge call", question="First?")
    assert run.refused(seated[0], "judge rule", call=1, ruling="I win") == "needs-judge"
    assert run.refused(JUDGE, "judge rule", call=9, ruling="No") == "no-such-call"
    assert run.refused(JUDGE, "judge rule", call=1, ruling="No", section="abc/1") == "no-such-section"
    assert calls(run)[0].status is CallStatus.OPEN


def test_a_judge_does_not_rule_on_his_own_table__cjp_judge_not_play(run: EventRun) -> None:
    run.event_with(7)
    run.done(ORGANIZER, "signup add", member=JUDGE)
    run.next_round()
    run.done(ORGANIZER, "round start")
    run.done(JUDGE, "judge call", question="First?")
    for override in ("", "Nobody else"):
        refused = run.refused(JUDGE, "judge rule", call=1, ruling="I win", override=override)
        assert refused == "judge-own-case"


def test_a_judge_who_plays_needs_a_reason_to_penalise__cjp_judge_not_play(run: EventRun) -> None:
    run.running()
    run.done(ORGANIZER, "signup add", member=JUDGE)
    player = run.player(PLAYERS[0])
    assert run.refused(JUDGE, "penalty warn", player=player, **WHY) == "judge-plays"
    assert run.penalties() == ()
    run.done(JUDGE, "penalty warn", player=player, exception="Only judge here", **WHY)
    assert "Only judge here" in str(run.lines()[0].params)


# Appeals


def test_where_the_judge_is_final_there_is_no_appeal__cjp_judge_final(run: EventRun) -> None:
    _, seated = table_of(run)
    run.done(seated[0], "judge call", question="First?")
    assert run.refused(seated[0], "judge appeal", call=1, ground="Unfair") == "call-not-ruled"
    run.done(JUDGE, "judge rule", call=1, ruling="No")
    assert run.refused(seated[0], "judge appeal", call=1, ground="Unfair") == "ruling-final"


def appealed(run: EventRun) -> list[Member]:
    """A ruling at a backgammon table that one of its players has appealed: who sits there."""
    _, seated = table_of(run, **BACKGAMMON)
    run.done(seated[0], "judge call", question="Was the cube dead?")
    run.done(JUDGE, "judge rule", call=1, ruling="Yes")
    run.done(seated[0], "judge appeal", call=1, ground="It was in play")
    return seated


def test_an_appeal_pings_the_judges(run: EventRun) -> None:
    appealed(run)
    (told,) = run.notices(text="notice-appealed")
    assert told.params["role"] == {"role": JUDGE_ROLE}


def test_a_committee_of_three_decides_on_an_appeal__jbl_5_2(run: EventRun) -> None:
    members = others(appealed(run))[-3:]
    run.done(JUDGE, "judge committee", call=1, members=members)
    for member in members:
        (asked,) = run.letters(member)
        assert (asked.text, len(asked.buttons)) == ("notice-committee", 2)
    for member, vote in zip(members, (Vote.OVERTURN, Vote.UPHOLD, Vote.OVERTURN), strict=True):
        cast = run.done(member, "judge vote", call=1, vote=vote)
    assert cast.decided is Vote.OVERTURN
    assert (calls(run)[0].status, calls(run)[0].outcome) == (CallStatus.DECIDED, "overturn")
    assert run.audited()[-4:] == ["judge-committee", "judge-voted", "judge-voted", "judge-voted"]


def test_who_sits_on_a_committee_and_votes__jbl_1_5_2(run: EventRun) -> None:
    seated = appealed(run)
    a, b, c, d = others(seated)[:4]
    for members, refused in (
        ((a, b, c, d), "committee-size"),
        ((a, b, JUDGE), "committee-director"),
        ((a, b, ORGANIZER), "committee-director"),
        ((a, b, seated[0]), "committee-party"),
        ((a, b, b), "committee-twice"),
    ):
        assert run.refused(JUDGE, "judge committee", call=1, members=members) == refused
    assert run.refused(a, "judge committee", call=1, members=(a, b, c)) == "needs-judge"
    run.done(JUDGE, "judge committee", call=1, members=(a, b, c))
    assert run.refused(JUDGE, "judge committee", call=1, members=(a, b, d)) == "committee-exists"
    assert run.refused(d, "judge vote", call=1, vote=Vote.UPHOLD) == "committee-not-member"
    run.done(a, "judge vote", call=1, vote=Vote.UPHOLD)
    assert run.refused(a, "judge vote", call=1, vote=Vote.UPHOLD) == "vote-twice"


def test_an_appeal_is_made_at_once_and_by_a_party__jbl_5_2(run: EventRun) -> None:
    _, seated = table_of(run, **BACKGAMMON)
    run.done(seated[0], "judge call", question="First?")
    run.done(JUDGE, "judge rule", call=1, ruling="No")
    stranger = others(seated)[0]
    assert run.refused(stranger, "judge appeal", call=1, ground="Unfair") == "appeal-not-party"
    run.done(seated[0], "judge call", question="Second?")
    assert run.refused(seated[0], "judge appeal", call=1, ground="Unfair") == "appeal-too-late"


# Penalties


def test_a_penalty_records_round_and_table_and_is_told_once_with_its_number(run: EventRun) -> None:
    run.running()
    player = run.player(PLAYERS[0])
    imposed = run.done(JUDGE, "penalty warn", player=player, **WHY)
    assert (imposed.number, imposed.coming) == (1, PenaltyKind.DISQUALIFICATION)
    (penalty,) = run.penalties()
    assert penalty.round_number == 1
    assert player in run.seats()[penalty.table_number - 1]
    (told,) = run.letters(PLAYERS[0])
    assert told.text == "notice-penalty-warning"
    assert run.notices(place="announcements") == []
    run.done(JUDGE, "penalty warn", player=player, public=True, **WHY)
    (public,) = run.notices(place="announcements")
    assert (public.text, public.mentions) == ("notice-penalty-public", ())


def disqualified(run: EventRun) -> tuple[int, ...]:
    found = run.read(lambda uow: standings_of(uow, run.event))
    assert not set(found.disqualified) & {row.player for row in found.rows}
    return tuple(found.disqualified)


@pytest.mark.parametrize("how", ["revoke", "undo"])
def test_a_disqualified_player_leaves_ranking_and_seating_until_that_is_gone__cjp_dq_no_refund(
    run: EventRun, how: str
) -> None:
    run.running()
    player = run.player(PLAYERS[0])
    imposed = run.done(JUDGE, "penalty disqualify", player=player, **WHY)
    assert (imposed.suggested, imposed.seated_in, imposed.no_refund) == (
        PenaltyKind.WARNING,
        (1,),
        "cjp/dq-no-refund",
    )
    assert disqualified(run) == (player,)
    assert run.heard(PLAYERS[0]) == ["notice-penalty-disqualification-no-refund"]
    run.delivered()
    assert run.refused(JUDGE, "penalty disqualify", player=player, **WHY) == "already-disqualified"
    if how == "undo":
        run.take_back()
        assert run.penalties() == ()
    else:
        assert run.done(JUDGE, "penalty revoke", penalty=1).back
        assert run.refused(JUDGE, "penalty revoke", penalty=1) == "already-revoked"
        assert run.heard(PLAYERS[0])[-1] == "notice-penalty-revoked-back"
    assert disqualified(run) == ()


def test_who_had_left_before_a_disqualification_does_not_play_on_when_it_is_revoked(run: EventRun) -> None:
    run.running()
    player = run.player(PLAYERS[0])
    run.done(ORGANIZER, "signup drop", player=player)
    run.done(JUDGE, "penalty disqualify", player=player, **WHY)
    run.delivered()
    assert not run.done(JUDGE, "penalty revoke", penalty=1).back
    assert run.heard(PLAYERS[0])[-1] == "notice-penalty-revoked-disqualification"
    assert "notice-back-at-table" not in run.told("thread")
    assert [one for one in run.notices(place="judges") if one.buttons]


def test_a_disqualification_that_was_asked_about_happens_once_and_by_the_judge_alone(run: EventRun) -> None:
    run.running()
    player = run.player(PLAYERS[0])

    def ask(section: str) -> object:
        command = ImposePenalty(
            run.caller(JUDGE), run.event.id, player, PenaltyKind.DISQUALIFICATION, section, "x"
        )
        return run.do(ask_disqualification, command)

    assert code(ask("no/such")) == "no-such-section"
    asked = ask("cjp/manners-penalty")
    assert isinstance(asked, DisqualificationAsked)
    assert (asked.seated_in, asked.no_refund) == ((1,), "cjp/dq-no-refund")
    assert (run.penalties(), run.heard(PLAYERS[0])) == ((), [])
    wanted = (PLAYERS[1], "question-answered"), (JUDGE, ""), (JUDGE, "question-answered")
    for who, refused in wanted:
        done = run.do(confirm_disqualification, ConfirmDisqualification(run.caller(who), asked.draft.id))
        assert (code(done) if refused else "") == refused
    assert len(run.penalties()) == 1


def test_only_judges_penalise_whom_and_what_there_is(run: EventRun) -> None:
    run.running()
    player = run.player(PLAYERS[0])
    for command in ("penalty warn", "penalty disqualify"):
        assert run.refused(PLAYERS[1], command, player=player, **WHY) == "needs-judge"
    assert run.refused(PLAYERS[1], "penalty revoke", penalty=1) == "needs-judge"
    assert run.refused(JUDGE, "penalty warn", player=999, **WHY) == "no-such-player"
    assert run.refused(JUDGE, "penalty warn", player=player, section="xyz/9") == "no-such-section"
    assert run.refused(JUDGE, "penalty revoke", penalty=7) == "no-such-penalty"
    assert run.penalties() == ()
