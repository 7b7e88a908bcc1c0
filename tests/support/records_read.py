"""The tables of a list in one go, as a reader without any say in its columns gets them."""

from league.importing import ListSheet
from league.importing.records import RecordList, records_of, tables_sheet
from league.refusal import Refusal


def read_records(content: bytes) -> RecordList | Refusal:
    """The tables of a file or of pasted text."""
    found = tables_sheet(content)
    return records_of(found) if isinstance(found, ListSheet) else found
