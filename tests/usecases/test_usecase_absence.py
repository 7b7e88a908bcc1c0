"""A league's match by post whose player stays away: lost after as many turns in a row as the regulations say."""

import random
from dataclasses import replace

import pytest

from bot.ui.notices import notice_reply
from data.database import Database
from data.game_records import GameStatus, PostGame
from data.records import Notice, Post, PostKind
from engine.backgammon.ending import match_is_certain
from league.event import Pairing
from league.ids import GameId
from league.refusal import Refusal
from league.regulations.rivals import RIVALS
from league.reporting import ReportState
from league.results import TableEnding
from league.round import TableStatus
from tests.support.backgammon_table import state_of, until
from tests.support.bracket_over import bracket_over
from tests.support.game_table import GameTable, in_order, notices
from tests.support.game_time import run_out
from tests.support.league_builder import GUILD, NOW
from tests.support.tournament import Arena, arena
from tests.support.wording import says
from usecases.play.lobby import JoinGame, join_game
from usecases.play.open_game import NewGame, new_game
from usecases.play.player_actions import ComeBack, come_back
from usecases.play.registry import engine_of
from usecases.play.reserve import BringClock, bring_clock
from usecases.play.undo import UndoMoves, undo_moves

PROFILE = {"rivals": "rivals", "backgammon": "backgammon-jba"}
ENDING = {"rivals": TableEnding.RETIRED, "backgammon": TableEnding.TIME}
UNLIMITED = 'base = "rivals"\nname = "own"\nmissed_turns = "unlimited"\n'
ONE_POINT = 'base = "backgammon-jba"\nname = "own"\nwin_target = 1\n'
LIMIT = RIVALS.missed_turns or 0


def final(
    database: Database, kind: str, profile_toml: str = "", secret: bytes = b"s"
) -> tuple[Arena, GameTable]:
    """A knock-out of two, its only match begun by post, without a clock."""
    made = arena(database, 2, Pairing.SINGLE_ELIMINATION, profile=PROFILE[kind], profile_toml=profile_toml)
    made.seat()
    made.publish()
    table = made.open_tables()[0]
    post = GameTable(made.league.database, GameId(0), NOW, server=GUILD)
    users = [1000 + player for player in table.seats]
    new = NewGame(
        post.caller(users[0]), in_order(2, secret), channel_id=50, in_thread=False, kind=kind, seats=2,
        table_id=table.id,
    )  # fmt: skip
    opened = post.do(new_game, new)
    assert isinstance(opened, PostGame), opened
    post.game_id = opened.id
    joined = post.do(join_game, JoinGame(post.caller(users[1]), opened.id))
    assert isinstance(joined, PostGame), joined
    post.begin()
    return made, post


def waited_for(post: GameTable) -> int | None:
    """The first seat whose time runs."""
    return next((seat.number for seat in post.seats if seat.deadline), None)


def acts(post: GameTable, seat: int) -> None:
    """The seat does as little as the rules allow, by hand."""
    engine, state = engine_of(post.game), post.state
    assert engine.time_out is not None
    actions = engine.rules.legal(state, seat)
    found = engine.time_out.on_timeout(engine.rules.view(state, seat), actions, random.Random(1).randrange)
    assert found is not None
    done = post.play(post.user_of(seat), engine.rules.format(found[1]))
    assert not isinstance(done, Refusal), done


def misses(post: GameTable, absent: int, turns: int) -> None:
    """So many times the absent seat's time runs out; the other plays in time."""
    while turns and post.game.status is GameStatus.PLAYING:
        seat = waited_for(post)
        assert seat is not None
        if seat != absent:
            acts(post, seat)
            continue
        run_out(post)
        turns -= 1


def is_over(post: GameTable) -> bool:
    return post.game.status is GameStatus.OVER


def told(post: GameTable, text: str) -> tuple[Notice, ...]:
    found: tuple[Notice, ...] = post.read(lambda uow: uow.outbox.notices.find(text=text))
    return found


@pytest.mark.parametrize("kind", list(PROFILE))
def test_whoever_misses_as_many_turns_in_a_row_as_the_regulations_say_has_lost(
    database: Database, kind: str
) -> None:
    made, post = final(database, kind)
    table, absent = made.open_tables()[0], 1
    misses(post, absent, LIMIT - 1)
    assert not is_over(post)
    assert not post.seats[absent].autopilot, "no seat is kept that is about to lose"
    assert [notice.params["misses"] for notice in told(post, "game-out-of-time-match")] == [*range(1, LIMIT)]
    assert {notice.params["limit"] for notice in told(post, "game-out-of-time-match")} == {LIMIT}
    misses(post, absent, 1)
    assert is_over(post)
    (lost,) = told(post, "game-lost-absent")
    assert set(lost.mentions) == {seat.user_id for seat in post.seats}
    result = made.results(table)
    ends = {one.subject: str(notice_reply(one, "en").content) for one in told(post, "game-own-over-league")}
    assert says(ends[post.user_of(0)], "game-own-league-won")
    assert says(ends[post.user_of(1)], "game-own-league-lost")
    assert not any("recorded for you" in words for words in ends.values())
    assert (result.winner, result.state) == (table.seats[0], ReportState.FINAL)
    assert result.ending is ENDING[kind]
    assert made.read(lambda uow: uow.tables.require(table.id)).status is TableStatus.FINAL
    drawn = made.drawn()
    assert drawn is not None
    assert bracket_over(drawn.states)


