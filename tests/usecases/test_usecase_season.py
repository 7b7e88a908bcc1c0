"""A season belongs to the server: set at any time, the same for whoever looks, and its champion gains."""

import pytest

from bot.i18n import LANGUAGES, Language, plain
from bot.ui.seasons import season_told
from data.database import Database
from data.transaction import read
from league.ids import PlayerId
from league.refusal import Refusal
from league.standings import SeasonMeasure
from tests.support.league_builder import League, league
from usecases.event.season import SeasonSet, SetSeason, set_season
from usecases.event.stages import MoveEvent, finish_event
from usecases.show.season import SeasonTable, ShowSeason, show_season


def finished(database: Database) -> League:
    """An event of four that ended without a season; 1 has won, then 2, 3 and 4."""
    made = league(database, 4)
    (table,) = made.round(1, ((1, 2, 3, 4),))
    made.report(table, dict(zip(table.seats, (10, 8, 6, 4), strict=True)))
    made.do(finish_event, MoveEvent(made.organizer(), made.event_id))
    return made


def setting(made: League, **changes: object) -> SeasonSet:
    done = made.do(set_season, SetSeason(made.organizer(), **changes))  # type: ignore[arg-type]  # a test's shorthand
    assert isinstance(done, SeasonSet), done
    return done


def totals(made: League, caller: object) -> dict[int, int]:
    table = read(made.database, lambda uow: show_season(ShowSeason(caller, "2026"), uow))  # type: ignore[arg-type]  # a caller
    assert isinstance(table, SeasonTable), table
    return {row.player: int(row.total) for row in table.rows}


def test_a_forgotten_season_is_set_after_the_end_and_its_places_bring_points(database: Database) -> None:
    made = finished(database)
    assert setting(made, event_id=made.event_id, name="2026").events == 1
    assert totals(made, made.player(4)) == {1: 4, 2: 3, 3: 2, 4: 1}
    assert setting(made, event_id=made.event_id, name="-").rules.name == ""
    gone = read(made.database, lambda uow: show_season(ShowSeason(made.player(1), "2026"), uow))
    assert isinstance(gone, Refusal)


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_finished_events_are_said_to_count(database: Database, language: Language) -> None:
    made = league(database, 4)
    told = season_told(setting(made, event_id=made.event_id, name="2026"), language)
    assert plain(language, "season-rule-none") in told


def test_its_rules_are_the_servers_editable_later_and_the_same_for_all(database: Database) -> None:
    made = finished(database)
    setting(made, event_id=made.event_id, name="2026", awards="25, 18 15", participation=1)
    for caller in (made.player(1), made.player(3), made.organizer()):
        assert totals(made, caller) == {1: 26, 2: 19, 3: 16, 4: 1}
    setting(made, name="2026", awards="-", participation=0, measure=SeasonMeasure.POINTS, best=1, drop=0)
    assert totals(made, made.player(2)) == {1: 10, 2: 8, 3: 6, 4: 4}


def test_what_cannot_be_is_refused_and_nobody_but_an_organizer_sets_it(database: Database) -> None:
    made = finished(database)
    outsider = SetSeason(made.player(1), name="2026")
    cases = {
        "needs-organizer": outsider,
        "season-unnamed": SetSeason(made.organizer(), made.event_id),
        "season-awards": SetSeason(made.organizer(), name="2026", awards="ten five"),
        "season-awards-rise": SetSeason(made.organizer(), name="2026", awards="5 10"),
        "season-drop": SetSeason(made.organizer(), made.event_id, "2026", drop=2),
    }
    for code, command in cases.items():
        refused = made.do(set_season, command)
        assert isinstance(refused, Refusal), code
        assert refused.code == code


@pytest.mark.parametrize("number", [-1, 10_001])
@pytest.mark.parametrize("what", ["best", "drop", "participation"])
def test_numbers_that_no_season_can_have_are_stored_by_nobody(
    database: Database, what: str, number: int
) -> None:
    made = finished(database)
    meant = SetSeason(made.organizer(), made.event_id, "2026", **{what: number})  # type: ignore[arg-type]  # a number
    refused = made.do(set_season, meant)
    assert isinstance(refused, Refusal)
    assert refused.code == "season-numbers"
    assert read(made.database, lambda uow: uow.seasons.find()) == ()
    assert made.event.season == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_event_counts_however_many_are_left_out(database: Database, language: Language) -> None:
    made = finished(database)
    told = season_told(setting(made, event_id=made.event_id, name="2026", drop=1), language)
    assert ("one always counts" if language == "en" else "必ず数えます") in told
    assert totals(made, made.player(4)) == {1: 4, 2: 3, 3: 2, 4: 1}


def test_who_never_played_takes_no_part_in_the_season(database: Database) -> None:
    made = league(database, 5)
    (table,) = made.round(1, ((1, 2, 3, 4),))
    made.report(table, dict(zip(table.seats, (10, 8, 6, 4), strict=True)))
    made.do(finish_event, MoveEvent(made.organizer(), made.event_id))
    setting(made, event_id=made.event_id, name="2026")
    assert PlayerId(5) not in totals(made, made.player(5))
