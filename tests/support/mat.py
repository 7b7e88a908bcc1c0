"""A `.mat` file as a transcript, for tests that bring one back."""

from engine.backgammon.mat_check import check_mat
from engine.backgammon.mat_file import parse_mat
from engine.backgammon.transcript import Transcript


def read_mat(text: str) -> Transcript:
    """The match of a file that keeps the rules."""
    checked = check_mat(parse_mat(text))
    assert checked.faults == ()
    return checked.match