def test_time_does_not_take_a_match_away_that_is_won_whatever_is_rolled__jbl_4_3_3_certain(
    database: Database,
) -> None:
    made, post = final(database, "backgammon", ONE_POINT, secret=b"r0")

    def is_certain() -> bool:
        seat = waited_for(post)
        return seat is not None and match_is_certain(state_of(post), seat)

    until(post, lambda _: is_over(post) or is_certain())
    seat = waited_for(post)
    assert seat is not None
    absent = post.seats[seat]
    made.league.change(lambda uow: uow.game_seats.change(absent, misses=LIMIT - 1))
    run_out(post)
    assert is_over(post)
    assert told(post, "game-lost-absent") == ()
    (won,) = told(post, "game-won-absent")
    assert says(str(notice_reply(won, "en").content), "game-won-absent", player="<@1002>")
    (table,) = made.read(lambda uow: uow.tables.find(event_id=made.league.event_id))
    assert made.results(table).winner == table.seats[seat]


def test_whoever_plays_in_between_begins_anew(database: Database) -> None:
    _, post = final(database, "rivals")
    misses(post, 1, LIMIT - 1)
    while waited_for(post) != 1:
        acts(post, 0)
    acts(post, 1)
    misses(post, 1, LIMIT - 1)
    assert post.game.status is GameStatus.PLAYING


def test_a_turn_out_of_time_that_a_judge_takes_back_is_no_miss(database: Database) -> None:
    made, post = final(database, "rivals")
    misses(post, 1, 1)
    assert post.seats[1].misses == 1
    done = post.do(undo_moves, UndoMoves(replace(made.league.judge(), now=post.now), post.game_id))
    assert not isinstance(done, Refusal), done
    assert waited_for(post) == 1
    assert post.seats[1].misses == 0


def test_where_both_stay_away_nobody_loses_and_a_judge_decides(database: Database) -> None:
    _, post = final(database, "rivals")
    for _ in range(2 * LIMIT + 2):
        if waited_for(post) is not None:
            run_out(post)
    assert post.game.status is GameStatus.PLAYING
    assert all(seat.autopilot for seat in post.seats)
    assert post.read(lambda uow: notices(uow, "game-asleep-match")) == 1


def missed_once(post: GameTable, seat: int) -> None:
    """This seat's time runs out once; the other plays in time before."""
    while waited_for(post) != seat:
        acts(post, 1 - seat)
    run_out(post)


def test_one_miss_of_the_opponent_is_no_absence_and_saves_nobody(database: Database) -> None:
    _, post = final(database, "rivals")
    misses(post, 1, LIMIT - 1)
    missed_once(post, 0)
    while waited_for(post) != 1:
        acts(post, 0)
    run_out(post)
    assert is_over(post)
    assert len(told(post, "game-lost-absent")) == 1


def test_whoever_comes_back_from_a_match_that_both_left_has_the_others_time_run_anew(
    database: Database,
) -> None:
    _, post = final(database, "rivals")
    while not all(seat.autopilot for seat in post.seats):
        run_out(post)
    back = post.do(come_back, ComeBack(post.caller(post.user_of(0)), post.game_id))
    assert not isinstance(back, Refusal)
    assert not any(seat.autopilot for seat in post.seats)
    misses(post, 1, 1)
    assert is_over(post)
    assert len(told(post, "game-lost-absent")) == 1


@pytest.mark.parametrize(
    ("unlimited", "text", "limit"), [(False, "game-clock-taken-match", 3), (True, "game-clock-taken", 0)]
)
def test_when_a_judge_takes_the_clock_out_the_players_read_what_missed_turns_cost_now(
    database: Database, text: str, limit: int, *, unlimited: bool
) -> None:
    toml = UNLIMITED.replace("rivals", PROFILE["backgammon"]) if unlimited else ""
    made, post = final(database, "backgammon", profile_toml=toml)
    for hours in (12, 0):
        done = post.do(bring_clock, BringClock(made.league.judge(), post.game_id, hours))
        assert isinstance(done, PostGame), done
    (notice,) = told(post, text)
    assert notice.params["limit"] == limit
    for language in ("ja", "en"):
        assert (str(limit) in notice_reply(notice, language).content) is bool(limit)


def test_a_clock_that_comes_in_or_goes_moves_the_deadline_on_the_board_and_in_the_open_message(
    database: Database,
) -> None:
    made, post = final(database, "backgammon")
    card = post.read(lambda uow: uow.game_cards.first(game_id=post.game_id, is_open=True))
    for hours in (12, 0):
        before = wishes(post, card.id)
        assert isinstance(
            post.do(bring_clock, BringClock(made.league.judge(), post.game_id, hours)), PostGame
        )
        assert all(new > old for old, new in zip(before, wishes(post, card.id), strict=True))


def wishes(post: GameTable, card: int) -> tuple[int, ...]:
    """How often the board and the message to a player were to be brought up to date."""
    posts: tuple[Post, ...] = post.read(
        lambda uow: (
            *uow.outbox.posts.find(kind=PostKind.GAME, subject=int(post.game_id)),
            *uow.outbox.posts.find(kind=PostKind.GAME_CARD, subject=card),
        )
    )
    return tuple(found.wanted for found in posts)


def test_regulations_without_a_limit_let_the_house_play_on(database: Database) -> None:
    _, post = final(database, "rivals", profile_toml=UNLIMITED)
    misses(post, 1, 2)
    assert post.seats[1].autopilot
    assert post.game.status is GameStatus.PLAYING
