"""After the end of an event its ranking changes: whoever was told a place is told the new one, and the posts follow."""

from data.records import PostKind
from league.round import Table
from tests.cogs.test_cog_departure import final_on
from tests.support.night import Night, direct, said, shown
from tests.support.results import correct, member_of
from tests.support.rounds import record_all, the_event
from usecases.event.places import PLACE

REASON = {"section": "jbl/1.4.4", "reason": "Moved the robber twice"}


async def over(night: Night) -> Table:
    """A final was played, and the event is finished: the final's table."""
    final = await final_on(night)
    record_all(night, 2)
    await night.run(night.judge, "round end")
    assert "⛔" not in said(await night.sure(night.organizer, "event finish"))
    await night.env.advance_time(60)
    return final


def told(night: Night, final: Table, seat: int) -> list[str]:
    return [message.content for message in direct(member_of(night, final.seats[seat]))]


def post(night: Night, kind: PostKind) -> str:
    number = night.read(
        lambda uow: uow.outbox.posts.first(kind=kind, subject=the_event(night).id).message_id  # type: ignore[union-attr]  # it stands
    )
    found = [
        message for channel in night.channels for message in night.posts(channel) if message.id == number
    ]
    return "\n".join(map(shown, found))


def name(night: Night, final: Table, seat: int) -> str:
    return str(night.read(lambda uow: uow.people.require(final.seats[seat]).name))


async def test_a_champion_who_is_disqualified_makes_another_one_who_is_told(night: Night) -> None:
    final = await over(night)
    champion = name(night, final, 0)
    assert "🥇 1st" in told(night, final, 0)[0]
    ranked = {seat: told(night, final, seat)[0] for seat in (1, 2, 3)}
    second = next(seat for seat, words in ranked.items() if "🥈 2nd" in words)
    await night.sure(night.judge, "penalty disqualify", player=final.seats[0], **REASON)
    await night.env.advance_time(60)
    assert "no longer stands" in told(night, final, 0)[0]
    stood, new = told(night, final, second)
    assert "🥇 1st" in stood
    assert "🥇 1st" in new
    assert "(before: 2)" in new
    assert REASON["reason"] not in new
    assert f"🥇 **{name(night, final, second)}**" in post(night, PostKind.PODIUM)
    assert champion not in post(night, PostKind.PODIUM)
    assert f"{champion} —" not in post(night, PostKind.STANDINGS)
    await night.run(night.judge, "penalty revoke", penalty=1, reason="Wrong person")
    await night.env.advance_time(60)
    assert "🥇 1st" in told(night, final, 0)[0]
    assert "🥈 2nd" in told(night, final, second)[-1]


async def test_a_correction_after_the_end_is_told_once_and_the_place_that_was_told_follows(
    night: Night,
) -> None:
    final = await over(night)
    scores = (3, 10, 4, 5)
    await correct(night, final, scores)
    await night.env.advance_time(60)
    place, moved = told(night, final, 1)
    assert "🥇 1st" in place
    assert "was corrected" in moved


async def test_a_disqualification_after_the_end_that_is_taken_back_gives_the_place_back(night: Night) -> None:
    final = await over(night)
    await night.sure(night.judge, "penalty disqualify", player=final.seats[0], **REASON)
    await night.env.advance_time(60)
    assert "⛔" not in said(await night.take_back(night.organizer, event=the_event(night).id))
    await night.env.advance_time(60)
    assert "🥇 1st" in told(night, final, 0)[0]
    assert f"🥇 **{name(night, final, 0)}**" in post(night, PostKind.PODIUM)


async def test_a_place_that_changes_again_and_again_keeps_none_of_what_was_said_before(night: Night) -> None:
    final = await over(night)

    def kept() -> int:
        return len(str(night.read(lambda uow: uow.outbox.notices.find(text=PLACE)[0].params)))

    before = kept()
    for scores in ((3, 10, 4, 5), (10, 3, 4, 5)) * 3:
        await correct(night, final, scores)
        await night.env.advance_time(10)
    assert kept() <= before + len(str(final.seats))
