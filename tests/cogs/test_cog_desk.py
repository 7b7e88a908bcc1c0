"""`/desk`: a night from the draft to the podium in a handful of taps, what is missing, and who may touch it."""

from typing import Any

import discord
import pytest
import simcord

from bot.ui.controls import Control, controls
from data.records import Delivery
from league.event import EventStatus
from league.round import RoundStatus, Stage, TableStatus
from tests.support.night import Night, button_id, ids_of, last, said, shown
from tests.support.reading import controls_in
from tests.support.results import member_of
from tests.support.rounds import correct, enter, event_with, record_all, rounds, running, tables, the_event
from tests.support.wording import says, worded


async def tap(night: Night, desk: object, verb: str) -> Any:  # noqa: ANN401 - an answer of the simulated Discord
    """The organizer taps a button of the desk: the answer, whose first message is the desk itself, redrawn."""
    return await night.click(night.organizer, desk, f"desk-{verb}")


async def forged(night: Night, who: simcord.MemberActor, verb: str) -> Any:  # noqa: ANN401 - an answer
    """Somebody clicks a button of the desk that they should not see, or no longer see."""
    view = controls("en", [Control(f"desk-{verb}", the_event(night).id)])
    channel = night.bot.get_channel(night.hall.id)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("an old desk", view=view)
    return await night.click(who, message, f"desk-{verb}")


async def settle_tie(night: Night, answer: Any) -> None:  # noqa: ANN401 - an answer of the simulated Discord
    """Players who are level on the cut line: the organizer chooses from the menu."""
    menus = [
        item for item in controls_in(last(answer)) if item["custom_id"].startswith("menu:standings-choose:")
    ]
    for menu in menus:
        values = [option["value"] for option in menu["options"]][: menu["min_values"]]
        await night.organizer.select(last(answer), values, custom_id=menu["custom_id"])


async def test_a_night_of_three_rounds_and_a_final_takes_one_typed_command(night: Night) -> None:
    created = await night.run(night.organizer, "event create", name="Cup", rounds=3)
    desk = created.response
    assert created.ephemeral
    await tap(night, desk, "refresh")
    await tap(night, desk, "open")
    enter(night, range(10))
    for verb in ("refresh", "close"):
        await tap(night, desk, verb)
    for number in (1, 2, 3):
        for verb in ("seat", "publish", "start"):
            await tap(night, desk, verb)
        await night.settle()
        record_all(night, number)
        for verb in ("refresh", "end"):
            await tap(night, desk, verb)
    await settle_tie(night, await tap(night, desk, "advance"))
    for verb in ("refresh", "publish", "start"):
        await tap(night, desk, verb)
    await night.settle()
    assert rounds(night)[-1].stage is Stage.FINAL
    record_all(night, 4)
    for verb in ("refresh", "end", "finish", "sure"):
        await tap(night, desk, verb)
    assert the_event(night).status is EventStatus.FINISHED
    assert {row.status for row in rounds(night)} == {RoundStatus.FINISHED}


async def test_the_desk_is_redrawn_in_its_place_and_offers_only_what_comes_next(night: Night) -> None:
    await event_with(night, 8)
    desk = (await night.run(night.organizer, "desk")).response
    assert _steps(desk) == ["close", "checkin", "judge-desk", "refresh"]
    answer = await tap(night, desk, "close")
    assert _steps(last(answer) or desk) == ["seat", "judge-desk", "refresh"]


async def test_a_plan_that_a_correction_made_void_is_made_anew_from_the_desk(night: Night) -> None:
    """It offered to publish what is refused then, and to seat another round."""
    await running(night, 8, rounds=1)
    record_all(night)
    ended = said(await night.run(night.judge, "round end"))
    assert says(ended, "round-ended")
    await settle_tie(night, await night.run(night.organizer, "standings advance"))
    assert not says(
        str(last(await night.run(night.organizer, "round show")).embeds), "seating-quality-repeats"
    )
    desk = (await night.run(night.organizer, "desk")).response
    assert _steps(desk) == ["publish", "advance", "judge-desk", "refresh"]
    final, table = rounds(night)[-1], tables(night)[0]
    seated = tables(night, final.number)[0].seats
    left_out = next(seat for seat, player in enumerate(table.seats) if player not in seated)
    correct(night, table, left_out)

    answer = await tap(night, desk, "refresh")
    assert _steps(last(answer) or desk) == ["advance", "judge-desk", "refresh"]
    assert says(said(answer), "refusal-stage-outdated")
    await settle_tie(night, await tap(night, desk, "advance"))
    assert table.seats[left_out] in tables(night, final.number)[0].seats
    desk = (await night.run(night.organizer, "desk")).response
    assert _steps(desk) == ["publish", "advance", "judge-desk", "refresh"]


async def test_the_desk_names_what_is_missing(night: Night) -> None:
    await running(night, 8)
    first, _second = tables(night)
    await night.run(night.judge, "judge call", question="Whose turn is it?", table=first.number)
    words = said(await night.run(night.organizer, "desk"))
    assert says(words, "desk-missing-unreported", tables=worded("table-list", tables="1, 2"))
    assert "Whose turn is it?" in words
    night.locales.set(night.organizer.id, "ja")
    assert says(
        said(await night.run(night.organizer, "desk")),
        "desk-missing-unreported",
        "ja",
        tables=worded("table-list", "ja", tables="1, 2"),
    )


