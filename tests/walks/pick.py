"""Arguments by chance: mostly such as people give, now and then silly ones."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import fields
from datetime import timedelta
from enum import Enum
from functools import cache
from random import Random
from types import NoneType
from typing import Any, Final, TypeVar, cast, get_args, get_type_hints

from league.brackets.labels import Phase
from league.event import Pairing
from league.ids import (
    AuditId,
    BracketId,
    CallId,
    EventId,
    GameId,
    PlayerId,
    ResultId,
    RoundId,
    SheetLineId,
    TableId,
)
from league.match_length import LengthScope
from league.round import Table, is_bye
from tests.walks.facts import Facts, chosen
from tests.walks.fake_discord import CHANNELS
from tests.walks.world import (
    ADMIN,
    JUDGE,
    JUDGE_ROLE,
    JUDGING_PLAYER,
    ORGANIZER,
    ORGANIZER_ROLE,
    PLAYERS,
    STRANGER,
    World,
)
from usecases.caller import Caller
from usecases.find import event_of
from usecases.result.typed import ENDED, score_field
from usecases.round.clocks import Wave
from usecases.round.find import NOT_REPORTED
from usecases.table_rules import rules_at

T = TypeVar("T")
SILLY: Final = 0.04
_SECTIONS: Final = ("cjp/penalty-levels", "jbl/2.2.4", "cjp/score-cap", "no/such-section", "")
_NAMES: Final = ("Cup", "Trophy", "杯", "Cup", "**bold** @everyone", "x" * 120)
_PEOPLE: Final = ("Grandma", "ケン", "Mia", "U1004", "a" * 90)
_WORDS: Final = ("Late", "all saw it", "理由", "")
_NUMBERS: Final[Mapping[str, Sequence[int]]] = {
    "minutes": (1, 5, 15, 60, 0, -3),
    "capacity": (0, 4, 6, 8, 2),
    "rounds": (1, 2, 3, 4, 0),
    "groups": (0, 2, 3),
    "match_points": (0, 3, 5),
    "number": (1, 1, 2, 3, 5, 7),
    "round": (0, 1, 2),
    "table": (0, 0, 1, 2, 3),
    "table_number": (0, 1, 2),
    "points": (0, 0, 1),
    "mine": (0, 1, 2, 3, 5),
    "theirs": (0, 1, 2, 3, 5),
    "settlement": (1, 1, 2, 2),
    "confirm_minutes": (1, 15, 30),
    "size": (0, 2, 4, 8),
    "length": (1, 3, 5),
    "seed": (1, 2, 3),
    "hours": (1, 12, 24),
    "reserve": (0, 0, 5),
    "call": (0, 0, 1),
    "decisions": (1, 1, 2),
    "coins": (1,),
    "over": (0, 0, 1, 2),
    "seat": (0, 1, 2, 3),
}
_TEXTS: Final[Mapping[str, Sequence[str]]] = {
    "name": _NAMES,
    "until": ("23:00", "12:30", "2026-05-01 20:30", "soon"),
    "starts": ("", "2026-05-02 10:00", "2026-06-01 18:00", "?"),
    "season": ("", "", "2026"),
    "language": ("en", "ja", "both", "auto", "fr"),
    "time_zone": ("Asia/Tokyo", "Europe/Berlin", "UTC", "Mars/Base"),
    "section": _SECTIONS,
    "handicap": ("", "", "A", "B", "C", "Z"),
    "part": (*LengthScope, *Phase),
    "typed": ("",),
    "back": ("", "2026-05-20"),
    "avoid": ("", "", "1", "all"),
    "vote": ("uphold", "overturn"),
    "profile": ("catan-japan", "catan-germany", "catan-world", "ikebukuro", "backgammon-jba", "rivals"),
    "form": ("result",),
    "word": ("",),
    "options": ("",),
    "named": ("",),
    "seeds": ("",),
    "kind": ("catan", "backgammon", "rivals"),
    "exception": ("", "", "agreed"),
}


def number_of(row: object) -> Any:  # noqa: ANN401 - of whichever kind
    """A row's number; one that nothing has where there is no row."""
    return getattr(row, "id", 99)


