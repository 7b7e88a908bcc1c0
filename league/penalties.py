"""The ledger of penalties: what a judge has imposed, what has been revoked, what the ladder suggests next."""

from dataclasses import dataclass, replace

from league.ids import PlayerId, RoundId, SectionId, TableId
from league.refusal import Refusal
from league.regulations.profile import Profile
from league.regulations.terms import PenaltyKind


@dataclass(frozen=True, slots=True)
class Offence:
    """What happened, as the judge states it; without table and round if it happened between games."""

    player: PlayerId
    judge: PlayerId
    reason: str
    section: SectionId | None = None
    table: TableId | None = None
    round: RoundId | None = None


@dataclass(frozen=True, slots=True)
class Revocation:
    """Who took a penalty back, and why."""

    judge: PlayerId
    reason: str


@dataclass(frozen=True, slots=True)
class LedgerEntry:
    """One penalty; `number` counts within the ledger from 1 and never changes."""

    number: int
    kind: PenaltyKind
    offence: Offence
    revoked: Revocation | None = None


@dataclass(frozen=True, slots=True)
class PenaltyLedger:
    """All penalties of one event, revoked ones included, in the order of imposing."""

    penalties: tuple[LedgerEntry, ...] = ()


@dataclass(frozen=True, slots=True)
class Imposed:
    """A penalty was entered.

    `no_refund` is the section that keeps the entry fee after a disqualification, None where no rule says so.
    """

    ledger: PenaltyLedger
    penalty: LedgerEntry
    no_refund: str | None = None


@dataclass(frozen=True, slots=True)
class Revoked:
    """A penalty was taken back."""

    ledger: PenaltyLedger
    penalty: LedgerEntry


NO_PENALTIES = PenaltyLedger()


def warn(profile: Profile, ledger: PenaltyLedger, offence: Offence) -> Imposed | Refusal:
    """Enter a warning. Refused as in `impose`."""
    return impose(profile, ledger, PenaltyKind.WARNING, offence)


def disqualify(profile: Profile, ledger: PenaltyLedger, offence: Offence) -> Imposed | Refusal:
    """Enter a disqualification; the player leaves the ranking. Refused as in `impose`."""
    return impose(profile, ledger, PenaltyKind.DISQUALIFICATION, offence)


def impose(profile: Profile, ledger: PenaltyLedger, kind: PenaltyKind, offence: Offence) -> Imposed | Refusal:
    """Enter a penalty; any rung may be chosen, for the judge decides.

    Refused: penalty-not-in-profile(kind), penalty-reason-missing, penalty-own(player),
    already-disqualified(player).
    Source: cjp/penalty-levels, jbl/4.5.1
    """
    if refusal := _refusal(profile, ledger, kind, offence):
        return refusal
    penalty = LedgerEntry(len(ledger.penalties) + 1, kind, offence)
    no_refund = profile.sources.no_refund if kind is PenaltyKind.DISQUALIFICATION else None
    return Imposed(PenaltyLedger((*ledger.penalties, penalty)), penalty, no_refund)


def revoke(ledger: PenaltyLedger, number: int, revocation: Revocation) -> Revoked | Refusal:
    """Take a penalty back; it stays in the ledger, marked.

    Refused: no-such-penalty(number), already-revoked(number), revocation-reason-missing.
    Source: house
    """
    if not 1 <= number <= len(ledger.penalties):
        return Refusal("no-such-penalty", None, {"number": number})
    penalty = ledger.penalties[number - 1]
    if penalty.revoked is not None:
        return Refusal("already-revoked", None, {"number": number})
    if not revocation.reason.strip():
        return Refusal("revocation-reason-missing")
    marked = replace(penalty, revoked=revocation)
    penalties = (*ledger.penalties[: number - 1], marked, *ledger.penalties[number:])
    return Revoked(PenaltyLedger(penalties), marked)


def standing_penalties(ledger: PenaltyLedger, player: PlayerId) -> tuple[LedgerEntry, ...]:
    """What this player has, without the revoked."""
    return tuple(p for p in ledger.penalties if p.offence.player == player and p.revoked is None)


def suggestion(profile: Profile, ledger: PenaltyLedger, player: PlayerId) -> PenaltyKind | None:
    """The next rung of the ladder, None at its end: a proposal, for the judge decides.

    Source: cjp/penalty-levels
    """
    reached = [profile.penalty_ladder.index(p.kind) for p in _on_ladder(profile, ledger, player)]
    step = max(reached, default=-1) + 1
    return profile.penalty_ladder[step] if step < len(profile.penalty_ladder) else None


def is_disqualified(ledger: PenaltyLedger, player: PlayerId) -> bool:
    """Whether a disqualification stands against this player."""
    return player in disqualified(ledger)


def disqualified(ledger: PenaltyLedger) -> frozenset[PlayerId]:
    """Everybody against whom a disqualification stands."""
    out = PenaltyKind.DISQUALIFICATION
    return frozenset(p.offence.player for p in ledger.penalties if p.kind is out and p.revoked is None)


def _on_ladder(profile: Profile, ledger: PenaltyLedger, player: PlayerId) -> list[LedgerEntry]:
    return [p for p in standing_penalties(ledger, player) if p.kind in profile.penalty_ladder]


def _refusal(profile: Profile, ledger: PenaltyLedger, kind: PenaltyKind, offence: Offence) -> Refusal | None:
    section = profile.sources.penalty
    if kind not in profile.penalty_ladder:
        return Refusal("penalty-not-in-profile", section, {"kind": kind.value})
    if not offence.reason.strip():
        return Refusal("penalty-reason-missing")
    if offence.judge == offence.player:
        return Refusal("penalty-own", profile.sources.judge_plays, {"player": offence.player})
    if is_disqualified(ledger, offence.player):
        return Refusal("already-disqualified", section, {"player": offence.player})
    return None
