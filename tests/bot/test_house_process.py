"""The process in which the house thinks: real ones, which fail, hang, are killed, and end with the bot."""

import asyncio
import io
import os
import pickle
import select
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.house_process import UNDERSTOOD, serve
from bot.house_process_handle import HouseProcess
from tests.support.searches import SOUND, Deadly, Endless, Failing, LastOne, asked_of

ROOT = Path(__file__).parents[2]
BOT = """
import asyncio, sys
from bot.house_process_handle import HouseProcess
from tests.support.searches import SOUND
async def main():
    process = HouseProcess()
    place = await process.ask(SOUND)
    print(place, process.running.pid, flush=True)
    await asyncio.Event().wait()
asyncio.run(main())
"""


def environment(process: int) -> bytes:
    """What a process was told at its start."""
    return Path(f"/proc/{process}/environ").read_bytes()


@pytest.fixture
async def process() -> AsyncIterator[HouseProcess]:
    """A process that ends with the test."""
    one = HouseProcess()
    yield one
    await one.end()


async def test_one_process_answers_one_question_after_the_other(process: HouseProcess) -> None:
    assert await process.ask(SOUND) == 2
    first = process.running
    assert await process.ask(SOUND._replace(actions=("only",))) == 0
    assert process.running is first


async def test_a_search_with_a_bug_finds_nothing_and_the_process_goes_on(process: HouseProcess) -> None:
    assert await process.ask(asked_of(Failing())) is None
    first = process.running
    assert await process.ask(SOUND) == 2
    assert process.running is first


@pytest.mark.parametrize("search", [Endless(), Deadly()], ids=["endless", "deadly"])
async def test_a_search_that_does_not_come_back_is_ended_and_another_process_begins(
    process: HouseProcess, search: LastOne
) -> None:
    clock = asyncio.get_running_loop()
    assert await process.ask(SOUND) == 2
    began = clock.time()
    assert await process.ask(asked_of(search)) is None
    assert clock.time() - began < 5
    assert await process.ask(SOUND) == 2


async def test_a_process_that_was_killed_between_two_questions_costs_one_search(
    process: HouseProcess,
) -> None:
    await process.ask(SOUND)
    assert process.running is not None
    process.running.kill()
    await process.running.wait()
    assert await process.ask(SOUND) in {None, 2}
    assert await process.ask(SOUND) == 2


async def test_who_no_longer_waits_leaves_no_answer_behind_for_the_next(process: HouseProcess) -> None:
    await process.ask(SOUND)
    waiting = asyncio.create_task(process.ask(asked_of(Endless())))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert await process.ask(SOUND) == 2


async def test_where_no_process_can_be_started_the_house_decides_at_a_glance(
    process: HouseProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere")
    assert await process.ask(SOUND) is None


async def test_the_process_knows_no_setting_of_the_bot(
    process: HouseProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "hidden")
    await process.ask(SOUND)
    assert process.running is not None
    assert b"hidden" not in environment(process.running.pid)


def test_a_bot_that_is_killed_leaves_no_process_behind() -> None:
    with subprocess.Popen([sys.executable, "-c", BOT], stdout=subprocess.PIPE, cwd=ROOT, text=True) as bot:  # noqa: S603 - our own
        assert bot.stdout is not None
        place, number = bot.stdout.readline().split()
        assert place == "2"
        ended = os.pidfd_open(int(number))
        bot.kill()
    try:
        assert select.select([ended], [], [], 30)[0]
    finally:
        os.close(ended)


def test_answers_go_out_one_by_one() -> None:
    asked = pickle.dumps(SOUND)
    answers = io.BytesIO()
    serve(io.BytesIO(2 * (len(asked).to_bytes(4, "big") + asked)), answers)
    assert answers.getvalue() == 2 * (UNDERSTOOD + (2).to_bytes(4, "big"))
