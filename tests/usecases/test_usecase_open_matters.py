"""What is open is one answer: the desks name it, the next step follows from it, an end has to agree to it."""

from data.database import Database
from data.records import Delivery, Destination, Notice
from data.transaction import read
from data.unit_of_work import UnitOfWork
from league.event import EventStatus, Pairing
from league.ids import AuditId
from league.refusal import Refusal
from league.round import RoundStatus, Table, TableStatus
from tests.support.event_run import JUDGE, ORGANIZER, EventRun
from tests.support.league_builder import league
from tests.support.tournament import Arena, arena
from tests.usecases.test_usecase_public_standings import FIRST, SECOND, disputed, end, reported
from usecases.bracket.void import VoidMatches, void_matches
from usecases.caller import Role
from usecases.event.stages import MoveEvent, StageStep, finish_event, reopen_event
from usecases.result.correct import CorrectResult, correct_result
from usecases.round.clocks import TimeTables, start_tables
from usecases.show.desk import OrganizerDesk, desk
from usecases.show.event import EventQuestion
from usecases.show.judge_desk import JudgeDesk, JudgeDeskQuestion, judge_desk
from usecases.show.next import next_steps
from usecases.show.podium import podium
from usecases.signup.manage_entries import HandleEntry, Verb, handle_entry
from usecases.waiting.open import Open, OpenKind, of_kind
from usecases.waiting.steps import DeskStep


def desk_of(made: Arena) -> OrganizerDesk:
    question = EventQuestion(made.league.organizer(), made.league.event_id)
    found: OrganizerDesk | Refusal = made.read(lambda uow: desk(question, uow))
    assert isinstance(found, OrganizerDesk), found
    return found


def judges_of(made: Arena) -> JudgeDesk:
    question = JudgeDeskQuestion(made.league.judge(), made.league.event_id)
    found: JudgeDesk | Refusal = made.read(lambda uow: judge_desk(question, uow))
    assert isinstance(found, JudgeDesk), found
    return found


def begun(database: Database, players: int = 4, pairing: Pairing = Pairing.SINGLE_ELIMINATION) -> Arena:
    made = arena(database, players, pairing)
    made.seat()
    made.publish()
    return made


def won(made: Arena, table: Table) -> None:
    made.report(table, table.seats[0], made.league.judge())


def turned(made: Arena, table: Table) -> None:
    command = CorrectResult(made.league.judge(), table.id, made.typed(table, table.seats[1]), "misheard")
    made.done(correct_result, command)


def wrongly_won(database: Database) -> Arena:
    """A semi-final is corrected after the final was played, and nobody presses Void."""
    made = begun(database)
    first, second = made.open_tables()
    won(made, first)
    won(made, second)
    (final,) = made.open_tables()
    won(made, final)
    turned(made, first)
    return made


def finished(made: Arena, agreed: int = 0) -> StageStep | Refusal:
    command = MoveEvent(made.league.organizer(), made.league.event_id, agreed)
    outcome: StageStep | Refusal = made.league.do(finish_event, command)
    return outcome


def test_matches_of_the_wrong_players_stand_on_both_desks_with_the_button__house(database: Database) -> None:
    made = wrongly_won(database)
    for opens in (desk_of(made).opens, judges_of(made).opens):
        (fallen,) = of_kind(opens, OpenKind.FALLEN)
        assert fallen.of is Role.JUDGE
        assert [table.number for table in fallen.tables] == [3]
        assert [name.split(":")[0] for name in fallen.buttons] == ["bracket-void"]
    assert not judges_of(made).nobody_waits


def test_an_event_ends_with_the_wrong_players_only_by_a_yes_that_has_read_of_it__house(
    database: Database,
) -> None:
    made = wrongly_won(database)
    refused = finished(made)
    assert isinstance(refused, Refusal)
    assert refused.code == "finish-leaves-open"
    left = desk_of(made).followed
    assert [one.kind for one in left.opens] == [OpenKind.FALLEN]
    outcome = finished(made, left.mark)
    assert isinstance(outcome, StageStep), outcome
    assert outcome.event.status is EventStatus.FINISHED


def test_a_bracket_that_stands_as_it_was_played_has_one_winner__house(database: Database) -> None:
    made = wrongly_won(database)
    finished(made, desk_of(made).followed.mark)
    shown = made.read(lambda uow: podium(made.league.event_id, uow))
    assert [len(people) for place, people in shown.steps if place == 1] == [1]
    assert sum(len(placing.players) for placing in made.order()) == 4


def test_nothing_is_voided_after_the_end_and_all_of_it_once_the_event_goes_on__house(
    database: Database,
) -> None:
    made = wrongly_won(database)
    finished(made, desk_of(made).followed.mark)
    drawn = made.drawn()
    assert drawn is not None
    void = VoidMatches(made.league.judge(), drawn.draw.id)
    refused = made.league.do(void_matches, void)
    assert isinstance(refused, Refusal)
    assert refused.code == "void-after-end"
    (fallen,) = of_kind(desk_of(made).opens, OpenKind.FALLEN)
    assert (fallen.buttons, fallen.ends) == ((), "/event reopen")
    made.done(reopen_event, MoveEvent(made.league.organizer(), made.league.event_id))
    made.done(void_matches, VoidMatches(made.league.judge(), drawn.draw.id))
    assert [table.number for table in made.open_tables()] == [3]


