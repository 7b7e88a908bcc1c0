"""What the posts, messages and panels of games ask the database."""

from dataclasses import dataclass, replace

from data.game_records import GameStatus, PostGame, Prompt, PromptKind, SeatState
from data.unit_of_work import UnitOfWork
from league.ids import GameId, PromptId
from league.refusal import Refusal
from usecases.caller import Caller
from usecases.play.find import games_of, seated, the_game
from usecases.play.onlooking import NEWEST, Onlooker, channel_to_join, channel_to_see, seen_among
from usecases.play.prompts import is_quiet
from usecases.play.registry import rules_of
from usecases.play.states import past_of
from usecases.play.views import GameView, Witnessed, seen_by, witnessed

_LISTED = 25
_SHOWN = tuple(status for status in GameStatus if status is not GameStatus.CALLED_OFF)


@dataclass(frozen=True, slots=True)
class GameQuestion:
    """The game that the caller means: its number, or (0) that of the thread, or the caller's only one."""

    caller: Caller
    game_id: GameId = GameId(0)
    channel_id: int = 0


@dataclass(frozen=True, slots=True)
class GamesListed:
    """The caller's games, and those that still have seats."""

    mine: tuple[GameView, ...]
    open: tuple[GameView, ...]


def board_view(game_id: GameId, uow: UnitOfWork) -> GameView | None:
    """The board for everybody."""
    game = uow.games.get(game_id)
    if game is None:
        return None
    return seen_by(uow, game, None, since=0 if game.status is GameStatus.OVER else None)


def prompt_view(card_id: PromptId, uow: UnitOfWork) -> GameView | None:
    """A message to a player; None when it has served and is to be deleted."""
    seen = seen_on(card_id, uow)
    if seen is None or seen.card is None:
        return None
    quiet = is_quiet(uow, seen.game, seen.seats[seen.card.seat], seen.card)
    return replace(seen, quiet=quiet or _is_house_talk(seen, seen.card))


def _is_house_talk(seen: GameView, card: Prompt) -> bool:
    """A proposal of the house's, which need wake nobody."""
    proposer = None if seen.clock is None else seen.seats[seen.clock.seat]
    return card.kind is PromptKind.OFFER and proposer is not None and proposer.state is SeatState.BOT


def seen_on(card_id: PromptId, uow: UnitOfWork) -> GameView | None:
    """What a message to a player shows, no matter whether it may wake its reader."""
    card = uow.game_cards.get(card_id)
    if card is None or _has_served(uow, card):
        return None
    game = uow.games.require(card.game_id)
    seen = seen_by(uow, game, card.seat, card.since, card)
    return seen if card.is_open else replace(seen, news=_own_deeds(uow, game, card))


def _has_served(uow: UnitOfWork, card: Prompt) -> bool:
    """A ping, a message that was sent again, or one about what a judge took back."""
    if card.is_open:
        return False
    if card.taken_back:
        return True
    again = uow.game_cards.find(game_id=card.game_id, seat=card.seat, kind=card.kind, about=card.about)
    renewed = any(other.repeats > card.repeats for other in again)
    return renewed or not card.by_message or card.kind in {PromptKind.NEXT, PromptKind.ANSWER}


def _own_deeds(uow: UnitOfWork, game: PostGame, card: Prompt) -> Witnessed:
    """What the player did while the message stood, and what that brought about: the trade with the acceptance."""
    past = past_of(uow, game, card.since)
    steps = {one.step for one, _ in past if one.seat == card.seat}
    own = tuple(event for one, event in past if one.step in steps and one.place < card.until)
    return witnessed(rules_of(game), own, card.seat)


def panel_view(question: GameQuestion, uow: UnitOfWork) -> GameView | Refusal:
    """The caller's own view of a game, with what they may do.

    Refusals: those of `the_game`, `game-not-seated`.
    """
    game_id = question.game_id
    if not game_id:
        game = the_game(uow, question.caller, GameId(0), question.channel_id)
        if isinstance(game, Refusal):
            return game
        game_id = game.id
    found = seated(uow, question.caller, game_id)
    if isinstance(found, Refusal):
        return found
    since = _untold(uow, found.game, found.seat.number)
    return seen_by(uow, found.game, found.seat.number, since, seats=found.seats)


