"""How long a match is, by the part of the tournament in which it is played."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from league.brackets import MatchLabel, Phase
from league.limits import LONGEST_MATCH
from league.refusal import Refusal
from league.regulations.profile import Profile
from league.regulations.terms import Scoring
from league.round import Round, Stage


class LengthScope(StrEnum):
    """The large parts of a tournament; a bracket's smaller ones are its phases."""

    EVENT = "event"
    QUALIFIER = "qualifier"
    BRACKET = "bracket"


class LengthUnit(StrEnum):
    """What a length counts: the points that win, or the games of which the better half wins."""

    POINTS = "points"
    GAMES = "games"


@dataclass(frozen=True, slots=True)
class LengthPart:
    """Where a length holds; `round` 0 means in every round of it."""

    where: LengthScope | Phase
    round: int = 0


@dataclass(frozen=True, slots=True)
class MatchLength:
    """A match to so many points, or the best of so many games."""

    number: int
    unit: LengthUnit = LengthUnit.POINTS

    @property
    def target(self) -> int:
        """What wins the match: its points, or more than half of its games."""
        return self.number if self.unit is LengthUnit.POINTS else self.number // 2 + 1


Lengths = Mapping[LengthPart, MatchLength]

NUMBERED: frozenset[LengthScope | Phase] = frozenset(
    {
        LengthScope.QUALIFIER,
        Phase.ROUND,
        Phase.WINNERS_ROUND,
        Phase.LOSERS_ROUND,
        Phase.CONSOLATION_ROUND,
        Phase.LAST_CHANCE_ROUND,
    }
)
"""The parts of which a single round may have a length of its own."""

_OF_STAGE = {Stage.SEMI_FINAL: Phase.SEMI_FINAL, Stage.FINAL: Phase.FINAL}


def part_named(name: str, round_: int = 0) -> LengthPart:
    """The part that is called so."""
    where = LengthScope(name) if name in set(LengthScope) else Phase(name)
    return LengthPart(where, round_)


def read_lengths(stored: str) -> dict[LengthPart, MatchLength]:
    """The lengths as they are stored: "final=9 qualifier.2=5 losers-round=3games"."""
    found = {}
    for words in stored.split():
        where, _, length = words.partition("=")
        name, _, number = where.partition(".")
        unit = LengthUnit.GAMES if length.endswith(LengthUnit.GAMES) else LengthUnit.POINTS
        found[part_named(name, int(number or 0))] = MatchLength(
            int(length.removesuffix(LengthUnit.GAMES)), unit
        )
    return found


def write_lengths(lengths: Lengths) -> str:
    """The lengths as `read_lengths` reads them, in the order of the tournament."""
    order = [*LengthScope, *Phase]
    parts = sorted(lengths, key=lambda part: (order.index(part.where), part.round))
    return " ".join(f"{_written(part)}={_number(lengths[part])}" for part in parts)


def _written(part: LengthPart) -> str:
    return f"{part.where.value}.{part.round}" if part.round else part.where.value


def _number(length: MatchLength) -> str:
    return f"{length.number}{LengthUnit.GAMES if length.unit is LengthUnit.GAMES else ''}"


def misfit(profile: Profile, part: LengthPart, length: MatchLength | None) -> Refusal | None:
    """Why a part cannot have this length (None: it is taken back).

    Refusals: `length-has-no-rounds`, `length-in-games` and `length-in-points` where the game is counted the other way,
    `length-even` (params: games, next), `length-range` (params: most).
    Source: house
    """
    if part.round and part.where not in NUMBERED:
        return Refusal("length-has-no-rounds")
    if length is None:
        return None
    if not 1 <= length.number <= LONGEST_MATCH:
        return Refusal("length-range", params={"most": LONGEST_MATCH})
    if (length.unit is LengthUnit.POINTS) != (profile.scoring is Scoring.MATCH):
        return Refusal("length-in-games" if length.unit is LengthUnit.POINTS else "length-in-points")
    if length.unit is LengthUnit.GAMES and length.number % 2 == 0:
        return Refusal("length-even", params={"games": length.number, "next": length.number + 1})
    return None


def length_at(lengths: Lengths, round_: Round, label: MatchLabel | None = None) -> MatchLength | None:
    """The length of a match, `label` naming one of a bracket: the narrowest part decides. None: as the event says.

    Source: house
    """
    return next((lengths[part] for part in _parts(round_, label) if part in lengths), None)


def _parts(round_: Round, label: MatchLabel | None) -> tuple[LengthPart, ...]:
    """The parts to which a match belongs, the narrowest first."""
    if label is not None:
        own = (LengthPart(label.phase, label.round), LengthPart(label.phase))
        return (*own, LengthPart(LengthScope.BRACKET), LengthPart(LengthScope.EVENT))
    if round_.stage is Stage.QUALIFIER:
        return (
            LengthPart(LengthScope.QUALIFIER, round_.number),
            LengthPart(LengthScope.QUALIFIER),
            LengthPart(LengthScope.EVENT),
        )
    if round_.stage is Stage.PLAY_OFF:
        return LengthPart(LengthScope.QUALIFIER), LengthPart(LengthScope.EVENT)
    return LengthPart(_OF_STAGE[round_.stage]), LengthPart(LengthScope.EVENT)


def with_length(profile: Profile, length: MatchLength | None) -> Profile:
    """The regulations of a match of this length; the best of several games is counted in games won, and has their time.

    Source: house
    """
    if length is None:
        return profile
    if length.unit is LengthUnit.POINTS:
        return replace(profile, win_target=length.target)
    return replace(
        profile,
        scoring=Scoring.MATCH,
        win_target=length.target,
        maximum_score=length.target,
        declaration=False,
        play_seconds=None if profile.play_seconds is None else profile.play_seconds * length.number,
    )
