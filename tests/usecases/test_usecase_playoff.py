"""A play-off: those who are level on the cut line play once more, and that alone is decided by it."""

from dataclasses import replace

import pytest

from bot.i18n import Language
from bot.ui.pictures.standings import cut_words
from bot.ui.standings import explanation_reply
from data.database import Database
from data.transaction import read
from league.advancement import Cut
from league.event import Pairing
from league.ids import PlayerId, TableId
from league.refusal import Refusal
from league.round import RoundStatus, Stage, Table
from league.standings import playoff_tables
from league.tournament import Tournament
from tests.support.league_builder import GUILD, League, league
from usecases.event.stages import MoveEvent, finish_event
from usecases.result.correct import CorrectResult, correct_result
from usecases.result.typed import score_field
from usecases.round.closing import CloseRound, end_round
from usecases.round.publish import PublishRound, publish_round
from usecases.show.cut_line import CutLine
from usecases.show.standings import Explained, ExplainStandings, explain_standings, standings_view
from usecases.standings.advance import Advance, Advanced, PlayoffPlanned, TieOpen, advance
from usecases.standings.overall import overall_of


def with_channel(made: League) -> None:
    made.change(lambda uow: uow.guilds.save(replace(uow.guilds.require(GUILD), pairings_channel=5)))


def after_the_qualifier(database: Database) -> League:
    """Two tables of four: 5, 1 and 2 are through to a final of four; 6, 7 and 8 are level for the last place."""
    made = league(database, 8, rounds=1)
    with_channel(made)
    first, second = made.round(1, ((1, 2, 3, 4), (5, 6, 7, 8)))
    made.report(first, {1: 10, 2: 9, 3: 6, 4: 6})
    made.report(second, {5: 10, 6: 6, 7: 6, 8: 6})
    return made


def next_stage(made: League, **more: bool) -> object:
    return made.do(advance, Advance(made.organizer(), made.event_id, **more))  # type: ignore[arg-type]  # a test's shorthand


def published(made: League) -> Table:
    """The only table of the planned round, which is public now."""
    done = made.do(publish_round, PublishRound(made.organizer(), made.event_id))
    assert not isinstance(done, Refusal), done
    newest = read(
        made.database, lambda uow: max(uow.rounds.find(event_id=made.event_id), key=lambda row: row.number)
    )
    assert newest.status is RoundStatus.PUBLISHED
    (table,) = read(made.database, lambda uow: uow.tables.find(round_id=newest.id))
    return table


def played_off(made: League) -> Table:
    """7 wins the play-off before 8 and 6."""
    assert isinstance(next_stage(made, playoff=True), PlayoffPlanned)
    table = published(made)
    made.report(table, {7: 10, 8: 8, 6: 3})
    made.do(end_round, CloseRound(made.judge(), made.event_id))
    return table


def places(made: League) -> dict[int, int]:
    rows = read(made.database, lambda uow: overall_of(uow, made.event)).standings.rows
    return {row.player: row.place for row in rows}


def through(made: League) -> tuple[int, ...]:
    found = next_stage(made)
    assert isinstance(found, Advanced), found
    return found.line.through


def test_those_who_are_level_play_off_and_the_winner_goes_through(database: Database) -> None:
    made = after_the_qualifier(database)
    tie = next_stage(made)
    assert isinstance(tie, TieOpen)
    table = played_off(made)
    assert sorted(table.seats) == sorted(tie.line.tied) == [6, 7, 8]
    assert places(made) == {5: 1, 1: 2, 2: 3, 7: 4, 8: 5, 6: 6, 3: 7, 4: 7}
    assert sorted(through(made)) == [1, 2, 5, 7]


def test_a_playoff_moves_nobody_else_and_gives_nobody_a_point(database: Database) -> None:
    made = after_the_qualifier(database)
    before = {row.player: (row.wins, row.points, row.played) for row in made.standings().rows}
    played_off(made)
    assert {row.player: (row.wins, row.points, row.played) for row in made.standings().rows} == before


