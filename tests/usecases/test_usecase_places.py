"""The same places wherever they are told: post, picture, page, API, files, report, record, message, season."""

from dataclasses import replace

import pytest

from bot.i18n import LANGUAGES, Language, plain
from bot.ui.association_report import report_text
from bot.ui.exports.table import sheets
from bot.ui.posts.podium import render
from bot.ui.posts.round import round_lines
from bot.ui.standings import row_lines
from data.database import Database
from league.brackets import BracketOptions, ConsolationFeed, Ladder, LastChance, ThirdPlace
from league.event import Pairing
from league.ids import PlayerId
from league.refusal import Refusal
from league.round import Stage
from league.tournament import Tournament
from tests.support.league_builder import league
from tests.support.place_surfaces import places_by_surface
from tests.support.tournament import Arena, arena
from tests.support.wording import says, worded
from usecases.bracket.path import path_of
from usecases.event.export import ExportEvent, export_event
from usecases.event.stages import MoveEvent, StageStep, finish_event, reopen_event
from usecases.judge.report import AssociationReport, EventReportQuestion, association_report
from usecases.round.closing import CloseRound, end_round
from usecases.show.podium import podium
from usecases.show.round import round_post
from usecases.show.standings import ShowStandings, show_standings, standings_post
from usecases.signup.manage_entries import HandleEntry, Verb, handle_entry
from usecases.standings.advance import Advance, Advanced, TieOpen, advance
from usecases.standings.line import wrong_line


def format_of(
    database: Database, players: int, pairing: Pairing, chosen: BracketOptions, seed: int, size: int = 0
) -> Arena:
    """An event of this format, in its season, that anybody may leave in the middle."""
    made = arena(database, players, pairing, chosen, seed, season="Spring", rounds=3)
    stored = made.read(lambda uow: uow.tournaments.first(event_id=made.league.event_id))
    assert isinstance(stored, Tournament)
    made.league.change(lambda uow: uow.tournaments.put(replace(stored, bracket_size=size)))
    return made


def play_rounds(made: Arena, rounds: int) -> None:
    for _ in range(rounds):
        made.seat()
        made.publish()
        for table in made.open_tables():
            made.play(table)
        made.done(end_round, CloseRound(made.league.judge(), made.league.event_id))


def advanced(made: Arena) -> None:
    command = Advance(made.league.organizer(), made.league.event_id)
    found = made.league.do(advance, command)
    if isinstance(found, TieOpen):
        found = made.league.do(advance, replace(command, chosen=found.line.tied[: found.line.open_places]))
    assert isinstance(found, Advanced), found
    made.publish()


FORMATS = [
    (9, Pairing.SINGLE_ELIMINATION, BracketOptions(), 0),
    (8, Pairing.SINGLE_ELIMINATION, BracketOptions(ThirdPlace.PLAYED), 0),
    (7, Pairing.DOUBLE_ELIMINATION, BracketOptions(), 0),
    (
        8,
        Pairing.SINGLE_ELIMINATION,
        BracketOptions(consolation=ConsolationFeed.PROGRESSIVE, last_chance=LastChance.PLAYED),
        0,
    ),
    (7, Pairing.SWISS, BracketOptions(), 4),
    (6, Pairing.SWISS, BracketOptions(ThirdPlace.PLAYED), 4),
    (6, Pairing.SWISS, BracketOptions(consolation=ConsolationFeed.FIRST_ROUND), 4),
    (6, Pairing.SWISS, BracketOptions(), 0),
    (5, Pairing.ROUND_ROBIN, BracketOptions(), 0),
]


@pytest.mark.parametrize("number", range(len(FORMATS)))
def test_every_surface_names_the_same_places(database: Database, number: int) -> None:
    players, pairing, chosen, size = FORMATS[number]
    made = format_of(database, players, pairing, chosen, number, size)
    if pairing in {Pairing.SWISS, Pairing.ROUND_ROBIN}:
        play_rounds(made, 3 if pairing is Pairing.SWISS else players)
    else:
        made.seat()
        made.publish()
    if size:
        advanced(made)
    if size or pairing not in {Pairing.SWISS, Pairing.ROUND_ROBIN}:
        made.play_bracket()
    made.done(finish_event, MoveEvent(made.league.organizer(), made.league.event_id))
    ranking, surfaces = places_by_surface(made.league, "Spring")
    assert len(ranking) > 1
    assert {name: places for name, places in surfaces.items() if places != ranking} == {}


