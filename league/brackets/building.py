"""The pieces that all brackets are built from: seeding, a knock-out, and a funnel that takes in losers."""

from collections.abc import Sequence
from dataclasses import dataclass, field

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
from league.ids import PlayerId
from league.refusal import Refusal

SMALLEST = 2
LARGEST = 256


@dataclass(slots=True)
class BracketBuilder:
    """A bracket in the making: gives each match its place in the list."""

    matches: list[Match] = field(default_factory=list)

    def add(
        self,
        stage: BracketStage,
        place_in_stage: tuple[int, int],
        sources: tuple[Source, Source],
        places: tuple[int | None, int | None] = (None, None),
        reset_of: MatchId | None = None,
    ) -> MatchId:
        """Append a match: (round, number), (first, second), (winner's place, loser's place)."""
        match_id = MatchId(len(self.matches))
        self.matches.append(Match(match_id, stage, *place_in_stage, *sources, *places, reset_of))
        return match_id

    def finished(self, entrants: Sequence[PlayerId]) -> Bracket:
        """The bracket for these entrants."""
        return Bracket(tuple(entrants), tuple(self.matches), contested(self.matches, len(entrants)))


def check_entrants(entrants: Sequence[PlayerId]) -> Refusal | None:
    """A bracket takes 2 to 256 different players."""
    if len(entrants) < SMALLEST:
        return Refusal("bracket-too-few", None, {"players": len(entrants)})
    if len(entrants) > LARGEST:
        return Refusal("bracket-too-many", None, {"players": len(entrants), "largest": LARGEST})
    if len(set(entrants)) < len(entrants):
        return Refusal("bracket-duplicate-player")
    return None


def seed_order(players: int) -> tuple[int, ...]:
    """Seeds from top to bottom of the draw, filled up to a power of two: 1 16 8 9 4 13 ... Source: house.

    The best seeds meet last, and the seeds that are missing give the byes to the best.
    """
    order: tuple[int, ...] = (1,)
    while len(order) < players:
        size = 2 * len(order)
        order = tuple(seed for better in order for seed in (better, size + 1 - better))
    return order


@dataclass(frozen=True, slots=True)
class Places:
    """The places a funnel decides: its winner's (None while he plays on) and its last loser's."""

    winner: int | None
    last_loser: int


ALL_PLACES = Places(1, 2)


@dataclass(frozen=True, slots=True)
class Funnel:
    """What came of a funnel: who is left, and its matches by round."""

    winner: Source
    rounds: tuple[tuple[MatchId, ...], ...]

    def losers(self, index: int) -> tuple[Source, ...]:
        """The losers of a round (from 0) in the order of its matches."""
        return tuple(LoserOf(match) for match in self.rounds[index])


def funnel(
    draft: BracketBuilder, stage: BracketStage, feeds: Sequence[Sequence[Source]], places: Places | None
) -> Funnel:
    """Neighbours meet until one is left; each later feed drops in once the field is as small as the feed.

    One feed is a plain knock-out. Feeds are powers of two and never grow. `places` None: losers play on.
    """
    line = list(feeds[0])
    plan = _plan([len(feed) for feed in feeds])
    to_come = sum(matches for _, matches in plan)
    rounds: list[tuple[MatchId, ...]] = []
    for number, (feed, matches) in enumerate(plan, start=1):
        to_come -= matches
        pairs = _pairs(line, None if feed is None else _crossed(feeds[feed], feed))
        ends = _ends(places, to_come)
        rounds.append(
            tuple(draft.add(stage, (number, at), pair, ends) for at, pair in enumerate(pairs, start=1))
        )
        line = [WinnerOf(match) for match in rounds[-1]]
    return Funnel(line[0], tuple(rounds))


def _plan(sizes: Sequence[int]) -> list[tuple[int | None, int]]:
    """The rounds of a funnel: which feed drops in (None: the field is halved) and how many matches it has."""
    plan: list[tuple[int | None, int]] = []
    left = sizes[0]
    for feed, size in [*enumerate(sizes[1:], start=1), (None, 1)]:
        while left > size:
            left //= 2
            plan.append((None, left))
        if feed is not None:
            plan.append((feed, size))
    return plan


def _pairs(line: Sequence[Source], feed: Sequence[Source] | None) -> list[tuple[Source, Source]]:
    if feed is None:
        return list(zip(line[::2], line[1::2], strict=True))
    return list(zip(line, feed, strict=True))


def _ends(places: Places | None, to_come: int) -> tuple[int | None, int | None]:
    """The places a round decides: each match still to come sends one player out behind its loser."""
    if places is None:
        return None, None
    return (None if to_come else places.winner), places.last_loser + to_come


def _crossed(feed: Sequence[Source], turn: int) -> list[Source]:
    """Losers drop in away from those they have just met: the order is turned another way each time."""
    half = len(feed) // 2
    match turn % 4:
        case 1:
            return [*feed[::-1]]
        case 2:
            return [*feed[:half][::-1], *feed[half:][::-1]]
        case 3:
            return [*feed[half:], *feed[:half]]
        case _:
            return [*feed]


def contested(matches: Sequence[Match], players: int) -> tuple[MatchId, ...]:
    """The matches that two of so many players can come to, in order: all others are byes from the start."""
    two_come: list[bool] = []
    one_comes: list[bool] = []
    for match in matches:
        sides = [_is_somebody(source, players, two_come, one_comes) for source in (match.first, match.second)]
        two_come.append(all(sides))
        one_comes.append(any(sides))
    return tuple(match.id for match in matches if two_come[match.id])


def _is_somebody(source: Source, players: int, two_come: Sequence[bool], one_comes: Sequence[bool]) -> bool:
    match source:
        case BracketSeed(number):
            return number <= players
        case WinnerOf(match):
            return one_comes[match]
        case LoserOf(match):
            return two_come[match]
