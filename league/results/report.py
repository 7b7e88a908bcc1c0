"""Recording a table: the report, the walkover, the bye, and until when a result may be corrected."""

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum
from fractions import Fraction

from league.ids import PlayerId
from league.refusal import Refusal
from league.regulations.profile import Profile
from league.regulations.terms import Correction, RatingRule, Scoring, TimeUp
from league.results.checks import fault, target_of, winner_of
from league.results.claim import MatchIncident, ResultKind, ResultLine, TableEnding, TableReport, TableResult
from league.results.scoring import (
    Scored,
    awards_for,
    handicaps,
    places,
    recorded_score,
    shares,
    table_points,
    win_credits,
)

NOTHING, HALF, WIN = Fraction(0), Fraction(1, 2), Fraction(1)


class NextMatch(StrEnum):
    """Whether either player's next match is under way."""

    WAITING = "waiting"
    STARTED = "started"


def report(profile: Profile, claim: TableReport) -> TableResult | Refusal:
    """Record a table as the profile counts it; raw scores are kept beside the recorded ones.

    Refused: table-size, seated-twice, score-count, match-points-unused, match-points-range, score-negative,
    score-too-high, handicaps-unused, handicap-count, handicap-unknown, winner-not-seated, nobody-at-target,
    winner-below-target, two-at-target, winner-unclear, time-has-no-winner, time-needs-winner, time-after-end,
    no-time-limit, retired-needs-match, retired-needs-winner, retired-after-end.
    Source: cjp/score-cap, cjp/score-cap-others, cjp/score-timeout
    """
    if refusal := fault(profile, claim):
        return refusal
    return TableResult(
        kind=ResultKind.PLAYED,
        lines=_lines(profile, claim),
        target=target_of(profile, claim),
        rated=_rated(profile, claim.incident),
        ending=claim.ending,
        incident=claim.incident,
    )


def walkover(profile: Profile, winner: PlayerId, absent: Sequence[PlayerId]) -> TableResult | Refusal:
    """Whoever is there wins, without a score and unrated; points for places count as for a first place.

    Refused: walkover-seats (nobody absent, or somebody named twice).
    Source: jbl/2.2.4-rating
    """
    seats = (winner, *absent)
    if len(seats) not in profile.table_sizes or len(set(seats)) < len(seats):
        sizes = profile.table_sizes
        params = {"count": len(set(seats)), "least": min(sizes), "most": max(sizes)}
        return Refusal("walkover-seats", profile.sources.walkover, params)
    award = _first_place(profile, len(seats))
    lines = (_unplayed(winner, award), *(_absent(player) for player in absent))
    return TableResult(ResultKind.WALKOVER, lines, profile.win_target, rated=False)


def nobody_came(profile: Profile, absent: Sequence[PlayerId]) -> TableResult | Refusal:
    """Nobody is there: nobody wins, without a score and unrated.

    Refused: walkover-seats (too few or too many, or somebody named twice).
    Source: jbl/2.2.4-rating
    """
    if len(absent) not in profile.table_sizes or len(set(absent)) < len(absent):
        sizes = profile.table_sizes
        params = {"count": len(set(absent)), "least": min(sizes), "most": max(sizes)}
        return Refusal("walkover-seats", profile.sources.walkover, params)
    lines = tuple(_absent(player) for player in absent)
    return TableResult(ResultKind.WALKOVER, lines, profile.win_target, rated=False)


def bye(profile: Profile, player: PlayerId, *, asked_for: bool = False) -> TableResult | Refusal:
    """In two-player events the one left over is credited with a win, without a score and unrated.

    Whoever has asked for it is credited with half a win.

    Refused: bye-needs-two-players.
    Source: house
    """
    if not profile.two_players:
        return Refusal("bye-needs-two-players", profile.sources.seats)
    line = replace(_absent(player), credit=HALF, place=1) if asked_for else _unplayed(player, NOTHING)
    return TableResult(ResultKind.BYE, (line,), profile.win_target, rated=False)


def correctable(profile: Profile, next_match: NextMatch) -> Refusal | None:
    """Whether a published result may still be corrected.

    Refused: correction-closed.
    Source: cjp/score-correction, jbl/4.7-publish
    """
    if profile.correction is Correction.UNTIL_NEXT_MATCH and next_match is NextMatch.STARTED:
        return Refusal("correction-closed", profile.sources.correction)
    return None


def _lines(profile: Profile, claim: TableReport) -> tuple[ResultLine, ...]:
    recorded = _recorded(profile, claim)
    seats = _scored(profile, claim, recorded)
    worth = zip(
        table_points(profile, seats), shares(profile, recorded), win_credits(profile, seats), strict=True
    )
    return tuple(
        ResultLine(player, raw, seat.recorded, seat.place, seat.won, *counted)
        for player, raw, seat, counted in zip(claim.seats, claim.raw, seats, worth, strict=True)
    )


def _recorded(profile: Profile, claim: TableReport) -> tuple[int, ...]:
    if _stands(profile, claim):
        return claim.raw
    target, winner = target_of(profile, claim), winner_of(profile, claim)
    return tuple(
        recorded_score(raw, target, player == winner)
        for player, raw in zip(claim.seats, claim.raw, strict=True)
    )


def _stands(profile: Profile, claim: TableReport) -> bool:
    """The score at the flag, or when a player gave up, stands as it was."""
    flag = profile.time_up is TimeUp.LOSS and claim.ending is TableEnding.TIME
    return flag or claim.ending is TableEnding.RETIRED


def _scored(profile: Profile, claim: TableReport, recorded: tuple[int, ...]) -> tuple[Scored, ...]:
    winner = winner_of(profile, claim)
    seat = None if winner is None else claim.seats.index(winner)
    steps = handicaps(claim.handicaps, profile.handicap_classes) if claim.handicaps else (0,) * len(recorded)
    ranks = places(recorded, seat)
    return tuple(Scored(recorded[i], ranks[i], i == seat, steps[i]) for i in range(len(recorded)))


def _rated(profile: Profile, incident: MatchIncident) -> bool:
    """Points given for lateness make a match unrated, time taken does not.

    Source: jbl/2.2.4-rating
    """
    return profile.rating is not RatingRule.UNRATED and incident is not MatchIncident.POINTS_GIVEN


def _first_place(profile: Profile, players: int) -> Fraction:
    if profile.scoring is not Scoring.PLACEMENT:
        return NOTHING
    return Fraction(awards_for(profile, players)[0])


def _unplayed(player: PlayerId, award: Fraction) -> ResultLine:
    return ResultLine(player, None, recorded=0, place=1, won=True, points=award, share=NOTHING, credit=WIN)


def _absent(player: PlayerId) -> ResultLine:
    return ResultLine(player, None, recorded=0, place=2, won=False, points=NOTHING, share=NOTHING)
