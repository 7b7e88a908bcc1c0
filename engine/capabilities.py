"""What a game may offer a host besides its rules; each capability is small, and none is asked for by a game's name.

Where a game has not got one, the host does without: nobody plays the house's hand, nothing is ordered in advance.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from engine.protocol import Chance, EngineRefusal, Json, Rules, Seat

O = TypeVar("O")  # noqa: E741 - options
S = TypeVar("S")  # state
A = TypeVar("A")  # action
E = TypeVar("E")  # event
V = TypeVar("V")  # view
K = TypeVar("K")  # what a witness knows of an event
Orders = TypeVar("Orders")  # standing orders
A_co = TypeVar("A_co", covariant=True)
E_contra = TypeVar("E_contra", contravariant=True)
O_contra = TypeVar("O_contra", contravariant=True)
S_contra = TypeVar("S_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)
Facts_co = TypeVar("Facts_co", covariant=True)


class TimeOut(Protocol[V_contra, A]):
    """What is done for a seat whose time has run out; without it chance picks one of the legal actions."""

    def on_timeout(self, view: V_contra, actions: Sequence[A], chance: Chance, /) -> tuple[Seat, A] | None:
        """As little as the rules allow, and who puts it to them: the viewer or the `HOST`; `None`: nothing is due."""


class HousePlayer(Protocol[V_contra, A]):
    """A player of the house, who takes a free seat: it sees what its seat sees."""

    def choose(self, view: V_contra, actions: Sequence[A], chance: Chance, /) -> A:
        """What it does where it must decide."""

    def reply(self, view: V_contra, actions: Sequence[A], chance: Chance, /) -> A | None:
        """Its answer to a proposal, a refusal too; `None`: it says nothing."""


class HouseSearch(Protocol[V_contra, A]):
    """A player of the house that thinks too long for a transaction: the host lets it think in a process of its own.

    It can be pickled: what that process gets is this object, the seat's view and its legal actions. Where it finds
    nothing in time, the `HousePlayer` decides.
    """

    def searches(self, view: V_contra, /) -> bool:
        """Whether it thinks here; open facts alone decide, for everybody sees that it takes its time."""

    def search(self, view: V_contra, actions: Sequence[A], chance: Chance, /) -> A:
        """What it does, one of the actions."""


class StandIn(Protocol[V_contra, A]):
    """Plays on for a player who stays away; without it the house does what `TimeOut` says, turn after turn.

    It thinks where a `HouseSearch` does, and can be pickled as that can.
    """

    def choose(self, view: V_contra, actions: Sequence[A], chance: Chance, /) -> A | None:
        """What is done in the player's place; `None`: nothing that another may do for them."""


class StandingOrders(Protocol[V_contra, A, Orders]):
    """What a player may decide in advance, so that a game by post need not wait; private and revocable."""

    @property
    def none(self) -> Orders:
        """The house's preset for everybody."""

    def read(self, text: str, /) -> Orders | EngineRefusal:
        """The orders that a text holds; an empty text holds the preset."""

    def write(self, orders: Orders, /) -> str:
        """The orders as text; the same orders give the same bytes."""

    def changed(self, orders: Orders, words: str, view: V_contra, /) -> Orders | EngineRefusal:
        """The orders after a change that a panel asks for."""

    def ordered(self, orders: Orders, view: V_contra, actions: Sequence[A], /) -> A | None:
        """The next action that they take for the viewer here; `None`: a person must decide."""

    def replied(self, orders: Orders, view: V_contra, actions: Sequence[A], /) -> A | None:
        """The answer that they give to a proposal."""

    def after(self, orders: Orders, action: A, /) -> Orders:
        """The orders after their seat has taken an action: a wish that it fulfils goes out."""

    def fitted(self, orders: Orders, view: V_contra, /) -> Orders:
        """The orders without what can never come about any more; open facts alone decide."""

    def kept(self, before: Orders, after: Orders, /) -> Json | None:
        """What must be remembered of orders that a move has changed, so that undo can bring it back; else `None`."""

    def brought_back(self, orders: Orders, kept: Json, /) -> Orders:
        """The orders with what `kept` remembers put back."""

    def belated(self, orders: Orders, view: V_contra, actions: Sequence[A], /) -> A | None:
        """What they do after such a while where the others act at once: it tells of what only the viewer sees."""

    def acts_late(self, view: V_contra, /) -> bool:
        """Whether orders act here only after a while that nobody can foresee, lest their pace tells that they stand."""

    def holds(self, orders: Orders, view: V_contra, /) -> bool:
        """Whether these orders act where `acts_late`."""


