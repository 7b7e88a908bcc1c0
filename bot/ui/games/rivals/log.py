"""What happened in a game, in short lines: what one player does in a row stands in one line."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.i18n import Language, Param, Safe, text
from bot.ui.games.rivals.marks import GOODS, RIVALS_KIND
from bot.ui.games.rivals.words import card_name, number_sign
from bot.ui.play.log_lines import LoggedAction, in_lines
from bot.ui.play.wording import listed
from engine.rivals import actions as a
from engine.rivals.actions import RivalsAction
from engine.rivals.building import SCOUT
from engine.rivals.events import Revealed, RivalsDecision, RivalsEvent, Source
from engine.rivals.losses import DISCARDED
from engine.rivals.names import NOBODY, CardKey, Good, Seat, other
from engine.rivals.subjects import YIELDS
from engine.rivals.view import Unseen

Known = RivalsEvent | Unseen


@dataclass(frozen=True, slots=True)
class RivalsTeller:
    """Who tells: the players' names in turn order, and the language."""

    names: Sequence[str]
    language: Language

    def name(self, seat: Seat) -> Safe:
        """A player's name without effect, in bold."""
        return Safe(text(self.language, "game-log-name", {"name": self.names[seat]}))

    def card(self, card: CardKey) -> str:
        """A card's name."""
        return card_name(card, self.language)

    def say(self, key: str, params: Mapping[str, Param] | None = None) -> str:
        """A text of the log."""
        return text(self.language, f"{RIVALS_KIND}-log-{key}", params)

    def line(self, seat: Seat, words: str) -> str:
        """What a player did, behind the name."""
        return self.say("line", {"name": self.name(seat), "deeds": Safe(words)})


@dataclass(frozen=True, slots=True)
class RivalsDeed:
    """One thing that was done; `seat` below zero makes it a line of its own. `goods` follow the words as signs."""

    seat: Seat
    key: str
    params: tuple[tuple[str, Param], ...] = ()
    goods: str = ""

    def joins(self, later: "RivalsDeed") -> bool:
        """Whether the later one is the same with more goods."""
        same = (self.seat, self.key, self.params) == (later.seat, later.key, later.params)
        return same and bool(self.goods and later.goods)


def log_lines(events: Sequence[Known], names: Sequence[str], language: Language) -> list[str]:
    """The events in short lines, names without markup."""
    teller = RivalsTeller(names, language)
    deeds = _joined(deed for event in events for deed in _deeds(event, teller))
    return in_lines((_logged(deed, teller) for deed in deeds), teller.line)


def deed_words(event: Known, names: Sequence[str], language: Language) -> str:
    """What was decided by an event, without what followed from it and without who did it."""
    teller = RivalsTeller(names, language)
    return " · ".join(_logged(deed, teller).words for deed in _deeds(event, teller)[:1])


def _logged(deed: RivalsDeed, teller: RivalsTeller) -> LoggedAction:
    goods: dict[str, Param] = {"goods": Safe(deed.goods)} if deed.goods else {}
    return LoggedAction(deed.seat, teller.say(deed.key, dict(deed.params) | goods))


def _joined(deeds: Iterator[RivalsDeed]) -> list[RivalsDeed]:
    found: list[RivalsDeed] = []
    for deed in deeds:
        if found and found[-1].joins(deed):
            found[-1] = RivalsDeed(deed.seat, deed.key, deed.params, found[-1].goods + deed.goods)
        else:
            found.append(deed)
    return found


def _deeds(event: Known, teller: RivalsTeller) -> list[RivalsDeed]:
    """What was chosen in secret is told where it is shown."""
    if isinstance(event, Unseen):
        key = _UNSEEN.get(event.verb, "")
        stack = (("stack", event.stack + 1),)
        words = _beneath(key, event.stack) if key in _TO_STACK else key
        deeds = [RivalsDeed(event.seat, words, stack)] if key else []
        return [_sourced(deed, event.source, teller) for deed in deeds]
    if isinstance(event, Revealed):
        chosen = zip(event.choices, event.cards, strict=True)
        told = [deed for (seat, action), cards in chosen for deed in _deed(seat, action, cards, teller)]
        return [*told, *_effects(event, NOBODY, teller)]
    if isinstance(event, RivalsDecision) and not event.hidden:
        told = _deed(event.seat, event.action, event.cards, teller)
        told = [_sourced(deed, event.source, teller) for deed in told]
        return [*told, *_effects(event, event.seat, teller)]
    return []


