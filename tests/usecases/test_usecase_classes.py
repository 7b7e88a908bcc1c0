"""Handicap classes come from the regulations, for anybody who has entered."""

from dataclasses import replace

import pytest

from data.database import Database
from data.transaction import read
from league.ids import PlayerId
from league.refusal import Refusal
from league.regulations import PROFILES
from tests.support.league_builder import League, league
from usecases.result.report import Reported
from usecases.signup.classes import ClassSet, SetClass, class_of, set_class

TABLE = (1, 2, 3, 4)
OWN = 'base = "ikebukuro"\nname = "ours"\nhandicap_classes = ["師範", "Dan", "Kyu"]\n'


def classed(made: League, player: int, handicap: str) -> ClassSet | Refusal:
    outcome: ClassSet | Refusal = made.do(
        set_class, SetClass(made.organizer(), made.event_id, PlayerId(player), handicap)
    )
    return outcome


def points(made: League) -> dict[int, int]:
    return {row.player: int(row.points) for row in made.standings().rows}


def test_one_classed_player_does_not_block_a_table(database: Database) -> None:
    made = league(database, 4, profile="ikebukuro")
    assert isinstance(classed(made, 4, "c"), ClassSet)
    (table,) = made.round(1, (TABLE,))
    assert isinstance(made.report(table, {1: 10, 2: 9, 3: 8, 4: 6}), Reported)
    assert points(made) == {1: 4, 2: 0, 3: -2, 4: -2}  # two classes below the others, who have none


def test_a_class_given_later_counts_for_what_is_on_record(database: Database) -> None:
    made = league(database, 4, profile="ikebukuro")
    (table,) = made.round(1, (TABLE,))
    made.report(table, {1: 10, 2: 9, 3: 8, 4: 6})
    before = points(made)
    for player, letter in zip(TABLE, "ABAC", strict=True):
        classed(made, player, letter)
    assert before == {1: 6, 2: 0, 3: -2, 4: -4}
    assert points(made) == {1: 3, 2: 1, 3: -2, 4: -2}  # the published example


def test_a_house_names_its_own_classes(database: Database) -> None:
    made = league(database, 4)
    made.change(lambda uow: uow.events.save(replace(made.event, profile_toml=OWN)))
    assert isinstance(done := classed(made, 1, "ｋｙｕ"), ClassSet)
    assert done.handicap == "Kyu"
    refused = classed(made, 1, "A")
    assert isinstance(refused, Refusal)
    assert (refused.code, refused.params["known"]) == ("no-such-class", "師範, Dan, Kyu")
    assert isinstance(classed(made, 1, ""), ClassSet)
    assert read(database, lambda uow: uow.entries.handicaps(made.event)) == {}


def test_a_class_that_was_dropped_from_the_regulations_blocks_nothing(database: Database) -> None:
    made = league(database, 4, profile="ikebukuro")
    classed(made, 1, "B")
    made.change(lambda uow: uow.events.save(replace(made.event, profile="catan-japan")))
    (table,) = made.round(1, (TABLE,))
    assert isinstance(made.report(table, {1: 10, 2: 9, 3: 8, 4: 6}), Reported)


@pytest.mark.parametrize(("profile", "code"), [("catan-japan", "no-classes"), ("ikebukuro", "no-such-class")])
def test_a_class_that_does_not_exist_is_refused(profile: str, code: str) -> None:
    refused = class_of(PROFILES[profile], "Z")
    assert isinstance(refused, Refusal)
    assert refused.code == code


def test_players_cannot_give_themselves_a_class(database: Database) -> None:
    made = league(database, 4, profile="ikebukuro")
    refused = made.do(set_class, SetClass(made.player(1), made.event_id, PlayerId(1), "C"))
    assert isinstance(refused, Refusal)
    assert refused.code == "needs-organizer"
