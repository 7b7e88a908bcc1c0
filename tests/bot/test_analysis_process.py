"""An analysis is made in a process of its own: it says how far it is, gives its verdict, and can be stopped."""

import asyncio
import threading
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.analyses import Analyses, AnalysisRun
from bot.bot_context import BotContext
from bot.i18n import text
from bot.interaction_context import InteractionContext
from bot.looking_back import LookingBack
from bot.ui.reply import Reply
from engine.backgammon.foreign import MatAnalyst
from engine.capabilities import ForeignMatch
from engine.thinking import AnalysisQuestion
from league.refusal import Refusal
from tests.bot.killed_analysis import killed
from tests.engine.test_backgammon_foreign import MONEY, Judging


class _Context:
    """What an analysis needs to know of the bot."""

    def __init__(self) -> None:
        self.settings = type("Settings", (), {"house_processes": 1})

        self.stopping = threading.Event()
        self.buttons: dict[str, object] = {}
        self.pagers: set[str] = set()

    def go_on(self) -> None:
        """It does."""


class _Asking:
    """Whoever asks: what they read in the place of their answer, and on what they press Stop."""

    def __init__(self) -> None:
        self.interaction = SimpleNamespace(id=7)
        self.caller = SimpleNamespace(user_id=1, guild_id=1)
        self.language = "en"
        self.read: list[str] = []
        self.stops: Callable[[], object] = bool

    async def redraw(self, reply: Reply) -> None:
        self.read.append(reply.content)
        self.stops()

    def t(self, key: str) -> str:
        return text("en", key)


@pytest.fixture
def analyses() -> Analyses:
    return Analyses(cast("BotContext", _Context()))


def question() -> AnalysisQuestion:
    analyst = MatAnalyst(Judging())
    match = analyst.read(MONEY.encode())
    assert isinstance(match, ForeignMatch)
    return AnalysisQuestion(analyst.analysed, match)


async def test_the_verdict_of_the_process_is_that_of_the_analyst(analyses: Analyses) -> None:
    asked, run = question(), AnalysisRun(1, lambda: False)
    told = await analyses.verdict(run, 1, asked)
    assert cast("Any", told)["players"] == asked.analysed(asked.record, lambda _done, _whole: None)["players"]
    assert run.share == 100


async def test_an_analysis_that_is_cancelled_lets_the_next_one_begin(analyses: Analyses) -> None:
    first = asyncio.create_task(analyses.verdict(AnalysisRun(1, lambda: False), 1, question()))
    await asyncio.sleep(0)
    second = asyncio.create_task(analyses.verdict(AnalysisRun(2, lambda: False), 1, question()))
    first.cancel()
    assert "players" in cast("Any", await second)
    assert first.cancelled()


async def test_a_process_that_ends_without_a_verdict_is_a_bug(analyses: Analyses) -> None:
    with pytest.raises(RuntimeError):
        await analyses.verdict(
            AnalysisRun(1, lambda: False), 1, AnalysisQuestion(cast("Any", int), "no number")
        )


async def test_a_process_that_is_killed_is_told_as_that_and_the_next_one_has_its_turn(
    analyses: Analyses,
) -> None:
    broken = asyncio.create_task(
        analyses.verdict(run := AnalysisRun(1, lambda: False), 1, AnalysisQuestion(killed, None))
    )
    other = asyncio.create_task(analyses.verdict(AnalysisRun(2, lambda: False), 2, question()))
    assert await broken == Refusal("analysis-broken-off")
    assert run.share == 50
    assert "players" in cast("Any", await other)


async def test_it_is_said_how_far_an_analysis_is_until_whoever_asked_stops_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.looking_back._FIRST_LOOK", 0)
    monkeypatch.setattr("bot.looking_back._LOOKS_EVERY", 0)
    back, asking = LookingBack(cast("BotContext", _Context())), _Asking()
    running, ended = back._analyses.running, asyncio.Event()

    async def verdict(_analyses: Analyses, run: AnalysisRun, *_about: object) -> None:
        run.share = 35
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    def stops() -> bool:
        run = running.get(7)
        if run is not None:
            run.is_stopped = len(asking.read) > 2
        return run is not None

    monkeypatch.setattr(Analyses, "verdict", verdict)
    asking.stops = stops
    ctx = cast("InteractionContext", asking)
    assert await back._analysed(ctx, question(), lambda _found: Reply("a verdict")) is None
    assert asking.read[-2:] == [text("en", "analysis-runs", {"share": 35}), text("en", "analysis-stopped")]
    assert not running
    await asyncio.wait_for(ended.wait(), 10)
