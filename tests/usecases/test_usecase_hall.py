"""Boards of a hall: a match that opens is called to one, a result frees it, whoever was called stays."""

import pytest

from league.hall import BoardCall, ForWhom
from league.refusal import Refusal
from league.round import Table, TableStatus
from tests.support.event_run import JUDGE, ORGANIZER, PLAYERS, EventRun, Member
from usecases.hall.view import HallAsked, HallView, show_hall


def swiss(run: EventRun, players: int = 8, **hall: object) -> None:
    """A Swiss whose first round is public, and boards."""
    run.event_with(players, profile="rivals", pairing="swiss", rounds=3)
    run.done(ORGANIZER, "board set", **{"boards": 2, **hall})
    run.next_round()


def bracket(run: EventRun, players: int = 8, **hall: object) -> None:
    """A bracket whose first matches are open, and boards."""
    run.event_with(players, profile="rivals", pairing="single-elimination")
    run.done(ORGANIZER, "board set", **{"boards": 2, **hall})
    run.next_round()


def hall(run: EventRun, who: Member = ORGANIZER) -> HallView:
    found = run.read(lambda uow: show_hall(HallAsked(run.caller(who)), uow))
    assert isinstance(found, HallView)
    return found


def there(run: EventRun) -> dict[int, int]:
    """The match at each board that is taken."""
    return {board.number: board.at.table.number for board in hall(run).boards if board.at}


def line(run: EventRun) -> list[int]:
    return [one.table.number for one in hall(run).line]


def match(run: EventRun, number: int) -> Table:
    newest = max(row.number for row in run.rounds())
    return next(table for table in run.tables(newest) if table.number == number)


def won(run: EventRun, number: int, who: Member = JUDGE) -> None:
    outcome = run.report(who, match(run, number), (7, 3))
    assert not isinstance(outcome, Refusal), outcome


def calls(run: EventRun) -> tuple[BoardCall, ...]:
    found: tuple[BoardCall, ...] = run.read(lambda uow: uow.board_calls.find(event_id=run.event.id))
    return found


def said(run: EventRun, number: int) -> list[tuple[str, object]]:
    """What was said of boards in the thread of a match."""
    found = run.notices(place="thread", subject=match(run, number).id)
    return [(one.text, one.params.get("board")) for one in found if one.text.startswith("notice-board")]


def test_the_first_matches_are_called_and_the_others_wait_in_line(run: EventRun) -> None:
    bracket(run)
    assert there(run) == {1: 1, 2: 2}
    assert line(run) == [3, 4]


def test_a_result_frees_the_board_for_whoever_is_next(run: EventRun) -> None:
    bracket(run)
    won(run, 2)
    assert there(run) == {1: 1, 2: 3}
    assert line(run) == [4]
    won(run, 1)
    assert there(run) == {1: 4, 2: 3}
    assert line(run) == [5]  # the semi-final has opened, and waits


def test_a_report_of_the_players_frees_the_board_too(run: EventRun) -> None:
    bracket(run)
    won(run, 1, run.at_table(match(run, 1))[0])
    assert match(run, 1).status is TableStatus.REPORTED
    assert there(run) == {1: 3, 2: 2}


def test_players_are_told_once_where_to_sit_and_pinged_only_then(run: EventRun) -> None:
    bracket(run)
    run.delivered()
    assert said(run, 1) == [("notice-board", 1)]
    assert said(run, 3) == []
    called = [one for one in run.notices(place="thread") if one.text == "notice-match-seated"]
    assert [one.mentions for one in called] == [(), (), (), ()]
    won(run, 1)
    run.delivered()
    assert said(run, 3) == [("notice-board", 1)]
    (told,) = [
        one for one in run.notices(place="thread", subject=match(run, 3).id) if one.text == "notice-board"
    ]
    assert set(told.mentions) == {member.user for member in run.at_table(match(run, 3))}


def test_a_result_that_is_taken_back_does_not_drive_away_who_sits_there_by_now(run: EventRun) -> None:
    bracket(run)
    won(run, 1)
    assert there(run) == {1: 3, 2: 2}
    assert not isinstance(run.take_back(JUDGE), Refusal)
    assert there(run) == {1: 3, 2: 2}
    assert line(run) == [1, 4]  # it has waited since the beginning
    won(run, 3)
    assert there(run) == {1: 1, 2: 2}


