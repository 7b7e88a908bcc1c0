"""A league whose matches are all played by post: brackets, consolation and Swiss rounds, through Discord alone."""

from typing import Any

import pytest
import simcord

from data.game_records import GameStatus
from data.transaction import write
from data.unit_of_work import UnitOfWork
from engine.backgammon.waiting import to_act
from league.ids import GameId
from league.round import Table, TableStatus
from tests.cogs.test_cog_tournament import bracket, finish, speak, told, waiting
from tests.support.backgammon_night import MatchNight
from tests.support.backgammon_table import first_choice
from tests.support.bracket_over import bracket_over
from tests.support.night import Night, last, said
from tests.support.rounds import event_with, rounds, tables
from usecases.play.commit import commit_moves, moves_of

_BY_CONTROLS = 12
"""Decisions that the players of a match take by its controls; the rest of it is played in one go."""


def seated(night: Night, table: Table) -> list[simcord.MemberActor]:
    """The match's players in the order of their seats."""
    users: Any = night.read(lambda uow: [uow.people.require(player).user_id for player in table.seats])
    return [next(actor for actor in night.players if actor.id == user) for user in users]


async def opened(night: Night, table: Table) -> MatchNight:
    """The two of a league's table open their match and sit down."""
    first, second = seated(night, table)
    await told(night, first, "backgammon new", table=table.id)
    game: Any = night.read(lambda uow: uow.games.first(table_id=table.id))
    await told(night, second, "game join", game=game.id)
    await night.env.advance_time(31)
    return MatchNight(night, game.id)


def rest_played(night: Night, match: MatchNight) -> None:
    """Sensible moves by both to the end, in one transaction."""

    def work(uow: UnitOfWork) -> None:
        moves = moves_of(uow, uow.games.require(GameId(match.number)), night.env.now())
        while actors := to_act(moves.state):
            if actors[0] < 0:
                moves.roll(moves.rules.chance_due(moves.state) or "")
            else:
                assert moves.take(actors[0], first_choice(moves.state)) is None
        commit_moves(uow, moves)

    write(night.bot.bot_context.database, work, lambda _: True)


async def played(night: Night, table: Table, *, by_controls: int) -> None:
    """A match from its opening to its result in the league, which nobody has to report."""
    match = await opened(night, table)
    for _ in range(by_controls):
        if match.game.status is GameStatus.OVER:
            break
        await match.play(match.state.seat)
        await night.env.advance_time(31)
    if match.game.status is not GameStatus.OVER:
        rest_played(night, match)
    await night.env.advance_time(31)
    assert match.game.status is GameStatus.OVER
    now: Any = night.read(lambda uow: uow.tables.require(table.id))
    assert now.status is TableStatus.FINAL
    result: Any = night.read(lambda uow: uow.results.first(table_id=table.id))
    assert result.winner == table.seats[match.state.winner]


async def given_up(night: Night, table: Table) -> None:
    """A player gives the match up after the first moves: lost, and the bracket goes on."""
    match = await opened(night, table)
    await match.play(match.state.seat)
    loser = seated(night, table)[0]
    asked = await night.run(loser, "game resign", game=match.number)
    assert "⛔" not in said(await night.click(loser, last(asked), "game-resign"))
    await night.env.advance_time(31)
    result: Any = night.read(lambda uow: uow.results.first(table_id=table.id))
    assert result.winner == table.seats[1]


async def all_played(night: Night, number: int, most: int) -> int:
    """Every match of a round and of what follows from it; how many there were."""
    done = 0
    while due := waiting(night, number):
        assert done < most
        if done == 1:
            await given_up(night, due[0])
        else:
            await played(night, due[0], by_controls=_BY_CONTROLS if done < 3 else 1)
        done += 1
    return done


@pytest.mark.slow  # fifteen matches: make games-short
@pytest.mark.parametrize("language", ["en", "ja"])
async def test_a_double_elimination_of_eight_by_post_is_played_to_its_champion(
    night: Night, language: str
) -> None:
    speak(night, language)
    await event_with(night, 8, profile="backgammon-jba", pairing="double-elimination", points=3)
    await told(night, night.organizer, "round seat", seed=5)
    await told(night, night.organizer, "round publish")
    await night.settle()
    assert await all_played(night, 1, 15) in {14, 15}
    assert bracket_over(bracket(night).states)
    await finish(night)


@pytest.mark.slow
@pytest.mark.parametrize(("language", "feed"), [("en", "first-round"), ("ja", "progressive")])
async def test_a_consolation_by_post_is_played_beside_its_bracket(
    night: Night, language: str, feed: str
) -> None:
    speak(night, language)
    await event_with(night, 8, profile="backgammon-jba", pairing="single-elimination", points=1)
    await told(night, night.organizer, "event format", consolation=feed)
    await told(night, night.organizer, "round seat", seed=5)
    await told(night, night.organizer, "round publish")
    await night.settle()
    assert await all_played(night, 1, 14) > 7
    assert bracket_over(bracket(night).states)
    await finish(night)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ja"])
async def test_swiss_rounds_by_post_end_in_a_table(night: Night, language: str) -> None:
    speak(night, language)
    await event_with(night, 4, profile="backgammon-jba", pairing="swiss", rounds=2, points=1)
    for number in (1, 2):
        await told(night, night.organizer, "round seat")
        await told(night, night.organizer, "round publish")
        await night.settle()
        assert await all_played(night, number, 2) == 2
    assert [row.number for row in rounds(night)] == [1, 2]
    assert len(tables(night, 1)) == 2
    words = await told(night, night.players[0], "standings show")
    assert words.count("P0") == 4
    await finish(night)
