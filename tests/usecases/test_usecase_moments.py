"""A typed moment counts at once where it is plain; where anything was guessed it is shown first, and nothing stored."""

from datetime import date

import pytest

from data.database import Database
from league.event import EventStatus
from league.refusal import Refusal
from tests.support.league_builder import league
from usecases.event.checkin import CheckInAsked, CheckInOpened, OpenCheckIn, open_check_in
from usecases.event.create import Created, CreateEvent, create_event
from usecases.event.edit import Edited, EditEvent, edit_event
from usecases.settings.typed_day import parse_day


def test_a_start_that_was_guessed_is_asked_about_and_not_stored(database: Database) -> None:
    made = league(database)
    done = made.do(create_event, CreateEvent(made.organizer(), "Cup", starts="2026-12-05 13:00-18:00"))
    assert isinstance(done, Created)
    assert done.starts is not None
    assert done.starts.guesses
    assert done.event.starts_at is None
    stamp = f"<t:{int(done.starts.moment.timestamp())}>"
    confirmed = made.do(edit_event, EditEvent(made.organizer(), done.event.id, starts=stamp))
    assert isinstance(confirmed, Edited)
    assert confirmed.event.starts_at == done.starts.moment


def test_what_else_is_edited_counts_while_the_start_is_asked_about(database: Database) -> None:
    made = league(database)
    command = EditEvent(made.organizer(), made.event_id, name="Autumn", starts="around 2026-12-05 13:00")
    done = made.do(edit_event, command)
    assert isinstance(done, Edited)
    assert (done.event.name, done.event.starts_at, done.is_changed) == ("Autumn", made.event.starts_at, True)
    alone = made.do(edit_event, EditEvent(made.organizer(), made.event_id, starts="around 2026-12-05 13:00"))
    assert isinstance(alone, Edited)
    assert not alone.is_changed


def test_a_check_in_opens_only_until_a_moment_that_is_sure(database: Database) -> None:
    made = league(database, status=EventStatus.OPEN)
    asked = made.do(open_check_in, OpenCheckIn(made.organizer(), made.event_id, "around 2026-12-05 13:00"))
    assert isinstance(asked, CheckInAsked)
    assert made.event.status is not EventStatus.CHECK_IN
    stamp = f"<t:{int(asked.until.moment.timestamp())}>"
    opened = made.do(open_check_in, OpenCheckIn(made.organizer(), made.event_id, stamp))
    assert isinstance(opened, CheckInOpened)
    assert opened.until == asked.until.moment


def test_what_is_no_moment_creates_nothing(database: Database) -> None:
    made = league(database)
    refused = made.do(create_event, CreateEvent(made.organizer(), "Cup", starts="12/5(金) 13:00"))
    assert isinstance(refused, Refusal)
    assert refused.code == "moment-other-weekday"


TODAY = date(2026, 11, 28)


@pytest.mark.parametrize(
    ("typed", "due"),
    [
        ("2026-12-05", date(2026, 12, 5)),
        ("12/5", date(2026, 12, 5)),
        ("12月5日", date(2026, 12, 5)),
        ("5日", date(2026, 12, 5)),
        ("5.12.", date(2026, 12, 5)),
        ("Dec 5", date(2026, 12, 5)),
        ("11/28", TODAY),
        ("明日", date(2026, 11, 29)),
        ("tomorrow", date(2026, 11, 29)),
        ("金曜", date(2026, 12, 4)),
        ("Friday", date(2026, 12, 4)),
        ("3日後", date(2026, 12, 1)),
        ("in a week", date(2026, 12, 5)),
        ("来週の金曜", date(2026, 12, 4)),
        ("2/30", None),
        ("", None),
        ("12/5 19:00", None),
        ("hello", None),
        ("2時間後", None),
    ],
)
def test_a_day_is_read_by_the_same_grammar(typed: str, due: date | None) -> None:
    assert parse_day(typed, TODAY) == due
