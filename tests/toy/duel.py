"""Duel, a toy: each game both hold two hidden numbers, one names the stake, both choose in secret, the higher wins."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from engine.capabilities import Engine, GameRecord, MatchScore, Progress, untold
from engine.protocol import (
    CHANCE,
    HOST,
    Awaited,
    Chance,
    Clock,
    Ending,
    EngineRefusal,
    Json,
    Need,
    Outcome,
    Seat,
    Streams,
)

Hands = tuple[tuple[int, ...], ...]
_NUMBERS: Final = 6


class Options(NamedTuple):
    """Whoever first has this many points wins the match."""

    length: int


class Action(NamedTuple):
    """`stake n`, `choose n`, `time`, `resign seat`, and what chance does: `deal`."""

    word: str
    number: int = 0
    hands: Hands = ()


class Event(NamedTuple):
    """What happened to whom; numbers of a `dealt` are both hands, a `chosen` number shows with the other one."""

    kind: str
    seat: Seat = -1
    number: int = 0
    hands: Hands = ()


class Code(StrEnum):
    """Why something is refused."""

    NOT_DUE = "not-due"
    BAD_TEXT = "bad-text"


class State(NamedTuple):
    """The match and its present game; `ending` and `winner` once it is over."""

    options: Options
    points: tuple[int, int] = (0, 0)
    game: int = 0
    hands: Hands = ()
    stake: int = 0
    chosen: tuple[int, int] = (0, 0)
    ending: Ending | None = None
    winner: Seat | None = None


class View(NamedTuple):
    """What a seat may know: its own hand and choice, of the other's only whether there is one."""

    state: State
    seat: Seat | None
    has_chosen: tuple[bool, bool]


def evolve(state: State, event: Event) -> State:
    """The state after an event; the second choice ends the game, and enough points the match."""
    match event.kind:
        case "dealt":
            return state._replace(hands=event.hands)
        case "staked":
            return state._replace(stake=event.number)
        case "time":
            return state._replace(ending=Ending.TIME)
        case "resigned":
            return state._replace(ending=Ending.RESIGNED, winner=1 - event.seat)
    chosen = (event.number, state.chosen[1]) if event.seat == 0 else (state.chosen[0], event.number)
    return state._replace(chosen=chosen) if 0 in chosen else _counted(state, chosen)


def _counted(state: State, chosen: tuple[int, int]) -> State:
    gains = [state.stake * (chosen[seat] > chosen[1 - seat]) for seat in (0, 1)]
    points = (state.points[0] + gains[0], state.points[1] + gains[1])
    ended = max(points) >= state.options.length
    winner = points.index(max(points)) if ended else None
    ending = Ending.WON if ended else None
    return State(state.options, points, state.game + 1, ending=ending, winner=winner)


