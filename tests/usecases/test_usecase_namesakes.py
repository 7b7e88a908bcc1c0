"""Two players of one name are told apart wherever they are listed, and what a list shows can be typed back."""

from dataclasses import replace

import pytest

from bot.i18n import LANGUAGES, Language
from bot.ui.exports.table import ExportKind, export_files
from data.database import Database
from data.records import Person
from data.transaction import read
from data.unit_of_work import UnitOfWork
from league.event import EventStatus
from league.ids import PlayerId
from league.importing import ListSheet, guessed_layout, sheet_of
from league.importing.records import RecordList, records_of
from league.refusal import Refusal
from league.regulations import PenaltyKind
from tests.support.league_builder import GUILD, League, league
from usecases.event.export import EventExport, ExportEvent, export_event
from usecases.penalty.impose import ImposePenalty, impose_penalty
from usecases.people import apart
from usecases.records.results import PreviewResults, preview_results
from usecases.round.avoid import avoided, in_order
from usecases.show.judging_pickers import entrants_like
from usecases.show.pickers import Typed, players_like
from usecases.show.report_form import FormQuestion, ResultForm, report_form
from usecases.show.round_pickers import avoid_like
from usecases.signup.manage_entries import AddEntry, add_entry
from usecases.signup.preview import Becomes, ImportPreview, PreviewImport, preview_import
from usecases.signup.read import Members

SNOWFLAKE = 123456789012345000


def person(number: int, name: str) -> Person:
    return Person(PlayerId(number), GUILD, name, 1000 + number)


PEOPLE = [person(1, "Alpha, Ann"), person(2, "Ben"), person(3, "Ken"), person(4, "KEN"), person(5, "Cy + Dee"),
          person(6, "はるか、花")]  # fmt: skip


@pytest.mark.parametrize(
    ("typed", "due"),
    [
        ("Alpha, Ann, Ben", (1, 2)),
        ("Ben, Alpha, Ann", (2, 1)),
        ("Ben、はるか、花、Cy + Dee", (2, 6, 5)),
        ("Ken #3, KEN #4", (3, 4)),
        ("#4, #3", (4, 3)),
        ("<@1002>; Alpha, Ann", (2, 1)),
        ("alpha, ann", (1,)),
        ("Ken", "avoid-unclear"),
        ("Ben #3", "avoid-unknown"),
        ("Nobody, Ben", "avoid-unknown"),
        ("Ben, Ben", "seeded-twice"),
    ],
)
def test_seeds_are_named_one_after_the_other(typed: str, due: object) -> None:
    found = in_order(typed, PEOPLE)
    assert (found.code if isinstance(found, Refusal) else found) == due


@pytest.mark.parametrize(
    ("typed", "due"),
    [
        ("Alpha, Ann + Ben", (1, 2)),
        ("Ben + Alpha, Ann, Ken #3 + KEN #4", (2, 1, 3, 4)),
        ("Cy + Dee + Ben", (5, 2)),
        ("Cy + Dee + Alpha, Ann; はるか、花 & Ben", (5, 1, 6, 2)),
        ("Ben", "avoid-form"),
        ("Ben + Ken", "avoid-unclear"),
        ("-", ()),
    ],
)
def test_pairs_are_named_by_names_with_signs_in_them_too(typed: str, due: object) -> None:
    found = avoided(typed, PEOPLE)
    assert (found.code if isinstance(found, Refusal) else found) == due


def test_whatever_a_list_shows_is_typed_back() -> None:
    shown = apart(PEOPLE)
    assert in_order(", ".join(shown.values()), PEOPLE) == tuple(shown)


def twins(database: Database) -> League:
    made = league(database, 4)

    def named(uow: UnitOfWork) -> None:
        for number, name in enumerate(("Ken", "Ken", "Alpha, Ann", "Ben"), 1):
            known = uow.people.require(PlayerId(number))
            uow.people.save(replace(known, name=name))

    made.change(named)
    return made


def test_pickers_and_the_report_show_namesakes_with_their_numbers(database: Database) -> None:
    made = twins(database)
    (table,) = made.round(1, [[1, 2, 3, 4]])
    for picker in (players_like, entrants_like):
        found = made.do(picker, Typed(made.organizer(), "", made.event_id))
        assert {offer.name for offer in found} == {"Ken #1", "Ken #2", "Alpha, Ann", "Ben"}
    form = made.do(report_form, FormQuestion(made.player(1), table.id))
    assert isinstance(form, ResultForm)
    assert [one.name for one in form.people] == ["Ken #1", "Ken #2", "Alpha, Ann", "Ben"]


