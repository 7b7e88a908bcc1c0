"""Whatever changes a ranking reaches what was made of it: undone corrections, penalties, departures and returns."""

from typing import Any

import pytest

from data.database import Database
from data.records import Notice
from data.transaction import read
from league.clock import ClockState
from league.event import Pairing
from league.ids import AuditId, PlayerId, SheetLineId
from league.match_sheet import SheetKind, SheetLine
from league.refusal import Refusal
from league.regulations import PenaltyKind
from league.round import Stage, Table
from tests.support.league_builder import League, league
from tests.usecases.test_usecase_causes import seat
from tests.usecases.test_usecase_result_moments import (
    WRONG,
    notices,
    planned,
    publish,
    swiss,
    tables,
    to_organizers,
)
from tests.usecases.test_usecase_standings import correct
from usecases.event.stages import MoveEvent, cancel_event
from usecases.penalty.impose import ImposePenalty, impose_penalty
from usecases.penalty.revoke import RevokePenalty, revoke_penalty
from usecases.people import enrolled
from usecases.result.answer import AnswerReport, confirm_result
from usecases.round.clocks import TimeTables, start_tables
from usecases.signup.account import GiveAccount, give_account
from usecases.signup.manage_entries import HandleEntry, Verb, handle_entry
from usecases.standings.advance import Advance, advance
from usecases.standings.line import LineMoved, wrong_line
from usecases.standings.outdated import outdated_line
from usecases.standings.repair import RepairStage, repair_stage
from usecases.undo.find import Undo
from usecases.undo.take_back import undo
from usecases.waiting.event import waiting_in
from usecases.waiting.open import OpenKind, of_kind

__all__ = ["planned"]
OVER = "notice-outdated-over"


def done(outcome: Any) -> Any:  # noqa: ANN401 - any use case's outcome
    assert not isinstance(outcome, Refusal), outcome
    return outcome


def undone(made: League, action: str) -> None:
    lines = read(made.database, lambda uow: uow.journal.lines(made.event.guild_id, made.event_id, 50))
    line = next(line for line in lines if line.action == action and not line.undone_by)
    done(made.do(undo, Undo(made.organizer(), made.event_id, AuditId(line.id))))


def disqualified(made: League, player: int) -> None:
    kind = PenaltyKind.DISQUALIFICATION
    done(
        made.do(
            impose_penalty, ImposePenalty(made.judge(), made.event_id, PlayerId(player), kind, "", "Shouted")
        )
    )


def revoked(made: League) -> None:
    done(made.do(revoke_penalty, RevokePenalty(made.judge(), made.event_id, 1, "Somebody else shouted")))


def handled(made: League, player: int, verb: Verb) -> None:
    done(made.do(handle_entry, HandleEntry(made.organizer(), made.event_id, PlayerId(player), verb)))


def without(made: League, player: int) -> None:
    """The final is planned anew, after somebody has gone."""
    done(made.do(advance, Advance(made.organizer())))
    assert player not in tables(made)[2].seats


def seated_wrongly(made: League) -> LineMoved:
    found = read(made.database, lambda uow: outdated_line(uow, made.event))
    assert found is not None
    return found


def test_an_undone_correction_reaches_the_final_that_was_repaired_by_it(planned: League) -> None:
    publish(planned)
    outcome = done(correct(planned, tables(planned)[0], WRONG))
    planned.delivered()
    done(planned.do(repair_stage, RepairStage(planned.judge(), planned.event_id, outcome.line.mark)))
    assert len(notices(planned, OVER)) == 1, "what was mended asks for nothing any more"
    undone(planned, "result-corrected")
    (told,) = notices(planned, "line-moved-public")
    line = seated_wrongly(planned)
    assert [person.id for person in (*line.playing, *line.waiting)] == [4, 1]
    assert told.buttons == (f"stage-repair:{planned.event_id}:{line.mark}",)
    done(planned.do(repair_stage, RepairStage(planned.judge(), planned.event_id, line.mark)))
    assert 1 in tables(planned)[2].seats