class DuelRules:
    """All that the host asks."""

    key: Final = "duel"
    version: Final = 1
    streams: Final = Streams.BY_COUNT
    seats: Final = (2,)
    evolve = staticmethod(evolve)

    def read_options(self, value: Json) -> Options | EngineRefusal:
        fits = isinstance(value, dict) and type(value.get("length")) is int
        return Options(value["length"]) if fits else EngineRefusal(Code.BAD_TEXT)

    def write_options(self, options: Options) -> Json:
        return {"length": options.length}

    def open(self, _options: Options, _seats: int, chance: Chance) -> tuple[Event, ...]:
        return (_dealt(chance),)

    def fold(self, options: Options, _seats: int, events: Sequence[Event]) -> State:
        state = State(options)
        for event in events:
            state = evolve(state, event)
        return state

    def awaited(self, state: State) -> tuple[Awaited, ...]:
        if state.ending or not state.hands:
            return ()
        if not state.stake:
            return (Awaited(state.game % 2, Need.TURN, state.game),)
        return tuple(Awaited(seat, Need.REPLY, state.game) for seat in (0, 1) if not state.chosen[seat])

    def clock(self, state: State) -> Clock:
        return Clock(state.game, state.game % 2)

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if seat == HOST and not state.ending:
            return (Action("time"), Action("resign", 0), Action("resign", 1))
        if all(wait.seat != seat for wait in self.awaited(state)):
            return ()
        if not state.stake:
            return (Action("stake", 1), Action("stake", 2))
        return tuple(Action("choose", number) for number in sorted(set(state.hands[seat])))

    def decide(self, state: State, seat: Seat, action: Action) -> tuple[Event, ...] | EngineRefusal:
        if seat == CHANCE and action.word == "deal" and self.chance_due(state):
            return (Event("dealt", hands=action.hands),)
        if action not in self.legal(state, seat):
            return EngineRefusal(Code.NOT_DUE)
        if action.word == "resign":
            return (Event("resigned", action.number),)
        kinds = {"stake": "staked", "choose": "chosen", "time": "time"}
        return (Event(kinds[action.word], seat, action.number),)

    def outcome(self, state: State) -> Outcome | None:
        return Outcome(state.ending, state.winner, state.points, state.points) if state.ending else None

    def time_called(self, _state: State) -> Action:
        return Action("time")

    def chance_due(self, state: State) -> str | None:
        return None if state.hands or state.ending else "deal"

    def chance_action(self, _state: State, chance: Chance) -> Action:
        return Action("deal", hands=_dealt(chance).hands)

    def drawn(self, event: Event) -> str | None:
        return "deal" if event.kind == "dealt" else None

    def cause(self, _state: State, event: Event) -> tuple[Seat, Action] | None:
        words = {"staked": "stake", "chosen": "choose"}
        match event.kind:
            case "dealt":
                return CHANCE, Action("deal", hands=event.hands)
            case "resigned":
                return HOST, Action("resign", event.seat)
            case "time":
                return HOST, Action("time")
        return event.seat, Action(words[event.kind], event.number)

    def view(self, state: State, seat: Seat | None) -> View:
        hands = tuple(hand if holder == seat else () for holder, hand in enumerate(state.hands))
        own = tuple(number if holder == seat else 0 for holder, number in enumerate(state.chosen))
        has_chosen = (state.chosen[0] > 0, state.chosen[1] > 0)
        return View(state._replace(hands=hands, chosen=(own[0], own[1])), seat, has_chosen)

    def witness(self, event: Event, seat: Seat | None) -> Event | None:
        if event.kind == "dealt":
            return event._replace(hands=tuple(h if s == seat else () for s, h in enumerate(event.hands)))
        return event._replace(number=0) if event.kind == "chosen" and seat != event.seat else event

    def scenery(self, _state: State) -> Json:
        return None

    def still_means(self, action: Action, _seat: Seat, since: Sequence[Event]) -> bool:
        return action.word == "choose" and all(event.kind == "chosen" for event in since) and len(since) == 1

    def format(self, action: Action) -> str:
        return f"{action.word} {action.number}"

    def parse(self, text: str) -> Action | EngineRefusal:
        word, _, number = text.partition(" ")
        known = word in {"stake", "choose", "resign", "time"} and number.isdecimal() and len(number) == 1
        return Action(word, int(number)) if known else EngineRefusal(Code.BAD_TEXT)

    def write_event(self, event: Event) -> Json:
        return {"event": event.kind, "seat": event.seat, "number": event.number, "hands": event.hands}

    def read_event(self, value: Json) -> Event:
        try:
            hands = tuple(tuple(hand) for hand in value["hands"])
            return Event(value["event"], value["seat"], value["number"], hands)
        except (KeyError, TypeError) as error:
            raise ValueError(value) from error

    write_known = write_event
    read_known = read_event


def _dealt(chance: Chance) -> Event:
    first, second, third, fourth = (chance(_NUMBERS) + 1 for _ in range(4))
    return Event("dealt", hands=((first, second), (third, fourth)))


class DuelResignation:
    """Giving up loses the match; running out of time does not."""

    def resigned(self, _state: State, seat: Seat) -> Action:
        return Action("resign", seat)

    def out_of_time(self, _state: State, _seat: Seat) -> Action | None:
        return None

    def last_chance(self, _state: State, _seat: Seat) -> Action | None:
        return None


class DuelMatch:
    """Points of the games before, and what wins."""

    def score(self, state: State) -> MatchScore:
        return MatchScore(state.options.length, state.game + 1, state.points)


class DuelAnalysis:
    """How often each chose the lower of two different numbers."""

    def analysed(
        self, record: GameRecord[Options, Event], _progress: Progress = untold
    ) -> Mapping[str, Json]:
        hands: Hands = ()
        low = [0, 0]
        for event in record.events:
            hands = event.hands or hands
            if event.kind == "chosen":
                low[event.seat] += event.number < max(hands[event.seat])
        return {"low": low}


DUEL: Final = Engine(DuelRules(), resignation=DuelResignation(), match=DuelMatch(), analysis=DuelAnalysis())
