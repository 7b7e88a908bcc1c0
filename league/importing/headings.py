"""What a column's heading says that it holds: the words of spreadsheets, forms and tournament programs.

A heading that somebody wrote as a question is known by its words, one of a program by its whole text. What names a
person otherwise than they are listed (a club, a guardian, how a name is read) is known too, so that it is not taken.
"""

import re
import unicodedata
from enum import StrEnum
from typing import Final, NamedTuple


class Meaning(StrEnum):
    """What a column holds."""

    NAME = "name"
    FIRST = "first_name"
    LAST = "last_name"
    DISCORD_ID = "discord_id"
    USER_NAME = "user_name"
    CLASS = "class"
    SEED = "seed"
    RATING = "rating"
    TEAM = "team"


class HeadingKind(StrEnum):
    """What a heading can say; DISCORD is a number or a user name, ID and ACCOUNT may be any program's own."""

    NAME = "name"
    FIRST = "first"
    LAST = "last"
    HANDLE = "handle"
    TAG = "tag"
    REAL = "real"
    DISCORD = "discord"
    ID = "id"
    ACCOUNT = "account"
    CLASS = "class"
    SEED = "seed"
    RATING = "rating"
    TEAM = "team"
    OTHER = "other"


class SaidHeading(NamedTuple):
    """What a heading says, and whether its whole text says just that (2) or only words in it (1)."""

    kind: HeadingKind
    certainty: int


_SURE, _LIKELY = 2, 1
_EXACT: Final = {
    HeadingKind.NAME: (
        "name|names|player|players|player name|players name|playername|participant|participants|participant name"
        "|full name|fullname|your name|your full name|name of player|name of participant|entrant|entrants|attendee"
        "|competitor|contestant|名前|お名前|氏名|ご氏名|名|参加者|参加者名|参加者氏名|参加者一覧|参加者名簿|参加者リスト"
        "|選手|選手名|プレイヤー|プレイヤー名|プレーヤー|プレーヤー名|エントリー名|登録名|spieler|spielername|teilnehmer"
        "|wie heißt du|wie heisst du|nom|имя|фио|игрок|участник|玩家"
        "|teilnehmerin|teilnehmername|teilnehmer/in|nom complet|nombre completo|joueur|jugador|nome|이름|성명|姓名"
    ),
    HeadingKind.HANDLE: (
        "short gamertag|nickname|nick|nick name|handle|handle name|display name|displayname"
        "|screen name|alias|player tag|ハンドルネーム|ハンドル名|ハンドル|ニックネーム|表示名"
        "|hn|spitzname|pseudo|닉네임|昵称|ник|ign|ingamename|players.ingamename|in game name|in-game name|ingame name"
        "|プレイヤーネーム|プレーヤーネーム|エントリーネーム|ペンネーム|pn"
    ),
    HeadingKind.REAL: "real name|realname|legal name|本名|実名|klarname|bürgerlicher name",
    HeadingKind.TAG: "gamertag|gamer tag|tag",
    HeadingKind.FIRST: (
        "first name|firstname|first|given name|given names|forename|vorname|rufname|prénom|prenom|imię|imie"
        "|下の名前|名（名前）"
        "|your first name|nombre|nombres"
    ),
    HeadingKind.LAST: (
        "last name|lastname|last|surname|family name|familyname|nachname|familienname|zuname|nom de famille"
        "|姓|氏|名字|苗字"
        "|your last name|apellido|apellidos|cognome|nazwisko|фамилия"
    ),
    HeadingKind.DISCORD: (
        "discord|discord id|discordid|discord user id|discord user|discord username|discord user name|discord name"
        "|discord tag|discord handle|discord account|discord nickname|ディスコード|ディスコードid|ディスコード名"
        "|discord名|discordユーザー名|discordユーザーid|discordアカウント|discord-name|discord-id"
        "|디스코드|디스코드 아이디|дискорд"
    ),
    HeadingKind.ID: "id|user id|userid|player id|ユーザーid|ユーザid|member id|snowflake",
    HeadingKind.ACCOUNT: "username|user name|user|login|account"
    "|ユーザー名|ユーザ名|アカウント|アカウント名|benutzername",
    HeadingKind.CLASS: "class|handicap|klasse|spielklasse|クラス|級位|級"
    "|ハンデ|ハンデキャップ|handicap class|ハンデクラス",
    HeadingKind.SEED: (
        "seed|seeding|seed number|seed no|seed #|initial seed|phase seed|sno|start no|start number|starting number"
        "|starting rank|startnr|start nr|startnummer|setzplatz|setznummer|setzliste|setzung|シード|シード順|シード順位"
        "|シード番号|第シード"
    ),
    HeadingKind.RATING: (
        "rating|ratings|rtg|rtgi|rtgn|rtg i|rtg n|elo|elo rating|rating elo|elo zahl"
        "|eloi|elon|elo i|elo n|spielstärke|рейтинг|레이팅|fide rating|fide elo|twz|dwz|nwz"
        "|wertungszahl|rating points|current rating|レーティング|レート|rate|レイティング|現在レート|イロレーティング"
        "|glicko|glicko2|glicko rating|mmr|等级分|積分"
    ),
    HeadingKind.TEAM: "team|team name|teamname|mannschaft|チーム|チーム名|団体名|équipe|equipe|equipo|squadra|팀|팀명",
    HeadingKind.OTHER: (
        "no|nr|number|rank|rk|#|番号|順位|位|fed|title|titel|sex|age|bdld|land|typ|gr|pts|points|timestamp|day|date|time"
        "|country|flag|city|state|table|board|result|results|white|black|round|score|brett|tisch|weiß|schwarz"
        "|ergebnis|runde|結果|先手|後手|卓|status|prefix|paid|fideid|fide id|fide-id|elo id|seat|mail|email"
    ),
}
_KNOWN: Final = {word: kind for kind, words in _EXACT.items() for word in words.split("|")}
_OTHER: Final = re.compile(
    r"e ?mail|メール|time ?stamp|タイムスタンプ|zeitstempel|phone|telephone|telefon|電話|address|adresse|住所|郵便"
    r"|check(ed)? ?-?in|チェックイン|\bteam|チーム|\bclub|verein|クラブ名|所属|サークル"
    r"|partner|opponent|gegner|対戦相手"
    r"|parent|guardian|保護者|emergency|緊急|referr|紹介|tournament|turnier|event name|大会名|イベント名|備考"
    r"|remark|note"
    r"|comment|bemerkung|コメント|一言|federation|国籍|gender|geschlecht|性別|birth|geburt|生年|年齢|フリガナ|ふりがな"
    r"|よみがな|よみ$|読み|^カナ|\(カナ\)|kana\b|furigana|reading of|pronunciation|pronoun|url|twitter|\bline\b|twitch"
    r"|challonge|lichess|chess\.com|steam|bga|board ?game ?arena"
    r"|slug|short slug|placement|final rank|score|得点|戦績|勝点|経験|希望|支払|paid|payment|fee\b|参加費|日程|曜日|day"
    r"|group|組$|テーブル|stream|venue|会場|何人|how many|when\b|where\b|why\b|はい/いいえ|allerg|shirt"
)
_DISCORD: Final = ("discord", "ディスコード", "디스코드", "дискорд")
_NOT_DISCORD: Final = re.compile(
    r"are you|have you|do you (want|agree|have)|joined|join the|サーバーに|参加して|参加し?て?い|同意|server"
)
_PEOPLE: Final = re.compile(
    r"\bname\b|名前|氏名|参加者|選手|プレイヤー|プレーヤー|\bplayer\b|\bparticipant\b|spieler|teilnehmer"
)
_WORDS: Final = (
    (HeadingKind.REAL, re.compile(r"\b(real|legal) name\b|本名|実名|klarname")),
    (HeadingKind.FIRST, re.compile(r"\b(first|given) name\b|vorname|下の名前|名（めい）")),
    (HeadingKind.LAST, re.compile(r"\b(last|family) name\b|\bsurname\b|nachname|familienname|苗字|名字")),
    (HeadingKind.HANDLE, re.compile(r"nick ?name|\bhandle\b|in-?game ?name|\bign\b|display name")),
    (HeadingKind.HANDLE, re.compile(r"ハンドル|ニックネーム|表示名")),
    (HeadingKind.TAG, re.compile(r"gamer ?tag")),
    (HeadingKind.SEED, re.compile(r"\bseed\b|シード")),
    (HeadingKind.RATING, re.compile(r"\brating\b|\belo\b|spielstärke|レーティング")),
    (HeadingKind.ACCOUNT, re.compile(r"\buser ?name\b|ユーザー?名")),
    (HeadingKind.NAME, _PEOPLE),
)  # fmt: skip
_TITLE: Final = re.compile(
    r"(参加者|出場者|出席者|選手|メンバー|participants|players|entrants|attendees|members|teilnehmer|spieler)"
    r" ?(一覧|リスト|名簿|list|liste)?[\s\d名人/:()]*"
)
"""What stands above a list that has no other heading: "Participants (12)"."""
_NOTE: Final = re.compile(r"[(（\[【<].*?[)）\]】>]")
_READING: Final = re.compile(r"フリガナ|ふりがな|カナ|かな|よみ|読み|furigana|kana|reading")
_LONGEST: Final = 120
_ENDS: Final = " .:：*?？!！-‐・\"'＊※"
_APOSTROPHES: Final = re.compile(r"[’'`]s\b")


