"""The entries of an event: loaded as one list, stored where they changed."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import Connection

from data.repository import Repository, RowChange
from data.tables import REMOVED, EntryRow
from league.entry import (
    IN_PLAY,
    LEFT,
    OUT,
    EntryList,
    EntryNews,
    EntryStage,
    EntryStatus,
    EventEntry,
    NewsLine,
)
from league.event import Event, EventStatus
from league.ids import EventId, PlayerId, TeamId


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """One entry as it is kept; `handicap` is the player's class where the profile has classes.

    `pool` is the group of a round robin in groups, from 1. `times_left` counts how often the player has gone out.
    `news` is what somebody else has done with the entry last ("": nothing since the player did something themselves),
    `told_with` what was to be known besides; `times_told` counts the news.
    `seed` and `rating` are those of a list that was imported, 0 where it had none. `team_id` is the team (0: none) in
    which the player stands at this `board`, from 1; `put_in_team`: others have said so, not the player.
    `accessible`: the player is to sit at a board that is reserved for it. `stands_in`: they play only where somebody
    is missing for one round. On a ladder the player `challenges` another one to a match of the round of this number.
    """

    id: int
    event_id: EventId
    player: PlayerId
    status: str
    order: int
    replaces: PlayerId | None = None
    was: str | None = None
    handicap: str = ""
    pool: int = 0
    times_left: int = 0
    news: str = ""
    times_told: int = 0
    told_with: str = ""
    seed: int = 0
    rating: float = 0.0
    team_id: TeamId = TeamId(0)
    board: int = 0
    put_in_team: bool = False
    accessible: bool = False
    stands_in: bool = False
    challenges: PlayerId | None = None
    challenge_round: int = 0
    version: int = 0


@dataclass(frozen=True, slots=True)
class ListedEntry:
    """What a list says of a player beside the name: "" and 0 say nothing."""

    handicap: str = ""
    seed: int = 0
    rating: float = 0.0


_UNSAID = ListedEntry()
_NO_TEAM: Final[dict[str, Any]] = {"team_id": TeamId(0), "board": 0, "put_in_team": False}
_STAGES: dict[EventStatus, EntryStage] = {
    EventStatus.DRAFT: EntryStage.CLOSED,
    EventStatus.OPEN: EntryStage.OPEN,
    EventStatus.CHECK_IN: EntryStage.CHECK_IN,
    EventStatus.CLOSED: EntryStage.CLOSED,
    EventStatus.RUNNING: EntryStage.RUNNING,
    EventStatus.FINISHED: EntryStage.FINISHED,
    EventStatus.CANCELLED: EntryStage.FINISHED,
}


class Entries:
    """The entries of one transaction's database."""

    def __init__(self, connection: Connection, changes: list[RowChange]) -> None:
        """`changes` collects what an action changed."""
        self.rows = Repository(connection, EntryRow, StoredEntry, changes)

    def players_among(self, people: frozenset[PlayerId]) -> frozenset[PlayerId]:
        """Those of these persons who stand in any event's list."""
        rows = self.rows.values("player", "status", player=people)
        return frozenset(player for player, status in rows if status != REMOVED)

    def list_of(self, event: Event) -> EntryList:
        """The entry list of an event, in the stage that its status means."""
        stored = [row for row in self.rows.find(event_id=event.id) if row.status != REMOVED]
        return EntryList(
            capacity=event.capacity,
            approval=event.approval,
            stage=_STAGES[event.status],
            entries=tuple(_entry(row) for row in sorted(stored, key=lambda row: row.order)),
        )

    def store(
        self, event: Event, entries: EntryList, listed: "Mapping[PlayerId, ListedEntry] | None" = None
    ) -> None:
        """Store the entries that are new or differ from what is kept; a removed one keeps its row, unseen.

        `listed` is what a list has said of those who are new.
        """
        said = listed or {}
        new: list[StoredEntry] = []
        kept = {row.player: row for row in self.rows.find(event_id=event.id)}
        for player in kept.keys() - {entry.player for entry in entries.entries}:
            if kept[player].status != REMOVED:
                gone = replace(kept[player], status=REMOVED, news="", told_with="", **_NO_TEAM)
                self.rows.save(gone)
        for entry in entries.entries:
            row = kept.get(entry.player)
            more = said.get(entry.player, _UNSAID)
            if row is None or row.status == REMOVED:
                blank = row or StoredEntry(0, event.id, entry.player, "", 0)
                wished = _stored(entry, _listed(_in_team_of(blank, kept, entry.replaces), more))
                new += [wished] if row is None else []
                self.rows.save_all([] if row is None else [wished])
            elif _entry(row) != entry:
                self.rows.save(_stored(entry, _listed(row, more)))
        self.rows.add_all(new)

    def set_news(
        self, event: Event, players: Collection[PlayerId], news: EntryNews, line: NewsLine | None
    ) -> None:
        """Note what somebody else has done with these entries, and what is to be known besides."""
        for row in self.rows.find(event_id=event.id, player=sorted(players)) if players else ():
            self.rows.change(row, news=news, times_told=row.times_told + 1, told_with=line or "")

    def note_line(self, event: Event, player: PlayerId, line: NewsLine) -> None:
        """Note what a player has read of their place, of which nobody else need tell them."""
        for row in self.rows.find(event_id=event.id, player=player):
            self.rows.change(row, told_with=line)

    def handicaps(self, event: Event) -> dict[PlayerId, str]:
        """The handicap class of each player who has one."""
        rows = self.rows.values("player", "handicap", event_id=event.id)
        return {player: handicap for player, handicap in rows if handicap}

    def pools(self, event: Event) -> dict[PlayerId, int]:
        """The group of each player who has one."""
        rows = self.rows.values("player", "pool", event_id=event.id)
        return {player: pool for player, pool in rows if pool}

    def set_pools(self, event: Event, pools: Mapping[PlayerId, int]) -> None:
        """Note the groups of all players; whoever is not named has none."""
        for row in self.rows.find(event_id=event.id):
            pool = pools.get(row.player, 0)
            if pool != row.pool:
                self.rows.save(replace(row, pool=pool))

    def seeds(self, event: Event) -> dict[PlayerId, int]:
        """The seed that a list has given to each player who has one."""
        rows = self.rows.values("player", "seed", event_id=event.id)
        return {player: seed for player, seed in rows if seed}

    def ratings(self, event: Event) -> dict[PlayerId, float]:
        """The rating that a list has given to each player who has one."""
        rows = self.rows.values("player", "rating", event_id=event.id)
        return {player: rating for player, rating in rows if rating}

    def set_listed(self, event: Event, listed: "Mapping[PlayerId, ListedEntry]") -> None:
        """Note what a list has said of players who are in the event; what it did not say stays as it is."""
        for row in self.rows.find(event_id=event.id) if listed else ():
            wished = _listed(row, listed.get(row.player, _UNSAID))
            if wished != row:
                self.rows.change(row, handicap=wished.handicap, seed=wished.seed, rating=wished.rating)

    def in_teams(self, event: Event) -> tuple[StoredEntry, ...]:
        """Who is in a team, team by team in the order of the boards."""
        rows = (row for row in self.rows.find(event_id=event.id) if row.team_id and row.status != REMOVED)
        return tuple(sorted(rows, key=lambda row: (row.team_id, row.board, row.order)))

    def set_teams(
        self, event: Event, teams: Mapping[PlayerId, tuple[TeamId, int]], put: Collection[PlayerId] = ()
    ) -> None:
        """Note for which team (0: for none) and at which board of it these players play; `put` were not asked."""
        for row in self.rows.find(event_id=event.id, player=sorted(teams)) if teams else ():
            team, board = teams[row.player]
            self.rows.change(row, team_id=team, board=board, put_in_team=row.player in put)

    def challenges(self, event: Event, number: int) -> dict[PlayerId, PlayerId]:
        """Whom each challenger of a ladder has challenged to a match of the round of this number, while both play."""
        rows = self.rows.values("player", "challenges", event_id=event.id, challenge_round=number)
        here = {player for (player,) in self.rows.values("player", event_id=event.id, status=sorted(IN_PLAY))}
        return {player: other for player, other in rows if other and {player, other} <= here}

    def set_challenge(self, event: Event, player: PlayerId, other: PlayerId | None, number: int) -> None:
        """Note whom a player challenges to a match of the round of this number: None is nobody."""
        for row in self.rows.find(event_id=event.id, player=player):
            self.rows.change(row, challenges=other, challenge_round=number if other else 0)

    def needing_room(self, event_id: EventId) -> frozenset[PlayerId]:
        """The players who are to sit at boards that are reserved for it."""
        return frozenset(
            player for (player,) in self.rows.values("player", event_id=event_id, accessible=True)
        )

    def set_handicap(self, event: Event, player: PlayerId, handicap: str) -> None:
        """Note a player's handicap class."""
        row = self.rows.first(event_id=event.id, player=player)
        if row is not None:
            self.rows.save(replace(row, handicap=handicap))


