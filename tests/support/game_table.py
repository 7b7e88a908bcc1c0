"""Games by post on a database of their own: people and house players, without Discord."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import count
from typing import Any, TypeVar

from data.database import Database
from data.game_records import GameSeat, GameStatus, PostGame
from data.records import Guild
from data.transaction import read, write
from data.unit_of_work import UnitOfWork
from engine.catan import game as catan
from engine.catan.actions import Action, EndTurn, Offer
from engine.catan.options import CatanOptions
from engine.catan.orders import BuildOrders, read_orders
from engine.catan.phases import MAIN
from engine.catan.policy import value
from engine.catan.rules import CATAN
from engine.catan.state import CatanState
from engine.fairness import ChanceSeed, seating
from engine.protocol import Streams
from engine.thinking import answered
from league.ids import GameId
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.execute import execute, note
from usecases.play.lobby import JoinGame, join_game
from usecases.play.move import PlayMove, play_move
from usecases.play.open_game import NewGame, new_game
from usecases.play.stamps import stamp_of
from usecases.play.start import begin_game
from usecases.play.states import STATES
from usecases.play.thinking import HouseThought, house_thought, to_think
from usecases.play.views import GameView, seats_of, seen_by
from usecases.timers import fire

CATAN_OPTIONS = json.dumps(CATAN.rules.write_options(CatanOptions()))
START = datetime(2026, 3, 2, 1, tzinfo=UTC)  # ten in the morning in Tokyo
GUILD = 7
JUDGE_ROLE = 77
T = TypeVar("T")
_numbers = count(10**7)


@dataclass
class GameTable:
    """One game, its players 101 to 104, and the clock."""

    database: Database
    game_id: GameId
    now: datetime = START
    refusals: list[Refusal] = field(default_factory=list)
    server: int = GUILD
    thinks: bool = True  # the house, as soon as it has to

    def caller(self, user: int, *, judge: bool = False, guild: int | None = None) -> Caller:
        """A user who speaks now."""
        roles = frozenset({JUDGE_ROLE}) if judge else frozenset()
        where = self.server if guild is None else guild
        return Caller(user, f"Player {user}", where, self.now, interaction_id=next(_numbers), role_ids=roles)

    @property
    def game(self) -> PostGame:
        """The game as it is stored."""
        found: PostGame = self.read(lambda uow: uow.games.require(self.game_id))
        return found

    @property
    def seats(self) -> tuple[GameSeat, ...]:
        """The seats as they are stored."""
        found: tuple[GameSeat, ...] = self.read(lambda uow: seats_of(uow, uow.games.require(self.game_id)))
        return found

    @property
    def state(self) -> CatanState:
        """The whole state, secrets included."""
        found: CatanState = self.read(lambda uow: STATES.of(uow.games.require(self.game_id), uow))
        return found

    def begin(self, message_id: int = 0) -> None:
        """Discord has numbered the starting message; 0 is none, as in the first games."""
        note(self.database, lambda uow: begin_game(self.game_id, message_id, self.now, uow), self.now)
        self.house_thinks()

    def seen(self, seat: int | None) -> GameView:
        """What a seat sees."""
        found: GameView = self.read(lambda uow: seen_by(uow, uow.games.require(self.game_id), seat))
        return found

    def read(self, query: Callable[[UnitOfWork], Any]) -> Any:  # noqa: ANN401 - whatever is asked
        """Look into the database."""
        return read(self.database, query)

    def do(self, use_case: Callable[..., Any], command: Any) -> Any:  # noqa: ANN401 - any use case
        """Carry out a use case."""
        return execute(self.database, use_case, command)

    def play(self, user: int, action: Action | str, stamp: int | None = None) -> object:
        """A user plays an action on what is seen now."""
        words = action if isinstance(action, str) else catan.format(action)
        shown = stamp_of(self.game) if stamp is None else stamp
        done: object = self.do(play_move, PlayMove(self.caller(user), self.game_id, shown, words))
        self.house_thinks()
        return done

    def thoughts(self) -> dict[int, HouseThought]:
        """What the house has to think about, by the numbers of the timers."""
        due: tuple[int, ...] = self.read(lambda uow: uow.timers.due(self.now))
        found = {number: self.read(partial(to_think, number, self.now)) for number in due}
        return {number: thought for number, thought in found.items() if thought is not None}

    def house_thinks(self) -> None:
        """The house thinks, without a process of its own, until it owes nothing."""
        while self.thinks and (thoughts := self.thoughts()):
            for number, thought in thoughts.items():
                self.house_says(number, thought, answered(thought.question))

    def house_says(self, number: int, thought: HouseThought, place: int | None) -> bool:
        """The house comes back from its thoughts; whether anybody waited for it."""
        effect = partial(house_thought, stamp=thought.stamp, place=place)
        return write(self.database, lambda uow: fire(number, self.now, uow, effect), bool)

    def thought_twice(self, number: int, thought: HouseThought) -> None:
        """Two processes come back with the same thought: one decides, the other changes nothing."""
        place = answered(thought.question)
        assert self.house_says(number, thought, place)
        events = self.game.events
        self.house_says(number, thought, place)
        assert self.game.events == events

    def user_of(self, seat: int) -> int:
        """Who plays a seat."""
        return self.seats[seat].user_id

    def choice(self, seat: int) -> Action:
        """What a sensible player does at this seat; offers are left out."""
        state = self.state
        actions = tuple(a for a in catan.legal(state, seat) if not isinstance(a, Offer))
        return value.choose(catan.view(state, seat), actions, lambda _limit: 0)

    def until_main(self, look: Callable[[CatanState], T | None], most: int = 600) -> T:
        """Turns in which nobody trades or builds, until in a main phase there is what is looked for; what it is."""
        for _ in range(most):
            state = self.state
            in_main = state.turn.phase is MAIN
            found = look(state) if in_main else None
            if found is not None:
                return found
            seat = catan.to_act(state)[0]
            self.play(self.user_of(seat), EndTurn() if in_main else self.choice(seat))
        raise AssertionError("it never comes to that")

    def play_on(self, most: int = 3000) -> int:
        """Sensible moves by all people until the game is over; how many there were."""
        self.house_thinks()
        for number in range(most):
            if self.game.status is not GameStatus.PLAYING:
                return number
            users = [seat.user_id for seat in self.seats]
            seat = next(seat for seat in catan.to_act(self.state) if users[seat])
            done = self.play(users[seat], self.choice(seat))
            assert not isinstance(done, Refusal), done
            self.now += timedelta(minutes=20)
        raise AssertionError("the game does not end")


def set_up(database: Database) -> None:
    """A server with a judge's role; games of other tests may have the same secret, so none of theirs is remembered."""
    STATES._seen.clear()
    guild = Guild(GUILD, language="en", judge_role=JUDGE_ROLE, judges_channel=5, results_channel=6)
    write(database, lambda uow: uow.guilds.get(GUILD) or uow.guilds.add(guild), lambda _: True)


