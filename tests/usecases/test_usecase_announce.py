"""An organizer's words reach everybody who plays, and ping each of them once."""

import pytest

from data.database import Database
from tests.support.event_run import ORGANIZER, PLAYERS, EventRun, event_run


@pytest.fixture
def run(database: Database) -> EventRun:
    return event_run(database)


@pytest.mark.parametrize("words", ["Bring dice", "x" * 1500])
def test_an_announcement_pings_each_player_once_however_long_it_is(run: EventRun, words: str) -> None:
    run.event_with(8)
    run.done(ORGANIZER, "event announce", words=words)
    told = [one for one in run.notices(place="announcements") if one.text.startswith("notice-announcement")]
    assert [user for one in told for user in one.mentions] == [player.user for player in PLAYERS[:8]]
    assert told[0].text == "notice-announcement"


def test_whoever_is_out_is_not_pinged(run: EventRun) -> None:
    run.running(8)
    out = run.tables()[0].seats[0]
    run.done(ORGANIZER, "signup drop", player=out)
    run.done(ORGANIZER, "event announce", words="Bring dice")
    (told,) = run.notices(text="notice-announcement")
    assert len(told.mentions) == 7


def test_an_announcement_that_is_taken_back_is_struck_and_whoever_was_pinged_hears_it(run: EventRun) -> None:
    run.event_with(2)
    run.done(ORGANIZER, "event announce", words="Bring dice")
    run.delivered()
    run.take_back()
    struck, aloud = run.notices(place="announcements")
    assert (struck.text, aloud.text) == ("notice-taken-back", "notice-undone-above")
    assert struck.mentions == aloud.mentions


def test_what_nobody_has_read_of_an_announcement_is_taken_back_without_a_word(run: EventRun) -> None:
    run.event_with(2)
    run.done(ORGANIZER, "event announce", words="Bring dice")
    run.take_back()
    assert run.notices(place="announcements") == []
