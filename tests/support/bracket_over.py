"""Whether a bracket is played to its end."""

from collections.abc import Sequence

from league.brackets import MatchState, Status


def bracket_over(states: Sequence[MatchState]) -> bool:
    """Whether nothing is left to be played on a whole board."""
    return all(state.status in {Status.DECIDED, Status.BYE} for state in states)
