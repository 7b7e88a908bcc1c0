"""A player takes a ruling to a committee, at once, where the regulations allow it."""

from dataclasses import dataclass, replace

from data.named import player_named
from data.records import CallStatus, JudgeCall, Person
from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import CallId, PlayerId
from league.judging import Appealed, AppealMoment, appeal
from league.refusal import Refusal
from league.round import TableStatus
from usecases.audit import audit
from usecases.caller import Caller, Role, refusal_unless
from usecases.find import profile_of
from usecases.judge.parties import (
    call_by_id,
    halt_by_call,
    named,
    people_of,
    role_to_ping,
    ruling_of,
    table_of,
)
from usecases.round.find import PUBLIC, rounds_of

GROUND_LIMIT = 500
_STILL_THERE = frozenset({TableStatus.WAITING, TableStatus.PLAYING})


@dataclass(frozen=True, slots=True)
class AppealRuling:
    """A party of a call appeals, saying why; or a judge files it for a `player` (0: for nobody) without a phone."""

    caller: Caller
    call_id: CallId
    ground: str
    player: PlayerId = PlayerId(0)


@dataclass(frozen=True, slots=True)
class AppealMade:
    """The call, which waits for a committee."""

    event: Event
    call: JudgeCall


def appeal_ruling(command: AppealRuling, uow: UnitOfWork) -> AppealMade | Refusal:
    """The ruling goes to a committee; the table's time stands still again.

    Refusals: `no-such-call`, `call-not-ruled`, `text-empty`, `text-too-long` (params: most), those of
    `league.judging.appeal`; for somebody else `needs-judge`.
    Source: jbl/5.2
    """
    found = call_by_id(uow, command.caller.guild_id, command.call_id)
    if isinstance(found, Refusal):
        return found
    event, call = found
    refused = _unfit(command, call)
    if refused:
        return refused
    party = _party(command, uow, call)
    if isinstance(party, Refusal):
        return party
    ground = command.ground.strip() if party.has_account else f"{party.name}: {command.ground.strip()}"
    ruling, appealed = ruling_of(uow, call), Appealed(PlayerId(party.user), ground)
    if not party.has_account:  # a guest at the table, for whom somebody speaks
        ruling = replace(ruling, parties=(*ruling.parties, appealed.player))
    outcome = appeal(profile_of(event), ruling, appealed, moment_of(uow, event, call))
    if isinstance(outcome, Refusal):
        return named(uow, event, outcome, {party.user: party.name})
    halted = halt_by_call(uow, table_of(uow, call), command.caller.now)
    saved = uow.calls.save(
        replace(
            call,
            halted_at=command.caller.now if halted else call.halted_at,
            status=CallStatus.APPEALED,
            appeal=ground,
            appellant=party.user,
            role=role_to_ping(uow, command.caller, event, call.table_id),
        )
    )
    if party.person is not None:
        words = {"number": saved.id, "player": player_named(party.person)}
        audit(uow, command.caller, event.id, "judge-appealed-for", words)
    return AppealMade(event, saved)


@dataclass(frozen=True, slots=True)
class _Party:
    """Whose appeal it is; of a guest the user who files it. `person` is the player for whom somebody else does."""

    user: int
    name: str
    person: Person | None = None
    has_account: bool = True


def _party(command: AppealRuling, uow: UnitOfWork, call: JudgeCall) -> _Party | Refusal:
    caller = command.caller
    if not command.player:
        return _Party(caller.user_id, caller.name)
    refused = refusal_unless(uow, caller, Role.JUDGE)
    if refused:
        return refused
    person = next((one for one in people_of(uow, call) if one.id == command.player), None)
    if person is None:
        return Refusal("appeal-not-party", params={"player": command.player})
    return _Party(person.user_id or caller.user_id, person.name, person, bool(person.user_id))


def moment_of(uow: UnitOfWork, event: Event, call: JudgeCall) -> AppealMoment:
    """At once is before the table's next call, before its result, and before the next round.

    Source: jbl/5.2
    """
    same = uow.calls.find(event_id=event.id, table_id=call.table_id)
    table = table_of(uow, call)
    over = table is not None and table.status not in _STILL_THERE
    newest = next((row.id for row in reversed(rounds_of(uow, event)) if row.status in PUBLIC), None)
    moved_on = table is not None and table.round_id != newest
    asked_again = any(other.id > call.id for other in same if call.table_id or other.caller == call.caller)
    return AppealMoment.LATER if over or moved_on or asked_again else AppealMoment.AT_ONCE


def _unfit(command: AppealRuling, call: JudgeCall) -> Refusal | None:
    if call.status is CallStatus.OPEN:
        return Refusal("call-not-ruled")
    if not command.ground.strip():
        return Refusal("text-empty")
    if len(command.ground) > GROUND_LIMIT:
        return Refusal("text-too-long", params={"most": GROUND_LIMIT})
    return None
