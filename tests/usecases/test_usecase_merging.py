"""Two players of a server's league turn out to be one person: nothing that was scored is lost, and it can be undone."""

from dataclasses import replace

import pytest

from bot.ui.notices import notice_reply
from data.database import Database
from data.transaction import read
from league.entry import EntryStatus
from league.event import Pairing
from league.ids import EventId, PlayerId
from league.round import Stage
from tests.support.league_builder import League, league
from tests.support.wording import says
from usecases.league_state import current_result
from usecases.people import enrolled
from usecases.show.pickers import Typed, players_like
from usecases.show.record import PlayerHistory, RecordQuestion, player_record
from usecases.signup.account import AccountGiven, GiveAccount, give_account
from usecases.undo.find import Undo
from usecases.undo.take_back import Undone, undo

TAKES_BREAK = ((1, 2, 3, 4), (5, 6, 7))
COMES_BACK = ((8, 2, 3, 4), (5, 6, 7))
SCORES = (10, 7, 6, 5)


@pytest.fixture
def twice(database: Database) -> League:
    """Player 8 is player 1 under another account: the one played the first round, the other the second."""
    made = league(database)
    for number, seats in enumerate((TAKES_BREAK, COMES_BACK), 1):
        for table in made.round(number, seats):
            made.report(table, dict(zip(table.seats, SCORES, strict=False)))
    return made


def asked(made: League, player: int = 8, user: int = 1001, *, merge: bool = True) -> GiveAccount:
    return GiveAccount(made.organizer(), PlayerId(player), user, "P1", merge)


def points(made: League) -> dict[int, tuple[int, int]]:
    return {int(row.player): (row.played, int(row.points)) for row in made.standings().rows}


def test_everything_of_the_one_counts_for_the_other(twice: League) -> None:
    before = points(twice)
    done = twice.do(give_account, asked(twice))
    assert isinstance(done, AccountGiven), done
    assert (done.merged, done.guest, done.person.id) == (True, "P8", 1)
    after = points(twice)
    assert after[1] == (2, before[1][1] + before[8][1])
    assert 8 not in after
    assert {player: after[player] for player in range(2, 8)} == {p: before[p] for p in range(2, 8)}
    record = read(twice.database, lambda uow: player_record(RecordQuestion(twice.player(1)), uow))
    assert isinstance(record, PlayerHistory)
    entries = read(twice.database, lambda uow: uow.entries.list_of(twice.event))
    assert [entry.player for entry in entries.entries] == [1, 2, 3, 4, 5, 6, 7]


def test_the_merging_is_taken_back_whole(twice: League) -> None:
    before = points(twice)
    twice.do(give_account, asked(twice))
    assert isinstance(twice.do(undo, Undo(twice.organizer(), EventId(0))), Undone)
    assert points(twice) == before
    assert read(twice.database, lambda uow: uow.people.require(PlayerId(8)).user_id) == 1008


def test_one_who_never_entered_the_event_takes_it_over_and_gives_it_back(twice: League) -> None:
    """Their entry is made and changed in the same action."""
    twice.change(lambda uow: enrolled(uow, twice.organizer().guild_id, 4444, "Zoe"))
    before = points(twice)
    done = twice.do(give_account, asked(twice, user=4444))
    assert isinstance(done, AccountGiven), done
    assert points(twice)[done.person.id] == before[8]
    assert isinstance(twice.do(undo, Undo(twice.organizer(), EventId(0))), Undone)
    assert points(twice) == before
    assert isinstance(twice.do(give_account, asked(twice, user=4444)), AccountGiven)


def offered(made: League) -> list[str]:
    return [
        one.name for one in read(made.database, lambda uow: players_like(Typed(made.organizer(), ""), uow))
    ]


def test_the_one_who_goes_is_not_offered_as_a_player_any_more(twice: League) -> None:
    before = offered(twice)
    assert "P8" in before
    twice.do(give_account, asked(twice))
    assert offered(twice) == [name for name in before if name != "P8"]
    twice.do(undo, Undo(twice.organizer(), EventId(0)))
    assert offered(twice) == before


def test_who_sat_in_the_same_round_is_two_people(twice: League) -> None:
    refused = twice.do(give_account, asked(twice, player=2))
    assert (refused.code, refused.params) == ("merge-met", {"event": "Cup", "round": 1})
    assert twice.do(give_account, asked(twice, player=1)).code == "merge-same"
    assert twice.do(give_account, replace(asked(twice), caller=twice.judge())).code == "needs-organizer"


def test_nothing_is_merged_unless_it_is_said(twice: League) -> None:
    refused = twice.do(give_account, asked(twice, merge=False))
    assert (refused.code, refused.params) == ("no-guest", {"player": "P8"})


def test_an_account_that_was_changed_takes_its_player_along(twice: League) -> None:
    done = twice.do(give_account, asked(twice, user=4444))
    assert done.changed
    assert read(twice.database, lambda uow: uow.people.require(PlayerId(8)).user_id) == 4444


def test_whoever_has_another_account_now_was_no_guest(twice: League) -> None:
    twice.do(give_account, asked(twice, user=4444))
    told = read(twice.database, lambda uow: uow.outbox.beginning("account:"))
    assert {notice.subject: notice.text for notice in told} == {
        4444: "notice-account-changed",
        1008: "notice-account-left",
    }
    words = "".join(
        notice_reply(notice, "en").content + notice_reply(notice, "ja").content for notice in told
    )
    assert "guest" not in words
    assert not says(words, "import-guest", language="ja")


def test_the_results_name_the_one_who_stays_as_winner(twice: League) -> None:
    twice.do(give_account, asked(twice))
    tables = read(twice.database, lambda uow: uow.tables.find(event_id=twice.event_id))
    results = read(twice.database, lambda uow: [current_result(uow, table.id) for table in tables])
    assert [result.winner for result in results if result and 1 in result.players] == [1, 1]
    assert not any(8 in table.seats for table in tables)


def test_whoever_still_plays_keeps_playing(twice: League) -> None:
    def drop(uow: object) -> None:
        entries = uow.entries.list_of(twice.event)  # type: ignore[attr-defined]  # any unit of work
        gone = tuple(
            replace(entry, status=EntryStatus.DROPPED) if entry.player == 1 else entry
            for entry in entries.entries
        )
        uow.entries.store(twice.event, replace(entries, entries=gone))  # type: ignore[attr-defined]  # the same

    twice.change(drop)
    twice.do(give_account, asked(twice))
    entry = read(twice.database, lambda uow: uow.entries.list_of(twice.event).entry_of(PlayerId(1)))
    assert entry is not None
    assert (entry.status, entry.order) == (EntryStatus.CONFIRMED, 1)


def test_two_who_are_drawn_into_one_bracket_are_two(database: Database) -> None:
    made = league(database, players=4, profile="backgammon-jba", pairing=Pairing.SINGLE_ELIMINATION)
    made.round(1, ((1, 2), (3, 4)), Stage.QUALIFIER)
    refused = made.do(give_account, GiveAccount(made.organizer(), PlayerId(3), 1001, "P1", merge=True))
    assert refused.code == "merge-met"
