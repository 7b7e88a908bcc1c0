"""What the toy shows of itself: two numbers, a stake, a score."""

from collections.abc import Mapping, Sequence
from typing import cast

from bot.i18n import Language, Param, text
from bot.ui.play.plain_face import PlainFace
from bot.ui.play.rest import JUDGE, waiting
from bot.ui.play.screen import Press, Screen
from bot.ui.play.wording import label
from data.game_records import PostGame
from engine.protocol import Json
from tests.toy.duel import Event, Options, View
from usecases.play.registry import options_of
from usecases.play.report import Replay
from usecases.play.views import GameView, Witnessed


class DuelFace(PlainFace):
    """No picture: a few lines."""

    marks = ("🔺1", "🔹2")
    has_hand = True

    def options_line(self, game: PostGame, language: Language) -> str:
        return text(language, "duel-options", {"length": cast("Options", options_of(game)).length})

    def phase(self, view: GameView, language: Language) -> str:
        shown = _view(view)
        key = "staking" if shown and not shown.state.stake else "choosing"
        return text(language, f"duel-phase-{key}")

    def waiting_lines(self, view: GameView, language: Language) -> list[str]:
        shown = _view(view)
        if shown is None or not shown.state.stake:
            return []
        open_ = [view.names[seat] for seat in (0, 1) if not shown.has_chosen[seat]]
        return [text(language, "duel-still", {"names": ", ".join(open_)})] if open_ else []

    def table_lines(self, view: GameView, language: Language) -> list[str]:
        shown = _view(view)
        stake = shown.state.stake if shown else 0
        return [
            text(language, "duel-stake", {"stake": stake}),
            *self.log_lines(view.last, view.names, language, None),
        ]

    def hand_lines(self, view: GameView, language: Language) -> list[str]:
        shown = _view(view)
        if shown is None or shown.seat is None or not shown.state.hands:
            return []
        first, second = shown.state.hands[shown.seat]
        return [text(language, "duel-hand", {"first": first, "second": second})]

    def screen(self, view: GameView, _step: str, language: Language) -> Screen:
        shown = _view(view)
        if shown is None or not view.actions:
            open_ = [name for seat, name in enumerate(view.names) if shown and not shown.has_chosen[seat]]
            return waiting(open_, language, has_orders=False)
        presses = (
            Press(f"{word} {number}", label=label("duel", f"panel-{word}", language, {"number": number}))
            for word, number, _ in view.actions
        )
        return Screen((), (), (*presses, JUDGE))

    def log_lines(
        self, events: Witnessed, names: Sequence[str], language: Language, _scenery: Json
    ) -> list[str]:
        lines = []
        for event in cast("tuple[Event, ...]", events):
            params: dict[str, Param] = {"name": names[event.seat], "number": event.number}
            lines.append(text(language, f"duel-log-{event.kind}", params))
        return lines

    def replay_lines(self, replay: Replay, language: Language) -> list[str]:
        return [text(language, "duel-deals", {"deals": replay.draws})]

    def analysis_lines(
        self, analysis: Mapping[str, Json], names: Sequence[str], language: Language
    ) -> list[str]:
        low = analysis["low"]
        return [
            text(language, "duel-low", {"name": name, "low": low[seat]}) for seat, name in enumerate(names)
        ]


def _view(view: GameView) -> View | None:
    return cast("View | None", view.view)
