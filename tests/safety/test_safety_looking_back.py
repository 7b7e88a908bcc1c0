"""Finished games that are checked, filmed and analysed: nobody else waits, and a stop does not wait for them."""

import threading
from typing import Any

import pytest

from bot.analyses import Analyses, AnalysisRun
from data.game_records import GameStatus
from engine.capabilities import Progress
from engine.thinking import AnalysisQuestion
from league.refusal import Refusal
from tests.support.backgammon_night import MatchNight, a_match
from tests.support.night import Night, last, said
from tests.support.wording import says, worded
from usecases.limits import limits_of


async def over(night: Night) -> MatchNight:
    """A match of which one play was made before it was given up."""
    match = await a_match(night, night.players[1], points=1)
    for _ in range(4):
        await match.play(match.state.seat)
        await night.env.advance_time(31)
    resigning = await night.run(night.players[1], "game resign", game=match.number)
    await night.click(night.players[1], last(resigning), "game-resign")
    assert match.game.status is GameStatus.OVER
    return match


@pytest.mark.parametrize(("command", "thread"), [("game replay", "reviewing"), ("game analysis", "aside")])
async def test_a_finished_game_is_looked_at_in_a_thread_that_answers_nobody_else(
    night: Night, monkeypatch: pytest.MonkeyPatch, command: str, thread: str
) -> None:
    match = await over(night)
    where: list[str] = []
    for name in ("replay_reply", "analysis_reply"):
        monkeypatch.setattr(f"bot.looking_back.{name}", _noted(f"bot.ui.play.replies.{name}", where))
    assert "⛔" not in said(await night.run(night.players[0], command, game=match.number))
    assert [name.rpartition("_")[0] for name in where] == [thread]


def _noted(path: str, where: list[str]) -> Any:  # noqa: ANN401 - a function of the module
    module, _, name = path.rpartition(".")
    found = getattr(__import__(module, fromlist=[name]), name)

    def noted(*arguments: object) -> object:
        where.append(threading.current_thread().name)
        return found(*arguments)

    return noted


def _counted(asked: list[object]) -> Any:  # noqa: ANN401 - in the place of a method
    verdict = Analyses.verdict

    async def counted(analyses: Analyses, *about: Any) -> object:  # noqa: ANN401 - as the method has it
        asked.append(about)
        return await verdict(analyses, *about)

    return counted


async def test_the_same_game_is_analysed_once(night: Night, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await over(night)
    asked: list[object] = []
    monkeypatch.setattr("bot.looking_back.Analyses.verdict", _counted(asked))
    answers = [
        said(await night.run(player, "game analysis", game=match.number)) for player in night.players[:5]
    ]
    assert [says(words, "backgammon-analysis-player") for words in answers] == [True] * 5
    assert len(asked) == 1


@pytest.mark.parametrize("command", ["game replay", "game analysis"])
async def test_so_many_games_are_looked_at_in_so_long(night: Night, command: str) -> None:
    match = await over(night)
    night.bot.bot_context.limits = limits_of({"look-back:person": "2/600", "look-back:server": "3/600"})
    answers = [said(await night.run(night.players[0], command, game=match.number)) for _ in range(3)]
    assert [says(words, "refusal-limit-look-back", scope="person", most=2) for words in answers] == [
        False,
        False,
        True,
    ]
    assert "⛔" not in said(await night.run(night.players[1], command, game=match.number))
    refused = said(await night.run(night.players[2], command, game=match.number))
    assert says(refused, "refusal-limit-look-back", scope="server", most=3)


@pytest.mark.parametrize("stopped_by", ["the process", "whoever asked"])
async def test_an_analysis_ends_as_soon_as_nobody_waits_for_it(night: Night, stopped_by: str) -> None:
    looks = iter([False, False, stopped_by == "the process"])
    run = AnalysisRun(1, lambda: next(looks))
    done: list[int] = []

    def analysed(_record: object, progress: Progress) -> dict[str, object]:
        for number in range(1, 9):
            done.append(number)
            run.is_stopped = stopped_by == "whoever asked" and number > 2
            progress(number, 8)
        return {}

    verdict = await Analyses(night.bot.bot_context).verdict(run, 1, AnalysisQuestion(analysed, None))
    assert (verdict, done) == (Refusal("restarting"), [1, 2, 3])


async def test_no_long_job_is_begun_once_the_process_is_told_to_stop(night: Night) -> None:
    match = await over(night)
    night.bot.bot_context.stopping.set()
    for button in ("game-replay", "game-analysis"):
        answer = said(await night.forged(night.players[0], button, match.number))
        assert answer == f"⛔ {worded('refusal-restarting')}"