def test_once_voided_nothing_is_left_to_agree_to__house(database: Database) -> None:
    made = wrongly_won(database)
    agreed = desk_of(made).followed.mark
    drawn = made.drawn()
    assert drawn is not None
    made.done(void_matches, VoidMatches(made.league.judge(), drawn.draw.id))
    (final,) = made.open_tables()
    won(made, final)
    old = finished(made, agreed)
    assert isinstance(old, Refusal), "what was agreed to is not what is left open now"
    assert isinstance(finished(made), StageStep)


def test_in_a_bracket_the_next_step_follows_the_matches_that_open_later__house(database: Database) -> None:
    made = begun(database)
    first, second = made.open_tables()
    assert desk_of(made).steps == (DeskStep.START, DeskStep.REMIND)
    made.done(start_tables, TimeTables(made.league.judge()))
    assert desk_of(made).steps == (DeskStep.REMIND,)
    won(made, first)
    won(made, second)
    seen = desk_of(made)
    assert seen.steps == (DeskStep.START, DeskStep.REMIND)
    for kind in (OpenKind.NOT_STARTED, OpenKind.UNREPORTED):
        assert [table.number for one in of_kind(seen.opens, kind) for table in one.tables] == [3]
    made.done(start_tables, TimeTables(made.league.judge()))
    (final,) = made.open_tables()
    won(made, final)
    assert desk_of(made).steps == (DeskStep.END,)
    round_ = made.read(lambda uow: uow.rounds.require(final.round_id))
    made.league.change(lambda uow: uow.rounds.change(round_, status=RoundStatus.FINISHED))
    assert desk_of(made).steps == (DeskStep.FINISH,)


def test_an_end_is_offered_once_no_report_waits_to_be_confirmed__house(run: EventRun) -> None:
    run.running(8, rounds=1)
    run.record_all()
    run.done(JUDGE, "round end")
    run.done(ORGANIZER, "standings advance")
    run.done(ORGANIZER, "round publish")
    (table,) = run.tables(2)
    run.report(run.at_table(table)[0], table, (10, 7, 6, 5))
    run.done(JUDGE, "round end")
    assert run.do(desk, EventQuestion(run.caller(ORGANIZER), run.event.id)).steps == ()
    assert run.refused(ORGANIZER, "event finish") == "results-missing"
    run.later(24 * 3600)
    assert run.do(desk, EventQuestion(run.caller(ORGANIZER), run.event.id)).steps == (DeskStep.FINISH,)
    run.done(ORGANIZER, "event finish")


def test_nobody_is_told_to_seat_anybody_in_a_match_that_a_leaver_has_given__house(database: Database) -> None:
    made = begun(database)
    table = made.open_tables()[0]
    drop = HandleEntry(made.league.organizer(), made.league.event_id, table.seats[0], Verb.DROP)
    made.done(handle_entry, drop)
    assert made.read(lambda uow: uow.tables.require(table.id)).status is TableStatus.FINAL
    opens = desk_of(made).opens
    assert of_kind(opens, OpenKind.SEAT) == ()
    assert table.id not in {one.id for found in opens for one in found.tables}


def test_a_result_that_is_disputed_after_its_round_has_ended_stands_on_both_desks__house(
    database: Database,
) -> None:
    made = league(database)
    first, second = made.round(1, (FIRST, SECOND))
    reported(made, first, FIRST, by=1)
    reported(made, second, SECOND)
    end(made, 1)
    made.round(2, (FIRST, SECOND))
    disputed(made, first)
    seen = read(database, lambda uow: desk(EventQuestion(made.organizer(), made.event_id), uow))
    judges = read(database, lambda uow: judge_desk(JudgeDeskQuestion(made.judge(), made.event_id), uow))
    assert isinstance(seen, OrganizerDesk)
    assert isinstance(judges, JudgeDesk)
    assert _disputed(seen.opens) == _disputed(judges.opens) == [first.id]
    assert not any(
        due.table.id == first.id
        for due in read(database, lambda uow: next_steps(made.player(1), uow)).to_play
    )


def test_the_desk_says_what_discord_has_not_taken_and_why__house(database: Database) -> None:
    made = league(database)
    question = Notice(0, "q", 10, Destination.JUDGES, 1, "text", {})

    def not_taken(uow: UnitOfWork) -> None:
        uow.outbox.send(question)
        uow.outbox.flush(AuditId(0))
        notice = uow.outbox.notices.find(key="q")[0]
        given_up = {
            "state": Delivery.GIVEN_UP,
            "attempted_at": made.judge().now,
            "error": "Missing Permissions",
        }
        uow.outbox.notices.change(notice, **given_up)

    made.change(not_taken)
    seen = read(database, lambda uow: desk(EventQuestion(made.organizer(), made.event_id), uow))
    assert isinstance(seen, OrganizerDesk)
    assert [(one.what, one.error) for one in seen.owed] == [("judges", "Missing Permissions")]


def test_everything_that_is_open_says_whose_it_is_and_what_ends_it__house(database: Database) -> None:
    made = wrongly_won(database)
    drop = HandleEntry(made.league.organizer(), made.league.event_id, made.tables()[0].seats[0], Verb.DROP)
    made.done(handle_entry, drop)
    for one in (*desk_of(made).opens, *judges_of(made).opens):
        assert one.of or one.players or one.users, one
        assert one.ends or one.buttons, one
    names = [one.name for one in desk_of(made).opens]
    assert len(names) == len(set(names))


def _disputed(opens: tuple[Open, ...]) -> list[int]:
    return [table.id for one in of_kind(opens, OpenKind.DISPUTED) for table in one.tables]
