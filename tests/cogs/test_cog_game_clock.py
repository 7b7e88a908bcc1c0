"""A league's table that plays by post has no time of the hall: its clock neither runs nor rings."""

from typing import Any

import pytest

from bot.i18n import Language
from data.game_records import GameStatus
from league.clock import ClockState
from league.ids import GameId
from league.refusal import Refusal
from league.round import Table
from tests.cogs.test_cog_game_let_go import game_of
from tests.cogs.test_cog_game_table import opened, seated
from tests.support.night import Night, asks, ids_of, last, said, shown
from tests.support.rounds import published, tables
from tests.support.wording import says
from usecases.caller import Caller
from usecases.clocks import clock_of
from usecases.execute import execute
from usecases.play.judge import CallToGame, call_to_game
from usecases.show.page.rounds import RoundAsked, round_page


def clock(night: Night, table: Table) -> ClockState | None:
    found: Any = night.read(lambda uow: clock_of(uow, uow.tables.require(table.id)))
    return found  # type: ignore[no-any-return]  # read gives any object


async def test_the_post_and_the_page_of_a_table_that_plays_by_post_show_no_clock(night: Night) -> None:
    await published(night, 4)
    [table] = tables(night)
    await night.run(night.judge, "round start")
    await night.settle()
    (post,) = [one for one in night.posts("pairings") if f"judge-call:{table.id}:0" in ids_of(one)]
    assert says(shown(post), "table-over")
    await seated(night, table)[0].slash(night.hall, "catan new", table=table.id)
    await night.settle()
    (post,) = [one for one in night.posts("pairings") if f"judge-call:{table.id}:0" in ids_of(one)]
    assert says(shown(post), "table-by-post")
    assert "stopped" not in shown(post)
    assert not says(shown(post), "table-over")
    page: Any = night.read(lambda uow: round_page(RoundAsked(uow.pages.find()[0].key), uow))
    assert [(view.clock, bool(view.by_post)) for view in page.tables] == [(None, True)]
    await night.sure(night.judge, "game end", game=1)
    page = night.read(lambda uow: round_page(RoundAsked(uow.pages.find()[0].key), uow))
    assert [(view.clock is None, view.by_post) for view in page.tables] == [(False, None)]


@pytest.mark.parametrize("language", ["en", "ja"])
async def test_whoever_calls_a_judge_to_a_table_that_plays_by_post_reads_that_its_deadlines_run(
    night: Night, language: Language
) -> None:
    table, game = await opened(night)
    player = seated(night, table)[1]
    night.locales.set(player.id, language)
    answer = said(await night.run(player, "judge call", question="May I?"))
    assert says(answer, "judge-called-by-post", language, game=game)
    await night.run(night.judge, "game pause", game=game)
    other = said(await night.run(seated(night, table)[2], "judge call", question="May I?"))
    assert not says(other, "judge-called-by-post")


async def test_the_judges_see_that_the_deadlines_run_and_hold_the_game_with_one_tap(night: Night) -> None:
    table, game = await opened(night)
    await night.run(seated(night, table)[1], "judge call", question="May I?")
    await night.settle()
    post = night.posts("judges")[0]
    assert says(shown(post), "call-game-runs")
    assert "⛔" in said(await night.click(night.outsider, post, "game-pause"))
    assert game_of(night, game).status is GameStatus.PLAYING
    assert says(said(await night.click(night.judge, post, "game-pause")), "game-held")
    assert game_of(night, game).status is GameStatus.PAUSED
    await night.settle()
    post = night.posts("judges")[0]
    assert not says(shown(post), "call-game-runs")
    assert says(shown(post), "call-game-held")
    ruled = said(await night.run(night.judge, "judge rule", call=1, ruling="No."))
    assert says(ruled, "judge-ruled-held", game=game)
    await night.settle()
    await night.click(night.judge, night.posts("judges")[0], "game-resume")
    assert game_of(night, game).status is GameStatus.PLAYING
    await night.settle()
    post = night.posts("judges")[0]
    assert not says(shown(post), "call-game-runs")
    assert asks(post) == []


async def test_the_judges_desk_shows_a_game_that_is_held_for_a_judge_and_lets_it_go_on(night: Night) -> None:
    table, game = await opened(night)
    assert says(said(await night.run(night.judge, "desk")), "judge-desk-by-post", game=game)
    player = seated(night, table)[1]
    called = CallToGame(Caller(player.id, "", night.guild.id, night.env.now(), 10**9), GameId(game), "May I?")
    assert not isinstance(execute(night.bot.bot_context.database, call_to_game, called), Refusal)
    desk = await night.run(night.judge, "desk")
    assert not says(said(desk), "judge-desk-no-calls")
    assert says(said(desk), "judge-desk-game-called", player=f"<@{player.id}>")
    assert says(said(await night.run(night.organizer, "desk")), "desk-missing-game", player=f"<@{player.id}>")
    await night.run(seated(night, table)[2], "judge call", question="And may I?")
    desk = await night.run(night.judge, "desk")
    assert ids_of(last(desk)).count(f"game-resume:{game}:0") == 1
    assert "⛔" not in said(await night.click(night.judge, last(desk), "game-resume"))
    assert game_of(night, game).status is GameStatus.PLAYING


async def test_a_call_to_a_table_whose_game_is_over_or_let_go_says_nothing_of_it(night: Night) -> None:
    table, game = await opened(night)
    await night.run(seated(night, table)[1], "judge call", question="May I?")
    await night.settle()
    assert f"#{game}" in shown(night.posts("judges")[0])
    await night.run(night.organizer, "round cancel")
    await night.settle()
    assert f"#{game}" not in shown(night.posts("judges")[0])
    await night.take_back(night.organizer, event=1)
    await night.settle()
    assert f"#{game}" in shown(night.posts("judges")[0])
    await night.sure(night.judge, "game end", game=game)
    await night.settle()
    assert f"#{game}" not in shown(night.posts("judges")[0])
