"""Rulings that are neighbours: the numbers and roles in a question decide which of them answers it."""

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from faq.channels import Floats
from faq.entry import Entry, Text

SIBLINGS_FILE = "siblings.toml"
FOLLOWED = " >> "
"""What stands between a question and the one that follows it."""
REACH = 5
"""First places at which a group is looked for."""


FAR_BEHIND = 8.0
"""By how much a neighbour may fit the whole question worse and still be chosen by a word."""


@dataclass(frozen=True, slots=True)
class Member:
    """Rulings that one kind of question asks for; `label` names that kind to an asker."""

    sections: frozenset[str]
    words: re.Pattern[str]
    label: Text | None


@dataclass(frozen=True, slots=True)
class Group:
    """Neighbours; `ask` where the asker is asked if nothing decides, `reach` the places at which it is looked for.

    `of` are the members by their sections.
    """

    name: str
    members: tuple[Member, ...]
    ask: bool
    reach: int
    of: Mapping[str, Member]


@dataclass(frozen=True, slots=True)
class Choice:
    """What an asker is asked: the kind of question and its ruling."""

    label: Text
    entry: Entry


@dataclass(frozen=True, slots=True)
class Decided:
    """The places after the numbers and roles spoke, and for and against which they spoke.

    `both`: those asked for together; `choices`: what is left to ask.
    """

    order: tuple[int, ...]
    chosen: tuple[int, ...]
    against: tuple[int, ...]
    both: tuple[int, ...]
    choices: tuple[Choice, ...]


@cache
def load_siblings() -> tuple[Group, ...]:
    """The groups, in the order of the file."""
    table = tomllib.loads(files("faq").joinpath(SIBLINGS_FILE).read_text(encoding="utf-8"))
    return tuple(_group(row) for row in table["group"])


def decided(
    entries: Sequence[Entry],
    order: tuple[int, ...],
    text: str,
    eligible: frozenset[int],
    scores: Floats | None = None,
    told: str = "",
) -> Decided:
    """The order for a folded question, neighbours told apart by its words; only the eligible ones change places.

    Where the question itself decides nothing, what was `told` around it does. With `scores` none
    passes a neighbour that fits the whole question far better: a single word is not worth that much.
    """
    both: tuple[int, ...] = ()
    choices: tuple[Choice, ...] = ()
    spoken: tuple[int, ...] = ()
    against: tuple[int, ...] = ()
    top = [entries[number].sections[0] for number in order[:_FARTHEST]]
    for group in load_siblings():
        if group.of.keys().isdisjoint(top[: group.reach]):
            continue
        places = _places(group, entries, order, eligible)
        if not any(number in places for number in order[: group.reach]):
            continue
        asked = [member for member in _asked(group, text, told) if member in places.values()]
        near = _near(tuple(places), order, scores)
        chosen = tuple(number for number in order if number in near and places[number] in asked)
        if chosen and len(asked) < len(group.members):
            order = _forward(order, places, chosen)
            top = [entries[number].sections[0] for number in order[:_FARTHEST]]
            spoken = (*spoken, *chosen)
            against = (*against, *(number for number in places if number not in chosen))
        if len(asked) > 1 and _EACH.search(text) and order[0] in chosen:
            both = chosen[:_TOGETHER]
        if group.ask and not asked and order[0] in places and places[order[0]].label:
            choices = _choices(places, entries, order)
    first = tuple(number for number in order[:1] if number in spoken)
    return Decided(order, first, tuple(dict.fromkeys(against)), both, choices)


def _asked(group: Group, text: str, told: str) -> list[Member]:
    """The kinds of question that the words speak of; what a follow-up says holds before what it follows."""
    for said in dict.fromkeys((text.rpartition(FOLLOWED)[2], text, told)):
        found = [member for member in group.members if member.words.search(said)]
        if found:
            return found
    return []


def _near(places: tuple[int, ...], order: tuple[int, ...], scores: Floats | None) -> frozenset[int]:
    """The entries of a group that are not left far behind by its first one."""
    if scores is None:
        return frozenset(places)
    best = next(number for number in order if number in places)
    return frozenset(number for number in places if scores[number] > scores[best] - FAR_BEHIND)


_EACH = re.compile(r"それぞれ|各々|\beach\b|\bboth cases\b|\brespectively\b")
_TOGETHER = 3
_FARTHEST = 10


def _places(
    group: Group, entries: Sequence[Entry], order: tuple[int, ...], eligible: frozenset[int]
) -> Mapping[int, Member]:
    """The entries of a group and what they are in it."""
    first = ((number, entries[number].sections[0]) for number in order[:_FARTHEST] if number in eligible)
    return {number: group.of[section] for number, section in first if section in group.of}


def _forward(
    order: tuple[int, ...], places: Mapping[int, Member], chosen: tuple[int, ...]
) -> tuple[int, ...]:
    """The chosen ones at the places that the group held, before its others."""
    rest = tuple(number for number in order if number in places and number not in chosen)
    line = iter((*chosen, *rest))
    return tuple(next(line) if number in places else number for number in order)


def _choices(
    places: Mapping[int, Member], entries: Sequence[Entry], order: tuple[int, ...]
) -> tuple[Choice, ...]:
    """One ruling of each kind, the best first, where at least two kinds have a name."""
    found: dict[int, Choice] = {}
    for number in order:
        member = places.get(number)
        if member is not None and member.label is not None:
            found.setdefault(id(member), Choice(member.label, entries[number]))
    return tuple(found.values()) if len(found) > 1 else ()


def _group(row: Mapping[str, Any]) -> Group:
    members = tuple(_member(member) for member in row["member"])
    of = {section: member for member in members for section in member.sections}
    return Group(row["name"], members, row.get("ask", False), row.get("reach", REACH), of)


def _member(row: Mapping[str, Any]) -> Member:
    label = Text(**row["label"]) if "label" in row else None
    return Member(frozenset(row["sections"]), re.compile(f"{row['ja']}|{row['en']}"), label)