_SHOWN: Final = re.compile(
    r"表示され|表示名|対戦表|順位表|呼ばれたい|displayed|shown|standings|pairings|bracket"
)


def is_for_all(heading: str) -> bool:
    """Whether a heading says that this is the name which everybody will read."""
    return bool(_SHOWN.search(unicodedata.normalize("NFKC", heading[:_LONGEST]).casefold()))


def said_by(heading: str) -> SaidHeading | None:
    """What a heading says, None for text that no heading has.

    Source: house
    """
    whole = _plain(heading)
    if _READING.search("".join(_NOTE.findall(unicodedata.normalize("NFKC", heading)))):
        return SaidHeading(HeadingKind.OTHER, _LIKELY)
    core = _plain(_NOTE.sub(" ", whole)) or whole
    kind = _KNOWN.get(core) or _KNOWN.get(whole) or _KNOWN.get(whole.replace(" ", ""))
    if not kind and _TITLE.fullmatch(whole):
        kind = HeadingKind.NAME
    if kind:
        return SaidHeading(kind, _SURE)
    if any(name in whole for name in _DISCORD):
        return SaidHeading(HeadingKind.OTHER if _NOT_DISCORD.search(whole) else HeadingKind.DISCORD, _SURE)
    if _OTHER.search(whole):
        return SaidHeading(HeadingKind.OTHER, _LIKELY)
    return next((SaidHeading(kind, _LIKELY) for kind, words in _WORDS if words.search(core)), None)


def _plain(heading: str) -> str:
    """Lower case of usual width; what sets words apart is a space, what ends a heading is nothing."""
    text = unicodedata.normalize("NFKC", heading[:_LONGEST]).casefold().replace("_", " ")
    return " ".join(_APOSTROPHES.sub("", text).split()).strip(_ENDS)
