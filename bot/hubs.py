"""Where each action that is no command of its own is found: a hub is one command that offers several to choose from.

A player's daily verbs are commands (`/signup join`); organizers' and judges' verbs, and what is seldom wanted, stand
behind a hub: `/organize signup do:drop`. Texts and code go on naming an action as its cog declares it
("signup drop"); readers are shown the way to it. Nothing here knows Discord: `bot/actions.py` builds the commands.
"""

from dataclasses import dataclass
from typing import Final

EVENT: Final = "event"
DO: Final = "do"
ON: Final = "on"


@dataclass(frozen=True, slots=True)
class Action:
    """An action behind a hub: `name` as its cog declares it, `verb` as it is chosen there."""

    name: str
    verb: str
    about: str = ""
    """The option that says what it is about: the hub itself takes it, under the name `on`."""
    asked: tuple[str, ...] = ()
    """Options that its form insists on though the action can do without them."""
    at_once: bool = False
    """Done without a form, though there are options that could be given."""
    has_form: bool = False
    """It opens a form of its own, and Discord lets no form follow another: `on` must say what it is about."""

    @property
    def key(self) -> str:
        """What its texts begin with: `cmd-signup-drop`."""
        return f"cmd-{self.name.replace(' ', '-')}"

    @property
    def label(self) -> str:
        """The text that a reader chooses it by."""
        return self.key if self.verb == self.name.split()[-1] else f"do-{self.verb.replace(' ', '-')}"


@dataclass(frozen=True, slots=True)
class Hub:
    """One registered command, with all that it leads to; `usual` is done when nothing is chosen."""

    name: str
    actions: tuple[Action, ...]
    also: tuple[str, ...] = ()
    """Further options that it takes because their lists are too long for a menu: they fill the form's fields."""
    usual: str = ""
    guild_only: bool = True

    def action(self, verb: str) -> Action | None:
        """What a verb stands for here."""
        wanted = verb or self.usual
        return next((action for action in self.actions if action.verb == wanted), None)


def _of(group: str, verbs: str, about: str = "") -> tuple[Action, ...]:
    return tuple(Action(f"{group} {verb}", verb, about) for verb in verbs.split())


_EVENT = Hub(
    "organize event",
    (
        *_of("event", "open checkin close announce edit format length finish reopen cancel"),
        *_of("event", "undo", "action"),
        *_of("event", "log export import"),
        *_of("standings", "advance"),
        *_of("standings", "season", "season"),
        *_of("match", "director"),
    ),
    also=("players",),
)
_SIGNUP = Hub(
    "organize signup",
    (
        *_of("signup", "add"),
        *_of("signup", "approve refuse remove drop return noshow substitute account class", "player"),
        *_of("signup", "door"),
        Action("signup import", "import", asked=("file",)),
        Action("signup import", "paste", at_once=True),
    ),
)
_ROUND = Hub(
    "organize round",
    (
        Action("round seat", "seat", at_once=True),
        Action("round seat", "seat as"),
        *_of("round", "publish import"),
        *_of("round", "swap", "player"),
        *_of("round", "lock", "table"),
        *_of("round", "end cancel", "round"),
        *_of("result", "slips"),
    ),
    also=("avoid",),
)
_HALL = Hub(
    "organize hall",
    (
        *_of("board", "show set"),
        *_of("board", "stream move", "match"),
        *_of("board", "accessible", "player"),
    ),
)
_RULES = Hub(
    "organize rules",
    (
        *_of("rule", "add import unanswered"),
        Action("rule edit", "edit", "rule", has_form=True),
        *_of("rule", "remove", "rule"),
        *(Action(f"document {verb}", f"document {verb}") for verb in ("add", "list")),
        *(Action(f"document {verb}", f"document {verb}", "document") for verb in ("use", "remove")),
    ),
)
_TABLE = Hub(
    "officiate table",
    (
        *_of("round", "start pause resume extend call note replace", "table"),
        *_of("round", "latecomer", "player"),
        *_of("result", "walkover", "table"),
    ),
)
_PENALTY = Hub(
    "officiate penalty",
    (*_of("penalty", "warn points disqualify", "player"), *_of("penalty", "revoke", "penalty")),
    also=("section",),
)
_CASE = Hub(
    "officiate case",
    (
        *_of("judge", "rule committee", "call"),
        *_of("judge", "report incident position"),
        *_of("match", "claim", "player"),
        *_of("match", "monitor"),
    ),
    also=("section",),
)
_LOOK = Hub(
    "look",
    (
        Action("round show", "round", "round"),
        *_of("result", "history", "table"),
        Action("penalty list", "penalties", "player"),
        *_of("standings", "explain", "player_a"),
        *_of("standings", "ratings"),
        Action("team list", "teams"),
        *_of("rivals", "card", "name"),
    ),
)
_TEAM = Hub(
    "team",
    (
        *_of("team", "create"),
        *_of("team", "join", "team"),
        *_of("team", "leave add", "player"),
        *_of("team", "rename", "team"),
    ),
)
_MATCH = Hub(
    "match",
    (
        *_of("match", "sheet setup clock score break leave stop"),
        Action("match challenge", "challenge", at_once=True),
        Action("clock time", "time", at_once=True),
        Action("clock time", "reserve"),
        *_of("clock", "late", "player"),
        *_of("clock", "breaks"),
        Action("clock match", "before"),
        Action("clock score", "crawford"),
    ),
)
_SETTINGS = Hub(
    "me settings",
    (
        Action("me settings", "settings", at_once=True),
        *_of("me", "language notifications hours away"),
        Action("me settings", "privacy"),
        *_of("me", "devices data"),
    ),
    also=("time_zone",),
    usual="settings",
    guild_only=False,
)
_GAME = Hub(
    "game more",
    (
        *_of("game", "orders resign", "game"),
        Action("game undo", "undo", "game", at_once=True),
        Action("game undo", "undo moves", "game", asked=("moves",)),
        *_of("game", "replay", "game"),
        Action("game analysis", "analysis", "game", at_once=True),
        Action("game analysis", "analysis of a file", "game", asked=("file",)),
        *_of("game", "pause resume substitute end report", "game"),
        *_of("backgammon", "clock", "game"),
    ),
    guild_only=False,
)
HUBS: Final = (
    _EVENT, _SIGNUP, _ROUND, _HALL, _RULES, _TABLE, _PENALTY, _CASE, _LOOK, _TEAM, _MATCH, _SETTINGS, _GAME,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class PersonMenu:
    """An entry in the menu of a person: what it does, and the option that takes the person; `key` is its text."""

    key: str
    action: str
    option: str


PERSON_MENUS: Final = (
    PersonMenu("cmd-sign-up", "signup add", "member"),
    PersonMenu("cmd-warn", "penalty warn", "player"),
    PersonMenu("cmd-challenge-to-backgammon", "backgammon new", "opponent"),
)
_ABOUT: Final = {action.name: action.about for hub in HUBS for action in hub.actions}
_WAYS: Final = {
    action.name: (hub, action)
    for hub in reversed(HUBS)
    for action in reversed(hub.actions)
    if action.name != hub.name
}


def way(name: str) -> tuple[Hub, Action] | None:
    """Where an action is found; None for a command of its own."""
    return _WAYS.get(name)


def about(name: str) -> str:
    """The option that says what an action is about, "" where there is none."""
    return _ABOUT.get(name, "")


def is_moved(name: str) -> bool:
    """Whether this is an action behind a hub."""
    return name in _ABOUT


def moved() -> tuple[str, ...]:
    """All actions behind hubs, as the table lists them."""
    return tuple(_ABOUT)
