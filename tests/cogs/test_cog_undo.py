"""Every kind of action, done and taken back: database, posts and timers are as before, and whoever was told is told."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.cogs.test_cog_judge import seated
from tests.support.night import Night, said
from tests.support.results import correct, report
from tests.support.rounds import event_with, player_id, running, tables, the_event
from tests.support.undo import (
    hold_against,
    messages,
    newest,
    notices,
    penalised,
    reached,
    state,
    two_places,
)


@dataclass(frozen=True)
class Deed:
    """Something that an organizer or a judge does; options may depend on the night."""

    command: str
    options: Callable[[Night], dict[str, object]] = field(default=lambda _: {})
    judge: bool = False
    prepare: Callable[[Night], Awaitable[object]] | None = None


def deed(command: str, *, judge: bool = False, **options: object) -> Any:  # noqa: ANN401 - pytest's parameter
    return pytest.param(Deed(command, lambda _: options, judge), id=command)


def deed_on(
    command: str,
    options: Callable[[Night], dict[str, object]],
    *,
    judge: bool = False,
    prepare: Callable[[Night], Awaitable[object]] | None = None,
) -> Any:  # noqa: ANN401 - pytest's parameter
    return pytest.param(Deed(command, options, judge, prepare), id=command)


async def walk(night: Night, act: Deed) -> None:
    """Do it, take it back, and hold everything against what was."""
    if act.prepare is not None:
        await act.prepare(night)
    night.bot.bot_context.notify()  # some of it was prepared behind the bot's back
    await night.settle()
    before, stood, line_before = state(night), messages(night), newest(night).id
    who = night.judge if act.judge else night.organizer
    done = said(await night.run(who, act.command, **act.options(night)))
    assert "⛔" not in done, done
    await night.settle()
    line = newest(night)
    assert line.id > line_before, done
    told = tuple(notice for notice in notices(night, line.id) if notice.message_id)

    undone = said(await night.take_back(who, event=the_event(night).id))
    assert "Taken back" in undone, undone
    await night.settle()

    assert state(night) == before
    hold_against(stood, messages(night))
    assert reached(notices(night, newest(night).id)) == reached(told)


OPEN = [
    deed("event close"),
    deed("event checkin", until="23:00"),
    deed("event cancel"),
    deed("event announce", words="Bring your own dice"),
    deed("signup add", guest="Grandma"),
    deed_on("signup remove", lambda night: {"player": player_id(night, 0)}),
    deed_on("signup refuse", lambda night: {"player": player_id(night, 1)}),
    deed("round seat", seed=7),
]


@pytest.mark.parametrize("act", OPEN)
async def test_an_action_before_the_start_is_taken_back_with_everything_it_told(
    night: Night, act: Deed
) -> None:
    await event_with(night, 6, capacity=4)  # two wait, and come up when somebody goes
    await walk(night, act)


PLANNED = [
    deed("round publish"),
    deed_on("round swap", two_places, judge=True),
    deed("round lock", table=1),
    deed("round cancel"),
]


@pytest.mark.parametrize("act", PLANNED)
async def test_an_action_on_a_planned_round_is_taken_back_with_everything_it_told(
    night: Night, act: Deed
) -> None:
    await event_with(night)
    await night.run(night.organizer, "round seat", seed=7)
    await walk(night, act)


async def a_call(night: Night) -> None:
    await night.run(seated(night, tables(night)[0]), "judge call", question="May I build twice?")


async def a_penalty(night: Night) -> None:
    await night.run(night.judge, "penalty warn", **penalised(night))


async def a_pause(night: Night) -> None:
    await night.run(night.judge, "round pause")


async def all_results(night: Night) -> None:
    for table in tables(night):
        await report(night, night.judge, table)


def winner(night: Night) -> dict[str, object]:
    return {"table": tables(night)[0].id, "winner": tables(night)[0].seats[0], "reason": "nobody else came"}


def a_seat_for_grandma(night: Night) -> dict[str, object]:
    first = tables(night)[0]
    return {"table": first.id, "player": first.seats[1], "guest": "Grandma"}


RUNNING = [
    deed_on("round swap", two_places, judge=True),
    deed_on("round replace", a_seat_for_grandma, judge=True),
    deed("round pause", judge=True),
    deed_on("round resume", lambda _: {}, judge=True, prepare=a_pause),
    deed("round extend", judge=True, minutes=5),
    deed_on("round end", lambda _: {}, judge=True, prepare=all_results),
    deed("round cancel"),
    deed("event cancel"),
    deed_on("signup drop", lambda night: {"player": player_id(night, 0)}),
    deed_on("signup noshow", lambda night: {"player": player_id(night, 0)}),
    deed_on("signup substitute", lambda night: {"player": player_id(night, 0), "guest": "Grandma"}),
    deed("signup add", guest="Grandma"),
    deed_on("result walkover", winner, judge=True),
    deed_on("penalty warn", penalised, judge=True),
    deed_on("penalty disqualify", penalised, judge=True),
    deed_on(
        "penalty revoke",
        lambda _: {"penalty": 1, "reason": "It was the other one"},
        judge=True,
        prepare=a_penalty,
    ),
    deed_on("judge rule", lambda _: {"call": 1, "ruling": "Yes"}, judge=True, prepare=a_call),
]


@pytest.mark.parametrize("act", RUNNING)
async def test_an_action_in_a_running_round_is_taken_back_with_everything_it_told(
    night: Night, act: Deed
) -> None:
    await running(night)
    await walk(night, act)


async def test_a_correction_is_taken_back_and_whoever_was_told_of_a_rank_is_told(night: Night) -> None:
    await running(night)
    await all_results(night)
    await night.run(night.judge, "round end")
    await night.settle()
    before, stood = state(night), messages(night)
    await correct(night, tables(night)[0], (5, 6, 7, 10))
    await night.env.advance_time(60)
    told = notices(night, newest(night).id)
    assert len(reached(told)) > 2, "the table, and those whose rank moved"

    await night.take_back(night.judge, event=the_event(night).id)
    await night.env.advance_time(60)

    assert state(night) == before
    hold_against(stood, messages(night))
    assert reached(notices(night, newest(night).id)) == reached(told)
