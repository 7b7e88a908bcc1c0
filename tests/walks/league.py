"""The deeds of a league and how often each is done: a line for every command of every role."""

from collections.abc import Mapping
from typing import Final

from league.ids import TeamId
from tests.walks.call_deeds import call_from_table, convene, judged, vote
from tests.walks.deeds import (
    Weighed,
    agreed_to,
    bracket_offered,
    disqualified,
    drop_draft,
    given_away,
    go_on,
    imported,
    move_event,
    new_event,
    of,
    plan_round,
    repair_line,
    replace_seat,
    revoked,
    send_on,
    stage_offered,
    swap_seats,
    taken_back,
    unread,
)
from tests.walks.hall_deeds import mark_match, move_to_board, set_boards
from tests.walks.pick import Pick
from tests.walks.result_deeds import all_reports, answer_report, correct_one, report_one, walk_over
from tests.walks.server_deeds import (
    call_round_off,
    give_a_guest_an_account,
    go_by_another_name,
    set_server_up,
    speak,
)
from usecases.bracket import void
from usecases.bracket.void import VoidMatches
from usecases.clock import lateness, placed
from usecases.door import switch as door_switch
from usecases.event import announce, checkin, create, edit, length, page, stages
from usecases.event.checkin import OpenCheckIn
from usecases.event.create import CreateEvent
from usecases.event.format import SetFormat, set_format
from usecases.event.stages import MoveEvent
from usecases.judge import appeal, call, going, rule
from usecases.match import agree, away, clock, officials, score, setup, stop
from usecases.penalty import impose
from usecases.result import correct
from usecases.round import call_again, clocks, closing, lock, note, publish, remind
from usecases.round.clocks import TimeTables
from usecases.round.closing import CloseRound
from usecases.settings import data, own_settings
from usecases.settings import setup as server_setup
from usecases.signup import challenge, classes, join, manage_entries, own_entry
from usecases.signup.manage_entries import AddEntry
from usecases.slip import switch as slip_switch
from usecases.standings import advance
from usecases.team import found, member, rename


def a_team(pick: Pick) -> TeamId:
    """One of the first teams of the walk, whichever event has it."""
    return TeamId(pick.one((1, 2, 3), 1))


