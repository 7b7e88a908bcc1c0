"""The organizer's desk: where an event stands, what is open in it, and which steps come next."""

from dataclasses import dataclass

from data.unit_of_work import UnitOfWork
from league.event import Event, EventStatus
from league.ids import EventId
from league.refusal import Refusal
from usecases.bracket.ladders import unplayed_in_ladders
from usecases.caller import Caller, Role, refusal_unless
from usecases.door.asked import AskedAtDoor, asked_at_door
from usecases.find import GOING_ON, event_labels, is_running
from usecases.hall.view import HallView, hall_view
from usecases.judge.appointed import judged_events
from usecases.round.find import PUBLIC
from usecases.round.late import played_at_tables
from usecases.show.doctor import DeliveryTrouble
from usecases.show.event import EventCard, EventQuestion, event_card
from usecases.show.places import MatchPlaces, places_in
from usecases.waiting.event import open_in
from usecases.waiting.facts import EventFacts
from usecases.waiting.finish import Followed, followed_by
from usecases.waiting.open import Open
from usecases.waiting.owed import owed_on
from usecases.waiting.steps import DeskStep, next_step


@dataclass(frozen=True, slots=True)
class OrganizerDesk:
    """An event as its organizer sees it; the first of `steps` is the one that is due.

    `opens` is everything that is open, `owed` what Discord has not taken yet and why. `unplayed` counts the matches of
    a consolation or a last chance that an end would leave out, `followed` is what else an end would leave as it is;
    `boards` are those of the hall (None: none are kept), `door` who asks there. `seats_latecomers`: a round is played
    at tables that somebody who comes late can join. `stamp` differs once something of it may differ.
    """

    card: EventCard
    places: MatchPlaces
    opens: tuple[Open, ...]
    steps: tuple[DeskStep, ...]
    owed: tuple[DeliveryTrouble, ...]
    unplayed: int
    followed: Followed
    boards: HallView | None = None
    door: tuple[AskedAtDoor, ...] = ()
    seats_latecomers: bool = False
    stamp: str = ""

    @property
    def is_played(self) -> bool:
        """Whether there are tables to look at."""
        return any(row.status in PUBLIC for row in self.card.rounds)


def desk_stamp(event_id: EventId, uow: UnitOfWork) -> str:
    """The same as long as nothing of the desk can differ, by whichever process."""
    return uow.stamps.floor(event_id)


def desk(question: EventQuestion, uow: UnitOfWork) -> OrganizerDesk | Refusal:
    """The desk of an event.

    Refusals: `needs-organizer`, those of finding an event.
    """
    card = refusal_unless(uow, question.caller, Role.ORGANIZER) or event_card(question, uow)
    if isinstance(card, Refusal):
        return card
    facts = EventFacts(uow, card.event, question.caller.now)
    opens = open_in(facts)
    return OrganizerDesk(
        card,
        places_in(uow, card.event),
        opens,
        next_step(facts).steps,
        owed_on(uow, card.event.guild_id, question.caller.now),
        len(unplayed_in_ladders(uow, card.event)),
        followed_by(opens),
        hall_view(uow, card.event),
        asked_at_door(uow, card.event, opens),
        card.event.status is EventStatus.RUNNING and played_at_tables(uow, card.event) is not None,
        desk_stamp(card.event.id, uow),
    )


@dataclass(frozen=True, slots=True)
class DeskOfEvent:
    """An event whose desk can be meant; `label` tells it from the others."""

    event: Event
    label: str


def desks(caller: Caller, uow: UnitOfWork) -> tuple[DeskOfEvent, ...]:
    """The events whose desks can be meant where no event is named: what runs first, then the newest."""
    if refusal_unless(uow, caller, Role.ORGANIZER) is None:
        statuses = sorted(GOING_ON | {EventStatus.DRAFT})
        events = uow.events.find(guild_id=caller.guild_id, status=statuses)
    elif refusal_unless(uow, caller, Role.JUDGE) is None:
        events = judged_events(uow, caller, EventId(0))
    else:
        events = ()
    labels = event_labels(uow, events)
    found = sorted(events, key=lambda event: (not is_running(event), -event.id))
    return tuple(DeskOfEvent(event, labels[event.id]) for event in found)
