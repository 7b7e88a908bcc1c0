"""Judges, rulings and appeals: who may judge, what is final, and how a committee decides."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from league.ids import PlayerId, RoundId, SectionId, TableId
from league.refusal import Refusal
from league.regulations.profile import Profile
from league.regulations.terms import Appeal


@dataclass(frozen=True, slots=True)
class Appointment:
    """A judge of an event; `exception` is the reason why although playing in it, "" without conflict."""

    judge: PlayerId
    exception: str = ""


class AppealMoment(StrEnum):
    """When an appeal is made."""

    AT_ONCE = "at-once"
    LATER = "later"
    """The game went on after the ruling."""


class Vote(StrEnum):
    """What a committee member wants."""

    UPHOLD = "uphold"
    OVERTURN = "overturn"


@dataclass(frozen=True, slots=True)
class Ballot:
    """One member's vote."""

    member: PlayerId
    vote: Vote


@dataclass(frozen=True, slots=True)
class Committee:
    """Members in the order of appointment, and the votes so far."""

    members: tuple[PlayerId, ...]
    ballots: tuple[Ballot, ...] = ()


@dataclass(frozen=True, slots=True)
class Appealed:
    """Who appealed, and on what ground."""

    player: PlayerId
    ground: str


@dataclass(frozen=True, slots=True)
class JudgeRuling:
    """A judge's decision; `parties` are the players whom it concerns."""

    number: int
    judge: PlayerId
    parties: tuple[PlayerId, ...]
    question: str
    decision: str
    section: SectionId | None = None
    table: TableId | None = None
    round: RoundId | None = None
    appealed: Appealed | None = None
    committee: Committee | None = None


def appoint(
    profile: Profile, judge: PlayerId, players: Collection[PlayerId], exception: str = ""
) -> Appointment | Refusal:
    """A judge does not play in the event; an exception needs its reason.

    Refused: judge-plays(player).
    Source: cjp/judge-not-play
    """
    if judge not in players:
        return Appointment(judge)
    if not exception.strip():
        return Refusal("judge-plays", profile.sources.judge_plays, {"player": judge})
    return Appointment(judge, exception.strip())


def rule(ruling: JudgeRuling, exception: str = "") -> JudgeRuling | Refusal:
    """Record a decision; it stands as given, even if it proves wrong later. In the own case only by way of exception.

    Refused: ruling-empty, judge-own-case(player).
    Source: cjp/judge-final, cjp/judge-mistake
    """
    if not ruling.decision.strip():
        return Refusal("ruling-empty")
    if ruling.judge in ruling.parties and not exception.strip():
        return Refusal("judge-own-case", "cjp/judge-not-play", {"player": ruling.judge})
    return ruling


def appeal(
    profile: Profile, ruling: JudgeRuling, appealed: Appealed, moment: AppealMoment
) -> JudgeRuling | Refusal:
    """A party takes a ruling further, at once, where the profile allows it.

    Refused: ruling-final, appeal-not-party(player), appeal-twice, appeal-too-late.
    Source: cjp/judge-final, jbl/5.2
    """
    section = profile.sources.appeal
    if profile.appeal is Appeal.FINAL:
        return Refusal("ruling-final", section)
    if appealed.player not in ruling.parties:
        return Refusal("appeal-not-party", section, {"player": appealed.player})
    if ruling.appealed is not None:
        return Refusal("appeal-twice", section)
    if moment is AppealMoment.LATER:
        return Refusal("appeal-too-late", section)
    return replace(ruling, appealed=appealed)


def convene(
    profile: Profile, ruling: JudgeRuling, members: Sequence[PlayerId], directors: Collection[PlayerId]
) -> JudgeRuling | Refusal:
    """A committee takes over: of the right size, without directors, the judge or the parties.

    Refused: no-appeal, committee-exists, committee-size(count, sizes), committee-twice(player),
    committee-director(player), committee-party(player).
    Source: jbl/1.5.2, jbl/5.2
    """
    section = profile.sources.committee
    if ruling.appealed is None:
        return Refusal("no-appeal", profile.sources.appeal)
    if ruling.committee is not None:
        return Refusal("committee-exists", section)
    if len(members) not in profile.committee_sizes:
        sizes = ", ".join(str(size) for size in profile.committee_sizes)
        return Refusal("committee-size", section, {"count": len(members), "sizes": sizes})
    unfit = _unfit(ruling, members, directors, section)
    return unfit or replace(ruling, committee=Committee(tuple(members)))


def cast(ruling: JudgeRuling, ballot: Ballot) -> JudgeRuling | Refusal:
    """A member votes, once.

    Refused: no-committee, committee-not-member(player), vote-twice(player), appeal-decided.
    Source: jbl/5.2
    """
    committee = ruling.committee
    if committee is None:
        return Refusal("no-committee", "jbl/5.2")
    if ballot.member not in committee.members:
        return Refusal("committee-not-member", "jbl/1.5.2", {"player": ballot.member})
    if any(old.member == ballot.member for old in committee.ballots):
        return Refusal("vote-twice", None, {"player": ballot.member})
    if outcome(committee) is not None:
        return Refusal("appeal-decided", "jbl/5.2")
    return replace(ruling, committee=replace(committee, ballots=(*committee.ballots, ballot)))


def outcome(committee: Committee) -> Vote | None:
    """What more than half of the members want, None as long as it is open.

    Source: jbl/5.2
    """
    votes = [ballot.vote for ballot in committee.ballots]
    for vote in Vote:
        if 2 * votes.count(vote) > len(committee.members):
            return vote
    return None


def _unfit(
    ruling: JudgeRuling, members: Sequence[PlayerId], directors: Collection[PlayerId], section: str | None
) -> Refusal | None:
    for member in members:
        if members.count(member) > 1:
            return Refusal("committee-twice", section, {"player": member})
        if member in directors or member == ruling.judge:
            return Refusal("committee-director", section, {"player": member})
        if member in ruling.parties:
            return Refusal("committee-party", section, {"player": member})
    return None
