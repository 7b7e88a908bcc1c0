"""Play by post: what a judge takes back is gone with all that hung on it, and the game waits for somebody."""

from dataclasses import replace
from functools import partial

from bot.ui.notices import notice_reply
from data.database import Database
from data.game_records import Prompt, PromptKind
from data.transaction import write
from engine.catan import game as catan
from engine.catan.actions import BuildRoad
from engine.catan.events import OfferAccepted, Traded
from league.ids import PromptId
from tests.support.game_table import GameTable, game_table, orders_of
from tests.support.game_time import run_out
from tests.usecases.test_usecase_game_orders import events, order, road_built, until
from tests.usecases.test_usecase_game_trade import offering
from usecases.play.show import prompt_view
from usecases.play.undo import UndoMoves, undo_moves


def undo(table: GameTable, decisions: int = 1) -> None:
    """A judge takes decisions back."""
    table.do(undo_moves, UndoMoves(table.caller(9, judge=True), table.game_id, decisions))


def newest_card(table: GameTable, seat: int) -> int:
    """The number of the newest message about a turn of this seat."""
    found: tuple[Prompt, ...] = table.read(
        lambda uow: uow.game_cards.newest(1, seat=seat, kind=PromptKind.TURN)
    )
    return found[0].id


def built_by_order(database: Database) -> tuple[GameTable, int, BuildRoad]:
    """A game in which a seat's order has just built a road."""
    table = game_table(database, people=4)
    seat, road = until(table, BuildRoad)
    order(table, seat, "end ask")
    order(table, seat, catan.format(road))
    assert road_built(road.edge, table)
    assert orders_of(table.seats[seat]).build == ()
    return table, seat, road


def test_a_wish_that_the_moves_taken_back_had_ticked_off_stands_again(database: Database) -> None:
    table, seat, road = built_by_order(database)
    undo(table)
    assert not road_built(road.edge, table)
    assert orders_of(table.seats[seat]).build == (road,)
    order(table, seat, "declare yes")  # orders are looked at again, and this one acts as before
    assert road_built(road.edge, table)


def test_a_wish_that_was_ticked_off_before_the_moves_taken_back_stays_off(database: Database) -> None:
    table, seat, road = built_by_order(database)
    table.play(table.user_of(seat), "end-turn")
    undo(table)
    assert table.state.turn.player == seat
    assert road_built(road.edge, table)
    assert orders_of(table.seats[seat]).build == ()


def test_a_wish_that_somebodys_road_had_made_impossible_stands_again(database: Database) -> None:
    table = game_table(database, people=4)
    seat, road = until(table, BuildRoad)
    other = (seat + 1) % 4
    order(table, other, catan.format(road))
    table.play(table.user_of(seat), road)
    assert orders_of(table.seats[other]).build == ()
    undo(table)
    assert orders_of(table.seats[other]).build == (road,)


def test_a_list_that_the_player_has_changed_since_stays_as_it_is(database: Database) -> None:
    table, seat, _ = built_by_order(database)
    table.play(table.user_of(seat), "end-turn")
    order(table, seat, "buy-card")
    undo(table, 2)
    assert table.seats[seat].orders.count("build-road") == 0


def test_what_went_by_itself_is_no_move_to_take_back(database: Database) -> None:
    table = game_table(database, people=4)
    seat, _ = until(table, BuildRoad)
    before = table.game.events
    table.play(table.user_of(seat), "end-turn")
    assert table.state.turn.player != seat
    assert table.game.events > before + 1  # the next player's dice have been thrown at once
    undo(table)
    assert table.game.events == before


def test_a_trade_is_taken_back_whole(database: Database) -> None:
    table, seat, _, able = offering(database)
    before, hands = table.state, [player.hand for player in table.state.players]
    table.play(table.user_of(able[0]), "accept")
    assert isinstance(events(table)[-1], Traded)
    undo(table)
    assert not any(isinstance(event, OfferAccepted) for event in events(table))
    assert table.state.turn.offers == before.turn.offers
    assert [player.hand for player in table.state.players] == hands
    assert table.state.turn.player == seat


def test_an_undo_ends_where_the_game_waits_for_somebody_who_is_there(database: Database) -> None:
    table = game_table(database, people=4)
    seat, _ = until(table, BuildRoad)
    away = (seat + 1) % 4
    absent = replace(table.seats[away], autopilot=True)
    write(database, lambda uow: uow.game_seats.save(absent), lambda _: True)
    table.play(table.user_of(seat), "end-turn")  # the house plays the next seat's turn
    assert table.state.turn.player == (seat + 2) % 4
    undo(table)
    assert table.state.turn.player == seat
    assert table.seats[seat].deadline is not None
    assert table.read(lambda uow: uow.game_cards.find(seat=seat, kind="turn", is_open=True))


def test_the_house_lets_go_of_a_seat_whose_time_ran_out_in_what_is_taken_back(database: Database) -> None:
    table = game_table(database, people=4)
    seat, _ = until(table, BuildRoad)
    away = (seat + 1) % 4
    write(database, lambda uow: uow.game_seats.change(table.seats[away], misses=1), lambda _: True)
    table.play(table.user_of(seat), "end-turn")
    assert run_out(table) == away
    assert (table.seats[away].misses, table.seats[away].autopilot) == (2, True)
    undo(table)
    assert table.state.turn.player == seat
    assert (table.seats[away].misses, table.seats[away].autopilot) == (1, False)


def test_messages_about_a_turn_that_is_taken_back_go(database: Database) -> None:
    """They would say that it is done."""
    table = game_table(database, people=4)
    seat, _ = until(table, BuildRoad)
    table.play(table.user_of(seat), "end-turn")
    told = newest_card(table, seat), newest_card(table, (seat + 1) % 4)
    assert all(table.read(partial(prompt_view, PromptId(number))) for number in told)
    undo(table)
    assert [table.read(partial(prompt_view, PromptId(number))) for number in told] == [None, None]
    assert newest_card(table, seat) > told[0]
    table.play(table.user_of(seat), "end-turn")
    assert newest_card(table, (seat + 1) % 4) > told[1]


def test_what_a_message_that_went_had_told_is_told_again(database: Database) -> None:
    table = game_table(database, people=4)
    seat, _ = until(table, BuildRoad)
    before = table.read(lambda uow: uow.game_cards.require(PromptId(newest_card(table, seat)))).since
    table.play(table.user_of(seat), "end-turn")
    undo(table)
    assert table.read(lambda uow: uow.game_cards.require(PromptId(newest_card(table, seat)))).since == before


def test_messages_about_earlier_turns_stay(database: Database) -> None:
    table = game_table(database, people=4)
    seat, _ = until(table, BuildRoad)
    earlier = newest_card(table, seat)
    turn = table.state.turn.number
    table.until_main(lambda state: state.turn.number - turn >= 3 or None)
    undo(table)
    assert table.read(partial(prompt_view, PromptId(earlier))) is not None


def test_everybody_is_told_what_was_taken_back(database: Database) -> None:
    table, _, _, able = offering(database)
    table.play(table.user_of(able[0]), "accept")
    undo(table, 2)
    (notice,) = table.read(lambda uow: uow.outbox.notices.find(text="game-undone"))
    assert set(notice.mentions) == {101, 102, 103, 104}
    for language in ("en", "ja"):
        reply = notice_reply(notice, language)
        assert "🤝" in reply.content
        assert all(f"<@{user}>" in reply.content for user in notice.mentions)
