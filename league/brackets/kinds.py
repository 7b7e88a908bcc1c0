"""The kinds of bracket: single and double elimination, and brackets in which losers play on for a prize."""

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum

from league.brackets.building import (
    ALL_PLACES,
    BracketBuilder,
    Funnel,
    Places,
    check_entrants,
    contested,
    funnel,
    seed_order,
)
from league.brackets.model import Bracket, BracketSeed, BracketStage, LoserOf, WinnerOf
from league.ids import PlayerId
from league.refusal import Refusal

SMALLEST_WITH_THIRD_PLACE = 4


class ThirdPlace(StrEnum):
    """Whether the losers of the semi-finals share the third place or play for it."""

    SHARED = "shared"
    PLAYED = "played"


class GrandFinal(StrEnum):
    """Whether the unbeaten player must be beaten twice (a reset) or only once."""

    WITH_RESET = "with-reset"
    SINGLE = "single"


class ConsolationFeed(StrEnum):
    """Who plays the consolation: nobody, the losers of the first round, or of each round but the final."""

    NONE = "none"
    PROGRESSIVE = "progressive"
    FIRST_ROUND = "first-round"


class LastChance(StrEnum):
    """Whether those who lose early in the consolation too play once more."""

    NONE = "none"
    PLAYED = "played"


def single_elimination(
    entrants: Sequence[PlayerId], third_place: ThirdPlace = ThirdPlace.SHARED
) -> Bracket | Refusal:
    """Who loses is out; the best seeds have the byes and meet last. `entrants` best first. Source: house."""
    if (refusal := check_entrants(entrants)) is not None:
        return refusal
    draft = BracketBuilder()
    main = _main(draft, entrants, ALL_PLACES)
    if third_place is ThirdPlace.PLAYED:
        if len(entrants) < SMALLEST_WITH_THIRD_PLACE:
            return Refusal("bracket-third-place-too-few", None, {"players": len(entrants)})
        _third_place(draft, main)
    return draft.finished(entrants)


def double_elimination(
    entrants: Sequence[PlayerId], grand_final: GrandFinal = GrandFinal.WITH_RESET
) -> Bracket | Refusal:
    """Who loses twice is out: the losers' bracket sends its winner to the grand final. Source: house."""
    if (refusal := check_entrants(entrants)) is not None:
        return refusal
    draft = BracketBuilder()
    main = _main(draft, entrants, None)
    feeds = [main.losers(index) for index in range(len(main.rounds))]
    losers = funnel(draft, BracketStage.LOSERS, feeds, Places(None, 3))
    if grand_final is GrandFinal.SINGLE:
        draft.add(BracketStage.GRAND_FINAL, (1, 1), (main.winner, losers.winner), (1, 2))
        return draft.finished(entrants)
    first = draft.add(BracketStage.GRAND_FINAL, (1, 1), (main.winner, losers.winner))
    draft.add(BracketStage.GRAND_FINAL, (2, 1), (WinnerOf(first), LoserOf(first)), (1, 2), first)
    return draft.finished(entrants)


def consolation(
    entrants: Sequence[PlayerId],
    feed: ConsolationFeed = ConsolationFeed.PROGRESSIVE,
    last_chance: LastChance = LastChance.NONE,
) -> Bracket | Refusal:
    """A knock-out whose losers play on for a prize of their own, without a way back. Source: house.

    Where the first round has a single match, the losers of the second join its loser. The last-chance bracket
    takes the losers of the consolation's first round, of the second where that is as large, and of the following
    ones only where it would otherwise have no match. Refuses a field too small for the consolation or the last
    chance to have a match.
    """
    if (refusal := check_entrants(entrants)) is not None:
        return refusal
    draft = BracketBuilder()
    main = _main(draft, entrants, ALL_PLACES)
    early = _early_rounds(draft, main, len(entrants))
    rounds = early if feed is ConsolationFeed.FIRST_ROUND else max(len(main.rounds) - 1, 1)
    feeds = [main.losers(index) for index in range(rounds)]
    second = funnel(draft, BracketStage.CONSOLATION, feeds, ALL_PLACES)
    if not _is_contested(draft, BracketStage.CONSOLATION, len(entrants)):
        return Refusal("bracket-consolation-too-few", None, {"players": len(entrants)})
    if last_chance is LastChance.PLAYED:
        return _with_last_chance(draft, entrants, second)
    return draft.finished(entrants)


def _main(draft: BracketBuilder, entrants: Sequence[PlayerId], places: Places | None) -> Funnel:
    seeds = [BracketSeed(number) for number in seed_order(len(entrants))]
    return funnel(draft, BracketStage.MAIN, [seeds], places)


def _early_rounds(draft: BracketBuilder, main: Funnel, players: int) -> int:
    """How many rounds make the first losers: one, or two where the first has a single match and a final follows."""
    first = set(contested(draft.matches, players)) & set(main.rounds[0])
    return 2 if len(first) == 1 and len(main.rounds) > 2 else 1  # noqa: PLR2004 - a second round before the final


def _third_place(draft: BracketBuilder, main: Funnel) -> None:
    for semi_final in main.rounds[-2]:
        draft.matches[semi_final] = replace(draft.matches[semi_final], loser_place=None)
    first, second = main.losers(-2)
    draft.add(BracketStage.THIRD_PLACE, (1, 1), (first, second), (3, 4))


def _with_last_chance(
    draft: BracketBuilder, entrants: Sequence[PlayerId], second: Funnel
) -> Bracket | Refusal:
    """Add the last-chance bracket, fed by as few of the consolation's rounds as give it a match."""
    sizes = [len(each) for each in second.rounds]
    for rounds in range(sizes[:2].count(sizes[0]), len(sizes)):
        grown = BracketBuilder(list(draft.matches))
        funnel(grown, BracketStage.LAST_CHANCE, [second.losers(index) for index in range(rounds)], ALL_PLACES)
        if _is_contested(grown, BracketStage.LAST_CHANCE, len(entrants)):
            return grown.finished(entrants)
    return Refusal("bracket-last-chance-too-few", None, {"players": len(entrants)})


def _is_contested(draft: BracketBuilder, stage: BracketStage, players: int) -> bool:
    """Whether a stage has a match that is not a bye from the start."""
    return any(draft.matches[match].stage is stage for match in contested(draft.matches, players))
