"""Where a person who is signed in may go: what they take part in, and what goes on."""

from dataclasses import replace
from functools import partial

from data.database import Database
from league.entry import EntryStatus
from league.event import EventStatus
from league.ids import PlayerId
from tests.support.game_table import game_table
from tests.support.league_builder import league
from tests.web.site import on_web
from usecases.play.judge import JudgeGame, end_game
from usecases.show.page.home import home_of


def test_a_player_finds_the_games_that_they_play_until_those_are_over(database: Database) -> None:
    table = game_table(database, people=3)
    for user in (101, 102, 103):
        (own,) = table.read(partial(home_of, user)).games
        assert (own.game.id, own.channel_id) == (table.game_id, table.game.channel_id)
    assert table.read(lambda uow: home_of(999, uow)).games == ()
    table.do(end_game, JudgeGame(table.caller(9, judge=True), table.game_id))
    assert table.read(lambda uow: home_of(101, uow)).games == ()


def test_a_player_finds_the_events_that_go_on_and_that_they_have_not_left(database: Database) -> None:
    made = league(database)
    key = on_web(made).removeprefix("/e/")

    def events(user: int) -> list[str]:
        found = made.change(lambda uow: home_of(user, uow))
        return [own.key for own in found.events]

    assert events(1001) == [key]
    assert events(9999) == []

    def leave() -> None:
        made.change(
            lambda uow: [
                uow.entries.rows.save(replace(row, status=EntryStatus.DROPPED))
                for row in uow.entries.rows.find(player=PlayerId(1))
            ]
        )

    leave()
    assert events(1001) == []
    assert events(1002) == [key]
    made.change(lambda uow: uow.events.save(replace(made.event, status=EventStatus.FINISHED)))
    assert events(1002) == []
