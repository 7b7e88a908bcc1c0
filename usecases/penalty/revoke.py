"""A judge takes a penalty back."""

from dataclasses import dataclass, replace
from datetime import datetime

from data.named import player_named
from data.records import Penalty, Person
from data.unit_of_work import UnitOfWork
from league.entry import EntryChange, EntryList, reinstate
from league.entry.entries import IN_PLAY
from league.event import Event
from league.ids import EventId, PlayerId
from league.penalties import Revocation, Revoked, is_disqualified, revoke
from league.refusal import Refusal
from league.regulations import PenaltyKind
from usecases.audit import audit
from usecases.caller import Caller
from usecases.citing import refused_in
from usecases.find import entrant, profile_of
from usecases.judge.appointed import Judge, judge_of
from usecases.league_state import ledger_of
from usecases.penalty.impose import REASON_LIMIT
from usecases.signup.over_cap import more_than_before
from usecases.signup.promotion import store_entries


@dataclass(frozen=True, slots=True)
class RevokePenalty:
    """A judge revokes the penalty of this number in the event, with the reason."""

    caller: Caller
    event_id: EventId
    number: int
    reason: str
    exception: str = ""


@dataclass(frozen=True, slots=True)
class PenaltyRevoked:
    """The penalty, marked; `back` if the player is in the event again, `over` the entries if that is over its cap."""

    event: Event
    person: Person
    penalty: Penalty
    number: int
    back: bool
    over: EntryList | None = None


def revoke_penalty(command: RevokePenalty, uow: UnitOfWork) -> PenaltyRevoked | Refusal:
    """The penalty stays in the list, marked; a revoked disqualification gives the place and the rank back.

    Whoever had left before, or waited for a place, does so again.
    Also where the place was given away meanwhile: a wrong is put right whatever the cap, and the organizers hear of it.

    Refusals: `needs-judge`, those of `event_for`, `judge-plays` (params: player), `text-too-long` (params:
    most), `penalty-own` (params: player), those of `league.penalties.revoke` and `league.entry.reinstate`.
    Source: house
    """
    judge = judge_of(uow, command.caller, command.event_id, command.exception)
    if isinstance(judge, Refusal):
        return judge
    event = judge.event
    if len(command.reason) > REASON_LIMIT:
        return Refusal("text-too-long", params={"most": REASON_LIMIT})
    refused = _own(uow, judge, command.number)
    if refused:
        return refused
    revoked = revoke(ledger_of(uow, event), command.number, Revocation(judge.player, command.reason))
    return revoked if isinstance(revoked, Refusal) else _revoked(command, uow, event, revoked)


def _own(uow: UnitOfWork, judge: Judge, number: int) -> Refusal | None:
    """Nobody takes their own penalty back: the judge who gave it is another one, and can be asked."""
    mine = [row.player_id == judge.player for row in uow.penalties.find(event_id=judge.event.id)]
    own = 1 <= number <= len(mine) and mine[number - 1]
    section = profile_of(judge.event).sources.judge_plays
    return Refusal("penalty-own", section, {"player": judge.player}) if own else None


def _revoked(
    command: RevokePenalty, uow: UnitOfWork, event: Event, revoked: Revoked
) -> PenaltyRevoked | Refusal:
    row = uow.penalties.find(event_id=event.id)[command.number - 1]
    before = uow.entries.list_of(event)
    change = _reinstated(uow, event, row, revoked, command.caller.now)
    if isinstance(change, Refusal):
        return refused_in(event, change)
    back = change is not None and change.status in IN_PLAY  # not who had left before, or only waited
    saved = uow.penalties.save(
        replace(
            row,
            revoked_by=command.caller.user_id,
            revoked_at=command.caller.now,
            revoke_reason=command.reason.strip(),
        )
    )
    person = entrant(uow, event, PlayerId(row.player_id))
    audit(
        uow,
        command.caller,
        event.id,
        "penalty-revoked",
        {"number": command.number, "player": player_named(person), "reason": saved.revoke_reason},
    )
    over = more_than_before(uow, event, before)
    return PenaltyRevoked(event, person, saved, command.number, back, over)


def _reinstated(
    uow: UnitOfWork, event: Event, row: Penalty, revoked: Revoked, now: datetime
) -> EntryChange | Refusal | None:
    """As they were before in the event, unless another disqualification stands."""
    player = PlayerId(row.player_id)
    if row.kind != PenaltyKind.DISQUALIFICATION or is_disqualified(revoked.ledger, player):
        return None
    change = reinstate(uow.entries.list_of(event), player)
    if not isinstance(change, Refusal):
        store_entries(uow, event, change, now)
    return change
