"""Where an event is played: said at its creation, changed at any time, told to whoever has entered."""

import pytest

from bot.i18n import LANGUAGES, Language
from bot.ui.posts.announcement import render
from data.database import Database
from data.transaction import read
from league.event import EventStatus
from league.refusal import Refusal
from tests.support.league_builder import league
from usecases.event.create import CreateEvent, create_event
from usecases.event.edit import NO_VENUE, EditEvent, edit_event
from usecases.show.announcement import announcement


def test_a_new_event_has_the_venue_that_was_typed(database: Database) -> None:
    made = league(database)
    created = made.do(create_event, CreateEvent(made.organizer(), "Night", venue="  Game   café \u200b "))
    assert created.event.venue == "Game café"


@pytest.mark.parametrize(
    ("typed", "venue", "told"), [("New hall", "New hall", 8), (NO_VENUE, "", 0), (" - ", "", 0)]
)
def test_another_venue_is_told_to_whoever_has_entered(
    database: Database, typed: str, venue: str, told: int
) -> None:
    made = league(database, status=EventStatus.OPEN, venue="Old hall")
    edited = made.do(edit_event, EditEvent(made.organizer(), made.event_id, venue=typed))
    assert not isinstance(edited, Refusal)
    assert (edited.event.venue, edited.told) == (venue, told)
    assert made.event.venue == venue


def test_the_same_venue_is_nothing_to_edit_and_a_player_changes_none(database: Database) -> None:
    made = league(database, venue="Hall")
    same = made.do(edit_event, EditEvent(made.organizer(), made.event_id, venue="Hall"))
    assert same.code == "nothing-to-edit"
    assert made.do(edit_event, EditEvent(made.player(1), made.event_id, venue="X")).code == "needs-organizer"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_announcement_says_where(database: Database, language: Language) -> None:
    made = league(database, status=EventStatus.OPEN, venue="中央 *Hall*")
    view = read(database, lambda uow: announcement(made.event_id, uow))
    assert view is not None
    shown = render(view, language).words
    assert shown is not None
    assert ("📍 会場：" if language == "ja" else "📍 Venue: ") in shown
    assert "中央" in shown
