"""What judges are asked about a bracket: no button stays that would do nothing."""

from tests.cogs.test_cog_bracket import bracket, played, waiting
from tests.support.deed import person
from tests.support.night import Night, asks, said, shown
from tests.support.results import correct, report, table_now
from tests.support.rounds import the_event


def offers(night: Night) -> list[int]:
    """How many buttons each message has that says that a match falls."""
    return [len(asks(post)) for post in night.posts("judges") if "others should have played" in shown(post)]


async def test_a_correction_that_is_corrected_back_leaves_no_offer_to_void(night: Night) -> None:
    first, _, _ = await played(night)
    for scores, open_ in (((3, 7), [1]), ((7, 3), [0]), ((3, 7), [0, 1])):
        await correct(night, first, scores)
        await night.settle()
        assert offers(night) == open_


async def test_what_is_voided_is_offered_no_more_and_again_when_that_is_taken_back(night: Night) -> None:
    first, _, final = await played(night)
    await correct(night, first, (3, 7))
    await night.settle()
    (offer,) = [post for post in night.posts("judges") if "others should have played" in shown(post)]
    assert "void" in said(await night.click(night.judge, offer, "bracket-void"))
    await night.settle()
    assert offers(night) == [0]
    assert "⛔" not in said(await night.take_back(night.organizer, event=the_event(night).id))
    await night.settle()
    assert offers(night) == [1]
    assert set(table_now(night, final).seats) == set(final.seats)


async def test_an_undo_is_not_taken_back_itself(night: Night) -> None:
    """Its messages alone would be struck, and what they speak of would stay undone."""
    first, _, _ = await played(night)
    await correct(night, first, (3, 7))
    await night.take_back(night.organizer, event=the_event(night).id)
    await night.settle()
    await night.take_back(person(night, "admin"), event=the_event(night).id)
    lines = night.read(lambda uow: uow.journal.lines(night.guild.id, the_event(night).id, 9))
    assert "undo" not in [line.action for line in lines if line.undone_by]  # type: ignore[attr-defined]  # lines


async def test_who_goes_on_is_asked_no_more_once_a_correction_names_a_winner(night: Night) -> None:
    await bracket(night, 4)
    first, _ = waiting(night)
    await report(night, night.judge, first, (5, 5), "time")
    await night.settle()
    (question,) = [post for post in night.posts("judges") if "Who goes on" in post.content]
    assert len(asks(question)) == 3
    await correct(night, first, (7, 3))
    await night.settle()
    (question,) = [post for post in night.posts("judges") if "Who goes on" in post.content]
    assert asks(question) == []
