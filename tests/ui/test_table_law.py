"""Random positions of every game that is tapped, a few in CI and 10,000 of each in `make tables`."""

import os
from dataclasses import replace
from xml.etree import ElementTree as ET

import pytest

from tests.ui.table_law import GAMES, held

MANY = int(os.environ.get("POSITIONS", "10000"))


@pytest.mark.parametrize("kind", GAMES)
def test_all_is_said_by_taps_or_a_control_nothing_lights_in_vain_and_every_name_is_its_own(kind: str) -> None:
    counted = held(kind, 60, seed=21, every=7)
    assert counted["positions"] == 60
    assert counted["tapped"] > 100


@pytest.mark.parametrize("kind", GAMES)
def test_a_drawing_is_well_formed_whatever_people_are_called_and_carries_nothing_that_runs(kind: str) -> None:
    tapped, views = GAMES[kind]
    seen = next(views(3))
    names = ("<script>alert(1)</script>", "\"'&]]><g>", "العربية a", "名\u202e前")
    seats = tuple(replace(seat, name=name) for seat, name in zip(seen.seats, names, strict=False))
    shown = replace(seen, seats=seats)
    drawn = tapped.face.drawing(shown, "ja")
    assert kind == "catan" or "&lt;script&gt;" in drawn.drawing  # whose island names nobody
    for table in (drawn, *tapped.tables(shown, "ja")):
        ghosts = "".join(place.ghost for place in table.places)
        parts = list(ET.fromstring(f"<svg>{table.drawing}{ghosts}</svg>").iter())  # noqa: S314 - our own drawing
        assert {one.tag for one in parts} <= {"svg", "g", "path", "circle", "ellipse", "rect", "text"}
        assert not {name for one in parts for name in one.attrib} & {"style", "class", "href", "onclick"}


@pytest.mark.slow
@pytest.mark.parametrize("kind", GAMES)
def test_the_same_of_many_positions(kind: str) -> None:
    counted = held(kind, MANY, seed=1)
    print(kind, dict(counted))  # noqa: T201 - the figures
    assert counted["positions"] == MANY
