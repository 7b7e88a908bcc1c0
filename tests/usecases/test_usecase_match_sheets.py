"""A backgammon match at the board: what is put down, and what is left of it where others sit down."""

from dataclasses import replace

import pytest

from league.backgammon_clock import StopReason
from league.ids import PlayerId
from league.match_sheet import ClockReason, SheetKind, standing
from league.refusal import Refusal
from league.regulations import PenaltyKind
from league.round import Table
from tests.support.event_run import JUDGE, ORGANIZER, OUTSIDER, PLAYERS, EventRun, Member, code
from usecases.limits import limits_of
from usecases.match.agree import AgreeLine, agree_line
from usecases.match.away import LeaveSeat, TakeBreak, leave_seat, take_break_now
from usecases.match.clock import UseClock, use_clock
from usecases.match.officials import NameDirector, NameMonitor, name_director, name_monitor
from usecases.match.score import StateScore, state_score
from usecases.match.setup import DrawSetup, draw_match_setup
from usecases.match.sheet import AskSheet, SheetView, match_sheet
from usecases.match.stop import FalseClaim, StopClock, false_claim_found, stop_clock
from usecases.penalty.impose import ImposePenalty, impose_penalty
from usecases.table_rules import table_rules

USE = {
    "setup": (draw_match_setup, DrawSetup),
    "score": (state_score, StateScore),
    "clock": (use_clock, UseClock),
    "break": (take_break_now, TakeBreak),
    "leave": (leave_seat, LeaveSeat),
    "stop": (stop_clock, StopClock),
    "claim": (false_claim_found, FalseClaim),
    "monitor": (name_monitor, NameMonitor),
}
THREAD = 9000


def at_the_board(run: EventRun, players: int = 4, **options: object) -> tuple[Member, Member]:
    """A match to five has been called in a thread; its players in the order of their seats."""
    run.event_with(players, **{"profile": "backgammon-jba", "points": 5, **options})
    run.next_round()
    return in_threads(run)


def in_thread(run: EventRun, table: Table) -> None:
    """Discord has opened a thread for the table."""
    post = run.posts("table", table.id)
    assert post is not None
    run.change(lambda uow: uow.outbox.posts.change(post, thread_id=THREAD + table.number))


def in_threads(run: EventRun) -> tuple[Member, Member]:
    for table in run.tables():
        in_thread(run, table)
    first, second = run.at_table(run.tables()[0])
    return first, second


def put(run: EventRun, who: Member, verb: str, *given: object) -> str:
    """Somebody puts something down in the match's thread; "", or why not."""
    use_case, command = USE[verb]
    outcome = run.do(use_case, command(run.caller(who), THREAD + 1, *given))
    return code(outcome) if isinstance(outcome, Refusal) else ""


def agreed(run: EventRun, who: Member) -> str:
    """Somebody agrees to the newest line of the sheet."""
    newest = max(run.read(lambda uow: uow.match_sheet.find()), key=lambda line: line.id)
    outcome = run.do(agree_line, AgreeLine(run.caller(who), newest.id))
    return code(outcome) if isinstance(outcome, Refusal) else ""


def sheet(run: EventRun, who: Member) -> SheetView | Refusal:
    found: SheetView | Refusal = run.read(lambda uow: match_sheet(AskSheet(run.caller(who), THREAD + 1), uow))
    return found


def score(run: EventRun, who: Member) -> tuple[int, ...] | None:
    """The score that both have agreed on."""
    found = sheet(run, who)
    assert isinstance(found, SheetView), found
    stands = standing(found.match.sheet, SheetKind.SCORE)
    return stands.scores[:2] if stands else None


def told(run: EventRun) -> list[str]:
    return [one.text.removeprefix("notice-match-") for one in run.notices(place="thread")]


def questions(run: EventRun) -> int:
    """The questions of sheets that have their buttons, in threads and where judges read."""
    return sum("match-agree" in str(one.buttons) for one in run.notices())


def test_colour_direction_and_the_clocks_side_are_drawn_once__jbl_3_5(run: EventRun) -> None:
    first, second = at_the_board(run)
    assert put(run, first, "setup", (5, 2), 3) == ""
    assert "setup" in told(run)
    assert put(run, second, "setup", (5, 2), 3) == "match-drawn-already"


