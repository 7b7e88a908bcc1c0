"""Whoever is forgotten is named no more, neither in the rows nor where a message stands."""

from data.records import Delivery
from tests.support.event_run import EventRun
from usecases.execute import note
from usecases.left_server import Membership, note_membership


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


def test_what_the_judges_read_of_a_leaver_is_settled_without_a_name_once_the_leaver_is_forgotten(
    run: EventRun,
) -> None:
    run.published(4, profile="catan-japan")
    user = run.read(lambda uow: next(one.user_id for one in uow.people.find() if one.user_id))
    gone = Membership(run.read(lambda uow: uow.events.find()[0].guild_id), frozenset({user}))
    note(run.database, lambda uow: note_membership(gone, uow), run.now)
    run.delivered()
    (told,) = (one for one in run.notices() if one.text == "notice-left-server")
    name = told.params["player"]
    note(run.database, lambda uow: uow.own_data(user).forget(), run.now)
    (now,) = (one for one in run.notices() if one.id == told.id)
    assert now.text == "notice-left-server-settled"
    assert not any(one in f"{now.key} {now.subject} {now.params}" for one in (str(user), name))
