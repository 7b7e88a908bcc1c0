"""The rating lists of games by post, one a game: computed from who came in where, each time."""

from collections import defaultdict
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final

from data.game_records import GameStatus, SeatState
from data.records import Person
from data.unit_of_work import UnitOfWork
from league.ids import PlayerId
from league.ratings import TableRatings, rate_places

_FEWEST: Final = 2
"""People at a game that is rated: who plays with bots alone is compared with nobody. Source: house"""
_LONG_AGO: Final = datetime.min.replace(tzinfo=UTC)


def post_ratings(uow: UnitOfWork, guild_id: int, kind: str) -> TableRatings:
    """The ratings of a server's players by their finished games of this kind by post, oldest first, by Discord numbers.

    Games between friends and of a league's tables count alike; the house's seats do not. Whoever sat there at the end
    is rated. Whoever was forgotten is on no list, and was an opponent all the same.
    Source: house
    """
    ended = uow.games.find(guild_id=guild_id, kind=kind, status=GameStatus.OVER)
    order = [one.id for one in sorted(ended, key=lambda one: (one.ended_at or _LONG_AGO, one.id))]
    tables: dict[int, list[tuple[PlayerId, int]]] = defaultdict(list)
    rows = uow.game_seats.values(
        "number", "game_id", "user_id", "place", "id", game_id=tuple(order), state=SeatState.TAKEN
    )
    for _, game_id, user_id, place, seat in sorted(rows):
        if place:
            tables[game_id].append((PlayerId(user_id or -seat), place))
    rated = rate_places(tables[one] for one in order if len(tables[one]) >= _FEWEST)
    return {user: rating for user, rating in rated.items() if user > 0}


def people_rated(uow: UnitOfWork, guild_id: int, users: Iterable[int]) -> dict[int, Person]:
    """The players as the server's league knows them, else under the name at their newest game."""
    wanted = tuple(users)
    seats = sorted(uow.game_seats.values("game_id", "user_id", "name", user_id=wanted)) if wanted else []
    found = {user_id: Person(PlayerId(0), guild_id, name, user_id) for _, user_id, name in seats}
    known = uow.people.find(guild_id=guild_id, user_id=wanted) if wanted else ()
    return found | {person.user_id: person for person in known if person.user_id}
