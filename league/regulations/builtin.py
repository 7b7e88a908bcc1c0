"""The profiles that come with the program."""

from collections.abc import Mapping
from types import MappingProxyType

from league.regulations.backgammon_jba import BACKGAMMON_JBA
from league.regulations.catan_germany import CATAN_GERMANY
from league.regulations.catan_japan import CATAN_JAPAN
from league.regulations.catan_world import CATAN_WORLD
from league.regulations.ikebukuro import IKEBUKURO
from league.regulations.profile import Profile
from league.regulations.rivals import RIVALS

PROFILES: Mapping[str, Profile] = MappingProxyType(
    {
        profile.name: profile
        for profile in (CATAN_JAPAN, CATAN_WORLD, IKEBUKURO, CATAN_GERMANY, BACKGAMMON_JBA, RIVALS)
    }
)
