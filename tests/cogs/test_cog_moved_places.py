"""After the end of an event its ranking changes: whoever was told a place is told the new one, and the posts follow."""

from data.records import PostKind
from league.round import Table
from tests.cogs.test_cog_departure import final_on
from tests.support.night import Night, direct, said, shown
from tests.support.results import member_of
from tests.support.rounds import record_all, the_event
from tests.support.wording import says

REASON = {"section": "cjp/manners-penalty", "reason": "Moved the robber twice"}


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
    assert says(told(night, final, 0)[0], "notice-place", place=1)
    ranked = {seat: told(night, final, seat)[0] for seat in (1, 2, 3)}
    second = next(seat for seat, words in ranked.items() if says(words, "notice-place", place=2))
    await night.sure(night.judge, "penalty disqualify", player=final.seats[0], **REASON)
    await night.env.advance_time(60)
    assert says(told(night, final, 0)[0], "notice-place-gone")
    stood, new = told(night, final, second)
    assert says(stood, "notice-place", place=1)
    assert says(new, "notice-place-moved", place=1, before=2)
    assert REASON["reason"] not in new
    assert f"🥇 **{name(night, final, second)}**" in post(night, PostKind.PODIUM)
    assert champion not in post(night, PostKind.PODIUM)
    assert f"{champion} —" not in post(night, PostKind.STANDINGS)
    await night.run(night.judge, "penalty revoke", penalty=1, reason="Wrong person")
    await night.env.advance_time(60)
    assert says(told(night, final, 0)[0], "notice-place", place=1)
    assert says(told(night, final, second)[-1], "notice-place-moved", place=2)
