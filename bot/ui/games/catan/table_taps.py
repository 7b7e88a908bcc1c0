"""Which places mean which action, and what it is called.

Places are corners `v`, paths `e`, tiles `h`, own cards `r` and `c`, the bank's `b`, the deck `d0`, whom to rob `s`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from bot.ui.games.catan.cards import EMOJI, card_name, tile_words
from bot.ui.games.catan.scene import Scene
from bot.ui.games.catan.spots import AtEdge, AtVertex, spot_words
from bot.ui.play.table_face import Tap
from engine.catan import actions as a
from engine.catan import game as catan
from engine.catan.bank import rates
from engine.catan.hands import Hand, count, counts, pack, size
from engine.catan.names import CARDS, NOBODY, RESOURCES
from engine.catan.terms import LISTED, unfair

At = tuple[str, ...]
_MOST: Final = 19
"""Cards of one resource."""
MOVED: Final = (a.MoveSettlement, a.MoveCity, a.MoveRoad, a.ReplaceRobber, a.ChangeTaken)
"""What changes what was just done: a step of its own, or "build here" and "move here" would look alike."""
MANY: Final = (a.Offer, a.Discard)
"""What is looked up when its cards were tapped: there may be thousands."""
_CARD_OF: Final[dict[type[Any], int]] = {
    a.PlayKnight: 0,
    a.PlayRoadBuilding: 1,
    a.PlayYearOfPlenty: 2,
    a.PlayMonopoly: 3,
}
_SOFT: Final = (a.PlaceSettlement, a.BuildSettlement, a.BuildCity, a.BuildRoad, *MOVED)


def taps_of(scene: Scene, actions: Sequence[Any]) -> tuple[Tap, ...]:
    """The taps of these actions, those left out that are buttons."""
    found = ((at_of(scene, action), action) for action in actions)
    return tuple(tap_of(scene, action, at) for at, action in found if at)


def tap_of(scene: Scene, action: Any, at: At) -> Tap:  # noqa: ANN401 - any action
    """One of them."""
    return Tap(at, catan.format(action), _words(scene, action), isinstance(action, _SOFT))


def at_of(scene: Scene, action: Any) -> At:  # noqa: ANN401
    """The places of an action; none of what is a button."""
    if isinstance(action, AtVertex):
        return (f"v{action.vertex}",)
    if isinstance(action, AtEdge):
        return (f"e{action.edge}",)
    find = _AT.get(type(action))
    return find(scene, action) if find else of_cards(action)


def of_cards(action: Any) -> At:  # noqa: ANN401
    """The cards of what is looked up."""
    found = cards_of(action)
    return () if found is None else (*_pile("r", found[0]), *_pile("b", found[1]))


def cards_of(action: Any) -> tuple[Hand, Hand] | None:  # noqa: ANN401
    """Which own cards and which of the bank's it names; None for what is not looked up."""
    if isinstance(action, a.Discard):
        return action.cards, 0
    return (action.give, action.want) if isinstance(action, a.Offer) else None


def hands_of(tapped: Mapping[str, int]) -> tuple[Hand, Hand] | None:
    """The same of what was tapped; None where it is not cards alone."""
    own, bank = ([tapped.get(f"{key}{kind:d}", 0) for kind in RESOURCES] for key in "rb")
    is_all = sum(own) + sum(bank) == sum(tapped.values())
    is_few = max(*own, *bank) <= _MOST
    return (pack(tuple(own)), pack(tuple(bank))) if is_all and is_few else None


def larger(scene: Scene, cards: tuple[Hand, Hand] | None) -> tuple[a.Offer, ...]:
    """The offer of these cards, where it is larger than those that are listed."""
    if cards is None or not scene.can(a.Offer) or max(map(size, cards)) <= LISTED:
        return ()
    found = a.Offer(*cards)
    return () if unfair(scene.view.options, scene.own.hand, found) else (found,)


