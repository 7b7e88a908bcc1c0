"""A player's record on a server: events, games, wins, points, ratings. Computed from the results each time."""

from dataclasses import dataclass, replace
from fractions import Fraction

from data.records import Person
from data.unit_of_work import UnitOfWork
from league.entry import WAITING, EntryStatus
from league.event import Event
from league.ids import PlayerId
from league.penalties import is_disqualified
from league.ratings import MatchRating, TableRating, rate_matches, rate_tables
from league.refusal import Refusal
from league.regulations import GameKey, RatingRule
from league.results import ResultKind
from league.round import Stage
from usecases.caller import Caller
from usecases.league_state import ledger_of
from usecases.play.registry import kinds
from usecases.show.post_ratings import people_rated, post_ratings
from usecases.show.ratings import rated_results, visible_events
from usecases.standings.counting import worth
from usecases.standings.overall import played_in, ranked

_NEWEST = 10
_NO_PART = frozenset({*WAITING, EntryStatus.REFUSED})


@dataclass(frozen=True, slots=True)
class RecordQuestion:
    """Whose record is wanted: a player by number, or a Discord user (0, 0: the caller)."""

    caller: Caller
    player: PlayerId = PlayerId(0)
    user_id: int = 0


@dataclass(frozen=True, slots=True)
class EventRecord:
    """One event of a player: place in the event (None: out, or no game yet), and the sums over all stages."""

    event: Event
    place: int | None
    games: int
    wins: int
    points: Fraction


@dataclass(frozen=True, slots=True)
class GameRating:
    """A player's rating in one game: of tables, of matches (of both where regulations differ), of games by post."""

    game: str
    table: TableRating | None
    match: MatchRating | None
    post: TableRating | None = None


@dataclass(frozen=True, slots=True)
class PlayerHistory:
    """A player's events, newest first (`events` holds the newest ten), the sums over all of them, a rating a game."""

    person: Person
    events: tuple[EventRecord, ...]
    event_count: int
    games: int
    wins: int
    ratings: tuple[GameRating, ...]


def player_record(question: RecordQuestion, uow: UnitOfWork) -> PlayerHistory | Refusal:
    """The record of a player of this server; events whose standings are hidden count once they are over.

    Refusals: `no-direct-message`, `no-record`.
    """
    if not question.caller.guild_id:
        return Refusal("no-direct-message")
    person = _person(question, uow)
    if person is None:
        return Refusal("no-record")
    record = record_in(uow, person, visible_events(question.caller, uow))
    record = replace(record, ratings=_with_posts(uow, person, record.ratings))
    if not person.id and not record.ratings:
        return Refusal("no-record")
    return record


def record_in(uow: UnitOfWork, person: Person, shown: tuple[Event, ...]) -> PlayerHistory:
    """The record of a player over these events, given in the order in which they were created."""
    lines = [line for event in reversed(shown) if (line := _line(uow, event, PlayerId(person.id)))]
    return PlayerHistory(
        person,
        tuple(lines[:_NEWEST]),
        len(lines),
        sum(line.games for line in lines),
        sum(line.wins for line in lines),
        _ratings(uow, shown, PlayerId(person.id)),
    )


def _person(question: RecordQuestion, uow: UnitOfWork) -> Person | None:
    guild_id = question.caller.guild_id
    if question.player:
        person = uow.people.get(question.player)
        return person if person and person.guild_id == guild_id else None
    user = question.user_id or question.caller.user_id
    known = uow.people.first(guild_id=guild_id, user_id=user)
    return known or people_rated(uow, guild_id, (user,)).get(user)


def _line(uow: UnitOfWork, event: Event, player: PlayerId) -> EventRecord | None:
    """The event in the player's record, None if they did not take part; who was refused, or waits, is not told on."""
    entry = uow.entries.list_of(event).entry_of(player)
    if entry is None or entry.status in _NO_PART:
        return None
    played = played_in(uow, event)
    found = (result for stage in Stage for result in worth(played.results, played.rules, stage))
    games = (result for result in found if result.kind is not ResultKind.BYE)
    lines = [line for result in games if (line := result.line_of(player)) is not None]
    row = ranked(played).standings.row_of(player)
    out = is_disqualified(ledger_of(uow, event), player)
    return EventRecord(
        event=event,
        place=None if row is None or out or not lines else row.place,
        games=len(lines),
        wins=sum(line.won for line in lines),
        points=sum((line.points for line in lines), Fraction(0)),
    )


def _with_posts(uow: UnitOfWork, person: Person, ratings: tuple[GameRating, ...]) -> tuple[GameRating, ...]:
    """The same ratings with those of games by post, which belong to a Discord account."""
    if person.user_id is None:
        return ratings
    known, user = {rating.game: rating for rating in ratings}, PlayerId(person.user_id)
    games = dict.fromkeys((*map(str, GameKey), *kinds()))
    posts = {game: post_ratings(uow, person.guild_id, game).get(user) for game in games}
    every = (replace(known.get(game) or GameRating(game, None, None), post=posts[game]) for game in games)
    return tuple(one for one in every if one.table or one.match or one.post)


def _ratings(uow: UnitOfWork, events: tuple[Event, ...], player: PlayerId) -> tuple[GameRating, ...]:
    """The player's ratings after these events, one a game; a rating depends on the opponents', so all are computed."""
    found = []
    for game in GameKey:
        table = rate_tables(rated_results(uow, events, game, RatingRule.TABLE)).get(player)
        match = rate_matches(rated_results(uow, events, game, RatingRule.JBS)).get(player)
        if table or match:
            found.append(GameRating(game, table, match))
    return tuple(found)
