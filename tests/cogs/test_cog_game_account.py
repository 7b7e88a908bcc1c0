"""A player has another account on Discord by now: their games by post go on under it."""

from typing import Any

import simcord

from data.game_records import GameSeat
from league.ids import GameId
from league.round import Table
from tests.cogs.test_cog_backgammon_league import opened, seated
from tests.cogs.test_cog_game_let_go import match_round, talk
from tests.support.backgammon_night import MatchNight
from tests.support.night import Night, direct, ids_of, said, shown
from tests.support.rounds import tables


def seat_of(night: Night, game: int, number: int = 0) -> GameSeat:
    found: Any = night.read(lambda uow: uow.game_seats.first(game_id=GameId(game), number=number))
    return found  # type: ignore[no-any-return]  # what `read` gives


def calls(who: simcord.MemberActor) -> list[str]:
    """The messages in private that have controls of a game."""
    return [shown(one) for one in direct(who) if any(name.startswith("play") for name in ids_of(one))]


async def moved(night: Night, table: Table, place: int, to: simcord.MemberActor) -> str:
    told = said(
        await night.run(night.organizer, "signup account", player=table.seats[place], member=to, merge=True)
    )
    await night.env.advance_time(31)
    return told


async def begun(night: Night) -> tuple[Table, MatchNight, int]:
    """A match under way; the seat that must decide."""
    await match_round(night)
    table = tables(night)[0]
    match = await opened(night, table)
    return table, match, match.state.seat


async def test_the_turn_goes_to_the_new_account_and_the_old_one_sees_nothing_of_it(night: Night) -> None:
    table, match, seat = await begun(night)
    old, new = seated(night, table)[seat], night.players[9]
    assert calls(old)
    before = seat_of(night, match.number, seat)
    assert "⛔" not in await moved(night, table, seat, new)
    assert calls(old) == []
    assert len(calls(new)) == 1
    after = seat_of(night, match.number, seat)
    assert (after.user_id, after.deadline) == (new.id, before.deadline)
    assert "⛔" in said(await night.run(old, "game hand", game=match.number))
    assert "⛔" not in said(await night.run(new, "game hand", game=match.number))
    assert f"<@{new.id}>" in talk(night, match.number)[-1]