def _untold(uow: UnitOfWork, game: PostGame, seat: int) -> int | None:
    found = uow.game_cards.values("since", most=1, game_id=game.id, seat=seat, kind=PromptKind.TURN)
    return found[0][0] if found else None


def public_view(question: GameQuestion, uow: UnitOfWork) -> GameView | Refusal:
    """A game as everybody may know it.

    Refusals: those of `the_game`.
    """
    game = the_game(uow, question.caller, question.game_id, question.channel_id)
    return game if isinstance(game, Refusal) else seen_by(uow, game, None)


def where_seen(question: GameQuestion, uow: UnitOfWork) -> int:
    """The channel that the caller must see to look at the game that is meant, 0: none, or there is no such game."""
    game = the_game(uow, question.caller, question.game_id, question.channel_id)
    return 0 if isinstance(game, Refusal) else channel_to_see(uow, question.caller, game)


def where_joined(question: GameQuestion, uow: UnitOfWork) -> int:
    """The channel that the caller must see to sit down at the game, 0: none, or there is no such game."""
    game = the_game(uow, question.caller, question.game_id, question.channel_id)
    return 0 if isinstance(game, Refusal) else channel_to_join(uow, question.caller, game)


def where_played(question: GameQuestion, uow: UnitOfWork) -> int:
    """The channel of a game of the caller's own, which stands where its rematch will; 0: it is not theirs."""
    found = seated(uow, question.caller, question.game_id)
    return 0 if isinstance(found, Refusal) else found.game.channel_id


def listed(onlooker: Onlooker, uow: UnitOfWork) -> GamesListed:
    """The caller's games, newest first, and those of the server that they may see and one can join."""
    caller = onlooker.caller
    mine = sorted(games_of(uow, caller), key=lambda game: -game.id)[:_LISTED]
    seats = dict(uow.game_seats.values("game_id", "number", user_id=caller.user_id))
    found = uow.games.find(guild_id=caller.guild_id, status=GameStatus.OPEN) if caller.guild_id else ()
    seen = set(seen_among(uow, onlooker, [(game.id, game.channel_id, game.table_id) for game in found]))
    open_ = [game for game in found if game.id in seen]
    return GamesListed(
        tuple(seen_by(uow, game, seats[game.id]) for game in mine),
        tuple(seen_by(uow, game, None) for game in open_[-_LISTED:]),
    )


@dataclass(frozen=True, slots=True)
class GamesTyped:
    """What somebody types where a game is asked for."""

    onlooker: Onlooker
    typed: str


def games_like(typed: GamesTyped, uow: UnitOfWork) -> tuple[tuple[int, str], ...]:
    """The games that may be meant, newest first, with the names of their players."""
    wanted = typed.typed.casefold().strip()
    newest = _newest(uow, typed.onlooker)
    names: dict[GameId, list[str]] = {number: [] for number in (newest if wanted else newest[:_LISTED])}
    for _, game_id, name in sorted(uow.game_seats.values("number", "game_id", "name", game_id=tuple(names))):
        names[game_id].append(name or "…")
    offers = ((number, f"#{number} {', '.join(seats)}") for number, seats in names.items())
    return tuple(offer for offer in offers if wanted in offer[1].casefold())[:_LISTED]


def _newest(uow: UnitOfWork, onlooker: Onlooker) -> list[GameId]:
    """The numbers of the newest games that may be meant: of the server, in a private message all of one's own."""
    caller = onlooker.caller
    if caller.guild_id:
        found = uow.games.values(
            "id", "channel_id", "table_id", most=NEWEST, guild_id=caller.guild_id, status=_SHOWN
        )
        return seen_among(uow, onlooker, found)
    mine = tuple(number for (number,) in uow.game_seats.values("game_id", user_id=caller.user_id))
    return [number for (number,) in uow.games.values("id", most=NEWEST, id=mine, status=_SHOWN)]
