"""Whose the results of a place are after a substitution: as the regulations say. A guest's are the guest's own."""

import pytest

from data.database import Database
from league.ids import PlayerId
from league.refusal import Refusal
from league.regulations import PROFILES
from league.results import TableEnding, claim_of, report
from tests.support.league_builder import League, league
from tests.usecases.test_usecase_standings import EIGHT, by_player
from usecases.signup.manage_entries import SubstitutePlayer, substitute_player

KEEPS = """
base = "catan-japan"
name = "places"
substitute_keeps = true
"""


def played(database: Database, toml: str) -> tuple[League, PlayerId]:
    """The winner of the first table is substituted after the first round."""
    made = league(database, profile_toml=toml)
    for table in made.round(1, EIGHT):
        made.report(table, by_player(table.seats, (10, 7, 6, 5)))
    done = made.do(
        substitute_player, SubstitutePlayer(made.organizer(), made.event_id, PlayerId(1), 0, "Grandma")
    )
    assert not isinstance(done, Refusal), done
    return made, PlayerId(done.person.id)


def wins(made: League) -> dict[int, int]:
    return {row.player: row.wins for row in made.standings().rows}


def test_where_the_regulations_say_so_a_substitute_keeps_what_was_scored_in_the_place(
    database: Database,
) -> None:
    made, substitute = played(database, KEEPS)
    assert wins(made)[substitute] == 1
    assert 1 not in wins(made)


def test_elsewhere_everybody_keeps_what_they_have_played(database: Database) -> None:
    made, substitute = played(database, "")
    assert (wins(made)[substitute], wins(made)[1]) == (0, 1)


def test_the_substitute_of_a_substitute_has_the_place_of_both(database: Database) -> None:
    made, substitute = played(database, KEEPS)
    (table, _) = made.round(2, ((substitute, 2, 3, 4), (5, 6, 7, 8)))
    made.report(table, by_player(table.seats, (10, 7, 6, 5)))
    done = made.do(
        substitute_player, SubstitutePlayer(made.organizer(), made.event_id, substitute, 0, "Grandpa")
    )
    assert wins(made)[done.person.id] == 2


@pytest.mark.parametrize("seats", [(1, 9), (9, 1)])
def test_nobody_holds_two_lines_of_one_table(seats: tuple[int, int]) -> None:
    claim = claim_of(
        tuple(PlayerId(p) for p in (*seats, 3, 4)),
        {PlayerId(seats[0]): 10, PlayerId(seats[1]): 5, PlayerId(3): 4, PlayerId(4): 2},
        TableEnding.VICTORY,
    )
    assert not isinstance(claim, Refusal)
    counted = report(PROFILES["catan-japan"], claim)
    assert not isinstance(counted, Refusal)
    assert counted.handed_on({PlayerId(1): PlayerId(9)}) == counted