def _entry(row: StoredEntry) -> EventEntry:
    return EventEntry(
        player=row.player,
        status=EntryStatus(row.status),
        order=row.order,
        replaces=row.replaces,
        was=None if row.was is None else EntryStatus(row.was),
        stands_in=row.stands_in,
    )


def _in_team_of(
    row: StoredEntry, kept: Mapping[PlayerId, StoredEntry], replaced: PlayerId | None
) -> StoredEntry:
    """A substitute plays for the team of whose place it was."""
    old = kept.get(replaced) if replaced is not None else None
    if old is None:
        return row
    return replace(row, team_id=old.team_id, board=old.board, put_in_team=bool(old.team_id))


def _listed(row: StoredEntry, said: ListedEntry) -> StoredEntry:
    return replace(
        row,
        handicap=said.handicap or row.handicap,
        seed=said.seed or row.seed,
        rating=said.rating or row.rating,
    )


def _stored(entry: EventEntry, row: StoredEntry) -> StoredEntry:
    left = entry.status in OUT and row.status not in OUT
    between = {row.status, entry.status}
    holds = len(between) == 1 or between <= IN_PLAY or between <= LEFT
    told = row if holds else replace(row, news="", told_with="")
    return replace(
        told,
        status=entry.status,
        order=entry.order,
        replaces=entry.replaces,
        was=entry.was,
        stands_in=entry.stands_in,
        times_left=row.times_left + left,
    )
