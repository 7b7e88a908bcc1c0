"""What a refusal in an event may cite: the documents of its own regulations, nobody else's."""

import tomllib
from dataclasses import replace
from typing import TypeVar

from faq.force import is_in_force
from league.event import Event
from league.refusal import Refusal

T = TypeVar("T")


def cited(event: Event, outcome: T | Refusal) -> T | Refusal:
    """The outcome; a refusal that cites a document not in force in this event is one of the house."""
    return refused_in(event, outcome) if isinstance(outcome, Refusal) else outcome


def refused_in(event: Event, refusal: Refusal) -> Refusal:
    """The refusal, without a section that is not in force in this event.

    Source: house
    """
    if refusal.section is None or in_force(event, refusal.section):
        return refusal
    return replace(refusal, section=None)


def in_force(event: Event, section: str) -> bool:
    """Whether the document of a section is in force in an event.

    Source: house
    """
    return is_in_force(regulations_of(event), section)


def regulations_of(event: Event) -> str:
    """The built-in regulations of an event: a host's own profile is one of them with some changes."""
    return str(tomllib.loads(event.profile_toml)["base"]) if event.profile_toml else event.profile
