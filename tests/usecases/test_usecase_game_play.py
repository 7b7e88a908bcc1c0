"""Play by post: whole games through the use cases, and what the outbox has to show of them."""

from functools import partial

from bot.ui.games.catan.cards import place_words
from bot.ui.games.catan.seen import dice_of
from bot.ui.notices import notice_reply
from data.database import Database
from data.game_records import GameStatus, PromptKind, SeatState
from data.unit_of_work import UnitOfWork
from engine.catan import game as catan
from engine.catan.codecs import LAYOUT, VERTEX
from engine.catan.events import Event, Rolled
from engine.catan.record import verify
from engine.catan.state import CatanState
from engine.log import Fairness, Log
from league.ids import GameId
from league.refusal import Refusal
from tests.support.game_table import game_table
from usecases.play.public_log import public_json
from usecases.play.registry import options_of, rules_of
from usecases.play.states import events_of


def test_a_game_of_one_person_and_three_house_players_is_played_to_its_end(database: Database) -> None:
    table = game_table(database, people=1)
    table.play_on()
    assert table.game.status is GameStatus.OVER
    assert catan.result(table.state) is not None


def test_a_game_of_four_people_is_played_to_its_end_and_its_dice_are_verified(database: Database) -> None:
    table = game_table(database, people=4)
    table.play_on()
    game = table.game
    events = table.read(lambda uow: events_of(game, uow.game_events.since(game.id, 0)))
    words = tuple(seat.word for seat in table.seats)
    log = Log(
        options_of(game), game.seats, events, Fairness(game.commitment, words, bytes.fromhex(game.secret)), 2
    )
    assert isinstance(verify(log), CatanState)


def test_at_the_end_nothing_waits_and_no_timer_is_left(database: Database) -> None:
    table = game_table(database, people=2)
    table.play_on()
    assert table.read(lambda uow: uow.game_cards.find(is_open=True)) == ()
    assert table.read(lambda uow: uow.timers.open_timers()) == 0
    assert all(seat.deadline is None for seat in table.seats)


def test_every_turn_is_told_once_the_last_one_too(database: Database) -> None:
    table = game_table(database, people=4)
    table.play_on()
    logs = table.read(lambda uow: uow.outbox.notices.find(text="game-log"))
    told = [event for log in logs for event in log.params["log"]["log"]["events"]]
    stored = table.read(lambda uow: events_of(table.game, uow.game_events.since(table.game_id, 0)))
    assert told == public_json(rules_of(table.game), stored)


def test_the_player_whose_turn_it_is_has_one_open_card_and_a_deadline(database: Database) -> None:
    table = game_table(database, people=4)
    active = table.state.turn.player
    cards = table.read(lambda uow: uow.game_cards.find(is_open=True, kind=PromptKind.TURN))
    assert [card.seat for card in cards] == [active]
    assert [seat.number for seat in table.seats if seat.deadline] == [active]


def test_a_control_of_another_moment_does_nothing(database: Database) -> None:
    table = game_table(database, people=4)
    action, stamp = table.choice(0), table.game.events
    table.play(101, action)
    before = table.game
    refused = table.play(101, action, stamp)
    assert isinstance(refused, Refusal)
    assert refused.code == "game-stale"
    assert table.game == before


def test_nobody_plays_for_chance_or_for_another_seat(database: Database) -> None:
    table = game_table(database, people=4)
    for words in ("dice 6 6", "steal 0", "draw 0", "call-time", "forget-robber"):
        assert isinstance(table.play(101, words), Refusal)
    refused = table.play(102, table.choice(0))
    assert isinstance(refused, Refusal)
    assert refused.code == "catan-not-your-turn"


def test_somebody_who_does_not_play_is_refused(database: Database) -> None:
    table = game_table(database, people=4)
    refused = table.play(999, "roll")
    assert isinstance(refused, Refusal)
    assert refused.code == "game-not-seated"


def test_words_that_are_no_action_are_refused(database: Database) -> None:
    table = game_table(database, people=4)
    for words in (
        "",
        "rolll",
        "build-road",
        "build-road e99",
        "offer 1L",
        "🎲" * 50,
        "'; drop table game; --",
    ):
        assert isinstance(table.play(101, words), Refusal)


def test_the_state_remembered_by_a_process_is_the_state_of_the_events(database: Database) -> None:
    table = game_table(database, people=1)
    for _ in range(12):
        seat = catan.to_act(table.state)[0]
        table.play(101, table.choice(seat))
        game = table.game
        events = table.read(partial(_stored, game.id))
        assert table.state == catan.fold(options_of(game), game.seats, events)


def _stored(game_id: int, uow: UnitOfWork) -> tuple[Event, ...]:
    return events_of(uow.games.require(GameId(game_id)), uow.game_events.since(GameId(game_id), 0))


def test_the_seats_of_the_house_are_named_and_play_at_once(database: Database) -> None:
    table = game_table(database, people=1)
    assert [seat.state for seat in table.seats] == [SeatState.TAKEN, *[SeatState.BOT] * 3]
    assert catan.to_act(table.state) == (0,)


def test_the_log_of_a_turn_says_where_things_were_built(database: Database) -> None:
    table = game_table(database, people=1)
    table.play_on()
    logs = table.read(lambda uow: uow.outbox.notices.find(text="game-log"))
    layout = table.state.board.layout
    assert {LAYOUT.read(log.params["log"]["log"]["layout"]) for log in logs} == {layout}
    built = next(
        log
        for log in logs
        if any(event.get("event") == "city-built" for event in log.params["log"]["log"]["events"])
    )
    told = next(e for e in built.params["log"]["log"]["events"] if e.get("event") == "city-built")
    assert place_words(layout, VERTEX.read(told["vertex"])) in notice_reply(built, "en").content


def test_the_dice_of_the_turn_are_known_until_it_ends(database: Database) -> None:
    table = game_table(database, people=4)
    rolled = 0
    for _ in range(60):
        seat = catan.to_act(table.state)[0]
        table.play(table.user_of(seat), table.choice(seat))
        events = table.read(partial(_stored, table.game_id))[table.game.turn_place :]
        dice = [(event.first, event.second) for event in events if isinstance(event, Rolled)]
        assert dice_of(table.seen(None)) == (dice[0] if dice else None)
        rolled += bool(dice)
    assert rolled > 10