class Negotiation(Protocol[V_contra, A, E_contra]):
    """Proposals to other seats, in the middle of a turn."""

    def dismissals(self, actions: Sequence[A], /) -> tuple[A, ...]:
        """Those of a seat's legal actions that say no to whatever is proposed; all hear it, as at a table."""

    def proposes(self, event: E_contra, /) -> bool:
        """Whether the event is a proposal to the other seats: those that may answer are written to anew."""

    def number(self, event: E_contra, /) -> int:
        """The number under which what the event proposes lies open."""

    def lasting(self, view: V_contra, /) -> Mapping[int, int]:
        """For how many hours the open proposals lie at most, by their numbers; those without an end are left out."""

    def expired(self, number: int, /) -> A:
        """The action with which the `HOST` ends a proposal whose hours are over."""

    def answers(self, event: E_contra, /) -> bool:
        """Whether the event is an answer that whoever proposed should hear of."""

    def is_offer(self, action: A, /) -> bool:
        """Whether others are written to because of the action: the host bounds how many in a while."""

    def withdrawals(self, actions: Sequence[A], /) -> tuple[A, ...]:
        """Those of a seat's legal actions that take its own proposals back."""

    def stands(self, view: V_contra, action: A, /) -> bool:
        """Whether what the action proposes lies open already in the viewer's name."""

    def sealed_by(self, seat: Seat, action: A, /) -> A | None:
        """What the seat on turn decides at once because of this action, as one decision with it."""


@dataclass(frozen=True, slots=True)
class Noticed(Generic[E]):
    """A pattern in one turn that a judge is told of unasked: a code for the locale files, who did what, the events."""

    code: str
    roles: tuple[tuple[str, Seat], ...]
    events: tuple[E, ...]


class JudgeFacts(Protocol[O_contra, E, Facts_co]):
    """What a judge may want to look at: facts, never a verdict."""

    def noticed(self, turn: Sequence[E], /) -> tuple[Noticed[E], ...]:
        """What of a turn's events the judges are told at its end."""

    def facts(self, options: O_contra, seats: int, events: Sequence[E], /) -> Facts_co:
        """The game in numbers, for the game's own face to draw."""


class PersonalEvents(Protocol[E_contra]):
    """What others do to a player that they should hear of at once, and not only with their next turn."""

    def concerns(self, event: E_contra, seat: Seat, /) -> bool:
        """Whether the event gave to this seat, or took from it."""


class Occasions(Protocol[S_contra]):
    """Moments besides the first turns at which a newcomer to the game is told something, once."""

    def occasion(self, state: S_contra, seat: Seat, /) -> str:
        """Which one it is for a seat that is asked now, "" where none: the text `<key>-hint-<occasion>`."""


class SecondThoughts(Protocol[V_contra, A]):
    """Taking back one's own last step where nobody has built on it; without it only a judge takes moves back."""

    def taking_back(self, view: V_contra, actions: Sequence[A], /) -> A | None:
        """The one of the viewer's legal actions that takes the newest such step back; `None`: there is none.

        A piece that may stand elsewhere is no such step: where else, only its player can say.
        """


class SharedSetUp(Protocol[O, S_contra]):
    """A set-up that several games share: the tables of a league's round play on the same one."""

    def shares(self, options: O, /) -> bool:
        """Whether a game with these options does."""

    def source(self, options: O, /) -> int:
        """The number of the game that drew it; 0: the game with these options draws it itself."""

    def taken_over(self, options: O, first: S_contra, number: int, /) -> O:
        """The options with the set-up that the game of this number has; `first` is any state of it."""


