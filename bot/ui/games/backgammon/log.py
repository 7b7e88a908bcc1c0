"""What happened in a match, in short lines: what one player does in a row stands in one line."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.i18n import Language, Param, Safe, text
from bot.ui.play.log_lines import LoggedAction, in_lines
from engine.backgammon import events as e
from engine.backgammon.names import NOBODY, Seat
from engine.backgammon.notation import format_play


@dataclass(frozen=True, slots=True)
class MatchTeller:
    """Who tells: the players' names in turn order, and the language."""

    names: Sequence[str]
    language: Language

    def name(self, seat: Seat) -> Safe:
        """A player's name without effect, in bold."""
        return Safe(text(self.language, "game-log-name", {"name": self.names[seat]}))

    def say(self, key: str, params: Mapping[str, Param] | None = None) -> str:
        """A text of the log."""
        return text(self.language, f"backgammon-log-{key}", params)

    def line(self, seat: Seat, words: str) -> str:
        """What a player did, behind the name."""
        return self.say("line", {"name": self.name(seat), "deeds": Safe(words)})


def log_lines(events: Sequence[e.Event], names: Sequence[str], language: Language) -> list[str]:
    """The events in short lines, names without markup."""
    teller = MatchTeller(names, language)
    return in_lines(_deeds(events, teller), teller.line)


def _deeds(events: Sequence[e.Event], teller: MatchTeller) -> list[LoggedAction]:
    """A roll is told with its play, and alone only where that is still to come."""
    deeds, roller = [], NOBODY
    last = len(events) - 1
    for place, event in enumerate(events):
        if isinstance(event, e.MatchDiceTaken):
            roller = event.seat
        elif isinstance(event, e.MatchRolled):
            if place == last:
                params = {"dice": f"{event.first}-{event.second}"}
                deeds.append(LoggedAction(roller, teller.say("rolled", params)))
        else:
            deeds += _deed(event, teller)
    return deeds


def _deed(event: e.Event, teller: MatchTeller) -> list[LoggedAction]:
    line = LINES.get(type(event))
    if line is None:
        return []
    key, params, seat = line(event, teller)
    return [LoggedAction(seat, teller.say(key, params))]


Line = tuple[str, dict[str, Param], Seat]


def _played(event: e.CheckersMoved, _teller: MatchTeller) -> Line:
    roll = (event.first, event.second)
    moved = format_play(event.before, roll, event.after)
    params: dict[str, Param] = {"dice": f"{event.first}-{event.second}", "play": moved}
    return "played" if moved else "danced", params, event.seat


def _opened(event: e.OpeningRolled, teller: MatchTeller) -> Line:
    dice: dict[str, Param] = {"first": event.first, "second": event.second}
    if event.first == event.second:
        return "opening-tie", dice, NOBODY
    begins = int(event.second > event.first)
    return "opening", dice | {"name": teller.name(begins)}, NOBODY


def _won(event: e.GameWon, teller: MatchTeller) -> Line:
    params: dict[str, Param] = {"name": teller.name(event.seat), "points": event.points}
    return f"won-{event.kind.name.lower()}", params, NOBODY


def _out_of_time(event: e.MatchTimeCalled, teller: MatchTeller) -> Line:
    if event.seat == NOBODY:
        return "broken-off", {}, NOBODY
    key = "flag-certain" if event.winner == event.seat else "flag"
    return key, {"name": teller.name(event.seat)}, NOBODY


LINES: Final[dict[type[e.Event], Callable[[Any, MatchTeller], Line]]] = {
    e.MatchBegun: lambda event, _: ("begun", {"points": event.points}, NOBODY),
    e.OpeningRolled: _opened,
    e.CheckersMoved: _played,
    e.Doubled: lambda event, _: ("doubled", {"value": event.value}, event.seat),
    e.Taken: lambda event, _: ("taken", {"value": event.value}, event.seat),
    e.Dropped: lambda event, _: ("dropped", {}, event.seat),
    e.ResignationOffered: lambda event, _: (f"resigns-{event.kind.name.lower()}", {}, event.seat),
    e.ResignationAccepted: lambda event, _: ("resignation-accepted", {}, event.seat),
    e.ResignationRefused: lambda event, _: ("resignation-refused", {}, event.seat),
    e.Claimed: lambda event, _: ("claimed", {}, event.seat),
    e.GameWon: _won,
    e.MatchTimeCalled: _out_of_time,
    e.Conceded: lambda event, teller: ("conceded", {"name": teller.name(event.seat)}, NOBODY),
}
"""What each event's line says: its text `backgammon-log-<key>`, and whose deed it is."""