def test_a_score_stands_once_the_opponent_agrees__jbl_4_8(run: EventRun) -> None:
    first, second = at_the_board(run)
    assert put(run, first, "score", 4, 0) == ""
    assert score(run, first) is None
    assert agreed(run, first) == "match-agree-other"
    assert agreed(run, second) == ""
    assert score(run, first) == (4, 0)
    assert questions(run) == 0
    assert put(run, second, "score", 0, 4) == "match-score-same"
    assert put(run, second, "score", 1, 3) == "match-score-skipped"
    assert put(run, second, "score", 2, 4) == ""
    assert agreed(run, first) == ""
    assert score(run, first) == (4, 2)


def test_a_clock_that_both_wish_waits_for_the_opponent_and_an_order_overtakes_it__jbl_3_4_1(
    run: EventRun,
) -> None:
    first, second = at_the_board(run)
    assert put(run, first, "clock", ClockReason.BOTH) == ""
    assert put(run, second, "clock", ClockReason.BOTH) == "match-asked-already"
    assert put(run, second, "clock", ClockReason.ORDERED) == "needs-judge"
    assert put(run, JUDGE, "clock", ClockReason.ORDERED) == ""
    assert agreed(run, second) == "match-agreed-already"
    assert put(run, JUDGE, "clock", ClockReason.ORDERED) == "match-clock-already"


def test_a_break_is_counted_and_its_end_called_unless_it_was_taken_back__jbl_2_2_2(run: EventRun) -> None:
    first, second = at_the_board(run)
    assert put(run, first, "break") == ""
    run.take_back(JUDGE)
    run.later(301)
    assert "break-over" not in told(run)
    assert put(run, first, "break") == ""
    assert put(run, second, "break") == "match-break-on"
    run.later(299)
    assert "break-over" not in told(run)
    run.later(2)
    assert told(run).count("break-over") == 1
    assert put(run, second, "break") == "clock-break-none-left"


def test_ten_minutes_away_need_a_judges_consent__jbl_2_2_4_leave(run: EventRun) -> None:
    first, second = at_the_board(run)
    assert put(run, first, "leave", 9) == ""
    assert questions(run) == 0
    assert put(run, first, "leave", 10) == ""
    assert run.told("judges") == ["notice-match-leave-judges"]
    assert agreed(run, second) == "needs-judge"
    assert agreed(run, JUDGE) == ""
    assert questions(run) == 0


def test_the_clock_stops_for_what_a_player_saw_and_for_an_officials_wish__jbl_4_3_2(run: EventRun) -> None:
    first, _ = at_the_board(run)
    assert put(run, first, "stop", StopReason.DIE_ON_FLOOR) == ""
    assert put(run, first, "stop", StopReason.OFFICIAL) == "needs-judge"
    assert put(run, JUDGE, "stop", StopReason.OFFICIAL) == ""


def test_a_false_claim_is_found_by_judges_of_a_player_of_the_match__jbl_4_3_2_7(run: EventRun) -> None:
    _, second = at_the_board(run)
    claimer, other = run.tables()[0].seats[0], run.tables()[1].seats[0]
    assert put(run, second, "claim", claimer) == "needs-judge"
    assert put(run, JUDGE, "claim", other) == "match-no-such-player"
    assert put(run, JUDGE, "claim", claimer) == ""
    assert "claim" in str(told(run))


def test_monitors_and_directors_are_named_and_do_not_play__jbl_1_5_1__jbl_1_5_3(run: EventRun) -> None:
    first, second = at_the_board(run)
    assert put(run, JUDGE, "monitor", second.user) == "match-monitor-plays"
    assert put(run, first, "monitor", OUTSIDER.user) == "needs-judge"
    assert put(run, JUDGE, "monitor", OUTSIDER.user) == ""

    def named(who: Member) -> object:
        return run.do(
            name_director, NameDirector(run.caller(who), run.event.id, OUTSIDER.user, OUTSIDER.name)
        )

    assert code(named(first)) == "needs-organizer"
    assert not isinstance(named(ORGANIZER), Refusal)
    assert code(named(ORGANIZER)) == "match-director-already"
    run.done(first, "judge call", question="Is it my roll?")
    run.done(JUDGE, "judge rule", call=1, ruling="Yes")
    run.done(first, "judge appeal", call=1, ground="No")
    members = (OUTSIDER, *[one for one in PLAYERS[:4] if one not in (first, second)])
    assert run.refused(JUDGE, "judge committee", call=1, members=members) == "committee-director"


