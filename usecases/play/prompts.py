"""The messages to players: opened when something waits for them, brought up to date, closed when it is done."""

from dataclasses import replace
from datetime import datetime

from data.game_records import GameSeat, PostGame, Prompt, PromptKind
from data.records import TimerKind
from data.unit_of_work import UnitOfWork
from engine.chain import SHORT
from engine.protocol import Clock, Seat
from league.ids import PromptId
from league.waking import after_waking, awake
from usecases.play.advance import ordered
from usecases.play.deadlines import waking_of
from usecases.play.hints import new_hint
from usecases.play.move_batch import MoveBatch
from usecases.play.stamps import EPOCH
from usecases.play.waiting import PROMPT_OF, TradeActivity, is_person

_PromptKey = tuple[int, PromptKind, int]


def keep_prompts(
    uow: UnitOfWork,
    moves: MoveBatch,
    game: PostGame,
    seats: tuple[GameSeat, ...],
    activity: TradeActivity | None,
) -> None:
    """Open, refresh and close the cards of a game so that they fit its state; None: the game stands still.

    The cards of an offer that was just made are new, those of an older one are done.
    """
    open_cards = uow.game_cards.find(game_id=game.id, is_open=True)
    wished = _wished(uow, moves, game, seats, activity, open_cards) if activity else ()
    for card in open_cards:
        if (card.seat, card.kind, card.about) not in wished:
            close(uow, game, card, _done_at(moves, card))
    known = _latest(uow, game, wished, open_cards)
    for wish in wished:
        _keep(uow, moves, game, seats[wish[0]], wish, known.get(wish))


def _done_at(moves: MoveBatch, card: Prompt) -> int | None:
    """The place after the player's own turn: what bots did in the same breath is news for the next one."""
    return moves.ends.get(card.seat) if card.kind is PromptKind.TURN else None


def _keep(
    uow: UnitOfWork, moves: MoveBatch, game: PostGame, seat: GameSeat, wish: _PromptKey, card: Prompt | None
) -> None:
    if card is None:
        _open(uow, game, seat, wish, moves.now, new_hint(uow, moves, game, seat, wish[1]))
    elif (
        card.user_id != seat.user_id or not card.is_open
    ):  # somebody else plays the seat now, or the player again
        anew = replace(card, user_id=seat.user_id, hint="")
        renew(uow, game, anew, by_message=seat.by_message, now=moves.now)


def _latest(
    uow: UnitOfWork, game: PostGame, wished: tuple[_PromptKey, ...], open_cards: tuple[Prompt, ...]
) -> dict[_PromptKey, Prompt]:
    """The newest card of each wish, where there is one: only the newest may be open."""
    known = {(card.seat, card.kind, card.about): card for card in open_cards}
    abouts = tuple({wish[2] for wish in wished if wish not in known})
    closed = uow.game_cards.find(game_id=game.id, about=abouts, is_open=False) if abouts else ()
    return {(card.seat, card.kind, card.about): card for card in closed} | known


def close(uow: UnitOfWork, game: PostGame, card: Prompt, until: int | None = None) -> None:
    """What it was about is done: its buttons go, a ping is deleted; `until` is where its player's part ended."""
    uow.game_cards.change(card, is_open=False, until=game.events if until is None else until)


def take_back(uow: UnitOfWork, game: PostGame, place: int) -> None:
    """Everything from this place on is undone: messages about it go, and what they told will be told anew."""
    for card in uow.game_cards.find(game_id=game.id, taken_back=False):
        if card.is_open or card.until > place:
            untold = min(card.since, place)
            uow.game_cards.change(card, is_open=False, taken_back=True, since=untold, until=untold)


def renew(uow: UnitOfWork, game: PostGame, card: Prompt, *, by_message: bool, now: datetime) -> Prompt:
    """The same card as a new message, which pings again; the old message goes."""
    standing = uow.game_cards.require(card.id)
    if standing.is_open:
        close(uow, game, standing)
    again = replace(
        card,
        id=PromptId(0),
        version=0,
        is_open=True,
        repeats=card.repeats + 1,
        by_message=by_message,
        opened_at=now,
        step="",
    )
    return _sent(uow, game, again, _seat_of(uow, card))


def ring_again(uow: UnitOfWork, game: PostGame, now: datetime, but: int) -> None:
    """A game that was held goes on: whoever it waited for hears of it, `but` the user who let it go on."""
    for card in uow.game_cards.find(game_id=game.id, is_open=True):
        seat = _seat_of(uow, card)
        if (
            seat is not None
            and card.kind is not PromptKind.NEXT
            and card.opened_at < now
            and card.user_id != but
        ):
            renew(uow, game, card, by_message=seat.by_message, now=now)


