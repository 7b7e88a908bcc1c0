"""What is said of `/event undo` is said alike wherever somebody reads of it, and is so."""

import pytest

from bot.i18n import LANGUAGES, Language, text
from tests.support.night import Night, said
from tests.support.rounds import running, the_event
from tests.support.wording import says


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", ["help-judge", "help-organizer", "help-admin"])
def test_everybody_who_can_take_something_back_reads_of_it_in_the_help(
    language: Language, topic: str
) -> None:
    command = {"en": "/organize event do:undo", "ja": "/主催 大会 操作:元に戻す"}[language]
    assert command in text(language, topic)


async def test_a_judge_is_not_sent_to_the_log_that_only_organizers_read(night: Night) -> None:
    await running(night)
    refused = said(await night.take_back(night.judge, event=the_event(night).id, action=999))
    assert says(refused, "refusal-nothing-to-undo")
    assert says(refused, "refusal-nothing-to-undo")
    assert "⛔" in said(await night.run(night.judge, "event log"))


async def test_without_an_event_the_newest_action_of_the_whole_server_is_taken_back(night: Night) -> None:
    await running(night)
    await night.run(night.organizer, "event create", name="Second")
    assert says(said(await night.take_back(night.organizer)), "audit-event-created", name="Second")
    assert "started" in said(await night.take_back(night.organizer, event=the_event(night).id))