def test_a_result_that_is_taken_back_at_once_gives_its_own_board_back(run: EventRun) -> None:
    bracket(run, boards=5)
    won(run, 3)
    assert not isinstance(run.take_back(JUDGE), Refusal)
    assert there(run) == {1: 1, 2: 2, 3: 3, 4: 4}


def test_fewer_boards_leave_whoever_was_called_where_they_are(run: EventRun) -> None:
    bracket(run, boards=3)
    run.done(ORGANIZER, "board set", boards=1)
    assert there(run) == {1: 1, 2: 2, 3: 3}
    won(run, 3)
    won(run, 2)
    assert there(run) == {1: 1}


def test_boards_may_be_set_while_matches_are_played_and_taken_back(run: EventRun) -> None:
    run.event_with(8, profile="rivals", pairing="single-elimination")
    run.next_round()
    assert run.refused(JUDGE, "board move", match=1, board=1) == "hall-not-kept"
    run.done(ORGANIZER, "board set", boards=3, first=21)
    assert there(run) == {21: 1, 22: 2, 23: 3}
    assert not isinstance(run.take_back(), Refusal)
    assert [one.left_at is None for one in calls(run)] == [False] * 4
    run.done(ORGANIZER, "board set", boards=4)
    assert there(run) == {1: 1, 2: 2, 3: 3, 4: 4}
    run.done(ORGANIZER, "board set", boards=0)
    assert all(one.left_at for one in calls(run))


def test_a_marked_match_goes_to_the_board_that_is_reserved_for_it(run: EventRun) -> None:
    run.event_with(8, profile="rivals", pairing="single-elimination")
    run.done(ORGANIZER, "board set", boards=3, streamed="１")
    run.done(ORGANIZER, "round seat", seed=7)
    run.done(ORGANIZER, "board stream", match=4)
    run.done(ORGANIZER, "round publish")
    assert there(run) == {1: 4, 2: 1, 3: 2}
    won(run, 4)
    assert there(run) == {2: 1, 3: 2}  # nobody else is sent to it
    run.done(ORGANIZER, "board stream", match=3)
    assert there(run) == {1: 3, 2: 1, 3: 2}
    assert not isinstance(run.take_back(), Refusal)
    assert there(run) == {1: 3, 2: 1, 3: 2}  # whoever was called stays
    assert run.refused(ORGANIZER, "board stream", match=4) == "hall-marked"
    assert run.refused(ORGANIZER, "board stream", match=99) == "hall-no-such-match"


def test_a_player_for_whom_room_is_kept_is_called_to_an_accessible_board(run: EventRun) -> None:
    run.event_with(8, profile="rivals", pairing="single-elimination")
    run.done(ORGANIZER, "board set", boards=3, accessible="3")
    run.done(ORGANIZER, "board accessible", player=run.player(PLAYERS[0]))
    run.next_round()
    own = next(table.number for table in run.tables() if run.player(PLAYERS[0]) in table.seats)
    assert there(run)[3] == own
    assert [one.name for one in hall(run).needing] == [PLAYERS[0].name]
    assert run.refused(ORGANIZER, "board accessible", player=run.player(PLAYERS[0])) == "hall-marked"
    run.done(ORGANIZER, "board accessible", player=run.player(PLAYERS[0]), off=True)
    assert there(run)[3] == own
    assert hall(run).needing == ()
    assert run.refused(ORGANIZER, "board accessible", player=999) == "hall-no-such-player"


