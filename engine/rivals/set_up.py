"""How a game of each set begins: stacks, event cards, regions and the two principalities."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import chain, pairwise
from typing import Final, TypeVar

from engine.rivals.cards import BACKS, TABLE, CardKind, keyed
from engine.rivals.events import Opened
from engine.rivals.holdings import SITES
from engine.rivals.names import CardBack, CardKey, Chance, GameSet, Good
from engine.rivals.options import RivalsOptions
from engine.rivals.state import EMPTY, Ask, Demand, Realm, RivalsState, RivalsTurn, TurnPhase, step

T = TypeVar("T")
_STOCK: Final = (Good.LUMBER, Good.GOLD, Good.GRAIN, Good.BRICK, Good.WOOL, Good.ORE)
_NUMBERS: Final = ((2, 1, 6, 3, 4, 5), (3, 4, 5, 2, 1, 6))
"""The numbers of the first regions of each seat, in the order of `_STOCK`.

Source: riv/setup, house (printed)
"""
_REGIONS: Final = {
    Good.LUMBER: (6, 4),
    Good.GOLD: (3, 2),
    Good.GRAIN: (3, 1),
    Good.BRICK: (5, 1),
    Good.WOOL: (6, 5),
    Good.ORE: (4, 2),
}
"""The regions that are left, two of each kind."""
SUPPLY: Final = (7, 5, 7)
"""Roads, settlements and cities that are left to build.

Source: riv/no-cards-left, house (printed)
"""
YULE: Final = CardKey("yule")
AFTER_YULE: Final = 3
"""So many event cards lie beneath Yule."""
_THEMES: Final = {
    GameSet.GOLD: (CardBack.GOLD,),
    GameSet.TURMOIL: (CardBack.TURMOIL,),
    GameSet.PROGRESS: (CardBack.PROGRESS,),
    GameSet.DUEL: (CardBack.GOLD, CardBack.TURMOIL, CardBack.PROGRESS),
    GameSet.INTRO: (),
}
_DUEL_EVENTS: Final = 12
_EVENTS: Final = tuple(card for card in TABLE.values() if card.kind is CardKind.EVENT and card.key != YULE)
CARL: Final = "carl-forkbeard"


@cache
def backs_of(game: GameSet) -> tuple[CardBack, ...]:
    """The stacks of a game by their backs: four of nine; three of twelve and two of the theme, or one each."""
    if game is GameSet.INTRO:
        return (CardBack.BASIC,) * 4
    themes = _THEMES[game]
    return (CardBack.BASIC,) * 3 + (themes if game is GameSet.DUEL else themes * 2)


@lru_cache(maxsize=64)
def copies(options: RivalsOptions, back: CardBack) -> tuple[CardKey, ...]:
    """The cards of a set that are drawn from stacks, each as often as it is there; of the duel's themes fewer."""
    found: list[CardKey] = []
    duel = options.game is GameSet.DUEL and back is not CardBack.BASIC
    for card in TABLE.values():
        number = dict(card.copies).get(back, 0)
        if card.kind in {CardKind.CENTRE, CardKind.REGION, CardKind.EVENT} or not number:
            continue
        if card.face_up and options.game is not GameSet.DUEL:
            continue
        if card.key == CARL and not options.carl_forkbeard:
            continue
        first_theme = next(each for each, _ in card.copies if each is not CardBack.BASIC) if duel else back
        aside = card.aside if duel and back is first_theme else 0
        found += [keyed(card.key, back)] * (number - aside)
    return tuple(found)


@lru_cache(maxsize=64)
def face_up(options: RivalsOptions) -> tuple[CardKey, ...]:
    """The cards that lie open in a theme game.

    Source: riv/merchant-guild-anytime
    """
    themes = () if options.game is GameSet.DUEL else _THEMES[options.game]
    return tuple(
        keyed(card.key, back)
        for back in themes
        for card in TABLE.values()
        if card.face_up and dict(card.copies).get(back)
        for _ in range(dict(card.copies)[back])
    )


def event_cards(options: RivalsOptions, chance: Chance) -> tuple[CardKey, ...]:
    """The event cards of a game without Yule; the duel fills up to twelve with half-moon cards by chance.

    Source: house (printed)
    """
    backs = (CardBack.BASIC, *_THEMES[options.game])
    if options.game is not GameSet.DUEL:
        return _sorted(
            keyed(card.key, back)
            for card in _EVENTS
            for back in backs
            for _ in range(dict(card.copies).get(back, 0))
        )
    fixed, moons = _of_the_duel()
    drawn = shuffled(moons, chance)[: _DUEL_EVENTS - 1 - len(fixed)]
    return _sorted((*fixed, *drawn))


