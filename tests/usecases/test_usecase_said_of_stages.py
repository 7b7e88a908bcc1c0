"""What is said of stages and steps is what is so: the line, the next step, what was left out, how far a round is."""

from dataclasses import replace

import pytest

from data.database import Database
from league.brackets import ThirdPlace
from league.event import Pairing
from league.refusal import Refusal
from league.round import RoundStatus
from tests.support.tournament import arena
from tests.usecases.test_usecase_groups import in_groups
from tests.usecases.test_usecase_open_matters import desk_of, won
from tests.usecases.test_usecase_robin import drop, play_round
from usecases.event.format import SetFormat, set_format
from usecases.event.stages import MoveEvent, finish_event
from usecases.round.closing import CloseRound, end_round
from usecases.round.publish import PublishRound, publish_round
from usecases.show.round import round_view
from usecases.show.standings import standings_view
from usecases.standings.advance import Advance, Advanced, TieOpen, advance
from usecases.waiting.facts import EventFacts
from usecases.waiting.steps import DeskStep, next_step


def test_the_line_stands_in_the_ranking_that_is_shown_not_where_a_bye_of_the_running_round_would_move_it(
    database: Database,
) -> None:
    made = arena(database, 9, Pairing.SWISS, rounds=3, profile="backgammon-jba", match_points=7)
    made.done(set_format, SetFormat(made.league.organizer(), made.league.event_id, size=4))
    made.seat()
    made.publish()
    for table in made.open_tables():
        won(made, table)
    made.seat()
    made.publish()  # whoever has its bye is credited with a win that does not count yet
    view = made.read(lambda uow: standings_view(uow, made.league.event))
    assert view.line is not None
    rows = view.shown.standings.rows
    assert rows[view.line.above - 1].place <= 4 < rows[view.line.above].place


def test_once_everybody_has_met_everybody_no_round_is_offered(database: Database) -> None:
    made = arena(database, 5, Pairing.ROUND_ROBIN)
    rounds = 0
    while play_round(made):
        rounds += 1
        made.league.do(end_round, CloseRound(made.league.judge(), made.league.event_id))
        due = (DeskStep.FINISH, DeskStep.ADVANCE) if rounds == 5 else desk_of(made).steps
        assert desk_of(made).steps == due
        assert (DeskStep.SEAT in due) == (rounds < 5)


def test_whoever_left_a_round_robin_has_nobody_to_meet(database: Database) -> None:
    made = arena(database, 4, Pairing.ROUND_ROBIN)
    play_round(made)
    drop(made, made.read(lambda uow: uow.entries.list_of(made.league.event).entries[0].player))
    play_round(made)
    while play_round(made):
        pass
    closed = made.done(end_round, CloseRound(made.league.judge(), made.league.event_id))
    assert closed.next == "met"


def test_groups_are_short_of_matches_until_all_have_met_and_play_nothing_off(database: Database) -> None:
    made = in_groups(database, 7, 2, size=4)
    command = Advance(made.league.organizer(), made.league.event_id)
    play_round(made)
    early = made.done(advance, command)
    if isinstance(early, TieOpen):
        assert not early.can_play_off
        early = made.done(advance, replace(command, chosen=early.line.tied[: early.line.open_places]))
    assert isinstance(early, Advanced)
    assert early.is_short


def test_groups_that_have_all_met_are_not_short_however_many_rounds_the_event_had(database: Database) -> None:
    made = in_groups(database, 8, 2, size=4)
    made.league.change(lambda uow: uow.events.change(made.league.event, rounds=9))
    while play_round(made):
        pass
    late = made.done(advance, Advance(made.league.organizer(), made.league.event_id))
    assert isinstance(late, Advanced)
    assert not late.is_short


@pytest.mark.parametrize(
    ("left", "third", "why"),
    [
        (3, ThirdPlace.PLAYED, "bracket-third-place-too-few"),
        (1, ThirdPlace.SHARED, "bracket-too-few-left"),
        (2, ThirdPlace.SHARED, ""),
    ],
)
def test_a_bracket_that_drop_outs_make_impossible_is_refused_and_one_of_two_is_played(
    database: Database, left: int, third: ThirdPlace, why: str
) -> None:
    made = arena(database, 6, Pairing.SWISS, rounds=1)
    made.done(set_format, SetFormat(made.league.organizer(), made.league.event_id, size=4, third_place=third))
    made.seat()
    made.publish()
    for table in made.open_tables():
        won(made, table)
    entered = made.read(lambda uow: uow.entries.list_of(made.league.event).entries)
    for entry in entered[left:]:
        drop(made, entry.player)
    outcome = made.league.do(advance, Advance(made.league.organizer(), made.league.event_id))
    assert (outcome.code if isinstance(outcome, Refusal) else "") == why


def test_a_match_without_a_clock_is_started_by_nobody(database: Database) -> None:
    made = arena(database, 4, Pairing.SINGLE_ELIMINATION, profile="backgammon-jba", match_points=5)
    made.seat()
    done = made.done(publish_round, PublishRound(made.league.organizer(), made.league.event_id))
    assert (done.is_started, done.in_bracket) == (False, True)
    assert desk_of(made).steps == (DeskStep.REMIND,)
    due = made.read(lambda uow: next_step(EventFacts(uow, made.league.event, made.league.judge().now)))
    assert due.says == "bracket-playing"


def test_a_match_with_a_clock_waits_for_a_judge(database: Database) -> None:
    made = arena(database, 4, Pairing.SINGLE_ELIMINATION, profile="rivals")
    made.seat()
    done = made.done(publish_round, PublishRound(made.league.organizer(), made.league.event_id))
    assert done.is_started
    assert desk_of(made).steps[0] is DeskStep.START


def test_the_post_of_a_bracket_says_that_it_is_over_as_soon_as_it_is(database: Database) -> None:
    made = arena(database, 4, Pairing.SINGLE_ELIMINATION)
    made.seat()
    made.publish()

    def status() -> RoundStatus:
        found: RoundStatus = made.read(lambda uow: round_view(uow, uow.rounds.find()[0]).status)
        return found

    assert status() is RoundStatus.PUBLISHED
    made.play_bracket()
    assert status() is RoundStatus.FINISHED


def test_the_last_round_of_an_event_that_is_over_is_over(database: Database) -> None:
    made = arena(database, 2, Pairing.ROUND_ROBIN)
    made.seat()
    made.publish()
    for table in made.open_tables():
        won(made, table)
    made.done(finish_event, MoveEvent(made.league.organizer(), made.league.event_id))
    status = made.read(lambda uow: round_view(uow, uow.rounds.find()[0]).status)
    assert status is RoundStatus.FINISHED
