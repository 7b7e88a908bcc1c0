"""A round is walked from `/desk` alone, where no pages stand: by buttons, menus and forms."""

from typing import Any

import pytest
import simcord

from data.transaction import read
from league.entry import EntryStatus
from league.ids import PlayerId
from league.round import RoundStatus, TableStatus
from tests.support.night import Night, ids_of, last, said
from tests.support.results import filled
from tests.support.rounds import event_with, published, rounds, running, tables, the_event
from tests.support.wording import says, worded


def menu_of(message: object, verb: str) -> str:
    return next(found for found in ids_of(message) if found.startswith(f"menu:{verb}:"))


async def chosen(who: simcord.MemberActor, shown: Any, verb: str, value: object) -> Any:  # noqa: ANN401 - an answer of the simulated Discord
    """A line of a menu is chosen: the message that follows."""
    message = getattr(shown, "response", None) or shown
    answer = await who.select(message, [str(value)], custom_id=menu_of(message, verb))
    return last(answer) or message


async def at_table(night: Night, who: simcord.MemberActor, number: int) -> Any:  # noqa: ANN401 - the same
    """From the desk to a table."""
    desk = (await night.run(who, "desk")).response
    shown = await night.click(who, desk, "desk-tables")
    return await chosen(who, last(shown) or desk, "desk-table", tables(night)[number].id)


def statuses(night: Night) -> list[TableStatus]:
    return [table.status for table in tables(night)]


async def test_a_round_is_walked_from_the_desk_alone(night: Night) -> None:
    await event_with(night, 8)
    who = night.organizer
    desk = (await night.run(who, "desk")).response
    assert said(await night.run(who, "desk")).splitlines()[1] == worded(
        "desk-first", step=worded("button-desk-close"), steps=1, open=0
    )
    for verb in ("close", "seat", "publish", "start"):
        await night.click(who, desk, f"desk-{verb}")
    await night.settle()
    assert statuses(night) == [TableStatus.PLAYING] * 2

    panel = await at_table(night, who, 0)
    for verb in ("table-pause", "table-resume", "table-more"):
        panel = last(await night.click(who, panel, verb)) or panel
    clocks = read(night.bot.bot_context.database, lambda uow: uow.clocks.find())
    assert sorted(kept.clock.extended.total_seconds() for kept in clocks) == [0, 300]
    opened = await night.click(who, panel, "result-report")
    await who.submit_modal(opened, filled(tables(night)[0]))
    assert statuses(night)[0] is TableStatus.FINAL

    panel = await at_table(night, who, 1)
    player = tables(night)[1].seats[0]
    shown = await chosen(who, panel, "desk-player", player)
    asked = await night.click(who, shown, "player-walkover")
    await who.submit_modal(asked, {"reason": "nobody else came"})
    assert statuses(night) == [TableStatus.FINAL] * 2
    await night.click(who, desk, "desk-refresh")
    await night.click(who, desk, "desk-end")
    assert rounds(night)[0].status is RoundStatus.FINISHED


async def test_the_desk_warns_notes_calls_and_takes_out(night: Night) -> None:
    await running(night, 8)
    who, player = night.organizer, tables(night)[0].seats[0]
    panel = await at_table(night, who, 0)
    assert says(said(await night.click(who, panel, "table-call")), "round-called")
    noted = await who.submit_modal(await night.click(who, panel, "table-note"), {"note": "Slow"})
    assert "Slow" in said(noted)
    shown = await chosen(who, panel, "desk-player", player)
    form = await night.click(who, shown, "player-warn")
    assert form.modal
    offered = form.modal["components"][1]["component"]["options"]
    assert "cjp/manners-penalty" in [option["value"] for option in offered[:14]], "what is penalised"
    warned = await who.submit_modal(form, {"reason": "Late", "section": ["cjp/penalty-levels"]})
    assert "⛔" not in said(warned), said(warned)
    form = await night.click(who, shown, "player-disqualify")
    asked = await who.submit_modal(
        form, {"reason": "Again", "section": [], "section-other": "cjp/table-swap"}
    )
    assert any(found.startswith("penalty-disqualify:") for found in ids_of(last(asked)))
    await night.click(who, shown, "player-drop")
    entries = read(night.bot.bot_context.database, lambda uow: uow.entries.list_of(the_event(night)))
    entry = entries.entry_of(PlayerId(player))
    assert entry is not None
    assert entry.status is EntryStatus.DROPPED


async def test_the_desk_seats_a_latecomer(night: Night) -> None:
    await published(night, 7)
    assert [len(table.seats) for table in tables(night)] == [4, 3]
    await night.run(night.organizer, "signup add", guest="Lena")
    desk = (await night.run(night.organizer, "desk")).response
    asked = await night.click(night.organizer, desk, "late")
    lena = read(night.bot.bot_context.database, lambda uow: uow.people.first(name="Lena"))
    await chosen(night.organizer, last(asked), "late-who", lena.id if lena else 0)
    assert [len(table.seats) for table in tables(night)] == [4, 4]


async def test_a_judge_has_the_tables_on_the_desk_and_takes_nobody_out(night: Night) -> None:
    await running(night, 8)
    panel = await at_table(night, night.judge, 0)
    shown = await chosen(night.judge, panel, "desk-player", tables(night)[0].seats[0])
    assert not [found for found in ids_of(shown) if found.startswith("player-drop")]
    paused = await night.click(night.judge, panel, "table-pause")
    assert "⛔" not in said(paused)


@pytest.mark.parametrize("verb", ["table-pause", "table-call", "player-drop", "desk-tables"])
async def test_a_player_does_nothing_with_a_button_of_the_desk(night: Night, verb: str) -> None:
    await running(night, 8)
    before = statuses(night)
    subject = the_event(night).id if verb == "desk-tables" else tables(night)[0].id
    assert "⛔" in said(await night.forged(night.players[0], verb, subject))
    assert statuses(night) == before