def free_of(scene: Scene) -> At:
    """The cards of all that is looked up."""
    own = {one.cards for one in scene.of(a.Discard)} | {one.give for one in scene.of(a.Offer)}
    bank = {one.want for one in scene.of(a.Offer)}
    keys = ((key, pile) for key, piles in (("r", own), ("b", bank)) for pile in piles)
    return tuple(sorted({card for key, pile in keys for card in _pile(key, pile)}))


def _robbed(scene: Scene, action: a.MoveRobber | a.ReplaceRobber) -> At:
    """The tile, and where several can be robbed also whom."""
    here = f"h{action.hex}"
    is_only = sum(one.hex == action.hex for one in scene.of(type(action))) == 1
    return (here,) if is_only else (here, f"s{action.victim}")


def _price(scene: Scene, action: a.TradeWithBank) -> int:
    mine = scene.view.seats[scene.seat]
    return count(rates(scene.view.board.harbour_sites, mine.settlements | mine.cities), action.give)


def _pile(key: str, pile: Hand) -> At:
    return tuple(f"{key}{kind}" for kind, number in enumerate(counts(pile)) for _ in range(number))


_AT: Final[dict[type[Any], Callable[[Scene, Any], At]]] = {
    a.MoveRobber: _robbed,
    a.ReplaceRobber: _robbed,
    a.PlayKnight: lambda _, __: ("c0",),
    a.PlayRoadBuilding: lambda _, __: ("c1",),
    a.PlayYearOfPlenty: lambda _, action: ("c2", *_pile("b", action.cards)),
    a.PlayMonopoly: lambda _, action: ("c3", f"b{action.resource:d}"),
    a.TradeWithBank: lambda scene, action: (
        *(f"r{action.give:d}",) * _price(scene, action),
        f"b{action.take:d}",
    ),
    a.ChangeTaken: lambda _, action: (f"b{action.take:d}",),
    a.BuyCard: lambda _, __: ("d0",),
}


# In words


def _words(scene: Scene, action: Any) -> str:  # noqa: ANN401
    if isinstance(action, AtVertex | AtEdge):
        moved = "↪ " if isinstance(action, MOVED) else ""
        return f"{moved}{spot_words(action, scene.layout, scene.language)}"
    return _WORDS[type(action)](scene, action)


def _robber_words(scene: Scene, action: a.MoveRobber | a.ReplaceRobber) -> str:
    whom = f" → {scene.short(action.victim)}" if action.victim != NOBODY else ""
    return f"{scene.label('table-robber')} {tile_words(scene.layout, action.hex)}{whom}"


def _card_words(scene: Scene, action: Any) -> str:  # noqa: ANN401
    name = card_name(CARDS[_CARD_OF[type(action)]], scene.language)
    match action:
        case a.PlayYearOfPlenty():
            return f"🎁 {name}: {scene.cards(action.cards)}"
        case a.PlayMonopoly():
            return f"💰 {name}: {EMOJI[action.resource]}"
    return name


def _bank_words(scene: Scene, action: a.TradeWithBank) -> str:
    return f"🏦 {EMOJI[action.give]}×{_price(scene, action)} → {EMOJI[action.take]}"


_WORDS: Final[dict[type[Any], Callable[[Scene, Any], str]]] = {
    a.MoveRobber: _robber_words,
    a.ReplaceRobber: lambda scene, action: f"↪ {_robber_words(scene, action)}",
    a.PlayKnight: _card_words,
    a.PlayRoadBuilding: _card_words,
    a.PlayYearOfPlenty: _card_words,
    a.PlayMonopoly: _card_words,
    a.TradeWithBank: _bank_words,
    a.ChangeTaken: lambda _, action: f"↪ {EMOJI[action.take]}",
    a.BuyCard: lambda scene, _: scene.label("table-buy", number=scene.view.deck),
    a.Discard: lambda scene, action: f"🗑 {scene.cards(action.cards)}",
    a.Offer: lambda scene, action: f"🤝 {scene.cards(action.give)} → {scene.cards(action.want)}",
}
