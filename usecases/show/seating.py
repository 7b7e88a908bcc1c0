"""What an organizer sees of a seating before it is published, and what anybody sees of a round."""

from dataclasses import dataclass

from data.unit_of_work import UnitOfWork
from league.ids import EventId, PlayerId, RoundId
from league.refusal import Refusal
from league.round import PairingMethod, RoundStatus, Stage
from league.seating import Quality, evaluate
from league.seating.quality import meetings
from league.teams import pairs_within
from usecases.caller import Caller, Role, refusal_unless
from usecases.find import GOING_ON, event_for, is_running, people_by_id
from usecases.round.find import rounds_of, tables_in
from usecases.show.round import RoundView, round_view
from usecases.team.lineups import playing_together

PUBLIC = frozenset({RoundStatus.PUBLISHED, RoundStatus.RUNNING, RoundStatus.FINISHED})


@dataclass(frozen=True, slots=True)
class RepeatedPair:
    """Two players who meet in this round and have met before; `meetings` counts this one too."""

    first: str
    second: str
    meetings: int


@dataclass(frozen=True, slots=True)
class SeatingView:
    """A round with the quality of everything that is seated up to it.

    None for matches of two, and for a semi-final or final: there the ranking says who meets whom.
    """

    shown: RoundView
    quality: Quality | None
    again: tuple[RepeatedPair, ...]


@dataclass(frozen=True, slots=True)
class ShowRound:
    """Which round is asked for (0: the newest that the caller may see)."""

    caller: Caller
    event_id: EventId = EventId(0)
    number: int = 0


def show_round(command: ShowRound, uow: UnitOfWork) -> SeatingView | Refusal:
    """The round; a planned one is shown to organizers alone.

    Refusals: those of finding an event, `no-such-round` (params: number), `no-round-public`.
    """
    event = event_for(uow, command.caller, command.event_id, GOING_ON, is_running)
    if isinstance(event, Refusal):
        return event
    sees_plans = refusal_unless(uow, command.caller, Role.ORGANIZER) is None
    rounds = [row for row in rounds_of(uow, event) if sees_plans or row.status in PUBLIC]
    if command.number:
        rounds = [row for row in rounds if row.number == command.number]
    if rounds:
        return seating_view(rounds[-1].id, uow)
    unseen = Refusal("no-such-round", params={"number": command.number})
    return unseen if command.number else Refusal("no-round-public")


@dataclass(frozen=True, slots=True)
class SameRound:
    """Another page of a round is asked for by a button."""

    caller: Caller
    round_id: RoundId


def same_round(question: SameRound, uow: UnitOfWork) -> SeatingView | Refusal:
    """The round of which the button shows a page, if the caller may still see it.

    Refusals: those of `show_round`.
    """
    row = uow.rounds.get(question.round_id)
    if row is None or row.status is RoundStatus.CANCELLED:
        return Refusal("no-such-round", params={"number": 0 if row is None else row.number})
    return show_round(ShowRound(question.caller, row.event_id, row.number), uow)


def seating_view(round_id: RoundId, uow: UnitOfWork) -> SeatingView:
    """The round with the quality of its seating, counted with the rounds before it."""
    round_ = uow.rounds.require(round_id)
    shown = round_view(uow, round_)
    if round_.drawing is PairingMethod.PAIRED or round_.stage is not Stage.QUALIFIER:
        return SeatingView(shown, None, ())
    earlier = [row for row in rounds_of(uow, shown.event) if row.number < round_.number]
    history = tuple(tuple(table.seats for table in tables_in(uow, row)) for row in earlier)
    seats = tuple(seated.table.seats for seated in shown.tables)
    pairs = frozenset(zip(round_.avoid[::2], round_.avoid[1::2], strict=True))
    pairs |= pairs_within(playing_together(uow, shown.event))
    return SeatingView(shown, evaluate((seats,), history, pairs), _again(uow, history, seats))


def _again(
    uow: UnitOfWork,
    history: tuple[tuple[tuple[PlayerId, ...], ...], ...],
    seats: tuple[tuple[PlayerId, ...], ...],
) -> tuple[RepeatedPair, ...]:
    now, before = meetings((seats,)), meetings(history)
    pairs = [(pair, before[pair] + 1) for pair in sorted(now) if before[pair]]
    people = people_by_id(uow, {player for pair, _ in pairs for player in pair})
    return tuple(RepeatedPair(people[a].name, people[b].name, count) for (a, b), count in pairs)