def test_a_correction_of_the_playoff_moves_who_goes_through(database: Database) -> None:
    made = after_the_qualifier(database)
    table = played_off(made)
    scores = {6: 10, 7: 9, 8: 2}
    typed = {score_field(PlayerId(player)): str(score) for player, score in scores.items()}
    corrected = CorrectResult(made.judge(), table.id, {**typed, "ended": "victory"}, "misheard")
    assert not isinstance(made.do(correct_result, corrected), Refusal)
    assert sorted(through(made)) == [1, 2, 5, 6]


def test_what_made_them_level_no_more_makes_the_playoff_count_for_nothing(database: Database) -> None:
    made = after_the_qualifier(database)
    played_off(made)
    first = read(made.database, lambda uow: min(uow.tables.find(event_id=made.event_id), key=lambda t: t.id))
    second = read(made.database, lambda uow: uow.tables.require(TableId(first.id + 1)))
    typed = {score_field(PlayerId(player)): str(score) for player, score in {5: 10, 6: 8, 7: 6, 8: 5}.items()}
    made.do(correct_result, CorrectResult(made.judge(), second.id, {**typed, "ended": "victory"}, "misheard"))
    assert places(made)[6] < places(made)[7] < places(made)[8]


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_reason_that_is_told_is_the_playoff(database: Database, language: str) -> None:
    made = after_the_qualifier(database)
    played_off(made)
    question = ExplainStandings(made.player(1), PlayerId(8), PlayerId(7), made.event_id)
    found = read(made.database, lambda uow: explain_standings(question, uow))
    assert isinstance(found, Explained)
    assert (found.why.explanation.playoff, found.why.explanation.decided_by) == (True, None)  # type: ignore[union-attr]  # of a stage
    words = explanation_reply(found, language).embeds[0].description or ""  # type: ignore[arg-type]  # a language
    assert {"en": "play-off", "ja": "プレーオフ"}[language] in words


def test_the_event_goes_on_from_the_playoff_to_its_end(database: Database) -> None:
    made = after_the_qualifier(database)
    played_off(made)
    through(made)
    final = published(made)
    made.report(final, dict(zip((7, 5, 1, 2), (10, 8, 6, 4), strict=True)))
    made.do(end_round, CloseRound(made.judge(), made.event_id))
    done = made.do(finish_event, MoveEvent(made.organizer(), made.event_id))
    assert not isinstance(done, Refusal), done
    assert places(made) == {7: 1, 5: 2, 1: 3, 2: 4, 8: 5, 6: 6, 3: 7, 4: 7}


def drawn_line(made: League, stage: Stage | None = None) -> CutLine | None:
    return read(made.database, lambda uow: standings_view(uow, made.event, stage)).line


def test_the_line_is_drawn_under_those_who_are_level_until_they_have_played_off(database: Database) -> None:
    made = after_the_qualifier(database)
    tied = CutLine(6, Stage.FINAL, place=4, level=3, open=1)
    assert drawn_line(made) == tied
    assert isinstance(next_stage(made, playoff=True), PlayoffPlanned)
    table = published(made)
    assert drawn_line(made) == tied
    made.report(table, {7: 10, 8: 8, 6: 3})
    assert drawn_line(made) == CutLine(4, Stage.FINAL)


@pytest.mark.parametrize("chosen", [6, 7, 8])
def test_the_line_says_so_where_an_organizer_chose_among_those_who_are_level(
    database: Database, chosen: int
) -> None:
    made = after_the_qualifier(database)
    made.do(advance, Advance(made.organizer(), made.event_id, chosen=(PlayerId(chosen),)))
    published(made)
    assert drawn_line(made, Stage.QUALIFIER) == CutLine(6, Stage.FINAL, place=4, level=3, open=1)
    assert drawn_line(made) == CutLine(4, Stage.FINAL), "of the whole event it is under the finalists"


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_words_under_the_line_say_how_many_of_the_level_go_on(
    database: Database, language: Language
) -> None:
    made = after_the_qualifier(database)
    found = drawn_line(made)
    assert found is not None
    said = cut_words(found, language)
    assert all(number in said for number in "431"), said