class Pick:
    """Chooses for one deed; the same chance and facts give the same."""

    def __init__(self, world: World, facts: Facts, chance: Random) -> None:
        """`chance` is the deed's own."""
        self.world, self.facts, self.chance = world, facts, chance

    def one(self, of: Sequence[T], otherwise: T) -> T:
        """One of them; `otherwise` where there is none."""
        return self.chance.choice(of) if of else otherwise

    def maybe(self, share: float) -> bool:
        """True so often."""
        return self.chance.random() < share

    def has(self, name: str) -> bool:
        """Whether there is anything of these facts; now and then a deed is tried without."""
        return not name or bool(getattr(self.facts, name)) or self.maybe(SILLY)

    # People

    def caller(self, who: str) -> Caller:
        """Somebody of this role, now and then anybody."""
        if self.maybe(SILLY):
            return self.world.caller(self.one((ORGANIZER, JUDGE, ADMIN, STRANGER, *PLAYERS), STRANGER))
        users = {
            "organizer": (ORGANIZER, ORGANIZER, ADMIN),
            "judge": (JUDGE, JUDGE, ORGANIZER, JUDGING_PLAYER),
        }
        users["admin"] = (ADMIN,)
        return self.world.caller(self.one(users.get(who, PLAYERS), STRANGER), self.thread())

    def at_table(self, table: Table | None) -> Caller:
        """Somebody who sits there and has an account, else any player."""
        seats = set(table.seats) if table else set()
        users = [one.user_id for one in self.facts.people if one.id in seats and one.user_id is not None]
        return self.world.caller(self.one(users, self.one(PLAYERS, STRANGER)))

    def user(self) -> int:
        """A Discord user, 0 for a guest."""
        return self.one((0, STRANGER, *PLAYERS), 0)

    def member(self) -> int:
        """A Discord user."""
        return self.one((STRANGER, *PLAYERS), STRANGER)

    def thread(self) -> int:
        """Where somebody speaks: mostly nowhere in particular."""
        return self.one(self.facts.threads, 0) if self.maybe(0.3) else 0

    def player(self) -> PlayerId:
        """A player of the event, now and then of another one."""
        if self.facts.entries.entries and not self.maybe(SILLY):
            return self.one(self.facts.entries.entries, self.facts.entries.entries[0]).player
        return self.one([person.id for person in self.facts.people], PlayerId(99))

    # Things

    def event(self) -> EventId:
        """The event of the facts, or (0) whichever is meant."""
        if self.facts.event is None or self.maybe(SILLY):
            return EventId(self.chance.choice((0, 99)))
        return self.facts.event.id

    def open_table(self) -> Table | None:
        """A table that owes a result, else any."""
        tables = self.facts.tables
        owing = tuple(t for t in tables if t.status in NOT_REPORTED and not is_bye(t))
        return chosen(self.chance, owing if owing and not self.maybe(0.15) else tables)

    def any_table(self) -> Table | None:
        """One of the newest tables mostly."""
        return chosen(self.chance, self.facts.tables[-6:])

    def line(self) -> AuditId:
        """An audit line: one of the newest mostly; 0 is the last."""
        lines = [line.id for line in self.facts.lines if line.action != "undo"]
        some = lines[:4] if self.maybe(0.6) else lines
        return self.one(some, AuditId(0)) if not self.maybe(0.1) else AuditId(0)

    def scores(self, table: Table | None) -> dict[str, str]:
        """A result form as it is filled in."""
        if table is None:
            return {ENDED: "victory"}
        most = self.world.read(lambda uow: rules_at(uow, event_of(uow, table.event_id), table)).win_target
        lost = [self.chance.randrange(0, most) for _ in table.seats]
        lost[self.chance.randrange(len(lost))] = most
        last = table.seats[-1]
        endings = ("victory",) * 6 + ("time", f"time-{last}", f"retired-{last}", f"won-{last}")
        typed = {score_field(p): str(s) for p, s in zip(table.seats, lost, strict=True)}
        return {**typed, ENDED: self.one(endings, "victory"), "reason": self.one(_WORDS, "")}

    # Any command

    def command(self, kind: type[T], who: str, given: Mapping[str, Any]) -> T:
        """A command of this kind with arguments by chance, but for those that are given."""
        hints, values = _hints(cast("Hashable", kind)), dict(given)
        for item in fields(kind):  # type: ignore[arg-type]  # commands are dataclasses
            if item.name in values:
                continue
            if item.name == "caller":
                values["caller"] = self.caller(who)
            else:
                values[item.name] = self.argument(item.name, hints[item.name])
        return kind(**values)

    def argument(self, name: str, hint: Any) -> Any:  # noqa: ANN401 - any type
        """A value for a field of this name and type."""
        kinds = get_args(hint)
        if NoneType in kinds:
            rest = next(kind for kind in kinds if kind is not NoneType)
            return None if self.maybe(0.6) else self.argument(name, rest)
        by_name = next((choose for end, choose in _BY_NAME.items() if name.endswith(end)), None)
        chooser = by_name or _BY_TYPE.get(hint)
        if chooser is not None:
            return chooser(self)
        if isinstance(hint, type) and issubclass(hint, Enum):
            return self.chance.choice(list(hint))
        return self._plain(name, hint)

    def _plain(self, name: str, hint: Any) -> Any:  # noqa: ANN401 - any type
        if hint is bool:
            return self.maybe(0.25)
        if hint is int:
            return 10**6 if self.maybe(SILLY / 2) else self.chance.choice(_NUMBERS.get(name, (0, 1, 2)))
        return self.text(name) if hint is str else ()

    def text(self, name: str) -> str:
        """Words for a field of this name."""
        if name == "name" and self.maybe(0.5):
            return self.chance.choice(_PEOPLE)
        return self.chance.choice(_TEXTS.get(name, _WORDS))

    def later(self) -> timedelta:
        """A span of time, mostly a short one."""
        return timedelta(minutes=self.chance.choice((1, 5, 20, 60, 300, 1440, 2880)))

    def pairing(self) -> Pairing:
        """Any way of pairing."""
        return self.chance.choice(list(Pairing))


