"""What a match of a bracket is called: winners' round 2, losers' final, grand final."""

from dataclasses import dataclass
from enum import StrEnum

from league.brackets.model import (
    Bracket,
    BracketSeed,
    BracketStage,
    LoserOf,
    Match,
    MatchId,
    Source,
    WinnerOf,
)


class Phase(StrEnum):
    """The part of a bracket in which a match is played, as players call it."""

    ROUND = "round"
    QUARTER_FINAL = "quarter-final"
    SEMI_FINAL = "semi-final"
    FINAL = "final"
    THIRD_PLACE = "third-place"
    WINNERS_ROUND = "winners-round"
    WINNERS_FINAL = "winners-final"
    LOSERS_ROUND = "losers-round"
    LOSERS_FINAL = "losers-final"
    GRAND_FINAL = "grand-final"
    GRAND_FINAL_RESET = "grand-final-reset"
    CONSOLATION_ROUND = "consolation-round"
    CONSOLATION_FINAL = "consolation-final"
    LAST_CHANCE_ROUND = "last-chance-round"
    LAST_CHANCE_FINAL = "last-chance-final"


_FROM_THE_END = {0: Phase.FINAL, 1: Phase.SEMI_FINAL, 2: Phase.QUARTER_FINAL}
_ROUND_AND_FINAL = {
    BracketStage.LOSERS: (Phase.LOSERS_ROUND, Phase.LOSERS_FINAL),
    BracketStage.CONSOLATION: (Phase.CONSOLATION_ROUND, Phase.CONSOLATION_FINAL),
    BracketStage.LAST_CHANCE: (Phase.LAST_CHANCE_ROUND, Phase.LAST_CHANCE_FINAL),
}


@dataclass(frozen=True, slots=True)
class MatchLabel:
    """A phase, and the number of its round where it has several."""

    phase: Phase
    round: int


def labels(bracket: Bracket) -> dict[MatchId, MatchLabel]:
    """What the matches of this bracket are called; rounds in which all have a bye are not counted.

    Source: house
    """
    played: dict[BracketStage, set[int]] = {}
    for number in bracket.contested:
        played.setdefault(bracket.matches[number].stage, set()).add(bracket.matches[number].round)
    last = {match.stage: match.round for match in bracket.matches}
    is_double = BracketStage.GRAND_FINAL in last
    named: dict[tuple[BracketStage, int, MatchId | None], MatchLabel] = {}
    found: dict[MatchId, MatchLabel] = {}
    for match in bracket.matches:
        alike = match.stage, match.round, match.reset_of
        if alike not in named:
            phase = _phase(match, last[match.stage] - match.round, double=is_double)
            before = sum(one < match.round for one in played.get(match.stage, ()))
            named[alike] = MatchLabel(phase, 1 + before)
        found[match.id] = named[alike]
    return found


def _phase(match: Match, to_come: int, *, double: bool) -> Phase:
    match match.stage:
        case BracketStage.MAIN if double:
            return Phase.WINNERS_ROUND if to_come else Phase.WINNERS_FINAL
        case BracketStage.MAIN:
            return _FROM_THE_END.get(to_come, Phase.ROUND)
        case BracketStage.THIRD_PLACE:
            return Phase.THIRD_PLACE
        case BracketStage.GRAND_FINAL:
            return Phase.GRAND_FINAL if match.reset_of is None else Phase.GRAND_FINAL_RESET
        case _:
            return _ROUND_AND_FINAL[match.stage][0 if to_come else 1]


def origins(bracket: Bracket) -> dict[MatchId, tuple[Source, Source]]:
    """Where the two players of each match that can be played come from, byes left out: a seed or another such match."""
    real = frozenset(bracket.contested)
    return {
        match: (
            _origin(bracket, real, bracket.matches[match].first),
            _origin(bracket, real, bracket.matches[match].second),
        )
        for match in sorted(real)
    }


def _origin(bracket: Bracket, real: frozenset[MatchId], source: Source) -> Source:
    """Behind a bye stands whoever has it."""
    if isinstance(source, BracketSeed) or source.match in real:
        return source
    match = bracket.matches[source.match]
    there = (one for one in (match.first, match.second) if _comes(bracket, real, one))
    return _origin(bracket, real, next(there, match.first))


def _comes(bracket: Bracket, real: frozenset[MatchId], source: Source) -> bool:
    match source:
        case BracketSeed(number):
            return number <= len(bracket.entrants)
        case LoserOf(match):
            return match in real
        case WinnerOf(match):
            before = bracket.matches[match]
            return (
                match in real or _comes(bracket, real, before.first) or _comes(bracket, real, before.second)
            )