@pytest.mark.parametrize(
    ("typed", "due"),
    [
        ("Alp", ["Alpha, Ann + "]),
        ("Alpha, A", ["Alpha, Ann + "]),
        ("Ben + Alpha, A", ["Ben + Alpha, Ann"]),
        ("Ben + Alpha, Ann, Ken #1", ["Ben + Alpha, Ann, Ken #1 + ", "Ben + Alpha, Ann, Ken #2 + "]),
    ],
)
def test_a_name_with_a_comma_is_completed_as_one(database: Database, typed: str, due: list[str]) -> None:
    made = twins(database)
    found = made.do(avoid_like, Typed(made.organizer(), typed, made.event_id))
    assert [one.text for one in found][: len(due)] == due


def test_a_new_namesake_is_said_at_once(database: Database) -> None:
    made = league(database, 2, status=EventStatus.OPEN)
    first = made.do(add_entry, AddEntry(made.organizer(), made.event_id, 0, "Grandma"))
    other = made.do(add_entry, AddEntry(made.organizer(), made.event_id, 0, "Ｐ1"))
    assert (first.namesakes, other.namesakes) == ((), ("P1 #1",))


def test_a_number_behind_another_name_means_nobody(database: Database) -> None:
    made = twins(database)
    made.round(1, [[1, 2, 3, 4]])
    head = 'Table,Player,Score\n1,Ken #{},10\n1,{},7\n1,Ben,6\n1,"Alpha, Ann",5\n'
    for first, second, due in (
        (1, "Ken #2", []),
        (2, "#1", []),
        (1, "Bob #2", ["record-who"]),
        (1, "Ken", ["record-who"]),
    ):
        found = records_of(sheet(head.format(first, second)))
        assert isinstance(found, RecordList)
        shown = made.do(preview_results, PreviewResults(made.judge(), made.event_id, found))
        assert [line.code for line in shown.refused] == due, (first, second)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_export_with_namesakes_is_read_back_as_the_same_people(
    database: Database, language: Language
) -> None:
    made = twins(database)

    def numbered(uow: UnitOfWork) -> None:
        for number in range(1, 5):
            known = uow.people.require(PlayerId(number))
            uow.people.save(replace(known, user_id=None if number == 2 else SNOWFLAKE + number))

    made.change(numbered)
    made.change(lambda uow: uow.events.change(uow.events.require(made.event_id), status=EventStatus.OPEN))
    export = made.do(export_event, ExportEvent(made.organizer(), made.event_id))
    assert isinstance(export, EventExport)
    file = next(one for one in export_files(export, ExportKind.CSV, language) if one.name == "entries.csv")
    found = sheet_of(file.data)
    assert isinstance(found, ListSheet)
    members = Members({SNOWFLAKE + number: "" for number in (1, 3, 4)}, is_known=True)
    shown = made.do(
        preview_import, PreviewImport(made.organizer(), made.event_id, found, guessed_layout(found), members)
    )
    assert isinstance(shown, ImportPreview)
    assert [one.becomes for one in shown.verdicts] == [Becomes.LISTED] * 4
    assert not shown.refused


def test_whoever_is_forgotten_is_not_named_by_name_and_number_either(database: Database) -> None:
    made = twins(database)
    reason = "Shouted"
    warned = ImposePenalty(
        made.judge(), made.event_id, PlayerId(1), PenaltyKind.WARNING, "cjp/manners-penalty", reason
    )
    assert not isinstance(made.do(impose_penalty, warned), Refusal)

    def lines(uow: UnitOfWork) -> str:
        return str([one.params for one in uow.journal.lines(GUILD, made.event_id, 99)])

    assert "Ken #1" in read(database, lines)
    made.change(lambda uow: uow.own_data(1001).forget())
    assert "Ken #1" not in read(database, lines)


def sheet(content: str) -> ListSheet:
    """A list as it was sent."""
    found = sheet_of(content.encode())
    assert isinstance(found, ListSheet)
    return found
