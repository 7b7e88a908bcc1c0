"""An event that is run through the use cases; whatever is told or noted in it has its words in both languages."""

from collections.abc import Iterator

import pytest

from bot.i18n import Language
from bot.ui.lists import audit_line
from bot.ui.notices import notice_reply
from data.database import Database
from tests.support.event_run import EventRun, event_run

_LANGUAGES: tuple[Language, ...] = ("ja", "en")


@pytest.fixture
def run(database: Database) -> Iterator[EventRun]:
    """A server that is set up; nobody has made an event yet."""
    made = event_run(database)
    yield made
    told, lines = made.read(lambda uow: uow.outbox.notices.find()), made.lines()
    for language in _LANGUAGES:
        assert all(notice_reply(notice, language).content for notice in told)
        assert all(audit_line(line, language) for line in lines)
