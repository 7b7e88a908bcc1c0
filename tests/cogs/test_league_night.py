"""A whole league night, from signup to the archive, as organizer, judge and players live it."""

from fractions import Fraction

import pytest

from data.records import PostKind
from league.regulations import PROFILES
from league.round import TableStatus
from league.standings import standings
from tests.support.night import Night, said, shown
from tests.support.rounds import the_event