def test_the_losers_of_the_semi_finals_share_third_place_as_the_format_says(database: Database) -> None:
    made = format_of(database, 6, Pairing.SWISS, BracketOptions(), 1, 4)
    play_rounds(made, 3)
    advanced(made)
    while waiting := made.open_tables():
        made.report(waiting[0], waiting[0].seats[0], made.league.judge())
    made.done(end_round, CloseRound(made.league.judge(), made.league.event_id))
    made.done(finish_event, MoveEvent(made.league.organizer(), made.league.event_id))
    found = made.read(lambda uow: podium(made.league.event_id, uow))
    assert [(place, len(people)) for place, people in found.steps] == [(1, 1), (2, 1), (3, 2)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_between_two_the_order_of_the_seats_is_no_turn_order_in_a_bracket_either(
    database: Database, language: Language
) -> None:
    made = format_of(database, 6, Pairing.SWISS, BracketOptions(), 1, 4)
    play_rounds(made, 3)
    advanced(made)
    number = max(table.round_id for table in made.open_tables())
    view = made.read(lambda uow: round_post(number, uow))
    assert plain(language, "round-status-published") not in round_lines(view, language).splitlines()


def test_nobody_wears_a_medal_while_the_bracket_is_played(database: Database) -> None:
    made = format_of(database, 8, Pairing.SINGLE_ELIMINATION, BracketOptions(), 1)
    made.seat()
    made.publish()
    for table in made.open_tables():
        made.report(table, table.seats[0], made.league.judge())
    view = made.read(lambda uow: standings_post(made.league.event_id, uow))
    assert [view.shown.is_decided(row) for row in view.shown.standings.rows] == [False] * 4 + [True] * 4
    assert "🥇" not in "".join(row_lines(view, 0, "en"))


CONSOLATION = BracketOptions(consolation=ConsolationFeed.PROGRESSIVE)


def main_played(database: Database) -> Arena:
    """A bracket of eight with a consolation, of which only the main ladder and one match are played."""
    made = format_of(database, 8, Pairing.SINGLE_ELIMINATION, CONSOLATION, 1)
    made.seat()
    made.publish()
    for _ in range(20):
        drawn = made.drawn()
        assert drawn is not None
        row = {table.id: match for match, table in drawn.rows.items()}
        waiting = [
            table
            for table in made.open_tables()
            if drawn.bracket.matches[row[table.id]].ladder is Ladder.MAIN
        ]
        if not waiting:
            break
        made.report(waiting[0], waiting[0].seats[0], made.league.judge())
    made.report(made.open_tables()[0], made.open_tables()[0].seats[0], made.league.judge())
    return made


def test_an_event_ends_with_its_consolation_unplayed_and_says_so(database: Database) -> None:
    made = main_played(database)
    step = made.done(finish_event, MoveEvent(made.league.organizer(), made.league.event_id))
    assert isinstance(step, StageStep)
    assert step.unplayed
    assert not made.open_tables()
    found = made.read(lambda uow: podium(made.league.event_id, uow))
    (ladder,) = found.ladders
    assert (ladder.ladder, ladder.is_over) == (Ladder.CONSOLATION, False)
    for language in ("en", "ja"):
        assert render(found, language).words
    before = step.unplayed
    made.done(reopen_event, MoveEvent(made.league.organizer(), made.league.event_id))
    assert len(made.open_tables()) == before, "taken up again, the matches are played after all"


def test_the_winner_of_a_consolation_is_named_on_the_podium_in_the_files_and_in_the_report(
    database: Database,
) -> None:
    made = format_of(database, 8, Pairing.SINGLE_ELIMINATION, CONSOLATION, 1)
    made.seat()
    made.publish()
    while waiting := made.open_tables():
        made.report(waiting[0], waiting[0].seats[0], made.league.judge())
    made.done(end_round, CloseRound(made.league.judge(), made.league.event_id))
    made.done(finish_event, MoveEvent(made.league.organizer(), made.league.event_id))
    found = made.read(lambda uow: podium(made.league.event_id, uow))
    (ladder,) = found.ladders
    place, (winner,) = ladder.steps[0]
    assert (place, ladder.is_over) == (1, True)
    path = made.read(lambda uow: path_of(uow, made.league.event, PlayerId(winner.id)))
    assert (path.ladder, path.ladder_place) == (Ladder.CONSOLATION, 1)
    export = made.done(export_event, ExportEvent(made.league.organizer(), made.league.event_id))
    table = next(sheet for sheet in sheets(export, "ja") if sheet.name == "ladders")
    assert table.rows[0][1:] == (1, winner.name)
    report = made.read(
        lambda uow: association_report(EventReportQuestion(made.league.judge(), made.league.event_id), uow)
    )
    assert isinstance(report, AssociationReport)
    now = made.league.judge().now
    assert says(
        report_text(report, {}, "en", now),
        "association-ladder",
        ladder=worded("web-ladder-consolation"),
        place=1,
        players=winner.name,
    )
    assert says(
        report_text(report, {}, "ja", now),
        "association-ladder",
        language="ja",
        ladder=worded("web-ladder-consolation", language="ja"),
        players=winner.name,
    )


def test_report_and_files_name_each_match_as_people_do_and_tell_namesakes_apart(database: Database) -> None:
    made = format_of(database, 4, Pairing.DOUBLE_ELIMINATION, BracketOptions(), 2)
    made.league.change(
        lambda uow: [
            uow.people.save(replace(uow.people.require(PlayerId(player)), name="Aki")) for player in (1, 2)
        ]
    )
    made.seat()
    made.publish()
    made.play_bracket()
    report = made.read(
        lambda uow: association_report(EventReportQuestion(made.league.judge(), made.league.event_id), uow)
    )
    words = report_text(report, {}, "en", made.league.judge().now)
    matches = words.split("6. Matches")[1]
    assert says(matches, "match-place", phase=worded("match-phase-grand-final"))
    assert not says(matches, "backgammon-log-begun"), "a single game has no length in points"
    assert says(matches, "match-place", phase=worded("match-phase-losers-final"))
    assert not says(
        matches.replace("ners’ round 1", "").replace("sers’ round 1", ""), "match-phase-in-round", round=1
    )
    assert {"Aki (#1)", "Aki (#2)"} <= {line.name for line in report.ranking}
    export = made.done(export_event, ExportEvent(made.league.organizer(), made.league.event_id))
    results = next(sheet for sheet in sheets(export, "ja") if sheet.name == "results")
    phases = {row[results.columns.index("phase")] for row in results.rows}
    assert {"グランドファイナル"} <= phases
    assert "第1回戦" not in phases


def test_a_finalist_who_leaves_inside_the_bracket_moves_neither_the_line_nor_the_field(
    database: Database,
) -> None:
    made = format_of(database, 8, Pairing.SWISS, BracketOptions(), 3, 4)
    play_rounds(made, 3)
    question = ShowStandings(made.league.organizer(), made.league.event_id, Stage.QUALIFIER)
    due = made.read(lambda uow: show_standings(question, uow)).line
    advanced(made)
    whole = made.read(lambda uow: show_standings(replace(question, stage=None), uow))
    before = made.read(lambda uow: show_standings(question, uow))
    leaver = made.open_tables()[0].seats[0]
    made.done(handle_entry, HandleEntry(made.league.organizer(), made.league.event_id, leaver, Verb.DROP))
    after = made.read(lambda uow: show_standings(question, uow))
    assert before.line == after.line
    assert after.line is not None
    lines = (due, after.line, whole.line)
    assert (
        {line.name for line in lines} == {whole.later[0].name} == {"bracket"}
    )  # only two of them reach its final
    assert made.read(lambda uow: wrong_line(uow, made.league.event, Stage.QUALIFIER)) is None


def test_a_draw_that_is_worth_half_a_win_is_one_in_report_and_files(database: Database) -> None:
    toml = 'base = "rivals"\nname = "own"\ndraw_half_wins = 1\n'
    made = league(database, 2, profile="own", profile_toml=toml, pairing=Pairing.SWISS)
    (table,) = made.round(1, ((1, 2),))
    made.report(table, {1: 5, 2: 5}, "time")
    report = made.change(
        lambda uow: association_report(EventReportQuestion(made.judge(), made.event_id), uow)
    )
    assert isinstance(report, AssociationReport)
    assert says(report_text(report, {}, "en", made.judge().now), "association-rank", wins="0.50")
    export = made.change(lambda uow: export_event(ExportEvent(made.organizer(), made.event_id), uow))
    assert not isinstance(export, Refusal)
    ranking = sheets(export, "en")[0]
    assert [row[ranking.columns.index("wins")] for row in ranking.rows] == [0.5, 0.5]
