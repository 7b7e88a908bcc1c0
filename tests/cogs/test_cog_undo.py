"""Every kind of action, done and taken back: database, posts and timers are as before, and whoever was told is told."""

import pytest

from bot.i18n import has_text
from tests.architecture.test_locales import messages as texts_of
from tests.support.deed import Deed, person
from tests.support.night import Night, said, shown
from tests.support.undo import (
    event_number,
    hold_against,
    lines,
    messages,
    notices,
    reached,
    state,
    told,
)
from tests.support.undo_deeds import open_
from tests.support.undo_more import ALL_DEEDS, OF_NOTHING
from tests.support.wording import says


@pytest.mark.usefixtures("few_questions")
@pytest.mark.parametrize(
    "deed", ALL_DEEDS, ids=lambda deed: f"{deed.action}-{deed.night.__name__.strip('_')}"
)
async def test_an_action_is_taken_back_with_everything_it_told(night: Night, deed: Deed) -> None:
    await deed.night(night)
    for step in deed.prepare:
        await step(night)
    night.notify()  # some of it was prepared behind the bot's back
    await told(night, deed.wait)
    before, stood, known = state(night), messages(night), lines(night)
    who = person(night, deed.who)
    done = said(await deed.do(night, who))
    assert "⛔" not in done, done
    await told(night, deed.wait)
    line = lines(night)[0]
    assert (line.action, len(lines(night))) == (deed.action, len(known) + 1), done
    sent = tuple(notice for notice in notices(night, line.id) if notice.message_id)

    undone = said(await night.take_back(who, event=event_number(night), action=line.id))
    assert says(undone, "event-undone"), undone
    await told(night, deed.wait)

    assert state(night) == before
    hold_against(stood, messages(night))
    assert reached(notices(night, lines(night)[0].id)) == reached(sent)


async def test_what_is_never_said_fails_the_test_that_waits_for_it(night: Night) -> None:
    await open_(night)
    await night.settle()
    night.bot.outbox._closing = True  # it delivers nothing more
    await night.run(night.organizer, "event close")
    with pytest.raises(AssertionError, match="announcement"):
        await told(night, 1)
    night.bot.outbox._closing = False


@pytest.mark.parametrize("action", OF_NOTHING)
async def test_what_changed_nothing_cannot_be_taken_back(night: Night, action: str) -> None:
    command, options = OF_NOTHING[action]
    before = state(night)
    done = said(await night.run(night.judge, command, **options))
    assert "⛔" not in done, done
    line = lines(night)[0]
    assert (line.action, state(night), notices(night, line.id)) == (action, before, ())
    refused = said(await night.take_back(night.judge, event=0, action=line.id))
    assert "nothing" in refused.lower(), refused


def test_every_kind_of_action_is_walked() -> None:
    """A new action needs its line in the table."""
    kinds = {key.removeprefix("audit-") for key in texts_of("en") if key.startswith("audit-")}
    kinds = {kind for kind in kinds if not kind.startswith("game-")}  # a game has its own undo
    words = {"title", "empty", "line", "undone", "undo"}
    assert kinds - words == {deed.action for deed in ALL_DEEDS} | OF_NOTHING.keys()
    assert has_text("en", "audit-undo")


async def test_a_language_that_is_taken_back_is_taken_back_in_every_post(night: Night) -> None:
    await open_(night)
    await told(night, 1)
    admin = person(night, "admin")
    await night.run(admin, "setup", language="ja")
    await told(night, 1)
    assert says(shown(night.posts("announcements")[0]), "event-status-open", language="ja")
    await night.restart()
    await night.take_back(admin, event=0, action=lines(night)[0].id)
    await told(night, 1)
    assert says(shown(night.posts("announcements")[0]), "event-status-open")
