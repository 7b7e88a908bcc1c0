"""A list that is imported: shown line by line, nothing stored before the yes, no name on record changed unasked."""

from dataclasses import replace

import pytest

from bot.i18n import LANGUAGES, Language
from bot.ui.exports.sheets import Sheet as Exported
from bot.ui.exports.table import csv_files
from bot.ui.importing import FIRST_LINE, import_preview
from data.database import Database
from data.records import Person
from data.transaction import read
from data.unit_of_work import UnitOfWork
from league.brackets import Seeding
from league.entry import EntryList, EntryStatus, EventEntry
from league.event import Event, EventStatus
from league.ids import EventId, PlayerId
from league.importing import FirstLine, ListLayout, ListSheet, Meaning, guessed_layout, mapped, sheet_of
from league.refusal import Refusal
from league.regulations.catan_japan import CATAN_JAPAN
from tests.support.league_builder import GUILD, NOW, League, league
from tests.support.wording import says
from usecases.bracket.seeding import by_rating, seeding_for
from usecases.signup.mapping import MOST, LookAtList, layout_for, remember
from usecases.signup.preview import (
    Becomes,
    ConfirmImport,
    ImportPreview,
    MapColumn,
    PreviewImport,
    confirm_import,
    kept_import,
    preview_import,
    remapped,
    with_first_line,
)
from usecases.signup.read import Members, lines_of
from usecases.undo.find import Undo
from usecases.undo.take_back import undo

ID, NOBODY = 1001, 123456789012345678


def sheet(content: str | bytes) -> ListSheet:
    found = sheet_of(content if isinstance(content, bytes) else content.encode())
    assert isinstance(found, ListSheet)
    return found


def looked_at(
    made: League, content: str, members: Members | None = None, *, rename: bool = False
) -> ImportPreview:
    read_ = sheet(content)
    known = members or Members(is_known=True)
    command = PreviewImport(made.organizer(), made.event_id, read_, guessed_layout(read_), known, rename)
    outcome = made.do(preview_import, command)
    assert isinstance(outcome, ImportPreview), outcome
    return outcome


def confirmed(made: League) -> object:
    return made.do(confirm_import, ConfirmImport(made.organizer(), made.event_id))


def people(made: League) -> set[tuple[str, int | None]]:
    found: tuple[Person, ...] = read(made.database, lambda uow: uow.people.find(guild_id=GUILD))
    return {(person.name, person.user_id) for person in found}


def _played_before(uow: UnitOfWork, champion: Person) -> None:
    """The champion of an event that is over."""
    person = uow.people.add(champion)
    past = uow.events.add(
        Event(EventId(0), GUILD, "Spring", "catan-japan", 1, NOW, status=EventStatus.FINISHED)
    )
    entry = EventEntry(PlayerId(person.id), EntryStatus.CHECKED_IN, 1)
    uow.entries.store(past, EntryList(entries=(entry,)))


def opened(database: Database, players: int = 3) -> League:
    made = league(database, players, status=EventStatus.OPEN)
    champion = Person(PlayerId(0), GUILD, "Champion", NOBODY)
    made.change(lambda uow: _played_before(uow, champion))
    return made


MEMBERS = Members({NOBODY: "Champ on Discord"}, {"champ": NOBODY}, is_known=True)


def test_nobody_is_stored_before_the_yes_and_all_once_after_it(database: Database) -> None:
    made = opened(database)
    before = people(made)
    preview = looked_at(made, f"Name,Discord\nAnn,\nP1,\nReal Name,<@{NOBODY}>\n", MEMBERS)
    assert people(made) == before
    assert [one.becomes for one in preview.verdicts] == [Becomes.GUEST, Becomes.GUEST, Becomes.KNOWN]
    done = confirmed(made)
    assert not isinstance(done, Refusal)
    assert people(made) == before | {("Ann", None), ("P1", None)}
    again = confirmed(made)
    assert isinstance(again, Refusal)
    assert again.code == "import-gone"


