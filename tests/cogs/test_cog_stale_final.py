"""What an organizer reads where a planned final no longer holds: a final is planned by `/organize event do:advance`."""

from simcord.results import ResponseMessage

from tests.cogs.test_cog_planned_round import qualifier_played
from tests.support.night import Night, ids_of, last, said
from tests.support.rounds import tables
from tests.support.wording import says, worded


async def planned_final(night: Night) -> ResponseMessage:
    """The preview of the final, with its buttons."""
    await qualifier_played(night)
    shown: ResponseMessage = last(await night.run(night.organizer, "standings advance"))
    assert any(found.startswith("round-publish:") for found in ids_of(shown))
    return shown


async def test_a_preview_of_a_final_that_was_taken_back_says_how_it_is_planned(night: Night) -> None:
    preview = await planned_final(night)
    await night.take_back(night.organizer, event=1)
    for answer in (
        await night.click(night.organizer, preview, "round-publish"),
        await night.run(night.organizer, "round publish"),
    ):
        assert says(said(answer), "refusal-no-such-round", number=0) or says(
            said(answer), "refusal-no-round-planned"
        )


async def test_a_final_that_seats_who_has_left_is_planned_by_the_standings(night: Night) -> None:
    preview = await planned_final(night)
    (final,) = tables(night, 2)
    await night.sure(night.organizer, "signup drop", player=final.seats[0])
    answer = said(await night.click(night.organizer, preview, "round-publish"))
    assert says(answer, "refusal-seating-outdated", again=worded("cmd-standings-advance"))
    assert "do:seat" not in answer
