"""What becomes of rulings on the floor: which can be appealed, and whose votes an appeal waits for."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from data.records import CallStatus, JudgeCall, Person
from data.unit_of_work import UnitOfWork
from league.event import Event, EventStatus
from league.judging import AppealMoment
from league.regulations.terms import Appeal
from usecases.find import profile_of
from usecases.judge.appeal import moment_of
from usecases.judge.parties import people_of, users_of
from usecases.match.officials import directors_of
from usecases.show.calls import CallView, call_view


@dataclass(frozen=True, slots=True)
class RulingView:
    """A ruling that can be appealed, by the users of `parties` or for one of its `people`, or that is.

    `fit` are those who can sit on its committee, `sizes` how many it takes; `owes` are the users of a committee who
    have not voted.
    """

    view: CallView
    parties: frozenset[int]
    fit: tuple[Person, ...] = ()
    sizes: tuple[int, ...] = ()
    owes: frozenset[int] = frozenset()
    people: tuple[Person, ...] = ()

    @property
    def is_appealed(self) -> bool:
        """Whether a committee is to decide."""
        return self.view.call.status is CallStatus.APPEALED


def rulings_on(uow: UnitOfWork, event: Event) -> tuple[RulingView, ...]:
    """Appeals first; none where the judge's word is final.

    Source: jbl/5.2
    """
    if profile_of(event).appeal is Appeal.FINAL or event.status in (
        EventStatus.CANCELLED,
        EventStatus.FINISHED,
    ):
        return ()
    appealed = uow.calls.find(event_id=event.id, status=CallStatus.APPEALED)
    ruled = uow.calls.find(event_id=event.id, status=CallStatus.RULED)
    fresh = [call for call in ruled if moment_of(uow, event, call) is AppealMoment.AT_ONCE]
    return (*_appeals(uow, event, appealed), *(_view(uow, call) for call in fresh))


def _view(uow: UnitOfWork, call: JudgeCall) -> RulingView:
    return RulingView(call_view(uow, call), frozenset(users_of(uow, call)), people=people_of(uow, call))


def _appeals(uow: UnitOfWork, event: Event, calls: Iterable[JudgeCall]) -> Iterator[RulingView]:
    sizes = profile_of(event).committee_sizes
    for call in sorted(calls, key=lambda call: call.id):
        voted = {int(vote.partition(":")[0]) for vote in call.votes}
        owes = frozenset(call.committee) - voted
        parties = frozenset(users_of(uow, call))
        fit = () if call.committee else _fit(uow, event, {*parties, call.judge, *directors_of(uow, event)})
        yield RulingView(call_view(uow, call), parties, fit, tuple(sizes), owes)


def _fit(uow: UnitOfWork, event: Event, unfit: set[int]) -> tuple[Person, ...]:
    """Everybody of the server's league with an account, but for the parties, the judge and the directors."""
    people = uow.people.find(guild_id=event.guild_id)
    fit = (person for person in people if person.user_id and person.user_id not in unfit)
    return tuple(sorted(fit, key=lambda person: person.name))
