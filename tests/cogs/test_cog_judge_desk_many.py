"""More calls than a menu holds: each can be chosen at the judges' desk, and none goes unsaid."""

from dataclasses import replace
from typing import Any

from data.transaction import write
from data.unit_of_work import UnitOfWork
from league.ids import CallId
from tests.support.night import Night, last, said
from tests.support.reading import controls_in
from tests.support.results import at_table
from tests.support.rounds import running, tables
from tests.support.wording import says

CALLS = 60
MOST = 25


async def many_calls(night: Night) -> None:
    """So many wait for a ruling."""
    await running(night)
    await night.run(at_table(night, tables(night)[0])[0], "judge call", question="Question 1")

    def add(uow: UnitOfWork) -> None:
        (call,) = uow.calls.find()
        for number in range(2, CALLS + 1):
            uow.calls.add(replace(call, id=CallId(0), version=0, question=f"Question {number}"))

    write(night.bot.bot_context.database, add, lambda _: True)


def menu_of(message: Any) -> dict[str, Any]:  # noqa: ANN401 - a message as it is stored
    """The menu of the calls."""
    items = controls_in(message)
    found: dict[str, Any] = next(
        one for one in items if one.get("custom_id", "").startswith("menu:judge-desk-call")
    )
    return found


async def test_every_call_can_be_chosen_however_many_wait(night: Night) -> None:
    await many_calls(night)
    desk = last(await night.run(night.judge, "desk"))
    offered: list[str] = []
    for _ in range(CALLS):
        menu = menu_of(desk)
        assert len(menu["options"]) <= MOST
        offered += [one["label"] for one in menu["options"] if "Question" in one["label"]]
        on = menu["options"][-1]
        if "later" not in on["label"]:
            break
        desk = last(await night.judge.select(desk, [on["value"]], custom_id=menu["custom_id"]))
    assert [label.rpartition("Question ")[2] for label in offered] == [str(n) for n in range(1, CALLS + 1)]
    menu = menu_of(desk)
    back = menu["options"][0]
    assert says(back["label"], "judge-desk-earlier", count=46)
    before = last(await night.judge.select(desk, [back["value"]], custom_id=menu["custom_id"]))
    assert "Question 24" in menu_of(before)["options"][1]["label"]


async def test_the_desk_says_how_many_calls_it_does_not_name(night: Night) -> None:
    await many_calls(night)
    assert says(said(await night.run(night.judge, "desk")), "judge-desk-more-calls", count=47)
