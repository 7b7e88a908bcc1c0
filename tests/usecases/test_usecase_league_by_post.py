"""A league's tables that are played by post: whose game it is, what becomes of it, and which result counts."""

import pytest

from data.game_records import GameStatus, PostGame
from league.ids import GameId, TableId
from league.refusal import Refusal
from league.regulations import PenaltyKind
from league.reporting import ReportKind, ReportState
from league.round import Table, TableStatus
from tests.support.backgammon_table import play_out
from tests.support.event_run import GUILD, JUDGE, ORGANIZER, OUTSIDER, EventRun, Member, code
from tests.support.game_table import GameTable, in_order
from usecases.match.score import StateScore, state_score
from usecases.penalty.impose import ImposePenalty, impose_penalty
from usecases.play.judge import JudgeGame, end_game, resume_game
from usecases.play.lobby import JoinGame, join_game
from usecases.play.open_game import NewGame, new_game

CANCEL = ("round cancel", "event cancel")
MATCHES = {"profile": "backgammon-jba", "pairing": "swiss", "points": 1}


def opening(run: EventRun, who: Member, table: Table, kind: str = "backgammon") -> PostGame | Refusal:
    """Somebody opens the game of a table."""
    seats = 2 if kind == "backgammon" else 4
    new = NewGame(
        run.caller(who), in_order(seats), channel_id=50, in_thread=False, kind=kind, seats=seats,
        table_id=TableId(table.id),
    )  # fmt: skip
    found: PostGame | Refusal = run.do(new_game, new)
    return found


def opened(run: EventRun, table: Table) -> GameTable:
    """The match of a table, begun by its players."""
    first, second = run.at_table(table)
    game = opening(run, first, table)
    assert isinstance(game, PostGame), game
    assert isinstance(run.do(join_game, JoinGame(run.caller(second), game.id)), PostGame)
    played = GameTable(run.database, game.id, run.now, server=GUILD)
    played.begin()
    return played


def by_judge(run: EventRun, use_case: object, game: GameId) -> object:
    return run.do(use_case, JudgeGame(run.caller(JUDGE), game))


def game_at(run: EventRun, number: int = 1) -> PostGame:
    found: PostGame = run.read(lambda uow: uow.games.require(GameId(number)))
    return found


def results(run: EventRun) -> int:
    return len(run.read(lambda uow: uow.results.find()))


def in_game(run: EventRun) -> list[str]:
    return run.told("game")


# A game is its table's


def test_a_game_is_the_result_of_its_table_which_a_judge_may_correct(run: EventRun) -> None:
    run.published(4, **MATCHES)
    table = run.tables()[0]
    game = opened(run, table)
    first, second = table.seats
    assert run.refused(JUDGE, "round swap", player=first, other=second) == "swap-game-on"
    assert code(run.report(run.at_table(table)[0], table, (1, 0))) == "table-plays-by-post"
    play_out(game)
    (result,) = run.versions(table)
    assert (result.kind, result.state, result.players) == (ReportKind.GAME, ReportState.FINAL, table.seats)
    assert run.table_now(table).status is TableStatus.FINAL
    assert isinstance(by_judge(run, end_game, game.game_id), Refusal), "it reports no second time"
    loser = next(seat for seat in table.seats if seat != result.winner)
    run.correct(table, (1, 0) if loser == first else (0, 1))
    assert [(one.kind, one.state) for one in run.versions(table)] == [
        (ReportKind.GAME, ReportState.SUPERSEDED),
        (ReportKind.CORRECTION, ReportState.FINAL),
    ]


def test_a_game_whose_table_has_a_result_already_is_told_to_the_judges(run: EventRun) -> None:
    run.published(4, **MATCHES)
    table = run.tables()[0]
    game = opened(run, table)
    run.record(table)
    play_out(game)
    assert results(run) == 1
    assert "game-result-stays" in run.told("judges")


def test_a_leagues_game_is_opened_once_at_a_public_table_by_its_players_or_a_judge(run: EventRun) -> None:
    """Whoever opens it says how long a turn takes: nobody else's business."""
    run.event_with(4, **MATCHES)
    run.done(ORGANIZER, "round seat", seed=7)
    table, other = run.tables()
    assert isinstance(opening(run, run.at_table(table)[0], table), Refusal)
    run.done(ORGANIZER, "round publish")
    for stranger in (OUTSIDER, run.at_table(other)[0]):
        assert isinstance(opening(run, stranger, table), Refusal)
    game = opening(run, run.at_table(table)[0], table)
    assert isinstance(game, PostGame)
    assert isinstance(opening(run, run.at_table(table)[1], table), Refusal)
    assert isinstance(run.do(join_game, JoinGame(run.caller(OUTSIDER), game.id)), Refusal)
    assert isinstance(opening(run, JUDGE, other), PostGame)


# Cancelled


@pytest.mark.parametrize("command", CANCEL)
@pytest.mark.parametrize("back", [False, True])
def test_a_game_of_what_was_cancelled_counts_no_more_until_that_is_taken_back(
    run: EventRun, command: str, *, back: bool
) -> None:
    run.published(4, **MATCHES)
    game = opened(run, run.tables()[0])
    run.done(ORGANIZER, command)
    run.delivered()
    assert len(in_game(run)) >= 1
    if back:
        run.take_back()
        assert "notice-taken-back" in in_game(run)
    play_out(game)
    assert game_at(run).status is GameStatus.OVER
    assert results(run) == back
    assert "game-not-entered" not in run.told("judges")


