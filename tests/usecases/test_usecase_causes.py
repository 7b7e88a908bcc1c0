"""Each action is told, also where the same was done before; what its timers said is its own, and struck with it."""

from collections.abc import Sequence

from data.database import Database
from data.records import Delivery, Notice, TimerKind
from data.transaction import read
from league.event import EventStatus
from league.ids import AuditId, EventId
from league.refusal import Refusal
from league.round import PairingMethod
from tests.support.league_builder import League, league
from usecases.event.checkin import OpenCheckIn, open_check_in
from usecases.event.stages import MoveEvent, close_signup
from usecases.round.closing import CloseRound, cancel_round, end_round
from usecases.round.draw import draw
from usecases.round.pairing_input import SeatRound, basis_of
from usecases.round.publish import PublishRound, publish_round
from usecases.round.seat import StoreSeating, store_seating
from usecases.timers import fire
from usecases.undo.find import Undo
from usecases.undo.take_back import undo

UNTIL = "2026-05-01 23:00"


def notices(made: League, text: str) -> Sequence[Notice]:
    return read(made.database, lambda uow: uow.outbox.notices.find(text=text))


def done(made: League, use_case: object, command: object) -> object:
    outcome = made.do(use_case, command)
    assert not isinstance(outcome, Refusal), outcome
    return outcome


def seat(made: League, method: PairingMethod | None = None) -> None:
    """The next round is planned."""
    question = SeatRound(made.organizer(), made.event_id, drawing=method)
    basis = read(made.database, lambda uow: basis_of(question, uow))
    assert not isinstance(basis, Refusal), basis
    drawn = draw(basis)
    assert not isinstance(drawn, Refusal), drawn
    done(made, store_seating, StoreSeating(question, drawn))


def test_a_round_that_was_cancelled_and_is_published_again_with_the_same_seats_is_told_again(
    database: Database,
) -> None:
    made = league(database)
    made.change(lambda uow: uow.guilds.change(uow.guilds.require(made.event.guild_id), pairings_channel=5))
    for _ in range(2):
        seat(made, PairingMethod.MANUAL)  # the same tables each time
        done(made, publish_round, PublishRound(made.organizer()))
        done(made, cancel_round, CloseRound(made.organizer()))
    assert len(notices(made, "notice-seated")) == 4


def test_a_check_in_that_is_opened_again_until_the_same_moment_is_told_again(database: Database) -> None:
    made = league(database, status=EventStatus.OPEN)
    for _ in range(2):
        done(made, open_check_in, OpenCheckIn(made.organizer(), made.event_id, UNTIL))
        made.delivered()
        done(made, close_signup, MoveEvent(made.organizer(), made.event_id))
        made.change(lambda uow: uow.events.change(made.event, status=EventStatus.OPEN))
    assert len(notices(made, "notice-check-in-over")) == 2


def test_what_a_timer_says_belongs_to_the_action_that_set_it_and_is_struck_with_it(
    database: Database,
) -> None:
    made = league(database, status=EventStatus.OPEN)
    done(made, open_check_in, OpenCheckIn(made.organizer(), made.event_id, UNTIL))
    (line,) = read(database, lambda uow: uow.journal.lines(made.event.guild_id, EventId(0), 1))
    (timer,) = read(database, lambda uow: uow.timers.waiting(TimerKind.CHECKIN_REMINDER, made.event_id))
    assert timer.audit_id == line.id
    made.change(lambda uow: fire(timer.id, timer.due_at, uow))
    (reminder,) = notices(made, "notice-check-in-reminder")
    assert reminder.audit_id == line.id

    done(made, undo, Undo(made.organizer(), made.event_id))
    (reminder,) = read(database, lambda uow: uow.outbox.notices.find(id=reminder.id))
    assert reminder.state is Delivery.WITHDRAWN


def test_a_timer_that_is_set_again_belongs_to_the_later_action(database: Database) -> None:
    made = league(database, status=EventStatus.OPEN)
    done(made, open_check_in, OpenCheckIn(made.organizer(), made.event_id, UNTIL))
    done(made, undo, Undo(made.organizer(), made.event_id))
    done(made, open_check_in, OpenCheckIn(made.organizer(), made.event_id, UNTIL))
    (line,) = read(database, lambda uow: uow.journal.lines(made.event.guild_id, EventId(0), 1))
    waiting = read(database, lambda uow: uow.timers.waiting(TimerKind.CHECKIN_REMINDER, made.event_id))
    assert [timer.audit_id for timer in waiting] == [line.id]


def test_the_end_of_a_round_is_not_taken_back_while_a_later_round_is_played(database: Database) -> None:
    made = league(database, 4)
    made.change(lambda uow: uow.guilds.change(uow.guilds.require(made.event.guild_id), pairings_channel=5))
    seat(made, PairingMethod.MANUAL)
    done(made, publish_round, PublishRound(made.organizer()))
    (table,) = read(database, lambda uow: uow.tables.find(event_id=made.event_id))
    made.report(table, dict(zip(table.seats, (10, 8, 7, 6), strict=True)))
    done(made, end_round, CloseRound(made.organizer()))
    ended = last_line(made)
    seat(made, PairingMethod.MANUAL)
    done(made, publish_round, PublishRound(made.organizer()))
    assert refused(made, ended) == ("undo-stands", "round")
    done(made, undo, Undo(made.organizer(), made.event_id, last_line(made)))
    assert not isinstance(made.do(undo, Undo(made.organizer(), made.event_id, ended)), Refusal)


def last_line(made: League) -> AuditId:
    return read(made.database, lambda uow: uow.journal.lines(made.event.guild_id, EventId(0), 1)[0].id)


def refused(made: League, line: AuditId) -> tuple[str, object]:
    outcome = made.do(undo, Undo(made.organizer(), made.event_id, line))
    assert isinstance(outcome, Refusal)
    return outcome.code, outcome.params["what"]
