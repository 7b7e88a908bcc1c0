"""A server's own rule documents: given, named by an event, taken out, taken back; and what they steer."""

from dataclasses import replace

import pytest

from faq.own_document import DocumentStanding, OwnSection
from faq.written import RuleText
from league.ids import EventId
from league.refusal import Refusal
from tests.support.event_run import JUDGE, ORGANIZER, OUTSIDER, EventRun, Member, code
from usecases.rule.documents import (
    MOST_DOCUMENTS,
    AboutDocument,
    AddDocument,
    NameDocument,
    add_document,
    listed_documents,
    name_document,
    remove_document,
)
from usecases.sections import section_in
from usecases.show.rule import PrivateSteering, steering
from usecases.undo.find import Undo
from usecases.undo.take_back import undo

SECTIONS = (
    OwnSection("1.1", RuleText(title_en="Lateness", text_en="Ten minutes are given.")),
    OwnSection("1.2", RuleText(title_ja="犬", text_ja="犬は静かなら入れます。")),
)
ABOVE, BENEATH, NOWHERE = DocumentStanding


def added(run: EventRun, name: str = "Club rules", who: Member = ORGANIZER) -> object:
    return run.do(add_document, AddDocument(run.caller(who), name, SECTIONS))


def named(
    run: EventRun, standing: DocumentStanding = ABOVE, number: int = 1, who: Member = ORGANIZER
) -> object:
    return run.do(name_document, NameDocument(run.caller(who), number, standing))


def in_force(run: EventRun) -> list[tuple[int, DocumentStanding, int]]:
    """The documents that steer a question here."""
    found = run.read(lambda uow: steering(PrivateSteering(run.caller(OUTSIDER)), uow)).house.documents
    return [(one.number, one.standing, len(one.sections)) for one in found]


def taken_back(run: EventRun) -> object:
    line = run.lines()[0]
    return run.do(undo, Undo(run.caller(ORGANIZER), EventId(0), line.id))


@pytest.fixture
def event(run: EventRun) -> EventRun:
    """An event that is open."""
    run.done(ORGANIZER, "event create", name="Cup")
    run.done(ORGANIZER, "event open")
    return run


def test_a_document_holds_in_the_event_that_names_it_and_nowhere_before(event: EventRun) -> None:
    assert not isinstance(added(event), Refusal)
    assert in_force(event) == []
    for standing in (ABOVE, BENEATH):
        assert not isinstance(named(event, standing), Refusal)
        assert in_force(event) == [(1, standing, 2)]
    assert event.lines()[0].action == "rule-document-named"
    assert not isinstance(named(event, NOWHERE), Refusal)
    assert in_force(event) == []


def test_each_step_is_taken_back(event: EventRun) -> None:
    added(event)
    named(event)
    event.do(remove_document, AboutDocument(event.caller(ORGANIZER), 1))
    assert in_force(event) == []
    assert not isinstance(taken_back(event), Refusal)
    assert in_force(event) == [(1, ABOVE, 2)]
    line = next(line for line in event.lines() if line.action == "rule-document-named")
    assert not isinstance(event.do(undo, Undo(event.caller(ORGANIZER), EventId(0), line.id)), Refusal)
    assert in_force(event) == []
    line = next(line for line in event.lines() if line.action == "rule-document-added")
    assert not isinstance(event.do(undo, Undo(event.caller(ORGANIZER), EventId(0), line.id)), Refusal)
    assert event.read(lambda uow: listed_documents(event.caller(ORGANIZER), uow)) == ()


def test_only_organizers_change_documents(event: EventRun) -> None:
    added(event)
    for who in (JUDGE, OUTSIDER):
        assert code(added(event, "Another", who)) == "needs-organizer"
        assert code(named(event, who=who)) == "needs-organizer"
        removal = AboutDocument(event.caller(who), 1)
        assert code(event.do(remove_document, removal)) == "needs-organizer"


def test_what_cannot_be_done_says_why(event: EventRun) -> None:
    assert code(added(event, "  ")) == "document-no-name"
    added(event)
    assert code(added(event, "ＣＬＵＢ rules")) == "document-name-taken"
    assert code(named(event, number=7)) == "no-such-document"
    assert code(named(event, NOWHERE)) == "document-stands-so"
    for number in range(2, MOST_DOCUMENTS + 1):
        added(event, f"Rules {number}")
    assert code(added(event, "One more")) == "document-too-many"
    private = replace(event.caller(ORGANIZER), guild_id=0)
    assert code(event.do(add_document, AddDocument(private, "x", SECTIONS))) == "rule-needs-server"


def test_the_number_of_a_removed_document_is_not_used_again(event: EventRun) -> None:
    added(event)
    event.do(remove_document, AboutDocument(event.caller(ORGANIZER), 1))
    added(event)
    (listed,) = event.read(lambda uow: listed_documents(event.caller(ORGANIZER), uow))
    assert listed.document.number == 2


@pytest.mark.parametrize(
    ("section", "outcome"),
    [
        ("own1/2", "own1/2"),
        ("own1/3", "no-such-section"),
        ("cjp/score-cap", "cjp/score-cap"),
        ("jbl/1.7", "section-not-in-force"),
        ("", ""),
    ],
)
def test_what_is_decided_cites_documents_in_force_and_the_server_s_own(
    event: EventRun, section: str, outcome: str
) -> None:
    added(event)
    named(event)
    found = event.read(lambda uow: section_in(uow, uow.events.find()[0], section))
    assert (code(found) if isinstance(found, Refusal) else found) == outcome
