"""The world championship: the rulings of 2022 with the format of 2024."""

from dataclasses import replace

from league.regulations.catan_japan import CATAN_JAPAN
from league.regulations.profile import CutBand, Sources, Titles
from league.regulations.terms import CutFormat, RobberTalk, TimeUp

CATAN_WORLD = replace(
    CATAN_JAPAN,
    name="catan-world",
    version="2022 rulings, 2024 format",
    titles=Titles(ja="カタン世界大会ルール", en="Catan World Championship rules"),
    time_up=TimeUp.NEVER,  # cwc/3.0.2-note
    placement_seconds=None,  # cwc/3.0.2-note
    play_seconds=None,  # cwc/3.0.2-note
    robber_talk=RobberTalk.TALK,  # cwc/3.0.2-robber-talk
    discards_public=False,  # house: the rulings of 2022 ask for no showing
    minimum_players=12,  # house: format of 2024
    cut_bands=(  # house: format of 2024
        CutBand(12, CutFormat.FINAL),
        CutBand(16, CutFormat.SEMIFINAL_OPTIONAL),
        CutBand(29, CutFormat.SEMIFINAL),
    ),
    sources=Sources(
        winner="cwc/3.0.12",
        winner_score="cwc/3.0.12",
        time_up="cwc/3.0.2-note",
    ),
)
