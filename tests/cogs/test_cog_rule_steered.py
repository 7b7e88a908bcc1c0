"""What steers an answer besides the channel: the asker's event in private, what is picked, and need."""

from dataclasses import replace

from faq.entry import Game
from tests.cogs.test_cog_pickers import second_event
from tests.support.night import Night, last, said
from tests.support.rounds import event_with, running
from tests.support.wording import says
from usecases.caller import Caller
from usecases.show.rule import PrivateSteering, Steering, steering


async def test_in_private_the_asker_s_only_event_steers_with_its_server_s_house_rules(night: Night) -> None:
    await running(night, players=4, profile="catan-world")
    asker = Caller(night.players[0].id, "", 0, night.env.now(), 1)
    stranger = replace(asker, user_id=night.organizer.id)
    assert night.read(lambda uow: steering(PrivateSteering(asker), uow)) == Steering(
        Game.CATAN, "catan-world"
    )
    assert night.read(lambda uow: steering(PrivateSteering(stranger), uow)) == Steering()


async def test_in_private_several_events_of_the_asker_are_asked_about_once(night: Night) -> None:
    await running(night, players=4, profile="catan-world")
    await second_event(night, "Mini", (0, 1, 2, 3))
    asker = Caller(night.players[0].id, "", 0, night.env.now(), 1)
    several = night.read(lambda uow: steering(PrivateSteering(asker), uow))
    assert isinstance(several, Steering)
    which = {label: event for event, label in several.which}
    assert set(which) == {"Cup", "Mini"}
    told = PrivateSteering(asker, which["Cup"])
    assert night.read(lambda uow: steering(told, uow)) == Steering(Game.CATAN, "catan-world")
    stranger = PrivateSteering(replace(asker, user_id=night.organizer.id), which["Cup"])
    assert night.read(lambda uow: steering(stranger, uow)) == Steering()
    user = night.players[0].user
    asked = await user.slash("rule ask", question="May I show my hand to others?")
    assert says(said(asked), "rule-which-event")
    answer = said(await user.select(last(asked), [str(which["Cup"])], custom_id="menu:rule-event:0:0"))
    assert "cwc/3.0.10" in answer
    assert "cwc/3.0.10" in said(await user.slash("rule ask", question="May I show my hand to others?"))


async def test_a_picked_ruling_is_marked_and_ordered_as_a_typed_one(night: Night) -> None:
    await event_with(night, players=0, profile="catan-world")
    picked = said(await night.run(night.players[0], "rule ask", question="cjp/hand-no-show"))
    assert "cwc/3.0.10" in picked
    assert picked.index("cwc/3.0.10") < picked.index("cjp/hand-no-show")


async def test_whoever_is_not_safe_reads_how_to_reach_the_judges(night: Night) -> None:
    question = "He made a sexist joke, who do I report to?"
    answer = said(await night.run(night.players[0], "rule ask", question=question))
    assert says(answer, "rule-in-need")
    assert "🤔" not in answer
