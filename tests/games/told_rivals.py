"""What the lines of Rivals' log say that each seat has more or fewer of, added up."""

import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from bot.ui.games.rivals.log import log_lines
from bot.ui.games.rivals.marks import GOODS
from engine.rivals.cards import CARDS
from engine.rivals.events import RivalsEvent
from engine.rivals.names import CardKey, GameSet, Good, other
from engine.rivals.options import RivalsOptions
from engine.rivals.realm import amounts
from engine.rivals.rules import RULES
from engine.rivals.view import RivalsView
from tests.engine.rivals_table import walk

NAMES: Final = ("Ann", "Ben")
Holdings = Counter[tuple[int, str]]
"""How many of a thing a seat has: goods by their sign, cards that stand by their name, `hand`, `pile`, `sites`…"""
_SIGNS: Final = "".join(GOODS.values())
_CARD_NAMES: Final = {card.en for card in CARDS.values()}


def shown(view: RivalsView) -> Holdings:
    """What a view shows of both seats; of cards that lie open how many (seat -1)."""
    found: Holdings = Counter()
    for seat, sight in enumerate(view.seats):
        realm = sight.realm
        for good, count in enumerate(amounts(realm)):
            found[seat, GOODS[Good(good)]] = count
        found.update((seat, CARDS[card].en) for card in realm.slots if card)
        found[seat, CARDS[CardKey("gold-cache")].en] = int(realm.cache >= 0)
        found[seat, "hand"], found[seat, "pile"] = sight.hand, sight.discards
        found[seat, "sites"], found[seat, "cities"] = len(realm.cities), sum(realm.cities)
        found[seat, "roads"] = len(realm.sides) + len(realm.roads)
    found[-1, "open"] = len(view.face_up)
    return found


def told(lines: Iterable[str], before: RivalsView) -> Holdings:
    """What the lines add to what the view before them showed."""
    found: Holdings = Counter()
    face_up = [CARDS[card].en for card in before.face_up]
    for line in lines:
        name, _, deeds = line.partition(": ")
        if name.strip("*") in NAMES:
            for deed in deeds.split(" · "):
                _add(found, NAMES.index(name.strip("*")), deed, face_up)
    return found


def _add(found: Holdings, seat: int, deed: str, face_up: list[str]) -> None:
    for pattern, add in _WORDS.items():
        if match := re.fullmatch(pattern, deed):
            add(found, seat, [group or "" for group in match.groups()])
            break
    else:
        raise AssertionError(deed)
    built = re.match(r"🔨 (.*?)(?: in place of .*)?$", deed)
    if built and built[1] in face_up:
        face_up.remove(built[1])
        found[seat, "hand"] += 1
        found[-1, "open"] -= 1


Adding = Callable[[Holdings, int, list[str]], None]


def _goods(mine: int, theirs: int = 0) -> Adding:
    def add(found: Holdings, seat: int, said: list[str]) -> None:
        for sign in said[0]:
            found[seat, sign] += mine
            found[other(seat), sign] += theirs

    return add


def _bought(found: Holdings, seat: int, said: list[str]) -> None:
    _goods(1)(found, seat, said)
    found[seat, GOODS[Good.GOLD]] -= len(said[0])


def _things(**changes: int) -> Adding:
    return lambda found, seat, _said: found.update({(seat, what): count for what, count in changes.items()})


def _built(found: Holdings, seat: int, said: list[str]) -> None:
    assert said[0] in _CARD_NAMES
    found.update({(seat, said[0]): 1, (seat, "hand"): -1})
    if said[1]:
        found.update({(seat, said[1]): -1, (seat, "pile"): 1})


def _lost(found: Holdings, seat: int, said: list[str]) -> None:
    found[seat, said[0]] -= 1
    found[-1, "open"] += said[1] == "open"
    found[seat, "pile"] += said[1] == "discard pile"


def _removed(found: Holdings, seat: int, said: list[str]) -> None:
    found.update({(seat, said[0]): -1, (seat, "pile"): 1})


def _put(found: Holdings, seat: int, said: list[str]) -> None:
    found[NAMES.index(said[0].strip("*")) if said[0] else seat, "hand"] -= 1
    found[-1, "open"] += said[1] == "open"


def _laid(found: Holdings, seat: int, said: list[str]) -> None:
    _put(found, seat, [said[0], "open"])


def _took(found: Holdings, seat: int, said: list[str]) -> None:
    found[seat, "hand"] += 1
    if said[0]:
        found[NAMES.index(said[0].strip("*")), said[1].split()[0].replace("discard", "pile")] -= 1


_WHOSE: Final = r"(?: from (\S+)'s hand)?"
_WORDS: Final[dict[str, Adding]] = {
    f"gains ([{_SIGNS}]+)": _goods(1),
    f"(?:loses|pays) ([{_SIGNS}]+)": _goods(-1),
    f"takes ([{_SIGNS}]+)": _goods(1, -1),
    f"hands over ([{_SIGNS}]+)": _goods(-1, 1),
    f"buys ([{_SIGNS}]+), 1🪙 each": _bought,
    r"🔨 (.+?)(?: in place of (.+))?": _built,
    r"🗑️ removes (.+)": _removed,
    r"💥 loses (.+): (.+)": _lost,
    r"🃏 .+": _things(hand=-1, pile=1),
    r"draws from stack \d+": _things(hand=1),
    r"takes a card(?: from (\S+)'s (hand|discard pile))?": _took,
    rf"puts a card{_WHOSE} under stack \d+(?: for another)?()": _put,
    rf"lays a card{_WHOSE} open(?: for another)?": _laid,
    r"🏠 builds a settlement": _things(sites=1),
    r"🏠 builds a settlement with the Scout": _things(sites=1, hand=-1, pile=1),
    r"🏙️ builds a city": _things(cities=1),
    r"🛤️ builds a road": _things(roads=1),
    r"(?:looks through|👉|🔀|🔁|🏆|ends the turn).*": _things(),
}
"""What each deed of the log adds, by its words."""


def differences(options: RivalsOptions, seed: int, steps: int = 5000) -> list[str]:
    """Where in a random game what everybody is told does not add up to what everybody sees."""
    found, open_events = list[str](), list[RivalsEvent]()
    whole_hand = 3 if options.game is GameSet.INTRO else 0
    seen: RivalsView | None = None
    for step in walk(options, seed, steps):
        if seen is None:
            seen = RULES.view(step.before, None)
        open_events += step.events
        if step.after.veil is not None:
            continue
        known = [each for event in open_events if (each := RULES.witness(event, None)) is not None]
        lines = log_lines(known, NAMES, "en")
        first = sum("takes the first hand" in line for line in lines)
        after = RULES.view(step.after, None)
        expected = shown(seen)
        expected.update(
            told([line.replace("takes the first hand from", "looks through") for line in lines], seen)
        )
        expected.update({(step.seat, "hand"): whole_hand * first})
        now = shown(after)
        wrong = {key for key in {*expected, *now} if expected[key] != now[key]}
        if wrong:
            apart = {key: (expected[key], now[key]) for key in sorted(wrong)}
            found.append(f"{options.game} {seed}: {step.action} {apart} {lines}")
        seen, open_events = after, []
    return found
