"""Which match the caller at the board speaks of, and its sheet."""

from dataclasses import dataclass

from data.game_records import UNDECIDED
from data.records import Person, PostKind
from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import PlayerId, TableId
from league.match_sheet import Sheet
from league.refusal import Refusal
from league.regulations.terms import GameKey
from league.round import OPEN_TABLE, RoundStatus, Table, is_bye
from usecases.caller import Caller, Role, refusal_unless
from usecases.find import GOING_ON, event_of, profile_of
from usecases.limits import LimitedAction
from usecases.people import person_of
from usecases.round.told import seated_people
from usecases.spend import spend
from usecases.table_rules import table_rules

MOST_LINES = 300


@dataclass(frozen=True, slots=True)
class MatchAt:
    """A match at the board: `points` win it, `seat` is the caller's place in it, None for a judge.

    `given` are the points that penalties have given to each.
    """

    event: Event
    table: Table
    people: tuple[Person, ...]
    points: int
    sheet: Sheet
    seat: int | None
    given: tuple[int, int]

    def place_of(self, player: int) -> int | None:
        """The place of a player at this table."""
        return self.table.seats.index(PlayerId(player)) if player in self.table.seats else None


def match_at(uow: UnitOfWork, caller: Caller, channel_id: int, *, over: bool = False) -> MatchAt | Refusal:
    """The match of this thread, else the caller's own that is being played; `over`: to read, one with a result will do.

    Refusals: `no-direct-message`, `match-none-here`, `match-not-backgammon`, `match-not-yours`, `match-over`,
    `match-by-post`, `match-sheet-full` (params: most), and unless it is only read `limit-match-sheet`.
    """
    if not caller.guild_id:
        return Refusal("no-direct-message")
    table = _in_thread(uow, caller, channel_id) or _own(uow, caller)
    if table is None:
        return Refusal("match-none-here")
    match = match_of(uow, caller, table, over=over)
    if over or isinstance(match, Refusal):
        return match
    return spend(uow, caller, LimitedAction.MATCH_SHEET) or match


def match_of(uow: UnitOfWork, caller: Caller, table: Table, *, over: bool = False) -> MatchAt | Refusal:
    """A match as one of its players or a judge sees it. Refusals: those of `match_at`."""
    event, person = event_of(uow, table.event_id), person_of(uow, caller)
    if profile_of(event).game is not GameKey.BACKGAMMON or is_bye(table):
        return Refusal("match-not-backgammon")
    seat = table.seats.index(PlayerId(person.id)) if person and person.id in table.seats else None
    if seat is None and refusal_unless(uow, caller, Role.JUDGE):
        return Refusal("match-not-yours")
    if table.status not in OPEN_TABLE and not over:
        return Refusal("match-over")
    if not over and uow.games.find(table_id=table.id, status=sorted(UNDECIDED)):
        return Refusal("match-by-post")
    sheet = uow.match_sheet.find(table_id=table.id)
    if len(sheet) >= MOST_LINES and not over:
        return Refusal("match-sheet-full", params={"most": MOST_LINES})
    rules = table_rules(uow, event)
    given = {row.player_id: 0 for row in rules.given_at(table)}
    for row in rules.given_at(table):
        given[row.player_id] += row.points
    first, second = table.seats
    return MatchAt(
        event,
        table,
        seated_people(uow, table),
        rules.at(table).win_target,
        sheet,
        seat,
        (given.get(second, 0), given.get(first, 0)),
    )


def unless_official(uow: UnitOfWork, caller: Caller, match: MatchAt) -> Refusal | None:
    """A refusal unless the caller judges, and does not play this match.

    Refusals: `needs-judge`, `match-official-plays`.
    Source: house
    """
    refused = refusal_unless(uow, caller, Role.JUDGE)
    return refused or (None if match.seat is None else Refusal("match-official-plays"))


def _in_thread(uow: UnitOfWork, caller: Caller, channel_id: int) -> Table | None:
    if not channel_id:
        return None
    post = uow.outbox.posts.first(kind=PostKind.TABLE, thread_id=channel_id, guild_id=caller.guild_id)
    return uow.tables.get(TableId(post.subject)) if post else None


def _own(uow: UnitOfWork, caller: Caller) -> Table | None:
    """The caller's own match that is being played; the newest of several."""
    person = person_of(uow, caller)
    if person is None:
        return None
    for event in reversed(uow.events.find(guild_id=caller.guild_id, status=sorted(GOING_ON))):
        shown = {
            row.id
            for row in uow.rounds.find(event_id=event.id, status=(RoundStatus.PUBLISHED, RoundStatus.RUNNING))
        }
        for table in reversed(uow.tables.find(event_id=event.id, status=sorted(OPEN_TABLE))):
            if table.round_id in shown and person.id in table.seats and not is_bye(table):
                return table
    return None