def _ids(name: str) -> Callable[[Pick], int]:
    def pick(by: Pick) -> int:
        found = getattr(by.facts, name)
        return by.one([row.id for row in found[-5:]], 99) if not by.maybe(SILLY) else 99

    return pick


_BY_TYPE: Final[Mapping[Any, Callable[[Pick], Any]]] = {
    EventId: Pick.event,
    PlayerId: Pick.player,
    AuditId: Pick.line,
    TableId: lambda by: number_of(by.any_table()),
    CallId: _ids("calls"),
    ResultId: _ids("results"),
    RoundId: _ids("rounds"),
    BracketId: _ids("brackets"),
    SheetLineId: _ids("sheet"),
    GameId: _ids("games"),
    Wave: lambda by: Wave(by.chance.choice(((), (1,), (1, 2))), by.chance.choice(("", "1-2", "3", "x"))),
    tuple[int, int]: lambda by: (by.chance.randrange(1, 7), by.chance.randrange(1, 7)),
}


_BY_NAME: Final[Mapping[str, Callable[[Pick], Any]]] = {
    "user_id": Pick.user,
    "channel_id": lambda by: by.one(by.facts.threads, 0),
    "_channel": lambda by: by.chance.choice(CHANNELS),
    "organizer_role": lambda _: ORGANIZER_ROLE,
    "judge_role": lambda _: JUDGE_ROLE,
}
"""By the end of a field's name."""


@cache
def _hints(kind: Hashable) -> dict[str, Any]:
    return get_type_hints(kind)
