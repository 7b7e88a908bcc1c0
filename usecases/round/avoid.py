"""Pairs that should not meet, as an organizer types them: "Haruka + Ken, 小林 + 佐藤"."""

import re
from collections.abc import Sequence

from rapidfuzz import fuzz, process, utils

from data.records import Person
from league.ids import PlayerId
from league.refusal import Refusal

NOBODY = "-"
"""Typed to forget the pairs of the round before."""

BETWEEN_NAMES = re.compile(r"[,;、;\n]")
_WITHIN_A_PAIR = re.compile(r"[+&×/＋＆]")
_MENTION = re.compile(r"<@!?(\d+)>")
_ALIKE = 85.0
_A_PAIR = 2


def avoided(typed: str, people: Sequence[Person]) -> tuple[PlayerId, ...] | Refusal:
    """The players of the pairs, one pair after the other.

    Refusals: `avoid-form` (params: typed), `avoid-unknown` (params: typed), `avoid-unclear` (params: typed).
    """
    if typed.strip() == NOBODY:
        return ()
    pairs: list[PlayerId] = []
    for part in BETWEEN_NAMES.split(typed):
        if not part.strip():
            continue
        names = [name.strip() for name in _WITHIN_A_PAIR.split(part)]
        if len(names) != _A_PAIR:
            return Refusal("avoid-form", params={"typed": part.strip()[:50]})
        found = [_player(name, people) for name in names]
        refused = next((item for item in found if isinstance(item, Refusal)), None)
        if refused:
            return refused
        pairs += [player for player in found if not isinstance(player, Refusal)]
    return tuple(pairs)


def in_order(typed: str, people: Sequence[Person]) -> tuple[PlayerId, ...] | Refusal:
    """Players named one after the other, the first seed first.

    Refusals: `avoid-unknown` (params: typed), `avoid-unclear` (params: typed), `seeded-twice` (params: typed).
    """
    players: list[PlayerId] = []
    for name in filter(None, (part.strip() for part in BETWEEN_NAMES.split(typed))):
        found = _player(name, people)
        if isinstance(found, Refusal):
            return found
        if found in players:
            return Refusal("seeded-twice", params={"typed": name[:50]})
        players.append(found)
    return tuple(players)


def _player(name: str, people: Sequence[Person]) -> PlayerId | Refusal:
    mentioned = _MENTION.fullmatch(name)
    if mentioned:
        named = [person for person in people if person.user_id == int(mentioned[1])]
    else:
        named = [person for person in people if person.name.casefold() == name.casefold()] or _alike(
            name, people
        )
    if len(named) == 1:
        return PlayerId(named[0].id)
    return Refusal("avoid-unclear" if named else "avoid-unknown", params={"typed": name[:50]})


def _alike(name: str, people: Sequence[Person]) -> list[Person]:
    names = [person.name for person in people]
    found = process.extract(
        name, names, scorer=fuzz.ratio, processor=utils.default_process, score_cutoff=_ALIKE, limit=2
    )
    return [people[index] for _, _, index in found]