@pytest.mark.parametrize("how", ["revoked", "undone", "returned"])
@pytest.mark.parametrize("public", [False, True])
def test_whoever_is_back_and_through_reaches_the_final_that_was_made_without_them(
    planned: League, how: str, *, public: bool
) -> None:
    if how == "returned":
        handled(planned, 1, Verb.DROP)
    else:
        disqualified(planned, 1)
    without(planned, 1)
    if public:
        publish(planned)
    match how:
        case "revoked":
            revoked(planned)
        case "undone":
            undone(planned, "penalty-disqualification")
        case "returned":
            handled(planned, 1, Verb.RETURN)
    told = notices(planned, "line-moved-public") if public else to_organizers(planned, "line-moved-planned")
    assert len(told) == 1
    assert len(told[0].buttons) == 1
    assert [person.id for person in seated_wrongly(planned).waiting] == [1]


def test_a_disqualified_finalist_is_told_to_the_organizers_while_the_final_is_planned(
    planned: League,
) -> None:
    disqualified(planned, 1)
    (told,) = to_organizers(planned, "line-moved-planned")
    planned.delivered()
    without(planned, 1)
    assert [notice.id for notice in notices(planned, OVER)] == [told.id]


def test_who_leaves_a_public_final_is_asked_about_once(planned: League) -> None:
    publish(planned)
    handled(planned, 1, Verb.DROP)
    assert len(notices(planned, "notice-departure")) == 1
    assert notices(planned, "line-moved-public") == []


@pytest.mark.parametrize("back", [False, True])
def test_a_planned_round_that_no_longer_fits_who_plays_is_told_once(
    database: Database, *, back: bool
) -> None:
    made, _ = swiss(database)
    if back:
        disqualified(made, 5)
        seat(made)
        revoked(made)
    else:
        handled(made, 4, Verb.DROP)
    told = to_organizers(made, "plan-outdated")
    assert len(told) == 1
    assert told[0].buttons[0].startswith("round-reseat:")
    made.delivered()
    seat(made)
    assert told[0].id in {notice.id for notice in notices(made, OVER)}


def test_an_undone_correction_reaches_the_planned_round_that_was_paired_after_it(database: Database) -> None:
    made, first = swiss(database)
    done(correct(made, first, {1: 3, 2: 7}))
    seat(made)
    undone(made, "result-corrected")
    assert len(to_organizers(made, "pairing-outdated")) == 1


def test_what_is_agreed_on_changes_no_ranking(database: Database) -> None:
    """A report that becomes final, or is looked at, leaves the planned round alone."""
    made = league(database, 4, profile="rivals", pairing=Pairing.SWISS)
    first, second = made.round(1, ((1, 2), (3, 4)))
    done(made.report(first, {1: 7, 2: 3}, by=made.player(1)))
    done(made.report(second, {3: 7, 4: 0}))
    seat(made)
    (reported,) = read(made.database, lambda uow: uow.results.find(table_id=first.id))
    done(made.do(confirm_result, AnswerReport(made.player(2), reported.id)))
    assert _about_rounds(made) == []


def test_a_cancelled_event_asks_for_no_repair(planned: League) -> None:
    publish(planned)
    done(correct(planned, tables(planned)[0], WRONG))
    planned.delivered()
    done(planned.do(cancel_event, MoveEvent(planned.organizer(), planned.event_id)))
    assert len(notices(planned, OVER)) == 1
    undone(planned, "event-cancelled")
    (again,) = notices(planned, "line-moved-public")
    assert again.buttons


def _about_rounds(made: League) -> list[Notice]:
    found = read(made.database, lambda uow: uow.outbox.notices.find(subject=made.event_id, place="judges"))
    return [notice for notice in found if notice.key.startswith("outdated:")]


