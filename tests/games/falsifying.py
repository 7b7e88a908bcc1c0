"""Records of games played to their end, with moves that a judge took back, and those who falsify them."""

import copy
import json
import random
from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib import import_module
from itertools import pairwise
from typing import Any, Final, NamedTuple, TypeAlias

from bot.games import seat_games
from engine.audit import with_head
from engine.backgammon.actions import Concede, Double, Drop, OfferResignation
from engine.chain import TakenBack
from engine.fairness import OPEN, ChanceSeed, commitment, seating
from engine.log import Fairness, Log, read_log, write_log
from engine.protocol import CHANCE, EngineRefusal
from usecases.play.registry import HostRules, playable

Json: TypeAlias = Any
WORDS: Final = ("rain", "雨", "", "oak")
START: Final = 1423456789012345678
MOST: Final = 600
"""Decisions after which time is called."""


class Moment(NamedTuple):
    """A game in the middle: its state, its events, and how many results of each stream chance has given."""

    state: Any
    events: tuple[Any, ...]
    drawn: Mapping[str, int]


class Table:
    """A game played by chance, in which a judge now and then takes moves back."""

    def __init__(self, kind: str, points: int = 3) -> None:
        seat_games()
        game = playable(kind)
        self.engine, self.kind = game.newest, kind
        self.rules: HostRules = self.engine.rules
        self.options = game.setup.chosen({"points": str(points)} if kind == "backgammon" else {})
        self.whim = random.Random(f"falsified/{kind}")
        secret = self.whim.randbytes(32)
        self.seats = max(self.rules.seats)
        words = WORDS[: self.seats]
        listed = ChanceSeed(secret, words, START)
        drawn = seating(listed, self.rules.streams)
        self.seed = ChanceSeed(secret, tuple(words[place] for place in drawn), START)
        self.fairness = Fairness(commitment(secret), self.seed.words, secret, drawn, START)
        opened = self.rules.open(self.options, self.seats, self.chance(OPEN, {}, 0))
        self.now = Moment(self.rules.fold(self.options, self.seats, opened), (), {})
        self.now = Moment(self.now.state, tuple(opened), self.counted({}, opened))
        self.gone: list[TakenBack[Any]] = []

    def chance(self, stream: str, drawn: Mapping[str, int], place: int) -> Any:  # noqa: ANN401 - a `Chance`
        """The next result of a stream."""
        return self.seed.drawn_by(self.rules.streams, stream, drawn.get(stream, 0), place)

    def counted(self, drawn: Mapping[str, int], events: tuple[Any, ...]) -> dict[str, int]:
        """How many results each stream has given after these events."""
        found = dict(drawn)
        for event in events:
            stream = self.rules.drawn(event)
            if stream is not None:
                found[stream] = found.get(stream, 0) + 1
        return found

    def step(self) -> Moment:
        """What the next decision, or the next result of chance, makes of the game."""
        now, rules = self.now, self.rules
        stream = rules.chance_due(now.state)
        if stream is not None:
            seat, action = (
                CHANCE,
                rules.chance_action(now.state, self.chance(stream, now.drawn, len(now.events))),
            )
        else:
            seat = next(wait.seat for wait in rules.awaited(now.state) if wait.must)
            action = self.chosen(seat)
        decided = rules.decide(now.state, seat, action)
        assert not isinstance(decided, EngineRefusal)
        return self.after(decided)

    def after(self, decided: tuple[Any, ...]) -> Moment:
        """The game with what was decided."""
        state = self.now.state
        for event in decided:
            state = self.rules.evolve(state, event)
        return Moment(state, (*self.now.events, *decided), self.counted(self.now.drawn, decided))

    def chosen(self, seat: int) -> Any:  # noqa: ANN401 - any game's
        """What a seat does: the house decides at a glance in Catan, chance in the others; few double or give up."""
        actions = list(self.rules.legal(self.now.state, seat))
        if self.kind == "catan" and self.engine.house is not None:
            return self.engine.house.choose(
                self.rules.view(self.now.state, seat), actions, self.whim.randrange
            )
        rare = [one for one in actions if isinstance(one, Double | Drop | OfferResignation | Concede)]
        common = [one for one in actions if one not in rare]
        return self.whim.choice(common if common and self.whim.random() < 0.9 else rare or common)

    def played(self) -> Log[Any, Any]:
        """The whole game; a judge takes moves back three times."""
        moments = [self.now]
        for number in range(MOST):
            if self.rules.outcome(self.now.state) is not None:
                break
            self.now = self.step()
            moments.append(self.now)
            if number in {30, 31, 60}:
                back = moments[-self.whim.randint(2, 12)]
                place = len(back.events)
                self.gone.append(TakenBack(place, self.now.events[place:]))
                self.now = back
                moments = [one for one in moments if len(one.events) <= place]
        else:
            while (
                self.rules.chance_due(self.now.state) is not None
            ):  # the host is called when a player is to decide
                self.now = self.step()
            time = self.rules.decide(self.now.state, -2, self.rules.time_called(self.now.state))
            assert not isinstance(time, EngineRefusal)
            self.now = self.after(time)
        whole = Log(
            self.options, self.seats, self.now.events, self.fairness, self.rules.version, "", tuple(self.gone)
        )
        return with_head(self.rules, whole)


@lru_cache
def real(kind: str) -> tuple[str, str]:
    """The record of a game that was played, and its head as it stood in the thread."""
    table = Table(kind)
    log = table.played()
    return write_log(table.rules, log), log.head


# Falsifications: each changes a record in place; one that changes nothing is tried again.

