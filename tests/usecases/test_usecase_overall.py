"""Who won: the ranking of a whole event, wherever it is shown."""

from dataclasses import replace

from data.database import Database
from data.records import Person
from data.transaction import read
from data.unit_of_work import UnitOfWork
from league.event import EventStatus, Pairing
from league.ids import EventId, PlayerId
from league.refusal import Refusal
from league.regulations import GameKey
from league.round import RoundStatus, Stage
from league.standings import SeasonMeasure, SeasonRules
from tests.support.league_builder import GUILD, League, league
from usecases.event.export import EventExport, ExportEvent, export_event
from usecases.event.stages import MoveEvent, StageStep, finish_event
from usecases.result.correct import Corrected, CorrectResult, correct_result
from usecases.result.typed import score_field
from usecases.show.podium import podium
from usecases.show.record import PlayerHistory, RecordQuestion, player_record
from usecases.show.season import ShowSeason, show_season
from usecases.show.standings import ShowStandings, StandingsView, show_standings

TABLES = ((1, 2, 3, 4), (5, 6, 7, 8))
FINAL = (1, 5, 2, 6)


def played(database: Database, final: tuple[int, ...] = (6, 7, 10, 5)) -> League:
    """Players 1 and 5 win the qualifier; the final's scores are those of 1, 5, 2 and 6."""
    made = league(database, season="Spring")
    for table, scores in zip(made.round(1, TABLES), ((10, 9, 6, 5), (10, 8, 6, 5)), strict=True):
        made.report(table, dict(zip(table.seats, scores, strict=True)))
    (table,) = made.round(2, (FINAL,), Stage.FINAL)
    made.report(table, dict(zip(FINAL, final, strict=True)))
    return made


def finished(made: League) -> None:
    outcome = made.do(finish_event, MoveEvent(made.organizer(), made.event_id))
    assert isinstance(outcome, StageStep), outcome


def shown(made: League, stage: Stage | None = None) -> StandingsView:
    question = ShowStandings(made.player(1), stage=stage)
    view = read(made.database, lambda uow: show_standings(question, uow))
    assert isinstance(view, StandingsView), view
    return view


def order(view: StandingsView) -> list[int]:
    return [row.player for row in view.shown.standings.rows]


def test_the_winner_of_the_final_stands_first_and_every_stage_stays_visible(database: Database) -> None:
    made = played(database)
    view = shown(made)
    assert order(view) == [2, 5, 1, 6, 7, 3, 8, 4]
    assert [row.place for row in view.shown.standings.rows] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert [table.stage for table in view.later] == [Stage.FINAL]
    assert order(shown(made, Stage.QUALIFIER)) == [5, 1, 2, 6, 7, 3, 8, 4]
    assert order(shown(made, Stage.FINAL)) == [2, 5, 1, 6]


def test_the_record_says_first_to_the_champion(database: Database) -> None:
    made = played(database)
    question = RecordQuestion(made.player(2))
    record = read(database, lambda uow: player_record(question, uow))
    assert isinstance(record, PlayerHistory)
    assert record.events[0].place == 1


def test_a_season_counts_the_final_and_names_the_place_in_the_event(database: Database) -> None:
    made = played(database)
    finished(made)
    table = read(database, lambda uow: show_season(ShowSeason(made.player(1), "Spring"), uow))
    assert not isinstance(table, Refusal)
    totals = {row.player: (int(row.total), row.counted[0].place) for row in table.rows}
    assert [totals[PlayerId(player)] for player in (2, 1, 8)] == [(8, 1), (6, 3), (2, 7)]
    rules = SeasonRules(0, GUILD, "Spring", SeasonMeasure.POINTS)
    made.change(lambda uow: uow.seasons.add(rules))
    table = read(database, lambda uow: show_season(ShowSeason(made.player(1), "Spring"), uow))
    assert not isinstance(table, Refusal)
    totals = {row.player: (int(row.total), row.counted[0].place) for row in table.rows}
    assert [totals[PlayerId(player)] for player in (2, 1, 8)] == [(9 + 10, 1), (10 + 6, 3), (5, 7)]


def test_a_season_by_places_is_what_the_regulations_say(database: Database) -> None:
    toml = 'base = "catan-japan"\nname = "ours"\nseason_points = [25, 15, 10]'
    made = played(database)
    made.change(lambda uow: uow.events.save(replace(made.event, profile_toml=toml)))
    finished(made)
    table = read(database, lambda uow: show_season(ShowSeason(made.player(1), "Spring"), uow))
    assert not isinstance(table, Refusal)
    assert [(row.player, int(row.total)) for row in table.rows[:3]] == [(2, 25), (5, 15), (1, 10)]