@cache
def _of_the_duel() -> tuple[tuple[CardKey, ...], tuple[CardKey, ...]]:
    """The event cards that a duel always has, and those with a half moon."""
    fixed: list[CardKey] = []
    moons: list[CardKey] = []
    for card in _EVENTS:
        printed = [keyed(card.key, back) for back, number in card.copies for _ in range(number)]
        plain = len(printed) - card.aside
        fixed += printed[:plain]
        moons += printed[plain:]
    return tuple(fixed), tuple(moons)


def _sorted(cards: Iterable[CardKey]) -> tuple[CardKey, ...]:
    return tuple(sorted(cards))


def shuffled(cards: Sequence[T], chance: Chance) -> list[T]:
    """The cards in an order of chance (Fisher-Yates)."""
    order = list(cards)
    for place in range(len(order) - 1, 0, -1):
        drawn = chance(place + 1)
        order[place], order[drawn] = order[drawn], order[place]
    return order


def opened(options: RivalsOptions, chance: Chance) -> Opened:
    """The stacks are shuffled and dealt, the first the larger of unequal ones; the duel's event cards drawn."""
    backs = backs_of(options.game)
    stacks: list[tuple[CardKey, ...]] = []
    for back in dict.fromkeys(backs):
        order, number = shuffled(copies(options, back), chance), backs.count(back)
        ends = [-(-len(order) * place // number) for place in range(number + 1)]
        stacks += [tuple(order[start:end]) for start, end in pairwise(ends)]
    return Opened(tuple(stacks), event_cards(options, chance))


def could_open(options: RivalsOptions, event: Opened) -> bool:
    """Whether some order of the cards deals these stacks and event cards."""
    sizes, cards, _ = _in_order(options)
    if [*map(len, event.stacks)] != sizes or sorted(chain(*event.stacks)) != cards:
        return False
    backs = (set(map(BACKS.__getitem__, stack)) for stack in event.stacks)
    return [*backs] == [{back} for back in backs_of(options.game)] and _could_come(options, event.pool)


@lru_cache(maxsize=64)
def _in_order(options: RivalsOptions) -> tuple[list[int], list[CardKey], tuple[CardKey, ...]]:
    """The sizes of the stacks, all their cards, and the event cards, as they come without a shuffle."""
    deal = opened(options, lambda limit: limit - 1)
    return [*map(len, deal.stacks)], sorted(chain(*deal.stacks)), deal.pool


def _could_come(options: RivalsOptions, pool: tuple[CardKey, ...]) -> bool:
    if options.game is not GameSet.DUEL:
        return pool == _in_order(options)[2]
    fixed, moons = map(Counter, _of_the_duel())
    held = Counter(pool)
    return len(pool) == _DUEL_EVENTS - 1 and pool == _sorted(pool) and fixed <= held <= fixed + moons


def first_realm(seat: int) -> Realm:
    """Two settlements and a road, six regions with one good each but no gold.

    Source: riv/setup
    """
    return Realm(
        sides="",
        roads="",
        cities=(False, False),
        kinds=_STOCK,
        numbers=_NUMBERS[seat],
        stock=tuple(int(kind is not Good.GOLD) for kind in _STOCK),
        slots=(EMPTY,) * (2 * SITES),
    )


def beginning(options: RivalsOptions, event: Opened) -> RivalsState:
    """The state before the first hands are taken.

    Source: riv/setup-hand
    """
    regions = sorted((good, number) for good, numbers in _REGIONS.items() for number in numbers)
    return RivalsState(
        options=options,
        realms=(first_realm(0), first_realm(1)),
        hands=((), ()),
        stacks=event.stacks,
        events=event.pool,
        regions=tuple(regions),
        supply=SUPPLY,
        face_up=face_up(options),
        discards=((), ()),
        pool=event.pool,
        turn=RivalsTurn(0, 0, TurnPhase.BEFORE),
        asked=0,
        agenda=((Demand(Ask.FIRST_STACK, 0),), (Demand(Ask.FIRST_STACK, 1),), step("begin")),
    )
