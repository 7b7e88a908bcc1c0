"""A host's own profile: a TOML text with the name of a base profile and what differs from it.

```toml
name = "tuesday-league"
base = "catan-japan"
win_target = 12
play_seconds = "unlimited"
tie_breaks = ["wins", "points", "head-to-head"]

[titles]
ja = "火曜リーグ"
en = "Tuesday league"
```
"""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType

from league.limits import FULL_TABLE, LARGEST_EVENT, LARGEST_TEAM, LONGEST_MATCH
from league.regulations.builtin import PROFILES
from league.regulations.consistency import contradictions
from league.regulations.faults import ProfileFault
from league.regulations.profile import CutBand, LatePolicy, MoveClock, Profile, Sources, Titles
from league.regulations.reading import (
    Bad,
    Read,
    Reader,
    array,
    bad,
    choice,
    distinct,
    flag,
    gather,
    integer,
    odd,
    or_unlimited,
    record,
    text,
    unknown_key,
    wrong_type,
)
from league.regulations.terms import (
    Appeal,
    Correction,
    CutFormat,
    PenaltyKind,
    RatingRule,
    RobberTalk,
    Scoring,
    TieBreak,
    TimeUp,
)

NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
LINE = re.compile(r"at line (\d+), column (\d+)")
DAY = 24 * 60 * 60
BASE, GAME = "base", "game"
OLD_FORMATS: Mapping[str, CutFormat] = MappingProxyType(
    {"open": CutFormat.SEMIFINAL_OPTIONAL, "unofficial": CutFormat.FINAL}
)
"""Words that older files have for a format."""

READERS: Mapping[str, Reader[object]] = MappingProxyType(
    {
        "version": text(40),
        "titles": record(Titles, {"ja": text(80), "en": text(80)}),
        "scoring": choice(Scoring),
        "win_target": integer(1, LONGEST_MATCH),
        "tie_breaks": distinct(array(choice(TieBreak), 1, len(TieBreak))),
        "time_up": choice(TimeUp),
        "maximum_score": integer(1, 999),
        "declaration": flag,
        "placement_points": array(integer(0, 100), 4, 4),
        "placement_points_three": array(integer(0, 100), 3, 3),
        "stake_second": integer(0, 999),
        "stake_others": integer(0, 999),
        "handicap_classes": distinct(array(text(10), 0, 10)),
        "placement_seconds": or_unlimited(integer(1, DAY)),
        "play_seconds": or_unlimited(integer(1, 365 * DAY)),
        "move_clock": record(
            MoveClock,
            {
                "seconds_a_point": integer(1, DAY),
                "delay_seconds": integer(0, DAY),
                "midmatch_seconds_a_point": integer(1, DAY),
            },
        ),
        "late": record(LatePolicy, {"grace_minutes": integer(0, 1440), "step_minutes": integer(1, 1440)}),
        "robber_talk": choice(RobberTalk),
        "discards_public": flag,
        "same_board": flag,
        "substitute_keeps": flag,
        "missed_turns": or_unlimited(integer(2, 20)),
        "appeal": choice(Appeal),
        "committee_sizes": distinct(array(odd(1, 15), 1, 8)),
        "penalty_ladder": distinct(array(choice(PenaltyKind), 1, len(PenaltyKind))),
        "correction": choice(Correction),
        "minimum_players": integer(2, LARGEST_EVENT),
        "cut_bands": array(
            record(
                CutBand, {"at_least": integer(2, LARGEST_EVENT), "format": choice(CutFormat, OLD_FORMATS)}
            ),
            0,
            8,
        ),
        "final_size": integer(2, FULL_TABLE),
        "semi_final_size": integer(2, LARGEST_EVENT),
        "semi_final_tables": integer(1, LARGEST_EVENT // 2),
        "season_points": array(integer(0, 10_000), 0, 200),
        "draw_half_wins": integer(0, 1),
        "raise_small_tables": flag,
        "team_size": integer(2, LARGEST_TEAM),
        "team_best": integer(0, LARGEST_TEAM),
        "team_tie_breaks": distinct(array(choice(TieBreak), 0, len(TieBreak))),
        "rating": choice(RatingRule),
    }
)

# A changed constant no longer stands in the section that the base profile cites for it.
UNCITED: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "scoring": ("winner_score", "other_score"),
        "win_target": ("winner", "winner_score", "other_score"),
        "declaration": ("winner",),
        "time_up": ("time_up",),
        "stake_second": ("winner_score", "other_score"),
        "stake_others": ("winner_score", "other_score"),
        "correction": ("correction",),
        "appeal": ("appeal", "committee"),
        "committee_sizes": ("committee",),
        "penalty_ladder": ("penalty",),
        "move_clock": ("move_clock", "midmatch"),
        "late": ("late",),
    }
)