def _wished(
    uow: UnitOfWork,
    moves: MoveBatch,
    game: PostGame,
    seats: tuple[GameSeat, ...],
    activity: TradeActivity,
    open_cards: tuple[Prompt, ...],
) -> tuple[_PromptKey, ...]:
    found: list[_PromptKey] = []
    for wait in moves.at.awaited:
        kind = PROMPT_OF[wait.need]
        if not is_person(seats[wait.seat]):
            continue
        if wait.key is not None:
            wish = (wait.seat, kind, _in_epoch(game, wait.key))
            stands = any((card.seat, card.kind, card.about) == wish for card in open_cards)
            found += [wish] if stands or not _rests(moves, seats[wait.seat], kind) else []
        elif activity.offered_at is not None:
            found.append((wait.seat, kind, _in_epoch(game, activity.offered_at)))
        else:
            standing = (card for card in open_cards if card.seat == wait.seat and card.kind is kind)
            found += [(card.seat, card.kind, card.about) for card in standing]
    clock = moves.clock
    if is_person(seats[clock.seat]) and not activity.is_here:
        found += _answered(game, clock.seat, activity, open_cards)
    return (*found, *_next(uow, game, seats, clock))


def _rests(moves: MoveBatch, seat: GameSeat, kind: PromptKind) -> bool:
    """Whether nobody need be woken for a turn that an order will end in some minutes.

    In the thread everybody would see that a ping is missing, so it is sent there.
    """
    if kind is not PromptKind.TURN or not seat.by_message:
        return False
    return seat.number == moves.clock.seat and ordered(moves, seat.number, late=True) is not None


def _answered(
    game: PostGame, player: Seat, activity: TradeActivity, open_cards: tuple[Prompt, ...]
) -> list[_PromptKey]:
    """Whoever made an offer and went away hears of the first answer; the next ones need no further ping."""
    found = [one.about for one in open_cards if (one.seat, one.kind) == (player, PromptKind.ANSWER)]
    if not found and activity.answered_at is not None:
        found = [_in_epoch(game, activity.answered_at)]
    return [(player, PromptKind.ANSWER, about) for about in found]


def _next(
    uow: UnitOfWork, game: PostGame, seats: tuple[GameSeat, ...], clock: Clock
) -> tuple[_PromptKey, ...]:
    """Who comes next, and wants to hear it."""
    if clock.following is None or not is_person(seats[clock.seat]):
        return ()
    following = seats[clock.following]
    if not is_person(following):
        return ()
    if uow.users.values("tell_next", id=following.user_id) == ((False,),):
        return ()
    return ((following.number, PromptKind.NEXT, _in_epoch(game, clock.turn + 1)),)


def _in_epoch(game: PostGame, number: int) -> int:
    """What a card is about must stay different from what a judge took back."""
    return game.epoch * EPOCH + number


def _open(
    uow: UnitOfWork, game: PostGame, seat: GameSeat, wish: _PromptKey, now: datetime, hint: str
) -> None:
    number, kind, about = wish
    card = Prompt(
        PromptId(0),
        game.id,
        number,
        seat.user_id,
        kind,
        about,
        _told_until(uow, game, number),
        now,
        by_message=seat.by_message,
        hint=hint,
        head=game.told_head[:SHORT],
    )
    _sent(uow, game, card, seat)


def _sent(uow: UnitOfWork, game: PostGame, card: Prompt, seat: GameSeat | None) -> Prompt:
    """At night it comes silently, for whoever is up; in the morning it comes again, with a ping."""
    added = uow.game_cards.add(card)
    if seat is not None and card.kind is not PromptKind.NEXT:
        waking = waking_of(uow, game, seat)
        if not awake(card.opened_at, waking):
            uow.timers.schedule(TimerKind.GAME_MORNING, seat.id, after_waking(card.opened_at, 0, waking))
    return added


def is_quiet(uow: UnitOfWork, game: PostGame, seat: GameSeat, card: Prompt) -> bool:
    """Whether the player was not to be woken when the message was sent; no matter if another user plays now."""
    return seat.user_id == card.user_id and not awake(card.opened_at, waking_of(uow, game, seat))


def _seat_of(uow: UnitOfWork, card: Prompt) -> GameSeat | None:
    """The seat of the card's player; None when another user plays it now."""
    return uow.game_seats.first(game_id=card.game_id, number=card.seat, user_id=card.user_id)


def _told_until(uow: UnitOfWork, game: PostGame, seat: int) -> int:
    """The place of the first event after the seat's last own turn."""
    found = uow.game_cards.values("until", most=1, game_id=game.id, seat=seat, kind=PromptKind.TURN)
    return found[0][0] if found else 0
