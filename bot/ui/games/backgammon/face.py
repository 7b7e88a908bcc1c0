"""Backgammon's face, put together from its rooms."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from bot.i18n import Language, Param, Safe, text
from bot.ui.games.backgammon.analysis import analysis_lines, analysis_pictures
from bot.ui.games.backgammon.log import log_lines
from bot.ui.games.backgammon.marks import MARKS
from bot.ui.games.backgammon.panel import desk_of
from bot.ui.games.backgammon.pictures.replay import match_film
from bot.ui.games.backgammon.seen import board_of, dice_sums, picture_of, state_of, told_of
from bot.ui.games.backgammon.steps import screen_of
from bot.ui.games.backgammon.table import drawing, meant, table
from bot.ui.pictures.histogram import dice_histogram
from bot.ui.play.lobby import seat_marks, who
from bot.ui.play.plain_face import PlainFace
from bot.ui.play.screen import Screen
from bot.ui.play.table_face import Tap, TapTable
from bot.ui.reply import ImageFile, Picture
from bot.ui.timestamps import date_time
from data.game_records import PostGame, PromptKind
from engine.backgammon.names import NOBODY, SEATS, Seat
from engine.backgammon.options import MatchOptions
from engine.backgammon.position import pips
from engine.backgammon.state import BackgammonState, MatchPhase
from engine.backgammon.waiting import answering
from usecases.backgammon.sage import levels
from usecases.play.registry import options_of
from usecases.play.report import Replay
from usecases.play.views import GameView, Witnessed

_HOUR = 3600


class BackgammonFace(PlainFace):
    """Board, cube and score; nothing is hidden."""

    marks = MARKS
    has_hand = False

    def options_line(self, game: PostGame, language: Language) -> str:
        """Length of the match, how games may be given up, the house's level, the time."""
        options = cast("MatchOptions", options_of(game))
        params: dict[str, Param] = {
            "points": options.points,
            "resigning": Safe(text(language, f"backgammon-resigning-{options.resigning}")),
            "level": Safe(text(language, f"choice-{levels()}-{options.level}")),
            "hours": game.turn_hours,
            "reserve": Safe(_reserve_terms(game, language)),
        }
        return text(language, "backgammon-lobby-options", params)

    def phase(self, view: GameView, language: Language) -> str:
        """What the turn waits for."""
        state = state_of(view)
        if state is None:
            return ""
        roll: dict[str, Param] = {"first": state.roll[0], "second": state.roll[1]} if state.roll else {}
        return text(language, f"backgammon-phase-{state.phase.value}", roll)

    def waiting_lines(self, view: GameView, language: Language) -> list[str]:
        """Who must answer a double or a resignation."""
        state = state_of(view)
        if state is None or state.phase not in {MatchPhase.DOUBLED, MatchPhase.RESIGNED}:
            return []
        params: dict[str, Param] = {
            "name": Safe(who(view, answering(state), language)),
            "value": 2 * state.cube.value,
        }
        return [text(language, f"backgammon-post-{state.phase.value}", params)]

    def table_lines(self, view: GameView, language: Language) -> list[str]:
        """Seats with score and pips, the cube, the last play."""
        state = state_of(view)
        if state is None:
            return []
        lines = [_seat_line(view, state, seat, language) for seat in SEATS]
        lines.append(_cube_line(view, state, language))
        done = log_lines(told_of(view.last), view.names, language)
        return [*lines, "", text(language, "game-post-last"), *done] if done else lines

    def picture(
        self, view: GameView, language: Language, marks: Sequence[object] = ()
    ) -> Picture | ImageFile | None:
        """The board."""
        return picture_of(view, language, marks)

    def after_pictures(self, view: GameView, language: Language) -> tuple[Picture, ...]:
        """How often which sum was rolled."""
        sums = dice_sums(told_of(view.news))
        return (dice_histogram(sums, language),) if sums else ()

    def hand_lines(self, view: GameView, language: Language) -> list[str]:
        """Backgammon has no hands: the player's checkers, pips and score."""
        desk = desk_of(view, language)
        if desk is None:
            return []
        state, seat = desk.state, desk.seat
        params: dict[str, Param] = {
            "mark": MARKS[seat],
            "pips": pips(board_of(state, seat)),
            "theirs": pips(board_of(state, 1 - seat)),
            "score": state.score[seat],
            "against": state.score[1 - seat],
            "points": state.options.points,
            "reserve": Safe(reserve_words(view, seat, language)),
        }
        lines, theirs = (
            [text(language, "backgammon-panel-own", params)],
            reserve_words(view, 1 - seat, language),
        )
        rival = {"mark": MARKS[1 - seat], "name": view.names[1 - seat], "reserve": Safe(theirs.strip())}
        return [*lines, text(language, "backgammon-panel-rival", rival)] if theirs else lines

    def screen(self, view: GameView, step: str, language: Language) -> Screen:
        """A step of the panel."""
        desk = desk_of(view, language)
        return screen_of(desk, step) if desk else Screen()

    def drawing(self, view: GameView, language: Language, marks: Sequence[object] = ()) -> TapTable | None:
        """The board for a page."""
        return drawing(view, language, marks)

    def table(self, view: GameView, step: str, language: Language) -> TapTable | None:
        """The board while a play is put together."""
        return table(view, step, language)

    def meant(self, view: GameView, chosen: Sequence[str], language: Language) -> tuple[Tap, ...]:
        """All that can be tapped stands in the table."""
        return meant(view, chosen, language)

    def prompt_key(self, kind: PromptKind) -> str:
        """Replies are answers to a double or a resignation."""
        return "cube" if kind is PromptKind.REPLY else str(kind)

    def log_lines(
        self,
        events: Witnessed,
        names: Sequence[str],
        language: Language,
        _scenery: Any,  # noqa: ANN401 - JSON
    ) -> list[str]:
        """A play's event tells itself what it did."""
        return log_lines(told_of(events), names, language)

    def analysis_lines(
        self, analysis: Mapping[str, Any], names: Sequence[str], language: Language
    ) -> list[str]:
        """Error rates, and the worst decisions with the better ones."""
        return analysis_lines(analysis, names, language)

    def analysis_pictures(
        self, analysis: Mapping[str, Any], names: Sequence[str], language: Language
    ) -> tuple[Picture | ImageFile, ...]:
        """The boards of the worst decisions, with the better play as arrows."""
        return analysis_pictures(analysis, names, language)

    def replay_lines(self, replay: Replay, language: Language) -> list[str]:
        """How many rolls, and their mean."""
        sums = dice_sums(told_of(tuple(replay.log.events)))
        mean = f"{sum(sums) / len(sums):.2f}" if sums else "–"
        return [text(language, "backgammon-replay-dice", {"rolls": len(sums), "mean": mean})]

    def replay_pictures(self, replay: Replay, language: Language) -> tuple[Picture, ...]:
        """The film, where every event follows from the rules, and the histogram of the dice."""
        events = told_of(tuple(replay.log.events))
        sums, options = dice_sums(events), cast("MatchOptions", replay.log.options)
        film = () if replay.fault else (match_film(options, events, replay.report.names, language),)
        return (*film, dice_histogram(sums, language)) if sums else film


