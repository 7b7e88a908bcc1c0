"""A player has another account on Discord by now: their games by post go on under it."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
import simcord

from data.game_records import GameSeat, GameStatus, SeatState
from data.records import Destination, Notice, Person
from data.transaction import write
from data.unit_of_work import UnitOfWork
from league.ids import GameId, PlayerId
from league.round import Table
from tests.cogs.test_cog_backgammon_league import opened, rest_played, seated
from tests.cogs.test_cog_game_let_go import game_of, match_round, results, talk
from tests.support.backgammon_night import MatchNight
from tests.support.night import Night, direct, ids_of, said, shown
from tests.support.rounds import tables
from usecases.show.post_ratings import post_ratings


def seat_of(night: Night, game: int, number: int = 0) -> GameSeat:
    found: Any = night.read(lambda uow: uow.game_seats.first(game_id=GameId(game), number=number))
    return found  # type: ignore[no-any-return]  # what `read` gives


def change(night: Night, work: Callable[[UnitOfWork], object]) -> None:
    write(night.bot.bot_context.database, work, lambda _: True)


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


async def test_the_new_account_plays_on_and_the_score_is_the_players(night: Night) -> None:
    table, match, seat = await begun(night)
    await moved(night, table, seat, night.players[9])
    rest_played(night, match)
    await night.env.advance_time(31)
    assert game_of(night, match.number).status is GameStatus.OVER
    assert results(night) == 1
    result: Any = night.read(lambda uow: uow.results.first(table_id=table.id))
    assert result.winner == table.seats[match.state.winner]


async def test_undone_the_first_account_has_its_game_again(night: Night) -> None:
    table, match, seat = await begun(night)
    old, new = seated(night, table)[seat], night.players[9]
    await moved(night, table, seat, new)
    await night.take_back(night.organizer)
    await night.env.advance_time(31)
    assert seat_of(night, match.number, seat).user_id == old.id
    assert calls(new) == []
    assert len(calls(old)) == 1


async def test_a_held_game_is_the_new_accounts_when_it_goes_on(night: Night) -> None:
    table, match, seat = await begun(night)
    old, new = seated(night, table)[seat], night.players[9]
    await night.run(night.judge, "game pause", game=match.number)
    await moved(night, table, seat, new)
    await night.run(night.judge, "game resume", game=match.number)
    await night.env.advance_time(31)
    assert calls(old) == []
    assert len(calls(new)) == 1
    left: Any = seat_of(night, match.number, seat).deadline
    assert left > night.env.now() + timedelta(hours=1)


async def test_what_waits_for_the_morning_is_read_by_the_new_account(night: Night) -> None:
    table, match, seat = await begun(night)
    old, new = seated(night, table)[seat], night.players[9]

    def asleep(uow: UnitOfWork) -> None:
        late, words = (
            night.env.now() + timedelta(minutes=2),
            {"game": match.number, "channel": {"channel": 0}},
        )
        place, text = Destination.PRIVATE, "game-own-called-off"
        uow.outbox.send(Notice(0, "morning", night.guild.id, place, old.id, text, words, due_at=late))

    change(night, asleep)
    await moved(night, table, seat, new)
    await night.env.advance_time(121)
    assert not any("was called off" in one.content for one in direct(old))
    assert any("was called off" in one.content for one in direct(new))


@pytest.mark.parametrize("place", [0, 1])
async def test_before_the_start_the_seat_is_kept_for_the_new_account(night: Night, place: int) -> None:
    """Place 0 sits there already, place 1 is only invited."""
    await match_round(night)
    table = tables(night)[0]
    first, _ = seated(night, table)
    new = night.players[9]
    await night.run(first, "backgammon new", table=table.id)
    await night.settle()
    was = seat_of(night, 1, place).state
    assert was is (SeatState.INVITED if place else SeatState.TAKEN)
    await moved(night, table, place, new)
    now = seat_of(night, 1, place)
    assert (now.user_id, now.state) == (new.id, was)
    assert any("#1" in one.content and "seat" in one.content for one in direct(new))
    joins = new if place else seated(night, table)[1]
    assert "⛔" not in said(await night.run(joins, "game join", game=1))
    await night.env.advance_time(31)
    assert game_of(night, 1).status is GameStatus.PLAYING


async def test_two_accounts_that_play_each_other_are_two_players(night: Night) -> None:
    table, match, _ = await begun(night)
    stranger = night.players[9]
    await night.run(night.judge, "game pause", game=match.number)

    def sits(uow: UnitOfWork) -> None:
        found = uow.game_seats.first(game_id=GameId(match.number), number=1)
        assert found is not None
        uow.game_seats.change(found, user_id=stranger.id)

    change(night, sits)
    refused = await moved(night, table, 0, stranger)
    assert "⛔" in refused
    assert f"#{match.number}" in refused


async def test_two_players_made_one_play_on_in_the_games_of_both_until_that_is_undone(night: Night) -> None:
    table, match, seat = await begun(night)
    old, new = seated(night, table)[seat], night.players[9]
    change(night, lambda uow: uow.people.add(Person(PlayerId(0), night.guild.id, "Nine", new.id)))
    assert "one player from now on" in await moved(night, table, seat, new)
    now: Any = night.read(lambda uow: uow.tables.require(table.id))
    assert now.seats[seat] != table.seats[seat]
    assert seat_of(night, match.number, seat).user_id == new.id
    await night.take_back(night.organizer)
    await night.env.advance_time(31)
    assert (len(calls(old)), calls(new)) == (1, [])
    rest_played(night, match)
    await night.env.advance_time(31)
    result: Any = night.read(lambda uow: uow.results.first(table_id=table.id))
    assert result.players == table.seats


async def test_a_finished_game_of_the_old_account_is_the_new_ones_in_the_ratings(night: Night) -> None:
    table, match, _ = await begun(night)
    rest_played(night, match)
    await night.env.advance_time(31)
    before: Any = night.read(lambda uow: post_ratings(uow, night.guild.id, "backgammon"))
    old, new = seated(night, table)[0], night.players[9]
    await moved(night, table, 0, new)
    after: Any = night.read(lambda uow: post_ratings(uow, night.guild.id, "backgammon"))
    assert set(after) == set(before) - {old.id} | {new.id}
