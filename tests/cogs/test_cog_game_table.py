"""A published league table is played by post: the game's result is the table's, without anybody's report."""

from typing import Any

import simcord

from data.game_records import GameStatus
from data.transaction import write
from data.unit_of_work import UnitOfWork
from engine.catan import game as catan
from engine.catan.actions import DeclareVictory, Offer
from engine.catan.policy import value
from league.ids import GameId
from league.reporting import ReportedResult, ReportKind, ReportState
from league.round import Table, TableStatus
from tests.support.night import Night, ids_of, said, shown
from tests.support.reading import controls_in
from tests.support.rounds import published, tables
from tests.support.wording import says
from usecases.find import channel_of_game
from usecases.play.commit import commit_moves, moves_of
from usecases.play.move_batch import MoveBatch


async def opened(night: Night) -> tuple[Table, int]:
    """The first table of a published round, and the game that its players have begun."""
    await published(night, 4)
    [table] = tables(night)
    actors = seated(night, table)
    answer = said(await night.run(actors[0], "catan new", table=table.id, seats=3, bots=2))
    assert "⛔" not in answer, answer
    game: Any = night.read(lambda uow: uow.games.first(table_id=table.id))
    for actor in actors[1:]:
        assert night.read(lambda uow: uow.games.require(game.id).status) is GameStatus.OPEN
        answer = said(await night.run(actor, "game join", game=game.id))
        assert "⛔" not in answer, answer
    await night.env.advance_time(30)
    return table, game.id


def seated(night: Night, table: Table) -> list[simcord.MemberActor]:
    """The table's players in turn order."""
    users: Any = night.read(lambda uow: [uow.people.require(player).user_id for player in table.seats])
    return [next(actor for actor in night.players if actor.id == user) for user in users]


def play_until_somebody_may_win(night: Night, game: int) -> int:
    """Sensible moves by all players, in one transaction; the seat that has ten points."""

    def work(uow: UnitOfWork) -> int:
        moves = moves_of(uow, uow.games.require(GameId(game)), night.env.now())
        while (actors := catan.to_act(moves.state)) and not may_win(moves, actors[0]):
            if actors[0] < 0:
                moves.roll(moves.rules.chance_due(moves.state) or "")
            else:
                assert moves.take(actors[0], choice(moves, actors[0])) is None
        commit_moves(uow, moves)
        return actors[0]

    return write(night.bot.bot_context.database, work, lambda _: True)


def may_win(moves: MoveBatch, seat: int) -> bool:
    """Whether a seat may declare victory now."""
    return seat >= 0 and DeclareVictory() in catan.legal(moves.state, seat)


def choice(moves: MoveBatch, seat: int) -> Any:  # noqa: ANN401 - any action
    """What a sensible player does."""
    actions = tuple(one for one in catan.legal(moves.state, seat) if not isinstance(one, Offer))
    return value.choose(catan.view(moves.state, seat), actions, lambda _limit: 0)


def results(night: Night, table: Table) -> list[ReportedResult]:
    """Everything that was recorded for a table."""
    found: Any = night.read(lambda uow: uow.results.find(table_id=table.id))
    return list(found)


def status(night: Night, table: Table) -> TableStatus:
    found: Any = night.read(lambda uow: uow.tables.require(table.id).status)
    return TableStatus(found)


async def test_a_game_won_by_post_is_the_result_of_its_table_and_stands_in_the_standings(
    night: Night,
) -> None:
    table, game = await opened(night)
    seat = play_until_somebody_may_win(night, game)
    await night.env.advance_time(40)
    winner = seated(night, table)[seat]
    letter = next(one for one in reversed(list(winner.user.dm_channel.history())) if one.components)
    buttons = [item.custom_id for item in controls_in(letter)]
    await winner.user.click(
        letter, custom_id=next(one for one in buttons if str(one).endswith("declare-victory"))
    )
    await night.env.advance_time(10)
    [result] = results(night, table)
    assert (result.kind, result.state, result.winner) == (
        ReportKind.GAME,
        ReportState.FINAL,
        table.seats[seat],
    )
    assert result.players == table.seats
    assert status(night, table) is TableStatus.FINAL
    answer = said(await night.run(night.players[0], "standings show"))
    first, *others = [line for line in answer.splitlines() if says(line, "column-points")]
    assert result.players[seat] == result.winner
    assert "Wins 1 · Points 10" in first, answer
    assert all("Wins 0" in line and "Points 1" not in line for line in others), answer


async def test_time_called_by_a_judge_is_recorded_without_a_winner_and_capped__cjp_time_up_ends(
    night: Night,
) -> None:
    table, game = await opened(night)
    play_until_somebody_may_win(night, game)  # somebody has ten points, but has not declared
    await night.sure(night.judge, "game end", game=game)
    await night.env.advance_time(10)
    [result] = results(night, table)
    assert (result.state, result.winner, result.ended_by_time) == (ReportState.FINAL, 0, True)
    answer = said(await night.run(night.players[0], "standings show"))
    assert max(result.raw) >= 10
    assert "Points 9" in answer, answer
    assert "Points 1" not in answer, answer
    assert "Wins 1" not in answer, answer


async def test_a_look_at_a_leagues_game_says_where_its_players_stand(night: Night) -> None:
    table, game = await opened(night)
    names: Any = night.read(lambda uow: [uow.people.require(player).name for player in table.seats])
    for who in (seated(night, table)[0], night.outsider):
        told = said(await night.run(who, "game show", game=game))
        assert says(told, "game-league-table", round=table.number, table=table.number)
        assert all(f"1. {name}" in told for name in names)


async def test_the_score_of_a_substitutes_seat_is_the_original_players(night: Night) -> None:
    table, game = await opened(night)
    await night.run(night.judge, "game substitute", game=game, seat=2, member=night.outsider)
    seat = play_until_somebody_may_win(night, game)
    await night.sure(night.judge, "game end", game=game)
    [result] = results(night, table)
    assert result.players == table.seats
    assert result.raw[seat] >= 10


def table_post(night: Night, table: Table) -> tuple[str, list[str]]:
    """The words of the table's own post, and its buttons."""
    for post in night.posts("pairings"):
        found = ids_of(post)
        if f"judge-call:{table.id}:0" in found:
            return shown(post), found
    raise LookupError(table.id)


async def test_the_post_of_a_table_says_where_its_game_is_played_and_asks_for_no_report(night: Night) -> None:
    table, game = await opened(night)
    await night.settle()
    words, buttons = table_post(night, table)
    thread: Any = night.read(lambda uow: channel_of_game(uow, uow.games.require(GameId(game))))
    assert says(words, "table-by-post", game=game, channel=thread)
    assert not says(words, "round-status-published")
    assert f"result-report:{table.id}:0" not in buttons
    await night.sure(night.judge, "game end", game=game)
    await night.settle()
    assert not says(table_post(night, table)[0], "judge-desk-resume", game=game)
