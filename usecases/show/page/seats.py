"""Where each player of an event sits, has sat and stands: read once for all, so that hundreds of phones may ask."""

from collections.abc import Mapping
from dataclasses import dataclass

from data.unit_of_work import UnitOfWork
from league.entry import EntryStatus
from league.entry.entries import IN_PLAY, OUT
from league.event import EventStatus
from league.ids import PlayerId, TableId
from league.names import matched, sorted_by
from league.round import OPEN_TABLE, Round, Table, TableStatus, is_bye
from usecases.bracket.drawn import drawn_for
from usecases.bracket.path import BracketPath, paths_in
from usecases.find import people_by_id
from usecases.people import apart
from usecases.round.find import tables_in
from usecases.show.page.head import PageHead, head_of
from usecases.show.page.rounds import tables_of
from usecases.show.pickers import Suggestion, best
from usecases.show.standings import standings_view
from usecases.show.table import ByPost, TableView

_GUESSES = 8
_PLAYS = frozenset({TableStatus.WAITING, TableStatus.PLAYING})


@dataclass(frozen=True, slots=True)
class FoundPlayer:
    """A player whose name fits, and the table of the newest round (None: not seated in it)."""

    player: PlayerId
    name: str
    table: TableView | None


@dataclass(frozen=True, slots=True)
class OwnPlace:
    """A player's place of so many; it rests on results."""

    place: int
    players: int


@dataclass(frozen=True, slots=True)
class OwnNight:
    """What the public pages show of one player.

    `table` is that of the newest round, `earlier` those before it, the newest first; `has_bye`: sits it out.
    `path` is where the player waits in the bracket, or came to; `has_left`: plays no more.
    """

    head: PageHead
    player: PlayerId
    name: str
    has_left: bool
    table: TableView | None
    has_bye: bool
    earlier: tuple[TableView, ...]
    standing: OwnPlace | None
    path: BracketPath | None
    games: Mapping[TableId, ByPost]

    @property
    def seat(self) -> int:
        """The seat at the table, from 1."""
        return 0 if self.table is None else self.table.table.seats.index(self.player) + 1

    @property
    def plays(self) -> bool:
        """Whether there is a game to be played at the table."""
        return self.table is not None and self.table.table.status in _PLAYS


@dataclass(frozen=True, slots=True)
class EventSeats:
    """Everybody who plays in an event or has sat in it; `tables` are each player's, in their order.

    `byes` sit the newest round out. Who waits for an approval or was refused is nobody's business.
    """

    head: PageHead
    names: Mapping[PlayerId, str]
    left: frozenset[PlayerId]
    tables: Mapping[PlayerId, tuple[TableView, ...]]
    byes: frozenset[PlayerId]
    standings: Mapping[PlayerId, OwnPlace]
    paths: Mapping[PlayerId, BracketPath]
    games: Mapping[TableId, ByPost]

    def called(self, asked: str) -> tuple[FoundPlayer, ...]:
        """Everybody whose name has these words in it, in order; where nobody has, those that are nearest.

        Source: house
        """
        found = called_among(self.names, asked)
        return tuple(FoundPlayer(player, self.names[player], self.now_of(player)) for player in found)

    def night_of(self, player: PlayerId) -> OwnNight | None:
        """What the public pages show of this player, None for whoever does not play here."""
        name = self.names.get(player)
        if name is None:
            return None
        now = self.now_of(player)
        earlier = tuple(view for view in reversed(self.tables.get(player, ())) if view is not now)
        return OwnNight(
            self.head,
            player,
            name,
            player in self.left,
            now,
            player in self.byes,
            earlier,
            self.standings.get(player),
            None if now is not None and now.table.status in OPEN_TABLE else self.paths.get(player),
            self.games,
        )

    def now_of(self, player: PlayerId) -> TableView | None:
        """Of the newest round, which for a bracket has several: the one that is open, or the last."""
        newest = self.head.newest
        mine = [
            view for view in self.tables.get(player, ()) if newest is not None and view.round.id == newest.id
        ]
        return next((view for view in mine if view.table.status in OPEN_TABLE), mine[-1] if mine else None)


def called_among(names: Mapping[PlayerId, str], asked: str) -> tuple[PlayerId, ...]:
    """Everybody whose name has these words in it, in order; where nobody has, those that are nearest."""
    words = matched(asked).split()
    if not words:
        return ()
    fitting = [(name, player) for player, name in names.items() if _fits(words, name)]
    if fitting:
        return tuple(player for _, player in sorted(fitting, key=lambda one: sorted_by(one[0])))
    offers = [Suggestion(name, player) for player, name in names.items()]
    return tuple(PlayerId(offer.value) for offer in best(offers, asked)[:_GUESSES])


def _fits(words: list[str], name: str) -> bool:
    key = matched(name)
    squeezed = key.replace(" ", "")
    return all(word in key or word in squeezed for word in words) or "".join(words) in squeezed


def seats_of(key: str, uow: UnitOfWork) -> EventSeats | None:
    """Everybody's seats, None where there is no such event."""
    head = head_of(key, uow)
    if head is None:
        return None
    event = head.event
    views, games = _views(uow, head)
    tables: dict[PlayerId, list[TableView]] = {}
    for view in views:
        for player in view.table.seats:
            tables.setdefault(player, []).append(view)
    status = {entry.player: entry.status for entry in uow.entries.list_of(event).entries}
    shown = {*tables, *(player for player, one in status.items() if one in IN_PLAY)}
    byes = _byes(uow, head.newest)
    people = people_by_id(uow, shown | byes)
    return EventSeats(
        head,
        apart(people.values()),
        frozenset(player for player in people if status.get(player, EntryStatus.DROPPED) in OUT),
        {player: tuple(mine) for player, mine in tables.items()},
        byes,
        _standings(uow, head),
        _paths(uow, head),
        games,
    )


def _views(uow: UnitOfWork, head: PageHead) -> tuple[list[TableView], dict[TableId, ByPost]]:
    is_hidden = head.event.hidden and head.event.status is not EventStatus.FINISHED
    found = [tables_of(uow, head.event, row, is_hidden=is_hidden) for row in head.rounds]
    games = {number: game for one in found for number, game in one.games.items()}
    return [view for one in found for view in one.tables], games


def _byes(uow: UnitOfWork, newest: Round | None) -> frozenset[PlayerId]:
    tables: tuple[Table, ...] = tables_in(uow, newest) if newest is not None else ()
    return frozenset(table.seats[0] for table in tables if is_bye(table))


def _standings(uow: UnitOfWork, head: PageHead) -> dict[PlayerId, OwnPlace]:
    if not head.has_standings or not head.rounds:
        return {}
    shown = standings_view(uow, head.event).shown
    rows = shown.standings.rows
    return {row.player: OwnPlace(row.place, len(rows)) for row in rows if shown.is_decided(row)}


def _paths(uow: UnitOfWork, head: PageHead) -> Mapping[PlayerId, BracketPath]:
    """Nothing of a hidden event: who waits for whom would tell who has won."""
    drawn = drawn_for(uow, head.event) if head.bracket is not None and head.has_standings else None
    return {} if drawn is None else paths_in(drawn)
