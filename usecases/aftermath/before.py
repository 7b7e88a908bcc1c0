"""What the ranking followed from before a transaction: by this one sees whom it has moved."""

from dataclasses import replace

from league.entry import STANDING
from league.penalties import NO_PENALTIES
from league.standings import Entrant
from usecases.aftermath.touched import Touched
from usecases.standings.overall import EventResults


def played_before(now: EventResults, touched: Touched) -> EventResults:
    """The same with the results, classes, entries and the rule for leavers of before.

    Source: house
    """
    reported = {**now.results.reported, **touched.before}
    before = {table: one for table, one in reported.items() if one is not None}
    return replace(
        now,
        results=now.results.having(before),
        rules=replace(now.rules, classes={**now.rules.classes, **touched.classes}),
        roster=_roster(now, touched),
        # Whoever is disqualified is so by the entry, too; the penalty itself may be stored no more.
        ledger=NO_PENALTIES if touched.entered else now.ledger,
        robin=replace(now.robin, leavers=touched.leavers or now.robin.leavers),
    )


def _roster(now: EventResults, touched: Touched) -> tuple[Entrant, ...]:
    entered = {one.player: one.status for one in now.roster}
    for player, was in touched.entered.items():
        entered.pop(player, None)
        if was in STANDING:
            entered[player] = STANDING[was]
    return tuple(Entrant(player, status) for player, status in entered.items())
