"""Lists from outside as people have them: taken apart, understood as far as they say, stored by nobody here."""

from league.importing.headings import Meaning
from league.importing.layout import MEANINGS, Column, ListAsk, ListLayout, as_before, guessed_layout, mapped
from league.importing.people import (
    ListedPerson,
    PeopleList,
    RefusedLine,
    people_of,
    read_list,
)
from league.importing.sheet import LARGEST, ListSheet, Row, sheet_of

__all__ = [
    "LARGEST",
    "MEANINGS",
    "Column",
    "ListAsk",
    "ListLayout",
    "ListSheet",
    "ListedPerson",
    "Meaning",
    "PeopleList",
    "RefusedLine",
    "Row",
    "as_before",
    "guessed_layout",
    "mapped",
    "people_of",
    "read_list",
    "sheet_of",
]
