"""The messages to players: opened when something waits for them, brought up to date, closed when it is done."""

from dataclasses import replace
from datetime import datetime

from data.game_records import CardKind, Game, GameCard, GameSeat
from data.records import PostKind, TimerKind
from data.unit_of_work import UnitOfWork
from engine.catan.events import RoadPlaced, TurnEnded
from engine.catan.names import Seat
from engine.catan.state import State
from league.waking import after_waking, awake
from usecases.game.deadlines import waking_of
from usecases.game.stamps import EPOCH
from usecases.game.states import events_of
from usecases.game.waiting import Talk, is_person, waits

_Wish = tuple[int, CardKind, int]


def keep_cards(
    uow: UnitOfWork,
    game: Game,
    seats: tuple[GameSeat, ...],
    state: State | None,
    talk: Talk,
    now: datetime,
) -> None:
    """Open, refresh and close the cards of a game so that they fit its state; None: the game stands still.

    The cards of an offer that was just made are new, those of an older one are done.
    """
    open_cards = uow.game_cards.find(game_id=game.id, is_open=True)
    wished = _wished(uow, game, seats, state, talk, open_cards) if state else ()
    for card in open_cards:
        if (card.seat, card.kind, card.about) not in wished:
            close(uow, game, card)
    known = _latest(uow, game, wished, open_cards)
    for wish in wished:
        _keep(uow, game, seats[wish[0]], wish, known.get(wish), now)


def _keep(
    uow: UnitOfWork, game: Game, seat: GameSeat, wish: _Wish, card: GameCard | None, now: datetime
) -> None:
    if card is None:
        _open(uow, game, seat, wish, now)
    elif card.user_id != seat.user_id:  # somebody else plays the seat now
        renew(uow, game, replace(card, user_id=seat.user_id), by_message=seat.by_message, now=now)
    elif card.is_open:
        uow.outbox.refresh(PostKind.GAME_CARD, card.id, game.guild_id)


def _latest(
    uow: UnitOfWork, game: Game, wished: tuple[_Wish, ...], open_cards: tuple[GameCard, ...]
) -> dict[_Wish, GameCard]:
    """The newest card of each wish, where there is one: only the newest may be open."""
    known = {(card.seat, card.kind, card.about): card for card in open_cards}
    abouts = tuple({wish[2] for wish in wished if wish not in known})
    closed = uow.game_cards.find(game_id=game.id, about=abouts, is_open=False) if abouts else ()
    return {(card.seat, card.kind, card.about): card for card in closed} | known


def close(uow: UnitOfWork, game: Game, card: GameCard) -> None:
    """What it was about is done: its buttons go, a ping is deleted."""
    uow.game_cards.change(card, is_open=False, until=_done_at(uow, game, card))
    uow.outbox.refresh(PostKind.GAME_CARD, card.id, game.guild_id)


def take_back(uow: UnitOfWork, game: Game, place: int) -> None:
    """Everything from this place on is undone: messages about it go, and what they told will be told anew."""
    for card in uow.game_cards.find(game_id=game.id, taken_back=False):
        if card.is_open or card.until > place:
            untold = min(card.since, place)
            uow.game_cards.change(card, is_open=False, taken_back=True, since=untold, until=untold)
            uow.outbox.refresh(PostKind.GAME_CARD, card.id, game.guild_id)


def _done_at(uow: UnitOfWork, game: Game, card: GameCard) -> int:
    """The place after the player's own turn: what bots did in the same breath is news for the next one."""
    if card.kind is not CardKind.TURN:
        return game.events
    stored = uow.game_events.since(game.id, card.since)
    ends = (
        one.place + 1
        for one, event in zip(stored, events_of(stored), strict=True)
        if isinstance(event, TurnEnded | RoadPlaced) and event.seat == card.seat
    )
    return next(ends, game.events)


def renew(uow: UnitOfWork, game: Game, card: GameCard, *, by_message: bool, now: datetime) -> GameCard:
    """The same card as a new message, which pings again; the old message goes."""
    standing = uow.game_cards.require(card.id)
    if standing.is_open:
        close(uow, game, standing)
    again = replace(
        card, id=0, version=0, is_open=True, repeats=card.repeats + 1, by_message=by_message, opened_at=now
    )
    return _sent(uow, game, again, _seat_of(uow, card))


