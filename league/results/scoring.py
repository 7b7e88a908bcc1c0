"""From raw scores to recorded ones, to places, to the points of a table."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from league.limits import FULL_TABLE, SMALL_TABLE
from league.regulations.profile import Profile
from league.regulations.terms import Scoring


@dataclass(frozen=True, slots=True)
class Scored:
    """One seat while its result is worked out; `handicap` is the number of classes below the strongest."""

    recorded: int
    place: int
    won: bool
    handicap: int = 0


def recorded_score(raw: int, target: int, won: bool) -> int:  # noqa: FBT001 - the rule's own question
    """The winner is recorded with the target at most, everybody else with one less.

    Source: cjp/score-cap, cjp/score-cap-others, cjp/score-timeout
    """
    return min(raw, target if won else target - 1)


def places(recorded: Sequence[int], winner: int | None) -> tuple[int, ...]:
    """The winner's seat is first; the rest by recorded score, equal scores sharing the better place."""
    ranks = [(seat != winner, -score) for seat, score in enumerate(recorded)]
    return tuple(1 + sum(other < rank for other in ranks) for rank in ranks)


def handicaps(classes: Sequence[str], ladder: Sequence[str]) -> tuple[int, ...]:
    """How many classes each seat is below the strongest class at the table.

    Source: house
    """
    steps = [ladder.index(letter) for letter in classes]
    return tuple(step - min(steps) for step in steps)


def table_points(profile: Profile, seats: Sequence[Scored]) -> tuple[Fraction, ...]:
    """The points of a table, seat by seat."""
    return RULES[profile.scoring](profile, seats)


def win_credits(profile: Profile, seats: Sequence[Scored]) -> tuple[Fraction, ...]:
    """What each seat's part counts in wins: one for the winner; where nobody won, what the regulations say.

    Source: house
    """
    if any(seat.won for seat in seats):
        return tuple(Fraction(seat.won) for seat in seats)
    return (Fraction(profile.draw_half_wins, 2),) * len(seats)


def shares(profile: Profile, recorded: Sequence[int]) -> tuple[Fraction, ...]:
    """Each seat's part of all recorded scores of the table; of a table of three perhaps as if there were a fourth.

    Source: house
    """
    raised = profile.raise_small_tables and len(recorded) == SMALL_TABLE
    total = sum(recorded) * (Fraction(FULL_TABLE, SMALL_TABLE) if raised else 1)
    return tuple(Fraction(score) / total if total else Fraction(0) for score in recorded)


def placement_award(awards: Sequence[int], place: int, tied: int) -> Fraction:
    """Players tied at a place share equally what their places are worth.

    Source: house
    """
    return Fraction(sum(awards[place - 1 : place - 1 + tied]), tied)


def _recorded(_: Profile, seats: Sequence[Scored]) -> tuple[Fraction, ...]:
    return tuple(Fraction(seat.recorded) for seat in seats)


def _placement(profile: Profile, seats: Sequence[Scored]) -> tuple[Fraction, ...]:
    awards = awards_for(profile, len(seats))
    found = [seat.place for seat in seats]
    return tuple(placement_award(awards, place, found.count(place)) for place in found)


def awards_for(profile: Profile, players: int) -> tuple[int, ...]:
    """What the places of a table of so many are worth."""
    return profile.placement_points if players > 3 else profile.placement_points_three  # noqa: PLR2004 - table of 3


def _zero_sum(profile: Profile, seats: Sequence[Scored]) -> tuple[Fraction, ...]:
    paid = [_paid(profile, seat) for seat in seats]
    first = [seat.place for seat in seats].count(1)
    income = Fraction(-sum(paid), first)
    return tuple(
        income if seat.place == 1 else Fraction(loss) for seat, loss in zip(seats, paid, strict=True)
    )


def _paid(profile: Profile, seat: Scored) -> int:
    """What a loser scores; when time leaves several in first place they share the income.

    Source: house
    """
    if seat.place == 1:
        return 0
    second = seat.place == 2  # noqa: PLR2004 - the place itself
    return seat.recorded - (profile.stake_second if second else profile.stake_others) + seat.handicap


RULES: Mapping[Scoring, Callable[[Profile, Sequence[Scored]], tuple[Fraction, ...]]] = {
    Scoring.CAPPED: _recorded,
    Scoring.ZERO_SUM: _zero_sum,
    Scoring.PLACEMENT: _placement,
    Scoring.MATCH: _recorded,
}
