"""Taking actions back: who may, what stands in the way, and what is said of it."""

from functools import partial

import pytest

from league.ids import EventId
from league.judging import Vote
from league.refusal import Refusal
from tests.support.event_run import ADMIN, JUDGE, ORGANIZER, OUTSIDER, PLAYERS, EventRun, code
from usecases.undo.find import Undo, undoable_lines
from usecases.undo.look import look_at_undo
from usecases.undo.take_back import undo

WARNED = {"section": "cjp/penalty-levels", "reason": "Shouted"}


def swapped(run: EventRun) -> None:
    one, two = run.seats()[:2]
    run.done(JUDGE, "round swap", player=one[0], other=two[0])


def test_a_look_shows_what_would_change_and_whom_it_concerns_and_changes_nothing(run: EventRun) -> None:
    run.published()
    run.delivered()
    swapped(run)
    run.delivered()
    before = run.seats()
    reach = run.read(lambda uow: look_at_undo(Undo(run.caller(JUDGE), run.event.id), uow))
    assert not isinstance(reach, Refusal)
    assert (reach.line.action, reach.told, len(reach.people)) == ("round-swapped", 2, 8)
    assert reach.refused is None
    assert run.seats() == before


def test_actions_are_taken_back_one_after_the_other_and_the_later_one_first(run: EventRun) -> None:
    run.published()
    before = run.seats()
    swapped(run)
    first = run.lines()[0].id
    swapped(run)
    reach = run.read(lambda uow: look_at_undo(Undo(run.caller(JUDGE), run.event.id, first), uow))
    assert (code(reach.refused), reach.later.id) == ("undo-blocked", run.lines()[0].id)
    for _ in range(2):
        assert not isinstance(run.take_back(JUDGE), Refusal)
    assert run.seats() == before


def test_undo_needs_the_authority_that_the_action_needed(run: EventRun) -> None:
    """An organizer's `/event undo event:0` undid an admin's `/setup`."""
    run.published()
    swapped(run)
    assert isinstance(run.take_back(JUDGE, action="round-published"), Refusal)
    assert isinstance(run.take_back(PLAYERS[0], action="round-swapped"), Refusal)
    assert not isinstance(run.take_back(JUDGE, action="round-swapped"), Refusal)

    def set_up(uow: object) -> None:
        guild = uow.guilds.require(run.event.guild_id)  # type: ignore[attr-defined]  # a unit of work
        uow.guilds.change(guild, confirm_minutes=5)  # type: ignore[attr-defined]
        line = {"guild_id": guild.id, "event_id": 0, "actor": 1, "action": "setup", "at": run.now}
        uow.journal.record(**line, params={"settings": "x"})  # type: ignore[attr-defined]

    run.change(set_up)
    for who, allowed in ((ORGANIZER, False), (JUDGE, False), (ADMIN, True)):
        offered = run.read(partial(undoable_lines, caller=run.caller(who), event_id=run.event.id))
        assert "setup" not in [line.action for line in offered], "it belongs to no event"
        assert isinstance(run.take_back(who, action="setup"), Refusal) is not allowed


def test_a_guest_who_has_played_is_not_deleted_by_undo(run: EventRun) -> None:
    """The table had reported, undo deleted person 8, and the next guest was person 8 with the old score."""
    run.event_with(7)
    run.done(ORGANIZER, "signup add", guest="Grandma")
    run.next_round()
    guest = run.guest("Grandma")
    (table,) = (one for one in run.tables() if guest in one.seats)
    run.report(JUDGE, table, (10, 7, 6, 5))
    refused = run.take_back(action="entry-add")
    assert code(refused) == "undo-stands"
    assert run.guest("Grandma") == guest
    assert guest in run.table_now(table).seats


def test_what_players_have_reported_since_stands_in_the_way(run: EventRun) -> None:
    """ "Take back the later action first" led nowhere: a player's report is none that anybody takes back."""
    run.running()
    table = run.tables()[0]
    run.done(JUDGE, "round replace", table=table.id, player=table.seats[3], guest="Grandma")
    table = run.tables()[0]
    run.report(run.member(table.seats[0]), table, (10, 7, 6, 5))
    refused = run.take_back()
    assert (code(refused), refused.params["what"]) == ("undo-stands", "result")


def test_a_warning_that_is_undone_and_given_again_is_told_again(run: EventRun) -> None:
    run.running()
    for _ in range(2):
        run.done(JUDGE, "penalty warn", player=run.player(PLAYERS[0]), **WARNED)
        run.delivered()
        run.take_back(JUDGE)
    assert run.heard(PLAYERS[0]) == ["notice-taken-back", "notice-undone-above"] * 2


