"""The commands of an event by the names and options that they have on Discord, each as its use case."""

from collections.abc import Callable, Mapping
from typing import Any

from league.event import Pairing
from league.ids import CallId, EventId, PlayerId, TableId, TeamId
from league.regulations import PenaltyKind
from usecases.caller import Caller
from usecases.door.switch import DoorMode, SwitchDoor, switch_door
from usecases.event.announce import Announce, announce
from usecases.event.checkin import OpenCheckIn, open_check_in
from usecases.event.create import CreateEvent, create_event
from usecases.event.edit import EditEvent, edit_event
from usecases.event.format import SetFormat, set_format
from usecases.event.length import SetLength, set_length
from usecases.event.stages import (
    MoveEvent,
    cancel_event,
    close_signup,
    finish_event,
    open_signup,
    reopen_event,
)
from usecases.hall.mark import KeepRoom, StreamMatch, keep_room, stream_match
from usecases.hall.move import MoveMatch, move_match
from usecases.hall.set_up import SetHall, set_hall
from usecases.judge.appeal import AppealRuling, appeal_ruling
from usecases.judge.call import CallJudge, call_judge
from usecases.judge.committee import CastVote, CommitteeMember, ConveneCommittee, cast_vote, convene_committee
from usecases.judge.rule import RuleCall, rule_call
from usecases.penalty.impose import ImposePenalty, impose_penalty
from usecases.penalty.revoke import RevokePenalty, revoke_penalty
from usecases.round.clocks import TimeTables, extend_tables, pause_tables, resume_tables, start_tables
from usecases.round.closing import CloseRound, cancel_round, end_round
from usecases.round.lock import LockTable, lock_table
from usecases.round.publish import PublishRound, publish_round
from usecases.round.replace import (
    RemoveSeat,
    SeatNewcomer,
    SeatNextInLine,
    remove_seat,
    seat_newcomer,
    seat_next_in_line,
)
from usecases.round.swap import SwapPlayers, swap_players
from usecases.signup.account import GiveAccount, give_account
from usecases.signup.classes import SetClass, set_class
from usecases.signup.join import JoinEvent, join_event
from usecases.signup.manage_entries import (
    AddEntry,
    HandleEntry,
    SubstitutePlayer,
    Verb,
    add_entry,
    handle_entry,
    substitute_player,
)
from usecases.signup.own_entry import OwnEntry, check_in_event, leave_event
from usecases.slip.switch import SlipMode, SwitchSlips, switch_slips
from usecases.standings.advance import Advance, advance
from usecases.team.found import FoundTeam, found_team
from usecases.team.member import AddToTeam, JoinTeam, LeaveTeam, add_to_team, join_team, leave_team
from usecases.team.rename import RenameTeam, rename_team

WHY = {"section": "", "reason": "Shouted"}
Step = tuple[Callable[..., Any], Any]


def _whom(options: Mapping[str, Any]) -> tuple[int, str]:
    member = options.get("member")
    return (member.user, member.name) if member else (0, options.get("guest", ""))


def _moved(use_case: Any) -> Callable[[Caller, EventId, dict[str, Any]], Step]:  # noqa: ANN401 - any step of an event
    return lambda caller, event, _: (use_case, MoveEvent(caller, event))


def _own(use_case: Any) -> Callable[[Caller, EventId, dict[str, Any]], Step]:  # noqa: ANN401 - any verb of a player
    return lambda caller, event, _: (use_case, OwnEntry(caller, event))


def _handled(verb: Verb) -> Callable[[Caller, EventId, dict[str, Any]], Step]:
    return lambda caller, event, o: (handle_entry, HandleEntry(caller, event, o["player"], verb))


def _timed(use_case: Any) -> Callable[[Caller, EventId, dict[str, Any]], Step]:  # noqa: ANN401 - any verb of clocks
    return lambda caller, event, o: (use_case, TimeTables(caller, event, **o))


def _penalised(kind: PenaltyKind) -> Callable[[Caller, EventId, dict[str, Any]], Step]:
    return lambda caller, event, o: (
        impose_penalty,
        ImposePenalty(caller, event, kind=kind, **{**WHY, **o}),
    )


def _checked_in(caller: Caller, event: EventId, o: dict[str, Any]) -> Step:
    if "player" in o:
        return handle_entry, HandleEntry(caller, event, o["player"], Verb.CHECK_IN)
    return check_in_event, OwnEntry(caller, event)


def _replaced(caller: Caller, _event: EventId, o: dict[str, Any]) -> Step:
    where = (caller, o["table"], o["player"])
    if "member" in o or "guest" in o:
        return seat_newcomer, SeatNewcomer(*where, *_whom(o))
    return seat_next_in_line, SeatNextInLine(*where)


def _created(caller: Caller, _event: EventId, o: dict[str, Any]) -> Step:
    named: dict[str, Any] = {"pairing": Pairing(o["pairing"])} if "pairing" in o else {}
    points = {"match_points": o["points"]} if "points" in o else {}
    rest = {key: value for key, value in o.items() if key not in ("pairing", "points")}
    return create_event, CreateEvent(caller, **rest, **named, **points)


