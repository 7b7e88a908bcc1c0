"""What the choices about a tournament of matches mean to whoever plays in it, as texts with their parameters."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from league.brackets import ConsolationFeed, LastChance
from league.event import Event, Pairing
from league.tournament import Tournament

_KNOCK_OUT = frozenset({Pairing.SINGLE_ELIMINATION, Pairing.DOUBLE_ELIMINATION})
PARTS = frozenset({"groups", "bracket"})
"""The topics that say of what parts an event consists."""


@dataclass(frozen=True, slots=True)
class FormatFact:
    """One thing that players must know: what it is about, and the text that says it."""

    topic: str
    text: str
    params: Mapping[str, Any] = field(default_factory=dict)


def format_facts(event: Event, tournament: Tournament) -> tuple[FormatFact, ...]:
    """The choices that matter for this event."""
    return tuple(_facts(event, tournament))


def _facts(event: Event, tournament: Tournament) -> Iterator[FormatFact]:
    knocks_out = event.pairing in _KNOCK_OUT
    kind = event.pairing if knocks_out else tournament.bracket_pairing
    if knocks_out:
        yield FormatFact("seeding", f"format-seeding-{tournament.seeding}")
    else:
        yield from _qualifier(event, tournament)
        if not tournament.bracket_size:
            return
        yield FormatFact("bracket", f"format-then-{kind}", {"size": tournament.bracket_size})
    if kind is Pairing.DOUBLE_ELIMINATION:
        yield FormatFact("grand-final", f"format-final-{tournament.grand_final}")
    elif tournament.consolation is ConsolationFeed.NONE:
        yield FormatFact("third", f"format-third-{tournament.third_place}")
    else:
        yield FormatFact("consolation", f"format-consolation-{tournament.consolation}")
        if tournament.last_chance is LastChance.PLAYED:
            yield FormatFact("last-chance", "format-last-chance")


def _qualifier(event: Event, tournament: Tournament) -> Iterator[FormatFact]:
    if tournament.round_days:
        yield FormatFact("days", "format-days", {"days": tournament.round_days})
    if event.pairing is not Pairing.ROUND_ROBIN:
        if tournament.accelerated:
            yield FormatFact("accelerated", "format-accelerated")
        return
    if tournament.groups:
        yield FormatFact("groups", "format-groups", {"groups": tournament.groups})
        yield FormatFact("seeding", f"format-seeding-{tournament.seeding}")
    yield FormatFact("leavers", f"format-leavers-{tournament.leavers}")
