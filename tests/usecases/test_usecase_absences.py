"""A match that was not played, chosen in the form of a match: asked about, then in ranking and report."""

import pytest

from league.refusal import Refusal
from league.reporting import ReportedResult, ReportKind
from league.round import Table, TableStatus
from tests.support.bracket_over import bracket_over
from tests.support.event_run import JUDGE, EventRun, Member, code
from usecases.bracket.drawn import Drawn, drawn_for
from usecases.bracket.order import bracket_order
from usecases.find import profile_of
from usecases.judge.report import EventReportQuestion, association_report
from usecases.league_state import current_result
from usecases.result.drafts import CORRECT, REASON, REPORT, KeepDraft, keep_draft
from usecases.result.scored import ended_word
from usecases.result.typed import absences_of
from usecases.result.walkover import (
    AskWalkover,
    ConfirmWalkover,
    WalkoverUnsure,
    ask_walkover,
    confirm_walkover,
)


def four(run: EventRun) -> tuple[Table, Table]:
    """A bracket of four, whose semi-finals are open."""
    run.published(4, profile="backgammon-jba", pairing="single-elimination", points=5)
    first, second = run.tables()
    return first, second


def asked(run: EventRun, who: Member, table: Table, winner: int, form: str = REPORT) -> object:
    """Somebody chooses in the form that nobody came, or only the winner."""
    return run.do(ask_walkover, AskWalkover(run.caller(who), table.id, winner, form))  # type: ignore[arg-type]  # a player


def recorded(run: EventRun, table: Table, winner: int, form: str = REPORT) -> None:
    """The judge chooses it, and says yes."""
    unsure = asked(run, JUDGE, table, winner, form)
    assert isinstance(unsure, WalkoverUnsure), unsure
    confirm = ConfirmWalkover(run.caller(JUDGE), table.id, unsure.over)
    done = run.do(confirm_walkover, confirm)
    assert not isinstance(done, Refusal), done
    again = run.do(confirm_walkover, ConfirmWalkover(run.caller(JUDGE), table.id, unsure.over))
    assert isinstance(again, Refusal), "a yes counts once"


def ended(run: EventRun, table: Table) -> str:
    found = run.read(lambda uow: current_result(uow, table.id))
    return ended_word(found) if isinstance(found, ReportedResult) else ""


def places(run: EventRun) -> list[tuple[int, tuple[int, ...]]]:
    found = run.read(lambda uow: bracket_order(uow, run.event))
    return [(one.place, tuple(sorted(one.players))) for one in found]


def in_report(run: EventRun) -> set[str]:
    """How the matches of the report to the association ended, and whether they are rated."""
    question = EventReportQuestion(run.caller(JUDGE), run.event.id)
    found = run.read(lambda uow: association_report(question, uow))
    return {f"{match.ended} {match.rated}" for match in found.matches}


@pytest.mark.parametrize(("options", "offered"), [({"profile": "backgammon-jba", "points": 5}, 3), ({}, 0)])
def test_a_match_offers_that_each_or_both_stayed_away_and_a_game_of_four_does_not(
    run: EventRun, options: dict[str, object], offered: int
) -> None:
    run.published(4, **options)
    assert len(absences_of(profile_of(run.event), run.tables()[0])) == offered


def test_a_played_match_still_needs_its_scores(run: EventRun) -> None:
    table, _ = four(run)
    assert code(run.report(JUDGE, table, ("5", ""))) == "score-missing"
    assert ended(run, table) == ""


def test_a_player_cannot_decide_it_and_is_led_to_a_judge(run: EventRun) -> None:
    table, _ = four(run)
    assert code(asked(run, run.at_table(table)[0], table, table.seats[0])) == "walkover-needs-judge"
    assert ended(run, table) == ""


def test_a_walkover_reaches_bracket_ranking_and_report(run: EventRun) -> None:
    first, second = four(run)
    came, away = first.seats
    assert isinstance(asked(run, JUDGE, first, came), WalkoverUnsure)
    assert ended(run, first) == "", "nothing has happened yet"
    recorded(run, first, came)
    assert ended(run, first) == "walkover"
    run.report(JUDGE, second, (5, 1))
    (final,) = (table for table in run.tables() if table.number == 3)
    assert set(final.seats) == {came, second.seats[0]}
    assert any(away in players for _, players in places(run)[-1:])
    assert "walkover False" in in_report(run)


def test_that_neither_came_reaches_bracket_ranking_and_report(run: EventRun) -> None:
    first, second = four(run)
    recorded(run, first, 0)
    assert ended(run, first) == "nobody"
    run.report(JUDGE, second, (5, 1))
    drawn = run.read(lambda uow: drawn_for(uow, run.event))
    assert isinstance(drawn, Drawn)
    assert bracket_over(drawn.states), "whoever won the other semi-final has no opponent left"
    assert places(run)[0] == (1, (second.seats[0],))
    assert {player for _, players in places(run) for player in players} >= set(first.seats)
    assert "nobody False" in in_report(run)


def test_a_result_is_corrected_into_a_walkover_and_back_again(run: EventRun) -> None:
    first, _ = four(run)
    run.report(JUDGE, first, (5, 1))
    assert code(asked(run, JUDGE, first, first.seats[1], CORRECT)) == "walkover-reason"
    run.do(keep_draft, KeepDraft(run.caller(JUDGE), CORRECT, first.id, {REASON: "an impostor played"}))
    recorded(run, first, first.seats[1], CORRECT)
    found = run.read(lambda uow: current_result(uow, first.id))
    assert (found.kind, found.winner, found.reason) == (
        ReportKind.WALKOVER,
        first.seats[1],
        "an impostor played",
    )
    assert not isinstance(run.correct(first, (5, 1)), Refusal)
    assert ended(run, first) == "victory"
    assert run.tables()[0].status is TableStatus.FINAL
