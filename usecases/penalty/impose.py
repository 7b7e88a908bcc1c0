"""A judge warns or disqualifies a player."""

from dataclasses import dataclass

from data.named import player_named
from data.records import Penalty, Person
from data.unit_of_work import UnitOfWork
from league.entry import EntryChange, disqualify
from league.event import Event
from league.ids import EventId, PenaltyId, PlayerId, SectionId, TableId
from league.penalties import Imposed, Offence, impose, suggestion
from league.refusal import Refusal
from league.regulations import PenaltyKind
from league.round import OPEN_TABLE, Round, RoundStatus, Table, TableStatus
from usecases.audit import audit
from usecases.bracket.labels import named_by
from usecases.caller import Caller
from usecases.citing import refused_in
from usecases.clocks import game_by_post
from usecases.find import entrant, has_entered, profile_of
from usecases.judge.appointed import Judge, judge_of
from usecases.judge.own_table import unless_own_table
from usecases.league_state import ledger_of
from usecases.round.find import PLANNED, PUBLIC, rounds_of, tables_in
from usecases.sections import section_in
from usecases.signup.promotion import store_entries

REASON_LIMIT = 500
_BEFORE_RESULT = frozenset({TableStatus.WAITING, TableStatus.PLAYING})


@dataclass(frozen=True, slots=True)
class ImposePenalty:
    """A judge penalises a player, naming the section ("" for none); `exception` is why although playing himself.

    `points` go to the opponent in the match that is being played.
    """

    caller: Caller
    event_id: EventId
    player: PlayerId
    kind: PenaltyKind
    section: str
    reason: str
    public: bool = False
    exception: str = ""
    points: int = 0


@dataclass(frozen=True, slots=True)
class PenaltyImposed:
    """The penalty with its number in the event, the rung that the ladder suggested, the one that comes next.

    `seated_in` are the open rounds in which the disqualified player still has a seat; `no_refund` the section
    that keeps the fee.
    """

    event: Event
    person: Person
    penalty: Penalty
    number: int
    suggested: PenaltyKind | None
    coming: PenaltyKind | None
    seated_in: tuple[int, ...]
    no_refund: str | None


def impose_penalty(command: ImposePenalty, uow: UnitOfWork) -> PenaltyImposed | Refusal:
    """The penalty is entered, the player told in private with the rule; who is disqualified is out at once.

    Refusals: `needs-judge`, those of `event_for`, `judge-plays` (params: player), `no-such-player`,
    those of `section_in`, `text-too-long` (params: most), `points-need-match`, `points-by-post`
    (params: table, game), those of `unless_own_table`, `league.penalties.impose` and `league.entry.disqualify`.
    Source: cjp/penalty-levels
    """
    weighed = weigh(command, uow)
    return weighed if isinstance(weighed, Refusal) else _carry_out(command, uow, weighed)


@dataclass(frozen=True, slots=True)
class Weighed:
    """A penalty that can be imposed, where it falls, and who leaves the event by it."""

    event: Event
    person: Person
    section: str
    round: Round | None
    table: Table | None
    imposed: Imposed
    change: EntryChange | None


def weigh(command: ImposePenalty, uow: UnitOfWork) -> Weighed | Refusal:
    """Whether the penalty can be imposed; nothing is changed by asking.

    Refusals: those of `impose_penalty`.
    """
    judge = judge_of(uow, command.caller, command.event_id, command.exception, command.player)
    if isinstance(judge, Refusal):
        return judge
    person = uow.people.get(command.player)
    if person is None or not has_entered(uow, judge.event, command.player):
        return Refusal("no-such-player")
    person = entrant(uow, judge.event, command.player)
    section = section_in(uow, judge.event, command.section)
    if isinstance(section, Refusal):
        return section
    if len(command.reason) > REASON_LIMIT:
        return Refusal("text-too-long", params={"most": REASON_LIMIT})
    return _weigh(command, uow, judge, person, section)


