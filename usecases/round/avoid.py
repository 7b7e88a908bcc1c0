"""Pairs that should not meet, as an organizer types them: "Haruka + Ken, 小林 + 佐藤"."""

import re
from collections.abc import Callable, Sequence

from rapidfuzz import fuzz, process, utils

from data.records import Person
from league.ids import PlayerId
from league.names import is_numbered, matched, number_in, parted
from league.refusal import Refusal
from usecases.people import apart

NOBODY = "-"
"""Typed to forget the pairs of the round before."""

BETWEEN_NAMES = ",;、，；\n"
WITHIN_A_PAIR = "+&×/＋＆"
_MENTION = re.compile(r"<@!?(\d{1,20})>")
_ALIKE = 85.0
_A_PAIR = 2


def avoided(typed: str, people: Sequence[Person]) -> tuple[PlayerId, ...] | Refusal:
    """The players of the pairs, one pair after the other.

    Refusals: `avoid-form` (params: typed), `avoid-unknown` (params: typed), `avoid-unclear` (params: typed).
    """
    if typed.strip() == NOBODY:
        return ()
    pairs: list[PlayerId] = []
    for names in _pairs(named_in(typed, people)):
        if len(names) != _A_PAIR:
            return Refusal("avoid-form", params={"typed": " + ".join(names)[:50]})
        found = [_player(name, people) for name in names]
        refused = next((item for item in found if isinstance(item, Refusal)), None)
        if refused:
            return refused
        pairs += [player for player in found if not isinstance(player, Refusal)]
    return tuple(pairs)


def named_in(typed: str, people: Sequence[Person]) -> list[str]:
    """Names and the signs between them, in turn; a name with such a sign in it ("Alpha, Ann") stays whole."""
    return parted(typed, BETWEEN_NAMES + WITHIN_A_PAIR, _known(people))


def _known(people: Sequence[Person]) -> Callable[[str], bool]:
    names = {matched(name) for name in (*(person.name for person in people), *apart(people).values())}
    return lambda text: matched(text) in names


def _pairs(items: Sequence[str]) -> list[list[str]]:
    """What stands between two signs that part pairs."""
    pairs: list[list[str]] = [[]]
    for at, item in enumerate(items):
        if at % 2 and item in BETWEEN_NAMES:
            pairs.append([])
        elif not at % 2:
            pairs[-1].append(item)
    return [names for names in pairs if any(names)]


def in_order(typed: str, people: Sequence[Person]) -> tuple[PlayerId, ...] | Refusal:
    """Players named one after the other, the first seed first.

    Refusals: `avoid-unknown` (params: typed), `avoid-unclear` (params: typed), `seeded-twice` (params: typed).
    """
    players: list[PlayerId] = []
    for name in filter(None, parted(typed, BETWEEN_NAMES, _known(people))[::2]):
        found = _player(name, people)
        if isinstance(found, Refusal):
            return found
        if found in players:
            return Refusal("seeded-twice", params={"typed": name[:50]})
        players.append(found)
    return tuple(players)


def _player(name: str, people: Sequence[Person]) -> PlayerId | Refusal:
    named = _meant(name, people)
    if len(named) == 1:
        return PlayerId(named[0].id)
    return Refusal("avoid-unclear" if named else "avoid-unknown", params={"typed": name[:50]})


def _meant(name: str, people: Sequence[Person]) -> list[Person]:
    """By mention, by just this name, by the number that tells namesakes apart, or nearly."""
    mentioned = _MENTION.fullmatch(name)
    if mentioned:
        return [person for person in people if person.user_id == int(mentioned[1])]
    named = [person for person in people if matched(person.name) == matched(name)]
    number = number_in(name)
    if not named and number is not None:
        return [person for person in people if person.id == number and is_numbered(name, number, person.name)]
    return named or _alike(name, people)


def _alike(name: str, people: Sequence[Person]) -> list[Person]:
    names = [person.name for person in people]
    found = process.extract(
        name, names, scorer=fuzz.ratio, processor=utils.default_process, score_cutoff=_ALIKE, limit=2
    )
    return [people[index] for _, _, index in found]
