"""Whose the results of a place are after a substitution: as the regulations say. A guest's are the guest's own."""

import pytest

from data.database import Database
from data.records import Person
from data.transaction import read
from league.ids import EventId, PlayerId
from league.refusal import Refusal
from league.regulations import PROFILES
from league.results import TableEnding, claim_of, report
from tests.support.league_builder import League, league
from tests.usecases.test_usecase_standings import EIGHT, by_player
from usecases.signup.account import GiveAccount, give_account
from usecases.signup.manage_entries import AddEntry, Handled, SubstitutePlayer, add_entry, substitute_player
from usecases.undo.find import Undo
from usecases.undo.take_back import undo

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
        substitute_player,
        SubstitutePlayer(made.organizer(), made.event_id, PlayerId(1), 0, "Grandma"),
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
        substitute_player,
        SubstitutePlayer(made.organizer(), made.event_id, substitute, 0, "Grandpa"),
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


def with_guest(made: League) -> Person:
    """A guest has won a game."""
    done: Handled | Refusal = made.do(add_entry, AddEntry(made.organizer(), made.event_id, 0, "Grandma"))
    assert not isinstance(done, Refusal), done
    (table,) = made.round(1, ((done.person.id, 2, 3, 4),))
    made.report(table, by_player(table.seats, (10, 7, 6, 5)))
    return done.person


def test_a_guest_who_gets_an_account_keeps_everything(database: Database) -> None:
    made = league(database)
    guest = with_guest(made)
    done = made.do(give_account, GiveAccount(made.organizer(), PlayerId(guest.id), 77, "Oma"))
    assert not isinstance(done, Refusal), done
    assert (done.person.id, done.person.user_id, done.person.name) == (guest.id, 77, "Oma")
    assert wins(made)[guest.id] == 1
    (told,) = read(database, lambda uow: uow.outbox.notices.find(text="notice-account"))
    assert told.subject == 77

    assert not isinstance(made.do(undo, Undo(made.organizer(), EventId(0))), Refusal)
    assert read(database, lambda uow: uow.people.require(guest.id).user_id) is None


def test_only_a_guest_gets_an_account_and_only_one_that_nobody_plays_with(database: Database) -> None:
    made = league(database)
    guest = PlayerId(with_guest(made).id)
    refusals = {
        "needs-organizer": GiveAccount(made.judge(), guest, 77, "Oma"),
        "no-such-player": GiveAccount(made.organizer(), PlayerId(99), 77, "Oma"),
        "no-guest": GiveAccount(made.organizer(), PlayerId(1), 77, "Oma"),
        "account-plays": GiveAccount(made.organizer(), guest, 1002, "P2"),
    }
    assert {made.do(give_account, command).code for command in refusals.values()} == set(refusals)
