"""An organizer's words reach everybody who plays, and ping each of them once."""

import pytest

from bot.i18n import LANGUAGES, Language, Param, text
from bot.ui.posts.announcement import render
from data.database import Database
from league.event import Pairing
from tests.support.event_run import ORGANIZER, PLAYERS, EventRun, event_run
from usecases.show.announcement import announcement


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


def announced(run: EventRun, language: Language) -> str:
    view = run.read(lambda uow: announcement(run.event.id, uow))
    return render(view, language).words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("pairing", "chosen", "key", "params"),
    [
        (
            "swiss",
            {"size": 8, "bracket": Pairing.DOUBLE_ELIMINATION},
            "format-then-double-elimination",
            {"size": 8},
        ),
        ("round-robin", {"groups": 3}, "format-groups", {"groups": 3}),
    ],
)
def test_the_announcement_names_the_bracket_that_follows_the_rounds_and_the_groups(
    run: EventRun,
    language: Language,
    pairing: str,
    chosen: dict[str, object],
    key: str,
    params: dict[str, Param],
) -> None:
    run.event_with(12, profile="rivals", pairing=pairing)
    words = text(language, key, params)
    assert words not in announced(run, language)
    run.done(ORGANIZER, "event format", **chosen)
    assert words in announced(run, language)


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
