"""What Catan's steps share: for whom the game waits."""

from bot.ui.games.catan.scene import Scene
from bot.ui.play import rest
from bot.ui.play.screen import Screen


def waiting(scene: Scene) -> Screen:
    """Nothing to decide now; for whom the game waits, as everybody can see."""
    turn = scene.view.turn
    owing = [seat for seat, cards in enumerate(turn.owed) if cards] or [turn.player]
    return rest.waiting([scene.name(seat) for seat in owing], scene.language)
