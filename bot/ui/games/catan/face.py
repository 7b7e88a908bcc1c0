"""Catan's face, put together from its rooms."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from bot.i18n import Language, Param, Safe, text
from bot.ui.games.catan.analysis import analysis_lines, analysis_pictures
from bot.ui.games.catan.board_lines import island_lines, seat_lines, table_lines
from bot.ui.games.catan.cards import cards_words
from bot.ui.games.catan.end_lines import end_lines
from bot.ui.games.catan.hand import hand_lines
from bot.ui.games.catan.log import log_lines
from bot.ui.games.catan.marks import MARKS
from bot.ui.games.catan.offer_words import answer_lines
from bot.ui.games.catan.pictures.board import Mark, board_picture
from bot.ui.games.catan.pictures.board_base import sea
from bot.ui.games.catan.pictures.replay import replay_animation
from bot.ui.games.catan.report_lines import report_lines
from bot.ui.games.catan.scene import scene_of
from bot.ui.games.catan.seen import dice_of, told_of, view_of
from bot.ui.games.catan.since import since_lines
from bot.ui.games.catan.steps import screen_of
from bot.ui.games.catan.table import drawing, meant, table
from bot.ui.listed import listed
from bot.ui.pictures.histogram import dice_histogram
from bot.ui.play.lobby import who
from bot.ui.play.plain_face import PlainFace
from bot.ui.play.screen import Screen
from bot.ui.play.table_face import Tap, TapTable
from bot.ui.reply import ImageFile, Picture
from data.game_records import PostGame, PromptKind
from engine.catan.codecs import LAYOUT
from engine.catan.events import Event
from engine.catan.options import CatanOptions
from engine.catan.report import GameFacts, dice_rolls
from usecases.play.registry import options_of
from usecases.play.report import GameReport, Replay
from usecases.play.views import GameView, Witnessed


class CatanFace(PlainFace):
    """Island, hands, trades and robbers."""

    marks = MARKS
    has_hand = True

    def options_line(self, game: PostGame, language: Language) -> str:
        """Board, rule set, hours for a turn."""
        options = cast("CatanOptions", options_of(game))
        params: dict[str, Param] = {
            "board": Safe(text(language, f"choice-catan-board-{options.board}")),
            "rules": Safe(text(language, f"choice-catan-rules-{options.profile.name}")),
            "hours": game.turn_hours,
            "house": Safe(text(language, f"choice-catan-house-{options.house}")),
        }
        words = text(language, "catan-lobby-options", params)
        shared = text(language, "catan-island-shared") if options.island else ""
        return f"{words}\n{shared}" if shared else words

    def phase(self, view: GameView, language: Language) -> str:
        """What the turn waits for."""
        board = view_of(view)
        return (
            text(language, f"catan-phase-{board.turn.phase.name.lower().replace('_', '-')}") if board else ""
        )

    def waiting_lines(self, view: GameView, language: Language) -> list[str]:
        """Who must discard."""
        board = view_of(view)
        owing = [seat for seat, cards in enumerate(board.turn.owed) if cards] if board else []
        names = Safe(listed((who(view, seat, language) for seat in owing), language))
        return [text(language, "catan-post-discards", {"names": names})] if owing else []

    def table_lines(self, view: GameView, language: Language) -> list[str]:
        """Seats, bank, robber, offers."""
        board = view_of(view)
        return [*seat_lines(view, board, language), "", *table_lines(view, board, language)] if board else []

    def picture(
        self, view: GameView, language: Language, marks: Sequence[object] = ()
    ) -> Picture | ImageFile | None:
        """The island."""
        board = view_of(view)
        letters, last = cast("Sequence[Mark]", marks), told_of(view.last)
        return board_picture(board, view.names, language, letters, last, dice_of(view)) if board else None

    def prepare_pictures(self) -> None:
        """Draw the sea, the same under every island."""
        sea()

    def after_lines(self, view: GameView, language: Language) -> list[str]:
        """Points by kind, cards, dice."""
        return end_lines(view, language)

    def after_pictures(self, view: GameView, language: Language) -> tuple[Picture, ...]:
        """How often which sum was rolled."""
        rolls = dice_rolls(told_of(view.news))
        return (dice_histogram(rolls, language),) if rolls else ()

    def since_lines(self, view: GameView, language: Language) -> list[str]:
        """Cards that came and went."""
        return since_lines(view, language)

    def hand_lines(self, view: GameView, language: Language) -> list[str]:
        """Cards, points, pieces."""
        return hand_lines(view, language)

    def screen(self, view: GameView, step: str, language: Language) -> Screen:
        """A step of the panel."""
        scene = scene_of(view, language)
        return screen_of(scene, step) if scene else Screen()

    def drawing(self, view: GameView, language: Language, marks: Sequence[object] = ()) -> TapTable | None:
        """The island for a page."""
        return drawing(view, language, cast("Sequence[Mark]", marks))

    def table(self, view: GameView, step: str, language: Language) -> TapTable | None:
        """The island to be tapped; most further steps are the panel's."""
        return table(view, step, language)

    def meant(self, view: GameView, chosen: Sequence[str], language: Language) -> tuple[Tap, ...]:
        """Offers and discards are many."""
        return meant(view, chosen, language)

    def prompt_key(self, kind: PromptKind) -> str:
        """Replies are discards."""
        return "discard" if kind is PromptKind.REPLY else str(kind)

    def prompt_terms(self, view: GameView, language: Language) -> str:
        """All open offers; for whoever proposed, what has been said to them."""
        board = view_of(view)
        if board and view.card and view.card.kind is PromptKind.ANSWER:
            return "".join(f"\n{line}" for line in answer_lines(view, board, language))
        terms: list[dict[str, Param]] = [
            {
                "name": view.names[board.turn.player],
                "give": Safe(cards_words(one.give, language)),
                "want": Safe(cards_words(one.want, language)),
            }
            for one in (board.offers if board else ())
            if board
        ]
        return "".join(f" {text(language, 'catan-card-terms', one)}" for one in terms)

    def log_lines(
        self,
        events: Witnessed,
        names: Sequence[str],
        language: Language,
        scenery: Any,  # noqa: ANN401 - JSON
    ) -> list[str]:
        """Where things were built is said where the island is known."""
        layout = LAYOUT.read(dict(scenery)) if scenery else None
        return log_lines(told_of(events), names, language, layout)

    def analysis_lines(
        self, analysis: Mapping[str, Any], names: Sequence[str], language: Language
    ) -> list[str]:
        """Luck, income, turning points, trades."""
        return analysis_lines(analysis, names, language)

    def analysis_pictures(
        self, analysis: Mapping[str, Any], names: Sequence[str], language: Language
    ) -> tuple[Picture | ImageFile, ...]:
        """The chances turn by turn, and the boards of the turning points."""
        return analysis_pictures(analysis, names, language)

    def report_lines(self, report: GameReport, language: Language) -> list[str]:
        """Trades, robberies, gifts, help for a leader."""
        return report_lines(cast("GameFacts", report.facts), report.names, language)

    def replay_lines(self, replay: Replay, language: Language) -> list[str]:
        """How many rolls, and their mean."""
        rolls = cast("GameFacts", replay.report.facts).rolls
        mean = f"{sum(rolls) / len(rolls):.2f}" if rolls else "–"
        options = cast("CatanOptions", replay.log.options)
        dice = text(language, "catan-replay-dice", {"rolls": len(rolls), "mean": mean})
        return [dice, *island_lines(options, language)]

    def replay_pictures(self, replay: Replay, language: Language) -> tuple[Picture, ...]:
        """The film, and the histogram of the dice."""
        log, rolls = replay.log, cast("GameFacts", replay.report.facts).rolls
        options, events = cast("CatanOptions", log.options), cast("tuple[Event, ...]", log.events)
        film = replay_animation(options, log.seats, events, replay.report.names, language)
        return (film, dice_histogram(rolls, language)) if rolls else (film,)
