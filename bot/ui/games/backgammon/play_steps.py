"""Choosing a play: from one menu, or checker by checker where there are more than it holds; then to be confirmed.

The plays stand in the order of their notation, which says nothing of how good they are (jbl/1.9.1).
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.ui.controls import MenuLine
from bot.ui.games.backgammon.panel import PlayerPanel
from bot.ui.games.backgammon.pictures.board import BoardScene
from bot.ui.games.backgammon.seen import play_arrows, scene_of
from bot.ui.play.rest import back, own_buttons
from bot.ui.play.screen import GREEN, MOST_LINES, Pick, Press, Screen
from engine.backgammon.actions import Play
from engine.backgammon.choosing import Chosen, NextStep, Partial, next_steps, partial
from engine.backgammon.names import Roll
from engine.backgammon.notation import format_play, slot_name
from engine.backgammon.plays import plays
from engine.backgammon.position import Position, Slot
from engine.backgammon.record_codecs import format_action
from engine.backgammon.xgid import read_board, write_board

Words = tuple[str, ...]
_CONFIRM = "play"
_BY = "by"


def choose(desk: PlayerPanel) -> Screen:
    """The roll, and all its plays or the first checker to move."""
    return _from(desk, ())


def by_checker(desk: PlayerPanel, words: Words) -> Screen | None:
    """A play of which some steps are chosen."""
    chosen = chosen_by(words)
    if desk.state.roll is None or not desk.of(Play) or chosen is None:
        return None
    return _from(desk, chosen) if partial(desk.state.position, desk.state.roll, chosen) else None


def chosen_by(words: Sequence[str]) -> tuple[tuple[Slot, int], ...] | None:
    """The steps that a panel's words name; None for what are none."""
    found = [_step(word) for word in words]
    known = tuple(step for step in found if step is not None)
    return known if len(known) == len(found) else None


def _step(word: str) -> tuple[Slot, int] | None:
    source, _, die = word.partition(".")
    if not (source.isdecimal() and die.isdecimal()) or len(word) > 5:  # noqa: PLR2004 - "25.6" and one more
        return None
    return Slot(int(source)), int(die)


def _from(desk: PlayerPanel, chosen: Chosen) -> Screen:
    position, roll = desk.state.position, desk.state.roll or (1, 1)
    now = partial(position, roll, chosen)
    ends = now.ends if now else plays(position, *roll)
    if chosen and len(ends) == 1:
        return _confirm(desk, ends[0], words_by(chosen[:-1]))
    lines = (desk.say("choose-play", first=roll[0], second=roll[1], plays=len(ends)),)
    shown = (_board(desk, now, roll),) if chosen and now else ()
    presses = (back(f"?{words_by(chosen[:-1])}".strip()), *own_buttons()) if chosen else own_buttons()
    picks = _by_play(desk, ends, roll) if len(ends) <= MOST_LINES else _by_steps(desk, chosen)
    return Screen(lines, picks, presses, shown)


def words_by(chosen: Chosen) -> str:
    """The panel's step at which these steps are chosen."""
    return " ".join([_BY, *(f"{source}.{die}" for source, die in chosen)]) if chosen else ""


def _by_play(desk: PlayerPanel, ends: Sequence[Position], roll: Roll) -> tuple[Pick, ...]:
    told = sorted(((format_play(desk.state.position, roll, end), end) for end in ends), key=_order)
    lines = tuple(MenuLine(words or "–", f"?{_CONFIRM} {write_board(end)}") for words, end in told)
    return (Pick("~play", "pick-play", lines),)


def _order(told: tuple[str, Position]) -> tuple[list[int], str]:
    """By the numbers in the notation, the farthest checker first."""
    words = told[0].replace("bar", "25").replace("off", "0")
    numbers = "".join(letter if letter.isdecimal() else " " for letter in words.partition("(")[0])
    return [-int(number) for number in numbers.split()], words


def _by_steps(desk: PlayerPanel, chosen: Chosen) -> tuple[Pick, ...]:
    """A menu for each die that is left; each line is one checker's step."""
    steps = next_steps(desk.state.position, desk.state.roll or (1, 1), chosen)
    picks = []
    for die in sorted({step.die for step in steps}, reverse=True):
        lines = tuple(_line(desk, step, chosen) for step in steps if step.die == die)
        picks.append(Pick(f"~die{die}", f"pick-die-{die}", lines[:MOST_LINES]))
    return tuple(picks)


def _line(desk: PlayerPanel, step: NextStep, chosen: Chosen) -> MenuLine:
    way = f"{slot_name(step.source)}/{slot_name(step.target)}"
    words = words_by((*chosen, (step.source, step.die)))
    return MenuLine(
        desk.label("step", die=step.die, way=way), f"?{words}", desk.label("leaves", plays=step.plays)
    )


def _board(desk: PlayerPanel, now: Partial, roll: Roll) -> BoardScene:
    """The board with the steps so far."""
    plain = scene_of(desk.seen, desk.state)
    arrows = play_arrows(desk.seat, desk.seat, desk.state.position, roll, now.board)
    return replace(plain, position=now.board, arrows=arrows)


def confirm(desk: PlayerPanel, words: Words) -> Screen | None:
    """The board after a play that can still be taken back."""
    end = read_board(words[0]) if words else None
    if end is None or Play(end) not in desk.actions:
        return None
    return _confirm(desk, end, "")


def _confirm(desk: PlayerPanel, end: Position, before: str) -> Screen:
    roll = desk.state.roll or (1, 1)
    told = format_play(desk.state.position, roll, end) or "–"
    scene = replace(
        scene_of(desk.seen, desk.state),
        position=end,
        arrows=play_arrows(desk.seat, desk.seat, desk.state.position, roll, end),
    )
    confirmed = Press(
        format_action(Play(end)), label=desk.label("confirm", play=told), style=GREEN, emoji="✅"
    )
    lines = (desk.say("confirm-play", first=roll[0], second=roll[1], play=told),)
    return Screen(lines, (), (confirmed, back(f"?{before}")), (scene,))
