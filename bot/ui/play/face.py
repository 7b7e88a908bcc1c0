"""What a game shows of itself: `bot.ui.games.<game>` has a face, the only way in which the frame draws a game.

A face gets `GameView`s: what one seat, or everybody, may know. It never sees a state.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol, runtime_checkable

from bot.i18n import Language, Safe, plain
from bot.ui.play.screen import Screen
from bot.ui.reply import ImageFile, Picture
from data.game_records import PostGame, PromptKind
from engine.protocol import Json
from usecases.play.report import GameReport, Replay
from usecases.play.views import GameView, Witnessed


class GameFace(Protocol):
    """One game's title, signs, pictures, steps and words."""

    @property
    def marks(self) -> Sequence[str]:
        """The seats' signs in turn order: colour and number, so that nothing hangs on colour alone."""

    @property
    def has_hand(self) -> bool:
        """Whether a seat holds anything that only it may see."""

    def title(self, game: PostGame, language: Language, /) -> str:
        """What a game is called, as plain text."""

    def options_line(self, game: PostGame, language: Language, /) -> str:
        """What is played, for the lobby."""

    # The board for everybody

    def phase(self, view: GameView, language: Language, /) -> str:
        """What the seat on turn is about to do, after its name."""

    def waiting_lines(self, view: GameView, language: Language, /) -> list[str]:
        """Who else is waited for."""

    def table_lines(self, view: GameView, language: Language, /) -> list[str]:
        """The seats and what lies on the table, as everybody sees it."""

    def picture(
        self, view: GameView, language: Language, marks: Sequence[object] = (), /
    ) -> Picture | ImageFile | None:
        """The board as the view's seat sees it, with a screen's letters; None for a game without a board."""

    def after_lines(self, view: GameView, language: Language, /) -> list[str]:
        """What is worth telling of a finished game besides its scores."""

    def after_pictures(self, view: GameView, language: Language, /) -> tuple[Picture, ...]:
        """Pictures of a finished game besides the board."""

    # A player's own

    def hand_lines(self, view: GameView, language: Language, /) -> list[str]:
        """What the view's seat holds; nothing for watchers."""

    def screen(self, view: GameView, step: str, language: Language, /) -> Screen:
        """A step of the panel; the first one wherever the one asked for means nothing any more."""

    def prompt_key(self, kind: PromptKind, /) -> str:
        """Which text `card-<key>` says why a player is written to (`<kind>-card-…` or `game-card-…`)."""

    def prompt_terms(self, view: GameView, language: Language, /) -> str:
        """What is proposed (or answered, where the view's message is an `ANSWER`), and by whom.

        A phone shows the first line alone.
        """

    # Afterwards

    def analysis_lines(
        self, analysis: Mapping[str, Json], names: Sequence[str], language: Language, /
    ) -> list[str]:
        """The verdict of the game's `Analysis`, names without markup; nothing where it has none."""

    def analysis_pictures(
        self, analysis: Mapping[str, Json], names: Sequence[str], language: Language, /
    ) -> tuple[Picture | ImageFile, ...]:
        """What the verdict speaks of, at most nine pictures."""

    def log_lines(
        self, events: Witnessed, names: Sequence[str], language: Language, scenery: Json, /
    ) -> list[str]:
        """Events in short lines, names without markup; `scenery` is what `Rules.scenery` wrote."""

    def report_lines(self, report: GameReport, language: Language, /) -> list[str]:
        """The facts for a judge."""

    def replay_lines(self, replay: Replay, language: Language, /) -> list[str]:
        """What a replay says of its dice or cards."""

    def replay_pictures(self, replay: Replay, language: Language, /) -> tuple[Picture, ...]:
        """The whole game as a film, and whatever figures can be drawn of it."""


@runtime_checkable
class PreparedFace(Protocol):
    """A face whose pictures share something costly, drawn before anybody waits for it."""

    def prepare_pictures(self) -> None:
        """Draw what all boards share."""


@runtime_checkable
class SinceFace(Protocol):
    """A face that sums up what has changed since its reader's last turn."""

    def since_lines(self, view: GameView, language: Language, /) -> list[str]:
        """What the view's seat and its rivals openly gained and lost in `view.news`."""


_FACES: dict[str, GameFace] = {}


def register_face(kind: str, face: GameFace) -> None:
    """A game can be shown from now on; once more does no harm."""
    _FACES[kind] = face


def prepare_pictures() -> None:
    """Draw what the boards of each game share."""
    for face in _FACES.values():
        if isinstance(face, PreparedFace):
            face.prepare_pictures()


def opening_commands(language: Language) -> Safe:
    """The commands that open a game, `/catan new`, for a text that names what to do next."""
    return Safe(plain(language, "game-panel-comma").join(f"`/{kind} new`" for kind in _FACES))


def face_of(game: PostGame) -> GameFace:
    """The face of a game; `KeyError` where nobody registered it."""
    return _FACES[game.kind]


def face_for(kind: str) -> GameFace:
    """The face of this key."""
    return _FACES[kind]
