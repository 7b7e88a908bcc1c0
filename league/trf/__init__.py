"""TRF, the tournament report of FIDE: read, written, and paired on from."""

from league.trf.field import TrfFile, parse_trf, played_rounds, trf_field
from league.trf.report import (
    TrfGame,
    TrfPlayer,
    TrfReport,
    is_trf,
    players_in,
    read_trf,
    write_trf,
)

__all__ = [
    "TrfFile",
    "TrfGame",
    "TrfPlayer",
    "TrfReport",
    "is_trf",
    "parse_trf",
    "played_rounds",
    "players_in",
    "read_trf",
    "trf_field",
    "write_trf",
]