def test_a_name_on_record_changes_only_where_the_organizer_says_so(database: Database) -> None:
    made = opened(database)
    content = f"Name,Discord\nReal Name,<@{NOBODY}>\n"
    kept = looked_at(made, content, MEMBERS)
    assert [(one.line.name, one.record) for one in kept.others] == [("Real Name", "Champion")]
    confirmed(made)
    assert ("Champion", NOBODY) in people(made)
    told = looked_at(made, content, MEMBERS, rename=True)
    assert told.renamed_in == ("Spring", "Cup")
    confirmed(made)
    assert ("Real Name", NOBODY) in people(made)


def test_a_member_who_is_new_is_called_as_on_discord(database: Database) -> None:
    made = league(database, 1, status=EventStatus.OPEN)
    looked_at(made, f"Name,Discord\nReal Name,{NOBODY}\n", MEMBERS)
    confirmed(made)
    assert ("Champ on Discord", NOBODY) in people(made)


def test_a_user_name_is_looked_up_and_one_of_nobody_is_said(database: Database) -> None:
    preview = looked_at(opened(database), "Name,Discord\nA,@champ\nB,stranger\n", MEMBERS)
    assert [one.line.user_id for one in preview.verdicts] == [NOBODY, 0]
    assert preview.unknown == ((3, "stranger"),)


def test_a_number_of_nobody_on_the_server_is_refused_so_that_no_stranger_is_called(
    database: Database,
) -> None:
    content = f"Name,discord_id\nA,{NOBODY + 1}\nB,99999999999999999999\nC,\n"
    preview = looked_at(opened(database), content, MEMBERS)
    assert [(one.line, one.code) for one in preview.refused] == [(2, "list-no-member"), (3, "list-no-member")]
    assert [one.line.name for one in preview.verdicts] == ["C"]


@pytest.mark.parametrize("name", ["Champion", "champion", "Ｃｈａｍｐｉｏｎ"])
def test_a_new_namesake_is_said_at_once(database: Database, name: str) -> None:
    (verdict,) = looked_at(opened(database), f"Name\n{name}\n").verdicts
    assert verdict.becomes is Becomes.GUEST
    assert verdict.alike == ("Champion #4",)


def test_a_namesake_is_typed_back_as_our_lists_show_one(database: Database) -> None:
    made = opened(database)
    shown = looked_at(made, "Name\nChampion #4\nChampion #3\n")
    assert [(one.becomes, one.line.user_id, one.line.name) for one in shown.verdicts] == [
        (Becomes.KNOWN, NOBODY, "Champion"),
        (Becomes.GUEST, 0, "Champion #3"),
    ]
    before = people(made)
    confirmed(made)
    assert people(made) - before == {("Champion #3", None)}


def test_the_list_and_its_doubles_are_told_apart(database: Database) -> None:
    made = opened(database)
    made.change(lambda uow: uow.people.save(replace(uow.people.require(1), user_id=NOBODY - 5)))
    names = Members({NOBODY - 5: "P1"}, is_known=True)
    preview = looked_at(made, f"Name,discord_id\nP1,{NOBODY - 5}\nAnn,\nAnn,\n", names)
    assert [one.becomes for one in preview.verdicts] == [Becomes.LISTED, Becomes.GUEST, Becomes.TWICE]
    assert preview.entering == 1


def test_another_column_is_chosen_and_the_kept_list_is_read_by_it(database: Database) -> None:
    made = opened(database)
    looked_at(made, "Name,GamerTag\nAnn,Ace\nBen,Bee\n")
    command = made.do(remapped, MapColumn(made.organizer(), made.event_id, 1, Meaning.NAME))
    assert isinstance(command, PreviewImport)
    again = made.do(preview_import, replace(command, caller=made.organizer()))
    assert [one.line.name for one in again.verdicts] == ["Ace", "Bee"]
    assert again.asks == ()
    confirmed(made)
    assert {("Ace", None), ("Bee", None)} <= people(made)


