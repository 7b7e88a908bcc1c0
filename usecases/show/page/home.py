"""Where a person who is signed in may go: their events, and their games that are played now."""

from dataclasses import dataclass

from data.game_records import GameStatus, PostGame, PromptKind, SeatState
from data.records import Visibility
from data.unit_of_work import UnitOfWork
from league.entry import WAITING
from league.entry.entries import IN_PLAY
from league.event import Event
from usecases.event.page import page_of
from usecases.find import GOING_ON
from usecases.play.views import thread_of

_ON = (GameStatus.STARTING, GameStatus.PLAYING, GameStatus.PAUSED)
_DECIDES = (PromptKind.TURN, PromptKind.REPLY, PromptKind.OFFER)
_HELD = sorted({*IN_PLAY, *WAITING})


@dataclass(frozen=True, slots=True)
class OwnEvent:
    """An event that goes on and that the person has entered; `key` is its page's ("": it is not on the web)."""

    event: Event
    key: str


@dataclass(frozen=True, slots=True)
class OwnGame:
    """A game that the person plays now; `channel_id` is where on Discord. `waits`: they are to decide."""

    game: PostGame
    channel_id: int
    waits: bool


@dataclass(frozen=True, slots=True)
class Home:
    """What there is for a person, newest first, of the games those first that wait for them."""

    events: tuple[OwnEvent, ...]
    games: tuple[OwnGame, ...]


def home_of(user_id: int, uow: UnitOfWork) -> Home:
    """What goes on for this person, on every server.

    Source: house
    """
    return Home(_events(user_id, uow), _games(user_id, uow))


def _events(user_id: int, uow: UnitOfWork) -> tuple[OwnEvent, ...]:
    people = [number for (number,) in uow.people.values("id", user_id=user_id)]
    entries = uow.entries.rows.values("event_id", player=people, status=_HELD) if people else ()
    numbers = [number for (number,) in entries]
    events = uow.events.find(id=numbers, status=sorted(GOING_ON)) if numbers else ()
    return tuple(OwnEvent(event, _key(event, uow)) for event in reversed(events))


def _key(event: Event, uow: UnitOfWork) -> str:
    page = page_of(uow, event.id)
    return "" if page is None or page.visibility is Visibility.OFF else page.key


def _games(user_id: int, uow: UnitOfWork) -> tuple[OwnGame, ...]:
    seats = uow.game_seats.values("game_id", user_id=user_id, state=SeatState.TAKEN, resigned=False)
    numbers = [number for (number,) in seats]
    games = uow.games.find(id=numbers, status=_ON) if numbers else ()
    open_ = uow.game_cards.values("game_id", user_id=user_id, is_open=True, kind=_DECIDES)
    waiting = {number for (number,) in open_}
    found = (
        OwnGame(game, thread_of(uow, game) or game.channel_id, game.id in waiting) for game in reversed(games)
    )
    return tuple(sorted(found, key=lambda own: not own.waits))