def test_a_judge_who_plays_decides_nothing_in_the_own_match(run: EventRun) -> None:
    run.event_with(1, profile="backgammon-jba", pairing="single-elimination", points=5)
    run.done(JUDGE, "signup join")
    run.next_round()
    in_threads(run)
    assert put(run, JUDGE, "leave", 20) == ""
    assert agreed(run, JUDGE) == "match-official-plays"
    assert put(run, JUDGE, "leave", 20) == "match-asked-already"
    for verb, given in (
        ("clock", ClockReason.ORDERED),
        ("stop", StopReason.OFFICIAL),
        ("claim", run.tables()[0].seats[1]),
        ("monitor", OUTSIDER.user),
    ):
        assert put(run, JUDGE, verb, given) == "match-official-plays"


def test_for_a_guest_a_judge_agrees(run: EventRun) -> None:
    run.event_with(1, profile="backgammon-jba", pairing="single-elimination", points=5)
    run.done(ORGANIZER, "signup add", guest="Grandma")
    run.next_round()
    in_thread(run, run.tables()[0])
    assert put(run, PLAYERS[0], "score", 2, 0) == ""
    assert agreed(run, JUDGE) == ""
    assert sorted(score(run, PLAYERS[0]) or ()) == [0, 2]


def test_strangers_and_other_games_put_nothing_down(run: EventRun) -> None:
    at_the_board(run)
    assert put(run, OUTSIDER, "break") == "match-not-yours"
    nowhere = run.read(lambda uow: match_sheet(AskSheet(run.caller(OUTSIDER), 1), uow))
    assert code(nowhere) == "match-none-here"


def test_a_table_of_catan_has_no_sheet(run: EventRun) -> None:
    run.published(4)
    who = run.at_table(run.tables()[0])[0]
    outcome = run.do(take_break_now, TakeBreak(run.caller(who), 0))
    assert code(outcome) == "match-not-backgammon"


def test_a_next_match_that_has_a_score_closes_the_correction_of_the_last__jbl_4_7_publish(
    run: EventRun,
) -> None:
    at_the_board(run)
    for table in run.tables():
        run.report(JUDGE, table, (5, 3))
    run.next_round()
    first, later = run.tables()[0], run.tables(2)[0]
    who = run.at_table(later)[0]
    assert not isinstance(run.correct(first, (5, 2)), Refusal)
    assert not isinstance(run.do(draw_match_setup, DrawSetup(run.caller(who), 0, (5, 2), 3)), Refusal)
    assert not isinstance(run.correct(first, (5, 1)), Refusal)
    assert not isinstance(run.do(state_score, StateScore(run.caller(who), 0, 0, 0)), Refusal)
    assert code(run.correct(first, (5, 0))) == "correction-closed"


def test_so_many_lines_are_put_down_in_so_long(run: EventRun) -> None:
    first, _ = at_the_board(run)
    limits = limits_of({"match-sheet:person": "2/600"})

    def stated(number: int) -> object:
        told_by = replace(run.caller(first), limits=limits)
        return run.do(state_score, StateScore(told_by, THREAD + 1, number, 0))

    assert [isinstance(stated(number), Refusal) for number in (1, 2, 3)] == [False, False, True]
    assert isinstance(sheet(run, first), SheetView)


# A table that is drawn anew, or at which somebody else sits


def with_a_score(run: EventRun) -> tuple[Member, Member]:
    first, second = at_the_board(run)
    assert put(run, first, "score", 4, 0) == ""
    assert agreed(run, second) == ""
    assert put(run, first, "break") == ""
    return first, second


def drawn_anew(run: EventRun, *there: PlayerId) -> Table:
    """Others sit at the first table now, these among them."""
    before = set(run.seats()[0])
    run.done(ORGANIZER, "round cancel")
    for seed in range(1, 60):
        run.done(ORGANIZER, "round seat", seed=seed)
        now = set(run.seats()[0])
        if now != before and now >= set(there):
            break
    run.done(ORGANIZER, "round publish")
    return run.tables()[0]


