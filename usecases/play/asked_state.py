"""A state of a game, of which the rules are asked each thing once, however many want to know it."""

from collections.abc import Sequence
from functools import cached_property

from engine.protocol import Awaited, Clock, Outcome, Seat
from usecases.play.registry import Action, HostRules, State, View


class AskedState:
    """The state, and what the rules say of it; nothing is asked before it is wanted."""

    def __init__(self, rules: HostRules, state: State) -> None:
        """A state never changes: what follows it is another one."""
        self._rules = rules
        self.state = state
        self._views: dict[Seat | None, View] = {}
        self._legal: dict[Seat, Sequence[Action]] = {}

    @cached_property
    def awaited(self) -> tuple[Awaited, ...]:
        """Who is waited for."""
        return self._rules.awaited(self.state)

    @cached_property
    def clock(self) -> Clock:
        """How far the game is."""
        return self._rules.clock(self.state)

    @cached_property
    def outcome(self) -> Outcome | None:
        """Its end, None while it goes on."""
        return self._rules.outcome(self.state)

    def view_of(self, seat: Seat | None) -> View:
        """What this seat may know."""
        if seat not in self._views:
            self._views[seat] = self._rules.view(self.state, seat)
        return self._views[seat]

    def legal_for(self, seat: Seat) -> Sequence[Action]:
        """What this seat may do."""
        if seat not in self._legal:
            self._legal[seat] = self._rules.legal(self.state, seat)
        return self._legal[seat]
