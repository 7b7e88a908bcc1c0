"""Lists from outside as people have them: taken apart, understood as far as they say, stored by nobody here."""

from league.importing.headings import Meaning
from league.importing.layout import (
    MEANINGS,
    Column,
    ListAsk,
    ListLayout,
    as_before,
    first_line_as,
    guessed_layout,
    is_first_open,
    mapped,
)
from league.importing.people import (
    ListedPerson,
    PeopleList,
    RefusedLine,
    people_of,
    read_list,
)
from league.importing.sheet import LARGEST, ListSheet, Row, sheet_of
from league.importing.unheaded import FirstLine

__all__ = [
    "LARGEST",
    "MEANINGS",
    "Column",
    "FirstLine",
    "ListAsk",
    "ListLayout",
    "ListSheet",
    "ListedPerson",
    "Meaning",
    "PeopleList",
    "RefusedLine",
    "Row",
    "as_before",
    "first_line_as",
    "guessed_layout",
    "is_first_open",
    "mapped",
    "people_of",
    "read_list",
    "sheet_of",
]