def test_time_runs_again_when_a_repair_takes_the_seat_of_who_has_left(planned: League) -> None:
    publish(planned)
    done(planned.do(start_tables, TimeTables(planned.judge())))
    final = tables(planned)[2]
    handled(planned, 1, Verb.DROP)
    assert _clock(planned, final).paused_at is not None
    mark = _wrong(planned).mark
    done(planned.do(repair_stage, RepairStage(planned.judge(), planned.event_id, mark)))
    assert 1 not in tables(planned)[2].seats
    assert _clock(planned, final).paused_at is None
    assert not any(notice.buttons for notice in notices(planned, "notice-departure"))


@pytest.mark.parametrize("taken_back", [False, True])
def test_no_seat_waits_for_a_judge_once_the_departure_is_taken_back_before_anybody_heard_of_it(
    planned: League, *, taken_back: bool
) -> None:
    publish(planned)
    final = tables(planned)[2]
    handled(planned, final.seats[0], Verb.DROP)
    if taken_back:
        undone(planned, "entry-drop")
    opens = read(planned.database, lambda uow: waiting_in(uow, planned.event, planned.judge().now))
    found = of_kind(opens, OpenKind.SEAT)
    assert [table.id for one in found for table in one.tables] == ([] if taken_back else [final.id])


def test_whoever_takes_a_seat_by_a_repair_begins_the_match(database: Database) -> None:
    made = league(database, 4, profile="backgammon-jba", match_points=5, pairing=Pairing.SWISS)
    made.change(lambda uow: uow.guilds.change(uow.guilds.require(made.event.guild_id), pairings_channel=5))
    for table, winner, loser in zip(made.round(1, ((1, 2), (3, 4))), (1, 3), (2, 4), strict=True):
        done(made.report(table, {winner: 5, loser: 1}))
    disqualified(made, 1)
    done(made.do(advance, Advance(made.organizer(), stage=Stage.FINAL, chosen=(PlayerId(2),))))
    publish(made)
    final = tables(made)[2]
    agreed = SheetLine(
        SheetLineId(0), made.event_id, final.id, SheetKind.SCORE, 1003, made.judge().now, scores=(3, 0, 0, 0)
    )
    made.change(lambda uow: uow.match_sheet.add(agreed))
    revoked(made)
    done(made.do(repair_stage, RepairStage(made.judge(), made.event_id, _wrong(made).mark)))
    assert tables(made)[2].seats != final.seats
    assert read(made.database, lambda uow: uow.match_sheet.find(table_id=final.id)) == ()
    undone(made, "stage-repaired")
    assert len(read(made.database, lambda uow: uow.match_sheet.find(table_id=final.id))) == 1


def _clock(made: League, table: Table) -> ClockState:
    return read(made.database, lambda uow: uow.clocks.require(table.id)).clock


def _wrong(made: League) -> LineMoved:
    found = read(made.database, lambda uow: wrong_line(uow, made.event, Stage.QUALIFIER))
    assert found is not None
    return found


def test_a_guest_who_gets_an_account_leaves_the_planned_round_as_it_was_paired(database: Database) -> None:
    made, _ = swiss(database)
    known = made.change(lambda uow: enrolled(uow, made.event.guild_id, 4444, "Zoe"))
    account = GiveAccount(made.organizer(), PlayerId(2), 4444, "Zoe", merge=True)
    assert done(made.do(give_account, account)).person.id == known.id
    assert known.id in {player for table in tables(made)[3:] for player in table.seats}
    assert _about_rounds(made) == []


def test_what_a_plan_no_longer_fits_is_asked_once_each_time_that_it_is_made(database: Database) -> None:
    made, _ = swiss(database)
    for player in (4, 5):
        handled(made, player, Verb.DROP)
        made.delivered()
        seat(made)
    told = _about_rounds(made)
    assert [notice.text for notice in told] == [OVER, OVER]
