"""The matches of a round at the boards of the hall, and those in line."""

from collections.abc import Sequence

from usecases.show.table import TableView


def called_now(tables: Sequence[TableView]) -> list[TableView]:
    """The matches that stand at boards, by the boards' numbers."""
    there = [view for view in tables if view.board is not None and view.board.number]
    return sorted(there, key=lambda view: view.board.number if view.board else 0)


def next_in_line(tables: Sequence[TableView]) -> list[TableView]:
    """The matches that wait for a board, whoever is next first."""
    waiting = [view for view in tables if view.board is not None and not view.board.number]
    return sorted(waiting, key=lambda view: view.board.place if view.board else 0)
