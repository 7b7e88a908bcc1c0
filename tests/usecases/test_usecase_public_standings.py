"""What counts in public is one answer: a round as a whole, a disputed result not before a judge has ruled or marked."""

from dataclasses import replace

from bot.i18n import LANGUAGES
from bot.ui.pictures.standings import stage_state
from bot.ui.standings import title
from data.database import Database
from data.transaction import read
from data.unit_of_work import UnitOfWork
from league.event import EventStatus
from league.ids import PlayerId
from league.round import RoundStatus, Stage, TableStatus
from tests.support.league_builder import League, league
from tests.support.wording import worded
from tests.usecases.test_usecase_standings import correct
from usecases.result.answer import AnswerReport, dispute_result
from usecases.show.record import PlayerHistory, RecordQuestion, player_record
from usecases.show.standings import ShowStandings, StandingsView, show_standings, standings_post
from usecases.standings.counting import public_results
from usecases.standings.overall import overall_of

FIRST, SECOND = (1, 2, 3, 4), (5, 6, 7, 8)
SCORES = (10, 8, 6, 5)


def reported(made: League, table: object, seats: tuple[int, ...], by: int = 0) -> None:
    caller = made.player(by) if by else made.judge()
    made.report(table, dict(zip(seats, SCORES, strict=True)), by=caller)  # type: ignore[arg-type]  # a table


def shown(made: League) -> StandingsView:
    view = read(made.database, lambda uow: show_standings(ShowStandings(made.player(1)), uow))
    assert isinstance(view, StandingsView)
    return view


def games(made: League) -> set[int]:
    return {row.played for row in shown(made).shown.standings.rows}


def end(made: League, number: int) -> None:
    def work(uow: UnitOfWork) -> None:
        row = uow.rounds.find(event_id=made.event_id)[number - 1]
        uow.rounds.change(row, status=RoundStatus.FINISHED)

    made.change(work)


def disputed(made: League, table: object) -> None:
    (report,) = read(made.database, lambda uow: uow.results.find(table_id=table.id))  # type: ignore[attr-defined]  # a table
    made.do(dispute_result, AnswerReport(made.player(2), report.id, "no"))


def test_a_disputed_result_leads_no_ranking_before_a_judge_has_ruled__house(database: Database) -> None:
    made = league(database)
    first, second = made.round(1, (FIRST, SECOND))
    reported(made, first, FIRST, by=1)
    reported(made, second, SECOND)
    assert games(made) == {1}
    disputed(made, first)
    assert read(database, lambda uow: uow.tables.require(first.id)).status is TableStatus.DISPUTED
    view = shown(made)
    assert games(made) == {0}
    assert (view.shown.tables, view.shown.open_tables, view.shown.disputed) == (2, 2, ())
    correct(made, first, dict(zip(FIRST, SCORES, strict=True)))
    assert games(made) == {1}


def test_a_bye_is_no_table_that_counts__house(database: Database) -> None:
    made = league(database, 3, profile="backgammon-jba", match_points=5, pairing="swiss")
    table, _ = made.round(1, ((1, 2), (3,)))
    assert (shown(made).shown.tables, shown(made).shown.open_tables) == (1, 1)
    made.report(table, {1: 5, 2: 3})
    assert (shown(made).shown.tables, shown(made).shown.open_tables) == (1, 0)


def test_a_correction_of_an_earlier_round_mixes_in_none_of_the_running_one__house(database: Database) -> None:
    made = league(database)
    for table, seats in zip(made.round(1, (FIRST, SECOND)), (FIRST, SECOND), strict=True):
        reported(made, table, seats)
    end(made, 1)
    before = read(database, lambda uow: uow.tables.find(event_id=made.event_id))
    running, _ = made.round(2, ((1, 2, 5, 6), (3, 4, 7, 8)))
    reported(made, running, (1, 2, 5, 6))
    correct(made, before[0], {1: 5, 2: 10, 3: 6, 4: 8})
    assert games(made) == {1}
    assert shown(made).shown.standings.rows[0].player in {2, 5}


def test_post_page_record_and_ratings_count_the_same__house(database: Database) -> None:
    made = league(database)
    for table, seats in zip(made.round(1, (FIRST, SECOND)), (FIRST, SECOND), strict=True):
        reported(made, table, seats)
    end(made, 1)
    running, _ = made.round(2, ((1, 2, 5, 6), (3, 4, 7, 8)))
    reported(made, running, (1, 2, 5, 6))
    post = read(database, lambda uow: standings_post(made.event_id, uow))
    overall = read(database, lambda uow: overall_of(uow, made.event))
    record = read(database, lambda uow: player_record(RecordQuestion(made.player(1)), uow))
    assert post is not None
    assert isinstance(record, PlayerHistory)
    assert post.shown.standings == shown(made).shown.standings == overall.standings
    assert record.games == 1
    assert len(read(database, lambda uow: public_results(uow, made.event))) == 2


def test_a_result_that_is_disputed_after_its_round_has_ended_counts_and_is_marked__house(
    database: Database,
) -> None:
    made = league(database)
    first, second = made.round(1, (FIRST, SECOND))
    reported(made, first, FIRST, by=1)
    reported(made, second, SECOND)
    end(made, 1)
    disputed(made, first)
    view = shown(made)
    assert games(made) == {1}
    assert [(one.round, one.table) for one in view.shown.disputed] == [(1, 1)]
    assert view.shown.standings.rows[0].player in {PlayerId(1), PlayerId(5)}


def test_a_stage_without_results_moves_nobody__house(database: Database) -> None:
    made = league(database)
    for number, scores in ((1, SCORES), (2, SCORES[::-1])):
        for table, seats in zip(made.round(number, (FIRST, SECOND)), (FIRST, SECOND), strict=True):
            made.report(table, dict(zip(seats, scores, strict=True)))
        end(made, number)
    assert shown(made).climbed
    (final,) = made.round(3, (FIRST,), Stage.FINAL)
    assert shown(made).climbed == {}
    reported(made, final, FIRST)
    assert shown(made).climbed


def test_the_only_stage_of_an_event_that_is_over_is_no_qualifier(database: Database) -> None:
    made = league(database)
    first, second = made.round(1, (FIRST, SECOND))
    reported(made, first, FIRST)
    reported(made, second, SECOND)
    end(made, 1)
    assert shown(made).shown.name == "qualifier"
    made.change(lambda uow: uow.events.save(replace(made.event, status=EventStatus.FINISHED)))
    assert shown(made).shown.name == "only"
    assert {title(shown(made), language) for language in LANGUAGES} == {"Cup: standings", "Cup：順位表"}
    assert [stage_state(shown(made).shown, language) for language in LANGUAGES] == [
        worded("standings-state-only", language, done=2, tables=2) for language in LANGUAGES
    ]