class Resignation(Protocol[S_contra, A_co]):
    """A game that one player's giving up ends; without it the house plays on for the seat.

    Nobody takes over a seat in such a game once it has begun: the match is between these two.
    Both are actions of the `HOST`.
    """

    def resigned(self, state: S_contra, seat: Seat, /) -> A_co:
        """The seat gives up the game (of a match: all that is left of it)."""

    def out_of_time(self, state: S_contra, seat: Seat, /) -> A_co | None:
        """The seat has let its time run out too often; `None`: the house plays on for it."""

    def last_chance(self, state: S_contra, seat: Seat, /) -> A_co | None:
        """What the seat, whose own action it is, has yet before its time is called; `None`: nothing that matters."""


class MatchScore(NamedTuple):
    """Where a match of several games stands. `length` is what wins it, `game` counts from 1."""

    length: int
    game: int
    points: tuple[int, ...]


class MatchPlay(Protocol[S_contra]):
    """Several games that make one match; the state spans them, `Rules.outcome` is the match's."""

    def score(self, state: S_contra, /) -> MatchScore:
        """The points before the present game."""


@dataclass(frozen=True, slots=True)
class GameRecord(Generic[O, E]):
    """A whole game, as exports and analyses take it. `began` is the moment of its start as text."""

    options: O
    seats: int
    events: tuple[E, ...]
    names: tuple[str, ...]
    began: str


class Exports(Protocol[O, E]):
    """The formats of the field in which a finished game can be taken away, besides the house's own JSON."""

    @property
    def suffixes(self) -> tuple[str, ...]:
        """The endings of the files, `.mat`."""

    def export(self, record: GameRecord[O, E], suffix: str, /) -> str:
        """The file's text; what a line cannot hold of a name is the export's care."""


Progress: TypeAlias = Callable[[int, int], None]
"""Told in between how much of how much is done; it may raise, which ends the analysis."""


def untold(_done: int, _whole: int) -> None:
    """Nobody wants to know how far it is."""


class Analysis(Protocol[O, E]):
    """A verdict on the play after the end: slow, so that the host lets it be made in a process of its own.

    It can be pickled, and so can a record.
    """

    def analysed(self, record: GameRecord[O, E], progress: Progress = untold, /) -> Mapping[str, Json]:
        """The analysis as JSON, for the game's own face to draw."""


@dataclass(frozen=True, slots=True)
class ForeignMatch:
    """What another program's file tells: the players, what is analysed, and the lines that break the rules."""

    names: tuple[str, ...]
    content: Any
    faults: tuple[int, ...] = ()


class ForeignAnalysis(Protocol):
    """A verdict on matches of other programs, which no host has stored."""

    @property
    def suffixes(self) -> tuple[str, ...]:
        """The endings of the files, `.mat`."""

    def read(self, content: bytes, /) -> ForeignMatch | EngineRefusal:
        """What a file tells, as far as it can be followed; never raises, whatever it is given."""

    def analysed(self, match: ForeignMatch, progress: Progress = untold, /) -> Mapping[str, Json]:
        """As `Analysis` does."""


@dataclass(frozen=True, slots=True)
class Engine(Generic[O, S, A, E, V, K]):
    """What a game gives to the host: `rules.py` of each game ends in one, and `bot.startup` registers it."""

    rules: Rules[O, S, A, E, V, K]
    time_out: TimeOut[V, A] | None = None
    house: HousePlayer[V, A] | None = None
    search: HouseSearch[V, A] | None = None
    stand_in: StandIn[V, A] | None = None
    orders: StandingOrders[V, A, Any] | None = None
    negotiation: Negotiation[V, A, E] | None = None
    facts: JudgeFacts[O, E, Any] | None = None
    personal: PersonalEvents[E] | None = None
    occasions: Occasions[S] | None = None
    second_thoughts: SecondThoughts[V, A] | None = None
    shared: SharedSetUp[O, S] | None = None
    resignation: Resignation[S, A] | None = None
    match: MatchPlay[S] | None = None
    exports: Exports[O, E] | None = None
    analysis: Analysis[O, E] | None = None
    foreign: ForeignAnalysis | None = None
