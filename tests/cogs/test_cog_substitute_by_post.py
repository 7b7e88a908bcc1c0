"""Somebody else plays on at a table by post: in the league and in the game alike, and only they see the hand."""

from typing import Any

import pytest
import simcord

from data.game_records import GameSeat, GameStatus, SeatState
from data.transaction import read
from league.ids import GameId
from league.round import Table
from tests.cogs.test_cog_backgammon_league import opened as opened_match
from tests.cogs.test_cog_game_let_go import match_round
from tests.cogs.test_cog_game_table import opened, play_until_somebody_may_win, results, seated
from tests.support.night import Night, direct, ids_of, last, said
from tests.support.rounds import published, tables, the_event

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
    assert any("You now have the seat" in post.content for post in direct(night.outsider))
    assert any("now plays your seat" in post.content for post in direct(leaver))
    play_until_somebody_may_win(night, game)
    await night.sure(night.judge, "game end", game=game)
    [result] = results(night, now)
    assert result.players == now.seats


async def test_what_stood_in_the_leavers_messages_can_be_pressed_by_nobody(night: Night) -> None:
    table, game = await opened(night)
    leaver = seated(night, table)[LEAVES]
    await substituted(night, table, night.outsider)
    held = [card for card in _cards(night, game) if card.user_id == leaver.id]
    assert not any(card.is_open for card in held)


def _cards(night: Night, game: int) -> tuple[Any, ...]:
    return read(night.bot.bot_context.database, lambda uow: uow.game_cards.find(game_id=GameId(game)))


async def test_a_substitution_taken_back_gives_the_seat_of_the_game_back(night: Night) -> None:
    table, game = await opened(night)
    leaver = seated(night, table)[LEAVES]
    await substituted(night, table, night.outsider)
    answer = said(await night.take_back(night.organizer, event=the_event(night).id))
    assert "⛔" not in answer
    await night.env.advance_time(30)
    assert tables(night)[0].seats == table.seats
    assert game_seat(night, game).user_id == leaver.id
    assert "⛔" in said(await night.run(night.outsider, "game hand", game=game))
    assert "⛔" not in said(await night.run(leaver, "game hand", game=game))


async def test_before_the_start_the_substitute_is_invited_and_the_leaver_need_not_come(night: Night) -> None:
    await published(night, 4)
    [table] = tables(night)
    actors = seated(night, table)
    await night.run(actors[0], "catan new", table=table.id)
    await night.env.advance_time(30)
    await substituted(night, table, night.outsider)
    seat = game_seat(night, 1)
    assert (seat.user_id, seat.state) == (night.outsider.id, SeatState.INVITED)
    assert "A seat is kept for you" in direct(night.outsider)[-1].content
    assert any("You need not come" in post.content for post in direct(actors[LEAVES]))
    assert "⛔" in said(await night.run(actors[LEAVES], "game join", game=1))
    for actor in (night.outsider, *actors[2:]):
        assert "⛔" not in said(await night.run(actor, "game join", game=1))
    await night.env.advance_time(30)
    assert read(night.bot.bot_context.database, lambda uow: uow.games.require(GameId(1))).status is (
        GameStatus.PLAYING
    )


async def test_a_guest_cannot_take_a_seat_that_is_played_by_post(night: Night) -> None:
    table, game = await opened(night)
    out = table.seats[LEAVES]
    refused = said(await night.run(night.organizer, "signup substitute", player=out, guest="Grandma"))
    assert "a guest has no Discord account" in refused
    assert tables(night)[0].seats == table.seats
    where = {"table": table.id, "player": out, "guest": "Grandma"}
    assert "a guest has no Discord account" in said(await night.run(night.judge, "round replace", **where))
    assert game_seat(night, game).user_id == seated(night, table)[LEAVES].id


async def test_the_panel_of_a_table_by_post_offers_neither_a_guest_nor_an_empty_seat(night: Night) -> None:
    table, _ = await opened(night)
    asked = await night.forged(night.judge, "table-seats", table.id)
    menu = ids_of(last(asked))[0]
    chosen = await night.judge.select(last(asked), [str(table.seats[LEAVES])], custom_id=menu)
    verbs = {found.partition(":")[0] for found in ids_of(last(chosen))}
    assert verbs & {"seat-guest", "seat-remove"} == set()
    assert verbs == {"menu"}


async def test_a_match_of_two_that_has_begun_keeps_its_players_and_says_what_to_do(night: Night) -> None:
    await match_round(night)
    table = tables(night)[0]
    await opened_match(night, table)
    refused = await substituted(night, table, night.outsider)
    assert "nobody plays on in another" in refused
    assert "/result walkover" in refused
    assert tables(night)[0].seats == table.seats
    entries: Any = night.read(lambda uow: uow.entries.list_of(the_event(night)))
    assert entries.entry_of(table.seats[LEAVES]).status == "confirmed"
    assert "⛔" in await substituted(night, table, night.outsider, "round")


async def test_whoever_plays_in_the_same_game_takes_no_second_seat_of_it(night: Night) -> None:
    table, game = await opened(night)
    await night.run(night.judge, "game substitute", game=game, seat=3, member=night.outsider)
    refused = await substituted(night, table, night.outsider)
    assert "a seat in game" in refused
    assert tables(night)[0].seats == table.seats


async def test_a_judges_stand_in_who_becomes_the_leagues_substitute_keeps_the_seat(night: Night) -> None:
    table, game = await opened(night)
    await night.run(night.judge, "game substitute", game=game, seat=LEAVES + 1, member=night.outsider)
    assert "⛔" not in await substituted(night, table, night.outsider)
    assert game_seat(night, game).user_id == night.outsider.id
    [now] = tables(night)
    assert (now.seats[0], now.seats[2:]) == (table.seats[0], table.seats[2:])
    assert now.seats[LEAVES] != table.seats[LEAVES]


async def test_the_turn_goes_to_the_substitute_and_back_with_full_time(night: Night) -> None:
    table, game = await opened(night)
    first, out = seated(night, table)[0], table.seats[0]
    await night.run(night.organizer, "signup substitute", player=out, member=night.outsider)
    await night.env.advance_time(30)
    assert [card.user_id for card in _cards(night, game) if card.is_open and card.kind == "turn"] == [
        night.outsider.id
    ]
    await night.take_back(night.organizer, event=the_event(night).id)
    await night.env.advance_time(30)
    assert [card.user_id for card in _cards(night, game) if card.is_open and card.kind == "turn"] == [
        first.id
    ]
    assert game_seat(night, game, 0).deadline is not None