def _effects(event: RivalsDecision | Revealed, actor: Seat, teller: RivalsTeller) -> list[RivalsDeed]:
    """What followed without a choice."""
    forced = (deed for seat, action, cards in event.forced for deed in _deed(seat, action, cards, teller))
    return [*_changed(event.changes, actor), *forced]


def _beneath(key: str, stack: int) -> str:
    """The words for a card that goes beneath a stack, lies open again, or on the discard pile."""
    if stack == DISCARDED:
        return f"{key}-discarded"
    return key if stack >= 0 else f"{key}-open"


def _sourced(deed: RivalsDeed, source: Source, teller: RivalsTeller) -> RivalsDeed:
    """The deed with whose hand or discard pile the card came from."""
    if not source:
        return deed
    place, whose = source
    return RivalsDeed(deed.seat, f"{deed.key}-{place}", (*deed.params, ("whose", teller.name(whose))))


def _changed(changes: Sequence[Sequence[int]], actor: Seat) -> list[RivalsDeed]:
    """Goods that came and went by themselves; what whoever acts has fewer is a price."""
    deeds = []
    for seat, goods in enumerate(changes):
        for key, sign in (("paid" if seat == actor else "gone", -1), ("gained", 1)):
            signs = "".join(GOODS[good] * max(0, sign * goods[good]) for good in Good)
            deeds += [RivalsDeed(seat, key, (), signs)] if signs else []
    return deeds


def _deed(
    seat: Seat, action: RivalsAction, cards: Sequence[CardKey], teller: RivalsTeller
) -> list[RivalsDeed]:
    """One line; none for a store that is only named, to be filled by what follows."""
    line = LINES.get(type(action))
    only_named = isinstance(action, a.StoreGood) and not cards
    return [line(seat, action, cards, teller)] if line and not only_named else []


_UNSEEN: Final = {"pick": "unseen-pick", "return": "unseen-return", "swap": "unseen-swap"}
"""What others learn of a hand's cards, by the verb of the notation."""
_TO_STACK: Final = frozenset({"unseen-return", "unseen-swap"})
Line = Callable[[Seat, Any, Sequence[CardKey], RivalsTeller], RivalsDeed]


def _plain(key: str) -> Line:
    return lambda seat, _action, _cards, _teller: RivalsDeed(seat, key)


def _goods(key: str) -> Line:
    """A good that comes or goes, known by the region that the event names."""

    def line(
        seat: Seat, _action: RivalsAction, cards: Sequence[CardKey], _teller: RivalsTeller
    ) -> RivalsDeed:
        return RivalsDeed(seat, key, (), "".join(GOODS[YIELDS[card]] for card in cards))

    return line


def _about(key: str) -> Line:
    """The card that the event names, because the action only points at it."""

    def line(seat: Seat, _action: RivalsAction, cards: Sequence[CardKey], teller: RivalsTeller) -> RivalsDeed:
        return RivalsDeed(seat, key, (("card", teller.card(cards[0])),))

    return line


def _own_card(key: str) -> Line:
    def line(seat: Seat, action: Any, _cards: Sequence[CardKey], teller: RivalsTeller) -> RivalsDeed:  # noqa: ANN401 - any action with a card
        stack = a.stack_of(action)
        return RivalsDeed(
            seat, _beneath(key, stack), (("card", teller.card(action.card)), ("stack", stack + 1))
        )

    return line


def _drew(key: str) -> Line:
    """From which stack; its owner reads what was drawn."""

    def line(seat: Seat, action: Any, cards: Sequence[CardKey], teller: RivalsTeller) -> RivalsDeed:  # noqa: ANN401 - any action with a stack
        stack: tuple[str, Param] = ("stack", action.stack + 1)
        if not cards:
            return RivalsDeed(seat, key, (stack,))
        drawn = listed((teller.card(card) for card in cards), teller.language)
        return RivalsDeed(seat, f"{key}-own", (stack, ("cards", drawn)))

    return line


def _picked(seat: Seat, action: a.PickCard, _cards: Sequence[CardKey], teller: RivalsTeller) -> RivalsDeed:
    return RivalsDeed(seat, "picked", (("card", teller.card(action.card)),))


def _built(seat: Seat, action: a.AddExpansion, cards: Sequence[CardKey], teller: RivalsTeller) -> RivalsDeed:
    """An expansion, and the one whose place it takes."""
    card: tuple[str, Param] = ("card", teller.card(action.card))
    if not cards:
        return RivalsDeed(seat, "built", (card,))
    return RivalsDeed(seat, "built-upon", (card, ("under", teller.card(cards[0]))))


