"""A correction reaches the next stage at every moment."""

import pytest

from data.database import Database
from data.transaction import read
from tests.support.league_builder import League, league
from tests.usecases.test_usecase_standings import EIGHT, by_player, correct
from usecases.result.correct import Corrected
from usecases.round.publish import Published, PublishRound, publish_round
from usecases.standings.advance import Advance, Advanced, advance


@pytest.fixture
def planned(database: Database) -> League:
    """Two tables are played, and the final of the best four is planned."""
    made = league(database)
    made.change(lambda uow: uow.guilds.change(uow.guilds.require(made.event.guild_id), pairings_channel=5))
    scores = {1: (10, 9, 3, 2), 2: (10, 8, 7, 4)}
    for table in made.round(1, EIGHT):
        made.report(table, by_player(table.seats, scores[table.number]))
    assert isinstance(made.do(advance, Advance(made.organizer())), Advanced)
    return made


def tables(made: League) -> list[object]:
    return list(read(made.database, lambda uow: uow.tables.find(event_id=made.event_id)))


def test_a_correction_before_a_planned_final_is_public_is_told_and_stops_the_publishing(
    planned: League,
) -> None:
    outcome = correct(planned, tables(planned)[0], by_player((1, 2, 3, 4), (2, 9, 3, 10)))
    assert isinstance(outcome, Corrected)
    assert outcome.line is not None
    assert outcome.line.planned
    assert [person.id for person in outcome.line.playing] == [1]
    assert [person.id for person in outcome.line.waiting] == [4]
    told = read(planned.database, lambda uow: uow.outbox.notices.find(text="line-moved-planned"))
    assert len(told) == 1

    refused = planned.do(publish_round, PublishRound(planned.organizer()))
    assert refused.code == "stage-outdated"
    assert refused.params == {"playing": "P1", "waiting": "P4"}

    assert isinstance(planned.do(advance, Advance(planned.organizer())), Advanced)
    public = planned.do(publish_round, PublishRound(planned.organizer()))
    assert isinstance(public, Published)
    assert 4 in public.tables[0].seats


def test_a_planned_final_with_the_right_players_is_published(planned: League) -> None:
    outcome = correct(planned, tables(planned)[0], by_player((1, 2, 3, 4), (10, 9, 2, 3)))
    assert isinstance(outcome, Corrected)
    assert outcome.line is None
    assert isinstance(planned.do(publish_round, PublishRound(planned.organizer())), Published)


def test_a_correction_after_publishing_is_told_as_before(planned: League) -> None:
    assert isinstance(planned.do(publish_round, PublishRound(planned.organizer())), Published)
    outcome = correct(planned, tables(planned)[0], by_player((1, 2, 3, 4), (2, 9, 3, 10)))
    assert isinstance(outcome, Corrected)
    assert outcome.line is not None
    assert not outcome.line.planned
