"""What a game played by post keeps beside its events: the game, its seats, and the messages that wait for a player."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import NamedTuple

from league.by_post import HeldFor, HoldKind
from league.ids import GameHoldId, GameId, GameSeatId, PromptId, SeatHandoverId, TableId


class GameStatus(StrEnum):
    """Where a game stands. A paused game keeps its time; one that was called off before the start is gone.

    A starting game has all its players and their words, and waits for Discord's number of its starting message.
    """

    OPEN = "open"
    STARTING = "starting"
    PLAYING = "playing"
    PAUSED = "paused"
    OVER = "over"
    CALLED_OFF = "called-off"


NOT_BEGUN = (GameStatus.OPEN, GameStatus.STARTING)
BEGUN = (GameStatus.PLAYING, GameStatus.PAUSED)
UNDECIDED = (*NOT_BEGUN, *BEGUN)
"""Games that still have their result before them."""


@dataclass(frozen=True, slots=True)
class PostGame:
    """One game.

    `kind`, `rules_version` and `options` (JSON, defaults included) say what is played; `start` is Discord's id of the
    message that started it, which goes into its chance (0: none).
    `secret` (hexadecimal) is shown when the game is over, `commitment` from the start. `events` counts the stored
    events; `epoch` counts how often a judge took some back, so that a number of events never means two things.
    `turn_hours` is the time for a turn. With `reserve_hours` there is a reserve besides, so many hours for each point
    of the match, and whoever has used it up loses the match; without, the house plays on.
    `head` names all events so far (`engine.chain`; "": the game began before there were heads), `told_head` is the last
    one that the players were shown, at the end of a turn: what happens in the middle of one may be nobody's to know.
    `turn_place` is the place of the present turn's first event. `in_thread`: the channel is a thread already.
    `opened_for` is the league table for which it was opened (0: none). What follows from that table and the holds is
    kept here to be found (`usecases.play.holding`): `table_id` is the table whose result this is, 0 where it counts for
    none any more; `held_for` is why it is held; `called_by` is the player for whose call of a judge it is, who may take
    it back (0: nobody called).
    """

    id: GameId
    guild_id: int
    channel_id: int
    created_by: int
    created_at: datetime
    secret: str
    commitment: str
    kind: str
    rules_version: int
    options: str
    seats: int
    start: int = 0
    turn_hours: int = 12
    reserve_hours: int = 0
    in_thread: bool = False
    opened_for: TableId = TableId(0)
    table_id: TableId = TableId(0)
    status: GameStatus = GameStatus.OPEN
    events: int = 0
    epoch: int = 0
    turn_place: int = 0
    started_at: datetime | None = None
    ended_at: datetime | None = None
    paused_at: datetime | None = None
    called_by: int = 0
    held_for: HeldFor = HeldFor.NOTHING
    head: str = ""
    told_head: str = ""
    version: int = 0


@dataclass(frozen=True, slots=True)
class GameHold:
    """What somebody did that holds a game, or takes it from its table, until `ended_at` (None: it lasts).

    `since` is None where the table's own rows say when. `called_by` is the player who may take the call of a judge back
    (0: nobody may). `calls`: `caller`, a player, called the judges by it with a `question` and pinged `role` (0: none).
    Where Discord did not take the call it stands in the channel `heard_in` instead, or is `unheard`.
    """

    id: GameHoldId
    game_id: GameId
    why: HoldKind
    since: datetime | None = None
    ended_at: datetime | None = None
    called_by: int = 0
    calls: bool = False
    caller: int = 0
    question: str = ""
    role: int = 0
    heard_in: int = 0
    unheard: bool = False
    version: int = 0


class SeatState(StrEnum):
    """Who plays a seat: nobody yet, an invited person who has not answered, a person, or the house's own player."""

    FREE = "free"
    INVITED = "invited"
    TAKEN = "taken"
    BOT = "bot"