def test_a_judge_sends_a_match_to_a_free_board_which_is_told_and_can_be_taken_back(run: EventRun) -> None:
    bracket(run, boards=5)
    run.delivered()
    run.done(JUDGE, "board move", match=1, board=5)
    assert there(run)[5] == 1
    assert said(run, 1) == [("notice-board", 5), ("notice-board-moved", 5)]
    assert run.audited()[-1] == "hall-moved"
    assert run.refused(JUDGE, "board move", match=1, board=5) == "hall-there-already"
    assert run.refused(JUDGE, "board move", match=1, board=2) == "hall-board-taken"
    assert run.refused(JUDGE, "board move", match=1, board=9) == "hall-no-such-board"
    assert run.refused(JUDGE, "board move", match=5, board=1) == "hall-no-such-match"
    assert run.refused(PLAYERS[0], "board move", match=1, board=1) == "needs-judge"
    assert not isinstance(run.take_back(JUDGE, "hall-moved"), Refusal)
    assert there(run) == {1: 1, 2: 2, 3: 3, 4: 4}


def test_a_move_can_be_taken_back_although_others_have_its_old_board_by_now(run: EventRun) -> None:
    bracket(run, boards=3)
    won(run, 3)
    assert there(run) == {1: 1, 2: 2, 3: 4}
    won(run, 4)  # the semi-final of 3 and 4 has opened
    assert there(run) == {1: 1, 2: 2, 3: 6}
    won(run, 6)
    run.done(JUDGE, "board move", match=2, board=3)
    won(run, 1)
    assert not isinstance(run.take_back(JUDGE, "hall-moved"), Refusal)
    assert there(run) == {2: 2}


def test_a_match_that_waits_can_be_sent_to_a_reserved_board_by_hand(run: EventRun) -> None:
    bracket(run, boards=3, streamed="3")
    assert line(run) == [3, 4]
    run.done(JUDGE, "board move", match=4, board=3)
    assert there(run) == {1: 1, 2: 2, 3: 4}


def test_whoever_leaves_frees_the_board(run: EventRun) -> None:
    bracket(run)
    gone = run.at_table(match(run, 1))[0]
    run.done(ORGANIZER, "signup drop", player=run.player(gone))
    assert there(run) == {1: 3, 2: 2}


def test_a_cancelled_bracket_frees_all_boards_and_one_drawn_anew_has_them(run: EventRun) -> None:
    bracket(run)
    run.delivered()
    run.done(ORGANIZER, "round cancel")
    assert there(run) == {}
    run.next_round(seed=8)
    assert there(run) == {1: 1, 2: 2}
    run.delivered()
    texts = [one.text for one in run.notices(place="thread", subject=match(run, 1).id)]
    assert texts.count("notice-board") == 1


@pytest.mark.parametrize(
    ("options", "refused"),
    [
        ({"boards": 2, "streamed": "one"}, "hall-numbers"),
        ({"boards": 2, "streamed": "3"}, "hall-no-such-board"),
        ({"boards": 2, "streamed": "1", "accessible": "1"}, "hall-reserved-twice"),
        ({"boards": 2, "streamed": "1-2"}, "hall-none-open"),
        ({"boards": 5000}, "hall-range"),
        ({"boards": 2, "first": 9999}, "hall-range"),
        ({"boards": 0}, "hall-not-kept"),
    ],
)
def test_boards_that_cannot_be_are_refused(run: EventRun, options: dict[str, object], refused: str) -> None:
    run.event_with(4, profile="rivals", pairing="single-elimination")
    assert run.refused(ORGANIZER, "board set", **options) == refused
    assert run.read(lambda uow: uow.halls.find()) == ()


def test_who_may_set_boards_and_for_what(run: EventRun) -> None:
    run.event_with(4, profile="rivals", pairing="single-elimination")
    assert run.refused(JUDGE, "board set", boards=2) == "needs-organizer"
    run.done(ORGANIZER, "board set", boards=2)
    assert run.refused(ORGANIZER, "board set", boards=2) == "hall-as-it-is"
    assert run.refused(JUDGE, "board stream", match=1) == "needs-organizer"
    assert run.refused(JUDGE, "board accessible", player=1) == "needs-organizer"
    assert run.read(lambda uow: show_hall(HallAsked(run.caller(PLAYERS[0])), uow)) == Refusal("needs-judge")


