"""Lists of tables: past events, results of a round, prescribed seatings; shown first, stored once, taken back whole."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import event

from bot.ui.records import tables_preview
from data.database import Database
from data.transaction import read
from league.event import EventStatus
from league.ids import PlayerId
from league.importing import ListSheet, sheet_of
from league.importing.record_layout import unmapped
from league.importing.records import RecordList
from league.refusal import Refusal
from league.reporting import ReportState
from league.round import RoundStatus
from tests.support.league_builder import GUILD, League, league
from tests.support.records_read import read_records
from tests.support.wording import says
from usecases.caller import Caller
from usecases.records.list_sent import ListSent, MapRecords, keep_sent, mapped_sent
from usecases.records.past import (
    ConfirmPast,
    PastEvent,
    PastPreview,
    PastStored,
    PreviewPast,
    confirm_past,
    preview_past,
)
from usecases.records.results import (
    ConfirmResults,
    PreviewResults,
    ResultsPreview,
    ResultsStored,
    confirm_results,
    preview_results,
)
from usecases.records.seating import (
    ConfirmSeating,
    PreviewSeating,
    SeatingPreview,
    confirm_seating,
    preview_seating,
)
from usecases.round.seat import PlannedRound
from usecases.show.ratings import RatingQuestion, rating_lists
from usecases.show.season import ShowSeason, show_season
from usecases.undo.find import Undo
from usecases.undo.take_back import undo

PAST = (
    "Round,Table,Player,Score\n"
    "1,1,Ann,10\n1,1,Ben,7\n1,1,Cy,6\n1,1,P1,5\n"
    "2,1,Ann,8\n2,1,Ben,7\n2,1,Cy,6\n2,1,P1,5\n"
    "2,2,Dee,10\n2,2,Eve,3\n"
)


def records(content: str) -> RecordList:
    found = read_records(content.encode())
    assert isinstance(found, RecordList)
    return found


def past(made: League, content: str = PAST, **about: Any) -> PastPreview:  # noqa: ANN401 - fields of a past event
    said = PastEvent(
        "Spring Cup", **{"profile": "catan-japan", "season": "2026", "day": "2026-03-01", **about}
    )
    outcome = made.do(preview_past, PreviewPast(made.organizer(), said, records(content)))
    assert isinstance(outcome, PastPreview), outcome
    return outcome


def stored(made: League) -> Any:  # noqa: ANN401 - a use case's outcome
    return made.do(confirm_past, ConfirmPast(made.organizer()))


def counts(made: League) -> tuple[int, ...]:
    def all_(uow: Any) -> tuple[int, ...]:  # noqa: ANN401 - the unit of work
        return tuple(
            len(rows.find())
            for rows in (uow.events, uow.rounds, uow.tables, uow.results, uow.people, uow.entries.rows)
        )

    return read(made.database, all_)


def test_a_past_event_is_shown_and_nothing_is_stored_before_the_yes(database: Database) -> None:
    made = league(database, 1)
    before = counts(made)
    shown = past(made)
    assert counts(made) == before
    assert (shown.rounds, shown.tables, shown.by_time) == (2, 2, 1)
    assert (shown.known, shown.by_name, shown.fresh) == ((), ("P1",), ("Ann", "Ben", "Cy"))
    assert says(str([box.description for box in tables_preview(shown, "en").embeds]), "past-by-name", count=1)
    assert [(line.line, line.code, line.params["reason"]) for line in shown.refused] == [
        (10, "record-rules", "table-size")
    ]


def test_a_past_event_counts_for_its_season_and_the_ratings_and_is_marked(database: Database) -> None:
    made = league(database, 1)
    past(made)
    done = stored(made)
    assert isinstance(done, PastStored)
    assert (done.event.imported, done.event.status, done.event.season) == (True, EventStatus.FINISHED, "2026")
    season = read(database, lambda uow: show_season(ShowSeason(made.organizer(), "2026"), uow))
    assert not isinstance(season, Refusal)
    assert [season.people[row.player].name for row in season.rows][:1] == ["Ann"]
    lists = read(database, lambda uow: rating_lists(RatingQuestion(made.organizer(), "catan"), uow))
    assert not isinstance(lists, Refusal)
    assert {line.person.name for line in lists[0].lines} == {"Ann", "Ben", "Cy", "P1"}
    before = counts(made)
    assert stored(made) == done
    assert counts(made) == before
    made.do(undo, Undo(made.organizer(), done.event.id))
    assert stored(made) == Refusal("import-gone")


def test_a_past_event_is_posted_nowhere_and_nobody_is_told(database: Database) -> None:
    made = league(database, 1)
    posts = read(database, lambda uow: len(uow.outbox.posts.find()))
    notices = read(database, lambda uow: len(uow.outbox.notices.find()))
    past(made)
    stored(made)
    assert read(database, lambda uow: len(uow.outbox.posts.find())) == posts
    assert read(database, lambda uow: len(uow.outbox.notices.find())) == notices


@contextmanager
def statements_of(database: Database) -> Iterator[list[str]]:
    """What is asked of the database meanwhile."""
    found: list[str] = []

    def hears(_c: Any, _cursor: Any, statement: str, *_rest: Any) -> None:  # noqa: ANN401 - the library's hook
        if not statement.startswith("INSERT"):
            found.append(statement)

    event.listen(database, "before_cursor_execute", hears)
    try:
        yield found
    finally:
        event.remove(database, "before_cursor_execute", hears)


def test_nobody_is_told_of_a_walkover_that_was_given_elsewhere(database: Database) -> None:
    made = league(database, 1)
    posts = read(database, lambda uow: len(uow.outbox.posts.find()))
    notices = read(database, lambda uow: len(uow.outbox.notices.find()))
    content = "Round,Table,White,Black,Result\n1,1,Ann,Ben,+:-\n1,2,Cy,Dee,5:3\n2,1,Ann,Cy,5:1\n"
    past(made, content, profile="backgammon-jba", points=5)
    assert isinstance(stored(made), PastStored)
    assert read(database, lambda uow: len(uow.outbox.posts.find())) == posts
    assert read(database, lambda uow: len(uow.outbox.notices.find())) == notices


def test_a_large_past_event_asks_no_more_than_a_small_one(database: Database) -> None:
    """A table more is a row more, no question more."""
    made = league(database, 1)
    counted = []
    for tables in (2, 150):
        head = "Round,Table,Player,Score\n"
        rows = (
            f"1,{table},Player {table} {seat},{10 - seat}\n"
            for table in range(1, tables + 1)
            for seat in range(4)
        )
        past(made, head + "".join(rows))
        with statements_of(database) as statements:
            assert isinstance(stored(made), PastStored)
        counted.append(len(statements))
    assert counted[1] <= counted[0] + 20, counted


def test_undo_takes_a_past_event_back_with_all_that_it_made(database: Database) -> None:
    made = league(database, 1)
    before = counts(made)
    past(made)
    done = stored(made)
    assert not isinstance(made.do(undo, Undo(made.organizer(), done.event.id)), Refusal)
    assert counts(made) == before


@pytest.mark.parametrize("day", ["tomorrow", "3/4/2026", "2999-01-01", "5.12."])
def test_the_day_of_a_past_event_has_been_and_is_sure(database: Database, day: str) -> None:
    made = league(database, 1)
    said = PastEvent("Cup", "catan-japan", day=day)
    assert made.do(preview_past, PreviewPast(made.organizer(), said, records(PAST))) == Refusal("past-day")


def test_ratings_follow_the_order_in_which_events_were_played(database: Database) -> None:
    made = league(database, 1)
    for day, first in (("2026-03-01", "Ann"), ("2026-01-01", "Ben")):
        other = "Ben" if first == "Ann" else "Ann"
        past(made, f"Table,Player,Score\n1,{first},10\n1,{other},3\n1,Cy,2\n", day=day)
        stored(made)
    events = read(database, lambda uow: rating_events(made, uow))
    assert events == ["2026-01-01", "2026-03-01"]


def rating_events(made: League, uow: Any) -> list[str]:  # noqa: ANN401 - the unit of work
    from usecases.show.ratings import visible_events

    return [
        event.starts_at.date().isoformat()
        for event in visible_events(made.organizer(), uow)
        if event.starts_at
    ]


def names(made: League) -> dict[PlayerId, str]:
    return {
        PlayerId(one.id): one.name for one in read(made.database, lambda uow: uow.people.find(guild_id=GUILD))
    }


def running(database: Database) -> League:
    made = league(database, 8)
    made.round(1, [(1, 2, 3, 4), (5, 6, 7, 8)])
    return made


def results(made: League, content: str) -> ResultsPreview:
    outcome = made.do(preview_results, PreviewResults(made.judge(), made.event_id, records(content)))
    assert isinstance(outcome, ResultsPreview), outcome
    return outcome


def final(made: League) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    found = read(made.database, lambda uow: uow.results.find())
    return [(one.players, one.raw) for one in found if one.state is ReportState.FINAL]


def test_results_of_a_round_are_read_from_a_list_whatever_the_order_of_its_seats(database: Database) -> None:
    made = running(database)
    shown = results(made, "Table,Player,Score\nA,P4,10\nA,P3,7\nA,P2,6\nA,P1,5\nB,P5,9\nB,P6,9\nB,P1,2\n")
    assert [table for table, _ in shown.tables] == [1]
    assert [(line.line, line.code) for line in shown.refused] == [(6, "record-seated")]
    assert final(made) == []
    done = made.do(confirm_results, ConfirmResults(made.judge(), made.event_id))
    assert isinstance(done, ResultsStored)
    assert final(made) == [((1, 2, 3, 4), (5, 6, 7, 10))]
    again = results(made, "Table,Player,Score\n1,P4,10\n1,P3,7\n1,P2,6\n1,P1,5\n")
    assert [line.code for line in again.refused] == ["record-known"]
    assert not isinstance(made.do(undo, Undo(made.judge(), made.event_id)), Refusal)
    assert final(made) == []


def test_results_are_a_judges_to_import(database: Database) -> None:
    made = running(database)
    refused = made.do(preview_results, PreviewResults(made.player(1), made.event_id, records(PAST)))
    assert refused == Refusal("needs-judge")


def seating(made: League, content: str) -> SeatingPreview:
    outcome = made.do(preview_seating, PreviewSeating(made.organizer(), made.event_id, records(content)))
    assert isinstance(outcome, SeatingPreview), outcome
    return outcome


PLAN = "Table,Seat 1,Seat 2,Seat 3,Seat 4\n1,P8,P1,P2,P3\n2,P4,P5,P6,P7\n"


@pytest.mark.parametrize("content", [PLAN, "8-1-2-3\n4-5-6-7\n\n1-2-3-4\n5-6-7-8\n"])
def test_a_prescribed_seating_is_planned_by_table_and_seat(database: Database, content: str) -> None:
    made = league(database, 8)
    shown = seating(made, content)
    assert shown.is_whole
    assert shown.tables == (("P8", "P1", "P2", "P3"), ("P4", "P5", "P6", "P7"))
    done = made.do(confirm_seating, ConfirmSeating(made.organizer(), made.event_id))
    assert isinstance(done, PlannedRound)
    assert done.round.status is RoundStatus.PLANNED
    tables = read(database, lambda uow: uow.tables.find(round_id=done.round.id))
    assert [table.seats for table in tables] == [(8, 1, 2, 3), (4, 5, 6, 7)]
    assert not isinstance(made.do(undo, Undo(made.organizer(), made.event_id)), Refusal)
    assert read(database, lambda uow: uow.rounds.find(event_id=made.event_id)) == ()


def test_a_seating_that_leaves_somebody_out_is_shown_and_not_stored(database: Database) -> None:
    made = league(database, 8)
    shown = seating(made, "Table,Player\n1,P1\n1,P2\n1,P3\n2,P4\n2,P5\n2,P1\n2,Stranger\n")
    assert not shown.is_whole
    assert shown.missing == ("P4", "P5", "P6", "P7", "P8")
    refused = made.do(confirm_seating, ConfirmSeating(made.organizer(), made.event_id))
    assert isinstance(refused, Refusal)
    assert refused.code == "plan-missing"


def test_a_list_is_mapped_only_by_whoever_sent_it_and_only_as_columns_can_be(database: Database) -> None:
    made = league(database, 1)
    sheet = sheet_of(b"Heat,Desk,Who,Gathered\n1,A,Ann,10\n")
    assert isinstance(sheet, ListSheet)
    made.change(lambda uow: keep_sent(ListSent(made.organizer(), 1, sheet, unmapped(sheet), {}), uow))

    def mapped(caller: Caller, column: int, kind: str) -> tuple[str, ...] | Refusal:
        found = read(database, lambda uow: mapped_sent(MapRecords(caller, 1, column, kind), uow))
        return found if isinstance(found, Refusal) else found.layout.kinds

    assert mapped(made.organizer(), 3, "score") == ("", "", "", "score")
    assert mapped(made.organizer(), 4, "score") == mapped(made.organizer(), 0, "no such thing") == ("",) * 4
    assert mapped(made.judge(), 3, "score") == Refusal("import-gone")


@pytest.mark.parametrize(("score", "due"), [("7", ["record-size"]), ("", []), ("0", []), ("1", [])])
def test_a_seat_that_is_left_alone_with_a_score_is_no_bye(
    database: Database, score: str, due: list[str]
) -> None:
    made = running(database)
    shown = past(made, f"Round,Table,Player,Score\n1,1,Ann,10\n1,1,Ben,7\n1,1,Cy,6\n1,2,P1,{score}\n")
    assert [line.code for line in shown.refused] == due
    of_round = results(made, f"Table,Player,Score\nA,P4,10\nA,P3,7\nA,P2,6\nA,P1,5\nB,P5,{score}\n")
    assert [line.code for line in of_round.refused] == (["record-seated"] if due else [])
