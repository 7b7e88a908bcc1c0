"""Backgammon by post on the simulated Discord: opened, played by its controls, ended."""

import pytest

from bot.analyses import Analyses, AnalysisRun
from data.game_records import GameStatus
from engine.backgammon.state import MatchPhase
from tests.engine.test_backgammon_foreign import MONEY
from tests.support.backgammon_night import a_match
from tests.support.night import Night, ids_of, last, said, shown
from tests.support.wording import says
from usecases.backgammon.sage import evaluator


@pytest.mark.slow  # a whole match by its controls: make games-short
@pytest.mark.parametrize("locale", ["ja", "en-US"])
@pytest.mark.parametrize("house", [False, True])
async def test_a_match_is_played_to_its_end_by_its_controls(
    night: Night,
    locale: str,
    house: bool,  # noqa: FBT001 - against whom
) -> None:
    for player in night.players[:2]:
        night.locales.set(player.id, locale)
    others = () if house else (night.players[1],)
    match = await a_match(night, *others, points=3, **({"house": "club"} if house else {}))
    await match.play_out()
    assert match.game.status is GameStatus.OVER
    answer = said(await night.run(night.players[0], "game replay", game=match.number))
    assert "✅" in answer
    board = next(post for post in night.posts("hall") if f"#{match.number}" in shown(post))
    assert "🏆" in shown(board)


async def test_a_turn_takes_a_menu_and_a_confirmation(night: Night) -> None:
    match = await a_match(night, night.players[1], points=3)
    seat = match.state.seat
    offers = match.offers(seat)
    preview = next(words for words in offers if words.startswith("?play "))
    await match.tap(seat, preview)
    before = match.game.events
    assert preview[1:] in match.offers(seat)
    await match.tap(seat, "?")
    assert match.game.events == before
    await match.tap(seat, preview)
    await match.tap(seat, preview[1:])
    assert match.state.seat == 1 - seat
    assert match.taps == 4


async def test_a_double_is_asked_about_and_taken_by_the_opponent(night: Night) -> None:
    match = await a_match(night, night.players[1], points=3)
    await match.play(match.state.seat)
    await night.env.advance_time(31)
    seat = match.state.seat
    await match.tap(seat, "?double")
    await match.tap(seat, "double")
    await night.env.advance_time(31)
    await match.tap(1 - seat, "take")
    await night.env.advance_time(31)
    assert match.state.cube == (2, 1 - seat)
    turn = match.state.seat, match.state.phase
    assert turn == (seat, MatchPhase.MOVE)  # no double is possible: the dice roll
    assert match.way(match.offers(seat), match.decision(seat))


async def test_whoever_is_no_judge_cannot_bring_a_clock(night: Night) -> None:
    match = await a_match(night, night.players[1], points=3, reserve=0)
    refused = said(await night.run(night.players[0], "backgammon clock", reserve=12, game=match.number))
    assert "⛔" in refused
    done = said(await night.run(night.judge, "backgammon clock", reserve=12, game=match.number))
    assert "✅" in done
    assert match.game.reserve_hours == 12


async def test_the_analysis_waits_for_the_end_and_shows_the_better_plays__jbl_1_9_1(night: Night) -> None:
    match = await a_match(night, night.players[1], points=1)
    for _ in range(4):
        await match.play(match.state.seat)
        await night.env.advance_time(31)
    refused = said(await night.run(night.players[0], "game analysis", game=match.number))
    assert "⛔" in refused
    resigning = await night.run(night.players[1], "game resign", game=match.number)
    await night.click(night.players[1], last(resigning), "game-resign")
    told = await night.run(night.players[0], "game analysis", game=match.number)
    wanted = (
        "error rate" if evaluator().judges else "play and luck are not judged"
    )  # by the machine's architecture
    assert wanted in said(told)
    names = [file.filename for file in last(told).attachments]
    assert any(name.endswith(".mat.txt") for name in names)
    (verdict,) = [file for file in last(told).attachments if file.filename.endswith("-analysis.txt")]
    words = (await verdict.read()).decode()
    assert wanted in words
    assert "**" not in words


async def test_a_restart_in_the_middle_of_a_choice_loses_nothing(night: Night) -> None:
    match = await a_match(night, night.players[1], points=3)
    seat = match.state.seat
    preview = next(words for words in match.offers(seat) if words.startswith("?play "))
    await match.tap(seat, preview)
    before = match.state
    await night.restart()
    assert match.state == before
    await match.tap(seat, preview[1:])
    assert match.state.seat == 1 - seat
    await match.play(1 - seat)


async def test_the_judges_who_were_called_need_not_come_to_a_match_that_was_given_up(night: Night) -> None:
    match = await a_match(night, night.players[1], points=3)
    board = next(post for post in night.posts("hall") if f"#{match.number}" in shown(post))
    form = await night.click(match.who(0), board, "game-judge")
    await match.who(0).submit_modal(form, {"question": "he is slow"})
    await night.env.advance_time(31)
    resume = f"game-resume:{match.number}:0"
    assert resume in ids_of(night.posts("judges")[-1])
    asked = await night.run(match.who(0), "game resign", game=match.number)
    await night.click(match.who(0), last(asked), "game-resign")
    await night.env.advance_time(60)
    assert resume not in ids_of(night.posts("judges")[-1])


async def test_a_match_of_another_program_is_judged_and_what_cannot_be_read_is_refused(night: Night) -> None:
    told = await night.run(night.players[0], "game analysis", file=("club.mat", MONEY.encode()))
    wanted = "backgammon-analysis-money" if evaluator().judges else "backgammon-analysis-unjudged"
    assert says(said(told), wanted)
    refused = said(await night.run(night.players[0], "game analysis", file=("club.mat", b"no match")))
    assert refused.startswith("⛔")
    assert says(refused, "refusal-backgammon-bad-mat", number=1)


async def test_an_analysis_is_stopped_by_nobody_else(night: Night) -> None:
    await night.run(night.players[0], "game list")
    run = AnalysisRun(night.players[0].id, lambda: False)
    looking_back(night).running[7] = run
    for player, key in ((1, "analysis-gone"), (0, "analysis-stopped")):
        assert not run.is_stopped
        assert says(said(await night.forged(night.players[player], "analysis-stop", 7)), key)
    assert run.is_stopped
    assert said(await night.forged(night.players[0], "analysis-stop", 8)).startswith("⛔")


def looking_back(night: Night) -> Analyses:
    handler = night.bot.bot_context.buttons["analysis-stop"]
    analyses: Analyses = handler.__self__._analyses  # type: ignore[attr-defined]  # the bound method's object
    return analyses


async def test_a_verdict_is_for_oneself_until_it_is_shown_to_everybody(night: Night) -> None:
    match = await a_match(night, night.players[1], points=1)
    resigning = await night.run(night.players[1], "game resign", game=match.number)
    await night.click(night.players[1], last(resigning), "game-resign")
    told = await night.run(night.players[0], "game analysis", game=match.number)
    assert last(told).flags.ephemeral
    shared = await night.click(night.players[0], last(told), "analysis-share")
    assert "📣" in said(shared)
    public = [reply for reply in shared.followups if not reply.flags.ephemeral]
    assert [reply.embeds[0].title for reply in public] == [f"Game #{match.number}: analysis"]
