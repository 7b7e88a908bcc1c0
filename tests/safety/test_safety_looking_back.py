"""Finished games that are checked, filmed and analysed: nobody else waits, and a stop does not wait for them."""

import threading
from typing import Any

import pytest

from data.database import Database
from data.game_records import GameStatus
from league.refusal import Refusal
from tests.support.backgammon_night import MatchNight, a_match
from tests.support.backgammon_table import match_table, play_out
from tests.support.night import Night, last, said
from usecases.limits import limits_of
from usecases.play.report import AnalysisDue, analysis_due


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


@pytest.mark.parametrize("command", ["game replay", "game analysis"])
async def test_a_finished_game_is_looked_at_in_a_thread_that_answers_nobody_else(
    night: Night, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    match = await over(night)
    where: list[str] = []
    for name in ("replay_reply", "analysis_reply"):
        monkeypatch.setattr(f"bot.looking_back.{name}", _noted(f"bot.ui.play.replies.{name}", where))
    assert "⛔" not in said(await night.run(night.players[0], command, game=match.number))
    assert [name.rpartition("_")[0] for name in where] == ["reviewing"]


def _noted(path: str, where: list[str]) -> Any:  # noqa: ANN401 - a function of the module
    module, _, name = path.rpartition(".")
    found = getattr(__import__(module, fromlist=[name]), name)

    def noted(*arguments: object) -> object:
        where.append(threading.current_thread().name)
        return found(*arguments)

    return noted


async def test_the_same_game_is_analysed_once(night: Night, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await over(night)
    asked: list[object] = []
    analysed = AnalysisDue.done

    def counted(due: AnalysisDue, stopped: Any) -> object:  # noqa: ANN401 - as the method has it
        asked.append(due)
        return analysed(due, stopped)

    monkeypatch.setattr(AnalysisDue, "done", counted)
    answers = [
        said(await night.run(player, "game analysis", game=match.number)) for player in night.players[:5]
    ]
    assert ["error rate" in words for words in answers] == [True] * 5
    assert len(asked) == 1


@pytest.mark.parametrize("command", ["game replay", "game analysis"])
async def test_so_many_games_are_looked_at_in_so_long(night: Night, command: str) -> None:
    match = await over(night)
    night.bot.bot_context.limits = limits_of({"look-back:person": "2/600", "look-back:server": "3/600"})
    answers = [said(await night.run(night.players[0], command, game=match.number)) for _ in range(3)]
    assert ["⛔ You have had 2 games checked" in words for words in answers] == [False, False, True]
    assert "⛔" not in said(await night.run(night.players[1], command, game=match.number))
    refused = said(await night.run(night.players[2], command, game=match.number))
    assert "3 games were checked or analysed on this server" in refused


def test_an_analysis_ends_as_soon_as_the_process_is_told_to_stop(database: Database) -> None:
    table = match_table(database, points=1)
    play_out(table)
    due = table.read(lambda uow: analysis_due(table.game_id, uow))
    assert isinstance(due, AnalysisDue)
    looks = iter([False, False, True])
    assert due.done(lambda: next(looks)) == Refusal("restarting")


async def test_no_long_job_is_begun_once_the_process_is_told_to_stop(night: Night) -> None:
    match = await over(night)
    night.bot.bot_context.stopping.set()
    for button in ("game-replay", "game-analysis"):
        answer = said(await night.forged(night.players[0], button, match.number))
        assert answer == "⛔ The bot is being restarted. Ask again in a minute."
