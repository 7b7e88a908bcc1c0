"""The seating of a round to print: a card for each table, with room for scores and a signature."""

from html import escape

from bot.i18n import Language, plain
from bot.ui.pictures.seating import table_title
from bot.ui.reply import Picture
from data.records import Person
from usecases.show.round import RoundView, SeatedTable

_PAIR = 2
_STYLE = """
@page { size: A4; margin: 12mm }
* { box-sizing: border-box }
body { font: 12pt "BIZ UDPGothic", "Hiragino Sans", "Yu Gothic", "Noto Sans CJK JP", sans-serif }
body { margin: 0; color: #000 }
h1 { font-size: 16pt; margin: 0 0 6mm }
main { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm }
article { border: 0.5mm solid #000; border-radius: 2mm; padding: 4mm; break-inside: avoid }
h2 { font-size: 22pt; margin: 0 0 3mm }
table { width: 100%; border-collapse: collapse }
th, td { border: 0.2mm solid #666; padding: 1.5mm 2mm; text-align: left; overflow-wrap: anywhere }
th { font-weight: normal; font-size: 9pt }
.seat { width: 9mm; text-align: center } .score { width: 18mm }
p { font-size: 10pt; margin: 3mm 0 0 }
@media screen { body { max-width: 210mm; margin: 8mm auto; padding: 0 4mm } }
"""


def seating_sheet(view: RoundView, language: Language) -> Picture:
    """A page that prints well from any browser; it needs nothing but itself."""
    words: dict[str, str | int] = {
        "round": view.round.number,
        "stage": view.round.stage,
        "event": view.event.name,
    }
    heading = plain(language, "sheet-title", words)
    cards = "\n".join(_card(table, language) for table in view.tables)
    page = (
        f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(heading)}</title>\n<style>{_STYLE}</style>\n"
        f"<h1>{escape(heading)}</h1>\n<main>\n{cards}\n</main>\n</html>\n"
    )
    return Picture(f"seating-{view.round.number}.html", page.encode(), heading)


def _card(seated: SeatedTable, language: Language) -> str:
    if len(seated.people) == 1:
        title = table_title(seated, language)
        return f"<article><h2>{escape(title)}</h2>{escape(seated.people[0].name)}</article>"
    title = table_title(seated, language)
    words = [
        plain(language, key) for key in ("sheet-seat", "export-player", "sheet-score", "sheet-signature")
    ]
    head = "".join(f"<th>{escape(word)}</th>" for word in words)
    rows = "".join(_row(seat, person) for seat, person in enumerate(seated.people, 1))
    ended = escape(plain(language, "sheet-ended")) if len(seated.people) > _PAIR else ""
    return f"<article><h2>{escape(title)}</h2><table><tr>{head}</tr>{rows}</table><p>{ended}</p></article>"


def _row(seat: int, person: Person) -> str:
    name = escape(person.name)
    return f'<tr><td class="seat">{seat}</td><td>{name}</td><td class="score"></td><td></td></tr>'
