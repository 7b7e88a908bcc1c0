"""Whoever is forgotten goes from everything that was said of them, and takes nothing of anybody else's along."""

from dataclasses import replace
from typing import Any

import pytest

from bot.i18n import plain
from bot.ui.notices import deed_words, resolved
from data.all_tables import TABLES
from data.database import Database
from data.statements import table_of
from data.transaction import read
from league.entry import EntryStatus
from league.event import EventStatus
from league.ids import EventId, PlayerId
from tests.support.league_builder import GUILD, NOW, League, league
from tests.support.wording import says, worded
from usecases.caller import Caller
from usecases.event.announce import Announce, announce
from usecases.event.edit import Edited, EditEvent, edit_event
from usecases.match.officials import DirectorNamed, NameDirector, name_director
from usecases.people import enrolled
from usecases.result.correct import CorrectResult, correct_result
from usecases.result.typed import score_field
from usecases.settings.data import ForgetMe, Forgotten, forget_me, own_data
from usecases.signup.account import AccountGiven, GiveAccount, give_account
from usecases.signup.manage_entries import HandleEntry, Verb, handle_entry
from usecases.undo.find import Undo
from usecases.undo.take_back import Undone, undo

NAME = "Ξανθίππη"
STRANGER = 4444


@pytest.fixture
def played(database: Database) -> League:
    """Player 1 has a name that nobody else has; a round was reported and corrected, and the event is over."""
    made = league(database)
    made.change(lambda uow: uow.people.save(replace(uow.people.require(PlayerId(1)), name=NAME)))
    first, second = made.round(1, ((1, 2, 3, 4), (5, 6, 7, 8)))
    made.report(first, {1: 10, 2: 7, 3: 6, 4: 5}, by=made.player(1))
    made.report(second, {5: 10, 6: 7, 7: 6, 8: 5})
    typed = {score_field(PlayerId(player)): str(score) for player, score in ((1, 10), (2, 8), (3, 6), (4, 5))}
    made.do(correct_result, CorrectResult(made.judge(), first.id, {**typed, "ended": "victory"}, "slip"))
    return made


def over(made: League) -> None:
    made.change(lambda uow: uow.events.save(replace(made.event, status=EventStatus.FINISHED)))


def everywhere(database: Database) -> str:
    with database.connect() as connection:
        rows = [tuple(row) for kind in TABLES for row in connection.execute(table_of(kind).select())]
    return repr(rows)


def stranger(made: League, name: str) -> Caller:
    """Somebody who has come to the server, and goes by this name."""
    made.change(lambda uow: enrolled(uow, GUILD, STRANGER, name))
    return replace(made.caller(STRANGER), name=name)


def forgotten(made: League, caller: Caller) -> None:
    assert isinstance(made.do(forget_me, ForgetMe(caller)), Forgotten)


def test_a_name_among_scores_goes_too(played: League) -> None:
    over(played)
    assert f"{NAME} 10" in everywhere(played.database)
    forgotten(played, played.player(1))
    assert NAME not in everywhere(played.database)
    assert " 10, P2 8, P3 6, P4 5" in everywhere(played.database)


def test_whoever_was_joined_with_another_player_leaves_neither_name(played: League) -> None:
    played.change(lambda uow: enrolled(uow, GUILD, STRANGER, "Eurydike"))
    done = played.do(
        give_account, GiveAccount(played.organizer(), PlayerId(1), STRANGER, "Eurydike", merge=True)
    )
    assert isinstance(done, AccountGiven), done
    over(played)
    forgotten(played, played.caller(STRANGER))
    left = everywhere(played.database)
    assert NAME not in left
    assert "Eurydike" not in left


def test_of_two_with_one_name_the_one_who_is_forgotten_goes_and_the_other_stays(played: League) -> None:
    """The number says whose a name is, alone, in a list of scores, and in what was said of an action."""
    for player in (1, 2):
        played.change(lambda uow, one=player: uow.people.save(replace(uow.people.require(one), name="Ken")))
    (table,) = played.round(2, ((1, 2, 3, 4),))
    played.report(table, {1: 10, 2: 7, 3: 6, 4: 5})
    for player in (1, 2):
        played.do(handle_entry, HandleEntry(played.organizer(), EventId(0), PlayerId(player), Verb.DROP))
    assert isinstance(played.do(undo, Undo(played.organizer(), EventId(0))), Undone)
    over(played)
    forgotten(played, replace(played.player(1), name="Ken"))
    undone, second, first, scores = read(played.database, lambda uow: uow.journal.lines(GUILD, EventId(0), 4))
    assert plain("en", f"audit-{first.action}", resolved("en", first.params)) == worded(
        "audit-entry-drop", player="…"
    )
    for line in (second, undone):
        assert says(deed_words(line.action, line.params, "en"), "audit-entry-drop", player="Ken #2")
    assert "… 10, Ken #2 7, P3 6, P4 5" in deed_words(scores.action, scores.params, "en")


