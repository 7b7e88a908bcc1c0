"""The seeds of a bracket, from everything that is fixed when it is drawn."""

from league.brackets import kept_apart
from league.ids import PlayerId
from league.seating.chance import Chance
from usecases.round.pairing_input import PairingInput


def seeds_for(basis: PairingInput) -> tuple[PlayerId, ...]:
    """Whom the seeding puts first, then all others by lot; pairs that should not meet stay apart at first.

    The lot is a shuffle by the round's number in the order of entry, so that everybody can draw it again.
    Source: house
    """
    first = tuple(player for player in basis.seeded if player in basis.players)
    rest = tuple(player for player in basis.players if player not in first)
    return kept_apart((*first, *Chance(basis.seed).shuffled(rest)), basis.apart)