@pytest.mark.parametrize("command", CANCEL)
def test_judges_hear_of_a_game_that_ended_while_its_table_was_cancelled(run: EventRun, command: str) -> None:
    run.published(4, **MATCHES)
    game = opened(run, run.tables()[0])
    run.done(ORGANIZER, command)
    play_out(game)
    before = len(run.told("judges"))
    run.take_back()
    assert run.told("judges")[before:] == ["game-not-entered"]
    assert results(run) == 0


def test_the_round_drawn_anew_has_nothing_to_do_with_the_old_game(run: EventRun) -> None:
    """Its tables are the same rows, with other players: they open their own, and get no score of others."""
    run.published(4, **MATCHES)
    game = opened(run, run.tables()[0])
    run.done(ORGANIZER, "round cancel")
    run.next_round(seed=8)
    play_out(game)
    assert results(run) == 0
    play_out(opened(run, run.tables()[0]))
    assert results(run) == 1


def test_a_game_that_a_judge_ended_without_a_winner_leaves_its_table_with_the_round(run: EventRun) -> None:
    run.published(4, **MATCHES)
    table = run.tables()[0]
    game = opened(run, table)
    assert not isinstance(by_judge(run, end_game, game.game_id), Refusal)
    run.done(ORGANIZER, "round cancel")
    assert game_at(run).table_id == 0
    run.take_back()
    assert game_at(run).table_id == table.id
    run.done(ORGANIZER, "round cancel")
    run.next_round(seed=8)
    assert run.read(lambda uow: uow.games.find(table_id=[table.id])) == ()


def test_a_game_that_has_not_begun_is_called_off_and_open_again(run: EventRun) -> None:
    run.published(4, **MATCHES)
    table = run.tables()[0]
    first, second = run.at_table(table)
    assert isinstance(opening(run, first, table), PostGame)
    run.done(ORGANIZER, "round cancel")
    assert game_at(run).status is GameStatus.CALLED_OFF
    assert isinstance(run.do(join_game, JoinGame(run.caller(second), GameId(1))), Refusal)
    run.take_back()
    assert isinstance(run.do(join_game, JoinGame(run.caller(second), GameId(1))), PostGame)
    GameTable(run.database, GameId(1), run.now, server=GUILD).begin()
    assert (game_at(run).status, game_at(run).table_id) == (GameStatus.PLAYING, table.id)


def test_at_a_table_of_an_event_that_is_called_off_no_game_is_opened(run: EventRun) -> None:
    run.published(4, **MATCHES)
    table = run.tables()[0]
    run.done(ORGANIZER, "event cancel")
    assert code(opening(run, run.at_table(table)[0], table)) == "game-event-called-off"
    assert run.read(lambda uow: uow.games.find()) == ()


def test_a_published_round_with_a_game_does_not_become_a_plan_again(run: EventRun) -> None:
    run.published(4, **MATCHES)
    opened(run, run.tables()[0])
    refused = run.take_back()
    assert (code(refused), refused.params["what"]) == ("undo-stands", "game")


# Somebody leaves


def bracket(run: EventRun) -> Table:
    """The first match of four players."""
    run.published(4, profile="backgammon-jba", pairing="single-elimination", points=3)
    return run.tables()[0]


def out(run: EventRun, how: str, player: int) -> None:
    if how == "leave":
        run.done(run.member(player), "signup leave")  # type: ignore[arg-type]  # a player's number
    elif how == "drop":
        run.done(ORGANIZER, "signup drop", player=player)
    else:
        run.done(JUDGE, "penalty disqualify", player=player, section="jbl/1.4.4")


@pytest.mark.parametrize("how", ["leave", "drop", "disqualify"])
def test_the_match_of_a_leaver_is_decided_and_its_game_is_held_until_that_is_undone(
    run: EventRun, how: str
) -> None:
    table = bracket(run)
    game = opened(run, table)
    out(run, how, table.seats[0])
    assert run.table_now(table).status is TableStatus.FINAL
    assert game_at(run).status is GameStatus.PAUSED
    assert isinstance(by_judge(run, resume_game, game.game_id), Refusal)
    if how != "leave":
        run.take_back()
        assert game_at(run).status is GameStatus.PLAYING
        assert run.versions(table) == ()


def test_a_game_that_had_not_begun_is_called_off_with_its_match(run: EventRun) -> None:
    table = bracket(run)
    first, second = run.at_table(table)
    assert isinstance(opening(run, first, table), PostGame)
    out(run, "drop", table.seats[1])
    assert game_at(run).status is GameStatus.CALLED_OFF
    assert isinstance(run.do(join_game, JoinGame(run.caller(second), GameId(1))), Refusal)


def test_no_points_are_given_in_a_match_whose_game_by_post_would_not_know_of_them(run: EventRun) -> None:
    table = bracket(run)
    other = run.tables()[1]
    opened(run, table)

    def points(player: int) -> object:
        why = {"section": "jbl/2.2.4", "reason": "rude", "points": 1}
        command = ImposePenalty(run.caller(JUDGE), run.event.id, player, PenaltyKind.POINT, **why)  # type: ignore[arg-type]  # a shorthand
        return run.do(impose_penalty, command)

    assert code(points(table.seats[0])) == "points-by-post"
    assert run.penalties() == ()
    assert not isinstance(points(other.seats[0]), Refusal)
    assert isinstance(opening(run, run.at_table(other)[0], other), Refusal)
    assert run.read(lambda uow: uow.games.find(table_id=[other.id])) == ()


def test_a_match_by_post_needs_no_sheet(run: EventRun) -> None:
    table = bracket(run)
    opened(run, table)
    score = StateScore(run.caller(run.at_table(table)[0]), 0, 1, 0)
    assert code(run.do(state_score, score)) == "match-by-post"