def _lost(seat: Seat, action: a.GiveUp, cards: Sequence[CardKey], teller: RivalsTeller) -> RivalsDeed:
    """A card that is lost, and where it lies now."""
    card: tuple[str, Param] = ("card", teller.card(cards[0]))
    return RivalsDeed(seat, _beneath("lost", action.stack), (card, ("stack", action.stack + 1)))


def _settled(
    seat: Seat, action: a.FoundSettlement, _cards: Sequence[CardKey], teller: RivalsTeller
) -> RivalsDeed:
    if not action.scout:
        return RivalsDeed(seat, "settlement")
    return RivalsDeed(seat, "settlement-scout", (("card", teller.card(CardKey(SCOUT))),))


def _moved_regions(
    seat: Seat, _action: a.SwapRegions, cards: Sequence[CardKey], _teller: RivalsTeller
) -> RivalsDeed:
    signs = " ↔ ".join(GOODS[YIELDS[card]] for card in cards)
    return RivalsDeed(seat, "moved-regions", (("regions", Safe(signs)),))


def _moved_cards(
    seat: Seat, _action: a.SwapExpansions, cards: Sequence[CardKey], teller: RivalsTeller
) -> RivalsDeed:
    names = " ↔ ".join(teller.card(card) for card in cards)
    return RivalsDeed(seat, "moved-cards", (("cards", names),))


def _dice(_seat: Seat, action: a.ThrowDice, _cards: Sequence[CardKey], teller: RivalsTeller) -> RivalsDeed:
    face = teller.say(f"face-{action.face}")
    return RivalsDeed(NOBODY, "dice", (("number", action.production), ("face", face)))


def _played(seat: Seat, action: a.PlayCard, _cards: Sequence[CardKey], teller: RivalsTeller) -> RivalsDeed:
    key = "played-number" if action.number else "played"
    return RivalsDeed(seat, key, (("card", teller.card(action.card)), ("number", number_sign(action.number))))


def _turned(
    _seat: Seat, action: a.DrawRegion | a.PickRegion, _cards: Sequence[CardKey], _teller: RivalsTeller
) -> RivalsDeed:
    return RivalsDeed(NOBODY, "region", (("number", number_sign(action.number)),), GOODS[action.good])


def _drawn_event(
    _seat: Seat, action: a.DrawEvent, _cards: Sequence[CardKey], teller: RivalsTeller
) -> RivalsDeed:
    return RivalsDeed(NOBODY, "event", (("card", teller.card(action.card)),))


def _guard(_seat: Seat, action: a.ThrowGuard, _cards: Sequence[CardKey], _teller: RivalsTeller) -> RivalsDeed:
    return RivalsDeed(NOBODY, "guard", (("number", number_sign(action.number)),))


def _stopped(_seat: Seat, action: a.StopGame, _cards: Sequence[CardKey], teller: RivalsTeller) -> RivalsDeed:
    if action.loser == NOBODY:
        return RivalsDeed(NOBODY, "broken-off")
    names = (("name", teller.name(action.loser)), ("winner", teller.name(other(action.loser))))
    return RivalsDeed(NOBODY, "flag" if action.by_time else "resigned", names)


LINES: Final[dict[type, Line]] = {
    a.ThrowDice: _dice,
    a.DrawEvent: _drawn_event,
    a.DrawRegion: _turned,
    a.PickRegion: _turned,
    a.ThrowGuard: _guard,
    a.ClaimVictory: _plain("claimed"),
    a.LayRoad: _plain("road"),
    a.FoundSettlement: _settled,
    a.RaiseCity: _plain("city"),
    a.AddExpansion: _built,
    a.RemoveExpansion: _about("removed"),
    a.PlayCard: _played,
    a.ExchangeGoods: _plain("exchanged"),
    a.TradeBeside: _plain("exchanged"),
    a.UseMint: _plain("mint"),
    a.StoreGood: _goods("gained"),
    a.PayFrom: _goods("paid"),
    a.BuyGood: _goods("bought"),
    a.SeizeGood: _goods("seized"),
    a.HandOver: _goods("gave"),
    a.ChooseStack: _drew("chose"),
    a.DrawFrom: _drew("drew"),
    a.SearchStack: _drew("searched"),
    a.PickCard: _picked,
    a.ReturnCard: _own_card("returned"),
    a.SwapCard: _own_card("swapped"),
    a.NameCard: _about("named"),
    a.GiveUp: _lost,
    a.SwapRegions: _moved_regions,
    a.SwapExpansions: _moved_cards,
    a.FinishTurn: _plain("finished"),
    a.StopGame: _stopped,
}
"""What each action's line says: its text `rivals-log-<key>`, and whose deed it is."""