@dataclass(frozen=True, slots=True)
class GameSeat:
    """One place at a game, `number` from 0 in turn order.

    `word` is what the player adds to the dice's secret. `by_message`: turns come as a private message, else in the
    thread. `orders` are the standing orders as the game writes them. `misses` counts turns in a row that
    ran out of time, `autopilot` means that the house plays for the player until one comes back or is replaced. `listed`
    is where the player stood in the list before the seats were drawn. `reserve` are the seconds that are left besides
    the time of each turn, 0 where the game has no reserve. `spent` is what reserve and misses were before they changed,
    `ticked` what went out of the orders lately: a judge's undo brings both back. `place` is where the seat came in when
    the game ended (0: it has not, ended before places were kept, or rates nobody).
    """

    id: GameSeatId
    game_id: GameId
    number: int
    state: SeatState = SeatState.FREE
    user_id: int = 0
    name: str = ""
    word: str = ""
    by_message: bool = True
    orders: str = ""
    misses: int = 0
    autopilot: bool = False
    resigned: bool = False
    deadline: datetime | None = None
    listed: int = 0
    ticked: str = ""
    reserve: int = 0
    spent: str = ""
    place: int = 0
    version: int = 0


class HandoverKind(StrEnum):
    """How a seat came to another user: to another player, or with the player to another account."""

    PASSED = "passed"
    MOVED = "moved"


@dataclass(frozen=True, slots=True)
class InvitationAnswer:
    """What somebody for whom a seat was kept has answered last: they sit down (`accepts`), or want no seat."""

    id: int
    game_id: GameId
    user_id: int
    accepts: bool
    at: datetime
    version: int = 0


@dataclass(frozen=True, slots=True)
class GameWatch:
    """Somebody saw a game's board on Discord, and may watch it on the web until `ends_at`."""

    id: int
    game_id: GameId
    user_id: int
    ends_at: datetime
    version: int = 0


@dataclass(frozen=True, slots=True)
class SeatHandover:
    """A seat of a game had the user `was`, in the state `state`, and has the user `now`, by what a league did."""

    id: SeatHandoverId
    game_id: GameId
    seat: int
    kind: HandoverKind
    was: int
    now: int
    state: SeatState
    at: datetime
    version: int = 0


class GameEvent(NamedTuple):
    """One stored event, `place` counted from 0; `step` counts the decisions, each of which may bring several events.

    `seat` is who decided: a seat, or `CHANCE` or `HOST`. `event` is JSON.
    """

    place: int
    step: int
    seat: int
    event: str


class GameTakenBack(NamedTuple):
    """Events (JSON) that a judge took back, when they followed the first `place` ones."""

    place: int
    events: tuple[str, ...]


class PromptKind(StrEnum):
    """Why a player is written to."""

    TURN = "turn"
    REPLY = "reply"
    OFFER = "offer"
    NEXT = "next"
    ANSWER = "answer"


@dataclass(frozen=True, slots=True)
class Prompt:
    """One message to a player who is to decide, or is to hear news; it is edited until that is done.

    `about` is the number of the turn, or the place of the offer. `since` is the place of the first event that the
    player has not been told, `until` the number of events when the card was closed. `by_message`: a private message,
    else a ping in the thread. `repeats` counts reminders: each is a new message that takes the place of the one before.
    `taken_back`: a judge undid what it was about, and the message goes. `hint` is what a newcomer is told with it,
    `head` the first digits of the game's head when it was opened. `step` is the step of the panel that stands there,
    `step_place` the number of events when it was opened: what came since, its player has not seen.
    """

    id: PromptId
    game_id: GameId
    seat: int
    user_id: int
    kind: PromptKind
    about: int
    since: int
    opened_at: datetime
    by_message: bool = True
    is_open: bool = True
    repeats: int = 0
    until: int = 0
    taken_back: bool = False
    hint: str = ""
    head: str = ""
    step: str = ""
    step_place: int = 0
    version: int = 0