def test_the_tables_of_a_swiss_round_are_called_to_boards_and_a_result_frees_one(run: EventRun) -> None:
    swiss(run, 9)
    assert there(run) == {1: 1, 2: 2}
    assert line(run) == [3, 4]  # whoever sits out waits for nothing
    won(run, 1)
    assert there(run) == {1: 3, 2: 2}
    assert not isinstance(run.take_back(JUDGE), Refusal)
    assert there(run) == {1: 3, 2: 2}
    assert line(run) == [1, 4]


def test_players_of_a_swiss_are_pinged_once_they_have_a_board(run: EventRun) -> None:
    swiss(run)
    run.delivered()
    assert said(run, 1) == [("notice-board", 1)]
    assert said(run, 3) == []
    seated = [one for one in run.notices(place="thread") if one.text == "notice-match-seated"]
    assert [one.mentions for one in seated] == [(), (), (), ()]
    won(run, 1)
    (told,) = [
        one for one in run.notices(place="thread", subject=match(run, 3).id) if one.text == "notice-board"
    ]
    assert set(told.mentions) == {member.user for member in run.at_table(match(run, 3))}


def test_every_round_has_the_boards_anew_and_an_accessible_one_is_kept_in_each(run: EventRun) -> None:
    run.event_with(8, profile="rivals", pairing="swiss", rounds=3)
    run.done(ORGANIZER, "board set", boards=5, first=11, streamed="11", accessible="15")
    run.done(ORGANIZER, "board accessible", player=run.player(PLAYERS[5]))
    for number in (1, 2, 3):
        run.next_round()
        own = next(table.number for table in run.tables(number) if run.player(PLAYERS[5]) in table.seats)
        assert there(run)[15] == own
        assert sorted(there(run)) == [12, 13, 14, 15]
        for table in run.tables(number):
            won(run, table.number)
        assert there(run) == {}
        run.done(ORGANIZER, "round end")


def test_the_table_of_a_number_is_streamed_in_each_round(run: EventRun) -> None:
    run.event_with(8, profile="rivals", pairing="swiss", rounds=2)
    run.done(ORGANIZER, "board set", boards=5, streamed="5")
    run.done(ORGANIZER, "round seat", seed=7)
    assert run.refused(ORGANIZER, "board stream", match=5) == "hall-no-such-match"
    run.done(ORGANIZER, "board stream", match=2)
    run.done(ORGANIZER, "round publish")
    assert there(run) == {1: 1, 2: 3, 3: 4, 5: 2}
    for number in (1, 2, 3, 4):
        won(run, number)
    run.done(ORGANIZER, "round end")
    run.next_round()
    assert there(run)[5] == 2


def test_a_table_of_four_is_called_to_a_board_with_all_who_play(run: EventRun) -> None:
    run.event_with(8)
    run.done(ORGANIZER, "board set", boards=1, first=7)
    run.next_round()
    assert there(run) == {7: 1}
    told = [one for one in run.notices(place="thread") if one.text == "notice-board"]
    assert [len(one.mentions) for one in told] == [4]
    run.done(ORGANIZER, "board set", boards=3)
    assert there(run) == {7: 1, 8: 2}
    run.done(JUDGE, "board move", match=2, board=9)
    assert there(run) == {7: 1, 9: 2}


def test_a_cancelled_round_frees_its_boards(run: EventRun) -> None:
    swiss(run)
    run.delivered()
    run.done(ORGANIZER, "round cancel")
    assert there(run) == {}
    run.next_round(seed=8)
    assert there(run) == {1: 1, 2: 2}


def test_kinds_are_shown_to_whoever_runs_it(run: EventRun) -> None:
    bracket(run, boards=3, streamed="1", accessible="2")
    assert [one.kind for one in hall(run, JUDGE).boards] == [
        ForWhom.STREAMED,
        ForWhom.ACCESSIBLE,
        ForWhom.OPEN,
    ]


@pytest.mark.parametrize("players", [5, 16])
def test_a_whole_bracket_is_played_at_two_boards(run: EventRun, players: int) -> None:
    bracket(run, players)
    for _ in range(players):
        taken = there(run)
        assert len(set(taken.values())) == len(taken)
        if not taken:
            break
        won(run, min(taken.values()))
    assert there(run) == {}
    assert line(run) == []
    assert all(table.status is TableStatus.FINAL for table in run.tables())