LEAGUE: Final[Mapping[str, Weighed]] = {
    "new event": Weighed(new_event, 2),
    "go on": Weighed(go_on, 24),
    "create": Weighed(
        of(create.create_event, CreateEvent, "organizer", own=unread, profile_toml=lambda _: ""), 0.5
    ),
    "open": Weighed(move_event(stages.open_signup)),
    "close": Weighed(move_event(stages.close_signup)),
    "check-in": Weighed(of(checkin.open_check_in, OpenCheckIn, "organizer"), 1.5),
    "cancel event": Weighed(move_event(stages.cancel_event), 0.6),
    "drop draft": Weighed(drop_draft, 0.5),
    "reopen": Weighed(move_event(stages.reopen_event)),
    "finish": Weighed(of(stages.finish_event, MoveEvent, "organizer", agreed=agreed_to)),
    "edit": Weighed(of(edit.edit_event, edit.EditEvent, "organizer")),
    "format": Weighed(of(set_format, SetFormat, "organizer", bracket=bracket_offered), 1.5),
    "length": Weighed(of(length.set_length, length.SetLength, "organizer")),
    "screen": Weighed(
        of(page.choose_screen, page.ChooseScreen, "organizer", parts=lambda _: ("clock",)), 0.3
    ),
    "announce": Weighed(
        of(announce.announce, announce.Announce, "organizer", words=lambda _: "Bring dice"), 0.5
    ),
    "join": Weighed(of(join.join_event, join.JoinEvent, "player"), 2),
    "leave": Weighed(of(own_entry.leave_event, own_entry.OwnEntry, "player"), 1.5),
    "check in": Weighed(of(own_entry.check_in_event, own_entry.OwnEntry, "player"), 2),
    "challenge": Weighed(of(challenge.challenge, challenge.Challenge, "player")),
    "entry": Weighed(of(manage_entries.handle_entry, manage_entries.HandleEntry, "organizer"), 5),
    "add": Weighed(of(manage_entries.add_entry, AddEntry, "organizer")),
    "substitute": Weighed(
        of(manage_entries.substitute_player, manage_entries.SubstitutePlayer, "organizer"), 1.5
    ),
    "account": Weighed(give_a_guest_an_account, 1.5),
    "class": Weighed(of(classes.set_class, classes.SetClass, "organizer"), 0.7),
    "import": Weighed(imported, 0.5),
    "found team": Weighed(of(found.found_team, found.FoundTeam, "player", players=lambda _: ""), 1),
    "join team": Weighed(of(member.join_team, member.JoinTeam, "player", team_id=a_team), 1.5),
    "add to team": Weighed(of(member.add_to_team, member.AddToTeam, "organizer", team_id=a_team), 1),
    "rename team": Weighed(of(rename.rename_team, rename.RenameTeam, "organizer", team_id=a_team), 0.5),
    "leave team": Weighed(of(member.leave_team, member.LeaveTeam, "organizer"), 0.7),
    "boards": Weighed(set_boards, 2.5),
    "stream": Weighed(mark_match, 0.7, "brackets"),
    "move to board": Weighed(move_to_board, 1.5, "brackets"),
    "plan round": Weighed(plan_round, 2),
    "publish": Weighed(of(publish.publish_round, publish.PublishRound, "organizer"), 2, "rounds"),
    "lock": Weighed(of(lock.lock_table, lock.LockTable, "organizer"), 0.6, "rounds"),
    "swap": Weighed(swap_seats, 2, "tables"),
    "replace": Weighed(replace_seat, 3, "tables"),
    "remind": Weighed(of(remind.remind_tables, remind.RemindTables, "organizer"), 1.5, "tables"),
    "call again": Weighed(of(call_again.call_to_table, call_again.CallToTable, "judge"), 1.5, "tables"),
    "note": Weighed(of(note.note_down, note.NoteDown, "judge"), 0.7, "tables"),
    "slips": Weighed(of(slip_switch.switch_slips, slip_switch.SwitchSlips, "organizer"), 0.3),
    "door": Weighed(of(door_switch.switch_door, door_switch.SwitchDoor, "organizer"), 0.3),
    "start clocks": Weighed(of(clocks.start_tables, TimeTables, "judge"), 2, "tables"),
    "pause clocks": Weighed(of(clocks.pause_tables, TimeTables, "judge"), 2.5, "tables"),
    "resume clocks": Weighed(of(clocks.resume_tables, TimeTables, "judge"), 1, "tables"),
    "extend clocks": Weighed(of(clocks.extend_tables, TimeTables, "judge"), 2, "tables"),
    "end round": Weighed(of(closing.end_round, CloseRound, "judge"), 1, "rounds"),
    "cancel round": Weighed(call_round_off, 1.5, "rounds"),
    "settlement": Weighed(of(placed.settlement_placed, placed.ReportSettlement, "player"), 1, "tables"),
    "report": Weighed(report_one, 6, "tables"),
    "all reports": Weighed(all_reports, 2, "tables"),
    "answer": Weighed(answer_report, 4, "undecided"),
    "correct": Weighed(correct_one, 4, "results"),
    "uphold": Weighed(of(correct.uphold_result, correct.UpholdResult, "judge", before=unread), 1, "results"),
    "walkover": Weighed(walk_over, 2, "tables"),
    "goes on": Weighed(send_on, 1, "results"),
    "void": Weighed(of(void.void_matches, VoidMatches, "judge"), 2, "brackets"),
    "advance": Weighed(of(advance.advance, advance.Advance, "organizer", stage=stage_offered), 1.5),
    "repair": Weighed(repair_line, 2, "results"),
    "penalty": Weighed(of(impose.impose_penalty, impose.ImposePenalty, "judge"), 3),
    "disqualify": Weighed(disqualified, 1),
    "give a place away": Weighed(given_away, 1),
    "revoke": Weighed(revoked, 1.5, "penalties"),
    "lateness": Weighed(of(lateness.record_lateness, lateness.RecordLateness, "judge"), 1, "tables"),
    "call judge": Weighed(
        of(call.call_judge, call.CallJudge, "player", candidates=lambda _: ()), 1, "tables"
    ),
    "call to table": Weighed(call_from_table, 3, "tables"),
    "judged": Weighed(judged, 3, "tables"),
    "go to call": Weighed(of(going.go_to_call, going.GoToCall, "judge"), 1, "calls"),
    "rule": Weighed(of(rule.rule_call, rule.RuleCall, "judge", section=lambda _: ""), 1.5, "calls"),
    "appeal": Weighed(of(appeal.appeal_ruling, appeal.AppealRuling, "player"), 2, "calls"),
    "committee": Weighed(convene, 1, "calls"),
    "vote": Weighed(vote, 1.5, "calls"),
    "break": Weighed(of(away.take_break_now, away.TakeBreak, "player"), 4, "threads"),
    "leave seat": Weighed(of(away.leave_seat, away.LeaveSeat, "player"), 1, "threads"),
    "agree": Weighed(of(agree.agree_line, agree.AgreeLine, "judge"), 1, "sheet"),
    "use clock": Weighed(of(clock.use_clock, clock.UseClock, "player"), 1, "tables"),
    "director": Weighed(of(officials.name_director, officials.NameDirector, "organizer"), 0.5),
    "monitor": Weighed(of(officials.name_monitor, officials.NameMonitor, "judge"), 0.5, "threads"),
    "state score": Weighed(of(score.state_score, score.StateScore, "player"), 1, "threads"),
    "set up match": Weighed(of(setup.draw_match_setup, setup.DrawSetup, "player"), 0.5, "threads"),
    "stop clock": Weighed(of(stop.stop_clock, stop.StopClock, "judge"), 0.7, "threads"),
    "false claim": Weighed(of(stop.false_claim_found, stop.FalseClaim, "judge"), 0.5, "threads"),
    "set up": Weighed(set_server_up, 1.2),
    "any settings": Weighed(of(server_setup.set_up, server_setup.SetUp, "admin"), 0.3),
    "own language": Weighed(speak, 0.7),
    "other name": Weighed(go_by_another_name, 0.8),
    "own notices": Weighed(of(own_settings.choose_notices, own_settings.ChooseNotices, "player"), 0.5),
    "own switches": Weighed(of(own_settings.choose_switches, own_settings.ChooseSwitches, "player"), 0.4),
    "forget me": Weighed(of(data.forget_me, data.ForgetMe, "player"), 0.15),
    "undo": Weighed(taken_back, 9, "lines"),
}
