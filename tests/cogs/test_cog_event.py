"""What organizers do with events."""

from league.event import EventStatus
from tests.support.night import Night, last, said, shown
from tests.support.rounds import record_all, running, the_event
from tests.support.wording import says


async def started(night: Night, **options: object) -> None:
    await night.run(night.organizer, "event create", name="Cup", **options)
    await night.run(night.organizer, "event open")
    await night.settle()


async def test_nobody_sees_an_event_before_it_is_opened(night: Night) -> None:
    await night.run(night.organizer, "event create", name="Secret")
    assert night.posts("announcements") == []
    assert says(said(await night.run(night.players[0], "event list")), "event-list-empty")
    assert "Secret" in said(await night.run(night.organizer, "event list"))


async def test_calling_off_asks_once_and_a_draft_just_goes(night: Night) -> None:
    await started(night)
    asked = await night.run(night.organizer, "event cancel")
    assert says(said(asked), "event-cancel-sure")
    await night.settle()
    assert says(shown(night.posts("announcements")[-1]), "event-status-open")
    assert said(await night.forged(night.players[0], "event-cancel", 1)).startswith("⛔")
    assert says(said(await night.click(night.organizer, last(asked), "event-cancel")), "event-cancelled")
    assert said(await night.click(night.organizer, last(asked), "event-cancel")).startswith("⛔")
    await night.run(night.organizer, "event create", name="Secret")
    assert says(
        said(await night.run(night.organizer, "event cancel", event=2)), "event-dropped", event="Secret"
    )


async def test_ending_asks_once_and_not_while_it_cannot_end(night: Night) -> None:
    await running(night)
    assert said(await night.run(night.organizer, "event finish")).startswith("⛔")
    record_all(night)
    await night.run(night.organizer, "round end")
    asked = await night.run(night.organizer, "event finish")
    assert says(said(asked), "desk-sure")
    assert the_event(night).status is EventStatus.RUNNING
    await night.click(night.organizer, last(asked), "desk-sure")
    assert the_event(night).status is EventStatus.FINISHED


async def test_an_action_leaves_a_line_in_the_log_and_can_be_taken_back(night: Night) -> None:
    await started(night)
    await night.run(night.organizer, "event close")
    assert says(said(await night.run(night.organizer, "event log", event=1)), "audit-event-closed")

    undone = await night.take_back(night.organizer, event=1)
    await night.settle()

    assert says(said(undone), "audit-event-closed")
    assert says(shown(night.posts("announcements")[-1]), "event-status-open")
    assert says(said(await night.run(night.organizer, "event log", event=1)), "audit-undone")
