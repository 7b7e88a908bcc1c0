"""What is played, and by which reading of each point in which document and printed rules differ."""

from dataclasses import asdict, dataclass, fields
from enum import StrEnum
from typing import Any, Final

from engine.protocol import EngineRefusal, Json
from engine.rivals.names import GameSet
from engine.rivals.refusals import RivalsCode

RULES_VERSION: Final = 1


class Preset(StrEnum):
    """The two readings: the league's document, and the printed rules with their published answers."""

    DOCUMENT = "document"
    PRINTED = "printed"


@dataclass(frozen=True, slots=True)
class RivalsOptions:
    """Each field but the first two is one point in which the sources differ; `docs/rivals_rules.md` lists both sides.

    `goal` are the points that win. A field that is true follows the printed rules, false the document.
    """

    game: GameSet = GameSet.INTRO
    goal: int = 7
    brigand_first: bool = True
    storehouse_emptied: bool = True
    celebration_most: bool = True
    trade_from_opponent: bool = True
    exchange_pooled: bool = True
    draw_any_stack: bool = True
    search_once: bool = True
    search_any_goods: bool = True
    gudrun_two: bool = True
    riots_above_two: bool = True
    crane_above_four: bool = True
    brigade_own_city: bool = True
    brigands_one_region: bool = True
    chapel_two_ranges: bool = True
    guido_theirs_only: bool = False
    strength_of_units: bool = True
    carl_forkbeard: bool = True
    sunk_discarded: bool = True
    riots_choice: bool = True
    traitor_may: bool = True


GOALS: Final = {
    GameSet.INTRO: 7,
    GameSet.GOLD: 12,
    GameSet.TURMOIL: 12,
    GameSet.PROGRESS: 12,
    GameSet.DUEL: 13,
}
"""The document names the introductory game's goal; the others are printed.

Source: riv/goal
"""
POINTS: Final = tuple(field.name for field in fields(RivalsOptions) if field.type is bool)
_TOURNAMENT_GAME: Final = "guido_theirs_only"
"""Printed, but marked for the Tournament Game, in which each plays with an own deck: no preset takes it."""
LATER: Final = dict.fromkeys(("sunk_discarded", "riots_choice", "traitor_may"), False)
"""Points that stored games from before they were told apart do not name: they went by the document."""
_GOAL_LIMIT: Final = 30


def preset(name: Preset, game: GameSet) -> RivalsOptions:
    """The options of a reading: every point as it says."""
    printed = name is Preset.PRINTED
    chosen: dict[str, Any] = dict.fromkeys(POINTS, printed) | {_TOURNAMENT_GAME: False}
    return RivalsOptions(game, GOALS[game], **chosen)


def write_options(options: RivalsOptions) -> Json:
    """The options as JSON, defaults included; a later point only where it departs from what games went by before it.

    A game's hash hangs on this text: what an older game does not name stays unnamed.
    """
    whole = asdict(options) | {"game": options.game.value}
    return {name: value for name, value in whole.items() if LATER.get(name, True) or value}


def read_options(value: Json) -> RivalsOptions | EngineRefusal:
    """The options that `write_options` wrote."""
    names = {field.name for field in fields(RivalsOptions)}
    value = LATER | value if isinstance(value, dict) else value
    if not isinstance(value, dict) or set(value) != names:
        return EngineRefusal(RivalsCode.MALFORMED)
    games, goal = {game.value: game for game in GameSet}, value["goal"]
    sound = type(goal) is int and 1 <= goal <= _GOAL_LIMIT and isinstance(value["game"], str)
    if not sound or value["game"] not in games or any(type(value[name]) is not bool for name in POINTS):
        return EngineRefusal(RivalsCode.MALFORMED)
    return RivalsOptions(**value | {"game": games[value["game"]]})
