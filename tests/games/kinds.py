"""What a walk through whole games has to know of each game: how it is opened, what is sensible, and the way there."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine import audit, log
from engine.backgammon import record as backgammon_record
from engine.backgammon.actions import Double, Play, RefuseResignation, RollDice, Take
from engine.backgammon.choosing import partial
from engine.backgammon.evaluation import worth
from engine.backgammon.record_codecs import format_action, parse_action
from engine.backgammon.state import BackgammonState
from engine.catan import record as catan_record
from engine.protocol import EngineRefusal
from engine.rivals.house import thrifty
from engine.rivals.imagine import imagined
from engine.rivals.notation import format_action as format_rivals
from engine.rivals.rules import RULES as RIVALS_RULES
from engine.rivals.rules import RivalsRules
from engine.rivals.view import RivalsView
from tests.games import paths
from tests.games.sight import Cards, Use
from usecases.play.views import GameView

Controls = Sequence[Use | Cards]
Options = dict[str, Any]
DOUBLES = 0.1


@dataclass(frozen=True)
class Kind:
    """A game as those know it who play it through its controls."""

    key: str
    seats: tuple[int, ...]
    """How many may play."""
    options: Callable[[random.Random, int, int], Options]
    """Of its command, for so many seats and people; the house takes the rest."""
    wish: Callable[[GameView, random.Random], str]
    """What a sensible player does now, in the engine's notation; nothing where there is nothing to do."""
    towards: Callable[[Controls, str, GameView], Use | None]
    """The control that says the wish or leads on to it."""
    leads_on: Callable[[str], bool]
    """Whether a page of the panel is about playing."""
    read_log: Callable[[str], Any]
    verify: Callable[[Any], Any]

    @property
    def command(self) -> str:
        """What opens it."""
        return f"{self.key} new"


# Catan


def _catan_options(chance: random.Random, seats: int, people: int) -> Options:
    return {
        "seats": seats,
        "bots": seats - people,
        "hours": chance.choice((1, 2, 12)),
        "board": chance.choice(("random", "beginner", "spiral")),
        "rules": chance.choice(("cjp", "cjp", "cwc", "std")),
    }


CATAN = Kind(
    "catan",
    (3, 4),
    _catan_options,
    paths.wish_of,
    lambda controls, wish, _seen: paths.towards(controls, wish),
    paths.leads_on,
    catan_record.read_log,
    catan_record.verify,
)


# Backgammon


def _backgammon_options(chance: random.Random, seats: int, people: int) -> Options:
    """Without a reserve: whoever is late is played for, and the match goes on."""
    house = {"house": chance.choice(("beginner", "club"))} if people < seats else {}
    return {"points": chance.choice((1, 3)), "hours": chance.choice((1, 2, 12)), "reserve": 0, **house}


def _backgammon_wish(seen: GameView, chance: random.Random) -> str:
    """The best play by rule of thumb; now and then a double, which is mostly taken, and nobody gives up."""
    state = seen.view
    if not isinstance(state, BackgammonState) or not seen.actions:
        return ""
    plays = [one for one in seen.actions if isinstance(one, Play)]
    if plays:
        return format_action(max(plays, key=lambda play: worth(play.after)))
    wanted = (*((Double,) if chance.random() < DOUBLES else ()), RollDice, Take, RefuseResignation)
    found = (one for kind in wanted for one in seen.actions if isinstance(one, kind))
    return next(map(format_action, found), "")


def _backgammon_towards(controls: Controls, wish: str, seen: GameView) -> Use | None:
    """Itself, the page before it, or a checker's step with which it may begin; else the way back."""
    uses = {one.words: one for one in controls if isinstance(one, Use)}
    exact = uses.get(wish) or uses.get(f"?{wish}")
    if exact is not None:
        return exact
    action, state = parse_action(wish), seen.view
    if isinstance(action, Play) and isinstance(state, BackgammonState):
        for words, use in uses.items():
            if words.startswith("?by ") and _begins(state, words, action):
                return use
    return uses.get(min((words for words in uses if words.startswith("?")), key=len, default=""))


def _begins(state: BackgammonState, words: str, play: Play) -> bool:
    steps = [tuple(map(int, step.split("."))) for step in words.split(" ")[1:]]
    now = partial(state.position, state.roll or (1, 1), steps)  # type: ignore[arg-type]  # pairs
    return now is not None and play.after in now.ends


def _backgammon_leads_on(words: str) -> bool:
    return words.split(" ", maxsplit=1)[0] in {"?play", "?by", "?double"}


BACKGAMMON = Kind(
    "backgammon",
    (2,),
    _backgammon_options,
    _backgammon_wish,
    _backgammon_towards,
    _backgammon_leads_on,
    backgammon_record.read_log,
    backgammon_record.verify,
)

# Rivals


def _rivals_options(chance: random.Random, seats: int, people: int) -> Options:
    return {
        "set": "intro",
        "preset": chance.choice(("printed", "document")),
        "hours": chance.choice((1, 2, 12)),
        "house": people < seats,
    }


def _rivals_wish(seen: GameView, chance: random.Random) -> str:
    """What the rule of thumb says, the hidden cards dealt out by chance."""
    view = seen.view
    if not isinstance(view, RivalsView) or not seen.actions or seen.seat is None:
        return ""
    state = imagined(view, seen.seat, chance.randrange)
    return format_rivals(thrifty(state, seen.seat, seen.actions, chance.randrange))


def _rivals_towards(controls: Controls, wish: str, _seen: GameView) -> Use | None:
    """Itself, or the page that goes on with most of its words; else the way back."""
    uses = {one.words: one for one in controls if isinstance(one, Use)}
    if wish in uses:
        return uses[wish]
    begins = [words for words in uses if words.startswith("?at ") and f"{wish} ".startswith(f"{words[4:]} ")]
    begins += [_ENDS[wish]] if _ENDS.get(wish) in uses else []
    return uses[max(begins, key=len)] if begins else uses.get("?")


_ENDS: Final = {"finish yes": "?end keep", "finish no": "?end swap"}
"""The questions before the two ends of a turn."""


def _rivals_find(key: str, version: int) -> RivalsRules | None:
    return RIVALS_RULES if (key, version) == (RIVALS_RULES.key, RIVALS_RULES.version) else None


def _rivals_record(text: str) -> Any:  # noqa: ANN401 - a record or a refusal
    found = log.read_log(_rivals_find, text)
    return found if isinstance(found, EngineRefusal) else found[1]


RIVALS = Kind(
    "rivals",
    (2,),
    _rivals_options,
    _rivals_wish,
    _rivals_towards,
    lambda words: words.startswith(("?at ", "?end ")),
    _rivals_record,
    lambda record: audit.verify(RIVALS_RULES, record),
)

KINDS = (CATAN, BACKGAMMON, RIVALS)
"""The games that whole games, kills and restarts are tried on."""
