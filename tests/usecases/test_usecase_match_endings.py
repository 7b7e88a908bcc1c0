"""How a match ends: given up with its score, points given for lateness, and what of it is rated."""

import pytest

from data.database import Database
from data.transaction import read
from league.event import Pairing
from league.ids import PlayerId
from league.refusal import Refusal
from league.regulations import PenaltyKind
from league.results import TableEnding
from tests.support.tournament import Arena, arena
from usecases.league_state import results_of
from usecases.penalty.impose import ImposePenalty, PenaltyImposed, impose_penalty
from usecases.penalty.revoke import RevokePenalty, revoke_penalty
from usecases.result.report import Reported, ReportResult, report_result
from usecases.result.typed import score_field
from usecases.show.report_form import FormQuestion, ResultForm, report_form
from usecases.show.table import table_view


def match_of(database: Database, profile: str = "backgammon-jba") -> Arena:
    """A final to five points."""
    points = 5 if profile == "backgammon-jba" else 0
    made = arena(database, 2, Pairing.SINGLE_ELIMINATION, profile=profile, match_points=points)
    made.seat()
    made.publish()
    return made


def told(made: Arena, first: int, second: int, ended: str = "victory", by: int = 0) -> Reported | str:
    """The match is reported, by the judge or a player: what is on record, or why not."""
    (table,) = made.tables()
    scores = {score_field(table.seats[0]): str(first), score_field(table.seats[1]): str(second)}
    caller = made.league.player(by) if by else made.league.judge()
    outcome = made.league.do(report_result, ReportResult(caller, table.id, {**scores, "ended": ended}))
    return outcome.code if isinstance(outcome, Refusal) else outcome


def late(made: Arena, player: PlayerId, points: int, section: str = "jbl/2.2.4") -> PenaltyImposed | str:
    """The judge gives points to the opponent of a late player."""
    command = ImposePenalty(
        made.league.judge(),
        made.league.event_id,
        player,
        PenaltyKind.POINT,
        section,
        "late",
        points=points,
    )
    outcome = made.league.do(impose_penalty, command)
    return outcome.code if isinstance(outcome, Refusal) else outcome


def rated(made: Arena) -> bool:
    """Whether the only result moves ratings."""
    event = made.league.event
    (result,) = read(made.league.database, lambda uow: results_of(uow, event))
    return result.rated


@pytest.mark.parametrize("profile", ["backgammon-jba", "rivals"])
def test_whoever_gives_up_loses_and_the_score_stands(database: Database, profile: str) -> None:
    made = match_of(database, profile)
    (table,) = made.tables()
    done = told(made, 1, 4, f"retired-{table.seats[0]}")
    assert isinstance(done, Reported)
    assert (done.standing.result.winner, done.standing.result.ending) == (table.seats[0], TableEnding.RETIRED)
    assert done.scores == f"P{table.seats[0]} 1 🏆, P{table.seats[1]} 4"
    assert made.order()[0].players == (table.seats[0],)
    assert rated(made)


def test_a_match_that_is_over_was_not_given_up(database: Database) -> None:
    made = match_of(database)
    (table,) = made.tables()
    assert told(made, 5, 4, f"retired-{table.seats[0]}") == "retired-after-end"
    assert told(made, 1, 4, "retired") == "retired-needs-winner"


def test_the_form_offers_that_somebody_gave_up(database: Database) -> None:
    made = match_of(database)
    (table,) = made.tables()
    form = read(
        made.league.database,
        lambda uow: report_form(FormQuestion(made.league.player(table.seats[0]), table.id), uow),
    )
    assert isinstance(form, ResultForm)
    assert [ending for ending in form.endings if ending.startswith("retired")] == [
        f"retired-{player}" for player in table.seats
    ]


def test_points_for_lateness_are_shown_counted_and_leave_the_match_unrated(database: Database) -> None:
    made = match_of(database)
    (table,) = made.tables()
    assert isinstance(late(made, table.seats[0], 2), PenaltyImposed)
    (given,) = read(made.league.database, lambda uow: table_view(uow, table)).given
    assert (given.person.id, given.points, given.section) == (table.seats[1], 2, "jbl/2.2.4")
    assert told(made, 5, 1) == "score-below-given"
    assert isinstance(told(made, 5, 2), Reported)
    assert not rated(made)


def test_points_for_slow_play_leave_the_match_rated(database: Database) -> None:
    made = match_of(database)
    late(made, made.tables()[0].seats[0], 1, "jbl/4.5.1")
    assert isinstance(told(made, 5, 2), Reported)
    assert rated(made)


def test_points_that_are_taken_back_count_no_more(database: Database) -> None:
    made = match_of(database)
    late(made, made.tables()[0].seats[0], 2)
    made.done(revoke_penalty, RevokePenalty(made.league.judge(), made.league.event_id, 1, "was there"))
    assert isinstance(told(made, 5, 0), Reported)
    assert rated(made)


def test_points_need_a_match_that_is_being_played(database: Database) -> None:
    made = match_of(database)
    (table,) = made.tables()
    told(made, 5, 0)
    assert late(made, table.seats[0], 1) == "points-need-match"


def test_time_says_in_the_confirmation_who_won(database: Database) -> None:
    made = match_of(database)
    (table,) = made.tables()
    done = told(made, 3, 4, f"time-{table.seats[0]}", by=table.seats[0])
    assert isinstance(done, Reported)
    assert done.scores == f"P{table.seats[0]} 3 🏆, P{table.seats[1]} 4"
