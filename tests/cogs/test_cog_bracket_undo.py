"""What is taken back in a bracket, and what stands because the bracket has gone on."""

import pytest

from tests.cogs.test_cog_bracket import bracket, newest_action, waiting, won
from tests.support.bracket_over import bracket_over
from tests.support.night import Night, said, shown
from tests.support.rounds import the_event
from usecases.bracket.drawn import Drawn, drawn_for


async def test_a_result_that_is_taken_back_takes_the_next_match_back_too(night: Night) -> None:
    await bracket(night, 4)
    first, second = waiting(night)
    await won(night, first)
    entered = newest_action(night)
    await won(night, second)
    answer = said(await night.take_back(night.organizer, the_event(night).id, entered))
    assert "⛔" not in answer, answer
    (again,) = waiting(night)
    assert again.seats == first.seats
    await won(night, again, 1)
    (final,) = waiting(night)
    assert set(final.seats) == {first.seats[1], second.seats[0]}


@pytest.mark.parametrize(
    ("language", "words"), [("en-US", "The bracket has gone on"), ("ja", "次の試合が進んで")]
)
async def test_a_result_from_which_the_bracket_has_gone_on_is_corrected(
    night: Night, language: str, words: str
) -> None:
    await bracket(night, 4)
    first, second = waiting(night)
    await won(night, first)
    await won(night, second)
    entered = newest_action(night)
    (final,) = waiting(night)
    await won(night, final)
    night.locales.set(night.organizer.id, language)
    answer = said(await night.take_back(night.organizer, the_event(night).id, entered))
    assert words in answer
    assert "/result correct" in answer or "/結果 訂正" in answer


async def test_a_match_that_falls_because_a_result_is_taken_back_is_said_to_the_judges(night: Night) -> None:
    await bracket(night, 4)
    first, second = waiting(night)
    await won(night, first)
    entered = newest_action(night)
    await won(night, second)
    (final,) = waiting(night)
    await won(night, final)
    assert "⛔" not in said(await night.take_back(night.organizer, the_event(night).id, entered))
    await night.settle()
    assert any("others should have played match 3" in shown(post) for post in night.posts("judges"))
    (again,) = waiting(night)
    await won(night, again)
    event = the_event(night)
    drawn = night.read(lambda uow: drawn_for(uow, event))
    assert isinstance(drawn, Drawn)
    assert bracket_over(drawn.states), "the same winner: the final stands as it was played"
    assert not drawn.fallen()


async def test_publishing_is_not_taken_back_once_there_are_results(night: Night) -> None:
    """They lay hidden in the plan, and a bracket that was drawn anew had the results of the old one."""
    await bracket(night, 4)
    published = newest_action(night)
    await won(night, waiting(night)[0])
    answer = said(await night.take_back(night.organizer, the_event(night).id, published))
    assert "a result counts on it" in answer
    assert len(waiting(night)) == 1


async def test_a_drop_that_is_taken_back_brings_the_match_back(night: Night) -> None:
    await bracket(night, 4)
    first, _ = waiting(night)
    await night.run(night.organizer, "signup drop", player=first.seats[0])
    assert len(waiting(night)) == 1
    await night.take_back(night.organizer, the_event(night).id, newest_action(night))
    assert waiting(night)[0].seats == first.seats
