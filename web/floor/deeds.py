"""What is done on the floor board: each form names one deed, and each deed is the use case of a command."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from league.entry import EntryStatus
from league.hall import MOST_BOARDS
from league.ids import AuditId, CallId, EventId, PlayerId, ResultId, RoundId, TableId
from league.judging import Vote
from league.regulations import PenaltyKind
from league.round import Stage
from usecases.caller import Caller
from usecases.door.answer import AnswerAtDoor, answer_at_door
from usecases.event.checkin import OpenCheckIn, open_check_in
from usecases.event.stages import MoveEvent, close_signup, finish_event, open_signup
from usecases.execute import Command
from usecases.hall.mark import KeepRoom, StreamMatch, keep_room, stream_match
from usecases.hall.move import MoveMatch, move_match
from usecases.hall.set_up import SetHall, set_hall
from usecases.judge.appeal import AppealRuling, appeal_ruling
from usecases.judge.committee import CastVote, ConvenePlayers, cast_vote, convene_players
from usecases.judge.going import GoToCall, go_to_call
from usecases.judge.rule import RuleCall, rule_call
from usecases.penalty.impose import ImposePenalty, impose_penalty
from usecases.result.answer import AnswerReport, confirm_result
from usecases.result.correct import CorrectResult, UpholdResult, correct_result, uphold_result
from usecases.result.report import ReportResult, report_result
from usecases.result.walkover import ConfirmWalkover, GiveWalkover, confirm_walkover, give_walkover
from usecases.round.call_again import CallToTable, call_to_table
from usecases.round.clocks import TimeTables, Wave, extend_tables, pause_tables, resume_tables, start_tables
from usecases.round.closing import CloseRound, end_round
from usecases.round.coming import sit_down
from usecases.round.latecomer import SeatLatecomer, seat_latecomer
from usecases.round.lock import LockState, LockTable, lock_table
from usecases.round.note import NoteDown, note_down
from usecases.round.publish import PublishRound, publish_round
from usecases.round.remind import RemindTables, remind_tables
from usecases.round.replace import (
    RemoveSeat,
    SeatNewcomer,
    SeatNextInLine,
    remove_seat,
    seat_newcomer,
    seat_next_in_line,
)
from usecases.round.stand_in import SeatStandIn, seat_stand_in
from usecases.round.swap import SwapPlayers, swap_players
from usecases.round.table_added import AddTable
from usecases.signup.manage_entries import HandleEntry, Verb, handle_entry
from usecases.standings.advance import Advance, advance
from usecases.undo.find import Undo
from usecases.undo.take_back import undo

_LONGEST: Final = 300
_LARGEST: Final = 2**31 - 1
"""What a number of a row can be on every database."""
_MOST_MINUTES: Final = 720
"""As `/round extend` takes them."""


def whole(typed: str) -> int:
    """The number that is typed, 0 for anything else."""
    is_number = typed.isascii() and typed.isdecimal() and len(typed) <= len(str(_LARGEST))
    return min(int(typed), _LARGEST) if is_number else 0


@dataclass(frozen=True, slots=True)
class FloorForm:
    """What somebody sent from the board of an event."""

    caller: Caller
    event: EventId
    words: Mapping[str, str]

    def said(self, name: str) -> str:
        """What a field says."""
        return self.words.get(name, "")[:_LONGEST]

    def number(self, name: str) -> int:
        """The whole number in a field, 0 where there is none."""
        return whole(self.words.get(name, ""))

    def seat(self, name: str) -> tuple[PlayerId, TableId]:
        """The player and the table in a field such as "12-5"."""
        player, _, table = self.words.get(name, "").partition("-")
        return PlayerId(whole(player)), TableId(whole(table))

    def ticked(self, of: str) -> tuple[int, ...]:
        """The numbers of the boxes that are ticked, of those whose names begin so."""
        return tuple(int(name.removeprefix(of)) for name in self.words if _is_ticked(name, of))

    @property
    def table(self) -> TableId:
        """The table that it is about."""
        return TableId(self.number("table"))


UseCase: TypeAlias = Callable[..., Any]
Deed: TypeAlias = tuple[UseCase, Callable[[FloorForm], Command]]


def _event(form: FloorForm) -> MoveEvent:
    return MoveEvent(form.caller, form.event, form.number("agreed"))


def _times(form: FloorForm) -> TimeTables:
    minutes = min(form.number("minutes"), _MOST_MINUTES)
    wave = Wave(form.ticked("at-"), form.said("tables")) if form.words.get("wave") else None
    return TimeTables(form.caller, form.event, form.number("number"), minutes, form.number("round"), wave)


def _advance(form: FloorForm) -> Advance:
    chosen = tuple(map(PlayerId, form.ticked("through-")))
    stage = next((one for one in (Stage.SEMI_FINAL, Stage.FINAL) if one == form.said("stage")), None)
    return Advance(form.caller, form.event, stage, chosen, playoff=bool(form.words.get("playoff")))


def _committee(form: FloorForm) -> ConvenePlayers:
    return ConvenePlayers(form.caller, _call(form), tuple(map(PlayerId, form.ticked("member-"))))


def _call(form: FloorForm) -> CallId:
    return CallId(form.number("call"))


def _appeal(form: FloorForm) -> AppealRuling:
    return AppealRuling(form.caller, _call(form), form.said("ground"), PlayerId(form.number("player")))


def _vote(vote: Vote) -> Callable[[FloorForm], Command]:
    return lambda form: CastVote(form.caller, _call(form), vote)


def _is_ticked(name: str, of: str) -> bool:
    number = name.removeprefix(of)
    return number != name and number.isascii() and number.isdecimal() and len(number) < len(str(_LARGEST))


def _seat(kind: Callable[..., Command]) -> Callable[[FloorForm], Command]:
    return lambda form: kind(form.caller, form.table, PlayerId(form.number("player")))


def _newcomer(form: FloorForm) -> SeatNewcomer:
    return SeatNewcomer(form.caller, form.table, PlayerId(form.number("player")), name=form.said("name"))


def _stand_in(form: FloorForm) -> SeatStandIn:
    name = form.said("name").strip()
    into = PlayerId(0 if name else form.number("into"))  # who is typed is meant, whatever the menu says
    return SeatStandIn(form.caller, form.table, PlayerId(form.number("player")), into, name=name)


def _late(form: FloorForm) -> AddTable:
    late = tuple(map(PlayerId, form.ticked("late-")))
    seen = tuple(PlayerId(whole(one)) for one in form.said("seen").split()) if "seen" in form.words else None
    return AddTable(form.caller, form.event, late, "" if late else form.said("name"), seen)


def _swap(form: FloorForm) -> SwapPlayers:
    (first, at), (second, there) = form.seat("seat"), form.seat("other")
    return SwapPlayers(form.caller, first, second, form.event, form.number("round"), (at, there))


def _walkover(form: FloorForm) -> GiveWalkover:
    winner = PlayerId(form.number("player"))
    return GiveWalkover(form.caller, form.table, winner, form.said("reason"), over=form.number("over"))


def _entry(verb: Verb) -> Callable[[FloorForm], Command]:
    def command_of(form: FloorForm) -> HandleEntry:
        seen = next((one for one in EntryStatus if one == form.said("seen")), None)
        return HandleEntry(form.caller, form.event, PlayerId(form.number("player")), verb, seen)

    return command_of


def _door(*, accepts: bool) -> Callable[[FloorForm], Command]:
    return lambda form: AnswerAtDoor(form.caller, form.number("request"), accepts)


def _penalty(kind: PenaltyKind) -> Callable[[FloorForm], Command]:
    return lambda form: ImposePenalty(
        form.caller,
        form.event,
        PlayerId(form.number("player")),
        kind,
        form.said("section"),
        form.said("reason"),
    )


def _hall(form: FloorForm) -> SetHall:
    reserved = form.said("streamed") or "-", form.said("accessible") or "-"
    boards = min(form.number("boards"), MOST_BOARDS + 1)
    return SetHall(form.caller, form.event, boards, form.number("first") or 1, *reserved)


def _stream(form: FloorForm) -> StreamMatch:
    return StreamMatch(form.caller, form.number("number"), form.event, off=bool(form.words.get("off")))


def _room(form: FloorForm) -> KeepRoom:
    player = PlayerId(form.number("player"))
    return KeepRoom(form.caller, player, form.event, off=bool(form.words.get("off")))


def _lock(form: FloorForm) -> LockTable:
    bolt = LockState.LOCKED if form.words.get("bolt") else LockState.UNLOCKED
    return LockTable(form.caller, form.number("number"), bolt, form.event)


def _note(form: FloorForm) -> NoteDown:
    about = TableId(form.number("at")), PlayerId(form.number("player"))
    return NoteDown(form.caller, form.said("note"), form.event, *about, over=form.number("over"))


def _undo(form: FloorForm) -> Undo:
    """The line that the board has named: without one nothing is meant."""
    return Undo(form.caller, form.event, AuditId(form.number("line") or _LARGEST))


DEEDS: Final[Mapping[str, Deed]] = {
    "open": (open_signup, _event),
    "close": (close_signup, _event),
    "checkin": (open_check_in, lambda form: OpenCheckIn(form.caller, form.event, form.said("until"))),
    "publish": (
        publish_round,
        lambda form: PublishRound(form.caller, form.event, RoundId(form.number("plan"))),
    ),
    "start": (start_tables, _times),
    "pause": (pause_tables, _times),
    "resume": (resume_tables, _times),
    "extend": (extend_tables, _times),
    "remind": (remind_tables, lambda form: RemindTables(form.caller, form.event)),
    "end": (end_round, lambda form: CloseRound(form.caller, form.event, form.number("round"))),
    "advance": (advance, _advance),
    "finish": (finish_event, _event),
    "report": (
        report_result,
        lambda form: ReportResult(form.caller, form.table, scores_in(form), form.number("opened")),
    ),
    "correct": (
        correct_result,
        lambda form: CorrectResult(
            form.caller, form.table, scores_in(form), form.said("reason"), over=form.number("opened")
        ),
    ),
    "uphold": (uphold_result, lambda form: UpholdResult(form.caller, form.table, form.said("reason"))),
    "confirm": (confirm_result, lambda form: AnswerReport(form.caller, ResultId(form.number("opened")))),
    "walkover": (
        give_walkover,
        _walkover,
    ),
    "walkover-sure": (
        confirm_walkover,
        lambda form: ConfirmWalkover(form.caller, form.table, form.number("opened")),
    ),
    "seat-out": (remove_seat, _seat(RemoveSeat)),
    "seat-next": (seat_next_in_line, _seat(SeatNextInLine)),
    "seat-newcomer": (seat_newcomer, _newcomer),
    "latecomer": (
        seat_latecomer,
        lambda form: SeatLatecomer(
            form.caller, form.table, PlayerId(form.number("player")), form.said("name")
        ),
    ),
    "stand-in": (seat_stand_in, _stand_in),
    "late": (sit_down, _late),
    "swap": (swap_players, _swap),
    "note": (note_down, _note),
    "call": (call_to_table, lambda form: CallToTable(form.caller, form.table)),
    "lock": (lock_table, _lock),
    "hall": (set_hall, _hall),
    "stream": (stream_match, _stream),
    "room": (keep_room, _room),
    "board": (
        move_match,
        lambda form: MoveMatch(form.caller, form.number("number"), form.number("board"), form.event),
    ),
    "door-accept": (answer_at_door, _door(accepts=True)),
    "door-decline": (answer_at_door, _door(accepts=False)),
    "check-in": (handle_entry, _entry(Verb.CHECK_IN)),
    "no-show": (handle_entry, _entry(Verb.NO_SHOW)),
    "drop": (handle_entry, _entry(Verb.DROP)),
    "warn": (impose_penalty, _penalty(PenaltyKind.WARNING)),
    "disqualify": (impose_penalty, _penalty(PenaltyKind.DISQUALIFICATION)),
    "go": (go_to_call, lambda form: GoToCall(form.caller, _call(form))),
    "rule": (rule_call, lambda form: RuleCall(form.caller, _call(form), form.said("decision"))),
    "appeal": (appeal_ruling, _appeal),
    "committee": (convene_players, _committee),
    "vote-uphold": (cast_vote, _vote(Vote.UPHOLD)),
    "vote-overturn": (cast_vote, _vote(Vote.OVERTURN)),
    "undo": (undo, _undo),
}
"""By the name that a form carries; "seat" draws a round, which takes more than a use case (`web.floor.pages`)."""

_OF_SEATS: Final = frozenset(
    {"seat-out", "seat-next", "seat-newcomer", "stand-in", "latecomer", "late", "swap"}
)
_OF_PLAYERS: Final = frozenset({"no-show", "drop", "warn", "disqualify"})
_OF_APPEALS: Final = frozenset({"appeal", "committee", "vote-uphold", "vote-overturn"})
_OF_CLOCKS: Final = frozenset({"start", "pause", "resume", "extend"})
_OF_STEPS: Final = frozenset({"checkin", "publish", "end", "advance", "finish"})
ASKED_FIRST: Final = _OF_SEATS | _OF_PLAYERS | _OF_APPEALS | _OF_CLOCKS | _OF_STEPS | {"call", "rule"}
"""Before these the board says whom they will call; whom a result tells stands beside its form."""
SILENT: Final = _OF_CLOCKS | {"swap"}
"""These are done at once where they call nobody."""


def scores_in(form: FloorForm) -> dict[str, str]:
    """The fields of a result form."""
    return {name: words for name, words in form.words.items() if name.startswith("score-") or name == "ended"}
