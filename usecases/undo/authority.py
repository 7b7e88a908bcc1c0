"""Whose action it was: taking it back needs the same authority."""

from usecases.caller import Role

_JUDGES = (
    "round-swapped", "round-started", "round-paused", "round-resumed", "round-extended", "round-ended",
    "round-replaced", "round-seat-removed", "round-seat-added", "round-stood-in", "round-reminded", "sent-on",
    "stage-repaired", "hall-moved", "round-called", "round-noted",
)  # fmt: skip
_OTHERS = {
    "setup": Role.ADMIN,
    "match-director": Role.ORGANIZER,
    "matches-voided": Role.JUDGE,
    **dict.fromkeys(_JUDGES, Role.JUDGE),
}
_GROUPS = {
    "event": Role.ORGANIZER,
    "format": Role.ORGANIZER,
    "length": Role.ORGANIZER,
    "season": Role.ORGANIZER,
    "entry": Role.ORGANIZER,
    "team": Role.ORGANIZER,
    "hall": Role.ORGANIZER,
    "slips": Role.ORGANIZER,
    "door": Role.ORGANIZER,
    "round": Role.ORGANIZER,
    "table": Role.ORGANIZER,
    "stage": Role.ORGANIZER,
    "rule": Role.ORGANIZER,
    "result": Role.JUDGE,
    "penalty": Role.JUDGE,
    "judge": Role.JUDGE,
    "match": Role.JUDGE,
}


def authority_of(action: str) -> Role:
    """Who may do this, and so take it back; an action that nobody has thought of is an admin's.

    Source: house
    """
    return _OTHERS.get(action) or _GROUPS.get(action.partition("-")[0], Role.ADMIN)