def _weigh(
    command: ImposePenalty, uow: UnitOfWork, judge: Judge, person: Person, section: str
) -> Weighed | Refusal:
    event = judge.event
    round_, table = _where(uow, event, command.player)
    refused = unless_own_table(uow, command.caller, table) if table else None
    if refused:
        return refused
    refused = _no_points_there(uow, table) if command.kind is PenaltyKind.POINT else None
    if refused:
        return refused
    offence = Offence(
        command.player,
        judge.player,
        command.reason.strip(),
        SectionId(section) if section else None,
        table.id if table else None,
        round_.id if round_ else None,
    )
    imposed = impose(profile_of(event), ledger_of(uow, event), command.kind, offence)
    if isinstance(imposed, Refusal):
        return imposed
    out = command.kind is PenaltyKind.DISQUALIFICATION
    change = disqualify(uow.entries.list_of(event), command.player) if out else None
    if isinstance(change, Refusal):
        return refused_in(event, change)
    return Weighed(event, person, section, round_, table, imposed, change)


def _no_points_there(uow: UnitOfWork, table: Table | None) -> Refusal | None:
    """Why no points can be given where the player sits: a game by post is played to its length by its own count."""
    if table is None or table.status not in _BEFORE_RESULT:
        return Refusal("points-need-match")
    game = game_by_post(uow, table)
    return Refusal("points-by-post", params={**named_by(uow, table), "game": game.id}) if game else None


def _carry_out(command: ImposePenalty, uow: UnitOfWork, weighed: Weighed) -> PenaltyImposed:
    event, person, imposed, table = weighed.event, weighed.person, weighed.imposed, weighed.table
    profile, ledger = profile_of(event), ledger_of(uow, event)
    if weighed.change is not None:
        store_entries(uow, event, weighed.change, command.caller.now)
    penalty = _store(command, uow, event, weighed.section, weighed.round, table)
    audit(
        uow,
        command.caller,
        event.id,
        f"penalty-{command.kind}",
        {
            "player": player_named(person),
            "reason": penalty.reason,
            "section": weighed.section,
            "exception": command.exception.strip(),
            "points": penalty.points,
        },
    )
    return PenaltyImposed(
        event,
        person,
        penalty,
        imposed.penalty.number,
        suggestion(profile, ledger, command.player),
        suggestion(profile, imposed.ledger, command.player),
        seats_held(uow, event, command.player) if weighed.change is not None else (),
        imposed.no_refund,
    )


def _where(uow: UnitOfWork, event: Event, player: PlayerId) -> tuple[Round | None, Table | None]:
    """The table at which the player sits now, in a bracket the match that is open; else it falls between the games."""
    for round_ in reversed(rounds_of(uow, event)):
        if round_.status in {RoundStatus.PUBLISHED, RoundStatus.RUNNING}:
            own = [table for table in tables_in(uow, round_) if player in table.seats]
            if own:
                return round_, next((table for table in own if table.status in OPEN_TABLE), own[-1])
    return None, None


def _store(
    command: ImposePenalty,
    uow: UnitOfWork,
    event: Event,
    section: str,
    round_: Round | None,
    table: Table | None,
) -> Penalty:
    return uow.penalties.add(
        Penalty(
            id=PenaltyId(0),
            event_id=event.id,
            player_id=command.player,
            kind=command.kind,
            section=section,
            reason=command.reason.strip(),
            round_number=round_.number if round_ else 0,
            table_number=table.number if table else 0,
            by=command.caller.user_id,
            at=command.caller.now,
            public=command.public,
            points=command.points if command.kind is PenaltyKind.POINT else 0,
            table_id=table.id if table else TableId(0),
        )
    )


def seats_held(uow: UnitOfWork, event: Event, player: PlayerId) -> tuple[int, ...]:
    """The open rounds in which a player sits at a table without a result.

    Source: house
    """
    coming = (row for row in rounds_of(uow, event) if row.status in PLANNED | PUBLIC)
    return tuple(
        row.number
        for row in coming
        if any(player in table.seats and table.status in _BEFORE_RESULT for table in tables_in(uow, row))
    )
