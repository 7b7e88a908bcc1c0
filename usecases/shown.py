"""What a transaction has changed is shown: the posts that are made of its rows are drawn anew, due ones are posted.

No deed names a post. Many wishes are one edit, and a post whose words stay the same is not sent: so a post that is
drawn once too often costs little, and one that is forgotten is a falsehood.
"""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from datetime import datetime
from typing import Final

from data.records import PostKind
from data.unit_of_work import UnitOfWork
from league.event import Event, EventStatus, Pairing
from league.ids import CallId, EventId, GameId, PromptId, RoundId
from league.round import RoundStatus, TableStatus, is_bye
from usecases.delivery.restore import look_anew
from usecases.find import PLAYED
from usecases.round.find import NOT_REPORTED, PUBLIC
from usecases.round.pairing_input import OF_TABLES
from usecases.scopes import Scopes, tables_within
from usecases.show.server_event import is_server_event
from usecases.standings.tables import is_public

RANKING: Final = frozenset(
    {
        "event", "event_page", "entry", "round", "game_table", "result", "penalty", "tournament", "bracket",
        "bracket_seed", "goes_on", "person", "game", "guild",
    }
)  # fmt: skip
"""The rows of which a ranking is made."""
_ANNOUNCED: Final = frozenset(
    {
        "event", "event_page", "entry", "round", "tournament", "bracket", "bracket_seed", "penalty", "guild", "team",
    }
)  # fmt: skip
_RANKED_BY: Final = RANKING | {"team"}
_GAME: Final = frozenset({"game", "game_seat", "user_settings", "guild"})
READS: Final[Mapping[PostKind, frozenset[str]]] = {
    PostKind.ANNOUNCEMENT: _ANNOUNCED,
    PostKind.ROUND: RANKING,
    PostKind.TABLE: RANKING | {"board_call", "clock", "match_sheet", "timer"},
    PostKind.STANDINGS: _RANKED_BY,
    PostKind.PODIUM: _RANKED_BY,
    PostKind.CALL: RANKING
    | {"judge_call", "clock", "house_rule", "rule_form", "rule_document", "event_document"},
    PostKind.GAME: _GAME,
    PostKind.GAME_CARD: _GAME | {"game_card"},
    PostKind.SERVER_EVENT: frozenset({"event", "event_page", "guild"}),
}
"""The kinds of rows of which each kind of post is made: a test holds what its drawing reads against them."""

_OF_TABLES: Final = frozenset((pairing,) for pairing in OF_TABLES)
_RANKED: Final = frozenset({PostKind.STANDINGS, PostKind.PODIUM})
_HIDDEN: Final = frozenset({RoundStatus.PLANNED, RoundStatus.CANCELLED})
_UNKNOWN: Final = frozenset({EventStatus.DRAFT, EventStatus.CANCELLED})


def show(uow: UnitOfWork, scopes: Scopes, now: datetime) -> None:
    """Wish for every post that is made of what this transaction has changed.

    Source: house
    """
    for server, names in scopes.servers.items():
        if "guild" in names:
            look_anew(uow, server, now)
    ranked = _events(uow, scopes, PostKind.STANDINGS)
    for kind in PostKind:
        subjects = ranked if kind in _RANKED else _standing(uow, scopes, kind)
        if subjects:
            uow.outbox.redraw(kind, subjects)
    _post_events(uow, scopes, ranked)
    _post_rounds(uow, scopes)
    _post_calls(uow, scopes)
    _post_games(uow, scopes)


def _standing(uow: UnitOfWork, scopes: Scopes, kind: PostKind) -> AbstractSet[int]:
    """The subjects of a kind, whether they have a post or none, whose rows differ."""
    reads = READS[kind]
    match kind:
        case PostKind.GAME:
            return scopes.touched("games", reads)
        case PostKind.GAME_CARD:
            return scopes.touched("cards", reads) | _cards(uow, scopes.touched("games", reads))
        case PostKind.TABLE:
            return tables_within(uow, scopes, reads)
        case PostKind.CALL:
            return scopes.touched("calls", reads) | _calls(uow, scopes, reads - {"judge_call"})
        case PostKind.ROUND:
            return _rounds(uow, scopes, reads)
        case _:
            return _events(uow, scopes, kind)


def _cards(uow: UnitOfWork, games: set[int]) -> set[int]:
    found = uow.game_cards.values("id", game_id=sorted(map(GameId, games)), is_open=True) if games else ()
    return {number for (number,) in found}


def _calls(uow: UnitOfWork, scopes: Scopes, reads: AbstractSet[str]) -> set[int]:
    """Those about tables that differ, and all of an event that does."""
    tables, events = tables_within(uow, scopes, reads), scopes.touched("events", reads)
    of_tables = uow.calls.values("id", table_id=sorted(tables)) if tables else ()
    of_events = uow.calls.values("id", event_id=sorted(map(EventId, events))) if events else ()
    return {number for (number,) in (*of_tables, *of_events)}


def _rounds(uow: UnitOfWork, scopes: Scopes, reads: AbstractSet[str]) -> set[int]:
    """Those that differ, in which others sit, or whose bracket goes on, and all of an event that differs."""
    events = scopes.touched("events", reads)
    found = uow.rounds.values("id", event_id=sorted(map(EventId, events))) if events else ()
    reseated = {scopes.round_of.get(table, 0) for table in scopes.seated}
    played = {scopes.round_of.get(table, 0) for table in scopes.touched("tables", reads)}
    drawn = uow.brackets.values("round_id", round_id=sorted(map(RoundId, played))) if played else ()
    return scopes.touched("rounds", reads) | reseated | {number for (number,) in (*found, *drawn)}