@pytest.mark.parametrize("gone", [1, 3, 4])
async def test_whoever_has_left_is_not_asked_for_a_result(night: Night, gone: int) -> None:
    await running(night, 8)
    table = tables(night)[0]
    for player in table.seats[:gone]:
        await night.run(night.organizer, "signup drop", player=player)
    await tap(night, (await night.run(night.organizer, "desk")).response, "remind")
    await night.settle()
    wanted: Any = night.read(
        lambda uow: uow.outbox.notices.find(text="notice-result-wanted", subject=table.id)
    )
    left = tuple(member_of(night, player).id for player in table.seats[gone:])
    assert [notice.mentions for notice in wanted] == ([left] if left else [])
    assert all(notice.state is Delivery.SENT for notice in wanted)


async def test_tables_are_asked_for_their_results_once_with_a_button_to_report(night: Night) -> None:
    await running(night, 8)
    desk = (await night.run(night.organizer, "desk")).response
    assert says(said(await tap(night, desk, "remind")), "desk-reminded", count=2)
    assert says(said(await tap(night, desk, "remind")), "refusal-reminded-already", minutes=10)
    await night.settle()
    for thread in night.channels["pairings"].threads:
        asked = [message for message in thread.history() if says(shown(message), "notice-result-wanted")]
        assert len(asked) == 1
        assert button_id(asked[0], "result-report")
        assert len(asked[0].mentions) == 4


async def test_only_organizers_have_a_desk_and_its_buttons_check_again(night: Night) -> None:
    await event_with(night, 8)
    refused = await night.run(night.players[0], "desk")
    assert "organizer" in said(refused).lower()
    assert refused.ephemeral
    for verb in ("close", "refresh", "finish", "sure", "seat", "advance", "remind"):
        answer = said(await forged(night, night.players[0], verb))
        assert "organizer" in answer.lower(), verb
        assert answer.count("⛔") == 1, (verb, answer)
    assert the_event(night).status is EventStatus.OPEN


async def test_an_old_desk_does_no_step_twice(night: Night) -> None:
    await running(night, 8)
    await night.restart()
    record_all(night)
    desk = (await night.run(night.organizer, "desk")).response
    await tap(night, desk, "end")
    again = await forged(night, night.organizer, "end")
    assert "⛔" in said(again)
    assert [row.status for row in rounds(night)] == [RoundStatus.FINISHED]
    assert {table.status for table in tables(night)} == {TableStatus.FINAL}


def _steps(message: object) -> list[str]:
    return [found.split(":")[0].removeprefix("desk-") for found in ids_of(message)]


async def test_of_several_events_a_menu_offers_the_desks(night: Night) -> None:
    for number, name in enumerate(("Cup", "Draft Cup", "Other Cup"), 1):
        await night.run(night.organizer, "event create", name=name)
        if name != "Draft Cup":
            await night.run(night.organizer, "event open", event=number)
    asked = last(await night.run(night.organizer, "desk"))
    (menu,) = controls_in(asked)
    labels = [option["label"] for option in menu["options"]]
    assert (labels, menu["custom_id"]) == (["Other Cup", "Draft Cup", "Cup"], "menu:desk-event:0:0")
    shown_ = await night.organizer.select(asked, ["3"], custom_id=menu["custom_id"])
    assert says(shown(last(shown_)), "desk-title", event="Other Cup")


async def test_a_judge_of_several_events_chooses_too_and_sees_no_draft(night: Night) -> None:
    for name in ("One", "Two", "Three"):
        await night.run(night.organizer, "event create", name=name)
    for number in (1, 2):
        await night.run(night.organizer, "event open", event=number)
    asked = last(await night.run(night.judge, "desk"))
    (menu,) = controls_in(asked)
    assert [option["label"] for option in menu["options"]] == ["Two", "One"]
    chosen = await night.judge.select(asked, ["1"], custom_id=menu["custom_id"])
    assert "One" in shown(last(chosen))
    refused = await night.run(night.players[0], "desk")
    assert "⛔" in said(refused)
    assert not ids_of(last(refused))


async def test_whether_there_is_a_semi_final_is_chosen_with_a_tap(night: Night) -> None:
    """From twelve players on that is the organizer's choice; the desk said so, and offered nothing to choose."""
    await running(night, 12, rounds=1)
    record_all(night)
    await night.run(night.judge, "round end")
    desk = (await night.run(night.organizer, "desk")).response
    asked = next(
        answer for answer in (await tap(night, desk, "advance")).followups if "semi-final" in answer.content
    )
    buttons = {item["label"]: item["custom_id"] for item in controls_in(asked)}
    assert list(buttons) == ["Semi-final", "Final"]
    await settle_tie(night, await night.organizer.click(asked, custom_id=buttons["Semi-final"]))
    assert rounds(night)[-1].stage is Stage.SEMI_FINAL


async def test_when_all_rounds_are_played_nothing_offers_another_one(night: Night) -> None:
    """The card named, and the desk had a button for, a round that is refused."""
    await running(night, 8, rounds=1)
    record_all(night)
    await night.run(night.judge, "round end")
    desk = (await night.run(night.organizer, "desk")).response
    assert _steps(desk) == ["advance", "finish", "judge-desk", "refresh"]
    card = said(await night.run(night.organizer, "event show"))
    assert says(card, "event-next-running-advance")
    assert "do:seat" not in card