def in_order(seats: int, begins: bytes = b"s", streams: Streams = Streams.BY_COUNT) -> bytes:
    """A secret that draws the seats in the order in which their players joined, none of whom says a word."""
    secrets = (begins.ljust(30, b".") + number.to_bytes(2, "big") for number in range(1 << 16))
    return next(
        one for one in secrets if seating(ChanceSeed(one, ("",) * seats), streams) == (*range(seats),)
    )


def game_table(
    database: Database,
    people: int = 1,
    seats: int = 4,
    secret: bytes | None = None,
    start: datetime = START,
    version: int = 2,
    choices: Mapping[str, str] | None = None,
) -> GameTable:
    """A game that has begun: people 101 and up, the house's players behind them; of older rules with two people."""
    set_up(database)
    table = GameTable(database, GameId(0), start)
    bots = seats - people
    opened = table.do(
        new_game,
        NewGame(
            table.caller(101),
            secret or in_order(seats),
            channel_id=50,
            in_thread=False,
            kind="catan",
            seats=seats,
            bots=bots,
            choices=choices or {},
        ),
    )
    assert isinstance(opened, PostGame), opened
    table.game_id = opened.id
    if version != opened.rules_version:
        write(database, lambda uow: uow.games.change(opened, rules_version=version), lambda _: True)
    for user in range(102, 101 + people):
        joined = table.do(join_game, JoinGame(table.caller(user), opened.id))
        assert isinstance(joined, PostGame)
    table.begin()
    return table


def orders_of(seat: GameSeat) -> BuildOrders:
    """The standing orders of a seat."""
    orders = read_orders(seat.orders)
    assert isinstance(orders, BuildOrders)
    return orders


def notices(uow: UnitOfWork, text: str) -> int:
    """How many notices of this text there are."""
    return len(uow.outbox.notices.find(text=text))
