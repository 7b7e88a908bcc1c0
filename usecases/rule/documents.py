"""Whole rule documents of a server's own: given, named by events, taken out."""

from dataclasses import dataclass, replace

from data.records import AuditLine
from data.rule_records import EventDocument, RuleDocument
from data.unit_of_work import UnitOfWork
from faq.own_document import LONGEST_NAME, DocumentStanding, OwnDocument, OwnSection, dumped, loaded
from faq.written import one_line, plain_words
from league.event import Event
from league.ids import EventId
from league.refusal import Refusal
from usecases.audit import audit
from usecases.caller import Caller
from usecases.find import BEFORE_START, GOING_ON, event_at, event_of
from usecases.rule.house_rules import HouseRules, house_of
from usecases.rule.proposal import unless_organizer

_OPEN = BEFORE_START | GOING_ON
MOST_DOCUMENTS = 20
"""Documents of one server at a time. Source: house"""


@dataclass(frozen=True, slots=True)
class AddDocument:
    """An organizer gives a document that was read already."""

    caller: Caller
    name: str
    sections: tuple[OwnSection, ...]


@dataclass(frozen=True, slots=True)
class NameDocument:
    """An event is to name a document, or (NOWHERE) no longer."""

    caller: Caller
    number: int
    standing: DocumentStanding
    event_id: EventId = EventId(0)


@dataclass(frozen=True, slots=True)
class AboutDocument:
    """The document of this number on the caller's server."""

    caller: Caller
    number: int


@dataclass(frozen=True, slots=True)
class DocumentChanged:
    """The document as it is now, the event that was asked for, and the audit line by which it is taken back."""

    document: RuleDocument
    line: AuditLine
    event: Event | None = None
    standing: DocumentStanding = DocumentStanding.NOWHERE

    @property
    def sections(self) -> tuple[OwnSection, ...]:
        """What it says."""
        return loaded(self.document.sections)


@dataclass(frozen=True, slots=True)
class ListedDocument:
    """A document with the events that name it."""

    document: RuleDocument
    events: tuple[tuple[Event, DocumentStanding], ...]


def add_document(command: AddDocument, uow: UnitOfWork) -> DocumentChanged | Refusal:
    """The document is kept; it holds nowhere until an event names it.

    Refusals: those of `unless_organizer`, `document-no-name`, `document-name-taken` (params: name),
    `document-too-many` (params: most).
    Source: house
    """
    caller = command.caller
    refused = unless_organizer(uow, caller)
    if refused:
        return refused
    name, standing = one_line(command.name)[:LONGEST_NAME].strip(), _standing(uow, caller.guild_id)
    if not name:
        return Refusal("document-no-name")
    if plain_words(name) in {plain_words(document.name) for document in standing}:
        return Refusal("document-name-taken", params={"name": name})
    if len(standing) >= MOST_DOCUMENTS:
        return Refusal("document-too-many", params={"most": MOST_DOCUMENTS})
    number = max((one.number for one in uow.rules.documents.find(guild_id=caller.guild_id)), default=0) + 1
    new = RuleDocument(0, caller.guild_id, number, name, dumped(command.sections), caller.user_id, caller.now)
    document = uow.rules.documents.add(new)
    params = {"name": name, "number": number, "count": len(command.sections)}
    return DocumentChanged(document, audit(uow, caller, EventId(0), "rule-document-added", params))


def name_document(command: NameDocument, uow: UnitOfWork) -> DocumentChanged | Refusal:
    """The document is in force in the event, above or beneath the built-in ones; or no longer.

    Refusals: those of `document_numbered` and `event_at`, `document-stands-so` (params: name, event).
    Source: house
    """
    caller = command.caller
    document = document_numbered(AboutDocument(caller, command.number), uow)
    if isinstance(document, Refusal):
        return document
    event = event_at(uow, caller, command.event_id, _OPEN)
    if isinstance(event, Refusal):
        return event
    known = uow.rules.event_documents.first(event_id=event.id, document_id=document.id)
    if command.standing is (known.standing if known else DocumentStanding.NOWHERE):
        return Refusal("document-stands-so", params={"name": document.name, "event": event.name})
    if known:
        uow.rules.event_documents.save(replace(known, standing=command.standing))
    else:
        uow.rules.event_documents.add(EventDocument(0, event.id, document.id, command.standing))
    params = {"name": document.name, "standing": command.standing}
    line = audit(uow, caller, event.id, "rule-document-named", params)
    return DocumentChanged(document, line, event, command.standing)


def remove_document(command: AboutDocument, uow: UnitOfWork) -> DocumentChanged | Refusal:
    """The document holds nowhere any more; its number is not used again.

    Refusals: those of `document_numbered`.
    """
    document = document_numbered(command, uow)
    if isinstance(document, Refusal):
        return document
    gone = uow.rules.documents.save(replace(document, removed=True))
    params = {"name": document.name, "number": document.number}
    return DocumentChanged(gone, audit(uow, command.caller, EventId(0), "rule-document-removed", params))


def document_numbered(question: AboutDocument, uow: UnitOfWork) -> RuleDocument | Refusal:
    """A document of the server, for its organizers.

    Refusals: those of `unless_organizer`, `no-such-document` (params: number).
    """
    refused = unless_organizer(uow, question.caller)
    if refused:
        return refused
    found = uow.rules.documents.first(
        guild_id=question.caller.guild_id, number=question.number, removed=False
    )
    return found or Refusal("no-such-document", params={"number": question.number})


def listed_documents(caller: Caller, uow: UnitOfWork) -> tuple[ListedDocument, ...]:
    """The documents of the caller's server, each with the events that name it."""
    return tuple(ListedDocument(one, _naming(uow, one)) for one in _standing(uow, caller.guild_id))


def rules_of_event(uow: UnitOfWork, event: Event) -> HouseRules:
    """What an event's server adds to the rules there: its house rules, and the documents that the event names."""
    return replace(house_of(uow, event.guild_id), documents=documents_of(uow, event))


def documents_of(uow: UnitOfWork, event: Event) -> tuple[OwnDocument, ...]:
    """The own documents in force in an event."""
    named = [
        (uow.rules.documents.require(one.document_id), one.standing)
        for one in uow.rules.event_documents.find(event_id=event.id)
        if one.standing is not DocumentStanding.NOWHERE
    ]
    return tuple(
        OwnDocument(document.number, document.name, loaded(document.sections), standing)
        for document, standing in named
        if not document.removed
    )


def _naming(uow: UnitOfWork, document: RuleDocument) -> tuple[tuple[Event, DocumentStanding], ...]:
    named = uow.rules.event_documents.find(document_id=document.id)
    return tuple(
        (event_of(uow, one.event_id), one.standing)
        for one in named
        if one.standing is not DocumentStanding.NOWHERE
    )


def _standing(uow: UnitOfWork, guild_id: int) -> tuple[RuleDocument, ...]:
    return uow.rules.documents.find(guild_id=guild_id, removed=False) if guild_id else ()