def test_an_export_begins_with_the_whole_event(database: Database) -> None:
    made = played(database)
    export = made.do(export_event, ExportEvent(made.organizer(), made.event_id))
    assert isinstance(export, EventExport)
    assert [stage.stage for stage in export.stages] == [None, Stage.QUALIFIER, Stage.FINAL]


def test_the_podium_stands_from_the_end_on_and_follows_a_correction(database: Database) -> None:
    made = played(database)
    assert read(database, lambda uow: podium(made.event_id, uow)) is None
    finished(made)
    assert steps(made) == [(1, ["P2"]), (2, ["P5"]), (3, ["P1"])]
    final = read(database, lambda uow: uow.tables.find(event_id=made.event_id)[-1])
    typed = {score_field(PlayerId(p)): str(s) for p, s in zip(FINAL, (10, 7, 6, 5), strict=True)}
    done = made.do(correct_result, CorrectResult(made.judge(), final.id, {**typed, "ended": "victory"}, "x"))
    assert isinstance(done, Corrected)
    assert {(move.person.name, move.change.before, move.change.after) for move in done.moves} == {
        ("P1", 3, 1),
        ("P2", 1, 3),
    }
    assert steps(made) == [(1, ["P1"]), (2, ["P5"]), (3, ["P2"])]
    post = read(database, lambda uow: uow.outbox.posts.first(kind="podium", subject=made.event_id))
    assert post
    assert post.wanted == 2  # once for the end, once for the correction


def steps(made: League) -> list[tuple[int, list[str]]]:
    found = read(made.database, lambda uow: podium(made.event_id, uow))
    assert found
    return [(place, [person.name for person in people]) for place, people in found.steps]


def test_each_player_is_told_their_place_once_for_each_end(database: Database) -> None:
    made = played(database)
    made.change(lambda uow: _guest(uow, 4))
    finished(made)
    told = read(database, lambda uow: uow.outbox.notices.find(text="notice-place"))
    assert {notice.subject: notice.params["place"] for notice in told} == {
        1002: 1, 1005: 2, 1001: 3, 1006: 4, 1007: 5, 1003: 6, 1008: 7,
    }  # fmt: skip


def _guest(uow: UnitOfWork, player: int) -> Person:
    return uow.people.save(replace(uow.people.require(PlayerId(player)), user_id=None))


def test_the_names_in_a_planned_semi_final_are_not_public(database: Database) -> None:
    made = league(database, 16)
    for table in made.round(1, [tuple(range(n, n + 4)) for n in (1, 5, 9, 13)]):
        made.report(table, dict(zip(table.seats, (10, 7, 6, 5), strict=True)))
    made.round(2, [tuple(range(n, n + 4)) for n in (1, 5, 9, 13)], Stage.SEMI_FINAL)

    def plan(uow: UnitOfWork) -> None:
        row = uow.rounds.find(event_id=made.event_id)[-1]
        uow.rounds.save(replace(row, status=RoundStatus.PLANNED))

    made.change(plan)
    assert shown(made).later == ()
    assert shown(made).shown.tables == 4
    refused = read(
        database,
        lambda uow: show_standings(ShowStandings(made.player(1), stage=Stage.SEMI_FINAL), uow),
    )
    assert isinstance(refused, Refusal)
    assert refused.code == "stage-not-played"


def test_an_event_that_ended_without_a_game_has_no_podium(database: Database) -> None:
    made = league(database)
    finished(made)
    assert made.event.status is EventStatus.FINISHED
    assert read(database, lambda uow: podium(made.event_id, uow)) is None
    assert read(database, lambda uow: uow.outbox.notices.find(guild_id=GUILD)) == ()


def test_ratings_are_one_list_a_game(database: Database) -> None:
    made = played(database)
    finished(made)
    before = record_of(made, 1)
    assert [rating.game for rating in before.ratings] == [GameKey.CATAN]
    made.change(lambda uow: _rivals(uow, made))
    (match,) = made.round(1, ((1, 2),))
    made.report(match, {1: 4, 2: 7})
    after = record_of(made, 1)
    assert [rating.game for rating in after.ratings] == [GameKey.CATAN, GameKey.RIVALS]
    assert after.ratings[0] == before.ratings[0]
    assert after.ratings[1].table
    assert after.ratings[1].table.games == 1


def record_of(made: League, player: int) -> PlayerHistory:
    question = RecordQuestion(made.player(player))
    record = read(made.database, lambda uow: player_record(question, uow))
    assert isinstance(record, PlayerHistory)
    return record


def _rivals(uow: UnitOfWork, made: League) -> None:
    """A match of another game on the same server, which the league goes on with."""
    old = uow.events.require(made.event_id)
    fresh = replace(
        old, id=EventId(0), profile="rivals", pairing=Pairing.SWISS, status=EventStatus.RUNNING, version=0
    )
    event = uow.events.add(fresh)
    uow.entries.store(event, uow.entries.list_of(old))
    made.event_id = event.id
