"""Play by post: players of the house propose, wait a while for people, and play the seat of whoever stays away."""

from data.database import Database
from data.game_records import GameStatus, PromptKind, SeatState
from data.transaction import write
from engine.catan import game as catan
from engine.catan.events import CardBought, CityBuilt, Offered, RoadBuilt, SettlementBuilt, VictoryDeclared
from league.refusal import Refusal
from tests.support.game_table import GameTable, game_table
from tests.support.game_time import goes_off, timers
from usecases.play.deferred import PATIENCE
from usecases.play.show import prompt_view
from usecases.play.states import past_of


def club_table(database: Database, people: int = 1) -> GameTable:
    """A game with the house's club players."""
    return game_table(database, people=people, choices={"house": "club"})


def until_proposed(table: GameTable) -> int:
    """Play on until a player of the house has made an offer that a person is asked about; who."""
    for _ in range(900):
        state = table.state
        player = state.turn.player
        if state.turn.offers and table.seats[player].state is SeatState.BOT:
            return player
        seat = next(seat for seat in catan.to_act(state) if table.seats[seat].user_id)
        assert not isinstance(table.play(table.user_of(seat), table.choice(seat)), Refusal)
    raise AssertionError("nobody proposes")


def events(table: GameTable, seat: int) -> list[object]:
    """What a seat has done."""
    past = table.read(lambda uow: past_of(uow, table.game, 0))
    return [event for stored, event in past if stored.seat == seat]


def test_a_club_player_proposes_and_the_person_is_asked(database: Database) -> None:
    table = club_table(database)
    player = until_proposed(table)
    cards = table.read(lambda uow: uow.game_cards.find(kind=PromptKind.OFFER, is_open=True))
    assert [table.user_of(card.seat) for card in cards] == [101]
    assert table.read(lambda uow: prompt_view(cards[0].id, uow)).quiet  # nobody is woken for it
    (timer,) = timers(table, player)
    assert PATIENCE <= (timer.due_at - table.now).total_seconds() <= 2 * PATIENCE


def test_after_the_answer_the_house_goes_on_and_proposes_once_a_turn(database: Database) -> None:
    table = club_table(database)
    until_proposed(table)
    turn, before = table.state.turn.number, table.game.events
    me = next(seat.number for seat in table.seats if seat.user_id)
    assert not isinstance(table.play(101, "decline"), Refusal)
    assert table.game.events > before + 1
    past = table.read(lambda uow: past_of(uow, table.game, before))
    made = [event for _, event in past if isinstance(event, Offered)]
    assert table.state.turn.number > turn or not made
    assert me in catan.to_act(table.state)


def test_nobody_answers_and_the_house_waits_no_longer(database: Database) -> None:
    table = club_table(database)
    player = until_proposed(table)
    (timer,) = timers(table, player)
    turn = table.state.turn.number
    goes_off(table, timer)
    assert table.state.turn.number > turn
    cards = table.read(lambda uow: uow.game_cards.find(kind=PromptKind.OFFER, is_open=True))
    assert len(cards) <= 1  # the next player of the house may ask again


def test_a_beginner_proposes_nothing(database: Database) -> None:
    table = game_table(database, people=1)
    for _ in range(150):
        seat = next(seat for seat in catan.to_act(table.state) if table.seats[seat].user_id)
        table.play(table.user_of(seat), table.choice(seat))
        if table.game.status is not GameStatus.PLAYING:
            break
    past = table.read(lambda uow: past_of(uow, table.game, 0))
    assert not [event for _, event in past if isinstance(event, Offered)]


def test_the_house_builds_for_whoever_stays_away_but_declares_no_win(database: Database) -> None:
    table = game_table(database, people=2, seats=3)
    away = next(seat.number for seat in table.seats if seat.user_id == 102)
    seat = table.seats[away]
    write(table.database, lambda uow: uow.game_seats.change(seat, autopilot=True), lambda _: True)
    for _ in range(400):
        if table.game.status is not GameStatus.PLAYING or table.state.turn.number > 90:
            break
        mine = next(one for one in catan.to_act(table.state) if table.seats[one].user_id == 101)
        table.play(101, table.choice(mine))
    done = [type(event) for event in events(table, away)]
    assert {RoadBuilt, SettlementBuilt, CityBuilt, CardBought} & set(done)
    assert VictoryDeclared not in done
    assert Offered not in done