def _reserve_terms(game: PostGame, language: Language) -> str:
    if not game.reserve_hours:
        league = "-league" if game.table_id else ""
        return text(language, f"backgammon-lobby-no-reserve{league}")
    return text(language, "backgammon-lobby-reserve", {"hours": game.reserve_hours})


def _seat_line(view: GameView, state: BackgammonState, seat: Seat, language: Language) -> str:
    params: dict[str, Param] = {
        "mark": MARKS[seat],
        "name": view.names[seat],
        "marks": seat_marks(view.seats[seat], language),
        "score": state.score[seat],
        "away": state.away(seat),
        "pips": pips(board_of(state, seat)),
        "reserve": Safe(reserve_words(view, seat, language)),
    }
    return text(language, "backgammon-post-seat", params)


def reserve_words(view: GameView, seat: Seat, language: Language) -> str:
    """What is left of a seat's reserve, to the hour below, and of the one that may run when it is used up.

    Nothing where the match has none.
    """
    if not view.game.reserve_hours:
        return ""
    clock = view.clocks.get(seat)
    if clock is not None and clock.has_reserve:
        return text(language, "backgammon-post-flag", {"at": date_time(clock.until)})
    return text(language, "backgammon-post-reserve", {"hours": view.seats[seat].reserve // _HOUR})


def _cube_line(view: GameView, state: BackgammonState, language: Language) -> str:
    params: dict[str, Param] = {
        "value": state.cube.value,
        "owner": view.names[max(state.cube.owner, 0)],
        "points": state.options.points,
    }  # fmt: skip
    if state.crawford:
        return text(language, "backgammon-post-crawford", params)
    key = "backgammon-post-cube-middle" if state.cube.owner == NOBODY else "backgammon-post-cube"
    return text(language, key, params)
