"""Which reports cannot be true: each check returns its refusal, or nothing."""

from collections.abc import Callable, Mapping

from league.ids import PlayerId
from league.refusal import Refusal
from league.regulations.profile import Profile
from league.regulations.terms import Scoring, TimeUp
from league.results.claim import TableEnding, TableReport

Check = Callable[[Profile, TableReport], Refusal | None]


def target_of(profile: Profile, claim: TableReport) -> int:
    """The score that wins this game."""
    return profile.win_target if claim.match_points is None else claim.match_points


def reached(profile: Profile, claim: TableReport) -> tuple[PlayerId, ...]:
    """Who holds enough to win, in turn order."""
    target = target_of(profile, claim)
    return tuple(player for player, raw in zip(claim.seats, claim.raw, strict=True) if raw >= target)


def winner_of(profile: Profile, claim: TableReport) -> PlayerId | None:
    """The winner as named, or the only one who reached the target after a victory."""
    if claim.ending is not TableEnding.VICTORY or claim.winner is not None:
        return claim.winner
    candidates = reached(profile, claim)
    return candidates[0] if len(candidates) == 1 else None


def fault(profile: Profile, claim: TableReport) -> Refusal | None:
    """The first reason why this report cannot be recorded."""
    for check in CHECKS:
        if refusal := check(profile, claim):
            return refusal
    return None


def _table_size(profile: Profile, claim: TableReport) -> Refusal | None:
    sizes = profile.table_sizes
    if len(claim.seats) in sizes:
        return None
    params = {"count": len(claim.seats), "least": min(sizes), "most": max(sizes)}
    return Refusal("table-size", profile.sources.seats, params)


def _same_player_twice(_: Profile, claim: TableReport) -> Refusal | None:
    twice = [player for player in claim.seats if claim.seats.count(player) > 1]
    return Refusal("seated-twice", None, {"player": twice[0]}) if twice else None


def _score_count(_: Profile, claim: TableReport) -> Refusal | None:
    if len(claim.raw) == len(claim.seats):
        return None
    return Refusal("score-count", None, {"scores": len(claim.raw), "players": len(claim.seats)})


def _match_points(profile: Profile, claim: TableReport) -> Refusal | None:
    if claim.match_points is None:
        return None
    if profile.scoring is not Scoring.MATCH:
        return Refusal("match-points-unused", profile.sources.winner, {"target": profile.win_target})
    return (
        None
        if claim.match_points >= 1
        else Refusal("match-points-range", None, {"points": claim.match_points})
    )


def _negative(_: Profile, claim: TableReport) -> Refusal | None:
    for player, raw in zip(claim.seats, claim.raw, strict=True):
        if raw < 0:
            return Refusal("score-negative", None, {"player": player, "score": raw})
    return None


def _too_high(profile: Profile, claim: TableReport) -> Refusal | None:
    maximum = profile.maximum_for(target_of(profile, claim))
    for player, raw in zip(claim.seats, claim.raw, strict=True):
        if raw > maximum:
            return Refusal("score-too-high", None, {"player": player, "score": raw, "maximum": maximum})
    return None


def _handicaps(profile: Profile, claim: TableReport) -> Refusal | None:
    if not claim.handicaps:
        return None
    if not profile.handicap_classes:
        return Refusal("handicaps-unused")
    if len(claim.handicaps) != len(claim.seats):
        return Refusal("handicap-count", None, {"classes": len(claim.handicaps), "players": len(claim.seats)})
    unknown = [letter for letter in claim.handicaps if letter not in profile.handicap_classes]
    known = ", ".join(profile.handicap_classes)
    return Refusal("handicap-unknown", None, {"class": unknown[0], "known": known}) if unknown else None


def _winner_seated(_: Profile, claim: TableReport) -> Refusal | None:
    if claim.winner is None or claim.winner in claim.seats:
        return None
    return Refusal("winner-not-seated", None, {"player": claim.winner})


def _ending(profile: Profile, claim: TableReport) -> Refusal | None:
    if claim.ending is TableEnding.VICTORY:
        return _victory(profile, claim)
    if claim.ending is TableEnding.RETIRED:
        return _retired(profile, claim)
    return TIME_CHECKS[profile.time_up](profile, claim)


def _victory(profile: Profile, claim: TableReport) -> Refusal | None:
    target = target_of(profile, claim)
    candidates = reached(profile, claim)
    section = profile.sources.winner
    if not candidates:
        return Refusal("nobody-at-target", section, {"target": target})
    if claim.winner is not None and claim.winner not in candidates:
        return Refusal("winner-below-target", section, {"player": claim.winner, "target": target})
    if len(candidates) == 1:
        return None
    if not profile.declaration:
        return Refusal("two-at-target", section, {"target": target, "count": len(candidates)})
    if claim.winner is None:
        return Refusal("winner-unclear", section, {"target": target, "count": len(candidates)})
    return None


def _retired(profile: Profile, claim: TableReport) -> Refusal | None:
    """Why a match cannot have been given up: without a winner, or after its end was reached."""
    if not profile.two_players:
        return Refusal("retired-needs-match", profile.sources.winner)
    if claim.winner is None:
        return Refusal("retired-needs-winner", profile.sources.winner)
    if reached(profile, claim):
        return Refusal("retired-after-end", profile.sources.winner, {"target": target_of(profile, claim)})
    return None


def _time_without_winner(profile: Profile, claim: TableReport) -> Refusal | None:
    if claim.winner is None:
        return None
    return Refusal("time-has-no-winner", profile.sources.time_up, {"player": claim.winner})


def _time_is_loss(profile: Profile, claim: TableReport) -> Refusal | None:
    if claim.winner is None:
        return Refusal("time-needs-winner", profile.sources.time_up)
    if reached(profile, claim):
        return Refusal("time-after-end", profile.sources.winner, {"target": target_of(profile, claim)})
    return None


def _no_time_limit(profile: Profile, _: TableReport) -> Refusal | None:
    return Refusal("no-time-limit", profile.sources.time_up, {"target": profile.win_target})


TIME_CHECKS: Mapping[TimeUp, Check] = {
    TimeUp.NO_WINNER: _time_without_winner,
    TimeUp.LOSS: _time_is_loss,
    TimeUp.NEVER: _no_time_limit,
}

CHECKS: tuple[Check, ...] = (
    _table_size,
    _same_player_twice,
    _score_count,
    _match_points,
    _negative,
    _too_high,
    _handicaps,
    _winner_seated,
    _ending,
)
