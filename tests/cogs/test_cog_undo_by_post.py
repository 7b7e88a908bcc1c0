"""What a game by post knows nothing of is not brought back to its table: other seats, points that were given."""

from typing import Any

import pytest

from bot.i18n import Language
from tests.cogs.test_cog_backgammon_league import opened, seated
from tests.cogs.test_cog_game_let_go import match_round
from tests.support.night import Night, said
from tests.support.rounds import published, seats, tables
from tests.support.wording import says


@pytest.mark.parametrize(("locale", "language"), [("en-US", "en"), ("ja", "ja")])
async def test_points_do_not_come_back_to_a_match_that_is_played_by_post_since_they_were_revoked(
    night: Night, locale: str, language: Language
) -> None:
    await match_round(night)
    table = tables(night)[0]
    given = {"player": table.seats[0], "points": 1, "section": "jbl/2.2.4", "reason": "late"}
    assert "⛔" not in said(await night.run(night.judge, "penalty points", **given))
    assert "⛔" not in said(await night.run(night.judge, "penalty revoke", penalty=1, reason="in time"))
    match = await opened(night, table)
    night.locales.set(night.judge.id, locale)
    refused = said(await night.take_back(night.judge, event=1))
    assert says(refused, "refusal-undo-points-by-post", language, game=match.number)
    penalty: Any = night.read(lambda uow: uow.penalties.first())
    assert penalty.revoked_at is not None


@pytest.mark.parametrize("by_post", [False, True])
async def test_a_swap_is_not_taken_back_while_those_who_came_by_it_play_by_post(
    night: Night,
    by_post: bool,  # noqa: FBT001 - a case
) -> None:
    await match_round(night)
    before = seats(night)
    await night.run(night.judge, "round swap", player=before[0][0], other=before[1][0])
    after = seats(night)
    if by_post:
        await opened(night, tables(night)[0])
    answer = said(await night.take_back(night.judge, event=1))
    assert (says(answer, "refusal-undo-seats-by-post")) is by_post
    assert seats(night) == (after if by_post else before)


async def test_a_replacement_is_taken_back_once_the_game_that_came_after_it_is_called_off(
    night: Night,
) -> None:
    await published(night, 4)
    (table,) = tables(night)
    coming = night.players[4]
    into = {"table": table.id, "player": table.seats[1], "member": coming}
    assert "⛔" not in said(await night.run(night.judge, "round replace", **into))
    await night.run(seated(night, tables(night)[0])[0], "catan new", table=table.id)
    game: Any = night.read(lambda uow: uow.games.first(table_id=table.id))
    await night.settle()
    answer = said(await night.take_back(night.judge, event=1))
    assert says(answer, "refusal-undo-seats-by-post", round=game.id, table=game.id, game=game.id)
    await night.sure(night.judge, "game end", game=game.id)
    assert "⛔" not in said(await night.take_back(night.judge, event=1))
    assert tables(night)[0].seats == table.seats