def _wished(
    uow: UnitOfWork,
    game: Game,
    seats: tuple[GameSeat, ...],
    state: State,
    talk: Talk,
    open_cards: tuple[GameCard, ...],
) -> tuple[_Wish, ...]:
    found: list[_Wish] = []
    for wait in waits(state):
        if not is_person(seats[wait.seat]):
            continue
        if wait.about is not None:
            found.append((wait.seat, wait.kind, _in_epoch(game, wait.about)))
        elif talk.offered_at is not None:
            found.append((wait.seat, wait.kind, _in_epoch(game, talk.offered_at)))
        else:
            standing = (card for card in open_cards if card.seat == wait.seat and card.kind is wait.kind)
            found += [(card.seat, card.kind, card.about) for card in standing]
    if is_person(seats[state.turn.player]) and not talk.is_here:
        found += _answered(game, state.turn.player, talk, open_cards)
    return (*found, *_next(uow, game, seats, state))


def _answered(game: Game, player: Seat, talk: Talk, open_cards: tuple[GameCard, ...]) -> list[_Wish]:
    """Whoever made an offer and went away hears of the first answer; the next ones need no further ping."""
    found = [one.about for one in open_cards if (one.seat, one.kind) == (player, CardKind.ANSWER)]
    if not found and talk.answered_at is not None:
        found = [_in_epoch(game, talk.answered_at)]
    return [(player, CardKind.ANSWER, about) for about in found]


def _next(uow: UnitOfWork, game: Game, seats: tuple[GameSeat, ...], state: State) -> tuple[_Wish, ...]:
    """Who comes next, and wants to hear it; in the set-up nobody does: it goes there and back again."""
    turn = state.turn
    if turn.number < 2 * len(seats) or not is_person(seats[turn.player]):
        return ()
    following = seats[(turn.player + 1) % len(seats)]
    if not is_person(following):
        return ()
    if uow.users.values("tell_next", id=following.user_id) == ((False,),):
        return ()
    return ((following.number, CardKind.NEXT, _in_epoch(game, turn.number + 1)),)


def _in_epoch(game: Game, number: int) -> int:
    """What a card is about must stay different from what a judge took back."""
    return game.epoch * EPOCH + number


def _open(uow: UnitOfWork, game: Game, seat: GameSeat, wish: _Wish, now: datetime) -> None:
    number, kind, about = wish
    card = GameCard(
        0,
        game.id,
        number,
        seat.user_id,
        kind,
        about,
        _told_until(uow, game, number),
        now,
        by_message=seat.by_message,
    )
    _sent(uow, game, card, seat)


def _sent(uow: UnitOfWork, game: Game, card: GameCard, seat: GameSeat | None) -> GameCard:
    """At night it comes silently, for whoever is up; in the morning it comes again, with a ping."""
    added = uow.game_cards.add(card)
    uow.outbox.post(PostKind.GAME_CARD, added.id, game.guild_id)
    if seat is not None and card.kind is not CardKind.NEXT:
        waking = waking_of(uow, game, seat)
        if not awake(card.opened_at, waking):
            uow.timers.schedule(TimerKind.GAME_MORNING, seat.id, after_waking(card.opened_at, 0, waking))
    return added


def is_quiet(uow: UnitOfWork, game: Game, seat: GameSeat, card: GameCard) -> bool:
    """Whether the player was not to be woken when the message was sent; no matter if somebody else plays now."""
    return seat.user_id == card.user_id and not awake(card.opened_at, waking_of(uow, game, seat))


def _seat_of(uow: UnitOfWork, card: GameCard) -> GameSeat | None:
    """The seat of the card's player; None when somebody else plays it now."""
    return uow.game_seats.first(game_id=card.game_id, number=card.seat, user_id=card.user_id)


def _told_until(uow: UnitOfWork, game: Game, seat: int) -> int:
    """The place of the first event after the seat's last own turn."""
    found = uow.game_cards.values("until", most=1, game_id=game.id, seat=seat, kind=CardKind.TURN)
    return found[0][0] if found else 0