def parse_profile(toml_text: str) -> Profile | tuple[ProfileFault, ...]:
    """Read a host's own profile; every fault of the text is listed, none is ever raised."""
    read = _read(toml_text)
    return read if isinstance(read, tuple) else contradictions(read) or read


@lru_cache(maxsize=64)
def stored_profile(toml_text: str) -> Profile | tuple[ProfileFault, ...]:
    """A profile that was accepted once: a contradiction that is known only since then does not close its event."""
    return _read(toml_text)


def _read(toml_text: str) -> Profile | tuple[ProfileFault, ...]:
    try:
        data = tomllib.loads(toml_text)
    except (ValueError, RecursionError) as error:
        return (_broken(toml_text, str(error)),)
    base = _base(data.get(BASE))
    head: Read[object] | Bad = gather((base, _name(data.get("name"))))
    found = {key: READERS[key](key, value) for key, value in data.items() if key in READERS}
    faults = _faults(head, gather(tuple(found.values())), data)
    if faults or isinstance(base, Bad):
        return faults
    values = {key: one.value for key, one in found.items() if isinstance(one, Read)}
    return _built(base.value, str(data["name"]), values)


def _faults(
    head: Read[object] | Bad, body: Read[object] | Bad, data: Mapping[str, object]
) -> tuple[ProfileFault, ...]:
    parts = [part for part in (head, body) if isinstance(part, Bad)]
    return (*(fault for part in parts for fault in part.faults), *_strangers(data))


def _strangers(data: Mapping[str, object]) -> list[ProfileFault]:
    known = (*READERS, BASE, "name")
    strange = [key for key in data if key not in known]
    return [
        ProfileFault(key, "fixed-by-base", {"key": key}) if key == GAME else unknown_key(key, key, known)
        for key in strange
    ]


def _base(value: object) -> Read[Profile] | Bad:
    if value is None:
        return bad(BASE, "missing-key", key=BASE)
    if not isinstance(value, str):
        return wrong_type(BASE, "string", value)
    if value not in PROFILES:
        return bad(BASE, "not-allowed", value=value[:40], allowed=", ".join(PROFILES))
    return Read(PROFILES[value])


def _name(value: object) -> Read[str] | Bad:
    if value is None:
        return bad("name", "missing-key", key="name")
    if not isinstance(value, str):
        return wrong_type("name", "string", value)
    if value in PROFILES:
        return bad("name", "name-taken", name=value)
    return Read(value) if NAME.fullmatch(value) else bad("name", "name-form", name=value[:40])


def _built(base: Profile, name: str, values: dict[str, object]) -> Profile:
    defaults: dict[str, object] = {"name": name, "titles": Titles(ja=name, en=name), "version": "1"}
    changes = defaults | values
    changed = [key for key, value in changes.items() if getattr(base, key) != value]
    return replace(base, **changes, sources=_cited(base.sources, changed))  # type: ignore[arg-type]  # each reader gives its field's type


def _cited(sources: Sources, changed: list[str]) -> Sources:
    dropped = {source: None for key in changed for source in UNCITED.get(key, ())}
    return replace(sources, **dropped)


def _broken(toml_text: str, message: str) -> ProfileFault:
    """Where the text stops being TOML; a text that breaks off is at fault in its last line."""
    place = LINE.search(message)
    line = int(place[1]) if place else toml_text.count("\n") + 1
    return ProfileFault("", "toml-broken", {"line": line})
