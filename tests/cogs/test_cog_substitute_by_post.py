"""Somebody else plays on at a table by post: in the league and in the game alike, and only they see the hand."""

from typing import Any

import pytest
import simcord

from data.game_records import GameSeat
from data.transaction import read
from league.ids import GameId
from league.round import Table
from tests.cogs.test_cog_game_table import opened, play_until_somebody_may_win, results, seated
from tests.support.night import Night, direct, ids_of, last, said
from tests.support.rounds import tables
from tests.support.wording import says

LEAVES = 1


def game_seat(night: Night, game: int, number: int = LEAVES) -> GameSeat:
    return read(
        night.bot.bot_context.database,
        lambda uow: next(seat for seat in uow.game_seats.find(game_id=GameId(game)) if seat.number == number),
    )


async def substituted(night: Night, table: Table, who: simcord.MemberActor, way: str = "signup") -> str:
    """An organizer lets somebody play on for the second at the table."""
    out = table.seats[LEAVES]
    if way == "signup":
        answer = await night.run(night.organizer, "signup substitute", player=out, member=who)
    else:
        answer = await night.run(night.judge, "round replace", table=table.id, player=out, member=who)
    await night.env.advance_time(30)
    return said(answer)


@pytest.mark.parametrize("way", ["signup", "round"])
async def test_a_substitute_takes_the_seat_of_the_game_and_its_score(night: Night, way: str) -> None:
    table, game = await opened(night)
    leaver = seated(night, table)[LEAVES]
    assert "⛔" not in await substituted(night, table, night.outsider, way)
    [now] = tables(night)
    substitute: Any = night.read(lambda uow: uow.people.first(user_id=night.outsider.id))
    assert now.seats[LEAVES] == substitute.id
    assert game_seat(night, game).user_id == night.outsider.id
    assert "⛔" in said(await night.run(leaver, "game hand", game=game))
    assert "⛔" not in said(await night.run(night.outsider, "game hand", game=game))
    assert any(says(post.content, "game-welcome-given") for post in direct(night.outsider))
    assert any(says(post.content, "game-own-seat-passed") for post in direct(leaver))
    play_until_somebody_may_win(night, game)
    await night.sure(night.judge, "game end", game=game)
    [result] = results(night, now)
    assert result.players == now.seats


async def test_the_panel_of_a_table_by_post_offers_neither_a_guest_nor_an_empty_seat(night: Night) -> None:
    table, _ = await opened(night)
    asked = await night.forged(night.judge, "table-seats", table.id)
    menu = ids_of(last(asked))[0]
    chosen = await night.judge.select(last(asked), [str(table.seats[LEAVES])], custom_id=menu)
    verbs = {found.partition(":")[0] for found in ids_of(last(chosen))}
    assert verbs & {"seat-guest", "seat-remove"} == set()
    assert verbs == {"menu"}
