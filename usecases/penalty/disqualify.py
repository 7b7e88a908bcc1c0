"""A disqualification is asked about once before it is carried out: it takes a player's seat and rank at once."""

from dataclasses import dataclass, replace

from data.records import Draft, Person
from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import EventId, PlayerId
from league.refusal import Refusal
from league.regulations import PenaltyKind
from usecases.caller import Caller
from usecases.penalty.impose import ImposePenalty, PenaltyImposed, impose_penalty, seats_held, weigh
from usecases.result.drafts import KeepDraft, keep_draft

FORM = "penalty-disqualify"


@dataclass(frozen=True, slots=True)
class DisqualificationAsked:
    """What a judge is about to do; `draft` is what was typed, kept until they say yes.

    `seated_in` are the open rounds in which the player's seat becomes vacant, `no_refund` the section that keeps the
    fee.
    """

    event: Event
    person: Person
    reason: str
    draft: Draft
    seated_in: tuple[int, ...] = ()
    no_refund: str | None = None


def ask_disqualification(command: ImposePenalty, uow: UnitOfWork) -> DisqualificationAsked | Refusal:
    """Whether it can be done, and what was typed for it; nobody is told of it yet.

    Refusals: those of `weigh`.
    """
    weighed = weigh(command, uow)
    if isinstance(weighed, Refusal):
        return weighed
    typed = {
        "event": str(weighed.event.id),
        "section": command.section,
        "reason": command.reason,
        "public": "yes" if command.public else "",
        "exception": command.exception,
    }
    draft = keep_draft(KeepDraft(command.caller, FORM, command.player, typed), uow)
    event, seats = weighed.event, seats_held(uow, weighed.event, command.player)
    return DisqualificationAsked(
        event, weighed.person, command.reason.strip(), draft, seats, weighed.imposed.no_refund
    )


@dataclass(frozen=True, slots=True)
class ConfirmDisqualification:
    """The judge who was asked says yes."""

    caller: Caller
    draft_id: int


def confirm_disqualification(command: ConfirmDisqualification, uow: UnitOfWork) -> PenaltyImposed | Refusal:
    """The disqualification that was asked about is carried out, once.

    Refusals: `question-answered`, those of `impose_penalty`.
    """
    caller = command.caller
    draft = uow.drafts.first(id=command.draft_id, form=FORM, user_id=caller.user_id, guild_id=caller.guild_id)
    if draft is None or not draft.typed:
        return Refusal("question-answered")
    typed = draft.typed
    done = impose_penalty(
        ImposePenalty(
            caller,
            EventId(int(typed["event"])),
            PlayerId(draft.subject),
            PenaltyKind.DISQUALIFICATION,
            typed["section"],
            typed["reason"],
            bool(typed["public"]),
            typed["exception"],
        ),
        uow,
    )
    if not isinstance(done, Refusal):
        uow.drafts.save(replace(draft, typed={}))
    return done