def test_a_director_who_never_played_leaves_no_name_behind(
    database: Database,
) -> None:
    made = league(database, profile="backgammon-jba")
    named = made.do(name_director, NameDirector(made.organizer(), made.event_id, STRANGER, NAME))
    assert isinstance(named, DirectorNamed), named
    assert NAME in everywhere(database)
    forgotten(made, made.caller(STRANGER))
    assert NAME not in everywhere(database)
    assert str(STRANGER) not in everywhere(database)


def test_a_line_from_before_names_had_numbers_is_known_by_the_name_alone(played: League) -> None:
    played.change(
        lambda uow: uow.journal.record(
            guild_id=GUILD,
            event_id=EventId(0),
            actor=1,
            action="entry-drop",
            at=NOW,
            params={"player": NAME},
        )
    )
    over(played)
    forgotten(played, played.player(1))
    assert NAME not in everywhere(played.database)


def test_an_undo_gives_nobody_a_name_or_an_account_back(played: League) -> None:
    done = played.do(
        give_account, GiveAccount(played.organizer(), PlayerId(1), STRANGER, "Eurydike", merge=True)
    )
    assert isinstance(done, AccountGiven), done
    over(played)
    forgotten(played, played.caller(STRANGER))
    refused = played.do(undo, Undo(played.organizer(), EventId(0)))
    assert refused.code == "undo-moved-on"
    person = read(played.database, lambda uow: uow.people.require(PlayerId(1)))
    assert (person.name, person.user_id) == ("#1", None)


@pytest.mark.parametrize("name", ["Cup", "P2", "confirmed", "final"])
def test_whoever_is_called_like_something_else_is_given_nothing_of_it(played: League, name: str) -> None:
    """An event, another player and a state of things may have any name that a member takes."""
    played.do(handle_entry, HandleEntry(played.organizer(), EventId(0), PlayerId(2), Verb.DROP))
    given = own_rows(played, stranger(played, name))
    assert set(given) <= {"person", "limit_use"}, given


@pytest.mark.parametrize("name", ["Cup", "P2", "confirmed", "final", "event-edited", "term"])
def test_whoever_is_called_like_something_else_takes_nothing_of_it_along(played: League, name: str) -> None:
    played.do(handle_entry, HandleEntry(played.organizer(), EventId(0), PlayerId(2), Verb.DROP))
    edited = played.do(edit_event, EditEvent(played.organizer(), name="Shield"))
    assert isinstance(edited, Edited)
    caller = stranger(played, name)
    before = read(played.database, lambda uow: uow.journal.lines(GUILD, EventId(0), 100))
    told = read(played.database, lambda uow: {one.id: one.params for one in uow.outbox.notices.find()})
    forgotten(played, caller)
    assert read(played.database, lambda uow: uow.journal.lines(GUILD, EventId(0), 100)) == before
    assert (
        read(played.database, lambda uow: {one.id: one.params for one in uow.outbox.notices.find()}) == told
    )
    assert isinstance(played.do(undo, Undo(played.organizer(), EventId(0))), Undone)
    assert isinstance(played.do(undo, Undo(played.organizer(), EventId(0))), Undone)
    assert played.event.name == "Cup"
    entries = read(played.database, lambda uow: uow.entries.list_of(played.event))
    assert {entry.status for entry in entries.entries} == {EntryStatus.CONFIRMED}


def test_nobody_is_given_who_else_was_told_the_same(played: League) -> None:
    played.do(announce, Announce(played.organizer(), played.event_id, "Bring dice"))
    given = own_rows(played, played.player(1))
    assert [row["users"] for row in given["news"]] == [[played.player(1).user_id]]
    assert "news" not in own_rows(played, stranger(played, "Cup"))


def own_rows(made: League, caller: Caller) -> dict[str, Any]:
    found = made.change(lambda uow: own_data(caller, uow))
    assert isinstance(found, dict)
    return found
