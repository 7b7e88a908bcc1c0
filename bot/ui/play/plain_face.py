"""What most games show of themselves in the same way: a face may be one of these and say what is different."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.i18n import Language, plain
from bot.ui.reply import ImageFile, Picture
from data.game_records import PostGame, PromptKind
from usecases.play.report import GameReport, Replay
from usecases.play.views import GameView


class PlainFace:
    """A game without board or proposals, whose scores tell its end, and in which nothing is noticed or judged."""

    def title(self, game: PostGame, language: Language, /) -> str:
        """Its name and number."""
        return plain(language, f"{game.kind}-title", {"game": game.id})

    def waiting_lines(self, _view: GameView, _language: Language, /) -> list[str]:
        """Only the seat on turn is waited for."""
        return []

    def picture(
        self, _view: GameView, _language: Language, _marks: Sequence[object] = (), /
    ) -> Picture | ImageFile | None:
        """There is no board."""
        return None

    def prompt_key(self, kind: PromptKind, /) -> str:
        """The texts of that name say it."""
        return str(kind)

    def prompt_terms(self, _view: GameView, _language: Language, /) -> str:
        """Nothing is proposed that need not be answered."""
        return ""

    def after_lines(self, _view: GameView, _language: Language, /) -> list[str]:
        """The scores say it all."""
        return []

    def after_pictures(self, _view: GameView, _language: Language, /) -> tuple[Picture, ...]:
        """The board says it all."""
        return ()

    def replay_pictures(self, _replay: Replay, _language: Language, /) -> tuple[Picture, ...]:
        """Without a board there is no film."""
        return ()

    def report_lines(self, _report: GameReport, _language: Language, /) -> list[str]:
        """Nothing is noticed: the engine allows no mistake."""
        return []

    def analysis_lines(
        self, _analysis: Mapping[str, Any], _names: Sequence[str], _language: Language, /
    ) -> list[str]:
        """There is no analysis."""
        return []

    def analysis_pictures(
        self, _analysis: Mapping[str, Any], _names: Sequence[str], _language: Language, /
    ) -> tuple[Picture | ImageFile, ...]:
        """The numbers are few."""
        return ()
