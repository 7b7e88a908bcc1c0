"""Stepping back through a running game: each turn as everybody saw it, nothing of what is hidden."""

from collections.abc import Callable

import pytest

from bot.i18n import Language
from bot.ui.play.board_post import for_onlooker, render
from bot.ui.play.turn_post import turn_reply
from bot.ui.reply import Reply
from data.database import Database
from engine.backgammon.state import BackgammonState
from engine.catan import game as catan
from league.refusal import Refusal
from tests.support.backgammon_table import match_table, state_of, until
from tests.support.game_table import GameTable, game_table
from tests.support.game_time import after_set_up
from tests.support.wording import says
from usecases.play.turn_by_turn import TurnQuestion, TurnSeen, turn_seen


def seen(table: GameTable, user: int, turn: int = 0) -> TurnSeen:
    """A turn as a user is shown it."""
    found = table.read(lambda uow: turn_seen(TurnQuestion(table.caller(user), table.game_id, turn), uow))
    assert isinstance(found, TurnSeen), found
    return found


GAME = 1


def turn_of(one: TurnSeen) -> str:
    """Whose turn it was."""
    assert one.view.clock is not None
    return one.view.names[one.view.clock.seat]


def beyond(turn: int) -> Callable[[BackgammonState], bool]:
    """Whether the match is past a turn."""
    return lambda state: state.turn > turn


def position_of(one: TurnSeen) -> object:
    """The board after it."""
    assert one.view.view is not None
    return one.view.view.position


def own_of(one: TurnSeen) -> object:
    """What of a hand it shows."""
    assert one.view.view is not None
    return one.view.view.own


def ids(reply: Reply) -> list[str]:
    """The custom ids of a message's buttons."""
    return [str(getattr(item, "custom_id", "")) for item in (reply.view.children if reply.view else ())]


def test_before_a_turn_is_over_there_is_none_to_look_at(database: Database) -> None:
    table = game_table(database, people=4)
    found = table.read(lambda uow: turn_seen(TurnQuestion(table.caller(101), table.game_id), uow))
    assert found == Refusal("game-no-turns", params={"game": table.game_id})


def test_each_turn_shows_its_board_and_its_deeds_and_leads_to_its_neighbours(database: Database) -> None:
    table = match_table(database)
    boards = [state_of(table).position]
    for turn in range(1, 6):
        until(table, beyond(turn))
        boards.append(state_of(table).position)
    turns = seen(table, 101).turns
    assert turns == state_of(table).turn
    assert position_of(seen(table, 101, 3)) in boards
    for turn, ways in ((1, [2, turns]), (3, [1, 2, 4, turns]), (turns, [1, turns - 1])):
        one = seen(table, 102, turn)
        reply = turn_reply(one, "en")
        assert reply.files
        assert says(str(reply.embeds[0].description), "game-turns-head", number=turn, turns=turns)
        assert ids(reply) == [f"game-turns:{table.game_id}:{way}" for way in ways]
    assert seen(table, 101, 999).turn == turns
    assert says(
        str(turn_reply(seen(table, 101, 3), "ja").embeds[0].description), "game-turns-head", language="ja"
    )


@pytest.mark.parametrize("language", ["en", "ja"])
def test_hidden_cards_stay_hidden_from_everybody_whoever_asks(database: Database, language: Language) -> None:
    table = after_set_up(game_table(database, people=4))
    for _ in range(60):
        seat = catan.to_act(table.state)[0]
        table.play(table.user_of(seat), table.choice(seat))
    turns = seen(table, 101).turns
    for turn in range(1, turns + 1):
        asked = [seen(table, table.user_of(seat), turn) for seat in range(4)] + [seen(table, 999, turn)]
        assert all(one == asked[0] for one in asked), "nobody is shown more than a passer-by"
        assert own_of(asked[0]) is None
        assert asked[0].view.actions == ()
    text = [turn_reply(seen(table, user, turns), language).embeds[0].description for user in (101, 102)]
    assert text[0] == text[1]


def test_the_board_offers_the_way_back_once_a_turn_is_over(database: Database) -> None:
    table, way = game_table(database, people=4), f"game-turns:{GAME}:0"
    assert way not in ids(render(table.seen(None), "en"))
    after_set_up(table)
    assert way in ids(render(table.seen(None), "en"))
    assert way in ids(for_onlooker(table.seen(None), "en"))
