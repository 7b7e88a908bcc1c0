"""A league's games of Rivals by post: goal and reading of the event, Swiss rounds, a bracket to its champion."""

from dataclasses import replace

import pytest

from bot.i18n import LANGUAGES, Language
from bot.ui.play.face import face_of
from data.database import Database
from data.game_records import GameStatus, PostGame
from engine.rivals.cards import CARDS
from engine.rivals.names import GameSet
from engine.rivals.options import GOALS, Preset, RivalsOptions, preset
from engine.rivals.points import victory_points
from engine.rivals.set_up import SUPPLY, backs_of, copies, face_up
from league.event import Pairing
from league.ids import GameId, TableId
from league.refusal import Refusal
from league.regulations.rivals import RIVALS
from league.reporting import ReportState
from league.round import Table, TableStatus
from tests.support.bracket_over import bracket_over
from tests.support.game_table import GameTable, in_order
from tests.support.league_builder import GUILD, NOW
from tests.support.rivals_post import play_out, state_of
from tests.support.tournament import Arena, arena
from tests.support.wording import says
from usecases.games.rivals import RivalsSetup
from usecases.play.lobby import JoinGame, join_game
from usecases.play.open_game import NewGame, new_game
from usecases.play.player_actions import ResignSeat, resign
from usecases.play.registry import options_of
from usecases.round.closing import CloseRound, end_round


def opened(made: Arena, table: Table, **choices: str) -> GameTable:
    """The table's two players open their game and sit down."""
    users = [1000 + player for player in table.seats]
    post = GameTable(made.league.database, GameId(0), NOW, server=GUILD)
    new = NewGame(
        post.caller(users[0]), in_order(2), channel_id=50, in_thread=False, kind="rivals", seats=2,
        table_id=table.id, choices=choices,
    )  # fmt: skip
    game = post.do(new_game, new)
    assert isinstance(game, PostGame), game
    post.game_id = game.id
    joined = post.do(join_game, JoinGame(post.caller(users[1]), game.id))
    assert isinstance(joined, PostGame), joined
    post.begin()
    return post


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_of_a_leagues_game_says_what_missed_turns_cost(
    database: Database, language: Language
) -> None:
    made = arena(database, 2, Pairing.SINGLE_ELIMINATION)
    made.seat()
    made.publish()
    post = opened(made, made.open_tables()[0])
    face = face_of(post.game)
    assert says(face.options_line(post.game, language), "rivals-lobby-late-league", language)
    alone = replace(post.game, table_id=TableId(0))
    assert not says(face.options_line(alone, language), "rivals-lobby-late-league", language)


def given_up(post: GameTable, table: Table) -> None:
    """The first of the table gives up."""
    done = post.do(resign, ResignSeat(post.caller(1000 + table.seats[0]), post.game_id))
    assert not isinstance(done, Refusal), done


def test_the_event_decides_the_goal_and_the_document_the_reading__riv_goal(database: Database) -> None:
    made = arena(database, 2, Pairing.SINGLE_ELIMINATION)
    made.seat()
    made.publish()
    post = opened(made, made.open_tables()[0], set="duel", preset="printed")
    assert options_of(post.game) == preset(Preset.DOCUMENT, GameSet.INTRO)


@pytest.mark.parametrize("set_", list(GameSet))
def test_a_set_is_chosen_where_its_goal_is_the_event_s(set_: GameSet) -> None:
    house = replace(RIVALS, win_target=GOALS[set_])
    found = RivalsSetup().of_event(house, {"set": set_.value})
    assert isinstance(found, RivalsOptions)
    assert (found.game, found.goal) == (set_, GOALS[set_])


def test_a_goal_of_its_own_is_played_with_the_introductory_cards() -> None:
    found = RivalsSetup().of_event(replace(RIVALS, win_target=9), {"set": "gold"})
    assert isinstance(found, RivalsOptions)
    assert (found.game, found.goal) == (GameSet.INTRO, 9)


def test_a_swiss_event_is_played_by_post_and_its_results_stand(database: Database) -> None:
    made = arena(database, 4, Pairing.SWISS)
    made.seat()
    made.publish()
    played, given = made.open_tables()
    post = opened(made, played)
    play_out(post)
    result = made.results(played)
    state = state_of(post)
    assert result.state is ReportState.FINAL
    assert result.raw == tuple(victory_points(state, seat) for seat in (0, 1))
    assert result.winner == played.seats[state.winner]
    other = opened(made, given)
    given_up(other, given)
    assert made.results(given).winner == given.seats[1]
    made.done(end_round, CloseRound(made.league.judge(), made.league.event_id))
    rows = made.league.standings().rows
    assert {row.player for row in rows[:2]} == {result.winner, given.seats[1]}


@pytest.mark.parametrize("pairing", [Pairing.SINGLE_ELIMINATION, Pairing.DOUBLE_ELIMINATION])
def test_a_bracket_is_played_by_post_to_its_champion(database: Database, pairing: Pairing) -> None:
    made = arena(database, 4, pairing)
    made.seat()
    made.publish()
    matches = 0
    while waiting := made.open_tables():
        post = opened(made, waiting[0])
        if matches:
            given_up(post, waiting[0])
        else:
            play_out(post)
        matches += 1
        assert post.game.status is GameStatus.OVER
        now = made.read(lambda uow, table=waiting[0]: uow.tables.require(table.id))
        assert now.status is TableStatus.FINAL
    drawn = made.drawn()
    assert drawn is not None
    assert bracket_over(drawn.states)


def test_no_game_can_end_with_more_points_than_a_table_takes() -> None:
    """Seven cities, both advantages, every point of a card, and a Harbor's own."""
    for game in GameSet:
        options = preset(Preset.PRINTED, game)
        dealt = [card for back in dict.fromkeys(backs_of(game)) for card in copies(options, back)]
        cards = sum(CARDS[card].victory for card in (*dealt, *face_up(options)))
        harbour = any(CARDS[card].key == "harbor" for card in dealt)
        assert 2 * (2 + SUPPLY[1]) + 2 + cards + harbour <= RIVALS.maximum_for(GOALS[game])
        assert GOALS[game] <= RIVALS.maximum_for(GOALS[game])