def test_undo_takes_all_back(database: Database) -> None:
    made = opened(database)
    before = people(made)
    looked_at(made, f"Name,Discord\nAnn,\nReal Name,<@{NOBODY}>\n", MEMBERS, rename=True)
    confirmed(made)
    undone = made.do(undo, Undo(made.organizer(), made.event_id))
    assert not isinstance(undone, Refusal), undone
    assert people(made) == before
    assert len(read(database, lambda uow: uow.entries.list_of(made.event)).entries) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_own_export_is_read_again(language: Language) -> None:
    head = ("number", "player", "discord_id", "status", "class")
    rows = ((1, "はるか", str(NOBODY), "参加確定", ""), (2, "=Ken", "", "参加確定", ""))
    (file,) = csv_files((Exported("entries", head, rows),), language)
    found = sheet(file.data)
    lines = lines_of(found, guessed_layout(found), Members(), CATAN_JAPAN).lines
    assert [(line.name, line.user_id) for line in lines] == [("はるか", NOBODY), ("=Ken", 0)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_preview_shows_columns_lines_and_menus(database: Database, language: Language) -> None:
    content = f"Name,GamerTag,Discord\nAnn,Ace,\nReal Name,Bee,<@{NOBODY}>\nX,Y,<@12>\n"
    reply = import_preview(looked_at(opened(database), content, MEMBERS), language)
    shown = reply.embeds[0].description or ""
    assert all(word in shown for word in ("GamerTag", "Champion", "12", "Ann"))
    assert "\\<@12>" in shown
    assert "\\\\" not in shown  # once is enough
    assert reply.view is not None
    assert len(reply.view.children) == 3


def seeding(made: League) -> tuple[Seeding, tuple[str, ...], tuple[str, ...]]:
    """How the next draw seeds, by the list's seeds and by its ratings."""

    def names(uow: UnitOfWork) -> tuple[Seeding, tuple[str, ...], tuple[str, ...]]:
        found = seeding_for(uow, made.event, None, "")
        assert not isinstance(found, Refusal)
        kind, first = found
        rated = by_rating(uow, made.event)
        return (
            kind,
            tuple(uow.people.require(player).name for player in first),
            tuple(uow.people.require(player).name for player in rated),
        )

    return read(made.database, names)


def test_seeds_and_ratings_of_a_list_order_the_draw_and_are_taken_back(database: Database) -> None:
    made = opened(database)
    looked_at(made, "Name,Seed,Elo\nAnn,2,1500\nBen,,1600\nCy,1,\n")
    assert seeding(made) == (Seeding.LOT, (), ())
    confirmed(made)
    assert seeding(made) == (Seeding.HAND, ("Cy", "Ann"), ("Ben", "Ann"))
    looked_at(made, "Name,Seed\nAnn,1\nCy,2\n")
    assert not isinstance(confirmed(made), Refusal)
    assert seeding(made)[1] == ("Ann", "Cy")
    made.do(undo, Undo(made.organizer(), made.event_id))
    made.do(undo, Undo(made.organizer(), made.event_id))
    assert seeding(made) == (Seeding.LOT, (), ())


def asked_of(made: League, content: str) -> ListLayout:
    read_ = sheet(content)
    return read(made.database, lambda uow: layout_for(LookAtList(made.organizer(), read_), uow))


def test_what_was_said_of_columns_is_remembered_by_the_server(database: Database) -> None:
    made = opened(database)
    content = "Name,GamerTag\nAnn,Ace\n"
    guessed = asked_of(made, content)
    looked_at(made, content)
    command = made.do(remapped, MapColumn(made.organizer(), made.event_id, 1, Meaning.NAME))
    made.do(preview_import, replace(command, caller=made.organizer()))
    assert asked_of(made, content) == guessed
    confirmed(made)
    later = asked_of(made, "Name,GamerTag\nBen,Bee\n")
    assert (later.column(Meaning.NAME), later.asks) == (1, ())
    other = asked_of(made, "Name,Nickname\nBen,Bee\n")
    assert other.column(Meaning.NAME) == 0


def test_a_guest_known_by_the_name_alone_is_asked_about(database: Database) -> None:
    made = opened(database)

    def played(uow: UnitOfWork) -> None:
        _played_before(uow, Person(PlayerId(0), GUILD, "Ken", None))
        uow.people.add(Person(PlayerId(0), GUILD, "Mia", None))

    made.change(played)
    on_record = read(made.database, lambda uow: uow.people.find(guild_id=GUILD, name="Mia"))
    by_number = on_record[0].id
    shown = looked_at(made, f"Name\nKen\nMia #{by_number}\nP1\nRio\n")
    asked = [(one.line.name, one.seen_in) for one in shown.verdicts if one.by_name]
    assert asked == [("Ken", "Spring")]
    for language in LANGUAGES:
        (box,) = import_preview(shown, language).embeds
        assert (says(str(box.description), "import-by-name")) == (language == "en")
        assert (says(str(box.description), "import-by-name", language="ja")) == (language == "ja")
        assert "2 Ken (Spring)" in str(box.description)


@pytest.mark.parametrize(
    ("content", "later", "said"),
    [
        ("Wer,Nummer\nAnn,12\nBen,13\n", "Wer,Nummer\nCy,14\nDee,15\n", FirstLine.PLAYER),
        ("wer,stufe\nann,a\nben,b\ncy,a\ndee,b\n", "wer,stufe\nann,c\nben,c\ncy,d\ndee,d\n", FirstLine.HEADING),
    ],
)  # fmt: skip
def test_what_was_said_of_a_first_line_is_remembered_by_the_server(
    database: Database, content: str, later: str, said: FirstLine
) -> None:
    made = opened(database)
    first = looked_at(made, content)
    assert first.first_line not in {None, said}
    kept = made.do(kept_import, ConfirmImport(made.organizer(), made.event_id))
    relaid = with_first_line(kept, said)
    shown = made.do(preview_import, replace(relaid, caller=made.organizer()))
    assert (shown.first_line, [ask.code for ask in shown.asks if "first" in ask.code]) == (said, [])
    assert abs(shown.entering - first.entering) == 1
    assert "first-" in str([ask.code for ask in asked_of(made, later).asks])
    confirmed(made)
    again = asked_of(made, later)
    assert (bool(again.head), again.asks) == (said is FirstLine.HEADING, ())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_line_is_said_by_a_button_as_long_as_it_is_open(
    database: Database, language: Language
) -> None:
    made = opened(database)
    for content, buttons in (("Wer,Nummer\nAnn,12\nBen,13\n", 1), ("Name,Nummer\nAnn,12\nBen,13\n", 0)):
        view = import_preview(looked_at(made, content), language).view
        assert view is not None
        found = [one for one in view.children if FIRST_LINE in getattr(one, "custom_id", "")]
        assert len(found) == buttons


def test_the_oldest_mapping_gives_way(database: Database) -> None:
    made = opened(database)
    for number in range(MOST + 2):
        sheet_ = sheet(f"Name,GamerTag,Extra {number}\nAnn,Ace,1\n")
        layout = mapped(guessed_layout(sheet_), 1, Meaning.NAME)
        made.change(lambda uow, sheet_=sheet_, layout=layout: remember(uow, GUILD, sheet_, layout))
    kept = read(made.database, lambda uow: uow.list_mappings.find(guild_id=GUILD))
    assert len(kept) == MOST
    assert asked_of(made, "Name,GamerTag,Extra 0\nAnn,Ace,1\n").column(Meaning.NAME) == 0
    assert asked_of(made, f"Name,GamerTag,Extra {MOST + 1}\nAnn,Ace,1\n").column(Meaning.NAME) == 1
