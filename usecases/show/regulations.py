"""What the regulations say to whoever plays by them, as texts with their parameters."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from league.regulations import GameKey, Profile, TimeUp
from league.regulations.terms import Scoring

_MINUTE = 60


@dataclass(frozen=True, slots=True)
class RegulationFact:
    """One thing that players must know: what it is about, and the text that says it."""

    topic: str
    text: str
    params: dict[str, Any] = field(default_factory=dict)


def regulation_facts(profile: Profile) -> tuple[RegulationFact, ...]:
    """What wins, how long a game may last, and at a Catan table what may be said and must be shown."""
    return tuple(_facts(profile))


def _facts(profile: Profile) -> Iterator[RegulationFact]:
    if profile.scoring is not Scoring.MATCH:  # a match says how long it is
        yield RegulationFact("target", "regulation-target", {"target": profile.win_target})
    yield _time(profile)
    if profile.game is GameKey.CATAN:
        yield RegulationFact("robber", f"regulation-robber-{profile.robber_talk}")
        shown = "public" if profile.discards_public else "hidden"
        yield RegulationFact("discards", f"regulation-discards-{shown}")
        if profile.same_board:
            yield RegulationFact("board", "regulation-same-board")
        if profile.raise_small_tables:
            yield RegulationFact("small-tables", "regulation-raise-small-tables")
    if profile.two_players:
        yield RegulationFact("draw", "regulation-draw", {"halves": profile.draw_half_wins})
    if profile.substitute_keeps:
        yield RegulationFact("substitute", "regulation-substitute-keeps")
    if profile.missed_turns is not None and profile.two_players:
        yield RegulationFact("missed", "regulation-missed-turns", {"turns": profile.missed_turns})


def _time(profile: Profile) -> RegulationFact:
    if profile.play_seconds is None:
        return RegulationFact("time", "regulation-time-none")
    ending = "no-winner" if profile.time_up is TimeUp.NO_WINNER else "loss"
    params = {"minutes": -(-profile.play_seconds // _MINUTE), "up": ending}
    return RegulationFact("time", "regulation-time", params)
