"""Whoever is forgotten is named no more, neither in the rows nor where a message stands."""

from data.records import Delivery
from tests.support.event_run import EventRun


def test_a_message_in_a_channel_is_brought_up_to_date_when_somebody_it_names_is_forgotten(
    run: EventRun,
) -> None:
    run.published(5, profile="rivals", pairing="single-elimination")
    run.delivered()
    (told,) = (one for one in run.notices() if one.text == "notice-bracket-byes")
    named = next(one["user"] for one in told.params["players"])
    run.change(lambda uow: uow.own_data(named).forget())
    (now,) = (one for one in run.notices() if one.id == told.id)
    assert now.state is Delivery.SETTLED
    assert str(named) not in str(now.params)