def test_no_line_is_drawn_before_a_result_and_none_to_a_stage_that_will_not_be(database: Database) -> None:
    made = league(database, 8, rounds=1)
    with_channel(made)
    tables = made.round(1, ((1, 2, 3, 4), (5, 6, 7, 8)))
    assert drawn_line(made) is None
    for table in tables:
        made.report(table, dict(zip(table.seats, (10, 9, 6, 2), strict=True)))
    assert drawn_line(made) == CutLine(4, Stage.FINAL)
    made.do(end_round, CloseRound(made.judge(), made.event_id))
    assert not isinstance(made.do(finish_event, MoveEvent(made.organizer(), made.event_id)), Refusal)
    assert drawn_line(made) is None


def test_where_nobody_is_level_there_is_no_playoff(database: Database) -> None:
    made = league(database, 8, rounds=1)
    first, second = made.round(1, ((1, 2, 3, 4), (5, 6, 7, 8)))
    made.report(first, {1: 10, 2: 9, 3: 6, 4: 5})
    made.report(second, {5: 10, 6: 8, 7: 7, 8: 4})
    refused = next_stage(made, playoff=True)
    assert isinstance(refused, Refusal)
    assert refused.code == "cut-nothing-tied"


def test_a_playoff_of_players_who_are_level_no_more_is_not_published(database: Database) -> None:
    made = after_the_qualifier(database)
    assert isinstance(next_stage(made, playoff=True), PlayoffPlanned)
    second = read(made.database, lambda uow: uow.tables.find(event_id=made.event_id)[1])
    typed = {score_field(PlayerId(player)): str(score) for player, score in {5: 10, 6: 8, 7: 6, 8: 5}.items()}
    made.do(correct_result, CorrectResult(made.judge(), second.id, {**typed, "ended": "victory"}, "misheard"))
    refused = made.do(publish_round, PublishRound(made.organizer(), made.event_id))
    assert isinstance(refused, Refusal)
    assert refused.code == "playoff-outdated"


def line(level: int, places_: int) -> Cut:
    return Cut(places_, (), tuple(PlayerId(number) for number in range(1, level + 1)), ())


@pytest.mark.parametrize(
    ("level", "places_", "two_players", "tables"),
    [
        (3, 1, False, ((1, 2, 3),)),
        (4, 2, False, ((1, 2, 3, 4),)),
        (8, 2, False, ((1, 4, 5, 8), (2, 3, 6, 7))),
        (2, 1, True, ((1, 2),)),
        (4, 2, True, ((1, 4), (2, 3))),
        (2, 1, False, None),
        (5, 2, False, None),
        (3, 1, True, None),
        (3, 2, True, None),
    ],
)
def test_a_playoff_has_one_table_or_one_for_each_place(
    level: int,
    places_: int,
    two_players: bool,  # noqa: FBT001 - a case
    tables: tuple[tuple[int, ...], ...] | None,
) -> None:
    found = playoff_tables(line(level, places_), two_players=two_players)
    assert (None if isinstance(found, Refusal) else found) == tables


def test_two_who_are_level_on_the_line_of_a_bracket_play_one_match_for_it(database: Database) -> None:
    made = league(database, 5, rounds=1, profile="rivals", pairing=Pairing.SWISS)
    with_channel(made)
    made.change(lambda uow: uow.tournaments.add(replace(Tournament(0, made.event_id), bracket_size=4)))
    first, second, _ = made.round(1, ((1, 2), (3, 4), (5,)))
    made.report(first, {1: 7, 2: 3})
    made.report(second, {3: 7, 4: 3})
    tie = next_stage(made)
    assert isinstance(tie, TieOpen)
    assert sorted(tie.line.tied) == [2, 4]
    assert isinstance(next_stage(made, playoff=True), PlayoffPlanned)
    table = published(made)
    made.report(table, {4: 7, 2: 6})
    made.do(end_round, CloseRound(made.judge(), made.event_id))
    assert sorted(through(made)) == [1, 3, 4, 5]