def _events(uow: UnitOfWork, scopes: Scopes, kind: PostKind) -> set[int]:
    reads = READS[kind]
    tables = {scopes.round_of.get(table, 0) for table in scopes.touched("tables", reads)}
    if kind in _RANKED:
        tables = {number for number in tables if _may_count(uow, scopes, RoundId(number))}
    inner = scopes.touched("rounds", reads) | tables
    return scopes.touched("events", reads) | {scopes.event_of.get(number, 0) for number in inner}


def _may_count(uow: UnitOfWork, scopes: Scopes, number: RoundId) -> bool:
    """Whether what differs in a round can be seen in the ranking: while it owes results, as before, none counts.

    Who plays in a stage is shown from its start, and a bracket or ladder goes on match by match.
    """
    if any(scopes.round_of.get(table) == number for table in scopes.seated):
        return True
    if not uow.rounds.values("id", id=number, status=sorted(PUBLIC)):
        return True
    found = uow.events.values("pairing", id=EventId(scopes.event_of.get(number, 0)))
    if (Pairing.LADDER,) in found or (
        not _OF_TABLES.issuperset(found) and uow.brackets.first(round_id=number)
    ):
        return True
    statuses = {
        table: status
        for table, status in uow.tables.values("id", "status", round_id=number)
        if status in NOT_REPORTED or table in scopes.status_before
    }
    owes = any(status in NOT_REPORTED for status in statuses.values())
    owed = any(scopes.status_before.get(table, status) in NOT_REPORTED for table, status in statuses.items())
    return not (owes and owed)


def _post_events(uow: UnitOfWork, scopes: Scopes, ranked: AbstractSet[int]) -> None:
    """An event that is known has its announcement, one that was played its ranking, one that is over its podium."""
    announced = scopes.touched("events", READS[PostKind.ANNOUNCEMENT])
    for event in uow.events.find(id=sorted(map(EventId, announced | ranked))) if announced | ranked else ():
        if event.imported:  # it was played elsewhere, and is asked for where somebody wants to see it
            continue
        if event.id in announced and event.status not in _UNKNOWN:
            uow.outbox.post(PostKind.ANNOUNCEMENT, [event.id], event.guild_id)
            if is_server_event(uow, event):
                uow.outbox.post(PostKind.SERVER_EVENT, [event.id], event.guild_id)
        if event.id in ranked and event.status in PLAYED and is_public(event) and _has_a_ranking(uow, event):
            uow.outbox.post(PostKind.STANDINGS, [event.id], event.guild_id)
        if event.id in ranked and event.status is EventStatus.FINISHED:
            uow.outbox.post(PostKind.PODIUM, [event.id], event.guild_id)


def _has_a_ranking(uow: UnitOfWork, event: Event) -> bool:
    """Whether the event is over, or a round has all its results; a ladder stands from its first round on."""
    if event.status is EventStatus.FINISHED:
        return True
    found = uow.rounds.values("id", "status", event_id=event.id)
    rounds = {number for number, status in found if status not in _HIDDEN}
    if event.pairing is Pairing.LADDER:
        return bool(rounds)
    owing = uow.tables.values("round_id", event_id=event.id, status=sorted(NOT_REPORTED))
    return bool(rounds - {number for (number,) in owing})


def _post_rounds(uow: UnitOfWork, scopes: Scopes) -> None:
    """A round that is public has its overview, and each of its tables a post."""
    rounds, tables = scopes.touched("rounds", {"round"}), scopes.touched("tables", {"game_table"})
    numbers = rounds | {scopes.round_of.get(table, 0) for table in tables}
    for round_ in uow.rounds.find(id=sorted(map(RoundId, numbers))) if numbers else ():
        if round_.status in _HIDDEN:
            continue
        event = uow.events.require(round_.event_id)
        if event.imported:
            continue
        server = event.guild_id
        seated = uow.tables.find(round_id=round_.id)
        shown = [table for table in seated if round_.id in rounds or table.id in tables]
        laid = [table for table in shown if table.status is not TableStatus.CANCELLED and not is_bye(table)]
        uow.outbox.post(PostKind.ROUND, [round_.id], server)
        by_number = sorted(laid, key=lambda table: table.number)
        uow.outbox.post(PostKind.TABLE, [table.id for table in by_number], server)


def _post_calls(uow: UnitOfWork, scopes: Scopes) -> None:
    calls = uow.calls.find(id=sorted(map(CallId, scopes.calls))) if scopes.calls else ()
    for call in calls:
        server = uow.events.require(call.event_id).guild_id
        uow.outbox.post(PostKind.CALL, [call.id], server)


def _post_games(uow: UnitOfWork, scopes: Scopes) -> None:
    """A game has its board, and whoever is to decide a message."""
    games = scopes.touched("games", {"game"})
    for number, server in uow.games.values("id", "guild_id", id=sorted(map(GameId, games))) if games else ():
        uow.outbox.post(PostKind.GAME, [number], server)
    cards = sorted(map(PromptId, scopes.cards))
    for card in uow.game_cards.find(id=cards, is_open=True) if cards else ():
        uow.outbox.post(PostKind.GAME_CARD, [card.id], uow.games.require(card.game_id).guild_id)
