"""Buttons and lines that many steps of a panel share."""

from bot.ui.game.scene import Scene, Words
from bot.ui.game.screen import RED, Press, Screen


def own_buttons() -> tuple[Press, ...]:
    """What a player may do at any time."""
    return (Press("?orders", "orders", emoji="📋"), Press("?judge", "judge", emoji="🧑‍⚖️"))


def back(words: str = "?") -> Press:
    """To another step, the first one if none is named."""
    return Press(words, "back", emoji="◀️")


def judge(scene: Scene, _words: Words) -> Screen:
    """A question first: the call stops everybody's game."""
    call = Press("=judge", "call-judge", style=RED)
    return Screen((scene.say("judge-sure"),), (), (call, back()))


def waiting(scene: Scene) -> Screen:
    """Nothing to decide now; for whom the game waits, as everybody can see."""
    turn = scene.view.turn
    owing = [seat for seat, cards in enumerate(turn.owed) if cards] or [turn.player]
    names = scene.label("comma").join(scene.name(seat) for seat in owing)
    return Screen((scene.say("waiting", names=names),), (), own_buttons())


def paused(scene: Scene) -> Screen:
    """A judge holds the game, or is called; orders can still be changed, and the own call taken back."""
    orders = Press("?orders", "orders", emoji="📋")
    by = scene.seen.game.called_by
    caller = next((seat for seat in scene.seen.seats if by and seat.user_id == by), None)
    if caller is None:
        return Screen((scene.say("paused"),), (), (orders,))
    if caller.number != scene.seat:
        return Screen((scene.say("called", name=caller.name),), (), (orders,))
    return Screen((scene.say("called-own"),), (), (Press("", "take-call-back", verb="game-resume"), orders))


def resigned(scene: Scene) -> Screen:
    """The seat is the house's to play."""
    return Screen((scene.say("resigned"),))


def over(scene: Scene) -> Screen:
    """Who has won, and everybody's points."""
    result = scene.view.result
    if result is None:
        return Screen((scene.say("over"),))
    line = scene.say("over")
    if result.winner is not None:
        line = scene.say(
            "over-won" if result.winner == scene.seat else "over-lost", name=scene.name(result.winner)
        )
    ranked = sorted(range(len(result.recorded)), key=lambda seat: (-result.recorded[seat], seat))
    scores = (scene.say("over-score", name=scene.name(seat), points=result.recorded[seat]) for seat in ranked)
    return Screen((line, *scores))
