"""The judges' desk follows by itself as the organizer's does: from the rows, while Discord lets it be changed."""

from datetime import timedelta
from typing import Any

from tests.cogs.test_cog_desk_follows import looked
from tests.support.night import Night, ids_of, last, shown
from tests.support.results import at_table
from tests.support.rounds import running, tables
from tests.support.wording import says


async def opened(night: Night) -> Any:  # noqa: ANN401 - a message of the simulated Discord
    """The judge's desk; what is read of it later is what stands there then."""
    return (await night.run(night.judge, "desk")).response


async def called(night: Night, table: int, question: str) -> None:
    """A player of a table calls a judge."""
    await night.run(at_table(night, tables(night)[table])[0], "judge call", question=question)
    await night.settle()


async def test_a_call_and_who_goes_there_are_seen_without_a_tap(night: Night) -> None:
    await running(night, 8)
    desk = await opened(night)
    assert says(shown(desk), "judge-desk-no-calls")
    await called(night, 0, "May I build twice?")
    await looked(night)
    assert "May I build twice?" in shown(desk)
    assert not says(shown(desk), "judge-desk-no-calls")
    theirs = last(
        await night.click(night.organizer, last(await night.run(night.organizer, "desk")), "judge-desk")
    )
    await night.click(night.organizer, theirs, "judge-going")
    await looked(night)
    assert says(shown(desk), "call-going", judge=f"<@{night.organizer.id}>")
    assert not any(one.startswith("judge-going") for one in ids_of(desk))


async def test_the_call_that_was_picked_stays_while_others_come(night: Night) -> None:
    await running(night, 12)
    for table, question in ((0, "May I build twice?"), (1, "May the robber go to the desert?")):
        await called(night, table, question)
    desk = await opened(night)
    picker = next(one for one in ids_of(desk) if one.startswith("menu:judge-desk-call"))
    second = last(await night.judge.select(desk, ["2"], custom_id=picker))
    assert any(one.startswith("menu:judge-candidate:2") for one in ids_of(second))
    await called(night, 2, "What is a port?")
    await looked(night)
    for one, of in ((desk, 1), (second, 2)):
        assert "What is a port?" in shown(one)
        assert any(name.startswith(f"menu:judge-candidate:{of}") for name in ids_of(one))


async def test_after_a_quarter_of_an_hour_it_says_so_and_one_tap_follows_again(night: Night) -> None:
    await running(night, 8)
    desk = await opened(night)
    await looked(night, timedelta(minutes=15).total_seconds())
    assert says(shown(desk), "desk-follows-no-longer")
    await called(night, 0, "May I build twice?")
    await looked(night)
    assert "May I build twice?" not in shown(desk)
    await night.click(night.judge, desk, "judge-desk")
    assert "May I build twice?" in shown(desk)
    await called(night, 1, "May the robber go to the desert?")
    await looked(night)
    assert "May the robber go to the desert?" in shown(desk)


async def test_who_is_no_judge_any_more_sees_nothing_new(night: Night) -> None:
    await running(night, 8)
    desk = await opened(night)
    night.env.backend.remove_member_role(night.guild.id, night.judge.id, night.guild.roles["Judge"].id)
    await called(night, 0, "May I build twice?")
    await looked(night)
    assert "May I build twice?" not in shown(desk)
    assert says(shown(desk), "desk-follows-no-longer")