@pytest.mark.parametrize("how", ["revoke", "undo"])
def test_a_penalty_that_nobody_has_read_leaves_nothing(run: EventRun, how: str) -> None:
    run.running()
    run.done(JUDGE, "penalty warn", player=run.player(PLAYERS[0]), public=True, **WARNED)
    if how == "undo":
        run.take_back(JUDGE)
    else:
        run.done(JUDGE, "penalty revoke", penalty=1)
    assert [one.text for one in run.notices() if "penalty" in one.text or "undone" in one.text] == []


def test_a_revocation_that_is_undone_says_the_penalty_anew(run: EventRun) -> None:
    run.running()
    run.done(JUDGE, "penalty warn", player=run.player(PLAYERS[0]), **WARNED)
    run.delivered()
    run.done(JUDGE, "penalty revoke", penalty=1)
    run.delivered()
    run.take_back(JUDGE)
    assert run.heard(PLAYERS[0]) == [
        "notice-taken-back",
        "notice-penalty-revoked-warning",
        "notice-penalty-warning",
    ]


def test_a_public_penalty_is_revoked_in_public(run: EventRun) -> None:
    run.running()
    run.done(JUDGE, "penalty warn", player=run.player(PLAYERS[0]), public=True, **WARNED)
    run.delivered()
    run.done(JUDGE, "penalty revoke", penalty=1)
    assert run.told("announcements")[-1] == "notice-penalty-revoked-public"


def test_a_committees_vote_is_taken_back_where_it_was_told(run: EventRun) -> None:
    run.running(8, profile="backgammon-jba", points=5)
    seated = run.at_table(run.tables()[0])
    members = [one for one in PLAYERS[:8] if one not in seated][:3]
    run.done(seated[0], "judge call", question="Was the cube dead?")
    run.done(JUDGE, "judge rule", call=1, ruling="Yes")
    run.done(seated[0], "judge appeal", call=1, ground="It was in play")
    run.done(JUDGE, "judge committee", call=1, members=members)
    for member in members[:2]:
        run.done(member, "judge vote", call=1, vote=Vote.OVERTURN)
    decided = run.lines()[0].id
    run.delivered()
    told = run.notices(audit_id=decided)
    assert told
    run.take_back(JUDGE)
    assert {one.text for one in run.notices(audit_id=decided)} == {"notice-taken-back"}


def test_who_on_discord_a_guest_is_can_be_taken_back(run: EventRun) -> None:
    run.event_with(2)
    run.done(ORGANIZER, "signup add", guest="Grandma")
    guest = run.guest("Grandma")
    run.done(ORGANIZER, "signup account", player=guest, member=OUTSIDER)
    assert not isinstance(run.do(undo, Undo(run.caller(ORGANIZER), EventId(0))), Refusal)
    again = run.read(lambda uow: uow.people.require(guest))
    assert (again.user_id, again.name) == (None, "Grandma")


@pytest.mark.parametrize("published", [False, True])
def test_a_planned_final_is_taken_back_and_a_public_one_is_flagged_by_a_correction(
    run: EventRun, *, published: bool
) -> None:
    run.running(rounds=1)
    first, second = run.tables()
    run.report(JUDGE, first, (10, 7, 6, 5))
    assert run.refused(ORGANIZER, "standings advance") == "round-results-missing"
    run.report(JUDGE, second, (10, 5, 4, 3))
    run.done(ORGANIZER, "standings advance")
    if not published:
        run.take_back()
        assert len(run.rounds()) == 1
        return
    run.done(ORGANIZER, "round publish")
    before = len(run.notices(place="judges"))
    assert run.correct(first, (2, 3, 7, 10)).outdated is not None
    (told,) = run.notices(place="judges")[before:]
    assert told.buttons[0].startswith("stage-repair:")


def test_an_account_that_belongs_to_another_player_by_now_does_not_come_back(run: EventRun) -> None:
    run.event_with(4)
    player = run.player(PLAYERS[0])
    run.done(ORGANIZER, "signup account", player=player, member=OUTSIDER, merge=True)
    run.done(PLAYERS[0], "signup join")
    refused = run.take_back(action="entry-account")
    assert isinstance(refused, Refusal)
    assert (refused.code, refused.params) == ("undo-stands", {"what": "person"})


def test_a_result_is_not_taken_back_under_the_end_of_its_round(run: EventRun) -> None:
    run.running(4, rounds=1)
    run.report(JUDGE, run.tables()[0], (10, 7, 6, 5))
    run.done(JUDGE, "round end")
    refused = run.take_back(JUDGE, action="result-entered")
    assert (code(refused), refused.params["what"]) == ("undo-stands", "ended")
    assert not isinstance(run.take_back(JUDGE), Refusal)
    assert not isinstance(run.take_back(JUDGE, action="result-entered"), Refusal)
