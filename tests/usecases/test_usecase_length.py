"""Match lengths: by round, stage and part of a bracket; what was played is never measured anew."""

from dataclasses import replace

from data.database import Database
from league.event import Pairing
from league.match_length import write_lengths
from league.refusal import Refusal
from tests.support.tournament import Arena, arena
from usecases.event.export import ExportEvent, export_event
from usecases.event.length import SetLength, set_length
from usecases.execute import ask
from usecases.result.report import ReportResult, report_result
from usecases.result.typed import score_field
from usecases.table_rules import is_best_of, rules_at, usual_rules

BACKGAMMON = "backgammon-jba"


def chosen(made: Arena, part: str, number: int, round_: int = 0) -> str:
    """The lengths that stand then, or why this one was refused."""
    command = SetLength(made.league.organizer(), made.league.event_id, part, number, round_)
    outcome = made.league.do(set_length, command)
    return outcome.code if isinstance(outcome, Refusal) else write_lengths(outcome.lengths)


def told(made: Arena, first: int, second: int, ended: str = "victory") -> str:
    """The first open table is reported: accepted, or why not."""
    table = made.open_tables()[0]
    scores = {score_field(table.seats[0]): str(first), score_field(table.seats[1]): str(second)}
    outcome = made.league.do(
        report_result, ReportResult(made.league.judge(), table.id, {**scores, "ended": ended})
    )
    return outcome.code if isinstance(outcome, Refusal) else "accepted"


def targets(made: Arena) -> list[int]:
    """What wins at each table, in the order of the tables."""
    event, tables = made.league.event, made.tables()
    found: list[int] = made.read(lambda uow: [rules_at(uow, event, table).win_target for table in tables])
    return found


def test_the_final_of_a_bracket_is_longer(database: Database) -> None:
    made = arena(database, 4, Pairing.SINGLE_ELIMINATION, profile=BACKGAMMON, match_points=5)
    assert chosen(made, "final", 9) == "final=9"
    made.seat()
    made.publish()
    assert targets(made) == [5, 5]
    assert told(made, 5, 2) == "accepted"
    assert told(made, 5, 2) == "accepted"
    assert targets(made) == [5, 5, 9]
    assert told(made, 5, 2) == "nobody-at-target"
    assert told(made, 9, 2) == "accepted"


def test_one_round_of_a_swiss_has_a_length_of_its_own(database: Database) -> None:
    made = arena(database, 4, Pairing.SWISS, profile=BACKGAMMON)
    assert chosen(made, "qualifier", 5) == "qualifier=5"
    assert chosen(made, "qualifier", 3, 1) == "qualifier=5 qualifier.1=3"
    made.seat()
    made.publish()
    assert targets(made) == [3, 3]
    while made.open_tables():
        assert told(made, 3, 1) == "accepted"
    made.seat()
    made.publish()
    assert targets(made)[2:] == [5, 5]


def test_a_length_can_be_taken_back(database: Database) -> None:
    made = arena(database, 4, Pairing.SWISS, profile=BACKGAMMON)
    chosen(made, "qualifier", 5)
    assert chosen(made, "qualifier", 0) == ""
    made.seat()
    assert targets(made) == [7, 7]


def test_what_was_played_keeps_its_length(database: Database) -> None:
    made = arena(database, 4, Pairing.SINGLE_ELIMINATION, profile=BACKGAMMON)
    made.seat()
    made.publish()
    assert told(made, 7, 2) == "accepted"
    assert chosen(made, "bracket", 9) == "length-played"
    assert chosen(made, "final", 9) == "final=9"


def test_the_best_of_three_is_reported_in_games(database: Database) -> None:
    made = arena(database, 4, Pairing.SINGLE_ELIMINATION)
    assert chosen(made, "event", 4) == "length-even"
    assert chosen(made, "event", 3) == "event=3games"
    made.seat()
    made.publish()
    assert told(made, 7, 3) == "score-too-high"
    assert told(made, 2, 1) == "accepted"


def test_only_organizers_of_matches_set_lengths(database: Database) -> None:
    made = arena(database, 4, Pairing.SWISS)
    outsider = SetLength(made.league.player(1), made.league.event_id, "final", 3)
    assert made.league.do(set_length, outsider).code == "needs-organizer"
    tables = replace(made.league.event, profile="catan-japan", pairing=Pairing.BALANCED)
    made.league.change(lambda uow: uow.events.save(tables))
    assert chosen(made, "final", 3) == "format-needs-matches"


def test_a_house_keeps_the_target_of_its_own_regulations(database: Database) -> None:
    house = 'name = "club"\nbase = "backgammon-jba"\nwin_target = 11\n'
    made = arena(database, 2, Pairing.SINGLE_ELIMINATION, profile="club", profile_toml=house)
    assert usual_rules(made.league.event).win_target == 11
    made.seat()
    made.publish()
    assert told(made, 7, 2) == "nobody-at-target"
    assert told(made, 11, 2) == "accepted"


def test_exports_say_how_long_a_match_was(database: Database) -> None:
    made = arena(database, 2, Pairing.SINGLE_ELIMINATION, profile=BACKGAMMON)
    chosen(made, "final", 3)
    made.seat()
    made.publish()
    told(made, 3, 0)
    found = ask(database, export_event, ExportEvent(made.league.organizer(), made.league.event_id))
    assert not isinstance(found, Refusal)
    assert [(line.target, line.rated) for line in found.results] == [(3, True), (3, True)]


def test_one_game_by_post_is_no_match_of_several(database: Database) -> None:
    made = arena(database, 2, Pairing.SINGLE_ELIMINATION)
    chosen(made, "final", 3)
    made.seat()
    made.publish()
    (table,) = made.tables()
    event = made.league.event
    assert made.read(lambda uow: is_best_of(uow, event, table))
    chosen(made, "final", 0)
    assert not made.read(lambda uow: is_best_of(uow, event, table))
