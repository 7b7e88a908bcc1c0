"""What the toy shows of itself: two numbers, a stake, a score."""

from collections.abc import Mapping, Sequence
from typing import cast

from bot.i18n import Language, Param, plain, text
from bot.ui.play.rest import JUDGE, waiting
from bot.ui.play.screen import Press, Screen
from bot.ui.play.wording import label
from bot.ui.reply import ImageFile, Picture
from data.game_records import PostGame, PromptKind
from engine.protocol import Json
from tests.toy.duel import Event, Options, View
from usecases.play.registry import options_of
from usecases.play.report import GameReport, Replay
from usecases.play.views import GameView, Witnessed


class DuelFace:
    """No picture: a few lines."""

    marks = ("🔺1", "🔹2")
    has_hand = True

    def title(self, game: PostGame, language: Language) -> str:
        return plain(language, "duel-title", {"game": game.id})

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

    def picture(
        self, _view: GameView, _language: Language, _marks: Sequence[object] = ()
    ) -> Picture | ImageFile | None:
        return None

    def after_lines(self, _view: GameView, _language: Language) -> list[str]:
        return []

    def after_pictures(self, _view: GameView, _language: Language) -> tuple[Picture, ...]:
        return ()

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

    def prompt_key(self, kind: PromptKind) -> str:
        return str(kind)

    def prompt_terms(self, _view: GameView, _language: Language) -> str:
        return ""

    def log_lines(
        self, events: Witnessed, names: Sequence[str], language: Language, _scenery: Json
    ) -> list[str]:
        lines = []
        for event in cast("tuple[Event, ...]", events):
            params: dict[str, Param] = {"name": names[event.seat], "number": event.number}
            lines.append(text(language, f"duel-log-{event.kind}", params))
        return lines

    def report_lines(self, _report: GameReport, _language: Language) -> list[str]:
        return []

    def replay_lines(self, replay: Replay, language: Language) -> list[str]:
        return [text(language, "duel-deals", {"deals": replay.draws})]

    def replay_pictures(self, _replay: Replay, _language: Language) -> tuple[Picture, ...]:
        return ()

    def analysis_pictures(
        self, _analysis: Mapping[str, Json], _names: Sequence[str], _language: Language
    ) -> tuple[Picture, ...]:
        return ()

    def analysis_lines(
        self, analysis: Mapping[str, Json], names: Sequence[str], language: Language
    ) -> list[str]:
        low = analysis["low"]
        return [
            text(language, "duel-low", {"name": name, "low": low[seat]}) for seat, name in enumerate(names)
        ]


def _view(view: GameView) -> View | None:
    return cast("View | None", view.view)