COMMANDS: dict[str, Callable[[Caller, EventId, dict[str, Any]], Step]] = {
    "event create": _created,
    "event open": _moved(open_signup),
    "event close": _moved(close_signup),
    "event cancel": _moved(cancel_event),
    "event finish": _moved(finish_event),
    "event reopen": _moved(reopen_event),
    "event checkin": lambda c, e, o: (open_check_in, OpenCheckIn(c, e, o["until"])),
    "event announce": lambda c, e, o: (announce, Announce(c, e, o["words"])),
    "event edit": lambda c, e, o: (edit_event, EditEvent(c, e, **o)),
    "event length": lambda c, e, o: (set_length, SetLength(c, e, o["part"], o["length"])),
    "event format": lambda c, e, o: (set_format, SetFormat(c, e, **o)),
    "signup join": lambda c, e, _: (join_event, JoinEvent(c, e)),
    "signup leave": _own(leave_event),
    "signup checkin": _checked_in,
    "signup add": lambda c, e, o: (add_entry, AddEntry(c, e, *_whom(o), o.get("handicap", ""))),
    "signup class": lambda c, e, o: (set_class, SetClass(c, e, o["player"], o["handicap"])),
    "signup remove": _handled(Verb.REMOVE),
    "signup approve": _handled(Verb.APPROVE),
    "signup refuse": _handled(Verb.REFUSE),
    "signup drop": _handled(Verb.DROP),
    "signup return": _handled(Verb.RETURN),
    "signup noshow": _handled(Verb.NO_SHOW),
    "signup substitute": lambda c, e, o: (
        substitute_player,
        SubstitutePlayer(c, e, o["player"], *_whom(o), o.get("handicap", "")),
    ),
    "signup account": lambda c, _, o: (
        give_account,
        GiveAccount(c, o["player"], *_whom(o), o.get("merge", False)),
    ),
    "team create": lambda c, e, o: (found_team, FoundTeam(c, e, o["name"], o.get("players", ""))),
    "team join": lambda c, _, o: (join_team, JoinTeam(c, TeamId(o["team"]))),
    "team add": lambda c, e, o: (add_to_team, AddToTeam(c, e, o["player"], TeamId(o.get("team", 0)))),
    "team rename": lambda c, e, o: (rename_team, RenameTeam(c, e, o["name"], TeamId(o.get("team", 0)))),
    "team leave": lambda c, e, o: (leave_team, LeaveTeam(c, e, PlayerId(o.get("player", 0)))),
    "board set": lambda c, e, o: (set_hall, SetHall(c, e, **o)),
    "board stream": lambda c, e, o: (stream_match, StreamMatch(c, event_id=e, **o)),
    "board accessible": lambda c, e, o: (keep_room, KeepRoom(c, event_id=e, **o)),
    "board move": lambda c, e, o: (move_match, MoveMatch(c, event_id=e, **o)),
    "result slips": lambda c, e, o: (switch_slips, SwitchSlips(c, SlipMode(o["mode"]), e)),
    "signup door": lambda c, e, o: (switch_door, SwitchDoor(c, DoorMode(o["mode"]), e)),
    "round publish": lambda c, e, _: (publish_round, PublishRound(c, e)),
    "round start": _timed(start_tables),
    "round pause": _timed(pause_tables),
    "round resume": _timed(resume_tables),
    "round extend": _timed(extend_tables),
    "round end": lambda c, e, o: (end_round, CloseRound(c, e, **o)),
    "round cancel": lambda c, e, o: (cancel_round, CloseRound(c, e, **o)),
    "round swap": lambda c, e, o: (
        swap_players,
        SwapPlayers(c, o["player"], o["other"], e, o.get("round", 0)),
    ),
    "round lock": lambda c, e, o: (lock_table, LockTable(c, event_id=e, **o)),
    "round replace": _replaced,
    "round remove": lambda c, _, o: (remove_seat, RemoveSeat(c, o["table"], o["player"])),
    "penalty warn": _penalised(PenaltyKind.WARNING),
    "penalty disqualify": _penalised(PenaltyKind.DISQUALIFICATION),
    "penalty revoke": lambda c, e, o: (
        revoke_penalty,
        RevokePenalty(c, e, o["penalty"], o.get("reason", "Wrong")),
    ),
    "judge call": lambda c, e, o: (
        call_judge,
        CallJudge(c, o["question"], TableId(0), o.get("table", 0), e),
    ),
    "judge rule": lambda c, _, o: (
        rule_call,
        RuleCall(c, CallId(o["call"]), o["ruling"], o.get("section", ""), o.get("override", "")),
    ),
    "judge appeal": lambda c, _, o: (appeal_ruling, AppealRuling(c, CallId(o["call"]), o["ground"])),
    "judge committee": lambda c, _, o: (
        convene_committee,
        ConveneCommittee(
            c, CallId(o["call"]), tuple(CommitteeMember(one.user, one.name) for one in o["members"])
        ),
    ),
    "judge vote": lambda c, _, o: (cast_vote, CastVote(c, CallId(o["call"]), o["vote"])),
    "standings advance": lambda c, e, o: (advance, Advance(c, e, o.get("stage"), named=o.get("players", ""))),
}