Falsify: TypeAlias = Callable[[Json, random.Random], None]


def _events(record: Json, chance: random.Random) -> list[Json]:
    """The game's events, or now and then those that a judge took back."""
    gone = record.get("chain", {}).get("taken_back", [])
    events: list[Json] = chance.choice(gone)["events"] if gone and chance.random() < 0.2 else record["events"]
    return events


def delete(record: Json, chance: random.Random) -> None:
    """A few events in a row are left out."""
    events = _events(record, chance)
    place = chance.randrange(len(events))
    del events[place : place + chance.randint(1, 4)]


def insert(record: Json, chance: random.Random) -> None:
    """An event of the game stands in another place, too."""
    events = _events(record, chance)
    events.insert(chance.randrange(len(events) + 1), copy.deepcopy(chance.choice(record["events"])))


def swap(record: Json, chance: random.Random) -> None:
    """Two events change places, often neighbours."""
    events = _events(record, chance)
    first = chance.randrange(len(events))
    second = chance.randrange(len(events)) if chance.random() < 0.5 else (first + 1) % len(events)
    events[first], events[second] = events[second], events[first]


def cut(record: Json, chance: random.Random) -> None:
    """The end is left out."""
    del record["events"][chance.randrange(1, len(record["events"])) :]


def renumber(record: Json, chance: random.Random) -> None:
    """A number, a word or a yes within an event is another one."""
    _change(chance.choice(_events(record, chance)), chance)


def other_options(record: Json, chance: random.Random) -> None:
    """Something is played by other options: another length, other rules."""
    _change(record["options"], chance)


def other_seats(record: Json, chance: random.Random) -> None:
    """More or fewer players, other seats, or none that were drawn."""
    promise = record["fairness"]
    match chance.randrange(3):
        case 0:
            record["seats"] += chance.choice((-1, 1))
        case 1:
            chance.shuffle(promise["seating"])
        case _:
            promise.pop("seating", None)


def other_words(record: Json, chance: random.Random) -> None:
    """Somebody said another word, or another message started the game."""
    promise = record["fairness"]
    match chance.randrange(3):
        case 0:
            promise["words"][chance.randrange(len(promise["words"]))] += "x"
        case 1:
            chance.shuffle(promise["words"])
        case _:
            promise["start"] = str(int(promise["start"]) + chance.randint(1, 9))


def other_cuts(record: Json, chance: random.Random) -> None:
    """Less, or something else, was taken back."""
    gone = record["chain"]["taken_back"]
    match chance.randrange(3):
        case 0:
            del gone[chance.randrange(len(gone))]
        case 1:
            chance.shuffle(gone)
        case _:
            chance.choice(gone)["place"] += chance.choice((-1, 1))


def forget(record: Json, chance: random.Random) -> None:
    """What chance had no part in is gone: a double and its take, an offer and its answer."""
    events = record["events"]
    place = chance.randrange(len(events) - 1)
    pairs = [
        number
        for number, (one, other) in enumerate(pairwise(events))
        if str(one.get("event", "")).startswith(("doubled", "cube", "offer"))
        or "double" in json.dumps(one)
        or "take" in json.dumps(other)
    ]
    place = chance.choice(pairs) if pairs else place
    del events[place : place + 2]


def no_chain(record: Json, chance: random.Random) -> None:
    """The record looks like one of before there were heads, with one thing changed."""
    chance.choice((delete, swap, cut, forget))(record, chance)
    del record["chain"]


KINDS: Final[tuple[Falsify, ...]] = (
    delete, insert, swap, cut, renumber, other_options, other_seats, other_words, other_cuts, forget, no_chain,
)  # fmt: skip


def _change(value: Json, chance: random.Random) -> None:
    """Another value somewhere within; what has no place in JSON's lists and objects stays."""
    while isinstance(value, dict | list) and value:
        key = chance.choice(list(value)) if isinstance(value, dict) else chance.randrange(len(value))
        if isinstance(value[key], dict | list) and value[key]:
            value = value[key]
            continue
        old = value[key]
        if isinstance(old, bool):
            value[key] = not old
        elif isinstance(old, int):
            value[key] = old + chance.choice((-1, 1))
        elif isinstance(old, str):
            value[key] = old + "x"
        return


def falsified(kind: str, number: int) -> tuple[str, str]:
    """The falsification of this number, and what was done; every other one is given the head that fits it."""
    chance = random.Random(f"falsified/{kind}/{number}")
    text, _ = real(kind)
    how = KINDS[number % len(KINDS)]
    record = json.loads(text)
    while record == json.loads(text):
        how(record, chance)
    words = json.dumps(record)
    return (rechained(kind, words) if chance.random() < 0.5 else words), how.__name__


def rechained(kind: str, words: str) -> str:
    """The record with the head that whoever falsified it can compute, for its secret is known."""
    record = json.loads(words)
    record.pop("chain", None)
    gone = json.loads(words).get("chain", {}).get("taken_back", [])
    rules = playable(kind).newest.rules
    found = read_log(lambda *_: rules, json.dumps(record))
    if isinstance(found, EngineRefusal):
        return words
    try:
        back = tuple(TakenBack(one["place"], tuple(map(rules.read_event, one["events"]))) for one in gone)
        log = Log(
            found[1].options, found[1].seats, found[1].events, found[1].fairness, found[1].rules, "", back
        )
        return write_log(rules, with_head(rules, log))
    except ValueError:
        return words


def program(kind: str) -> Any:  # noqa: ANN401 - a typer program
    """`python -m engine.<kind>`."""
    return import_module(f"engine.{kind}.__main__").app
