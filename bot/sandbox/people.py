"""The people of the demo server: an organizer, a judge, 23 players and an outsider, in two languages."""

from dataclasses import dataclass
from enum import StrEnum


class SandboxRole(StrEnum):
    """A person's role on the demo server."""

    ORGANIZER = "organizer"
    JUDGE = "judge"
    PLAYER = "player"
    OUTSIDER = "outsider"


@dataclass(frozen=True, slots=True)
class SandboxPerson:
    """One person: the account's handle, the name shown, the part and the language of their Discord client."""

    handle: str
    name: str
    part: SandboxRole
    locale: str


def _players(locale: str, *people: tuple[str, str]) -> tuple[SandboxPerson, ...]:
    return tuple(SandboxPerson(handle, name, SandboxRole.PLAYER, locale) for handle, name in people)


ORGANIZER = SandboxPerson("mori_hall", "森 かおる", SandboxRole.ORGANIZER, "ja")
JUDGE = SandboxPerson("judge_okada", "Okada Rin", SandboxRole.JUDGE, "ja")
OUTSIDER = SandboxPerson("passerby", "Sam Visitor", SandboxRole.OUTSIDER, "en-US")

PLAYERS = (
    *_players(
        "ja",
        ("haruka", "はるか"),
        ("sato_ken", "佐藤 健"),
        ("yuki_n", "中村ゆき"),
        ("tetsu", "てつ"),
        ("mizuki", "水城みなと"),
        ("kohei", "小林航平"),
        ("sora", "そら"),
        ("nana_y", "山田なな"),
        ("daichi", "大地"),
        ("ayame", "あやめ"),
        ("ryota", "高橋涼太"),
        ("hinata", "ひなた"),
    ),
    *_players(
        "en-US",
        ("olivia", "Olivia Marsh"),
        ("ben_t", "Ben Thornton"),
        ("priya", "Priya Nair"),
        ("lukas", "Lukas Weber"),
        ("maeve", "Maeve O'Connor"),
        ("diego", "Diego Alvarez"),
        ("ingrid", "Ingrid Solberg"),
        ("noah_k", "Noah Kim"),
        ("chloe", "Chloé Laurent"),
        ("tomasz", "Tomasz Zielinski"),
        ("zara", "Zara Hughes"),
    ),
)

PEOPLE = (ORGANIZER, JUDGE, *PLAYERS, OUTSIDER)
