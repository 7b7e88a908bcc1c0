"""A number of another server's player tells nobody its name."""

import pytest

from data.database import Database
from data.records import Person
from league.ids import PlayerId
from league.refusal import Refusal
from tests.support.league_builder import GUILD, League, league
from usecases.show.names import Refused, addressed
from usecases.show.standings import ExplainStandings, explain_standings
from usecases.team.member import LeaveTeam, leave_team


def stranger(made: League) -> PlayerId:
    """A player of another server."""
    found = made.change(lambda uow: uow.people.add(Person(PlayerId(0), GUILD + 1, "Secret", 77)))
    return PlayerId(found.id)


def said(made: League, refusal: Refusal) -> dict[str, object]:
    """What the refusal names to a player of this server."""
    refused = Refused(made.player(1), refusal)
    return dict(made.change(lambda uow: addressed(refused, uow)).refusal.params)


def test_a_comparison_with_a_player_of_another_server_does_not_name_them(database: Database) -> None:
    made = league(database, 4)
    made.round(1, ((1, 2, 3, 4),))
    question = ExplainStandings(made.player(1), PlayerId(1), stranger(made), made.event_id)
    refusal = made.change(lambda uow: explain_standings(question, uow))
    assert isinstance(refusal, Refusal)
    assert "Secret" not in str(said(made, refusal))


@pytest.mark.parametrize("player", [-5, 0, 10**9])
def test_who_never_entered_is_in_no_team_by_no_name(database: Database, player: int) -> None:
    made = league(database, 4)
    player = player or stranger(made)
    refusal = made.do(leave_team, LeaveTeam(made.organizer(), made.event_id, PlayerId(player)))
    assert isinstance(refusal, Refusal)
    assert refusal.code == "no-such-player"
