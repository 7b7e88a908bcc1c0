"""Somebody is back, and by the ranking belongs into a final that is public: who can mend it is told, and does so."""

from tests.support.night import Night, asks, last, said, shown
from tests.support.results import report
from tests.support.rounds import running, seats, tables, the_event

REASON = {"section": "jbl/1.4.4", "reason": "Shouted"}


async def test_a_revoked_disqualification_reaches_the_public_final_the_desk_and_the_repair(
    night: Night,
) -> None:
    await running(night, rounds=1)
    for table, scores in zip(tables(night), ((10, 9, 3, 2), (10, 8, 7, 4)), strict=True):
        await report(night, night.judge, table, scores)
    winner = seats(night)[0][0]
    await night.sure(night.judge, "penalty disqualify", player=winner, **REASON)
    planned = await night.run(night.organizer, "standings advance")
    await night.click(night.organizer, last(planned), "round-publish")
    assert winner not in tables(night, 2)[0].seats
    await night.run(night.judge, "penalty revoke", penalty=1, reason="Somebody else")
    await night.settle()
    (told,) = [post for post in night.posts("judges") if "would not play on" in shown(post)]
    desk = await night.run(night.organizer, "desk", event=the_event(night).id)
    assert "would not play on" in shown(last(desk))
    assert asks(told)[0] in asks(last(desk))
    assert "⛔" not in said(await night.click(night.judge, told, "stage-repair"))
    await night.settle()
    assert winner in tables(night, 2)[0].seats
    (told,) = [post for post in night.posts("judges") if "is in order by now" in shown(post)]
    assert asks(told) == []
    desk = await night.run(night.organizer, "desk", event=the_event(night).id)
    assert "would not play on" not in shown(last(desk))
