"""A whole night of 26 on Discord, two rounds, by buttons and forms alone: taps and keys are counted as it is played.

What counts: a button or a form's sending is a tap; a menu two, one to open it and one to choose; a field a tap, and a
key for each character; a command two taps (on its name, and to send it), and a key for the slash and each letter of it.
Nothing is counted for what a form has filled in already.
"""

import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import pytest
import simcord

from league.round import Table, TableStatus
from tests.support.night import Night, asks, last, league_night
from tests.support.results import asked, at_table, table_now
from tests.support.rounds import pairings, rounds, tables, the_event
from usecases.result.typed import score_field

pytestmark = pytest.mark.slow
PLAYERS: Final = 26
_ROUNDS: Final = 2
_SCORES: Final = (10, 7, 6, 5)
BEFORE: Final = 193 + 93
"""Taps and keys of the same night on 945cec80, counted by this file there."""
MOST: Final = 270
"""What it takes now."""


@dataclass
class Hands:
    """All hands of the night: what they tap and type."""

    night: Night
    taps: int = 0
    keys: int = 0
    of: dict[str, tuple[int, int]] = field(default_factory=dict)

    def _count(self, what: str, taps: int, keys: int = 0) -> None:
        self.taps, self.keys = self.taps + taps, self.keys + keys
        before = self.of.get(what, (0, 0))
        self.of[what] = (before[0] + taps, before[1] + keys)

    async def command(self, what: str, who: simcord.MemberActor, command: str, **options: object) -> Any:  # noqa: ANN401 - an answer
        """Somebody types a command; each option is a tap, and a key for each character."""
        self._count(what, 2 + len(options), 1 + len(command) + sum(len(str(one)) for one in options.values()))
        return await self.night.run(who, command, **options)

    async def click(self, what: str, who: simcord.MemberActor, message: object, verb: str) -> Any:  # noqa: ANN401 - an answer
        """Somebody taps a button."""
        self._count(what, 1)
        done = await self.night.click(who, message, verb)
        await self.night.settle()
        return done

    async def send(
        self, what: str, who: simcord.MemberActor, form: simcord.InteractionResult, values: dict[str, Any]
    ) -> None:
        """Somebody fills in a form and sends it."""
        self._count(what, 1)
        for value in values.values():
            self._count(
                what, 2 if isinstance(value, list) else 1, 0 if isinstance(value, list) else len(value)
            )
        await who.submit_modal(form, {**filled_in(form), **values})
        await self.night.settle()


def filled_in(form: simcord.InteractionResult) -> dict[str, Any]:
    """What is chosen in a form before anybody touches it."""
    assert form.modal
    parts = [label.get("component", {}) for label in form.modal["components"]]
    chosen = {
        part["custom_id"]: [option["value"] for option in part["options"] if option.get("default")]
        for part in parts
        if "options" in part
    }
    return {name: values for name, values in chosen.items() if values}


def told(form: simcord.InteractionResult, table: Table) -> dict[str, Any]:
    """What is left to say in the form of a result: the winner where nothing is chosen yet, whose score is known."""
    chosen = "ended" in filled_in(form)
    seats = table.seats[1:] if not chosen else table.seats
    scores = _SCORES[1:] if not chosen else _SCORES
    said: dict[str, Any] = {} if chosen else {"ended": [f"won-{table.seats[0]}"]}
    return said | {score_field(player): str(score) for player, score in zip(seats, scores, strict=False)}


async def step(hands: Hands, what: str, desk: object, verb: str) -> Any:  # noqa: ANN401 - an answer
    """The next step from the desk; one that does not follow by itself is refreshed first."""
    who = hands.night.organizer
    if f"'{verb}" not in str(asks(desk)):
        await hands.click(what, who, desk, "desk-refresh")
    return await hands.click(what, who, desk, verb)


async def played(hands: Hands, number: int) -> None:
    """Each table of a round reports, and the others confirm until it is final."""
    night = hands.night
    for table in tables(night, number):
        players = at_table(night, table)
        post = next(one for one in pairings(night) if f"result-report:{table.id}:0" in str(asks(one)))
        form = await hands.click("report", players[0], post, "result-report")
        await hands.send("report", players[0], form, told(form, table))
        for player in players[1:]:
            if table_now(night, table).status is TableStatus.FINAL:
                break
            await hands.click("confirm", player, asked(night, table), "result-confirm")
        assert table_now(night, table).status is TableStatus.FINAL


async def whole_night(night: Night) -> Hands:
    """From the first command to the end."""
    hands, who = Hands(night), night.organizer
    await hands.command("event", who, "event create", name="Cup", rounds=_ROUNDS)
    desk = last(await hands.command("event", who, "desk"))
    await step(hands, "event", desk, "desk-open")
    (announced,) = [one for one in night.posts("announcements") if "signup-join" in str(asks(one))]
    for player in night.players:
        await hands.click("signup", player, announced, "signup-join")
    form = await step(hands, "check-in", desk, "desk-checkin")
    await hands.send("check-in", who, form, {"until": "11:00"})
    for player in night.players:
        await hands.click("check-in", player, night.posts("announcements")[0], "signup-checkin")
    await step(hands, "event", desk, "desk-close")
    for number in range(1, _ROUNDS + 1):
        for verb in ("seat", "publish", "start"):
            await step(hands, "round", desk, f"desk-{verb}")
        await played(hands, number)
        await step(hands, "round", desk, "desk-end")
    sure = await step(hands, "finish", desk, "desk-finish")
    await hands.click("finish", who, last(sure) or desk, "desk-sure")
    return hands


async def test_a_night_of_26_takes_fewer_taps_and_keys_than_before(tmp_path: Path, database_url: str) -> None:
    async with league_night(tmp_path, database_url, players=PLAYERS) as night:
        hands = await whole_night(night)
        assert str(the_event(night).status) == "finished"
        assert len(rounds(night)) == _ROUNDS
    sys.stdout.write(f"\n{hands.taps} taps, {hands.keys} keys: {hands.of}\n")
    assert hands.taps + hands.keys <= MOST < BEFORE