def swapped(run: EventRun) -> None:
    one, two = run.seats()[:2]
    run.done(JUDGE, "round swap", player=one[0], other=two[0])


def test_a_match_that_is_drawn_anew_has_an_empty_sheet_and_no_break(run: EventRun) -> None:
    with_a_score(run)
    table = drawn_anew(run)
    assert run.read(lambda uow: uow.match_sheet.find(table_id=table.id)) == ()
    run.later(600)
    assert "break-over" not in told(run)


def test_whoever_is_swapped_into_a_match_begins_it_until_that_is_taken_back(run: EventRun) -> None:
    first, _ = with_a_score(run)
    swapped(run)
    comes = run.at_table(run.tables()[0])[0]
    assert score(run, comes) is None
    run.later(600)
    assert "break-over" not in told(run)
    run.take_back(JUDGE)
    assert score(run, first) == (4, 0)
    run.later(240)
    assert "break-over" not in told(run)
    run.later(120)
    assert told(run).count("break-over") == 1


def test_a_break_that_was_over_before_a_swap_is_not_called_over_again(run: EventRun) -> None:
    with_a_score(run)
    run.later(600)
    swapped(run)
    run.take_back(JUDGE)
    run.later(600)
    assert told(run).count("break-over") == 1


def test_what_a_match_was_asked_is_asked_no_more_after_a_swap_until_that_is_taken_back(run: EventRun) -> None:
    first, second = at_the_board(run)
    put(run, first, "leave", 20)
    put(run, first, "score", 4, 0)
    assert questions(run) == 3
    swapped(run)
    assert questions(run) == 0
    run.take_back(JUDGE)
    assert questions(run) == 3
    assert agreed(run, second) == ""
    assert (questions(run), score(run, first)) == (2, (4, 0))


@pytest.mark.parametrize(("how", "kept"), [("anew", 0), ("swap", 0), ("order", 1)])
def test_points_that_were_given_in_a_match_are_those_of_its_two_players_alone(
    run: EventRun, how: str, kept: int
) -> None:
    at_the_board(run)
    late, opponent = run.seats()[0]

    def given() -> int:
        return len(run.read(lambda uow: table_rules(uow, run.event).given_at(run.tables()[0])))

    why = {"section": "jbl/2.2.4", "reason": "20 minutes late", "points": 2}
    command = ImposePenalty(run.caller(JUDGE), run.event.id, late, PenaltyKind.POINT, **why)  # type: ignore[arg-type]  # a shorthand
    assert not isinstance(run.do(impose_penalty, command), Refusal)
    assert given() == 1
    if how == "anew":
        drawn_anew(run, late)
    else:
        other = run.seats()[1][0] if how == "swap" else late
        run.done(JUDGE, "round swap", player=opponent, other=other)
    assert (given(), len(run.penalties())) == (kept, 1)
    if how == "swap":
        run.take_back(JUDGE)
        assert given() == 1


def test_a_call_from_a_round_that_is_drawn_anew_is_only_of_whoever_asked(run: EventRun) -> None:
    run.running()
    who = run.at_table(run.tables()[0])[0]
    run.done(who, "judge call", question="May I build twice?")
    run.done(ORGANIZER, "round cancel")
    run.done(ORGANIZER, "round seat", seed=5)

    def called() -> int:
        return int(run.read(lambda uow: uow.calls.find()[0].table_id))

    assert called() == 0
    run.take_back()
    run.take_back()
    assert called() == run.tables()[0].id
    run.done(ORGANIZER, "round cancel")
    run.next_round(seed=5)
    before = len(run.told("thread"))
    run.done(JUDGE, "judge rule", call=1, ruling="No.")
    assert len(run.told("thread")) == before
    assert run.heard(who)[-1].startswith("notice-ruled")


def test_a_ruling_reaches_who_asked_though_somebody_else_sits_there_now(run: EventRun) -> None:
    run.running()
    first, second = run.tables()
    who, comes = run.at_table(first)[0], run.at_table(second)[0]
    run.done(who, "judge call", question="May I build twice?")
    swapped(run)
    run.done(JUDGE, "judge rule", call=1, ruling="No.")
    assert run.heard(who)[-1].startswith("notice-ruled")
    assert not any(text.startswith("notice-ruled") for text in run.heard(comes))
