"""A committee decides on an appeal: convened by a judge or organizer, each member votes once."""

from dataclasses import dataclass, replace

from data.named import user_named
from data.records import CallStatus, JudgeCall
from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import CallId, PlayerId
from league.judging import Ballot, Committee, Vote, cast, convene, outcome
from league.refusal import Refusal
from usecases.audit import audit
from usecases.caller import Caller, Role, refusal_unless
from usecases.citing import refused_in
from usecases.find import profile_of
from usecases.judge.parties import call_by_id, go_on, named, ruling_of, table_of
from usecases.match.officials import directors_of


@dataclass(frozen=True, slots=True)
class CommitteeMember:
    """A Discord user who is to sit on a committee."""

    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class ConveneCommittee:
    """A judge or organizer names the committee of a call."""

    caller: Caller
    call_id: CallId
    members: tuple[CommitteeMember, ...]


@dataclass(frozen=True, slots=True)
class Convened:
    """The call with its committee."""

    event: Event
    call: JudgeCall


def convene_committee(command: ConveneCommittee, uow: UnitOfWork) -> Convened | Refusal:
    """Each member is asked in private, with buttons to vote.

    Refusals: `needs-judge`, `no-such-call`, those of `league.judging.convene`.
    Source: jbl/1.5.2
    """
    refused = refusal_unless(uow, command.caller, Role.JUDGE)
    if refused:
        return refused
    found = call_by_id(uow, command.caller.guild_id, command.call_id)
    if isinstance(found, Refusal):
        return found
    event, call = found
    members = [PlayerId(member.user_id) for member in command.members]
    convened = convene(
        profile_of(event),
        ruling_of(uow, call),
        members,
        {PlayerId(user) for user in directors_of(uow, event)},
    )
    if isinstance(convened, Refusal):
        names = {member.user_id: member.name for member in command.members}
        return named(uow, event, convened, names)
    saved = uow.calls.save(replace(call, committee=tuple(member.user_id for member in command.members)))
    members_named = [user_named(member.name, member.user_id) for member in command.members]
    audit(uow, command.caller, event.id, "judge-committee", {"number": saved.id, "members": members_named})
    return Convened(event, saved)


@dataclass(frozen=True, slots=True)
class ConvenePlayers:
    """The same, of players whom the server's league knows."""

    caller: Caller
    call_id: CallId
    players: tuple[PlayerId, ...]


def convene_players(command: ConvenePlayers, uow: UnitOfWork) -> Convened | Refusal:
    """Whoever has no account cannot be asked, and is none of its league.

    Refusals: those of `convene_committee`; `no-such-player`.
    Source: jbl/1.5.2
    """
    refused = refusal_unless(uow, command.caller, Role.JUDGE)
    if refused:
        return refused
    people = [uow.people.get(player) for player in command.players]
    members = tuple(
        CommitteeMember(person.user_id, person.name)
        for person in people
        if person is not None and person.user_id and person.guild_id == command.caller.guild_id
    )
    if len(members) < len(people):
        return Refusal("no-such-player")
    return convene_committee(ConveneCommittee(command.caller, command.call_id, members), uow)


@dataclass(frozen=True, slots=True)
class CastVote:
    """A member votes, mostly in a private message."""

    caller: Caller
    call_id: CallId
    vote: Vote


@dataclass(frozen=True, slots=True)
class VoteCast:
    """The call, and what the committee has decided (None: still open)."""

    event: Event
    call: JudgeCall
    decided: Vote | None


def cast_vote(command: CastVote, uow: UnitOfWork) -> VoteCast | Refusal:
    """More than half decide; the players are told at once, and the table goes on.

    Refusals: `no-such-call`, those of `league.judging.cast`.
    Source: jbl/5.2
    """
    found = call_by_id(uow, command.caller.guild_id, command.call_id)
    if isinstance(found, Refusal):
        return found
    event, call = found
    voted = cast(ruling_of(uow, call), Ballot(PlayerId(command.caller.user_id), command.vote))
    if isinstance(voted, Refusal):
        return named(uow, event, refused_in(event, voted), {command.caller.user_id: command.caller.name})
    decided = outcome(voted.committee or Committee(()))
    saved = uow.calls.save(
        replace(
            call,
            votes=(*call.votes, f"{command.caller.user_id}:{command.vote}"),
            status=CallStatus.DECIDED if decided else call.status,
            outcome=decided or "",
        )
    )
    if decided:
        go_on(uow, table_of(uow, saved), command.caller.now)
    # A vote comes by private message, which belongs to no server: the event says which log it goes to.
    here = replace(command.caller, guild_id=event.guild_id)
    audit(uow, here, event.id, "judge-voted", {"number": saved.id, "votes": len(saved.votes)})
    return VoteCast(event, saved, decided)
